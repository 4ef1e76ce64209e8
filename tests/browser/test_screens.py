"""The table on every screen: whole games of bots are put on an easel and measured, in every game and language.

With every change a few decisions of one game are looked at, in the long run every decision of three games.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

import pytest

import tutor
from tests.browser.easel import Easel, played
from tests.worlds import GAMES
from tutor.session import Session
from widgets import Table

#: A laptop, a tablet held in either way, a phone.
SIZES = ((1366, 768), (820, 1180), (1180, 820), (390, 844))
#: On these, question, moves and hint stand on the first screen.
FIRST_SCREEN = SIZES[:2]
#: How many of its decisions may need a look further down.
MOST_BELOW = 0.05
#: Pixels of the smallest label, of the smallest words that must be read, and of a finger.
LABEL, READING, FINGER = 12, 14, 44
#: A size is measured to a fraction of a pixel.
ROUNDED = 0.06

#: What a look at the page tells: how far it overflows, what lies below the first screen, which type is too small.
#: Of the journal the last entries: the others have been looked at before.
MEASURE = """([label, reading]) => {
  const seen = (element) => element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
  const floor = Math.min(innerHeight, document.querySelector(".vg-side").getBoundingClientRect().bottom);
  const all = (what) => [...document.querySelectorAll(what)].filter(seen);
  const answers = all(".vg-question, .vg-moves .vg-move, .vg-moves summary, .vg-ask-hint");
  const smaller = (least) => (element) => parseFloat(getComputedStyle(element).fontSize) < least
    && [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const words = (elements) => elements.map((element) => `${element.className}: ${element.textContent.slice(0, 40)}`);
  const board = document.querySelector(".vg-scene .vg-board");
  const scale = board.getBoundingClientRect().width / board.viewBox.baseVal.width;
  const window_ = document.querySelector(".vg-scene").getBoundingClientRect();
  const can = [...document.querySelectorAll(".vg-scene .vg-can")].map((shape) => shape.getBoundingClientRect());
  return {
    sideways: document.documentElement.scrollWidth - innerWidth,
    down: document.documentElement.scrollHeight - innerHeight,
    below: answers.filter((element) => element.getBoundingClientRect().bottom > floor + 0.5).length,
    hint: answers.some((element) => element.matches(".vg-ask-hint")),
    labels: words(all(".vg *:not(svg *, .vg-journal > li:nth-child(n + 9) *)").filter(smaller(label))),
    reading: words(all(".vg-question, .vg-move > span, .vg-move small, .vg-past, "
      + ".vg-entry:nth-child(-n + 8) :is(.vg-entry-head, li > span:not(.vg-dot))").filter(smaller(reading))),
    type: Math.min(...[...board.querySelectorAll("text")].filter((text) => text.textContent)
      .map((text) => parseFloat(getComputedStyle(text).fontSize) * scale)),
    asked: can.length === 0 || can.some((box) => box.left < window_.right && box.right > window_.left
      && box.top < window_.bottom && box.bottom > window_.top),
  };
}"""
#: The same of many positions, one after the other. Two frames each: the camera and the folds follow the window.
LOOK_AT_EACH = f"""async ([drawings, least]) => {{
  const measure = {MEASURE};
  const found = [];
  for (const messages of drawings) {{
    window.tell(messages);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    found.push(measure(least));
  }}
  return found;
}}"""
#: What can be touched and is too small for a finger; a rule's name within a sentence is as high as its line.
TOUCH = """(finger) => [...document.querySelectorAll(".vg :is(button, a, summary, input, select), .vg-map")]
  .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }) && !element.matches(".vg-chip"))
  .map((element) => [element, element.getBoundingClientRect()])
  .filter(([, box]) => box.width < finger - 0.1 || box.height < finger - 0.1)
  .map(([element, box]) => `${element.className} ${element.textContent} ${box.width}×${box.height}`)"""

in_every_game = pytest.mark.parametrize("name", GAMES)
#: With every change each game in one of the languages by turns, in the long run in all.
in_a_language = pytest.mark.parametrize(
    ("name", "lang"),
    [
        pytest.param(name, lang, marks=() if (number + place) % len(tutor.LANGUAGES) == 0 else pytest.mark.long)
        for number, name in enumerate(GAMES)
        for place, lang in enumerate(tutor.LANGUAGES)
    ],
)


@cache
def game(name: str, seed: int) -> Session:
    return played(name, 2, seed)


def decisions(whole: Session, every: int) -> Iterator[Session]:
    """Yield the game as it stood when the person was asked, at one of so many decisions."""
    own = [place for place, step in enumerate(whole.steps) if step.actor == 0]
    for place in own[every // 2 :: every]:
        yield Session(whole.opening, whole.seats, whole.steps[:place])


def some_turn(name: str, question: str) -> Session:
    """Return a game in which the person has much to choose from at a certain question."""
    asked = (one for one in decisions(game(name, 3), 1) if type(one.state.decision).__name__ == question)
    return next(one for one in asked if len(one.state.moves()) > 5)


class Look:
    """A table on an easel that is looked at on one screen after the other."""

    def __init__(self, page, session: Session, lang: str) -> None:
        self.table = Table(session, lang=lang)
        self.easel = Easel(page, self.table, f"?lang={lang}&game={session.game.name}")
        self.page = page

    def drawn(self, session: Session) -> list:
        """Return what the browser is told of a position after the one before; it is the same for every screen."""
        self.table.session = session
        self.easel.told.clear()
        self.table.update()
        return json.loads(json.dumps(self.easel.told))

    def measure(self, size: tuple[int, int], drawings=((),)) -> list[dict]:
        """Show one position after the other on a screen of this size, and return what a look at each of them tells."""
        self.easel.stand(*size)
        return self.page.evaluate(LOOK_AT_EACH, [drawings, [LABEL, READING]])


@in_a_language
@pytest.mark.parametrize(
    ("seed", "every"), [(3, 24), *(pytest.param(seed, 1, marks=pytest.mark.long) for seed in (3, 4, 5))]
)
def test_question_moves_and_hint_stand_on_the_first_screen_and_everything_can_be_read(page, name, lang, seed, every):
    sessions = list(decisions(game(name, seed), every))
    look = Look(page, sessions[-1], lang)  # a drawing tells what has changed: each round ends where it began
    drawings = [look.drawn(session) for session in sessions]
    for size in SIZES:
        below = 0
        for session, seen in zip(sessions, look.measure(size, drawings), strict=True):
            where = (size, session.cursor)
            assert seen["sideways"] <= 0 and seen["down"] <= 0, where
            assert seen["hint"], where
            assert seen["labels"] == [] and seen["reading"] == [], where
            assert seen["type"] >= LABEL - ROUNDED, where
            assert seen["asked"], where
            below += bool(seen["below"])
        if size in FIRST_SCREEN:
            assert below <= max(MOST_BELOW * len(sessions), len(sessions) < 20), (size, below, len(sessions))


@pytest.fixture
def tablet(browser):
    """A page that is touched."""
    context = browser.new_context(
        has_touch=True, is_mobile=True, reduced_motion="reduce", viewport={"width": 390, "height": 844}
    )
    yield context.new_page()
    context.close()


@in_every_game
def test_what_can_be_touched_is_large_enough_for_a_finger(tablet, name):
    session = list(decisions(game(name, 3), 20))[1]
    look = Look(tablet, session, "fr")
    for size in SIZES[1:]:
        look.measure(size)
        assert tablet.evaluate(TOUCH, FINGER) == [], size
    tablet.locator(".vg-menu-button").tap()
    assert tablet.evaluate(TOUCH, FINGER) == []


def test_a_finger_that_may_mean_several_small_things_is_asked(tablet):
    """The crossroads of Toscana and the grapes of Viticulture are smaller than a finger."""
    look = Look(tablet, some_turn("toscana", "StartProduction"), "en")
    look.measure((390, 844))
    points = tablet.evaluate("""() => {
      const view = document.querySelector(".vg-scene").getBoundingClientRect();
      return [...document.querySelectorAll(".vg-can.vb-crossroads")].map((shape) => shape.getBoundingClientRect())
        .map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))
        .filter(({ x, y }) => x > view.left + 30 && x < view.right - 30 && y > view.top + 30 && y < view.bottom - 30);
    }""")
    tablet.touchscreen.tap(points[0]["x"] + 20, points[0]["y"])
    played = tablet.evaluate("window.sent.some((message) => message.type === 'play')")
    assert played or tablet.locator(".vg-menu .vg-move").count() > 1


@in_every_game
def test_a_large_screen_shows_the_whole_board_at_once(page, name):
    look = Look(page, next(decisions(game(name, 3), 20)), "en")
    look.measure((1920, 1080))
    assert page.locator(".vg-strip").is_hidden()
    # as large as its window allows: one of its sides is full
    room = page.evaluate("""() => {
      const box = document.querySelector(".vg-scene"), board = box.querySelector(".vg-board").getBoundingClientRect();
      return Math.max(board.width / box.clientWidth, board.height / box.clientHeight);
    }""")
    assert 0.97 < room <= 1.01


def test_the_board_of_a_phone_is_swiped_jumped_and_magnified(page):
    look = Look(page, next(decisions(game("dom-pierre", 3), 20)), "en")
    look.measure((390, 844))
    at = "() => { const box = document.querySelector('.vg-scene'); return [box.scrollLeft, box.scrollTop]; }"
    page.get_by_role("button", name="Prestige", exact=True).click()
    page.locator(".vg-part[data-seen]", has_text="Prestige").wait_for()
    there = page.evaluate(at)
    box = page.locator(".vg-map").bounding_box()
    page.mouse.click(box["x"] + 4, box["y"] + 4)
    page.wait_for_function(f"() => ({at})().every((part) => part === 0)")
    assert there != [0, 0]
    scene = page.locator(".vg-scene").bounding_box()
    middle = scene["x"] + 200, scene["y"] + 150
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] - 120, middle[1], steps=6)
    page.mouse.up()
    page.wait_for_function(f"() => ({at})()[0] > 80")
    assert page.evaluate("window.sent.filter((message) => message.type === 'play')") == []  # a drag is no click
    width = "() => document.querySelector('.vg-scene .vg-board').getBoundingClientRect().width"
    before = page.evaluate(width)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    page.wait_for_function(f"before => ({width})() > 1.3 * before", arg=before)


def test_rules_have_titles_and_reasons_are_merged_the_telling_ones_first(page):
    look = Look(page, some_turn("viticulture", "TakeTurn"), "en")
    look.measure((1366, 768))
    assert "VI-" not in page.locator(".vg-ask").inner_text()
    page.get_by_role("button", name="Rules", exact=True).click()
    titles = page.locator(".vg-ruletitle").all_inner_texts()
    assert len(titles) > 10 and not any("VI-" in title or "Automa" in title for title in titles)
    page.locator(".vg-ruletitle").first.click()
    look.easel.answer()
    assert page.locator(".vg-dialog .vg-rule-id").first.inner_text().startswith("VI-")
    page.keyboard.press("Escape")
    page.locator(".vg-why > summary").first.click()
    page.wait_for_function("window.sent.some((message) => message.type === 'why')")
    look.easel.answer()
    reasons = page.locator(".vg-whylist .vg-refusal").all_inner_texts()
    assert 2 <= len(reasons) <= 12
    closed = [reason for reason in reasons if "closed with 2 players" in reason]
    assert len(closed) == 1 and "Never in this game" in closed[0] and "×12" in closed[0]
    assert reasons[-1] == closed[0]


def test_the_whole_card_of_an_action_is_clicked(page):
    Look(page, some_turn("viticulture", "TakeTurn"), "en").measure((1366, 768))
    card = page.locator(".vb-whole.vg-can").first
    name, box = card.get_attribute("aria-label"), card.bounding_box()
    page.mouse.click(box["x"] + 0.6 * box["width"], box["y"] + 0.2 * box["height"])  # on its name
    played = page.evaluate("window.sent.some((message) => message.type === 'play')")
    assert played or page.locator(".vg-menu .vg-move").count() > 1
    assert name in page.locator(".vg-card-group h3").all_inner_texts()


@in_a_language
def test_the_end_of_a_game_has_its_buttons_on_one_line(page, name, lang):
    look = Look(page, game(name, 3), lang)
    look.measure((1366, 768))
    tops = page.locator(".vg-ends > *").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map((box) => [box.top, box.height])"
    )
    assert len(tops) == 2 and tops[0][0] == tops[1][0] and max(height for _, height in tops) < 48
