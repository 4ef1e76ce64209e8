"""Siblings folded by kind, so that a position with 150 moves stays legible: "15 × Buy … red"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tutor.core.moves import Move
from tutor.core.text import key_of, texts_beside
from tutor.explorer.wording import say_in, text

if TYPE_CHECKING:
    from tutor.explorer.tree import Tree

#: So many siblings are read at a glance and never folded.
FEW: Final = 6
#: A group with more members is divided by one of their fields, if that helps.
MANY: Final = 12
#: Fewer moves than this make no group.
LEAST: Final = 3
#: Stands for what differs between the moves of a group.
GAP: Final = "…"


class Group(NamedTuple):
    """Moves of one kind; `members` are nodes or smaller groups, in the order of the moves."""

    kind: type[Any]
    #: The fields that are the same in all of them.
    shared: Mapping[str, Any]
    members: tuple[int | Group, ...]
    #: Every node in it.
    nodes: tuple[int, ...]


def fold(tree: Tree, node: int) -> list[int | Group]:
    """Return the children of an explored node, folded; groups stand where their first member would."""
    moves = {child: tree.edge(node, child)["move"] for child in tree.children(node)}
    plain = [child for child, move in moves.items() if move is None or tree.edge(node, child)["hidden"]]
    if len(moves) <= FEW:
        return list(moves)
    kinds: dict[type[Any], list[int]] = {}
    for child, move in moves.items():
        if child not in plain:
            kinds.setdefault(type(move), []).append(child)
    folded: list[int | Group] = [*plain]
    for kind, nodes in kinds.items():
        folded += [_group(kind, nodes, moves)] if len(nodes) >= LEAST else nodes
    # a few smaller groups say more than one of them all
    for place, entry in reversed(list(enumerate(folded))):
        if isinstance(entry, Group) and len(folded) + len(entry.members) - 1 <= FEW:
            folded[place : place + 1] = entry.members
    if len(folded) == 1 and isinstance(folded[0], Group):  # to unfold all there is would only be a click more
        only = folded[0]
        if len(only.nodes) <= MANY or len(only.members) < len(only.nodes):
            return list(only.members)
    return folded


def _group(kind: type[Any], nodes: Sequence[int], moves: Mapping[int, Move]) -> Group:
    fields: tuple[str, ...] = kind._fields
    values = {field: [moves[node][place] for node in nodes] for place, field in enumerate(fields)}
    shared = {field: found[0] for field, found in values.items() if len(set(found)) == 1}
    members: tuple[int | Group, ...] = tuple(nodes)
    ways = {field: len(set(found)) for field, found in values.items() if field not in shared}
    # divided by the field with the fewest values, unless each member has one of its own
    divider = min(ways, key=lambda field: ways[field], default=None)
    if len(nodes) > MANY and divider is not None and ways[divider] * 2 <= len(nodes):
        parts: dict[Any, list[int]] = {}
        for node, value in zip(nodes, values[divider], strict=True):
            parts.setdefault(value, []).append(node)
        members = tuple(
            member
            for part in parts.values()
            for member in ([_group(kind, part, moves)] if len(part) >= LEAST else part)
        )
    return Group(kind, shared, members, tuple(nodes))


def group_words(tree: Tree, node: int, group: Group, lang: str) -> str:
    """Return a group in words: how many moves, and their words with a gap for what differs."""
    fields = {field: group.shared.get(field, GAP) for field in group.kind._fields}
    try:
        pattern = texts_beside(group.kind).text(
            key_of("move", group.kind), lang, fields, seat=tree.seat, names=tree.names
        )
    except LookupError:  # words that calculate with a number cannot do so with a gap
        first = tree.edge(node, group.nodes[0])["move"]
        pattern = f"{say_in(tree, node, first, lang)} {GAP}"
    return text("explorer-group", lang, count=len(group.nodes), move=pattern)


def likelihood(tree: Tree, node: int, group: Group) -> float | None:
    """Return how likely one of a group's outcomes is, where chance decides."""
    odds = [tree.edge(node, child)["probability"] for child in group.nodes]
    return None if None in odds else sum(odds)
