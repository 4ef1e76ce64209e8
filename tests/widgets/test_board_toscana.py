"""The board of Toscana: what is particular to it; what every board must do stands in test_boards.py."""

from __future__ import annotations

import re

import pytest

import tutor
from tests.boards import contrast, positions, scene_of
from tutor.games.toscana import moves as m
from widgets import boards

GAME = tutor.game("toscana")
BOARD = boards.board("toscana")


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


def test_only_the_readers_own_tiles_lie_face_up() -> None:
    for state in positions("toscana", 3, seed=2):
        for name, shape in scene_of(state, 1).shapes.items():
            if found := re.fullmatch(r"hand-(\d)-\d-(good|step)", name):
                face_down = shape.get("href", "#vg-none") == "#vg-none" and not shape.get("text")
                assert face_down or found[1] == "1"


def test_the_price_explains_itself() -> None:
    state = GAME.position(players=2, changes={"prices": {"white": 3, "water": 0}})
    shapes = scene_of(state, 0).shapes
    assert shapes["ladder-white"]["tip"] == "Price of white: 3 coins to buy, 3 to sell."
    assert shapes["ladder-water"]["tip"] == "Price of water: 1 coin to buy, 0 to sell."
    assert shapes["price-water"]["text"] == "0/1"


GROUNDS = ("red", "white", "champagne", "rose", "water", "abandoned")
PAIRS = [*(("ink", f"ground-{terrain}") for terrain in GROUNDS), *((f"on-{good}", good) for good in GROUNDS[:5])]


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_text_keeps_the_contrast_of_level_aa(text: str, ground: str, theme: int) -> None:
    assert contrast(text, ground, theme) >= 4.5
