"""What goes into the presses: harvest tiles from the supply, and modifiers (DP-VINE-11 to 17, DP-CAVE-14 to 17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutor.core.decision import Decision
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.dom_pierre.moves import GiveBack, PutModifier, Store
from tutor.games.dom_pierre.names import NONE, PRESSES, VARIETIES, WIDTH

if TYPE_CHECKING:
    from tutor.games.dom_pierre.maison import Maison
    from tutor.games.dom_pierre.state import DomPierre


def not_in_bag(state: DomPierre, variety: str) -> Refusal | None:
    """Say why a bunch cannot be drawn."""
    if variety not in VARIETIES:
        return refuse("no-such-variety", "DP-COMP-02", variety=variety)
    left = state.bag.counts[VARIETIES.index(variety)]
    return None if left else refuse("bunch-not-left", "DP-VINE-02", variety=variety)


# ---------------------------------------------------------------------- the supply


def stand_in(state: DomPierre, variety: int, value: int) -> int:
    """Return the printed value of the tile that the supply gives for a value, or 0 if it gives none.

    That is the value itself, else the nearest lower one (DP-VINE-16), else the lowest higher one (DP-VINE-17).
    """
    most = state.box.most_harvest
    start = variety * most - 1
    supply = state.supply
    for printed in range(value, 0, -1):
        if supply[start + printed]:
            return printed
    if state.options.higher_harvest_tile_can_stand_in:
        for printed in range(value + 1, most + 1):
            if supply[start + printed]:
                return printed
    return 0


def take_tile(state: DomPierre, variety: int, value: int) -> int:
    """Take a harvest tile of this value out of the supply; NONE if there is none."""
    printed = stand_in(state, variety, value)
    if not printed:
        return NONE
    box = state.box
    state.supply[variety * box.most_harvest + printed - 1] -= 1
    return box.tile(variety, printed, value)


def return_tile(state: DomPierre, tile: int) -> None:
    """Put a harvest tile back as what is printed on it (DP-VINE-16)."""
    state.supply[state.box.tile_supply[tile]] += 1


def gain_tile(state: DomPierre, variety: int, value: int, rule: str) -> None:
    """Take a harvest tile of this value into the hand (DP-VINE-06)."""
    tile = take_tile(state, variety, value)
    seat, name = state.seat, VARIETIES[variety]
    if tile == NONE:
        if state.journal is not None:
            state.tell("tile-missing", "DP-VINE-17", seat, variety=name, value=value, see=("DP-COMP-12",))
        return
    hand = state.turn.hand
    hand.append(tile)
    hand.sort()
    if state.journal is not None:
        printed = state.box.tiles[tile][1]
        state.tell("tile-gained", rule, seat, variety=name, value=value)
        if printed != value:
            stood_in = "DP-VINE-16" if printed < value else "DP-VINE-17"
            state.tell("tile-stands-in", stood_in, seat, variety=name, value=value, printed=printed)


# ---------------------------------------------------------------------- storing harvest tiles


def why_not_store(maison: Maison, variety: int, press: int) -> Refusal | None:
    """A press takes one tile of each variety, and none beside champagne."""
    if maison.champagne[2 * press]:
        return refuse("press-has-champagne", "DP-VINE-15", press=PRESSES[press])
    if maison.slots[press * WIDTH + variety] != NONE:
        return refuse("variety-in-press", "DP-VINE-12", press=PRESSES[press], variety=VARIETIES[variety])
    return None


def accepting(maison: Maison, variety: int) -> list[int]:
    """Return the presses that take a harvest tile of this variety: the fast twin of `why_not_store`."""
    champagne, slots = maison.champagne, maison.slots
    return [press for press in range(len(PRESSES)) if not champagne[2 * press] and slots[press * WIDTH + variety] < 0]


def store_hand(state: DomPierre) -> None:
    """Ask where the tiles in hand go; one that fits nowhere is returned at once (DP-VINE-13)."""
    turn, maison, varieties = state.turn, state.acting, state.box.tile_varieties
    for tile in [tile for tile in turn.hand if not accepting(maison, varieties[tile])]:
        turn.hand.remove(tile)
        return_tile(state, tile)
        if state.journal is not None:
            variety, _, value = state.box.tiles[tile]
            state.tell("tile-fits-nowhere", "DP-VINE-13", state.seat, variety=VARIETIES[variety], value=value)
    if turn.hand:
        state.stack.append(StoreTiles(state.seat))


class StoreTiles(Decision["DomPierre"]):
    """Into which presses do your harvest tiles go?"""

    __slots__ = ()
    rule = "DP-VINE-11"
    see = ("DP-VINE-12", "DP-VINE-13", "DP-VINE-14", "DP-VINE-15", "DP-VINE-24", "DP-CAVE-17", "DP-SALE-24")
    asks = (Store, GiveBack)

    def candidates(self, state: DomPierre) -> Sequence[Move]:
        """Return every press for every tile in hand, and the supply."""
        box = state.box
        moves: list[Move] = []
        for tile in dict.fromkeys(state.turn.hand):
            moves += box.store[tile]
            moves.append(box.give_back[tile])
        return moves

    def verdict(self, state: DomPierre, move: Store | GiveBack) -> Refusal | None:
        """The tile must be in hand, and the press must have room."""
        tile = tile_number(state, move)
        if tile not in state.turn.hand:
            return refuse("tile-not-in-hand", "DP-VINE-11", variety=move.variety, value=move.value)
        if isinstance(move, GiveBack):
            return None
        if move.press not in PRESSES:
            return refuse("no-such-press", "DP-CAVE-01", press=move.press)
        return why_not_store(state.maisons[self.actor], VARIETIES.index(move.variety), PRESSES.index(move.press))

    def moves(self, state: DomPierre) -> list[Move]:
        """Return what is possible: the fast twin of the verdicts."""
        box, maison = state.box, state.maisons[self.actor]
        moves: list[Move] = []
        for tile in dict.fromkeys(state.turn.hand):
            store = box.store[tile]
            moves += [store[press] for press in accepting(maison, box.tile_varieties[tile])]
            moves.append(box.give_back[tile])
        return moves

    def apply(self, state: DomPierre, move: Store | GiveBack) -> None:
        """Put the tile there; it stays until it is pressed (DP-VINE-14)."""
        tile = tile_number(state, move)
        state.turn.hand.remove(tile)
        name, value = move.variety, move.value
        if isinstance(move, Store):
            variety, press = VARIETIES.index(move.variety), PRESSES.index(move.press)
            state.maisons[self.actor].slots[press * WIDTH + variety] = tile
            if state.journal is not None:
                see = ("DP-VINE-12", "DP-VINE-14")
                state.tell(
                    "tile-stored", "DP-VINE-11", self.actor, variety=name, value=value, press=move.press, see=see
                )
        else:
            return_tile(state, tile)
            if state.journal is not None:
                state.tell("tile-returned", "DP-VINE-13", self.actor, variety=name, value=value)
        store_hand(state)


def tile_number(state: DomPierre, move: Store | GiveBack) -> int:
    """Return the number of a tile named by a move; NONE if there can be none like it."""
    values = range(1, state.box.most_harvest + 1)
    printed = move.printed or move.value
    if move.variety not in VARIETIES or move.value not in values or printed not in values:
        return NONE
    tile = state.box.tile(VARIETIES.index(move.variety), printed, move.value)
    return NONE if move.printed == move.value else tile


# ---------------------------------------------------------------------- modifiers


def why_not_modifier(state: DomPierre, maison: Maison, press: int) -> Refusal | None:
    """A modifier needs a completely empty press (DP-CAVE-14 to DP-CAVE-16)."""
    if maison.has_champagne(press):
        return refuse("press-not-empty", "DP-CAVE-14", press=PRESSES[press])
    if maison.has_harvest(press):
        return refuse("press-has-harvest", "DP-CAVE-16", press=PRESSES[press])
    if maison.modifiers[press] and state.options.modifier_needs_completely_empty_press:
        return refuse("press-has-modifier", "DP-CAVE-15", press=PRESSES[press])
    return None


def empty_presses(state: DomPierre, maison: Maison) -> list[int]:
    """Return the presses that take a modifier."""
    return [press for press in range(len(PRESSES)) if why_not_modifier(state, maison, press) is None]


def gain_modifier(state: DomPierre, value: int) -> None:
    """Put a gained modifier into an empty press; without one it is lost (DP-CAVE-14)."""
    presses = empty_presses(state, state.acting)
    if not presses:
        if state.journal is not None:
            state.tell("modifier-lost", "DP-CAVE-14", state.seat, value=value, see=("DP-CAVE-15", "DP-CAVE-16"))
    elif len(presses) == 1:
        put_modifier(state, presses[0], value)
    else:
        state.stack.append(PlaceModifier(state.seat, value))


def put_modifier(state: DomPierre, press: int, value: int) -> None:
    """Lay the modifier down; it waits there for the next activation (DP-CAVE-17)."""
    state.acting.modifiers[press] += value
    if state.journal is not None:
        see = ("DP-CAVE-17", "DP-COMP-13")
        state.tell("modifier-placed", "DP-CAVE-14", state.seat, press=PRESSES[press], value=value, see=see)


class PlaceModifier(Decision["DomPierre"]):
    """Into which empty press does the modifier go?"""

    __slots__ = ("value",)
    rule = "DP-CAVE-14"
    see = ("DP-CAVE-15", "DP-CAVE-16", "DP-CAVE-17")
    asks = (PutModifier,)

    def __init__(self, actor: int, value: int) -> None:
        self.actor = actor
        self.value = value

    def candidates(self, state: DomPierre) -> list[PutModifier]:
        """Return every press."""
        return list(state.box.put_modifier)

    def verdict(self, state: DomPierre, move: PutModifier) -> Refusal | None:
        """The press must be empty."""
        if move.press not in PRESSES:
            return refuse("no-such-press", "DP-CAVE-01", press=move.press)
        return why_not_modifier(state, state.maisons[self.actor], PRESSES.index(move.press))

    def apply(self, state: DomPierre, move: PutModifier) -> None:
        """Lay it down."""
        put_modifier(state, PRESSES.index(move.press), self.value)
