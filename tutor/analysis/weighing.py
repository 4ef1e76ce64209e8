"""What a decision was worth: the move that was played, and the best other one, weighed in the same worlds.

Whoever tries many moves and then praises the one that did best in the same tries, praises its luck. So the worlds are
split: a few choose the rival of the played move, fresh ones have a look at the two, and where that looks like a loss,
fresh ones again measure it, played to the end of the game. Only what was measured so can be marked.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Sequence
from typing import Final, NamedTuple

from tutor.analysis.estimates import Estimate, deviation, estimate
from tutor.analysis.marks import INACCURACY
from tutor.analysis.sources import by_source
from tutor.analysis.worlds import Outcome, Worlds
from tutor.coach.plans import Line, plans
from tutor.coach.players import GreedyPlayer
from tutor.core.moves import Move
from tutor.core.state import State

#: Other moves that are looked at beside the played one.
RIVALS: Final = 3
#: Plans that survive each step when rivals are looked for.
WIDTH: Final = 3
#: Longest row of own moves that is planned; what follows is left to the playout.
LONGEST: Final = 16
#: With fewer worlds an interval says nothing.
LEAST: Final = 8
#: Rounds that are played on where a decision is only looked at.
GLANCE: Final = 1
#: Sources of points that are named as reasons.
REASONS: Final = 3


class Budget(NamedTuple):
    """How much is tried at each decision."""

    #: Playouts where a loss is suspected; elsewhere a third of it.
    simulations: int
    #: Rounds that are played on after a draw of chance, to see what it was worth; None plays every game to its end.
    luck_rounds: int | None
    #: The mark from which on a loss is worth measuring, if a glance suggests it; smaller ones are found by chance.
    suspects: str = INACCURACY
    #: Glance at every decision; otherwise only where turns begin, and where a first look sees something better.
    every: bool = True

    @property
    def screening(self) -> int:
        """Return the worlds in which every candidate is tried, to choose the rival of the played move."""
        return max(2, self.simulations // 32)

    @property
    def glancing(self) -> int:
        """Return the fresh worlds in which every decision is looked at: enough to know what the position is worth."""
        return max(LEAST, self.simulations // 16)

    @property
    def measuring(self) -> int:
        """Return the fresh worlds in which a suspected loss is measured."""
        return max(LEAST, self.simulations // 4)

    @property
    def drawing(self) -> int:
        """Return the worlds for each draw of chance."""
        return max(LEAST, self.simulations // 16)


class Reason(NamedTuple):
    """How much more (or less) the better move brings from one source of points."""

    source: str
    gain: Estimate


class Weighed(NamedTuple):
    """What is known about a decision."""

    #: The move that was played, with its best known continuation until somebody else has the word.
    played: Line
    #: Its best rival likewise; empty where every move leads to the same.
    rival: Line
    #: By how much the mover should end ahead of the best other player, after each of the two.
    value: Estimate
    rival_value: Estimate
    #: By how much the rival move is better: the average of differences in the same worlds.
    gain: Estimate
    #: The mover's part of it (own points), and the strongest other player's.
    own: Estimate
    others: Estimate
    #: Every seat's points at the end of the game, after the played move; empty where nobody played to the end.
    points: tuple[Estimate, ...]
    #: Where the difference comes from, the greatest first; only what can be told apart from nothing.
    reasons: tuple[Reason, ...]
    #: A loss was suspected and measured to the end of the game; otherwise the numbers are those of a glance.
    measured: bool


def weigh(
    state: State, seat: int, move: Move, budget: Budget, seed: str, hint: float, known: Sequence[Line] = ()
) -> Generator[None, None, Weighed]:
    """Weigh a legal move against its best rival; pauses after every playout.

    `hint` is the smallest difference of interest, in points. `known` are continuations that were really played, or that
    somebody already found: a move is worth what the best of its known continuations is worth.
    """
    seen = yield from glance(state, seat, move, budget, seed, known)
    if not suspected(seen, hint):
        return seen
    return (yield from measure(state, seat, seen, budget, seed, hint))


def glance(
    state: State, seat: int, move: Move, budget: Budget, seed: str, known: Sequence[Line] = ()
) -> Generator[None, None, Weighed]:
    """Find the best rival of a legal move and play both on for a little; pauses after every playout."""
    ours, rivals = candidates(state, seat, move, known, seed)
    worlds = Worlds(state, seat, seed)
    yield
    played, rival = yield from _choose(worlds, ours, rivals, budget.screening)
    start = budget.screening
    return (yield from _measure(worlds, played, rival, range(start, start + budget.glancing), GLANCE))


def suspected(weighed: Weighed, hint: float) -> bool:
    """Return whether a glance suggests a loss that has not been measured yet."""
    return bool(weighed.rival) and not weighed.measured and weighed.gain.mean >= hint


def unsure(weighed: Weighed, budget: Budget, hint: float) -> bool:
    """Return whether a loss has only been measured in a few worlds, and could still be one in more of them."""
    few = weighed.measured and weighed.gain.samples < budget.measuring
    return few and weighed.gain.mean + weighed.gain.error >= hint


def measure(
    state: State, seat: int, seen: Weighed, budget: Budget, seed: str, hint: float, few: bool = False
) -> Generator[None, None, Weighed]:
    """Measure what a glance suggested, in fresh worlds, to the end of the game; pauses after every playout.

    In a few worlds, it is known soon whether there is anything to it; measured again in all, those few are among them.
    """
    worlds = Worlds(state, seat, seed)
    start = budget.screening + budget.glancing
    fresh = range(start, start + (LEAST if few else budget.measuring))
    measured = yield from _measure(worlds, seen.played, seen.rival, fresh, None, hint)
    return measured._replace(measured=True)


def prospects(
    state: State, seat: int, line: Line, budget: Budget, seed: str
) -> Generator[None, None, tuple[Estimate, ...]]:
    """Return every seat's points at the end of the game after a line of moves; pauses after every playout."""
    worlds = Worlds(state, seat, f"{seed}/prospects")
    got: list[list[float]] = []
    for number in range(budget.glancing):
        got.extend(outcome.points for outcome in worlds.play(number, [line], None))
        yield
    return tuple(estimate(points) for points in zip(*got, strict=True))


def compare(
    state: State, seat: int, move: Move, rival: Line, budget: Budget, seed: str, known: Sequence[Line] = ()
) -> Generator[None, None, Weighed]:
    """Measure a legal move against one certain rival line; pauses after every playout."""
    ours, _ = candidates(state, seat, move, known, seed)
    worlds = Worlds(state, seat, seed)
    yield
    played, _ = yield from _choose(worlds, ours, [rival], budget.screening)
    start = budget.screening
    measured = yield from _measure(worlds, played, rival, range(start, start + budget.measuring), None)
    return measured._replace(measured=True)


def _choose(
    worlds: Worlds, ours: Sequence[Line], rivals: Sequence[Line], count: int
) -> Generator[None, None, tuple[Line, Line]]:
    """Return the best continuation of the played move, and its best rival, if it has any."""
    if len(ours) == 1 and len(rivals) < 2:
        return ours[0], rivals[0] if rivals else ()
    lines = [*ours, *rivals]
    totals = [0.0] * len(lines)
    for number in range(count):
        for place, outcome in enumerate(worlds.play(number, lines, GLANCE)):
            totals[place] += outcome.leads[worlds.seat]
            yield
    best = max(range(len(ours)), key=lambda place: totals[place])
    if not rivals:
        return ours[best], ()
    return ours[best], lines[max(range(len(ours), len(lines)), key=lambda place: totals[place])]


def _measure(
    worlds: Worlds, played: Line, rival: Line, numbers: range, rounds: int | None, hint: float | None = None
) -> Generator[None, None, Weighed]:
    """Play both lines in all of these worlds; with a hint, only as long as a loss of that size is still likely."""
    seat = worlds.seat
    pairs: list[list[Outcome]] = []
    sheets: list[tuple[dict[str, int], dict[str, int]]] = []
    lines = [played, rival] if rival else [played]
    for number in numbers:
        outcomes = []
        for outcome in worlds.play(number, lines, rounds):
            outcomes.append(outcome)
            yield
        sheets.append((by_source(outcomes[0].state, seat), by_source(outcomes[-1].state, seat)))
        pairs.append(outcomes)
        # giving up early can lose a mark, but never make one
        if hint is not None and len(pairs) == LEAST:
            so_far = estimate([pair[1].leads[seat] - pair[0].leads[seat] for pair in pairs])
            if so_far.mean + so_far.error < hint:
                break
    leads = [pair[0].leads[seat] for pair in pairs]
    rival_leads = [pair[-1].leads[seat] for pair in pairs]
    spread = deviation(leads + rival_leads) if rival else 0.0
    others = [other for other in range(worlds.state.players) if other != seat]

    def difference(mine: Sequence[float], theirs: Sequence[float]) -> Estimate:
        return estimate([after - before for before, after in zip(mine, theirs, strict=True)], spread)

    def strongest(outcome: Outcome) -> float:
        return max((outcome.points[other] for other in others), default=0.0)

    return Weighed(
        played,
        rival,
        estimate(leads),
        estimate(rival_leads),
        difference(leads, rival_leads),
        difference([pair[0].points[seat] for pair in pairs], [pair[-1].points[seat] for pair in pairs]),
        difference([strongest(pair[0]) for pair in pairs], [strongest(pair[-1]) for pair in pairs]),
        tuple(estimate(points) for points in zip(*(pair[0].points for pair in pairs), strict=True))
        if rounds is None
        else (),
        _reasons(sheets),
        measured=False,
    )


def _reasons(sheets: Sequence[tuple[dict[str, int], dict[str, int]]]) -> tuple[Reason, ...]:
    """Return the sources of points in which the two lines differ, as far as the intervals tell."""
    names = dict.fromkeys(name for mine, theirs in sheets for name in (*mine, *theirs))
    found = []
    for name in names:
        pairs = [(mine.get(name, 0), theirs.get(name, 0)) for mine, theirs in sheets]
        spread = deviation([value for pair in pairs for value in pair])
        gain = estimate([theirs - mine for mine, theirs in pairs], spread)
        if gain.told_apart:
            found.append(Reason(name, gain))
    found.sort(key=lambda reason: -abs(reason.gain.mean))
    return tuple(found[:REASONS])


# ---------------------------------------------------------------------- which moves are looked at


def candidates(state: State, seat: int, move: Move, known: Sequence[Line], seed: str) -> tuple[list[Line], list[Line]]:
    """Return continuations of the played move, and those of its most promising rivals, each leading elsewhere."""
    rng = random.Random(seed)
    world = state.redeal(seat, rng)
    world.explicit = True  # a plan ends where chance begins: nobody may count on a draw
    found = {plan.first: plan for plan in plans(world, seat, WIDTH)}
    own = found[move].line if move in found else _planned(world, seat, move, rng)
    ours = _distinct(world, [own, *(line for line in known if line[0] == move)], {})
    seen = {_end(world, line) for line in ours}
    promising = sorted(found.values(), key=lambda plan: (-plan.value, plan.steps))
    rivals = [line for line in known if line[0] != move] + [plan.line for plan in promising if plan.first != move]
    return ours, _distinct(world, rivals, dict.fromkeys(seen))[:RIVALS]


def _planned(world: State, seat: int, move: Move, rng: random.Random) -> Line:
    """Return how a move that no plan begins with would go on."""
    after = world.copy()
    after.play(move)
    line = [move]
    player = GreedyPlayer(rng.getrandbits(32))
    while after.actor == seat and len(line) < LONGEST:
        line.append(player.choose(after, seat))
        after.play(line[-1])
    return tuple(line)


def _distinct(world: State, lines: Sequence[Line], seen: dict[object, None]) -> list[Line]:
    """Return the lines that lead where none before them leads: two orders of the same moves are one choice."""
    found = []
    for line in lines:
        end = _end(world, line)
        if end not in seen:
            seen[end] = None
            found.append(line)
    return found


def _end(world: State, line: Line) -> object:
    after = world.copy()
    for move in line:
        if after.why_not(move) is not None:
            break
        after.play(move)
    return after.key()
