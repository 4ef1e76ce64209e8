"""Pass, press release and fairs (VC-PRESS, VS-PRESS, VR-PRESS, VC-FAIR, VS-FAIR, VR-FAIR)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.vinhos.looking import OTHERS, details, refusal, rules_told
from tutor.games.vinhos import fair_experts
from tutor.games.vinhos.examples.fairs import ranked
from tutor.games.vinhos.examples.positions import (
    LEAVE,
    PASS,
    STOP,
    Estate,
    Player,
    cash,
    fp,
    go,
    idle,
    idle_to_year,
    idle_until,
    kinds,
    play,
    question,
    settle_chance,
    turn,
    vp,
    wines,
)
from tutor.games.vinhos.game import ReserveGame, SpecialVintageGame, VinhosGame
from tutor.games.vinhos.moves import (
    BuyTile,
    DeclineGift,
    EnterWine,
    PickWine,
    PlayExpert,
    TakeBooth,
    TakeExpert,
    TakePlace,
    UseBenefit,
    UseCubes,
    UseExpert,
    VisitMagnate,
)
from tutor.games.vinhos.state import Vinhos

HOME = [Estate("minho", "red", (8, 4))]


def released(game: VinhosGame, *moves: Any, player: Player | None = None, **changes: Any) -> Vinhos:
    """Move to the centre, enter the first wine and play on."""
    state = turn(game, player or Player(estates=HOME), *OTHERS, **changes)
    return go(state, "pass", TakePlace(1), EnterWine(1, 1), *moves)


# ---------------------------------------------------------------------- all editions


def test_pass_or_press_release(game: VinhosGame) -> None:
    """VC-PRESS-01, VC-PRESS-03, VC-PRESS-04: with a wine there is a choice, without one simply passes."""
    state = turn(game, Player(estates=HOME), *OTHERS)
    go(state, "pass", TakePlace(2))
    assert state.moves() == [EnterWine(1, 1), EnterWine(1, 2), PASS]
    assert refusal(state, EnterWine(2, 1)) == ("no-such-wine", "VC-COMP-03")
    play(state, PASS)
    assert rules_told(state, "passed") == ["VC-PRESS-01"]
    none = turn(game, Player(), *OTHERS)
    go(none, "pass", TakePlace(2))
    assert rules_told(none, "passed") == ["VC-PRESS-03"]


def test_one_press_release_for_each_fair(game: VinhosGame) -> None:
    """VC-PRESS-02: afterwards only the order changes."""
    state = turn(game, Player(estates=HOME, booth=1), *OTHERS)
    go(state, "pass", TakePlace(2))
    assert rules_told(state, "passed") == ["VC-PRESS-02"]


def test_cubes_may_be_removed_freely(game: VinhosGame) -> None:
    """VC-PRESS-04, VC-VALUE-05, VC-VALUE-06: none, one or two."""
    state = released(game, regions={"minho": {"cubes": 1}})
    assert state.moves() == [UseCubes(0), UseCubes(1)]
    assert refusal(state, UseCubes(2)) == ("cubes-to-remove", "VC-VALUE-06")
    assert details(state, UseCubes(1)) == {"value": 9}


def test_the_steps_come_in_their_order(game: VinhosGame) -> None:
    """VC-PRESS-06, VC-PRESS-07, VC-PRESS-08: the wine stays until the end, fair points add up."""
    player = Player(estates=[Estate("tras_os_montes", "red", (10,))], fp=5)
    state = released(game, player=player, vintage="V1")
    assert fp(state)[0] == 5 + (1 if game.box.reserve else 10) + 2, "VC-PRESS-05"
    assert wines(state, 0, 1)[0] == 10 and question(state) == "ChooseBooth"
    play(state, TakeBooth(1))
    while wines(state, 0, 1)[0]:
        play(state, STOP)
    assert rules_told(state, "wine-discarded") == ["VC-PRESS-07"]


def test_tras_os_montes_brings_two_points(game: VinhosGame) -> None:
    """VC-PRESS-05, VC-REGION-03."""
    state = released(game, player=Player(estates=[Estate("tras_os_montes", "red", (4,))]))
    assert rules_told(state, "fair-points") == ["VC-REGION-03"]


def test_booths_are_taken_once(game: VinhosGame) -> None:
    """VS-PRESS-02, VR-PRESS-03: an empty one."""
    others = (Player(space="pass", booth=1), *OTHERS[1:])
    state = turn(game, Player(estates=HOME), *others)
    go(state, "pass", TakePlace(1), EnterWine(1, 1))
    rule = "VR-PRESS-03" if game.box.reserve else "VS-PRESS-02"
    expected = {"VS-PRESS-02": ("booth-taken", "VS-PRESS-02"), "VR-PRESS-03": ("booth-taken", "VR-PRESS-03")}
    assert refusal(state, TakeBooth(1)) == expected[rule]
    assert refusal(state, TakeBooth(9)) == ("no-such-booth", "VC-PRESS-08")


# ---------------------------------------------------------------------- 2016


def test_bonuses_of_the_booths_of_2016(special: SpecialVintageGame) -> None:
    """VS-PRESS-01, VS-PRESS-02, VS-PRESS-03: nothing, an expert, 3 Bagos, 3 fair points."""
    state = released(special)
    assert fp(state)[0] == 8
    assert details(state, TakeBooth(3)) == {"bonus": "bagos", "amount": 3, "feature": [], "points": 0}
    for booth, money, points in ((1, 20, 8), (3, 23, 8), (4, 20, 11)):
        one = state.copy()
        play(one, TakeBooth(booth))
        assert (cash(one)[0], fp(one)[0]) == (money, points)
    play(state, TakeBooth(2))
    assert kinds(state, TakeExpert) and refusal(state, DeclineGift()) == ("gift-compulsory", "VC-EXPERT-01")


def test_experts_for_fair_points(special: SpecialVintageGame) -> None:
    """VS-PRESS-04, VC-EXPERT-05: one face-up expert for each feature of the tile, an arrow adds one."""
    player = Player(estates=HOME, up="taste_cash taste_discount alcohol_cash", down="aroma_cash")
    state = released(special, TakeBooth(1), player=player, vintage="V1")
    assert question(state) == "PlayForFair"
    assert refusal(state, PlayExpert("alcohol_cash")) == ("other-feature", "VS-PRESS-04")
    assert refusal(state, PlayExpert("aroma_cash")) == ("expert-face-down", "VC-EXPERT-03")
    assert refusal(state, PlayExpert("aroma_discount")) == ("not-your-expert", "VC-EXPERT-01")
    assert details(state, PlayExpert("taste_discount")) == {"points": 4}
    play(state, PlayExpert("taste_discount"))
    assert fp(state)[0] == 12 and question(state) != "PlayForFair", "the aroma expert lies face down"
    assert state.ability == 0, "no ability was used"


def test_barrels_from_content_magnates(special: SpecialVintageGame) -> None:
    """VS-PRESS-05, VS-PRESS-06, VS-PRESS-07, VS-PRESS-08: by colour, value and region; two at most."""
    player = Player(estates=[Estate("douro", "white", (8,))], magnates=(2, 1, 0))
    state = released(special, TakeBooth(4), player=player, vintage="V1")
    assert refusal(state, VisitMagnate("diogo")) == ("no-such-magnate", "VS-PRESS-05")
    assert refusal(state, VisitMagnate("carolina")) == ("no-barrel-with-magnate", "VS-PRESS-08")
    play(state, VisitMagnate("anabela"))
    assert refusal(state, VisitMagnate("anabela")) == ("magnate-twice", "VS-PRESS-05")
    play(state, VisitMagnate("bruno"))
    assert state.vintners[0].magnates == [1, 0, 0]
    low = Player(estates=[Estate("minho", "red", (5,)), Estate("douro", "red")])
    state = released(special, TakeBooth(4), player=low, vintage="V1")
    assert question(state) != "ChooseMagnate", "fair points of the booth do not help with Bruno"
    some = Player(estates=[Estate("minho", "white", (5,))])
    state = released(special, TakeBooth(1), player=some, vintage="V1")
    assert refusal(state, VisitMagnate("bruno")) == ("magnate-not-content", "VS-PRESS-06")
    play(state, STOP)
    assert state.vintners[0].magnates == [2, 2, 2], "taking them is optional"


# ---------------------------------------------------------------------- 2010


def test_fair_points_and_fair_tile_of_2010(reserve: ReserveGame) -> None:
    """VR-PRESS-01, VR-PRESS-02, VR-PRESS-06: above nine; the tile says how many experts, also none."""
    for value, points, tile in ((2, 0, 0), (3, 0, 1), (6, 0, 2), (8, 0, 3), (9, 0, 4), (12, 3, 4)):
        state = released(reserve, player=Player(estates=[Estate("minho", "red", (value,))]))
        assert (fp(state)[0], state.vintners[0].allowed) == (points, tile)


def test_booths_of_2010(reserve: ReserveGame) -> None:
    """VR-PRESS-03, VR-SETUP-05: points for two features, and a bonus."""
    tracks = {"taste": 4, "aroma": 2, "appearance": 0, "alcohol": 9}
    state = released(reserve, features=tracks)
    assert details(state, TakeBooth(4)) == {
        "bonus": "fair_points", "amount": 2, "feature": ["taste", "aroma"], "points": 5,
    }  # fmt: skip
    play(state, TakeBooth(4))
    assert fp(state)[0] == 5 + 2
    expert = released(reserve, TakeBooth(5), features=tracks)
    assert kinds(expert, TakeExpert)


def test_barrels_to_magnates_in_2010(reserve: ReserveGame) -> None:
    """VR-PRESS-04, VR-PRESS-05: not in year 1, and only with a barrel in stock."""
    player = Player(estates=[Estate("douro", "red", (9,))])
    state = released(reserve, TakeBooth(1), player=player, vintage="V3")
    assert refusal(state, VisitMagnate("diogo")) == ("no-such-magnate", "VR-PRESS-04")
    play(state, VisitMagnate("carolina"))
    assert refusal(state, VisitMagnate("carolina")) == ("magnate-twice", "VR-PRESS-04")
    play(state, VisitMagnate("bruno"))
    assert state.vintners[0].magnates == [0, 1, 1] and state.vintners[0].barrels == 6
    first = released(reserve, TakeBooth(1), player=player, year=1, vintage="V0")
    assert question(first) != "ChooseMagnate"
    none = released(reserve, TakeBooth(1), player=player._replace(magnates=(8, 0, 0)), vintage="V3")
    assert question(none) != "ChooseMagnate"
    some = released(reserve, TakeBooth(1), player=Player(estates=[Estate("douro", "white", (4,))]), vintage="V3")
    assert refusal(some, VisitMagnate("anabela")) == ("magnate-not-content", "VR-PRESS-04")


# ---------------------------------------------------------------------- the fair


def at_fair(game: VinhosGame, *players: Player, year: int = 3, **changes: Any) -> Vinhos:
    """Return a position in which the last player has the last turn before a fair."""
    return turn(game, *players, seat=len(players) - 1, round=2, year=year, vintage="V5", **changes)


def test_last_minute_press_releases(game: VinhosGame) -> None:
    """VC-FAIR-01, VC-FAIR-02, VR-FAIR-01: compulsory with a wine, impossible without; order and marker stay."""
    state = at_fair(game, Player(estates=HOME), Player(booth=1), Player())
    idle_until(state, "ChooseRelease")
    assert state.actor == 0 and refusal(state, PASS) == ("must-enter", "VC-FAIR-01")
    assert refusal(state, UseBenefit("sales_action")) == (
        ("not-asked" if game.box.reserve else "not-a-move"),
        "VC-PRESS-01",
    )
    order, marker = list(state.order), state.vintners[0].marker
    play(state, EnterWine(1, 2))
    assert (list(state.order), state.vintners[0].marker) == (order, marker)
    idle_to_year(state, 4)
    assert "VC-FAIR-02" in rules_told(state, "no-entry")


@pytest.mark.parametrize(
    ("year", "points", "expected"),
    [
        (3, (9, 5, 3, 1), [9, 6, 3, 0]),
        (5, (9, 9, 3, 1), [10, 10, 4, 0]),
        (6, (9, 5, 5, 5), [15, 5, 5, 5]),
        (3, (4, 4), [6, 6]),
        (5, (9, 4), [12, 4]),
        (5, (9, None), [12, 0]),
        (3, (9, 5, None, None), [9, 6, 0, 0]),
        (3, (9, 5, 2), [9, 6, 3]),
    ],
)
def test_places_of_a_fair(game: VinhosGame, year: int, points: Any, expected: list[int]) -> None:
    """VC-FAIR-04, VC-FAIR-05, VC-FAIR-06, VC-FAIR-08, VC-FAIR-09, VR-FAIR-05: ties share, rounded down."""
    assert ranked(game, year, points) == expected


@pytest.mark.parametrize("ranked_too", [False, True])
def test_players_without_a_booth(special: SpecialVintageGame, ranked_too: bool) -> None:
    """VC-FAIR-03: not ranked, and last in the order; or ranked, with non_participant_ranked_at_fair."""
    options = {"non_participant_ranked_at_fair": ranked_too}
    players = (Player(fp=20), Player(fp=9, booth=2), Player(fp=5, booth=1))
    state = at_fair(special, *players, options=options)
    idle_to_year(state, 4)
    assert [v.earned[2] for v in state.vintners] == ([9, 6, 3] if ranked_too else [0, 9, 6])
    assert state.order == [2, 1, 0] and fp(state)[0] == 20


def test_the_last_of_four_takes_an_expert_before_the_order_changes(game: VinhosGame) -> None:
    """VC-FAIR-07, VC-FAIR-10: in 2010 it may be declined; with three participants nobody gets one."""
    players = [Player(fp=points, booth=booth) for points, booth in ((9, 4), (7, 3), (5, 2), (1, 1))]
    state = at_fair(game, *players)
    idle_until(state, "ChooseExpert")
    assert state.actor == 3 and state.order == [0, 1, 2, 3]
    declined = refusal(state, DeclineGift())
    assert declined == (None if game.box.reserve else ("gift-compulsory", "VC-EXPERT-01"))
    play(state, TakeExpert("taste"))
    assert rules_told(state, "expert-given")[-1] == "VC-FAIR-07"
    three = at_fair(game, *players[:3], Player(fp=0))
    idle_to_year(three, 4)
    assert "VC-FAIR-07" not in rules_told(three, "expert-given")


def test_fair_points_never_end(game: VinhosGame) -> None:
    """VC-GEN-10, VC-PRESS-06: no limit of fair points and VP."""
    state = at_fair(game, Player(fp=250, vp=180, booth=1), Player(fp=3, booth=2))
    idle_to_year(state, 4)
    assert fp(state)[0] == 250 and vp(state)[0] == 189


# ---------------------------------------------------------------------- 2016: order and tiles


def test_booths_decide_the_order_of_2016(special: SpecialVintageGame) -> None:
    """VS-FAIR-01, VS-FAIR-02, VS-PRESS-03: from left to right; discs go back."""
    players = [Player(fp=booth, booth=booth) for booth in (3, 1, 4, 2)]
    state = at_fair(special, *players)
    idle_to_year(state, 4)
    assert state.order == [1, 3, 0, 2]
    assert all(vintner.booth == -1 for vintner in state.vintners)


def selling(game: SpecialVintageGame, *players: Player, display: list[str], **changes: Any) -> Vinhos:
    """Return the sale of tycoon tiles after a fair."""
    shown = [*display, *[None] * (game.box.display[len(players)] - len(display))]
    state = at_fair(game, *players, display=shown, **changes)
    return idle_until(state, "ChooseTile")


def test_buying_tycoon_tiles(special: SpecialVintageGame) -> None:
    """VS-FAIR-03, VS-FAIR-04, VS-FAIR-05, VS-FAIR-07: round after round, a wine for a tile."""
    first = Player(booth=1, fp=9, estates=[Estate("minho", "red", (3, 3))], tiles="sales")
    second = Player(booth=2, fp=8, estates=[Estate("dao", "red", (3,), cellar=True)])
    names = ["sales_action", "export_action", "wine_low", "wine_low"][:3]
    state = selling(special, first, second, Player(booth=3), display=names)
    assert refusal(state, BuyTile("sales_action")) == ("icon-owned", "VS-FAIR-05")
    assert refusal(state, BuyTile("farmer_high")) == ("tile-not-shown", "VS-FAIR-03")
    assert refusal(state, BuyTile("moon")) == ("tile-not-shown", "VS-FAIR-03")
    play(state, BuyTile("wine_low"))
    assert refusal(state, PickWine(3, 1)) == ("no-such-wine", "VC-COMP-03")
    play(state, kinds(state, PickWine)[0])
    assert state.vintners[0].loaded and state.vintners[0].barrels == 1
    assert state.actor == 1
    play(state, LEAVE)
    assert state.actor == 0, "the last buyer goes on alone"
    play(state, BuyTile("export_action"))
    while question(state) in ("ChooseTile", "PayForTile"):
        idle(state)
    assert rules_told(state, "sale-left").count("VS-FAIR-07") >= 1


def test_a_multiplier_needs_a_barrel(special: SpecialVintageGame) -> None:
    """VS-FAIR-04, VC-LIMIT-04: and pairs count as one icon."""
    tiles = {"wine": {"high": True, "barrel": True}}
    owner = Player(
        booth=1, fp=9, estates=[Estate("minho", "red", (3,))], multipliers=tiles, barrels=0, magnates=(2, 2, 2)
    )
    state = selling(
        special,
        owner,
        Player(booth=2),
        Player(booth=3),
        display=["wine_low", "cellar_low", "sales_action"],
        sales={"5_red": 0},
    )
    assert refusal(state, BuyTile("wine_low")) == ("icon-owned", "VS-FAIR-05")
    assert refusal(state, BuyTile("cellar_low")) in (None, ("no-barrel-for-tile", "VS-FAIR-04"))
    state.vintners[0].barrels = 0
    assert refusal(state, BuyTile("cellar_low")) == ("no-barrel-for-tile", "VS-FAIR-04")
    assert state.moves() == [BuyTile("sales_action"), LEAVE]


def test_the_display_is_refilled_after_the_first_two_fairs(special: SpecialVintageGame) -> None:
    """VS-FAIR-06, VC-LIMIT-07, VS-SETUP-17: action tiles first, as far as the pile goes."""
    players = [Player(booth=booth, fp=booth) for booth in (1, 2, 3, 4)]
    state = at_fair(special, *players)
    idle_to_year(state, 4)
    settle_chance(state)
    assert sum(tile >= 0 for tile in state.display) == 12
    short = at_fair(special, *players)
    short.pile = [1, 2, *[0] * 29]
    idle_to_year(short, 4)
    assert sum(tile >= 0 for tile in short.display) == 3


# ---------------------------------------------------------------------- 2010: secret experts


def secret(reserve: ReserveGame) -> Vinhos:
    """Return a fair at which two players choose experts."""
    first = Player(
        booth=1, fair_tile=2, up="taste_cash taste_add_cube appearance_cash aroma_cash", down="taste_discount"
    )
    second = Player(booth=4, fair_tile=1, up="aroma_discount")
    state = at_fair(reserve, first, second, Player(booth=3), features=dict.fromkeys(
        ("taste", "aroma", "appearance", "alcohol"), 1,
    ))  # fmt: skip
    return idle_until(state, "PlaySecretly")


def test_experts_are_chosen_in_secret(reserve: ReserveGame) -> None:
    """VR-FAIR-02, VR-FAIR-07, VC-GEN-05: of the booth's features, not more than the tile says."""
    state = secret(reserve)
    assert refusal(state, PlayExpert("aroma_cash")) == ("not-in-booth", "VR-FAIR-02")
    assert refusal(state, PlayExpert("taste_discount")) == ("expert-face-down", "VC-EXPERT-03")
    assert refusal(state, PlayExpert("alcohol_cash")) == ("not-your-expert", "VC-EXPERT-01")
    play(state, PlayExpert("taste_add_cube"))
    assert refusal(state, PlayExpert("taste_add_cube")) == ("chosen-already", "VR-FAIR-02")
    assert refusal(state, PlayExpert("taste_cash")) == ("chosen-in-order", "VC-GEN-09")
    play(state, PlayExpert("appearance_cash"))
    assert state.moves() == [STOP], "others must not learn from the question how many were chosen"
    assert state.view(1)["vintners"][0]["chosen"] is None
    assert state.view(0)["vintners"][0]["chosen"] == ["taste_add_cube", "appearance_cash"]
    worlds = {state.redeal(1, random.Random(seed)).vintners[0].chosen for seed in range(60)}
    assert len(worlds) > 4 and all(bits.bit_count() <= 2 for bits in worlds)
    assert {state.redeal(0, random.Random(seed)).vintners[0].chosen for seed in range(9)} == {state.vintners[0].chosen}


def test_arrows_rise_first_and_then_everybody_scores(reserve: ReserveGame) -> None:
    """VR-FAIR-03, VR-FAIR-04, VR-FAIR-06: played experts go under their piles, tiles come back."""
    state = secret(reserve)
    before = fp(state)
    play(state, PlayExpert("taste_cash"), PlayExpert("taste_add_cube"), STOP, PlayExpert("aroma_discount"), STOP)
    assert rules_told(state, "feature-advances")[:2] == ["VR-FAIR-03"] * 2, "two arrows"
    assert [now - then for now, then in zip(fp(state), before, strict=True)] == [4, 2, 0]
    assert [reserve.box.expert_ids[one] for one in state.pile_backs[0]] == ["taste_cash", "taste_add_cube"]
    assert all(vintner.allowed == -1 and not vintner.chosen for vintner in state.vintners)
    assert state.order == [2, 1, 0], "fewest fair points first"


def test_pairs_may_be_recovered_before_the_fair(reserve: ReserveGame) -> None:
    """VR-PAIR-01: in turn order."""
    from tutor.games.vinhos.moves import AddCube, RecoverPair

    state = at_fair(reserve, Player(booth=1, fp=3), Player(booth=2), sales={"6_red": 0, "7_red": 0})
    idle_until(state, "RecoverBeforeFair")
    assert state.actor == 0
    assert refusal(state, RecoverPair("enoteca")) == ("no-pair", "VR-PAIR-01")
    play(state, RecoverPair("hotel"), AddCube("minho"), AddCube("dao"))
    assert state.vintners[0].barrels == 8


def test_a_tie_keeps_the_old_order_in_2010(reserve: ReserveGame) -> None:
    """VR-FAIR-06."""
    players = [Player(fp=points, booth=booth) for points, booth in ((5, 1), (2, 2), (5, 3), (2, 4))]
    state = turn(reserve, *players, seat=0, round=2, year=3, vintage="V5", order=[2, 3, 1, 0])
    idle_to_year(state, 4)
    assert state.order == [3, 1, 2, 0]
    assert fair_experts.bits_of(0b1010) == [1, 3]


def test_turned_experts_do_not_play(reserve: ReserveGame) -> None:
    """VC-EXPERT-03, VR-FAIR-02: who cannot play any is not asked."""
    state = at_fair(reserve, Player(booth=1, fair_tile=4, up="taste_cash"), Player(booth=2, fair_tile=4))
    idle_until(state, "PlaySecretly", "ReserveTurn")
    if question(state) == "ReserveTurn":
        while question(state) != "PlaySecretly":
            idle(state)
    assert state.actor == 0
    used = at_fair(reserve, Player(booth=1, fair_tile=4, down="taste_cash"), Player(booth=2, fair_tile=4, fp=1))
    idle_to_year(used, 4)
    assert rules_told(used, "expert-played") == []
    assert refusal(used, UseExpert("taste_cash")) in (None, ("not-your-expert", "VC-EXPERT-01"))
