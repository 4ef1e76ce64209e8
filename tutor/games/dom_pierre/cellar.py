"""The action CELLAR: activate presses and make two champagne tiles in each (DP-CAVE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision, Frame, Step
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.dom_pierre import storing
from tutor.games.dom_pierre.moves import Activate, Done, MakeChampagne
from tutor.games.dom_pierre.names import BARREL, BOTTLE, NONE, PRESSES, VESSELS, WIDTH
from tutor.games.dom_pierre.prestige import GainPrestige
from tutor.games.dom_pierre.windows import WINDOW_MOVES, Repetition

if TYPE_CHECKING:
    from tutor.games.dom_pierre.maison import Maison
    from tutor.games.dom_pierre.state import DomPierre

DONE = Done()


def why_not_pay(state: DomPierre, maison: Maison, kind: int) -> Refusal | None:
    """The first bottle costs coins, the first barrel a worker of the presses; later ones are free (DP-CAVE-03, 04)."""
    turn = state.turn
    if turn.paid >> kind & 1:
        return None
    if kind == BOTTLE:
        if maison.coins >= turn.cost:
            return None
        return refuse("bottle-too-dear", "DP-CAVE-03", price=turn.cost, have=maison.coins)
    return None if maison.crew else refuse("no-press-worker", "DP-CAVE-04")


def payable(state: DomPierre, maison: Maison, cost: int) -> bool:
    """Return whether at least one kind can be made (DP-CAVE-05)."""
    return bool(state.turn.paid) or maison.coins >= cost or maison.crew > 0


def why_not_press(state: DomPierre, maison: Maison, press: int) -> Refusal | None:
    """A press needs a harvest tile, and is activated once in an action."""
    if state.turn.done >> press & 1:
        return refuse("press-done", "DP-CAVE-22", press=PRESSES[press])
    if maison.has_harvest(press):
        return None
    if maison.has_champagne(press):
        return refuse("press-full", "DP-CAVE-13", press=PRESSES[press])
    if maison.modifiers[press]:
        return refuse("only-modifier", "DP-CAVE-17", press=PRESSES[press])
    return refuse("press-empty", "DP-CAVE-01", press=PRESSES[press])


def ready_presses(state: DomPierre, maison: Maison) -> list[int]:
    """Return the presses that can be activated."""
    done = state.turn.done
    return [press for press in range(len(PRESSES)) if not done >> press & 1 and maison.has_harvest(press)]


def why_no_cellar(state: DomPierre, maison: Maison, cost: int) -> Refusal | None:
    """A press that can be activated, and a kind that can be paid (DP-TURN-05)."""
    if not ready_presses(state, maison):
        return refuse("no-press-ready", "DP-CAVE-01")
    return None if payable(state, maison, cost) else refuse("no-kind-payable", "DP-CAVE-05", price=cost)


def next_press(state: DomPierre) -> Frame[DomPierre] | None:
    """Ask for the next press while the strength lasts and something can be done."""
    question = ChoosePress(state.seat)
    return question if state.turn.left and len(question.moves(state)) > 1 else None


class ChoosePress(Repetition):
    """Which press do you activate?"""

    __slots__ = ()
    rule = "DP-CAVE-01"
    see = ("DP-CAVE-02", "DP-CAVE-05", "DP-CAVE-06", "DP-CAVE-12", "DP-CAVE-17", "DP-CAVE-18", "DP-CAVE-22")
    asks = (Activate, Done, *WINDOW_MOVES)

    def own_candidates(self, state: DomPierre) -> Sequence[Move]:
        """Return every press, with the vintage effect if it is to be had, and the end."""
        ways = (False, True) if vintage_for_press(state) else (False,)
        return [*(state.box.activate[press][way] for press in range(len(PRESSES)) for way in ways), DONE]

    def own_verdict(self, state: DomPierre, move: Activate | Done) -> Refusal | None:
        """The press must be ready, and something must be payable."""
        if isinstance(move, Done):
            return None
        if move.press not in PRESSES:
            return refuse("no-such-press", "DP-CAVE-01", press=move.press)
        maison = state.maisons[self.actor]
        refusal = why_not_press(state, maison, PRESSES.index(move.press))
        if refusal is not None:
            return refusal
        cost = state.turn.cost
        if not payable(state, maison, cost):
            return refuse("no-kind-payable", "DP-CAVE-05", price=cost)
        if move.vintage and not vintage_for_press(state):
            return refuse("no-vintage-effect", "DP-CAVE-18")
        return None

    def own_moves(self, state: DomPierre) -> list[Move]:
        """Return what is possible: the fast twin of the verdicts."""
        maison = state.maisons[self.actor]
        moves: list[Move] = []
        if payable(state, maison, state.turn.cost):
            ways = (False, True) if vintage_for_press(state) else (False,)
            activate = state.box.activate
            moves += [activate[press][way] for press in ready_presses(state, maison) for way in ways]
        moves.append(DONE)
        return moves

    def details(self, state: DomPierre, move: Any) -> dict[str, Any] | None:
        """Return the base value of a press."""
        if not isinstance(move, Activate):
            return super().details(state, move)
        if move.press not in PRESSES:
            return None
        return {"value": base_value(state, state.maisons[self.actor], PRESSES.index(move.press))}

    def own_apply(self, state: DomPierre, move: Activate | Done) -> None:
        """Begin with the first tile; an activation that was begun makes both (DP-CAVE-22)."""
        turn = state.turn
        if isinstance(move, Done):
            turn.left = 0
            return
        press = PRESSES.index(move.press)
        turn.left -= 1
        turn.done |= 1 << press
        if move.vintage:
            turn.vintage = False
        if state.journal is not None:
            value = base_value(state, state.maisons[self.actor], press)
            see = ("DP-CAVE-06", "DP-VINE-20")
            state.tell("press-activated", "DP-CAVE-01", self.actor, press=move.press, value=value, see=see)
            if move.vintage:
                state.tell("press-vintage", "DP-CAVE-18", self.actor, press=move.press)
        state.stack.append(ChooseKind(self.actor, move.press, False, move.vintage))


def vintage_for_press(state: DomPierre) -> bool:
    """Return whether the vintage effect is chosen with the press: not by the ruling that it helps one barrel only."""
    return state.turn.vintage and state.options.cellar_vintage_covers_both_barrels_of_one_press


def vintage_for_barrel(state: DomPierre) -> bool:
    """Return whether, by that ruling, the next barrel may have the vintage effect."""
    return state.turn.vintage and not state.options.cellar_vintage_covers_both_barrels_of_one_press


def base_value(state: DomPierre, maison: Maison, press: int) -> int:
    """Return harvest tiles and modifiers of a press together (DP-CAVE-06)."""
    values = state.box.tile_values
    start = press * WIDTH
    return maison.modifiers[press] + sum(values[tile] for tile in maison.slots[start : start + WIDTH] if tile >= 0)


class ChooseKind(Decision["DomPierre"]):
    """Do you make a bottle or a barrel?"""

    __slots__ = ("press", "second", "boosted")
    rule = "DP-CAVE-02"
    see = ("DP-CAVE-03", "DP-CAVE-04", "DP-CAVE-05", "DP-CAVE-07", "DP-CAVE-08", "DP-CAVE-18", "DP-CAVE-20")
    asks = (MakeChampagne,)

    def __init__(self, actor: int, press: str, second: bool, boosted: bool) -> None:
        self.actor = actor
        self.press = press
        #: Whether it is the second tile of the press, and whether barrels of this press are worth more.
        self.second = second
        self.boosted = boosted

    def candidates(self, state: DomPierre) -> list[MakeChampagne]:
        """Return both kinds; by one ruling also a barrel with the vintage effect."""
        make = state.box.make_champagne
        moves = [make[BOTTLE][False], make[BARREL][False]]
        return [*moves, make[BARREL][True]] if vintage_for_barrel(state) else moves

    def verdict(self, state: DomPierre, move: MakeChampagne) -> Refusal | None:
        """The one-time cost of the kind must be paid, or payable now (DP-CAVE-20)."""
        if move.vessel not in VESSELS:
            return refuse("no-such-kind", "DP-CAVE-02", vessel=move.vessel)
        kind = VESSELS.index(move.vessel)
        if move.vintage and (kind == BOTTLE or not vintage_for_barrel(state)):
            return refuse("no-vintage-effect", "DP-CAVE-18")
        return why_not_pay(state, state.maisons[self.actor], kind)

    def value(self, state: DomPierre, kind: int, vintage: bool) -> int:
        """Return what the tile would be worth: base, press bonus and vintage effect, up to the maximum (DP-CAVE-08)."""
        box = state.box
        press = PRESSES.index(self.press)
        value = base_value(state, state.maisons[self.actor], press)
        if not self.second and kind == box.press_kinds[press]:
            value += box.press_bonuses[press]
        if kind == BARREL and (self.boosted or vintage):
            value += box.barrel_bonus
        return min(value, box.most_champagne)

    def details(self, state: DomPierre, move: MakeChampagne) -> dict[str, Any] | None:
        """Return what the tile would be worth."""
        if move.vessel not in VESSELS:
            return None
        return {"value": self.value(state, VESSELS.index(move.vessel), move.vintage)}

    def apply(self, state: DomPierre, move: MakeChampagne) -> None:
        """Pay if it is the first of its kind, make the tile, then the second one or empty the press."""
        kind = VESSELS.index(move.vessel)
        pay(state, kind)
        value = self.value(state, kind, move.vintage)
        if move.vintage:
            state.turn.vintage = False
        press = PRESSES.index(self.press)
        state.maisons[self.actor].add_champagne(press, value * 2 + kind)
        if state.journal is not None:
            self._tell(state, kind, value)
        if self.second:
            state.stack.append(EmptyPress(press))
        else:
            state.stack.append(ChooseKind(self.actor, self.press, True, self.boosted))
        if value == state.box.most_champagne:
            if state.journal is not None:
                see = ("DP-PREST-01", "DP-CAVE-21")
                state.tell("prestige-for-champagne", "DP-CAVE-09", self.actor, value=value, see=see)
            state.stack.append(GainPrestige())

    def _tell(self, state: DomPierre, kind: int, value: int) -> None:
        box, press = state.box, PRESSES.index(self.press)
        bonus = box.press_bonuses[press] if not self.second and kind == box.press_kinds[press] else 0
        rule = "DP-CAVE-07" if bonus else "DP-CAVE-06"
        see = ("DP-CAVE-02", "DP-CAVE-08", "DP-CAVE-10", "DP-CAVE-19", "DP-COMP-05")
        state.tell(
            "champagne-made",
            rule,
            self.actor,
            vessel=VESSELS[kind],
            press=self.press,
            value=value,
            bonus=bonus,
            see=see,
        )


def pay(state: DomPierre, kind: int) -> None:
    """Pay the one-time cost of a kind with its first tile."""
    turn, maison = state.turn, state.acting
    if turn.paid >> kind & 1:
        return
    turn.paid |= 1 << kind
    if kind == BOTTLE:
        maison.coins -= turn.cost
        if state.journal is not None:
            state.tell("bottles-paid", "DP-CAVE-03", state.seat, coins=turn.cost, see=("DP-TURN-07", "DP-CAVE-20"))
    else:
        maison.crew -= 1
        maison.house += 1
        if state.journal is not None:
            state.tell("barrels-paid", "DP-CAVE-04", state.seat, see=("DP-CAVE-20",))


class EmptyPress(Step["DomPierre"]):
    """Return the harvest tiles and modifiers of a press after its second champagne tile."""

    __slots__ = ("press",)
    rule = "DP-CAVE-11"

    def __init__(self, press: int) -> None:
        self.press = press

    def run(self, state: DomPierre) -> None:
        """The third press of the action brings prestige (DP-CAVE-12)."""
        maison = state.acting
        start = self.press * WIDTH
        for place in range(start, start + WIDTH):
            tile = maison.slots[place]
            if tile != NONE:
                storing.return_tile(state, tile)
                maison.slots[place] = NONE
        maison.modifiers[self.press] = 0
        if state.journal is not None:
            see = ("DP-VINE-16", "DP-COMP-13")
            state.tell("press-emptied", "DP-CAVE-11", state.seat, press=PRESSES[self.press], see=see)
        if state.turn.done.bit_count() == state.box.prestige_presses:
            if state.journal is not None:
                presses = state.box.prestige_presses
                see = ("DP-PREST-01", "DP-PREST-18")
                state.tell("prestige-for-presses", "DP-CAVE-12", state.seat, presses=presses, see=see)
            state.stack.append(GainPrestige())
