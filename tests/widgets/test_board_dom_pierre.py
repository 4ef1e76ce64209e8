"""The board of Dom Pierre: what is particular to it; what every board must do stands in test_boards.py."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from typing import Any

import pytest

import tutor
from tests.boards import colours, contrast, luminance, positions, scene_of, targets_in
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.text import LANGUAGES
from tutor.games.dom_pierre import moves as m
from tutor.games.dom_pierre.conditions import METRICS, crowns
from tutor.games.dom_pierre.examples.positions import Player, act, play, turn
from tutor.games.dom_pierre.game import DomPierreGame
from tutor.games.dom_pierre.names import COLUMNS, PRESSES, VARIETIES
from tutor.games.dom_pierre.state import DomPierre
from widgets import boards
from widgets.boards import Reader
from widgets.boards.dom_pierre import objectives
from widgets.boards.painter import Words
from widgets.scene import Scene, Shape

GAME = tutor.game("dom-pierre")
assert isinstance(GAME, DomPierreGame)
BOX = GAME.box
BOARD = boards.board("dom-pierre")
#: A player with something of everything.
RICH = Player(
    coins=7,
    rows=(2, 1, 1, 3, 1, 1),
    level=3,
    vintage="cellar",
    force="sales",
    waiting="village",
    house=2,
    roads="north 1 3, west 1",
    vines="4,5",
    left="bottle 12, barrel 10",
    centre="chardonnay 3, pinot_noir 2, +2",
    right="bottle 9, bottle 9",
    grey="2 sugar, box",
    blue="cork",
    flags="usa",
    cards="N02 E02",
    objectives="OB31",
    scored="OB40",
    tokens="crown, worker, sale_high",
    points=12,
)


def position(*players: Player, **changes: Any) -> DomPierre:
    """Return a position in which seat 0 begins a turn."""
    assert isinstance(GAME, DomPierreGame)
    return turn(GAME, *players, **changes)


def shapes(state: State, seat: int | None = 0, lang: str = "en") -> dict[str, Shape]:
    return scene_of(state, seat, lang).shapes


def clicked(state: State, move: Move) -> tuple[str, ...]:
    return tuple(BOARD.targets(GAME, state.view(state.actor), move))


# ---------------------------------------------------------------------- where moves are clicked


def test_every_kind_of_move_of_a_player_has_its_place() -> None:
    state = position(RICH)
    moves: list[Move] = [m.KeepVintage("cellar"), m.AssignVintage("sales"), m.MoveDisc("village"), m.ClaimVintage()]
    moves += [m.ClaimForce("cellar"), m.LeaveTokens(), m.ReturnWorkers(), m.EndTurn(), m.Done(), m.BuyPrestige()]
    moves += [m.LocalSale("left", "bottle", 12), m.ScoreObjective("OB31", 1), m.PopCork("sales"), m.CycleCard("east")]
    moves += [m.TakeWorker("house"), m.TakeFromRoad("north", 3), m.TakeFromVine(4, 5), m.SendTo("presses")]
    moves += [m.SendToRoad("west"), m.SkipOnRoad("west"), m.SendToVine(4, 5), m.StayPut(), m.NameBunch(4, 5)]
    moves += [m.Plant("chardonnay", 4, 6), m.Harvest("pinot_noir", False), m.CallHelper(4, 5), m.NoHelper()]
    moves += [m.Store("chardonnay", 2, 0, "left"), m.GiveBack("chardonnay", 2, 0), m.PutModifier("right")]
    moves += [m.Activate("centre", True), m.TakeTile(1), m.TakeAccessory(2), m.OfferChampagne("right", "bottle", 9)]
    moves += [m.TakeBonuses(), m.MoveWorker(), m.TakeBonus("OB01"), m.Sell("west", "right", "bottle", 9)]
    moves += [m.Sell("reims", "left", "barrel", 10), m.AddAccessory("sugar", "grey"), m.AddToken("sale_high")]
    moves += [m.CloseSale(), m.DrawCards(), m.PickCard("OB02"), m.KeepCard("OB03"), m.TakeToken("coin")]
    moves += [m.TakeFaceDown(), m.UseToken("worker"), m.KeepToken()]
    found = targets_in(scene_of(state, 0))
    for move in moves:
        assert clicked(state, move) and set(clicked(state, move)) <= found, move
    # those that only have a place while their question is asked
    asked = {m.Perform: "ChooseMain", m.MakeChampagne: "ChooseKind"}
    chance = {m.ShowToken, m.LayExtra, m.ShowTile, m.ShowAccessory, m.ShowCard, m.LayRatio, m.ShowObjective}
    chance |= {m.DrawGrape, m.DealTile, m.DealStart, m.DealVintage}
    kinds = {kind for kind in vars(m).values() if isinstance(kind, type) and issubclass(kind, tuple)}
    assert {type(move) for move in moves} | asked.keys() | chance == kinds


def test_an_action_is_performed_on_its_column_or_workers_go_back_to_the_reserve() -> None:
    state = play(position(Player(rows=(1, 1, 0, 0, 0, 0))), m.MoveDisc("vineyard"))
    assert clicked(state, m.Perform()) == ("column-0-vineyard",)
    assert clicked(state, m.ReturnWorkers()) == ("zone-0-reserve",)
    assert shapes(state)["column-0-vineyard-moved"]["class"] == "vb-moved"


def test_a_worker_is_sent_to_the_nearest_empty_space_or_one_farther() -> None:
    others = Player(roads="east 1 2 3 4 5 6, south 2")
    state = position(RICH, others, Player(), vineyard={"4,4": "pinot_noir"})
    assert clicked(state, m.SendToRoad("north")) == ("space-north-2",)
    assert clicked(state, m.SkipOnRoad("north")) == ("space-north-4",)
    assert clicked(state, m.SkipOnRoad("south")) == ("space-south-3",)
    assert clicked(state, m.SendToRoad("east")) == ("road-east",)


def test_the_places_of_workers_are_those_of_the_rules() -> None:
    """Whatever the board marks as the next space is where the worker then stands."""
    seen = 0
    for state in positions("dom-pierre", 2, seed=6):
        for move in state.moves():
            if isinstance(move, m.SendToRoad | m.SkipOnRoad):
                (target,) = clicked(state, move)
                seat = state.actor
                after = state.copy()
                after.play(move)
                road, space = target.removeprefix("space-").split("-")
                assert int(space) in after.view(seat)["maisons"][seat]["roads"][road]
                seen += 1
    assert seen > 20


def test_champagne_is_sold_on_its_tile_or_on_the_market() -> None:
    state = position(RICH)
    assert clicked(state, m.Sell("south", "right", "bottle", 9)) == ("market-south", "champagne-0-right-bottle-9")
    drawn = shapes(state)
    assert {drawn[f"champagne-0-right-{place}"]["target"] for place in (1, 2)} == {"champagne-0-right-bottle-9"}
    assert clicked(state, m.Sell("south", "left", "bottle", 3)) == ("market-south",)


def test_champagne_is_made_in_the_press_that_is_activated() -> None:
    state = act(position(RICH._replace(waiting="")), "cellar", m.Activate("centre", False))
    assert {clicked(state, move) for move in state.moves()} == {("press-0-centre",)}
    assert shapes(state)["press-0-centre-active"]["class"] == "vb-moved"


def test_prestige_is_bought_on_the_next_level_and_at_the_top_on_the_last() -> None:
    assert clicked(position(Player(level=2)), m.BuyPrestige()) == ("level-3",)
    assert clicked(position(Player(level=7)), m.BuyPrestige()) == ("level-7",)


def test_what_is_not_there_cannot_be_clicked() -> None:
    state = position(Player())
    for move in (
        m.UseToken("worker"),
        m.ScoreObjective("OB31", 1),
        m.PickCard("OB44"),
        m.LocalSale("left", "bottle", 3),
    ):
        assert clicked(state, move) == ()


def test_a_token_just_gained_lies_in_the_bar() -> None:
    state = play(position(Player(coins=5)), m.BuyPrestige(), m.TakeToken("worker"))
    assert clicked(state, m.UseToken("worker")) == ("gained",) and clicked(state, m.KeepToken()) == ("go-on",)
    drawn = shapes(state)
    assert drawn["hand-7-sign"]["href"] == "#vg-worker"
    assert drawn["go-on-name"]["text"] == "Keep it"


def test_a_draw_of_chance_is_clicked_where_it_comes_from() -> None:
    state = act(position(Player(rows=(1, 1, 0, 0, 0, 0)), chance="explicit"), "vineyard")
    assert clicked(state, m.DrawGrape("chardonnay")) == ("bag-chardonnay",)
    assert clicked(state, m.DealStart("SC1")) == ()


# ---------------------------------------------------------------------- cost and strength


@pytest.mark.parametrize("fast", [False, True])
def test_cost_and_strength_are_shown_before_a_disc_is_moved(fast: bool) -> None:
    """What stands on the next row is what the engine says of the move, at every turn of a game."""
    seen = 0
    for state in positions("dom-pierre", 2, seed=3, fast_variant=fast):
        moves = [move for move in state.moves() if isinstance(move, m.MoveDisc)]
        drawn = shapes(state, state.actor if state.actor is not None else 0) if moves else {}
        for move in moves:
            assert state.decision is not None
            details = state.decision.details(state, move)
            assert details is not None
            name = f"column-{state.actor}-{move.column}"
            assert drawn[f"{name}-strength"]["text"] == f"×{details['strength']}"
            shown = drawn[f"{name}-cost"]["text"]
            assert shown == str(details["coins"]) if move.column in COLUMNS[:3] else shown == ""
            seen += 1
    assert seen > 100


def test_the_cost_follows_the_lowest_disc_and_the_strength_the_moved_one() -> None:
    drawn = shapes(position(Player(rows=(2, 2, 3, 2, 2, 1), force="village")))
    assert drawn["column-0-village-strength"]["text"] == "×4" and drawn["column-0-village-cost"]["text"] == "1"
    assert drawn["column-0-objectives-strength"]["text"] == "×2"
    says = "VILLAGE: the disc stands on row 3. One row up, the action has strength 4 and costs 1 Fr."
    assert drawn["column-0-village"]["tip"] == says
    assert drawn["row-0-1-lowest"]["class"] == "vb-lowest" and drawn["row-0-2-lowest"]["class"] == "vb-none"


def test_a_disc_that_has_left_is_ticked_off() -> None:
    drawn = shapes(position(Player(rows=(7, 1, 1, 1, 1, 1), points=2), end_track=[0]))
    assert (
        drawn["column-0-vineyard-disc"]["href"] == "#vg-none" and drawn["column-0-vineyard-done"]["href"] == "#vg-check"
    )
    assert drawn["column-0-vineyard"]["tip"] == "VINEYARD: the disc has left the winery."
    assert drawn["end-1"]["class"] == "vb-piece vb-p0" and drawn["end-1-text"]["text"] == "1"


def test_side_b_has_a_row_less_and_starts_above_it() -> None:
    standard, fast = (shapes(GAME.new(players=2, seed=1, fast_variant=fast)) for fast in (False, True))
    rows = [[name for name in drawn if re.fullmatch(r"row-0-\d-band", name)] for drawn in (standard, fast)]
    assert [len(names) for names in rows] == [7, 6] and "row-0-0-band" not in fast
    assert standard["side-0"]["text"] == "Side A" and fast["side-0"]["text"] == "Side B"


# ---------------------------------------------------------------------- what is hidden


def test_hands_of_the_draft_are_seen_from_behind() -> None:
    state = GAME.new(players=3, seed=5)
    own, other = shapes(state, 0), shapes(state, 1)
    assert own["draft-0-1-disc"]["class"] == "vb-green-token" and own["draft-0-1-sign"]["href"] != "#vg-none"
    assert other["draft-0-1-disc"]["class"] == "vb-force-token" and other["draft-0-1-sign"]["href"] == "#vg-none"
    assert other["draft-0-1"]["tip"] == "A vintage token that only Alice can see."
    state.play(state.moves()[0])
    chosen = [name for name, shape in shapes(state, 0).items() if shape.get("href") == "#vg-chosen"]
    assert chosen and all(name.startswith("draft-0-") for name in chosen)
    assert not [name for name, shape in shapes(state, 1).items() if shape.get("href") == "#vg-chosen"]


# ---------------------------------------------------------------------- what is shown


def test_the_own_maison_is_large_and_the_others_are_small() -> None:
    state = GAME.new(players=4, seed=1)
    for seat in range(4):
        drawn = shapes(state, seat)
        wide = [owner for owner in range(4) if drawn[f"maison-{owner}"]["width"] > 1000]
        assert wide == [seat]
    assert shapes(state, None)["maison-0"]["width"] > 1000
    state.play(state.moves()[0])
    assert shapes(state, -1)[f"maison-{state.actor}"]["width"] > 1000


def test_with_two_players_both_are_large() -> None:
    drawn = shapes(GAME.new(players=2, seed=1))
    assert {drawn[f"maison-{seat}"]["width"] for seat in (0, 1)} == {1172}


def test_neutral_workers_block_their_spaces_with_two_players_only() -> None:
    drawn = shapes(position(Player(), Player()))
    assert drawn["space-north-2-worker"]["class"] == "vb-piece vb-neutral"
    assert drawn["space-north-2"]["tip"] == "Space 2 of the north road: a neutral worker blocks it."
    assert shapes(position(Player(), Player(), Player()))["space-north-2-worker"]["href"] == "#vg-none"


def test_points_beyond_the_track_are_said_as_on_a_table() -> None:
    for points, says in ((99, "at the end."), (346, "tokens count 300 of them, and the score track the rest.")):
        assert shapes(position(RICH._replace(points=points)))["points-hit-0"]["tip"].endswith(says)


def test_a_maison_shows_what_it_has() -> None:
    drawn = shapes(position(RICH))
    assert drawn["coins-0"]["text"] == "7" and drawn["vp-0-points"]["text"] == "12"
    assert drawn["level-of-0"]["text"] == "3" and drawn["crowns-0"]["text"] == "3×2"
    assert drawn["press-0-centre-chardonnay-value"]["text"] == "3"
    assert drawn["press-0-centre-modifier-text"]["text"] == "+2"
    says = "The centre press: its first bottle is worth 2 more."
    assert (
        drawn["press-0-centre"]["tip"] == f"{says} It holds Chardonnay 3, Pinot Noir 2 and a +2 modifier, 7 together."
    )
    assert drawn["champagne-0-left-1-value"]["text"] == "12"
    assert drawn["champagne-0-left-2"]["tip"] == (
        "You have a barrel of 10 in the left press. "
        "No tile shows this value: on a table it is the tile of 9 with modifiers of 1 together."
    )
    assert drawn["accessory-0-sugar-grey-count"]["text"] == "2" and drawn["accessory-0-sugar-blue-count"]["text"] == ""
    assert drawn["cards-0-east-count"]["text"] == "1" and drawn["flags-0-usa-count"]["text"] == "1"
    assert drawn["flags-0-russia-count"]["text"] == "1"  # on the card of Moscow
    assert drawn["zone-0-house-count"]["text"] == "2"
    assert drawn["waiting-0-vintage-disc"]["class"] == "vb-green-token"
    assert drawn["vintage-0-sales-text"]["text"] == "+1"
    kept = [drawn[f"kept-0-{place}"]["target"] for place in (1, 2, 3)]
    assert kept == ["token-0-crown", "token-0-sale_high", "token-0-worker"]


def test_points_and_crowns_are_those_of_the_engine() -> None:
    for players, seed in ((2, 4), (4, 4)):
        for state in positions("dom-pierre", players, seed=seed, every=25):
            drawn = shapes(state, 1)
            assert isinstance(state, DomPierre)
            for seat, maison in enumerate(state.maisons):
                assert drawn[f"vp-{seat}-points"]["text"] == str(sum(maison.points))
                assert drawn[f"crowns-{seat}"]["text"].startswith(f"{crowns(state, maison)}×")


def test_objective_cards_lie_open_or_are_ticked_off() -> None:
    drawn = shapes(position(RICH))
    assert drawn["aim-0-1"]["target"] == "aim-0-OB31" and drawn["aim-0-2"]["target"] == "aim-0-OB40"
    assert drawn["aim-0-1-bonus-sign"]["href"] == "#vg-sugar" and drawn["aim-0-2-bonus-sign"]["href"] == "#vg-chosen"
    assert drawn["aim-0-2"]["tip"].endswith("You have scored this card.")
    cells = [(drawn[f"aim-0-1-{place}-least"]["text"], drawn[f"aim-0-1-{place}-points"]["text"]) for place in (1, 2, 3)]
    assert cells == [("7", "4"), ("11", "7"), ("15", "11")]


def test_the_offer_keeps_chosen_cards_in_sight() -> None:
    player = Player(rows=(1, 1, 0, 0, 0, 1), vintage="objectives", force="")
    state = act(position(player), "objectives")
    drawn = shapes(state)
    lying = [shape["target"] for shape in drawn.values() if str(shape.get("target", "")).startswith("objective-OB")]
    assert len(lying) == 7 and {clicked(state, move)[0] for move in state.moves()} == set(lying)
    first, second, *_ = state.moves()
    play(state, first, second)
    cards = [move.objective for move in (first, second) if isinstance(move, m.PickCard)]
    assert {clicked(state, move)[0] for move in state.moves()} == {f"objective-{card}" for card in cards}
    assert [shapes(state)[f"offer-{place}-card"]["height"] for place in (1, 7)] == [objectives.TALL] * 2


def test_five_cards_have_room_for_everything() -> None:
    drawn = shapes(position(Player()))
    assert drawn["offer-1-card"]["height"] == objectives.ROOMY
    assert drawn["offer-1-line-1"]["text"] == "Northern" and drawn["offer-1-line-2"]["text"] == "clientele"
    assert drawn["offer-1-foot-1"]["text"] == "grey box"
    says = "Northern clientele: 4 VP for 2 market cards of the north, 7 VP for 3 market cards of the north"
    assert drawn["offer-1"]["tip"] == f"{says} and 10 VP for 4 market cards of the north. Its bonus: 1 grey box."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_objective_and_market_card_explains_itself(lang: str) -> None:
    words = Words(Reader(GAME, lang, ("",) * 2, 0, boards.folder("dom-pierre")))
    said = set()
    for card in BOX.objectives:
        sentence = objectives.sentence(words, BOX, card.id)
        assert sentence.endswith(".") and "_" not in sentence and not re.search(r"OB\d|\$|board-", sentence), card
        assert all(str(condition.vp) in sentence for condition in card.conditions)
        short = objectives.subject(words, card.conditions)
        assert short and "_" not in short and len(short) <= 24, short
        said.add(sentence.partition(":")[2])
    assert len(said) == len(BOX.objectives)
    drawn = shapes(position(Player(), markets={"east": ("E01", "R2a")}), lang=lang)
    assert "_" not in drawn["market-east"]["tip"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_metric_has_words(lang: str) -> None:
    words = (boards.folder("dom-pierre") / f"{lang}.ftl").read_text(encoding="utf-8")
    for key in ("board-subject", "board-need"):
        (message,) = re.findall(rf"^{key} =\n((?: .*\n)+)", words, re.M)
        assert re.findall(r"^ {7,8}\*?\[(\w+)\]", message, re.M) == list(METRICS)


def test_a_market_shows_what_it_takes() -> None:
    drawn = shapes(position(Player(), markets={"east": ("E01", "R2a"), "south": ("S01", "R3b")}))
    assert drawn["market-east-sign"]["href"] == "#vg-bottle"
    assert [drawn[f"market-east-{press}"]["text"] for press in PRESSES] == ["✕", "0", "+1"]
    assert drawn["market-east-crown"]["href"] == "#vg-crown" and drawn["market-east-flag"]["href"] == "#vg-flag-russia"
    says = "Saint Petersburg takes bottles only: none from the left press, +0 for the centre press and +1 for the right"
    tip = f"{says} press. Accessories that help: label. The card has a crown. It shows the flag Russia."
    assert drawn["market-east"]["tip"] == tip
    assert [drawn[f"ratio-south-{place}-points"]["text"] for place in (1, 2, 3)] == ["2", "4", "8"]
    assert drawn["market-reims-lock"]["href"] == "#vg-lock"


def test_reims_opens_where_the_ruling_says_so() -> None:
    state = position(Player(), options={"reims_only_when_north_deck_empty": False})
    drawn = shapes(state)
    assert drawn["market-reims-lock"]["href"] == "#vg-none"
    assert drawn["market-reims"]["tip"].startswith(
        "The permanent market of the north road gives no card and is open now."
    )


def test_what_is_in_hand_lies_in_the_bar() -> None:
    state = act(position(Player(rows=(1, 1, 0, 0, 0, 0)), chance="explicit"), "vineyard")
    state = play(state, m.DrawGrape("chardonnay"), m.DrawGrape("pinot_noir"))
    drawn = shapes(state)
    assert [drawn[f"hand-{place}-sign"]["href"] for place in (1, 2, 3)] == ["#vg-grapes", "#vg-grapes", "#vg-none"]
    assert drawn["hand-2-hit"]["tip"] == "A bunch of Pinot Noir has been drawn and is to be placed."
    state = act(position(Player(rows=(1, 1, 0, 0, 0, 0), house=3)), "logistics", m.TakeWorker("house"))
    assert shapes(state)["hand-1-hit"]["tip"] == "1 worker is in hand and waits for a place."


def test_the_bar_tells_the_phase() -> None:
    assert shapes(GAME.new(players=2, seed=1))["phase"]["text"] == "Vintage draft"
    assert shapes(GAME.new(players=2, seed=1, chance="explicit"))["phase"]["text"] == "Set-up"
    seen = [shapes(state)["phase"]["text"] for state in positions("dom-pierre", 2, seed=5, fast_variant=True)]
    told = list(dict.fromkeys(seen))
    assert told == ["Vintage draft", "Fast variant", "One more to come", "Last round", "End of the game"]


def test_the_board_says_which_numbers_are_reconstructed() -> None:
    drawn = shapes(GAME.new(players=2, seed=1))
    assert drawn["roads-note"]["text"] == drawn["prestige-note"]["text"] == "reconstructed numbers"
    game = tutor.game("dom-pierre", data={"prestige_track": {"vp": [0, 3, 6, 9], "crowns": [1, 1, 2, 3]}})
    scene = BOARD.draw(Reader(game, "en", ("",) * 2, 0, boards.folder("dom-pierre")), game.new(2, seed=1).view(0))
    assert scene.shapes["prestige-note"]["text"] == "" and "level-4" not in scene.shapes


def test_a_corrected_box_can_be_drawn() -> None:
    """A larger vineyard, longer roads, more rows, cards and levels: everything still finds room."""
    conditions = ["4: coins >= 2 and crowns >= 1", "7: market_cards north >= 3", "12: champagne_at_least 9 >= 2"]
    corrections = {
        "vineyard": {"rows": 9, "columns": 10, "holes": [[1, 1]]},
        "road": [{"id": "north", "sections": [3, 3, 3, 1], "bonuses": [1, 2, 3, 4]}],
        "winery_a": {"costs": [*range(9)], "strengths": [0, 1, 1, 2, 2, 3, 3, 3, 4]},
        "prestige_track": {"vp": [*range(11)], "crowns": [1] * 11},
        "objective_card": [{"id": "OB01", "conditions": conditions, "bonus": "move_worker 2"}],
        "setup": {"objective_offer": 8},
        "end_track": [{"players": 4, "discs": 14}],
    }
    game = tutor.game("dom-pierre", data=corrections)
    state = game.new(players=4, seed=1)
    scene = BOARD.draw(Reader(game, "en", ("",) * 4, 0, boards.folder("dom-pierre")), state.view(0))
    assert {"cell-9-10", "space-north-10", "row-0-8-band", "level-10", "offer-13", "end-14"} <= scene.shapes.keys()
    assert "cell-1-1" not in scene.shapes
    for name, shape in scene.shapes.items():
        if shape["kind"] in ("rect", "use"):
            assert shape["x"] >= 0 and shape["x"] + shape["width"] <= scene.width, name
    words = Words(Reader(game, "en", ("",) * 4, 0, boards.folder("dom-pierre")))
    says = objectives.sentence(words, game.box, "OB01")
    assert (
        "4 VP for 2 Fr and 1 crowns" in says
        and objectives.subject(words, game.box.objectives[0].conditions) == "Several things"
    )


# ---------------------------------------------------------------------- how it looks


def overlaps(one: Shape, other: Shape) -> bool:
    """Return whether two rectangles share more than an edge."""
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return bool(across > 1 and down > 1)


def clashes(scene: Scene) -> list[tuple[str, str]]:
    """Return the pairs of things to click that lie over each other."""
    places = {name: shape for name, shape in scene.shapes.items() if "target" in shape}
    return [(one, other) for one, other in combinations(places, 2) if overlaps(places[one], places[other])]


@pytest.mark.parametrize("players", GAME.players)
def test_nothing_to_click_lies_over_anything_else(players: int) -> None:
    for state in positions("dom-pierre", players, seed=2, every=90):
        assert clashes(scene_of(state, 0)) == []


def test_panels_lie_side_by_side_and_all_fit_on_a_page() -> None:
    for players in GAME.players:
        scene = scene_of(GAME.new(players=players, seed=1), 0)
        panels = [shape for shape in scene.shapes.values() if shape["class"] == "vb-panel"]
        assert len(panels) == 6 + players
        assert not [pair for pair in combinations(panels, 2) if overlaps(*pair)]
        assert scene.height <= 1160


PAIRS = [
    *((f"on-{css}", css) for css in ("chardonnay", "pinot-meunier", "pinot-noir")),
    *((f"sign-{css}", f"ground-{css}") for css in ("chardonnay", "pinot-meunier", "pinot-noir")),
    *(("on-token", ground) for ground in ("green-token", "blue")),
    *(("ink", ground) for ground in ("card", "wood")),
    ("panel", "tool"),
]


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_text_keeps_the_contrast_of_level_aa(text: str, ground: str, theme: int) -> None:
    assert contrast(text, ground, theme) >= 4.5


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_signs_stand_out_from_their_ground(theme: int) -> None:
    for sign, ground in (("glass", "card"), ("oak", "card"), ("crown", "card"), ("tool", "card"), ("grey", "panel")):
        assert contrast(sign, ground, theme) >= 3, (sign, ground)
    assert contrast("blue", "panel", theme) >= 3


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_varieties_differ_in_lightness_and_by_their_letters(theme: int) -> None:
    """Whoever sees no hues tells them apart."""
    known = colours()
    lights = sorted(luminance(known[f"--vb-{name.replace('_', '-')}"][theme]) + 0.05 for name in VARIETIES)
    assert all(light / dark >= 1.3 for dark, light in pairwise(lights))
    drawn = shapes(GAME.new(players=2, seed=1))
    assert [drawn[f"bag-{variety}-letter"]["text"] for variety in VARIETIES] == ["C", "M", "N"]
    assert drawn["cell-3-5-letter"]["text"] == "M"
