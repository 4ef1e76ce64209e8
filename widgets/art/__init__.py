"""The shared vector art of all boards: a barrel is a barrel in every game. All drawings are our own.

Each symbol is drawn in a square of 24 x 24. `currentColor` is the colour of the class that uses it; light and shade lie
over it in white and black, so that every symbol works in every colour, on light and on dark boards.
"""

from __future__ import annotations

from widgets.art import actions, champagne, fair, ground, pieces, signs, vineyard

#: Every symbol by its name.
SYMBOLS: dict[str, str] = {
    name: body
    for part in (pieces, ground, actions, vineyard, signs, champagne, fair)
    for name, body in part.SYMBOLS.items()
}


def symbols_svg() -> str:
    """Return all symbols as SVG definitions."""
    return "".join(f'<symbol id="vg-{name}" viewBox="0 0 24 24">{body}</symbol>' for name, body in SYMBOLS.items())
