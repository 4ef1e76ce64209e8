"""OBJECTIVES: the action, the deck, the conditions (DP-OBJ)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dom_pierre.looking import refusal, rules_told
from tutor.games.dom_pierre.box import bit_list
from tutor.games.dom_pierre.conditions import METRICS, fulfilled, read_bonus, read_condition
from tutor.games.dom_pierre.examples.positions import (
    END,
    PERFORM,
    Player,
    act,
    coins,
    details,
    grey,
    let,
    moves,
    objectives,
    offer,
    play,
    points,
    presses,
    question,
    told,
    turn,
)
from tutor.games.dom_pierre.game import DomPierreGame
from tutor.games.dom_pierre.moves import (
    Done,
    DrawCards,
    KeepCard,
    MoveDisc,
    PickCard,
    ScoreObjective,
    ShowObjective,
    Store,
    TakeBonus,
)

HIGH = (3, 3, 3, 3, 3, 3)
TWO = (1, 1, 1, 1, 1, 1)


def test_as_many_cards_are_chosen_as_the_strength(game: DomPierreGame) -> None:
    """DP-OBJ-01, DP-OBJ-02, DP-TURN-10: the full number; exactly one is kept, open to all."""
    state = act(turn(game, Player(rows=HIGH)), "objectives")
    assert details(state, PickCard("OB03")) == {"objective": "OB03", "bonus": "coins", "item": "none", "value": 1}
    play(state, PickCard("OB03"))
    assert refusal(state, PickCard("OB03")) == ("already-chosen", "DP-OBJ-01")
    assert refusal(state, PickCard("OB40")) == ("not-in-offer", "DP-OBJ-01")
    found = state.why_not(Done())
    assert found is not None and found.name == "not-asked", "fewer cards cannot be chosen"
    play(state, PickCard("OB01"), PickCard("OB02"))
    assert refusal(state, KeepCard("OB05")) == ("not-chosen", "DP-OBJ-02")
    play(state, KeepCard("OB01"))
    assert objectives(state) == ["OB01"] and state.view(1)["maisons"][0]["objectives"] == ["OB01"]


def test_the_other_cards_give_their_bonus_in_any_order(game: DomPierreGame) -> None:
    """DP-OBJ-03, DP-OBJ-11, DP-OBJ-13: then they are discarded; each bonus is finished before the next."""
    state = act(turn(game, Player(rows=HIGH)), "objectives", PickCard("OB01"), PickCard("OB02"), PickCard("OB03"))
    play(state, KeepCard("OB01"))
    assert refusal(state, TakeBonus("OB01")) == ("not-chosen", "DP-OBJ-03")
    play(state, TakeBonus("OB02"))
    assert question(state) == "StoreTiles"
    play(state, Store("pinot_noir", 1, 0, "left"))
    assert coins(state) == 5 and presses(state) == {"left": "pinot_noir 1"}
    assert bit_list(state.discard) == [1, 2]


def test_with_strength_1_the_card_is_kept_without_a_bonus(game: DomPierreGame) -> None:
    """DP-OBJ-12, DP-OBJ-04: and the offer is refilled to five."""
    state = act(turn(game, Player()), "objectives", PickCard("OB01"))
    assert objectives(state) == ["OB01"] and grey(state) == {} and len(offer(state)) == 5
    assert state.discard == 0 and question(state) == "LateWindow"


def test_a_small_offer_is_taken_whole(game: DomPierreGame) -> None:
    """DP-OBJ-01, DP-OBJ-06: all cards if there are fewer than the strength; without cards nothing happens."""
    everything = [card.id for card in game.box.objectives]
    rest = Player(scored=" ".join(everything[2:]))
    state = act(turn(game, Player(rows=HIGH), rest, Player(), offer=everything[:2]), "objectives")
    assert question(state) == "KeepOneCard"
    play(state, KeepCard("OB02"))
    assert grey(state) == {"box": 1}
    assert len(offer(state)) == 1 and rules_told(state, "objectives-shuffled") == ["DP-OBJ-05"]
    none = act(turn(game, Player(), Player(scored=" ".join(everything)), Player(), offer=()), "objectives")
    assert question(none) == "LateWindow" and rules_told(none, "offer-smaller") == ["DP-OBJ-06"]


def test_an_exhausted_deck_is_made_anew_from_the_discard(game: DomPierreGame) -> None:
    """DP-OBJ-05, DP-OBJ-13, DP-OBJ-04: what the deck has comes first; discards of this action take part."""
    everything = [card.id for card in game.box.objectives]
    away = Player(scored=" ".join(everything[6:]))
    state = turn(game, Player(rows=TWO), away, Player(), offer=everything[:5], chance="explicit")
    assert bit_list(state.deck) == [5]
    act(state, "objectives", PickCard("OB01"), PickCard("OB03"), KeepCard("OB03"))
    assert [move.objective for move in moves(state, ShowObjective)] == ["OB06"]
    play(state, ShowObjective("OB06"))
    assert [move.objective for move in moves(state, ShowObjective)] == ["OB01"], "just discarded"
    play(state, ShowObjective("OB01"))
    assert len(offer(state)) == 5


def test_the_vintage_effect_adds_cards_first(game: DomPierreGame) -> None:
    """DP-OBJ-07, DP-TWO-04: automatically; no refill is needed afterwards."""
    player = Player(rows=TWO, vintage="objectives")
    state = act(turn(game, player, chance="explicit"), "objectives")
    assert question(state) == "DrawObjective"
    let(state)
    assert len(offer(state)) == 7 and told(state, "offer-grows") == [{"cards": 2}]
    play(state, *[PickCard(card) for card in offer(state)[:2]])
    play(state, KeepCard(moves(state, KeepCard)[0].objective))
    assert len(offer(state)) == 5


@pytest.mark.parametrize("draws", [True, False])
def test_with_the_other_ruling_the_player_is_asked(game: DomPierreGame, draws: bool) -> None:
    """DP-OBJ-07: objectives_vintage_is_automatic."""
    options = {"objectives_vintage_is_automatic": False}
    state = act(turn(game, Player(vintage="objectives"), options=options), "objectives")
    assert question(state) == "AskCards" and set(state.moves()) == {DrawCards(), Done()}
    play(state, DrawCards() if draws else Done())
    assert len(offer(state)) == (6 if draws else 5)
    play(state, PickCard(offer(state)[0]))
    assert len(offer(state)) == 5


def test_kept_cards_score_only_through_the_free_action(game: DomPierreGame) -> None:
    """DP-OBJ-08, DP-OBJ-14, DP-OBJ-15, DP-SCORE-03: never by themselves; in the late window of the same turn."""
    state = turn(game, Player(coins=9), offer=("OB39", "OB01", "OB02", "OB03", "OB04"))
    before = state.scores()[0]
    act(state, "objectives", PickCard("OB39"))
    assert state.scores()[0] == before
    play(state, ScoreObjective("OB39", 3))
    assert points(state) == 9 and state.maisons[0].scored.bit_count() == 1
    play(state, END)
    assert state.maisons[0].scored.bit_count() == 1, "the card stays with its owner"


# ---------------------------------------------------------------------- conditions


CASES: list[tuple[str, dict[str, Any], int]] = [
    ("market_cards north", {"cards": "N02 N03 E02"}, 2),
    ("deck_sets north+east", {"cards": "N02 N03 E02"}, 1),
    ("distinct_decks", {"cards": "N02 N03 E02"}, 2),
    ("flags russia", {"cards": "E02 E03", "flags": "russia, usa"}, 3),
    ("flag_pairs", {"cards": "E02 E03", "flags": "usa"}, 1),
    ("flags_total", {"cards": "E02 E03", "flags": "usa"}, 3),
    ("crowns", {"cards": "N02 E07", "tokens": "2 crown"}, 5),
    ("cards_accepting either", {"cards": "N02 E05 E02"}, 2),
    ("cards_accepting bottle", {"cards": "N02 E05 E02"}, 1),
    ("accept_sets", {"cards": "N02 E03 E02"}, 1),
    ("champagne_tiles any", {"left": "barrel 3, bottle 2", "right": "bottle 12"}, 3),
    ("champagne_tiles bottle", {"left": "barrel 3, bottle 2", "right": "bottle 12"}, 2),
    ("champagne_tiles barrel", {"left": "barrel 3, bottle 2", "right": "bottle 12"}, 1),
    ("champagne_at_least 3", {"left": "barrel 3, bottle 2", "right": "bottle 12"}, 2),
    ("champagne_total_value", {"left": "barrel 3, bottle 2", "right": "bottle 12"}, 17),
    ("champagne_pairs", {"left": "barrel 3, bottle 2", "right": "bottle 12"}, 1),
    ("full_presses", {"left": "chardonnay 1, pinot_noir 1, pinot_meunier 1", "right": "pinot_noir 1"}, 1),
    ("presses_with_variety pinot_noir", {"left": "chardonnay 1, pinot_noir 1", "right": "pinot_noir 1"}, 2),
    ("harvest_total_value", {"left": "chardonnay 3/2, pinot_noir 1, +2", "right": "pinot_noir 1"}, 5),
    ("workers_on_one_road", {"roads": "north 1 3, east 1"}, 2),
    ("roads_with_worker", {"roads": "north 1 3, east 1"}, 2),
    ("roads_with_worker_in_last_section", {"roads": "north 5 6, east 1, west 6"}, 2),
    ("workers_in_vineyard", {"vines": "3,4 4,4"}, 2),
    ("workers_in_presses", {"crew": 3}, 3),
    ("workers_deployed", {"crew": 2, "vines": "3,4", "roads": "north 1 3", "house": 2}, 5),
    ("vineyard_variety_sets", {"vines": "3,4 3,5 4,4"}, 1),
    ("coins", {"coins": 7}, 7),
    ("accessories_total", {"grey": "2 sugar", "blue": "box"}, 3),
    ("accessory_types", {"grey": "2 sugar", "blue": "box"}, 2),
    ("accessory_pairs", {"grey": "2 sugar, box", "blue": "box, cork"}, 1),
    ("prestige_level", {"level": 4}, 4),
    ("discs_finished", {"rows": (7, 7, 3, 2, 2, 2)}, 2),
    ("discs_at_or_above 3", {"rows": (7, 7, 3, 2, 2, 2)}, 3),
]


@pytest.mark.parametrize(("metric", "player", "count"), CASES, ids=[case[0] for case in CASES])
def test_conditions_look_at_the_position(game: DomPierreGame, metric: str, player: dict[str, Any], count: int) -> None:
    """DP-OBJ-09, DP-OBJ-10, DP-FREE-05: at the moment of scoring; nothing is spent."""
    state = turn(game, Player(**player), Player(), Player())
    maison = state.maisons[0]
    assert fulfilled(state, maison, read_condition(f"4: {metric} >= {count}"))
    assert not fulfilled(state, maison, read_condition(f"4: {metric} >= {count + 1}"))
    assert not fulfilled(state, maison, read_condition(f"4: {metric} >= {count} and coins >= 99"))


def test_every_metric_is_measured_by_a_card_and_a_case(game: DomPierreGame) -> None:
    """DP-OBJ-09: the vocabulary of the data file is exactly what the engine knows."""
    assert {row["id"] for row in game.data["objective_metric"]} == set(METRICS)
    assert {case[0].split()[0] for case in CASES} == set(METRICS)
    used = {need.metric for card in game.box.objectives for c in card.conditions for need in c.needs}
    assert used == set(METRICS)


@pytest.mark.parametrize(
    "text",
    [
        "", "4", "4: coins", "x: coins >= 3", "4: moons >= 3", "4: coins north >= 3", "4: market_cards >= 3",
        "4: market_cards moon >= 3", "4: champagne_at_least bottle >= 3",
    ],
)  # fmt: skip
def test_a_condition_that_cannot_be_read_raises(text: str) -> None:
    """DP-OBJ-09: the loader of a user's own file says so."""
    with pytest.raises(ValueError):
        read_condition(text)


@pytest.mark.parametrize(
    "text", ["moon 1", "coins", "coins 0", "coins 1 2", "grey_accessory moon", "harvest_tile chardonnay", "vp x"]
)
def test_a_bonus_that_cannot_be_read_raises(text: str) -> None:
    """DP-OBJ-11: the loader of a user's own file says so."""
    with pytest.raises((ValueError, IndexError)):
        read_bonus(text)


def test_crowns_of_a_start_card_face_down_do_not_count(game: DomPierreGame) -> None:
    """DP-OBJ-09, DP-SETUP-27: neither for objectives nor at the end."""
    for corked, rows, count in ((True, (0,) * 6, 1), (False, (1, 0, 0, 0, 0, 0), 0)):
        state = turn(game, Player(corked=corked, rows=rows), Player(rows=(0,) * 6))
        assert METRICS["crowns"][1](state, state.maisons[0], 0) == count


def test_the_action_is_always_possible(game: DomPierreGame) -> None:
    """DP-TURN-05: OBJECTIVES costs nothing."""
    state = play(turn(game, Player(coins=0, rows=HIGH)), MoveDisc("objectives"))
    assert refusal(state, PERFORM) is None and details(state, PERFORM)["coins"] == 0
