"""Against Lacerda (VL)."""

from __future__ import annotations

from typing import Any

import pytest

import tutor
from tests.games.vinhos.looking import refusal, rules_told
from tutor.core.decision import CHANCE
from tutor.games.vinhos import lacerda, quadrel, scoring
from tutor.games.vinhos.examples.positions import (
    LACERDAS_SEAT,
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
    set_up,
    turn,
    vp,
)
from tutor.games.vinhos.examples.solo import HIS_SPACES, YOU, his_turn, own_sales
from tutor.games.vinhos.game import SpecialVintageGame
from tutor.games.vinhos.lacerda.numbers import FIRST_TILE
from tutor.games.vinhos.moves import (
    BuildWinery,
    DrawAction,
    DrawNumber,
    MoveTo,
    TakePlace,
    UseExpert,
    UseTile,
)
from tutor.games.vinhos.names import FIRST_MULTIPLIER, LACERDA
from tutor.games.vinhos.state import Vinhos


def numbers(state: Vinhos, *drawn: int) -> Vinhos:
    """Let Lacerda draw these Numbers, and let chance turn up what it likes in between."""
    for number in drawn:
        while not kinds(state, DrawNumber):
            play(state, state.moves()[0])
        play(state, DrawNumber(number))
    return state


def test_a_two_player_set_up_with_an_opponent_without_a_board(special: SpecialVintageGame) -> None:
    """VL-SETUP-01, VL-SETUP-02, VL-SETUP-03, VL-SETUP-06, VL-SETUP-07: barrels, experts, no money."""
    state = set_up(special, 1, order=[0, 1])
    you, him = state.vintners
    assert (state.people, state.players, state.out.bit_count()) == (2, 1, 2)
    assert (him.cash, him.barrels, him.vp, him.magnates) == (0, 6, 19, [0, 0, 0])
    assert len(state.experts) == 4 and him.up.bit_count() == 4
    assert (you.cash, you.barrels, you.magnates) == (19, 2, [2, 2, 2])
    assert state.cards.bit_count() == state.numbers.bit_count() == 9
    assert set_up(special, 1, order=[1, 0]).vintners[0].cash == 20


def first_number(special: SpecialVintageGame, ruling: str) -> Vinhos:
    """Return the position in which Lacerda draws for his first vineyard; the last two regions are not used."""
    from tutor.core.text import OPPONENT
    from tutor.games.vinhos.moves import DrawPlayer, DrawUnused

    state = special.new(1, 0, chance="explicit", solo_unused_region_at_setup=ruling)
    state.play(DrawPlayer(OPPONENT))
    while question(state) != "DrawNumberCard":
        unused = kinds(state, DrawUnused)
        play(state, unused[-1] if unused else state.moves()[0])
    return state


@pytest.mark.parametrize(("ruling", "again"), [("redraw", True), ("no_effect", False)])
def test_his_first_vineyard(special: SpecialVintageGame, ruling: str, again: bool) -> None:
    """VL-SETUP-04, VL-TURN-06: a Number of an unused region is drawn again, or has no effect."""
    state = first_number(special, ruling)
    play(state, DrawNumber(9))
    assert (question(state) == "DrawNumberCard") == again
    if again:
        assert refusal(state, DrawNumber(9)) == ("number-drawn", "VL-TURN-06")
        play(state, DrawNumber(3))
        assert cubes(state, "douro") == 1 and sum(state.gone) == 1
    assert state.numbers.bit_count() == 9, "the cards go back"


def test_his_first_tycoon_tile(special: SpecialVintageGame) -> None:
    """VL-SETUP-05: until a Number names a slot with a tile."""
    state = set_up(special, 1, order=[0, 1])
    while question(state) != "DrawNumberCard" or state.stack[-1].purpose != FIRST_TILE:
        idle(state)
    play(state, DrawNumber(8))
    assert question(state) == "DrawNumberCard"
    play(state, DrawNumber(2))
    assert state.display[1] == -1


def test_both_actions_in_a_row(special: SpecialVintageGame) -> None:
    """VL-TURN-01, VL-TURN-02, VL-TURN-07: two turns for experts and tiles, or one with that ruling."""
    for separate in (True, False):
        options = {"solo_each_action_is_a_turn": separate}
        player = YOU._replace(up="taste_cash aroma_cash", tiles="fair_points sales", space="wineries")
        state = turn(special, player, options=options, exports=dict(HIS_SPACES))
        play(state, UseExpert("taste_cash"), UseTile("fair_points_action"))
        go(state, "pass", TakePlace(1))
        idle_until(state, "SpecialTurn")
        second = refusal(state, UseExpert("aroma_cash"))
        assert second == (None if separate else ("one-ability", "VS-EXPERT-01"))


def test_the_cards_come_back_after_a_fair(special: SpecialVintageGame) -> None:
    """VL-TURN-03, VL-FAIR-07: both decks."""
    state = special.new(1, 4)
    seen = []
    while not state.over:
        if question(state) == "SpecialTurn":
            seen.append((state.year, state.cards.bit_count()))
        idle(state)
    assert min(count for year, count in seen if year == 3) <= 5
    assert max(count for year, count in seen if year == 4) == 9 or max(c for y, c in seen if y == 4) == 7
    assert rules_told(state, "decks-shuffled") == ["VL-TURN-03"] * 3


def test_the_order_row_in_a_solo_game(special: SpecialVintageGame) -> None:
    """VL-TURN-04, VC-ORDER-04: he takes the best free place; the row is applied when both have acted."""
    state = turn(special, YOU, exports=dict(HIS_SPACES))
    state.explicit = True
    go(state, "pass", TakePlace(1))
    while question(state) != "SpecialTurn":
        idle(state)
    go(state, "wineries", BuildWinery(1))
    while question(state) != "DrawActionCard":
        idle(state)
    play(state, DrawAction("pass"))
    while question(state) == "DrawNumberCard":
        play(state, state.moves()[0])
    assert state.lower == [0, 1] and state.order == [0, 1]


def test_a_disc_may_move_again(special: SpecialVintageGame) -> None:
    """VC-ORDER-04: when its owner uses Pass twice before the row is applied."""
    state = turn(special, Player(cash=0, space="wineries"), exports=dict(HIS_SPACES))
    go(state, "pass", TakePlace(2))
    idle_until(state, "SpecialTurn")
    play(state, state.moves()[-1])
    if question(state) == "ChoosePlace":
        assert [move.place for move in kinds(state, TakePlace)] == [1, 2]


def test_he_stays_if_his_card_says_so(special: SpecialVintageGame) -> None:
    """VL-TURN-05, VL-MOVE-02: no Bago is left then; from another space one is."""
    state = his_turn(special, lacerda=LACERDAS_SEAT._replace(space="experts"))
    play(state, DrawAction("experts"))
    assert state.bagos == 0
    state = his_turn(special, lacerda=LACERDAS_SEAT._replace(space="sales"))
    assert refusal(his_turn(special), DrawAction("moon")) == ("card-drawn", "VL-TURN-02")
    play(state, DrawAction("workers"))
    assert state.bagos == 1 << special.box.space_number["sales"]


@pytest.mark.parametrize("saves", [True, False])
def test_his_bago_costs_you_one_more(special: SpecialVintageGame, saves: bool) -> None:
    """VL-MOVE-01, VL-MOVE-02, VL-MOVE-03: beside all other fees; Free Move saves it unless that ruling says no."""
    options = {"solo_free_move_saves_lacerda_bago": saves}
    you = YOU._replace(space="export", up="taste_free_move")
    him = LACERDAS_SEAT._replace(space="wineries")
    state = turn(special, you, lacerda=him, year=2, vintage="V5", exports=dict(HIS_SPACES), options=options)
    state.bagos = 1 << special.box.space_number["wineries"]
    terms = {term.name: term.points for term in quadrel.fee_terms(state, 0, "wineries")}
    assert terms == {"fee-distance": 1, "fee-player": 1, "fee-tax": 1, "fee-bago": 1}
    plain = state.copy()
    go(plain, "wineries")
    assert (cash(plain)[0], cash(plain)[LACERDA], plain.bagos) == (16, 1, 0)
    play(state, UseExpert("taste_free_move"))
    go(state, "wineries")
    assert (cash(state)[0], cash(state)[LACERDA], state.bagos) == (20 if saves else 19, 0, 0)


def test_cubes_from_your_best_region(special: SpecialVintageGame) -> None:
    """VL-CUBE-01, VL-CUBE-02: a tie is drawn; Alentejo counts one each; without cubes he takes none."""
    you = Player(estates=[Estate("douro", "red"), Estate("alentejo", "red")])
    state = his_turn(special, you, regions={"douro": {"cubes": 3}, "alentejo": {"cubes": 3}})
    play(state, DrawAction("export"), DrawNumber(1))
    assert question(state) == "DrawNumberCard", "1 is none of the two"
    play(state, DrawNumber(8))
    assert cubes(state, "alentejo") == 1 and vp(state)[LACERDA] == 19 + (9 + 2) + (8 + 2), "then Douro has most"
    none = his_turn(special, you)
    play(none, DrawAction("export"))
    assert vp(none)[LACERDA] == 19 + 9 + 8


def test_vineyards_wineries_and_cellars(special: SpecialVintageGame) -> None:
    """VL-ACT-01, VL-ACT-02, VL-ACT-08: two different Numbers; what is not possible has no effect."""
    state = his_turn(special)
    before = state.wineries, state.cellars
    play(state, DrawAction("wineries"))
    numbers(state, 4, 7)
    assert (before[0] - state.wineries, cubes(state, "dao")) == (2, 1)
    state = his_turn(special)
    play(state, DrawAction("cellars"))
    numbers(state, 1, 2)
    assert before[1] - state.cellars == 2 and state.removed[:2] == [0, 2]
    again = his_turn(special, options={"solo_unused_region_in_play": "redraw"})
    play(again, DrawAction("vineyards_b"))
    numbers(again, 4, 7, 9)
    assert sum(again.gone) == 2


def test_workers_and_experts(special: SpecialVintageGame) -> None:
    """VL-ACT-03, VL-ACT-04, VL-ACT-11: two of each leave; one expert for each feature of the tile."""
    state = his_turn(special)
    before = state.enologists, state.farmers
    play(state, DrawAction("workers"))
    assert (before[0] - state.enologists, before[1] - state.farmers) == (2, 2)
    empty = his_turn(special)
    taste = [expert for expert in special.box.expert_ids if expert.startswith("taste")]
    empty = his_turn(special, YOU._replace(up=" ".join(taste)))
    play(empty, DrawAction("experts"))
    assert len(empty.experts) == 1, "only aroma has a pile"


def test_export_on_the_best_space(special: SpecialVintageGame) -> None:
    """VL-ACT-05: the highest value, the leftmost column among equals, twice."""
    state = his_turn(special)
    play(state, DrawAction("export"))
    spaces = [
        (s.column, s.row) for s, owner in zip(special.box.exports, state.exports, strict=True) if owner == LACERDA
    ]
    assert spaces == [(0, 2), (1, 2), (0, 3), (0, 4)]


def test_sales_by_numbers(special: SpecialVintageGame) -> None:
    """VL-ACT-06, VL-ACT-07, VL-ACT-10: from 3 on; next lower values; a sale that fits no Number is skipped."""
    state = his_turn(special)
    play(state, DrawAction("sales"), DrawNumber(2), DrawNumber(5))
    assert own_sales(state) == ["5_white"] and cash(state)[LACERDA] == 5
    high = dict.fromkeys((f"{value}_{colour}" for value in range(3, 10) for colour in ("red", "white")), 0)
    crowd = dict.fromkeys(list(high)[:5], 0)
    state = his_turn(special, sales=crowd, you=YOU._replace(magnates=(1, 1, 0)))
    state.sales = [0 if space.value < 10 else -1 for space in special.box.sales]
    play(state, DrawAction("sales"))
    numbers(state, *(number for number in range(1, 10)))
    assert rules_told(state, "lacerda-skips-sale") == ["VL-ACT-10"]


@pytest.mark.parametrize("strict", [True, False])
def test_without_a_barrel_he_does_nothing(special: SpecialVintageGame, strict: bool) -> None:
    """VL-ACT-09: solo_no_barrel_no_cubes."""
    him = LACERDAS_SEAT._replace(multipliers={
        kind: {"high": True, "barrel": True} for kind in ("wine", "cellar", "farmer", "winery", "expert", "vineyard")
    })  # fmt: skip
    options = {"solo_no_barrel_no_cubes": strict}
    state = his_turn(special, lacerda=him, regions={"douro": {"cubes": 4}}, options=options)
    assert state.vintners[LACERDA].barrels == 0
    play(state, DrawAction("export"))
    assert cubes(state, "douro") == (4 if strict else 0)
    assert rules_told(state, "lacerda-cannot")[0] == "VL-ACT-09"


@pytest.mark.parametrize(("ruling", "points"), [("none", 8), ("one_each", 10)])
def test_his_press_release(special: SpecialVintageGame, ruling: str, points: int) -> None:
    """VL-PRESS-01, VL-PRESS-02, VL-PRESS-03, VL-PRESS-04: Bruno's value, cubes, booth 4, experts."""
    him = LACERDAS_SEAT._replace(up="taste_cash taste_discount alcohol_cash")
    options = {"lacerda_press_release_cube_fp": ruling}
    state = his_turn(special, lacerda=him, regions={"douro": {"cubes": 3}}, options=options)
    play(state, DrawAction("pass"))
    assert fp(state)[LACERDA] == points + 3 + 4, "the arrow first"
    assert (state.vintners[LACERDA].booth, cubes(state, "douro"), len(state.experts)) == (3, 1, 2)
    assert state.lower[0] == LACERDA


def test_his_second_choice_of_a_booth(special: SpecialVintageGame) -> None:
    """VL-PRESS-03, VL-PRESS-05: 3 Bagos if the other is taken; with a booth he only places his disc."""
    state = his_turn(special, YOU._replace(booth=4))
    play(state, DrawAction("pass"))
    assert (state.vintners[LACERDA].booth, cash(state)[LACERDA]) == (2, 3)
    again = his_turn(special, lacerda=LACERDAS_SEAT._replace(booth=4))
    play(again, DrawAction("pass"))
    assert rules_told(again, "passed") == ["VL-PRESS-05"] and fp(again)[LACERDA] == 0


def test_his_maintenance(special: SpecialVintageGame) -> None:
    """VL-MAINT-01: the lowest value, Anabela's colour among equals."""
    sales = {"5_red": LACERDA, "5_white": LACERDA}
    state = turn(special, Player(space="cellars"), sales=sales, exports=dict(HIS_SPACES), vintage="V2")
    lacerda.maintain(state)
    assert own_sales(state) == ["5_white"]
    lacerda.maintain(state)
    lacerda.maintain(state)
    assert own_sales(state) == []


# ---------------------------------------------------------------------- fair


def fair_of(special: SpecialVintageGame, you: Player, him: Player, display: Any = (), **options: Any) -> Vinhos:
    """Return the end of year 3, with your last action still to be taken."""
    stack = [["NextTurn", 1, 4], ["SpecialTurn", 0]]
    shown = [*display, *[None] * (6 - len(display))]
    given = {"year": 3, "vintage": "V5", "order": [LACERDA, 0], "exports": dict(HIS_SPACES), "display": shown}
    state = position(special, [you], stack, given, options, him)
    state.explicit = True
    return state


def test_the_fair_with_lacerda(special: SpecialVintageGame) -> None:
    """VL-FAIR-01, VL-FAIR-02, VL-FAIR-03, VL-FAIR-06: places 1 and 3; a trophy for the winner."""
    state = fair_of(special, Player(booth=1, fp=30, space="wineries"), LACERDAS_SEAT)
    while state.year == 3:
        idle(state)
    assert rules_told(state, "lacerda-releases") == ["VL-FAIR-01"]
    assert [v.earned[2] for v in state.vintners] == [9, 3] and state.vintners[0].trophies == 1
    lone = fair_of(special, Player(space="wineries"), LACERDAS_SEAT._replace(booth=4, fp=9))
    while lone.year == 3:
        idle(lone)
    assert lone.vintners[LACERDA].earned[2] == 9 and lone.vintners[LACERDA].trophies == 1
    assert lone.order == [LACERDA, 0]


@pytest.mark.parametrize("both", [False, True])
def test_a_tied_fair(special: SpecialVintageGame, both: bool) -> None:
    """VL-FAIR-03: trophy_on_tie."""
    him = LACERDAS_SEAT._replace(booth=4, fp=9)
    state = fair_of(special, Player(booth=1, fp=9, space="wineries"), him, trophy_on_tie=both)
    while state.year == 3:
        idle(state)
    assert [v.trophies for v in state.vintners] == [both, both]


def test_he_buys_tiles_by_numbers(special: SpecialVintageGame) -> None:
    """VL-FAIR-04, VL-FAIR-05, VL-FAIR-07: not put back during the fair; a barrel on a multiplier."""
    display = ["sales_action", "wine_high", "cellar_high"]
    state = fair_of(special, Player(booth=1, fp=9, space="wineries"), LACERDAS_SEAT._replace(booth=4), display)
    while question(state) != "DrawNumberCard":
        idle(state)
    play(state, DrawNumber(7))
    assert question(state) == "DrawNumberCard" and state.numbers.bit_count() == 8
    play(state, DrawNumber(1))
    assert state.display[0] == -1 and state.vintners[LACERDA].barrels == 6, "an action tile costs no barrel"
    numbers(state, 2)
    assert state.vintners[LACERDA].barrels == 5 and state.vintners[LACERDA].loaded
    numbers(state, 4, 5, 6, 8, 9, 3)
    while state.year == 3:
        play(state, state.moves()[0])
    assert rules_told(state, "sale-left")[-1] == "VL-FAIR-04"
    assert state.vintners[LACERDA].multipliers.bit_count() == 2 and state.numbers.bit_count() == 9
    assert all(tile < FIRST_MULTIPLIER or tile >= 0 for tile in state.display)


# ---------------------------------------------------------------------- the end


def test_he_passes_in_the_extra_action(special: SpecialVintageGame) -> None:
    """VL-END-01, VL-END-02."""
    state = special.new(1, 2)
    idle_until(state, "none")
    assert rules_told(state, "passed").count("VL-END-01") == 1
    lines = {line.name for line in scoring.lacerda_lines(state)}
    assert lines <= {"money", "majority", "lacerda-tiles"}


def test_awards_are_strict(special: SpecialVintageGame) -> None:
    """VL-END-03, VL-END-05, VL-END-04: a tie brings nothing."""
    him = LACERDAS_SEAT._replace(cash=5)
    exports = {"1-3": 0, "2-3": LACERDA, "2-4": 0, "1-4": LACERDA}
    state = turn(special, Player(cash=5, vp=19, magnates=(0, 0, 1)), lacerda=him, exports=exports)
    assert scoring.total(state, 0) == scoring.total(state, LACERDA)
    assert scoring.awards(state) == [] and scoring.title(state) == "table_wine"
    assert [scoring.title_for(state, count) for count in (5, 10, 15)] == ["snob", "producer", "tycoon"]


def test_a_solo_game_is_won_or_lost(special: SpecialVintageGame) -> None:
    """VL-END-03, VC-GEN-02: by more VP than Lacerda."""
    results = set()
    for points in (0, 400):
        state = turn(special, Player(vp=points, space="wineries"), round=3, year=6, exports=dict(HIS_SPACES))
        idle_until(state, "none")
        results.add((tuple(state.winners()), tuple(state.losers())))
        assert rules_told(state, "solo-title") == ["VL-END-04"]
    assert results == {((), (0,)), ((0,), ())}


def test_his_cards_are_chance(special: SpecialVintageGame) -> None:
    """VL-TURN-02, VL-TURN-06: an actor with probabilities, and never a decision of his own."""
    state = special.new(1, 6, chance="explicit")
    seen = set()
    while not state.over:
        if state.actor == CHANCE:
            seen.add(question(state))
        assert state.actor in (0, CHANCE)
        idle(state)
    assert {"DrawActionCard", "DrawNumberCard"} <= seen


def test_lacerda_has_his_own_name(special: SpecialVintageGame) -> None:
    """VL-SETUP-01: in every event."""
    state = special.new(1, 6)
    idle_until(state, "none")
    said = [tutor.say(event, lang, 0) for event in state.journal or () for lang in ("en", "fr")]
    assert any("Lacerda" in text for text in said)
    assert not any("Player 2" in text or "Joueur 2" in text for text in said)
    assert MoveTo("pass") not in state.moves()
