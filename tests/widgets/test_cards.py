"""The card browser's Python side: what it tells the browser, and how it answers bad input."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tutor
from tutor.core.text import LANGUAGES
from widgets import Cards, Home, Rulebook
from widgets.messages import Talking

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


class Desk:
    """A widget with a browser that only listens."""

    def __init__(self, widget: Talking, query: str = "?game=viticulture") -> None:
        self.widget = widget
        self.heard: list[dict[str, Any]] = []
        self.widget.send = lambda message, buffers=None: self.heard.append(message)
        self.greeting = self.say(type="hello", query=query)[0]

    def say(self, **message: Any) -> list[dict[str, Any]]:
        """Send a message as the browser would; return the answers."""
        self.heard.clear()
        self.widget._receive(self.widget, message, [])
        json.dumps(self.heard)  # everything must travel
        return list(self.heard)

    def find(self, **wanted: Any) -> list[str]:
        """Ask for cards; return their ids."""
        (answer,) = self.say(type="find", number=7, **wanted)
        assert answer["type"] == "dealt" and answer["number"] == 7
        assert str(len(answer["found"])) in answer["text"] or not answer["found"]
        return [card for card, _ in answer["found"]]


@pytest.fixture(params=[Cards, Rulebook])
def desk(request: pytest.FixtureRequest) -> Desk:
    return Desk(request.param())


@in_every_language
def test_every_card_is_sent_once_with_all_that_is_known_of_it(desk: Desk, lang: str) -> None:
    desk.say(type="lang", lang=lang)
    (message,) = desk.say(type="cards")
    game = tutor.game("viticulture")
    index = game.card_index
    sent = {card["id"]: card for card in message["cards"]}
    assert list(sent) == [card.id for card in index] and len(message["cards"]) == len(index)
    for card in index:
        said, told = index.words(card, lang), sent[card.id]
        assert (told["name"], told["text"], tuple(told["clauses"])) == said
        assert told["deck"] == card.deck and told["decktext"].lower() == index.word("deck", card.deck, lang).lower()
        assert [(name, number) for name, _, number in told["figures"]] == list(card.figures)
        assert [(rule["id"], rule["title"]) for rule in told["rules"]] == [
            (rule, game.rulebook[rule].title(lang)) for rule in card.rules
        ]
        assert told["source"] == game.data.provenance(card.table).source and told["sourcetext"] and told["confidence"]
    facets = {facet["name"]: [tag["id"] for tag in facet["tags"]] for facet in message["facets"]}
    assert facets == index.tags
    assert all(facet["title"] and tag["text"][0].isupper() for facet in message["facets"] for tag in facet["tags"])
    assert all(message["labels"].values())


@in_every_language
def test_filters_give_what_the_index_gives(desk: Desk, lang: str) -> None:
    desk.say(type="lang", lang=lang)
    index = tutor.game("viticulture").card_index
    assert desk.find() == desk.find(words="", deck=[], cost=[], effect=[]) == [card.id for card in index]
    word = {"en": "uproot", "fr": "deracine"}[lang]
    assert set(desk.find(words=word, deck=["summer"])) == {"planter", "horticulturist", "sharecropper"}
    assert desk.find(cost=["wine", "cards"]) == ["entertainer"]
    assert desk.find(effect=["harvest", "wine"], cost=["vp"]) == ["laborer"]
    (answer,) = desk.say(type="find", deck=["summer"], cost=["lira"], effect=["vp"])
    assert answer["counts"] == index.counts("", lang, ["summer"], ["lira"], ["vp"])


def test_the_clauses_that_were_looked_for_are_marked(desk: Desk) -> None:
    def marked(**wanted: Any) -> dict[str, list[int]]:
        return dict(desk.say(type="find", **wanted)[0]["found"])

    assert marked(cost=["lira"], effect=["vp"])["broker"] == [0]
    assert marked(cost=["vp"])["broker"] == [1]
    assert marked(effect=["plant"])["contractor"] == [2], "together with either of the others"
    assert marked(effect=["build", "plant"])["homesteader"] == [0, 1]
    assert marked(effect=["vp"])["grower"] == [], "a card of one piece has no parts to mark"
    assert set(map(tuple, marked().values())) == {()}


@pytest.mark.parametrize(
    "wanted",
    [
        {"words": "<img src=x onerror=alert(1)>"},
        {"words": "{ $vp }"},
        {"words": "x" * 100_000},
        {"words": ["planter"]},
        {"words": {"a": 1}},
        {"deck": ["spring"]},
        {"deck": ["__proto__"]},
        {"cost": ["lira", "\0"]},
    ],
)
def test_hostile_wishes_find_nothing(desk: Desk, wanted: dict[str, Any]) -> None:
    assert desk.find(**wanted) == []
    assert len(desk.find()) == 181


@pytest.mark.parametrize("strange", [None, 5, "summer", {"summer": True}, [None], [["summer"]], [{}], True])
def test_what_is_no_list_of_tags_filters_nothing(desk: Desk, strange: Any) -> None:
    assert len(desk.find(deck=strange, cost=strange, effect=strange)) == 181


@in_every_language
def test_a_game_without_cards_shows_no_browser(lang: str) -> None:
    toscana = Desk(Rulebook(), f"?game=toscana&lang={lang}")
    assert toscana.greeting["cardstitle"] == ""
    (message,) = toscana.say(type="cards")
    assert message["cards"] == [] and toscana.find(words="a") == []
    viticulture = Desk(Rulebook(), f"?game=viticulture&lang={lang}")
    assert "Viticulture" in viticulture.greeting["cardstitle"]
    assert viticulture.greeting["cardstitle"] != viticulture.greeting["title"]


def test_the_home_page_leads_to_cards_only_where_there_are_some() -> None:
    games = {game["name"]: game["cards"] for game in Desk(Home()).greeting["games"]}
    assert games["viticulture"] is True and games["toscana"] is False and games["grand-cru"] is False


def test_the_browser_by_itself_opens_rules_in_place() -> None:
    desk = Desk(Cards(), "")
    assert desk.greeting["game"] == "viticulture"
    (rule,) = desk.say(type="rule", rule="VI-CARD-S09", at=3)
    assert rule["id"] == "VI-CARD-S09" and rule["at"] == 3 and "VI-FLD-06" in rule["links"]
    (sorry,) = desk.say(type="rule", rule="<b>", at=3)
    assert sorry["type"] == "sorry"
