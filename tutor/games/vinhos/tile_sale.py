"""Tycoon tiles of the 2016 edition: the display, and their sale after a fair (VS-FAIR)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Chance, Decision, Step
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos import lacerda, tycoons
from tutor.games.vinhos.moves import BuyTile, DealTycoon, LeaveFair, PickWine
from tutor.games.vinhos.names import FIRST_MULTIPLIER, LACERDA, TYCOON_TILES, tile_kind
from tutor.games.vinhos.sales import place_of, why_no_such_wine, wine_details
from tutor.games.vinhos.wine import colour_of, quality_of, region_of

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos

LEAVE = LeaveFair()


class OpenSale(Step["Vinhos"]):
    """Tycoon tiles are for sale, in the new order, round after round."""

    __slots__ = ()
    rule = "VS-FAIR-03"

    def run(self, state: Vinhos) -> None:
        """Nobody has passed yet."""
        state.passed = 0
        state.stack.append(NextBuyer(0))


class NextBuyer(Step["Vinhos"]):
    """Ask the next player who has not passed; when all have, the sale is over."""

    __slots__ = ("place",)
    rule = "VS-FAIR-03"

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Vinhos) -> None:
        """Who cannot buy anything passes by themselves (VS-FAIR-07)."""
        people = state.people
        if state.passed == (1 << people) - 1:
            state.passed = 0
            return
        place = self.place
        while state.passed >> state.order[place] & 1:
            place = (place + 1) % people
        seat = state.order[place]
        state.stack.append(NextBuyer((place + 1) % people))
        if state.solo and seat == LACERDA:
            lacerda.buy(state)
        elif any(state.vintners[seat].wines) and any(
            tile >= 0 and why_not_buy(state, seat, tile) is None for tile in state.display
        ):
            state.stack.append(ChooseTile(seat))
        else:
            leave_sale(state, seat, "VS-FAIR-07")


def leave_sale(state: Vinhos, seat: int, rule: str) -> None:
    """Be out of the sale for this fair."""
    state.passed |= 1 << seat
    if state.journal is not None:
        state.tell("sale-left", rule, state.who(seat))


def why_not_buy(state: Vinhos, seat: int, tile: int) -> Refusal | None:
    """Say why a tycoon tile of the display is barred: the icon is owned, or there is no barrel for a multiplier."""
    vintner = state.vintners[seat]
    if tile < FIRST_MULTIPLIER:
        if (vintner.tiles_up | vintner.tiles_down) >> tile & 1:
            return refuse("icon-owned", "VS-FAIR-05", tile=TYCOON_TILES[tile])
        return None
    if vintner.multipliers >> tile_kind(tile) & 1:
        return refuse("icon-owned", "VS-FAIR-05", tile=TYCOON_TILES[tile])
    return None if vintner.barrels else refuse("no-barrel-for-tile", "VS-FAIR-04", tile=TYCOON_TILES[tile])


class ChooseTile(Decision["Vinhos"]):
    """Which tycoon tile do you buy for a wine, or do you pass?"""

    __slots__ = ()
    rule = "VS-FAIR-03"
    see = ("VS-FAIR-04", "VS-FAIR-05", "VS-FAIR-07", "VS-FAIR-08")
    asks = (BuyTile, LeaveFair)

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return every tile, and passing."""
        return [*state.box.buy_tile, LEAVE]

    def verdict(self, state: Vinhos, move: BuyTile | LeaveFair) -> Refusal | None:
        """A tile of the display that is not barred."""
        if isinstance(move, LeaveFair):
            return None
        tile = state.box.tile_number.get(move.tile)
        if tile is None or tile not in state.display:
            return refuse("tile-not-shown", "VS-FAIR-03")
        return why_not_buy(state, self.actor, tile)

    def moves(self, state: Vinhos) -> list[Move]:
        """Return the tiles that can be bought: the fast twin of the verdicts."""
        shown = sorted({tile for tile in state.display if tile >= 0})
        buy = state.box.buy_tile
        return [*(buy[tile] for tile in shown if why_not_buy(state, self.actor, tile) is None), LEAVE]

    def apply(self, state: Vinhos, move: BuyTile | LeaveFair) -> None:
        """Ask for the wine."""
        if isinstance(move, LeaveFair):
            leave_sale(state, self.actor, "VS-FAIR-03")
        else:
            state.stack.append(PayForTile(self.actor, move.tile))


class PayForTile(Decision["Vinhos"]):
    """Which wine do you discard for the tile?"""

    __slots__ = ("tile",)
    rule = "VS-FAIR-03"
    see = ("VS-FAIR-04",)
    asks = (PickWine,)

    def __init__(self, actor: int, tile: str) -> None:
        self.actor = actor
        self.tile = tile

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return every wine on the board."""
        wines = state.vintners[self.actor].wines
        return [state.box.pick_wine[place] for place, wine in enumerate(wines) if wine]

    def verdict(self, state: Vinhos, move: PickWine) -> Refusal | None:
        """Any wine will do."""
        return why_no_such_wine(state, self.actor, move.estate, move.slot)

    def details(self, state: Vinhos, move: Any) -> dict[str, Any] | None:
        """Return what wine it is."""
        return wine_details(state, self.actor, move)

    def apply(self, state: Vinhos, move: PickWine) -> None:
        """Discard the wine, take the tile; a multiplier gets a barrel of the stock."""
        vintner = state.vintners[self.actor]
        place = place_of(state, vintner, move.estate, move.slot)
        assert place is not None
        wine, vintner.wines[place] = vintner.wines[place], 0
        tile = state.box.tile_number[self.tile]
        state.display[state.display.index(tile)] = -1
        if state.journal is not None:
            state.tell(
                "wine-discarded",
                "VS-FAIR-03",
                self.actor,
                quality=quality_of(wine),
                colour=colour_of(wine),
                region=region_of(wine),
            )
        tycoons.gain(state, self.actor, tile, "VS-FAIR-04")


class RefillDisplay(Step["Vinhos"]):
    """The rest of the display is discarded and the display refilled; after the third fair nobody needs it any more."""

    __slots__ = ()
    rule = "VS-FAIR-06"

    def run(self, state: Vinhos) -> None:
        """Discarded tiles are out of the game (VC-LIMIT-08)."""
        if state.solo:
            lacerda.after_fair(state)
        if state.year == state.box.years:
            return
        state.display = [-1] * len(state.display)
        if state.journal is not None:
            state.tell("display-cleared", "VS-FAIR-06", see=("VC-LIMIT-07", "VC-LIMIT-08"))
        fill_display(state)


def fill_display(state: Vinhos) -> None:
    """Fill the empty slots of the display as far as the pile goes (VC-LIMIT-07)."""
    empty = min(state.display.count(-1), sum(state.pile))
    if empty:
        state.stack.append(DealTile(empty))


class DealTile(Chance["Vinhos"]):
    """Which tycoon tile comes next? Action tiles lie above the multipliers."""

    __slots__ = ("left",)
    rule = "VS-SETUP-09"
    see = ("VS-SETUP-16", "VS-FAIR-06")
    asks = (DealTycoon,)

    def __init__(self, left: int) -> None:
        #: Tiles still to be dealt, this one included.
        self.left = left

    def _kinds(self, state: Vinhos) -> range:
        actions = any(state.pile[:FIRST_MULTIPLIER])
        return range(FIRST_MULTIPLIER) if actions else range(FIRST_MULTIPLIER, len(TYCOON_TILES))

    def candidates(self, state: Vinhos) -> list[DealTycoon]:
        """Return every tile."""
        return state.box.deal_tycoon

    def verdict(self, state: Vinhos, move: DealTycoon) -> Refusal | None:
        """A tile that can lie on top of the pile."""
        tile = state.box.tile_number.get(move.tile)
        if tile is None or tile not in self._kinds(state) or not state.pile[tile]:
            return refuse("tile-not-on-top", "VS-SETUP-16")
        return None

    def moves(self, state: Vinhos) -> list[DealTycoon]:
        """Return the tiles that can come: the fast twin of the verdicts."""
        return [state.box.deal_tycoon[tile] for tile in self._kinds(state) if state.pile[tile]]

    def weights(self, state: Vinhos) -> list[int]:
        """Every single tile is equally likely."""
        return [state.pile[tile] for tile in self._kinds(state) if state.pile[tile]]

    def apply(self, state: Vinhos, move: DealTycoon) -> None:
        """Lay it on the first empty slot."""
        tile = state.box.tile_number[move.tile]
        state.pile[tile] -= 1
        state.display[state.display.index(-1)] = tile
        if self.left > 1:
            state.stack.append(DealTile(self.left - 1))
        if state.journal is not None:
            state.tell("tile-shown", "VS-SETUP-09", tile=move.tile)
