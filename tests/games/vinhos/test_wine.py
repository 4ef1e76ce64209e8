"""Quality, value, production, sales and export (VC-QUAL, VC-VALUE, VC-PROD, VC-SALE, VC-EXPO)."""

from __future__ import annotations

import pytest

from tests.games.vinhos.looking import OTHERS, amid, details, refusal, rules_told
from tutor.games.vinhos import scoring, wine
from tutor.games.vinhos.examples.positions import (
    KEEP,
    STOP,
    Estate,
    Player,
    cash,
    cubes,
    go,
    idle_to_year,
    idle_until,
    kinds,
    play,
    question,
    turn,
    vp,
    wines,
)
from tutor.games.vinhos.game import ReserveGame, SpecialVintageGame, VinhosGame
from tutor.games.vinhos.moves import (
    AddCube,
    ExportTo,
    KeepPort,
    MoveTo,
    MoveWorkers,
    PickWine,
    PlaceWorkers,
    SellFor,
    TakeBack,
    UseExpert,
    UsePort,
)

# ---------------------------------------------------------------------- quality


def test_quality_term_by_term(game: VinhosGame) -> None:
    """VC-QUAL-01, VC-YEAR-01, VC-REGION-05: what the board shows before the year ends."""
    estate = Estate("douro", "red", vineyards=1, wineries=2, enologists=1, farmers=1)
    state = turn(game, Player(estates=[estate], ports=1), *OTHERS, vintage="V8")
    terms = wine.quality_terms(state, 0, 0, port=True)
    assert [(term.name, term.rule, term.points) for term in terms] == [
        ("quality-vineyards", "VC-QUAL-01", 2),
        ("quality-farmers", "VC-QUAL-01", 1),
        ("quality-wineries", "VC-QUAL-01", 2),
        ("quality-enologists", "VC-QUAL-01", 2),
        ("quality-weather", "VC-YEAR-01", 2),
        ("quality-port", "VC-REGION-05", 3),
    ]
    assert sum(term.points for term in terms) == wine.quality(state, state.vintners[0], 0, True) == 12
    assert wine.quality_terms(state, 0, 1) == []


def test_no_wine_from_nothing(game: VinhosGame) -> None:
    """VC-QUAL-02, VC-PROD-07: 0 or less gives none, but a Port tile counts before the test."""
    state = turn(game, Player(estates=[Estate("douro", "red")], ports=1), *OTHERS, seat=3, round=2, vintage="V1")
    idle_until(state, "ChoosePort")
    assert details(state, UsePort()) == {"quality": 3} and details(state, KeepPort()) == {"quality": 0}
    without = state.copy()
    play(without, KeepPort())
    assert wines(without, 0, 1)[0] == 0 and rules_told(without, "no-wine")[0] == "VC-QUAL-02"
    play(state, UsePort())
    assert wines(state, 0, 1)[0] == 3 and state.ports == 6


# ---------------------------------------------------------------------- production


def test_wines_age_and_are_lost(game: VinhosGame) -> None:
    """VC-PROD-01, VC-PROD-03, VC-PROD-04: two slots in a warehouse, four in a cellar."""
    estates = [Estate("minho", "red", (5, 4)), Estate("dao", "white", (5, 4, 3, 2), cellar=True)]
    state = turn(game, Player(estates=estates), *OTHERS, seat=3, round=2, vintage="V5")
    idle_to_year(state, 5)
    assert wines(state, 0, 1) == [3, 5, 0, 0] and wines(state, 0, 2) == [3, 5, 4, 3]
    assert rules_told(state, "wine-lost") == ["VC-PROD-01"] * 2


def test_workers_are_rearranged_by_numbers(game: VinhosGame) -> None:
    """VC-PROD-02, VC-PROD-05, VC-PROD-06: all must find a tile; where there is no choice nobody is asked."""
    estates = [Estate("minho", "red", wineries=2, enologists=2), Estate(wineries=1), Estate("dao", "red", farmers=1)]
    state = turn(game, Player(estates=estates), *OTHERS, seat=3, round=2, vintage="V5")
    idle_until(state, "ArrangeWorkers")
    assert state.moves() == [KEEP, MoveWorkers()]
    play(state, MoveWorkers())
    assert [move.number for move in kinds(state, PlaceWorkers)] == [1, 2], "one winery elsewhere takes only one"
    assert refusal(state, PlaceWorkers(0)) == ("workers-on-estate", "VC-PROD-06")
    play(state, PlaceWorkers(1))
    assert state.vintners[0].enologists[:2] == [1, 1]
    assert [move.number for move in kinds(state, PlaceWorkers)] == [0, 1], "the farmer may go to another region"
    play(state, PlaceWorkers(1))
    assert state.vintners[0].farmers[:3] == [1, 0, 0]
    one = turn(game, Player(estates=[Estate("dao", "red", wineries=2, enologists=1)]), *OTHERS, seat=3, round=2)
    idle_to_year(one, 5)
    assert rules_told(one, "workers-taken-up") == []


# ---------------------------------------------------------------------- value


def test_value_term_by_term(game: VinhosGame) -> None:
    """VC-VALUE-01, VC-VALUE-02, VC-REGION-10, VC-REGION-11: quality, age, cubes and the region."""
    estates = [Estate("algarve", "red", (2, 2, 2, 2), cellar=True), Estate("alentejo", "red", (3,))]
    state = turn(game, Player(estates=estates), *OTHERS, regions={"alentejo": {"cubes": 2}})
    values = [sum(term.points for term in wine.value_terms(state, 0, 0, slot)) for slot in range(4)]
    assert values == [3, 4, 6, 8]
    terms = wine.value_terms(state, 0, 1, 0, 2)
    assert [(term.rule, term.points) for term in terms] == [("VC-VALUE-01", 3), ("VC-REGION-10", 4)]
    assert wine.value_terms(state, 0, 2, 0) == []


def test_anybody_in_the_region_may_use_its_cubes(game: VinhosGame) -> None:
    """VC-VALUE-03, VC-VALUE-04, VC-VALUE-05, VC-VALUE-06: exactly as many as are needed."""
    player = Player(estates=[Estate("minho", "red", (5,))], space="wineries")
    state = turn(game, player, *OTHERS, regions={"minho": {"cubes": 4}})
    go(state, "sales", PickWine(1, 1))
    assert [move.value for move in kinds(state, SellFor)] == [3, 4, 5, 6, 7]
    assert refusal(state, SellFor(8)) == ("value-too-low", "VC-VALUE-06")
    assert details(state, SellFor(6)) == {"establishment": "hotel", "cubes": 1}
    supply = state.supply
    play(state, SellFor(7))
    assert (cubes(state, "minho"), state.supply) == (2, supply + 2)


# ---------------------------------------------------------------------- sales


def test_sales_of_both_editions(special: SpecialVintageGame, reserve: ReserveGame) -> None:
    """VS-SALE-01, VR-SALE-01, VC-SALE-01: two wines for cash, any number into the account, up to 24."""
    home = [Estate("minho", "red", (7, 6)), Estate("dao", "white", (8,), cellar=True)]
    state = turn(special, Player(estates=home, space="wineries"), *OTHERS)
    go(state, "sales", PickWine(1, 1), SellFor(7), PickWine(1, 2), SellFor(6))
    assert cash(state)[0] == 33 and state.actor == 1
    state = turn(reserve, Player(estates=home, space="wineries", account=10, investment=-2), *OTHERS)
    go(state, "sales", PickWine(1, 1), SellFor(7), PickWine(1, 2), SellFor(6), PickWine(2, 1), SellFor(8))
    assert state.vintners[0].account == 24 and cash(state)[0] == 20


def test_sales_spaces_hold_one_barrel_of_the_right_colour(game: VinhosGame) -> None:
    """VC-SALE-01, VC-SALE-02, VC-SALE-03: and the income is the number of the space."""
    player = Player(estates=[Estate("minho", "red", (7,)), Estate("dao", "white", (2,), cellar=True)], space="wineries")
    state = turn(game, player, *OTHERS, sales={"6_red": 1, "7_white": 2})
    go(state, "sales")
    assert refusal(state, PickWine(2, 1)) == ("no-sales-space", "VC-LIMIT-05")
    assert refusal(state, PickWine(1, 2)) == ("no-such-wine", "VC-COMP-03")
    assert refusal(state, PickWine(9, 9)) == ("no-such-wine", "VC-COMP-03")
    play(state, PickWine(1, 1))
    assert refusal(state, SellFor(6)) == ("space-taken", "VC-SALE-02")
    assert refusal(state, SellFor(2)) == ("no-such-space", "VC-SALE-01")
    play(state, SellFor(7))
    assert state.sales[state.box.sales_number[7, 0]] == 0


def test_sales_and_exports_need_a_barrel(game: VinhosGame) -> None:
    """VC-SALE-04, VC-LIMIT-04, VC-LIMIT-05, VC-ABIL-04: Take Barrel helps in the middle of the action."""
    magnates = (2, 2, 2)
    home = [Estate("minho", "red", (7, 6))]
    sales = {"11_red": 0, "11_white": 0}
    player = Player(estates=home, space="wineries", up="taste_take_barrel", magnates=magnates)
    state = turn(game, player, *OTHERS, sales=sales)
    assert refusal(state, MoveTo("sales")) == ("nothing-to-do", "VC-SALE-04")
    for question_, space in (("SellWines", "sales"), ("ExportWines", "export")):
        middle = amid(game, question_, space, player, 1, sales=sales)
        assert refusal(middle, PickWine(1, 1)) == ("no-barrel", "VC-LIMIT-04")
        play(middle, UseExpert("taste_take_barrel"), TakeBack(11, "red"))
        assert refusal(middle, PickWine(1, 1)) is None


def test_cubes_and_barrels_of_one_wine_are_gone_for_the_next(game: VinhosGame) -> None:
    """VC-VALUE-07, VC-ABIL-09: an added cube serves the very next wine."""
    home = [Estate("minho", "red", (3, 2))]
    player = Player(estates=home, space="wineries", up="taste_add_cube")
    state = turn(game, player, *OTHERS)
    go(state, "sales", PickWine(1, 1), SellFor(3))
    assert question(state) != "SellWines", "a cube would not lift the second wine to the next free space"
    state = turn(game, player, *OTHERS)
    go(state, "sales", UseExpert("taste_add_cube"), AddCube("minho"), PickWine(1, 1), SellFor(4))
    assert cubes(state, "minho") == 0


# ---------------------------------------------------------------------- export


def test_exports_of_both_editions(special: SpecialVintageGame, reserve: ReserveGame) -> None:
    """VS-EXPO-01, VR-EXPO-01, VC-EXPO-01, VC-GEN-04: the number of the space, or the VP of its row."""
    home = [Estate("minho", "red", (8, 8)), Estate("dao", "white", (8,), cellar=True)]
    state = turn(special, Player(estates=home, space="experts"), *OTHERS)
    go(state, "export", PickWine(1, 1), ExportTo(5, 1), PickWine(2, 1), ExportTo(1, 5))
    assert vp(state)[0] == 16 and state.actor == 1
    state = turn(reserve, Player(estates=home, space="experts", investment=-2), *OTHERS)
    go(state, "export", PickWine(1, 1), ExportTo(1, 2), PickWine(1, 2), ExportTo(3, 3), PickWine(2, 1), ExportTo(1, 5))
    assert vp(state)[0] == 7 + 5 + 2 and state.vintners[0].barrels == 5


def test_export_spaces_are_taken_once(game: VinhosGame) -> None:
    """VC-EXPO-01, VC-EXPO-02, VC-VALUE-06: a barrel stays there."""
    player = Player(estates=[Estate("minho", "red", (6,)), Estate("dao", "red", (1,), cellar=True)], space="experts")
    state = turn(game, player, *OTHERS, exports={"1-5": 2})
    go(state, "export")
    assert refusal(state, PickWine(2, 1)) == ("no-export-space", "VC-LIMIT-05")
    play(state, PickWine(1, 1))
    assert refusal(state, ExportTo(1, 5)) == ("export-taken", "VC-EXPO-01")
    assert refusal(state, ExportTo(1, 1)) == ("value-too-low", "VC-VALUE-06")
    assert refusal(state, ExportTo(9, 9)) == ("no-such-export", "VC-EXPO-01")
    play(state, kinds(state, ExportTo)[0])
    assert rules_told(state, "exported") == ["VR-EXPO-01" if game.box.reserve else "VS-EXPO-01"]


def test_the_two_player_frame(game: VinhosGame) -> None:
    """VC-EXPO-04: outside of it no space exists."""
    player = Player(estates=[Estate("minho", "red", (14,))], space="experts")
    state = turn(game, player, Player(space="pass"))
    go(state, "export", PickWine(1, 1))
    assert refusal(state, ExportTo(1, 1)) == ("outside-frame", "VC-EXPO-04")
    assert len(state.moves()) == (12 if game.box.reserve else 15)


@pytest.mark.parametrize("shared", [False, True])
def test_majorities_are_shared_and_empty_columns_go_to_nobody(game: VinhosGame, shared: bool) -> None:
    """VC-EXPO-03, VC-EXPO-05: rounded down."""
    exports = {"1-1": 0, "1-2": 1} if shared else {"1-1": 0, "1-2": 0, "1-3": 1}
    state = turn(game, Player(magnates=(0, 1, 1)), Player(magnates=(0, 1, 1)), *OTHERS[1:], exports=exports)
    first = game.box.majority[0]
    expected = [(0, first // 2, False)] if shared else [(0, first, True)]
    assert scoring.majorities(state, 0) == expected
    assert scoring.majorities(state, 2) == []


def test_questions_end_when_nothing_more_can_be_sold(game: VinhosGame) -> None:
    """VC-GEN-09: the action stops by itself, or by Stop after the first unit."""
    player = Player(estates=[Estate("minho", "red", (5, 5))], space="wineries", investment=-2)
    state = turn(game, player, *OTHERS)
    go(state, "sales")
    assert refusal(state, STOP) == ("at-least-one", "VC-MOVE-07")
    play(state, PickWine(1, 1), SellFor(5), STOP)
    assert state.actor == 1 and question(state) in ("SpecialTurn", "ReserveTurn")
    assert rules_told(state, "sold-to-account" if game.box.reserve else "sold")
