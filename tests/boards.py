"""What the tests of boards share: readers, positions worth drawing, and how to look at a drawing."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

import tutor
from tests.worlds import GAMES
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.games.dom_pierre import moves as dp
from tutor.games.grand_cru import moves as gc
from tutor.games.toscana import moves as to
from widgets import boards
from widgets.assets import STATIC
from widgets.boards import Reader
from widgets.scene import Scene

#: The games that have a board.
DRAWN = [name for name in GAMES if boards.folder(name).is_dir()]
NAMES = ("Alice", "", "Jean-Baptiste Poquelin", "<script>alert(1)</script>", "WWWWWWWWWWWWWWW")
#: The smallest type: 11 px where the board is 1000 px wide.
SMALLEST = 11 * 1.2


def hirers(moves: Sequence[Move]) -> Sequence[Move]:
    """Hire pieces whenever it can be, so that the map fills."""
    return [move for move in moves if move in (to.Hire("worker"), to.Hire("wine_master"))]


def growers(moves: Sequence[Move]) -> Sequence[Move]:
    """Keep acting, get tiles and harvest, so that vineyards and cellars fill."""
    keen = [move for move in moves if move in (gc.Act("acquire"), gc.Act("harvest"))]
    return keen or [move for move in moves if not isinstance(move, gc.Pass | gc.TakeLoans)]


def makers(moves: Sequence[Move]) -> Sequence[Move]:
    """Perform actions to the end, sell and score, so that presses, roads and objectives fill."""
    keen = [move for move in moves if isinstance(move, dp.Perform | dp.Sell | dp.ScoreObjective | dp.Activate)]
    idle = dp.Done | dp.ReturnWorkers | dp.GiveBack | dp.LocalSale | dp.OfferChampagne | dp.StayPut | dp.NoHelper
    return keen or [move for move in moves if not isinstance(move, idle)]


#: Which moves of a game bring something to see; without such taste, or where there is none of them, any will do.
EAGER: dict[str, Callable[[Sequence[Move]], Sequence[Move]]] = {
    "dom-pierre": makers,
    "grand-cru": growers,
    "toscana": hirers,
}


def positions(name: str, players: int, seed: int, every: int = 1, **options: Any) -> Iterator[State]:
    """Yield the positions of a random game with something to see, or one of `every` so many.

    Each kind of question is among them, where it is first put, and so is the end: a sample misses no kind of position.
    """
    state: State = tutor.game(name).new(players=players, seed=seed, journal=False, **options)
    rng = random.Random(seed)
    eager = EAGER.get(name, list)
    step = 0
    questions = set()
    while not state.over:
        if step % every == 0 or type(state.decision) not in questions:
            questions.add(type(state.decision))
            yield state
        moves = state.moves()
        state.play(rng.choice(eager(moves) or moves))
        step += 1
    yield state


@cache
def sample(name: str, players: int) -> list[State]:
    """Return one position in sixty of a random game, each kind of question, and the end; nobody changes them."""
    return [state.copy() for state in positions(name, players, seed=players, every=60)]


def many(name: str) -> int:
    """Return a large number of players for a game: five, or as many as it takes."""
    return min(5, tutor.game(name).players[-1])


def reader(name: str, players: int, lang: str = "en", seat: int | None = 0) -> Reader:
    return Reader(tutor.game(name), lang, NAMES[:players], seat, boards.folder(name))


def scene_of(state: State, seat: int | None, lang: str = "en") -> Scene:
    """Draw a position for a seat."""
    name = state.game.name
    return boards.board(name).draw(reader(name, state.players, lang, seat), state.view(seat))


def targets_in(scene: Scene) -> set[str]:
    return {shape["target"] for shape in scene.shapes.values() if "target" in shape}


def unclickable(state: State, seat: int | None, lang: str = "en") -> list[Move]:
    """Return the legal moves that name a target which is not on the drawing."""
    found = targets_in(scene_of(state, seat, lang))
    board, view = boards.board(state.game.name), state.view(seat)
    return [move for move in state.moves() if not set(board.targets(state.game, view, move)) <= found]


# ---------------------------------------------------------------------- colours


def colours() -> dict[str, tuple[str, str]]:
    """Return the colours of the style sheet, light and dark."""
    style = (STATIC / "board.css").read_text(encoding="utf-8")
    found = {
        name: (light, dark) for name, light, dark in re.findall(r"(--vb-[\w-]+): light-dark\((#\w+), (#\w+)\)", style)
    }
    found.update({name: (both, both) for name, both in re.findall(r"(--vb-[\w-]+): (#\w+);", style)})
    return found


def luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = [int(digits[place : place + 2], 16) / 255 for place in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(text: str, ground: str, theme: int) -> float:
    """Return the contrast of two colours by name, in the light (0) or the dark (1) theme."""
    known = colours()
    dark, light = sorted(luminance(known[f"--vb-{name}"][theme]) for name in (text, ground))
    return (light + 0.05) / (dark + 0.05)
