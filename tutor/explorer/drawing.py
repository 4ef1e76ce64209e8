"""A tree as an SVG picture of its own: boxes with moves in words, who decides, odds and values."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from html import escape
from typing import TYPE_CHECKING, Final

from tutor.core.decision import CHANCE
from tutor.explorer import wording
from tutor.explorer.folding import group_note, group_words, likelihood
from tutor.explorer.layout import Place, tidy
from tutor.explorer.naming import names
from tutor.explorer.outline import Item, Outline
from tutor.explorer.values import lead

if TYPE_CHECKING:
    from tutor.explorer.tree import Tree

#: A box and the distance of columns, in pixels; a row has room for a box with two lines of words.
BOX_WIDTH, COLUMN, ROW, MARGIN = 262, 290, 52, 16
#: What is left free between two boxes, and what a line of words takes.
GAP, LINE = 8, 16
#: Letters that fit into a line of a box, and what each line after the second adds to its height, in rows.
LETTERS: Final = 25
MORE: Final = 0.25
#: More than this is no picture any more.
MOST_ITEMS: Final = 20_000
#: Characters that XML cannot hold.
NO_XML: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")
#: Colours of the seats, chance and the end, as the pages have them in the light theme.
SEATS: Final = ("#6b3fa0", "#5f6b74", "#2c7a4b", "#b4540a", "#1f2328", "#0b6e8f")
STYLE: Final = (
    "text{font:13px system-ui,'DejaVu Sans',sans-serif;fill:#2b2320}.small{font-size:12px;fill:#6a5b50}"
    ".note{font-weight:600;fill:#5a4a3f}"
    ".box{fill:#fffdf8;stroke:#dccfb8}.group{fill:#f1eadc}.best{stroke:#7a1f3a;stroke-width:2.5}"
    ".way{fill:none;stroke:#b8a88c;stroke-width:1.4}.bestway{stroke:#7a1f3a;stroke-width:2.5}"
    ".again{fill:none;stroke:#8a7a68;stroke-dasharray:5 4}"
)


def to_svg(tree: Tree, lang: str | None = None, *, outline: Outline | None = None, line: Collection[int] = ()) -> str:
    """Return a drawing of what an outline shows (without one, of all that has been explored), a line highlighted."""
    if outline is None:
        outline = Outline(tree)
        outline.unfold_explored(outline.root, len(tree) + 1, MOST_ITEMS, groups=True)
    return "".join(_svg(tree, lang or tree.lang, outline, set(line)))


def _svg(tree: Tree, lang: str, outline: Outline, line: set[int]) -> Iterator[str]:
    words = {name: item_words(tree, item, lang) for name, item in outline.items.items()}
    places = tidy(outline.root, outline.children, lambda name: rows(words[name]))
    width = 2 * MARGIN + BOX_WIDTH + COLUMN * max(place.column for place in places.values())
    height = 2 * MARGIN + ROW * max(place.row + rows(words[name]) for name, place in places.items()) + 22
    yield f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}">'
    yield f"<title>{_xml(tree.game.title(lang))}</title><style>{STYLE}</style>"
    yield '<rect width="100%" height="100%" fill="#faf6ee"/>'
    yield f'<text class="small" x="{MARGIN}" y="{height - 10:g}">{_xml(tree.notice(lang))}</text>'
    shown = [(outline.items[name], place) for name, place in places.items()]
    for item, place in shown:
        if item.parent is not None:
            best = item.kind == "node" and item.node in line and item.origin in line
            yield _way(places[item.parent], place, "way bestway" if best else "way")
        if item.kind == "link" and str(item.node) in places:
            yield _way(place, places[str(item.node)], "again")
    for item, place in shown:
        yield from _box(tree, lang, item, place, line, words[item.id])
    yield "</svg>"


def _xml(text: str) -> str:
    """Return text as it may stand in a file of XML."""
    return escape(NO_XML.sub("", text))


def _way(start: Place, end: Place, style: str) -> str:
    x1, y1 = _corner(start)
    x2, y2 = _corner(end)
    x1, y1, y2 = x1 + BOX_WIDTH, y1 + (ROW - GAP) / 2, y2 + (ROW - GAP) / 2
    middle = (x1 + x2) / 2
    return f'<path class="{style}" d="M{x1:g} {y1:g}C{middle:g} {y1:g} {middle:g} {y2:g} {x2:g} {y2:g}"/>'


def _corner(place: Place) -> tuple[float, float]:
    return MARGIN + COLUMN * place.column, MARGIN + ROW * place.row


def _box(tree: Tree, lang: str, item: Item, place: Place, line: set[int], words: str) -> Iterator[str]:
    x, y = _corner(place)
    height = ROW * rows(words) - GAP
    style = "box group" if item.kind == "group" else "box best" if item.node in line else "box"
    note = item_note(tree, item, lang)
    yield f"<g><title>{_xml(item_sentence(tree, item, lang))}</title>"
    yield f'<rect class="{style}" x="{x:g}" y="{y:g}" width="{BOX_WIDTH}" height="{height:g}" rx="7"/>'
    yield f'<rect x="{x:g}" y="{y:g}" width="5" height="{height:g}" rx="2.5" fill="{_colour(tree, item)}"/>'
    wrapped = lines(words)
    top = y + (height - LINE * len(wrapped)) / 2 + 12
    for number, row in enumerate(wrapped):
        yield f'<text x="{x + 12:g}" y="{top + LINE * number:g}">{_xml(row)}</text>'
    if note:
        middle = y + height / 2 + 4
        yield f'<text class="note" x="{x + BOX_WIDTH - 8:g}" y="{middle:g}" text-anchor="end">{_xml(note)}</text>'
    yield "</g>"


def _colour(tree: Tree, item: Item) -> str:
    """Return the colour of whoever makes the move; at the root, of whoever decides there."""
    actor = tree.node(item.node if item.origin is None else item.origin)["actor"]
    return "#b8a88c" if actor is None or actor == CHANCE else SEATS[actor % len(SEATS)]


def lines(words: str) -> list[str]:
    """Break words into lines of a box."""
    made = [""]
    for word in words.split(" "):
        while len(word) > LETTERS:  # nobody has such words, but names may be anything
            made.append(word[:LETTERS])
            word = word[LETTERS:]
        if made[-1] and len(made[-1]) + 1 + len(word) > LETTERS:
            made.append("")
        made[-1] += f" {word}" if made[-1] else word
    return [line for line in made if line] or [""]


def rows(words: str) -> float:
    """Return how high the box of some words is, in rows."""
    return 1.0 + MORE * max(0, len(lines(words)) - 2)


def item_words(tree: Tree, item: Item, lang: str) -> str:
    """Return what an item is called beside its siblings: a move, a group of moves, or at the root the question."""
    if item.origin is None:
        return wording.question(tree, item.node, lang)
    if item.group is not None:
        return group_words(tree, item.node, item.group, lang)
    return names(tree, item.origin, lang)[item.node]


def item_sentence(tree: Tree, item: Item, lang: str) -> str:
    """Return all that an item has to say: the whole move, where `item_words` leaves out what its siblings share."""
    if item.origin is None or item.group is not None:
        return item_words(tree, item, lang)
    return wording.move(tree, item.origin, item.node, lang)


def item_note(tree: Tree, item: Item, lang: str) -> str:
    """Return the numbers of an item: how likely it is, and what it should come to for whoever decides."""
    if item.group is not None:
        return group_note(tree, item.node, item.group, lang)
    parts = []
    if (likely := odds(tree, item)) is not None:
        parts.append(wording.percent(likely, lang))
    value = None if item.origin is None else lead(tree, item.origin, item.node)
    if value is not None:
        parts.append(wording.signed(value, lang))
    return " · ".join(parts)


def odds(tree: Tree, item: Item) -> float | None:
    """Return how likely an item is: where chance decides, or where it may not be possible at all."""
    if item.origin is None:
        return None
    if item.group is not None:
        return likelihood(tree, item.node, item.group)
    edge = tree.edge(item.origin, item.node)
    share: float = edge["share"]
    likely: float | None = edge["probability"]
    return likely if likely is not None else share if share < 1 else None
