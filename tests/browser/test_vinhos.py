"""A learner plays a year of each edition of Vinhos in the browser, and a year alone against Lacerda."""

import json

import pytest

import tutor
from tests.browser.clicking import act, look, open_play, saved_game, seat_people, wait_for_me

#: More questions than a year asks a player.
MOST = 220


def year(page, game):
    saved, _ = saved_game(page)
    return json.loads(tutor.game(game).replay(saved).to_json())["year"]


def play_a_year(page, next_year):
    """Click on the board, now and then in the list, until the board shows the next year."""
    for turn in range(MOST):
        if page.locator(".vg-board", has_text=next_year).count():
            return
        look(page)
        act(page, last=turn % 3 == 2)
        page.wait_for_selector(".vg-move, .vg-ask .vg-primary, .vg-player.vg-won")
    raise AssertionError("the year does not end")


@pytest.mark.parametrize("game", ["vinhos-2016", "vinhos-2010"])
def test_a_year_of_vinhos_by_clicking(visit, game):
    page = open_play(visit, f"game={game}&lang=fr&seed=7")
    play_a_year(page, "Année 2")
    wait_for_me(page)
    assert year(page, game) == 2
    assert page.locator(".vg-journal > li").count() > 10
    page.locator(".vg-why > summary").click()
    page.locator(".vg-whylist .vg-refusal").first.wait_for()


def test_a_year_against_lacerda_by_clicking(visit):
    page = open_play(visit, "game=vinhos-2016&lang=en&seed=7")
    seat_people(page, 1, 7)
    play_a_year(page, "Year 2")
    assert year(page, "vinhos-2016") == 2
