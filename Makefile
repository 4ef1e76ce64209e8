# Everything a developer or a teacher types. `make` alone lists it.

PORT ?= 8866
# More for pytest: `make test ARGS="-k water"`.
ARGS ?=
# Two more than cores: a test in the browser waits for half of its time.
WORKERS ?= $(shell expr $$(nproc 2>/dev/null || echo 2) + 2)
# Not every choice has tests of every kind: pytest calls that 5.
OR_NONE := $(if $(ARGS),|| test $$? -eq 5)
VENV := .venv
BIN := $(VENV)/bin

# The first Python that really starts and is new enough: a pyenv shim may exist without its Python.
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$python -c '$(NEW_ENOUGH)' 2>/dev/null && echo $$python && break; done)

# Containers often forbid Python to keep what it has compiled. Then every kernel, worker and run compiles all of it anew:
# a third of the time of a page, and seven seconds for each worker of the tests.
export PYTHONDONTWRITEBYTECODE :=

# What is installed: the environment grows by layers, each from a lock of its own.
APP := $(VENV)/.has-app
LAB := $(VENV)/.has-lab
ALL := $(VENV)/.has-all
BENCH := $(VENV)/.has-bench

.DEFAULT_GOAL := help
.PHONY: help app lab watch install test test-long test-pythons browser postgres check format hooks bench pictures \
	build lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

app: $(APP) ## serve the app on http://127.0.0.1:8866 (PORT=… for another port)
	@$(BIN)/python -m widgets.app --port $(PORT)

lab: $(LAB) ## open the notebooks in JupyterLab
	$(BIN)/jupyter lab --notebook-dir notebooks $(if $(filter 0,$(shell id -u)),--allow-root)

watch: $(ALL) ## serve the app and start it anew when a source changes; open pages reload by themselves
	$(BIN)/watchfiles "$(BIN)/python -m widgets.app --port $(PORT) --pool 0" tutor widgets notebooks

install: $(ALL) ## install all that work on Vendange needs into .venv; does nothing when it is up to date

test: $(ALL) browser postgres ## all tests but the long ones (ARGS="-k water": only some)
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not long and not timing" $(ARGS) $(OR_NONE)
	$(BIN)/pytest -m timing $(ARGS) $(OR_NONE)

test-long: $(ALL) browser postgres ## the tests that take minutes
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m long $(ARGS) $(OR_NONE)

test-pythons: $(ALL) browser ## the tests that may differ, on every other Python that is present
	$(BIN)/nox $(if $(ARGS),-- $(ARGS))

browser: ## make sure of Debian's Chromium, which the browser tests drive
	@scripts/ensure-browser

postgres: ## make sure of Debian's PostgreSQL, on which learners' progress is tested
	@scripts/ensure-postgres

check: $(ALL) ## style, format and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(ALL) ## let ruff put imports and layout in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

hooks: $(ALL) ## let git ask `make check` before every commit
	$(BIN)/pre-commit install

bench: $(BENCH) ## measure the engines and the search, and their peers on the same machine
	$(BIN)/python -m benchmarks

pictures: $(ALL) browser ## take the pictures of the README from the running app
	$(BIN)/python scripts/pictures

build: $(ALL) ## make the wheel and the source package in dist/
	$(BIN)/python -m build --no-isolation

lock: ## resolve every dependency anew and write the lock files
	@PYTHON="$(PYTHON)" scripts/lock

clean: ## remove the environment, caches and build products
	rm -rf $(VENV) build dist .nox .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(APP): requirements-app.lock pyproject.toml scripts/install
$(LAB): requirements-lab.lock $(APP)
$(ALL): requirements.lock $(APP)
$(BENCH): requirements-bench.lock $(ALL)

$(VENV)/.has-%:
	@test -n "$(PYTHON)" || { echo "Vendange needs Python 3.11 or newer (python3 on the PATH)."; exit 1; }
	PYTHON="$(PYTHON)" scripts/install $<
	@touch $@
