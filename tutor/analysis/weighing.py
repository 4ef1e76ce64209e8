"""What a decision was worth: the move that was played, and the best other one, weighed in the same worlds.

Whoever tries many moves and then praises the one that did best in the same tries, praises its luck. So the worlds are
split: the first few choose the rival of the played move (and how carefully to look), fresh ones measure the difference.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Sequence
from typing import Final, NamedTuple

from tutor.analysis.estimates import Estimate, deviation, estimate
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
#: Sources of points that are named as reasons.
REASONS: Final = 3


class Budget(NamedTuple):
    """How much is tried at each decision, in playouts."""

    simulations: int

    @property
    def screening(self) -> int:
        """Return the worlds in which every candidate is tried: up to five lines, with a third of the budget."""
        return max(LEAST // 2, self.simulations // 16)

    @property
    def measuring(self) -> int:
        """Return the fresh worlds in which the played move and its best rival are measured."""
        return max(LEAST, self.simulations * 5 // 16)

    @property
    def glancing(self) -> int:
        """Return the fresh worlds where nothing promises a difference: enough to know the value of the position."""
        return max(LEAST, self.measuring // 4)

    @property
    def drawing(self) -> int:
        """Return the worlds for each draw of chance."""
        return max(LEAST, self.simulations // 10)


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
    #: Every seat's points at the end, after the played move.
    points: tuple[Estimate, ...]
    #: Where the difference comes from, the greatest first; only what can be told apart from nothing.
    reasons: tuple[Reason, ...]


def weigh(
    state: State, seat: int, move: Move, budget: Budget, seed: str, hint: float, known: Sequence[Line] = ()
) -> Generator[None, None, Weighed]:
    """Weigh a legal move against its best rival; pauses after every world.

    `hint` is the smallest difference of interest, in points. `known` are continuations that were really played, or that
    somebody already found: a move is worth what the best of its known continuations is worth.
    """
    ours, rivals = candidates(state, seat, move, known, seed)
    worlds = Worlds(state, seat, seed)
    yield
    lines = [*ours, *rivals]
    tried: list[list[float]] = [[] for _ in lines]
    if len(lines) > 1:
        for number in range(budget.screening):
            for place, outcome in enumerate(worlds.play(number, lines)):
                tried[place].append(outcome.leads[seat])
            yield
    totals = [sum(values) for values in tried]
    best_own = max(range(len(ours)), key=lambda place: totals[place])
    played = ours[best_own]
    if not rivals:
        return (yield from _measure(worlds, played, (), budget, budget.glancing))
    best = max(range(len(ours), len(lines)), key=lambda place: totals[place])
    differences = [theirs - mine for theirs, mine in zip(tried[best], tried[best_own], strict=True)]
    first = estimate(differences)
    promising = first.mean > 0 and first.mean + 2 * first.error >= hint
    return (
        yield from _measure(worlds, played, lines[best], budget, budget.measuring if promising else budget.glancing)
    )


def _measure(worlds: Worlds, played: Line, rival: Line, budget: Budget, count: int) -> Generator[None, None, Weighed]:
    seat = worlds.seat
    pairs: list[list[Outcome]] = []
    sheets: list[tuple[dict[str, int], dict[str, int]]] = []
    lines = [played, rival] if rival else [played]
    for number in range(budget.screening, budget.screening + count):
        outcomes = worlds.play(number, lines)
        sheets.append((by_source(outcomes[0].state, seat), by_source(outcomes[-1].state, seat)))
        pairs.append(outcomes)
        yield
    leads = [pair[0].leads[seat] for pair in pairs]
    rival_leads = [pair[-1].leads[seat] for pair in pairs]
    spread = deviation(leads + rival_leads)
    others = [other for other in range(worlds.state.players) if other != seat]

    def difference(values: list[tuple[float, float]]) -> Estimate:
        return estimate([theirs - mine for mine, theirs in values], spread if rival else 0.0)

    def strongest(outcome: Outcome) -> float:
        return max((outcome.points[other] for other in others), default=0.0)

    return Weighed(
        played,
        rival,
        estimate(leads),
        estimate(rival_leads),
        difference(list(zip(leads, rival_leads, strict=True))),
        difference([(pair[0].points[seat], pair[-1].points[seat]) for pair in pairs]),
        difference([(strongest(pair[0]), strongest(pair[-1])) for pair in pairs]),
        tuple(
            estimate([pair[0].points[other] for pair in pairs]) for other in range(worlds.state.players)
        ),
        _reasons(sheets),
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


def candidates(
    state: State, seat: int, move: Move, known: Sequence[Line], seed: str
) -> tuple[list[Line], list[Line]]:
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
