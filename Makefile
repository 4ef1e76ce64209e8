# Everything a developer or a teacher types. `make` alone lists it.

PORT ?= 8866
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.installed
BENCH_READY := $(VENV)/.installed-bench
LOCK := requirements.lock
BENCH_LOCK := requirements-bench.lock
PIP := $(BIN)/python -m pip --disable-pip-version-check

# The first Python that really starts and is new enough: a pyenv shim may exist without its Python.
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$python -c '$(NEW_ENOUGH)' 2>/dev/null && echo $$python && break; done)

.DEFAULT_GOAL := help
.PHONY: help install app lab test test-long browser postgres check format bench pictures lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: $(READY) ## make .venv from the lock; does nothing when it is up to date

$(READY): $(LOCK) pyproject.toml
	@test -n "$(PYTHON)" || { echo "Vendange needs Python 3.11 or newer (python3 on the PATH)."; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install --quiet --no-deps --requirement $(LOCK)
	$(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

app: $(READY) ## serve the app on http://127.0.0.1:8866 (PORT=… for another port)
	@$(BIN)/python -m widgets.app --port $(PORT)

lab: $(READY) ## open the notebooks in JupyterLab
	$(BIN)/jupyter lab --notebook-dir notebooks $(if $(filter 0,$(shell id -u)),--allow-root)

test: $(READY) browser postgres ## all tests but the long ones
	$(BIN)/pytest -n 2 -m "not long and not timing"
	$(BIN)/pytest -m timing

test-long: $(READY) browser ## the tests that take minutes
	$(BIN)/pytest -n 2 -m long || test $$? -eq 5

browser: ## make sure of Debian's Chromium, which the browser tests drive
	@scripts/ensure-browser

postgres: ## make sure of Debian's PostgreSQL, on which learners' progress is tested
	@scripts/ensure-postgres

check: $(READY) ## style, format and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(READY) ## let ruff put imports and layout in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(BENCH_READY) ## measure the engines and the search, and their peers on the same machine
	$(BIN)/python -m benchmarks

$(BENCH_READY): $(READY) $(BENCH_LOCK)
	$(PIP) install --quiet --no-deps --requirement $(BENCH_LOCK)
	@touch $@

pictures: $(READY) browser ## take the pictures of the README from the running app
	$(BIN)/python scripts/pictures

lock: ## resolve every dependency anew and write the lock files
	@PYTHON="$(PYTHON)" scripts/lock

clean: ## remove the environment, caches and build products
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
