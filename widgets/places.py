"""The places of a board by name: what a lesson can point out."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from pathlib import Path

from tutor.core.errors import VendangeError
from tutor.core.state import State
from widgets import boards
from widgets.scene import Scene


def scene_of(state: State, seat: int | None, lang: str = "en", names: tuple[str, ...] = ()) -> Scene:
    """Draw a position as a seat sees it."""
    name = state.game.name
    reader = boards.Reader(state.game, lang, names, seat, boards.folder(name))
    return boards.board(name).draw(reader, state.view(seat))


def places(state: State, seat: int) -> set[str]:
    """Return the names of everything that can be pointed out: each shape, and what is clicked as one."""
    shapes = scene_of(state, seat).shapes
    return {*shapes, *(shape["target"] for shape in shapes.values() if "target" in shape)}


def pointed_out(scene: Scene, wanted: Iterable[str]) -> list[list[str]]:
    """Return the shapes that names (with a star for anything) point out, those of one place together."""
    patterns = tuple(wanted)
    found: dict[str, list[str]] = {}
    for name, shape in scene.shapes.items():
        target = str(shape.get("target", ""))
        if target and any(fnmatchcase(target, pattern) for pattern in patterns):
            found.setdefault(target, []).append(name)
        elif any(fnmatchcase(name, pattern) for pattern in patterns):
            found.setdefault(name, []).append(name)
    return list(found.values())


def main(argv: Sequence[str] | None = None) -> int:
    """Help `vendange lessons`: check that lessons point out real places, or list those of a position."""
    from tutor.lessons.checking import check_file
    from tutor.lessons.desk import begin_step

    parser = argparse.ArgumentParser(prog="widgets.places")
    parser.add_argument("what", choices=("check", "list"))
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--step", default="")
    parser.add_argument("--lang", default="en")
    call = parser.parse_args(argv)
    if call.what == "check":
        slips = [slip for path in call.files for slip in check_file(path, places)]
        for slip in slips:
            print(slip.text(call.lang))
        return 1 if slips else 0
    try:
        lesson, state = begin_step(call.files[0], call.step)
    except VendangeError as error:
        print(error.text(call.lang), file=sys.stderr)
        return 2
    shapes = scene_of(state, lesson.seat, call.lang).shapes
    tips = {
        str(shape["target"]): str(shape.get("label") or shape.get("tip") or "")
        for shape in shapes.values()
        if "target" in shape
    }
    tips |= {name: str(shape["tip"]) for name, shape in shapes.items() if "tip" in shape}
    lines = [f"{name}  # {tips[name]}" if tips.get(name) else name for name in sorted({*shapes, *tips})]
    with contextlib.suppress(BrokenPipeError):  # as in `vendange lessons places … | head`
        print("\n".join(lines), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
