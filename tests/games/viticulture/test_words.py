"""Refusals and moves in words: what is said is true of the position, and tells moves apart."""

from __future__ import annotations

import pytest

import tutor
from tests.games.viticulture.playing import EVERYTHING, OTHER, Seat, hold, turn, without
from tutor.core.moves import Move
from tutor.core.text import LANGUAGES, say
from tutor.games.viticulture.game import ViticultureGame
from tutor.games.viticulture.moves import Build, MakeWine, Place, PlayVisitor
from tutor.games.viticulture.state import Viticulture

BUILD, PLANT, WINE = (Place(name, "plain", False) for name in ("build_structure", "plant_vine", "make_wine"))


def why(state: Viticulture, move: Move) -> tuple[str, str]:
    """Return the refusal of a move in both languages."""
    refusal = state.why_not(move)
    assert refusal is not None
    return say(refusal, "en"), say(refusal, "fr")


def why_not_played(game: ViticultureGame, card: str, way: str, seat: Seat) -> tuple[str, str]:
    return why(hold(game, card, seat, OTHER).state, PlayVisitor(card, way))


# ---------------------------------------------------------------------- structures and vines


def test_with_all_structures_built_lira_would_not_help(game: ViticultureGame) -> None:
    """VI-STR-02."""
    english, french = why(turn(game, Seat(lira=50, built=EVERYTHING), OTHER), BUILD)
    assert "All eight" in english and "lira" not in english
    assert "Les huit" in french and "lire" not in french


def test_a_card_paid_in_points_does_not_ask_for_lira(game: ViticultureGame) -> None:
    """VI-STR-05: neither the Stonemason nor the Uncertified Architect wants more lira for it."""
    english, french = why_not_played(game, "stonemason", "a", Seat(lira=8, built=EVERYTHING))
    assert "All eight" in english and "Les huit" in french
    card, way = "uncertified_architect", "a"
    english, french = why_not_played(game, card, way, Seat(vp=5, built=without("large_cellar", "tasting_room")))
    assert "printed price" in english and "prix imprimé" in french


def test_too_few_lira_for_any_structure_are_counted(game: ViticultureGame) -> None:
    """VI-STR-01: the cheapest that is missing costs 5."""
    state = turn(game, Seat(lira=1, built=without("windmill", "tasting_room", "large_cellar")), OTHER)
    english, french = why(state, BUILD)
    assert "5 lira" in english and "only 1" in english
    assert "5 lires" in french and "que 1" in french


@pytest.mark.parametrize(
    ("seat", "english", "french"),
    [
        (Seat(built="trellis, irrigation"), "no vine card in hand", "pas de carte vigne en main"),
        (Seat(hand="merlot", built="trellis"), "needs a trellis or irrigation", "demande un treillis"),
        (Seat(hand="sangiovese", fields="sold / sold / sold"), "have no room", "n’a de place"),
        (Seat(hand="sangiovese, merlot", fields="sold / sold / sold"), "each lacks room", "il manque de la place"),
    ],
)
def test_what_is_missing_for_planting_is_named(game: ViticultureGame, seat: Seat, english: str, french: str) -> None:
    """VI-FLD-02, VI-FLD-04."""
    said = why(turn(game, seat, OTHER), PLANT)
    assert english in said[0] and french in said[1]


# ---------------------------------------------------------------------- wine


def test_an_empty_crush_pad_is_called_empty(game: ViticultureGame) -> None:
    """VI-WINE-04."""
    english, french = why(turn(game, OTHER, OTHER, season="winter"), WINE)
    assert "no grapes" in english and "pas de cépage" in french
    english, french = why(turn(game, Seat(grapes="R1", wines="R1"), OTHER, season="winter"), WINE)
    assert "free slot" in english and "emplacement libre" in french


def test_the_zymologist_says_that_the_slot_must_be_high(game: ViticultureGame) -> None:
    """VI-CARD-W33: slots 1 to 3 are free, but do not serve."""
    state = hold(game, "zymologist", Seat(grapes="R4 W5", wines="R4"), OTHER).asked("a")
    english, french = why(state, MakeWine("red", 4, 0, 0))
    assert "4 or more" in english and "or less" not in english
    assert "4 ou plus" in french and "ou moins" not in french
    english, french = why_not_played(game, "zymologist", "a", Seat(grapes="R3"))
    assert "value 4 or more" in english and "valeur 4 ou plus" in french


def test_a_larger_cellar_is_advised_only_where_it_helps(game: ViticultureGame) -> None:
    """VI-WINE-05, VI-WINE-06."""
    state = turn(game, Seat(grapes="R4 W1", wines="R1 R2 R3"), OTHER, season="winter")
    state.play(WINE)
    assert "larger cellar" in why(state, MakeWine("red", 4, 0, 0))[0]
    state = turn(game, Seat(grapes="R3 W1", wines="R1 R2 R3", built=EVERYTHING), OTHER, season="winter")
    state.play(WINE)
    english, french = why(state, MakeWine("red", 3, 0, 0))
    assert "larger" not in english and "plus grande" not in french


# ---------------------------------------------------------------------- workers


def test_no_perhaps_about_the_grande(game: ViticultureGame) -> None:
    """VI-WRK-08."""
    english, french = why(turn(game, Seat(workers="cart, cart"), OTHER), Place("gain_1_lira", "plain", False))
    assert "only the grande" in english and "perhaps" not in english
    assert "seul le grand" in french and "peut-être" not in french


@pytest.mark.parametrize(
    ("players", "taken", "grande", "place", "english", "french"),
    [
        (2, "left", "home", "plain", "only your grande", "seul votre grand ouvrier"),
        (2, "left", "cart", "plain", "choose another action", "une autre action"),
        (3, "left", "home", "plain", "use the bonus space", "prenez la case bonus"),
        (3, "middle", "home", "bonus", "use a plain space", "prenez une case simple"),
    ],
)
def test_only_a_space_that_is_free_is_recommended(
    game: ViticultureGame, players: int, taken: str, grande: str, place: str, english: str, french: str
) -> None:
    """VI-WRK-10, VI-GRD-02."""
    there = Seat(workers=f"draw_vine/{taken}")
    state = turn(game, Seat(grande=grande), there, *[OTHER] * (players - 2))
    said = why(state, Place("draw_vine", place, False))
    assert english in said[0] and french in said[1]


def test_the_drawing_of_an_action_is_no_drawing_of_cards() -> None:
    """VI-GRD-02."""
    move = Place("draw_vine", "overflow", True)
    assert say(move, "en") == "Place the grande worker on “Draw vine”, on the drawing beside its spaces"
    assert "sur le dessin à côté des cases" in say(move, "fr")


# ---------------------------------------------------------------------- cards


def test_the_part_that_would_become_impossible_is_named(game: ViticultureGame) -> None:
    """VI-VIS-21: after the windmill the Syrah could not be planted."""
    state = hold(game, "contractor", Seat(hand="syrah", lira=5), OTHER).asked("bc")
    english, french = why(state, Build("windmill"))
    assert "needs a trellis or irrigation" in english and "demande un treillis" in french


def test_one_lira_is_one(game: ViticultureGame) -> None:
    """VI-WIN-05."""
    english, _ = why(turn(game, Seat(lira=1), OTHER, season="winter"), Place("train_worker", "plain", False))
    assert "there is only 1" in english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_way_to_play_a_card_has_words_of_its_own(lang: str) -> None:
    """VI-VIS-04; a card with one way only needs no number of a part."""
    for moves in tutor.game("viticulture").box.ways.values():
        words = [say(move, lang) for move in moves]
        assert len(set(words)) == len(words), words
        assert len(words) > 1 or not any(letter.isdigit() for letter in words[0]), words
