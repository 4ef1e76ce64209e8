"""How moves are offered and refusals told: grouped, with the board's names and signs, the most telling first."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tutor
from tests.boards import DRAWN, sample, scene_of
from tests.worlds import GAMES
from tutor.coach.repair import plan
from tutor.session import PERSON, Seat, Session
from widgets import Table
from widgets.offers import Signs, shared_beginning


def told(name: str, lang: str = "en", seed: int = 3) -> tuple[Table, list[dict[str, Any]]]:
    """A table in a game under way, and what it sends."""
    session = Session.new(name, 2, seed=seed, seats=[Seat("", PERSON), Seat("", "random")])
    table = Table(session, lang=lang)
    heard: list[dict[str, Any]] = []
    table.send = lambda message, buffers=None: heard.append(message)
    return table, heard


def test_what_moves_begin_with_is_said_once() -> None:
    assert shared_beginning(["Place on A1", "Place on A2"]) == "Place on"
    assert shared_beginning(["Discard “Sauvignon Blanc”", "Discard “Sauvignon”"]) == "Discard"
    assert shared_beginning(["Sell 1 red", "Sell 2 red"]) == "Sell"
    assert shared_beginning(["Enter the wine of estate 1, slot 2", "Enter the wine of estate 2"]) == "Enter the wine of"
    assert shared_beginning(["Pass", "Pass for good"]) == ""


@pytest.mark.parametrize("lang", tutor.LANGUAGES)
@pytest.mark.parametrize("name", DRAWN)
def test_every_legal_move_is_offered_once_and_its_words_lose_nothing(name: str, lang: str) -> None:
    table, heard = told(name, lang)
    rng = random.Random(1)
    offered = 0
    for _ in range(60):
        heard.clear()
        table.update()
        update = heard[-1]
        texts = {move["index"]: move["text"] for move in update["moves"]}
        grouped = [(group, move) for group in update["groups"] for move in group["moves"]]
        assert sorted(move["index"] for _, move in grouped) == sorted(texts)
        for group, move in grouped:
            offered += 1
            assert move["short"]
            if not group["sign"]:  # under a heading of the same words
                begin = group["title"].removesuffix(" …")
                assert texts[move["index"]].startswith(begin) and move["short"] in texts[move["index"]]
        state = table.session.state
        if state.over:
            break
        table.session.play(rng.choice(state.moves()))
    assert offered


def test_the_actions_of_viticulture_stand_under_the_names_of_the_board() -> None:
    table, heard = told("viticulture")
    rng = random.Random(2)
    while type(table.session.state.decision).__name__ != "TakeTurn" or table.session.state.actor != 0:
        table.session.play(rng.choice(table.session.state.moves()))
    table.update()
    titles = {group["title"]: group for group in heard[-1]["groups"]}
    assert table._scene is not None
    on_board = {name: table._scene.shapes[f"action-{name}"]["label"] for name in ("give_tour", "build_structure")}
    assert set(on_board.values()) <= set(titles)
    tour = titles[on_board["give_tour"]]
    assert [move["short"] for move in tour["moves"]] == ["Grande worker, on the drawing"]
    assert [move["short"] for move in titles[on_board["build_structure"]]["moves"]][:2] == ["Worker", "Grande worker"]
    assert tour["sign"]["href"] == "#vg-tour"


@pytest.mark.parametrize("name", DRAWN)
def test_a_sign_is_drawn_where_its_move_is_clicked(name: str) -> None:
    scene = scene_of(sample(name, 2)[1], 0)
    signs = Signs(scene)
    targets = {shape["target"] for shape in scene.shapes.values() if "target" in shape}
    found = [sign for target in sorted(targets) if (sign := signs.at(target))]
    drawn = {(shape.get("href"), shape["class"]) for shape in scene.shapes.values()}
    assert found and all((sign["href"], sign["class"]) in drawn and sign["href"] != "#vg-none" for sign in found)
    assert signs.at("nowhere") is None


@pytest.mark.parametrize("name", DRAWN)
def test_a_board_has_parts_with_titles_which_hold_everything_that_can_be_clicked(name: str) -> None:
    for state in sample(name, 2)[:4]:
        scene = scene_of(state, 0)
        parts = list(scene.regions.values())
        assert 3 <= len(parts) <= 14 and all(part["region"] for part in parts)
        for shape_name, shape in scene.shapes.items():
            if "target" in shape and shape["kind"] == "rect":
                x, y = shape["x"] + shape["width"] / 2, shape["y"] + shape["height"] / 2
                assert any(
                    part["x"] <= x <= part["x"] + part["width"] and part["y"] <= y <= part["y"] + part["height"]
                    for part in parts
                ), shape_name


@pytest.mark.parametrize("name", GAMES)
def test_reasons_are_merged_and_the_most_telling_come_first(name: str) -> None:
    table, heard = told(name)
    rng = random.Random(4)
    merged = 0
    for _ in range(40):
        table.update()
        heard.clear()
        table._receive(table, {"type": "why"}, [])
        groups, answers = heard[0]["groups"], heard[0]["answers"]
        assert [group["count"] for group in groups] == [
            sum(answer["group"] == number for answer in answers) for number in range(len(groups))
        ]
        order = [(group["never"], group["count"]) for group in groups]
        assert order == sorted(order)
        for number, group in enumerate(groups):
            reasons = {answer["why"] for answer in answers if answer["group"] == number}
            assert reasons == {group["why"]} if group["why"] else len(reasons) > 1
        merged += sum(group["count"] > 1 for group in groups)
        if table.session.state.over:
            break
        table.session.play(rng.choice(table.session.state.moves()))
    assert merged


@pytest.mark.parametrize("name", [name for name in GAMES if tutor.game(name).never])
def test_what_is_never_possible_in_a_game_stays_so_and_how_could_i_says_it(name: str) -> None:
    game = tutor.game(name)
    state = game.new(2, seed=5, journal=False)
    rng = random.Random(5)
    never: set[Any] = set()
    while not state.over:
        for move in state.candidates():
            refusal = state.why_not(move)
            if refusal and refusal.name in game.never:
                never.add(move)
        played = rng.choice(state.moves())
        assert played not in never
        state.play(played)
    assert never or name in ("grand-cru", "toscana")  # there, nothing is listed that cannot be in a game of two


def test_how_could_i_knows_never_without_searching() -> None:
    game = tutor.game("viticulture")
    state = game.new(2, seed=5)
    rng = random.Random(5)
    while type(state.decision).__name__ != "TakeTurn":
        state.play(rng.choice(state.moves()))
    closed = next(
        move for move in state.candidates() if (refusal := state.why_not(move)) and refusal.name == "space-closed"
    )
    answer = plan(state, closed)
    assert answer.end == "never" and not answer.found and answer.positions == 0
    assert "number of players" in answer.text("en") and "nombre de joueurs" in answer.text("fr")
