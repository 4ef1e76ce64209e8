"""Looking closely: every drawn thing with a meaning answers, in every language, and tells nothing that is hidden."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tutor
from tests.boards import DRAWN, many, reader, sample
from tests.test_glossary import FOLDERS
from tutor.core.state import State
from tutor.core.text import LANGUAGES
from tutor.session import Seat, Session
from widgets import boards, things
from widgets.examples import Examples
from widgets.explorer import Explorer
from widgets.inspect import Sight, inspection
from widgets.table import Table

in_every_game = pytest.mark.parametrize("name", DRAWN)
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
#: Positions of the middle of a game that are looked at.
POSITIONS = 10


def middle_game(name: str) -> list[State]:
    """Return positions from the middle of a game, as far apart as there are."""
    states = sample(name, many(name))
    start, end = len(states) // 4, len(states) - 1
    step = max(1, (end - start) // POSITIONS)
    return states[start:end:step][:POSITIONS]


def sight(state: State, seat: int | None, lang: str = "en") -> Sight:
    name = state.game.name
    eyes, view = reader(name, state.players, lang, seat), state.view(seat)
    return Sight(eyes, view, boards.board(name).draw(eyes, view))


def told(seen: Sight) -> dict[str, dict[str, Any]]:
    """Return what is told of every thing on a drawing."""
    return {shape["about"]: inspection(seen, shape) for shape in seen.scene.shapes.values() if "about" in shape}


@in_every_language
@in_every_game
def test_every_drawn_thing_answers_with_a_name_and_with_what_it_is(name: str, lang: str) -> None:
    for number, state in enumerate(middle_game(name)):
        seen = sight(state, number % state.players, lang)
        unexplained = [shape for shape in seen.scene.shapes.values() if "tip" in shape and "about" not in shape]
        assert unexplained == []
        for about, answer in told(seen).items():
            assert answer["title"] and answer["text"].endswith(".") and answer["what"].endswith("."), about
            assert answer["rules"], about
            lines = [answer["text"], *answer["cost"], *answer["worth"]]
            assert all(line and "worth-" not in line and "cost-" not in line for line in lines), (about, lines)


@in_every_game
def test_nothing_hidden_is_told(name: str) -> None:
    rng = random.Random(5)
    for number, state in enumerate(middle_game(name)):
        seat = number % state.players
        assert told(sight(state, seat)) == told(sight(state.redeal(seat, rng), seat))


@in_every_game
def test_whoever_watches_and_several_at_one_screen_can_look_closely_too(name: str) -> None:
    for state in middle_game(name)[::4]:
        assert told(sight(state, None)) and told(sight(state, -1))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_term_of_a_glossary_names_a_thing_on_the_board(folder: Any) -> None:
    """The games of a folder share a glossary; what only few players or one alone have counts too."""
    used = set()
    for name in [name for name in DRAWN if tutor.game(name).folder == folder]:
        for players in {tutor.game(name).players[0], many(name)}:
            for state in sample(name, players):
                look = things.Look.of(reader(name, players), state.view(0))
                shapes = sight(state, 0).scene.shapes.values()
                used |= {things.find(name, shape["about"]).term(look) for shape in shapes if "about" in shape}
    assert set(tutor.game(FOLDERS[folder]).glossary) == used


# ---------------------------------------------------------------------- pages


class Overheard:
    """Collects what a widget sends."""

    def __init__(self, widget: Any) -> None:
        self.sent: list[dict[str, Any]] = []
        widget.send = self.sent.append

    def answer(self) -> dict[str, Any]:
        return next(message for message in reversed(self.sent) if message["type"] == "inspection")


def test_the_table_tells_what_can_be_done_with_a_thing_and_why_the_rest_cannot() -> None:
    table = Table(Session.new("toscana", 2, 7, [Seat("", "person"), Seat("", "person")]))
    heard = Overheard(table)
    table.update()
    target, (legal, _) = next((target, lying) for target, lying in table._lying.items() if lying[0])
    about = next(shape["about"] for shape in table._scene.shapes.values() if shape.get("target") == target)
    table.hear_inspect({"about": about, "at": 3})
    answer = heard.answer()
    assert answer["at"] == 3 and answer["moves"] == legal and answer["about"] == about
    table.hear_play({"index": legal[0], "number": table.number})
    refused = next(target for target, lying in table._lying.items() if lying[1] and not lying[0])
    about = next(shape["about"] for shape in table._scene.shapes.values() if shape.get("target") == refused)
    table.hear_inspect({"about": about})
    assert heard.answer()["moves"] == [] and heard.answer()["refusals"]


@pytest.mark.parametrize("about", ["no-such-thing", None, 7, "<script>"])
def test_what_is_not_there_is_not_told(about: Any) -> None:
    table = Table(Session.new("toscana", 2, 7))
    heard = Overheard(table)
    table.hear_inspect({"about": about})
    table.update()
    table.hear_inspect({"about": about})
    assert [message["type"] for message in heard.sent] == ["update"]


def test_examples_and_explorer_answer_too() -> None:
    examples = Examples("toscana")
    heard = Overheard(examples)
    examples.hear_open({"id": examples.game.examples[0].id})
    examples.hear_inspect({"about": "purse-0", "walk": None})
    assert heard.answer()["title"] == "Coins"
    explorer = Explorer(tutor.game("toscana").new(players=2, seed=1), lang="fr")
    heard = Overheard(explorer)
    explorer.hear_hello({})
    explorer.hear_inspect({"about": "purse-0"})
    assert heard.answer()["title"] == "Pièces"
