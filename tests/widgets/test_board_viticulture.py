"""The board of Viticulture: what is particular to it; what every board must do stands in test_boards.py."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

import tutor
from tests.boards import colours, contrast, luminance, positions, reader, scene_of, targets_in
from tests.games.viticulture.playing import EVERYTHING, Seat, turn
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.text import LANGUAGES
from tutor.games.viticulture import moves as m
from tutor.games.viticulture.names import ACTIONS, DECKS, SPACES, STRUCTURES
from widgets import boards
from widgets.boards import Reader
from widgets.boards.painter import SMALL
from widgets.boards.viticulture.words import LETTERS
from widgets.scene import Scene, Shape

GAME: Any = tutor.game("viticulture")
BOARD = boards.board("viticulture")
HAND = "pinot, surveyor, order_18, merchant"


def shapes(state: State, seat: int | None = 0, lang: str = "en") -> dict[str, Shape]:
    return scene_of(state, seat, lang).shapes


def clicked(state: State, move: Move, seat: int | None = None) -> tuple[str, ...]:
    return tuple(BOARD.targets(GAME, state.view(state.actor if seat is None else seat), move))


def asking(state: State, *question: Any) -> dict[str, Any]:
    """Return the view of seat 0 in which something else is asked: enough for drawing and clicking."""
    view = state.view(0)
    return {**view, "stack": [*view["stack"][:-1], list(question)]}


def drawn(view: dict[str, Any], players: int, seat: int | None = 0) -> Scene:
    return BOARD.draw(reader("viticulture", players, seat=seat), view)


# ---------------------------------------------------------------------- where moves are clicked


def test_every_kind_of_move_has_its_place() -> None:
    state = turn(GAME, Seat(hand=HAND, fields="pinot / syrah /", grapes="R2 R4 W3", wines="R2 B5"), Seat(), Seat())
    view = {**state.view(0), "limbo": ["planner"], "revealed": ["merlot"]}
    found = targets_in(drawn(view, 3))
    moves: list[Move] = [
        *(m.WakeUp(3, ""), m.DrawVisitors("summer", "winter"), m.DiscardCard("pinot"), m.Pass(), m.Decline()),
        *(m.Place("draw_vine", "plain", False), m.Place("gain_1_lira", "plain", True), m.Place("yoke", "plain", False)),
        *(m.Plan("make_wine", "bonus", False), m.TakeBack("give_tour", "left", False), m.TakeAction("plant_vine")),
        *(m.Build("windmill"), m.Plant("pinot", "field_7"), m.Uproot("pinot", "field_5"), m.SellGrape("red", 2)),
        *(m.Swap("pinot", "field_5", "syrah", "field_6"), m.SellField("field_7"), m.BuyField("field_7")),
        *(m.HarvestField("field_5"), m.MakeWine("sparkling", 4, 2, 3), m.FillOrder("order_18"), m.UseWine("red", 2)),
        *(m.AgeWine("blush", 5), m.DiscardGrape("white", 3), m.DiscardWine("blush", 5), m.PlaceGrape("white")),
        *(m.PlayVisitor("surveyor", "a"), m.Accept(), m.DoBoth(), m.Stop(), m.DrawFrom("order"), m.KeepToken()),
        *(m.TakeDiscard("winter"), m.TakeRevealed("merlot"), m.Name(2), m.GiveCard("merchant"), m.LoseVp()),
        *(m.OfferCard("merchant"), m.GiveCards(), m.PayLira(), m.TakeGift(), m.TakeLira()),
        *(m.KeepParents("alaena", "andrew"), m.FirstPlayer(1), m.DrawCard("order_01"), m.DealMama("alaena")),
    ]
    for move in moves:
        where = set(BOARD.targets(GAME, view, move))
        assert where and where <= found, move


def test_moves_about_what_is_not_there_are_in_the_list_only() -> None:
    state = turn(GAME, Seat(), Seat())
    for move in (
        *(m.PlayVisitor("surveyor", "a"), m.FillOrder("order_01"), m.GiveCard("pinot"), m.TakeRevealed("merlot")),
        *(m.TakeBonus(), m.Accept(), m.WakeUp(8, ""), m.DrawCard("nobody"), m.TakeAction("nothing"), m.PutToken(3)),
        *(m.Uproot("pinot", "field_9"),),
    ):
        assert clicked(state, move) == ()


@pytest.mark.parametrize(("players", "spaces"), [(2, ["left"]), (4, ["left"]), (6, ["left", "right"])])
def test_a_worker_is_put_on_a_free_space_without_bonus(players: int, spaces: list[str]) -> None:
    state = turn(GAME, *[Seat()] * players)
    for grande in (False, True):
        places = [f"space-give_tour-{space}" for space in spaces]
        assert clicked(state, m.Place("give_tour", "plain", grande)) == (*places, "action-give_tour")
    assert clicked(state, m.Place("give_tour", "bonus", False)) == ("space-give_tour-middle", "action-give_tour")
    assert clicked(state, m.Place("give_tour", "overflow", True)) == ("space-give_tour-overflow", "action-give_tour")


def test_only_free_spaces_are_clicked_while_there_are_any() -> None:
    state = turn(GAME, Seat(), Seat(workers="give_tour/left"), *[Seat()] * 3)
    place, card = m.Place("give_tour", "plain", False), "action-give_tour"
    assert clicked(state, place) == ("space-give_tour-right", card)
    full = turn(GAME, Seat(), Seat(workers="give_tour/left, give_tour/right"), *[Seat()] * 3)
    assert clicked(full, place) == ("space-give_tour-left", "space-give_tour-right", card)


def test_a_vine_is_planted_by_a_click_on_the_field_or_on_the_card() -> None:
    state = turn(GAME, Seat(hand="pinot"), Seat())
    assert clicked(state, m.Plant("pinot", "field_6")) == ("field-0-field_6", "hand-0-pinot")
    assert clicked(state, m.Plant("pinot", "field_6"), seat=1) == ("field-0-field_6",)


def test_a_vine_is_uprooted_where_it_stands() -> None:
    state = turn(GAME, Seat(fields="pinot pinot / syrah /"), Seat())
    assert clicked(state, m.Uproot("pinot", "field_5")) == ("vine-0-field_5-pinot",)
    assert clicked(state, m.Uproot("merlot", "field_5")) == ("field-0-field_5",)


def test_wine_is_made_by_a_click_on_its_grapes_or_on_its_kind() -> None:
    state = turn(GAME, Seat(grapes="R2 R4 W3", built=EVERYTHING), Seat(), season="winter")
    wine = m.MakeWine("sparkling", 4, 2, 3)
    assert clicked(state, wine) == ("wines-0-sparkling", "grape-0-red-4", "grape-0-red-2", "grape-0-white-3")
    assert clicked(state, m.MakeWine("white", 0, 0, 3)) == ("wines-0-white", "grape-0-white-3")


def test_a_new_token_is_put_on_a_slot_that_there_is() -> None:
    state = turn(GAME, Seat(), Seat())
    grape = asking(state, "ChooseSlot", 0, "harvest_field", "", 0, 1, 1, 6)
    assert BOARD.targets(GAME, grape, m.PutToken(4)) == ("grape-0-white-4",)
    wine = asking(state, "ChooseWineSlot", 0, "make_wine", "", 0, 1, 2, 7)
    assert BOARD.targets(GAME, wine, m.PutToken(5)) == ("wine-0-blush-5",)
    assert BOARD.targets(GAME, wine, m.PutToken(3)) == ()


def test_the_bonus_is_taken_on_its_space_and_a_token_where_it_lies() -> None:
    state = turn(GAME, Seat(tokens=1))
    view = asking(state, "OfferBonus", 0, ACTIONS.index("draw_vine"), 0)
    assert BOARD.targets(GAME, view, m.TakeBonus()) == ("space-draw_vine-middle",)
    token = asking(state, "OfferToken", 0, ACTIONS.index("build_structure"))
    assert BOARD.targets(GAME, token, m.SpendToken()) == ("space-build_structure-middle", "tokens-0")
    assert {"tokens-0", "space-build_structure-middle", "automa"} <= targets_in(drawn(token, 1))
    assert BOARD.targets(GAME, view, m.RevealAutoma(4)) == ("automa",)


def test_a_card_in_play_is_answered_on_the_card() -> None:
    view = {**turn(GAME, Seat(), Seat()).view(0), "limbo": ["handyman"]}
    assert BOARD.targets(GAME, view, m.Accept()) == ("table-handyman",)
    assert BOARD.targets(GAME, view, m.Decline()) == ("pass", "table-handyman")


def test_one_button_says_no_more_whatever_is_asked() -> None:
    state = turn(GAME, Seat(), Seat())
    assert shapes(state)["pass-name"]["text"] == "Pass"
    assert drawn(asking(state, "SellMore", 0), 2).shapes["pass-name"]["text"] == "Enough"
    assert drawn(asking(state, "Answer", 0, "handyman", 1), 2).shapes["pass-name"]["text"] == "No, thanks"
    assert drawn(asking(state, "OfferToken", 0, 2), 2).shapes["pass-name"]["text"] == "Keep it"


# ---------------------------------------------------------------------- what is hidden


def test_only_the_readers_own_cards_lie_face_up() -> None:
    state = turn(GAME, Seat(hand=HAND), Seat(hand="merlot, merlot, judge"))
    mine = shapes(state, 0)
    faces = {shape["target"] for name, shape in mine.items() if name.startswith("hand-0-") and "target" in shape}
    assert faces == {"hand-0-pinot", "hand-0-surveyor", "hand-0-order_18", "hand-0-merchant"}
    assert [mine[f"hand-1-{deck}-count"]["text"] for deck in DECKS] == ["2", "0", "0", "1"]
    assert mine["hand-1"]["tip"].startswith("Hand of Player 2: 2 vines and 1 winter visitor.")
    assert clicked(state, m.DiscardCard("pinot"), seat=1) == ()


def test_at_a_shared_screen_the_hand_of_the_one_to_move_lies_face_down() -> None:
    state = turn(GAME, Seat(), Seat(hand="merlot, judge"), who=1)
    public = drawn(state.view(-1), 2, seat=-1).shapes
    assert [public[f"hand-1-{place}-back"]["href"] for place in (1, 2, 3)] == [
        "#vg-vine-card",
        "#vg-guest-card",
        "#vg-none",
    ]
    assert public["hand-1-1-hit"]["tip"] == "Vine, face down." and "target" not in public["hand-1-1-hit"]


def test_whoever_watches_looks_at_the_first_vineyard_all_the_time() -> None:
    for who in (0, 1):
        state = turn(GAME, Seat(hand="pinot"), Seat(hand="merlot"), who=who)
        watched = drawn(state.view(None), 2, seat=None).shapes
        assert "hand-0-1-hit" in watched and "hand-1-1-hit" not in watched
        assert watched["hand-1"]["tip"].startswith("Hand of Player 2: Merlot.")


def test_cards_set_aside_by_others_show_only_their_backs() -> None:
    view = turn(GAME, Seat(), Seat(), Seat()).view(0)
    view["escrow"] = [{"seat": 1, "card": "winter"}, {"seat": 0, "card": "surveyor"}]
    table = drawn(view, 3).shapes
    assert table["table-1-card-name"]["text"] == "Winter visitor" and "target" not in table["table-1"]
    assert table["table-1"]["tip"] == "Put aside by Player 2."
    assert table["table-2-card-name"]["text"] == "Surveyor" and table["table-2"]["tip"].startswith(
        "Put aside by Alice."
    )


# ---------------------------------------------------------------------- what is drawn and said


def test_spaces_show_who_stands_there_and_which_are_closed() -> None:
    state = turn(GAME, Seat(workers="give_tour/left"), Seat(grande="give_tour/middle"), Seat())
    seen = shapes(state)
    assert seen["space-give_tour-left-worker"]["class"] == "vb-piece vb-p0"
    assert seen["space-give_tour-middle-worker"]["href"] == "#vg-grande"
    assert seen["space-give_tour-middle-worker"]["width"] > seen["space-give_tour-left-worker"]["width"]
    assert seen["space-give_tour-middle-worker-seat"]["text"] == "2"
    assert seen["space-give_tour-left"]["tip"] == "Give tour: left space. A worker of Alice stands here."
    rings = [seen[f"space-give_tour-{space}-ring"]["class"] for space in SPACES]
    assert rings == ["vb-space", "vb-space vb-space-bonus", "vb-space-closed"]
    says = "Give tour: right space. With 3 players, this space is not used."
    assert seen["space-give_tour-right"]["tip"] == says


def test_grandes_on_the_drawing_stand_side_by_side() -> None:
    crowd = [Seat(workers="give_tour/left, give_tour/middle"), *[Seat(grande="give_tour/overflow")] * 5]
    seen = shapes(turn(GAME, *crowd))
    signs = [seen[f"space-give_tour-overflow-{seat}"] for seat in range(1, 6)]
    assert {sign["href"] for sign in signs} == {"#vg-grande"}
    assert len({(sign["x"], sign["y"]) for sign in signs}) == 5
    card = seen["give_tour-card"]
    for sign in signs:
        assert card["x"] <= sign["x"] and card["y"] <= sign["y"]
        assert sign["y"] + sign["height"] <= card["y"] + card["height"]
    assert seen["space-give_tour-overflow-0"]["href"] == "#vg-none"


def test_a_planned_worker_is_marked() -> None:
    changes = {"plans": [{"seat": 0, "at": "make_wine/left"}]}
    seen = shapes(turn(GAME, Seat(workers="make_wine/left"), Seat(), changes=changes))
    assert seen["space-make_wine-left-plan"]["href"] == "#vg-hourglass"
    assert seen["space-make_wine-left"]["tip"].endswith("It is planned for winter.")
    assert seen["space-harvest_field-left-plan"]["href"] == "#vg-none"


def test_the_automa_stands_in_grey() -> None:
    seen = shapes(turn(GAME, Seat(), automa="draw_vine"))
    assert seen["space-draw_vine-left-worker"]["class"] == "vb-piece vb-automa"
    assert seen["space-draw_vine-left"]["tip"] == "Draw vine: left space. The Automa stands here."


def test_the_wake_up_chart_shows_roosters_bonuses_and_tokens() -> None:
    seen = shapes(turn(GAME, Seat(row=6), Seat(row=2)))
    assert seen["row-6-rooster"]["class"] == "vb-piece vb-p0" and seen["row-6-seat"]["text"] == "1"
    assert seen["row-6"]["tip"] == "Wake-up row 6: gain 1 victory point. Your rooster stands here."
    assert seen["row-2"]["tip"] == "Wake-up row 2: draw 1 vine card. The rooster of Player 2 stands here."
    assert seen["row-1-rooster"]["href"] == "#vg-none"
    alone = shapes(turn(GAME, Seat(row=6)))
    assert [alone[f"row-{row}-token"]["href"] for row in (5, 6)] == ["#vg-bonus-token", "#vg-none"]


def test_the_temporary_worker_leaves_the_chart() -> None:
    seen = shapes(turn(GAME, Seat(row=7), Seat(), temporary=0))
    assert "vb-absent" in seen["row-7-bonus"]["class"]
    assert seen["crew-0"]["tip"].endswith("The temporary worker is among the workers of this year.")


def test_the_cart_counts_its_workers() -> None:
    seen = shapes(turn(GAME, Seat(workers="cart, cart"), Seat(grande="cart")))
    assert seen["cart-0-count"]["text"] == "×2" and seen["cart-1-grande"]["href"] == "#vg-grande"
    assert seen["cart"]["tip"].endswith("Here now: 2 workers of Alice and the grande of Player 2.")


def test_workers_are_at_hand_in_training_or_away() -> None:
    crew = Seat(regular=4, training=1, workers="cart", grande="cart")
    seen = shapes(turn(GAME, crew, Seat(), season="winter"))
    classes = [seen[f"crew-0-{place}"]["class"].removeprefix("vb-piece vb-p0") for place in (1, 2, 3, 4)]
    assert classes == ["", "", " vb-training", " vb-gone"]
    assert seen["crew-0-5"]["href"] == "#vg-none" and seen["crew-0-grande"]["class"].endswith("vb-gone")
    assert seen["crew-0"]["tip"] == "You have at hand: 2 workers. 1 new worker is ready next year."


def test_a_field_tells_what_it_holds_and_gives() -> None:
    seen = shapes(turn(GAME, Seat(fields="* pinot merlot / / sold"), Seat(fields="pinot / /")))
    says = "Your field of 5 lira: Pinot and Merlot, 5 of at most 6. A harvest gives red 4 and white 1."
    assert seen["field-0-field_5"]["tip"] == f"{says} It has been harvested this year."
    assert seen["field-0-field_5-full"]["text"] == "5/6" and seen["field-0-field_5-mark"]["href"] == "#vg-harvest"
    assert seen["field-0-field_7"]["tip"] == "Your field of 7 lira: sold; it can be bought back for 7 lira."
    assert seen["field-0-field_7-full"]["text"] == "sold"
    assert [seen[f"vine-0-field_5-2-{place}-value"]["text"] for place in (1, 2)] == ["3", ""]
    assert [seen[f"vine-1-field_5-token-{place}-value"]["text"] for place in (1, 2, 3)] == ["1", "1", ""]


def test_more_vines_than_usual_find_room() -> None:
    vines = ["sangiovese"] * 4 + ["malvasia"] * 4
    view = turn(GAME, Seat(), Seat()).view(0)
    for vineyard in view["vineyards"]:
        vineyard["fields"]["field_5"]["vines"] = vines
    seen = drawn(view, 2).shapes
    last, ground = seen["vine-0-field_5-8-ground"], seen["field-0-field_5-ground"]
    assert last["y"] + last["height"] <= ground["y"] + ground["height"]
    assert seen["vine-1-field_5-token-8-value"]["text"] == "1"


def test_a_cellar_that_is_not_built_is_closed() -> None:
    seen = shapes(turn(GAME, Seat(built="medium_cellar", wines="R3 B4"), Seat()))
    grounds = [seen[f"wine-0-red-{value}-ground"]["class"].split()[1] for value in (3, 4, 7)]
    assert grounds == ["vb-tier-0", "vb-tier-1", "vb-tier-closed"]
    assert seen["wine-0-red-7"]["tip"] == "Red wine of value 7: the slot opens with the large cellar."
    assert seen["wine-0-blush-4"]["tip"] == "Blush of value 4 in your cellar."
    assert seen["wine-0-blush-4-token-value"]["text"] == "4"
    assert "wine-0-blush-3" not in seen and "wine-0-sparkling-6" not in seen


def test_structures_show_prices_uses_and_whoever_stands_on_the_yoke() -> None:
    state = turn(GAME, Seat(built="yoke, windmill", grande="yoke", marks="milled yoke_used"), Seat())
    seen = shapes(state)
    assert {name for name in STRUCTURES if seen[f"structure-0-{name}-ground"]["class"] == "vb-built"} == {
        "yoke",
        "windmill",
    }
    assert seen["structure-0-trellis-price"]["text"] == "2" and seen["structure-0-yoke-price"]["text"] == ""
    assert seen["structure-0-yoke-worker"]["href"] == "#vg-grande"
    says = "Windmill: the first vine planted in a year brings 1 victory point. You have it."
    assert seen["structure-0-windmill"]["tip"] == f"{says} It has done its work this year."


def test_decks_show_their_counts_and_the_top_of_the_discard_pile() -> None:
    seen = shapes(turn(GAME, Seat(), Seat(), decks={"vine": {"discard": ["merlot", "pinot"]}}))
    assert seen["deck-vine-count"]["text"] == "40" and seen["discard-vine-count"]["text"] == "×2"
    assert seen["discard-vine-top-name"]["text"] == "Pinot"
    assert seen["discard-vine"]["tip"].startswith(
        "Vines: discard pile, 2 cards. On top: Pinot, a vine: red 1 and white 1."
    )
    assert seen["discard-order"]["tip"] == "Orders: discard pile, still empty."


def test_cards_of_a_hand_say_what_they_are() -> None:
    seen = shapes(turn(GAME, Seat(hand=f"{HAND}, pinot"), Seat()))
    tips = {shape["target"]: shape["tip"] for shape in seen.values() if shape.get("target", "").startswith("hand-0-")}
    assert tips["hand-0-pinot"] == "Pinot, a vine: red 1 and white 1. Planting it needs a trellis."
    assert tips["hand-0-surveyor"].startswith("Surveyor, a summer visitor. Either gain 2 lira")
    assert tips["hand-0-order_18"].startswith("Order 18: for ") and "victory points" in tips["hand-0-order_18"]
    numbers = [shape["text"] for name, shape in seen.items() if re.fullmatch(r"hand-0-\d+-name-1", name)]
    assert "No. 18" in numbers, "a move names an order by the number on its card"
    assert seen["hand-0-1-copies"]["text"] == "×2" and seen["hand-0-1-need-1"]["href"] == "#vg-trellis"
    assert seen["hand-0-count"]["text"] == "5 cards"


@pytest.mark.parametrize("count", [11, 16, 22])
def test_a_big_hand_stays_on_its_mat(count: int) -> None:
    cards = [card for deck in GAME.box.deck_cards for card in deck][:count]
    seen = shapes(turn(GAME, Seat(hand=", ".join(cards)), Seat()))
    hits = [seen[f"hand-0-{place}-hit"] for place in range(1, count + 1)]
    assert all(left["x"] + left["width"] <= right["x"] for left, right in pairwise(hits))
    assert hits[-1]["x"] + hits[-1]["width"] <= 1186 and min(hit["width"] for hit in hits) >= 40


def test_the_tracks_show_everybody_and_the_goal() -> None:
    seen = shapes(turn(GAME, Seat(vp=-3, residual=2), Seat(vp=31)))
    assert seen["vp--3"]["tip"] == "-3 victory points: Alice." and seen["vp--3-text"]["text"] == "−3"
    assert seen["vp-26"]["tip"] == "26 victory points or more: Player 2."
    assert seen["vp-20"]["tip"].endswith("Whoever comes this far makes this year the last.")
    assert seen["vp-20-cell"]["class"] == "vb-cell vb-goal"
    assert seen["residual-2"]["tip"] == "2 lira at the end of every year: Alice."


def test_alone_the_goal_is_what_the_automa_has() -> None:
    goals = {level: GAME.box.levels[level].vp for level in GAME.options["solo_level"].choices}
    for level, goal in goals.items():
        seen = shapes(turn(GAME, Seat(), solo_level=level))
        assert seen[f"vp-{goal}-cell"]["class"] == "vb-cell vb-goal"
    left = {"row_tokens": [3, 4, 5, 6, 7]}
    seen = shapes(turn(GAME, Seat(vp=12), year=2, changes=left, aggressive_automa=True))
    assert seen[f"vp-{GAME.box.levels['normal'].vp_by_year[1]}-cell"]["class"] == "vb-cell vb-goal"
    assert seen["year"]["text"] == "Year 2/7"


def test_the_strip_says_who_is_first_who_decides_and_who_has_passed() -> None:
    seen = shapes(turn(GAME, Seat(), Seat(), Seat(), who=1, passed=[2]))
    assert seen["owner-0"]["tip"] == "Your vineyard. You hold the first-player token."
    assert seen["owner-1"]["tip"] == "Vineyard of Player 2. It is for Player 2 to decide."
    assert seen["owner-2"]["tip"].endswith("Jean-Baptiste Poquelin has passed this season.")
    assert [seen[f"turn-{seat}"]["class"] for seat in range(3)] == ["vb-none", "vb-turn", "vb-none"]
    assert [seen[f"status-{seat}"]["text"] for seat in range(3)] == ["you", "", "passed"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_parents_say_what_they_bring(lang: str) -> None:
    state = GAME.new(players=2, seed=3, advanced_parents=True)
    seen = shapes(state, 0, lang)
    for seat in (0, 1):
        count = len(state.vineyards[seat].mamas) + len(state.vineyards[seat].papas)
        assert sum(bool(seen[f"parents-{seat}-{place}"]["text"]) for place in range(1, 5)) == count
        assert seen[f"parents-{seat}"]["tip"].count("lir") >= 2
    assert clicked(state, state.moves()[0]) == (f"parents-{state.actor}",)


def test_the_bar_tells_the_season() -> None:
    seen = {scene_of(state, 0).shapes["season"]["text"] for state in positions("viticulture", 2, seed=5, every=2)}
    assert seen == {"Set-up", "Spring", "Summer", "Fall", "Winter", "Year end", "End of the game"}


# ---------------------------------------------------------------------- numbers of one's own


def test_a_corrected_box_can_be_drawn() -> None:
    """Other prices and amounts are said, and a longer track finds room."""
    corrections = {
        "tracks": {"vp": {"printed_max": 34}},
        "structures": {"row": [{"id": "windmill", "price": 7}], "yearly_caps": {"windmill_vp": 2}},
        "action_spaces": {"action": [{"id": "build_structure", "bonus": {"n": 2}}]},
    }
    game = tutor.game("viticulture", data=corrections)
    state = game.new(players=6, seed=1)
    scene = BOARD.draw(Reader(game, "en", ("",) * 6, 0, boards.folder("viticulture")), state.view(0))
    seen = scene.shapes
    assert seen["action-build_structure"]["tip"].endswith("Bonus: 2 lira less.")
    assert "brings 2 victory points. It costs 7 lira." in seen["structure-0-windmill"]["tip"]
    cell = seen["vp-35-cell"]
    assert cell["x"] + cell["width"] <= seen["residual-0-cell"]["x"]


# ---------------------------------------------------------------------- how it looks


def test_six_players_fit_on_a_page() -> None:
    heights = [scene_of(GAME.new(players=players, seed=1), 0).height for players in GAME.players]
    assert heights == sorted(heights) and heights[1] <= 800 and heights[-1] <= 1160


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_stands_on_the_board_is_not_cut_off(lang: str) -> None:
    """Names of actions, structures, grapes and wines fit; only names of cards may be shortened on lines."""
    for name, shape in scene_of(GAME.new(players=6, seed=1), 0, lang).shapes.items():
        if shape.get("text") and not name.startswith("player-"):
            assert "…" not in shape["text"], name


def test_long_words_are_broken_into_lines_and_shortened() -> None:
    assert LETTERS.in_lines("Jack-of-all-trades", 80, 3) == ("Jack-of-all-", "trades", "")
    assert LETTERS.in_lines("Commanditaire", 84, 3) == ("Commandi-", "taire", "")
    assert LETTERS.in_lines("Bzzzzzzzzzzzzzzzzzzz", 84, 2) == ("Bzzzzzzzz…", "")
    assert LETTERS.in_lines("Uncertified Oenologist", 84, 2) == ("Uncertified", "Oenologist")
    assert LETTERS.clipped("Uncertified Oenologist", 84).endswith("…")
    assert LETTERS.width_of(LETTERS.clipped("Uncertified Oenologist", 84)) <= 84
    assert LETTERS.width_of("MM", SMALL) > LETTERS.width_of("ii", SMALL)


PAIRS = [
    *(("ink", ground) for ground in ("face", "soil", "card")),
    *(("soft", ground) for ground in ("face", "soil")),
    ("on-p5", "p5"),
]


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_text_keeps_the_contrast_of_level_aa(text: str, ground: str, theme: int) -> None:
    assert contrast(text, ground, theme) >= 4.5


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_decks_and_signs_stand_out_from_their_ground(theme: int) -> None:
    for deck in DECKS:
        assert contrast(f"deck-{deck}", "panel", theme) >= 3
    assert contrast("tool", "face", theme) >= 3


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_the_sixth_player_differs_from_the_others_in_lightness_too(theme: int) -> None:
    """Whoever sees no hues still tells them apart."""
    known = colours()
    *others, sixth = (luminance(known[f"--vb-p{seat}"][theme]) + 0.05 for seat in range(6))
    assert all(max(sixth, other) / min(sixth, other) >= 1.15 for other in others)
