"""A learner looks back at a game: from a mark to its position, and another try."""

import json
import re

import pytest

from tests.analysis.games import ending
from tests.browser.clicking import act, open_menu, open_play, wait_for_me, wait_for_memory

LONG = 240_000


@pytest.fixture
def file(tmp_path):
    """The end of a game of two random players: short, and full of mistakes."""
    path = tmp_path / "game.json"
    path.write_text(json.dumps(ending("toscana", 14, kinds="random,random")), encoding="utf-8")
    return path


def open_review(visit, file, lang="en"):
    page = visit(f"/review?lang={lang}")
    page.wait_for_selector(".vg-review[data-ready]")
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector(".vg-review[data-part='1']", timeout=LONG)
    return page


def test_from_a_mark_to_its_position_and_another_try_then_a_picture_and_all_of_it_in_french(visit, file):
    page = open_review(visit, file)
    count = page.locator(".vg-mark").count()
    assert count
    go_from_a_mark_to_its_position(page)
    try_again(page)
    save_a_chart(page)
    hear_it_in_french(page, count)


def go_from_a_mark_to_its_position(page):
    marks = page.locator(".vg-mark")
    # the last chart is drawn when all is done
    drawn = "n => document.querySelectorAll('.vg-chart svg a[data-move]').length === n"
    page.wait_for_function(drawn, arg=marks.count())
    number = marks.last.get_attribute("data-number")
    page.locator(f".vg-chart svg a[data-move='{number}']").dispatch_event("click")
    page.wait_for_selector(f".vg-review[data-number='{number}']")
    assert page.locator(".vg-mark[aria-current=true]").get_attribute("data-number") == number
    assert page.locator(".vg-scene .vg-board").is_visible()
    assert page.locator(".vg-gain").is_visible()


def try_again(page):
    page.locator("button.vg-primary", has_text="Try again").click()
    page.wait_for_selector(".vg-review[data-trying=true]")
    assert not page.locator(".vg-gain").count(), "nobody is told before"
    page.locator(".vg-verdict .vg-move").first.click()
    page.wait_for_selector(".vg-answer", timeout=LONG)
    assert "Your move" in page.locator(".vg-answer").inner_text()


def save_a_chart(page):
    panel = page.locator("[data-chart=sources]")
    with page.expect_download() as download:
        panel.get_by_role("button", name="PNG").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")


def hear_it_in_french(page, count):
    """The browser remembers the review: nothing is worked out again."""
    page.wait_for_function("() => localStorage.getItem('vendange:review:toscana')")
    page.get_by_role("button", name="FR").click()
    page.wait_for_selector(".vg-review[data-ready=fr][data-part='1']", timeout=LONG)
    page.wait_for_selector(".vg-mark")
    assert page.locator(".vg-mark").count() == count
    assert re.search("Imprécision|Erreur|Gaffe", page.locator(".vg-marks").inner_text())


def test_the_table_leads_to_the_review_of_its_game(visit):
    page = open_play(visit, "game=toscana&lang=en&seed=7")
    for _ in range(3):
        act(page, last=False)
    wait_for_me(page)
    wait_for_memory(page)
    with page.context.expect_page() as opened:
        open_menu(page)
        page.locator(".vg-tools").get_by_role("link", name="Review").click()
    review = opened.value
    review.wait_for_selector(".vg-review[data-game=toscana]")
    assert review.locator(".vg-scene .vg-board").is_visible()
    assert review.get_by_text("only your own decisions").is_visible()
    review.get_by_role("button", name="Stop").click()
    assert review.get_by_role("button", name="Go on").is_visible()
