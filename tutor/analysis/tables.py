"""The tidy tables of a tournament, and their files: Parquet, CSV or JSON by the ending of the name.

`results.parquet` has one row for each seat of each game; `results.actions.parquet`, beside it, one for each thing that
a seat did in a game and how often. Rows are plain dictionaries here, so that nothing but Parquet needs another package.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from tutor.core.errors import BadTournament

Row = Mapping[str, Any]

#: Results to look at before there are any of one's own; as CSV, which needs no other package.
SAMPLE: Final = Path(__file__).parent / "samples" / "toscana.csv"

#: What a row says about a seat in a game, and the kind of each value; `seat` and `turn` count from 0, `rank` from 1.
SEAT_COLUMNS: Final[dict[str, type]] = {
    "game": str,
    "players": int,
    "number": int,
    "seed": int,
    "seat": int,
    "turn": int,
    "agent": str,
    "score": int,
    "rank": int,
    "won": float,
    "decisions": int,
    "seconds": float,
}
#: Points by source follow, one column each.
POINTS: Final = "points_"
ACTION_COLUMNS: Final[dict[str, type]] = {
    "game": str,
    "number": int,
    "seat": int,
    "agent": str,
    "won": float,
    "action": str,
    "count": int,
}
#: Columns of the seats' table and where their values are in a game's record, which has a list with one for each seat.
_BY_SEAT: Final = {
    "turn": "turns",
    "agent": "agents",
    "score": "scores",
    "rank": "ranks",
    "won": "won",
    "decisions": "decisions",
    "seconds": "seconds",
}


def seat_rows(games: Iterable[Mapping[str, Any]], name: str) -> list[dict[str, Any]]:
    """Return one row for each seat of each game of a tournament."""
    games = list(games)
    sources = dict.fromkeys(source for game in games for sheet in game["points"] for source in sheet)
    rows = []
    for game in games:
        players = len(game["agents"])
        for seat in range(players):
            row = {"game": name, "players": players, "number": game["number"], "seed": game["seed"], "seat": seat}
            row |= {column: game[values][seat] for column, values in _BY_SEAT.items()}
            row |= {POINTS + source: game["points"][seat].get(source, 0) for source in sources}
            rows.append(row)
    return rows


def action_rows(games: Iterable[Mapping[str, Any]], name: str) -> list[dict[str, Any]]:
    """Return one row for each kind of action of each seat of each game, with how often it was taken."""
    return [
        {"game": name, "number": game["number"], "seat": seat, "agent": game["agents"][seat], "won": game["won"][seat],
         "action": action, "count": count}
        for game in games
        for seat, actions in enumerate(game["actions"])
        for action, count in actions.items()
    ]  # fmt: skip


# ---------------------------------------------------------------------- files


def actions_of(out: Path) -> Path:
    """Return where the actions of some results lie: `results.csv` has `results.actions.csv`."""
    return out.with_name(f"{out.stem}.actions{out.suffix}")


def check_name(out: Path) -> None:
    """Complain about a file that could not be written, before anything is played for it."""
    if out.suffix.lower() not in _WRITERS:
        raise BadTournament("bad-table", file=str(out), known=", ".join(_WRITERS))
    if out.suffix.lower() == ".parquet" and find_spec("pyarrow") is None:
        raise BadTournament("no-pyarrow")


def write_tables(games: Sequence[Mapping[str, Any]], name: str, out: Path) -> None:
    """Write both tables; whoever reads meanwhile sees the old or the new ones, never half of them."""
    seats = seat_rows(games, name)
    sources = {column: int for column in (seats[0] if seats else ()) if column.startswith(POINTS)}
    _write(out, seats, SEAT_COLUMNS | sources)
    _write(actions_of(out), action_rows(games, name), ACTION_COLUMNS)


def read_tables(out: Path) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Return the rows of both tables: seats, and actions."""
    check_name(out)
    seats, actions = _read(out), _read(actions_of(out))
    if not _are(SEAT_COLUMNS, seats) or not _are(ACTION_COLUMNS, actions):
        raise BadTournament("no-results", file=str(out))
    return seats, actions


def parse_tables(files: Mapping[str, str]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Return the rows of both tables from the texts of their files by name, in any order; CSV and JSON are text."""
    seats: list[dict[str, Any]] = []
    actions: list[dict[str, Any]] = []
    for name, text in files.items():
        try:
            rows = _READERS[Path(name).suffix.lower()](text.encode())
        except (ValueError, KeyError, TypeError, RecursionError, OSError):
            raise BadTournament("no-results", file=name) from None
        if rows and _are(SEAT_COLUMNS, rows):
            seats += rows
        elif _are(ACTION_COLUMNS, rows):
            actions += rows
        else:
            raise BadTournament("no-results", file=name)
    if not seats:
        raise BadTournament("no-results", file=", ".join(files))
    return seats, actions


def _are(columns: Mapping[str, type], rows: list[dict[str, Any]]) -> bool:
    return all(columns.keys() <= row.keys() for row in rows)


def _write(path: Path, rows: list[dict[str, Any]], columns: Mapping[str, type]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.draft")
    draft.write_bytes(_WRITERS[path.suffix.lower()](rows, columns))
    draft.replace(path)


def _read(path: Path) -> list[dict[str, Any]]:
    try:
        return _READERS[path.suffix.lower()](path.read_bytes())
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        raise BadTournament("no-results", file=str(path)) from None


def _to_csv(rows: list[dict[str, Any]], columns: Mapping[str, type]) -> bytes:
    text = io.StringIO()
    writer = csv.DictWriter(text, list(columns), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().encode()


def _from_csv(content: bytes) -> list[dict[str, Any]]:
    def kind(column: str) -> type:
        return int if column.startswith(POINTS) else known[column]

    known = SEAT_COLUMNS | ACTION_COLUMNS
    rows = csv.DictReader(io.StringIO(content.decode()))
    if not any(columns.keys() <= set(rows.fieldnames or ()) for columns in (SEAT_COLUMNS, ACTION_COLUMNS)):
        raise ValueError("no table")
    return [{column: kind(column)(value) for column, value in row.items()} for row in rows]


def _to_json(rows: list[dict[str, Any]], columns: Mapping[str, type]) -> bytes:
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    return f"[\n{lines}\n]\n".encode()


def _from_json(content: bytes) -> list[dict[str, Any]]:
    rows = json.loads(content)
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise ValueError("no table")
    return rows


def _to_parquet(rows: list[dict[str, Any]], columns: Mapping[str, type]) -> bytes:
    import pyarrow as pa
    from pyarrow import parquet

    kinds = {str: pa.string(), int: pa.int64(), float: pa.float64()}
    table = pa.Table.from_pylist(rows, pa.schema([(column, kinds[kind]) for column, kind in columns.items()]))
    content = io.BytesIO()
    parquet.write_table(table, content)
    return content.getvalue()


def _from_parquet(content: bytes) -> list[dict[str, Any]]:
    from pyarrow import parquet

    rows: list[dict[str, Any]] = parquet.read_table(io.BytesIO(content)).to_pylist()
    return rows


_WRITERS: Final[dict[str, Callable[[list[dict[str, Any]], Mapping[str, type]], bytes]]] = {
    ".parquet": _to_parquet,
    ".csv": _to_csv,
    ".json": _to_json,
}
_READERS: Final[dict[str, Callable[[bytes], list[dict[str, Any]]]]] = {
    ".parquet": _from_parquet,
    ".csv": _from_csv,
    ".json": _from_json,
}
