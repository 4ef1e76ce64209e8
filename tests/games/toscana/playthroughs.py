"""The golden playthroughs of Toscana: every number of players, every official option, every way to end."""

from __future__ import annotations

from tests.golden import Playthrough
from tutor.games.toscana.examples.positions import Player, tasting, turn
from tutor.games.toscana.moves import Buy, ChangePrice, CloseSale, FinishHiring, Hire, Sell, StartWith, UseAction

#: The events by which a game can end, and by which a victory can be decided.
ENDINGS = {
    "toscana": (
        "end-tiles", "end-money", "end-latched",
        "victory", "victory-by-spaces", "victory-by-masters", "shared-victory",
    ),
}  # fmt: skip

#: Two players in round 5, before their trades; the first can sell his way to 60.
RICH = Player("2·2·2·2·2", money=44), Player("1·1·1·1·1", money=30)
#: Two players with equal money and empty warehouses; what stands on the map decides.
SIX_SPACES = Player("0·0·0·0·0", money=40, workers="A1 A2 A3 A4 A5", masters="A6")
ALSO_SIX = Player("0·0·0·0·0", money=40, workers="B1 B2 B3 B4 B5", masters="B6")
TWO_MASTERS = Player("0·0·0·0·0", money=40, workers="B1 B2 B3 B4 B4", masters="B5 B6")
SEVEN_SPACES = Player("0·0·0·0·0", money=40, workers="B1 B2 B3 B4 B5", masters="B6 B7")

PLAYTHROUGHS = (
    *(Playthrough("toscana", f"{players}-players", players, seed=players) for players in (2, 3, 4, 5)),
    Playthrough("toscana", "free-map", 3, seed=6, options={"free_map": True}),
    Playthrough("toscana", "player-trading", 3, seed=7, options={"player_trading": True}),
    Playthrough(
        "toscana", "end-by-money", 2, seed=8,
        start=lambda game: turn(game, *RICH, in_round=5, spent="hire production"),
        script=(UseAction("trade"), Sell("white", 2), Sell("champagne", 2), Sell("rose", 2), CloseSale()),
    ),
    Playthrough(
        "toscana", "end-latched", 2, seed=9, options={"end_trigger_latched": True},
        start=lambda game: turn(
            game, Player("0·0·0·1·2", money=58), Player(), in_round=3, spent="production", end_trigger_latched=True
        ),
        script=(
            UseAction("trade"), Sell("water", 2), CloseSale(),
            UseAction("hire"), FinishHiring(),
            UseAction("hire"), Hire("mr_rose"), StartWith("deal"), Buy("white", 1), ChangePrice("red", 1),
            ChangePrice("water", 1), FinishHiring(),
        ),
    ),
    Playthrough("toscana", "tie-spaces", 2, start=lambda game: tasting(game, SIX_SPACES, SEVEN_SPACES, in_round=7)),
    Playthrough("toscana", "tie-masters", 2, start=lambda game: tasting(game, SIX_SPACES, TWO_MASTERS, in_round=7)),
    Playthrough("toscana", "tie-shared", 2, start=lambda game: tasting(game, SIX_SPACES, ALSO_SIX, in_round=7)),
)  # fmt: skip
