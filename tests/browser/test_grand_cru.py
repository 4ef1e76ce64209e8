"""A learner plays a year of Grand Cru in the browser, in French."""

import json

import tutor
from tests.browser.clicking import act, open_play, saved_game, wait_for_me


def year(page):
    saved, _ = saved_game(page)
    return json.loads(tutor.game("grand-cru").replay(saved).to_json())["year"]


def test_a_year_of_grand_cru_by_clicking(visit):
    page = open_play(visit, "game=grand-cru&lang=fr&seed=7")
    assert page.locator(".vg-title").inner_text() == "Grand Cru"
    assert page.locator(".vg-player-score").nth(1).inner_text() == "?", "others' money is hidden"
    for turn in range(120):
        # the last move of the list ends or passes: with it now and then, a year is over in time
        act(page, last=turn % 3 == 2)
        if page.locator(".vg-board", has_text="Année 2").count():
            break
        wait_for_me(page)
    wait_for_me(page)
    assert year(page) == 2
    entries = page.locator(".vg-journal > li").count()
    assert entries > 10
    page.locator(".vg-player").first.click()
    page.locator(".vg-sheet").first.wait_for()
    page.keyboard.press("Escape")
    page.locator(".vg-why > summary").click()
    page.locator(".vg-whylist .vg-refusal").first.wait_for()


def test_a_tile_that_cannot_be_had_says_why(visit):
    page = open_play(visit, "game=grand-cru&lang=en&seed=7")
    for _ in range(12):
        if page.locator(".vg-board .vg-cannot").count():
            break
        act(page, last=False)
        wait_for_me(page)
    page.locator(".vg-board .vg-cannot").first.dispatch_event("click")
    chip = page.locator(".vg-menu .vg-refusal .vg-chip[data-rule]").first
    chip.wait_for()
    assert chip.get_attribute("data-rule").startswith("GC-")
