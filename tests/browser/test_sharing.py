"""A whole game in an address, and a page that finds its place again."""

from tests.browser.clicking import act, open_menu, open_play, wait_for_me, wait_for_memory


def steps_of(page):
    return page.locator(".vg-steps").inner_text()


def test_a_whole_game_fits_an_address_that_opens_anywhere(visit, newcomer, server):
    page = open_play(visit)
    for turn in range(8):
        act(page, last=turn % 3 == 2)
    wait_for_me(page)
    open_menu(page)
    page.get_by_role("button", name="Partager").click()
    address = page.locator(".vg-dialog input").input_value()
    assert address.startswith(f"{server}/play?") and len(address) < 8000
    other = newcomer(locale="fr-FR").new_page()
    other.goto(address)
    other.wait_for_selector(".vg-table[data-number]")
    assert steps_of(other) == steps_of(page)
    assert "#" not in other.url, "from now on the browser's memory keeps the game"
    wait_for_memory(other)
    other.reload()
    other.wait_for_selector(".vg-table[data-number]")
    assert steps_of(other) == steps_of(page)


def test_a_damaged_address_says_so_and_gives_a_new_game(visit):
    page = visit("/play?game=toscana&lang=en#shared=nonsense")
    page.wait_for_selector(".vg-note .vg-bad")
    wait_for_me(page)


def test_a_fresh_game_is_kept_by_a_reload(visit):
    page = open_play(visit, "game=toscana&lang=fr&fresh=1")
    assert "fresh" not in page.url
    for _ in range(3):
        act(page, last=False)
    wait_for_me(page)
    wait_for_memory(page)
    steps = steps_of(page)
    page.reload()
    page.wait_for_selector(".vg-table[data-number]")
    assert steps_of(page).split()[-1] >= steps.split()[-1]
