"""The tree in words: questions, moves, what they change, and for whose eyes it is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tutor.core.decision import CHANCE
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.text import player_name, say, say_move, texts
from tutor.core.words import Event

if TYPE_CHECKING:
    from tutor.explorer.tree import Tree

FOLDER = Path(__file__).parent
#: Moves that are named where only they tell possibilities apart.
MOST_OFFERED: Final = 4


def text(key: str, lang: str, names: Sequence[str] | None = None, **details: Any) -> str:
    """Return words of the explorer's own catalogue."""
    return texts(FOLDER).text(key, lang, details, names=names)


def say_edges(tree: Tree, edges: Sequence[tuple[int, int]]) -> None:
    """Put edges into words, in the tree's own language."""
    for parent, child in edges:
        tree.edge(parent, child).update(
            words=move(tree, parent, child, tree.lang), changes=changes(tree, parent, child, tree.lang)
        )


def say_nodes(tree: Tree) -> None:
    """Put the questions of all nodes into words, in the tree's own language."""
    for node in range(len(tree)):
        data = tree.node(node)
        if "question" not in data:
            data["question"] = question(tree, node, tree.lang)


def question(tree: Tree, node: int, lang: str) -> str:
    """Return what is asked at a node."""
    data = tree.node(node)
    state = data["position"]
    if data["kind"] == "hidden":
        return text("explorer-hidden", lang)
    if state.decision is None:
        winners = state.winners()
        return (
            text("explorer-over", lang, tree.names, player=winners) if winners else text("explorer-over-nobody", lang)
        )
    return say(state.decision, lang, tree.seat, tree.names)


def who(tree: Tree, node: int, lang: str) -> str:
    """Return who decides at a node: a player, chance, or nobody any more (empty)."""
    actor = tree.node(node)["actor"]
    if actor is None:
        return ""
    return text("explorer-chance", lang) if actor == CHANCE else player_name(actor, lang, tree.names)


def move(tree: Tree, parent: int, child: int, lang: str) -> str:
    """Return what leads from one node to another; of what cannot be seen only that it happens."""
    edge = tree.edge(parent, child)
    data = tree.node(parent)
    if data["kind"] == "hidden":
        return _revealed(tree, parent, child, lang)
    if edge["hidden"]:
        if data["actor"] != CHANCE:
            return text("explorer-secret", lang, tree.names, player=data["actor"])
        told = [say(event, lang, tree.seat, tree.names) for event in edge["events"] if event.secret]
        return told[0] if told else text("explorer-unseen", lang)
    return say_in(tree, parent, edge["move"], lang)


def say_in(tree: Tree, node: int, move: Move, lang: str) -> str:
    """Return a move in words, as said in one of the node's worlds in which it is legal."""
    worlds = [world.state for world in tree.node(node)["worlds"]]
    state = next((state for state in worlds if state.why_not(move) is None), worlds[0])
    return say_move(state, move, lang, tree.seat, tree.names)


def _revealed(tree: Tree, parent: int, child: int, lang: str) -> str:
    """Return what comes to light on one way and not on the others; ways that sound alike are numbered."""
    siblings = tree.children(parent)
    journals = [tree.position(sibling).journal or [] for sibling in siblings]
    common = [event for event in journals[0] if all(event in journal for journal in journals)]
    told = [
        " ".join(
            say(event, lang, tree.seat, tree.names) for event in journal if event not in common and not event.secret
        )
        for journal in journals
    ]
    place = siblings.index(child)
    if told[place] and told.count(told[place]) == 1:
        return told[place]
    possibility = text("explorer-possibility", lang, number=place + 1, count=len(siblings))
    state = tree.position(child)
    more = told[place]
    if not more and state.actor == tree.seat:
        more = " / ".join(say_move(state, move, lang, tree.seat, tree.names) for move in state.moves()[:MOST_OFFERED])
    return text("explorer-possibility-with", lang, possibility=possibility, more=more) if more else possibility


def changes(tree: Tree, parent: int, child: int, lang: str) -> list[str]:
    """Return what a move changes: what the journal says of it, then what players have more or less than before."""
    events: Sequence[Event] = tree.edge(parent, child)["events"]
    told = [say(event, lang, tree.seat, tree.names) for event in events]
    before, after = tree.position(parent), tree.position(child)
    for seat in known_seats(tree):
        gains = [f"{amount:+d} {unit}".replace("-", "−") for unit, amount in gained(tree, before, after, seat, lang)]
        if gains:
            told.append(text("explorer-gain", lang, tree.names, player=seat, gains=", ".join(gains)))
    return list(dict.fromkeys(told))


def known_seats(tree: Tree) -> list[int]:
    """Return the seats whose belongings may be told: one's own, or everybody's where everything is seen."""
    if tree.seat is None:
        return list(range(tree.position(tree.root).players))
    return [tree.seat] if tree.seat >= 0 else []


def gained(tree: Tree, before: State, after: State, seat: int, lang: str) -> list[tuple[str, int]]:
    """Return what a seat has more (or less) of in the second position, in the game's own units."""
    had, has = tree.game.resources(before, seat), tree.game.resources(after, seat)
    amounts = {thing: has.get(thing, 0) - had.get(thing, 0) for thing in (*has, *had)}
    return [(tree.game.unit(thing, abs(amount), lang), amount) for thing, amount in amounts.items() if amount]


def notice(tree: Tree, lang: str) -> str:
    """Say for whose eyes the tree is."""
    if tree.seat is None:
        return text("explorer-open", lang)
    count = len(tree.node(tree.root)["worlds"])
    if not tree.imagined:
        return text("explorer-nothing-hidden", lang)
    if tree.seat < 0:
        return text("explorer-public", lang, count=count)
    return text("explorer-imagined", lang, tree.names, player=tree.seat, count=count)


def signed(value: float, lang: str) -> str:
    """Return a lead in points with its sign."""
    value = round(value, 1)
    sign = "+" if value > 0 else "−" if value < 0 else "±"
    return sign + text("explorer-number", lang, value=abs(value))


def percent(likely: float, lang: str) -> str:
    """Return how likely something is; small chances with a decimal."""
    if likely >= 0.095:
        return text("explorer-percent", lang, value=round(100 * likely))
    return text("explorer-percent-fine", lang, value=100 * likely)
