"""The review of a recorded game: every decision looked at, the costly ones weighed, every draw entered in the ledger.

`review(record)` does it in one go. `Reviewer` does it in small pieces, so that a page stays responsive, and takes up a
review where it was stopped. Whatever pays best comes first: a first look at the whole game, which takes seconds; a
closer one at those decisions of people where most seems lost; a measurement of the worst of them to the end of the
game, in a few worlds and then in more. The rest follows in the same order, then chance, everybody's prospects and
the bots' decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from tutor.analysis import cache
from tutor.analysis.estimates import Estimate, total
from tutor.analysis.looks import Look, Turn, look, turns
from tutor.analysis.luck import luck
from tutor.analysis.marks import INACCURACY, MISTAKE, mark, threshold
from tutor.analysis.sources import Points, Use, action_mix, points_over_time
from tutor.analysis.timeline import Moment, Record, Timeline
from tutor.analysis.weighing import Budget, Weighed, glance, measure, prospects, suspected, unsure
from tutor.analysis.worlds import scale_of
from tutor.coach.plans import Line
from tutor.core.errors import BadSave, BadSetup
from tutor.core.words import ScoreLine

T = TypeVar("T")

#: For somebody who waits, and for somebody who has time.
QUICK: Final = Budget(64, luck_rounds=2, suspects=MISTAKE, every=False)
THOROUGH: Final = Budget(320, luck_rounds=None)
BUDGETS: Final = {"quick": QUICK, "thorough": THOROUGH}
#: With fewer, no difference is ever sure; with more, a review never ends.
FEWEST, MOST = 16, 100_000
#: Decisions, spread over the game, after which everybody's prospects are played out to the end: a line needs no more.
PROSPECTS: Final = 40
#: What a loss that a first look sees is worth beside one that was played out: plans see no further than a turn.
TRUST: Final = 0.5
#: A share of the smallest mark's loss: a turn that seems to have lost less is not looked at part by part.
NEGLIGIBLE: Final = 0.25
#: Decisions that are glanced at before any is measured; after so many glances, or so many measurements, the turning
#: points of the game are told as far as they are known: in a game without any the search would go on to its end.
GLANCED_FIRST, GLANCED_MOST, MEASURED_MOST = 12, 20, 6
#: Turning points that are told.
TOLD: Final = 3
#: How much of a whole review a first look is, on its bar.
LOOKING: Final = 0.1
#: A review that is being written down is saved after so many moments.
SAVE_EVERY: Final = 50


class Verdict(NamedTuple):
    """A decision, weighed."""

    number: int
    seat: int
    weighed: Weighed


class Draw(NamedTuple):
    """A draw of chance: what it was worth to every seat, beyond expectation."""

    number: int
    gains: tuple[Estimate, ...]


class Ledger(NamedTuple):
    """One player's game in two numbers."""

    seat: int
    #: What chance gave and took, in points of lead.
    luck: Estimate
    #: What the marked decisions gave away; negative.
    skill: Estimate
    marks: int


@dataclass
class Review:
    """What is known about a recorded game; it grows while a Reviewer works."""

    timeline: Timeline
    budget: Budget
    #: Through whose eyes: None sees every decision and every draw; a seat only its own decisions.
    seat: int | None = None
    #: What was seen so far: at first, more closely, in draws of chance, and after moves spread over the game.
    looks: dict[int, Look] = field(default_factory=dict)
    verdicts: dict[int, Verdict] = field(default_factory=dict)
    draws: dict[int, Draw] = field(default_factory=dict)
    prospects: dict[int, tuple[Estimate, ...]] = field(default_factory=dict)

    @cached_property
    def scale(self) -> float:
        """Return the points of whoever did best (or should, if the game is not over): what losses are measured by."""
        return scale_of(self.timeline.final)

    @property
    def seats(self) -> list[int]:
        """Return the seats whose decisions are weighed."""
        return list(range(self.timeline.players)) if self.seat is None else [self.seat]

    @property
    def shown(self) -> list[int]:
        """Return the seats whose points may be shown to whoever reads this review."""
        hidden = self.timeline.final.hidden_scores(self.seat) if self.seat is not None else set()
        return [seat for seat in range(self.timeline.players) if seat not in hidden]

    @cached_property
    def points(self) -> tuple[list[Points], dict[str, ScoreLine]]:
        """Return the points by source over time, and a line of a score sheet that names each source."""
        return points_over_time(self.timeline, self.shown)

    @cached_property
    def actions(self) -> list[Use]:
        """Return what the turns were used for, most often first."""
        return action_mix(self.timeline, self.shown)

    @cached_property
    def focus(self) -> list[int]:
        """Return the seats for whom the game is told: those of people; everybody's where only bots played."""
        return [seat for seat in self.seats if seat in self.timeline.persons] or self.seats

    @cached_property
    def turns(self) -> list[Turn]:
        """Return the turns that are reviewed: those of people first."""
        others = [seat for seat in self.seats if seat not in self.focus]
        return turns(self.timeline, self.focus) + turns(self.timeline, others)

    @cached_property
    def turn_of(self) -> dict[int, Turn]:
        """Return, for each decision, the turn that it belongs to."""
        return {moment.number: turn for turn in self.turns for moment in turn.open}

    @cached_property
    def chances(self) -> list[Moment]:
        """Return the draws of chance; who sees only their own decisions is not told about them."""
        return self.timeline.draws() if self.seat is None else []

    @cached_property
    def outlooks(self) -> list[int]:
        """Return the decisions after which everybody's prospects are worth knowing, evenly spread over the game."""
        numbers = sorted(self.turn_of)
        step = max(1.0, len(numbers) / PROSPECTS)
        return [numbers[int(place * step)] for place in range(min(PROSPECTS, len(numbers)))]

    @property
    def hint(self) -> float:
        """Return the loss from which on a decision is measured, in points."""
        return threshold(self.budget.suspects, self.scale)

    @property
    def looked(self) -> bool:
        """Return whether the first look is over."""
        return len(self.looks) == len(self.turn_of)

    def worth_a_glance(self, number: int) -> bool:
        """Return whether a decision that had a first look deserves a second one."""
        if self.budget.every or self.turn_of[number].open[0].number == number:
            return True
        return self.looks[number].loss >= NEGLIGIBLE * threshold(INACCURACY, self.scale)

    def waits(self, number: int) -> bool:
        """Return whether there is more to find out about a decision."""
        verdict = self.verdicts.get(number)
        if verdict is not None:
            weighed = verdict.weighed
            return suspected(weighed, self.hint) or unsure(weighed, self.budget, self.hint)
        return number not in self.looks or self.worth_a_glance(number)

    def promise(self, number: int) -> float:
        """Return what a decision seems to have cost, for all that is known; what is not sure counts less."""
        return self.cost(number) * (1.0 if self.sure(number) else TRUST)

    def cost(self, number: int) -> float:
        """Return what a decision seems to have cost, sure or not."""
        if number in self.verdicts:
            return self.verdicts[number].weighed.gain.mean
        return self.looks[number].loss if number in self.looks else 0.0

    def ranked(self, seats: Sequence[int]) -> list[int]:
        """Return the decisions of some seats, the one that seems to have cost most first."""
        numbers = [number for number, turn in self.turn_of.items() if turn.seat in seats]
        return sorted(numbers, key=lambda number: (-self.promise(number), number))

    def turning_points(self) -> list[int]:
        """Return the decisions of people that seem to have cost most: a few, of different turns, the costliest first.

        What was looked at more closely and turned out not to matter is none; see `sure` for how far to trust the rest.
        """
        least = threshold(INACCURACY, self.scale)
        found: dict[int, int] = {}
        for number in self.ranked(self.focus):
            if self.cost(number) >= least:
                found.setdefault(self.turn_of[number].start, number)
        return list(found.values())[:TOLD]

    def rival(self, number: int) -> Line:
        """Return the best other way that is known at a decision; empty where there is none."""
        if number in self.verdicts:
            return self.verdicts[number].weighed.rival
        return self.looks[number].rival if number in self.looks else ()

    def sure(self, number: int) -> bool:
        """Return whether a loss was measured to the end of the game, and its interval leaves out zero."""
        verdict = self.verdicts.get(number)
        return verdict is not None and verdict.weighed.measured and verdict.weighed.gain.low > 0

    @property
    def told(self) -> bool:
        """Return whether the turning points can be told: each has been played out, or as many as were worth a try."""
        if self.complete:
            return True
        if not self.looked:
            return False
        tried = [verdict.weighed for verdict in self.verdicts.values() if verdict.seat in self.focus]
        if len(tried) >= GLANCED_MOST or sum(weighed.measured for weighed in tried) >= MEASURED_MOST:
            return True
        points = self.turning_points()
        open_ones = points if len(points) == TOLD else self.ranked(self.focus)
        return not any(self._untried(number) for number in open_ones)

    def _untried(self, number: int) -> bool:
        """Return whether a decision deserves a glance, or its loss to be measured, and has had nothing of it."""
        verdict = self.verdicts.get(number)
        return self.worth_a_glance(number) if verdict is None else suspected(verdict.weighed, self.hint)

    @property
    def done(self) -> float:
        """Return how much of the review is done, from 0 to 1."""
        if not self.looked:
            return LOOKING * len(self.looks) / len(self.turn_of)
        missing = sum(self.waits(number) for number in self.turn_of)
        missing += len(self.chances) - len(self.draws) + len(self.outlooks) - len(self.prospects)
        return 1 - (1 - LOOKING) * missing / (len(self.turn_of) + len(self.chances) + len(self.outlooks))

    @property
    def complete(self) -> bool:
        """Return whether everything has been looked at as closely as it deserves."""
        counted = len(self.draws) == len(self.chances) and len(self.prospects) == len(self.outlooks)
        return self.looked and counted and not any(self.waits(number) for number in self.turn_of)

    def mark(self, verdict: Verdict) -> str | None:
        """Return the mark of a decision, if it has one."""
        return mark(verdict.weighed.gain, self.scale) if verdict.weighed.measured else None

    def marks(self) -> list[tuple[Verdict, str]]:
        """Return the marked decisions in the order of the game."""
        named = [(verdict, self.mark(verdict)) for _, verdict in sorted(self.verdicts.items())]
        return [(verdict, name) for verdict, name in named if name]

    def ledgers(self) -> list[Ledger]:
        """Return luck and skill of every seat that is reviewed."""
        marked = [verdict for verdict, _ in self.marks()]
        found = []
        for seat in self.seats:
            given = total([verdict.weighed.gain for verdict in marked if verdict.seat == seat])
            skill = Estimate(-given.mean, given.error, given.samples)
            lucky = total([draw.gains[seat] for draw in self.draws.values()])
            found.append(Ledger(seat, lucky, skill, sum(verdict.seat == seat for verdict in marked)))
        return found


class Reviewer:
    """Works on a review in small pieces."""

    def __init__(self, review: Review) -> None:
        self.review = review

    def work(self) -> Iterator[float]:
        """Do what is left to do, what pays best first; yields, many times a second, how much is done (from 0 to 1).

        The steps say of each pause whether a piece of work is whole.
        """
        for step in (self._look, self._begin, self._judge_people, self._draw, self._outlook, self._judge_everybody):
            part = self.review.done
            for whole in step():
                if whole:  # counting takes longer than many a playout
                    part = self.review.done
                yield part

    def _look(self) -> Iterator[bool]:
        review = self.review
        negligible = NEGLIGIBLE * threshold(INACCURACY, review.scale)
        # one walk for people, one for the others: nobody waits for what bots did
        for seats in (review.focus, [seat for seat in review.seats if seat not in review.focus]):
            waiting = {turn.start: turn for turn in review.turns if turn.seat in seats and self._unseen(turn)}
            for moment, state in review.timeline.walk() if waiting else ():
                if moment.number in waiting:
                    for seen in look(state, waiting[moment.number], negligible):
                        review.looks[seen.number] = seen
                        yield True

    def _unseen(self, turn: Turn) -> bool:
        return any(moment.number not in self.review.looks for moment in turn.open)

    def _begin(self) -> Iterator[bool]:
        """Find the turning points: glance where most seems lost, measure what still seems so, and then more exactly."""
        review = self.review
        for number in review.ranked(review.focus)[:GLANCED_FIRST]:
            if number not in review.verdicts and review.worth_a_glance(number):
                yield from self._glance(number)
        while not review.told:
            suspect = self._next(review.focus)
            if suspect is None:
                return
            yield from self._work_on(suspect)
        for number in review.turning_points():
            while review.waits(number):
                yield from self._work_on(number)

    def _judge_people(self) -> Iterator[bool]:
        yield from self._judge(self.review.focus)

    def _judge_everybody(self) -> Iterator[bool]:
        yield from self._judge(self.review.seats)

    def _judge(self, seats: Sequence[int]) -> Iterator[bool]:
        """Work on whatever seems to have cost most, until there is nothing more to find out."""
        while (number := self._next(seats)) is not None:
            yield from self._work_on(number)

    def _next(self, seats: Sequence[int]) -> int | None:
        """Return the costliest decision about which there is more to find out."""
        return next((number for number in self.review.ranked(seats) if self.review.waits(number)), None)

    def _work_on(self, number: int) -> Iterator[bool]:
        """Find out more about a decision: a glance, a first measurement, an exact one."""
        verdict = self.review.verdicts.get(number)
        if verdict is None:
            yield from self._glance(number)
        else:
            yield from self._measure(number, few=not verdict.weighed.measured)

    # every moment has luck of its own: in whatever order they come, and however often somebody stops, all is the same

    def _glance(self, number: int) -> Iterator[bool]:
        review = self.review
        moment, state = review.timeline.moments[number], review.timeline.at(number)
        known = [review.timeline.line(number)]
        seen = yield from _parts(glance(state, moment.actor, moment.move, review.budget, f"review/{number}", known))
        review.verdicts[number] = Verdict(number, moment.actor, seen)
        yield True

    def _measure(self, number: int, few: bool) -> Iterator[bool]:
        review, verdict = self.review, self.review.verdicts[number]
        state = review.timeline.at(number)
        seed = f"review/{number}"
        work = measure(state, verdict.seat, verdict.weighed, review.budget, seed, review.hint, few)
        review.verdicts[number] = Verdict(number, verdict.seat, (yield from _parts(work)))
        yield True

    def _draw(self) -> Iterator[bool]:
        review = self.review
        waiting = {moment.number for moment in review.chances} - set(review.draws)
        for moment, state in review.timeline.walk() if waiting else ():
            if moment.number in waiting:
                work = luck(state, moment.move, review.budget, f"review/{moment.number}")
                review.draws[moment.number] = Draw(moment.number, (yield from _parts(work)))
                yield True

    def _outlook(self) -> Iterator[bool]:
        review = self.review
        waiting = set(review.outlooks) - set(review.prospects)
        for moment, state in review.timeline.walk() if waiting else ():
            if moment.number in waiting:
                line = review.timeline.line(moment.number)
                work = prospects(state, moment.actor, line, review.budget, f"review/{moment.number}")
                review.prospects[moment.number] = yield from _parts(work)
                yield True


def _parts(work: Generator[None, None, T]) -> Generator[bool, None, T]:
    """Do a piece of work, saying at each pause that it is not whole yet."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
        yield False


def review(
    record: str | Record | Timeline,
    *,
    budget: Budget = QUICK,
    seat: int | None = None,
    beside: Path | None = None,
    progress: Callable[[float], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> Review:
    """Review a recorded game: the value of every decision and of its best alternative, and what was luck.

    `budget` says how much is tried: QUICK, THOROUGH or one of your own. `progress` hears how much is done, from 0 to 1;
    `stop` is asked often, and what has been found by then is kept. With the file of the record in `beside`, the review
    is written next to it and taken from there the next time, whole or in part.
    """
    timeline = record if isinstance(record, Timeline) else Timeline(record)
    made = begin(timeline, budget, seat)
    if beside is not None:
        cache.recall(made, cache.path_of(beside))
    saved = looked = _looked_at(made)
    try:
        for part in Reviewer(made).work():
            looked = _looked_at(made)
            if progress:
                progress(part)
            if beside is not None and looked - saved >= SAVE_EVERY:
                cache.keep(made, cache.path_of(beside))
                saved = looked
            if stop and stop():
                break
    finally:  # also when somebody presses Ctrl-C
        if beside is not None and looked != saved:
            cache.keep(made, cache.path_of(beside))
    return made


def _looked_at(review: Review) -> int:
    return len(review.looks) + len(review.verdicts) + len(review.draws) + len(review.prospects)


def begin(timeline: Timeline, budget: Budget = QUICK, seat: int | None = None) -> Review:
    """Return a review in which nothing has been looked at yet."""
    if type(budget.simulations) is not int or not FEWEST <= budget.simulations <= MOST:
        raise BadSetup("bad-simulations", simulations=str(budget.simulations), least=FEWEST, most=MOST)
    if seat is not None and seat not in range(timeline.players):
        raise BadSetup("bad-review-seat", seat=str(seat), most=timeline.players)
    made = Review(timeline, budget, seat)
    if not made.turn_of:
        raise BadSave("review-empty")
    return made


def eyes(timeline: Timeline) -> int | None:
    """Return through whose eyes a game may be reviewed: everybody's (None) when it is over, else the only person's."""
    persons = timeline.persons
    if timeline.over or not persons:
        return None
    if len(persons) > 1:
        raise BadSave("review-too-early")
    return persons[0]
