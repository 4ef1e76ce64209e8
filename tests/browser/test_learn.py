"""A learner's first lesson in the browser: with a wrong answer on the way, by mouse and by keyboard, and back later."""

import re

import pytest
from playwright.sync_api import expect


def at(page, place):
    """Wait until a lesson's step (or the list) is shown."""
    page.wait_for_selector(f"[data-place='{place}']")


def go_on(page, place):
    page.locator(".vg-lesson-foot button").last.click()
    at(page, place)


def test_a_learner_walks_through_the_first_lesson_with_a_wrong_answer(visit):
    page = visit("/learn?game=toscana&lang=en")
    at(page, "list")
    assert page.locator(".vg-lessoncard").count() >= 3
    page.get_by_role("button", name="Begin: What it is about, and how you win").click()
    at(page, "how-you-win#welcome")
    expect(page.locator(".vg-ring").first).to_be_visible()
    go_on(page, "how-you-win#goods")
    go_on(page, "how-you-win#dearest")
    page.get_by_role("button", name="Champagne", exact=True).click()
    expect(page.locator(".vg-verdict.vg-good")).to_contain_text("That is right.")
    go_on(page, "how-you-win#winery")
    go_on(page, "how-you-win#victory")
    go_on(page, "how-you-win#worth")

    page.get_by_label("Your number").fill("6")
    page.keyboard.press("Enter")
    expect(page.locator(".vg-verdict.vg-bad")).to_contain_text("The coins in your purse count too.")
    page.get_by_role("button", name="A hint").click()
    expect(page.locator(".vg-hints li")).to_have_count(1)
    page.get_by_label("Your number").fill("9")
    page.get_by_role("button", name="Answer").click()
    expect(page.locator(".vg-verdict.vg-good")).to_contain_text("That is right.")
    go_on(page, "how-you-win#who-wins")
    page.get_by_role("button", name="I do").click()
    expect(page.locator(".vg-verdict.vg-good")).to_be_visible()
    go_on(page, "how-you-win#first-sale")

    # a typical mistake on the board itself, then the right way
    page.locator("[data-target='action-0-hire']").first.click()
    expect(page.locator(".vg-verdict.vg-bad")).to_contain_text("trade action")
    page.locator("[data-target='action-0-trade']").first.click()
    page.get_by_role("button", name="Sell 2 red").click()
    page.get_by_role("button", name="Close the sale").click()
    expect(page.locator(".vg-ending")).to_be_visible()
    go_on(page, "list")
    expect(page.locator(".vg-lessoncard.vg-done")).to_have_attribute("data-lesson", "how-you-win")
    expect(page.locator(".vg-lessoncard.vg-next")).to_have_attribute("data-lesson", "a-round")


def test_the_address_keeps_place_language_and_learner(visit):
    page = visit("/learn?game=toscana&lang=fr&lesson=how-you-win#worth")
    at(page, "how-you-win#worth")
    expect(page.locator(".vg-words")).to_contain_text("Vous avez 3 pièces")
    expect(page).to_have_url(re.compile(r"#worth&learner=[\w-]+$"))
    page.get_by_label("Votre nombre").fill("9")
    page.keyboard.press("Enter")
    expect(page.locator(".vg-verdict.vg-good")).to_contain_text("C’est juste.")
    go_on(page, "how-you-win#who-wins")
    expect(page).to_have_url(re.compile("#who-wins&learner="))  # behind the #, where no server sees it
    page.go_back()
    at(page, "how-you-win#worth")
    page.go_forward()
    at(page, "how-you-win#who-wins")
    page.reload()
    at(page, "how-you-win#who-wins")
    expect(page.locator(".vg-step.vg-done")).to_have_count(1)
    page.get_by_role("button", name="Toutes les leçons").click()
    at(page, "list")
    page.get_by_role("button", name="Supprimer mes données").click()
    expect(page.locator(".vg-note")).to_contain_text("supprimé")
    expect(page.locator(".vg-lessoncard progress")).to_have_count(0)


@pytest.mark.parametrize("answer", ["dismiss", "accept"])
def test_the_code_of_another_learner_is_taken_only_by_who_says_so(visit, answer):
    other = "another-learners-own-code"
    page = visit("/learn?game=toscana&lang=en")
    expect(page).to_have_url(re.compile(r"#&learner=[\w-]+$"))
    own = page.url.split("learner=")[1]
    asked = []
    page.on("dialog", lambda dialog: (asked.append(dialog.message), getattr(dialog, answer)()))
    visit(f"/learn?game=toscana&lang=en&learner={other}")
    taken = own if answer == "dismiss" else other
    expect(page).to_have_url(re.compile(rf"/learn\?game=toscana&lang=en#&learner={taken}$"))
    assert len(asked) == 1 and "another learner" in asked[0]


def test_a_lesson_works_with_the_keyboard_alone(visit):
    page = visit("/learn?game=toscana&lang=en&lesson=a-round#actions")
    at(page, "a-round#actions")
    page.keyboard.press("ArrowRight")
    at(page, "a-round#first-turns")
    page.get_by_role("button", name="Show me").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".vg-turnbox")).to_contain_text("Use the hire action")
    for number in range(2, 7):
        page.keyboard.press("Enter")
        expect(page.locator(".vg-turns")).to_contain_text(f"Move {number} of 6")
    expect(page.locator(".vg-turnbox")).to_contain_text("buys 1 water")
    page.keyboard.press("ArrowLeft")
    at(page, "a-round#actions")


def test_nothing_sticks_out_of_the_page(visit, page):
    page.set_viewport_size({"width": 820, "height": 900})
    visit("/learn?game=toscana&lang=fr&lesson=production#three-at-once")
    at(page, "production#three-at-once")
    for width in (820, 1280):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_on_a_tablet_the_tutors_answer_comes_into_sight(visit, page):
    page.set_viewport_size({"width": 820, "height": 700})
    visit("/learn?game=toscana&lang=en&lesson=how-you-win#first-sale")
    at(page, "how-you-win#first-sale")
    page.locator("[data-target='action-0-hire']").first.click()
    expect(page.locator(".vg-verdict.vg-bad")).to_be_in_viewport(ratio=1)


def test_the_home_page_leads_to_the_lessons(visit):
    page = visit("/?lang=en")
    page.locator("[data-game=toscana]").get_by_role("link", name="Learn").click()
    at(page, "list")


def test_a_game_in_the_lesson_is_explained_as_it_goes(visit):
    page = visit("/learn?game=toscana&lang=en&lesson=a-round#your-round")
    at(page, "a-round#your-round")
    page.get_by_role("button", name="Use the trade action").click()
    expect(page.locator(".vg-tutornote")).to_contain_text("Either buy cubes of one good")
    page.get_by_role("button", name="End the trade action").click()
    # the bot moves by itself, then it is our turn again
    page.get_by_role("button", name="Use the hire action").wait_for()
    expect(page.locator(".vg-lines")).to_be_visible()
