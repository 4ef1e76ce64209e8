"""The table's Python side: what it tells the browser, and how it answers bad input."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import tutor
from tests.worlds import GAMES, walk
from tutor.core.state import State
from tutor.session import PERSON, Seat, Session
from widgets import Table

pytestmark = pytest.mark.parametrize("name", GAMES)


class Desk:
    """A table with a browser that only listens."""

    def __init__(self, name: str, kinds: tuple[str, ...] = (PERSON, "random"), lang: str = "en") -> None:
        seats = [Seat("", kind) for kind in kinds]
        self.table = Table(Session.new(name, len(kinds), seed=3, seats=seats), lang=lang)
        self.heard: list[dict[str, Any]] = []
        self.table.send = lambda message, buffers=None: self.heard.append(message)
        self.say(type="hello", query="")

    def say(self, **message: Any) -> list[dict[str, Any]]:
        """Send a message as the browser would; return the answers."""
        self.heard.clear()
        self.table._receive(self.table, message, [])
        json.dumps(self.heard)  # everything must travel
        return list(self.heard)

    def play(self, rng: random.Random) -> dict[str, Any]:
        """Play one move of whoever is to move; return the update."""
        number = self.table.number
        if self.table.session.waits_for_bot():
            answers = self.say(type="bot", number=number)
        else:
            legal = [index for index, move in enumerate(self.table._candidates)
                     if self.table.session.state.why_not(move) is None]  # fmt: skip
            if not legal:
                self.say(type="reveal")
                return self.play(rng)
            answers = self.say(type="play", number=number, index=rng.choice(legal))
        return next(answer for answer in answers if answer["type"] == "update")


@pytest.mark.parametrize("lang", tutor.LANGUAGES)
def test_a_whole_game_is_told_in_every_language(name: str, lang: str) -> None:
    desk = Desk(name, lang=lang)
    rng = random.Random(1)
    steps = 0
    while not desk.table.session.state.over:
        update = desk.play(rng)
        steps += 1
        assert update["cursor"] == update["steps"] == steps
        assert update["journal"]["keep"] == steps and len(update["journal"]["add"]) == 1
    assert update["over"] and any(seat["won"] for seat in update["seats"])
    assert desk.say(type="sheet")[0]["over"]


def test_what_the_list_offers_is_exactly_what_is_legal(name: str) -> None:
    desk = Desk(name)
    rng = random.Random(2)
    for _ in range(60):
        if desk.table.session.state.over:
            break
        update = desk.play(rng)
        if desk.table.session.waits_for_bot():
            assert update["moves"] == []
            continue
        state = desk.table.session.state
        offered = [desk.table._candidates[move["index"]] for move in update["moves"]]
        assert offered == state.moves()
        for legal, illegal in update["targets"].values():
            assert all(state.why_not(desk.table._candidates[index]) is None for index in legal)
            assert all(state.why_not(desk.table._candidates[index]) is not None for index in illegal)


def test_every_refusal_has_its_words_and_rule(name: str) -> None:
    desk = Desk(name)
    rng = random.Random(3)
    refused = 0
    for _ in range(80):
        if desk.table.session.state.over:
            break
        desk.play(rng)
        for answer in desk.say(type="why")[0]["answers"]:
            refused += 1
            assert answer["why"] and answer["rule"] in desk.table.session.game.rulebook
    assert refused


def hears_the_same(name: str, kinds: tuple[str, ...], seat: int) -> None:
    """Two worlds that differ only in what a seat cannot know look the same at its table."""
    game = tutor.game(name)
    state = game.new(len(kinds), seed=8)
    rng = random.Random(8)
    for _ in range(40):
        state.play(rng.choice(state.moves()))
    heard = []
    for world in (state, *(state.redeal(seat, random.Random(s)) for s in range(4))):
        twin = game.from_json({**json.loads(world.to_json()), "luck": 1})
        table = Table(Session(twin, [Seat("", kind) for kind in kinds]))
        messages: list[Any] = []
        table.send = lambda message, buffers=None, kept=messages: kept.append(message)
        table._receive(table, {"type": "hello", "query": ""}, [])
        heard.append(json.dumps(messages))
    assert len(set(heard)) == 1


def test_other_players_secrets_never_reach_the_browser(name: str) -> None:
    hears_the_same(name, (PERSON, "random"), 0)
    hears_the_same(name, ("random", PERSON), 1)


def secret_questions(name: str) -> list[State]:
    """Positions in which seat 1 is asked something in secret, out of a few random games; some are rare."""
    asked: list[State] = []
    for seed in range(60):
        for here in walk(tutor.game(name).new(2, seed), seed):
            if here.actor == 1 and here.decision is not None and here.decision.secret:
                asked.append(here.copy())
        if len(asked) > 20 or (asked and seed > 12):
            break
    return asked


def test_a_secret_choice_of_a_bot_is_not_told_in_the_journal(name: str) -> None:
    if not any(getattr(frame, "secret", False) for frame in tutor.game(name).frames):
        return
    asked = secret_questions(name)
    assert asked
    for state in asked:
        desk = Desk(name)
        desk.table.session = Session(state, desk.table.session.seats)
        desk.say(type="lang", lang="en")
        update = desk.play(random.Random(5))
        assert update["journal"]["add"][0]["text"] == desk.table.word("secret-of", player=1)


def test_a_click_on_an_older_picture_is_ignored(name: str) -> None:
    desk = Desk(name)
    rng = random.Random(1)
    while desk.table.session.waits_for_bot():
        desk.play(rng)
    number = desk.table.number
    index = desk.heard[-1]["moves"][0]["index"]
    assert desk.say(type="play", number=number, index=index)
    assert desk.say(type="play", number=number, index=index) == []


@pytest.mark.parametrize(
    "message",
    [
        {"type": "play", "number": 1, "index": 10_000},
        {"type": "play", "number": 1, "index": "x"},
        {"type": "load", "text": "nonsense"},
        {"type": "load"},
        {"type": "rule", "rule": "XX-NO-99"},
        {"type": "new", "seats": []},
        {"type": "new", "seats": [{"name": "a", "kind": "wizard"}] * 2},
        {"type": "new", "seats": [{"name": "x" * 999, "kind": "person"}] * 2},
        {"type": "new", "seats": [{"name": "a", "kind": "person"}] * 2, "options": {"moon": 1}},
        {"type": "seat", "seat": 77, "name": "", "kind": "person"},
        {"type": "goto", "cursor": "x"},
    ],
    ids=lambda message: message["type"],
)
def test_bad_messages_get_a_sentence_and_change_nothing(name: str, message: dict[str, Any]) -> None:
    desk = Desk(name, lang="fr")
    before = desk.table.session.save()
    answers = desk.say(**{**message, **({"number": desk.table.number} if "number" in message else {})})
    assert [answer["type"] for answer in answers] == ["sorry"]
    assert answers[0]["text"].endswith((".", "!"))
    assert desk.table.session.save() == before


@pytest.mark.parametrize("message", [{}, {"type": "nonsense"}, {"type": "msg"}, {"type": "trait_change"}, {"type": 3}])
def test_unknown_messages_are_ignored(name: str, message: dict[str, Any]) -> None:
    assert Desk(name).say(**message) == []


def test_the_language_changes_and_the_game_stays(name: str) -> None:
    desk = Desk(name)
    desk.play(random.Random(0))
    before = desk.table.session.save()
    greeting, update = desk.say(type="lang", lang="fr")
    assert greeting["lang"] == "fr" and update["journal"]["keep"] == 0
    assert desk.table.session.save() == before
    assert desk.say(type="lang", lang="xx") == []


def test_an_address_with_a_seed_is_a_certain_game(name: str) -> None:
    positions = []
    for seed in ("5", "5", "6", "<script>"):
        table = Table()
        table.send = lambda message, buffers=None: None
        table._receive(table, {"type": "hello", "query": f"?game={name}&seed={seed}"}, [])
        positions.append(table.session.state.to_json())
    assert positions[0] == positions[1] != positions[2]


def test_a_page_that_remembers_a_game_gets_it_back(name: str) -> None:
    desk = Desk(name)
    rng = random.Random(6)
    for _ in range(9):
        desk.play(rng)
    text = desk.say(type="save")[0]["text"]
    table = Table()
    messages: list[Any] = []
    table.send = lambda message, buffers=None: messages.append(message)
    table._receive(table, {"type": "hello", "query": f"?game={name}&lang=fr", "saved": text}, [])
    assert table.session.save() == text and messages[0]["note"]
    broken = Table()
    broken.send = lambda message, buffers=None: None
    broken._receive(broken, {"type": "hello", "query": f"?game={name}", "saved": "{"}, [])
    assert broken.session.game.name == name and broken.session.steps == []
