"""Somebody explores the moves of a game in the browser: real Chromium, real Voilà."""

import itertools
import json
import random
import re
import statistics

import pytest

from tests.browser.clicking import act, open_menu, open_play, saved_game, wait_for_me, wait_for_memory
from tests.browser.pace import painted
from tests.quiet import assert_within
from tutor.core.deeds import past
from tutor.core.text import say_move
from tutor.session import PERSON, Seat, Session

#: What the issue asks for: a click among this many items answered on screen, in milliseconds.
ITEMS, CLICK_MEDIAN_MS = 2_000, 100

#: Notes, for each click on the tree, how long it took until the answer was on screen.
STOPWATCH = """() => {
  window.latencies = [];
  for (const kind of ["click", "keydown"]) {
    document.addEventListener(kind, (event) => {
      if (event.target.closest(".vg-tree")) window.clicked = performance.now();
    }, true);
  }
  new MutationObserver(() => {
    if (!window.clicked) return;
    const since = window.clicked;
    window.clicked = null;
    requestAnimationFrame(() => window.latencies.push(performance.now() - since));
  }).observe(document.querySelector(".vg-explorer"), { attributes: true });
}"""


#: What is written on the items that are on screen: as it is shown, whether it fits, and where.
SHOWN = """() => {
  const frame = document.querySelector(".vg-tree").getBoundingClientRect();
  const boxes = [...document.querySelectorAll(".vg-item:not(.vg-unseen)")].map((item) => {
    const box = item.getBoundingClientRect();
    const text = item.querySelector(".vg-item-text");
    const note = item.querySelector(".vg-item-note");
    const scale = new DOMMatrix(getComputedStyle(item.parentElement).transform).a;
    const spans = [...item.querySelectorAll("span")].filter((span) => span.textContent.trim() && !span.children.length);
    const words = text.getBoundingClientRect();
    return {
      id: item.dataset.id, level: Number(item.ariaLevel), text: text.textContent, note: note?.textContent ?? "",
      smallest: scale * Math.min(...spans.map((span) => parseFloat(getComputedStyle(span).fontSize))),
      group: item.classList.contains("vg-item-group"), best: item.classList.contains("vg-item-best"),
      heap: item.classList.contains("vg-heap"), more: item.querySelector(".vg-more")?.textContent ?? "",
      cut: words.top < box.top - 1 || words.bottom > box.bottom + 1 || text.scrollWidth > text.clientWidth + 1,
      inside: box.left >= frame.left && box.top >= frame.top && box.right <= frame.right && box.bottom <= frame.bottom,
      outside: box.right < frame.left || box.bottom < frame.top || box.left > frame.right || box.top > frame.bottom,
      left: box.left, top: box.top, right: box.right, bottom: box.bottom,
    };
  });
  return boxes.filter((box) => !box.outside);
}"""


def number(page):
    return int(page.get_attribute(".vg-explorer", "data-number"))


def wait(page, doing):
    """Do something and wait until the tree has answered."""
    before = number(page)
    doing()
    page.wait_for_function("n => Number(document.querySelector('.vg-explorer').dataset.number) > n", arg=before)


def idle(page):
    page.wait_for_function("() => !document.querySelector('.vg-explorer').hasAttribute('data-busy')")


def open_explorer(visit, query="game=grand-cru&lang=en&seed=7&fresh=1"):
    page = visit(f"/explore?{query}")
    opened(page)
    return page


def opened(page):
    """Wait until the first moves have been judged and the best line is shown."""
    page.wait_for_selector(".vg-item[aria-level='2']")
    idle(page)


def selected(page):
    return page.locator(".vg-item[aria-selected=true]")


def unfold(page, item):
    wait(page, item.locator(".vg-fold").click)


def test_from_a_game_under_way_to_the_explorer_two_levels_down_and_back_to_play(visit, context):
    page = open_play(visit, "game=toscana&lang=en&seed=7")
    for turn in range(6):
        act(page, last=turn % 3 == 2)
        wait_for_me(page)
    question = page.locator(".vg-question").inner_text()
    steps = page.locator(".vg-steps").inner_text()
    wait_for_memory(page)
    with context.expect_page() as other:
        open_menu(page)
        page.get_by_role("link", name="Explore moves").click()
    explorer = other.value
    opened(explorer)
    assert explorer.locator(".vg-question").inner_text() == question, "the tree begins where the game is"
    assert explorer.get_by_role("tree").count() == 1

    def deeper(level):
        """Unfold items of a level, groups first, until there are items below."""
        item = explorer.locator(f".vg-item[aria-level='{level}'] .vg-fold", has_text="+").first
        wait(explorer, item.click)
        explorer.wait_for_selector(f".vg-item[aria-level='{level + 1}']")

    deeper(2)
    deeper(3)
    target = explorer.locator(".vg-item-node[aria-level='4'], .vg-item-node[aria-level='3']").last
    words = target.get_attribute("title")
    node = target.get_attribute("data-id")
    target.click()
    explorer.wait_for_function("node => document.querySelector('.vg-explorer').dataset.node === node", arg=node)
    assert explorer.locator(".vg-path .vg-step").last.inner_text().endswith(words)
    assert explorer.locator(".vg-detail .vg-board *").count() > 50
    moves = explorer.locator(".vg-path .vg-step").count()
    explorer.get_by_role("button", name="Play from here").click()
    explorer.wait_for_selector(".vg-table[data-number]")
    assert explorer.url.split("id=")[1] != page.url.split("id=")[1], "a game of its own"
    wait_for_me(explorer)
    journal = explorer.locator(".vg-journal > li")
    assert journal.count() > moves, "the way to the position is in the journal"
    whole = Session.load(json.dumps(saved_game(explorer)[0]))
    positions = [whole.opening, *(step.state for step in whole.steps)]
    played = [
        past(before, step.move, "en", whole.names)
        for before, step in zip(positions, whole.steps, strict=False)
        if say_move(before, step.move, "en", names=whole.names).startswith(words)
    ]
    heads = explorer.locator(".vg-entry-head").all_inner_texts()
    assert played and any(played[-1] in head for head in heads), "and tells it as what was done"
    # the game itself is still where it was
    page.reload()
    page.wait_for_selector(".vg-table[data-number]")
    assert page.locator(".vg-steps").inner_text() == steps


def test_a_tree_grows_with_a_bar_is_searched_and_a_stop_is_heard(visit):
    page = open_explorer(visit, "game=viticulture&lang=fr&seed=7&fresh=1")
    page.get_by_label("Profondeur").fill("6")
    page.get_by_label("Positions max.").fill("5000")
    page.get_by_role("button", name="Explorer d’ici").click()
    page.wait_for_selector(".vg-explorer[data-busy]")
    page.wait_for_function("() => document.querySelector('.vg-treebox progress').value > 0")
    page.get_by_role("button", name="Arrêter").click()
    idle(page)
    count = int(re.sub(r"\D", "", page.locator(".vg-count").inner_text()))
    assert 3 < count < 5_000
    page.keyboard.press("Escape")
    page.locator(".vg-tree").focus()
    page.keyboard.press("/")
    page.keyboard.type("COQ")
    page.locator(".vg-found", has_text="coq").first.wait_for()
    wait(page, lambda: page.keyboard.press("Enter"))
    assert "coq" in selected(page).get_attribute("title").lower()


def test_the_keyboard_walks_unfolds_folds_and_zooms(visit):
    page = open_explorer(visit)
    wait(page, selected(page).click)
    root = selected(page).get_attribute("data-id")
    wait(page, lambda: page.keyboard.press("ArrowRight"))
    first = selected(page).get_attribute("data-id")
    assert first != root and selected(page).get_attribute("aria-level") == "2"
    wait(page, lambda: page.keyboard.press("Enter"))
    assert selected(page).get_attribute("aria-expanded") == "true"
    wait(page, lambda: page.keyboard.press("ArrowDown"))
    assert selected(page).get_attribute("aria-level") == "3"
    wait(page, lambda: page.keyboard.press("ArrowLeft"))
    assert selected(page).get_attribute("data-id") == first
    wait(page, lambda: page.keyboard.press("ArrowLeft"))
    assert selected(page).get_attribute("aria-expanded") == "false"
    assert page.evaluate("() => document.activeElement.dataset.id") == first, "the focus goes along"
    width = selected(page).bounding_box()["width"]
    page.keyboard.press("-")
    page.wait_for_function(
        "w => document.querySelector('[aria-selected=true]').getBoundingClientRect().width < w", arg=width
    )
    page.keyboard.press("+")
    page.wait_for_function(
        "w => document.querySelector('[aria-selected=true]').getBoundingClientRect().width >= w - 1", arg=width
    )


def test_what_was_clicked_stays_under_the_pointer_and_the_tree_can_be_dragged(visit):
    page = open_explorer(visit)
    item = page.locator(".vg-item[aria-level='2']").nth(1)
    name = item.get_attribute("data-id")
    before = item.bounding_box()
    unfold(page, item)
    after = page.locator(f".vg-item[data-id='{name}']").bounding_box()
    assert (after["x"], after["y"]) == (before["x"], before["y"])
    box = page.locator(".vg-tree").bounding_box()
    page.mouse.move(box["x"] + 30, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 90, box["y"] + 70, steps=4)
    page.mouse.up()
    page.wait_for_function(
        "([id, x]) => document.querySelector(`[data-id='${id}']`).getBoundingClientRect().x > x + 50",
        arg=[name, before["x"]],
    )


def test_the_coach_is_asked_about_a_position_and_shows_its_line(visit):
    page = open_explorer(visit)
    page.get_by_role("button", name=re.compile("Ask the coach here")).click()
    page.locator(".vg-coach tbody tr").first.wait_for()
    idle(page)
    assert re.search(r"[+−±][\d.]+( ± (?!0\.0)|\t)", page.locator(".vg-coach tbody tr").first.inner_text())
    assert page.locator(".vg-item-best").count() >= 1


def test_the_language_changes_and_the_tree_stays(visit):
    page = open_explorer(visit)
    unfold(page, page.locator(".vg-item[aria-level='2']").first)
    count = page.locator(".vg-item").count()
    wait(page, page.get_by_role("button", name="FR", exact=True).click)
    assert page.locator(".vg-item").count() == count
    page.get_by_role("button", name="Jouer d’ici").wait_for()
    assert "lang=fr" in page.url


def value(note):
    """Return the number in a note such as "up to +2,3"."""
    return float(re.search(r"[+−±][\d.,]+", note)[0].replace(",", ".").replace("−", "-").replace("±", ""))


def wines():
    """A game of Viticulture in which somebody has 116 wines to choose from, as a save."""
    session = Session.new("viticulture", 6, seed=88, seats=[Seat("", PERSON), *[Seat("", "greedy")] * 5])
    rng = random.Random(88)
    for _ in range(1102):
        session.play(rng.choice(session.state.moves()))
    assert len(session.state.moves()) == 116
    return session.save()


def open_save(page, text):
    idle(page)
    page.locator("input[type=file]").set_input_files(
        {"name": "a.json", "mimeType": "application/json", "buffer": text.encode()}
    )
    page.locator(".vg-question", has_text=re.compile("wine|vin")).wait_for()
    page.wait_for_selector(".vg-item-group")
    idle(page)


#: A laptop, a tablet and a telephone; with every change each in one language, and in the long run in both.
SCREENS = [("en", (1366, 768)), ("fr", (820, 1180)), ("fr", (390, 844))]
OTHER_SCREENS = [("fr" if lang == "en" else "en", screen) for lang, screen in SCREENS]


@pytest.mark.parametrize(
    ("lang", "screen"), [*SCREENS, *(pytest.param(*other, marks=pytest.mark.long) for other in OTHER_SCREENS)], ids=str
)
def test_a_position_with_116_moves_opens_on_the_best_five_and_its_best_line(visit, lang, screen):
    page = visit(f"/explore?game=toscana&lang={lang}&seed=7&fresh=1")
    page.set_viewport_size({"width": screen[0], "height": screen[1]})
    opened(page)
    open_save(page, wines())
    shown = page.evaluate(SHOWN)
    first = [box for box in shown if box["level"] == 2]
    assert len(first) == 6 and all(box["inside"] for box in first)
    *best, others = sorted(first, key=lambda box: box["top"])
    assert others["group"] and others["text"] == {"en": "111 others", "fr": "111 autres"}[lang]
    values = [value(box["note"]) for box in (*best, others)]
    assert values == sorted(values, reverse=True)
    assert len({box["text"] for box in first}) == 6
    assert all(box["smallest"] >= 12 and not box["cut"] for box in shown if box["inside"])
    line = [box for box in shown if box["best"]]
    assert len(line) >= 2 and best[0] in line
    if screen[0] > 560:
        assert len({round(box["top"]) for box in line}) == 1, "the best line runs straight"
        assert page.locator(".vg-line .vg-step").count() >= 3, "and is told in words"
    wait(page, page.locator(f".vg-item[data-id='{others['id']}'] .vg-fold").click)
    below = [box for box in page.evaluate(SHOWN) if box["level"] == 3 and not box["best"]]
    assert below and len({box["text"] for box in below}) == len(below)


def test_from_afar_there_are_boxes_that_can_be_read_and_never_hairlines(visit):
    page = open_explorer(visit, "game=toscana&lang=en&seed=7&fresh=1")
    wait(page, page.get_by_role("button", name="Explore from here").click)
    idle(page)
    wait(page, page.get_by_role("button", name="Unfold all", exact=True).click)
    idle(page)
    items = page.evaluate("() => Number(document.querySelector('.vg-tree').dataset.items)")
    assert items > 400
    page.get_by_role("button", name="Show all", exact=True).click()
    page.wait_for_selector(".vg-far")
    whole = check_far(page)
    assert all(box["inside"] for box in whole), "everything is in view"
    assert any(box["heap"] or box["more"] for box in whole)
    # each item stands in a box or is counted in one
    assert sum(1 + int(box["more"] or 0) for box in whole) == items
    for _ in range(6):
        page.get_by_role("button", name="Zoom in").click()
        painted(page)
        if page.locator(".vg-far").count():
            check_far(page)
    page.get_by_role("button", name="Show all", exact=True).click()
    page.wait_for_selector(".vg-far")
    for _ in range(20):
        page.get_by_role("button", name="Zoom out").click()
        painted(page)
        check_far(page)
    last = page.evaluate(SHOWN)
    assert len(last) == 1 and last[0]["more"] == f"+{items - 1}", "in the end one box stands for all"
    page.get_by_role("button", name="Show all", exact=True).click()
    painted(page)
    box = next(box for box in page.evaluate(SHOWN) if box["more"] and box["level"] > 1)
    wait(page, page.locator(f".vg-item[data-id='{box['id']}'] .vg-more").click)
    assert not page.locator(".vg-far").count(), "a click on the number looks closer"
    assert selected(page).get_attribute("data-id") == box["id"]


def check_far(page):
    """No text is too small, no box lies on another."""
    boxes = page.evaluate(SHOWN)
    assert boxes and all(box["smallest"] >= 12 for box in boxes)
    assert all(box["bottom"] - box["top"] >= 20 and box["right"] - box["left"] >= 120 for box in boxes)
    for one, other in itertools.combinations(boxes, 2):
        apart = one["right"] <= other["left"] or other["right"] <= one["left"]
        assert apart or one["bottom"] <= other["top"] or other["bottom"] <= one["top"]
    return boxes


@pytest.mark.timing
def test_clicks_among_two_thousand_items_are_answered_at_once(visit):
    """The median over selecting, unfolding and folding, at reading size and with the whole tree on screen."""
    page = open_explorer(visit, "game=toscana&lang=en&seed=7&fresh=1")
    page.get_by_label("Moves ahead").fill("4")
    page.get_by_label("Positions").fill("2600")
    wait(page, page.get_by_role("button", name="Explore from here").click)
    idle(page)
    wait(page, page.get_by_role("button", name="Unfold all", exact=True).click)
    idle(page)
    assert page.evaluate("() => Number(document.querySelector('.vg-tree').dataset.items)") >= ITEMS
    page.evaluate(STOPWATCH)
    keep_the_limit(page, lambda place: page.locator(".vg-item").nth(place % 2).dispatch_event("click"))
    page.get_by_role("button", name="Show all", exact=True).click()
    page.wait_for_selector(".vg-far")
    places = [box for box in page.evaluate(SHOWN) if not box["heap"]]
    points = [((box["left"] + box["right"]) / 2 - 40, (box["top"] + box["bottom"]) / 2) for box in places]
    assert len(points) >= 4
    keep_the_limit(page, lambda place: page.mouse.click(*points[place % len(points)]))
    selected(page).focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    page.wait_for_timeout(300)
    keep_the_limit(page, lambda _: page.keyboard.press("Enter"))


def keep_the_limit(page, click):
    """Click eight times; the median counts."""

    def clicks():
        page.wait_for_timeout(200)
        page.evaluate("() => { window.latencies = []; }")
        for place in range(8):
            click(place)
            page.wait_for_function("n => window.latencies.length >= n", arg=place + 1)
        return (statistics.median(page.evaluate("() => window.latencies")),)

    assert_within((CLICK_MEDIAN_MS,), clicks)
