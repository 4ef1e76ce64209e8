"""What a review says to people, in their language; the command line and the page say it alike."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from tutor.analysis.estimates import CONFIDENCE, Estimate
from tutor.analysis.marks import SHARES
from tutor.analysis.review import Ledger, Review, Verdict
from tutor.analysis.sources import say_source
from tutor.analysis.weighing import Weighed
from tutor.coach.plans import Line
from tutor.core.state import State
from tutor.core.text import player_name, say, say_move, texts

WORDS = texts(Path(__file__).parent / "words")
MINUS, PLUS = "−", "+"
#: Rules that are named beside a decision: the question's own, and those that bear on it most.
MOST_RULES: Final = 5


class Told(NamedTuple):
    """A decision in words."""

    heading: str
    #: The mark's name and word, if it has one.
    mark: str | None
    played: str
    #: What would have been better, and by how much; or why there is nothing to say.
    better: str
    gain: str
    why: tuple[str, ...]
    #: The rules behind the question.
    rules: tuple[str, ...]


def word(key: str, lang: str, **details: Any) -> str:
    """Return words of the review's own catalogue."""
    return WORDS.text(key, lang, details)


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
        "gain": signed(estimate.mean, lang),
        "margin": decimal(estimate.margin, lang),
        "samples": estimate.samples,
    }


def say_line(state: State, line: Line, lang: str, names: Sequence[str]) -> str:
    """Return moves in a row in words; the first one with what the position adds to it."""
    seat = state.actor
    said = say_move(state, line[0], lang, seat, names)
    for move in line[1:]:
        said = word("review-then", lang, first=said, next=say(move, lang, seat, names))
    return said


def tell(review: Review, verdict: Verdict, state: State, lang: str) -> Told:
    """Say what is known about a decision; `state` is the position before it."""
    names = review.timeline.names
    weighed = verdict.weighed
    mark = review.mark(verdict)
    title = heading(review, verdict.number, verdict.seat, mark, lang)
    played = word("review-played", lang, line=say_line(state, weighed.played, lang, names))
    question = state.decision
    assert question is not None  # somebody decided here
    rules = tuple(rule for rule in (question.rule, *question.see) if state.game.plays_by(rule))[:MOST_RULES]
    if not weighed.rival:
        return Told(title, None, played, word("review-alike", lang), "", (), rules)
    rival = say_line(state, weighed.rival, lang, names)
    if not mark:
        best = word("review-best", lang, line=rival, **_pick(numbers(weighed.gain, lang), "gain", "margin"))
        return Told(title, None, played, best, "", (), rules)
    gain = word("review-gain", lang, **_apart(weighed.gain, lang))
    why = reasons(review, weighed, lang)
    return Told(title, mark, played, word("review-better", lang, line=rival), gain, why, rules)


def heading(review: Review, number: int, seat: int, mark: str | None, lang: str) -> str:
    """Say which move of the game, whose, and how it is marked."""
    who = player_name(seat, lang, review.timeline.names)
    if mark:
        return word("review-head", lang, number=number + 1, who=who, mark=word(f"mark-{mark}", lang))
    return word("review-head-plain", lang, number=number + 1, who=who)


def reasons(review: Review, weighed: Weighed, lang: str) -> tuple[str, ...]:
    """Say where a difference comes from: own points and the others', and the sources that can be told apart."""
    own = signed(weighed.own.mean, lang)
    if review.timeline.players == 1:
        found = [word("review-why-alone", lang, own=own)]
    else:
        found = [word("review-why-both", lang, own=own, others=signed(weighed.others.mean, lang))]
    lines = review.points[1]
    named = [
        word("review-source", lang, source=say_source(lines[reason.source], lang), gain=signed(reason.gain.mean, lang))
        for reason in weighed.reasons
        if reason.source in lines
    ]
    if named:
        found.append(word("review-why-sources", lang, list=", ".join(named)))
    return tuple(found)


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
        luck=signed(ledger.luck.mean, lang),
        luckmargin=decimal(ledger.luck.margin, lang),
        skill=signed(ledger.skill.mean, lang),
        skillmargin=decimal(ledger.skill.margin, lang),
        marks=ledger.marks,
    )


def tell_scale(review: Review, lang: str) -> str:
    """Say from which loss a decision gets which mark."""
    thresholds = {name: decimal(share * review.scale, lang) for name, share in SHARES.items()}
    return word("review-scale", lang, confidence=round(CONFIDENCE * 100), **thresholds)


def tell_band(lang: str) -> str:
    """Say what the band around a line of values is."""
    return word("chart-band", lang, confidence=round(CONFIDENCE * 100))


def _apart(gain: Estimate, lang: str) -> dict[str, Any]:
    """Return a difference, whichever way it goes, as the arguments of a sentence."""
    return {**numbers(gain, lang), "gain": decimal(abs(gain.mean), lang)}


def _pick(details: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: details[name] for name in names}
