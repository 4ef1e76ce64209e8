"""A session: playing with people and bots, back and forth, saving and loading."""

from __future__ import annotations

import json
import random

import pytest

import tutor
from tests.volume import volume
from tests.worlds import GAMES
from tutor.session import PERSON, Seat, Session

pytestmark = pytest.mark.parametrize("name", GAMES)


def played(name: str, steps: int, kinds: tuple[str, ...] = (PERSON, "random")) -> Session:
    """A session in which people play at random."""
    session = Session.new(name, len(kinds), seed=4, seats=[Seat("", kind) for kind in kinds])
    rng = random.Random(4)
    for _ in range(steps):
        if session.waits_for_bot():
            session.play_bot()
        else:
            session.play(rng.choice(session.state.moves()))
    return session


def test_undo_and_redo_reach_the_beginning_and_the_end(name: str) -> None:
    session = played(name, 40)
    end = session.state.to_json()
    while session.cursor:
        session.undo()
    assert session.state.to_json() == session.opening.to_json()
    while not session.latest:
        session.redo()
    assert session.state.to_json() == end


def test_undo_stops_where_a_person_decides(name: str) -> None:
    session = played(name, 40)
    session.undo()
    assert session.state.actor in session.persons


def test_every_earlier_position_stays_as_it_was(name: str) -> None:
    session = played(name, 30)
    before = [step.state.to_json() for step in session.steps]
    session.goto(10)
    session.play(session.state.moves()[-1])
    assert [step.state.to_json() for step in session.steps[:10]] == before[:10]
    assert len(session.steps) == 11


def test_an_illegal_move_changes_nothing(name: str) -> None:
    session = played(name, 12)
    before = session.save()
    illegal = [move for move in session.state.candidates() if session.state.why_not(move)]
    for move in illegal:
        with pytest.raises(tutor.IllegalMove):
            session.play(move)
    assert session.save() == before


@pytest.mark.parametrize("steps", [0, 1, 35])
def test_a_saved_session_comes_back_with_every_step(name: str, steps: int) -> None:
    session = played(name, steps)
    session.goto(steps // 2)
    session.seat(0, "Zoé <b>", PERSON)
    again = Session.load(session.save())
    assert again.save() == session.save()
    assert again.cursor == session.cursor and again.names == session.names
    assert [step.state.to_json() for step in again.steps] == [step.state.to_json() for step in session.steps]
    assert [step.events for step in again.steps] == [step.events for step in session.steps]
    assert again.state.moves() == session.state.moves()


def test_a_loaded_session_goes_on_with_the_same_luck(name: str) -> None:
    session = played(name, 30)
    again = Session.load(session.save())
    rng, other = random.Random(9), random.Random(9)
    for _ in range(60):
        if session.state.over:
            break
        session.play(rng.choice(session.state.moves()))
        again.play(other.choice(again.state.moves()))
    assert again.state.to_json() == session.state.to_json()


@volume("kinds", ("random", "random"), ("greedy", "greedy"))
def test_the_whole_game_can_be_played_by_bots(name: str, kinds: tuple[str, str]) -> None:
    session = Session.new(name, seats=[Seat("", kind) for kind in kinds], seed=1)
    while not session.state.over:
        assert session.waits_for_bot()
        session.play_bot()
    # a solo player may have lost
    assert bool(session.state.winners()) == (len(session.state.losers()) < session.state.players)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        "null",
        '{"format": "vendange-record"}',
        '{"format": "vendange-record", "game": "chess"}',
        '{"format": "other", "game": "toscana"}',
    ],
)
def test_a_damaged_session_gives_one_sentence(name: str, text: str) -> None:
    with pytest.raises(tutor.VendangeError) as caught:
        Session.load(text)
    for lang in tutor.LANGUAGES:
        sentence = caught.value.text(lang)
        assert sentence.endswith((".", "!")) and "\n" not in sentence


@volume("damages", 50, 150)
def test_any_damage_to_a_save_is_refused_or_harmless(name: str, damages: int) -> None:
    """Whatever is broken in a save, it is refused with a sentence, or the game it gives is sound."""
    good = json.loads(played(name, 25).save())
    rng = random.Random(0)
    junk = (None, -1, 99, "x", [], {}, 1.5, True, "<script>alert(1)</script>")
    for _ in range(damages):
        broken = json.loads(json.dumps(good))
        target = broken
        while isinstance(target, dict | list) and target:
            key = rng.choice(list(target) if isinstance(target, dict) else range(len(target)))
            if not isinstance(target[key], dict | list) or not target[key] or rng.random() < 0.3:
                target[key] = rng.choice(junk)
                break
            target = target[key]
        try:
            session = Session.load(json.dumps(broken))
        except tutor.VendangeError as error:
            assert error.text("fr") and error.text("en")
        else:
            session.state.check()


def test_wrong_seats_are_refused(name: str) -> None:
    session = played(name, 5)
    for seat in (("Anna", "wizard"), ("x" * 41, PERSON)):
        with pytest.raises(tutor.BadSetup):
            session.seat(0, *seat)
    with pytest.raises(tutor.BadSetup):
        Session.new(name, seats=[Seat("", PERSON)] * 9)
