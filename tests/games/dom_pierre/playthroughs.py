"""The golden playthroughs of Dom Pierre: every number of players, the fast variant, other rulings, every way to end."""

from __future__ import annotations

from typing import Any

from tests.golden import Playthrough
from tutor.games.dom_pierre.examples.positions import END, RETURN, Player, turn
from tutor.games.dom_pierre.moves import MoveDisc
from tutor.games.dom_pierre.state import DomPierre

#: The events by which a game can end, and by which a victory can be decided.
ENDINGS = {"dom-pierre": ("end-triggered", "game-ends", "victory", "victory-by-coins", "victory-by-order")}

#: Every ruling read the other way.
OTHER_RULINGS = {
    "reims_only_when_north_deck_empty": False,
    "force_token_counts_for_return_workers": True,
    "modifier_needs_completely_empty_press": False,
    "harvest_worker_needs_base_value_1": False,
    "claim_token_can_be_deferred": False,
    "free_action_only_before_or_after_main_action": False,
    "unplaced_logistics_workers_go_back": False,
    "prestige_at_top_still_gives_token": False,
    "trigger_disc_still_scores_2vp": False,
    "higher_harvest_tile_can_stand_in": False,
    "harvest_worker_may_be_used_at_cap": True,
    "kept_prestige_tokens_only_in_windows": False,
    "finished_disc_leaves_before_late_window": False,
    "all_roads_are_one_zone": False,
    "village_vintage_may_target_house_or_reserve": True,
    "village_bonuses_must_differ_in_reward": False,
    "objectives_vintage_is_automatic": False,
    "cellar_vintage_covers_both_barrels_of_one_press": False,
}

#: Three houses in their prime: every vintage token somewhere, champagne, grapes, workers and tokens for everything.
PRIME = (
    Player(
        coins=9, rows=(3, 3, 3, 3, 3, 3), level=2, vintage="vineyard sales", force="cellar", house=2, crew=2,
        roads="north 1 2 6", vines="3,4", left="bottle 12, barrel 9", centre="chardonnay 3, pinot_noir 2", right="+2",
        grey="sugar, box", blue="sugar, cork", objectives="OB32 OB40", tokens="worker, sale_high",
    ),
    Player(
        coins=7, level=1, vintage="cellar village", force="sales", house=1, crew=2, roads="east 1 2, west 1",
        vines="4,4 4,5", left="chardonnay 3, pinot_noir 3, pinot_meunier 3", centre="bottle 7, bottle 5",
        grey="2 cork", blue="label", objectives="OB35", tokens="press_high", cards="N02 E07",
    ),
    Player(
        coins=6, level=3, vintage="logistics objectives", force="vineyard", house=3, roads="south 1 2 3 4",
        right="barrel 11, bottle 10", left="pinot_noir 3", grey="label", blue="2 box", flags="usa",
        objectives="OB17 OB33", tokens="chardonnay", cards="S03 W04",
    ),
)  # fmt: skip


def prime(game: Any) -> DomPierre:
    """Return a position of round 19 in which everybody can do nearly everything."""
    return turn(game, *PRIME, flute="crown, coin, points_low, sale_low")


def last_round(*players: Player) -> Any:
    """Return a start in the last round, with these players."""
    return lambda game: turn(game, *players, last=19)


def standing(points: int, coins: int) -> Player:
    """Return a player at the end who has no worker to return."""
    return Player(points=points, coins=coins, rows=(7, 7, 2, 2, 1, 1), crew=0)


LAST_TURN = (MoveDisc("village"), RETURN, END)

PLAYTHROUGHS = (
    *(Playthrough("dom-pierre", f"{players}-players", players, seed=players) for players in (2, 3, 4)),
    Playthrough("dom-pierre", "fast-variant", 4, seed=7, options={"fast_variant": True}),
    Playthrough("dom-pierre", "fast-variant-2-players", 2, seed=8, options={"fast_variant": True}),
    *(Playthrough("dom-pierre", f"other-rulings-{n}", n, seed=10 + n, options=OTHER_RULINGS) for n in (2, 4)),
    *(Playthrough("dom-pierre", f"in-their-prime-{seed}", 3, seed=seed, start=prime) for seed in (21, 22, 23)),
    Playthrough("dom-pierre", "victory", 2, start=last_round(standing(20, 0), standing(10, 5)), script=LAST_TURN * 2),
    Playthrough("dom-pierre", "tie-coins", 2, start=last_round(standing(20, 0), standing(20, 5)), script=LAST_TURN * 2),
    Playthrough(
        "dom-pierre", "tie-order", 3,
        start=last_round(standing(19, 9), standing(20, 5), standing(20, 5)), script=LAST_TURN * 3,
    ),
)  # fmt: skip
