"""What a second reading of the rules found."""

from __future__ import annotations

import pytest

from tests.games.vinhos.looking import amid, first_space
from tutor.games.vinhos.examples.positions import Estate, Player, play, position, settle_chance
from tutor.games.vinhos.game import ReserveGame, VinhosGame
from tutor.games.vinhos.moves import BuyVineyard, LayNext, LeaveGame, RearrangeRegion, Stop, UseExpert
from tutor.games.vinhos.names import REGIONS

#: What is left of Minho, laid below the top one; the last one has its place by itself.
BELOW = (LayNext("V2R2"), LayNext("V2W1"))


def test_cash_counts_in_the_closing_round_without_a_benefit(reserve: ReserveGame) -> None:
    """VR-END-01, VR-MULT-05: who has no wine left may still turn an expert for the cash multiplier."""
    first = Player(estates=[Estate("minho", "red", (4,))], magnates=(1, 0, 0))
    second = Player(cash=3, investment=-2, up="taste_cash aroma_discount")
    stack = [["FinalScoring"], ["NextCloser", 1], ["CloseTurn", 0]]
    given = {"year": 6, "vintage": "V5", "final": True, "multipliers": {"cash": [1, -1]}}
    state = position(reserve, (first, second), stack, given, {})
    play(state, LeaveGame())
    assert state.actor == 1 and state.moves() == [UseExpert("taste_cash"), LeaveGame()]
    before = state.scores()[1]
    play(state, UseExpert("taste_cash"), LeaveGame())
    assert state.over and state.scores()[1] == before + 2


@pytest.mark.parametrize(("cash", "asked"), [(6, True), (5, False)])
def test_rearrange_may_bring_up_a_second_vineyard(game: VinhosGame, cash: int, asked: bool) -> None:
    """VC-ABIL-05, VC-ABIL-10: between two purchases, also where nothing on top is affordable, but something below."""
    player = Player(cash=cash, investment=-2, up="taste_rearrange")
    tops = {region: {"top": f"V{number}R2"} for number, region in enumerate(REGIONS, 1)}
    state = amid(game, "BuyVineyards", first_space(game), player, regions=tops)
    play(state, BuyVineyard("tras_os_montes"))
    settle_chance(state)
    if not asked:
        assert state.actor != 0
        return
    assert state.moves() == [UseExpert("taste_rearrange"), Stop()]
    play(state, UseExpert("taste_rearrange"), RearrangeRegion("minho"), LayNext("V2R1"), *BELOW)
    assert state.moves() == [BuyVineyard("minho"), Stop()]
