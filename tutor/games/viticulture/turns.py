"""Summer and winter: whose turn it is, placing workers, and the bonus of a space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision, Step
from tutor.core.words import Refusal, refuse
from tutor.games.viticulture import effects
from tutor.games.viticulture.moves import Decline, KeepToken, Pass, Place, SpendToken, TakeBonus
from tutor.games.viticulture.names import (
    ACTIONS,
    BONUS_OPEN,
    CART,
    EMPTY,
    GRANDE,
    GRANDE_READY,
    HOME,
    IN_SUMMER,
    MIDDLE,
    NOTES,
    ON_CART,
    ON_YOKE,
    OVERFLOW,
    OVERFLOW_OPEN,
    OWN_YOKE,
    PLACES,
    PLAIN_OPEN,
    PLAY_SUMMER,
    REGULAR_READY,
    RIGHT,
    SUMMER_ACTIONS,
    WINTER_ACTIONS,
    YOKE,
)
from tutor.games.viticulture.spaces import WIDTH, place_of, space_of
from tutor.games.viticulture.workers import free_place, may_overflow, stand

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture
    from tutor.games.viticulture.vineyard import Vineyard


class NextTurn(Step["Viticulture"]):
    """Find out whose turn it is; the season ends when all have passed."""

    __slots__ = ()
    rule = "VI-WRK-01"

    def run(self, state: Viticulture) -> None:
        """Ask the next player in wake-up order who has not passed; without a worker one passes (VI-WRK-04)."""
        state.notes[:] = [0] * len(NOTES)
        everybody = (1 << state.players) - 1
        while state.passed != everybody:
            seat = state.order[state.turn]
            state.turn = (state.turn + 1) % state.players
            if state.passed >> seat & 1:
                continue
            if state.vineyards[seat].workers:
                state.stack.append(self)
                state.stack.append(TakeTurn(seat))
                return
            state.passed |= 1 << seat
            if state.journal is not None:
                state.tell("passed-without-workers", "VI-WRK-04", seat)
        if state.journal is not None:
            state.tell("season-over", "VI-WRK-05")


def why_not_action(state: Viticulture, seat: int, action: int, way: str, vineyard: Vineyard) -> Refusal | None:
    """Say why an action cannot really be performed at its least (VI-WRK-07); None when it can."""
    return effects.why_not(state, seat, state.box.programs[ACTIONS[action], way], vineyard)


def way_of(state: Viticulture, action: int, bonus: bool) -> str:
    """Return how an action is done: cheaper on the bonus space if its bonus is a reduction (VI-BON-04)."""
    return "discount" if bonus and state.box.discounts[action] else ""


def may_spend(state: Viticulture, seat: int) -> bool:
    """Return whether a solo token may be spent beside a placement (VI-SOLO-09), as it may not if it opens a space."""
    return state.players == 1 and state.vineyards[seat].tokens > 0 and not state.options.solo_token_opens_space


def cheapest_way(state: Viticulture, seat: int, action: int, place: str) -> str:
    """Return the way of an action with the best price that a placement allows, a solo token included."""
    return way_of(state, action, place == "bonus" or may_spend(state, seat))


class TakeTurn(Decision["Viticulture"]):
    """Where do you place a worker?"""

    __slots__ = ()
    rule = "VI-WRK-01"
    see = (
        *("VI-WRK-02", "VI-WRK-03", "VI-WRK-06", "VI-WRK-07", "VI-WRK-08", "VI-WRK-09", "VI-WRK-10", "VI-WRK-11"),
        *("VI-WRK-12", "VI-WRK-13", "VI-WRK-15", "VI-WRK-16", "VI-BON-01", "VI-BON-02", "VI-BON-03", "VI-BON-04"),
        *("VI-GRD-01", "VI-GRD-02", "VI-GRD-03", "VI-GRD-04", "VI-LIM-01", "VI-LIM-03", "VI-LIM-06", "VI-WIN-01"),
        *("VI-WIN-10", "VI-SUM-10", "VI-SOLO-08"),
    )
    asks = (Place, Pass)

    def candidates(self, state: Viticulture) -> list[Any]:
        """Return every action of both seasons with every place and worker, cart, yoke, and to pass."""
        return state.box.placements

    def verdict(self, state: Viticulture, move: Any) -> Refusal | None:
        """An available worker, an open place of this season, and an action that can be performed."""
        if isinstance(move, Pass):
            return None
        vineyard = state.vineyards[self.actor]
        if not (vineyard.grande == HOME if move.grande else vineyard.free):
            return why_no_worker(vineyard, move.grande)
        if move.action in (CART, OWN_YOKE):
            if move.place != "plain":
                return refuse("no-such-place", "VI-GRD-03")
            return None if move.action == CART else self._yoke(state, vineyard)
        action = state.box.action_number.get(move.action)
        if action is None or move.place not in PLACES:
            return refuse("no-such-place", "VI-WRK-09")
        if action not in season_actions(state):
            return refuse("other-season-action", "VI-WRK-09", action=move.action)
        refusal = why_not_place(state, self.actor, action, move.place, move.grande)
        if refusal is not None:
            return refusal
        way = cheapest_way(state, self.actor, action, move.place)
        seen = self._without(state, action, move.grande) if self._by_worker(state, action) else vineyard
        return why_not_action(state, self.actor, action, way, seen)

    def _by_worker(self, state: Viticulture, action: int) -> bool:
        """Return whether it makes a difference which worker is placed: only the Planner asks for another one."""
        return action == PLAY_SUMMER and state.box.planner in state.vineyards[self.actor].hand

    def _without(self, state: Viticulture, action: int, grande: bool) -> Vineyard:
        """Return the vineyard as it is once the worker stands on its space."""
        after = state.vineyards[self.actor].copy()
        if grande:
            after.grande = OVERFLOW + action
        else:
            after.free -= 1
        return after

    def _yoke(self, state: Viticulture, vineyard: Vineyard) -> Refusal | None:
        """The own yoke: built, free, not used this year, and of some use (VI-STR-07)."""
        if not vineyard.built & YOKE:
            return refuse("no-yoke", "VI-STR-07")
        if vineyard.yoke or vineyard.grande == ON_YOKE:
            return refuse("yoke-taken", "VI-GRD-03")
        if vineyard.yoke_used and state.options.yoke_once_per_year:
            return refuse("yoke-used", "VI-STR-07")
        return effects.why_not(state, self.actor, state.box.programs[OWN_YOKE, ""], vineyard)

    def moves(self, state: Viticulture) -> list[Any]:
        """Return the legal placements: the fast twin of the verdicts."""
        seat, box = self.actor, state.box
        vineyard = state.vineyards[seat]
        workers = _ready(vineyard)
        moves: list[Any] = []
        for action, opened in self._open_places(state, workers):
            placements = box.openings[action][opened]
            if not placements:
                continue
            plain, discount = box.action_programs[action]
            if discount is not None:
                if effects.why_not(state, seat, discount, vineyard) is None:
                    if may_spend(state, seat) or effects.why_not(state, seat, plain, vineyard) is None:
                        moves += placements
                    else:
                        moves += box.openings[action][opened & ~(PLAIN_OPEN | OVERFLOW_OPEN)]
            elif self._by_worker(state, action):
                able = [self._able(state, action, grande, plain) for grande in (False, True)]
                moves += [move for move in placements if able[move.grande]]
            elif effects.why_not(state, seat, plain, vineyard) is None:
                moves += placements
        moves += box.cart_moves[workers]
        if vineyard.built & YOKE and self._yoke(state, vineyard) is None:
            moves += box.yoke_moves[workers]
        moves.append(box.pass_move)
        return moves

    def glance(self, state: Viticulture) -> list[Any]:
        """Return the placements on open places: whether their actions can be performed takes long to find out."""
        box, vineyard = state.box, state.vineyards[self.actor]
        workers = _ready(vineyard)
        moves: list[Any] = [box.pass_move, *box.cart_moves[workers]]
        if vineyard.built & YOKE:
            moves += box.yoke_moves[workers]
        for action, opened in self._open_places(state, workers):
            moves += box.openings[action][opened]
        return moves

    def _open_places(self, state: Viticulture, workers: int) -> list[tuple[int, int]]:
        """Return the season's actions, each with these workers and its open places as bits: `why_not_place` fast."""
        spaces, opened = state.spaces, state.open_spaces
        nobody = [EMPTY] * WIDTH
        by_token = opened <= MIDDLE and state.players == 1
        full_first = state.options.grande_overflow_needs_full
        found = []
        for action in season_actions(state):
            there = spaces[WIDTH * action : WIDTH * (action + 1)]
            if there == nobody:
                places = PLAIN_OPEN | BONUS_OPEN if opened > MIDDLE else PLAIN_OPEN
            else:
                left, middle, right = there
                places = PLAIN_OPEN if left == EMPTY or (opened > RIGHT and right == EMPTY) else 0
                if opened > MIDDLE and middle == EMPTY:
                    places |= BONUS_OPEN
                if not (places and full_first):
                    places |= OVERFLOW_OPEN
            if by_token and why_not_token_space(state, self.actor, action) is None:
                places |= BONUS_OPEN
            found.append((action, places | workers))
        return found

    def _able(self, state: Viticulture, action: int, grande: bool, program: effects.Program) -> bool:
        """Return whether the action can be performed once this worker stands on its space."""
        vineyard = state.vineyards[self.actor]
        if not (vineyard.grande == HOME if grande else vineyard.free):
            return False
        return effects.why_not(state, self.actor, program, self._without(state, action, grande)) is None

    def apply(self, state: Viticulture, move: Any) -> None:
        """Place the worker and take its action, or pass."""
        seat = self.actor
        if isinstance(move, Pass):
            state.passed |= 1 << seat
            if state.journal is not None:
                state.tell("passed", "VI-WRK-02", seat, see=("VI-WRK-03",))
            return
        vineyard = state.vineyards[seat]
        if state.journal is not None:
            state.tell("placed", "VI-WRK-01", seat, action=move.action, place=move.place, grande=move.grande)
        if move.action in (CART, OWN_YOKE):
            self._stand_apart(vineyard, move)
            effects.start(state, seat, move.action, "")
            return
        action = state.box.action_number[move.action]
        space = space_for(state, seat, action, move.place)
        stand(state, seat, space, move.grande)
        if move.place == "bonus" and state.players == 1:  # the ruling solo_token_opens_space
            spend_token(state, seat)
        begin_action(state, seat, action, space)

    def _stand_apart(self, vineyard: Vineyard, move: Place) -> None:
        """Put a worker on the cart or on the own yoke."""
        if move.grande:
            vineyard.grande = ON_CART if move.action == CART else ON_YOKE
        else:
            vineyard.free -= 1
            if move.action == CART:
                vineyard.cart += 1
            else:
                vineyard.yoke = True
        if move.action == OWN_YOKE:
            vineyard.yoke_used = True


def _ready(vineyard: Vineyard) -> int:
    """Return which kinds of workers are at hand, as bits."""
    return (REGULAR_READY if vineyard.free else 0) | (GRANDE_READY if vineyard.grande == HOME else 0)


def season_actions(state: Viticulture) -> range:
    """Return the actions of the current season."""
    return SUMMER_ACTIONS if state.season == IN_SUMMER else WINTER_ACTIONS


def why_no_worker(vineyard: Vineyard, grande: bool) -> Refusal:
    """Say that a worker of this kind is not at hand, and whether the other kind is (VI-WRK-08)."""
    if grande:
        return refuse("no-grande-left", "VI-WRK-08")
    return refuse("no-worker-left", "VI-WRK-08", grande=vineyard.grande == HOME)


def why_not_place(state: Viticulture, seat: int, action: int, place: str, grande: bool) -> Refusal | None:
    """Say why a worker cannot stand there; None when it can (VI-WRK-10, VI-WRK-12, VI-GRD-02)."""
    if place == "overflow":
        return may_overflow(state, action) if grande else refuse("only-grande", "VI-GRD-02")
    if place == "bonus" and state.open_spaces <= MIDDLE:
        return why_not_token_space(state, seat, action)
    if free_place(state, action, place) is None:
        return no_space(state, seat, action, place)
    return None


def no_space(state: Viticulture, seat: int, action: int, place: str) -> Refusal:
    """Say that such a space is taken, and where else on the action a worker could stand (VI-WRK-10)."""
    other = "plain" if place == "bonus" else "bonus"
    if other == "bonus" and state.open_spaces <= MIDDLE:
        free = why_not_token_space(state, seat, action) is None
    else:
        free = free_place(state, action, other) is not None
    grande = state.vineyards[seat].grande == HOME and may_overflow(state, action) is None
    way = other if free else "grande" if grande else "none"
    return refuse("no-space", "VI-WRK-10", action=ACTIONS[action], place=place, way=way)


def why_not_token_space(state: Viticulture, seat: int, action: int) -> Refusal | None:
    """The bonus space is closed with few players; a ruling opens it to a solo token (VI-SOLO-10)."""
    if state.players > 1 or not state.options.solo_token_opens_space:
        return refuse("space-closed", "VI-BON-01", players=state.players)
    if not state.vineyards[seat].tokens:
        return refuse("no-token", "VI-SOLO-10")
    if state.spaces[space_of(action, MIDDLE)] != EMPTY:
        return no_space(state, seat, action, "bonus")
    return None


def space_for(state: Viticulture, seat: int, action: int, place: str) -> int:
    """Return the space that a legal placement takes."""
    if place == "overflow":
        return OVERFLOW + action
    space = free_place(state, action, place)
    return space_of(action, MIDDLE) if space is None else space  # the middle one, opened by a token


def on_bonus_space(space: int) -> bool:
    """Return whether a space carries the bonus of its action (VI-BON-01)."""
    return space < OVERFLOW and place_of(space) == MIDDLE


def begin_action(state: Viticulture, seat: int, action: int, space: int) -> None:
    """Put an action on the stack, and what comes after it."""
    on_bonus = on_bonus_space(space)
    state.stack.append(AfterAction(seat, action, space, False))
    if state.box.discounts[action] and not on_bonus and may_spend(state, seat):
        state.stack.append(OfferToken(seat, action))
    else:
        effects.start(state, seat, ACTIONS[action], way_of(state, action, on_bonus))


class AfterAction(Step["Viticulture"]):
    """The action is done: offer the bonus of its space, or of a solo token. Until then it tells which worker acts."""

    __slots__ = ("seat", "action", "space", "bonus_offered")
    rule = "VI-BON-06"

    def __init__(self, seat: int, action: int, space: int, bonus_offered: bool) -> None:
        self.seat = seat
        self.action = action
        self.space = space
        self.bonus_offered = bonus_offered

    def run(self, state: Viticulture) -> None:
        """Whether a bonus that needs the hand is possible is the player's secret: then it is always offered."""
        on_bonus = on_bonus_space(self.space)
        if self.bonus_offered or (not on_bonus and not may_spend(state, self.seat)):
            return
        if state.box.discounts[self.action]:
            return  # a reduction has been applied while paying
        program = state.box.programs[ACTIONS[self.action], "bonus"]
        refusal = effects.why_not(state, self.seat, program, state.vineyards[self.seat])
        passed = state.has_passed(self.seat) and not state.options.organizer_keeps_bonus_visitor
        if not passed and (refusal is None or any(effect.of_hand for effect in program.effects)):
            state.stack.append(AfterAction(self.seat, self.action, self.space, True))
            state.stack.append(OfferBonus(self.seat, self.action, self.space))
        elif on_bonus:
            leave_bonus_space(state, self.seat, self.action)


class OfferBonus(Decision["Viticulture"]):
    """Do you take the bonus?"""

    __slots__ = ("action", "space")
    rule = "VI-BON-02"
    see = ("VI-BON-05", "VI-BON-06", "VI-BON-07", "VI-SOLO-09")
    asks = (TakeBonus, Decline)

    def __init__(self, actor: int, action: int, space: int) -> None:
        self.actor = actor
        self.action = action
        self.space = space

    def candidates(self, state: Viticulture) -> list[Any]:
        """Return both answers."""
        return [TakeBonus(), Decline()]

    def verdict(self, state: Viticulture, move: Any) -> Refusal | None:
        """A repeated action follows all its rules again (VI-BON-05)."""
        if isinstance(move, Decline):
            return None
        program = state.box.programs[ACTIONS[self.action], "bonus"]
        return effects.why_not(state, self.actor, program, state.vineyards[self.actor])

    def details(self, state: Viticulture, move: Any) -> dict[str, Any] | None:
        """Return what the bonus is."""
        if isinstance(move, Decline):
            return None
        return {"bonus": ACTIONS[self.action], "token": not on_bonus_space(self.space)}

    def apply(self, state: Viticulture, move: Any) -> None:
        """Take it, with a token if the space has none; or leave it."""
        on_bonus = on_bonus_space(self.space)
        if isinstance(move, Decline):
            if state.journal is not None:
                state.tell("bonus-declined", "VI-BON-02", self.actor)
            if on_bonus:
                leave_bonus_space(state, self.actor, self.action)
            return
        if not on_bonus:
            spend_token(state, self.actor)
        effects.start(state, self.actor, ACTIONS[self.action], "bonus")


class OfferToken(Decision["Viticulture"]):
    """Do you spend a bonus token to pay less?"""

    __slots__ = ("action",)
    rule = "VI-SOLO-09"
    see = ("VI-SOLO-10",)
    asks = (SpendToken, KeepToken)

    def __init__(self, actor: int, action: int) -> None:
        self.actor = actor
        self.action = action

    def candidates(self, state: Viticulture) -> list[Any]:
        """Return both answers."""
        return [SpendToken(), KeepToken()]

    def verdict(self, state: Viticulture, move: Any) -> Refusal | None:
        """Who can pay only the reduced price must spend it."""
        if isinstance(move, SpendToken):
            return None
        return why_not_action(state, self.actor, self.action, "", state.vineyards[self.actor])

    def apply(self, state: Viticulture, move: Any) -> None:
        """Spend it or keep it, and do the action."""
        spend = isinstance(move, SpendToken)
        if spend:
            spend_token(state, self.actor)
        effects.start(state, self.actor, ACTIONS[self.action], "discount" if spend else "")


def spend_token(state: Viticulture, seat: int) -> None:
    """Spend a bonus token."""
    vineyard = state.vineyards[seat]
    vineyard.tokens -= 1
    if state.journal is not None:
        state.tell("token-spent", "VI-SOLO-09", seat, tokens=vineyard.tokens)


def leave_bonus_space(state: Viticulture, seat: int, action: int) -> None:
    """With the friendly variant a worker that has not used its bonus moves to a plain space (VI-VAR-02)."""
    if not state.options.friendly_variant:
        return
    bonus, plain = space_of(action, MIDDLE), free_place(state, action, "plain")
    worker = state.spaces[bonus]
    if plain is None or worker not in (seat, seat + GRANDE):
        return
    state.spaces[bonus], state.spaces[plain] = EMPTY, worker
    if worker == seat + GRANDE:
        state.vineyards[seat].grande = plain
    if state.journal is not None:
        state.tell("moved-aside", "VI-VAR-02", seat, action=ACTIONS[action])
