"""Number cards: for what they are drawn for Lacerda, and the deck they come from (VL-TURN-06)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tutor.core.decision import Chance
from tutor.core.text import OPPONENT
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos.moves import DrawNumber
from tutor.games.vinhos.names import REGIONS

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos

#: For what a Number card is drawn.
FIRST_VINEYARD, FIRST_TILE, VINES, BUILDING, SALE, TILE = (
    "first_vineyard",
    "first_tile",
    "vineyards",
    "building",
    "sale",
    "tile",
)
#: For what he takes cubes; a tie between regions is broken by Numbers.
FOR_EXPORT, FOR_SALE, FOR_RELEASE = "tie_export", "tie_sale", "tie_release"
#: The rule behind each purpose.
RULES = {
    FIRST_VINEYARD: "VL-SETUP-04",
    FIRST_TILE: "VL-SETUP-05",
    VINES: "VL-ACT-01",
    BUILDING: "VL-ACT-02",
    SALE: "VL-ACT-06",
    TILE: "VL-FAIR-04",
    FOR_EXPORT: "VL-CUBE-01",
    FOR_SALE: "VL-CUBE-01",
    FOR_RELEASE: "VL-CUBE-01",
}

#: What a Number does: the position, the Number, cards still to take effect, and what the purpose carries with it.
Use = Callable[["Vinhos", int, int, int], None]
#: What a Number does, by purpose; each topic enters its own.
USES: Final[dict[str, Use]] = {}


def number_for(purpose: str) -> Callable[[Use], Use]:
    """Decorator: this is what a Number drawn for a purpose does."""

    def enter(use: Use) -> Use:
        USES[purpose] = use
        return use

    return enter


class DrawNumberCard(Chance["Vinhos"]):
    """Which Number card is drawn for Lacerda?"""

    __slots__ = ("purpose", "left", "extra")
    rule = "VL-TURN-06"
    see = ("VL-SETUP-03",)
    asks = (DrawNumber,)

    def __init__(self, purpose: str, left: int, extra: int) -> None:
        self.purpose = purpose
        #: Cards that are still to take effect, this one included; cubes spent on a sale, or the tied regions as bits.
        self.left = left
        self.extra = extra

    def candidates(self, state: Vinhos) -> list[DrawNumber]:
        """Return every Number."""
        return [DrawNumber(number) for number in state.box.numbers]

    def verdict(self, state: Vinhos, move: DrawNumber) -> Refusal | None:
        """One that is still in the deck."""
        numbers = state.box.numbers
        if move.number in numbers and state.numbers >> numbers.index(move.number) & 1:
            return None
        return refuse("number-drawn", "VL-TURN-06")

    def weights(self, state: Vinhos) -> list[int]:
        """Each of them is equally likely."""
        return [1] * state.numbers.bit_count()

    def apply(self, state: Vinhos, move: DrawNumber) -> None:
        """Cards for one purpose are not put back before it is finished."""
        state.numbers &= ~(1 << state.box.numbers.index(move.number))
        if state.journal is not None:
            state.tell("number-drawn", RULES[self.purpose], OPPONENT, number=move.number, see=("VL-TURN-06",))
        USES[self.purpose](state, move.number, self.left, self.extra)


def draw(state: Vinhos, purpose: str, left: int = 1, extra: int = 0) -> bool:
    """Draw another Number for a purpose; return whether the deck had one. Without one the purpose is given up."""
    if state.numbers:
        state.stack.append(DrawNumberCard(purpose, left, extra))
        return True
    put_back(state)
    return False


def next_number(state: Vinhos, purpose: str, left: int) -> None:
    """Draw on, or put the cards back when the purpose is finished."""
    if left:
        draw(state, purpose, left)
    else:
        put_back(state)


def put_back(state: Vinhos) -> None:
    """Put all Number cards back into their deck (VL-SETUP-03)."""
    state.numbers = (1 << len(state.box.numbers)) - 1


def region_of(state: Vinhos, number: int) -> int:
    """Return the region of a Number; -1 if it is not used in this game."""
    region = number - 1
    return region if region < len(REGIONS) and state.in_play(region) else -1
