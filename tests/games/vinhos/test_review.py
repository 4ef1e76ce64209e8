"""What a second reading of the rules found."""

from __future__ import annotations

import pytest

from tests.games.vinhos.looking import OTHERS, amid, first_space
from tutor.games.vinhos.examples.positions import Estate, Player, play, position, question, settle_chance, turn
from tutor.games.vinhos.fair_experts import advance_feature
from tutor.games.vinhos.game import ReserveGame, SpecialVintageGame, VinhosGame
from tutor.games.vinhos.moves import BuildWinery, BuyVineyard, LayNext, LeaveGame, RearrangeRegion, Stop, UseExpert
from tutor.games.vinhos.names import FEATURES, REGIONS

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


@pytest.mark.parametrize(("cash", "asked"), [(3, "AfterSpecial"), (4, "BuildWineries")])
def test_one_expert_cannot_raise_the_cash_of_two(special: SpecialVintageGame, cash: int, asked: str) -> None:
    """VC-GEN-09, VS-EXPERT-01: an action ends by itself when the one ability of the turn could not pay another unit."""
    state = amid(special, "BuildWineries", "wineries", Player(cash=cash, up="taste_cash aroma_cash"))
    play(state, BuildWinery(1))
    assert state.actor == 0 and question(state) == asked


@pytest.mark.parametrize(("place", "steps"), [(9, []), (8, [1])])
def test_a_marker_at_the_top_is_not_told_to_climb(reserve: ReserveGame, place: int, steps: list[int]) -> None:
    """VR-YEAR-01, VR-FAIR-03: a feature marker stops at the top of its track."""
    state = turn(reserve, Player(), *OTHERS, features={"taste": place})
    assert state.journal is not None
    advance_feature(state, FEATURES.index("taste"), 3, "VR-YEAR-01")
    told = [event.details["step"] for event in state.journal if event.name == "feature-advances"]
    assert state.tracks[FEATURES.index("taste")] == reserve.box.track_top and told == steps
