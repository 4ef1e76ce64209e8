"""The charts of a tournament in a real browser: drawn offline, in both languages, in light and dark."""

from playwright.sync_api import expect


def test_charts_are_shown_and_follow_language_and_theme(visit):
    page = visit("/tournaments?lang=en")
    page.wait_for_selector(".vg-tour[data-ready=en]")
    charts = page.locator(".vg-chart")
    assert charts.count() == 5
    expect(page.get_by_role("heading", name="Who wins")).to_be_visible()
    # every picture that shows has really been drawn
    for ground, theme in (("light", "light"), ("dark", "dark")):
        page.evaluate("theme => document.querySelector('.vg').dataset.theme = theme", theme)
        pictures = page.locator(f".vg-chart img.vg-on-{ground}")
        assert pictures.count() == 5
        for picture in pictures.all():
            assert picture.is_visible() and picture.evaluate("image => image.naturalWidth") > 300
    charts.first.locator("summary").click()
    assert "greedy: 50%" in charts.first.inner_text()
    page.get_by_role("button", name="FR").click()
    page.wait_for_selector(".vg-tour[data-ready=fr]")
    expect(page.get_by_role("heading", name="Qui gagne")).to_be_visible()
    assert "lang=fr" in page.url
