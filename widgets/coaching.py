"""Asking the coach about a node of the explorer's tree."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from tutor.coach import tree as search_tree
from tutor.coach.search import growing, together
from tutor.explorer import Tree

#: Simulations in all.
SIMULATIONS: Final = 240
#: Imagined worlds in which somebody else's decision is searched: what they hold in their hand is not known.
MOST_WORLDS: Final = 4


def ask_coach(tree: Tree, node: int, simulations: int = SIMULATIONS) -> Generator[float, Any, None]:
    """Search at a node of a tree; yield what part is done. Whoever closes it keeps what was found by then."""
    seat = tree.node(node)["actor"]
    worlds = tree.node(node)["worlds"]
    if seat == tree.seat:  # worlds that look alike to the seat are one to its search, which deals anew by itself
        worlds = worlds[:1]
    grown: list[search_tree.Tree] = []
    budget = simulations // min(MOST_WORLDS, len(worlds))
    try:
        for number, world in enumerate(worlds[:MOST_WORLDS]):
            state = world.state.copy()
            state.journal = None
            grown.append(search_tree.Tree(state, seat, seed=number))
            for part in growing(grown[-1], budget, None):
                yield (number + part) * budget / simulations
    finally:
        if grown:
            tree.take(node, together(worlds[0].state, seat, [one.tried() for one in grown]))
