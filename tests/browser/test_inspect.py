"""Looking closely in the browser: by pointer, finger and keys; what opens never covers what it explains."""

import pytest
from playwright.sync_api import Error, expect

from tests.browser.clicking import click, look, number, open_play
from tests.browser.pace import PATIENCE

PANEL = ".vg-inspect"


def thing(page, about):
    return page.locator(f".vg-scene [data-about='{about}']").first


def middle(box):
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def opened(page, about):
    """Wait until a thing has opened; it lies beside the thing."""
    panel = page.locator(f"{PANEL}[data-about='{about}']")
    expect(panel).to_be_visible()
    ours, its = panel.bounding_box(), thing(page, about).bounding_box()
    apart = (
        ours["x"] >= its["x"] + its["width"] or ours["x"] + ours["width"] <= its["x"]
        or ours["y"] >= its["y"] + its["height"] or ours["y"] + ours["height"] <= its["y"]
    )  # fmt: skip
    assert apart, f"{about} is covered"
    size = page.viewport_size
    assert ours["x"] >= 0 and ours["x"] + ours["width"] <= size["width"]
    assert ours["y"] >= 0 and ours["y"] + ours["height"] <= size["height"]
    return panel


#: A finger that touches something and is gone before anybody could call it a long press.
TAP = """(it, finger) => {
  for (const kind of ["pointerdown", "pointerup"]) it.dispatchEvent(new PointerEvent(kind, finger));
  it.dispatchEvent(new MouseEvent("click", finger));
}"""


def press(page, what, held):
    """Put a finger on something, hold it for a moment if that is wanted, and lift it again."""
    what.scroll_into_view_if_needed()
    x, y = middle(what.bounding_box())
    finger = {"bubbles": True, "pointerType": "touch", "clientX": x, "clientY": y}
    if not held:
        what.evaluate(TAP, finger)
        return
    what.dispatch_event("pointerdown", finger)
    expect(page.locator(PANEL)).to_be_visible()
    what.dispatch_event("pointerup", finger)
    what.dispatch_event("click", finger)


def rest_on(page, about):
    """Rest the pointer on a thing; if the board is drawn anew under it, it has to move a little."""
    panel = page.locator(f"{PANEL}[data-about='{about}']")
    for nudge in range(60):
        x, y = middle(thing(page, about).bounding_box())
        page.mouse.move(x + nudge % 2, y)
        try:
            return panel.wait_for(timeout=PATIENCE / 60)
        except Error:
            continue
    return None


def first_card(page):
    return page.locator(".vg-scene [data-about^='card-']").first.get_attribute("data-about")


@pytest.mark.parametrize(
    ("lang", "kind", "yoke"),
    [("en", "Summer visitor|Vine card|Order|Winter visitor", "Yoke"), ("fr", "Carte|Saisonnier|Commande", "Joug")],
)
def test_a_laptop_looks_closely_by_pointer_and_by_keys(visit, lang, kind, yoke):
    page = open_play(visit, f"game=viticulture&lang={lang}&seed=7")
    page.set_viewport_size({"width": 1366, "height": 768})
    look(page)
    # a move of the list shows what it is about
    move = page.locator(".vg-moves .vg-move").first
    move.hover()
    expect(page.locator(PANEL)).to_be_visible()
    page.mouse.move(2, 2)
    expect(page.locator(PANEL)).to_be_hidden()
    click(page, move)
    look(page)
    # the pointer rests on a card of the hand, and goes on to a rule
    about = first_card(page)
    thing(page, about).scroll_into_view_if_needed()
    rest_on(page, about)
    panel = opened(page, about)
    assert panel.locator("h3").inner_text() and panel.locator("svg").count()
    assert any(word in panel.locator(".vg-inspect-kind").inner_text() for word in kind.split("|"))
    panel.locator("summary").first.click()
    expect(panel.locator("details p").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(PANEL)).to_be_hidden()
    # a click on what is no move opens it too, and plays nothing
    before = number(page)
    thing(page, "crew-0").click()
    opened(page, "crew-0")
    page.keyboard.press("Escape")
    assert number(page) == before
    # keys: in by I, on by arrows, out by Escape; each is said aloud
    page.locator(".vg-skip").focus()
    page.keyboard.press("i")
    seen = set()
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowLeft", "End", "PageUp", "Home"):
        page.keyboard.press(key)
        about = page.evaluate("document.activeElement.dataset.about")
        panel = opened(page, about)
        assert panel.locator("h3").inner_text() in page.locator(".vg-unseen").inner_text()
        seen.add(about)
    assert len(seen) > 5
    page.keyboard.press("Tab")
    assert page.evaluate("Boolean(document.activeElement.closest('.vg-inspect'))")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(PANEL)).to_be_hidden()
    page.keyboard.press("i")
    thing(page, "structure-0-yoke").evaluate("shape => shape.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
    assert opened(page, "structure-0-yoke").locator("h3").inner_text() == yoke


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_phone_looks_closely_by_finger(visit, lang):
    page = open_play(visit, f"game=toscana&lang={lang}&seed=7")
    page.set_viewport_size({"width": 390, "height": 844})
    before = number(page)
    press(page, thing(page, "ladder-red"), held=False)
    opened(page, "ladder-red")
    page.keyboard.press("Escape")
    # what is a move is looked at by a long press, which plays nothing …
    playable = page.locator(".vg-scene .vg-can[data-about]").first
    about = playable.get_attribute("data-about")
    press(page, playable, held=True)
    panel = opened(page, about)
    assert number(page) == before and panel.locator(".vg-move").count()
    # … and played by a tap, as ever
    page.keyboard.press("Escape")
    press(page, playable, held=False)
    page.wait_for_function(
        "n => document.querySelector('.vg-menu') || Number(document.querySelector('.vg-table').dataset.number) > n",
        arg=before,
    )
    expect(page.locator(PANEL)).to_be_hidden()


def test_examples_lessons_and_the_explorer_look_closely_too(visit):
    for path, ready in (
        ("/examples?game=grand-cru&lang=en", ".vg-examples-page[data-place]"),
        ("/explore?game=dom-pierre&lang=fr", ".vg-scene [data-about]"),
        ("/learn?game=toscana&lang=en&lesson=a-round#actions", ".vg-scene [data-about]"),
    ):
        page = visit(path)
        page.wait_for_selector(ready, state="attached")
        shape = page.locator(".vg-scene [data-about]:not(.vg-can):not(.vg-cannot)").first
        about = shape.get_attribute("data-about")
        shape.dispatch_event("click", {"bubbles": True})
        panel = page.locator(f"{PANEL}[data-about='{about}']")
        expect(panel).to_be_visible()
        assert panel.locator("h3").inner_text() and panel.locator("details").count()
