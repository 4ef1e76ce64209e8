"""Looking cards up: every card once, filed under what it costs and does, in every language."""

from __future__ import annotations

from collections import Counter

import pytest

import tutor
from tests.worlds import GAMES
from tutor.core.cards import FACETS, Card, CardIndex
from tutor.core.searching import fold
from tutor.core.text import LANGUAGES

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
WITH_CARDS = [name for name in GAMES if len(tutor.game(name).card_index)]
in_every_game_with_cards = pytest.mark.parametrize("name", WITH_CARDS)


@pytest.fixture(scope="module")
def index() -> CardIndex:
    return tutor.game("viticulture").card_index


def ids(found: list[Card]) -> set[str]:
    assert len({card.id for card in found}) == len(found)
    return {card.id for card in found}


# ---------------------------------------------------------------------- all games


def test_a_game_without_cards_has_none_to_look_up() -> None:
    toscana = tutor.game("toscana")
    assert "toscana" not in WITH_CARDS and list(toscana.cards()) == [] and toscana.card_index.search("red") == []
    assert toscana.card_index.counts() == {facet: {} for facet in FACETS}


@in_every_game_with_cards
def test_every_card_is_there_once_and_is_found_among_all(name: str) -> None:
    game = tutor.game(name)
    assert Counter(card.id for card in game.card_index) == Counter(card.id for card in game.cards())
    assert max(Counter(card.id for card in game.cards()).values()) == 1
    assert [card.id for card in game.card_index.search()] == [card.id for card in game.cards()]


@in_every_game_with_cards
@in_every_language
def test_every_card_and_every_tag_can_be_said(name: str, lang: str) -> None:
    game = tutor.game(name)
    index = game.card_index
    assert [key for key in index.message_keys() if not game.texts.has(key, lang)] == []
    for card in index:
        said = index.words(card, lang)
        for text in (said.name, said.text, *said.clauses):
            assert text.strip() == text != "" and not set("{}$_") & set(text) and "None" not in text, card.id
        assert said.text.endswith("."), card.id
        assert len(said.clauses) != 1, "a single part is the text itself"
        assert len(set(said.clauses)) == len(said.clauses), card.id
    for facet in FACETS:
        words = [index.word(facet, tag, lang) for tag in index.tags[facet]]
        assert len(set(words)) == len(words) > 0


@in_every_game_with_cards
def test_every_tag_is_used_and_finds_exactly_the_cards_that_carry_it(name: str) -> None:
    index = tutor.game(name).card_index
    counts = index.counts()
    for deck in index.tags["deck"]:
        found = index.search(decks=(deck,))
        assert [card for card in index if card.deck == deck] == found != []
        assert counts["deck"][deck] == len(found)
    for cost in index.tags["cost"]:
        found = index.search(costs=(cost,))
        assert [card for card in index if any(cost in use.costs for use in card.uses)] == found != []
        assert counts["cost"][cost] == len(found)
    for effect in index.tags["effect"]:
        found = index.search(effects=(effect,))
        assert [card for card in index if any(effect in use.effects for use in card.uses)] == found != []
        assert counts["effect"][effect] == len(found)


@in_every_game_with_cards
def test_every_card_costs_and_does_something_and_names_rules_and_a_table(name: str) -> None:
    game = tutor.game(name)
    for card in game.card_index:
        assert card.uses and all(use.costs and use.effects for use in card.uses), card.id
        assert len(set(card.uses)) == len(card.uses), card.id
        assert card.rules and len(set(card.rules)) == len(card.rules), card.id
        assert [rule for rule in card.rules if rule not in game.rulebook] == []
        assert game.data.provenance(card.table).source in ("seed", "public", "reconstructed")
        assert all(number for _, number in card.figures), card.id


@in_every_game_with_cards
@in_every_language
def test_a_card_is_found_by_its_name_however_it_is_typed(name: str, lang: str) -> None:
    index = tutor.game(name).card_index
    for card in index:
        title = index.words(card, lang).name
        for typed in (title, title.upper(), fold(title), f"  {title}  "):
            best = index.search(typed, lang)
            same = [index.words(other, lang).name for other in best]
            assert card in best
            assert title == same[0] or all(word in fold(same[0]) for word in fold(title).split())


@in_every_game_with_cards
@pytest.mark.parametrize(
    "typed",
    ["<script>alert(1)</script>", "' OR 1=1 --", "{ $vp }", "%s%n", "\0", "..*[(", "\\", "x" * 10_000, "🍇" * 50],
)
def test_hostile_words_find_nothing_and_harm_nothing(name: str, typed: str) -> None:
    index = tutor.game(name).card_index
    for lang in LANGUAGES:
        assert index.search(typed, lang) == []
        assert set().union(*(facet.values() for facet in index.counts(typed, lang).values())) == {0}
    assert index.search(decks=(typed,)) == index.search(costs=(typed,)) == index.search(effects=(typed,)) == []


@in_every_game_with_cards
def test_only_spaces_find_everything(name: str) -> None:
    index = tutor.game(name).card_index
    assert index.search(" \t\n\u00a0") == list(index)


# ---------------------------------------------------------------------- Viticulture, read from its rules


def test_all_seven_decks_of_viticulture_are_there(index: CardIndex) -> None:
    """VI-COMP-03, VI-COMP-04: 42 vines (of 9 kinds), 36 orders, 38 and 38 visitors, 36 parents, 24 Automa cards."""
    kinds = {"vine": 9, "summer": 38, "order": 36, "winter": 38, "mama": 18, "papa": 18, "automa": 24}
    assert index.tags["deck"] == list(kinds)
    assert index.counts()["deck"] == kinds
    assert sum(dict(card.figures)["copies"] for card in index.search(decks=("vine",))) == 42
    ours = tutor.game("viticulture").box.cards
    assert {card.id for card in index if card.deck in ("vine", "summer", "order", "winter")} == set(ours)


@pytest.mark.parametrize(
    ("effect", "cards"),
    [
        ("uproot", "planter horticulturist sharecropper"),  # VI-CARD-S09
        ("swap", "landscaper"),  # VI-CARD-S11
        ("age", "oenologist uncertified_oenologist master_vintner"),  # VI-CARD-W04, VI-CARD-W14
        ("take_back", "producer motivator"),  # VI-CARD-S32, VI-CARD-W25
        ("act", "planner manager"),  # VI-CARD-S29, VI-CARD-W32
        ("rooster", "organizer"),  # VI-CARD-S33
        ("order", "merchant marketer master_vintner jack_of_all_trades exporter"),
        ("harvest", "tour_guide harvester harvest_expert jack_of_all_trades reaper laborer"),
        (
            "wine",
            "novice_guide crusher crush_expert teacher mentor jack_of_all_trades supervisor bottler exporter laborer "
            "zymologist",
        ),
        (
            "plant",
            "contractor planter landscaper horticulturist overseer sharecropper grower cultivator homesteader "
            "agriculturist artisan volunteer_crew",
        ),
        (
            "opponents",  # VI-VIS-13, VI-VIS-14, and those who give, take or are paid
            "vendor handyman banker importer swindler volunteer_crew wedding_party queen mentor motivator governor "
            "guest_speaker",
        ),
    ],
)
def test_visitors_are_filed_under_what_they_do(index: CardIndex, effect: str, cards: str) -> None:
    assert ids(index.search(effects=(effect,), decks=("summer", "winter"))) == set(cards.split())


@pytest.mark.parametrize(
    ("cost", "cards"),
    [
        ("residual", "noble"),  # VI-RES-03
        ("grape", "buyer negotiator promoter exporter"),
        ("wine", "wine_critic entertainer negotiator judge promoter governess taster"),
        # VI-VIS-16; and uprooting, which discards as many vine cards (VI-CARD-S09)
        ("cards", "auctioneer entertainer peddler benefactor assessor planter horticulturist sharecropper"),
        (
            "vp",  # VI-VIS-07, and VI-VIS-08 for doing both
            "broker uncertified_broker uncertified_architect uncertified_teacher uncertified_oenologist homesteader "
            "sponsor scholar laborer",
        ),
    ],
)
def test_visitors_are_filed_under_what_they_cost(index: CardIndex, cost: str, cards: str) -> None:
    assert ids(index.search(costs=(cost,), decks=("summer", "winter"))) == set(cards.split())


def test_costs_and_effects_must_meet_in_one_use(index: CardIndex) -> None:
    """The Entertainer takes lira for cards and wine for VP, but not lira for VP."""
    visitors = ("summer", "winter")
    lira_for_vp = ids(index.search(costs=("lira",), effects=("vp",), decks=visitors))
    assert "broker" in lira_for_vp and "wedding_party" in lira_for_vp and "entertainer" not in lira_for_vp
    assert ids(index.search(costs=("wine", "cards"))) == {"entertainer"}
    assert ids(index.search(costs=("wine",), effects=("vp",), decks=visitors)) == {
        *("wine_critic", "entertainer", "judge", "promoter", "governess", "taster")
    }
    assert index.search(costs=("nothing", "lira")) == []


def test_two_clauses_meet_where_the_card_lets_one_do_both(index: CardIndex) -> None:
    """VI-CARD-S05 (two of three), VI-VIS-08 (both for 1 VP), VI-VIS-04 (one only)."""
    both = ids(index.search(effects=("build", "plant")))
    assert both == {"contractor", "overseer", "homesteader"}, "the Artisan does only one of the two"
    assert ids(index.search(effects=("harvest", "wine"))) == {"jack_of_all_trades", "laborer"}
    assert ids(index.search(effects=("harvest", "wine"), costs=("nothing",))) == {"jack_of_all_trades"}
    assert ids(index.search(effects=("harvest", "wine"), costs=("vp",))) == {"laborer"}


def test_what_opponents_do_is_not_the_players_own(index: CardIndex) -> None:
    """VI-VIS-14: with the Banker the others lose VP; VI-VIS-13: with the Handyman the player builds too."""
    by_id = {card.id: card for card in index}
    assert "vp" not in set().union(*(use.costs for use in by_id["banker"].uses))
    assert {"lira", "vp", "opponents"} == set().union(*(use.effects for use in by_id["swindler"].uses))
    assert {"build", "vp", "opponents"} == set().union(*(use.effects for use in by_id["handyman"].uses))


def test_prices_are_costs(index: CardIndex) -> None:
    """VI-STR-01, VI-VIS-11: whoever builds or trains pays, unless the card does it for nothing."""
    costly = ids(index.search(costs=("lira",), effects=("build",), decks=("summer", "winter")))
    assert {"blacksmith", "architect", "stonemason", "designer", "craftsman", "oenologist"} <= costly
    assert "uncertified_architect" not in costly and "uncertified_oenologist" not in costly
    training = index.search(effects=("workers",), decks=("summer", "winter"))
    assert ids(training) == {"uncertified_teacher", "teacher", "professor", "scholar", "governess", "guest_speaker"}
    assert ids(index.search(effects=("workers",), costs=("vp",))) == {"uncertified_teacher", "scholar"}


def test_orders_parents_vines_and_the_automa_are_filed_too(index: CardIndex) -> None:
    assert all(card.deck == "order" for card in index.search(costs=("wine",), effects=("vp", "residual"))
               if card.id != "promoter")  # fmt: skip
    assert len(index.search(costs=("wine",), effects=("vp", "residual"))) == 36 + 1
    assert ids(index.search(effects=("lira",), decks=("mama",))) == {"nicole", "ariel"}  # VI-SETUP-06
    assert len(index.search(effects=("build",), decks=("papa",))) == 14  # VI-SETUP-09
    assert ids(index.search(effects=("vp",), decks=("papa",))) == {"morten", "alan"}
    assert ids(index.search(effects=("block",))) == {f"automa_{number:02}" for number in range(1, 25)}
    assert len(index.search(effects=("grapes",), decks=("vine",))) == 9


def test_words_are_looked_for_in_names_and_effects_of_the_readers_language(index: CardIndex) -> None:
    assert index.search("planter")[0].id == "planter" and "landscaper" in ids(index.search("plant"))
    assert ids(index.search("oenologue", "fr")) == {"oenologist", "uncertified_oenologist"}
    assert ids(index.search("ŒNOLOGUE", "fr")) == ids(index.search("œnologue", "fr")) == ids(index.search("Oenologist"))
    assert index.search("surveyor", "fr") == [] and index.search("geometre", "fr")[0].id == "surveyor"
    assert ids(index.search("sparkling 9", decks=("order",))) == {"order_31"}
    assert ids(index.search("trellis irrigation", decks=("vine",))) == {"cabernet_sauvignon", "chardonnay"}
    assert ids(index.search("treillis irrigation", "fr", ("vine",))) == {"cabernet_sauvignon", "chardonnay"}


def test_counts_say_what_a_further_tag_would_leave(index: CardIndex) -> None:
    counts = index.counts("", "en", ("summer", "winter"), ("lira",), ("vp",))
    for cost in index.tags["cost"]:
        assert counts["cost"][cost] == len(index.search("", "en", ("summer", "winter"), {"lira", cost}, ("vp",)))
    for effect in index.tags["effect"]:
        assert counts["effect"][effect] == len(index.search("", "en", ("summer", "winter"), ("lira",), {"vp", effect}))
    for deck in index.tags["deck"]:
        assert counts["deck"][deck] == len(index.search("", "en", (deck,), ("lira",), ("vp",)))


def test_a_visitor_leads_to_its_own_ruling_first(index: CardIndex) -> None:
    by_id = {card.id: card for card in index}
    assert by_id["sharecropper"].rules[0] == "VI-CARD-S09" and by_id["guest_speaker"].rules[0] == "VI-CARD-S18"
    assert {"VI-VIS-07", "VI-VIS-08"} <= set(by_id["homesteader"].rules)
    assert "VI-VIS-13" in by_id["mentor"].rules and "VI-VIS-14" in by_id["banker"].rules
    assert "VI-VIS-10" in by_id["buyer"].rules and "VI-VIS-17" in by_id["noble"].rules
    removed = [card.id for card in index if "VI-SOLO-02" in card.rules]
    assert removed == ["swindler", "wedding_party", "queen", "governor"]


def test_a_corrected_number_changes_what_is_looked_up() -> None:
    mine = tutor.game("viticulture", data={"mamas": {"card": [{"id": "laura", "lira": 3}]}})
    laura = next(card for card in mine.card_index if card.id == "laura")
    assert ("lira", 3) in laura.figures and "3 lira" in mine.card_index.words(laura).text
    assert laura in mine.card_index.search(effects=("lira",), decks=("mama",))
