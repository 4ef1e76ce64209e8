"""Golden playthroughs: whole games as readable text, played again and compared line by line.

A file holds the set-up, every move (of how many legal ones) and every event with its rule, and the score sheets. The
comparison replays the recorded moves, so that a change of the rules shows as the lines that it changes.
`python -m tests.golden --write` chooses new moves and writes all files anew.

What is played is declared beside each game's tests, in `tests/games/<folder>/playthroughs.py`: PLAYTHROUGHS, and
ENDINGS, the events by which a game of it can end or be decided.
"""

from __future__ import annotations

import argparse
import json
import random
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import tutor
from tutor.core.decision import CHANCE
from tutor.core.moves import Move, decode, encode
from tutor.core.state import State
from tutor.core.words import Event

FOLDER = Path(__file__).parent / "golden"
MOVE_LINE = re.compile(r"\d+\. (?:chance|seat \d+) (\[.*\]) of \d+")

Chooser = Callable[[State, random.Random], Move]


class Playthrough(NamedTuple):
    """One game to be kept as text."""

    game: str
    name: str
    players: int
    seed: int = 0
    options: Mapping[str, Any] = {}
    #: Where it starts, if not at the set-up.
    start: Callable[[tutor.Game[Any]], State] | None = None
    #: The first moves, if they are not left to chance.
    script: Sequence[Move] = ()

    @property
    def path(self) -> Path:
        """Return where its text is kept."""
        return FOLDER / self.game / f"{self.name}.txt"

    def begin(self) -> State:
        """Return the position in which it starts, with chance as an actor."""
        game = tutor.game(self.game)
        state = self.start(game) if self.start else game.new(self.players, self.seed, chance="explicit", **self.options)
        state.explicit = True
        return state


def plan(game: str) -> tuple[list[Playthrough], Sequence[str]]:
    """Return the declared playthroughs of a game and the events that end it; nothing if it has not declared any."""
    folder = type(tutor.game(game)).__module__.split(".")[-2]
    module = f"tests.games.{folder}.playthroughs"
    try:
        declared = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise
        return [], ()
    return [entry for entry in declared.PLAYTHROUGHS if entry.game == game], declared.ENDINGS[game]


def playthroughs() -> list[Playthrough]:
    """Return the playthroughs of all games."""
    return [entry for game in tutor.games() for entry in plan(game)[0]]


def choose(state: State, rng: random.Random) -> Move:
    """Return a random move: by weight for chance; for a player first its kind, so that rare kinds come up too."""
    moves = state.moves()
    if state.actor == CHANCE:
        return pick(moves, state.weights(), rng)
    kinds = list(dict.fromkeys(type(move) for move in moves))
    kind = pick(kinds, [1.0] * len(kinds), rng)
    chosen = [move for move in moves if type(move) is kind]
    return pick(chosen, [1.0] * len(chosen), rng)


def pick(things: Sequence[Any], weights: Sequence[float], rng: random.Random) -> Any:
    """Return one of the things; only `random()` itself is the same in every version of Python."""
    point = rng.random() * sum(weights)
    for thing, weight in zip(things, weights, strict=True):
        point -= weight
        if point < 0:
            return thing
    return things[-1]


def play_anew(playthrough: Playthrough) -> Iterator[Move]:
    """Yield the moves of a newly chosen game."""
    state = playthrough.begin()
    rng = random.Random(playthrough.seed)
    script = list(playthrough.script)
    while not state.over:
        move = script.pop(0) if script else choose(state, rng)
        state.play(move)
        yield move


def recorded(playthrough: Playthrough, text: str) -> list[Move]:
    """Return the moves that stand in a text."""
    kinds = tutor.game(playthrough.game).move_types
    return [decode(kinds, json.loads(found[1])) for found in map(MOVE_LINE.fullmatch, text.splitlines()) if found]


def tell(playthrough: Playthrough, moves: Iterable[Move]) -> str:
    """Return the text of a game with these moves."""
    state = playthrough.begin()
    game = state.game
    head = {"game": game.name, "rules": game.rules_version, "players": state.players, "seed": playthrough.seed}
    lines = [dump(head), f"options {dump(dict(playthrough.options))}"]
    if playthrough.start:
        lines.append(f"start {dump(state.to_dict())}")
    lines += [event_line(event) for event in state.journal or ()]
    for number, move in enumerate(moves, 1):
        actor = "chance" if state.actor == CHANCE else f"seat {state.actor}"
        lines.append(f"{number}. {actor} {dump(encode(move))} of {len(state.moves())}")
        try:
            lines += [event_line(event) for event in state.play(move)]
        except tutor.IllegalMove as error:
            lines.append(f"    refused {error.refusal.name} {error.refusal.rule}")
            break
    return "\n".join([*lines, *closing_lines(state), ""])


def event_line(event: Event) -> str:
    """Return an event as its name, rule, seat and details."""
    seat = "" if event.seat is None else f" seat {event.seat}"
    details = f" {dump(dict(event.details))}" if event.details else ""
    return f"    {event.name} {event.rule}{seat}{details}{' secret' if event.secret else ''}"


def closing_lines(state: State) -> Iterator[str]:
    """Yield how the game stands at the end, with every score sheet."""
    yield f"{'over' if state.over else 'not over'}: scores {dump(state.scores())} winners {dump(state.winners())}"
    for seat in range(state.players):
        for line in state.score_sheet(seat).lines:
            yield f"    seat {seat} {line.name} {line.rule} {line.points}"


def dump(value: Any) -> str:
    """Return plain values as JSON on one line."""
    return json.dumps(value, ensure_ascii=False)


def write() -> None:
    """Choose, play and write every playthrough."""
    for playthrough in playthroughs():
        playthrough.path.parent.mkdir(parents=True, exist_ok=True)
        playthrough.path.write_text(tell(playthrough, play_anew(playthrough)), encoding="utf-8")


def main() -> None:
    """Write the files if that is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description="Golden playthroughs of all games.")
    parser.add_argument("--write", action="store_true", required=True, help="write all files anew")
    parser.parse_args()
    write()


if __name__ == "__main__":
    main()
