"""Set-up: the first player, mamas and papas, and what they give."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Chance, Decision, Step
from tutor.core.words import Refusal, refuse
from tutor.games.viticulture.cards import DrawFromDeck
from tutor.games.viticulture.moves import DealMama, DealPapa, FirstPlayer, KeepParents, TakeGift, TakeLira
from tutor.games.viticulture.names import DECKS, FROM_PAPA, STRUCTURES
from tutor.games.viticulture.year import NewYear

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture


#: What lies in the box, and what of it everybody sees.
COMPONENTS = (
    *("VI-COMP-01", "VI-COMP-03", "VI-COMP-04", "VI-COMP-05"),
    *("VI-COMP-06", "VI-COMP-07", "VI-COMP-08", "VI-FLD-08"),
)


class SetUp(Step["Viticulture"]):
    """The table is laid; draw the first player."""

    __slots__ = ()
    rule = "VI-SETUP-01"

    def run(self, state: Viticulture) -> None:
        """Tell what lies there, and draw a rooster."""
        if state.journal is not None:
            see: tuple[str, ...] = ("VI-SETUP-02", "VI-SETUP-03", *COMPONENTS)
            state.tell("table-laid", "VI-SETUP-01", players=state.players, spaces=state.open_spaces, see=see)
            if state.players == 1:
                see = ("VI-SOLO-02", "VI-SOLO-03", "VI-SOLO-13", "VI-SOLO-15")
                state.tell("automa-ready", "VI-SOLO-01", years=state.level.years, vp=state.level.vp, see=see)
        state.stack.append(DrawRooster())


class DrawRooster(Chance["Viticulture"]):
    """Chance: whose rooster is drawn?"""

    __slots__ = ()
    rule = "VI-SETUP-04"
    asks = (FirstPlayer,)

    def candidates(self, state: Viticulture) -> list[FirstPlayer]:
        """Return every seat."""
        return [FirstPlayer(seat) for seat in range(state.players)]

    def verdict(self, state: Viticulture, move: FirstPlayer) -> Refusal | None:
        """Any seat."""
        return None if move.seat in range(state.players) else refuse("no-such-seat", "VI-SETUP-04")

    def weights(self, state: Viticulture) -> list[int]:
        """Every rooster is equally likely."""
        return [1] * state.players

    def apply(self, state: Viticulture, move: FirstPlayer) -> None:
        """Its owner takes the token; then the parents are dealt."""
        state.first = move.seat
        if state.journal is not None:
            state.tell("first-player", "VI-SETUP-04", move.seat)
        seats = list(reversed(state.clockwise(move.seat)))
        pairs = state.box.parents_dealt if state.options.advanced_parents else 1
        state.stack.append(NewYear())
        state.stack += [ChooseGift(seat) for seat in seats]
        state.stack += [MamaGifts(seat) for seat in seats]
        if pairs > 1:
            state.stack += [ChooseParents(seat) for seat in seats]
        for seat in seats:
            state.stack += [DealPapaTo(seat)] * pairs + [DealMamaTo(seat)] * pairs


class DealTo(Chance["Viticulture"]):
    """A parent is dealt, face up, to a player."""

    __slots__ = ("seat",)
    rule = "VI-SETUP-05"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def weights(self, state: Viticulture) -> list[int]:
        """Every card is equally likely."""
        return [1] * len(self.moves(state))


class DealMamaTo(DealTo):
    """Chance: which mama?"""

    __slots__ = ()
    asks = (DealMama,)

    def candidates(self, state: Viticulture) -> list[DealMama]:
        """Return every mama."""
        return state.box.deal_mama

    def verdict(self, state: Viticulture, move: DealMama) -> Refusal | None:
        """One that nobody has."""
        number = state.box.mama_number.get(move.mama)
        if number is None or any(number in vineyard.mamas for vineyard in state.vineyards):
            return refuse("parent-dealt", "VI-SETUP-05")
        return None

    def apply(self, state: Viticulture, move: DealMama) -> None:
        """Lay her before the player."""
        state.vineyards[self.seat].mamas += (state.box.mama_number[move.mama],)
        if state.journal is not None:
            state.tell("mama-dealt", "VI-SETUP-05", self.seat, mama=move.mama)


class DealPapaTo(DealTo):
    """Chance: which papa?"""

    __slots__ = ()
    asks = (DealPapa,)

    def candidates(self, state: Viticulture) -> list[DealPapa]:
        """Return every papa."""
        return state.box.deal_papa

    def verdict(self, state: Viticulture, move: DealPapa) -> Refusal | None:
        """One that nobody has."""
        number = state.box.papa_number.get(move.papa)
        if number is None or any(number in vineyard.papas for vineyard in state.vineyards):
            return refuse("parent-dealt", "VI-SETUP-05")
        return None

    def apply(self, state: Viticulture, move: DealPapa) -> None:
        """Lay him before the player."""
        state.vineyards[self.seat].papas += (state.box.papa_number[move.papa],)
        if state.journal is not None:
            state.tell("papa-dealt", "VI-SETUP-05", self.seat, papa=move.papa)


class ChooseParents(Decision["Viticulture"]):
    """Which mama and which papa do you keep?"""

    __slots__ = ()
    rule = "VI-VAR-01"
    see = ("VI-SETUP-06", "VI-SETUP-07")
    asks = (KeepParents,)

    def candidates(self, state: Viticulture) -> list[KeepParents]:
        """Return every pair of the parents dealt."""
        vineyard = state.vineyards[self.actor]
        mamas = [state.box.mamas[mama].id for mama in vineyard.mamas]
        papas = [state.box.papas[papa].id for papa in vineyard.papas]
        return [KeepParents(mama, papa) for mama, papa in product(mamas, papas)]

    def verdict(self, state: Viticulture, move: KeepParents) -> Refusal | None:
        """One of each that were dealt."""
        return None if move in self.candidates(state) else refuse("parents-not-dealt", "VI-VAR-01")

    def apply(self, state: Viticulture, move: KeepParents) -> None:
        """The others go back to the box."""
        vineyard = state.vineyards[self.actor]
        vineyard.mamas = (state.box.mama_number[move.mama],)
        vineyard.papas = (state.box.papa_number[move.papa],)
        if state.journal is not None:
            state.tell("parents-kept", "VI-VAR-01", self.actor, mama=move.mama, papa=move.papa)


class MamaGifts(Step["Viticulture"]):
    """A mama brings workers and cards."""

    __slots__ = ("seat",)
    rule = "VI-SETUP-06"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Viticulture) -> None:
        """Take the workers and lira, then draw deck by deck (VI-SETUP-12)."""
        vineyard = state.vineyards[self.seat]
        mama = state.box.mamas[vineyard.mamas[0]]
        vineyard.regular = vineyard.free = state.box.mama_workers
        vineyard.lira += mama.lira
        if state.journal is not None:
            workers, lira = state.box.mama_workers, mama.lira
            see = ("VI-SETUP-11", "VI-SETUP-12", "VI-COMP-02")
            state.tell("mama-brings", "VI-SETUP-06", self.seat, mama=mama.id, workers=workers, lira=lira, see=see)
        for deck in reversed(range(len(DECKS))):
            if mama.cards[deck]:
                state.stack.append(DrawFromDeck(self.seat, deck, mama.cards[deck], "VI-SETUP-06"))


class ChooseGift(Decision["Viticulture"]):
    """Do you take papa's gift or his extra lira?"""

    __slots__ = ()
    rule = "VI-SETUP-07"
    see = ("VI-SETUP-08", "VI-SETUP-09", "VI-SETUP-10", "VI-SETUP-11")
    asks = (TakeGift, TakeLira)

    def candidates(self, state: Viticulture) -> list[Any]:
        """Return both."""
        return [TakeGift(), TakeLira()]

    def verdict(self, state: Viticulture, move: Any) -> Refusal | None:
        """Both are always possible."""
        return None

    def details(self, state: Viticulture, move: Any) -> dict[str, Any]:
        """Return what it is."""
        papa = state.box.papas[state.vineyards[self.actor].papas[0]]
        return {"gift": papa.gift} if isinstance(move, TakeGift) else {"lira": papa.extra_lira}

    def apply(self, state: Viticulture, move: Any) -> None:
        """Take the printed lira and the choice; the parents leave the game."""
        vineyard = state.vineyards[self.actor]
        papa = state.box.papas[vineyard.papas[0]]
        vineyard.mamas = vineyard.papas = ()
        vineyard.lira += papa.lira
        if state.journal is not None:
            see = ("VI-SETUP-11", "VI-SETUP-10")
            state.tell("papa-brings", "VI-SETUP-07", self.actor, papa=papa.id, lira=papa.lira, see=see)
        if isinstance(move, TakeLira):
            vineyard.lira += papa.extra_lira
            if state.journal is not None:
                state.tell("gained-lira", "VI-SETUP-07", self.actor, lira=papa.extra_lira)
            return
        if state.journal is not None:
            state.tell("gift-taken", "VI-SETUP-09", self.actor, gift=papa.gift)
        if papa.gift == "worker":
            vineyard.regular += papa.gift_amount
            vineyard.free += papa.gift_amount
        elif papa.gift == "vp":
            state.score(self.actor, papa.gift_amount, FROM_PAPA, "VI-SETUP-07")
        else:
            vineyard.built |= 1 << STRUCTURES.index(papa.gift)
