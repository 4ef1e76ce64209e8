"""Ground, seen from above: rows of vines, water, wild land."""

from __future__ import annotations

from widgets.art.strokes import TUFT, line, vines

SYMBOLS: dict[str, str] = {
    # ground, seen from above
    "rows-across": vines(
        "M2.4 5.2q4.8-2 9.6 0t9.6 0M2.4 10.4q4.8-2 9.6 0t9.6 0M2.4 15.6q4.8-2 9.6 0t9.6 0M2.4 20.8q4.8-2 9.6 0t9.6 0"
    ),
    "rows-slant": vines("M2.4 8.2 8.2 2.4M2.4 15 15 2.4M2.4 21.6 21.6 2.4M9 21.6 21.6 9M15.8 21.6 21.6 15.8"),
    "rows-arc": vines(
        "M2.4 8A13 13 0 0 1 8 2.4M2.4 14.4A20 20 0 0 1 14.4 2.4M2.4 21A26 26 0 0 1 21 2.4M8.8 21.6A24 24 0 0 1 21.6 8.8"
        "M15.4 21.6A16 16 0 0 1 21.6 15.4"
    ),
    "rows-up": vines("M3.6 2.4v19.4M9.2 2.4v19.4M14.8 2.4v19.4M20.4 2.4v19.4"),
    "rows-bent": vines(
        "M2.4 7.4 7.2 2.6M2.4 14.4 7.2 9.6 12 14.4 16.8 9.6 21.6 14.4M2.4 21.4 7.2 16.6 12 21.4 16.8 16.6 21.6 21.4"
        "M7.2 2.6 12 7.4 16.8 2.6 21.6 7.4"
    ),
    "waves": line("".join(f"M2 {y}q2.5-2.2 5 0t5 0 5 0 5 0" for y in (5, 10.2, 15.4, 20.6)), 1, 0.6),
    "wild": line(
        "".join(TUFT.format(x=x, y=y) for x, y in ((4.4, 7.6), (17.6, 7), (4.6, 20.6), (18.2, 19.6), (11.4, 13.4))),
        0.9, 0.65,
    )
    + line("M10.6 5h.1M14 18.8h.1M20.8 12.4h.1M5.6 13.4h.1", 1.3, 0.6),
}  # fmt: skip
