"""The rules page: search, filters, links, the printed form, and where each rule is met."""

import pytest
from playwright.sync_api import expect

import tutor
from tutor.lessons import coverage


def rules(page):
    return page.locator(".vg-rulecard:visible")


@pytest.fixture
def open_rules(visit):
    def open_rules(game, lang, place=""):
        page = visit(f"/rules?game={game}&lang={lang}{place}")
        page.wait_for_selector(f"[data-ready][data-met='{game}']")
        return page

    return open_rules


def test_a_search_marks_its_words_and_a_filter_narrows_it(open_rules):
    page = open_rules("toscana", "fr")
    book = tutor.game("toscana").rulebook
    assert rules(page).count() == len(book)
    page.get_by_role("searchbox").fill("eau")
    found = book.search("eau", "fr")
    page.wait_for_function("count => document.querySelectorAll('.vg-rulecard').length === count", arg=len(found))
    assert page.locator(".vg-rulecard mark").first.inner_text().casefold() == "eau"
    unclear = [rule for rule in found if rule.ruling("fr")]
    assert 0 < len(unclear) < len(found)
    page.locator("[data-filter=unclear]").press("Enter")
    page.wait_for_function("count => document.querySelectorAll('.vg-rulecard').length === count", arg=len(unclear))
    assert page.locator("[data-filter=unclear]").get_attribute("aria-pressed") == "true"
    assert page.get_by_role("status").first.inner_text().startswith(f"{len(unclear)} / {len(found)}")
    page.get_by_role("searchbox").fill("")
    everywhere = [rule for rule in book.values() if rule.ruling("fr")]
    page.wait_for_function("count => document.querySelectorAll('.vg-rulecard').length === count", arg=len(everywhere))
    titles = {book.section_title(rule.section, "fr") for rule in everywhere}
    assert set(page.locator(".vg-contents li").all_inner_texts()) == titles, "only chapters with something in them"


def test_a_link_to_a_rule_finds_it_whatever_is_filtered_and_the_address_keeps_rule_and_game(open_rules, page):
    open_rules("toscana", "en")
    page.locator("[data-filter=changeable]").click()
    page.evaluate("window.location.hash = 'TO-COMP-01'")
    page.wait_for_selector("#TO-COMP-01.vg-found")
    page.locator("#TO-COMP-01 .vg-links a").first.click()
    assert page.url.endswith("#TO-COMP-02"), "a link names the rule by its title and leads to its id"
    page.reload()
    page.wait_for_selector("#TO-COMP-02.vg-found")
    # another game is kept in the address, too
    page.get_by_label("Game", exact=True).select_option("grand-cru")
    page.wait_for_selector("[data-met=grand-cru]")
    assert "game=grand-cru" in page.url


def test_a_rule_leads_to_the_step_that_teaches_it(open_rules):
    page = open_rules("toscana", "en")
    place = coverage.taught("toscana")["TO-TRADE-04"][0]
    link = page.locator("#TO-TRADE-04 .vg-met a").first
    lesson, step = place.split("#")
    link.click()
    page.wait_for_selector(f"[data-place='{lesson}'], .vg-lesson")
    assert f"lesson={lesson}" in page.url and f"#{step}" in page.url


def test_paper_gets_the_rules_and_nothing_of_the_screen(open_rules, page):
    open_rules("toscana", "en")
    print_on_paper(page)
    page.emulate_media(media="screen")
    page.get_by_role("button", name="FR", exact=True).click()
    page.wait_for_selector("[data-ready=fr][data-met=toscana]")
    print_on_paper(page)


def print_on_paper(page):
    page.emulate_media(color_scheme="dark", media="print")
    expect(page.locator("h1")).to_be_visible()
    assert rules(page).count() == 156
    for part in (".vg-site", ".vg-tools", ".vg-book-nav", ".vg-met"):
        assert page.locator(part).count() and not page.locator(part).first.is_visible(), part
    ground = page.evaluate("getComputedStyle(document.querySelector('.vg-rulebook')).backgroundColor")
    assert ground == "rgb(255, 255, 255)", "ink on white, whatever the theme"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_coverage_of_a_game_can_be_filtered_searched_and_opened(open_rules, lang):
    page = open_rules("viticulture", lang, "#coverage")
    rows = coverage.report("viticulture")
    table = page.locator(".vg-covers")
    table.wait_for()
    lines = page.locator("tr[data-rule]:visible")
    assert lines.count() == len(rows)
    assert page.locator("[data-fact=tested] b").inner_text() == str(len(rows))
    only = [row.rule for row in rows if row.explained and not row.taught]
    page.locator(".vg-coverage [data-filter=explained]").press("Enter")
    assert [line.get_attribute("data-rule") for line in lines.all()] == only
    page.locator(".vg-coverage [data-filter=all]").click()
    page.get_by_role("searchbox").fill("VI-COMP-02")
    page.wait_for_function("document.querySelectorAll('tr[data-rule]').length === 1")
    opener = page.locator("[data-opens=VI-COMP-02]").first
    opener.press("Enter")
    assert opener.get_attribute("aria-expanded") == "true"
    page.wait_for_selector("[data-mentions=VI-COMP-02] li")
    page.locator("tr[data-rule=VI-COMP-02] .vg-rule-id").click()
    page.wait_for_selector("#VI-COMP-02.vg-found")
