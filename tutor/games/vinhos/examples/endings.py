"""Examples EX-51 to EX-54, EX-56 and EX-81: the final scoring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.vinhos.examples.positions import BLUE, ORANGE, VIOLET, YELLOW, Estate, Player, line, turn
from tutor.games.vinhos.examples.registry import reserve, special
from tutor.games.vinhos.scoring import majorities

if TYPE_CHECKING:
    from tutor.games.vinhos.game import VinhosGame
    from tutor.games.vinhos.state import Vinhos

OTHERS = (Player(cash=0),) * 3


def shares(state: Vinhos, seat: int) -> dict[int, int]:
    """Return a player's VP for export majorities by column, from 1."""
    return {column + 1: share for column, share, _ in majorities(state, seat)}


@special("EX-51", "VS-END-03")
def money(game: VinhosGame) -> Iterator[Finding]:
    """6, 14, 20 and 25 Bagos."""
    state = turn(game, *(Player(cash=cash) for cash in (6, 14, 20, 25)))
    yield "VP", [[3], [7], [18], [18]], [line(state, seat, "money") for seat in range(4)]


@special("EX-52", "VS-END-03")
def wines_left(game: VinhosGame) -> Iterator[Finding]:
    """Half the quality, rounded down for each wine."""
    for quality, points in ((3, 1), (9, 4), (1, 0), (7, 3)):
        state = turn(game, Player(cash=0, estates=[Estate("minho", "red", (quality,))]), *OTHERS)
        yield f"a wine of {quality}", points, sum(line(state, 0, "wines"))
    both = turn(game, Player(cash=0, estates=[Estate("minho", "red", (3, 9))]), *OTHERS)
    yield "3 and 9 together", 5, sum(line(both, 0, "wines"))


@special("EX-53", "VC-EXPO-03")
def export_of_2016(game: VinhosGame) -> Iterator[Finding]:
    """Majorities worth 14, 12, 10, 8 and 6 VP, alone and shared."""
    exports = {
        "1-1": VIOLET,
        "2-1": BLUE,
        **{f"3-{row}": seat for row, seat in enumerate((BLUE, YELLOW, ORANGE), 1)},
        **{f"4-{row}": seat for row, seat in enumerate((BLUE, VIOLET), 1)},
        **{f"5-{row}": seat for row, seat in enumerate((YELLOW, ORANGE), 1)},
    }
    state = turn(game, *(Player(magnates=(1, 1, 1)),) * 4, exports=exports)
    yield "violet", {1: 14, 4: 4}, shares(state, VIOLET)
    yield "blue", {2: 12, 3: 3, 4: 4}, shares(state, BLUE)
    yield "yellow", {3: 3, 5: 3}, shares(state, YELLOW)
    yield "orange", {3: 3, 5: 3}, shares(state, ORANGE)


@special("EX-54", "VS-MULT-02", "VS-MULT-09", "VS-MULT-13", "VS-MULT-14")
def multiplier_tiles(game: VinhosGame) -> Iterator[Finding]:
    """Five wineries give 10, ten wines 16 instead of 20, a tile without a barrel nothing."""
    estates = [
        Estate("dao", "red", (1, 1, 1, 1), wineries=2, cellar=True),
        Estate("dao", "white", (1, 1, 1, 1), wineries=2, cellar=True),
        Estate("minho", "red", (1, 1), wineries=1),
    ]
    tiles = {
        "winery": {"high": True, "barrel": True},
        "wine": {"high": True, "barrel": True},
        "cellar": {"high": True, "barrel": False},
    }
    state = turn(game, Player(cash=0, estates=estates, multipliers=tiles, magnates=(1, 1, 1)), *OTHERS)
    found = {row.details["multiplier"]: row.points for row in state.score_sheet(0).lines if row.name == "multiplier"}
    yield "VP of the tiles", {"winery": 10, "wine": 16}, found


@reserve("EX-56", "VC-EXPO-03")
def export_of_2010(game: VinhosGame) -> Iterator[Finding]:
    """Column 4 goes to yellow alone (the word "each" there is a slip)."""
    exports = {
        "1-1": VIOLET,
        **{f"2-{row}": seat for row, seat in enumerate((BLUE, VIOLET), 1)},
        **{f"3-{row}": seat for row, seat in enumerate((BLUE, YELLOW, ORANGE), 1)},
        "4-1": YELLOW,
    }
    state = turn(game, *(Player(),) * 4, exports=exports)
    yield "violet", {1: 6, 2: 4}, shares(state, VIOLET)
    yield "blue", {2: 4, 3: 3}, shares(state, BLUE)
    yield "yellow", {3: 3, 4: 12}, shares(state, YELLOW)
    yield "orange", {3: 3}, shares(state, ORANGE)


@special("EX-81", "VS-MULT-04", "VS-MULT-14")
def tycoon_tiles(game: VinhosGame) -> Iterator[Finding]:
    """Three action tiles and two multipliers count for "2 per tycoon tile": 10 VP."""
    tiles = {"tycoon_tile": {"high": True, "barrel": True}, "cellar": {"high": False, "barrel": False}}
    owner = Player(cash=0, tiles="sales export", tiles_down="winery", multipliers=tiles, magnates=(1, 1, 1))
    state = turn(game, owner, *OTHERS)
    yield "VP", [10], line(state, 0, "multiplier")
