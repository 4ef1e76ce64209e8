"""Refusals and events in words: what is said is true of the position, with the numbers that matter."""

from __future__ import annotations

import pytest

from tutor.core.moves import Move
from tutor.core.text import say, say_move
from tutor.core.words import Event
from tutor.games.grand_cru.examples.positions import Player, action, end_year, festival, loan_round
from tutor.games.grand_cru.game import GrandCruGame
from tutor.games.grand_cru.moves import (
    Act,
    Bid,
    Harvest,
    PutUp,
    RaiseDemand,
    RemoveVine,
    RepayLoans,
    SellCubes,
    SellEarly,
    SellWine,
    TakeLoans,
    TakeVine,
    UseImprovement,
    Visit,
)
from tutor.games.grand_cru.state import GrandCru


def why(state: GrandCru, move: Move) -> tuple[str, str]:
    """Return the refusal of a move in both languages."""
    refusal = state.why_not(move)
    assert refusal is not None
    return say(refusal, "en"), say(refusal, "fr")


def spoken(state: GrandCru, event: str) -> list[tuple[str, str]]:
    """Return every event of a name in both languages."""
    return [(say(entry, "en"), say(entry, "fr")) for entry in state.journal or () if entry.name == event]


def test_interest_is_not_paid_on_the_emergency_loan(game: GrandCruGame) -> None:
    """GC-INT-05: 5 loans, then one more for their interest."""
    state = end_year(action(game, Player(cash=0, loans=5), Player(cash=50, loans=2)))
    poor, rich = spoken(state, "interest-paid")
    assert "5 loans, as before the emergency" in poor[0] and "5 emprunts, comme avant" in poor[1]
    assert rich[0].endswith("interest on 2 loans") and rich[1].endswith("2 emprunts")


def test_a_number_that_bulk_buyer_refuses_is_not_recommended(game: GrandCruGame) -> None:
    """GC-IMP-22: of two cubes one is left for the second sale."""
    state = action(game, Player(ready="bulk_buyer", cellar="2 gamay@2"), Player())
    for move in (UseImprovement("bulk_buyer"), SellWine(2, "gamay")):
        state.play(move)
    assert state.why_not(SellCubes(2)) is not None
    assert why(state, SellCubes(3)) == ("Exactly 1 cube can be sold here.", "Vous ne pouvez vendre ici que 1 cube.")


@pytest.mark.parametrize(
    ("loans", "english", "french"),
    [(11, "you can take none", "vous ne pouvez plus en prendre"), (9, "at most 2 more", "au plus 2 de plus")],
)
def test_with_a_full_loan_track_fewer_would_not_help(game: GrandCruGame, loans: int, english: str, french: str) -> None:
    """GC-LOAN-02, GC-LIM-04."""
    said = why(loan_round(game, Player(loans=loans), Player()), TakeLoans(3))
    assert english in said[0] and french in said[1]


def test_the_loans_that_can_be_repaid_are_counted(game: GrandCruGame) -> None:
    """GC-LOAN-03."""
    said = why(loan_round(game, Player(cash=50, loans=2), Player()), RepayLoans(3))
    assert "only 2 loans" in said[0] and "que 2 emprunts" in said[1]


def test_no_wine_at_all_is_not_called_too_little(game: GrandCruGame) -> None:
    """GC-SELL-01."""
    state = action(game, Player(cellar="gamay@2"), Player())
    state.play(Act("sell"))
    english, french = why(state, SellWine(4, "merlot"))
    assert "no Merlot in barrel 4" in english and "enough" not in english
    assert "pas de Merlot" in french and "assez" not in french


def test_a_price_that_stays_is_said_to_stay(game: GrandCruGame) -> None:
    """GC-DEM-02: neighbouring spaces can show the same price."""
    state = action(game, Player(), Player())
    state.play(Act("raise_demand"))
    for move in state.moves():
        assert isinstance(move, RaiseDemand)
        details = state.decision.details(state, move)  # type: ignore[union-attr]
        assert details is not None
        steady = details["old"] == details["new"]
        assert ("still" in say_move(state, move)) == steady == ("→" not in say_move(state, move))
        assert ("toujours" in say_move(state, move, "fr")) == steady


def test_a_primeur_says_how_its_price_comes_about(game: GrandCruGame) -> None:
    """GC-FEST-14: two years too early, and so 2 francs less than today's 7."""
    state = festival(game, Player(prestige=20, cellar="cabernet@2"), Player(), demand={"cabernet": 6})
    state.play(Visit("primeur"))
    assert "the 7 of today less 2 years" in say_move(state, SellEarly(2, "cabernet"))
    state.play(SellEarly(2, "cabernet"))
    [(english, french)] = spoken(state, "sold-to-supply")
    assert "1 × 5 francs, the 7 of today less 2 years" in english
    assert "les 7 d’aujourd’hui moins 2 ans" in french


def test_a_vine_that_bears_a_cube_is_not_denied(game: GrandCruGame) -> None:
    """GC-FEST-24."""
    state = festival(game, Player(prestige=20, vines="gamay", bare="merlot"), Player())
    state.play(Visit("rebuilding"))
    assert "All your Gamay vines bear a cube" in why(state, RemoveVine("gamay", False))[0]
    assert "portent un cube" in why(state, RemoveVine("gamay", False))[1]
    assert "bears a cube" in why(state, RemoveVine("merlot", True))[0]
    assert "no Syrah vine" in why(state, RemoveVine("syrah", True))[0]
    state.play(RemoveVine("gamay", True))
    for sentence in why(state, TakeVine("display", "syrah")):
        assert "display" not in sentence, "an id is no word"


def test_a_variety_without_a_vine_is_not_there(game: GrandCruGame) -> None:
    """GC-HARV-08."""
    state = action(game, Player(cash=5, vines="2 gamay"), Player())
    state.play(Act("harvest"))
    assert "no Syrah vine" in why(state, Harvest("syrah"))[0]


def test_a_bid_of_the_direct_price_hears_of_the_direct_purchase(game: GrandCruGame) -> None:
    """GC-BID-03, GC-BUY-01."""
    state = action(game, Player(cash=20), Player(), display="gamay, merlot")
    state.play(Act("first_bid"))
    state.play(PutUp("gamay"))
    english, french = why(state, Bid(game.box.direct_price))
    assert "bought directly" in english and "directement" in french
    assert "directly" not in why(state, Bid(game.box.direct_price + 1))[0]


@pytest.mark.parametrize("loans", [0, 1, 2])
def test_nobody_is_said_to_owe_no_loans(loans: int) -> None:
    """GC-SCORE-01: "less 0 loans" says nothing."""
    numbers = {"total": 9, "money": 9, "kinds": 1, "cubes": 1, "loans": loans}
    event = Event("final-wealth", "GC-SCORE-01", 0, numbers)
    assert ("less" in say(event, "en")) == ("moins" in say(event, "fr")) == (loans > 0)
