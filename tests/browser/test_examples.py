"""The worked examples and the numbers in a real browser."""

from __future__ import annotations

from playwright.sync_api import expect


def test_a_reader_guesses_wrong_then_right_and_goes_on(visit) -> None:
    page = visit("/examples?game=toscana&lang=fr#EX-19")
    expect(page.locator(".vg-example h2")).to_be_visible()
    page.get_by_role("button", name="Montrez-moi").click()
    expect(page.locator(".vg-what li").first).to_be_visible()
    page.get_by_role("button", name="Étape suivante").click()
    page.get_by_role("spinbutton").fill("99")
    page.get_by_role("button", name="Ma réponse").click()
    expect(page.locator(".vg-wrong")).to_be_visible()
    page.reload()
    expect(page.locator(".vg-steps")).to_contain_text("Pas 2")


def test_every_table_of_numbers_says_where_it_comes_from(visit) -> None:
    page = visit("/numbers?game=dom-pierre&lang=en")
    expect(page.locator(".vg-overview tbody tr")).to_have_count(6)
    assert page.locator(".vg-source .vg-badge").count() == page.locator(".vg-source").count() > 20
    page.get_by_role("button", name="Toscana").click()
    expect(page.locator("h1")).to_contain_text("Toscana")
    assert "game=toscana" in page.url
