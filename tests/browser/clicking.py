"""How a test plays at the table: by clicking, on the board or in the list of moves."""

import json
import re


def number(page):
    """The number of the last update on screen."""
    return int(page.get_attribute(".vg-table", "data-number"))


def wait_for_me(page):
    """Wait until the person is asked (or the game is over)."""
    page.wait_for_function("() => document.querySelector('.vg-move') || document.querySelector('.vg-player.vg-won')")


def click(page, what):
    """Click and wait for the next position; a fold in which it lies is opened first."""
    before = number(page)
    wanted = page.locator(what).first if isinstance(what, str) else what
    wanted.evaluate("it => it.closest('details.vg-fold:not([open])')?.querySelector('summary').click()")
    wanted.click()
    page.wait_for_function("n => Number(document.querySelector('.vg-table').dataset.number) > n", arg=before)


def act(page, last):
    """Answer one question: on the board or in the list (its last move ends things)."""
    wait_for_me(page)
    on_board = page.locator(".vg-board .vg-can[tabindex]")
    if on_board.count() and not last:
        before = number(page)
        on_board.first.dispatch_event("click")
        menu = page.locator(".vg-menu .vg-move")
        page.wait_for_function(
            "n => document.querySelector('.vg-menu') || Number(document.querySelector('.vg-table').dataset.number) > n",
            arg=before,
        )
        if menu.count():
            click(page, menu.first)
    else:
        click(page, page.locator(".vg-moves .vg-move:visible").last)


def wait_for_memory(page):
    """Wait until the browser has kept the game as it stands."""
    page.wait_for_function(
        "() => { const { kept, number } = document.querySelector('.vg-table').dataset; return kept === number; }"
    )


def open_menu(page):
    """Open what stands behind the menu button: new game, files, the other pages."""
    if not page.locator(".vg-shell[data-menu]").count():
        page.locator(".vg-menu-button").click()


def saved_game(page):
    """Save the game to a file; return what it holds, and where it is."""
    open_menu(page)
    with page.expect_download() as download:
        page.get_by_role("button", name=re.compile("^(Save|Enregistrer)$")).click()
    path = download.value.path()
    return json.loads(path.read_text(encoding="utf-8")), path


def open_play(visit, query="game=toscana&lang=fr&seed=7"):
    """Open the table and wait for the first question; with a seed, the same game every time."""
    page = visit(f"/play?{query}")
    page.wait_for_selector(".vg-table[data-number]")
    wait_for_me(page)
    return page


def seat_people(page, people, seed):
    """Begin a game of so many people at one screen, with a certain seed; the page is in English."""
    open_menu(page)
    page.get_by_role("button", name="New game").click()
    dialog = page.locator(".vg-dialog")
    dialog.get_by_role("button", name=str(people), exact=True).click()
    for row in range(people):
        dialog.locator(".vg-seatrow select").nth(row).select_option("person")
    dialog.locator("details summary").click()
    dialog.get_by_label("Seed").fill(str(seed))
    click(page, dialog.get_by_role("button", name="Start"))


def look(page):
    """Turn the screen to whoever is to move: hidden things are shown on request."""
    page.wait_for_selector(".vg-move, .vg-ask .vg-primary", state="attached")
    button = page.locator(".vg-ask .vg-primary")
    if button.count():
        click(page, button)
    wait_for_me(page)


def offered(page):
    """The moves on offer in full words; under a heading they are shown in fewer."""
    return [move.get_attribute("aria-label") for move in page.locator(".vg-moves .vg-move").all()]
