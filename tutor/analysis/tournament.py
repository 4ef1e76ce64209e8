"""Tournaments: many games between the coach's players, each agent in every seat equally often.

The games are fixed by the tournament alone: number 17 has its own deal, its own seating and its own seeds for the
players, whoever plays it and whenever. So the same tournament gives the same table in one process, over a pool or over
a cluster (but for the seconds), and an interrupted one goes on where it stopped.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import tutor
from tutor.analysis.field import Failure, Play, Report, play_all
from tutor.analysis.logbook import Logbook, logbook_of
from tutor.analysis.pairings import lineup
from tutor.analysis.tables import action_rows, check_name, seat_rows, write_tables
from tutor.coach import player
from tutor.core.chance import scramble
from tutor.core.errors import BadSetup, BadTournament
from tutor.core.game import Game
from tutor.core.state import State
from tutor.core.text import kebab

#: Seeds that every language and file format can hold as a number.
_SEED_BITS: Final = 53
#: More seats than any game has: gives each seat of each game a seed of its own, the same as in `vendange simulate`.
_SEATS: Final = 64
#: What stands in the record of a game.
_RECORD: Final = frozenset(
    ("number", "seed", "agents", "turns", "scores", "ranks", "won", "decisions", "seconds", "points", "actions")
)


class Tournament(NamedTuple):
    """What fixes every game of a tournament; make it with `Tournament.of`, which checks it."""

    game: str
    agents: tuple[str, ...]
    players: int
    seed: int = 0
    options: Mapping[str, Any] = {}
    #: The owner's corrections to the game's numbers.
    data: Mapping[str, Any] = {}

    @classmethod
    def of(
        cls,
        game: str,
        agents: Iterable[str],
        players: int | None = None,
        seed: int = 0,
        data: str | Path | Mapping[str, Any] | None = None,
        **options: Any,
    ) -> Tournament:
        """Plan a tournament; without a number of players each agent has a seat, if the game can seat so many."""
        agents = tuple(agents)
        if not agents:
            raise BadTournament("no-agents")
        for agent in agents:
            player(agent)
        played = tutor.game(game, data)
        if players is None:
            players = min(max(len(agents), played.players[0]), played.players[-1])
        played.new(players, seed, journal=False, **options)
        return cls(game, agents, players, seed, options, dict(played.data.corrections))

    def heading(self) -> dict[str, Any]:
        """Return what tells this tournament apart from others, as plain values."""
        game = _game(self.game, json.dumps(self.data))
        return {**self._asdict(), "agents": list(self.agents), "rules": game.rules_version, "vendange": _version()}

    def task(self, number: int) -> Task:
        """Return one game, to be played anywhere."""
        seed = scramble(scramble(self.seed) + number) >> (64 - _SEED_BITS)
        return Task(number, seed, lineup(self.agents, self.players, number), self.game, self.options, self.data)

    @property
    def round(self) -> int:
        """Return after how many games everybody has been in every seat equally often; so again after each multiple."""
        return len(self.agents)


class Task(NamedTuple):
    """One game of a tournament, as it is sent to whoever plays it."""

    number: int
    seed: int
    agents: tuple[str, ...]
    game: str
    options: Mapping[str, Any]
    data: Mapping[str, Any]


class Progress(NamedTuple):
    """How far a tournament is."""

    done: int
    games: int
    failed: int
    #: Since it began or went on, and probably still to come (None before anything is known).
    seconds: float
    left: float | None
    #: For each agent: its victories and the seats it had.
    wins: Mapping[str, tuple[float, int]]


class Results(NamedTuple):
    """What a tournament gave so far: a plain record for each finished game, by number, and what went wrong."""

    tournament: Tournament
    games: list[dict[str, Any]]
    failures: list[Failure]

    def seats(self) -> list[dict[str, Any]]:
        """Return the tidy table: one row for each seat of each game."""
        return seat_rows(self.games, self.tournament.game)

    def actions(self) -> list[dict[str, Any]]:
        """Return the table of what was done: one row for each kind of action of each seat of each game."""
        return action_rows(self.games, self.tournament.game)


def play_game(task: Task) -> Report:
    """Play one game and return what it gave as plain values: seat by seat, as lists."""
    game = _game(task.game, json.dumps(task.data))
    state = game.new(len(task.agents), task.seed, journal=False, **task.options)
    players = [player(agent, task.seed * _SEATS + seat) for seat, agent in enumerate(task.agents)]
    seats = range(state.players)
    asked: list[Counter[type]] = [Counter() for _ in seats]
    order: list[tuple[int, type]] = []
    actions: list[Counter[str]] = [Counter() for _ in seats]
    seconds = [0.0 for _ in seats]
    while (seat := state.actor) is not None:
        question = type(state.decision)
        if not asked[seat][question]:
            order.append((seat, question))
        asked[seat][question] += 1
        start = time.perf_counter()
        move = players[seat].choose(state, seat)
        seconds[seat] += time.perf_counter() - start
        actions[seat][action(move)] += 1
        state.play(move)
    winners = state.winners()
    return {
        "number": task.number,
        "seed": task.seed,
        "agents": list(task.agents),
        "turns": turns(order, asked),
        "scores": state.scores(),
        "ranks": ranks(state),
        "won": [1 / len(winners) if seat in winners else 0.0 for seat in seats],  # a shared victory is shared
        "decisions": [count.total() for count in asked],
        "seconds": [round(spent, 4) for spent in seconds],
        "points": [points(state, seat) for seat in seats],
        "actions": [dict(sorted(count.items())) for count in actions],
        "vendange": _version(),
    }


def action(move: Any) -> str:
    """Return what was done: the kind of move and, where it has one, its object; "buy:red" however many cubes."""
    thing = next((value for value in move if isinstance(value, str)), "")
    name = kebab(type(move).__name__)
    return f"{name}:{thing}" if thing else name


def turns(order: Iterable[tuple[int, type]], asked: list[Counter[type]]) -> list[int]:
    """Return who moved first (0), second (1) …, the set-up aside: in most games a draw decides it, not the seat.

    A question belongs to the set-up if nobody is ever asked it again.
    """
    coming_back = {question for count in asked for question, times in count.items() if times > 1}
    first = list(dict.fromkeys(seat for seat, question in order if question in coming_back))
    first += [seat for seat in range(len(asked)) if seat not in first]
    return [first.index(seat) for seat in range(len(asked))]


def ranks(state: State) -> list[int]:
    """Return each seat's rank: winners first, whoever is out of the running last, the others by score."""
    winners, losers, scores = state.winners(), state.losers(), state.scores()
    standing = [(seat in winners, seat not in losers, score) for seat, score in enumerate(scores)]
    return [1 + sum(other > own for other in standing) for own in standing]


def points(state: State, seat: int) -> dict[str, int]:
    """Return a seat's points by source: lines of the score sheet with the same name are one source."""
    sources: Counter[str] = Counter()
    for line in state.score_sheet(seat).lines:
        sources[line.name] += line.points
    return dict(sources)


def run(
    tournament: Tournament,
    games: int,
    out: Path | None = None,
    *,
    workers: int | None = None,
    cluster: str | None = None,
    progress: Callable[[Progress], None] | None = None,
    play: Play = play_game,
) -> Results:
    """Play the first so many games of a tournament and return what they gave.

    With `out` (a .parquet, .csv or .json file) nothing that is finished is ever lost: the same call goes on from there,
    and a larger number of games adds to them. The tables are written at the end, and also when it is interrupted.
    `workers` spreads the games over processes, `cluster` over the machines behind a Dask scheduler's address.
    """
    if type(games) is not int or games < 1:
        raise BadTournament("bad-games", games=str(games))
    if out is None:
        results = Results(tournament, [], [])
        _play_missing(results, games, None, workers, cluster, progress, play)
        return results
    check_name(out)
    with Logbook(logbook_of(out), tournament.heading()) as logbook:
        results = Results(tournament, _finished(tournament, logbook.lines), [])
        try:
            _play_missing(results, games, logbook, workers, cluster, progress, play)
        finally:
            write_tables(results.games, tournament.game, out)
    return results


def _finished(tournament: Tournament, lines: Iterable[Any]) -> list[dict[str, Any]]:
    """Return the games of a logbook by number; a line that does not fit its own number is as good as none."""
    games: dict[int, dict[str, Any]] = {}
    for line in lines:
        if isinstance(line, dict) and type(number := line.get("number")) is int and number >= 0:
            task = tournament.task(number)
            if (line.get("seed"), line.get("agents")) == (task.seed, list(task.agents)) and line.keys() >= _RECORD:
                games.setdefault(number, line)
    return [games[number] for number in sorted(games)]


def _play_missing(
    results: Results,
    games: int,
    logbook: Logbook | None,
    workers: int | None,
    cluster: str | None,
    progress: Callable[[Progress], None] | None,
    play: Play,
) -> None:
    """Play what is not there yet, and add it to the results in the order of the games' numbers."""
    tournament, finished, failures = results
    there = {game["number"] for game in finished}
    missing = [tournament.task(number) for number in range(games) if number not in there]
    clock = Clock(results, max(games, len(finished)), progress)
    clock.tell()
    try:
        for report in play_all(missing, play, workers, cluster) if missing else ():
            if isinstance(report, Failure):
                failures.append(report)
            else:
                if (version := report.pop("vendange")) != _version():
                    raise BadSetup("cluster-differs", theirs=str(version), ours=_version())
                finished.append(report)  # first: whatever is in the logbook is in the table, wherever Ctrl-C strikes
                if logbook:
                    logbook.add(report)
                clock.count(report)
            clock.tell()
    finally:
        finished.sort(key=lambda game: int(game["number"]))


class Clock:
    """Tells how far a tournament is."""

    def __init__(self, results: Results, games: int, progress: Callable[[Progress], None] | None) -> None:
        self._results = results
        self._games = games
        self._progress = progress
        self._start = time.monotonic()
        self._before = len(results.games)
        self._won: Counter[str] = Counter()
        self._seats: Counter[str] = Counter()
        for game in results.games:
            self.count(game)

    def count(self, game: Mapping[str, Any]) -> None:
        """Add a game to the standings."""
        for agent, won in zip(game["agents"], game["won"], strict=True):
            self._won[agent] += won
            self._seats[agent] += 1

    def tell(self) -> None:
        """Call whoever wants to know."""
        if self._progress is None:
            return
        done, failed = len(self._results.games), len(self._results.failures)
        seconds, new = time.monotonic() - self._start, done + failed - self._before
        wins = {
            agent: (self._won[agent], self._seats[agent]) for agent in dict.fromkeys(self._results.tournament.agents)
        }
        left = seconds / new * max(0, self._games - done - failed) if new else None
        self._progress(Progress(done, self._games, failed, seconds, left, wins))


@cache
def _game(name: str, corrections: str) -> Game[Any]:
    """Return a game, with corrections as JSON; made once in a process, because those are tried out at first."""
    return tutor.game(name, json.loads(corrections) or None)


def _version() -> str:
    return tutor.__version__
