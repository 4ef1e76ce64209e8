"""What a second reading of the rules found."""

from __future__ import annotations

from tutor.games.vinhos.examples.positions import Estate, Player, play, position
from tutor.games.vinhos.game import ReserveGame
from tutor.games.vinhos.moves import LeaveGame, UseExpert


def test_cash_counts_in_the_closing_round_without_a_benefit(reserve: ReserveGame) -> None:
    """VR-END-01, VR-MULT-05: who has no wine left may still turn an expert for the cash multiplier."""
    first = Player(estates=[Estate("minho", "red", (4,))], magnates=(1, 0, 0))
    second = Player(cash=3, investment=-2, up="taste_cash aroma_discount")
    stack = [["FinalScoring"], ["NextCloser", 1], ["CloseTurn", 0]]
    given = {"year": 6, "vintage": "V5", "final": True, "multipliers": {"cash": [1, -1]}}
    state = position(reserve, (first, second), stack, given, {})
    play(state, LeaveGame())
    assert state.actor == 1 and state.moves() == [UseExpert("taste_cash"), LeaveGame()]
    before = state.scores()[1]
    play(state, UseExpert("taste_cash"), LeaveGame())
    assert state.over and state.scores()[1] == before + 2
