"""Every ruling read in every way: those of visitor cards here, the others beside their topics."""

from __future__ import annotations

from typing import Any, cast

import pytest

import tutor
from tests.games.viticulture.looking import asked, refusal, seats_told
from tutor.core.state import State
from tutor.games.viticulture.examples.positions import (
    PASS,
    Player,
    built,
    cellar,
    drawn,
    end_year,
    field,
    free,
    grande,
    hand,
    lira,
    moves,
    pad,
    pile,
    play,
    put,
    question,
    summer,
    told,
    visit,
    vp,
    ways,
    winter,
)
from tutor.games.viticulture.game import ViticultureGame
from tutor.games.viticulture.moves import (
    Accept,
    Build,
    DiscardCard,
    DoBoth,
    HarvestField,
    MakeWine,
    Name,
    OfferCard,
    Plant,
    PlayVisitor,
    Stop,
    TakeBack,
    TakeBonus,
    Uproot,
    WakeUp,
)
from tutor.games.viticulture.names import WINTER

#: Every option: its default and its other choices.
OPTIONS: dict[str, tuple[Any, ...]] = {
    "field_limit": ("uniform_6", "printed_5_6_7"),
    "tasting_room_needs_wine": (False, True),
    "tour_cards": ((), ("tour_guide", "novice_guide")),
    "vp_cap": (0, 25),
    "end_trigger_latched": (True, False),
    "grande_overflow_needs_full": (False, True),
    "producer_excludes": ("action", "worker"),
    "yoke_once_per_year": (True, False),
    "motivator_passed_players": (False, True),
    "up_to_needs_one": (True, False),
    "voluntary_devalue": (False, True),
    "organizer_keeps_bonus_visitor": (True, False),
    "importer_protocol": ("sequential", "simultaneous"),
    "reshuffle_timing": ("on_draw", "at_once"),
    "both_cost_timing": ("before", "between"),
    "uproot_clause": ("uproot_and_discard", "uproot_and_or_discard"),
    "zymologist_ageing": ("past_6", "to_6"),
    "wine_without_slot": ("illegal", "lost"),
    "advanced_parents": (False, True),
    "friendly_variant": (False, True),
    "solo_level": ("normal", "very_easy", "easy", "hard", "very_hard"),
    "aggressive_automa": (False, True),
    "solo_token_opens_space": (False, True),
}


def test_all_23_options_with_their_choices(game: ViticultureGame) -> None:
    """The default is the reading of the rulebook; every other choice can be played."""
    assert set(game.options) == set(OPTIONS) and len(OPTIONS) == 23
    for name, (default, *others) in OPTIONS.items():
        option = game.options[name]
        assert option.default == default
        assert set(option.choices) == {default, *others}
        assert option.rule in game.rulebook
    official = {name for name, option in game.options.items() if option.official}
    assert official == {"advanced_parents", "friendly_variant", "solo_level", "aggressive_automa"}


@pytest.mark.parametrize("name", OPTIONS)
def test_a_choice_that_does_not_exist_is_refused(game: ViticultureGame, name: str) -> None:
    """A typed error, whatever the option."""
    with pytest.raises(tutor.BadSetup):
        game.new(2, 0, **{name: cast("Any", "sometimes")})
    assert isinstance(game.new(2, 0, **{name: OPTIONS[name][-1]}), State)


# ---------------------------------------------------------------------- producer_excludes


@pytest.mark.parametrize(
    ("ruling", "legal"), [("action", ["give_tour"]), ("worker", ["give_tour", "play_summer_visitor"])]
)
def test_which_workers_the_producer_takes_back(game: ViticultureGame, ruling: str, legal: list[str]) -> None:
    """VI-CARD-S32: producer_excludes: all workers of the card's action, or only the one that played it."""
    board = {"give_tour": "0", "play_summer_visitor": "0"}
    owner = Player(lira=2, regular=3, hand="producer")
    state = summer(game, owner, Player(), Player(), board=board, options={"producer_excludes": ruling})
    visit(state, "producer", "a", at="bonus")
    assert [move.action for move in moves(state, TakeBack)] == legal
    own = TakeBack("play_summer_visitor", "middle", False)
    assert refusal(state, own) == ("worker-stays", "VI-CARD-S32")
    other = TakeBack("play_summer_visitor", "left", False)
    assert refusal(state, other) == (("worker-stays", "VI-CARD-S32") if ruling == "action" else None)


# ---------------------------------------------------------------------- motivator_passed_players


@pytest.mark.parametrize(("ruling", "seats"), [(False, [1]), (True, [1, 2])])
def test_whether_who_has_passed_takes_the_grande_back(game: ViticultureGame, ruling: bool, seats: list[int]) -> None:
    """VI-CARD-W25: motivator_passed_players."""
    board = {"give_tour": "1G", "draw_vine": "2G"}
    options = {"motivator_passed_players": ruling}
    state = winter(game, Player(hand="motivator"), Player(), Player(), board=board, passed=[2], options=options)
    visit(state, "motivator", "a")
    found = []
    while question(state) == "Answer":
        found.append(state.actor)
        play(state, Accept())
    assert (found, vp(state)[0]) == (seats, len(seats))
    assert grande(state, 2) == ("home" if ruling else "draw_vine/left")


# ---------------------------------------------------------------------- up_to_needs_one


@pytest.mark.parametrize("ruling", [True, False])
def test_whether_up_to_may_be_nothing(game: ViticultureGame, ruling: bool) -> None:
    """VI-VIS-06: up_to_needs_one: a Planter without a vine, a Wedding Party without a guest."""
    options = {"up_to_needs_one": ruling}
    planter = PlayVisitor("planter", "a")
    state = put(summer(game, Player(hand="planter, sponsor"), Player(), options=options), "play_summer_visitor")
    assert refusal(state, planter) == (("nothing-to-plant", "VI-VIS-03") if ruling else None)
    state = put(
        summer(game, Player(hand="planter, malvasia"), Player(), options=options), "play_summer_visitor", planter
    )
    assert refusal(state, Stop()) == (("once-at-least", "VI-VIS-06") if ruling else None)
    if not ruling:
        play(state, Stop())
        assert (lira(state)[0], hand(state)) == (1, ["malvasia"])
    state = visit(summer(game, Player(lira=4, hand="wedding_party"), Player(), options=options), "wedding_party", "a")
    assert refusal(state, Stop()) == (("name-somebody", "VI-VIS-06") if ruling else None)
    play(state, Name(1))
    assert (lira(state), vp(state)) == ([2, 2], [1, 0])
    # what is exactly one is one with either ruling
    state = visit(summer(game, Player(hand="cultivator, malvasia"), Player(), options=options), "cultivator", "a")
    assert refusal(state, Stop()) == ("once-at-least", "VI-VIS-03")


# ---------------------------------------------------------------------- organizer_keeps_bonus_visitor


@pytest.mark.parametrize("ruling", [True, False])
def test_whether_the_organizer_keeps_the_second_visitor(game: ViticultureGame, ruling: bool) -> None:
    """VI-CARD-S33: organizer_keeps_bonus_visitor: it may be played before the turn ends, or the pass comes first."""
    options = {"organizer_keeps_bonus_visitor": ruling}
    state = summer(game, Player(hand="organizer, sponsor"), Player(), Player(), options=options)
    visit(state, "organizer", "a", WakeUp(7, ""), at="bonus")
    if ruling:
        assert asked(state) == ("OfferBonus", 0)
        play(state, TakeBonus(), PlayVisitor("sponsor", "b"))
    assert (asked(state), lira(state)[0]) == (("TakeTurn", 1), 3 if ruling else 0)
    assert (state.has_passed(0), state.temporary, free(state)[0]) == (True, 0, 2)


# ---------------------------------------------------------------------- importer_protocol


def importing(game: ViticultureGame, protocol: str) -> Any:
    """Return the Importer of seat 0 of three; seat 1 holds two visitors, seat 2 holds three."""
    players = Player(hand="importer"), Player(hand="sponsor, judge, merlot"), Player(hand="queen, planner, broker")
    return visit(summer(game, *players, options={"importer_protocol": protocol}), "importer", "a")


def test_the_opponents_offer_one_after_the_other(game: ViticultureGame) -> None:
    """VI-CARD-S23: importer_protocol = sequential: never more than are still missing."""
    state = importing(game, "sequential")
    assert asked(state) == ("OfferVisitors", 1)
    assert refusal(state, OfferCard("merlot")) == ("visitors-only", "VI-CARD-S23")
    play(state, OfferCard("judge"), Stop())
    assert asked(state) == ("OfferVisitors", 2)
    play(state, OfferCard("queen"), OfferCard("broker"))
    assert (hand(state), asked(state)) == (["judge", "queen", "broker"], ("TakeTurn", 1))
    assert seats_told(state, "offered") == [1, 2, 2]


def test_with_secret_offers_too_many_are_offered_again(game: ViticultureGame) -> None:
    """VI-CARD-S23: importer_protocol = simultaneous: everybody decides without knowing of the others."""
    state = importing(game, "simultaneous")
    play(state, OfferCard("judge"), OfferCard("sponsor"))
    assert state.view(2)["escrow"] == [] and state.view(2)["vineyards"][1]["hand"]["winter"] == 1
    play(state, OfferCard("queen"), OfferCard("broker"), Stop())
    assert told(state, "too-many-offered") == [{"offered": 4, "needed": 3}]
    assert (asked(state), hand(state, 1), seats_told(state, "offered")) == (
        ("OfferVisitors", 1), ["merlot", "judge", "sponsor"], [],
    )  # fmt: skip
    play(state, Stop(), OfferCard("queen"), OfferCard("broker"), OfferCard("planner"))
    assert (hand(state), asked(state)) == (["queen", "broker", "planner"], ("TakeTurn", 1))


def test_after_two_secret_rounds_the_opponents_are_asked_one_after_the_other(game: ViticultureGame) -> None:
    """VI-CARD-S23: importer_protocol = simultaneous: whoever always offers too much comes to an end all the same."""
    state = importing(game, "simultaneous")
    for _ in range(2):
        play(state, OfferCard("judge"), OfferCard("sponsor"), OfferCard("queen"), OfferCard("broker"), Stop())
    assert told(state, "too-many-offered") == [{"offered": 4, "needed": 3}] * 2
    assert told(state, "offers-one-by-one") == [{}] and asked(state) == ("OfferVisitors", 1)
    assert game.from_json(state.to_json()).key() == state.key()
    play(state, OfferCard("judge"), OfferCard("sponsor"))
    assert len(state.view(2)["escrow"]) == 2 and seats_told(state, "offered") == [1, 1]
    play(state, OfferCard("queen"))
    assert (hand(state), asked(state)) == (["judge", "sponsor", "queen"], ("TakeTurn", 1))


def test_a_save_cannot_have_more_secret_rounds_than_there_are(game: ViticultureGame) -> None:
    """VI-CARD-S23: a third secret round, or one with the other protocol, is damage."""
    for protocol, most in (("sequential", 0), ("simultaneous", 2)):
        saved = importing(game, protocol).to_dict()
        place = next(number for number, frame in enumerate(saved["stack"]) if frame[0] == "ImportRound")
        saved["stack"][place][-1] = most
        assert game.from_json(saved).actor == 1
        saved["stack"][place][-1] = most + 1
        with pytest.raises(tutor.BadSave):
            game.from_json(saved)


@pytest.mark.parametrize("protocol", ["sequential", "simultaneous"])
def test_with_too_few_offers_three_cards_are_drawn(game: ViticultureGame, protocol: str) -> None:
    """VI-CARD-S23: all offers are taken back."""
    state = importing(game, protocol)
    play(state, OfferCard("judge"), Stop(), Stop())
    assert (drawn(state, "winter"), len(hand(state)), len(hand(state, 1))) == (3, 3, 3)
    assert told(state, "not-enough-offered") == [{"offered": 1, "needed": 3}]


# ---------------------------------------------------------------------- reshuffle_timing


@pytest.mark.parametrize(("timing", "tops"), [("on_draw", ["vine", "winter"]), ("at_once", ["vine"])])
def test_when_an_empty_deck_is_replaced_the_innkeeper_sees_it(
    game: ViticultureGame, timing: str, tops: list[str]
) -> None:
    """VI-DECK-01: reshuffle_timing: at once, the discard pile of the emptied deck is gone."""
    winter_cards = game.box.deck_cards[WINTER]
    held = [card for card in winter_cards if card not in ("queen", "judge", "innkeeper")]
    decks = {
        "winter": {"draw": dict.fromkeys(winter_cards, 0) | {"queen": 1}, "discard": ["judge"]},
        "vine": {"discard": ["merlot"]},
    }
    players = Player(hand="innkeeper, patron"), Player(hand=", ".join(held))
    state = summer(game, *players, decks=decks, options={"reshuffle_timing": timing})
    visit(state, "patron", "b")
    found = [deck for deck in ("vine", "winter") if pile(state, deck)]
    assert (found, "queen" in hand(state)) == (tops, True)


# ---------------------------------------------------------------------- both_cost_timing


def test_both_clauses_are_paid_for_before(game: ViticultureGame) -> None:
    """VI-VIS-08: both_cost_timing = before: one decision, in either order where it matters."""
    state = put(summer(game, Player(lira=2, hand="homesteader, malvasia"), Player()), "play_summer_visitor")
    assert ways(state, "homesteader") == ["a", "b", "ab", "ba"]
    play(state, PlayVisitor("homesteader", "ab"))
    assert vp(state)[0] == -1
    play(state, Build("trellis"), Plant("malvasia", "field_5"))
    assert (built(state), field(state, "field_5"), vp(state)[0]) == (["trellis"], ["malvasia"], -1)
    floor = put(summer(game, Player(vp=-5, hand="sponsor"), Player()), "play_summer_visitor")
    assert ways(floor, "sponsor") == ["a", "b"]
    assert refusal(floor, PlayVisitor("sponsor", "ab")) == ("vp-floor", "VI-VIS-07")


def test_the_second_clause_is_paid_for_between(game: ViticultureGame) -> None:
    """VI-VIS-08: both_cost_timing = between: after the first part, with what it has brought."""
    options = {"both_cost_timing": "between"}
    state = put(summer(game, Player(hand="sponsor"), Player(), options=options), "play_summer_visitor")
    assert ways(state, "sponsor") == ["a", "b"]
    assert refusal(state, PlayVisitor("sponsor", "ab")) == ("no-such-way", "VI-VIS-04")
    play(state, PlayVisitor("sponsor", "b"))
    assert (asked(state), state.moves(), lira(state)[0]) == (("ChooseBoth", 0), [DoBoth(), Stop()], 3)
    both = play(state.copy(), DoBoth())
    assert (vp(both)[0], drawn(both, "vine"), asked(both)) == (-1, 2, ("TakeTurn", 1))
    one = play(state, Stop())
    assert (vp(one)[0], drawn(one, "vine")) == (0, 0)
    milled = Player(vp=-5, built="windmill", lira=4, hand="homesteader, malvasia")
    state = visit(
        summer(game, milled, Player(), options=options), "homesteader", "b", Plant("malvasia", "field_5"), Stop()
    )
    assert (vp(state)[0], asked(state)) == (-4, ("ChooseBoth", 0))
    play(state, DoBoth(), Build("trellis"))
    assert vp(state)[0] == -5


# ---------------------------------------------------------------------- uproot_clause


def test_uprooting_and_discarding_are_both_needed(game: ViticultureGame) -> None:
    """VI-CARD-S09: uproot_clause = uproot_and_discard: two vines up, two vine cards away."""
    owner = Player(field_5="merlot", field_6="syrah", hand="horticulturist, malvasia")
    state = put(summer(game, owner, Player()), "play_summer_visitor")
    assert ways(state, "horticulturist") == ["a", "b"]
    for way in ("b-uproot", "b-discard"):
        assert refusal(state, PlayVisitor("horticulturist", way)) == ("no-such-way", "VI-VIS-04")
    play(state, PlayVisitor("horticulturist", "b"), Uproot("merlot", "field_5"), Uproot("syrah", "field_6"))
    play(state, DiscardCard("malvasia"), DiscardCard("syrah"))
    assert (vp(state)[0], hand(state), pile(state, "vine")) == (3, ["merlot"], ["malvasia", "syrah"])


def test_one_of_the_two_steps_is_enough_with_the_other_ruling(game: ViticultureGame) -> None:
    """VI-CARD-S09: uproot_clause = uproot_and_or_discard: each for the full number."""
    options = {"uproot_clause": "uproot_and_or_discard"}
    owner = Player(field_5="merlot", field_6="syrah", hand="horticulturist, 2 malvasia")
    state = put(summer(game, owner, Player(), options=options), "play_summer_visitor")
    assert ways(state, "horticulturist") == ["a", "b", "b-uproot", "b-discard"]
    up = play(
        state.copy(), PlayVisitor("horticulturist", "b-uproot"), Uproot("merlot", "field_5"), Uproot("syrah", "field_6")
    )
    assert (vp(up)[0], hand(up)) == (3, ["malvasia", "malvasia", "merlot", "syrah"])
    away = play(state, PlayVisitor("horticulturist", "b-discard"), DiscardCard("malvasia"), DiscardCard("malvasia"))
    assert (vp(away)[0], hand(away), field(away, "field_5")) == (3, [], ["merlot"])
    short = put(
        summer(game, owner._replace(field_6="", hand="horticulturist, malvasia"), Player(), options=options),
        "play_summer_visitor",
    )
    assert ways(short, "horticulturist") == ["a"]


# ---------------------------------------------------------------------- zymologist_ageing


@pytest.mark.parametrize(("ruling", "ages"), [("past_6", ["R4", "R5", "R6", "R6"]), ("to_6", ["R4", "R5", "R5", "R5"])])
def test_how_far_a_zymologists_wine_ages(game: ViticultureGame, ruling: str, ages: list[str]) -> None:
    """VI-CARD-W33: zymologist_ageing: up to 6, or not to 6, until both cellars are built."""
    options = {"zymologist_ageing": ruling}
    state = winter(game, Player(pad="R4", hand="zymologist"), Player(), options=options)
    visit(state, "zymologist", "a", MakeWine("red", 4, 0, 0))
    found = [cellar(state)]
    for _ in range(3):
        end_year(state)
        found.append(cellar(state))
        play(state, WakeUp(1, ""), WakeUp(4, ""))
    assert found == ages


def test_a_wine_that_is_housed_later_or_was_always_housed_ages_as_ever(game: ViticultureGame) -> None:
    """VI-CARD-W33: to_6 holds for the Zymologist's tokens; both cellars free them."""
    options = {"zymologist_ageing": "to_6"}
    housed = winter(game, Player(built="medium_cellar", cellar="R5"), Player(), options=options)
    assert cellar(end_year(housed)) == "R6"
    owner = Player(pad="R5", lira=10, hand="zymologist")
    state = visit(winter(game, owner, Player(), options=options), "zymologist", "a", MakeWine("red", 5, 0, 0))
    end_year(state)
    play(state, WakeUp(4, ""), WakeUp(1, ""))
    put(state, "build_structure", Build("medium_cellar"))
    play(state, PASS)
    put(state, "build_structure", Build("large_cellar"), at="overflow", grande=True)
    end_year(state)
    assert cellar(state) == "R6"


# ---------------------------------------------------------------------- the same for everything else


def test_a_harvest_asks_for_slots_only_with_voluntary_devalue(game: ViticultureGame) -> None:
    """VI-HARV-03: voluntary_devalue; the default puts each grape as high as it can be."""
    for ruling, kind in ((False, "TakeTurn"), (True, "ChooseSlot")):
        options = {"voluntary_devalue": ruling}
        state = put(
            winter(game, Player(field_5="merlot"), Player(), options=options), "harvest_field", HarvestField("field_5")
        )
        assert question(state) == kind
        assert pad(state) == ("" if ruling else "R3")
