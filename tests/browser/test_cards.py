"""The card browser in a real browser: filtered by clicking and typing, in both languages, led to from other pages."""

import nbformat
import pytest
from playwright.sync_api import expect

from tests.browser.clicking import open_menu

ALL = 181


def found(page, count):
    """Wait until so many cards are shown; return their ids."""
    page.wait_for_selector(f".vg-cardbook[data-found='{count}']")
    return [
        card.removeprefix("card-") for card in page.eval_on_selector_all(".vg-playcard", "all => all.map(c => c.id)")
    ]


def tag(page, facet, name):
    return page.locator(f".vg-tag[data-facet={facet}][data-tag={name}]")


@pytest.fixture
def cards(visit):
    """The cards of Viticulture, opened by their tab."""

    def open_cards(lang="en"):
        page = visit(f"/rules?game=viticulture&lang={lang}")
        page.get_by_role("link", name={"en": "Cards", "fr": "Cartes"}[lang], exact=True).click()
        found(page, ALL)
        return page

    return open_cards


def test_cards_are_filtered_by_clicking_and_typing(cards):
    page = cards()
    assert page.locator(".vg-playcard").count() == ALL
    tag(page, "deck", "summer").click()
    found(page, 38)
    tag(page, "effect", "uproot").click()
    assert found(page, 3) == ["planter", "horticulturist", "sharecropper"]
    assert page.get_by_role("status").filter(visible=True).inner_text() == "3 cards"
    assert tag(page, "effect", "rooster").is_disabled(), "nothing would be left"
    page.get_by_role("searchbox").filter(visible=True).fill("HORTICULTURIST")
    assert found(page, 1) == ["horticulturist"]
    card = page.locator("#card-horticulturist")
    assert "uproot 2 vines and discard 2 vine cards for 3 VP" in card.locator(".vg-marked").inner_text()
    page.get_by_role("button", name="Clear all filters").click()
    found(page, ALL)
    tag(page, "cost", "lira").click()
    tag(page, "effect", "vp").click()
    lira_for_points = found(page, 10)
    assert {"broker", "wedding_party", "designer"} <= set(lira_for_points) and "entertainer" not in lira_for_points


def test_the_language_changes_at_once_and_the_filters_stay(cards):
    page = cards("fr")
    tag(page, "deck", "winter").click()
    page.get_by_role("searchbox").filter(visible=True).fill("oenologue")
    assert found(page, 2) == ["oenologist", "uncertified_oenologist"]
    assert page.locator("#card-oenologist h2").inner_text() == "Œnologue"
    page.get_by_role("searchbox").filter(visible=True).fill("")
    found(page, 38)
    page.get_by_role("button", name="EN", exact=True).click()
    page.wait_for_selector("#card-oenologist h2:text-is('Oenologist')")
    found(page, 38)
    assert tag(page, "deck", "winter").get_attribute("aria-pressed") == "true"
    assert page.locator("h1").inner_text() == "Viticulture: the cards"
    page.get_by_role("button", name="FR", exact=True).click()
    page.wait_for_selector("#card-oenologist h2:text-is('Œnologue')")


def test_a_card_leads_to_its_rule_and_back(cards):
    page = cards()
    page.get_by_role("searchbox").filter(visible=True).fill("sharecropper")
    found(page, 1)
    page.locator("#card-sharecropper summary").click()
    assert "public" in page.locator("#card-sharecropper summary").inner_text()
    page.locator("#card-sharecropper").get_by_role("link", name="VI-CARD-S09").click()
    rule = page.locator("#VI-CARD-S09")
    expect(rule).to_be_visible()
    expect(rule).to_contain_class("vg-found")
    assert page.locator("h1").inner_text() == "Viticulture: the rules"
    expect(page.locator("#card-sharecropper")).to_be_hidden()
    page.go_back()
    expect(page.locator("#card-sharecropper")).to_be_visible()
    found(page, 1)


def test_filters_work_by_keyboard_and_hostile_words_are_only_words(cards):
    page = cards()
    page.get_by_role("searchbox").filter(visible=True).focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.tag") == "vine"
    page.keyboard.press("Enter")
    found(page, 9)
    page.keyboard.press("Space")
    found(page, ALL)
    assert page.evaluate("document.activeElement.dataset.tag") == "vine"
    for words in ("<img src=x onerror='document.title=1'>", "{ $vp }", "'\"`\\", "*[("):
        page.get_by_role("searchbox").filter(visible=True).fill(words)
        found(page, 0)
        assert page.locator(".vg-cardbook img").count() == 0
    assert "take a filter away" in page.locator(".vg-nothing").inner_text()


def test_an_address_can_name_a_card(visit):
    page = visit("/rules?game=viticulture&lang=fr#card-caravan")
    page.wait_for_selector("#card-caravan.vg-found")
    expect(page.locator("#card-caravan")).to_be_visible()


def test_a_game_without_cards_shows_no_browser(visit):
    page = visit("/rules?game=toscana&lang=en#cards")
    page.wait_for_selector(".vg-rulecard")
    assert page.get_by_role("link", name="Cards", exact=True).count() == 0
    assert page.locator(".vg-cardbook").count() == 0
    page.get_by_role("combobox", name="Game").select_option("viticulture")
    found(page, ALL)
    page.get_by_role("combobox", name="Game").select_option("toscana")
    page.wait_for_selector(".vg-cardbook", state="detached")
    expect(page.locator(".vg-rulecard").first).to_be_visible()


@pytest.mark.parametrize("path", ["/?lang=en", "/play?game=viticulture&lang=en&seed=7"])
def test_other_pages_lead_to_the_cards(visit, path):
    page = visit(path)
    if path.startswith("/play"):
        open_menu(page)
    link = page.get_by_role("link", name="Cards", exact=True)
    link.wait_for()
    page.goto(link.evaluate("link => link.href"))
    found(page, ALL)


def test_the_browser_by_itself_in_a_notebook(page, serve, tmp_path):
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    notebook = nbformat.v4.new_notebook(metadata={"kernelspec": kernel})
    notebook.cells = [nbformat.v4.new_code_cell("from widgets import Cards\nCards()")]
    nbformat.write(notebook, tmp_path / "index.ipynb")
    with serve("--pool", "0", "--notebooks", str(tmp_path)) as address:
        page.goto(f"{address}/?lang=fr")
        found(page, ALL)
        tag(page, "effect", "swap").click()
        assert found(page, 1) == ["landscaper"]
        page.locator("#card-landscaper summary").click()
        page.get_by_role("button", name="VI-CARD-S11").click()
        page.wait_for_selector("#card-landscaper .vg-rule-title")
        page.get_by_role("button", name="EN", exact=True).click()
        page.wait_for_selector("#card-landscaper h2:text-is('Landscaper')")
        assert found(page, 1) == ["landscaper"]
