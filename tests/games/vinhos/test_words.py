"""Refusals and events in words: the reason is named, with the numbers that matter."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vinhos.looking import OTHERS, amid, first_space
from tutor.core.moves import Move
from tutor.core.text import say, say_move
from tutor.core.words import Event
from tutor.games.vinhos.examples.positions import Estate, Player, go, play, settle_chance, turn
from tutor.games.vinhos.game import ReserveGame, SpecialVintageGame, VinhosGame
from tutor.games.vinhos.moves import (
    BuyVineyard,
    EnterWine,
    Hire,
    MoveTo,
    PlaceVineyard,
    TakeBooth,
    TakePlace,
    UseTile,
    VisitMagnate,
)
from tutor.games.vinhos.state import Vinhos

RED = [Estate("minho", "red", (6,))]


def why(state: Vinhos, move: Move) -> tuple[str, str]:
    """Return the refusal of a move in both languages."""
    refusal = state.why_not(move)
    assert refusal is not None
    return say(refusal, "en"), say(refusal, "fr")


@pytest.mark.parametrize(
    ("player", "changes", "english", "french"),
    [
        (Player(), {}, "no wine for that", "pas de vin"),
        (Player(estates=RED, magnates=(2, 2, 2)), {"sales": {"11_red": 0, "11_white": 0}}, "no barrel", "de tonneau"),
        (Player(estates=[Estate("minho", "red", (1,))]), {}, "not worth enough", "ne valent assez"),
    ],
)
def test_what_is_missing_for_a_sale_is_named(
    game: VinhosGame, player: Player, changes: dict[str, Any], english: str, french: str
) -> None:
    """VC-SALE-04: no wine, no barrel, or no wine of enough value."""
    state = turn(game, player._replace(space="wineries"), *OTHERS, **changes)
    said = why(state, MoveTo("sales"))
    assert english in said[0] and french in said[1]


def test_bruno_says_what_he_expects_and_what_the_wine_is_worth(special: SpecialVintageGame) -> None:
    """VS-PRESS-06: 8 or more in the vintage V1; the wine is entered with its quality of 5."""
    player = Player(estates=[Estate("minho", "white", (5,))])
    state = turn(special, player, *OTHERS, vintage="V1")
    go(state, "pass", TakePlace(1), EnterWine(1, 1), TakeBooth(1))
    english, french = why(state, VisitMagnate("bruno"))
    assert "value of 8 or more" in english and "valeur de 8 ou plus" in french
    value = state.decision.value  # type: ignore[union-attr]
    assert english.endswith(f"with {value}.") and french.endswith(f"à {value}.")
    assert "your barrel comes back" in say_move(state, VisitMagnate("anabela"))
    assert "votre tonneau en revient" in say_move(state, VisitMagnate("anabela"), "fr")


def test_why_a_vineyard_does_not_fit_is_named(game: VinhosGame) -> None:
    """VC-VINE-03."""
    home = [Estate("minho", "red"), Estate("minho", "white"), Estate("dao", "white"), Estate()]
    regions = {"minho": {"top": "V2R2"}}
    state = turn(game, Player(estates=home, space="wineries"), *OTHERS, regions=regions)
    settle_chance(go(state, first_space(game), BuyVineyard("minho")))
    for estate, english, french in (
        (2, "other colour", "l’autre couleur"),
        (3, "another region", "une autre région"),
    ):
        said = why(state, PlaceVineyard(estate))
        assert english in said[0] and french in said[1]


def test_why_nobody_is_hired_is_named(special: SpecialVintageGame, reserve: ReserveGame) -> None:
    """VS-TYC-02, VR-WORK-01."""
    home = [Estate("minho", "red", wineries=1)]
    state = amid(reserve, "HireWorkers", "enologists", Player(estates=home), 0)
    english, french = why(state, Hire("farmer", 1))
    assert "enologists only" in english and "que des œnologues" in french
    state = play(turn(special, Player(tiles="farmer", estates=home), *OTHERS), UseTile("farmer_action"))
    english, french = why(state, Hire("enologist", 1))
    assert "tycoon tile" in english and "tuile magnat" in french


def test_a_second_tile_hears_that_one_was_used(special: SpecialVintageGame) -> None:
    """VS-TYC-01."""
    state = turn(special, Player(tiles="fair_points sales", estates=RED), *OTHERS)
    play(state, UseTile("fair_points_action"))
    english, french = why(state, UseTile("sales_action"))
    assert "already used a tycoon tile" in english and "déjà utilisé une tuile magnat" in french
    [gained] = [event for event in state.journal or () if event.name == "fair-points"]
    assert say(gained, "en").endswith("from the tycoon tile") and say(gained, "fr").endswith("de la tuile magnat")


@pytest.mark.parametrize(("cause", "english", "french"), [("expert", "expert", "expert"), ("booth", "booth", "stand")])
def test_money_has_a_cause(cause: str, english: str, french: str) -> None:
    """VC-ABIL-01, VS-PRESS-02."""
    event = Event("money-taken", "VC-ABIL-01", 0, {"money": 2, "cause": cause})
    assert say(event, "en").endswith(english) and say(event, "fr").endswith(french)


def test_a_tie_at_the_fair_is_told_as_a_shared_place() -> None:
    """VC-FAIR-06."""
    numbers = {"place": 1, "points": 4, "total": 11}
    shared = Event("fair-ranked", "VC-FAIR-06", 0, {**numbers, "tied": 3})
    alone = Event("fair-ranked", "VC-FAIR-04", 0, {**numbers, "tied": 1})
    assert "shared by 3 players" in say(shared, "en") and "partagée à 3" in say(shared, "fr")
    assert "shared" not in say(alone, "en") and "partagée" not in say(alone, "fr")


def test_no_salary_is_not_paid_to_no_enologist() -> None:
    """VR-MAINT-04."""
    event = Event("salaries", "VR-MAINT-04", 0, {"count": 0, "money": 0})
    assert say(event, "en") == "Player 1 cannot pay any salary"
    assert "0" not in say(event, "fr")


def test_an_export_names_the_value_of_its_space() -> None:
    """VC-EXPO-01: not only the quality of the wine."""
    wine = {"quality": 5, "colour": "red", "region": "minho", "column": 2, "value": 7, "cubes": 1, "points": 3}
    event = Event("exported", "VS-EXPO-01", 0, wine)
    assert "value 7" in say(event, "en") and "valeur 7" in say(event, "fr")


def test_the_regions_of_somebody_else_are_not_yours(special: SpecialVintageGame) -> None:
    assert "your" not in special.text("multiplier-cubes-now", "en")
    assert "vos" not in special.text("multiplier-cubes-now", "fr")
