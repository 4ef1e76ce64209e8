"""Pages that would be empty open on something to play with; every page but the table is fit for fingers and phones."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import wait_for_me

#: Pages of a game, with what shows that they stand. The table and the lessons have tests of their own.
PAGES = {
    "/?lang=fr": ".vg-home[data-ready=fr]",
    "/review?lang=fr": ".vg-review .vg-sample img",
    "/tournaments?lang=fr": ".vg-tour[data-ready=fr]",
    "/explore?game=viticulture&lang=fr": ".vg-explorer .vg-item",
    "/rules?game=vinhos-2016&lang=fr": ".vg-rulebook[data-ready]",
    "/examples?game=grand-cru&lang=fr": ".vg-examples .vg-board",
    "/concepts?lang=fr": ".vg-concepts-page .vg-board",
    "/numbers?game=dom-pierre&lang=fr": ".vg-overview",
    "/learn?game=toscana&lang=fr": ".vg-lessoncard",
}
#: Points: what must be read, labels (ids of rules, badges, counts), and what is touched.
TEXT, LABEL, FINGER = 14, 12, 44
LABELS = (
    ".vg-rule-id, .vg-badge, .vg-chip, .vg-dot, .vg-tagcount, .vg-deckname, .vg-edition, .vg-steps,"
    " .vg-export button, .vg-item-note, .vg-fold, .vg-mark"
)
MEASURE = """([text, label, finger, labels]) => {
  const box = (element) => element.getBoundingClientRect();
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && box(element).width > 0;
  const name = (element) => `${element.tagName}.${element.className} ${element.textContent.slice(0, 30)}`;
  const faults = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) faults.push(`sideways: ${wide}`);
  const walker = document.createTreeWalker(document.querySelector(".vg"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || element.closest("svg") || !seen(element)) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < (element.closest(labels) ? label : text)) faults.push(`${size} points: ${name(element)}`);
  }
  const touched = ".vg :is(button, select, summary, input, a):not(.vg-chip, .vg-rule-id, .vg-skip)";
  for (const element of document.querySelectorAll(touched)) {
    // a link in the midst of a text is as high as its line
    if (!seen(element) || element.closest("svg") || getComputedStyle(element).display === "inline") continue;
    const { height, width } = box(element);
    if (Math.min(height, width) < finger - 0.5) faults.push(`${width} × ${height}: ${name(element)}`);
  }
  return [...new Set(faults)].slice(0, 20);
}"""


@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits_small_screens_and_fingers(visit, path):
    page = visit(path)
    page.locator(PAGES[path]).first.wait_for()
    for width, height in ((390, 844), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(MEASURE, [TEXT, LABEL, FINGER, LABELS]) == [], f"at {width} points"


def test_a_tree_a_review_and_a_tournament_to_play_with(visit):
    page = visit("/explore?game=grand-cru&lang=en")
    expect(page.locator(".vg-sample-note")).to_contain_text("sample game")
    expect(page.locator(".vg-item").nth(3)).to_be_visible()
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_selector(".vg-table[data-number]")
    wait_for_me(page)
    expect(page.locator(".vg-note")).to_contain_text("the position that you explored")

    visit("/review?lang=en").locator("[data-sample=toscana]").click()
    page.wait_for_selector(".vg-review[data-game=toscana] .vg-scene .vg-board")

    visit("/tournaments?lang=en").wait_for_selector(".vg-tour[data-ready=en]")
    expect(page.locator(".vg-tour-sample")).to_be_visible()
    page.get_by_label("Game").select_option("grand-cru")
    page.get_by_label("First bot").select_option("greedy")
    page.get_by_role("button", name="Play 12 games").click()
    expect(page.locator(".vg-tour-heading")).to_have_text("Grand Cru, 2 players, 12 games")
    expect(page.locator(".vg-tour-sample")).to_have_count(0)
    damaged = {"name": "results.csv", "mimeType": "text/csv", "buffer": json.dumps({"a": 1}).encode()}
    page.set_input_files("input[type=file]", damaged)
    expect(page.locator(".vg-note .vg-bad")).to_contain_text("results.csv")
    expect(page.locator(".vg-tour-heading")).to_have_text("Grand Cru, 2 players, 12 games")
