"""A thing looked at closely: its picture, its name, what it does, what it costs, what it is worth to whom, its rule.

Everything comes from the drawing and the view that the reader has before them, so nothing hidden can be told.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from tutor.core.glossary import Term
from widgets import boards, things
from widgets.assets import labels
from widgets.messages import Talking, capital, rule_words
from widgets.scene import Scene, Shape

#: Rules that are offered with a thing.
MOST_RULES = 3


class Sight(NamedTuple):
    """What a reader has before them: for whom it is drawn, the position as they may know it, and the drawing."""

    reader: boards.Reader
    view: Mapping[str, Any]
    scene: Scene


class Inspecting(Talking):
    """A page with a board on which everything can be looked at closely."""

    def sight(self, _content: Mapping[str, Any]) -> Sight | None:
        """Return what the browser shows; None where there is no board (yet)."""
        return None

    def hear_inspect(self, content: Mapping[str, Any]) -> None:
        """Tell all about a thing on the board; what is no longer there has nothing to tell."""
        sight, about = self.sight(content), str(content.get("about"))
        shape = shape_about(sight.scene, about) if sight else None
        if sight is None or shape is None:
            return
        asked = {"at": content.get("at"), "walk": content.get("walk"), "words": labels("inspect", self.lang)}
        self.send({"type": "inspection", **asked, **inspection(sight, shape), **self.possible(shape)})

    def possible(self, _shape: Shape) -> dict[str, Any]:
        """Return what can be done now with the thing that a shape shows, and why the rest cannot."""
        return {"moves": [], "refusals": []}


def inspection(sight: Sight, shape: Shape) -> dict[str, Any]:
    """Return everything that is told of the thing that a shape shows."""
    about: str = shape["about"]
    reader, game, lang = sight.reader, sight.reader.game, sight.reader.lang
    look = things.Look.of(reader, sight.view)
    found = things.find(game.name, about)
    term = game.glossary[found.term(look)]
    name = capital(term.name(lang))
    own = found.thing.title
    title = capital(own(look, **found.parts) if own else shape.get("label") or name)
    picture = found.thing.picture
    return {
        "about": about,
        "title": title,
        "kind": "" if title == name else name,
        "text": _without(shape["tip"], title),
        "what": term.text(lang),
        "cost": found.tell(found.thing.cost, look),
        "worth": found.tell(found.thing.worth, look),
        "rules": [rule_words(game.rulebook[rule], lang) for rule in _rules(look, found, term)],
        "picture": picture(look, **found.parts).changes(None) if picture else None,
    }


def shape_about(scene: Scene, about: str) -> Shape | None:
    """Return the shape that shows a thing; None if it is not on the drawing."""
    return next((shape for shape in scene.shapes.values() if shape.get("about") == about), None)


def _rules(look: things.Look, found: things.Found, term: Term) -> list[str]:
    """Return the rules of a thing that this game plays by."""
    rules: Iterable[str] = dict.fromkeys((*found.tell(found.thing.rules, look), *term.rules))
    return [rule for rule in rules if look.game.plays_by(rule)][:MOST_RULES]


def _without(tip: str, title: str) -> str:
    """Return a sentence without the name that stands above it anyway."""
    return capital(re.sub(rf"^{re.escape(title)}\s?[:.,] (?=.)", "", tip, flags=re.IGNORECASE))
