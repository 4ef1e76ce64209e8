"""Workers: training them, where they stand, and taking them back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tutor.core.words import Refusal, refuse
from tutor.games.viticulture.effects import Address, Effect, Part, Repeated
from tutor.games.viticulture.moves import Stop, TakeBack
from tutor.games.viticulture.names import (
    ACTIONS,
    CART,
    EMPTY,
    GRANDE,
    HOME,
    LEFT,
    MIDDLE,
    ON_CART,
    ON_YOKE,
    OVERFLOW,
    OWN_YOKE,
    RIGHT,
    SPACES,
)
from tutor.games.viticulture.spaces import WIDTH, action_of, named_space, place_of, space_of, spaces_of

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture
    from tutor.games.viticulture.vineyard import Vineyard


class Train(Effect):
    """Pay for a new worker, usable next year (or at once: Governess)."""

    needs = frozenset({"lira"})
    takes = frozenset({"lira"})

    def __init__(self, price: int, usable_now: bool) -> None:
        self.price = price
        self.usable_now = usable_now

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """The limit of workers, and the purse."""
        if vineyard.regular >= state.box.most_workers:
            return refuse("workers-complete", "VI-WIN-07", most=state.box.most_workers)
        if vineyard.lira < self.price:
            return refuse("too-few-lira", "VI-WIN-05", price=self.price, lira=vineyard.lira)
        return None

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Pay; the new worker stands beside the action, or is ready at once."""
        vineyard = state.vineyards[seat]
        vineyard.lira -= self.price
        vineyard.regular += 1
        if self.usable_now:
            vineyard.free += 1
        else:
            vineyard.training += 1
        if state.journal is not None:
            rule = "VI-CARD-W31" if self.usable_now else "VI-WIN-06"
            name = "trained-now" if self.usable_now else "trained"
            state.tell(name, rule, seat, lira=self.price, workers=vineyard.regular, see=("VI-WIN-07",))


# ---------------------------------------------------------------------- where workers stand


def free_place(state: Viticulture, action: int, place: str) -> int | None:
    """Return a free space of an action without ("plain") or with the bonus; None if there is none (VI-WRK-10)."""
    spaces = state.spaces
    if place == "bonus":
        space = space_of(action, MIDDLE)
        return space if state.open_spaces > MIDDLE and spaces[space] == EMPTY else None
    left, right = space_of(action, LEFT), space_of(action, RIGHT)
    if spaces[left] == EMPTY:
        return left
    return right if state.open_spaces > RIGHT and spaces[right] == EMPTY else None


def may_overflow(state: Viticulture, action: int) -> Refusal | None:
    """Say why a grande cannot stand on the drawing of an action, which takes no space; None when it can (VI-GRD-02)."""
    spaces = state.spaces[WIDTH * action : WIDTH * (action + 1)]
    if state.options.grande_overflow_needs_full:
        if EMPTY in spaces[: state.open_spaces]:
            return refuse("not-full", "VI-GRD-02", action=ACTIONS[action])
    elif spaces.count(EMPTY) == len(spaces):
        return refuse("nobody-there", "VI-GRD-02", action=ACTIONS[action])
    return None


def stand(state: Viticulture, seat: int, space: int, grande: bool) -> None:
    """Put a worker on a space, or a grande on a drawing (OVERFLOW + action)."""
    vineyard = state.vineyards[seat]
    if grande:
        vineyard.grande = space
    else:
        vineyard.free -= 1
    if space < OVERFLOW:
        state.spaces[space] = seat + GRANDE if grande else seat


def own_places(state: Viticulture, seat: int) -> list[tuple[str, str, bool]]:
    """Return where a player's workers stand: action, space (or "overflow", "plain") and whether it is the grande."""
    vineyard = state.vineyards[seat]
    places = [
        (ACTIONS[action_of(space)], SPACES[place_of(space)], worker >= GRANDE)
        for space, worker in enumerate(state.spaces)
        if worker in (seat, seat + GRANDE)
    ]
    if vineyard.grande >= OVERFLOW:
        places.append((ACTIONS[vineyard.grande - OVERFLOW], "overflow", True))
    if vineyard.cart:
        places.append((CART, "plain", False))
    if vineyard.grande == ON_CART:
        places.append((CART, "plain", True))
    if vineyard.yoke or vineyard.grande == ON_YOKE:
        places.append((OWN_YOKE, "plain", vineyard.grande == ON_YOKE))
    return places


def take_back(state: Viticulture, seat: int, action: str, place: str, grande: bool) -> None:
    """Take a worker back; its space is empty for everybody (VI-WRK-14), and what it had planned is cancelled."""
    vineyard = state.vineyards[seat]
    if action in ACTIONS:
        space = named_space(ACTIONS.index(action), place)
        if space < OVERFLOW:
            state.spaces[space] = EMPTY
        if (seat, space) in state.plans:
            state.plans.remove((seat, space))
            if state.journal is not None:
                state.tell("plan-cancelled", "VI-CARD-S29", seat, action=action)
    elif action == CART and not grande:
        vineyard.cart -= 1
    elif action == OWN_YOKE and not grande:
        vineyard.yoke = False
    if grande:
        vineyard.grande = HOME
    else:
        vineyard.free += 1
    if state.journal is not None:
        state.tell("taken-back", "VI-WRK-14", seat, action=action, grande=grande)


# ---------------------------------------------------------------------- Producer and Motivator


class TakeBackWorkers(Repeated):
    """Take back own workers from other actions (Producer)."""

    def _excluded(self, state: Viticulture) -> tuple[int, ...]:
        """Return the spaces whose workers stay: the whole action, or the one worker that played the card."""
        action = state.visitor_action()
        if state.options.producer_excludes == "action":
            return (*spaces_of(action), OVERFLOW + action)
        return (state.placed_on(),)

    def places(self, state: Viticulture, seat: int) -> list[TakeBack]:
        """Return the workers that can be taken back (VI-CARD-S32)."""
        excluded = self._excluded(state)
        moves = []
        for action, place, grande in own_places(state, seat):
            if action in ACTIONS and named_space(ACTIONS.index(action), place) in excluded:
                continue
            moves.append(TakeBack(action, place, grande))
        return moves

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """A worker must stand elsewhere."""
        if not self.least(state) or self.places(state, seat):
            return None
        return refuse("no-worker-elsewhere", "VI-CARD-S32")

    def once(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Iterator[Vineyard]:
        """Nothing else on the card depends on it."""
        yield vineyard

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Ask for the first worker."""
        state.stack.append(ChooseWorker(seat, at.source, at.way, at.at, 0))


class ChooseWorker(Part):
    """Which worker do you take back?"""

    __slots__ = ()
    rule = "VI-CARD-S32"
    see = ("VI-WRK-14",)
    asks = (TakeBack, Stop)

    def _effect(self, state: Viticulture) -> TakeBackWorkers:
        effect = self.program(state).effects[self.at]
        assert isinstance(effect, TakeBackWorkers)
        return effect

    def candidates(self, state: Viticulture) -> list[Any]:
        """Return every own worker that is placed, and to stop."""
        return [*(TakeBack(*place) for place in own_places(state, self.actor)), Stop()]

    def verdict(self, state: Viticulture, move: Any) -> Refusal | None:
        """A worker on another action; to stop after the least number."""
        if isinstance(move, Stop):
            return self.stopping(state)
        if tuple(move) not in own_places(state, self.actor):
            return refuse("no-worker-there", "VI-CARD-S32")
        if move not in self._effect(state).places(state, self.actor):
            return refuse("worker-stays", "VI-CARD-S32", action=move.action)
        return None

    def apply(self, state: Viticulture, move: Any) -> None:
        """Take it back; ask for another one."""
        if isinstance(move, Stop):
            return
        take_back(state, self.actor, *move)
        effect = self._effect(state)
        if self.done + 1 < effect.high and effect.places(state, self.actor):
            state.stack.append(ChooseWorker(self.actor, *self.address(), self.done + 1))


class TakeBackGrande(Effect):
    """Take the own grande back from wherever it stands (Motivator)."""

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """It must have been placed, by somebody who has not passed (VI-CARD-W25)."""
        if vineyard.grande == HOME:
            return refuse("grande-at-home", "VI-CARD-W25")
        if state.has_passed(seat) and not state.options.motivator_passed_players:
            return refuse("passed-already", "VI-CARD-W25")
        return None

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Take it back."""
        place = next(place for place in own_places(state, seat) if place[2])
        take_back(state, seat, *place)
