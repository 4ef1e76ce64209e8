"""The board of Grand Cru: what is particular to it; what every board must do stands in test_boards.py."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import tutor
from tests.boards import colours, contrast, luminance, positions, scene_of, targets_in
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.text import LANGUAGES
from tutor.games.grand_cru import moves as m
from tutor.games.grand_cru.box import IMPROVEMENTS, VARIETIES
from widgets import boards
from widgets.boards import Reader
from widgets.scene import Shape

GAME = tutor.game("grand-cru")
BOARD = boards.board("grand-cru")
#: What everybody has besides what a test gives them.
BARE = {"loans": 2, "prestige": 3}


def position(*estates: dict[str, Any], asked: list[Any] | None = None, seat: int = 0, **changes: Any) -> State:
    """Return a position in the fourth year, in which a seat is asked for an action or something else."""
    rows = [{**BARE, **estate} for estate in estates] or [BARE, BARE]
    stack = [["NextTurn"], asked or ["ChooseAction", seat, False]]
    turn = (seat + 1) % len(rows)
    given = {"year": 4, "start": 0, "turn": turn, "counter": 2, "stack": stack, "estates": rows, "display": ["gamay"]}
    return GAME.position(players=len(rows), changes={**given, **changes})


def shapes(state: State, seat: int | None = 0, lang: str = "en") -> dict[str, Shape]:
    return scene_of(state, seat, lang).shapes


def clicked(state: State, move: Move) -> tuple[str, ...]:
    return tuple(BOARD.targets(GAME, state.view(state.actor), move))


# ---------------------------------------------------------------------- where moves are clicked


def test_every_kind_of_move_that_is_no_chance_or_end_has_its_place() -> None:
    state = position()
    moves = [m.Act("sell"), m.UseImprovement("aoc"), m.Pass(), m.PutUp("aoc"), m.Overbid(1), m.Acquire(2)]
    moves += [m.BuyFromDisplay("gamay"), m.BuyFromColumn(1), m.RaiseDemand("syrah"), m.LowerDemand("syrah")]
    moves += [m.Harvest("merlot"), m.SellWine(4, "syrah"), m.SellEarly(1, "pinot"), m.SellVintage(3, "gamay")]
    moves += [m.Blend(2, "merlot"), m.MoveWine(1, "gamay"), m.Visit("primeur"), m.LeaveFestival(), m.KeepLoans()]
    moves += [m.RemoveVine("pinot", True), m.TakeVine("discard_pile", "gamay"), m.TakeLoans(1), m.RepayLoans(2)]
    moves += [m.StartingLoans(3), m.DealTile("aoc"), m.StartPlayer(1)]
    found = targets_in(scene_of(state, 0))
    for move in moves:
        assert clicked(state, move) and set(clicked(state, move)) <= found, move


def test_moves_without_a_place_on_the_board_are_in_the_list_only() -> None:
    state = position()
    for move in (m.StopRaising(), m.Bid(3), m.SellCubes(2), m.BlendInto("gamay"), m.TakeLoans(11), m.RepayLoans(9)):
        assert clicked(state, move) == ()


def test_an_improvement_is_clicked_on_its_tile_or_among_the_actions() -> None:
    state = position({}, {"tiles": {"aoc": 1}}, seat=1)
    assert clicked(state, m.UseImprovement("aoc")) == ("improvement-1-aoc", "act-improvement")


def test_a_bid_is_clicked_in_the_column_that_is_asked_about() -> None:
    columns = [None, {"tile": "merlot", "seat": 1, "price": 2}]
    state = position(asked=["NameBid", 0, 2, "merlot"], columns=columns)
    assert [clicked(state, move) for move in state.moves()] == [(f"bid-2-{price}",) for price in (3, 4, 5, 6)]
    assert clicked(position(columns=columns), m.BuyFromColumn(2)) == ("column-2", "bid-2-7")


def test_a_tile_that_is_put_up_waits_at_its_column() -> None:
    display = ["aoc", "gamay"]
    asked = shapes(position(display=display))
    waiting = shapes(position(display=display, asked=["NameBid", 0, 1, "aoc"]))
    assert asked["column-1-face-sign"]["href"] == "#vg-none"
    assert waiting["column-1-face-sign"]["href"] == "#vg-aoc" and "vb-absent" in waiting["column-1-face-sign"]["class"]


def test_cubes_to_sell_and_to_blend_are_clicked_in_their_barrel() -> None:
    cellar = {"3": {"gamay": 2, "merlot": 1}}
    state = position({"cellar": cellar}, {}, asked=["PickNumber", 0, "sell", 1, 3, "gamay"])
    assert {clicked(state, move) for move in state.moves()} == {("wine-0-3-gamay",)}
    blender = {"cellar": cellar, "tiles": {"blending": 1}, "used": {"blending": 1}}
    state = position(blender, {}, asked=["ChooseBlendInto", 0, 3, "gamay"])
    assert clicked(state, m.BlendInto("merlot")) == ("wine-0-3-merlot",)
    assert clicked(state, m.BlendInto("pinot")) == ("wine-0-3-pinot",)


def test_wine_cannot_be_clicked_where_it_cannot_be() -> None:
    assert clicked(position(), m.SellWine(5, "gamay")) == ()
    assert clicked(position(), m.SellWine(5, "chasselas")) == ()


def test_loans_are_clicked_where_they_lead_to() -> None:
    state = position({"loans": 4}, {})
    assert clicked(state, m.TakeLoans(2)) == ("loan-6",)
    assert clicked(state, m.RepayLoans(4)) == ("loan-0",)
    assert clicked(state, m.KeepLoans()) == ("loan-4",)
    assert clicked(GAME.new(players=2, seed=1), m.StartingLoans(5)) == ("loan-5",)


# ---------------------------------------------------------------------- what is hidden


def test_only_the_readers_own_money_is_shown() -> None:
    state = position({"cash": 17}, {"cash": 23})
    assert [shapes(state, 0)[f"money-{seat}"]["text"] for seat in (0, 1)] == ["17", "?"]
    assert shapes(state, 0)["purse-1"]["tip"] == "Player 2 keeps the money hidden."
    assert shapes(state, -1)["money-0"]["text"] == "?"
    assert shapes(state, None)["money-1"]["text"] == "23"


def test_money_is_shown_where_it_is_open_and_at_the_end() -> None:
    state = GAME.new(players=3, seed=2, money="open")
    while state.actor is None or type(state.decision).__name__ != "ChooseAction":
        state.play(state.moves()[0])
    assert [shapes(state, 1)[f"money-{seat}"]["text"] for seat in range(3)] == [str(e.cash) for e in state.estates]
    *_, last = positions("grand-cru", 3, seed=2)
    assert "?" not in {shapes(last, 1)[f"money-{seat}"]["text"] for seat in range(3)}


def test_starting_loans_are_their_owners_secret_until_all_have_chosen() -> None:
    state = GAME.new(players=3, seed=1)
    state.play(m.StartingLoans(5))
    mine, theirs = shapes(state, 0), shapes(state, 1)
    assert mine["loan-5"]["tip"].endswith("Alice.") and theirs["loan-5"]["tip"].endswith("nobody.")
    assert theirs["loans-of-0"]["class"] == "vb-none"
    assert theirs["status-0"]["text"] == "chosen" and theirs["status-2"]["text"] == ""


# ---------------------------------------------------------------------- what is drawn and said


def test_a_barrel_shows_what_sells_and_what_will_spoil() -> None:
    cellar = {"1": {"merlot": 2}, "3": {"gamay": 1, "merlot": 1}, "4": {"merlot": 3}}
    drawn = shapes(position({"cellar": cellar}, {}, demand={"gamay": 0, "merlot": 4}))
    tips = {name: shape["tip"] for name, shape in drawn.items() if name.startswith("wine-0-") and "tip" in shape}
    assert tips["wine-0-1-merlot"] == "Barrel 1: 2 cubes of Merlot, mature in 2 years (in barrels 3 to 5)."
    assert tips["wine-0-3-merlot"] == "Barrel 3: 1 cube of Merlot, mature: 5 francs each now. Too old after barrel 5."
    gone = "Barrel 3: 1 cube of Gamay, mature: 2 francs each now. Too old and lost at the end of this year."
    assert tips["wine-0-3-gamay"] == gone
    assert tips["wine-0-2-syrah"] == "Barrel 2: no Syrah. It is mature in barrels 2 to 4."
    assert drawn["wine-0-3-gamay-end"]["class"] == "vb-spoils" and drawn["wine-0-5-merlot-end"]["class"] == "vb-ends"
    assert drawn["wine-0-1-merlot-count"]["class"] == "vb-number vb-young"
    assert drawn["wine-0-4-merlot-count"]["text"] == "3"


@pytest.mark.parametrize("zones", GAME.options["maturity_zones"].choices)
def test_the_bands_on_the_barrels_follow_the_ruling(zones: str) -> None:
    drawn = shapes(GAME.new(players=2, seed=1, maturity_zones=zones))
    table = GAME.box.zones[zones]
    for variety, first, last in zip(VARIETIES, table.first, table.last, strict=True):
        assert drawn[f"zone-0-{variety}"]["d"].count("M") == last - first + 1
        assert f"wine-0-{last}-{variety}-end" in drawn and f"wine-0-{last + 1}-{variety}" not in drawn


def test_vines_show_their_cubes_and_many_vines_a_number() -> None:
    drawn = shapes(position({"tiles": {"gamay": 3, "pinot": 8}, "cubes": {"gamay": 2, "pinot": 7}}, {}))
    signs = [drawn[f"vines-0-gamay-{place}"]["href"] for place in range(1, 7)]
    assert signs == ["#vg-cube", "#vg-cube", "#vg-vine", "#vg-none", "#vg-none", "#vg-none"]
    assert drawn["vines-0-gamay"]["tip"] == "You have 3 Gamay vines, with 2 cubes on them."
    assert drawn["vines-0-pinot-count"]["text"] == "7/8"
    assert drawn["spaces-0"]["text"] == "11/12"


def test_improvements_are_ready_turned_over_or_missing() -> None:
    drawn = shapes(position({"tiles": {"aoc": 1, "maturing": 1, "blending": 2}, "used": {"aoc": 1, "blending": 1}}, {}))
    grounds = {name: drawn[f"improvement-0-{name}-card"]["class"] for name in IMPROVEMENTS}
    assert grounds["aoc"] == "vb-turned" and grounds["maturing"] == "vb-improvement"
    assert grounds["advertising"] == "vb-no-tile"
    assert drawn["improvement-0-blending-count"]["text"] == "1/2"
    says = "Maturing: all cubes of a variety in one barrel move one barrel to the right. You have one, ready."
    assert drawn["improvement-0-maturing"]["tip"] == says


def test_auctions_show_who_bids_what_and_which_columns_are_not_used() -> None:
    drawn = shapes(position(columns=[None, {"tile": "merlot", "seat": 1, "price": 4}]))
    assert drawn["bidder-2"]["class"] == "vb-piece vb-p1" and drawn["bidder-2-text"]["text"] == "2"
    says = "Auction column 2, Merlot vine: Player 2 bids 4 francs. Anybody may buy it away for 7 francs."
    assert drawn["column-2"]["tip"] == says
    assert drawn["column-1"]["tip"] == "Auction column 1 is free."
    assert drawn["column-3"]["tip"] == "With 2 players, auction column 3 is not used."
    assert [drawn[f"column-{number}-lock"]["href"] for number in (2, 3)] == ["#vg-none", "#vg-lock"]


def test_the_demand_explains_itself() -> None:
    drawn = shapes(position(demand={"pinot": 6, "gamay": 0}))
    says = "Pinot Noir: the market pays 9 francs for a cube now (space 7 of 7), and 9 on the highest space."
    assert drawn["demand-pinot"]["tip"] == says
    assert drawn["demand-up-pinot"]["tip"] == "The demand for Pinot Noir is as high as it can be."
    assert drawn["demand-up-gamay"]["tip"] == "One space up, a cube of Gamay brings 2 francs."
    assert drawn["demand-pinot-price"]["text"] == "9"


def test_prestige_beyond_the_track_stands_on_its_last_space() -> None:
    drawn = shapes(position({"prestige": 26}, {"prestige": 20}))
    assert drawn["prestige-21"]["tip"] == "21 prestige points or more: Alice."
    assert drawn["prestige-20"]["tip"] == "20 prestige points: Player 2."
    assert drawn["points-text-0"]["text"] == "26"


def test_the_strip_says_who_starts_who_decides_and_who_has_passed() -> None:
    drawn = shapes(position({}, {}, {}, seat=1, passed=[2]))
    assert drawn["owner-0"]["tip"] == "Your estate. You are start player."
    assert drawn["owner-1"]["tip"] == "Estate of Player 2. It is for Player 2 to decide."
    assert drawn["owner-2"]["tip"] == "Estate of Jean-Baptiste Poquelin. Jean-Baptiste Poquelin has passed."
    assert [drawn[f"turn-{seat}"]["class"] for seat in range(3)] == ["vb-none", "vb-turn", "vb-none"]
    assert drawn["figure-0"]["href"] == "#vg-bottle" and drawn["figure-1"]["href"] == "#vg-none"


def test_who_left_the_festival_has_not_passed_in_the_next_step() -> None:
    stack = [["EndYear"], ["ChooseLoans", 1], ["ChooseLoans", 0]]
    drawn = shapes(position({}, {}, stack=stack, display=["gamay"] * 4, counter=4, passed=[0, 1]))
    assert drawn["phase"]["text"] == "Phase II: loans" and drawn["status-1"]["text"] == ""


def test_the_bar_tells_the_phase() -> None:
    assert shapes(GAME.new(players=2, seed=1))["phase"]["text"] == "Set-up"
    assert shapes(position())["phase"]["text"] == "Phase I: action rounds"
    seen = {
        scene_of(state, 0).shapes["phase"]["text"] for state in positions("grand-cru", 3, seed=5, chance="explicit")
    }
    assert {"Phase II: new tiles", "Phase II: festival", "Phase II: loans", "End of the game"} <= seen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variety_has_its_letter_wherever_it_stands(lang: str) -> None:
    drawn = shapes(GAME.new(players=2, seed=1), lang=lang)
    for variety, letter in zip(VARIETIES, "GSMCP", strict=True):
        for sign in (f"demand-{variety}-sign", f"vines-0-{variety}-sign", f"display-{variety}-face"):
            assert drawn[f"{sign}-letter"]["text"] == letter


def test_a_corrected_box_can_be_drawn() -> None:
    """Longer tracks, more barrels, more prices: everything still finds room."""
    corrections = {
        "turn_track": {"positions": 7, "last": 6},
        "prestige_track": {"printed_max": 34},
        "cellar": {"barrels": 9},
        "auction": {"bid_max": 8, "direct_price": 10},
        "loan": {"max_loans": 13},
        "loan_track": {"interest": [*range(14)]},
        "loan_track_linear_alternative": {"interest": [*range(14)]},
    }
    game = tutor.game("grand-cru", data=corrections)
    state = game.new(players=5, seed=1)
    scene = BOARD.draw(Reader(game, "en", ("",) * 5, 0, boards.folder("grand-cru")), state.view(0))
    assert {"turns-6", "prestige-35", "barrel-4-9", "bid-5-10", "loan-13"} <= scene.shapes.keys()
    for name, shape in scene.shapes.items():
        if shape["kind"] in ("rect", "use"):
            assert shape["x"] >= 0 and shape["x"] + shape["width"] <= scene.width, name


# ---------------------------------------------------------------------- how it looks


def test_five_players_fit_on_a_page() -> None:
    heights = [scene_of(GAME.new(players=players, seed=1), 0).height for players in GAME.players]
    assert heights == sorted(heights) and heights[-1] <= 1160


PAIRS = [
    *((f"on-{variety}", variety) for variety in VARIETIES),
    *(("ink", f"ground-{variety}") for variety in VARIETIES),
    *(("ink", ground) for ground in ("wood", "card")),
    *(("soft", ground) for ground in ("wood",)),
    *(("warn", ground) for ground in ("panel", "table")),
    ("on-prestige", "prestige"),
]


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_text_keeps_the_contrast_of_level_aa(text: str, ground: str, theme: int) -> None:
    assert contrast(text, ground, theme) >= 4.5


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_signs_stand_out_from_their_ground(theme: int) -> None:
    for variety in VARIETIES:
        assert contrast(f"sign-{variety}", f"ground-{variety}", theme) >= 3
        assert contrast("warn", f"ground-{variety}", theme) >= 3
    assert contrast("tool", "card", theme) >= 3


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_cubes_differ_in_lightness_too(theme: int) -> None:
    """Whoever sees no hues still tells neighbours in the order of lightness apart."""
    known = colours()
    lights = sorted(luminance(known[f"--vb-{variety}"][theme]) + 0.05 for variety in VARIETIES)
    assert all(light / dark >= 1.15 for dark, light in pairwise(lights))
