"""Who sits where in each game of a tournament, so that no seat favours anybody.

Number the agents and think of them in a circle. A round seats them by fixed steps around it: whoever sits in the first
seat, the agent d places further sits in the second, and so on. Moving everybody on by one, once around, puts each agent
into each seat exactly once, however many agents and seats there are. The next round takes other steps, so that with
time everybody meets everybody, in every order.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice, permutations

#: Rounds with steps of their own before they begin again: more than anybody plays with ten agents at six seats.
MANY = 20_000


def lineup(agents: tuple[str, ...], players: int, number: int) -> tuple[str, ...]:
    """Return the agents of a game, seat by seat; games are numbered from 0."""
    circle = len(agents)
    steps = _rounds(circle, players)
    first, ways = number % circle, steps[number // circle % len(steps)]
    return tuple(agents[(first + step) % circle] for step in ways)


@cache
def _rounds(circle: int, players: int) -> tuple[tuple[int, ...], ...]:
    """Return the steps of every round: distinct agents in a game if there are enough, else each nearly as often."""
    if players <= circle:
        ways: Iterator[tuple[int, ...]] = permutations(range(1, circle), players - 1)
    else:
        repeated = [seat % circle for seat in range(1, players)]
        ways = iter(dict.fromkeys(permutations(repeated)))
    return tuple((0, *way) for way in islice(ways, MANY))
