"""The quadrel: what a move of the action marker costs, and where one may go (VC-MOVE)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from tutor.core.words import Refusal, ScoreLine, refuse
from tutor.games.vinhos import abilities
from tutor.games.vinhos.names import (
    ACTIONS,
    BANK,
    CELLARS,
    DISCOUNT,
    EXPERTS,
    EXPORT,
    FREE_MOVE,
    PASS,
    SALES,
    VINEYARDS,
    WINERIES,
    WORKERS_ACTION,
)
from tutor.games.vinhos.units import QUADREL, UNITS

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos
    from tutor.games.vinhos.vintner import Vintner

T = TypeVar("T")

#: The rule behind the minimum of each action, in the order of ACTIONS.
MINIMUM = {
    VINEYARDS: "VC-VINE-10",
    WINERIES: "VC-WIN-02",
    WORKERS_ACTION: "VC-WORK-01",
    CELLARS: "VC-CELL-01",
    SALES: "VC-SALE-04",
    EXPORT: "VC-EXPO-01",
    EXPERTS: "VC-EXPERT-04",
    BANK: "VR-BANK-03",
}


def fee(state: Vinhos, seat: int, space: int) -> int:
    """Return what moving to a space costs in all (VC-MOVE-06)."""
    box = state.box
    if space == box.pass_space:
        return 0
    vintners = state.vintners
    if state.free:
        return box.bago if bago_is_due(state, space) else 0
    total = box.distance_fee[vintners[seat].marker][space]
    for other, vintner in enumerate(vintners):
        if vintner.marker == space and other != seat:
            total += box.player_fee
    if not state.final and box.tax_space[state.year] == space:
        total += box.tax
    if state.bagos >> space & 1:
        total += box.bago
    return total


def bago_is_due(state: Vinhos, space: int) -> bool:
    """Return whether Free Move leaves the Bago of Lacerda to be paid (VL-MOVE-03)."""
    return bool(state.bagos >> space & 1) and not state.options.solo_free_move_saves_lacerda_bago


def fee_terms(state: Vinhos, seat: int, space: str) -> list[ScoreLine]:
    """Return what moving to a space would cost, term by term, each with its rule; their sum is the fee.

    This is what a board shows before a move is made. Free Move, once announced, leaves nothing to pay.
    """
    box = state.box
    number = box.space_number[space]
    own = state.vintners[seat].marker
    if number in (own, box.pass_space) or state.free:
        left = number not in (own, box.pass_space) and bago_is_due(state, number)
        return [ScoreLine("fee-bago", "VL-MOVE-02", box.bago, {})] if left else []
    others = [other for other, vintner in enumerate(state.vintners) if other != seat and vintner.marker == number]
    taxed = not state.final and box.tax_space[state.year] == number
    terms = [
        ScoreLine("fee-distance", "VC-MOVE-03", box.distance_fee[own][number], {}),
        *(ScoreLine("fee-player", "VC-MOVE-04", box.player_fee, {"player": state.who(other)}) for other in others),
        ScoreLine("fee-tax", "VC-MOVE-05", box.tax if taxed else 0, {}),
    ]
    if state.bagos >> number & 1:
        terms.append(ScoreLine("fee-bago", "VL-MOVE-02", box.bago, {}))
    return [term for term in terms if term.points]


def why_not_enter(state: Vinhos, seat: int, space: int, more_cash: int = 0) -> Refusal | None:
    """Say why a marker may not move to a space: fees and the first unit must be payable together (VC-MOVE-12)."""
    box, vintner = state.box, state.vintners[seat]
    if space == vintner.marker:
        return refuse("must-move", "VC-MOVE-01")
    action = box.action[space]
    if action == PASS:
        return None
    cost, cash = fee(state, seat, space), vintner.cash + more_cash
    if cost > cash:
        return refuse("fees-too-high", "VC-MOVE-12", price=cost, have=cash)
    if UNITS[action].possible(state, seat, QUADREL, 0, cash - cost):
        return None
    # would it be possible with all the money in the world?
    if UNITS[action].possible(state, seat, QUADREL, 0, 1 << 20):
        return refuse("nothing-affordable", "VC-MOVE-07", action=ACTIONS[action], price=cost, have=cash)
    return refuse("nothing-to-do", MINIMUM[action], action=ACTIONS[action], reason=_lack(vintner, action))


def _lack(vintner: Vintner, action: int) -> str:
    """Return what is missing for selling or exporting wine; other actions lack what they are about."""
    if action not in (SALES, EXPORT):
        return "other"
    return "wine" if not any(vintner.wines) else "barrel" if not vintner.barrels else "value"


def may_enter(state: Vinhos, seat: int, space: int, more_cash: int = 0) -> bool:
    """Return whether a marker may move to a space: the fast twin of `why_not_enter`."""
    box, vintner = state.box, state.vintners[seat]
    if space == vintner.marker:
        return False
    action = box.action[space]
    if action == PASS:
        return True
    left = vintner.cash + more_cash - fee(state, seat, space)
    return left >= 0 and UNITS[action].possible(state, seat, QUADREL, 0, left)


def may_leave(state: Vinhos, seat: int) -> bool:
    """Return whether a marker on Pass could move to any other space; in 2010 with the cash of full divesting."""
    raised = abilities.divestible(state, state.vintners[seat])
    return any(may_enter(state, seat, space, raised) for space in range(len(state.box.spaces)))


# ---------------------------------------------------------------------- experts announced with the move


def supposing(state: Vinhos, free: bool, discount: int, question: Callable[[], T]) -> T:
    """Return what a question about the position would be answered with other announcements."""
    before = state.free, state.discount
    state.free, state.discount = free, discount
    try:
        return question()
    finally:
        state.free, state.discount = before


def why_not_go(state: Vinhos, seat: int, space: int) -> Refusal | None:
    """Say why a marker may not move to a space, with what has been announced (VC-MOVE-13)."""
    if not state.free and not state.discount:
        return why_not_enter(state, seat, space)
    if state.discount and state.box.action[space] != VINEYARDS:
        return refuse("discount-announced", "VC-MOVE-13")
    if state.free and not saves(state, seat, space):
        return refuse("free-move-announced", "VC-MOVE-13")
    if state.options.declared_expert_counts_for_legal_move:
        return why_not_enter(state, seat, space)
    return supposing(state, False, 0, lambda: why_not_enter(state, seat, space))


def saves(state: Vinhos, seat: int, space: int) -> bool:
    """Return whether Free Move saves anything on the way to a space."""
    full = supposing(state, False, 0, lambda: fee(state, seat, space))
    return full > supposing(state, True, 0, lambda: fee(state, seat, space))


def may_announce(state: Vinhos, seat: int, ability: int) -> bool:
    """Return whether Free Move or Discount can be announced: some move that uses it must be possible.

    In 2010 further announcements may follow to make it so.
    """
    box, vintner = state.box, state.vintners[seat]
    if not abilities.usable(state, vintner, ability) or (ability == FREE_MOVE and state.free):
        return False
    if ability == DISCOUNT and abilities.why_no_discount(state, abilities.BEFORE, 0) is not None:
        return False
    spaces = [space for space in range(len(box.spaces)) if space not in (vintner.marker, box.pass_space)]
    if ability == DISCOUNT or state.discount:
        spaces = [space for space in spaces if box.action[space] == VINEYARDS]
    if ability == FREE_MOVE or state.free:
        spaces = [space for space in spaces if saves(state, seat, space)]
    free, discount = False, 0
    if state.options.declared_expert_counts_for_legal_move:
        free = state.free or ability == FREE_MOVE
        discount = state.discount + (box.discount_amount if ability == DISCOUNT else 0)
        if state.reserve:
            free = free or bool(vintner.up & box.with_ability[FREE_MOVE])
            left = (vintner.up & box.with_ability[DISCOUNT]).bit_count()
            discount = state.discount + left * box.discount_amount
            if not state.options.discount_experts_cumulative_2010:
                discount = min(discount, box.discount_amount)
    return supposing(state, free, discount, lambda: any(may_enter(state, seat, space) for space in spaces))
