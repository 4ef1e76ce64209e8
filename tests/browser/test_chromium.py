"""What the browser of these tests does to other tests: nothing."""

import asyncio

import pytest


def test_an_open_browser_does_not_make_other_tests_look_like_a_live_page(chromium):
    with pytest.raises(RuntimeError, match="no running event loop"):
        asyncio.get_running_loop()
    assert asyncio.run(asyncio.sleep(0, "other loops can run")) == "other loops can run"


def test_afterwards_the_browser_goes_on(page):
    page.set_content("<p>Still here")
    assert page.inner_text("p") == "Still here"
