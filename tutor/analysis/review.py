"""The review of a recorded game: every decision weighed, every draw of chance entered in the ledger.

`review(record)` does it in one go. `Reviewer` does it in small pieces, so that a page stays responsive, and takes up a
review where it was stopped.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

from tutor.analysis import cache
from tutor.analysis.estimates import Estimate, total
from tutor.analysis.luck import luck
from tutor.analysis.marks import MISTAKE, mark, threshold
from tutor.analysis.sources import Points, Use, action_mix, points_over_time
from tutor.analysis.timeline import Moment, Record, Timeline
from tutor.analysis.weighing import Budget, Weighed, prospects, weigh
from tutor.analysis.worlds import scale_of
from tutor.core.decision import CHANCE
from tutor.core.errors import BadSave, BadSetup
from tutor.core.state import State
from tutor.core.words import ScoreLine

#: For somebody who waits, and for somebody who has time.
QUICK: Final = Budget(64, luck_rounds=2, suspects=MISTAKE)
THOROUGH: Final = Budget(320, luck_rounds=None)
BUDGETS: Final = {"quick": QUICK, "thorough": THOROUGH}
#: With fewer, no difference is ever sure; with more, a review never ends.
FEWEST, MOST = 16, 100_000
#: Decisions, spread over the game, after which everybody's prospects are played out to the end: a line needs no more.
PROSPECTS: Final = 40
#: A review that is being written down is saved after so many moments.
SAVE_EVERY: Final = 25


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
    verdicts: dict[int, Verdict] = field(default_factory=dict)
    draws: dict[int, Draw] = field(default_factory=dict)

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
    def work(self) -> list[Moment]:
        """Return the moments that a whole review looks at."""
        decisions = [moment for moment in self.timeline.decisions() if moment.actor in self.seats]
        draws = self.timeline.draws() if self.seat is None else []
        return sorted([*decisions, *draws])

    @cached_property
    def outlooks(self) -> set[int]:
        """Return the decisions after which everybody's prospects are worth knowing, evenly spread over the game."""
        numbers = [moment.number for moment in self.work if moment.actor != CHANCE]
        step = max(1.0, len(numbers) / PROSPECTS)
        return {numbers[int(place * step)] for place in range(min(PROSPECTS, len(numbers)))}

    @property
    def complete(self) -> bool:
        """Return whether everything has been looked at."""
        return len(self.verdicts) + len(self.draws) == len(self.work)

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
        """Do what is left to do; yields, many times a second, how much is done (from 0 to 1)."""
        review = self.review
        waiting = {moment.number for moment in review.work}
        everything = max(1, len(waiting))
        waiting -= {*review.verdicts, *review.draws}
        hint = threshold(review.budget.suspects, review.scale)
        done = everything - len(waiting)
        for moment, state in review.timeline.walk():
            if moment.number not in waiting:
                continue
            # every moment has luck of its own: a review that was stopped goes on as if it had not been
            for _ in self._look(moment, state, hint):
                yield done / everything
            done += 1
            yield done / everything

    def _look(self, moment: Moment, state: State, hint: float) -> Generator[None, None, None]:
        review, number = self.review, moment.number
        seed = f"review/{number}"
        if moment.actor == CHANCE:
            review.draws[number] = Draw(number, (yield from luck(state, moment.move, review.budget, seed)))
        else:
            known = [review.timeline.line(number)]
            weighed = yield from weigh(state, moment.actor, moment.move, review.budget, seed, hint, known)
            if number in review.outlooks and not weighed.points:
                points = yield from prospects(state, moment.actor, weighed.played, review.budget, seed)
                weighed = weighed._replace(points=points)
            review.verdicts[number] = Verdict(number, moment.actor, weighed)


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
    return len(review.verdicts) + len(review.draws)


def begin(timeline: Timeline, budget: Budget = QUICK, seat: int | None = None) -> Review:
    """Return a review in which nothing has been looked at yet."""
    if type(budget.simulations) is not int or not FEWEST <= budget.simulations <= MOST:
        raise BadSetup("bad-simulations", simulations=str(budget.simulations), least=FEWEST, most=MOST)
    if seat is not None and seat not in range(timeline.players):
        raise BadSetup("bad-review-seat", seat=str(seat), most=timeline.players)
    made = Review(timeline, budget, seat)
    if all(moment.actor == CHANCE for moment in made.work):
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
