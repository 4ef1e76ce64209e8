"""What moves on a board: recognised by looks, by name, by numbers; every event of every game on record; no secrets."""

from __future__ import annotations

import json
import random
import tomllib
from functools import cache
from typing import Any

import pytest

import tutor
from tests.films import beats, records
from tests.test_text import catalogue
from tests.worlds import GAMES, siblings, walk
from tutor.core.glimpses import glimpses
from tutor.session import PERSON, Seat, Session
from widgets import Table, boards
from widgets.motion import motions
from widgets.scene import Scene
from widgets.scene import sent as sent_of

every_game = pytest.mark.parametrize("name", GAMES)


def table(**places: tuple[float, str]) -> Scene:
    """A row of places: how far to the right, and the symbol that lies there."""
    scene = Scene(200, 100, "a row")
    for name, (x, symbol) in places.items():
        scene.symbol(name, symbol, x, 0, 10, "vb-slot" if symbol == "slot" else "vb-cube")
    return scene


# ---------------------------------------------------------------------- what moves


def test_what_is_gone_here_and_new_there_has_travelled() -> None:
    before = table(left=(0, "cube"), right=(100, "slot"))
    after = table(left=(0, "slot"), right=(100, "cube"))
    assert motions(before, after) == [["travel", "right", -100, 0]]


def test_the_nearest_of_equal_things_travels() -> None:
    before = table(a=(0, "cube"), b=(60, "cube"), c=(100, "none"))
    after = table(a=(0, "slot"), b=(60, "slot"), c=(100, "cube"))
    assert motions(before, after) == [["travel", "c", -40, 0], ["leave", "a", 0, 0]]


def test_what_only_lies_elsewhere_slides() -> None:
    assert motions(table(disc=(0, "disc")), table(disc=(30, "disc"))) == [["travel", "disc", -30, 0]]


def test_what_shows_another_face_turns_over() -> None:
    assert motions(table(tile=(0, "disc")), table(tile=(0, "cube"))) == [["turn", "tile"]]


def numbered(bank: str, cube: str, seat: str = "") -> Scene:
    scene = table(cube=(100, cube))
    scene.text("bank", 20, 50, bank, size=0)
    scene.text("seat", 105, 5, seat, size=0)
    return scene


def test_numbers_count_and_tell_where_things_come_from_and_go_to() -> None:
    assert motions(numbered("7 cubes", "slot"), numbered("6 cubes", "cube")) == [
        ["count", "bank", 0, 0],
        ["enter", "cube", -85, 45],
    ]
    assert motions(numbered("1 cube", "cube"), numbered("2 cubes", "slot")) == [
        ["count", "bank", 0, 0],
        ["leave", "cube", -85, 45],
    ]


def test_what_two_numbers_tell_is_carried_from_one_to_the_other() -> None:
    before, after = numbered("7", "none", "2"), numbered("5", "none", "4")
    assert ["carry", 20, 50, 105, 5] in motions(before, after)


def test_letters_travel_with_the_thing_they_stand_on() -> None:
    def piece(x: float) -> Scene:
        scene = table(a=(0, "disc" if not x else "none"), b=(100, "disc" if x else "none"))
        for name, place in (("a-seat", 5), ("b-seat", 105)):
            scene.text(name, place, 5, "2" if abs(place - x) < 10 else "", size=0)
        return scene

    assert motions(piece(0), piece(100)) == [["travel", "b-seat", -100, 0], ["travel", "b", -100, 0]]


def test_a_named_piece_travels_with_all_its_parts_whatever_it_looks_like() -> None:
    def hand(*cards: str) -> Scene:
        scene = Scene(200, 100, "a hand")
        for place, card in enumerate(cards):
            with scene.piece(card):
                scene.rect(f"{place}-ground", place * 50, 0, 40, 60, "vb-face")
                scene.text(f"{place}-name", place * 50 + 20, 30, card)
        return scene

    moved = motions(hand("syrah", "malvasia"), hand("malvasia"))
    assert ["travel", "0-ground", 50, 0] in moved and ["travel", "0-name", 50, 0] in moved
    # the other card is not there any more: it leaves from where it lay before
    assert [motion for motion in moved if motion[0] != "travel"] == [
        ["leave", "0-ground", 0, 0],
        ["leave", "0-name", 0, 0],
    ]


def test_a_piece_that_is_drawn_in_another_way_elsewhere_comes_from_where_it_was() -> None:
    large, small = Scene(200, 100, "an offer"), Scene(200, 100, "a list")
    with large.piece("card"):
        large.rect("offer", 100, 0, 40, 60, "vb-face")
        large.text("offer-name", 120, 30, "Vine growers")
    with small.piece("card"):
        small.rect("chip", 0, 0, 40, 20, "vb-chip")
    assert motions(large, small) == [["enter", "chip", 100, 20]]


def test_what_is_not_seen_does_not_move() -> None:
    before, after = table(slot=(0, "slot")), table(slot=(50, "slot"))
    for scene, tip in ((before, "nothing"), (after, "still nothing")):
        scene.rect("hit", 0, 0, 10, 10, "vg-hit", tip=tip)
    assert motions(before, after) == []


# ---------------------------------------------------------------------- every event of every game


def still(name: str) -> dict[str, str]:
    """Why events move nothing, by event."""
    stated = tomllib.loads((boards.folder(name) / "still.toml").read_text(encoding="utf-8"))
    return {event: reason for reason, events in stated.items() for event in events}


@cache
def moved(name: str) -> frozenset[str]:
    """The events that come with motion, or with a change that floats, in a game on record."""
    found: set[str] = set()
    for record in records(name):
        if {event.name for event in record.events} <= found:
            continue  # drawing takes time
        for beat in beats(record):
            if beat["motions"] or any(told["changes"] for told in beat["told"]):
                found |= {told["name"] for told in beat["told"]}
    return frozenset(found)


@every_game
def test_every_event_moves_something_or_has_a_reason_not_to(name: str) -> None:
    events = {
        key.removeprefix("event-") for key in catalogue(tutor.game(name).folder, "en") if key.startswith("event-")
    }
    plain = {event for event in events if event.removesuffix("-hidden") not in events - {event}}
    moving = frozenset().union(*(moved(other) for other in siblings(name)))
    assert sorted(plain - moving - still(name).keys()) == [], "neither moves nor has a reason why not"
    assert sorted(still(name).keys() & moving) == [], "moves after all"
    assert sorted(still(name).keys() - plain) == [], "no such event"


@every_game
def test_glimpses_are_the_events_of_the_move_and_leave_the_position_alone(name: str) -> None:
    for state in walk(tutor.game(name).new(2, seed=1), seed=1):
        if state.over:
            break
        move = random.Random(1).choice(state.moves())
        before = state.to_json()
        seen = glimpses(state, move)
        assert state.to_json() == before
        assert [glimpse.event for glimpse in seen] == state.copy().play(move)


# ---------------------------------------------------------------------- films at the table


def update_after(state: tutor.State, move: Any) -> dict[str, Any]:
    """What a person on seat 0 is sent when seat 1 makes a move."""
    desk = Table(Session(state.copy(), [Seat("", PERSON), Seat("", "random")]))
    sent: list[dict[str, Any]] = []
    desk.send = lambda message, buffers=None: sent.append(message)
    desk._receive(desk, {"type": "hello", "query": ""}, [])
    desk.session.play(move)
    desk.update()
    return sent[-1]


@every_game
def test_a_film_never_shows_a_secret_choice(name: str) -> None:
    checked = 0
    for state in walk(tutor.game(name).new(2, seed=3), seed=3):
        if state.over or checked > 12:
            break
        if state.actor != 1 or state.decision is None or not state.decision.secret:
            continue
        heard: dict[str, set[str]] = {}
        for move in state.moves()[:6]:
            after = state.copy()
            after.play(move)
            seen = json.dumps(after.view(0), sort_keys=True)
            heard.setdefault(seen, set()).add(json.dumps(update_after(state, move)["scene"]))
        assert all(len(films) == 1 for films in heard.values())
        checked += 1


@every_game
def test_the_beats_of_a_film_lead_to_the_position(name: str) -> None:
    rng = random.Random(4)
    desk = Table(Session.new(name, 2, seed=4, seats=[Seat("", PERSON), Seat("", "random")]))
    sent: list[dict[str, Any]] = []
    desk.send = lambda message, buffers=None: sent.append(message)
    desk._receive(desk, {"type": "hello", "query": ""}, [])
    shapes: dict[str, Any] = dict(sent[-1]["scene"]["shapes"])
    films = 0
    for _ in range(40):
        if desk.session.state.over:
            break
        desk.session.play(rng.choice(desk.session.state.moves()))
        desk.update()
        patch = sent[-1]["scene"]
        films += bool(patch["beats"])
        for part in (*patch["beats"], patch):
            for gone in part["gone"]:
                del shapes[gone]
            shapes |= part["shapes"]
            for verb, shape, *_ in part["motions"]:
                assert verb in ("carry", "leave") or shape in shapes
        assert desk._scene is not None
        assert shapes == {shape: sent_of(drawn) for shape, drawn in desk._scene.shapes.items()}
    assert films > 5
