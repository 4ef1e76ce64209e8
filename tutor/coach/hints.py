"""Hints in four steps, each on request: what to aim at; where to look; the move; and why.

Aim and reasons come from the features by which the coach judges (see tutor.core.judgement), so that words and judgement
cannot contradict each other: of what the lead consists to which the move leads, as far as the search has looked, beside
the same of the best other moves, in the same worlds. Before the search has begun it is what the move adds until the end
of one's own turn. What all of them bring alike is no reason; what is only lost less, or is a burden, is called that.
What the move brings and costs is told in the game's own units. Numbers come with how sure they are: the points at the
end as an interval that held in four of five games of self-play, and the chance to win.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tutor.coach.players import GreedyPlayer
from tutor.coach.search import Candidate, Found, finished, searching
from tutor.coach.tree import parts
from tutor.coach.words import words
from tutor.core.decision import CHANCE
from tutor.core.judgement import FOUR_OF_FIVE, POINTS, START, Vector
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.text import player_name, say, say_move
from tutor.core.words import Resource

#: The steps: what to aim at, where to look, which move, why.
AIM, LOOK, MOVE, REASONS = STEPS = (1, 2, 3, 4)
#: Simulations behind a hint, if nobody says otherwise.
SIMULATIONS: Final = 400
#: Next-best moves that are named as equals, and moves among which the second step leaves the choice.
RIVALS: Final = 2
AMONG: Final = 3
#: Other moves, the best ones, beside which the reasons of a move are told.
OTHERS: Final = 5
#: Features that are named as reasons; what part of the largest one a smaller must be to be named; and how much any must
#: differ, in points at the end.
NAMED: Final = 2
WORTH_NAMING: Final = 0.3
NOTICEABLE: Final = 0.15
#: Own moves after which a turn that does not end is cut short, and moves of the continuation that are told.
MOST_MOVES: Final = 12
TOLD: Final = 6
#: Standard errors on either side of a difference: 19 of 20 true values lie between.
SPREAD: Final = 1.96
#: A reason that is no feature of one's own: that the best rival gets less.
RIVALS_HELD: Final = "rivals-held"
#: Chances to win are told in twentieths: nobody knows them better.
PARTS: Final = 20


class Line(NamedTuple):
    """One sentence of a hint, the rule that it cites (if any), and which part of the hint it is."""

    part: str
    text: str
    rule: str = ""


class Played(NamedTuple):
    """One move of a continuation, by whom and in which position (of an imagined deal)."""

    state: State
    actor: int
    move: Move


class Outcome(NamedTuple):
    """What a move leads to, as far as nothing is drawn."""

    candidate: Candidate
    #: The continuation, the move itself first.
    played: tuple[Played, ...]
    #: Chance decides next.
    drawn: bool
    #: How the own units differ at the end of one's turn from those of now.
    changes: dict[Resource, int]
    #: What that adds to the points at the end, feature by feature.
    gains: dict[str, float]
    #: The rules of what the move itself does, and of the own question to which it leads ("" if to none).
    rules: tuple[str, ...]
    leads_to: str


class Hint(NamedTuple):
    """A hint, up to one of the four steps, ready to be said in any language to the seat that asked."""

    step: int
    seat: int
    state: State
    found: Found
    best: Outcome
    #: The best other moves, best first; none if there is no choice.
    others: tuple[Outcome, ...]
    #: What each feature is worth to the seat in the position of now.
    now: tuple[float, ...] = ()

    @property
    def rival(self) -> Outcome | None:
        """Return the best other move."""
        return self.others[0] if self.others else None

    @property
    def move(self) -> Move:
        """Return the move that is hinted at."""
        return self.found.best

    @property
    def places(self) -> list[Move]:
        """Return the moves whose places on the board this step points at; none for the first step."""
        if self.step == AIM:
            return []
        return self.among if self.step == LOOK else [self.move]

    @property
    def among(self) -> list[Move]:
        """Return the legal moves among which the second step leaves the choice: the best few, in the board's order."""
        few = {candidate.move for candidate in self.found.candidates[:AMONG]}
        return [move for move in self.state.moves() if move in few]

    @property
    def beyond(self) -> dict[str, float]:
        """Return what the move adds to each feature, in points, beyond what the best other moves do on average."""
        names = (*self.state.game.features, RIVALS_HELD)
        searched = [other.candidate.parts for other in self.others if other.candidate.parts]
        if searched and self.best.candidate.parts:
            return {name: -sum(some) / len(some) for name, some in zip(names, zip(*searched, strict=True), strict=True)}
        count = max(1, len(self.others))
        usual = {name: sum(other.gains.get(name, 0.0) for other in self.others) / count for name in self.best.gains}
        return {name: gain - usual[name] for name, gain in self.best.gains.items()}

    @property
    def raised(self) -> dict[str, float]:
        """Return what the move adds to each feature, in points, compared with now."""
        game, parts = self.state.game, self.best.candidate.parts
        if not parts:
            return self.best.gains
        return {name: now - before for name, now, before in zip(game.features, parts, self.now, strict=False)}

    def _named(self, kind: str) -> list[str]:
        """Return the features that speak for the move, most important first: those of one kind."""
        burdens = self._burdens()

        def kind_of(name: str) -> str:
            if name in burdens:
                return "eased"
            return "reasons" if name == RIVALS_HELD or self.raised.get(name, 0.0) > 0 else "spared"

        # what the best other move would even be better for does not speak for this one
        ahead = {name: gain for name, gain in self.beyond.items() if name not in self.merits}
        return [name for name in _most(ahead) if kind_of(name) == kind]

    def _burdens(self) -> set[str]:
        """Return the features of which one wants less."""
        game = self.state.game
        row = game.learned.judgement(self.state.players).row(game.progress(self.state))
        return {name for name, worth in zip(game.features, row, strict=True) if worth < 0}

    @property
    def aim(self) -> str | None:
        """Return the feature to aim at: what speaks most for the move; None if nothing stands out."""
        own = (name for name in _most(self.beyond) if name != RIVALS_HELD and name not in self._burdens())
        return next((name for name in own if self.raised.get(name, 0.0) > 0), None)

    @property
    def reasons(self) -> list[str]:
        """Return the features that the move raises more than others do, most important first."""
        return self._named("reasons")

    @property
    def spared(self) -> list[str]:
        """Return the features of which the move loses less than others do."""
        return self._named("spared")

    @property
    def eased(self) -> list[str]:
        """Return the burdens that the move leaves smaller than others do."""
        return self._named("eased")

    @property
    def merits(self) -> list[str]:
        """Return the features for which the best other move would have been better."""
        if self.rival is None:
            return []
        parts = self.rival.candidate.parts
        if parts:
            return _most(dict(zip(self.state.game.features, parts, strict=False)))
        return _most({name: gain - self.best.gains.get(name, 0.0) for name, gain in self.rival.gains.items()})

    @property
    def rule(self) -> str:
        """Return the rule to think of.

        Where the move opens another topic of the rulebook it is the rule of the question that follows; otherwise that
        of what the move does.
        """
        decision, best, book = self.state.decision, self.best, self.state.game.rulebook
        assert decision is not None
        section = book[decision.rule].section
        if best.leads_to and book[best.leads_to].section != section:
            return best.leads_to
        return next((rule for rule in best.rules if book[rule].section == section), (*best.rules, decision.rule)[0])

    def lines(self, lang: str = "en", names: Sequence[str] | None = None) -> list[Line]:
        """Return everything up to this step, in sentences for the seat that asked."""
        speaker = _Speaker(self, lang, names)
        told = [speaker.aim, speaker.look, speaker.move, speaker.reasons][: self.step]
        return [line for part in told for line in part()]

    def text(self, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """Return everything up to this step, a sentence on each line."""
        return "\n".join(line.text for line in self.lines(lang, names))


def hint(
    state: State,
    seat: int,
    step: int,
    found: Found | None = None,
    *,
    simulations: int | None = SIMULATIONS,
    seconds: float | None = None,
    seed: int = 0,
    stop: Callable[[], bool] | None = None,
    progress: Callable[[float], None] | None = None,
) -> Hint:
    """Return a hint for a seat that is to decide, up to one of four steps; `state` is not changed.

    `found` is what a search for this very position has found, so that the next step need not search anew. The same seed
    and number of simulations give the same hint.
    """
    if step not in STEPS:
        raise ValueError(step)
    if found is None:
        steps = searching(state, seat, simulations=simulations, seconds=seconds, seed=seed, reasons=True)
        found = finished(steps, stop, progress)
    best, *others = (follow(state, seat, candidate, seed) for candidate in found.candidates[: 1 + OTHERS])
    return Hint(step, seat, state, found, best, tuple(others), parts(state, seat))


def told_apart(rival: Candidate) -> bool:
    """Return whether the worlds that both have seen tell that a move is worse than the best one."""
    return -rival.behind > SPREAD * rival.behind_error


def _most(ahead: Mapping[str, float]) -> list[str]:
    """Return the features in which something is ahead most, if by enough to be named."""
    ranked = sorted((gain, name) for name, gain in ahead.items() if gain >= NOTICEABLE and name != START)[::-1]
    return [name for gain, name in ranked[:NAMED] if gain >= WORTH_NAMING * ranked[0][0]]


def follow(state: State, seat: int, candidate: Candidate, seed: int = 0) -> Outcome:
    """Play a candidate and its likely continuation in an imagined deal, as far as nothing is drawn.

    One's own turn is played to its end: where the continuation is too short, the greedy player goes on. At a table for
    one a turn ends when the same question comes again.
    """
    game = state.game
    rng = random.Random(f"{seed}.hint")
    world = state.redeal(seat, rng)
    world.explicit = True
    world.journal = []
    before = game.resources(world, seat)
    had = game.measure(world, seat)[seat]
    asked = type(world.decision)
    greedy = GreedyPlayer(seed)
    line = list(candidate.line)
    played: list[Played] = []
    rules: list[str] = []
    leads_to = ""
    after: dict[Resource, int] | None = None
    gains: dict[str, float] = {}
    while True:
        again = state.players == 1 and bool(played) and type(world.decision) is asked
        if after is None and (world.actor != seat or again or len(played) == MOST_MOVES):
            after = game.resources(world, seat)
            gains = _gains(world, seat, had)
        actor = world.actor
        if actor is None or actor == CHANCE:
            break
        if line and world.why_not(line[0]) is None and (actor == seat or _open(world, line[0], seat, rng)):
            move = line.pop(0)
        elif after is None:
            line.clear()
            move = greedy.choose(world, seat)
        else:
            break
        played.append(Played(world.copy(), actor, move))
        under_way = world.stack[:-1]
        events = world.play(move)
        if len(played) == 1:
            rules = [event.rule for event in events if event.seat in (None, seat)]
            # a question that the move itself has opened; not one that comes because something is over
            opened = world.stack[: len(under_way)] == under_way and len(world.stack) > len(under_way)
            leads_to = world.decision.rule if opened and world.actor == seat and world.decision is not None else ""
    assert after is not None
    changes = {thing: after.get(thing, 0) - before.get(thing, 0) for thing in (*before, *after)}
    moved = {thing: change for thing, change in changes.items() if change}
    met = tuple(rule for rule in rules if game.plays_by(rule))
    return Outcome(candidate, tuple(played), world.actor == CHANCE, moved, gains, met, leads_to)


def _gains(world: State, seat: int, had: Vector) -> dict[str, float]:
    """Return what a position adds to the points at the end, feature by feature, to somebody who had others before."""
    game = world.game
    if world.over:
        return {}
    has = game.measure(world, seat)[seat]
    row = game.learned.judgement(world.players).row(game.progress(world))
    return {name: unit * (now - before) for name, unit, now, before in zip(game.features, row, has, had, strict=True)}


def _open(world: State, move: Move, seat: int, rng: random.Random) -> bool:
    """Return whether another's move needs nothing that the seat cannot see: it could be made in any deal."""
    return world.redeal(seat, rng).why_not(move) is None


class _Speaker:
    """Says the steps of a hint in one language."""

    def __init__(self, hint: Hint, lang: str, names: Sequence[str] | None) -> None:
        self.hint = hint
        self.lang = lang
        self.names = names
        self.state = hint.state
        self.alone = len(hint.found.candidates) == 1

    def _words(self, key: str, **details: Any) -> str:
        return words(key, self.lang, **details)

    def _move(self, move: Move) -> str:
        return say_move(self.state, move, self.lang, self.hint.seat, self.names)

    def aim(self) -> list[Line]:
        """Say what to aim at now."""
        if self.alone:
            return [Line("aim", self._words("hint-only"))]
        aim = self.hint.aim
        if aim == POINTS:
            now = self.hint.best.gains.get(POINTS, 0.0) > 0
            return [Line("aim", self._words("hint-aim-points" if now else "hint-aim-points-soon"))]
        if aim is None:
            least = self.hint.spared or self.hint.eased
            return [Line("aim", self._words("hint-aim-least" if least else "hint-aim-alike"))]
        return [Line("aim", self.state.game.text(f"aim-{aim}", self.lang))]

    def look(self) -> list[Line]:
        """Say where to look: the rule to think of, and a few moves among which it is."""
        rule = self.state.game.rulebook[self.hint.rule]
        section = self.state.game.rulebook.section_title(rule.section, self.lang)
        lines = [Line("look", self._words("hint-look", area=section, title=rule.title(self.lang)), rule.id)]
        if not self.alone and len(self.hint.among) < len(self.state.moves()):
            lines.append(Line("among", self._words("hint-among", moves=" · ".join(map(self._move, self.hint.among)))))
        return lines

    def move(self) -> list[Line]:
        """Say the move, and which others are about as good."""
        best, *others = self.hint.found.candidates
        lines = [Line("move", self._words("hint-move", move=self._move(best.move)))]
        equal = [other.move for other in others if math.isfinite(other.error) and not told_apart(other)]
        if equal:
            named = " · ".join(map(self._move, equal[:RIVALS]))
            lines.append(Line("equal", self._words("hint-equal", moves=named, more=max(0, len(equal) - RIVALS))))
        return lines

    def reasons(self) -> list[Line]:
        """Say what the move brings and is good for, what the best other would be, what it should lead to, how sure."""
        best, rival = self.hint.best, self.hint.rival
        lines = [Line("gain", text) for text in self._gains(best.changes)]
        for key, features in (
            ("hint-why", self.hint.reasons),
            ("hint-spares", self.hint.spared),
            ("hint-eases", self.hint.eased),
        ):
            if features:
                lines.append(Line("why", self._words(key, reasons=self._features(features))))
        if rival is not None:
            lines += self._instead(rival)
        lines += self._score(best.candidate)
        effort = {"simulations": self.hint.found.simulations, "visits": best.candidate.visits}
        lines.append(Line("effort", self._words("hint-effort" if not self.alone else "hint-no-effort", **effort)))
        follows = self._continuation(best)
        return [*lines, Line("line", self._words("hint-line", moves=follows))] if follows else lines

    def _features(self, names: Sequence[str]) -> str:
        own = {POINTS: "hint-points", RIVALS_HELD: "hint-rivals-held"}
        said = [
            self._words(own[name]) if name in own else self.state.game.text(f"feature-{name}", self.lang)
            for name in names
        ]
        return said[0] if len(said) == 1 else self._words("hint-and", one=said[0], other=said[1])

    def _gains(self, changes: dict[Resource, int]) -> list[str]:
        gains = {thing: change for thing, change in changes.items() if change > 0}
        costs = {thing: change for thing, change in changes.items() if change < 0}
        said = [
            self._words(key, changes=self._changes(some))
            for key, some in (("hint-gains", gains), ("hint-costs", costs))
            if some
        ]
        return said or [self._words("hint-no-change")]

    def _changes(self, changes: dict[Resource, int]) -> str:
        unit = self.state.game.unit
        parts = [
            self._words("hint-change", step=change, unit=unit(thing, abs(change), self.lang))
            for thing, change in changes.items()
        ]
        return ", ".join(parts)

    def _instead(self, rival: Outcome) -> list[Line]:
        """Say what the best other move would have been good for, and how far behind it is."""
        move, merits = self._move(rival.candidate.move), self.hint.merits
        if merits:
            good = Line("instead", self._words("hint-instead", move=move, merits=self._features(merits)))
        else:
            good = Line("instead", self._words("hint-next", move=move))
        if not math.isfinite(rival.candidate.behind_error):
            return [good]
        if not told_apart(rival.candidate):
            return [good, Line("apart", self._words("hint-as-good"))]
        gap, margin = -rival.candidate.behind, max(1.0, SPREAD * rival.candidate.behind_error)
        numbers = {"lead": max(1, round(gap)), "margin": math.ceil(margin)}
        return [good, Line("apart", self._words("hint-better", **numbers))]

    def _score(self, best: Candidate) -> list[Line]:
        """Say the points at the end that four of five games would lie between, and the chance to win."""
        margin = FOUR_OF_FIVE * best.score_error
        numbers = {"score": best.score, "least": best.score - margin, "most": best.score + margin}
        said = {name: round(value) for name, value in numbers.items()}
        chance = min(max(round(best.chance * PARTS) * 100 // PARTS, 100 // PARTS), 100 - 100 // PARTS)
        return [Line("score", self._words("hint-score", **said, chance=chance))]

    def _continuation(self, best: Outcome) -> str:
        """Return the moves that are likely to follow, with who makes them; secrets stay secret."""
        seat = self.hint.seat
        told = []
        for played in best.played[1 : TOLD + 1]:
            decision = played.state.decision
            if played.actor == seat:
                told.append(say_move(played.state, played.move, self.lang, seat, self.names))
                continue
            secret = decision is not None and decision.secret
            text = self._words("hint-secret") if secret else say(played.move, self.lang, seat, self.names)
            told.append(self._words("hint-other", who=player_name(played.actor, self.lang, self.names), move=text))
        if best.drawn and len(best.played) <= TOLD + 1:
            told.append(self._words("hint-drawn"))
        return " → ".join(told)
