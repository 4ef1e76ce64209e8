"""Rounds and turns: windows, disc, the choice between action and returning workers, the end of a turn (DP-TURN)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from tutor.core.decision import Frame, Step
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.dom_pierre import cellar, ending, logistics, objectives, sales, scoring, tokens, village, vineyard
from tutor.games.dom_pierre.moves import EndTurn, MoveDisc, Perform, ReturnWorkers
from tutor.games.dom_pierre.names import (
    CELLAR,
    COLUMNS,
    LOGISTICS,
    NONE,
    OBJECTIVES,
    SALES,
    VILLAGE,
    VINEYARD,
    VINTAGE,
)
from tutor.games.dom_pierre.storing import store_hand
from tutor.games.dom_pierre.windows import WINDOW_MOVES, Pause, Window

if TYPE_CHECKING:
    from tutor.games.dom_pierre.maison import Maison
    from tutor.games.dom_pierre.state import DomPierre

END, PERFORM, RETURN = EndTurn(), Perform(), ReturnWorkers()


class NextTurn(Step["DomPierre"]):
    """Let the next player begin a turn; after the last one the round is over (DP-TURN-01)."""

    __slots__ = ()
    rule = "DP-TURN-01"

    def run(self, state: DomPierre) -> None:
        """Go clockwise from the first player; whoever has no disc left is passed over (DP-TURN-15)."""
        while True:
            if state.turns == state.players:
                if state.round == state.last:
                    scoring.tell_result(state)
                    return
                state.round += 1
                state.turns = 0
            if not state.turns and state.journal is not None:
                tell_round(state)
            state.turns += 1
            if min(state.acting.rows) < state.winery.top:
                break
            if state.journal is not None:
                state.tell("no-disc-left", "DP-TURN-15", state.seat)
        state.turn.free = True
        state.turn.column = NONE
        state.stack += [self, EarlyWindow(state.seat)]


def tell_round(state: DomPierre) -> None:
    """Tell that a round begins, and whether it is the last one."""
    last = state.round == state.last
    see = ("DP-TURN-02", "DP-SETUP-34", "DP-END-05")
    state.tell("last-round" if last else "round-begins", "DP-TURN-01", state.first, round=state.round, see=see)


class EarlyWindow(Window):
    """Which disc do you move? Before that you may use your free action and kept tokens."""

    __slots__ = ()
    rule = "DP-TURN-03"
    see = ("DP-TURN-02", "DP-TURN-06", "DP-TURN-07", "DP-TURN-13", "DP-TURN-14", "DP-FREE-01", "DP-FREE-02")
    asks = (MoveDisc, *WINDOW_MOVES)

    def own_candidates(self, state: DomPierre) -> Sequence[Move]:
        """Return every column."""
        return state.box.move_disc

    def own_verdict(self, state: DomPierre, move: MoveDisc) -> Refusal | None:
        """The disc must still be in the winery; passing is impossible."""
        if move.column not in COLUMNS:
            return refuse("no-such-column", "DP-TURN-03", column=move.column)
        row = state.maisons[self.actor].rows[COLUMNS.index(move.column)]
        return None if row < state.winery.top else refuse("disc-gone", "DP-TURN-11", column=move.column)

    def own_moves(self, state: DomPierre) -> list[Move]:
        """Return the columns with a disc: the fast twin of the verdicts."""
        top, move = state.winery.top, state.box.move_disc
        return [move[column] for column, row in enumerate(state.maisons[self.actor].rows) if row < top]

    def details(self, state: DomPierre, move: Any) -> dict[str, Any] | None:
        """Return strength and cost of the action after the move (without tokens still to be claimed)."""
        if not isinstance(move, MoveDisc):
            return super().details(state, move)
        if self.own_verdict(state, move) is not None:
            return None
        maison, column = state.maisons[self.actor], COLUMNS.index(move.column)
        rows = maison.rows.copy()
        rows[column] += 1
        force = state.strength(maison, column) - state.row_strength(maison, column)
        strength = state.winery.strengths[rows[column]] + force
        cost = state.winery.costs[min(rows)] if column in COSTS else 0
        return {"strength": strength, "coins": cost}

    def own_apply(self, state: DomPierre, move: MoveDisc) -> None:
        """Move the disc; then tokens may be claimed, before the action (DP-TURN-04)."""
        maison, column = state.maisons[self.actor], COLUMNS.index(move.column)
        maison.rows[column] += 1
        state.turn.column = column
        if state.journal is not None:
            row = maison.rows[column]
            see = ("DP-TURN-02", "DP-TURN-06", "DP-TURN-07")
            state.tell("disc-moved", "DP-TURN-03", self.actor, column=move.column, row=row, see=see)
        end: list[Frame[DomPierre]] = [LateWindow(self.actor), FinishDisc()]
        if not state.options.finished_disc_leaves_before_late_window:
            end.reverse()
        state.stack += [*end, EndAction(), ChooseMain(self.actor)]
        tokens.offer_tokens(state)


#: The actions with a cost in coins (DP-TURN-08); CELLAR pays with its first bottle.
COSTS: Final = (VINEYARD, CELLAR, VILLAGE)
PAID_AT_ONCE: Final = {VINEYARD: "DP-VINE-01", VILLAGE: "DP-VILL-01"}


class ChooseMain(Pause):
    """Do you perform the action, or return workers instead?"""

    __slots__ = ()
    rule = "DP-TURN-05"
    see = ("DP-TURN-06", "DP-TURN-08", "DP-TURN-09", "DP-TURN-10", "DP-TURN-17", "DP-TURN-18", "DP-RET-01")
    asks = (Perform, ReturnWorkers, *WINDOW_MOVES)

    def own_candidates(self, state: DomPierre) -> Sequence[Move]:
        """Return both."""
        return [PERFORM, RETURN]

    def own_verdict(self, state: DomPierre, move: Perform | ReturnWorkers) -> Refusal | None:
        """Returning is always possible; the action needs its cost and an effect."""
        return None if isinstance(move, ReturnWorkers) else why_not_perform(state, state.maisons[self.actor])

    def own_moves(self, state: DomPierre) -> list[Move]:
        """Return what is possible."""
        legal = why_not_perform(state, state.maisons[self.actor]) is None
        return [PERFORM, RETURN] if legal else [RETURN]

    def details(self, state: DomPierre, move: Any) -> dict[str, Any] | None:
        """Return strength and cost of the action, or how many workers may go back."""
        maison = state.maisons[self.actor]
        column = state.turn.column
        if isinstance(move, Perform):
            cost = state.cost(maison) if column in COSTS else 0
            return {"column": COLUMNS[column], "strength": state.strength(maison, column), "coins": cost}
        if isinstance(move, ReturnWorkers):
            return {"strength": logistics.return_strength(state, maison)}
        return super().details(state, move)

    def own_apply(self, state: DomPierre, move: Perform | ReturnWorkers) -> None:
        """Begin; what was begun is finished (DP-TURN-18)."""
        if isinstance(move, Perform):
            perform(state)
        else:
            logistics.begin_return(state)


def why_not_perform(state: DomPierre, maison: Maison) -> Refusal | None:
    """Say why the action of the moved disc is not possible (DP-TURN-05)."""
    column = state.turn.column
    if column == CELLAR:
        return cellar.why_no_cellar(state, maison, state.cost(maison))
    if column == SALES:
        return sales.why_no_sales(state, maison, maison.spaces[column] == VINTAGE)
    if column in PAID_AT_ONCE:
        cost = state.cost(maison)
        if maison.coins < cost:
            return refuse("action-too-dear", PAID_AT_ONCE[column], price=cost, have=maison.coins)
    return None


def perform(state: DomPierre) -> None:
    """Fix strength, cost and vintage effect, pay where the cost falls due at once, and begin (DP-TURN-09)."""
    turn, maison = state.turn, state.acting
    column = turn.column
    turn.left = state.strength(maison, column)
    turn.cost = state.cost(maison) if column in COSTS else 0
    turn.vintage = maison.spaces[column] == VINTAGE
    if state.journal is not None:
        see = ("DP-TURN-07", "DP-TOK-06", "DP-TOK-07", "DP-TURN-10", "DP-TURN-12", "DP-TURN-17")
        state.tell("action-begins", "DP-TURN-06", state.seat, column=COLUMNS[column], strength=turn.left, see=see)
    if column in PAID_AT_ONCE:
        maison.coins -= turn.cost
        if state.journal is not None:
            rules = ("DP-TURN-07", "DP-TURN-08", "DP-TURN-09", "DP-TURN-18")
            state.tell("cost-paid", PAID_AT_ONCE[column], state.seat, coins=turn.cost, see=rules)
    if column in NEXT:
        state.stack.append(GoOn())
    begin = BEGIN.get(column)
    if begin is not None:
        begin(state)


#: How the actions begin that do something before their first question.
BEGIN: Final[dict[int, Callable[[DomPierre], None]]] = {
    VINEYARD: vineyard.begin_vineyard,
    LOGISTICS: logistics.begin_logistics,
    OBJECTIVES: objectives.begin_objectives,
}
#: The next repetition of the actions that are done in repetitions; None when there is none.
NEXT: Final[dict[int, Callable[[DomPierre], Frame[DomPierre] | None]]] = {
    VINEYARD: vineyard.next_bunch,
    CELLAR: cellar.next_press,
    VILLAGE: village.next_benefit,
    SALES: sales.next_sale,
}


class GoOn(Step["DomPierre"]):
    """Go on with the next repetition of the action, as long as there is one (DP-TURN-10)."""

    __slots__ = ()
    rule = "DP-TURN-10"

    def run(self, state: DomPierre) -> None:
        """Ask the next question of the action; after the last bunch of VINEYARD the tiles are stored."""
        question = NEXT[state.turn.column](state)
        if question is not None:
            state.stack += [self, question]
        else:
            store_hand(state)


class EndAction(Step["DomPierre"]):
    """Forget what only the action under way needed; what it left unused is lost (DP-TURN-18)."""

    __slots__ = ()
    rule = "DP-TURN-18"

    def run(self, state: DomPierre) -> None:
        """Strength, cost and vintage effect are fixed anew with the next action; an empty village may be filled."""
        turn = state.turn
        turn.left = turn.cost = turn.done = turn.paid = 0
        turn.vintage = False
        village.refill_tiles(state)


class FinishDisc(Step["DomPierre"]):
    """Take a disc that has reached the top row out of the winery (DP-TURN-11, DP-TURN-16)."""

    __slots__ = ()
    rule = "DP-TURN-11"

    def run(self, state: DomPierre) -> None:
        """It stood there for its last action (DP-TURN-12); the column cannot be chosen again."""
        column = state.turn.column
        if state.acting.rows[column] == state.winery.top:
            ending.finish_disc(state, column, "DP-END-01")


class LateWindow(Window):
    """Do you end your turn? Before that you may use your free action and kept tokens."""

    __slots__ = ()
    rule = "DP-TURN-16"
    see = ("DP-TURN-11", "DP-TURN-14", "DP-FREE-01", "DP-FREE-02", "DP-FREE-12", "DP-FREE-13", "DP-PREST-15")
    asks = (EndTurn, *WINDOW_MOVES)

    def own_candidates(self, state: DomPierre) -> Sequence[Move]:
        """Return the end of the turn."""
        return [END]

    def own_verdict(self, state: DomPierre, move: EndTurn) -> Refusal | None:
        """It is always possible."""
        return None

    def own_moves(self, state: DomPierre) -> list[Move]:
        """Return the end of the turn."""
        return [END]

    def own_apply(self, state: DomPierre, move: EndTurn) -> None:
        """The left neighbour is next; an unused free action is not saved up (DP-FREE-13)."""
        if state.journal is not None:
            state.tell("turn-ends", "DP-TURN-11", self.actor, see=("DP-FREE-13",))
