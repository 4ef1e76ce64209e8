"""Learners' progress is kept across visits, by a code alone: in SQLite, and in PostgreSQL as a school would have it."""

from __future__ import annotations

import os
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.processes import leashed, running, wait_until
from tutor.core.errors import BadProgress
from tutor.core.text import LANGUAGES
from tutor.lessons import progress as progress_module
from tutor.lessons.progress import NOTHING, Progress, default_address, is_code, new_code


def tool(name: str) -> str | None:
    """A program of PostgreSQL: on the path, or where Debian keeps them."""
    kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(kept[-1]) if kept else None)


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of the test's own; where none can be started, the test is skipped and says why."""
    missing = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
    initdb, server = tool("initdb"), tool("postgres")
    if not initdb or not server:
        missing("no PostgreSQL: see scripts/ensure-postgres")
    # PostgreSQL refuses to run as root, who runs the tests in a container
    user = "postgres" if os.geteuid() == 0 else None
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        data = f"{folder}/data"
        command = leashed([initdb, "-D", data, "-U", "learner", "-A", "trust", "-N"], user=user)
        made = subprocess.run(command, capture_output=True, text=True, cwd=folder)
        if made.returncode:
            missing(f"PostgreSQL cannot be set up here: {made.stderr.strip()[-200:]}")
        # no port, which another program might take: a socket in a folder of its own
        command = [server, "-D", data, "-h", "", "-k", folder, "-c", "fsync=off"]
        address, log = f"postgresql+psycopg://learner@/postgres?host={folder}", Path(folder, "log")
        with (
            log.open("w") as file,
            running(command, end="INT", user=user, stdout=file, stderr=file, cwd=folder) as process,
        ):
            wait_until(lambda: answers(address), process, log)
            yield address


def answers(address: str) -> bool:
    try:
        Progress(address).of(new_code(), "toscana")
    except BadProgress:
        return False
    return True


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: Any, tmp_path: Path) -> str:
    return (
        f"sqlite:///{tmp_path / 'progress.sqlite'}"
        if request.param == "sqlite"
        else request.getfixturevalue("postgres")
    )


def test_what_was_done_is_there_on_the_next_visit(address: str) -> None:
    code = new_code()
    first = Progress(address)
    assert first.of(code, "toscana") == NOTHING
    first.master(code, "toscana", "how-you-win", "worth", 2, ["TO-SCORE-01", "TO-SCORE-02"])
    first.master(code, "toscana", "how-you-win", "goods", 0)
    first.finish(code, "toscana", "how-you-win")
    first.close()
    course = Progress(address).of(code, "toscana")
    assert [tuple(step) for step in course.steps["how-you-win"]] == [("worth", 2), ("goods", 0)]
    assert course.lessons == {"how-you-win"} and course.rules == {"TO-SCORE-01", "TO-SCORE-02"}
    assert course.mistakes == 2


def test_doing_it_again_adds_the_mistakes_and_nothing_else(address: str) -> None:
    code, progress = new_code(), Progress(address)
    for mistakes in (1, 0, 2):
        progress.master(code, "toscana", "a-round", "spent", mistakes, ["TO-TURN-05"])
        progress.finish(code, "toscana", "a-round")
    course = progress.of(code, "toscana")
    assert [tuple(step) for step in course.steps["a-round"]] == [("spent", 3)]
    assert course.rules == {"TO-TURN-05"}


def test_learners_and_games_are_kept_apart(address: str) -> None:
    one, other, progress = new_code(), new_code(), Progress(address)
    progress.finish(one, "toscana", "a-round")
    assert progress.of(other, "toscana") == NOTHING and progress.of(one, "grand-cru") == NOTHING


def test_deleting_leaves_nothing_and_nobody_else_loses_anything(address: str) -> None:
    one, other, progress = new_code(), new_code(), Progress(address)
    for code in (one, other):
        progress.master(code, "toscana", "a-round", "spent", 0, ["TO-TURN-05"])
    progress.forget(one)
    assert progress.of(one, "toscana") == NOTHING
    assert progress.of(other, "toscana").rules == {"TO-TURN-05"}


KERNEL = """
import sys
from tutor.lessons.progress import Progress
address, code, number = sys.argv[1:]
for step in range(5):
    progress = Progress(address)
    progress.master(code, "toscana", "class", f"{number}-{step}", 1, ["TO-TURN-05"])
    progress.master(code, "toscana", "class", "shared", 1)
    progress.of(code, "toscana")
    progress.close()
"""


def test_many_kernels_write_at_once_and_lose_nothing(address: str) -> None:
    code = new_code()
    commands = [leashed([sys.executable, "-c", KERNEL, address, code, str(number)]) for number in range(6)]
    kernels = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for command in commands]
    for kernel in kernels:
        _, errors = kernel.communicate(timeout=120)
        assert kernel.returncode == 0, errors
    course = Progress(address).of(code, "toscana")
    assert len(course.steps["class"]) == 31 and course.mistakes == 60


def test_the_database_does_not_keep_the_code_itself(tmp_path: Path) -> None:
    code, file = new_code(), tmp_path / "progress.sqlite"
    progress = Progress(f"sqlite:///{file}")
    progress.finish(code, "toscana", "a-round")
    progress.close()
    assert all(code.encode() not in part.read_bytes() for part in tmp_path.iterdir())


def test_codes_cannot_be_guessed_or_confused_with_something_else() -> None:
    codes = {new_code() for _ in range(100)}
    assert len(codes) == 100 and all(map(is_code, codes))
    assert not is_code("") and not is_code("ann") and not is_code("'; drop table x --aaaaaaaaaa")


def test_a_damaged_database_is_told_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "progress.sqlite"
    file.write_bytes(b"this is not a database " * 200)
    with pytest.raises(BadProgress) as problem:
        Progress(f"sqlite:///{file}").of(new_code(), "toscana")
    for lang in LANGUAGES:
        assert problem.value.text(lang).endswith(".") and "sqlite3" not in problem.value.text(lang)


@pytest.mark.parametrize("address", ["nonsense", "mysterydb://x", "sqlite:////proc/none/progress.sqlite"])
def test_an_address_that_leads_nowhere_is_told_in_a_sentence(address: str) -> None:
    with pytest.raises(BadProgress):
        Progress(address).of(new_code(), "toscana")


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "progress.sqlite"
    progress = Progress(f"sqlite:///{file}")
    progress.finish(new_code(), "toscana", "a-round")
    progress.close()
    with sqlite3.connect(file) as connection:
        connection.execute("update vendange_schema set version = 99")
    with pytest.raises(BadProgress) as problem:
        Progress(f"sqlite:///{file}").of(new_code(), "toscana")
    assert problem.value.key == "progress-newer"


def test_an_older_database_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    address, code = f"sqlite:///{tmp_path / 'progress.sqlite'}", new_code()
    progress = Progress(address)
    progress.finish(code, "toscana", "a-round")
    progress.close()

    def next_version(connection: Any, _tables: Any) -> None:
        connection.exec_driver_sql("create table vendange_later (x integer)")

    monkeypatch.setattr(progress_module, "MIGRATIONS", (*progress_module.MIGRATIONS, next_version))
    later = Progress(address)
    assert later.of(code, "toscana").lessons == {"a-round"}
    with sqlite3.connect(tmp_path / "progress.sqlite") as connection:
        assert connection.execute("select version from vendange_schema").fetchall() == [(2,)]
        assert connection.execute("select count(*) from vendange_later").fetchone() == (0,)


def test_the_address_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("VENDANGE_PROGRESS", "sqlite:////somewhere/else.sqlite")
    assert default_address() == "sqlite:////somewhere/else.sqlite"
    monkeypatch.delenv("VENDANGE_PROGRESS")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_address() == f"sqlite:///{tmp_path}/vendange/progress.sqlite"


def test_lessons_load_no_database() -> None:
    heavy = "[name for name in ('sqlalchemy', 'difflib') if name in sys.modules]"
    code = f"import sys, tutor.lessons, tutor.lessons.progress; print({heavy})"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert out.stdout.strip() == "[]"


def test_a_locked_file_is_waited_for_once_and_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, code = tmp_path / "progress.sqlite", new_code()
    Progress(f"sqlite:///{file}").finish(code, "toscana", "a-round")
    tries = []
    begin = progress_module._begin_sqlite
    monkeypatch.setattr(progress_module, "PATIENCE", 0)
    monkeypatch.setattr(progress_module, "_begin_sqlite", lambda connection: (tries.append(1), begin(connection)))
    with sqlite3.connect(file, isolation_level=None) as other:
        other.execute("begin exclusive")
        with pytest.raises(BadProgress):
            Progress(f"sqlite:///{file}").of(code, "toscana")
        other.execute("rollback")
    assert len(tries) == 1
    assert Progress(f"sqlite:///{file}").of(code, "toscana").lessons == {"a-round"}


def test_a_server_that_never_answers_is_given_up() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"postgresql+psycopg://learner@127.0.0.1:{silent.getsockname()[1]}/postgres?sslmode=disable"
        with pytest.raises(BadProgress):
            Progress(address).of(new_code(), "toscana")
