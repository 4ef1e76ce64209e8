"""Two people at one screen play a year of Viticulture by clicking; a visitor asks the opponent."""

import json
import re

import tutor
from tests.browser.clicking import act, click, look, open_play, saved_game, seat_people

#: Player 1 begins with the Handyman in hand.
SEED = "0"


def choose(page, pattern):
    """Click the first move of the list that is called like this."""
    look(page)
    click(page, page.get_by_role("button", name=re.compile(pattern)).and_(page.locator(".vg-moves .vg-move")).first)


def test_a_year_of_viticulture_with_a_visitor_that_asks_the_opponent(visit):
    page = open_play(visit, "game=viticulture&lang=en&seed=0")
    seat_people(page, 2, SEED)
    for _ in range(2):
        choose(page, "extra lira")
    for row in ("1", "4"):
        choose(page, f"row {row}")
    choose(page, "Place a worker on “Play summer visitor”")
    choose(page, "Handyman")
    choose(page, "Accept")
    choose(page, "Build the trellis")
    look(page)
    assert "Handyman" in page.locator(".vg-ask").inner_text(), "the opponent is asked"
    choose(page, "Accept")
    choose(page, "Build ")
    journal = page.locator(".vg-journal").inner_text()
    assert "VI-VIS-13" in journal and "VI-CARD-S18" in journal
    for turn in range(60):
        if page.locator(".vg-board", has_text="Year 2").count():
            break
        look(page)
        act(page, last=turn % 3 == 2)
    saved, _ = saved_game(page)
    position = json.loads(tutor.game("viticulture").replay(saved).to_json())
    assert position["year"] == 2
    assert "trellis" in position["vineyards"][0]["structures"]
    assert len(position["vineyards"][1]["structures"]) == 1
    assert position["vineyards"][0]["vp"] >= 1, "one point for the opponent who built"
