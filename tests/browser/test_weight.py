"""What a table weighs until it can be played at: everything that comes over the line, files and messages."""

import pytest

from tests.browser.clicking import wait_for_me

#: Bytes before there were pictures to look at closely, motion and a story; so much more they may be.
BEFORE = {"toscana": 337_995, "viticulture": 552_555}
MORE = 1.3


@pytest.mark.parametrize("game", BEFORE)
def test_a_table_is_hardly_heavier_than_it_was(page, server, game):
    files, messages = [], []
    page.on("requestfinished", lambda request: files.append(request))
    page.on("websocket", lambda line: line.on("framereceived", lambda message: messages.append(len(message))))
    page.goto(f"{server}/play?game={game}&lang=en&seed=7")
    wait_for_me(page)
    sizes = [request.sizes() for request in files]
    weight = sum(messages) + sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes)
    assert sum(messages) > 100_000, "the line is the greater part"
    assert weight < MORE * BEFORE[game]
