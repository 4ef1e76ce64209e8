"""The four free actions and the windows for them (DP-FREE, DP-PREST-15)."""

from __future__ import annotations

import pytest

from tests.games.dom_pierre.looking import refusal, rules_told
from tutor.games.dom_pierre.examples.positions import (
    END,
    PERFORM,
    RETURN,
    Player,
    act,
    coins,
    details,
    moves,
    play,
    points,
    points_from,
    presses,
    question,
    rows,
    tokens,
    turn,
    workers,
)
from tutor.games.dom_pierre.game import DomPierreGame
from tutor.games.dom_pierre.moves import (
    Activate,
    BuyPrestige,
    Done,
    LocalSale,
    MakeChampagne,
    MoveDisc,
    PopCork,
    ScoreObjective,
    Sell,
    SendTo,
    Store,
    TakeAccessory,
    TakeWorker,
    UseToken,
)

BARREL = MakeChampagne("barrel", False)
ANY_TIME = {"free_action_only_before_or_after_main_action": False}
TOKENS_ANY_TIME = {"kept_prestige_tokens_only_in_windows": False}


def test_a_local_sale_brings_a_coin_for_each_tile(game: DomPierreGame) -> None:
    """DP-FREE-03, DP-SALE-24: whatever its value; no points, no card, no workers; an emptied press is free again."""
    seller = Player(coins=0, left="barrel 3", right="bottle 12, bottle 1", roads="north 1")
    state = turn(game, seller)
    assert details(state, LocalSale("right", "bottle", 12)) == {"coins": 1}
    play(state, LocalSale("right", "bottle", 12))
    assert question(state) == "SellLocally"
    assert refusal(state, LocalSale("right", "bottle", 12)) == ("no-such-champagne", "DP-FREE-03")
    assert refusal(state, LocalSale("attic", "bottle", 12)) == ("no-such-press", "DP-CAVE-01")
    play(state, LocalSale("right", "bottle", 1), Done())
    assert (coins(state), points(state), presses(state)) == (2, 0, {"left": "barrel 3"})
    assert state.maisons[0].cards == 0 and workers(state)["north"] == [1]


def test_a_local_sale_needs_champagne(game: DomPierreGame) -> None:
    """DP-FREE-12: what has no effect is not offered."""
    state = turn(game, Player())
    assert moves(state, LocalSale) == []
    assert refusal(state, LocalSale("left", "barrel", 3)) == ("no-champagne", "DP-FREE-12")
    last = play(turn(game, Player(left="barrel 3")), LocalSale("left", "barrel", 3))
    assert question(last) == "EarlyWindow", "with nothing left nobody is asked"


def test_prestige_costs_five_francs(game: DomPierreGame) -> None:
    """DP-FREE-04, DP-PREST-01: one level and a token."""
    assert refusal(turn(game, Player(coins=4)), BuyPrestige()) == ("prestige-too-dear", "DP-FREE-04")
    state = play(turn(game, Player(coins=6)), BuyPrestige())
    assert (coins(state), state.maisons[0].level, question(state)) == (1, 1, "ChooseToken")


def test_at_the_top_prestige_is_bought_for_its_token_alone(game: DomPierreGame) -> None:
    """DP-FREE-12, DP-PREST-07: prestige_at_top_still_gives_token; with an empty flute not at all."""
    top = Player(coins=5, level=7)
    assert refusal(turn(game, top), BuyPrestige()) is None
    strict = turn(game, top, options={"prestige_at_top_still_gives_token": False})
    assert refusal(strict, BuyPrestige()) == ("no-prestige-left", "DP-FREE-12")
    boxed = {**dict.fromkeys(game.box.token_number, 0), "crown": 3, "coin": 2, "worker": 2, "sale_low": 1}
    empty = turn(game, top, flute="", unseen_tokens=boxed)
    assert refusal(empty, BuyPrestige()) == ("no-prestige-left", "DP-FREE-12")


def test_an_objective_is_scored_by_one_fulfilled_condition(game: DomPierreGame) -> None:
    """DP-FREE-05, DP-FREE-06, DP-FREE-07, DP-OBJ-08: the player's choice; then the card lies face down."""
    owner = Player(objectives="OB39", coins=7)
    state = turn(game, owner)
    assert refusal(state, ScoreObjective("OB39", 3)) == ("not-fulfilled", "DP-FREE-05")
    assert refusal(state, ScoreObjective("OB39", 4)) == ("no-such-condition", "DP-FREE-06")
    assert refusal(state, ScoreObjective("OB01", 1)) == ("not-your-card", "DP-FREE-05")
    assert details(state, ScoreObjective("OB39", 1)) == {"points": 4}
    play(state, ScoreObjective("OB39", 1))
    assert (points_from(state, "objectives"), coins(state)) == (4, 7)
    done = turn(game, Player(scored="OB39", coins=9))
    assert refusal(done, ScoreObjective("OB39", 3)) == ("card-face-down", "DP-FREE-07")


def test_the_cork_moves_a_disc_once_a_game(game: DomPierreGame) -> None:
    """DP-FREE-08, DP-FREE-10, DP-FREE-11, DP-SETUP-27: no action, no money; the crown is lost."""
    state = turn(game, Player(rows=(7, 3, 3, 3, 3, 3)))
    assert refusal(state, PopCork("vineyard")) == ("disc-gone", "DP-FREE-10")
    assert refusal(state, PopCork("kitchen")) == ("no-such-column", "DP-TURN-03")
    before = coins(state), state.scores()[0]
    play(state, PopCork("cellar"))
    assert rows(state)["cellar"] == 4 and coins(state) == before[0]
    assert state.scores()[0] == before[1] - 1 and state.first == 0
    popped = turn(game, Player(corked=False, rows=(1, 0, 0, 0, 0, 0)), Player(rows=(0,) * 6))
    assert refusal(popped, PopCork("cellar")) == ("cork-popped", "DP-FREE-08")


def test_the_cork_may_lift_the_disc_that_is_then_moved(game: DomPierreGame) -> None:
    """DP-FREE-10, DP-TURN-06, DP-TURN-07: strength and cost follow the final rows."""
    state = turn(game, Player(coins=9, rows=(2, 2, 1, 2, 2, 2)))
    play(state, PopCork("village"))
    assert details(state, MoveDisc("village")) == {"strength": 2, "coins": 2}


def test_a_disc_on_the_top_row_cannot_be_lifted(game: DomPierreGame) -> None:
    """DP-FREE-10: while it stands there, by the ruling that it leaves late."""
    options = {"finished_disc_leaves_before_late_window": False}
    state = turn(game, Player(rows=(2, 2, 2, 5, 2, 2)), options=options)
    play(state, MoveDisc("logistics"), RETURN, Done())
    assert refusal(state, PopCork("logistics")) == ("disc-at-top", "DP-FREE-10")


def test_the_cork_can_finish_a_disc(game: DomPierreGame) -> None:
    """DP-FREE-09, DP-END-06: at once, for two points."""
    state = play(turn(game, Player(rows=(2, 2, 2, 5, 2, 2))), PopCork("logistics"))
    assert rows(state)["logistics"] == 7 and state.track == [0]
    assert points_from(state, "discs") == 2 and rules_told(state, "disc-finished") == ["DP-FREE-09"]


def test_free_actions_come_before_the_disc_or_after_the_action(game: DomPierreGame) -> None:
    """DP-FREE-01, DP-FREE-02, DP-FREE-13: not in between, and only in one's own turn."""
    state = turn(game, Player(coins=9, rows=(1, 1, 1, 1, 1, 1), left="barrel 3"))
    assert refusal(state, BuyPrestige()) is None
    play(state, MoveDisc("village"))
    assert refusal(state, BuyPrestige()) == ("window-closed", "DP-FREE-02")
    play(state, PERFORM)
    assert refusal(state, LocalSale("left", "barrel", 3)) == ("window-closed", "DP-FREE-02")
    play(state, Done())
    assert refusal(state, BuyPrestige()) is None
    play(state, END)
    assert state.actor == 1 and refusal(state, BuyPrestige()) == ("prestige-too-dear", "DP-FREE-04")


def test_with_the_other_ruling_they_come_at_any_time(game: DomPierreGame) -> None:
    """DP-FREE-02: free_action_only_before_or_after_main_action; money for the cost can still be raised."""
    poor = Player(coins=0, rows=(1, 1, 1, 1, 1, 1), left="barrel 3, barrel 2", centre="chardonnay 1")
    state = play(turn(game, poor, options=ANY_TIME), MoveDisc("village"))
    assert refusal(state, PERFORM) == ("action-too-dear", "DP-VILL-01")
    play(state, LocalSale("left", "barrel", 3), Done())
    assert question(state) == "ChooseMain" and refusal(state, PERFORM) is None
    between = act(turn(game, poor, options=ANY_TIME), "sales", Sell("north", "left", "barrel", 3))
    play(between, LocalSale("left", "barrel", 2))
    assert question(between) == "LateWindow", "nothing is left to sell"
    cork = act(turn(game, Player(coins=9, rows=(1, 1, 1, 1, 1, 1)), options=ANY_TIME), "village", TakeAccessory(1))
    strength = cork.turn.left
    play(cork, PopCork("village"))
    assert (question(cork), cork.turn.left) == ("ChooseBenefit", strength), "strength stays as it was"


@pytest.mark.parametrize("column", ["cellar", "village", "sales"])
def test_whoever_has_done_is_not_asked_again(game: DomPierreGame, column: str) -> None:
    """DP-TURN-10, DP-FREE-02: by that ruling too, though a free action would still be possible."""
    player = Player(coins=9, rows=(3,) * 6, left="barrel 3", centre="chardonnay 1", vintage=column)
    state = act(turn(game, player, options={**ANY_TIME, **TOKENS_ANY_TIME}), column, Done())
    assert question(state) == "LateWindow" and state.turn.free


def test_the_cork_in_the_gap_can_finish_the_moved_disc(game: DomPierreGame) -> None:
    """DP-FREE-02, DP-FREE-09: by that ruling, the action still has the strength of the top row."""
    player = Player(rows=(2, 2, 2, 4, 2, 2), house=1)
    state = play(turn(game, player, options=ANY_TIME), MoveDisc("logistics"), PopCork("logistics"))
    assert rows(state)["logistics"] == 7 and question(state) == "ChooseMain"
    play(state, PERFORM)
    assert state.turn.left == 3
    play(state, Done(), END)
    assert state.track == [0]


@pytest.mark.parametrize("token", ["worker", "press_high", "pinot_noir"])
def test_kept_tokens_are_used_in_the_windows(game: DomPierreGame, token: str) -> None:
    """DP-PREST-12 to 15, DP-PREST-08: DP-PREST-15; any number, and they are no free action."""
    owner = Player(coins=9, rows=(1, 1, 1, 1, 1, 1), tokens=token, centre="chardonnay 1")
    state = play(turn(game, owner), UseToken(token))
    assert question(state) in ("PickWorker", "PlaceModifier", "StoreTiles")
    play(state, state.moves()[0])
    if question(state) == "SendWorker":
        play(state, state.moves()[0])
    assert question(state) == "EarlyWindow" and state.turn.free and tokens(state) == {}
    closed = play(turn(game, owner), MoveDisc("village"))
    assert refusal(closed, UseToken(token)) == ("tokens-closed", "DP-PREST-15")


def test_with_the_other_ruling_kept_tokens_are_used_inside_actions(game: DomPierreGame) -> None:
    """DP-PREST-15: kept_prestige_tokens_only_in_windows; a worker for the barrel, between two presses."""
    owner = Player(
        coins=0, rows=(2, 2, 2, 2, 2, 2), tokens="worker", left="chardonnay 1", centre="pinot_noir 1", crew=1
    )
    state = act(turn(game, owner, options=TOKENS_ANY_TIME), "cellar", Activate("left", False), BARREL, BARREL)
    assert question(state) == "ChoosePress"
    play(state, UseToken("worker"), TakeWorker("reserve"), SendTo("presses"))
    assert question(state) == "ChoosePress" and workers(state)["presses"] == 1
    assert refusal(state, UseToken("worker")) == ("token-not-kept", "DP-PREST-08")


def test_a_token_without_effect_is_not_used(game: DomPierreGame) -> None:
    """DP-PREST-09, DP-PREST-11, DP-PREST-13, DP-PREST-14, DP-FREE-12: crown, sale token, no press, no room."""
    full = Player(
        left="barrel 3", centre="chardonnay 1, pinot_noir 1", right="+1",
        tokens="crown, sale_low, press_low, pinot_noir",
    )  # fmt: skip
    flute = "coin, crown, worker"
    state = turn(game, full, flute=flute)
    assert refusal(state, UseToken("crown")) == ("no-effect-to-use", "DP-PREST-09")
    assert refusal(state, UseToken("sale_low")) == ("only-in-a-sale", "DP-PREST-11")
    assert refusal(state, UseToken("press_low")) == ("no-empty-press", "DP-PREST-13")
    assert refusal(state, UseToken("pinot_noir")) is None, "the press with the modifier takes it"
    fuller = turn(game, full._replace(right="barrel 1"), flute=flute)
    assert refusal(fuller, UseToken("pinot_noir")) == ("no-press-for-tile", "DP-PREST-14")
    state = play(turn(game, full, flute=flute), UseToken("pinot_noir"), Store("pinot_noir", 2, 0, "right"))
    assert presses(state)["right"] == "pinot_noir 2, +1"


def test_a_harvest_token_needs_a_tile_in_the_supply(game: DomPierreGame) -> None:
    """DP-PREST-14, DP-VINE-17: higher_harvest_tile_can_stand_in decides what the supply can give."""
    others = [Player(left="pinot_noir 1", centre="pinot_noir 2", right="pinot_noir 3")] * 3
    owner = Player(tokens="pinot_noir", left="pinot_noir 1", centre="pinot_noir 2")
    stock = {
        "tops": [["pinot_noir", 2, 2], ["pinot_noir", 2, 1]],
        "covered": [["chardonnay", 3, 3], ["chardonnay", 2, 2], ["pinot_meunier", 2, 2], ["pinot_meunier", 3, 3]],
    }
    for higher, found in ((True, None), (False, ("supply-exhausted", "DP-PREST-14"))):
        options = {"higher_harvest_tile_can_stand_in": higher}
        state = turn(game, owner, *others, village_tiles=stock, options=options)
        assert [state.supply[place] for place in (6, 7, 8)] == [0, 0, 2]
        assert refusal(state, UseToken("pinot_noir")) == found
