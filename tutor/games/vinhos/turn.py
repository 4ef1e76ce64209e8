"""A player's turn: optional plays, the move of the action marker, the action, optional plays again (VC-MOVE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision, Step
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos import abilities, benefits, pairs, press, quadrel, tycoons, units
from tutor.games.vinhos.moves import (
    Divest,
    EndTurn,
    MoveTo,
    RecoverPair,
    Stay,
    UseBenefit,
    UseExpert,
    UseTile,
)
from tutor.games.vinhos.names import DISCOUNT, FREE_MOVE, PASS
from tutor.games.vinhos.units import DIVEST, QUADREL

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos

STAY, END = Stay(), EndTurn()
#: How many tycoon tiles or benefits a turn allows, and how many abilities.
ONCE = ("VS-TYC-01", "VR-MAG-01")


def begin_turn(state: Vinhos, seat: int, fresh: bool) -> None:
    """Ask for a turn; unless it goes on from an earlier action, every ability and tile is allowed anew."""
    if fresh:
        state.ability = 0
        state.extra = False
    state.begun = False
    state.free = False
    state.discount = 0
    state.stack.append(ReserveTurn(seat) if state.reserve else SpecialTurn(seat))


class Turn(Decision["Vinhos"]):
    """What do you do before you move, or where do you move?"""

    __slots__ = ()
    rule = "VC-MOVE-01"

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return every space, staying, and every optional play."""
        return [*state.box.move_to, STAY, *own_experts(state, self.actor), *all_optional(state, self.actor)]

    def verdict(self, state: Vinhos, move: Any) -> Refusal | None:
        """A space must be affordable with the first unit of its action; what is announced must be used."""
        seat = self.actor
        if isinstance(move, MoveTo):
            space = state.box.space_number.get(move.space)
            if space is None:
                return refuse("no-such-space-here", "VC-MOVE-01")
            return quadrel.why_not_go(state, seat, space)
        if isinstance(move, UseExpert):
            return self._why_not_expert(state, move)
        if state.free or state.discount:
            return refuse("announced", "VC-MOVE-13")
        if isinstance(move, Stay):
            return self._why_not_stay(state)
        return why_not_optional(state, seat, move, after=False)

    def _why_not_expert(self, state: Vinhos, move: UseExpert) -> Refusal | None:
        if refusal := abilities.why_not_use(state, self.actor, move, abilities.BEFORE, 0):
            return refusal
        ability = state.box.ability[state.box.expert_number[move.expert]]
        if ability in (FREE_MOVE, DISCOUNT):
            useful = quadrel.may_announce(state, self.actor, ability)
            return None if useful else refuse("announcement-useless", "VC-MOVE-13")
        return refuse("announced", "VC-MOVE-13") if state.free or state.discount else None

    def _why_not_stay(self, state: Vinhos) -> Refusal | None:
        if state.vintners[self.actor].marker != state.box.pass_space:
            return refuse("must-move", "VC-MOVE-01")
        if state.options.pass_allowed_when_already_on_pass == "always" or not quadrel.may_leave(state, self.actor):
            return None
        return refuse("must-leave-pass", "VC-MOVE-09")

    def moves(self, state: Vinhos) -> list[Move]:
        """Return what can be done: the fast twin of the verdicts."""
        seat, box, vintner = self.actor, state.box, state.vintners[self.actor]
        announced = state.free or state.discount
        moves: list[Move]
        if announced:
            moves = [move for space, move in enumerate(box.move_to) if quadrel.why_not_go(state, seat, space) is None]
        else:
            moves = [move for space, move in enumerate(box.move_to) if quadrel.may_enter(state, seat, space)]
            if vintner.marker == box.pass_space and self._why_not_stay(state) is None:
                moves.append(STAY)
        if vintner.up and abilities.may_use_any(state):
            allowed = 0
            if not announced:
                usable = abilities.usable_experts(state, seat, abilities.BEFORE)
                for move in usable:
                    allowed |= 1 << box.expert_number[move[0]]
            for ability in (FREE_MOVE, DISCOUNT):
                held = vintner.up & box.with_ability[ability]
                if held and quadrel.may_announce(state, seat, ability):
                    allowed |= held
            moves += [move for expert, move in enumerate(box.use_expert) if allowed >> expert & 1]
        return moves if announced else moves + optional(state, seat, after=False)

    def details(self, state: Vinhos, move: Any) -> dict[str, Any] | None:
        """Return the cost of a move."""
        if not isinstance(move, MoveTo) or move.space not in state.box.space_number:
            return None
        return {"price": quadrel.fee(state, self.actor, state.box.space_number[move.space])}

    def apply(self, state: Vinhos, move: Any) -> None:
        """Move and act, or play something first and be asked again."""
        seat = self.actor
        if isinstance(move, MoveTo):
            state.stack.append(FinishTurn(seat))
            move_marker(state, seat, state.box.space_number[move.space])
        elif isinstance(move, Stay):
            state.stack.append(FinishTurn(seat))
            if state.journal is not None:
                state.tell("stayed", "VC-MOVE-09", seat)
            state.begun = True
            press.enter(state, seat)
        else:
            state.stack.append(self)
            if isinstance(move, UseExpert):
                abilities.use(state, seat, move)
            else:
                play_optional(state, seat, move)


class SpecialTurn(Turn):
    """A turn of the 2016 edition."""

    __slots__ = ()
    see = (
        "VC-MOVE-02",
        "VC-MOVE-03",
        "VC-MOVE-04",
        "VC-MOVE-05",
        "VC-MOVE-06",
        "VC-MOVE-07",
        "VC-MOVE-08",
        "VC-MOVE-14",
        "VC-GEN-11",
        "VS-MOVE-01",
        "VS-TYC-01",
        "VS-TYC-04",
        "VC-ABIL-08",
    )
    asks = (MoveTo, Stay, UseExpert, UseTile)


class ReserveTurn(Turn):
    """A turn of the 2010 edition."""

    __slots__ = ()
    see = (
        "VC-MOVE-02",
        "VC-MOVE-03",
        "VC-MOVE-04",
        "VC-MOVE-05",
        "VC-MOVE-06",
        "VC-MOVE-07",
        "VC-MOVE-08",
        "VC-MOVE-10",
        "VC-MOVE-14",
        "VC-GEN-11",
        "VR-PAIR-01",
        "VR-MAG-01",
        "VR-MAG-02",
        "VR-BANK-09",
        "VC-ABIL-08",
    )
    asks = (MoveTo, Stay, UseExpert, RecoverPair, UseBenefit, Divest)


def move_marker(state: Vinhos, seat: int, space: int) -> None:
    """Pay the fees, move the action marker, and begin the action of the space."""
    box, vintner = state.box, state.vintners[seat]
    if state.journal is not None:
        tell_fees(state, seat, space)
    total = quadrel.fee(state, seat, space)
    vintner.cash -= total
    if total and not state.free:
        for other, rival in enumerate(state.vintners):
            if other != seat and rival.marker == space:  # at hand at once (VC-MOVE-11)
                rival.cash += box.player_fee
    state.bagos &= ~(1 << space)
    vintner.marker = space
    state.free = False
    state.begun = True
    action = box.action[space]
    if action == PASS:
        press.enter(state, seat)
    else:
        units.begin(state, seat, action, QUADREL)


def tell_fees(state: Vinhos, seat: int, space: int) -> None:
    """Tell where a marker goes and every fee by its own rule."""
    name = state.box.spaces[space]
    rule = "VC-MOVE-08" if space == state.box.pass_space else "VC-MOVE-02"
    terms = quadrel.fee_terms(state, seat, name)
    if state.free:
        rule = "VC-ABIL-02"
    state.tell("marker-moves", "VC-MOVE-01" if terms else rule, seat, space=name, see=("VC-MOVE-06",))
    for term in terms:
        if term.name == "fee-distance":
            state.tell("fee-distance", "VC-MOVE-03", seat, money=term.points)
        elif term.name == "fee-player":
            player: int = term.details["player"]
            state.tell("fee-player", "VC-MOVE-04", seat, money=term.points, player=player, see=("VC-MOVE-11",))
        elif term.name == "fee-tax":
            state.tell("fee-tax", "VC-MOVE-05", seat, money=term.points, see=("VC-YEAR-04",))
        else:
            state.tell("fee-bago", "VL-MOVE-02", seat, money=term.points, see=("VL-MOVE-03",))


class FinishTurn(Step["Vinhos"]):
    """After the action: ask whether something optional is still played, if anything can be."""

    __slots__ = ("seat",)
    rule = "VC-YEAR-03"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Vinhos) -> None:
        """A turn in which nothing more can be done ends by itself."""
        if abilities.usable_experts(state, self.seat, abilities.AFTER) or optional(state, self.seat, after=True):
            state.stack.append(AfterReserve(self.seat) if state.reserve else AfterSpecial(self.seat))


class AfterAction(Decision["Vinhos"]):
    """Do you play anything more, or end your turn?"""

    __slots__ = ()
    rule = "VC-YEAR-03"

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return every optional play, and the end."""
        return [*own_experts(state, self.actor), *all_optional(state, self.actor), END]

    def verdict(self, state: Vinhos, move: Any) -> Refusal | None:
        """Experts and, if none was used yet, a tile or a benefit."""
        if isinstance(move, EndTurn):
            return None
        if isinstance(move, UseExpert):
            return abilities.why_not_use(state, self.actor, move, abilities.AFTER, 0)
        return why_not_optional(state, self.actor, move, after=True)

    def moves(self, state: Vinhos) -> list[Move]:
        """Return what can be done: the fast twin of the verdicts."""
        experts = abilities.usable_experts(state, self.actor, abilities.AFTER)
        return [*experts, *optional(state, self.actor, after=True), END]

    def apply(self, state: Vinhos, move: Any) -> None:
        """Play it; then the question comes again while anything is left."""
        if isinstance(move, EndTurn):
            return
        state.stack.append(FinishTurn(self.actor))
        if isinstance(move, UseExpert):
            abilities.use(state, self.actor, move)
        else:
            play_optional(state, self.actor, move)


class AfterSpecial(AfterAction):
    """After the action in the 2016 edition."""

    __slots__ = ()
    see = ("VS-TYC-01", "VC-ABIL-09")
    asks = (UseExpert, UseTile, EndTurn)


class AfterReserve(AfterAction):
    """After the action in the 2010 edition."""

    __slots__ = ()
    see = ("VR-MAG-01", "VR-MAG-07", "VR-BANK-09", "VR-PAIR-04", "VC-ABIL-09")
    asks = (UseExpert, RecoverPair, UseBenefit, Divest, EndTurn)


# ---------------------------------------------------------------------- optional plays


def own_experts(state: Vinhos, seat: int) -> list[Move]:
    """Return the use of every expert of a player."""
    vintner = state.vintners[seat]
    held = vintner.up | vintner.down
    return [move for expert, move in enumerate(state.box.use_expert) if held >> expert & 1]


def all_optional(state: Vinhos, seat: int) -> list[Move]:
    """Return every optional play beside experts, legal or not."""
    if state.reserve:
        return [*state.box.recover, *state.box.use_benefit, DIVEST]
    return [*state.box.use_tile]


def why_not_optional(state: Vinhos, seat: int, move: Any, after: bool) -> Refusal | None:
    """Say why a pair, a benefit, a tycoon tile or divesting is not possible now."""
    if isinstance(move, Divest):
        return units.why_no_divesting(state, seat)
    if isinstance(move, RecoverPair):
        return pairs.why_not(state, seat, move) if may_recover(state, after) else refuse("pairs-too-late", "VR-PAIR-04")
    if state.extra:
        return refuse("once-a-turn", ONCE[state.reserve], reserve=state.reserve)
    if isinstance(move, UseTile):
        return tycoons.why_not_use(state, seat, move)
    return benefits.why_not_use(state, seat, move)


def may_recover(state: Vinhos, after: bool) -> bool:
    """Return whether it is the moment for pairs: before the first action of the turn (VR-PAIR-04).

    With that ruling, also before a later one: the action of the quadrel, or a benefit that is still unused.
    """
    if not state.begun:
        return True
    return bool(state.options.pairs_before_later_extra_action) and not (after and state.extra)


def optional(state: Vinhos, seat: int, after: bool) -> list[Move]:
    """Return the optional plays that are possible now: the fast twin of `why_not_optional`."""
    if not state.reserve:
        return [] if state.extra else tycoons.usable(state, seat)
    moves: list[Move] = []
    if may_recover(state, after):
        moves = pairs.possible(state, seat)
    if not state.extra:
        moves = moves + benefits.usable(state, seat)
    if state.vintners[seat].investment:
        moves.append(DIVEST)
    return moves


def play_optional(state: Vinhos, seat: int, move: Any) -> None:
    """Play a pair, a benefit, a tycoon tile, or divest."""
    if isinstance(move, Divest):
        units.divest(state, seat)
    elif isinstance(move, RecoverPair):
        pairs.recover(state, seat, move)
    elif isinstance(move, UseTile):
        tycoons.use(state, seat, move)
    else:
        benefits.use(state, seat, move)
