"""The end of the game: final scoring, multipliers, tie-breaks (VS-END, VS-MULT, VR-END, VR-MULT, VC-END)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vinhos.looking import OTHERS, refusal, rules_told
from tutor.games.vinhos import scoring
from tutor.games.vinhos.examples.positions import (
    Estate,
    Player,
    go,
    idle,
    idle_until,
    line,
    play,
    position,
    question,
    turn,
)
from tutor.games.vinhos.game import ReserveGame, SpecialVintageGame, VinhosGame
from tutor.games.vinhos.moves import LeaveGame, MoveTo, UseTile
from tutor.games.vinhos.state import Vinhos

RICH = [
    Estate("minho", "red", (4, 2), vineyards=2, wineries=1, enologists=1, farmers=2),
    Estate("dao", "white", (6,), wineries=2, enologists=1, cellar=True),
]


def tiles(*names: str, high: bool = True) -> dict[str, dict[str, bool]]:
    return {name: {"high": high, "barrel": True} for name in names}


@pytest.mark.parametrize(
    ("tile", "high", "low"),
    [
        ("full_estate", 2 * 4, 2 * 3),
        ("wine", 3 * 2, 3 * 1),
        ("cellar", 1 * 3, 1 * 2),
        ("tycoon_tile", 2 * 2, 2 * 1),
        ("vineyard", 3 * 2, 3 * 1),
        ("expert", 2 * 2, 2 * 1),
        ("magnate_barrel", 3 * 2, 3 * 1),
        ("enologist", 2 * 3, 2 * 2),
        ("winery", 3 * 2, 3 * 1),
        ("farmer", 2 * 3, 2 * 2),
    ],
)
def test_multiplier_tiles_count_things(special: SpecialVintageGame, tile: str, high: int, low: int) -> None:
    """VS-MULT-01, VS-MULT-02, VS-MULT-03, VS-MULT-04, VS-MULT-05, VS-MULT-06, VS-MULT-07, VS-MULT-08, VS-MULT-09,
    VS-MULT-10, VS-MULT-15: high and low tile."""
    for value, points in ((True, high), (False, low)):
        player = Player(
            estates=RICH, up="taste_cash", down="aroma_cash", tiles_down="sales",
            magnates=(1, 1, 1), multipliers=tiles(tile, high=value),
        )  # fmt: skip
        state = turn(special, player, *OTHERS)
        assert line(state, 0, "multiplier") == [points], value


def test_the_unique_multipliers(special: SpecialVintageGame) -> None:
    """VS-MULT-11, VS-MULT-12: export majorities, and a better table for money."""
    exports = {"1-1": 0, "2-1": 0, "2-2": 1}
    for counts, points in ((True, 8), (False, 4)):
        options = {"majority_multiplier_counts_ties": counts}
        player = Player(multipliers={"majority": {"high": False, "barrel": True}}, magnates=(1, 1, 1))
        state = turn(special, player, Player(magnates=(1, 1, 1)), *OTHERS[1:], exports=exports, options=options)
        assert line(state, 0, "multiplier") == [points]
    money = Player(cash=12, multipliers={"money_table": {"high": False, "barrel": True}})
    state = turn(special, money, *OTHERS)
    assert (line(state, 0, "money"), line(state, 0, "money-tile")) == ([], [13])


def test_a_limit_and_a_missing_barrel(special: SpecialVintageGame) -> None:
    """VS-MULT-13, VS-MULT-14: 16 at most for wines; nothing without a barrel, but the tile still counts as owned."""
    full = [Estate(region, "red", (1, 1, 1, 1), cellar=True) for region in ("dao", "lisboa", "alentejo")]
    state = turn(special, Player(estates=full, multipliers=tiles("wine")), *OTHERS)
    assert line(state, 0, "multiplier") == [16]
    bare = {"cellar": {"high": True, "barrel": False}, **tiles("tycoon_tile")}
    state = turn(special, Player(estates=full, multipliers=bare), *OTHERS)
    assert line(state, 0, "multiplier") == [4]


def test_final_points_of_2016(special: SpecialVintageGame) -> None:
    """VS-END-03, VC-END-02, VC-GEN-02, VC-GEN-04: money, half of each wine, majorities, tiles."""
    state = turn(special, Player(cash=11, vp=5, estates=RICH), *OTHERS, exports={"3-5": 0})
    sheet = {row.name: row.points for row in state.score_sheet(0).lines}
    assert sheet == {"earlier": 5, "money": 7, "wines": 2 + 1 + 3, "majority": 10}
    assert state.scores()[0] == state.score_sheet(0).total == 28


@pytest.mark.parametrize(
    ("multiplier", "first", "second"),
    [
        ("cellar", 1 * 4, 1 * 2),
        ("enologist", 2 * 4, 2 * 2),
        ("full_estate", 2 * 4, 2 * 2),
        ("vineyard", 3 * 2, 3 * 1),
        ("winery", 3 * 2, 3 * 1),
        ("cash", 9, 4),
    ],
)
def test_multipliers_of_2010(reserve: ReserveGame, multiplier: str, first: int, second: int) -> None:
    """VR-MULT-01, VR-MULT-02, VR-MULT-03, VR-MULT-04, VR-MULT-05, VR-MULT-06: first and second slot."""
    for slots, points in (([0, -1], first), ([-1, 0], second)):
        player = Player(cash=8, estates=RICH, investment=-1, account=0)
        state = turn(reserve, player, *OTHERS, multipliers={multiplier: slots})
        assert line(state, 0, "multiplier") == [points]


def test_final_points_of_2010(reserve: ReserveGame) -> None:
    """VR-END-02, VR-END-03, VR-BANK-10: account, majorities, multipliers; cash and wines give nothing."""
    player = Player(cash=30, account=12, investment=3, estates=RICH)
    state = turn(reserve, player, *OTHERS, exports={"4-4": 0})
    assert {row.name: row.points for row in state.score_sheet(0).lines} == {"account": 7, "majority": 12}


def closing(game: ReserveGame, *players: Player, **changes: Any) -> Vinhos:
    """Return the closing round in which the first player is asked."""
    stack = [["FinalScoring"], ["NextCloser", 1], ["CloseTurn", 0]]
    return position(game, players, stack, {"year": 6, "vintage": "V5", "final": True, **changes}, {})


ONCE = Player(estates=[Estate("minho", "red", (1,))], magnates=(1, 0, 0), investment=-2, account=0)


def test_investments_are_divested_at_the_end(reserve: ReserveGame) -> None:
    """VR-END-03: before the tie-break and the cash multiplier."""
    state = closing(reserve, ONCE._replace(cash=0, investment=2), Player())
    play(state, LeaveGame())
    assert state.over and state.vintners[0].cash == 8 and state.vintners[0].investment == 0


@pytest.mark.parametrize(
    ("changes", "event", "winners"),
    [
        ([{"vp": 9}, {"vp": 8}], "victory", [0]),
        ([{"vp": 8}, {"vp": 9}], "victory", [1]),
        ([{"cash": 5}, {"cash": 4}], "victory-by-money", [0]),
        ([{"cash": 4, "account": 1}, {"cash": 3, "investment": -1}], "victory-by-money", [0]),
        ([{"cash": 4}, {"cash": 3, "investment": -1}], "shared-victory", [0, 1]),
    ],
)
def test_tie_breaks(reserve: ReserveGame, changes: list[dict[str, Any]], event: str, winners: list[int]) -> None:
    """VC-END-01, VC-GEN-02: VP, exports, money with account and investments, then a shared victory."""
    other = Player(account=0, investment=-2)
    state = closing(reserve, ONCE._replace(**changes[0]), other._replace(**changes[1]))
    play(state, LeaveGame())
    assert state.over and state.winners() == winners
    assert [entry.name for entry in state.journal or () if "victory" in entry.name] == [event]


def test_a_tie_broken_by_exports(special: SpecialVintageGame) -> None:
    """VC-END-01: more barrels in the export area, whatever they scored."""
    first = Player(space="cellars", cash=0, vp=0, magnates=(1, 1, 1))
    second = Player(space="cellars", cash=0, vp=2, magnates=(1, 1, 1))
    exports = {"1-5": 0, "2-5": 0, "1-4": 1, "2-4": 1, "3-5": 0}
    state = turn(special, first, second, seat=1, round=3, year=6, exports=exports)
    shares = [sum(row.points for row in scoring.majority_lines(state, seat)) for seat in (0, 1)]
    state.vintners[1].score(shares[0] - shares[1] - 2, 0)
    idle_until(state, "none")
    assert state.winners() == [0]
    assert rules_told(state, "victory-by-exports") == ["VC-END-01"]


def test_the_extra_action_of_2016(special: SpecialVintageGame) -> None:
    """VS-END-01, VS-END-02, VS-END-04, VS-FAIR-08: move, fees without tax, experts and tiles; then it is over."""
    players = [Player(booth=booth, fp=booth) for booth in (1, 2, 3, 4)]
    state = turn(special, *players, seat=3, round=2, year=6, vintage="V5")
    while not state.final:
        idle(state)
    assert rules_told(state, "extra-action") == ["VS-END-01"]
    assert state.order == [0, 1, 2, 3] and question(state) == "SpecialTurn"
    go(state, "pass") if MoveTo("pass") in state.moves() else idle(state)
    assert "VS-END-02" in rules_told(state, "passed") or question(state) != "ChoosePlace"
    idle_until(state, "none")
    assert state.over and state.lower == [-1] * 4
    assert state.year == 6 and rules_told(state, "wine-made").count("VC-PROD-03") == len(rules_told(state, "wine-made"))


def test_tiles_of_the_third_fair_serve_at_once(special: SpecialVintageGame) -> None:
    """VS-FAIR-08: in the extra action."""
    player = Player(space="wineries", tiles="fair_points")
    state = turn(special, player, *OTHERS, round=3, year=6)
    play(state, UseTile("fair_points_action"))
    assert state.vintners[0].fp == 2


def test_one_must_leave_pass_in_the_extra_action_too(special: SpecialVintageGame) -> None:
    """VS-END-04, VC-MOVE-09."""
    from tutor.games.vinhos.moves import Stay

    state = turn(special, Player(space="pass"), *OTHERS, round=3, year=6)
    assert refusal(state, Stay()) == ("must-leave-pass", "VC-MOVE-09")


def test_nobody_scores_for_an_empty_game(game: VinhosGame) -> None:
    """VC-END-02: all final VP come from one position."""
    state = turn(game, Player(cash=0, account=0), *(Player(cash=0, account=0, space="pass"),) * 3)
    assert state.scores() == [0, 0, 0, 0]
    assert state.winners() == [], "the game is not over"


def test_wine_tiles_never_run_out(game: VinhosGame) -> None:
    """VC-GEN-07, VC-GEN-06: wine is a number without stock control."""
    homes = [
        Estate(region, "red", (14, 14, 14, 14), cellar=True) for region in ("dao", "lisboa", "alentejo", "algarve")
    ]
    state = turn(game, Player(estates=homes), *OTHERS)
    state.check()
    assert sum(bottle > 0 for bottle in state.vintners[0].wines) == 16
