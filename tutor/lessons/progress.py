"""Learners' progress: steps mastered, mistakes, rules met, kept across visits in a database, without accounts.

A learner is known by a code of their own that nobody can guess; the database keeps only its fingerprint. Any address
that SQLAlchemy understands will do; without one, a SQLite file in the user's own data folder. Every call is one short
transaction, so that a class of kernels can share a file. Whatever goes wrong raises BadProgress, and lessons go on.
"""

from __future__ import annotations

import hashlib
import os
import re
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tutor.core.errors import BadProgress

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine, MetaData

#: Where the address of the database is looked up.
VARIABLE: Final = "VENDANGE_PROGRESS"
#: What a learner's code looks like.
CODE: Final = re.compile(r"[A-Za-z0-9_-]{20,64}")
#: How long a kernel waits for another that is writing, and for a server of databases to answer, in seconds. A learner
#: waits as long, once; every transaction is far shorter, so a class that writes at the same moment has its turn.
PATIENCE: Final = 3
#: What tells a driver how long to wait: for a connection, and (PostgreSQL) for an answer, in its own words.
TIMEOUTS: Final[Mapping[str, Mapping[str, Any]]] = {
    "postgresql": {
        "connect_timeout": PATIENCE,
        "options": f"-c statement_timeout={PATIENCE * 1000} -c lock_timeout={PATIENCE * 1000}",
        "tcp_user_timeout": PATIENCE * 1000,
    },
    "mysql": {"connect_timeout": PATIENCE, "read_timeout": PATIENCE, "write_timeout": PATIENCE},
    "mariadb": {"connect_timeout": PATIENCE, "read_timeout": PATIENCE, "write_timeout": PATIENCE},
}
#: How often a set-up of the tables is tried when several kernels begin at once.
TRIES: Final = 5


class Mastered(NamedTuple):
    """A step that a learner has mastered, and the mistakes made on the way, over all tries."""

    step: str
    mistakes: int


class Course(NamedTuple):
    """What a learner has done in a game."""

    #: Steps mastered, by lesson.
    steps: Mapping[str, tuple[Mastered, ...]]
    #: Lessons that were brought to an end.
    lessons: frozenset[str]
    rules: frozenset[str]

    @property
    def mistakes(self) -> int:
        """Return all mistakes made."""
        return sum(mastered.mistakes for steps in self.steps.values() for mastered in steps)


#: What somebody has done of whom nothing is known.
NOTHING: Final = Course({}, frozenset(), frozenset())


def new_code() -> str:
    """Return a code that nobody can guess."""
    return secrets.token_urlsafe(18)


def is_code(text: str) -> bool:
    """Return whether a text can be a learner's code."""
    return bool(CODE.fullmatch(text))


def default_address() -> str:
    """Return the address from the environment, or a file in the user's own data folder."""
    if chosen := os.environ.get(VARIABLE):
        return chosen
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{home / 'vendange' / 'progress.sqlite'}"


def _fingerprint(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


@contextmanager
def _in_a_sentence() -> Iterator[None]:
    """Turn whatever a database complains about into an error that a person understands."""
    try:
        from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
    except ImportError:  # in WebAssembly, say
        raise BadProgress("progress-unreadable") from None
    try:
        yield
    except (ArgumentError, NoSuchModuleError, ImportError, ValueError):
        raise BadProgress("progress-bad-address") from None
    except (SQLAlchemyError, OSError):
        raise BadProgress("progress-unreadable") from None


class Progress:
    """The progress of all learners, in one database. Opening it costs nothing; the first question connects."""

    def __init__(self, address: str | None = None) -> None:
        self.address = address or default_address()

    # ------------------------------------------------------------------ the database

    @cached_property
    def _tables(self) -> MetaData:
        """Return the tables as they are now: the last version of the schema."""
        from sqlalchemy import Column, Float, Integer, MetaData, String, Table

        tables = MetaData()

        def key(name: str, length: int) -> Column[str]:
            return Column(name, String(length), primary_key=True)

        Table("vendange_schema", tables, Column("version", Integer, primary_key=True, autoincrement=False))
        Table("vendange_learner", tables, key("learner", 64), Column("first_seen", Float), Column("last_seen", Float))
        Table(
            "vendange_step", tables, key("learner", 64), key("game", 32), key("lesson", 64), key("step", 64),
            Column("mistakes", Integer, nullable=False), Column("times", Integer, nullable=False), Column("at", Float),
        )  # fmt: skip
        Table("vendange_lesson", tables, key("learner", 64), key("game", 32), key("lesson", 64), Column("at", Float))
        Table("vendange_rule", tables, key("learner", 64), key("game", 32), key("rule", 32), Column("at", Float))
        return tables

    @cached_property
    def _engine(self) -> Engine:
        """Connect, and bring the tables up to date."""
        from sqlalchemy import create_engine, event
        from sqlalchemy.engine import make_url
        from sqlalchemy.pool import NullPool

        url = make_url(self.address)
        if url.get_backend_name() == "sqlite":
            if url.database and url.database != ":memory:":
                Path(url.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
                engine = create_engine(url, poolclass=NullPool, connect_args={"timeout": PATIENCE})
            else:
                engine = create_engine(url)
            # readers do not wait for a writer, and a crash loses nothing
            event.listen(engine, "connect", _prepare_sqlite)
            event.listen(engine, "begin", _begin_sqlite)
        else:
            known = TIMEOUTS.get(url.get_backend_name(), {})
            # what the owner's address says counts
            timeouts = {name: value for name, value in known.items() if name not in url.query}
            engine = create_engine(url, pool_size=1, max_overflow=1, pool_pre_ping=True, connect_args=timeouts)
        self._migrate(engine)
        return engine

    def _migrate(self, engine: Engine) -> None:
        """Bring an empty or older database up to date; several kernels may begin at once."""
        from sqlalchemy.exc import DatabaseError, OperationalError

        for attempt in range(TRIES):
            try:
                with engine.begin() as connection:
                    version = self._version(connection)
                    if version > len(MIGRATIONS):
                        raise BadProgress("progress-newer", version=version, known=len(MIGRATIONS))
                    for number in range(version, len(MIGRATIONS)):
                        MIGRATIONS[number](connection, self._tables)
                        self._set_version(connection, number + 1)
                return
            except DatabaseError as error:  # another kernel has just made the same tables; if not, the last try says so
                # who has waited in vain for the others to write, or for an answer, does not wait five times
                if attempt == TRIES - 1 or (isinstance(error, OperationalError) and "exists" not in str(error.orig)):
                    raise

    def _version(self, connection: Connection) -> int:
        from sqlalchemy import inspect, select

        if not inspect(connection).has_table("vendange_schema"):
            return 0
        found = connection.execute(select(self._tables.tables["vendange_schema"])).scalar()
        return int(found or 0)

    def _set_version(self, connection: Connection, version: int) -> None:
        table = self._tables.tables["vendange_schema"]
        connection.execute(table.delete())
        connection.execute(table.insert().values(version=version))

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        with _in_a_sentence(), self._engine.begin() as connection:
            yield connection

    def _keep(
        self, connection: Connection, name: str, key: Mapping[str, Any], new: Mapping[str, Any], **more: Any
    ) -> None:
        """Change a row, or write it if it is not there: in a way that every database understands."""
        from sqlalchemy.exc import IntegrityError

        table = self._tables.tables[name]
        change = table.update().where(*(table.c[column] == value for column, value in key.items())).values(**more)
        if more and connection.execute(change).rowcount:
            return
        try:
            with connection.begin_nested():
                connection.execute(table.insert().values(**key, **new))
        except IntegrityError:  # it has been written in the meantime, or was there
            if more:
                connection.execute(change)

    # ------------------------------------------------------------------ what is asked and kept

    def of(self, code: str, game: str) -> Course:
        """Return what a learner has done in a game."""
        from sqlalchemy import select

        learner = _fingerprint(code)
        step, lesson, rule = (self._tables.tables[f"vendange_{name}"] for name in ("step", "lesson", "rule"))
        with self._transaction() as connection:
            rows = connection.execute(
                select(step.c.lesson, step.c.step, step.c.mistakes)
                .where(step.c.learner == learner, step.c.game == game)
                .order_by(step.c.at)
            ).all()
            done = connection.execute(
                select(lesson.c.lesson).where(lesson.c.learner == learner, lesson.c.game == game)
            ).scalars()
            met = connection.execute(
                select(rule.c.rule).where(rule.c.learner == learner, rule.c.game == game)
            ).scalars()  # fmt: skip
            steps: dict[str, list[Mastered]] = {}
            for name, mastered, mistakes in rows:
                steps.setdefault(name, []).append(Mastered(mastered, mistakes))
            by_lesson = {name: tuple(done) for name, done in steps.items()}
            return Course(by_lesson, frozenset(done), frozenset(met))

    def master(self, code: str, game: str, lesson: str, step: str, mistakes: int, rules: Iterable[str] = ()) -> None:
        """Remember a mastered step, the mistakes made on the way to it, and the rules met."""
        learner, now = _fingerprint(code), time()
        place = {"learner": learner, "game": game}
        table = self._tables.tables["vendange_step"]
        with self._transaction() as connection:
            self._see(connection, learner, now)
            self._keep(
                connection, "vendange_step", {**place, "lesson": lesson, "step": step},
                {"mistakes": mistakes, "times": 1, "at": now}, mistakes=table.c.mistakes + mistakes,
                times=table.c.times + 1,
            )  # fmt: skip
            for rule in rules:
                self._keep(connection, "vendange_rule", {**place, "rule": rule}, {"at": now})

    def finish(self, code: str, game: str, lesson: str) -> None:
        """Remember that a lesson was brought to its end."""
        learner, now = _fingerprint(code), time()
        with self._transaction() as connection:
            self._see(connection, learner, now)
            key = {"learner": learner, "game": game, "lesson": lesson}
            self._keep(connection, "vendange_lesson", key, {"at": now})

    def _see(self, connection: Connection, learner: str, now: float) -> None:
        new = {"first_seen": now, "last_seen": now}
        self._keep(connection, "vendange_learner", {"learner": learner}, new, last_seen=now)

    def forget(self, code: str) -> None:
        """Delete everything about a learner."""
        learner = _fingerprint(code)
        with self._transaction() as connection:
            for table in self._tables.sorted_tables:
                if "learner" in table.c:
                    connection.execute(table.delete().where(table.c.learner == learner))

    def close(self) -> None:
        """Let go of the database."""
        if "_engine" in self.__dict__:
            self._engine.dispose()
            del self.__dict__["_engine"]


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Set a connection up: waits for writers, does not stop readers, and leaves transactions to us."""
    connection.isolation_level = None
    for pragma in (f"busy_timeout = {PATIENCE * 1000}", "journal_mode = WAL", "synchronous = NORMAL"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    """Take the right to write at once: two readers that both want to write would stop each other."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _first_tables(connection: Connection, tables: MetaData) -> None:
    tables.create_all(connection)


#: What turns each version of the schema into the next; only ever added to. Version 0 is an empty database.
MIGRATIONS: Final[tuple[Callable[[Connection, MetaData], None], ...]] = (_first_tables,)
