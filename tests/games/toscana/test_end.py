"""End of the game, final sale, victory and score sheet (TO-END, TO-SCORE)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.toscana.looking import refusal, rules_told, told
from tutor.games.toscana.examples.positions import (
    Player,
    change,
    ignore,
    line,
    money,
    pass_round,
    play,
    reveal,
    tasting,
    turn,
    warehouse,
)
from tutor.games.toscana.game import ToscanaGame
from tutor.games.toscana.moves import (
    Accept,
    Buy,
    ChangePrice,
    CloseSale,
    FinishHiring,
    FinishTrade,
    Hire,
    Offer,
    OfferCount,
    OfferPrice,
    Place,
    Sell,
    StartWith,
    UseAction,
)
from tutor.games.toscana.state import Toscana

EMPTY = "0·0·0·0·0"


def ended(game: ToscanaGame, *players: Player, **position: Any) -> Toscana:
    """Return the end of a game whose seventh round everybody has just finished."""
    state = tasting(game, *players, in_round=7, **position)
    reveal(state)
    assert state.over
    return state


def test_the_game_ends_after_the_seventh_tasting(game: ToscanaGame) -> None:
    """TO-END-01: condition A, however little money there is."""
    state = tasting(game, Player(), Player(), in_round=7)
    assert not state.over
    reveal(state)
    assert (state.over, state.actor, state.moves(), state.decision) == (True, None, [], None)
    assert rules_told(state, "end-tiles") == ["TO-END-01"]
    assert refusal(state, UseAction("hire")) == ("game-over", "TO-END-01")


@pytest.mark.parametrize(("owned", "over"), [(59, False), (60, True), (61, True)])
@pytest.mark.parametrize("in_round", [1, 6])
def test_the_game_ends_after_a_round_in_which_somebody_has_60(
    game: ToscanaGame, owned: int, over: bool, in_round: int
) -> None:
    """TO-END-01: condition B, in any round."""
    state = tasting(game, Player(EMPTY), Player(EMPTY, money=owned), in_round=in_round)
    reveal(state)
    assert (state.over, state.round) == (over, in_round if over else in_round + 1)
    assert [event["count"] for event in told(state, "end-money")] == ([owned] if over else [])


def buyer_at_60(game: ToscanaGame, latched: bool) -> Toscana:
    """Return a position in which a player has sold up to 60 and then, through Mr Rosé, bought down to 57."""
    player = Player("0·0·0·1·2", money=58)
    state = turn(game, player, Player(), in_round=3, end_trigger_latched=latched)
    play(state, UseAction("trade"), Sell("water", 2), CloseSale())
    assert money(state)[0] == 60
    assert state.latched == latched
    ignore(state, "trade")
    play(state, UseAction("hire"), Hire("mr_rose"), StartWith("deal"), Buy("white", 1))
    play(state, ChangePrice("red", 1), ChangePrice("water", 1), FinishHiring())
    assert money(state)[0] == 57
    pass_round(state)
    reveal(state)
    return state


def test_only_the_money_at_the_end_of_the_round_counts(game: ToscanaGame) -> None:
    """TO-END-02: 60 in the middle, 57 at the end: the game goes on."""
    state = buyer_at_60(game, latched=False)
    assert (state.over, state.round) == (False, 4)


def test_with_the_latched_ruling_60_at_any_time_makes_it_the_last_round(game: ToscanaGame) -> None:
    """TO-END-02 with end_trigger_latched: even though the player has fallen back."""
    state = buyer_at_60(game, latched=True)
    assert (state.over, state.round) == (True, 3)
    assert rules_told(state, "end-latched") == ["TO-END-02"]


def test_with_the_latched_ruling_59_is_not_enough(game: ToscanaGame) -> None:
    """TO-END-02 with end_trigger_latched: 57 and 2 from a sale."""
    state = turn(game, Player("0·0·0·0·2", money=57), Player(), in_round=3, end_trigger_latched=True)
    play(state, UseAction("trade"), Sell("water", 2))
    assert (money(state)[0], state.latched) == (59, False)


def test_the_final_sale_does_not_count_for_the_end(game: ToscanaGame) -> None:
    """TO-END-03: worth far more than 60, but not sold."""
    state = tasting(game, Player("5·5·5·5·5", money=59), Player(), in_round=6)
    reveal(state)
    assert not state.over
    assert state.scores()[0] > 60


def test_the_round_is_finished_and_money_gained_after_60_counts_in_full(game: ToscanaGame) -> None:
    """TO-END-04: the other player still trades and wins."""
    players = Player("1·0·0·0·0", money=59), Player("0·0·5·0·0", money=50)
    state = turn(game, *players, in_round=2, spent="hire production")
    play(state, UseAction("trade"), Sell("red", 1))
    assert (money(state), state.over) == ([61, 50], False)
    play(state, UseAction("trade"), Sell("champagne", 5))
    reveal(state)
    assert (state.over, state.scores(), state.winners()) == (True, [61, 70], [1])


def test_the_final_sale_pays_every_cube_at_the_last_price(game: ToscanaGame) -> None:
    """TO-SCORE-01: 0/1 brings 0; a full market does not matter."""
    sellers = Player("5·5·5·5·5", money=10, hand="red+1"), Player("5·0·0·0·0", money=0, hand="red-1")
    state = ended(game, *sellers, prices="0·3·4·6·1", market="5·5·5·5·5", recommendations="-+-+0")
    # a: 0·4·3·7·1, b (all full): 0·3·2·6·0, c: the two tiles cancel out
    assert line(state.prices) == "0·3·2·6·0"
    assert money(state) == [10 + 15 + 10 + 30, 0]
    assert told(state, "final-sale")[1] == {"good": {"red": 5}, "count": 0}


def test_the_cubes_of_the_final_sale_go_to_the_bank(game: ToscanaGame) -> None:
    """TO-SCORE-07: market and prices stay; all warehouses are empty."""
    state = tasting(game, Player("1·2·3·4·5", hand="red+1"), Player("5·4·3·2·1", hand="red-1"), in_round=7)
    before, market = state.bank.copy(), state.market.copy()
    reveal(state)
    assert change(before, state.bank) == "6·6·6·6·6"
    assert state.market == market
    assert [warehouse(state, seat) for seat in (0, 1)] == [EMPTY, EMPTY]
    state.check()


@pytest.mark.parametrize("best", range(5))
def test_the_player_with_the_most_money_wins(game: ToscanaGame, best: int) -> None:
    """TO-SCORE-02: spaces and masters do not matter without a tie."""
    players = [Player(EMPTY, money=40 + (seat == best)) for seat in range(5)]
    rival = (best + 1) % 5
    players[rival] = players[rival]._replace(workers="A1 A2 A3 A4 A5", masters="A6 A7")
    state = ended(game, *players)
    assert state.winners() == [best]
    assert rules_told(state, "victory") == ["TO-SCORE-02"]
    assert told(state, "victory") == [{"count": 41}]


def test_nobody_has_won_while_the_game_goes_on(game: ToscanaGame) -> None:
    """TO-SCORE-02: scores are a forecast until then."""
    state = turn(game, Player("1·0·0·0·1", money=50), Player())
    assert (state.winners(), state.scores()) == ([], [53, 9])


def test_a_tie_goes_to_the_most_spaces_not_the_most_pieces(game: ToscanaGame) -> None:
    """TO-SCORE-03: three workers on three spaces beat four on two."""
    state = ended(game, Player(EMPTY, money=9, workers="A1 A1 A2 A2"), Player(EMPTY, money=9, workers="B1 B2 B3"))
    assert state.winners() == [1]
    assert rules_told(state, "victory-by-spaces") == ["TO-SCORE-03"]
    assert told(state, "victory-by-spaces") == [{"count": 9, "spaces": 3}]


@pytest.mark.parametrize(("ruling", "winners"), [("all", [0]), ("vineyards", [1])])
def test_water_spaces_count_in_a_tie_unless_the_ruling_leaves_them_out(
    game: ToscanaGame, ruling: str, winners: list[int]
) -> None:
    """TO-SCORE-03 with tie_spaces: three spaces, two of them water, against two with an abandoned one."""
    players = Player(EMPTY, workers="B1 B3 A1"), Player(EMPTY, workers="A4 A2")
    assert ended(game, *players, tie_spaces=ruling).winners() == winners


def test_a_master_on_water_still_counts_as_a_master(game: ToscanaGame) -> None:
    """TO-SCORE-04 with tie_spaces vineyards: equal vineyards, and the only master stands on water."""
    players = (
        Player(EMPTY, workers="A1 A2 A3 A4 A6", masters="B1"),
        Player(EMPTY, workers="C1 C2 C3 C4 D2"),
    )
    assert ended(game, *players, tie_spaces="vineyards").winners() == [0]


def test_a_tie_in_spaces_goes_to_the_most_masters(game: ToscanaGame) -> None:
    """TO-SCORE-04: only among those who are equal in money and spaces."""
    players = (
        Player(EMPTY, workers="A1 A2 A3 A4 A4", masters="A5 A6"),
        Player(EMPTY, workers="B1 B2 B3 B4 B5", masters="B6"),
        Player(EMPTY, workers="C1 C1 C2 C2 C3", masters="C6 C7"),
    )
    state = ended(game, *players)
    assert state.winners() == [0]
    assert rules_told(state, "victory-by-masters") == ["TO-SCORE-04"]
    assert told(state, "victory-by-masters") == [{"count": 3, "masters": 2}]


def test_masters_that_were_replaced_do_not_count(game: ToscanaGame) -> None:
    """TO-SCORE-04: two hired, one of them removed, against two on the map."""
    players = (
        Player(EMPTY, workers="A1 A2 A3 A4 A5", masters="A6", removed=1),
        Player(EMPTY, workers="B1 B2 B3 B4 B4", masters="B6 B7"),
        *[Player(EMPTY, money=0)] * 3,
    )
    assert ended(game, *players).winners() == [1]


@pytest.mark.parametrize("tied", [2, 3, 5])
def test_equals_in_everything_share_the_victory(game: ToscanaGame, tied: int) -> None:
    """TO-SCORE-05: from two to all five."""
    state = ended(game, *[Player(EMPTY, money=40 if seat < tied else 30) for seat in range(5)])
    assert state.winners() == list(range(tied))
    assert told(state, "shared-victory") == [{"player": list(range(tied)), "count": 40}]


def test_money_has_no_upper_limit(game: ToscanaGame) -> None:
    """TO-SCORE-06: far beyond the printed track."""
    state = ended(game, Player("5·5·5·5·5", money=500), Player(EMPTY), prices="7·7·7·7·7", recommendations="+--+0")
    assert money(state)[0] > 600


def test_the_score_sheet_tells_where_every_coin_comes_from(game: ToscanaGame) -> None:
    """TO-SCORE-01, TO-SETUP-01, TO-TRADE-03, TO-ROSE-09, TO-MAST-04, TO-VAR-02: a round with each source."""
    player = Player("1·1·1·2·2", money=3, workers="A1 A2 A3 A4 A5", masters="A6 A7", hand="red+1")
    state = turn(game, player, Player(hand="red-1"), in_round=7, player_trading=True)
    hiring = (Hire("wine_master"), Place("B1"), Hire("mr_rose"), StartWith("deal"), Sell("white", 1))
    play(state, UseAction("hire"), *hiring, ChangePrice("red", 1), ChangePrice("white", 1), FinishHiring())
    ignore(state, "hire")
    deal = (Offer(1, "sell", "red"), OfferCount(1), OfferPrice(2), Accept())
    play(state, UseAction("trade"), *deal, Buy("champagne", 1), FinishTrade())
    lines = {line.name: (line.rule, line.points) for line in state.score_sheet(0).lines if line.name != "warehouse"}
    assert lines == {
        "start": ("TO-SETUP-01", 3),
        "reward": ("TO-MAST-04", 10),
        "rose": ("TO-ROSE-09", 3),
        "deals": ("TO-VAR-02", 2),
        "purchases": ("TO-TRADE-03", -4),
    }
    held = [line.details for line in state.score_sheet(0).lines if line.name == "warehouse"]
    assert held == [
        {"good": "champagne", "count": 2, "price": 4},
        {"good": "rose", "count": 1, "price": 3},
        {"good": "water", "count": 2, "price": 1},
    ]
    assert [state.score_sheet(seat).total for seat in (0, 1)] == state.scores()
    ignore(state, "trade")
    pass_round(state)
    reveal(state)
    final = state.score_sheet(0)
    assert [line.name for line in final.lines] == ["start", "purchases", "rose", "reward", "deals", "final-sale"]
    # prices at the end: champagne 3, rosé 4, water 1
    assert final.lines[-1].points == 2 * 3 + 4 + 2
    assert [state.score_sheet(seat).total for seat in (0, 1)] == state.scores() == money(state)


def test_sales_stand_on_the_score_sheet_with_their_rule(game: ToscanaGame) -> None:
    """TO-TRADE-11: the proceeds of a sale, apart from the start."""
    state = play(turn(game, Player("2·0·0·0·0"), Player()), UseAction("trade"), Sell("red", 2))
    lines = [(line.name, line.rule, line.points) for line in state.score_sheet(0).lines]
    assert lines == [("start", "TO-SETUP-01", 3), ("sales", "TO-TRADE-11", 4)]
