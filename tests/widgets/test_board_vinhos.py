"""The board of both editions of Vinhos: what is particular to it; what every board must do stands in test_boards.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import tutor
from tests.boards import contrast, positions, reader, scene_of, targets_in
from tests.worlds import walk
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.text import LANGUAGES, OPPONENT
from tutor.games.vinhos import moves as m
from tutor.games.vinhos import quadrel, scoring, wine
from tutor.games.vinhos.names import (
    ESTABLISHMENTS,
    EXTRAS_AS_BENEFITS,
    FEATURES,
    MAGNATES,
    MULTIPLIERS_2010,
    MULTIPLIERS_2016,
    MULTIPLIERS_AS_BENEFITS,
    REGIONS,
    TILE_ACTIONS,
)
from widgets import boards
from widgets.boards.vinhos.words import SMALL, actor, clipped, in_two, position, shown_large, width_of
from widgets.scene import Shape

SPECIAL: Any = tutor.game("vinhos-2016")
RESERVE: Any = tutor.game("vinhos-2010")
BOARD = boards.board("vinhos-2016")
EDITIONS = ("vinhos-2010", "vinhos-2016")
in_both_editions = pytest.mark.parametrize("name", EDITIONS)


def shapes(state: State, seat: int | None = 0, lang: str = "en") -> dict[str, Shape]:
    return scene_of(state, seat, lang).shapes


def clicked(state: State, move: Move, seat: int | None = None) -> tuple[str, ...]:
    view = state.view(state.actor if seat is None else seat)
    return tuple(BOARD.targets(state.game, view, move))


def stages(name: str, players: int, seed: int = 5, every: int = 7) -> Iterator[Any]:
    """Yield positions of a random game from the first turn on."""
    for number, state in enumerate(walk(tutor.game(name).new(players=players, seed=seed, journal=False), seed)):
        if number % every == 0 and state.view(None)["stack"][:1] not in ([], [["FirstVineyards", 1]]):
            yield state


def until(name: str, question: str, players: int = 2, **options: Any) -> Any:
    """Return the first position of some random game in which a question is asked."""
    for seed in range(60):
        for state in walk(tutor.game(name).new(players=players, seed=seed, journal=False, **options), seed):
            if type(state.decision).__name__ == question:
                return state
    raise AssertionError(question)


def test_both_editions_share_one_folder() -> None:
    assert boards.folder("vinhos-2010") == boards.folder("vinhos-2016")
    assert boards.board("vinhos-2010") is boards.board("vinhos-2016")


# ---------------------------------------------------------------------- where moves are clicked


SHARED: list[Move] = [
    *(m.DrawUnused("dao"), m.DrawVintage("V1"), m.TurnVineyard("V1R1"), m.LayNext("V9W2"), m.PlantFirst("minho")),
    *(m.Stay(), m.EndTurn(), m.Stop(), m.Pass(), m.BuyVineyard("douro"), m.PlaceVineyard(2), m.BuildWinery(3)),
    *(m.BuildCellar(1), m.Hire("enologist", 1), m.TakeExpert("aroma"), m.DiscardExpert("taste_cash")),
    *(m.UseExpert("alcohol_discount"), m.PlayExpert("taste_cash"), m.AddCube("algarve"), m.RearrangeRegion("lisboa")),
    *(m.TakeFromExport(1, 5), m.TakeFromMagnate("bruno"), m.PickWine(1, 2), m.EnterWine(2, 4), m.ExportTo(4, 3)),
    *(m.TakePlace(3), m.TakeBooth(4), m.VisitMagnate("carolina"), m.TakeBack(7, "white"), m.KeepPort()),
    *(m.UsePort(), m.KeepWorkers(), m.DeclineGift(), m.LeaveFair(), m.DrawPlayer(2), m.TurnExpert("taste_cash")),
]
ONLY_2016: list[Move] = [m.UseTile("cellar_action"), m.TakeFromMultiplier("majority"), m.DealTycoon("farmer_action")]
ONLY_2010: list[Move] = [
    *(m.Withdraw(), m.Deposit(), m.Invest(), m.Divest(), m.RecoverPair("hotel"), m.LeaveGame(), m.LoseTile(4)),
    *(m.UseBenefit("winery_action"), m.UseBenefit("cash_multiplier"), m.TakeFromExtra("sales_action")),
    *(m.MoveBarrel("bruno"), m.MoveBarrel("export_action"), m.TakeFromMultiplier("cubes_now")),
]


@in_both_editions
def test_every_kind_of_move_has_its_place(name: str) -> None:
    state: Any = tutor.game(name).new(players=3, seed=1)
    found = targets_in(scene_of(state, 0))
    for move in [*SHARED, *(ONLY_2010 if name == RESERVE.name else ONLY_2016)]:
        if isinstance(move, m.TurnExpert):
            # the experts below the top of a pile differ from game to game
            move = m.TurnExpert(state.view(None)["experts"]["taste"]["rest"][0])
        where = clicked(state, move)
        assert where and set(where) <= found, move


def test_moves_to_a_space_are_clicked_on_the_space() -> None:
    for game in (SPECIAL, RESERVE):
        state = game.new(players=2, seed=1)
        for space in game.box.spaces:
            assert clicked(state, m.MoveTo(space)) == (f"space-{space}",)


def test_a_sale_is_clicked_on_the_space_of_the_wines_colour() -> None:
    state = until("vinhos-2016", "ChooseSale")
    frame = state.decision
    own = state.view(None)["vintners"][frame.actor]["estates"][frame.estate - 1]["wines"][frame.slot - 1]
    assert clicked(state, m.SellFor(5)) == (f"sale-5-{own['colour']}",)
    assert clicked(state, m.TakeBack(5, "red")) == ("sale-5-red",)


def test_cubes_are_clicked_on_their_region_or_on_the_wine() -> None:
    state = until("vinhos-2016", "ChooseCubes")
    frame = state.decision
    own = state.view(None)["vintners"][frame.actor]["estates"][frame.estate - 1]["wines"][frame.slot - 1]
    assert clicked(state, m.UseCubes(1)) == (
        f"region-{own['region']}",
        f"wine-{frame.actor}-{frame.estate}-{frame.slot}",
    )


def test_workers_are_placed_on_the_estate_that_is_asked_about() -> None:
    state = until("vinhos-2016", "PlaceOnEstate", 4)
    assert clicked(state, m.PlaceWorkers(1)) == (f"estate-{state.actor}-{state.decision.estate}",)


def test_a_tile_is_bought_where_it_lies() -> None:
    state = until("vinhos-2016", "ChooseFirstTile", 4)
    display = state.view(None)["display"]
    for move in state.moves():
        where = clicked(state, move)
        assert [display[int(target.split("-")[1]) - 1] for target in where] == [move.tile] * display.count(move.tile)


def test_a_multiplier_of_2010_is_clicked_on_a_free_slot() -> None:
    state = RESERVE.new(players=2, seed=1)
    view = state.view(0)
    view["multipliers"]["cellar"] = [1, -1]
    assert BOARD.targets(RESERVE, view, m.UseBenefit("cellar_multiplier")) == ("slot-cellar-2",)
    view["multipliers"]["cellar"] = [0, 1]
    assert len(BOARD.targets(RESERVE, view, m.UseBenefit("cellar_multiplier"))) == 2


@pytest.mark.parametrize(("lang", "says"), [("en", "not have"), ("fr", "pas")])
def test_the_tip_of_a_tycoon_tile_says_whether_one_has_it(lang: str, says: str) -> None:
    for state in stages("vinhos-2016", 3):
        drawn, vintners = shapes(state, 0, lang), state.view(0)["vintners"]
        for seat, vintner in enumerate(vintners):
            for kind in TILE_ACTIONS:
                held = kind in vintner["tiles_up"] + vintner["tiles_down"]
                assert (says not in drawn[f"tile-{seat}-{kind}"]["tip"]) is held
            for kind in MULTIPLIERS_2016:
                assert (says not in drawn[f"multiplier-{seat}-{kind}"]["tip"]) is (kind in vintner["multipliers"])


def test_everything_that_can_hold_a_barrel_is_drawn() -> None:
    found = targets_in(scene_of(RESERVE.new(players=4, seed=1), 0))
    wanted = {f"house-{place}" for place in ESTABLISHMENTS} | {f"magnate-{magnate}" for magnate in MAGNATES}
    wanted |= {f"extra-{benefit}" for benefit in EXTRAS_AS_BENEFITS}
    wanted |= {f"slot-{kind}-{slot}" for kind in MULTIPLIERS_2010 for slot in (1, 2)}
    wanted |= {f"export-{column}-{row}" for column in range(1, 5) for row in range(1, 6)}
    assert wanted <= found
    assert len(MULTIPLIERS_2010) == len(MULTIPLIERS_AS_BENEFITS)


# ---------------------------------------------------------------------- fees


@in_both_editions
def test_the_fee_of_each_space_is_the_one_that_the_rules_ask_for(name: str) -> None:
    for state in stages(name, 3):
        drawn = shapes(state)
        for space in state.box.spaces:
            text = drawn[f"space-{space}-fee-text"]["text"]
            if state.view(0)["vintners"][0]["space"] == space or state.over:
                assert text == ""
                continue
            terms = quadrel.fee_terms(state, 0, space) if state.actor == 0 or not state.free else None
            if terms is not None:
                assert text == str(sum(term.points for term in terms)), space


def test_what_is_to_be_paid_is_said_term_by_term() -> None:
    state = next(stages("vinhos-2016", 2))
    view = state.view(0)
    view["vintners"][0]["space"], view["vintners"][1]["space"] = "vineyards_b", "vineyards_a"
    assert view["year"] == 1
    drawn = BOARD.draw(reader("vinhos-2016", 2, seat=0), view).shapes
    assert drawn["space-vineyards_a-fee-text"]["text"] == "3"
    tip = drawn["space-vineyards_a"]["tip"]
    assert tip.endswith("costs you 3 in all: Not adjacent +1, To Player 2, who stands there +1, Tax +1.")


@pytest.mark.parametrize(("lang", "says"), [("en", "as many wines as you like"), ("fr", "autant de vins que")])
def test_actions_without_a_limit_say_so(lang: str, says: str) -> None:
    drawn = shapes(RESERVE.new(players=2, seed=1), 0, lang)
    assert says in drawn["space-sales"]["tip"] and says in drawn["space-export"]["tip"]
    assert all(" 0 " not in drawn[f"space-{space}"]["tip"] for space in RESERVE.box.spaces)


def test_the_free_move_of_somebody_else_changes_nothing() -> None:
    state = next(state for state in stages("vinhos-2016", 2, every=1) if state.actor == 1)
    view = state.view(0)
    before = BOARD.draw(reader("vinhos-2016", 2, seat=0), view).shapes
    view["turn"]["free"] = True
    after = BOARD.draw(reader("vinhos-2016", 2, seat=0), view).shapes
    assert before == after


# ---------------------------------------------------------------------- estates


@in_both_editions
def test_the_quality_of_each_estate_is_worked_out_as_the_rules_do(name: str) -> None:
    seen = 0
    for state in stages(name, 4, every=15):
        drawn = shapes(state)
        for seat, vintner in enumerate(state.vintners):
            for estate in range(len(vintner.region)):
                made = drawn[f"estate-{seat}-{estate + 1}-made-text"]["text"]
                if not vintner.vineyards[estate]:
                    assert made == ""
                    continue
                assert made == str(max(0, wine.quality(state, vintner, estate)))
                seen += 1
    assert seen > 20


def test_the_own_estates_show_every_term() -> None:
    state = next(stages("vinhos-2016", 2))
    view = state.view(0)
    view["vintage"] = "V1"
    view["vintners"][0]["estates"][0] |= {"vineyards": 2, "wineries": 1, "farmers": 1, "enologists": 1}
    drawn = BOARD.draw(reader("vinhos-2016", 2, seat=0), view).shapes
    terms = [drawn[f"estate-0-1-term-{place}-text"]["text"] for place in range(1, 6)]
    assert terms[-1] == "−2" and drawn["estate-0-1-term-5"]["href"] == "#vg-rain-cloud"
    total = sum(int(term.replace("−", "-")) for term in terms)
    assert drawn["estate-0-1-made-text"]["text"] == str(total)
    assert f"quality {total}: Vineyards {terms[0]}, Farmers {terms[1]}" in drawn["estate-0-1"]["tip"]


def test_the_value_of_an_old_wine_is_said() -> None:
    state = next(stages("vinhos-2016", 2))
    view = state.view(0)
    estate = view["vintners"][0]["estates"][1]
    estate |= {"cellar": True, "region": "algarve", "colour": "red"}
    estate["wines"][3] = {"quality": 4, "colour": "red", "region": "algarve"}
    drawn = BOARD.draw(reader("vinhos-2016", 2, seat=0), view).shapes
    assert drawn["wine-0-2-4-value"]["text"] == "=10"
    assert "worth 10 without cubes: Quality +4, Age +5, Algarve (bonus) +1." in drawn["wine-0-2-4"]["tip"]


@pytest.mark.parametrize("five", [False, True])
def test_the_reserve_has_four_or_five_estates(five: bool) -> None:
    found = targets_in(scene_of(RESERVE.new(players=2, seed=1, five_estates=five), 0))
    assert ("estate-1-5" in found) == five


# ---------------------------------------------------------------------- what is hidden


def test_experts_that_others_choose_in_secret_are_not_marked() -> None:
    for seed in range(40):
        for state in walk(RESERVE.new(players=3, seed=seed, journal=False), seed):
            vintners = state.view(None)["vintners"]
            chosen = [(seat, expert) for seat, vintner in enumerate(vintners) for expert in vintner["chosen"]]
            if chosen and type(state.decision).__name__ == "PlaySecretly":
                seat, expert = chosen[0]
                mark = f"expert-{seat}-{expert}-chosen"
                assert shapes(state, seat)[mark]["href"] == "#vg-chosen"
                assert shapes(state, (seat + 1) % 3)[mark]["href"] == "#vg-none"
                return
    raise AssertionError("no expert was chosen")


@in_both_editions
def test_the_rules_can_be_asked_about_what_is_seen(name: str) -> None:
    for state in stages(name, 3, every=11):
        for seat in (-1, 0, 1, None):
            rebuilt = position(state.game, state.view(seat))
            assert rebuilt.year == state.year and rebuilt.vintners[0].wines == state.vintners[0].wines


# ---------------------------------------------------------------------- whose mat, and Lacerda


def test_the_own_mat_is_drawn_large() -> None:
    state = next(stages("vinhos-2016", 4))
    view = state.view(None)
    assert shown_large(SPECIAL, view, 2) == 2
    assert shown_large(SPECIAL, view, -1) == actor(SPECIAL, view)
    assert shown_large(SPECIAL, view, None) == 0
    tall = {seat: shapes(state, 2)[f"mat-{seat}"]["height"] for seat in range(4)}
    assert max(tall, key=lambda seat: tall[seat]) == 2 and len(set(tall.values())) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lacerda_has_cards_instead_of_estates(lang: str) -> None:
    state = list(stages("vinhos-2016", 1, seed=2))[5]
    drawn, lacerda = shapes(state, 0, lang), state.view(0)["lacerda"]
    assert drawn[f"player-{OPPONENT}"]["text"] == "Lacerda"
    assert f"estate-{OPPONENT}-1" not in drawn
    bright = [space for space in SPECIAL.box.cards if drawn[f"card-{space}"]["class"] == "vb-stall vb-full"]
    assert sorted(bright) == sorted(lacerda["cards"])
    left = [space for space in SPECIAL.box.spaces if drawn[f"space-{space}-bago"]["href"] == "#vg-coin"]
    assert sorted(left) == sorted(lacerda["bagos"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_awards_and_title_are_drawn_as_the_rules_count_them(lang: str) -> None:
    """VL-END-03, VL-END-04: what every award compares and brings, and the title, all through a solo game."""
    earned = set()
    games: Iterator[Any] = walk(SPECIAL.new(players=1, seed=2, journal=False), 2)
    for state in games:
        if len(state.order) < state.people or state.vintage < 0:
            continue
        drawn, lines = shapes(state, 0, lang), scoring.awards(state)
        shown = {name: drawn[f"award-{award}-count"]["text"] for name, award in scoring.AWARDS.items()}
        assert {name: text for name, text in shown.items() if text != "–"} == {
            line.name: f"+{line.points}" for line in lines
        }
        count = sum(line.points for line in lines)
        assert drawn["solo-title-count"]["text"] == f"{count}/{SPECIAL.box.most_awards}"
        assert all("…" not in drawn[f"award-{award}-name"]["text"] for award in scoring.AWARDS.values())
        assert str(scoring.totals(state)[1]) in drawn["award-more_vp"]["tip"]
        earned |= {line.name for line in lines}
    assert earned, "something was won on the way"
    assert "awards-panel" not in shapes(SPECIAL.new(players=2, seed=2, journal=False))


def test_his_cards_are_clicked_where_chance_is_asked() -> None:
    state: Any = SPECIAL.new(players=1, seed=1, chance="explicit")
    found = targets_in(scene_of(state, 0))
    for move in (m.DrawAction("sales"), m.DrawNumber(3), m.DrawPlayer(OPPONENT)):
        assert set(clicked(state, move, 0)) <= found and clicked(state, move, 0)


# ---------------------------------------------------------------------- what is shown


@in_both_editions
def test_cubes_markers_and_barrels_are_all_there(name: str) -> None:
    for state in stages(name, 4, every=25):
        drawn, view = shapes(state), state.view(0)
        for region in REGIONS:
            cubes = [shape for key, shape in drawn.items() if key.startswith(f"region-{region}-cube-")]
            assert [shape["href"] for shape in cubes].count("#vg-cube") == view["regions"][region]["cubes"]
        for key, owner in view["sales"].items():
            value, colour = key.split("_")
            assert drawn[f"sale-{value}-{colour}-barrel"]["class"] == f"vb-piece vb-p{owner}"
        for key, owner in view["exports"].items():
            assert drawn[f"export-{key}-barrel"]["class"] == f"vb-piece vb-p{owner}"
        markers = [shape for key, shape in drawn.items() if key.startswith("space-") and "-marker-" in key]
        assert sum(shape["kind"] == "circle" and shape["class"] != "vb-none" for shape in markers) == 4


def test_the_features_of_2010_stand_on_their_tracks() -> None:
    for state in stages("vinhos-2010", 2, every=30):
        drawn = shapes(state)
        for number, feature in enumerate(FEATURES):
            points = str(RESERVE.box.expert_points[state.tracks[number]])
            assert drawn[f"track-{feature}-points"]["text"] == points


@in_both_editions
@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_and_titles_keep_to_their_room(name: str, lang: str) -> None:
    """Text must not run out of the card that bears it: spaces, regions, estates."""
    drawn = shapes(next(stages(name, 4)), 0, lang)
    for key, shape in drawn.items():
        card = drawn.get(f"{key.partition('-name')[0]}-card")
        # beside its card stands only the name of a pile
        if card is None or not key.endswith(("-name", "-name-1", "-name-2")) or key.startswith("pile-"):
            continue
        wide = width_of(shape["text"], SMALL)
        right = shape["x"] + (wide / 2 if shape["text-anchor"] == "middle" else wide)
        assert right <= card["x"] + card["width"] + 1, (key, shape["text"])


def test_long_text_is_clipped_and_broken() -> None:
    assert clipped("Vinho", 100) == "Vinho"
    assert clipped("Vinho verde de Portugal", 60).endswith("…")
    assert width_of(clipped("Vinho verde de Portugal", 60)) <= 60
    assert in_two("Hire workers", 60) == ("Hire", "workers")
    assert in_two("Sales", 60) == ("Sales", "")


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_the_fee_can_be_read_on_its_plate(theme: int) -> None:
    assert contrast("on-prestige", "coin", theme) >= 4.5


@in_both_editions
def test_a_random_game_never_draws_two_shapes_at_one_name(name: str) -> None:
    for state in positions(name, tutor.game(name).players[-1], seed=31, every=20):
        for seat in (-1, None, state.players - 1):
            scene_of(state, seat, "fr")
