"""Hints in four steps, each on request: where to look and by which rule; the kind of move; the move; the reasons.

The reasons are in the game's own units: what the move brings and costs until the end of one's own turn, beside the same
of the next-best moves; the final score it should lead to, with its interval; how many simulations say so; and how the
game is likely to go on. Moves that the intervals do not tell apart are said to be as good as each other.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from tutor.coach.players import GreedyPlayer
from tutor.coach.search import Candidate, Found, search
from tutor.coach.words import words
from tutor.core.decision import CHANCE
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.text import player_name, say, say_kind, say_move
from tutor.core.words import Resource

#: The steps: where to look, which kind of move, which move, why.
AREA, KIND, MOVE, REASONS = STEPS = (1, 2, 3, 4)
#: Simulations behind a hint, if nobody says otherwise.
SIMULATIONS: Final = 400
#: Next-best moves with which the best one is compared, and how many are named where there is only one kind of move.
RIVALS: Final = 2
AMONG: Final = 3
#: Own moves after which a turn that does not end is cut short, and moves of the continuation that are told.
MOST_MOVES: Final = 12
TOLD: Final = 6
#: Standard errors on either side of an estimate: 19 of 20 true values lie between.
SPREAD: Final = 1.96


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
    rivals: tuple[Outcome, ...]

    @property
    def move(self) -> Move:
        """Return the move that is hinted at."""
        return self.found.best

    @property
    def places(self) -> list[Move]:
        """Return the moves whose places on the board this step points at; none for the first step."""
        if self.step == AREA:
            return []
        return self.kindred if self.step == KIND else [self.move]

    @property
    def kin(self) -> list[Move]:
        """Return the legal moves of the same kind."""
        return [move for move in self.state.moves() if type(move) is type(self.move)]

    @property
    def kindred(self) -> list[Move]:
        """Return the legal moves among which the second step leaves the choice: those of its kind, or a few of them."""
        kin = self.kin
        if len(kin) <= 2 or (len(kin) < len(self.state.moves()) and any(map(str.isalpha, say_kind(kin)))):
            return kin
        # there is but one kind, or its name says nothing
        few = {candidate.move for candidate in self.found.candidates[: min(AMONG, len(kin) - 1)]} | {self.move}
        return [move for move in kin if move in few]

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
        told = [speaker.area, speaker.kind, speaker.move, speaker.reasons][: self.step]
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
        found = search(state, seat, simulations=simulations, seconds=seconds, seed=seed, stop=stop, progress=progress)
    best, *others = found.candidates
    near = [candidate for candidate in others if math.isfinite(candidate.error)][:RIVALS]
    outcomes = [follow(state, seat, candidate, seed) for candidate in (best, *(near if step == REASONS else ()))]
    return Hint(step, seat, state, found, outcomes[0], tuple(outcomes[1:]))


def told_apart(best: Candidate, rival: Candidate) -> bool:
    """Return whether the intervals tell that one move is better than the other."""
    return best.value - rival.value > SPREAD * math.hypot(best.error, rival.error)


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
    asked = type(world.decision)
    greedy = GreedyPlayer(seed)
    line = list(candidate.line)
    played: list[Played] = []
    rules: list[str] = []
    leads_to = ""
    after: dict[Resource, int] | None = None
    while True:
        again = state.players == 1 and bool(played) and type(world.decision) is asked
        if after is None and (world.actor != seat or again or len(played) == MOST_MOVES):
            after = game.resources(world, seat)
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
        events = world.play(move)
        if len(played) == 1:
            rules = [event.rule for event in events if event.seat in (None, seat)]
            leads_to = world.decision.rule if world.actor == seat and world.decision is not None else ""
    assert after is not None
    changes = {thing: after.get(thing, 0) - before.get(thing, 0) for thing in (*before, *after)}
    moved = {thing: change for thing, change in changes.items() if change}
    met = tuple(rule for rule in rules if game.plays_by(rule))
    return Outcome(candidate, tuple(played), world.actor == CHANCE, moved, met, leads_to)


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

    def area(self) -> list[Line]:
        """Say where to look: the section of the rulebook, and the rule."""
        rule = self.state.game.rulebook[self.hint.rule]
        section = self.state.game.rulebook.section_title(rule.section, self.lang)
        only = [Line("area", self._words("hint-only"))] if self.alone else []
        return [*only, Line("area", self._words("hint-area", area=section, title=rule.title(self.lang)), rule.id)]

    def kind(self) -> list[Line]:
        """Say the kind of move, or, where that says nothing, a few moves among which it is."""
        kin, left, legal = self.hint.kin, self.hint.kindred, self.state.moves()
        if len(left) < len(kin):
            return [Line("kind", self._words("hint-among", moves=" · ".join(map(self._move, left))))]
        shape = say_kind(kin, self.lang)
        return [Line("kind", self._words("hint-kind", kind=shape, count=len(kin), total=len(legal)))]

    def move(self) -> list[Line]:
        """Say the move, and which others are about as good."""
        best, *others = self.hint.found.candidates
        lines = [Line("move", self._words("hint-move", move=self._move(best.move)))]
        equal = [other.move for other in others if math.isfinite(other.error) and not told_apart(best, other)]
        if equal:
            named = " · ".join(map(self._move, equal[:RIVALS]))
            lines.append(Line("equal", self._words("hint-equal", moves=named, more=max(0, len(equal) - RIVALS))))
        return lines

    def reasons(self) -> list[Line]:
        """Say what the move brings, against which others, what it should lead to, and how sure that is."""
        best = self.hint.best
        lines = [Line("gain", text) for text in self._gains(best.changes)]
        for rival in self.hint.rivals:
            lines += self._against(best, rival)
        lines += self._score(best.candidate)
        effort = {"simulations": self.hint.found.simulations, "visits": best.candidate.visits}
        lines.append(Line("effort", self._words("hint-effort" if not self.alone else "hint-no-effort", **effort)))
        follows = self._continuation(best)
        return [*lines, Line("line", self._words("hint-line", moves=follows))] if follows else lines

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

    def _against(self, best: Outcome, rival: Outcome) -> list[Line]:
        """Say how the best move differs from another one: at the end of the turn, and in the end."""
        things = (*best.changes, *rival.changes)
        gaps = {thing: best.changes.get(thing, 0) - rival.changes.get(thing, 0) for thing in things}
        gaps = {thing: gap for thing, gap in gaps.items() if gap}
        move = self._move(rival.candidate.move)
        said = self._changes(gaps) if gaps else self._words("hint-same")
        lead = best.candidate.value - rival.candidate.value
        margin = SPREAD * math.hypot(best.candidate.error, rival.candidate.error)
        key = "hint-better" if told_apart(best.candidate, rival.candidate) else "hint-as-good"
        return [
            Line("against", self._words("hint-against", move=move, changes=said)),
            Line("apart", self._words(key, lead=_rounded(lead), margin=_rounded(margin))),
        ]

    def _score(self, best: Candidate) -> list[Line]:
        if not math.isfinite(best.score_error):
            return []
        margin = SPREAD * best.score_error
        numbers = {"score": best.score, "least": best.score - margin, "most": best.score + margin, "lead": best.value}
        return [Line("score", self._words("hint-score", **{name: _rounded(value) for name, value in numbers.items()}))]

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


def _rounded(value: float) -> float:
    """Return a number of points as it is shown; never −0."""
    return round(value, 1) + 0.0
