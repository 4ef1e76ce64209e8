"""Strokes of the pen: filled shapes, light and shade, lines; and outlines that several symbols share."""

from __future__ import annotations

from collections.abc import Sequence

Points = Sequence[tuple[float, float]]

BOARD = "M4.4 2h15.2C20.9 2 22 3.1 22 4.4v15.2c0 1.3-1.1 2.4-2.4 2.4H4.4C3.1 22 2 20.9 2 19.6V4.4C2 3.1 3.1 2 4.4 2Z"
CARD = "M6.4 1h11.2c1.2 0 2.2 1 2.2 2.2v17.6c0 1.2-1 2.2-2.2 2.2H6.4c-1.2 0-2.2-1-2.2-2.2V3.2C4.2 2 5.2 1 6.4 1Z"
FRAME = "M7 2.8h10c.6 0 1 .4 1 1v16.4c0 .6-.4 1-1 1H7c-.6 0-1-.4-1-1V3.8c0-.6.4-1 1-1Z"
BARREL = "M5.6 3.2h12.8c2 5.8 2 11.8 0 17.6H5.6c-2-5.8-2-11.8 0-17.6Z"
BOTTLE = "M10 1.6h4v6c0 1.8 3 2.8 3 5.6v7.4c0 1-.8 1.8-1.8 1.8H8.8c-1 0-1.8-.8-1.8-1.8v-7.4c0-2.8 3-3.8 3-5.6Z"
GLASS = "M6.6 2.4h10.8c.9 5.6-.9 9.4-4.5 10.2v6.6l3.4 1.6v.8H7.7v-.8l3.4-1.6v-6.6C7.5 11.8 5.7 8 6.6 2.4Z"
SHEET = "M5.4 1.6h9.8L20 6.4v14.8c0 .8-.6 1.4-1.4 1.4H5.4c-.8 0-1.4-.6-1.4-1.4V3c0-.8.6-1.4 1.4-1.4Z"
TUFT = "M{x} {y}l-1.2-3M{x} {y}l.9-3.6M{x} {y}l2.8-1.8"
ARCH = "M3 21.6V12a9 9 0 0 1 18 0v9.6Z"
HOUSE = "M2.4 10.4 12 3l9.6 7.4v11.2H2.4Z"
CLOUD = "M6.6 14.6a4 4 0 0 1-.4-8 6 6 0 0 1 11.4-.4 4.2 4.2 0 0 1-.2 8.4Z"


def solid(d: str) -> str:
    """Return a filled shape."""
    return f'<path d="{d}" fill="currentColor"/>'


def soft(d: str) -> str:
    """Return a filled shape with rounded corners."""
    return f'<path d="{d}" fill="currentColor" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>'


def lit(d: str) -> str:
    """Return a side that lies in the light."""
    return f'<path d="{d}" fill="#fff" fill-opacity=".3"/>'


def shade(d: str) -> str:
    """Return a side that lies in the shade."""
    return f'<path d="{d}" fill="#000" fill-opacity=".17"/>'


def edge(d: str) -> str:
    """Return a thin dark outline."""
    return f'<path d="{d}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width=".8" stroke-linejoin="round"/>'


def line(d: str, width: float, opacity: float = 1, dashes: str = "none") -> str:
    """Return a drawn line."""
    return (
        f'<path d="{d}" fill="none" stroke="currentColor" stroke-width="{width}" stroke-opacity="{opacity}"'
        f' stroke-dasharray="{dashes}" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def shine(d: str, width: float) -> str:
    """Return a light line on a filled shape."""
    return (
        f'<path d="{d}" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="{width}" stroke-linecap="round"/>'
    )


def dots(points: Points, radius: float) -> str:
    """Return filled dots."""
    return "".join(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="currentColor"/>' for x, y in points)


def lights(points: Points, radius: float) -> str:
    """Return light dots on a filled shape."""
    return "".join(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="#fff" fill-opacity=".6"/>' for x, y in points)


def dressed(d: str, cls: str) -> str:
    """Return a shape whose colour is its own, whoever uses the symbol: skin, hair, a tie."""
    return f'<path d="{d}" class="{cls}"/>'


def vines(d: str) -> str:
    """Return rows of vines seen from above: bushes on thin furrows."""
    return line(d, 0.55, 0.4) + line(d, 1.7, 0.6, "0 2.7")


def scaled(body: str, scale: float, x: float, y: float) -> str:
    """Return a drawing made smaller and moved."""
    return f'<g transform="translate({x} {y}) scale({scale})">{body}</g>'
