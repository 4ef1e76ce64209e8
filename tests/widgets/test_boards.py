"""Every board: it draws every position, hides what is hidden, says it in words, and is legible and fast."""

from __future__ import annotations

import json
import random
import re
import time
from itertools import islice
from statistics import median
from typing import Any

import pytest

import tutor
from tests.boards import (
    DRAWN,
    SMALLEST,
    contrast,
    many,
    positions,
    reader,
    sample,
    scene_of,
    targets_in,
    unclickable,
)
from tests.quiet import assert_within
from tests.volume import volume
from tests.worlds import single_options
from tutor.core.text import LANGUAGES
from widgets import art, boards
from widgets.assets import STATIC

in_every_game = pytest.mark.parametrize("name", DRAWN)
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
with_every_count = pytest.mark.parametrize(
    ("name", "players"), [(name, count) for name in DRAWN for count in tutor.game(name).players]
)


# ---------------------------------------------------------------------- every position


@volume("whole", False, True)
@in_every_language
@with_every_count
def test_every_position_of_a_game_can_be_drawn_and_every_legal_move_clicked(
    name: str, players: int, lang: str, whole: bool
) -> None:
    for number, state in enumerate(positions(name, players, seed=players) if whole else sample(name, players)):
        assert unclickable(state, state.actor if number % 2 else 0, lang) == []


@pytest.mark.parametrize(
    ("name", "options"), [(name, options) for name in DRAWN for options in single_options(name)[1:]], ids=str
)
@volume("every", 80, 3)
def test_the_variants_can_be_drawn(name: str, options: dict[str, Any], every: int) -> None:
    for state in positions(name, 3, seed=7, every=every, chance="explicit", **options):
        assert unclickable(state, 0) == []


@volume("every", 9, 3)
@in_every_game
def test_what_a_learner_might_try_has_its_place_too(name: str, every: int) -> None:
    board, game = boards.board(name), tutor.game(name)
    for state in positions(name, 3, seed=11, every=every):
        found = targets_in(scene_of(state, 0))
        for move in state.candidates():
            assert set(board.targets(game, state.view(0), move)) <= found, move


@volume("every", 20, 2)
@in_every_game
@pytest.mark.parametrize("seat", [-1, None])
def test_somebody_who_watches_sees_the_board_too(name: str, seat: int | None, every: int) -> None:
    for state in positions(name, 2, seed=3, every=every):
        boards.board(name).draw(reader(name, 2, seat=None), state.view(seat))


@volume("every", 15, 1)
@in_every_game
def test_the_shapes_and_their_order_stay_the_same_through_a_game(name: str, every: int) -> None:
    assert len({tuple(scene_of(state, 0).shapes) for state in positions(name, 4, seed=9, every=every)}) == 1


# ---------------------------------------------------------------------- what is hidden


@volume("whole", False, True)
@with_every_count
def test_the_board_shows_nothing_that_its_reader_cannot_know(name: str, players: int, whole: bool) -> None:
    """Every seat looks at each third position, or the seats in turn at fewer."""
    rng = random.Random(5)
    some = positions(name, players, seed=20 + players, every=3) if whole else sample(name, players)
    for number, state in enumerate(some):
        for seat in range(players) if whole else [number % players]:
            other = state.redeal(seat, rng)
            assert scene_of(state, seat).shapes == scene_of(other, seat).shapes


# ---------------------------------------------------------------------- what is said


@in_every_language
@in_every_game
def test_what_explains_itself_does_so_in_whole_sentences(name: str, lang: str) -> None:
    for state in sample(name, 3):
        for shape_name, shape in scene_of(state, 0, lang).shapes.items():
            tip = shape.get("tip")
            assert tip is None or (tip.endswith(".") and "  " not in tip and "board-" not in tip), (shape_name, tip)
            assert "target" not in shape or (shape["label"] and tip), shape_name


@in_every_game
def test_every_word_of_the_catalogue_is_used(name: str) -> None:
    folder = boards.folder(name)
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    for lang in LANGUAGES:
        words = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
        keys = re.findall(r"^([\w-]+) =", words, re.M)
        unused = [key for key in keys if f'"{key}"' not in source and f"{{ {key} }}" not in words]
        assert keys and not unused


@in_every_game
def test_a_players_name_is_only_text(name: str) -> None:
    svg = scene_of(tutor.game(name).new(players=4, seed=1), 3).to_svg()
    assert "<script" not in svg
    assert "&lt;script" in svg


# ---------------------------------------------------------------------- how it looks


@in_every_game
def test_no_type_is_smaller_than_11_pixels_on_a_laptop(name: str) -> None:
    most = tutor.game(name).players[-1]
    for state in sample(name, most):
        sizes = [shape["font-size"] for shape in scene_of(state, 0).shapes.values() if shape.get("text")]
        assert min(sizes) >= SMALLEST


@with_every_count
def test_everything_lies_on_the_board(name: str, players: int) -> None:
    for state in sample(name, players):
        scene = scene_of(state, 0)
        for shape_name, shape in scene.shapes.items():
            if shape["kind"] in ("rect", "use"):
                assert shape["x"] >= 0 and shape["x"] + shape["width"] <= scene.width, shape_name
                assert shape["y"] >= -1 and shape["y"] + shape["height"] <= scene.height, shape_name


Box = tuple[float, float, float, float]


def free_part(box: Box, above: list[Box]) -> float:
    """Return how much of a box no other one lies over, by a net of points."""
    left, top, right, bottom = box
    points = [
        (left + (right - left) * (column + 0.5) / 20, top + (bottom - top) * (row + 0.5) / 20)
        for column in range(20)
        for row in range(20)
    ]
    free = [(x, y) for x, y in points if not any(x1 < x < x2 and y1 < y < y2 for x1, y1, x2, y2 in above)]
    return len(free) / len(points)


@in_every_game
def test_nothing_lies_over_what_can_be_clicked(name: str) -> None:
    """A click must reach its target: only shapes that let it through (text) may be drawn later at its middle.

    Over a whole card lie its own pieces, which lead to the same action, and nothing else; its name is free.
    """
    for state in positions(name, 3, seed=2, every=50):
        above: dict[str, Box] = {}
        for shape_name, shape in reversed(scene_of(state, 0).shapes.items()):
            if shape["kind"] not in ("rect", "use") or "vb-none" in shape["class"] or shape.get("href") == "#vg-none":
                continue
            left, top = shape["x"], shape["y"]
            box = (left, top, left + shape["width"], top + shape["height"])
            if "target" in shape and "vb-whole" in shape["class"]:
                own = {other: at for other, at in above.items() if shape["target"].partition("-")[2] in other}
                assert free_part(box, [*above.values()]) == free_part(box, [*own.values()]) > 0.4, shape_name
            elif "target" in shape:
                x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
                over = [other for other, (x1, y1, x2, y2) in above.items() if x1 < x < x2 and y1 < y < y2]
                assert over == [], shape_name
            above[shape_name] = box


@volume("every", 20, 5)
def test_every_class_has_a_style_and_every_symbol_is_drawn_in_known_colours(every: int) -> None:
    style = (STATIC / "board.css").read_text(encoding="utf-8")
    styled = set(re.findall(r"\.(v[bg]-[\w-]+)", style))
    used = {
        cls
        for name in DRAWN
        for state in positions(name, many(name), seed=6, every=every)
        for shape in scene_of(state, 0).shapes.values()
        for cls in shape["class"].split()
    }
    used |= set(re.findall(r'class="([\w-]+)"', art.symbols_svg()))
    # names for tests and other styles
    bare = {"vb-piece", "vb-cube", "vb-back", "vb-figure", "vb-placed", "vb-next", "vb-terrain"}
    assert used - styled - bare == set()


PAIRS = [
    *((text, ground) for text in ("ink", "soft") for ground in ("table", "panel")),
    *((f"on-p{seat}", f"p{seat}") for seat in range(6)),
]


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_text_keeps_the_contrast_of_level_aa(text: str, ground: str, theme: int) -> None:
    assert contrast(text, ground, theme) >= 4.5


# ---------------------------------------------------------------------- how fast it is


@volume("steps", 120, 100_000)
@in_every_game
def test_a_step_sends_little(name: str, steps: int) -> None:
    """Measured with many players (median): Toscana 1.1 KB; Grand Cru 1.4; Viticulture 2; Dom Pierre 1.5; Vinhos 1.4."""
    sizes = []
    before = None
    for state in islice(positions(name, many(name), seed=8), steps):
        scene = scene_of(state, 0)
        if before is not None:
            sizes.append(len(json.dumps(scene.changes(before), ensure_ascii=False).encode()))
        before = scene
    assert median(sizes) < 3000


@pytest.mark.timing
@in_every_game
def test_a_step_is_drawn_fast(name: str) -> None:
    """Measured with many players (median): Toscana 1 ms; Grand Cru 0.5; Viticulture 1.4; Dom Pierre 1.4; Vinhos 1.7."""
    players = many(name)

    def measure() -> tuple[float]:
        times = []
        for state in positions(name, players, seed=8, every=5):
            view = state.view(0)
            start = time.thread_time()
            boards.board(name).draw(reader(name, players), view)
            times.append(time.thread_time() - start)
        return (median(times),)

    assert_within((0.008,), measure)
