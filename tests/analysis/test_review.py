"""The review of a whole record: complete, reproducible, stoppable, kept beside the record."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import tutor
from tests.analysis.games import ending, unfinished
from tutor.analysis import cache
from tutor.analysis.review import QUICK, Review, begin, review
from tutor.analysis.sources import action_mix, points_over_time, say_source
from tutor.analysis.telling import decimal, signed, tell, tell_ledger, tell_scale
from tutor.analysis.timeline import Timeline
from tutor.analysis.weighing import Budget
from tutor.core.errors import BadSave, BadSetup, VendangeError
from tutor.core.text import LANGUAGES, say

SMALL = Budget(16, luck_rounds=1)
RANDOM = "random,random"


def toscana() -> dict[str, Any]:
    return ending("toscana", 9, kinds=RANDOM)


@pytest.mark.parametrize("name", tutor.games())
def test_every_decision_and_every_draw_is_looked_at(name: str) -> None:
    made = review(ending(name, 3), budget=SMALL)
    timeline = made.timeline
    assert made.complete
    assert sorted(made.looks) == sorted(made.verdicts) == [moment.number for moment in timeline.decisions()]
    assert list(made.draws) == [moment.number for moment in timeline.draws()]
    for number, verdict in made.verdicts.items():
        moment = timeline.moments[number]
        assert verdict.weighed.played[0] == moment.move and verdict.seat == moment.actor
    for lang in LANGUAGES:
        for moment, state in timeline.walk():
            if moment.number in made.verdicts:
                told = tell(made, moment.number, state, lang)
                assert told.heading and told.played and told.better and told.rules
        assert all(tell_ledger(made, ledger, lang) for ledger in made.ledgers())
        assert tell_scale(made, lang)


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    """A whole review, as it is kept."""
    return cache.to_dict(review(toscana(), budget=SMALL))


def test_the_same_record_gives_the_same_review(whole: dict[str, Any]) -> None:
    assert cache.to_dict(review(toscana(), budget=SMALL)) == whole


def test_a_solo_game_and_a_game_of_four_can_be_reviewed() -> None:
    assert review(ending("viticulture", 4, players=1, kinds="random"), budget=SMALL).complete
    four = review(ending("toscana", 12, players=4, kinds="random,random,random,random"), budget=SMALL)
    assert four.complete and len(four.ledgers()) == 4


def test_progress_grows_to_the_end_and_a_stopped_review_keeps_what_it_has() -> None:
    parts: list[float] = []
    review(toscana(), budget=SMALL, progress=parts.append)
    assert parts == sorted(parts) and parts[-1] == 1.0
    parts[:] = [0.0]
    stopped = review(toscana(), budget=SMALL, progress=parts.append, stop=lambda: parts[-1] >= 0.5)
    assert stopped.verdicts and not stopped.complete


# ---------------------------------------------------------------------- kept beside the record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(toscana()), encoding="utf-8")
    return path


def test_a_stopped_review_goes_on_where_it_was_and_ends_the_same(file: Path, whole: dict[str, Any]) -> None:
    parts = [0.0]
    review(toscana(), budget=SMALL, beside=file, progress=parts.append, stop=lambda: parts[-1] >= 0.5)
    first = json.loads(cache.path_of(file).read_text(encoding="utf-8"))
    parts.clear()
    resumed = review(toscana(), budget=SMALL, beside=file, progress=parts.append)
    assert parts[0] >= 0.5, "nothing is done twice"
    assert first["verdicts"] and len(first["prospects"]) < len(resumed.prospects)
    assert cache.to_dict(resumed) == whole
    assert json.loads(cache.path_of(file).read_text(encoding="utf-8")) == whole


def test_a_whole_review_is_not_done_again(file: Path) -> None:
    review(toscana(), budget=SMALL, beside=file)
    parts: list[float] = []
    again = review(toscana(), budget=SMALL, beside=file, progress=parts.append)
    assert parts == [] and again.complete


def damages(saved: dict[str, Any]) -> list[Any]:
    """Return the review, damaged in many ways."""
    found: list[Any] = [None, [], "x", {}, {**saved, "format": "other"}, {**saved, "version": 99}]
    found += [{**saved, key: None} for key in saved if key != "seat"]
    found += [{**saved, "record": "0" * 64}, {**saved, "rules": 99}, {**saved, "simulations": 17}]
    for change in (
        lambda entry: entry.update(number=10**6),
        lambda entry: entry.update(number="3"),
        lambda entry: entry.update(seat=1 - entry["seat"]),
        lambda entry: entry.update(played=[]),
        lambda entry: entry.update(played=[["Nonsense", 3]]),
        lambda entry: entry.update(gain=[1, 2]),
        lambda entry: entry.update(gain=[float("inf"), 2, 3]),
        lambda entry: entry.update(gain=[1, -2, 3]),
        lambda entry: entry.update(gain=["1", 2, 3]),
        lambda entry: entry.update(points=[[1, 2, 3]]),
        lambda entry: entry.update(reasons=[[7, [1, 2, 3]]]),
        lambda entry: entry.pop("rival"),
    ):
        copied = copy.deepcopy(saved)
        change(copied["verdicts"][0])
        found.append(copied)
    return found


def test_a_damaged_or_foreign_review_is_done_anew(file: Path, whole: dict[str, Any]) -> None:
    for damaged in damages(whole):
        fresh = begin(Timeline(toscana()), SMALL)
        assert not cache.fill(fresh, damaged), damaged
        assert not fresh.verdicts and not fresh.draws, "nothing of it is taken"
    cache.path_of(file).write_text("{ torn", encoding="utf-8")
    again = review(toscana(), budget=SMALL, beside=file)
    assert cache.to_dict(again) == whole


def test_names_and_the_place_that_is_looked_at_do_not_make_another_game() -> None:
    record = toscana()
    renamed = {**record, "names": ["Ada", "Bea"], "cursor": 3, "seats": ["person", "greedy"]}
    assert Timeline(record).digest() == Timeline(renamed).digest()
    shorter = {**record, "moves": record["moves"][:-1]}
    assert Timeline(record).digest() != Timeline(shorter).digest()


def test_a_folder_that_cannot_be_written_to_loses_no_review(tmp_path: Path) -> None:
    made = review(toscana(), budget=SMALL, beside=tmp_path / "nowhere" / "game.json")
    assert made.complete


# ---------------------------------------------------------------------- whose eyes


def test_one_seat_sees_its_own_decisions_alone() -> None:
    made = review(ending("grand-cru", 3), budget=SMALL, seat=0)
    assert made.complete and not made.draws
    assert {verdict.seat for verdict in made.verdicts.values()} <= {0}
    assert [ledger.seat for ledger in made.ledgers()] == [0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bad_input_gets_a_sentence(lang: str) -> None:
    timeline = Timeline(toscana())
    for wrong in (3, 10**9):
        with pytest.raises(BadSetup) as problem:
            begin(timeline, Budget(wrong, 1))
        assert str(wrong) in problem.value.text(lang).replace(" ", "").replace(",", "").replace("\u202f", "")
    with pytest.raises(BadSetup):
        begin(timeline, QUICK, seat=7)
    for broken in ("", "[]", "{}", '{"format": "vendange-record", "game": "chess"}'):
        with pytest.raises(VendangeError):
            review(broken)
    with pytest.raises(BadSave):
        review({**toscana(), "moves": [["Nonsense"]]})


# ---------------------------------------------------------------------- what is counted


@pytest.mark.parametrize("name", tutor.games())
def test_points_by_source_add_up_to_the_scores_at_every_moment(name: str) -> None:
    timeline = Timeline(ending(name, 30))
    rows, lines = points_over_time(timeline, range(2))
    for moment, state in timeline.walk():
        for seat in range(2):
            got = [row.points for row in rows if (row.number, row.seat) == (moment.number, seat)]
            if moment.actor >= 0:
                assert sum(got) == state.score_sheet(seat).total
    last = len(timeline.moments)
    for seat, score in enumerate(timeline.final.scores()):
        total = sum(row.points for row in rows if (row.number, row.seat) == (last, seat))
        assert total == timeline.final.score_sheet(seat).total
        assert total == score or name.startswith("vinhos"), "a sheet's total is the score"
    for lang in LANGUAGES:
        for line in lines.values():
            words = say_source(line, lang)
            assert words and words[0] != "…" and "× …" not in words


@pytest.mark.parametrize("name", tutor.games())
def test_every_opened_turn_is_counted_once_and_can_be_said(name: str) -> None:
    timeline = Timeline(ending(name, 60))
    uses = action_mix(timeline, range(2))
    assert uses and sum(use.times for use in uses) <= sum(moment.actor >= 0 for moment in timeline.moments)
    assert [use.times for use in uses] == sorted((use.times for use in uses), reverse=True)
    for lang in LANGUAGES:
        assert all(say(use.action, lang) for use in uses)


def test_numbers_are_written_as_the_language_does() -> None:
    assert decimal(1234.56, "en") == "1,234.6" and decimal(-0.04, "en") == "0.0"
    assert decimal(2.5, "fr") == "2,5" and signed(2.5, "en") == "+2.5" and signed(-2.5, "fr") == "−2,5"


def test_an_unfinished_record_can_be_reviewed() -> None:
    made: Review = review(unfinished("toscana", 3, ["person", "greedy"]), budget=SMALL, seat=0)
    assert made.complete and not made.timeline.over
    assert made.timeline.persons == [0]
