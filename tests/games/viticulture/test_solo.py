"""The solo game against the Automa."""

from __future__ import annotations

import pytest

from tests.games.viticulture.looking import asked, details, refusal, rules_told
from tutor.core.decision import CHANCE
from tutor.games.viticulture.examples.positions import (
    ONE_VISITOR,
    PASS,
    Player,
    built,
    cart,
    cellar,
    drawn,
    field,
    grande,
    hand,
    lira,
    moves,
    pad,
    play,
    put,
    question,
    residual,
    set_up,
    space,
    spring,
    summer,
    told,
    visit,
    vp,
    winter,
    year_end,
)
from tutor.games.viticulture.game import ViticultureGame
from tutor.games.viticulture.moves import (
    Accept,
    Build,
    Decline,
    DiscardWine,
    DrawCard,
    FillOrder,
    HarvestField,
    KeepToken,
    MakeWine,
    Place,
    Plan,
    Plant,
    PlayVisitor,
    RevealAutoma,
    SellField,
    SpendToken,
    TakeBonus,
    TakeGift,
    WakeUp,
)
from tutor.games.viticulture.names import ACTIONS, AUTOMA, SUMMER, SUMMER_ACTIONS, WINTER, WINTER_ACTIONS
from tutor.games.viticulture.state import Viticulture

#: What each Automa card blocks in summer and in winter.
AUTOMA_CARDS = {
    1: ("draw_vine give_tour", ""),
    2: ("draw_vine build_structure plant_vine", "make_wine"),
    3: ("draw_vine play_summer_visitor", "play_winter_visitor"),
    4: ("give_tour build_structure sell_grapes_or_field", "train_worker"),
    5: ("give_tour", "harvest_field"),
    6: ("build_structure", "draw_order fill_order"),
    7: ("draw_vine play_summer_visitor", ""),
    8: ("give_tour plant_vine", "make_wine"),
    9: ("build_structure play_summer_visitor sell_grapes_or_field", "play_winter_visitor"),
    10: ("plant_vine sell_grapes_or_field", "train_worker"),
    11: ("play_summer_visitor sell_grapes_or_field", "harvest_field"),
    12: ("plant_vine", "draw_order fill_order"),
    13: ("draw_vine play_summer_visitor", "draw_order harvest_field"),
    14: ("give_tour sell_grapes_or_field", "draw_order make_wine"),
    15: ("build_structure", "draw_order play_winter_visitor"),
    16: ("", "harvest_field make_wine"),
    17: ("", "harvest_field train_worker"),
    18: ("plant_vine", "make_wine fill_order"),
    19: ("draw_vine play_summer_visitor", "train_worker play_winter_visitor"),
    20: ("give_tour sell_grapes_or_field", "play_winter_visitor"),
    21: ("build_structure", "play_winter_visitor fill_order"),
    22: ("", "harvest_field train_worker"),
    23: ("", "draw_order train_worker fill_order"),
    24: ("plant_vine", "make_wine fill_order"),
}  # fmt: skip
TAKE, DECLINE = TakeBonus(), Decline()


def blocked(state: Viticulture) -> list[str]:
    """Return the actions on which the Automa has a worker."""
    return [action for number, action in enumerate(ACTIONS) if state.spaces[3 * number] == AUTOMA]


def woken(game: ViticultureGame, row: int = 1, level: str = "normal") -> Viticulture:
    """Return year 1 with chance as an actor: the player has taken a row and the Automa reveals a card."""
    state = spring(game, Player(), options={"solo_level": level})
    state.explicit = True
    return play(state, WakeUp(row, ""))


def at_winter(game: ViticultureGame, player: Player, level: str = "normal") -> Viticulture:
    """Return the start of winter with chance as an actor: the Automa reveals a card."""
    state = summer(game, player, options={"solo_level": level})
    state.explicit = True
    play(state, PASS, ONE_VISITOR, DrawCard("sponsor"))
    return state


# ---------------------------------------------------------------------- setting up


def test_the_solo_game_is_set_up_like_any_other(game: ViticultureGame) -> None:
    """VI-SOLO-01, VI-COMP-01: mama, papa, one vineyard; the left spaces only."""
    state = set_up(game, ("alaena", "andrew"))
    assert (len(hand(state)), state.open_spaces) == (3, 1)
    play(state, TakeGift())
    assert (built(state), lira(state), asked(state)) == (["trellis"], [4], ("ChooseRow", 0))
    assert told(state, "automa-ready") == [{"years": 7, "vp": 20}]
    alone = summer(game, Player())
    assert refusal(alone, Place("give_tour", "bonus", False)) == ("space-closed", "VI-BON-01")
    assert game.box.automa_workers == 6


def test_four_visitors_are_removed(game: ViticultureGame) -> None:
    """VI-SOLO-02: Swindler, Wedding Party, Queen and Governor; with others they are in."""
    state = game.new(1, 0, chance="explicit")
    assert (state.decks[SUMMER].size, state.decks[WINTER].size) == (36, 36)
    decks = state.to_dict()["decks"]
    for card, name in (
        ("swindler", "summer"),
        ("wedding_party", "summer"),
        ("queen", "winter"),
        ("governor", "winter"),
    ):
        assert card not in decks[name]["draw"]
        assert card in game.new(2, 0, chance="explicit").to_dict()["decks"][name]["draw"]


def test_the_importer_draws_three(game: ViticultureGame) -> None:
    """VI-SOLO-02: there is nobody to ask."""
    state = visit(summer(game, Player(hand="importer")), "importer", "a")
    assert (drawn(state, "winter"), asked(state)) == (3, ("TakeTurn", 0))


def test_a_token_lies_on_every_row_and_24_cards_in_the_deck(game: ViticultureGame) -> None:
    """VI-SOLO-03: seven tokens; more players have none."""
    state = spring(game, Player())
    assert state.to_dict()["row_tokens"] == [1, 2, 3, 4, 5, 6, 7]
    assert len(state.to_dict()["automa"]["draw"]) == 24
    with_others = spring(game, Player(), Player()).to_dict()
    assert (with_others["row_tokens"], with_others["automa"]) == ([], {"draw": [], "discard": []})


# ---------------------------------------------------------------------- spring


def test_each_row_is_used_once(game: ViticultureGame) -> None:
    """VI-SOLO-05: its bonus and its token; a row without one cannot be chosen."""
    state = woken(game, 4)
    assert (lira(state), state.vineyards[0].tokens, told(state, "token-taken")) == ([1], 1, [{"tokens": 1}])
    used = spring(game, Player(tokens=2), year=3, row_tokens=[2, 3, 5, 6, 7])
    for row in (1, 4):
        assert refusal(used, WakeUp(row, "")) == ("row-used", "VI-SOLO-05")
    assert {move.row for move in moves(used, WakeUp)} == {2, 3, 5, 6, 7}
    play(used, WakeUp(6, ""))
    assert (vp(used), used.vineyards[0].tokens) == ([1], 3)


def test_the_automa_does_not_wake_up(game: ViticultureGame) -> None:
    """VI-SOLO-05: one rooster, and after it summer."""
    state = woken(game, 1)
    assert (question(state), state.order) == ("TurnUpAutoma", [0])


# ---------------------------------------------------------------------- the Automa


@pytest.mark.parametrize("number", AUTOMA_CARDS)
def test_what_each_automa_card_blocks(game: ViticultureGame, number: int) -> None:
    """VI-SOLO-06: the left space of every action of the season that the card names."""
    for_summer, for_winter = (sorted(names.split(), key=ACTIONS.index) for names in AUTOMA_CARDS[number])
    state = play(woken(game), RevealAutoma(number))
    assert (blocked(state), asked(state)) == (for_summer, ("TakeTurn", 0))
    state = play(at_winter(game, Player()), RevealAutoma(number))
    assert (blocked(state), asked(state)) == (for_winter, ("TakeTurn", 0))


def test_a_new_card_is_revealed_in_summer_and_in_winter(game: ViticultureGame) -> None:
    """VI-SOLO-06, VI-SOLO-12: used cards are discarded, and cannot come again."""
    state = play(woken(game), RevealAutoma(8), PASS, ONE_VISITOR, DrawCard("sponsor"))
    assert (state.actor, question(state), len(state.moves())) == (CHANCE, "TurnUpAutoma", 23)
    assert state.weights() == pytest.approx([1 / 23] * 23)
    for number in (8, 0, 25):
        assert refusal(state, RevealAutoma(number)) == ("automa-card-gone", "VI-SOLO-12")
    play(state, RevealAutoma(23))
    assert blocked(state) == ["give_tour", "plant_vine", "draw_order", "train_worker", "fill_order"]
    assert state.to_dict()["automa"]["discard"] == [8, 23]


def test_the_automa_only_blocks(game: ViticultureGame) -> None:
    """VI-SOLO-07, VI-SOLO-08: its workers take nothing and stay until the end of the year; the grande may join them."""
    state = play(woken(game), RevealAutoma(2))
    assert (lira(state), vp(state), space(state, "draw_vine")) == ([0], [0], "A - -")
    assert refusal(state, Place("draw_vine", "plain", False)) == ("no-space", "VI-WRK-10")
    put(state, "draw_vine", DrawCard("merlot"), at="overflow", grande=True)
    assert (hand(state), grande(state)) == (["merlot"], "draw_vine/overflow")
    play(state, DECLINE, PASS, ONE_VISITOR, DrawCard("sponsor"), RevealAutoma(1))
    assert blocked(state) == ["draw_vine", "build_structure", "plant_vine"]
    play(state, PASS)
    assert (blocked(state), question(state)) == ([], "ChooseRow")


def test_a_planned_worker_comes_before_the_automa_and_keeps_its_space(game: ViticultureGame) -> None:
    """VI-SOLO-06: a space that is taken gets no worker, and that worker is not placed elsewhere."""
    state = summer(game, Player(hand="planner", field_5="merlot"))
    state.explicit = True
    visit(state, "planner", "a", Plan("harvest_field", "plain", False), PASS, ONE_VISITOR, DrawCard("sponsor"))
    assert asked(state) == ("ChooseField", 0)
    play(state, HarvestField("field_5"))
    assert (pad(state), question(state)) == ("R3", "TurnUpAutoma")
    play(state, RevealAutoma(13))
    assert (space(state, "harvest_field"), blocked(state)) == ("0 - -", ["draw_order"])


def test_the_automa_deck_is_shuffled_when_it_is_empty(game: ViticultureGame) -> None:
    """VI-SOLO-12: all used cards come back."""
    state = spring(game, Player(), automa={"draw": [], "discard": list(range(1, 25))})
    state.explicit = True
    play(state, WakeUp(1, ""))
    assert (len(state.moves()), state.to_dict()["automa"]["discard"]) == (24, [])
    assert rules_told(state, "automa-reshuffled") == ["VI-SOLO-12"]


# ---------------------------------------------------------------------- bonus tokens


def test_tokens_are_kept_from_year_to_year(game: ViticultureGame) -> None:
    """VI-SOLO-09: one each year, unless it is spent."""
    state = spring(game, Player())
    for year in (1, 2, 3):
        play(state, WakeUp(year, ""))
        assert state.vineyards[0].tokens == year
        while question(state) != "ChooseRow":
            play(state, PASS if PASS in state.moves() else ONE_VISITOR)


@pytest.mark.parametrize(
    ("action", "player", "answers", "bonus_answers", "gains"),
    [
        ("draw_vine", Player(), (), (), {"vine": 2}),
        ("give_tour", Player(), (), (), {"lira": 3}),
        (
            "plant_vine",
            Player(hand="malvasia, sangiovese"),
            (Plant("malvasia", "field_5"),),
            (Plant("sangiovese", "field_5"),),
            {"planted": 2},
        ),
        (
            "play_summer_visitor",
            Player(hand="sponsor, patron"),
            (PlayVisitor("sponsor", "b"),),
            (PlayVisitor("patron", "a"),),
            {"lira": 7},
        ),
        ("sell_grapes_or_field", Player(), (SellField("field_5"),), (), {"lira": 5, "vp": 1}),
        ("draw_order", Player(), (), (), {"order": 2}),
        (
            "harvest_field",
            Player(field_5="merlot", field_6="malvasia"),
            (HarvestField("field_5"),),
            (HarvestField("field_6"),),
            {"grapes": 2, "planted": 1},
        ),
        (
            "play_winter_visitor",
            Player(hand="uncertified_oenologist, professor", cellar="R1", lira=2),
            (PlayVisitor("uncertified_oenologist", "a"),),
            (PlayVisitor("professor", "a"),),
            {"wines": 1, "training": 1},
        ),
        (
            "make_wine",
            Player(pad="R1 R2 R3"),
            (MakeWine("red", 1, 0, 0), MakeWine("red", 2, 0, 0)),
            (MakeWine("red", 3, 0, 0),),
            {"wines": 3},
        ),
        ("fill_order", Player(hand="order_06", cellar="B4"), (FillOrder("order_06"),), (), {"vp": 3, "residual": 1}),
    ],
)
def test_a_token_gives_the_bonus_of_an_action(
    game: ViticultureGame,
    action: str,
    player: Player,
    answers: tuple[tuple[object, ...], ...],
    bonus_answers: tuple[tuple[object, ...], ...],
    gains: dict[str, int],
) -> None:
    """VI-SOLO-09: asked after the action; at most one for each placement."""
    build = summer if ACTIONS.index(action) in SUMMER_ACTIONS else winter
    state = put(build(game, player._replace(tokens=2), year=2), action, *answers)
    assert (asked(state), state.moves()) == (("OfferBonus", 0), [TAKE, DECLINE])
    assert play(state.copy(), DECLINE).vineyards[0].tokens == 2
    play(state, TAKE, *bonus_answers)
    vineyard = state.vineyards[0]
    found = {
        "vine": drawn(state, "vine"), "order": drawn(state, "order"), "lira": lira(state)[0], "vp": vp(state)[0],
        "residual": residual(state)[0], "planted": len(field(state, "field_5")), "grapes": len(pad(state).split()),
        "wines": len(cellar(state).split()), "training": vineyard.training,
    }  # fmt: skip
    assert {name: number for name, number in found.items() if number} == gains
    assert (vineyard.tokens, asked(state), told(state, "token-spent")) == (1, ("TakeTurn", 0), [{"tokens": 1}])


@pytest.mark.parametrize(("action", "full"), [("build_structure", 2), ("train_worker", 4)])
def test_a_token_may_pay_for_a_reduction(game: ViticultureGame, action: str, full: int) -> None:
    """VI-SOLO-09, VI-BON-04: asked before paying; who can pay only the lower price must spend it."""
    build = summer if action == "build_structure" else winter
    answers = (Build("trellis"),) if action == "build_structure" else ()
    rich = put(build(game, Player(tokens=1, lira=full)), action)
    assert (asked(rich), rich.moves()) == (("OfferToken", 0), [SpendToken(), KeepToken()])
    kept, spent = play(rich.copy(), KeepToken(), *answers), play(rich, SpendToken(), *answers)
    assert (lira(kept), kept.vineyards[0].tokens) == ([0], 1)
    assert (lira(spent), spent.vineyards[0].tokens) == ([1], 0)
    poor = put(build(game, Player(tokens=1, lira=full - 1)), action)
    reason = ("nothing-to-build", "VI-WRK-07") if action == "build_structure" else ("too-few-lira", "VI-WIN-05")
    assert refusal(poor, KeepToken()) == reason
    assert lira(play(poor, SpendToken(), *answers)) == [0]
    nothing = build(game, Player(lira=full - 1))
    assert refusal(nothing, Place(action, "plain", False)) == reason


def test_a_token_serves_a_planned_worker_too(game: ViticultureGame) -> None:
    """VI-SOLO-09, VI-CARD-S29: the reduction of training with 3 lira, and the second order card."""
    for action, before, after in (("train_worker", 3, 0), ("draw_order", 0, 0)):
        state = summer(game, Player(hand="planner", tokens=1, lira=before))
        state.explicit = True
        visit(state, "planner", "a", Plan(action, "plain", False), DECLINE, PASS, ONE_VISITOR, DrawCard("sponsor"))
        if action == "train_worker":
            assert asked(state) == ("OfferToken", 0)
            assert refusal(state, KeepToken()) == ("too-few-lira", "VI-WIN-05")
            play(state, SpendToken())
        else:
            play(state, DrawCard("order_01"), TAKE, DrawCard("order_02"))
        assert (question(state), lira(state), state.vineyards[0].tokens) == ("TurnUpAutoma", [after], 0)


def test_without_a_token_nothing_is_asked(game: ViticultureGame) -> None:
    """VI-SOLO-09: nor on cart and yoke, which have no bonus."""
    state = put(summer(game, Player()), "give_tour")
    assert (asked(state), lira(state)) == (("TakeTurn", 0), [2])
    state = cart(summer(game, Player(tokens=1)))
    assert (asked(state), state.vineyards[0].tokens) == (("TakeTurn", 0), 1)


def test_a_token_opens_no_second_space_but_serves_a_grande_on_a_drawing(game: ViticultureGame) -> None:
    """VI-SOLO-10: solo_token_opens_space = false."""
    state = summer(game, Player(tokens=1), board={"give_tour": "A"})
    assert refusal(state, Place("give_tour", "plain", False)) == ("no-space", "VI-WRK-10")
    assert refusal(state, Place("give_tour", "bonus", False)) == ("space-closed", "VI-BON-01")
    put(state, "give_tour", at="overflow", grande=True)
    assert asked(state) == ("OfferBonus", 0)
    assert (lira(play(state, TAKE)), state.vineyards[0].tokens) == ([3], 0)


def test_with_the_other_ruling_a_token_opens_the_bonus_space(game: ViticultureGame) -> None:
    """VI-SOLO-10: solo_token_opens_space = true: an extra space, paid with a token, and no bonus elsewhere."""
    options = {"solo_token_opens_space": True}
    state = summer(game, Player(tokens=2, regular=3), year=2, board={"give_tour": "A"}, options=options)
    put(state, "give_tour", TAKE, at="bonus")
    assert (space(state, "give_tour"), lira(state), state.vineyards[0].tokens) == ("A 0 -", [3], 1)
    assert refusal(state, Place("give_tour", "bonus", False)) == ("no-space", "VI-WRK-10")
    put(state, "draw_vine")
    assert asked(state) == ("TakeTurn", 0)
    poor = summer(game, Player(), options=options)
    assert refusal(poor, Place("give_tour", "bonus", False)) == ("no-token", "VI-SOLO-10")
    cheap = summer(game, Player(tokens=1, lira=1), options=options)
    assert refusal(cheap, Place("build_structure", "plain", False)) == ("nothing-to-build", "VI-WRK-07")
    put(cheap, "build_structure", Build("yoke"), at="bonus")
    assert (built(cheap), lira(cheap), cheap.vineyards[0].tokens) == (["yoke"], [0], 0)


# ---------------------------------------------------------------------- cards


def test_the_organizer_moves_to_any_row_but_the_seventh(game: ViticultureGame) -> None:
    """VI-SOLO-11: with or without token, and without getting one."""
    state = summer(game, Player(row=3, hand="organizer", tokens=3), year=3, row_tokens=[4, 5, 6, 7])
    visit(state, "organizer", "a")
    assert refusal(state, WakeUp(7, "")) == ("row-closed", "VI-SOLO-11")
    assert {move.row for move in moves(state, WakeUp)} == {1, 2, 4, 5, 6}
    play(state, WakeUp(6, ""))
    assert (vp(state), state.vineyards[0].tokens, state.to_dict()["row_tokens"]) == ([1], 3, [4, 5, 6, 7])
    assert state.has_passed(0)


def test_cards_about_other_players_apply_to_the_player_alone(game: ViticultureGame) -> None:
    """VI-SOLO-15: nobody else answers; the Taster compares own wines; the Uncertified Teacher finds nobody."""
    state = visit(winter(game, Player(hand="mentor", pad="R1")), "mentor", "a", Accept(), MakeWine("red", 1, 0, 0))
    assert (cellar(state), hand(state), asked(state)) == ("R1", [], ("TakeTurn", 0))
    state = visit(winter(game, Player(hand="taster", cellar="R3 W2")), "taster", "a", DiscardWine("red", 3))
    assert (lira(state), vp(state)) == ([4], [2])
    state = put(winter(game, Player(hand="uncertified_teacher")), "play_winter_visitor")
    assert refusal(state, PlayVisitor("uncertified_teacher", "b")) == ("nothing-to-count", "VI-VIS-03")
    state = visit(summer(game, Player(hand="banker")), "banker", "a")
    assert (lira(state), asked(state)) == ([5], ("TakeTurn", 0))
    state = visit(summer(game, Player(hand="vendor")), "vendor", "a")
    assert [drawn(state, deck) for deck in ("vine", "summer", "order", "winter")] == [1, 0, 1, 1]
    state = visit(summer(game, Player(hand="handyman", lira=1)), "handyman", "a", Accept(), Build("irrigation"))
    assert (lira(state), vp(state), built(state)) == ([0], [0], ["irrigation"])


# ---------------------------------------------------------------------- the end


@pytest.mark.parametrize(("level", "years", "automa", "start"), [
    ("very_easy", 8, 20, 0), ("easy", 7, 20, 3), ("normal", 7, 20, 0), ("hard", 7, 20, 0), ("very_hard", 7, 23, 0),
])  # fmt: skip
def test_the_five_levels(game: ViticultureGame, level: str, years: int, automa: int, start: int) -> None:
    """VI-SOLO-13, VI-SOLO-04: years, points of the Automa, points at the start; strictly more points win."""
    state = set_up(game, ("alaena", "andrew"), solo_level=level)
    assert (vp(state), told(state, "automa-ready")) == ([start], [{"years": years, "vp": automa}])
    assert state.score_sheet(0).total == start
    options = {"solo_level": level}
    for points, won in ((automa, False), (automa + 1, True)):
        last = year_end(game, Player(vp=points), year=years, options=options)
        assert (last.over, last.winners(), last.losers()) == (True, [0] if won else [], [] if won else [0])
        event = "solo-won" if won else "solo-lost"
        assert (told(last, event), rules_told(last, event)) == ([{"vp": points, "automa": automa}], ["VI-SOLO-04"])
    earlier = year_end(game, Player(vp=25), year=years - 1, options=options)
    assert (earlier.over, earlier.year) == (False, years)


def test_the_solo_game_does_not_end_with_20_points(game: ViticultureGame) -> None:
    """VI-SOLO-04: it lasts seven years, and nobody is told of a goal."""
    state = summer(game, Player(vp=19, hand="broker", lira=9))
    visit(state, "broker", "a")
    assert (vp(state), told(state, "goal-reached")) == ([22], [])
    while question(state) != "ChooseRow":
        play(state, PASS if PASS in state.moves() else ONE_VISITOR)
    assert (state.over, state.year) == (False, 2)


def test_in_the_eighth_year_any_row_may_be_chosen(game: ViticultureGame) -> None:
    """VI-SOLO-13: very easy: and gives a token again."""
    state = year_end(game, Player(tokens=7), year=7, options={"solo_level": "very_easy"})
    assert (state.year, {move.row for move in moves(state, WakeUp)}) == (8, {1, 2, 3, 4, 5, 6, 7})
    play(state, WakeUp(4, ""))
    assert (lira(state), state.vineyards[0].tokens) == ([1], 8)


@pytest.mark.parametrize("level", ["hard", "very_hard"])
def test_hard_levels_reveal_until_two_workers_stand(game: ViticultureGame, level: str) -> None:
    """VI-SOLO-13: cards that name nothing free do not count; all actions of every card are filled."""
    state = woken(game, 1, level)
    play(state, RevealAutoma(16))
    assert (blocked(state), question(state)) == ([], "TurnUpAutoma")
    play(state, RevealAutoma(5))
    assert (blocked(state), question(state)) == (["give_tour"], "TurnUpAutoma")
    play(state, RevealAutoma(4))
    assert blocked(state) == ["give_tour", "build_structure", "sell_grapes_or_field"]
    assert question(state) == "TakeTurn"


@pytest.mark.parametrize("level", ["very_easy", "easy", "normal"])
def test_easier_levels_reveal_one_card(game: ViticultureGame, level: str) -> None:
    """VI-SOLO-06, VI-SOLO-13: also if it blocks nothing."""
    state = play(woken(game, 1, level), RevealAutoma(16))
    assert (blocked(state), question(state)) == ([], "TakeTurn")


def test_the_automa_has_six_workers_a_year(game: ViticultureGame) -> None:
    """VI-SOLO-13, VI-SOLO-01: when all six stand, revealing stops."""
    summer_card = ["draw_vine", "give_tour", "build_structure", "plant_vine", "play_summer_visitor"]
    board = dict.fromkeys(summer_card, "A")
    state = summer(game, Player(), board=board, options={"solo_level": "hard"})
    state.explicit = True
    play(state, PASS, ONE_VISITOR, DrawCard("sponsor"), RevealAutoma(23))
    assert (blocked(state), question(state)) == ([*summer_card, "draw_order"], "TakeTurn")
    full = summer(game, Player(), board={**board, "sell_grapes_or_field": "A"}, options={"solo_level": "hard"})
    full.explicit = True
    play(full, PASS, ONE_VISITOR, DrawCard("sponsor"), RevealAutoma(23))
    assert ([action for action in blocked(full) if ACTIONS.index(action) in WINTER_ACTIONS], question(full)) == (
        [],
        "TakeTurn",
    )


AGGRESSIVE = (-1, 0, 1, 4, 8, 13, 20)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("year", range(1, 8))
def test_the_aggressive_automa_must_be_beaten_every_year(game: ViticultureGame, year: int, level: str) -> None:
    """VI-SOLO-14: -1, 0, 1, 4, 8, 13, 20; who is not strictly ahead loses at once."""
    options = {"solo_level": level, "aggressive_automa": True}
    automa = AGGRESSIVE[year - 1]
    behind = year_end(game, Player(vp=automa), year=year, options=options)
    assert (behind.over, behind.winners(), behind.losers()) == (True, [], [0])
    assert told(behind, "solo-lost") == [{"vp": automa, "automa": automa}]
    assert rules_told(behind, "solo-lost") == ["VI-SOLO-04" if year == 7 else "VI-SOLO-14"]
    ahead = year_end(game, Player(vp=automa + 1), year=year, options=options)
    assert (ahead.over, ahead.winners()) == (year == 7, [0] if year == 7 else [])


@pytest.mark.parametrize(
    ("level", "year", "automa"), [("very_easy", 7, 20), ("very_easy", 8, 20), ("very_hard", 7, 23)]
)
def test_the_aggressive_automa_on_the_outer_levels(game: ViticultureGame, level: str, year: int, automa: int) -> None:
    """VI-SOLO-14: 20 in both last years of the easiest level, 23 on the hardest."""
    options = {"solo_level": level, "aggressive_automa": True}
    assert year_end(game, Player(vp=automa), year=year, options=options).losers() == [0]
    last = year_end(game, Player(vp=automa + 1), year=year, options=options)
    assert last.losers() == [] and last.over == (year == game.box.levels[level].years)


def test_without_the_aggressive_variant_only_the_last_year_counts(game: ViticultureGame) -> None:
    """VI-SOLO-14: aggressive_automa = false."""
    for year in range(1, 7):
        assert not year_end(game, Player(vp=-5), year=year, options={"aggressive_automa": False}).over


def test_a_whole_solo_game(game: ViticultureGame) -> None:
    """VI-SOLO-04, VI-SOLO-05: seven springs with seven different rows."""
    state = game.new(1, 5)
    rows = []
    while not state.over:
        if question(state) == "ChooseRow":
            move = moves(state, WakeUp)[0]
            rows.append(move.row)
            play(state, move)
        else:
            play(state, PASS if PASS in state.moves() else state.moves()[0])
    assert sorted(rows) == [1, 2, 3, 4, 5, 6, 7]
    assert (state.year, state.vineyards[0].tokens, state.losers()) == (7, 7, [0])


def test_the_question_of_a_bonus_names_the_action(game: ViticultureGame) -> None:
    """VI-SOLO-09: what is taken."""
    state = put(summer(game, Player(tokens=1)), "give_tour")
    found = details(state, TAKE)
    assert found is not None and found["bonus"] == "give_tour"
