"""The golden playthroughs of both editions: all numbers of players, solo, variants, rulings, every way to end."""

from __future__ import annotations

from typing import Any

from tests.golden import Playthrough
from tutor.games.vinhos.examples.positions import Estate, Player, position, turn
from tutor.games.vinhos.examples.solo import HIS_SPACES
from tutor.games.vinhos.moves import LeaveGame
from tutor.games.vinhos.state import Vinhos

#: The events by which a victory can be decided.
VICTORIES = ("victory", "victory-by-exports", "victory-by-money", "shared-victory")
ENDINGS = {"vinhos-2016": (*VICTORIES, "solo-won", "solo-lost"), "vinhos-2010": VICTORIES}

#: Every ruling of both editions read the other way.
COMMON = {
    "declared_expert_counts_for_legal_move": False,
    "pass_allowed_when_already_on_pass": "always",
    "order_places_used": "four",
    "waiting_cubes_without_slot": "stay",
    "minho_on_estate_with_cellar": True,
    "region_gifts_compulsory": False,
    "experts_usable_during_action": False,
    "vineyard_experts_apply_to_tile_purchases": True,
    "non_participant_ranked_at_fair": True,
}
OTHER_2016 = {
    **COMMON,
    "maintenance_2016_barrels_taken": "at_least_one",
    "majority_multiplier_counts_ties": False,
}
OTHER_SOLO = {
    **OTHER_2016,
    "solo_unused_region_at_setup": "no_effect",
    "solo_each_action_is_a_turn": False,
    "solo_free_move_saves_lacerda_bago": False,
    "solo_unused_region_in_play": "redraw",
    "solo_no_barrel_no_cubes": False,
    "lacerda_press_release_cube_fp": "one_each",
    "trophy_on_tie": True,
}
OTHER_2010 = {
    **COMMON,
    "pairs_before_later_extra_action": True,
    "expert_gift_may_be_declined_at_limit_2010": False,
    "discount_experts_cumulative_2010": False,
    "estate_without_vineyard_stays_bound_2010": False,
    "magnate_multiplier_same_row": False,
    "take_barrel_from_multiplier_2010": False,
    "algarve_bonus_counts_for_wine_multiplier_2010": False,
    "score_may_go_negative": False,
    "end_2010_magnate_rounds_repeat": False,
    "maintenance_variant_2010_may_take_more": False,
}


def prime(game: Any) -> Vinhos:
    """Return a position of year 4 in which everybody can do nearly everything."""
    reserve = game.box.reserve
    first = [
        Estate("douro", "red", (7, 5), vineyards=2, wineries=1, enologists=1),
        Estate("dao", "white", (6, 0, 4), wineries=1, cellar=True),
        Estate(wineries=1, waiting=1),
    ]
    second = [
        Estate("alentejo", "red", (5, 6), wineries=2, enologists=2),
        Estate("lisboa", "white", (4,), wineries=1),
        Estate("tras_os_montes", "red", (3,)),
    ]
    third = [Estate("algarve", "white", (8, 0, 0, 3), cellar=True, wineries=1), Estate("minho", "red", (5, 5))]
    experts = (
        "taste_cash taste_rearrange aroma_discount alcohol_free_move",
        "aroma_cash appearance_add_cube taste_take_barrel alcohol_discount",
        "alcohol_cash appearance_rearrange taste_free_move",
    )
    tiles = ("sales vineyard", "export winery", "fair_points cellar")
    spaces = ("wineries", "export", "cellars")
    magnates: Any = ((1, 1, 0), (0, 1, 1), (1, 0, 1)) if reserve else (None, None, None)
    players = [
        Player(
            cash=18, estates=estates, up=up, tiles="" if reserve else owned, space=space, ports=2 if seat == 0 else 0,
            magnates=placed, account=12, fp=8,
        )
        for seat, (estates, up, owned, space, placed) in enumerate(
            zip((first, second, third), experts, tiles, spaces, magnates, strict=True)
        )
    ]  # fmt: skip
    cubes = {"douro": {"cubes": 2}, "alentejo": {"cubes": 3}, "dao": {"cubes": 1}, "algarve": {"cubes": 2}}
    sales = {"6_red": 0, "7_red": 0, "9_white": 1, "10_white": 1} if reserve else {}
    return turn(game, *players, regions=cubes, sales=sales, year=4, vintage="V3")


def last_action(*players: Player, **changes: Any) -> Any:
    """Return the extra action of the last player of 2016, after which the game is over."""

    def begin(game: Any) -> Vinhos:
        return turn(game, *players, seat=len(players) - 1, round=3, year=6, **changes)

    return begin


def closing(*players: Player, **changes: Any) -> Any:
    """Return the closing round of 2010 in which only the first player is asked."""

    def begin(game: Any) -> Vinhos:
        stack = [["FinalScoring"], ["NextCloser", 1], ["CloseTurn", 0]]
        return position(game, players, stack, {"year": 6, "vintage": "V5", "final": True, **changes}, {})

    return begin


EVEN = Player(cash=0, space="cellars", magnates=(1, 1, 1), account=0, investment=-2)
ASKED = EVEN._replace(estates=[Estate("minho", "red", (1,))], magnates=(1, 0, 0))
OUT = LeaveGame()
#: The first player leads three columns with three barrels, the second one column with two.
UNEVEN = {"1-4": 0, "2-4": 1, "2-3": 1, "3-4": 0, "4-4": 0}

PLAYTHROUGHS = (
    *(Playthrough("vinhos-2016", f"{players}-players", players, seed=players) for players in (2, 3, 4)),
    *(Playthrough("vinhos-2016", f"solo-{seed}", 1, seed=seed) for seed in (1, 2)),
    Playthrough("vinhos-2016", "first-game", 2, seed=7, options={"first_game_regions": True}),
    Playthrough("vinhos-2016", "other-rulings", 4, seed=9, options=OTHER_2016),
    Playthrough("vinhos-2016", "other-rulings-solo", 1, seed=9, options=OTHER_SOLO),
    *(Playthrough("vinhos-2016", f"in-their-prime-{seed}", 3, seed=seed, start=prime) for seed in (21, 22)),
    Playthrough("vinhos-2016", "solo-won", 1, seed=3, start=last_action(
        EVEN._replace(vp=300, magnates=(0, 0, 0)), exports=dict(HIS_SPACES),
    )),
    Playthrough("vinhos-2016", "tie-money", 2, seed=3, start=last_action(
        EVEN._replace(cash=1), EVEN,
    )),
    Playthrough("vinhos-2016", "tie-shared", 2, seed=3, start=last_action(EVEN, EVEN)),
    Playthrough("vinhos-2016", "tie-exports", 2, seed=3, start=last_action(
        EVEN, EVEN._replace(vp=14 + 10 + 8 - 12), exports=UNEVEN,
    )),
    *(Playthrough("vinhos-2010", f"{players}-players", players, seed=players) for players in (2, 3, 4)),
    Playthrough("vinhos-2010", "first-game", 3, seed=7, options={"first_game_regions": True}),
    Playthrough("vinhos-2010", "maintenance-variant", 3, seed=8, options={"maintenance_variant": True}),
    Playthrough("vinhos-2010", "five-estates", 3, seed=8, options={"five_estates": True}),
    Playthrough("vinhos-2010", "other-rulings", 4, seed=9, options={**OTHER_2010, "maintenance_variant": True}),
    *(Playthrough("vinhos-2010", f"in-their-prime-{seed}", 3, seed=seed, start=prime) for seed in (21, 22)),
    Playthrough("vinhos-2010", "tie-money", 2, start=closing(ASKED._replace(cash=3), EVEN), script=(OUT,)),
    Playthrough("vinhos-2010", "tie-shared", 2, start=closing(ASKED, EVEN), script=(OUT,)),
    Playthrough("vinhos-2010", "tie-exports", 2, script=(OUT,), start=closing(
        ASKED, EVEN._replace(vp=6 + 10 + 12 - 8), exports=UNEVEN,
    )),
)  # fmt: skip
