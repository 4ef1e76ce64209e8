"""A widget on an easel: its Python side in the test's own process, its browser side in a page without a server.

Whole games can be put on screen one position after the other, each at the price of drawing it.

    easel = Easel(page, Table(session))
    easel.stand(1366, 768)
    easel.say(type="goto", cursor=12)
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

import tutor
from tutor.coach import player
from tutor.session import PERSON, Seat, Session
from widgets.assets import STATIC
from widgets.messages import Talking

#: What the served page has around every widget.
PAGE_STYLE = (STATIC.parent / "voila" / "templates" / "vendange" / "page.css").read_text(encoding="utf-8")
FRAME = """<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="vendange-app" content="/"></head>
<body></body></html>"""
#: The model that anywidget would give to the browser side; what it sends is kept until it is asked for.
MODEL = """async ([code, styles]) => {
  for (const style of styles) {
    document.head.append(Object.assign(document.createElement("style"), { textContent: style }));
  }
  const hearers = [];
  window.sent = [];
  window.tell = (messages) => { for (const message of messages) for (const hear of hearers) hear(message); };
  const send = (message) => window.sent.push(message);
  const model = { on: (_kind, hear) => hearers.push(hear), off() {}, get() {}, set() {}, send };
  const module = await import(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
  const place = document.createElement("div");
  document.body.append(place);
  module.default.render({ model, el: place });
}"""
ADDRESS = "http://127.0.0.1/easel"


class Easel:
    """One widget in one page. What the browser sends waits until the test lets it through."""

    def __init__(self, page: Page, widget: Talking, query: str = "") -> None:
        self.page, self.widget = page, widget
        self.told: list[dict[str, Any]] = []
        vars(widget)["send"] = lambda message, buffers=None: self.told.append(message)
        page.route(f"{ADDRESS}*", lambda route: route.fulfill(body=FRAME, content_type="text/html"))
        page.goto(ADDRESS + query)
        page.evaluate(MODEL, [widget._esm, [PAGE_STYLE, widget._css]])
        page.wait_for_function("window.sent.length > 0")
        self.answer()

    def say(self, **message: Any) -> list[dict[str, Any]]:
        """Send a message as the browser would, and show the answers; return them."""
        self.told.clear()
        self.widget._receive(self.widget, message, [])
        answers = json.loads(json.dumps(self.told))
        self.page.evaluate("messages => window.tell(messages)", answers)
        return list(answers)

    def answer(self) -> None:
        """Let what the browser has sent reach Python, and the answers come back."""
        for message in self.page.evaluate("window.sent.splice(0)"):
            self.say(**message)

    def stand(self, width: int, height: int) -> None:
        """Look at it on a screen of this size."""
        self.page.set_viewport_size({"width": width, "height": height})


def played(name: str, players: int, seed: int, kind: str = "greedy") -> Session:
    """Return a whole game of bots, with a person at the first seat who looks back on it."""
    state = tutor.game(name).new(players, seed)
    session = Session(state, [Seat("", PERSON if seat == 0 else kind) for seat in range(players)])
    bots = [player(kind, seed=seat) for seat in range(players)]
    while (actor := session.state.actor) is not None:
        session.play(bots[actor].choose(session.state, actor))
    return session
