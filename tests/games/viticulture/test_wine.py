"""Making wine: recipes, cellars, slots, devaluation."""

from __future__ import annotations

import pytest

import tutor
from tests.games.viticulture.looking import asked, details, refusal, rules_told
from tutor.games.viticulture.examples.positions import (
    Player,
    cellar,
    moves,
    pad,
    play,
    put,
    told,
    visit,
    winter,
)
from tutor.games.viticulture.game import ViticultureGame
from tutor.games.viticulture.moves import HarvestField, MakeWine, Place, PutToken, Stop
from tutor.games.viticulture.state import Viticulture

MEDIUM, LARGE = "medium_cellar", "medium_cellar, large_cellar"


def red(value: int) -> MakeWine:
    """Return the move that makes a red wine."""
    return MakeWine("red", value, 0, 0)


def white(value: int) -> MakeWine:
    """Return the move that makes a white wine."""
    return MakeWine("white", 0, 0, value)


def blush(red_value: int, white_value: int) -> MakeWine:
    """Return the move that makes a blush."""
    return MakeWine("blush", red_value, 0, white_value)


def sparkling(red_value: int, other: int, white_value: int) -> MakeWine:
    """Return the move that makes a sparkling wine."""
    return MakeWine("sparkling", red_value, other, white_value)


def crushing(game: ViticultureGame, built: str, grapes: str, wines: str = "", **options: object) -> Viticulture:
    """Return a position in which seat 0 of two chooses a wine to make."""
    return put(winter(game, Player(built=built, pad=grapes, cellar=wines), Player(), options=options), "make_wine")


@pytest.mark.parametrize("value", range(1, 10))
def test_a_red_or_white_wine_has_the_value_of_its_grape(game: ViticultureGame, value: int) -> None:
    """VI-WINE-01, VI-WINE-06: with all cellars built."""
    assert cellar(play(crushing(game, LARGE, f"R{value}"), red(value))) == f"R{value}"
    assert cellar(play(crushing(game, LARGE, f"W{value}"), white(value))) == f"W{value}"


@pytest.mark.parametrize(("grapes", "result"), [((1, 3), "B4"), ((2, 3), "B5"), ((4, 2), "B6"), ((6, 5), "B6")])
def test_a_blush_is_the_sum_of_a_red_and_a_white(game: ViticultureGame, grapes: tuple[int, int], result: str) -> None:
    """VI-WINE-02: in the medium cellar, from 4 on."""
    state = play(crushing(game, MEDIUM, f"R{grapes[0]} W{grapes[1]}"), blush(*grapes))
    assert (cellar(state), pad(state)) == (result, "")


def test_a_blush_needs_the_medium_cellar_and_a_sum_of_four(game: ViticultureGame) -> None:
    """VI-WINE-02: whatever the grapes."""
    assert refusal(crushing(game, "", "R5 W5"), blush(5, 5)) == ("cellar-needed", "VI-WINE-02")
    assert refusal(crushing(game, MEDIUM, "R1 W2"), blush(1, 2)) == ("value-too-low", "VI-WINE-02")
    assert refusal(crushing(game, LARGE, "R1 W1"), blush(1, 1)) == ("value-too-low", "VI-WINE-02")


@pytest.mark.parametrize(
    ("grapes", "result"), [((3, 2, 2), "S7"), ((5, 1, 2), "S8"), ((6, 2, 1), "S9"), ((9, 8, 9), "S9")]
)
def test_a_sparkling_wine_is_the_sum_of_two_reds_and_a_white(
    game: ViticultureGame, grapes: tuple[int, int, int], result: str
) -> None:
    """VI-WINE-03: in the large cellar, from 7 on."""
    state = play(crushing(game, LARGE, "R{} R{} W{}".format(*grapes)), sparkling(*grapes))
    assert (cellar(state), pad(state)) == (result, "")


def test_a_sparkling_wine_needs_the_large_cellar_and_a_sum_of_seven(game: ViticultureGame) -> None:
    """VI-WINE-03: one red grape more or less is no sparkling wine."""
    assert refusal(crushing(game, MEDIUM, "R5 R4 W4"), sparkling(5, 4, 4)) == ("cellar-needed", "VI-WINE-03")
    assert refusal(crushing(game, LARGE, "R3 R2 W1"), sparkling(3, 2, 1)) == ("value-too-low", "VI-WINE-03")


def test_grapes_become_one_wine_and_are_gone(game: ViticultureGame) -> None:
    """VI-WINE-04: own grapes only, and only in the four recipes."""
    state = crushing(game, LARGE, "R2 R3 W4")
    for move in (
        MakeWine("red", 3, 2, 0), MakeWine("red", 2, 0, 4), MakeWine("white", 2, 0, 4), MakeWine("blush", 3, 2, 4),
        MakeWine("sparkling", 3, 0, 4), MakeWine("sparkling", 2, 3, 4), MakeWine("sparkling", 3, 3, 4),
        MakeWine("red", 0, 0, 0), MakeWine("red", 0, 3, 0), MakeWine("red", 3, 0, -1),
    ):  # fmt: skip
        assert refusal(state, move) == ("no-recipe", "VI-WINE-04")
    assert refusal(state, MakeWine("rum", 3, 0, 0)) == ("no-such-wine-type", "VI-WINE-04")
    for move in (red(4), white(2), blush(4, 2), sparkling(4, 2, 4)):
        assert refusal(state, move) == ("no-such-grape", "VI-WINE-04")
    assert state.moves() == [red(2), red(3), white(4), blush(2, 4), blush(3, 4), sparkling(3, 2, 4)]
    play(state, blush(3, 4))
    assert (pad(state), cellar(state)) == ("R2", "B7")


@pytest.mark.parametrize(
    ("built", "taken", "grape", "result"),
    [
        ("", "", 5, "R3"),
        ("", "R3", 5, "R2 R3"),
        ("", "R2 R3", 5, "R1 R2 R3"),
        ("", "R1", 1, ""),
        ("", "R1 R2 R3", 9, ""),
        (MEDIUM, "", 9, "R6"),
        (MEDIUM, "R5 R6", 6, "R4 R5 R6"),
        (MEDIUM, "R4 R5 R6", 6, "R3 R4 R5 R6"),
        (LARGE, "R8", 8, "R7 R8"),
        (LARGE, "R7 R8", 7, "R6 R7 R8"),
    ],
)
def test_a_wine_goes_to_the_highest_open_free_slot(
    game: ViticultureGame, built: str, taken: str, grape: int, result: str
) -> None:
    """VI-WINE-05, VI-WINE-06: never above its value; without a slot it cannot be made."""
    state = crushing(game, built, f"R{grape} W1", taken)
    if not result:
        assert refusal(state, red(grape)) == ("no-slot", "VI-WINE-05")
        assert red(grape) not in state.moves()
        return
    slot = max(set(result.split()) - set(taken.split()))
    assert details(state, red(grape)) == {"value": int(slot[1:])}
    play(state, red(grape))
    assert cellar(state) == result
    lower = int(slot[1:]) < grape
    assert rules_told(state, "wine-devalued" if lower else "wine-made") == ["VI-WINE-05" if lower else "VI-WINE-01"]


def test_blush_and_sparkling_wines_have_slots_of_their_own(game: ViticultureGame) -> None:
    """VI-WINE-05, VI-WINE-06: blush from 4, sparkling from 7; other types do not stand in the way."""
    assert refusal(crushing(game, MEDIUM, "R3 W3", "B4 B5 B6"), blush(3, 3)) == ("no-slot", "VI-WINE-05")
    assert refusal(crushing(game, LARGE, "R4 R3 W2", "S7 S8 S9"), sparkling(4, 3, 2)) == ("no-slot", "VI-WINE-05")
    state = crushing(game, LARGE, "R4 R3 W2", "R7 W7 B7 S8 S9")
    assert cellar(play(state, sparkling(4, 3, 2))) == "R7 W7 B7 S7 S8 S9"
    assert refusal(crushing(game, LARGE, "R4 R3 W1", "S7 S8"), sparkling(4, 3, 1)) == ("no-slot", "VI-WINE-05")


def test_an_owner_may_correct_what_a_wine_is_made_of(game: ViticultureGame) -> None:
    """VI-WINE-02, VI-WINE-04: the recipes are numbers of the data file; what no move can name is refused."""
    other = game.corrected({"cellar": {"wine_types": {"blush": {"grapes": {"red": 2, "white": 0}}}}})
    state = crushing(other, MEDIUM, "R1 R3 W2")
    wines = [tuple(move) for move in moves(state, MakeWine)]
    assert ("blush", 3, 1, 0) in wines and ("blush", 3, 0, 2) not in wines
    assert refusal(state, MakeWine("blush", 3, 0, 2)) == ("no-recipe", "VI-WINE-04")
    for grapes in ({"red": 3}, {"white": 2}, {"red": 0, "white": 0}):
        with pytest.raises(tutor.BadData, match="blush wine"):
            game.corrected({"cellar": {"wine_types": {"blush": {"grapes": grapes}}}})


def test_two_wines_are_made_one_after_the_other(game: ViticultureGame) -> None:
    """VI-WIN-04, VI-WINE-07: of the same or of different types; the first slot is taken for the second."""
    state = crushing(game, "", "R4 R5 W2")
    assert refusal(state, Stop()) == ("once-at-least", "VI-WRK-07")
    play(state, red(5))
    assert (asked(state), Stop() in state.moves()) == (("ChooseWine", 0), True)
    same = play(state.copy(), red(4))
    assert (cellar(same), asked(same)) == ("R2 R3", ("TakeTurn", 1))
    other = play(state.copy(), white(2))
    assert cellar(other) == "R3 W2"
    one = play(state, Stop())
    assert (cellar(one), pad(one), asked(one)) == ("R3", "R4 W2", ("TakeTurn", 1))


def test_nobody_is_asked_for_a_wine_that_cannot_be_made(game: ViticultureGame) -> None:
    """VI-WINE-07: after the first one nothing is possible."""
    state = play(crushing(game, "", "R1 R2", "R2 R3"), red(2))
    assert (cellar(state), pad(state), asked(state)) == ("R1 R2 R3", "R1", ("TakeTurn", 1))


def test_wine_stays_wine(game: ViticultureGame) -> None:
    """VI-WINE-08: what is in the cellar is in no recipe."""
    state = crushing(game, LARGE, "R1", "R5 W5 B9 S9")
    assert state.moves() == [red(1)]
    assert refusal(state, blush(5, 5)) == ("no-such-grape", "VI-WINE-04")
    assert refusal(state, blush(1, 5)) == ("no-such-grape", "VI-WINE-04")


@pytest.mark.parametrize("ruling", ["illegal", "lost"])
def test_a_wine_without_a_slot_is_not_made_or_is_lost(game: ViticultureGame, ruling: str) -> None:
    """VI-WINE-05: wine_without_slot."""
    make = Place("make_wine", "plain", False)
    state = winter(game, Player(pad="R2", cellar="R1 R2 R3"), Player(), options={"wine_without_slot": ruling})
    if ruling == "illegal":
        assert refusal(state, make) == ("no-wine-possible", "VI-WRK-07")
        return
    play(state, make, red(2))
    assert (cellar(state), pad(state)) == ("R1 R2 R3", "")
    assert told(state, "wine-lost") == [{"wine": "red", "value": 2}]
    closed = crushing(game, "", "R5 W5", wine_without_slot="lost")
    assert refusal(closed, blush(5, 5)) == ("cellar-needed", "VI-WINE-02")


def test_a_lower_slot_may_be_chosen_only_with_that_ruling(game: ViticultureGame) -> None:
    """VI-WINE-05, VI-HARV-03: voluntary_devalue, for wines and for grapes."""
    plain = play(crushing(game, MEDIUM, "R5", voluntary_devalue=False), red(5))
    assert (cellar(plain), asked(plain)) == ("R5", ("TakeTurn", 1))
    state = play(crushing(game, MEDIUM, "R5", "R2", voluntary_devalue=True), red(5))
    assert asked(state) == ("ChooseWineSlot", 0)
    assert moves(state, PutToken) == [PutToken(1), PutToken(3), PutToken(4), PutToken(5)]
    assert refusal(state, PutToken(2)) == ("slot-taken", "VI-WINE-05")
    assert refusal(state, PutToken(6)) == ("slot-too-high", "VI-WINE-05")
    assert refusal(state, PutToken(0)) == ("slot-too-high", "VI-WINE-05")
    assert cellar(play(state, PutToken(3))) == "R2 R3"
    small = play(crushing(game, "", "R5", voluntary_devalue=True), red(5))
    assert refusal(small, PutToken(4)) == ("slot-closed", "VI-WINE-06")
    assert moves(small, PutToken) == [PutToken(1), PutToken(2), PutToken(3)]
    grower = Player(field_5="merlot, syrah, malvasia", pad="R4")
    state = put(
        winter(game, grower, Player(), options={"voluntary_devalue": True}), "harvest_field", HarvestField("field_5")
    )
    assert moves(state, PutToken) == [PutToken(1), PutToken(2), PutToken(3), PutToken(5)]
    assert refusal(state, PutToken(4)) == ("slot-taken", "VI-HARV-03")
    assert refusal(state, PutToken(6)) == ("slot-too-high", "VI-HARV-06")
    play(state, PutToken(2))
    assert (asked(state), moves(state, PutToken)) == (("ChooseSlot", 0), [PutToken(1)])
    assert pad(play(state, PutToken(1))) == "R2 R4 W1"


def test_a_chosen_slot_counts_for_the_second_wine(game: ViticultureGame) -> None:
    """VI-WINE-07: with voluntary_devalue a wine may leave the better slot to the next."""
    state = play(crushing(game, "", "R2 R3", voluntary_devalue=True), red(3), PutToken(1))
    assert play(state, red(2), PutToken(2)) and cellar(state) == "R1 R2"


def test_wine_made_by_a_card_follows_the_same_rules(game: ViticultureGame) -> None:
    """VI-TERM-04: the Crush Expert's three wines in the small cellar."""
    state = winter(game, Player(pad="R4 R5 R6 W9", hand="crush_expert"), Player())
    visit(state, "crush_expert", "b", red(4), red(5), red(6))
    assert (cellar(state), pad(state)) == ("R1 R2 R3", "W9")
