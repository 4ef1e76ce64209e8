"""Setting up: the display, the secret starting loans and the start player (GC-SETUP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.decision import Chance, Decision, Step
from tutor.core.words import Refusal, refuse
from tutor.games.grand_cru import year
from tutor.games.grand_cru.box import LOANS, TILES, VINES
from tutor.games.grand_cru.moves import DealTile, StartingLoans, StartPlayer

if TYPE_CHECKING:
    from tutor.games.grand_cru.state import GrandCru


class SetUp(Step["GrandCru"]):
    """Lay everything out in the order of the book: board, tiles, supply and bank, loans, start player."""

    __slots__ = ()
    rule = "GC-SETUP-01"

    def run(self, state: GrandCru) -> None:
        """Put the parts of the set-up on the stack, the first on top."""
        box, players = state.box, state.players
        state.stack += [year.NextTurn(), GiveFigure(), RevealLoans()]
        state.stack += [BorrowToStart(seat) for seat in reversed(range(players))]
        state.stack += [
            ShuffleTogether(),
            DealFirst(True, box.first_improvements[players]),
            DealFirst(False, box.first_vines[players]),
        ]
        if state.journal is None:
            return
        state.tell("set-up", "GC-SETUP-01", see=("GC-COMP-01", "GC-COMP-02", "GC-COMP-10", "GC-VAR-01", "GC-PC-05"))
        state.tell("demand-start", "GC-SETUP-02", space=state.markers[0], see=("GC-COMP-09",))
        state.tell("estates-empty", "GC-SETUP-03", see=("GC-COMP-03", "GC-COMP-05"))
        vines = box.first_vines[players]
        improvements = box.first_improvements[players]
        see = ("GC-SETUP-04", "GC-PC-02", "GC-COMP-07")
        state.tell("first-display", "GC-SETUP-05", vines=vines, improvements=improvements, see=see)
        state.tell("supply-ready", "GC-SETUP-07", see=("GC-COMP-04", "GC-COMP-06", "GC-LIM-01", "GC-LIM-02"))


class DealFirst(Chance["GrandCru"]):
    """Draw a tile of the first display: vines and improvements are shuffled apart."""

    __slots__ = ("improvements", "left")
    rule = "GC-SETUP-05"
    see = ("GC-SETUP-04", "GC-PC-02")
    asks = (DealTile,)

    def __init__(self, improvements: bool, left: int) -> None:
        #: Whether improvements are drawn now, and how many tiles are still to come.
        self.improvements = improvements
        self.left = left

    def _kinds(self) -> range:
        return range(VINES, len(TILES)) if self.improvements else range(VINES)

    def candidates(self, state: GrandCru) -> list[DealTile]:
        """Return every kind of tile."""
        return state.box.deal

    def verdict(self, state: GrandCru, move: DealTile) -> Refusal | None:
        """Only a tile of the right sort that is left can come."""
        number = state.box.tile_number.get(move.tile)
        if number is None or number not in self._kinds():
            return refuse("other-stack", "GC-SETUP-04", tile=str(move.tile))
        return None if state.pile.counts[number] else refuse("tile-not-left", "GC-SETUP-05", tile=move.tile)

    def moves(self, state: GrandCru) -> list[DealTile]:
        """Return the kinds that are left."""
        deal, counts = state.box.deal, state.pile.counts
        return [deal[kind] for kind in self._kinds() if counts[kind]]

    def weights(self, state: GrandCru) -> list[int]:
        """Every single tile is equally likely."""
        return [state.pile.counts[kind] for kind in self._kinds() if state.pile.counts[kind]]

    def apply(self, state: GrandCru, move: DealTile) -> None:
        """Lay the tile face up."""
        tile = state.box.tile_number[move.tile]
        state.pile.take(tile)
        state.display[tile] += 1
        if self.left > 1:
            state.stack.append(DealFirst(self.improvements, self.left - 1))
        if state.journal is not None:
            state.tell("tile-shown", "GC-SETUP-05", tile=move.tile)


class ShuffleTogether(Step["GrandCru"]):
    """Shuffle what is left of both sorts into one draw pile."""

    __slots__ = ()
    rule = "GC-SETUP-06"

    def run(self, state: GrandCru) -> None:
        """The pile is a multiset anyway; say so, and who may know what from here on."""
        if state.journal is None:
            return
        vines, improvements = sum(state.pile.counts[:VINES]), sum(state.pile.counts[VINES:])
        see: tuple[str, ...] = ("GC-INFO-04", "GC-COMP-08")
        state.tell("pile-shuffled", "GC-SETUP-06", vines=vines, improvements=improvements, see=see)
        hidden = state.options.money == "hidden"
        see = ("GC-INFO-02", "GC-INFO-03", "GC-INFO-05")
        state.tell("money-hidden" if hidden else "money-open", "GC-INFO-01", see=see)


class BorrowToStart(Decision["GrandCru"]):
    """How many loans do you start with? Nobody sees it before all have chosen."""

    __slots__ = ()
    rule = "GC-SETUP-08"
    see = ("GC-SETUP-09", "GC-SETUP-10", "GC-SETUP-11", "GC-SETUP-13", "GC-SETUP-15", "GC-SETUP-16", "GC-SCORE-01")
    asks = (StartingLoans,)
    secret = True

    def candidates(self, state: GrandCru) -> list[StartingLoans]:
        """Return everything from no loan to one more than there are counters."""
        most = state.box.most_start_loans[state.options.start_counters]
        return state.box.starting_loans[: most + 2]

    def verdict(self, state: GrandCru, move: StartingLoans) -> Refusal | None:
        """At least one, at most as many as there are counters."""
        least, most = state.box.least_start_loans, state.box.most_start_loans[state.options.start_counters]
        if move.loans in range(least, most + 1):
            return None
        if move.loans in range(least):
            return refuse("start-loan-needed", "GC-SETUP-09", least=least)
        return refuse("too-few-counters", "GC-SETUP-08", most=most)

    def moves(self, state: GrandCru) -> list[StartingLoans]:
        """Return the legal numbers: the fast twin of the verdicts."""
        most = state.box.most_start_loans[state.options.start_counters]
        return state.box.starting_loans[state.box.least_start_loans : most + 1]

    def details(self, state: GrandCru, move: StartingLoans) -> dict[str, int]:
        """Return the cash and the yearly interest that these loans mean."""
        table = state.box.interest[state.options.interest]
        interest = table[move.loans] if move.loans in range(len(table)) else 0
        return {"money": move.loans * state.box.loan, "interest": interest}

    def apply(self, state: GrandCru, move: StartingLoans) -> None:
        """Keep the fist closed until the reveal."""
        state.estates[self.actor].chosen = move.loans
        if state.journal is not None:
            state.tell_secret("loans-chosen", "GC-SETUP-08", self.actor, loans=move.loans)


class RevealLoans(Step["GrandCru"]):
    """Open all fists: money for each loan, and a pawn on the loan track."""

    __slots__ = ()
    rule = "GC-SETUP-10"

    def run(self, state: GrandCru) -> None:
        """All loans are paid out at the same time; the loan pawn is not among the free pawns."""
        loan = state.box.loan
        for seat, estate in enumerate(state.estates):
            estate.loans = estate.chosen
            estate.chosen = 0
            estate.earn(estate.loans * loan, LOANS)
            if state.journal is not None:
                see = ("GC-SETUP-11", "GC-SETUP-15", "GC-SETUP-16")
                state.tell("loans-revealed", "GC-SETUP-10", seat, loans=estate.loans, money=estate.cash, see=see)
        if state.journal is not None:
            state.tell("prestige-start", "GC-SETUP-12", points=state.box.start_prestige)


class GiveFigure(Step["GrandCru"]):
    """Give the figure to the player with the most loans."""

    __slots__ = ()
    rule = "GC-SETUP-13"

    def run(self, state: GrandCru) -> None:
        """A tie is left to chance."""
        most = max(estate.loans for estate in state.estates)
        tied = tuple(seat for seat, estate in enumerate(state.estates) if estate.loans == most)
        if len(tied) > 1:
            state.stack.append(DrawStartPlayer(tied))
        else:
            begin(state, tied[0])


class DrawStartPlayer(Chance["GrandCru"]):
    """Draw the start player among those with the most loans."""

    __slots__ = ("tied",)
    rule = "GC-SETUP-13"
    asks = (StartPlayer,)

    def __init__(self, tied: tuple[int, ...]) -> None:
        self.tied = tied

    def candidates(self, state: GrandCru) -> list[StartPlayer]:
        """Return every seat."""
        return [StartPlayer(seat) for seat in range(state.players)]

    def verdict(self, state: GrandCru, move: StartPlayer) -> Refusal | None:
        """Only those with the most loans can begin."""
        return None if move.seat in self.tied else refuse("not-most-loans", "GC-SETUP-13")

    def weights(self, state: GrandCru) -> list[int]:
        """Each of them is equally likely."""
        return [1] * len(self.tied)

    def apply(self, state: GrandCru, move: StartPlayer) -> None:
        """Hand the figure over."""
        begin(state, move.seat)


def begin(state: GrandCru, seat: int) -> None:
    """Let a player take the figure; the first year begins with them."""
    state.start = state.turn = seat
    if state.journal is not None:
        state.tell("start-player", "GC-SETUP-13", seat, loans=state.estates[seat].loans)
        state.tell("counter-start", "GC-SETUP-14")
        year.tell_year(state)
