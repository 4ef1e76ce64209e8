"""Setting up: the map, the wineries, the market, the first player and the starting workers (TO-SETUP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tutor.core.decision import Chance, Decision, Step
from tutor.core.words import Refusal, refuse
from tutor.games.toscana.box import EMPTY, ONE_WORKER, UNKNOWN, WATER, by_good
from tutor.games.toscana.moves import FirstPlayer, LayTile, Place
from tutor.games.toscana.tasting import DrawTile
from tutor.games.toscana.turn import NextTurn

if TYPE_CHECKING:
    from tutor.games.toscana.state import Toscana


class SetUp(Step["Toscana"]):
    """Lay everything out in the order of the book: map, wineries, market, first player, workers."""

    __slots__ = ()
    rule = "TO-SETUP-17"

    def run(self, state: Toscana) -> None:
        """Put the parts of the set-up on the stack, the first on top."""
        state.stack += [NextTurn(), FirstWorkers(), ChooseFirst(), OpenMarket(), FillWineries()]
        if state.journal is not None:
            state.tell("set-up", "TO-SETUP-17", see=("TO-COMP-01", "TO-COMP-12", "TO-SETUP-16", "TO-PC-01"))
        if state.options.free_map:
            state.stack.append(LayMap(state.box.tiles))
        elif state.journal is not None:
            state.tell("printed-map", "TO-SETUP-04", see=("TO-COMP-09", "TO-COMP-10"))


class LayMap(Chance["Toscana"]):
    """Draw the tile, and its orientation, for the next slot of the map."""

    __slots__ = ("left",)
    rule = "TO-SETUP-05"
    see = ("TO-COMP-11", "TO-VAR-01")
    asks = (LayTile,)

    def __init__(self, left: tuple[str, ...]) -> None:
        #: The tiles that are still to be laid.
        self.left = left

    def candidates(self, state: Toscana) -> list[LayTile]:
        """Return every tile that is left, in every orientation."""
        turns = range(4) if state.options.map_tile_rotation else (0,)
        return [LayTile(tile, turn) for tile in self.left for turn in turns]

    def verdict(self, state: Toscana, move: LayTile) -> Refusal | None:
        """Any tile that is left may come."""
        return None if move in self.candidates(state) else refuse("tile-not-left", "TO-SETUP-05", tile=move.tile)

    def weights(self, state: Toscana) -> list[int]:
        """Every tile and every orientation is equally likely."""
        return [1] * len(self.candidates(state))

    def apply(self, state: Toscana, move: LayTile) -> None:
        """Lay the tile on the first slot that is still bare."""
        box = state.box
        slot = next(slot for slot in box.slots_of_tiles if state.map[slot] == UNKNOWN)
        nw, ne, se, sw = box.rotated(box.tile_number[move.tile], move.turns)
        state.map[slot], state.map[slot + 1] = nw, ne
        state.map[slot + box.width], state.map[slot + box.width + 1] = sw, se
        if len(self.left) > 1:
            state.stack.append(LayMap(tuple(tile for tile in self.left if tile != move.tile)))
        if state.journal is not None:
            state.tell("tile-laid", "TO-SETUP-05", tile=move.tile, space=box.spaces[slot], turns=move.turns)


class FillWineries(Step["Toscana"]):
    """Give every player money, cubes, pieces and action tokens, and deal the first tasting hands."""

    __slots__ = ()
    rule = "TO-SETUP-06"

    def run(self, state: Toscana) -> None:
        """The boards are already filled; say so, and draw the hands."""
        box = state.box
        for seat in reversed(range(state.players)):
            state.stack += [DrawTile(seat) for _ in range(box.start_hand)]
        if state.journal is None:
            return
        goods = {good: count for good, count in by_good(box.start_goods).items() if count}
        state.tell("money-start", "TO-SETUP-01", count=box.start_money, see=("TO-SETUP-02", "TO-SCORE-06"))
        state.tell("actions-ready", "TO-SETUP-06", see=("TO-COMP-07", "TO-COMP-13"))
        state.tell("pieces-ready", "TO-SETUP-08", workers=box.workers - 1, masters=box.masters, see=("TO-COMP-08",))
        state.tell("goods-start", "TO-SETUP-09", good=goods)


class OpenMarket(Step["Toscana"]):
    """Set the market up: prices, stocks, recommendations; the rest of the cubes is the bank."""

    __slots__ = ()
    rule = "TO-SETUP-10"

    def run(self, state: Toscana) -> None:
        """The market is already laid out; say so."""
        if state.journal is not None:
            state.tell("market-ready", "TO-SETUP-10", see=("TO-COMP-02", "TO-COMP-04", "TO-COMP-05", "TO-COMP-06"))
            state.tell("bank-ready", "TO-SETUP-11", see=("TO-COMP-03", "TO-SUP-02", "TO-SUP-03", "TO-SUP-04"))


class ChooseFirst(Chance["Toscana"]):
    """Draw the first player of the first round."""

    __slots__ = ()
    rule = "TO-SETUP-12"
    asks = (FirstPlayer,)

    def candidates(self, state: Toscana) -> list[FirstPlayer]:
        """Return every seat."""
        return [FirstPlayer(seat) for seat in range(state.players)]

    def verdict(self, state: Toscana, move: FirstPlayer) -> Refusal | None:
        """Anybody at the table may begin."""
        return None if 0 <= move.seat < state.players else refuse("no-such-seat", "TO-SETUP-12", number=move.seat)

    def weights(self, state: Toscana) -> list[int]:
        """Every player is equally likely."""
        return [1] * state.players

    def apply(self, state: Toscana, move: FirstPlayer) -> None:
        """Remember who begins."""
        state.first = move.seat
        if state.journal is not None:
            state.tell("first-player", "TO-SETUP-12", move.seat)


class FirstWorkers(Step["Toscana"]):
    """Ask everybody for a starting worker, counter-clockwise, the first player last."""

    __slots__ = ()
    rule = "TO-SETUP-13"

    def run(self, state: Toscana) -> None:
        """Put the questions on the stack; the player to the right of the first player is asked first."""
        state.stack += [PlaceStart((state.first + place) % state.players) for place in range(state.players)]


class PlaceStart(Decision["Toscana"]):
    """Where does your starting worker go?"""

    __slots__ = ()
    rule = "TO-SETUP-13"
    see = ("TO-SETUP-14", "TO-SPACE-01", "TO-SPACE-04")
    asks = (Place,)

    def candidates(self, state: Toscana) -> list[Place]:
        """Return every space of the map."""
        return state.box.place

    def verdict(self, state: Toscana, move: Place) -> Refusal | None:
        """Any empty space will do; with the stricter ruling, any but water."""
        space = state.box.space_number.get(move.space)
        if space is None:
            return refuse("no-such-space", "TO-COMP-09", space=str(move.space))
        if state.pieces[space] != EMPTY:
            return refuse("start-occupied", "TO-SETUP-13", space=move.space, owner=state.owners[space])
        if state.map[space] == WATER and not state.options.start_on_water:
            return refuse("start-water", "TO-SETUP-14", space=move.space)
        return None

    def details(self, state: Toscana, move: Place) -> dict[str, Any]:
        """Return what the space is."""
        return {"terrain": state.terrain_name(state.box.space_number[move.space])}

    def apply(self, state: Toscana, move: Place) -> None:
        """Put the worker on the map; it costs nothing."""
        space = state.box.space_number[move.space]
        state.owners[space] = self.actor
        state.pieces[space] = ONE_WORKER
        if state.journal is not None:
            state.tell("start-placed", "TO-SETUP-13", self.actor, space=move.space, terrain=state.terrain_name(space))
