"""A learner's first hour with each game: the first lesson with mistakes on the way, an example, a round of a game."""

import pytest
from playwright.sync_api import expect

import tutor
from tests.browser.walking import Learner, at
from tutor.lessons import format as f
from widgets.walk import Walk

#: Half of the games are learnt in French. One of each language stands for all in `make test`; lessons, examples and
#: boards of every game are tested without a browser there, and every walk is taken by `make test-long`.
LANGUAGES = {
    "dom-pierre": "fr",
    "grand-cru": "fr",
    "toscana": "fr",
    "vinhos-2010": "en",
    "vinhos-2016": "en",
    "viticulture": "en",
}


def round_of(state):
    """The number of the round, or of the year where the game counts years."""
    return state.round if hasattr(state, "round") else state.year


def turn_to(page, name):
    """Go to another page of the app by the bar on top."""
    page.locator(f".vg-pages a[href*='/{name}?']").click()


def test_every_game_is_learnt_and_half_of_them_in_french():
    assert sorted(LANGUAGES) == tutor.games()
    assert sorted(LANGUAGES.values()) == ["en"] * 3 + ["fr"] * 3


@pytest.mark.parametrize(
    ("game", "lang"),
    [
        pytest.param(game, lang, marks=() if game == "grand-cru" else pytest.mark.long)
        for game, lang in LANGUAGES.items()
    ],
)
def test_a_first_hour(visit, game, lang):
    page = visit("/")
    page.get_by_role("button", name=lang.upper(), exact=True).click()
    page.wait_for_selector(f".vg-home[data-ready={lang}]")
    page.locator(f"[data-game={game}] .vg-way-first").click()
    walk = Learner(page, game, lang)
    first, last = walk.course[0], walk.course[-1]

    walk_through_the_lesson(walk, first)
    expect(page.locator(f".vg-lessoncard[data-lesson='{first.id}']")).to_have_class("vg-lessoncard vg-done")
    offered = page.locator(".vg-lessoncard.vg-next")
    expect(offered).to_have_attribute("data-lesson", walk.course[1].id)
    expect(offered.locator("button.vg-primary")).to_be_visible()

    turn_to(page, "examples")
    guess_in_an_example(page, game)

    turn_to(page, "learn")
    play_a_round(walk, last)
    page.locator(".vg-tools button").first.click()
    at(page, "list")
    expect(page.locator(".vg-lessoncard.vg-done")).to_have_attribute("data-lesson", first.id)
    expect(page.locator(f".vg-lessoncard[data-lesson='{last.id}'] progress")).to_be_visible()


def walk_through_the_lesson(walk, lesson):
    """Every step to the very end, with every mistake that can be made, and a reload in the middle."""
    walk.open(lesson)
    mistakes = 0
    for index, step in enumerate(lesson.steps):
        if index == len(lesson.steps) // 2:
            walk.reload()
            expect(walk.page.locator(".vg-step.vg-done")).to_have_count(index)
        mistakes += walk.try_wrong()
        walk.master()
        if step is not lesson.steps[-1]:
            walk.go_on()
    assert mistakes >= 2
    expect(walk.page.locator(".vg-ending")).to_have_text(lesson.done[walk.lang])
    walk.finish()


def guess_in_an_example(page, game):
    """Open the first example that asks for a number, guess wrong, and read what the rules say."""
    example, place, truth = next(
        (example, place, film.truth())
        for example in tutor.game(game).examples
        for film in [Walk(tutor.game(game), example.film())]
        for place in range(len(film.shots))
        if not film.goto(place) and type(film.truth()) is int
    )
    page.locator(f".vg-example-list a[data-id='{example.id}']").click()
    for earlier in range(place):
        page.wait_for_selector(f"[data-place^='{example.id}:{earlier}:']")
        page.locator(".vg-replay button").last.click()
    page.wait_for_selector(f"[data-place='{example.id}:{place}:false']")
    page.locator(".vg-guess input").fill(str(truth + 1))
    page.locator(".vg-guess .vg-primary").click()
    expect(page.locator(".vg-verdict.vg-wrong")).to_be_visible()
    expect(page.locator(".vg-truth")).to_contain_text(str(truth))
    expect(page.locator(".vg-what li").first).to_be_visible()


def play_a_round(walk, lesson):
    """The guided game at the end of the course: a whole round, with what is new explained, and a reload."""
    walk.open(lesson)
    while not isinstance(walk.runner.step, f.Play):
        walk.master()
        walk.go_on()
    begun = round_of(walk.runner.state)
    walk.play_until(lambda state: len(walk.runner.path) > 5)
    walk.reload()
    walk.play_until(lambda state: round_of(state) > begun)
    assert walk.noted >= 3
