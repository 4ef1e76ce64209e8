"""The page of editions in a real browser: opened by its tab, searched, and led from there to the rules."""

import pytest


@pytest.mark.parametrize(("lang", "tab", "word"), [("en", "Editions", "interest"), ("fr", "Éditions", "intérêts")])
def test_editions_stand_side_by_side_and_lead_to_their_rules(visit, lang, tab, word):
    page = visit(f"/rules?game=vinhos-2016&lang={lang}")
    assert "2010" in page.locator("#VR-BANK-01 .vg-edition").inner_text(), "marked in the rulebook"
    assert page.locator("#VC-GEN-01 .vg-edition").count() == 0, "common to both"
    page.get_by_role("link", name=tab, exact=True).click()
    table = page.locator("#editions")
    pair = table.locator(".vg-pair").first
    assert pair.locator(".vg-rule-id").all_inner_texts() == ["VS-COMP-01", "VR-COMP-01"]
    assert table.locator(".vg-rulecard").count() == 205
    page.get_by_role("searchbox").filter(visible=True).fill(word)
    page.wait_for_function("document.querySelectorAll('#editions .vg-rulecard').length < 30")
    table.get_by_role("link", name="VR-BANK-09", exact=True).click()
    page.wait_for_selector("#VR-BANK-09.vg-found")
    assert table.is_hidden() and page.locator("#VC-GEN-01").count() == 1, "the search is over"
