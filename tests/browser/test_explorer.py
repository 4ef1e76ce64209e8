"""Somebody explores the moves of a game in the browser: real Chromium, real Voilà."""

import re
import statistics

import pytest

from tests.browser.clicking import act, open_play, wait_for_me, wait_for_memory
from tests.quiet import assert_within

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


#: Points of the screen in the middle of some items of a tree that is drawn as blocks.
BLOCKS = """(count) => {
  const paths = [...document.querySelectorAll(".vg-block")];
  const length = (path) => path.getAttribute("d").length;
  const path = paths.reduce((most, one) => (length(one) > length(most) ? one : most));
  const starts = [...path.getAttribute("d").matchAll(/M([\\d.-]+) ([\\d.-]+)/g)];
  const matrix = path.getScreenCTM();
  return Array.from({ length: count }, (_, i) => {
    const [, x, y] = starts[Math.floor(((i + 0.5) * starts.length) / count)];
    const point = new DOMPoint(Number(x) + 118, Number(y) + 21).matrixTransform(matrix);
    return [point.x, point.y];
  });
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
    page.wait_for_selector(".vg-item")
    return page


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
    with context.expect_page() as opened:
        page.get_by_role("link", name="Explore moves").click()
    explorer = opened.value
    explorer.wait_for_selector(".vg-item")
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
    words = target.locator(".vg-item-text").inner_text()
    node = target.get_attribute("data-id")
    target.click()
    explorer.wait_for_function("node => document.querySelector('.vg-explorer').dataset.node === node", arg=node)
    assert explorer.locator(".vg-path .vg-step").last.inner_text().endswith(words)
    assert explorer.locator(".vg-detail .vg-board *").count() > 50
    moves = explorer.locator(".vg-path .vg-step").count()
    explorer.get_by_role("button", name="Play from here").click()
    explorer.wait_for_selector(".vg-table[data-number]")
    assert "line=1" in explorer.url
    wait_for_me(explorer)
    journal = explorer.locator(".vg-journal > li")
    assert journal.count() > moves, "the way to the position is in the journal"
    assert explorer.locator(".vg-entry-head", has_text=words.split(" (")[0]).count() >= 1
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
    assert "coq" in selected(page).inner_text().lower()


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
    assert re.search(r"[+−±][\d.]+ ± ", page.locator(".vg-coach tbody tr").first.inner_text())
    assert page.locator(".vg-item-best").count() >= 1


def test_the_language_changes_and_the_tree_stays(visit):
    page = open_explorer(visit)
    unfold(page, page.locator(".vg-item[aria-level='2']").first)
    count = page.locator(".vg-item").count()
    wait(page, page.get_by_role("button", name="FR", exact=True).click)
    assert page.locator(".vg-item").count() == count
    page.get_by_role("button", name="Jouer d’ici").wait_for()
    assert "lang=fr" in page.url


@pytest.mark.timing
def test_clicks_among_two_thousand_items_are_answered_at_once(visit):
    """The median over selecting, unfolding and folding, at reading size and with the whole tree on screen."""
    page = open_explorer(visit, "game=toscana&lang=en&seed=7&fresh=1")
    page.get_by_label("Moves ahead").fill("4")
    page.get_by_label("Positions").fill("2600")
    page.get_by_role("button", name="Explore from here").click()
    page.wait_for_selector(".vg-explorer[data-busy]")
    idle(page)
    wait(page, page.get_by_role("button", name="Unfold all", exact=True).click)
    assert page.evaluate("() => Number(document.querySelector('.vg-tree').dataset.items)") >= ITEMS
    page.evaluate(STOPWATCH)
    keep_the_limit(page, lambda place: page.locator(".vg-item").nth(place % 2).dispatch_event("click"))
    page.get_by_role("button", name="Show all", exact=True).click()
    page.wait_for_function("n => Number(document.querySelector('.vg-tree').dataset.drawn) >= n", arg=ITEMS)
    points = page.evaluate(BLOCKS, 8)
    keep_the_limit(page, lambda place: page.mouse.click(*points[place]))
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
