"""axe-core finds no serious fault on any page, in light and in dark."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

import tutor

NOTEBOOKS = Path(__file__).parent.parent.parent / "notebooks"
#: Each page with something on it; notebooks that are read in JupyterLab are not pages of the app.
PAGES = [
    "/?lang=en",
    "/play?game=toscana&lang=fr&seed=7",
    "/play?game=vinhos-2016&lang=en&seed=7",
    "/learn?game=toscana&lang=fr",
    "/learn?game=toscana&lang=en&lesson=how-you-win",
    "/tournaments?lang=fr",
    "/explore?game=grand-cru&lang=en",
    "/review?game=toscana&lang=fr",
    "/rules?game=vinhos-2010&lang=fr",
    "/rules?game=viticulture&lang=en#cards",
    "/rules?game=grand-cru&lang=fr#coverage",
    "/examples?game=grand-cru&lang=fr#EX-14",
    "/concepts?lang=en#ageing",
    "/numbers?game=dom-pierre&lang=fr",
]
IN_JUPYTERLAB = {"programming", "simulating", "teaching"}


def faults(page):
    """The serious and critical faults that axe-core finds, each in one line."""
    found = Axe().run(page).response["violations"]
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:160]} ({len(fault['nodes'])} places)"
        for fault in found
        if fault["impact"] in ("serious", "critical")
    ]


def test_every_page_is_looked_at():
    looked_at = {path.split("?")[0].strip("/") or "index" for path in PAGES}
    assert {path.stem for path in NOTEBOOKS.glob("*.ipynb")} - IN_JUPYTERLAB == looked_at


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_no_serious_fault(visit, path):
    page = visit(path)
    page.wait_for_selector("[data-ready], [data-number]")
    page.wait_for_timeout(1500)
    assert faults(page) == []
    page.emulate_media(color_scheme="dark")
    assert faults(page) == []


@pytest.mark.parametrize("name", tutor.games())
def test_axe_finds_no_serious_fault_on_a_board(visit, name):
    page = visit(f"/play?game={name}&lang=fr&seed=3")
    page.wait_for_selector(".vg-table[data-number]")
    page.wait_for_timeout(500)
    assert faults(page) == []
