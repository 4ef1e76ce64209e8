"""The board of Toscana: it draws every position, hides what is hidden, and knows where each move is clicked."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Iterator
from statistics import median
from typing import Any

import pytest

import tutor
from tutor.core.text import LANGUAGES
from tutor.games.toscana import moves as m
from tutor.games.toscana.state import Toscana
from widgets import art, boards
from widgets.assets import STATIC
from widgets.boards import Reader
from widgets.scene import Scene

GAME = tutor.game("toscana")
BOARD = boards.board("toscana")
FOLDER = boards.folder("toscana")
NAMES = ("Alice", "", "Jean-Baptiste Poquelin", "<script>alert(1)</script>", "WWWWWWWWWWWWWWW")
#: The smallest type: 11 px where the board is 1000 px wide.
SMALLEST = 11 * 1.2

with_every_count = pytest.mark.parametrize("players", GAME.players)
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def reader(players: int, lang: str = "en", seat: int | None = 0) -> Reader:
    return Reader(GAME, lang, NAMES[:players], seat, FOLDER)


def positions(players: int, seed: int, **options: Any) -> Iterator[Toscana]:
    """Yield every position of a random game; pieces are hired whenever it can be, so that the map fills."""
    state: Toscana = GAME.new(players=players, seed=seed, journal=False, **options)
    rng = random.Random(seed)
    yield state
    while not state.over:
        moves = state.moves()
        hires = [move for move in moves if move in (m.Hire("worker"), m.Hire("wine_master"))]
        state.play(rng.choice(hires or moves))
        yield state


def scene_of(state: Toscana, seat: int | None, lang: str = "en") -> Scene:
    return BOARD.draw(reader(state.players, lang, seat), state.view(seat))


def targets_in(scene: Scene) -> set[str]:
    return {shape["target"] for shape in scene.shapes.values() if "target" in shape}


# ---------------------------------------------------------------------- every position


@in_every_language
@with_every_count
def test_every_position_of_a_game_can_be_drawn_and_every_legal_move_clicked(players: int, lang: str) -> None:
    for number, state in enumerate(positions(players, seed=players)):
        seat = state.actor if number % 2 else 0
        view = state.view(seat)
        scene = BOARD.draw(reader(players, lang, seat), view)
        found = targets_in(scene)
        for move in state.moves():
            assert set(BOARD.targets(GAME, view, move)) <= found, move


@pytest.mark.parametrize("options", [{"free_map": True}, {"player_trading": True}], ids=str)
def test_the_variants_can_be_drawn(options: dict[str, Any]) -> None:
    for state in positions(3, seed=7, chance="explicit", **options):
        view = state.view(0)
        found = targets_in(BOARD.draw(reader(3), view))
        assert all(set(BOARD.targets(GAME, view, move)) <= found for move in state.moves())


@pytest.mark.parametrize("seat", [-1, None])
def test_somebody_who_watches_sees_the_board_too(seat: int | None) -> None:
    for state in positions(2, seed=3):
        BOARD.draw(reader(2, seat=None), state.view(seat))


def test_the_shapes_and_their_order_stay_the_same_through_a_game() -> None:
    scenes = [scene_of(state, 0) for state in positions(4, seed=9)]
    assert len({tuple(scene.shapes) for scene in scenes}) == 1


def test_moves_without_a_place_on_the_board_are_in_the_list_only() -> None:
    view = GAME.new(players=2, seed=1).view(0)
    for move in (m.FinishHiring(), m.StopPlacing(), m.NoDeal(), m.Accept(), m.StartWith("deal"), m.OfferPrice(3)):
        assert BOARD.targets(GAME, view, move) == ()


def test_a_person_to_hire_is_clicked_on_the_leftmost_piece_of_its_kind() -> None:
    state = GAME.new(players=2, seed=1)
    while type(state.decision).__name__ != "HireStaff":
        state.play(state.moves()[0])
    view = state.view(state.actor)
    assert BOARD.targets(GAME, view, m.Hire("worker")) == (f"hire-{state.actor}-1",)
    assert BOARD.targets(GAME, view, m.Hire("wine_master")) == (f"hire-{state.actor}-5",)
    assert BOARD.targets(GAME, view, m.Hire("lobbyist")) == ("lobbyist",)


# ---------------------------------------------------------------------- what is hidden


@with_every_count
def test_the_board_shows_nothing_that_its_reader_cannot_know(players: int) -> None:
    rng = random.Random(5)
    for state in positions(players, seed=20 + players):
        for seat in range(players):
            other = state.redeal(seat, rng)
            assert scene_of(state, seat).shapes == scene_of(other, seat).shapes  # type: ignore[arg-type]


def test_only_the_readers_own_tiles_lie_face_up() -> None:
    for state in positions(3, seed=2):
        for name, shape in scene_of(state, 1).shapes.items():
            if found := re.fullmatch(r"hand-(\d)-\d-(good|step)", name):
                face_down = shape.get("href", "#vg-none") == "#vg-none" and not shape.get("text")
                assert face_down or found[1] == "1"


# ---------------------------------------------------------------------- what is said


@in_every_language
def test_what_explains_itself_does_so_in_whole_sentences(lang: str) -> None:
    for state in list(positions(3, seed=4))[::9]:
        for name, shape in scene_of(state, 0, lang).shapes.items():
            tip = shape.get("tip")
            assert tip is None or (tip.endswith(".") and "  " not in tip and "board-" not in tip), (name, tip)
            assert "target" not in shape or (shape["label"] and tip), name


def test_every_word_of_the_catalogue_is_used() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    for lang in LANGUAGES:
        words = (FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")
        keys = re.findall(r"^([\w-]+) =", words, re.M)
        unused = [key for key in keys if f'"{key}"' not in source and f"{{ {key} }}" not in words]
        assert keys and not unused


def test_the_price_explains_itself() -> None:
    state = GAME.position(players=2, changes={"prices": {"white": 3, "water": 0}})
    shapes = scene_of(state, 0).shapes
    assert shapes["ladder-white"]["tip"] == "Price of white: 3 coins to buy, 3 to sell."
    assert shapes["ladder-water"]["tip"] == "Price of water: 1 coin to buy, 0 to sell."
    assert shapes["price-water"]["text"] == "0/1"


def test_a_players_name_is_only_text() -> None:
    svg = scene_of(GAME.new(players=4, seed=1), 3).to_svg()
    assert "<script" not in svg
    assert "&lt;script" in svg


# ---------------------------------------------------------------------- how it looks


def test_no_type_is_smaller_than_11_pixels_on_a_laptop() -> None:
    sizes = [s["font-size"] for s in scene_of(GAME.new(players=5, seed=1), 0).shapes.values() if s.get("text")]
    assert min(sizes) >= SMALLEST


def test_everything_lies_on_the_board() -> None:
    for players in GAME.players:
        scene = scene_of(GAME.new(players=players, seed=1), 0)
        for name, shape in scene.shapes.items():
            if shape["kind"] in ("rect", "use"):
                assert shape["x"] >= 0 and shape["x"] + shape["width"] <= scene.width, name
                assert shape["y"] >= -1 and shape["y"] + shape["height"] <= scene.height, name


def test_every_class_has_a_style_and_every_symbol_is_drawn_in_known_colours() -> None:
    style = (STATIC / "board.css").read_text(encoding="utf-8")
    styled = set(re.findall(r"\.(v[bg]-[\w-]+)", style))
    used = {
        cls for state in positions(5, seed=6) for s in scene_of(state, 0).shapes.values() for cls in s["class"].split()
    }
    used |= set(re.findall(r'class="([\w-]+)"', art.symbols_svg()))
    bare = {
        "vb-piece",
        "vb-cube",
        "vb-back",
        "vb-figure",
        "vb-placed",
        "vb-next",
        "vb-terrain",
    }  # names for tests and other styles
    assert used - styled - bare == set()


def colours() -> dict[str, tuple[str, str]]:
    """Return the colours of the style sheet, light and dark."""
    style = (STATIC / "board.css").read_text(encoding="utf-8")
    found = {
        name: (light, dark) for name, light, dark in re.findall(r"(--vb-[\w-]+): light-dark\((#\w+), (#\w+)\)", style)
    }
    found.update({name: (both, both) for name, both in re.findall(r"(--vb-[\w-]+): (#\w+);", style)})
    return found


def luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = [int(digits[place : place + 2], 16) / 255 for place in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


GROUNDS = ("red", "white", "champagne", "rose", "water", "abandoned")
PAIRS = [
    *((text, ground) for text in ("ink", "soft") for ground in ("table", "panel")),
    *(("ink", f"ground-{terrain}") for terrain in GROUNDS),
    *((f"on-{good}", good) for good in GROUNDS[:5]),
    *((f"on-p{seat}", f"p{seat}") for seat in range(5)),
]


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_text_keeps_the_contrast_of_AA(text: str, ground: str, theme: int) -> None:  # noqa: N802
    known = colours()
    dark, light = sorted(luminance(known[f"--vb-{name}"][theme]) for name in (text, ground))
    assert (light + 0.05) / (dark + 0.05) >= 4.5


# ---------------------------------------------------------------------- how fast it is


def test_a_step_is_drawn_fast_and_sends_little() -> None:
    """Measured: 1 ms and 1.1 KB (median, five players); the bound leaves room for a busy machine."""
    times, sizes = [], []
    before = None
    for state in positions(5, seed=8):
        view = state.view(0)
        start = time.thread_time()
        scene = BOARD.draw(reader(5), view)
        times.append(time.thread_time() - start)
        if before is not None:
            sizes.append(len(json.dumps(scene.changes(before), ensure_ascii=False).encode()))
        before = scene
    assert median(times) < 0.008
    assert median(sizes) < 3000
