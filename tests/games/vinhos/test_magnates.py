"""Tycoon tiles of 2016, magnate benefits, pairs, bank and maintenance of 2010 (VS-TYC, VR-MAG, VR-PAIR, VR-BANK)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vinhos.looking import OTHERS, amid, details, refusal, rules_told
from tutor.games.vinhos.examples.positions import (
    END,
    STOP,
    Estate,
    Player,
    cash,
    cubes,
    fp,
    go,
    idle,
    idle_until,
    kinds,
    play,
    position,
    question,
    settle_chance,
    turn,
    vp,
    wines,
)
from tutor.games.vinhos.game import ReserveGame, SpecialVintageGame
from tutor.games.vinhos.moves import (
    AddCube,
    BuildCellar,
    BuildWinery,
    BuyVineyard,
    ChooseSlot,
    Deposit,
    Divest,
    ExportTo,
    Hire,
    Invest,
    LeaveGame,
    LoseTile,
    MoveBarrel,
    MoveTo,
    PickWine,
    RecoverPair,
    SellFor,
    TakeBack,
    TakeExpert,
    TakePlace,
    UseBenefit,
    UseCubes,
    UseExpert,
    UseTile,
    Withdraw,
)
from tutor.games.vinhos.names import WINERIES
from tutor.games.vinhos.state import Vinhos
from tutor.games.vinhos.units import UNITS

DIVEST = Divest()


# ---------------------------------------------------------------------- tycoon tiles


def test_one_tycoon_tile_a_turn(special: SpecialVintageGame) -> None:
    """VS-TYC-01, VS-TYC-02: before the move or after the action; face down afterwards."""
    player = Player(tiles="fair_points sales", tiles_down="export", estates=[Estate("minho", "red", (6,))])
    state = turn(special, player, *OTHERS)
    assert refusal(state, UseTile("export_action")) == ("tile-face-down", "VS-TYC-01")
    assert refusal(state, UseTile("farmer_action")) == ("not-your-tile", "VS-TYC-01")
    assert refusal(state, UseTile("moon")) == ("not-your-tile", "VS-TYC-01")
    play(state, UseTile("fair_points_action"))
    assert fp(state)[0] == 2
    assert refusal(state, UseTile("sales_action")) == ("once-a-turn", "VS-TYC-01")
    later = turn(special, player, *OTHERS)
    go(later, "wineries", BuildWinery(1), STOP)
    assert UseTile("sales_action") in later.moves()
    play(later, UseTile("sales_action"), PickWine(1, 1), SellFor(6))
    assert cash(later)[0] == 20 - 3 + 6 and later.actor == 1


@pytest.mark.parametrize(
    ("tile", "moves", "spent"),
    [
        ("expert", [TakeExpert("taste")], 0),
        ("vineyard", [BuyVineyard("minho")], 1),
        ("winery", [BuildWinery(1)], 2),
        ("cellar", [BuildCellar(2)], 1),
        ("enologist", [Hire("enologist", 1)], 2),
        ("farmer", [Hire("farmer", 1)], 1),
    ],
)
def test_prices_of_tycoon_tiles(special: SpecialVintageGame, tile: str, moves: list[Any], spent: int) -> None:
    """VS-TYC-02, VS-TYC-03: all other rules of the action apply."""
    home = [Estate("dao", "white", wineries=1, cellar=True)]
    state = turn(special, Player(tiles=tile, estates=home), *OTHERS, regions={"minho": {"top": "V2R1"}})
    play(state, UseTile(f"{tile}_action"), *moves)
    settle_chance(state)
    assert 20 - cash(state)[0] == spent
    assert question(state) == "SpecialTurn", "a single purchase"


def test_sales_and_export_by_tile(special: SpecialVintageGame) -> None:
    """VS-TYC-02, VS-TYC-03, VS-TYC-04: one or two wines, before another action."""
    home = [Estate("minho", "red", (6, 5))]
    state = turn(special, Player(tiles="export", estates=home, space="wineries"), *OTHERS)
    play(state, UseTile("export_action"), PickWine(1, 1), ExportTo(5, 5), STOP)
    assert vp(state)[0] == 4
    go(state, "sales", PickWine(1, 2), SellFor(5))
    assert cash(state)[0] == 25


def test_a_tile_must_be_possible(special: SpecialVintageGame) -> None:
    """VS-TYC-05: at least one unit with its price; fair points always are."""
    state = turn(special, Player(tiles="sales winery fair_points", cash=1), *OTHERS)
    assert refusal(state, UseTile("sales_action")) == ("tile-impossible", "VS-TYC-05")
    assert refusal(state, UseTile("winery_action")) == ("tile-impossible", "VS-TYC-05")
    assert refusal(state, UseTile("fair_points_action")) is None
    hire = turn(special, Player(tiles="farmer", estates=[Estate("minho", "red", wineries=1)]), *OTHERS)
    play(hire, UseTile("farmer_action"))
    assert refusal(hire, Hire("enologist", 1)) == ("not-hired-here", "VS-TYC-02")


# ---------------------------------------------------------------------- benefits


HOME = [Estate("minho", "red", (6, 4))]


def test_a_benefit_costs_a_wine_and_moves_a_barrel(reserve: ReserveGame) -> None:
    """VR-MAG-01, VR-MAG-02, VR-MAG-03, VR-MAG-08: once a turn, within the row."""
    state = turn(reserve, Player(estates=HOME, magnates=(1, 0, 0), space="export"), *OTHERS)
    assert refusal(state, UseBenefit("moon")) == ("no-such-benefit", "VR-MAG-05")
    assert refusal(state, UseBenefit("export_action")) == ("no-barrel-in-row", "VR-MAG-01")
    play(state, UseBenefit("winery_action"), PickWine(1, 2), BuildWinery(1))
    assert (cash(state)[0], state.vintners[0].magnates, state.vintners[0].extras[0]) == (19, [0, 0, 0], 1)
    assert refusal(state, UseBenefit("sales_action")) == ("once-a-turn", "VR-MAG-01")
    assert refusal(state, MoveTo("wineries")) is None, "the normal action follows"
    none = turn(reserve, Player(magnates=(1, 0, 0)), *OTHERS)
    assert refusal(none, UseBenefit("winery_action")) == ("no-wine-for-benefit", "VR-MAG-01")


def test_extra_sales_need_a_further_wine(reserve: ReserveGame) -> None:
    """VR-MAG-06, VR-MAG-08, VR-MAG-09: and a barrel in stock; any number of wines."""
    one = turn(reserve, Player(estates=[Estate("minho", "red", (6,))], magnates=(1, 0, 0)), *OTHERS)
    assert refusal(one, UseBenefit("sales_action")) == ("second-wine", "VR-MAG-08")
    low = turn(reserve, Player(estates=[Estate("minho", "red", (2, 1))], magnates=(1, 0, 0)), *OTHERS)
    assert refusal(low, UseBenefit("sales_action")) == ("extra-impossible", "VR-MAG-06")
    mixed = turn(reserve, Player(estates=[Estate("minho", "red", (6, 1))], magnates=(1, 0, 0)), *OTHERS)
    play(mixed, UseBenefit("sales_action"))
    assert refusal(mixed, PickWine(1, 1)) == ("second-wine", "VR-MAG-08")
    assert refusal(mixed, PickWine(2, 1)) == ("no-such-wine", "VC-COMP-03")
    play(mixed, PickWine(1, 2), PickWine(1, 1), SellFor(6))
    assert mixed.vintners[0].account == 11


@pytest.mark.parametrize(
    ("row", "benefit", "moves", "cost"),
    [
        (1, "vineyard_action", [BuyVineyard("minho")], 0),
        (1, "export_action", [PickWine(1, 1), ExportTo(1, 5)], 0),
        (2, "expert_action", [TakeExpert("taste")], 0),
        (2, "investment_action", [], 0),
    ],
)
def test_the_extra_actions(reserve: ReserveGame, row: int, benefit: str, moves: list[Any], cost: int) -> None:
    """VR-MAG-05, VR-MAG-09: prices in cash, investment for nothing."""
    magnates = [0, 0, 0]
    magnates[row] = 1
    home = [Estate("dao", "red", (6, 4), cellar=True)]
    state = turn(reserve, Player(estates=home, magnates=magnates), *OTHERS, regions={"minho": {"top": "V2R1"}})
    play(state, UseBenefit(benefit), PickWine(1, 2), *moves)
    settle_chance(state)
    assert 20 - cash(state)[0] == cost
    assert rules_told(state, "benefit-used") == ["VR-MAG-05"]
    top = turn(reserve, Player(estates=home, magnates=(0, 0, 1), investment=3), *OTHERS)
    assert refusal(top, UseBenefit("investment_action")) == ("investment-at-top", "VR-MAG-06")


def test_a_barrel_moves_on_but_never_back(reserve: ReserveGame) -> None:
    """VR-MAG-01, VR-MAG-03, VR-MAG-07: from a magnate or from another extra action."""
    player = Player(estates=HOME, magnates=(1, 0, 0), extras={"winery_action": 1})
    state = turn(reserve, player, *OTHERS)
    play(state, UseBenefit("sales_action"), PickWine(1, 2))
    assert state.moves() == [MoveBarrel("anabela"), MoveBarrel("winery_action")]
    assert refusal(state, MoveBarrel("bruno")) == ("no-barrel-in-row", "VR-MAG-01")
    play(state, MoveBarrel("winery_action"))
    assert state.vintners[0].extras[:2] == [0, 1]
    there = turn(reserve, Player(estates=HOME, extras={"winery_action": 1}), *OTHERS)
    assert refusal(there, UseBenefit("winery_action")) == ("no-barrel-in-row", "VR-MAG-01")


def test_multiplier_slots(reserve: ReserveGame) -> None:
    """VR-MAG-04, VR-MULT-10: one barrel each, one slot for each player, for good."""
    player = Player(estates=HOME, magnates=(3, 0, 0))
    state = turn(reserve, player, *OTHERS, multipliers={"vineyard": [1, 2]})
    assert refusal(state, UseBenefit("vineyard_multiplier")) == ("multiplier-full", "VR-MAG-04")
    play(state, UseBenefit("cellar_multiplier"), PickWine(1, 2))
    assert refusal(state, ChooseSlot(3)) == ("slot-taken", "VR-MAG-04")
    play(state, ChooseSlot(2))
    assert state.slots[:2] == [-1, 0]
    twice = turn(reserve, player, *OTHERS, multipliers={"cellar": [0, -1]})
    assert refusal(twice, UseBenefit("cellar_multiplier")) == ("multiplier-twice", "VR-MAG-04")


def test_other_rows_with_that_ruling(reserve: ReserveGame) -> None:
    """VR-MAG-01: magnate_multiplier_same_row."""
    player = Player(estates=HOME, magnates=(1, 0, 0))
    strict = turn(reserve, player, *OTHERS)
    assert refusal(strict, UseBenefit("winery_multiplier")) == ("no-barrel-in-row", "VR-MAG-01")
    free = turn(reserve, player, *OTHERS, options={"magnate_multiplier_same_row": False})
    play(free, UseBenefit("winery_multiplier"), PickWine(1, 2), ChooseSlot(1))
    assert free.vintners[0].magnates == [0, 0, 0]


@pytest.mark.parametrize("counts", [True, False])
def test_a_wine_for_its_value(reserve: ReserveGame, counts: bool) -> None:
    """VR-MULT-07: a second wine, with cubes and the bonus of Algarve unless that ruling leaves it out."""
    options = {"algarve_bonus_counts_for_wine_multiplier_2010": counts}
    home = [Estate("algarve", "red", (6, 4))]
    player = Player(estates=home, magnates=(1, 0, 0))
    state = turn(reserve, player, *OTHERS, regions={"algarve": {"cubes": 1}}, options=options)
    play(state, UseBenefit("wine_now_multiplier"), PickWine(1, 2))
    assert refusal(state, PickWine(1, 2)) == ("no-such-wine", "VC-COMP-03")
    play(state, PickWine(1, 1))
    assert refusal(state, UseCubes(2)) == ("cubes-to-remove", "VC-VALUE-06")
    play(state, UseCubes(1))
    assert vp(state)[0] == 6 + 1 + counts
    assert cubes(state, "algarve") == 0 and state.vintners[0].earned[5] == vp(state)[0]
    one = turn(reserve, player._replace(estates=[Estate("algarve", "red", (6,))]), *OTHERS)
    assert refusal(one, UseBenefit("wine_now_multiplier")) == ("second-wine", "VR-MAG-08")


def test_experts_and_cubes_at_once(reserve: ReserveGame) -> None:
    """VR-MULT-08, VR-MULT-09: experts are kept, regions count once, waiting cubes do not."""
    up = "taste_cash aroma_cash appearance_cash"
    player = Player(estates=HOME, magnates=(0, 1, 0), up=up)
    state = turn(reserve, player, *OTHERS)
    assert refusal(state, UseBenefit("experts_now_multiplier")) == ("four-features", "VR-MULT-08")
    state = turn(reserve, player._replace(up=f"{up} alcohol_cash"), *OTHERS)
    play(state, UseBenefit("experts_now_multiplier"), PickWine(1, 1))
    assert vp(state)[0] == 8 and state.vintners[0].experts() == 4
    home = [Estate("minho", "red", (3,)), Estate("minho", "white"), Estate(wineries=1, waiting=1)]
    state = turn(reserve, Player(estates=home, magnates=(0, 0, 1)), *OTHERS, regions={"minho": {"cubes": 3}})
    play(state, UseBenefit("cubes_now_multiplier"), PickWine(1, 1))
    assert vp(state)[0] == 3 and cubes(state, "minho") == 3


# ---------------------------------------------------------------------- pairs


def test_pairs_before_the_first_action(reserve: ReserveGame) -> None:
    """VR-PAIR-01, VR-PAIR-03, VR-PAIR-04: of one establishment; not after an action, unless that ruling allows it."""
    sales = {"6_red": 0, "7_red": 0, "9_red": 0, "3_red": 0, "4_red": 0, "5_red": 0}
    state = turn(reserve, Player(space="export"), *OTHERS, sales=sales)
    assert refusal(state, RecoverPair("casino")) == ("no-such-establishment", "VR-PAIR-01")
    assert refusal(state, RecoverPair("enoteca")) == ("no-pair", "VR-PAIR-01")
    play(state, RecoverPair("casa_de_fados"))
    assert refusal(state, TakeBack(6, "red")) == ("other-establishment", "VR-PAIR-01")
    assert refusal(state, TakeBack(3, "white")) == ("no-barrel-there", "VR-PAIR-01")
    play(state, TakeBack(3, "red"), TakeBack(5, "red"), AddCube("minho"))
    assert refusal(state, AddCube("minho")) == ("two-regions", "VR-PAIR-02")
    play(state, AddCube("dao"))
    assert state.sales.count(0) == 4
    go(state, "wineries", BuildWinery(1), STOP)
    assert refusal(state, RecoverPair("hotel")) == ("pairs-too-late", "VR-PAIR-04")
    free = turn(
        reserve, Player(space="export"), *OTHERS, sales=sales, options={"pairs_before_later_extra_action": True}
    )
    go(free, "wineries", BuildWinery(1), STOP)
    assert refusal(free, RecoverPair("hotel")) is None
    free.extra = True
    assert refusal(free, RecoverPair("hotel")) == ("pairs-too-late", "VR-PAIR-04"), "no later action is left"


def test_cubes_of_a_pair_as_far_as_possible(reserve: ReserveGame) -> None:
    """VR-PAIR-02, VR-PAIR-05: one or none if the supply is short; the barrels come back in any case."""
    sales = {"6_red": 0, "7_red": 0}
    full = {region: {"cubes": 4} for region in ("douro", "alentejo", "algarve", "lisboa", "dao")}
    none = turn(reserve, Player(), *OTHERS, sales=sales, regions=full)
    play(none, RecoverPair("hotel"))
    assert none.vintners[0].barrels == 8 and question(none) == "ReserveTurn"
    one = turn(reserve, Player(), *OTHERS, sales=sales, regions={**full, "dao": {"cubes": 3}})
    play(one, RecoverPair("hotel"), AddCube("minho"))
    assert question(one) == "ReserveTurn"
    assert rules_told(one, "no-cube-left") == ["VC-LIMIT-01"]


# ---------------------------------------------------------------------- bank


def test_the_bank_action(reserve: ReserveGame) -> None:
    """VR-BANK-01, VR-BANK-02, VR-BANK-03, VR-BANK-04, VR-BANK-05: at least one step, any number."""
    state = turn(reserve, Player(cash=2, account=23, space="sales", investment=-2), *OTHERS)
    go(state, "bank")
    assert refusal(state, STOP) == ("at-least-one", "VC-MOVE-07")
    play(state, Deposit())
    assert refusal(state, Deposit()) == ("account-full", "VR-BANK-05")
    assert refusal(state, Withdraw()) == ("opposite-of-deposit", "VR-BANK-11")
    play(state, Invest())
    assert (state.vintners[0].account, state.vintners[0].investment) == (22, 1)
    empty = amid(reserve, "UseBank", "bank", Player(cash=0, account=0, investment=2), 1, bought=1)
    assert refusal(empty, Withdraw()) == ("account-is-empty", "VR-BANK-04")
    assert refusal(empty, Deposit()) == ("opposite-of-withdrawal", "VR-BANK-11")
    other = amid(reserve, "UseBank", "bank", Player(cash=0, account=1, investment=2), 0)
    assert refusal(other, Deposit()) == ("no-cash", "VR-BANK-05")
    assert refusal(other, Invest()) == ("balance-too-low", "VR-BANK-06")
    assert details(other, Invest()) == {"price": 4}


def test_investing_and_divesting(reserve: ReserveGame) -> None:
    """VR-BANK-06, VR-BANK-07, VR-BANK-09, VR-BANK-11, VR-BANK-12: never both in one Bank action."""
    state = amid(reserve, "UseBank", "bank", Player(cash=0, account=20, investment=2), 0)
    play(state, Invest())
    assert refusal(state, Invest()) == ("investment-at-top", "VR-BANK-06")
    assert refusal(state, DIVEST) == ("opposite-of-investing", "VR-BANK-11")
    state = amid(reserve, "UseBank", "bank", Player(cash=0, account=20, investment=3), 0)
    play(state, DIVEST, DIVEST)
    assert cash(state)[0] == 4 + 3
    assert refusal(state, Invest()) == ("opposite-of-divesting", "VR-BANK-11")
    low = turn(reserve, Player(investment=-2), *OTHERS)
    assert refusal(low, DIVEST) == ("investment-at-bottom", "VR-BANK-09")
    gains = []
    state = turn(reserve, Player(cash=0, investment=3), *OTHERS)
    while DIVEST in state.moves():
        play(state, DIVEST)
        gains.append(cash(state)[0])
    assert gains == [4, 7, 9, 11, 12]


def test_the_bank_needs_a_possible_step(reserve: ReserveGame) -> None:
    """VC-MOVE-14, VR-BANK-03: with account 0 and no cash after the fees there is none."""
    state = turn(reserve, Player(cash=1, account=0, investment=-2, space="vineyards"), *OTHERS, year=1, vintage="V0")
    assert refusal(state, MoveTo("bank")) == ("nothing-affordable", "VC-MOVE-07")
    assert (
        refusal(turn(reserve, Player(cash=1, account=1, investment=-2, space="sales"), *OTHERS), MoveTo("bank")) is None
    )


@pytest.mark.parametrize(("negative", "score"), [(True, -1), (False, 0)])
def test_arriving_at_zero_costs_two_points(reserve: ReserveGame, negative: bool, score: int) -> None:
    """VR-BANK-08, VR-BANK-10: score_may_go_negative; staying at 0 costs nothing more."""
    options = {"score_may_go_negative": negative}
    player = Player(cash=0, account=1, investment=-2, vp=1)
    state = amid(reserve, "UseBank", "bank", player, 0, options=options)
    play(state, Withdraw())
    assert vp(state)[0] == score
    assert rules_told(state, "account-empty") == ["VR-BANK-08"]


# ---------------------------------------------------------------------- maintenance


def maintained(reserve: ReserveGame, player: Player, **changes: Any) -> Vinhos:
    """Return the position in which the first player is asked in maintenance, or after it."""
    others = (Player(space="pass", investment=-2, account=9),) * 3
    return turn(reserve, player, *others, seat=3, round=2, **changes)


def test_barrels_come_back_in_2016(special: SpecialVintageGame) -> None:
    """VS-MAINT-01, VS-MAINT-02: exactly one, which is compulsory; or more with that ruling."""
    for ruling, asked in (("one", 1), ("at_least_one", 2)):
        options = {"maintenance_2016_barrels_taken": ruling}
        state = turn(special, Player(), *OTHERS, seat=3, round=2, sales={"6_red": 0, "7_red": 0}, options=options)
        idle_until(state, "ChooseBarrelBack")
        assert refusal(state, STOP) == ("barrel-compulsory", "VS-MAINT-02")
        assert refusal(state, TakeBack(5, "red")) == ("no-barrel-there", "VS-MAINT-01")
        play(state, TakeBack(6, "red"))
        assert (question(state) == "ChooseBarrelBack") == (asked == 2)
        if asked == 2:
            play(state, STOP)
        assert state.vintners[0].barrels == 1 and cash(state)[0] == 20


def test_divesting_comes_before_interest(reserve: ReserveGame) -> None:
    """VR-MAINT-01, VR-MAINT-05, VR-MAINT-06, VC-GEN-08: a divestment lowers this year's interest."""
    state = maintained(reserve, Player(account=5, investment=3))
    idle_until(state, "DivestFirst")
    assert state.actor == 0
    play(state, DIVEST, STOP)
    assert (state.vintners[0].account, cash(state)[0]) == (7, 24)
    top = maintained(reserve, Player(account=23, investment=3))
    idle_until(top, "DivestFirst")
    play(top, STOP)
    assert top.vintners[0].account == 24, "the surplus is lost"


def test_unpaid_interest_costs_one_tile(reserve: ReserveGame) -> None:
    """VR-MAINT-02, VR-MAINT-03, VR-MAINT-07: a winery, or a vineyard without wineries; its worker stays if possible."""
    home = [Estate("minho", "red", wineries=2, enologists=2), Estate(wineries=1)]
    state = maintained(reserve, Player(account=0, investment=-2, estates=home, vp=5))
    idle_until(state, "ChooseLoss")
    assert refusal(state, LoseTile(3)) == ("nothing-to-lose", "VR-MAINT-02")
    assert refusal(state, LoseTile(8)) == ("no-such-estate", "VC-COMP-03")
    play(state, LoseTile(1))
    assert rules_told(state, "worker-moves") == ["VR-MAINT-03"] and vp(state)[0] == 5
    bare = maintained(reserve, Player(account=0, investment=-2, estates=[Estate("minho", "red")]))
    idle_until(bare, "ReserveTurn")
    while bare.year == 4:
        idle(bare)
    assert rules_told(bare, "vineyard-lost") == ["VR-MAINT-02"] and sum(bare.gone) == 1
    exact = maintained(reserve, Player(account=2, investment=-2, estates=home, vp=5))
    while exact.year == 4:
        idle(exact)
    assert rules_told(exact, "interest-unpaid") == [] and vp(exact)[0] == 3


@pytest.mark.parametrize("bound", [True, False])
def test_an_estate_without_vineyard(reserve: ReserveGame, bound: bool) -> None:
    """VR-MAINT-08, VR-MAINT-03: it stays bound to its region, unless that ruling frees it; wines keep their origin."""
    options = {"estate_without_vineyard_stays_bound_2010": bound}
    home = [Estate("minho", "red", (4,), farmers=1)]
    state = maintained(reserve, Player(account=0, investment=-2, estates=home), options=options)
    while state.year == 4:
        idle(state)
    assert state.vintners[0].region[0] == (1 if bound else -1)
    assert wines(state, 0, 1) == [0, 4, 0, 0] and rules_told(state, "worker-leaves") == ["VR-MAINT-03"]
    assert state.farmers == 4


def test_a_waiting_cube_leaves_with_its_winery(reserve: ReserveGame) -> None:
    """VR-MAINT-02, VC-WIN-03: back to the supply."""
    state = maintained(reserve, Player(account=0, investment=-2, estates=[Estate(wineries=1, waiting=1)]))
    while state.year == 4:
        idle(state)
    assert state.vintners[0].waiting[0] == 0
    state.check()  # no cube is lost


def test_salaries(reserve: ReserveGame) -> None:
    """VR-MAINT-04, VR-WORK-02, VC-LIMIT-08: from the account; who cannot be paid goes back to the board."""
    home = [Estate("minho", "red", wineries=2, enologists=2)]
    state = maintained(reserve, Player(account=1, investment=0, estates=home))
    before = state.enologists
    while state.year == 4:
        idle(state)
    assert (sum(state.vintners[0].enologists), state.enologists) == (1, before + 1)
    assert rules_told(state, "enologists-leave") == ["VR-MAINT-04"]


@pytest.mark.parametrize("more", [True, False])
def test_the_maintenance_variant(reserve: ReserveGame, more: bool) -> None:
    """VR-VAR-01: a pair is compulsory; maintenance_variant_2010_may_take_more."""
    options = {"maintenance_variant": True, "maintenance_variant_2010_may_take_more": more}
    sales = {"6_red": 0, "7_red": 0, "3_red": 0, "4_red": 0}
    state = maintained(reserve, Player(investment=-2), sales=sales, options=options)
    idle_until(state, "ChooseYearlyPair")
    assert refusal(state, STOP) == ("pair-compulsory", "VR-VAR-01")
    assert refusal(state, RecoverPair("enoteca")) == ("no-pair", "VR-PAIR-01")
    play(state, RecoverPair("hotel"), AddCube("minho"), AddCube("dao"))
    assert (question(state) == "ChooseYearlyPair") == more


def test_a_benefit_after_the_action(reserve: ReserveGame) -> None:
    """VR-MAG-01, VR-MAG-07: in the same turn in which the barrel came to the magnate."""
    state = turn(reserve, Player(estates=HOME, magnates=(1, 0, 0), investment=-2), *OTHERS)
    go(state, "pass", TakePlace(1))
    play(state, state.moves()[-1])
    assert UseBenefit("winery_action") in state.moves() and END in state.moves()


# ---------------------------------------------------------------------- closing round


@pytest.mark.parametrize("repeat", [True, False])
def test_the_closing_round(reserve: ReserveGame, repeat: bool) -> None:
    """VR-END-01, VC-ABIL-08, VR-PAIR-04: experts, pairs and divesting, then one benefit or out for good."""
    player = Player(estates=[Estate("minho", "red", (4, 4))], magnates=(0, 2, 0), up="taste_cash", investment=1)
    stack = [["FinalScoring"], ["NextCloser", 1], ["CloseTurn", 0]]
    given = {"year": 6, "vintage": "V5", "final": True, "sales": {"6_red": 0, "7_red": 0}}
    options = {"end_2010_magnate_rounds_repeat": repeat}
    state = position(reserve, (player, Player()), stack, given, options)
    play(state, UseExpert("taste_cash"), DIVEST, RecoverPair("hotel"), AddCube("minho"), AddCube("dao"))
    assert state.actor == 0 and cash(state)[0] == 24
    assert refusal(state, UseExpert("taste_cash")) == ("expert-face-down", "VC-EXPERT-03")
    play(state, UseBenefit("cash_multiplier"), PickWine(1, 1), ChooseSlot(1))
    assert state.over != repeat
    if repeat:
        assert kinds(state, LeaveGame)
        play(state, LeaveGame())
    assert state.over


def test_every_action_has_its_question() -> None:
    """VC-GEN-09: one unit at a time."""
    assert UNITS[WINERIES].__name__ == "BuildWineries" and len(UNITS) == 8
