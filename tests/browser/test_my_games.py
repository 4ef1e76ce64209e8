"""Every game is kept in the browser: to go on with, to look back at, to name and to delete; none replaces another."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import act, open_menu, open_play, wait_for_me, wait_for_memory
from tutor.analysis.sample import sample

#: A browser without room: Chromium cannot be given less for a test, so the database refuses as it would.
FULL = "() => { IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); }; }"
#: Browsers that keep nothing: one forbids it, as in some private windows, one has never heard of it.
REFUSING = "indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };"
MISSING = "Object.defineProperty(window, 'indexedDB', { value: undefined });"


def play_on(page, turns):
    """Play a little and wait until the game is kept; returns its id and the words of its place."""
    for turn in range(turns):
        act(page, last=turn % 2 == 1)
    page.wait_for_selector(".vg-ask .vg-question")  # nobody is asked while bots move
    wait_for_memory(page)
    return re.search(r"[?&]id=(\w+)", page.url)[1], page.locator(".vg-steps").inner_text()


def cards(page):
    return page.locator(".vg-mine-card")


def at_home(visit, lang="en"):
    page = visit(f"/?lang={lang}")
    page.wait_for_selector(f".vg-home[data-ready={lang}]")
    return page


def test_three_games_are_kept_apart_and_each_goes_on_where_it_was(visit):
    page = open_play(visit, "game=toscana&lang=en&seed=1")
    places = dict([play_on(page, 3)])
    open_menu(page)
    open_menu(page)
    page.get_by_role("button", name="New game").click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_function("id => !location.search.includes(id)", arg=next(iter(places)))
    places.update([play_on(page, 1)])
    page = open_play(visit, "game=grand-cru&lang=en&seed=2")
    places.update([play_on(page, 2)])
    assert len(places) == 3
    page = at_home(visit)
    expect(cards(page)).to_have_count(3)
    page.wait_for_function("() => [...document.querySelectorAll('.vg-mine-picture img')].every((i) => i.naturalWidth)")
    for name, steps in places.items():
        at_home(visit).locator(f"[data-id='{name}']").get_by_role("link", name="Go on playing").click()
        page.wait_for_selector(".vg-table[data-number]")
        expect(page.locator(".vg-steps")).to_have_text(steps)
        wait_for_memory(page)
    page = at_home(visit, "fr")
    expect(cards(page)).to_have_count(3)
    # a name, which is only a name
    first = cards(page).first
    first.get_by_role("button", name="Renommer").click()
    page.locator(".vg-dialog input").fill("<b>Ma</b> revanche")
    page.keyboard.press("Enter")
    expect(first.locator("h3")).to_have_text("<b>Ma</b> revanche")
    # deleting asks first
    first.get_by_role("button", name="Supprimer").click()
    page.locator(".vg-dialog").get_by_role("button", name="Retour").click()
    expect(cards(page)).to_have_count(3)
    first.get_by_role("button", name="Supprimer").click()
    page.locator(".vg-dialog").get_by_role("button", name="Supprimer").click()
    expect(cards(page)).to_have_count(2)
    page.reload()
    expect(cards(page)).to_have_count(2)
    # looking back at one of them
    cards(page).first.get_by_role("link", name="Relire").click()
    page.wait_for_selector(".vg-review[data-game]")


def test_a_class_link_opens_beside_a_finished_game(visit, page):
    """A finished game is not replaced by a link with a seed, and the link finds its own game again."""
    visit("/play?game=toscana&lang=en&fresh=1")
    wait_for_me(page)
    file = {"name": "game.json", "mimeType": "application/json", "buffer": sample("toscana").encode()}
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector(".vg-player.vg-won")
    wait_for_memory(page)
    finished = page.url
    open_play(visit, "game=toscana&lang=en&seed=7")
    ours, steps = play_on(page, 2)
    open_play(visit, "game=toscana&lang=en&seed=7")
    assert page.locator(".vg-steps").inner_text() == steps and ours in page.url
    page = at_home(visit)
    expect(cards(page)).to_have_count(2)
    expect(cards(page).nth(1).locator(".vg-way-first")).to_have_text("Review")
    page.goto(finished)
    page.wait_for_selector(".vg-player.vg-won")


def test_what_earlier_versions_remembered_is_taken_over(visit, page):
    text = json.dumps({**json.loads(sample("grand-cru")), "cursor": 12})
    visit("/rules?lang=en")
    page.evaluate("text => localStorage.setItem('vendange:game:grand-cru', text)", text)
    open_play(visit, "game=grand-cru&lang=en")
    expect(page.locator(".vg-steps")).to_contain_text("Step 12 of")
    assert page.evaluate("localStorage.getItem('vendange:game:grand-cru')") is None
    expect(cards(at_home(visit))).to_have_count(1)


def test_two_windows_on_one_game_do_not_overwrite_each_other(visit, context):
    page = open_play(visit, "game=toscana&lang=en&seed=3")
    play_on(page, 1)
    other = context.new_page()
    other.goto(page.url)
    other.wait_for_selector(".vg-table[data-number]")
    play_on(other, 2)
    play_on(page, 1)
    expect(page.locator(".vg-note")).to_contain_text("another window")
    page = at_home(visit)
    expect(cards(page)).to_have_count(2)


def test_a_full_browser_says_so_once_and_loses_nothing(visit, page):
    open_play(visit, "game=toscana&lang=en&seed=3")
    _, steps = play_on(page, 1)
    address = page.url
    page.evaluate(FULL)
    act(page, last=False)
    expect(page.locator(".vg-note .vg-bad")).to_contain_text("no room left")
    page.goto(address)
    page.wait_for_selector(".vg-table[data-number]")
    expect(page.locator(".vg-steps")).to_have_text(steps)


@pytest.mark.parametrize("broken", [REFUSING, MISSING])
def test_a_browser_that_keeps_nothing_still_plays_and_says_so(visit, page, broken):
    page.add_init_script(broken)
    open_play(visit, "game=toscana&lang=en&seed=3")
    act(page, last=False)
    expect(page.locator(".vg-note .vg-bad")).to_contain_text("does not keep your game")
    wait_for_me(page)
    page = at_home(visit)
    expect(page.locator(".vg-card")).to_have_count(6)
    expect(cards(page)).to_have_count(0)
