"""Refusals, events and lists in words: what is said is true of the position."""

from __future__ import annotations

from tutor.core.moves import Move
from tutor.core.text import say, texts
from tutor.games.toscana.examples.positions import Player, turn
from tutor.games.toscana.game import ToscanaGame
from tutor.games.toscana.moves import TakeInstead, UseAction
from tutor.games.toscana.state import Toscana

#: Four players who hold all water, so that the bank has none.
HOLDERS = (*[Player("0·0·0·0·5")] * 3, Player("0·0·0·0·1"))


def why(state: Toscana, move: Move) -> tuple[str, str]:
    """Return the refusal of a move in both languages."""
    refusal = state.why_not(move)
    assert refusal is not None
    return say(refusal, "en"), say(refusal, "fr")


def test_another_good_is_recommended_only_where_one_can_be_had(game: ToscanaGame) -> None:
    """TO-TURN-08: red can be taken instead of water, unless its warehouse is full."""
    for red, other in ((4, True), (5, False)):
        state = turn(game, Player(f"{red}·0·0·0·4"), *HOLDERS, market="3·3·2·2·5")
        state.play(UseAction("production"))
        english, french = why(state, TakeInstead("water"))
        assert ("choose another good" in english) == other
        assert ("choisissez une autre marchandise" in french) == other


def test_several_cubes_of_water_are_not_two_water_in_french(game: ToscanaGame) -> None:
    """Goods in a list are counted in cubes."""
    state = game.new(players=2, seed=1)
    goods = [event for event in state.journal or () if "good" in event.details and "water" in event.details["good"]]
    assert goods
    for event in goods:
        assert "2 cubes d’eau" in say(event, "fr") and "2 water" in say(event, "en")
    assert texts(game.folder).text("some-good", "fr", {"count": 1, "good": "red"}) == "1 cube de rouge"
