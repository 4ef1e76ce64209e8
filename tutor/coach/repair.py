"""The way to a wish: which own moves make a move legal that is not legal now.

What is assumed, because no plan can know it, and what is said to whoever asks:

* Hidden things are dealt anew from the seat's view. Nothing is looked up that the seat cannot know.
* The others do as little as they can (`quietest`): they pass, stop or decline where that is possible. A plan during
  which others decide is tried again in several deals in which they move at random, and says how often it held.
* Chance is not counted on. A plan through a draw is a plan only if it holds for every outcome; if there is none, one
  that hangs on luck may be told, and is marked as such.

The search goes breadth first over positions that differ (`state.key()`), so that the plan it finds is a shortest one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Iterator, Sequence
from time import perf_counter
from typing import Final, NamedTuple

from tutor.coach.words import words
from tutor.core.decision import CHANCE, Chance
from tutor.core.moves import Move, well_formed
from tutor.core.state import State
from tutor.core.text import say, say_move

#: Own moves that a plan may have, and positions that are tried for it, if nobody says otherwise.
STEPS: Final = 10
POSITIONS: Final = 12_000
#: How much of them is for plans that may be sure; the rest looks what a lucky draw of one's own would give.
SURE_SHARE: Final = 0.75
#: Decisions of others between two own ones after which a branch is given up.
MOST_REPLIES: Final = 300
#: Outcomes of chance that are followed to see whether a plan holds for all of them.
MOST_OUTCOMES: Final = 400
#: Deals in which a plan is tried with others who move at random.
TRIALS: Final = 12


SURE, DRAWS, LUCK = "", "draws", "luck"
_BY_LUCK: Final = (SURE, DRAWS, LUCK)


class Step(NamedTuple):
    """An own move of a plan, and the position in which it is made (of an imagined deal)."""

    state: State
    move: Move


class Repair(NamedTuple):
    """The answer to a wish: the moves before it, or that none were found and how far was looked."""

    wish: Move
    seat: int
    #: The own moves that come before the wish, none if it is legal now; None: no plan was found.
    steps: tuple[Step, ...] | None
    #: Others decide on the way.
    others: bool
    #: What chance has to do with it: nothing, or whatever is drawn does no harm (SURE); there are more outcomes on the
    #: way than could be tried (DRAWS); or it hangs on luck, for some outcome breaks it (LUCK).
    luck: str
    #: Deals in which it was tried with others moving at random, and in how many of those it held.
    tried: int
    held: int
    #: Own moves up to which every way was tried, and positions that were tried.
    depth: int
    positions: int
    #: Why the search ended: "found", "exhausted" (no other position can be reached), "steps", "positions", "stopped",
    #: or, where no search could help: "never" (not with so many players, or with these options), "chance" (no player's
    #: move), "malformed" (no move at all), "over".
    end: str

    @property
    def found(self) -> bool:
        """Return whether there is a plan."""
        return self.steps is not None

    @property
    def moves(self) -> tuple[Move, ...]:
        """Return the own moves that come before the wish."""
        return tuple(step.move for step in self.steps or ())

    def move_words(self, lang: str = "en", names: Sequence[str] | None = None) -> list[str]:
        """Return the moves of the plan in words, for the eyes of its seat."""
        return [say_move(step.state, step.move, lang, self.seat, names) for step in self.steps or ()]

    def notes(self, lang: str = "en") -> list[str]:
        """Return what the plan supposes, or how far was looked, in sentences."""
        if self.steps is None:
            return [words(f"plan-{self.end}", lang, positions=self.positions, depth=self.depth)]
        notes = []
        if self.luck:
            notes.append(words("plan-luck" if self.luck == LUCK else "plan-draws", lang))
        if self.others:
            notes.append(words("plan-others", lang))
        if self.tried:
            notes.append(words("plan-trials", lang, held=self.held, tried=self.tried))
        return notes

    def text(self, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """Return the whole answer: what comes first, what that supposes, or how far was looked."""
        if self.end == "malformed":
            return words("plan-malformed", lang)
        wish = say(self.wish, lang, self.seat, names)
        if self.steps is None:
            answer = words("plan-none", lang, wish=wish)
        elif not self.steps:
            answer = words("plan-now", lang, wish=wish)
        else:
            answer = words("plan-after", lang, wish=wish, moves=" → ".join(self.move_words(lang, names)))
        return " ".join([answer, *self.notes(lang)])


def plan(
    state: State,
    wish: Move,
    seat: int | None = None,
    *,
    steps: int = STEPS,
    positions: int = POSITIONS,
    seconds: float | None = None,
    seed: int = 0,
    stop: Callable[[], bool] | None = None,
    progress: Callable[[float], None] | None = None,
) -> Repair:
    """Find the shortest sequence of a seat's own moves after which it may make a move; `state` is not changed.

    The wish may belong to a later question ("sell this wine", while an action is being chosen). Without a seat it is
    that of whoever decides now. The same seed gives the same answer, unless `seconds` or `stop` end the search.
    """
    start = perf_counter()
    search = planning(state, wish, seat, steps=steps, positions=positions, seed=seed)
    try:
        done = next(search)
        while True:
            if progress:
                progress(done)
            late = seconds is not None and perf_counter() - start > seconds
            done = search.send(late or bool(stop and stop()))
    except StopIteration as end:
        answer: Repair = end.value
        return answer


def planning(
    state: State,
    wish: Move,
    seat: int | None = None,
    *,
    steps: int = STEPS,
    positions: int = POSITIONS,
    seed: int = 0,
) -> Generator[float, bool, Repair]:
    """Do the same as `plan` in small slices: yields how much of its budget is used; send True to end it at once."""
    if seat is None:
        seat = state.actor if state.actor is not None and state.actor >= 0 else 0
    rng = random.Random(seed)
    hopeless = _hopeless(state, wish)
    refusal = None if hopeless else state.why_not(wish)
    if refusal and refusal.name in state.game.never:
        hopeless = "never"
    if hopeless or (state.actor == seat and refusal is None):
        return Repair(wish, seat, None if hopeless else (), False, SURE, 0, 0, 0, 0, hopeless or "found")
    world = state.redeal(seat, rng)
    world.explicit = True
    search = _Search(world, wish, seat, steps, positions)
    end = yield from search.run()
    way = search.best
    if way is None:
        return Repair(wish, seat, None, False, SURE, 0, 0, search.depth, search.tried, end)
    plan = way.steps()
    held = tried = 0
    if way.others or way.luck:
        for _ in range(TRIALS):
            tried += 1
            held += _holds_at_random(state.redeal(seat, rng), [step.move for step in plan], wish, seat, rng)
            yield 1.0
    return Repair(wish, seat, plan, way.others, way.luck, tried, held, search.depth, search.tried, "found")


def quietest(state: State) -> Move:
    """Return what somebody does who does as little as possible: the last move that needs no particulars, or the last.

    Moves without particulars pass, stop, refuse or decline, and games list them last.
    """
    moves = state.moves()
    return next((move for move in reversed(moves) if not move._fields), moves[-1])  # type: ignore[attr-defined]


def _hopeless(state: State, wish: Move) -> str:
    """Return why no search could help; empty if one might."""
    kinds = state.game.move_types
    if kinds.get(type(wish).__name__) is not type(wish) or not well_formed(wish):
        return "malformed"
    if state.over:
        return "over"
    asked = [frame for frame in state.game.frames if type(wish) in getattr(frame, "asks", ())]
    return "chance" if all(issubclass(frame, Chance) for frame in asked) else ""


class _Way:
    """A position in which the seat decides, and how it was reached."""

    __slots__ = ("before", "chance", "luck", "move", "others", "state")

    def __init__(self, state: State, before: _Way | None, move: Move, others: bool, chance: bool) -> None:
        self.state = state
        self.before = before
        #: The own move that led here from `before`.
        self.move = move
        #: Since the beginning others have decided, chance has decided.
        self.others = others
        self.chance = chance
        #: Once it is known: whether that matters.
        self.luck = SURE

    def steps(self) -> tuple[Step, ...]:
        """Return the own moves from the beginning."""
        steps: list[Step] = []
        way = self
        while way.before is not None:
            steps.append(Step(way.before.state, way.move))
            way = way.before
        return tuple(reversed(steps))

    @property
    def doubts(self) -> tuple[int, bool]:
        """Return how much there is that could go wrong; less is better."""
        return _BY_LUCK.index(self.luck), self.others


class _Search:
    """Breadth first, one own move after the other.

    A sure plan holds for every outcome of chance, so that it is enough to follow one outcome to find it. Only when
    there is none all outcomes of the first draw in one's own action are followed: one may be just what is wanted.
    """

    def __init__(self, world: State, wish: Move, seat: int, steps: int, positions: int) -> None:
        self.world = world
        self.wish = wish
        self.seat = seat
        self.steps = steps
        self.positions = positions
        self.most = int(SURE_SHARE * positions)
        self.lucky = False
        self.tried = 0
        self.depth = 0
        #: The best plan so far: one that hangs on luck only until there is a sure one.
        self.best: _Way | None = None

    def run(self) -> Generator[float, bool, str]:
        """Look for a plan; return why the search ended."""
        end = yield from self._look()
        if self.best is None and end != "stopped":
            reached, self.most, self.lucky = self.depth, self.positions, True
            again = yield from self._look()
            # a second look that found nothing either says no more than the first
            end, self.depth = (again, self.depth) if self.best else ("stopped" if again == "stopped" else end, reached)
        return "found" if self.best else end

    def _look(self) -> Generator[float, bool, str]:
        """Go through the positions, level by level, until there is a sure plan or the end of the budget."""
        self.depth = 0
        seen: set[object] = set()
        level = self._new(self._settled(self.world.copy(), None, (), False, False), seen)
        while level:
            if self.best is not None and not self.best.luck:
                return "found"
            if self.depth == self.steps:
                return "steps"
            following: list[_Way] = []
            for way in level:
                for move in way.state.moves():
                    if (yield min(1.0, self.tried / self.positions)):
                        return "stopped"
                    if self.tried >= self.most:
                        return "positions"
                    after = way.state.copy()
                    after.play(move)
                    following += self._new(self._settled(after, way, move, way.others, way.chance), seen)
                    if self.best is not None and self.best.doubts == (0, False):
                        return "found"
            self.depth += 1
            # what needs nobody else comes first: of two ways to one position the surer is kept
            level = sorted(following, key=lambda way: (way.chance, way.others))
        return "exhausted"

    def _new(self, ways: Iterator[_Way], seen: set[object]) -> list[_Way]:
        """Return those that nobody has come to, judged; a way through chance does not stand for one without."""
        new = []
        for way in ways:
            key = (way.chance, way.state.key())
            if key not in seen:
                seen.add(key)
                new.append(way)
                self._judge(way)
        return new

    def _settled(self, state: State, before: _Way | None, move: Move, others: bool, chance: bool) -> Iterator[_Way]:
        """Let the others and chance answer until the seat decides; nothing is left where the game ends before."""
        own = before is not None and not chance
        for _ in range(MOST_REPLIES):
            self.tried += 1
            actor = state.actor
            if actor is None:
                return
            if actor == self.seat:
                yield _Way(state, before, move, others, chance)
                return
            if actor == CHANCE:
                if own and self.lucky:
                    for outcome in state.moves():
                        drawn = state.copy()
                        drawn.play(outcome)
                        yield from self._settled(drawn, before, move, others, True)
                    return
                chance, weights = True, state.weights()
                state.play(state.moves()[weights.index(max(weights))])
            else:
                others, own = True, False
                state.play(quietest(state))

    def _judge(self, way: _Way) -> None:
        """Keep a position in which the wish is legal, if the way to it is better than what is known."""
        if way.state.why_not(self.wish) is not None or (self.best is not None and way.doubts >= self.best.doubts):
            return
        if way.chance:
            outcomes = _Outcomes(self.wish, self.seat)
            way.luck = outcomes.luck(self.world.copy(), [step.move for step in way.steps()])
            self.tried += outcomes.tried
        if self.best is None or way.doubts < self.best.doubts:
            self.best = way


class _Outcomes:
    """Follows a plan through every outcome of chance, as far as there are not too many."""

    def __init__(self, wish: Move, seat: int) -> None:
        self.wish = wish
        self.seat = seat
        self.tried = 0

    def luck(self, state: State, moves: Sequence[Move]) -> str:
        """Return whether the wish becomes legal whatever is drawn (SURE), or not (LUCK), or nobody knows (DRAWS)."""
        place = 0
        for _ in range(MOST_REPLIES):
            self.tried += 1
            actor = state.actor
            if self.tried > MOST_OUTCOMES:
                return DRAWS
            if actor == CHANCE:
                return self._any_outcome(state, moves[place:])
            if actor is None:
                return LUCK
            if actor != self.seat:
                state.play(quietest(state))
            elif place == len(moves):
                return SURE if state.why_not(self.wish) is None else LUCK
            elif state.why_not(moves[place]) is None:
                state.play(moves[place])
                place += 1
            else:
                return LUCK
        return DRAWS

    def _any_outcome(self, state: State, moves: Sequence[Move]) -> str:
        worst = SURE
        for outcome in state.moves():
            drawn = state.copy()
            drawn.play(outcome)
            worst = max(worst, self.luck(drawn, moves), key=_BY_LUCK.index)
            if worst != SURE:
                break
        return worst


def _holds_at_random(world: State, moves: Sequence[Move], wish: Move, seat: int, rng: random.Random) -> bool:
    """Return whether a plan holds in one deal in which the others move at random and chance is drawn."""
    world.explicit = False
    world.advance()
    waiting = list(reversed(moves))
    for _ in range(MOST_REPLIES):
        actor = world.actor
        if actor is None:
            return False
        if actor != seat:
            world.play(rng.choice(world.moves()))
        elif not waiting:
            return world.why_not(wish) is None
        elif world.why_not(waiting[-1]) is None:
            world.play(waiting.pop())
        else:
            return False
    return False
