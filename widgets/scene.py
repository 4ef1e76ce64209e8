"""A drawing as data: a flat list of named shapes, so that only what changed travels to the browser.

A board module fills a Scene from a view of the position; the browser (`static/scene.js`) keeps one SVG element for each
shape and updates what differs. The same scene can be written as a plain SVG file.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from html import escape
from typing import Any

from widgets import art

#: SVG attributes of each kind of shape, beside what every shape may have: `class`, `tip`, `about`, `label`, `target`.
KINDS: Mapping[str, tuple[str, ...]] = {
    "rect": ("x", "y", "width", "height", "rx"),
    "circle": ("cx", "cy", "r"),
    "line": ("x1", "y1", "x2", "y2"),
    "path": ("d", "transform"),
    "text": ("x", "y", "text-anchor", "font-size", "text"),
    "use": ("href", "x", "y", "width", "height", "transform"),
}

Shape = dict[str, Any]


class Scene:
    """A drawing of a given size. Shapes lie over each other in the order in which they were added.

    Every shape has an id that says what it is ("price-red"); `tip` is a sentence that explains it; `about` names the
    thing that it shows, by which it is looked at closely (a shape with a tip shows what its own id says, unless it says
    otherwise: a place for a card shows the card); `target` names what is chosen by clicking the shape (several shapes
    may share a target); `label` is what a screen reader says of a target. `piece` names the thing that shapes are parts
    of, wherever it lies ("card-syrah"): so it is known again elsewhere. `region` is the title of a part of the board:
    where not all of it fits on a screen, it is looked at part by part.
    """

    def __init__(self, width: int, height: int, label: str) -> None:
        self.width = width
        self.height = height
        self.label = label
        self.shapes: dict[str, Shape] = {}
        self._piece: str | None = None

    @contextmanager
    def piece(self, name: str) -> Iterator[None]:
        """Say that all shapes added meanwhile are parts of one thing, which is known again wherever it goes.

        Without a name they are nothing in particular: an empty place, a card that nobody may know.
        """
        self._piece = name or None
        yield
        self._piece = None

    def _add(self, name: str, kind: str, cls: str, extra: Mapping[str, Any], **attributes: Any) -> None:
        if name in self.shapes:
            raise ValueError(f"two shapes are called {name!r}")
        shape: Shape = {"kind": kind, "class": cls, **attributes}
        if self._piece is not None:
            shape["piece"] = self._piece
        shape.update({key: value for key, value in extra.items() if value is not None})
        if "tip" in shape:
            shape.setdefault("about", name.replace("-hit", ""))
        self.shapes[name] = shape

    def rect(
        self, name: str, x: float, y: float, width: float, height: float, cls: str = "", *, rx: float = 0, **extra: Any
    ) -> None:
        """Add a rectangle with its north-west corner at x, y."""
        self._add(name, "rect", cls, extra, x=x, y=y, width=width, height=height, rx=rx)

    def circle(self, name: str, cx: float, cy: float, r: float, cls: str = "", **extra: Any) -> None:
        """Add a circle around cx, cy."""
        self._add(name, "circle", cls, extra, cx=cx, cy=cy, r=r)

    def line(self, name: str, x1: float, y1: float, x2: float, y2: float, cls: str = "", **extra: Any) -> None:
        """Add a line."""
        self._add(name, "line", cls, extra, x1=x1, y1=y1, x2=x2, y2=y2)

    def path(self, name: str, d: str, cls: str = "", **extra: Any) -> None:
        """Add a free shape."""
        self._add(name, "path", cls, extra, d=d)

    def text(
        self,
        name: str,
        x: float,
        y: float,
        text: str,
        cls: str = "",
        *,
        size: float = 14,
        anchor: str = "start",
        **extra: Any,
    ) -> None:
        """Add a line of text; y is its base line, anchor is start, middle or end."""
        attributes = {"x": x, "y": y, "font-size": size, "text-anchor": anchor, "text": str(text)}
        self._add(name, "text", cls, extra, **attributes)

    def symbol(self, name: str, symbol: str, x: float, y: float, size: float, cls: str = "", **extra: Any) -> None:
        """Add one of the shared symbols of `widgets.art` in a square with its north-west corner at x, y."""
        if symbol not in art.SYMBOLS:
            raise ValueError(f"no symbol {symbol!r}")
        attributes = {"href": f"#vg-{symbol}", "x": x, "y": y, "width": size, "height": size}
        self._add(name, "use", cls, extra, **attributes)

    def add(self, shapes: Mapping[str, Shape]) -> None:
        """Add shapes that have been drawn before, under the names they have; nobody changes them any more."""
        total = len(self.shapes) + len(shapes)
        self.shapes.update(shapes)
        if len(self.shapes) != total:
            raise ValueError("two shapes have the same name")

    @property
    def regions(self) -> dict[str, Shape]:
        """Return the parts of the board by name: shapes with a title (`region`), in the order of drawing."""
        return {name: shape for name, shape in self.shapes.items() if "region" in shape}

    @property
    def smallest(self) -> float:
        """Return the size of the smallest type: a screen that wants to be read shows it large enough."""
        return min((shape["font-size"] for shape in self.shapes.values() if shape["kind"] == "text"), default=0)

    def changes(self, before: Scene | None) -> dict[str, Any]:
        """Return what turns an earlier drawing into this one: what differs, what is gone, the order if it changed."""
        old = before.shapes if before and (before.width, before.height) == (self.width, self.height) else {}
        # most shapes are the very same objects, which is faster to see than that they are equal
        changed = {
            name: sent(shape)
            for name, shape in self.shapes.items()
            if (earlier := old.get(name)) is not shape and earlier != shape
        }
        gone = [name for name in old if name not in self.shapes]
        patch: dict[str, Any] = {"shapes": changed, "gone": gone}
        if list(old) != list(self.shapes):
            patch["order"] = list(self.shapes)
        if not old:
            patch.update(width=self.width, height=self.height, label=self.label, smallest=self.smallest, fresh=True)
        return patch

    def to_svg(self, style: str = "") -> str:
        """Return the drawing as an SVG file of its own."""
        return "".join(self._svg(style))

    def _svg(self, style: str) -> Iterator[str]:
        yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" class="vg-board">'
        yield f"<title>{escape(self.label)}</title><style>{style}</style><defs>{art.symbols_svg()}</defs>"
        for shape in self.shapes.values():
            names = [name for name in KINDS[shape["kind"]] if name in shape and name != "text"]
            attributes = "".join(f' {name}="{escape(str(shape[name]))}"' for name in ("class", *names))
            inner = escape(shape.get("text", "")) + (f"<title>{escape(shape['tip'])}</title>" if "tip" in shape else "")
            yield f"<{shape['kind']}{attributes}>{inner}</{shape['kind']}>"
        yield "</svg>"


def sent(shape: Shape) -> Shape:
    """Return what the browser needs of a shape: a tip only where it is also what a screen reader says."""
    return {key: value for key, value in shape.items() if key != "tip"} if "label" in shape else shape
