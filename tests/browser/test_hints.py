"""The coach in the browser: a hint in four steps, and the way to a move that is not allowed."""

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import act, click, offered, open_play, seat_people, wait_for_me

ASK = ".vg-ask-hint"


def next_step(page, step):
    """Click for the next step of the hint, and wait for it."""
    page.locator(ASK).click()
    page.wait_for_function("n => document.querySelectorAll('.vg-hint-step').length === n", arg=step)
    expect(page.locator(".vg-thinking")).to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "labels", "score"),
    [
        ("en", ["Hint", "Where to look?", "Which move?", "Why?"], "Chance to win"),
        (
            "fr",
            ["Un conseil", "Où regarder\u00a0?", "Quel coup\u00a0?", "Pourquoi\u00a0?"],
            "Chances de gagner",
        ),
    ],
)
def test_a_hint_in_four_steps(visit, lang, labels, score):
    page = open_play(visit, f"game=toscana&lang={lang}&seed=7")
    for step, label in enumerate(labels, 1):
        assert page.locator(ASK).inner_text() == label
        next_step(page, step)
        if step == 1:
            assert page.locator(".vg-hint-aim").count() == 1 and not page.locator(".vg-hinted").count()
        if step == 2:
            assert page.locator(".vg-hint-step .vg-chip").count() == 1
            assert not page.locator(".vg-hint-move").count(), "the move is not told yet"
    assert page.locator(ASK).count() == 0, "there is no fifth step"
    assert score in page.locator(".vg-hints").inner_text()
    told = page.locator(".vg-hint-move").inner_text()
    assert page.locator(".vg-board .vg-hinted").count() or not page.locator(".vg-board .vg-can").count()
    # the hinted move is on offer, word for word
    assert any(move in told for move in offered(page))
    # and a new position has a new hint
    act(page, last=False)
    wait_for_me(page)
    assert page.locator(ASK).inner_text() == labels[0] and page.locator(".vg-hint-step").count() == 0
    assert page.locator(".vg-hinted").count() == 0


def test_the_rule_of_a_hint_opens_in_place(visit):
    page = open_play(visit, "game=grand-cru&lang=en&seed=7")
    for step in (1, 2):
        next_step(page, step)
    page.locator(".vg-hint-step .vg-chip").click()
    page.wait_for_selector(".vg-hint-step .vg-rule-title")


def test_how_could_i(visit):
    """An action of Toscana that was used comes back in the next round: the coach says after which own moves."""
    page = open_play(visit, "game=toscana&lang=en&seed=7")
    actions = page.locator(".vg-moves .vg-move", has_text="Use the")
    while actions.count() != 2:
        act(page, last=True)
        wait_for_me(page)
    page.locator(".vg-why > summary").click()
    page.locator(".vg-whylist .vg-how").first.click()
    page.locator(".vg-plan .vg-plan-head").wait_for()
    plan = page.locator(".vg-plan").first
    assert "Allowed after these moves:" in plan.inner_text() and "as little as they can" in plan.inner_text()
    steps = plan.locator("ol li").all_inner_texts()
    assert len(steps) > 2 and steps[-1].startswith("Use the"), "own moves, and the wish itself in the end"
    # the plan begins with something that may be done now
    assert any(steps[0].startswith(move) for move in offered(page))


def test_a_search_that_takes_long_can_be_ended_and_says_how_far_it_looked(visit):
    page = open_play(visit, "game=dom-pierre&lang=en&seed=3")
    why = page.locator(".vg-why > summary")
    why.click()
    page.locator(".vg-whylist > *").first.wait_for()
    while not page.locator(".vg-whylist .vg-how").count():
        why.click()  # while it is open, it shows reasons of the last position until the new ones have come
        act(page, last=True)
        wait_for_me(page)
        why.click()
        page.locator(".vg-whylist > *").first.wait_for()
    page.eval_on_selector_all(".vg-each", "folds => folds.forEach((fold) => { fold.open = true; })")
    page.locator(".vg-whylist .vg-how").first.click()
    page.locator(".vg-plan .vg-thinking button, .vg-plan-head").first.wait_for()
    # at once: a search that ends by itself takes the button away
    page.evaluate("document.querySelector('.vg-thinking button')?.click()")
    page.locator(".vg-plan-head").wait_for()
    assert page.locator(".vg-thinking").count() == 0


def test_at_a_shared_screen_the_coach_speaks_only_to_who_looks_alone(visit):
    page = open_play(visit, "game=viticulture&lang=en")
    seat_people(page, 2, 5)
    page.locator(".vg-coach").wait_for()
    assert "hidden things" in page.locator(".vg-coach").inner_text() and not page.locator(ASK).count()
    click(page, page.get_by_role("button", name="Show my hidden tiles"))
    next_step(page, 1)
    while page.locator(ASK).count():
        act(page, last=True)
        page.locator(".vg-move, .vg-ask .vg-primary").first.wait_for()
    assert "hidden things" in page.locator(".vg-coach").inner_text()
