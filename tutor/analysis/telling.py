"""What a review says to people, in their language; the command line and the page say it alike."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from tutor.analysis.estimates import CONFIDENCE, Estimate
from tutor.analysis.marks import SHARES
from tutor.analysis.review import Ledger, Review
from tutor.analysis.sources import say_source
from tutor.analysis.weighing import Weighed
from tutor.analysis.worlds import follow
from tutor.coach.plans import Line
from tutor.core.deeds import say_deed
from tutor.core.state import State
from tutor.core.text import player_name, say, say_move, texts

WORDS = texts(Path(__file__).parent / "words")
MINUS, PLUS = "−", "+"
#: By what games count their time.
STAGES: Final = ("year", "round")
#: Rules that are named beside a decision: the question's own, and those that bear on it most.
MOST_RULES: Final = 5
#: Things that a better move would have improved that are named, and moves of a better line that are shown.
IMPROVED: Final = 2
#: A thing that improves less than this part of the first one is not named beside it.
WORTH_NAMING: Final = 0.3
SHOWN: Final = 3
#: The smallest margin that is told.
LEAST_MARGIN: Final = 0.1
#: Decisions without any fault that earn praise: with fewer it is too easy.
ENOUGH_TO_PRAISE: Final = 20


class Told(NamedTuple):
    """A decision in words."""

    heading: str
    #: The mark's name and word, if it has one.
    mark: str | None
    #: What was really played, to the end of the turn.
    played: str
    #: With what the played move was judged instead, if something better was known to go on with; else empty.
    continuation: str
    #: What would have been better, and by how much; or why there is nothing to say.
    better: str
    gain: str
    why: tuple[str, ...]
    #: The rules behind the question.
    rules: tuple[str, ...]


def word(key: str, lang: str, **details: Any) -> str:
    """Return words of the review's own catalogue."""
    return WORDS.text(key, lang, details)


def say_stage(state: State, lang: str) -> str:
    """Return the part of the game in its own unit: "Year 3", "Round 5"."""
    for unit in STAGES:
        number = getattr(state, unit, None)
        if number is not None:
            return word(f"stage-{unit}", lang, number=number)
    return ""


def decimal(value: float, lang: str) -> str:
    """Return a number with one decimal place."""
    text = word("review-number", lang, value=abs(round(value, 1)))
    return f"{MINUS}{text}" if round(value, 1) < 0 else text


def signed(value: float, lang: str) -> str:
    """Return a change with its sign."""
    return f"{PLUS}{decimal(value, lang)}" if round(value, 1) > 0 else decimal(value, lang)


def numbers(estimate: Estimate, lang: str) -> dict[str, Any]:
    """Return a gain as the arguments of a sentence."""
    return {
        "gain": rounded(estimate.mean, estimate.margin, lang, sign=True),
        "margin": say_margin(estimate, lang),
        "samples": estimate.samples,
    }


def say_line(state: State, line: Line, lang: str, names: Sequence[str]) -> str:
    """Return moves in a row in words; the first one with what the position adds to it."""
    said = say_move(state, line[0], lang, state.actor, names)
    if len(line) == 1:
        return said
    return word("review-then", lang, first=said, next=_join(line[1:], lang, state.actor, names))


def _join(line: Line, lang: str, seat: int | None, names: Sequence[str]) -> str:
    """Return moves in a row in words, each as it stands."""
    said = say(line[0], lang, seat, names)
    for move in line[1:]:
        said = word("review-then", lang, first=said, next=say(move, lang, seat, names))
    return said


def tell(review: Review, number: int, state: State, lang: str) -> Told:
    """Say what is known about a decision by now; `state` is the position before it."""
    timeline = review.timeline
    verdict, look = review.verdicts.get(number), review.looks.get(number)
    moment, line = timeline.moments[number], timeline.line(number)
    mark = review.mark(verdict) if verdict else None
    title = heading(review, number, moment.actor, mark, lang)
    played = word("review-played", lang, line=say_line(state, line, lang, timeline.names))
    question = state.decision
    assert question is not None  # somebody decided here
    rules = tuple(rule for rule in (question.rule, *question.see) if state.game.plays_by(rule))[:MOST_RULES]

    def told(better: str, gain: str = "", why: tuple[str, ...] = (), continuation: str = "") -> Told:
        return Told(title, mark, played, continuation, better, gain, why, rules)

    if not moment.open:
        return told(word("review-forced", lang))
    if verdict is None:
        key = "review-not-yet" if look is None else "review-look-loss" if look.rival else "review-look-fine"
        rival = {"line": say_line(state, look.rival, lang, timeline.names)} if look and look.rival else {}
        return told(word(key, lang, **rival))
    weighed = verdict.weighed
    if not weighed.rival:
        return told(word("review-alike", lang))
    rival_words = say_line(state, weighed.rival, lang, timeline.names)
    onward = ""
    if weighed.played != line and len(weighed.played) > 1:
        onward = word("review-continued", lang, line=_join(weighed.played[1:], lang, moment.actor, timeline.names))
    if not mark:
        close = word("review-best", lang, line=rival_words, **_pick(numbers(weighed.gain, lang), "gain", "margin"))
        return told(close, continuation=onward)
    gain = word("review-gain", lang, **_apart(weighed.gain, lang))
    why = (*improvements(review, number, state, lang), *reasons(review, weighed, lang))
    return told(word("review-better", lang, line=rival_words), gain, why, onward)


def heading(review: Review, number: int, seat: int, mark: str | None, lang: str) -> str:
    """Say which move of the game, whose, and how it is marked."""
    who = player_name(seat, lang, review.timeline.names)
    if mark:
        return word("review-head", lang, number=number + 1, who=who, mark=word(f"mark-{mark}", lang))
    return word("review-head-plain", lang, number=number + 1, who=who)


def reasons(review: Review, weighed: Weighed, lang: str) -> tuple[str, ...]:
    """Say where a difference comes from: own points and the others', and the sources that can be told apart."""
    own = rounded(weighed.own.mean, weighed.own.margin, lang, sign=True)
    if review.timeline.players == 1:
        found = [word("review-why-alone", lang, own=own)]
    else:
        found = [
            word(
                "review-why-both",
                lang,
                own=own,
                others=rounded(weighed.others.mean, weighed.others.margin, lang, sign=True),
            )
        ]
    lines = review.points[1]
    named = [
        word(
            "review-source",
            lang,
            source=say_source(lines[reason.source], lang),
            gain=rounded(reason.gain.mean, reason.gain.margin, lang, sign=True),
        )
        for reason in weighed.reasons
        if reason.source in lines
    ]
    if named:
        found.append(word("review-why-sources", lang, list=", ".join(named)))
    return tuple(found)


def improvements(review: Review, number: int, state: State, lang: str) -> tuple[str, ...]:
    """Say what a better move would have improved, as the game's own judgement sees it; nothing where it sees little."""
    rival, line = review.rival(number), review.timeline.line(number)
    game, seat = state.game, state.actor
    if not rival or seat is None:
        return ()
    worlds = []
    for moves in (line, rival):
        world = state.redeal(seat, random.Random(number))
        world.explicit = True
        follow(world, seat, moves)
        if world.over:
            return ()
        worlds.append(world)
    row = game.learned.judgement(state.players).row(game.progress(worlds[1]))
    mine, better = (game.measure(world, seat)[seat] for world in worlds)
    gains = {
        name: weight * (after - before)
        for name, weight, before, after in zip(game.features, row, mine, better, strict=True)
    }
    ranked = [name for name in sorted(gains, key=lambda name: -gains[name]) if game.texts.has(f"feature-{name}", lang)]
    named = [name for name in ranked[:IMPROVED] if gains[name] > max(0.0, WORTH_NAMING * gains[ranked[0]])]
    if not named:
        return ()
    things = ", ".join(game.text(f"feature-{name}", lang) for name in named)
    return (word("review-improves", lang, list=things),)


def tell_again(weighed: Weighed, lang: str) -> str:
    """Say how a learner's second try compares with the coach's move."""
    gain = weighed.gain
    if not gain.told_apart:
        return word("review-again-same", lang, **_apart(gain, lang))
    key = "review-again-worse" if gain.mean > 0 else "review-again-better"
    return word(key, lang, **_pick(_apart(gain, lang), "gain", "margin"))


def tell_ledger(review: Review, ledger: Ledger, lang: str) -> str:
    """Say what was luck and what was skill in a player's game."""
    return word(
        "review-ledger",
        lang,
        who=player_name(ledger.seat, lang, review.timeline.names),
        luck=rounded(ledger.luck.mean, ledger.luck.margin, lang, sign=True),
        luckmargin=say_margin(ledger.luck, lang),
        skill=rounded(ledger.skill.mean, ledger.skill.margin, lang, sign=True),
        skillmargin=say_margin(ledger.skill, lang),
        marks=ledger.marks,
    )


def tell_scale(review: Review, lang: str) -> str:
    """Say from which loss a decision gets which mark."""
    thresholds = {name: decimal(share * review.scale, lang) for name, share in SHARES.items()}
    return word("review-scale", lang, confidence=round(CONFIDENCE * 100), **thresholds)


def tell_band(lang: str) -> str:
    """Say what the band around a line of values is."""
    return word("chart-band", lang, confidence=round(CONFIDENCE * 100))


# ---------------------------------------------------------------------- the turning points


class Turning(NamedTuple):
    """A turning point in words."""

    number: int
    seat: int
    #: When, and what was done: "Year 3: you passed for the rest of the season".
    deed: str
    #: What it cost: "−3 points (± 1)", or "perhaps …".
    price: str
    better: str
    why: tuple[str, ...]
    #: Measured to the end of the game, with an interval that leaves out zero.
    sure: bool

    @property
    def text(self) -> str:
        """Return the deed and its price in one line."""
        return f"{self.deed}: {self.price}"


def tell_turning(review: Review, number: int, lang: str) -> Turning:
    """Say what is known by now about a turning point."""
    timeline, turn = review.timeline, review.turn_of[number]
    state = timeline.at(number)
    you = review.focus == [turn.seat]
    first = turn.open[0]
    opening = state if first.number == number else timeline.at(first.number)
    deed = say_deed(opening, first.move, lang, timeline.names, you)
    if first.number != number:
        said = say_move(state, timeline.moments[number].move, lang, turn.seat, timeline.names)
        deed = word("review-then", lang, first=deed, next=said)
    deed = word("turning-deed", lang, stage=say_stage(state, lang), deed=deed)
    sure = review.sure(number)
    rival = review.rival(number)
    line = say_line(state, rival[:SHOWN], lang, timeline.names) + (" → …" if len(rival) > SHOWN else "")
    better = word("review-better" if sure else "review-perhaps", lang, line=line)
    why = improvements(review, number, state, lang)
    verdict = review.verdicts.get(number)
    if sure and verdict and not why:
        why = reasons(review, verdict.weighed, lang)
    return Turning(number, turn.seat, deed, _price(review, number, lang), better, why, sure)


def _price(review: Review, number: int, lang: str) -> str:
    """Say what a decision cost, with no more digits than are known."""
    verdict = review.verdicts.get(number)
    gain = verdict.weighed.gain if verdict else None
    # what a glance is wrong by is not in its interval
    margin = gain.margin if gain and verdict and verdict.weighed.measured else 1.0
    cost = review.cost(number)
    told = {"loss": rounded(-cost, margin, lang), "count": abs(round(cost, 1 if margin < 1 else 0))}
    if gain is None:
        return word("price-look", lang, **told)
    if review.sure(number):
        exact = not gain.error
        return (
            word("price-exact", lang, **told)
            if exact
            else word("price-sure", lang, **told, margin=say_margin(gain, lang))
        )
    if not (verdict and verdict.weighed.measured):
        return word("price-glance", lang, **told)
    low, high = (rounded(-end, margin, lang, sign=True) for end in (gain.high, gain.low))
    return word("price-perhaps", lang, **told, low=low, high=high)


def tell_turning_points(review: Review, lang: str) -> str:
    """Say how the turning points are to be taken: still looked for, found, or none; praise is earned or not given."""
    points = review.turning_points()
    sure = sum(review.sure(number) for number in points)
    if points:
        return word("turning-sure" if sure == len(points) else "turning-some" if sure else "turning-perhaps", lang)
    if not review.complete:
        return word("turning-waiting", lang)
    return word("turning-praise" if praised(review) else "turning-none", lang, decisions=len(review.looks))


def praised(review: Review) -> bool:
    """Return whether "well played" is earned: one person's whole game, won, with nothing that seems to have cost."""
    timeline = review.timeline
    if not timeline.over or not review.complete or len(review.focus) > 1 or review.turning_points():
        return False
    seat = review.focus[0]
    judged = sum(turn.seat == seat for turn in review.turn_of.values())
    return judged >= ENOUGH_TO_PRAISE and "start" not in timeline.record and seat in timeline.final.winners()


def say_margin(estimate: Estimate, lang: str) -> str:
    """Return how far an average may be off; what was never off in all tries is not said to be exact."""
    return rounded(max(estimate.margin, LEAST_MARGIN), estimate.margin, lang)


def rounded(value: float, margin: float, lang: str, sign: bool = False) -> str:
    """Return a number with one decimal place, or none where the margin is a point or more."""
    if margin < 1:
        return signed(value, lang) if sign else decimal(value, lang)
    whole = round(value)
    text = word("review-whole", lang, value=abs(whole))
    return f"{MINUS}{text}" if whole < 0 else f"{PLUS}{text}" if sign and whole else text


def _apart(gain: Estimate, lang: str) -> dict[str, Any]:
    """Return a difference, whichever way it goes, as the arguments of a sentence."""
    return {**numbers(gain, lang), "gain": rounded(abs(gain.mean), gain.margin, lang)}


def _pick(details: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: details[name] for name in names}
