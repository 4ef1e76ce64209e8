"""The best few moves of a position and, folded, all others, so that one with 150 moves stays legible: "27 others"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tutor.core.moves import Move
from tutor.core.text import key_of, texts_beside
from tutor.explorer.values import judge, lead, ranked
from tutor.explorer.wording import percent, say_in, signed, text

if TYPE_CHECKING:
    from tutor.explorer.tree import Tree

#: So many siblings are read at a glance and never folded.
FEW: Final = 6
#: Of more siblings so many are shown, the best ones.
BEST: Final = 5
#: A group with more members is divided: by what its moves are about, or else by rank.
MANY: Final = 12
#: Members of a group that is divided by rank.
PORTION: Final = 10
#: Fewer moves than this make no group of a kind.
LEAST: Final = 3
#: Stands for what differs between the moves of a group.
GAP: Final = "…"


class Group(NamedTuple):
    """Siblings that are folded into one line; `members` are nodes or smaller groups, best first."""

    #: What all of them are: a kind of move; None for those that merely come after the best.
    kind: type[Any] | None
    #: The fields that are the same in all moves of a kind.
    shared: Mapping[str, Any]
    members: tuple[int | Group, ...]
    #: Every node in it, best first.
    nodes: tuple[int, ...]
    #: For a group by rank, the places of its first and last node among all siblings.
    places: tuple[int, int] | None = None


def fold(tree: Tree, node: int) -> list[int | Group]:
    """Return the children of an explored node, best first: the best few, and one group of all others."""
    judge(tree, node)
    order = ranked(tree, node)
    likely = tree.node(node).get("likely")
    if len(order) <= FEW:
        return list(order)
    shown = order[:BEST] + [child for child in order[BEST:] if child == likely]
    return [*shown, _others(tree, node, [child for child in order if child not in shown], len(order))]


def _others(tree: Tree, node: int, rest: Sequence[int], count: int) -> Group:
    moves = {child: tree.edge(node, child)["move"] for child in rest if not tree.edge(node, child)["hidden"]}
    return Group(None, {}, _portions(rest, moves, count - len(rest), by_kind=True), tuple(rest))


def _portions(nodes: Sequence[int], moves: Mapping[int, Move], before: int, by_kind: bool) -> tuple[int | Group, ...]:
    """Divide siblings, best first, into parts that can be read; `before` of all siblings come before the first."""
    if len(nodes) <= MANY:
        return tuple(nodes)
    if by_kind and all(moves.get(child) is not None for child in nodes):
        kinds = _kinds(nodes, moves)
        if len(kinds) > 1 and sum(1 if len(part) >= LEAST else len(part) for part in kinds) <= MANY:
            groups = {part[0]: _group(part, moves) for part in kinds if len(part) >= LEAST}
            alone = {child for part in kinds if len(part) < LEAST for child in part}
            return tuple(groups.get(child, child) for child in nodes if child in groups or child in alone)
    count = min(MANY, -(-len(nodes) // PORTION))
    size = -(-len(nodes) // count)
    return tuple(
        Group(
            None,
            {},
            _portions(nodes[start : start + size], moves, before + start, by_kind=False),
            tuple(nodes[start : start + size]),
            (before + start + 1, before + min(start + size, len(nodes))),
        )
        for start in range(0, len(nodes), size)
    )


def _kinds(nodes: Sequence[int], moves: Mapping[int, Move]) -> list[list[int]]:
    """Divide siblings by the kind of move, or moves of one kind by the field that has the fewest values."""
    parts: dict[Any, list[int]] = {}
    for node in nodes:
        parts.setdefault(type(moves[node]), []).append(node)
    if len(parts) == 1:
        fields = range(len(moves[nodes[0]]))
        ways = {field: len({moves[node][field] for node in nodes}) for field in fields}
        # unless each member has a value of its own
        useful = [field for field, count in ways.items() if count > 1 and count * 2 <= len(nodes)]
        if useful:
            divider = min(useful, key=lambda field: ways[field])
            parts = {}
            for node in nodes:
                parts.setdefault(moves[node][divider], []).append(node)
    return list(parts.values())


def _group(nodes: Sequence[int], moves: Mapping[int, Move]) -> Group:
    kind: Any = type(moves[nodes[0]])
    fields: tuple[str, ...] = kind._fields
    values = {field: {moves[node][place] for node in nodes} for place, field in enumerate(fields)}
    shared = {field: next(iter(found)) for field, found in values.items() if len(found) == 1}
    return Group(kind, shared, _portions(nodes, moves, 0, by_kind=True), tuple(nodes))


# ---------------------------------------------------------------------- in words


def group_words(tree: Tree, node: int, group: Group, lang: str) -> str:
    """Return a group in words: how many moves, and what they have in common, with a gap for what differs."""
    count = len(group.nodes)
    if group.places is not None:
        first, last = group.places
        return text("explorer-places", lang, first=first, last=last)
    if group.kind is None:
        return text("explorer-others", lang, count=count)
    fields = {field: group.shared.get(field, GAP) for field in group.kind._fields}
    try:
        pattern = texts_beside(group.kind).text(
            key_of("move", group.kind), lang, fields, seat=tree.seat, names=tree.names
        )
    except LookupError:  # words that calculate with a number cannot do so with a gap
        first = tree.edge(node, group.nodes[0])["move"]
        pattern = f"{say_in(tree, node, first, lang)} {GAP}"
    return text("explorer-group", lang, count=count, move=pattern)


def group_note(tree: Tree, node: int, group: Group, lang: str) -> str:
    """Return the numbers of a group: how likely one of its draws is, or the best that its moves should come to."""
    odds = likelihood(tree, node, group)
    if odds is not None:
        return percent(odds, lang)
    best = best_lead(tree, node, group)
    return "" if best is None else text("explorer-up-to", lang, lead=signed(best, lang))


def best_lead(tree: Tree, node: int, group: Group) -> float | None:
    """Return the best value among the moves of a group, if any is known."""
    leads = [value for child in group.nodes if (value := lead(tree, node, child)) is not None]
    return max(leads, default=None)


def likelihood(tree: Tree, node: int, group: Group) -> float | None:
    """Return how likely one of a group's outcomes is, where chance decides."""
    odds = [tree.edge(node, child)["probability"] for child in group.nodes]
    return None if None in odds else sum(odds)
