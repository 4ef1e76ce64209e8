"""axe-core finds no serious fault on any page, in light and in dark."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

import tutor

NOTEBOOKS = Path(__file__).parent.parent.parent / "notebooks"
#: Each page with something on it, and what shows when it is complete; each board, and half of them in French.
PAGES = {
    "/?lang=en": ".vg-home[data-ready] .vg-card",
    "/play?game=dom-pierre&lang=fr&seed=3": ".vg-move",
    "/play?game=grand-cru&lang=en&seed=3": ".vg-move",
    "/play?game=toscana&lang=fr&seed=7": ".vg-move",
    "/play?game=vinhos-2010&lang=fr&seed=3": ".vg-move",
    "/play?game=vinhos-2016&lang=en&seed=7": ".vg-move",
    "/play?game=viticulture&lang=en&seed=3": ".vg-move",
    "/learn?game=toscana&lang=fr": "[data-place=list]",
    "/learn?game=toscana&lang=en&lesson=how-you-win": "[data-place='how-you-win#welcome'] .vg-board",
    "/tournaments?lang=fr": ".vg-tour[data-ready] .vg-chart img",
    "/explore?game=grand-cru&lang=en": ".vg-item",
    "/review?game=toscana&lang=fr": ".vg-review[data-ready]",
    "/rules?game=vinhos-2010&lang=fr": "[data-ready][data-met=vinhos-2010]",
    "/rules?game=viticulture&lang=en#cards": "[data-met=viticulture] .vg-cardbook[data-found='181']",
    "/rules?game=grand-cru&lang=fr#coverage": "[data-met=grand-cru] .vg-covers",
    "/examples?game=grand-cru&lang=fr#EX-14": "[data-place^='EX-14:']",
    "/concepts?lang=en#ageing": "[data-ready] .vg-treatment:last-of-type .vg-board",
    "/numbers?game=dom-pierre&lang=fr": "[data-ready] .vg-overview tbody tr",
}
#: Pages of thousands of elements: of those that look alike, three stand for all when it comes to colours. Contrast
#: is a matter of styles, and to look behind every word of a rulebook takes longer than all other rules together.
LARGE = [path for path in PAGES if path.startswith(("/rules", "/concepts"))]
#: Notebooks that are read in JupyterLab are not pages of the app.
IN_JUPYTERLAB = {"programming", "simulating", "teaching"}

#: What axe-core does not report costs it as much time as what it does, and is not read.
BRIEFLY = {"resultTypes": ["violations"]}
COLOURS = ("color-contrast", "link-in-text-block")
WITHOUT_CONTRAST = {**BRIEFLY, "rules": {"color-contrast": {"enabled": False}}}
COLOURS_ALONE = {**BRIEFLY, "runOnly": {"type": "rule", "values": COLOURS}}

#: Hides all but some elements of each look: of each place among elements of certain kinds, classes, states and colours.
THIN_OUT = """most => {
  const met = new Map();
  const alike = [];
  const STATES = ["class", "style", "fill", "role", "disabled", "hidden", "open",
                  "aria-pressed", "aria-current", "aria-expanded", "aria-selected", "aria-disabled"];
  const look = (element) => {
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = getComputedStyle(element);
    const states = STATES.map((name) => element.getAttribute(name));
    const style = [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight];
    return [element.tagName, ...states, ...style].join("|");
  };
  const visit = (element, around) => {
    const place = `${around}/${look(element)}`;
    met.set(place, (met.get(place) ?? 0) + 1);
    let needed = met.get(place) <= most;
    for (const child of [...element.children]) needed = visit(child, place) || needed;
    if (!needed) alike.push(element);
    return needed;
  };
  visit(document.body, "");
  // they keep their places: a style may ask for every other row
  for (const element of alike) element.style.setProperty("display", "none", "important");
}"""


def faults(page, options=BRIEFLY):
    """The serious and critical faults that axe-core finds, each in one line."""
    found = Axe().run(page, options=options).response["violations"]
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:160]} ({len(fault['nodes'])} places)"
        for fault in found
        if fault["impact"] in ("serious", "critical")
    ]


@pytest.fixture
def complete(visit):
    """Open one of the pages and wait until all of it is there."""

    def complete(path):
        page = visit(path)
        page.locator(PAGES[path]).first.wait_for()
        return page

    return complete


def test_every_page_and_every_board_is_looked_at():
    looked_at = {path.split("?")[0].strip("/") or "index" for path in PAGES}
    assert {path.stem for path in NOTEBOOKS.glob("*.ipynb")} - IN_JUPYTERLAB == looked_at
    assert [game for game in tutor.games() if not any(p.startswith(f"/play?game={game}&") for p in PAGES)] == []


@pytest.mark.parametrize("path", [path for path in PAGES if path not in LARGE])
def test_axe_finds_no_serious_fault(complete, path):
    page = complete(path)
    assert faults(page) == []
    page.emulate_media(color_scheme="dark")
    assert faults(page, COLOURS_ALONE) == []


@pytest.mark.parametrize("path", LARGE)
def test_axe_finds_no_serious_fault_on_a_large_page(complete, path):
    page = complete(path)
    assert faults(page, WITHOUT_CONTRAST) == []
    page.evaluate(THIN_OUT, 3)
    assert faults(page, COLOURS_ALONE) == []
    page.emulate_media(color_scheme="dark")
    assert faults(page, COLOURS_ALONE) == []


@pytest.mark.parametrize(
    "fault", [".pale { color: #eee }", "tr:nth-child(77) { background: #222 }", "tr:has(.pale) { opacity: .3 }"]
)
def test_a_page_that_was_thinned_out_still_shows_the_one_row_that_nobody_can_read(page, fault):
    rows = "".join(f"<tr><td class={'pale' if row == 99 else 'plain'}>Row {row}</td></tr>" for row in range(200))
    page.set_content(f"<html lang=en><title>Rows</title><style>{fault}</style><main><table>{rows}</table></main>")
    page.evaluate(THIN_OUT, 3)
    assert page.locator("tr:visible").count() < 10
    assert [found.split(":")[0] for found in faults(page, COLOURS_ALONE)] == ["color-contrast"]


@pytest.mark.long
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_no_serious_fault_on_the_whole_of_a_page(complete, path):
    page = complete(path)
    assert faults(page) == []
    page.emulate_media(color_scheme="dark")
    assert faults(page) == []
