"""The golden playthroughs of Grand Cru: every number of players, the other rulings, every way to end."""

from __future__ import annotations

from typing import Any

from tests.golden import Playthrough
from tutor.games.grand_cru.examples.positions import KEEP, LEAVE, Player, action, festival, loan_round
from tutor.games.grand_cru.moves import RepayLoans
from tutor.games.grand_cru.state import GrandCru

#: The events by which a game can end, and by which a victory can be decided.
ENDINGS = {
    "grand-cru": (
        "end-repaid", "end-bankrupt", "end-guard",
        "victory", "victory-by-tiles", "shared-victory", "nobody-wins",
    ),
}  # fmt: skip

#: Every ruling read the other way.
OTHER_RULINGS = {
    "money": "open",
    "maturity_zones": "two_barrel_windows",
    "interest": "linear",
    "start_demand": "highest",
    "start_counters": "action_pawns",
    "lone_extra_action": True,
    "empty_vines_end_year": True,
    "bids_covered": True,
    "purchase_compensation": True,
    "partial_sales": False,
    "blending_shortage": "refused",
    "maturing_may_spoil": True,
    "start_player_at_once": False,
    "reshuffle": "when_empty",
    "rank_without_cubes": True,
    "festival_tie": "either_side",
    "festival_needs_effect": False,
    "festival_demand": "either_way",
    "festival_groups": True,
    "shortage_order": "player_by_player",
    "shortage_compensation": "per_player",
    "final_preparation": True,
}

RICH = Player(cash=45, loans=3, vines="2 merlot, pinot", used="aoc", cellar="2 merlot@4")
EQUAL = Player(cash=30, bare="gamay, merlot"), Player(cash=30, bare="gamay, 2 merlot")
BROKE = Player(cash=0, loans=11)
#: Three estates in their prime: every improvement and every kind of wine somewhere.
PRIME = (
    Player(
        cash=25, loans=2, prestige=8, vines="2 gamay, pinot", ready="aoc, blending, maturing, advertising",
        cellar="2 gamay@2, syrah@2, 3 pinot@4",
    ),
    Player(
        cash=25, loans=2, prestige=9, vines="2 merlot, 2 syrah", ready="harvest_hand, bulk_buyer, blending",
        cellar="2 merlot@3, merlot@2, 2 syrah@3",
    ),
    Player(
        cash=25, loans=2, prestige=7, vines="2 cabernet, gamay", ready="good_vintage, rich_harvest, maturing",
        cellar="3 cabernet@4, gamay@3, cabernet@2",
    ),
)  # fmt: skip


def prime(game: Any) -> GrandCru:
    """Return a position of year 3 in which everybody can do nearly everything."""
    return action(game, *PRIME, display="pinot, aoc, 2 syrah, gamay, rich_harvest", year=3)


PLAYTHROUGHS = (
    *(Playthrough("grand-cru", f"{players}-players", players, seed=players) for players in (2, 3, 4, 5)),
    Playthrough("grand-cru", "other-rulings", 4, seed=9, options=OTHER_RULINGS),
    *(Playthrough("grand-cru", f"in-their-prime-{seed}", 3, seed=seed, start=prime) for seed in (21, 22, 23)),
    Playthrough(
        "grand-cru", "end-by-repayment", 2,
        start=lambda game: festival(game, RICH, Player(), year=7),
        script=(LEAVE, LEAVE, RepayLoans(3), KEEP),
    ),
    Playthrough(
        "grand-cru", "end-by-guard", 2,
        start=lambda game: loan_round(game, Player(), Player(loans=4), year=30), script=(KEEP, KEEP),
    ),
    Playthrough("grand-cru", "nobody-wins", 2, start=lambda game: festival(game, BROKE, BROKE), script=(LEAVE, LEAVE)),
    Playthrough("grand-cru", "tie-tiles", 2, start=lambda game: loan_round(game, *EQUAL, year=30), script=(KEEP, KEEP)),
    Playthrough(
        "grand-cru", "tie-shared", 3,
        start=lambda game: loan_round(game, EQUAL[1], EQUAL[0], EQUAL[1], year=30), script=(KEEP, KEEP, KEEP),
    ),
)  # fmt: skip
