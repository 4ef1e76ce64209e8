"""Tiles, cards and signs that stand for no thing of their own."""

from __future__ import annotations

from widgets.art.strokes import BOARD, CARD, FRAME, dots, dressed, edge, line, scaled, shade, shine, soft, solid


def emblem() -> str:
    """Return the small bunch of grapes on the backs of cards."""
    grapes = [(9.4, 10), (12, 10), (14.6, 10), (10.7, 12.5), (13.3, 12.5), (12, 15)]
    circles = "".join(f'<circle cx="{x}" cy="{y}" r="1.3" class="vb-emblem"/>' for x, y in grapes)
    return circles + dressed("M12 8.4q0-1.7 1.5-2.3", "vb-emblem-line")


SYMBOLS: dict[str, str] = {
    # tiles, cards and signs
    "plus": solid(BOARD) + dressed("M12 6.6v10.8M6.6 12h10.8", "vb-cut"),
    "minus": solid(BOARD) + dressed("M6.6 12h10.8", "vb-cut"),
    "tile": solid(BOARD) + shade("M18 2h1.6C20.9 2 22 3.1 22 4.4v15.2c0 1.3-1.1 2.4-2.4 2.4H14c3-5 4.4-12 4-20Z")
    + edge(BOARD),
    "no-tile": line(BOARD, 1.2, 0.6, "2.4 2.6"),
    "card": solid(CARD) + edge(CARD),
    "card-back": solid(CARD) + dressed(FRAME, "vb-emblem-line") + emblem()
    + edge(CARD),
    "cards": scaled(solid(CARD) + shade(CARD) + edge(CARD), 0.92, 2.6, 0.2)
    + scaled(solid(CARD) + edge(CARD), 0.92, -0.4, 1.8),
    "tiles": scaled(solid(BOARD) + shade(BOARD) + edge(BOARD), 0.84, 3.6, 0.2)
    + scaled(solid(BOARD) + edge(BOARD), 0.84, -0.2, 3.6),
    "star": soft("M12 2.4 14.9 8.8 21.8 9.5 16.6 14.2 18.1 21 12 17.5 5.9 21 7.4 14.2 2.2 9.5 9.1 8.8Z"),
    "flag": line("M5 2v20.4", 2.2) + solid("M6.4 3.2c4-2 7 2 13.6-.2-1.4 3.2-1.4 6 0 9.2-6.6 2.2-9.6-1.8-13.6.2Z"),
    "chosen": dots([(12, 12)], 11) + dressed("M7 12.4 10.6 16 17 8.6", "vb-cut"),
    "check": line("M4 12.8 9.6 18.4 20.4 6.2", 3.4),
    "arrow-up": soft("M12 6 19.4 16.4H4.6Z"),
    "arrow-down": soft("M12 18 4.6 7.6H19.4Z"),
    "arrow-left": soft("M6 12 16.4 4.6V19.4Z"),
    "arrow-right": soft("M18 12 7.6 19.4V4.6Z"),
    "lock": line("M7.4 10.6V7.8a4.6 4.6 0 0 1 9.2 0v2.8", 2.2) + soft("M5.4 11h13.2v9.8H5.4Z")
    + shine("M12 14.6v2.8", 2),
    "unknown": line("M8.4 8.8c0-2.4 1.6-3.8 3.7-3.8s3.6 1.3 3.6 3.3c0 2.8-3.6 2.9-3.6 5.9M12.1 18.8h.02", 2.4),
    # nothing: what a shape shows while its piece is away
    "none": "",
}  # fmt: skip
