"""The names of things, in the order in which the engine numbers them."""

from __future__ import annotations

from typing import Final

#: The editions: Special Vintage 2016 and Reserve 2010.
SPECIAL_VINTAGE, RESERVE = "2016", "2010"

REGIONS: Final = (
    "tras_os_montes",
    "minho",
    "douro",
    "dao",
    "ribatejo",
    "lisboa",
    "setubal",
    "alentejo",
    "algarve",
)
TRAS_OS_MONTES, MINHO, DOURO, DAO, RIBATEJO, LISBOA, SETUBAL, ALENTEJO, ALGARVE = range(len(REGIONS))
COLOURS: Final = ("red", "white")
RED, WHITE = range(len(COLOURS))
#: Vineyards of each region: two red ones, then two white ones.
TILES_PER_REGION: Final = 4

FEATURES: Final = ("taste", "aroma", "appearance", "alcohol")
ABILITIES: Final = ("cash", "free_move", "add_cube", "take_barrel", "rearrange", "discount")
CASH, FREE_MOVE, ADD_CUBE, TAKE_BARREL, REARRANGE, DISCOUNT = range(len(ABILITIES))
#: Experts of each feature; an expert is feature × 6 + its place, and a set of experts is one bit for each.
EXPERTS_PER_FEATURE: Final = 6

WORKERS: Final = ("enologist", "farmer")
ENOLOGIST, FARMER = range(len(WORKERS))
MAGNATES: Final = ("anabela", "bruno", "carolina")
ANABELA, BRUNO, CAROLINA = range(len(MAGNATES))
ESTABLISHMENTS: Final = ("casa_de_fados", "hotel", "enoteca")
BONUSES: Final = ("none", "expert", "bagos", "fair_points")

#: What the spaces of the quadrel are for.
ACTIONS: Final = ("vineyards", "wineries", "workers", "cellars", "sales", "export", "experts", "bank", "pass")
VINEYARDS, WINERIES, WORKERS_ACTION, CELLARS, SALES, EXPORT, EXPERTS, BANK, PASS = range(len(ACTIONS))
#: The action of each space.
ACTION_OF: Final = {
    "vineyards_a": VINEYARDS,
    "vineyards_b": VINEYARDS,
    "vineyards": VINEYARDS,
    "wineries": WINERIES,
    "workers": WORKERS_ACTION,
    "enologists": WORKERS_ACTION,
    "cellars": CELLARS,
    "sales": SALES,
    "export": EXPORT,
    "experts": EXPERTS,
    "bank": BANK,
    "pass": PASS,
}
SIDE: Final = 3
SPACES: Final = SIDE * SIDE

#: 2016: the tycoon action tiles, then the multipliers in pairs (high, low), then the two unique multipliers.
TILE_ACTIONS: Final = (
    "expert",
    "vineyard",
    "fair_points",
    "sales",
    "export",
    "winery",
    "cellar",
    "enologist",
    "farmer",
)
MULTIPLIERS_2016: Final = (
    "full_estate",
    "wine",
    "cellar",
    "tycoon_tile",
    "vineyard",
    "expert",
    "magnate_barrel",
    "enologist",
    "winery",
    "farmer",
    "majority",
    "money_table",
)
PAIRS: Final = MULTIPLIERS_2016[:10]
TYCOON_TILES: Final = (
    "expert_action",
    "vineyard_action",
    "fair_points_action",
    "sales_action",
    "export_action",
    "winery_action",
    "cellar_action",
    "enologist_action",
    "farmer_action",
    "full_estate_high",
    "full_estate_low",
    "wine_high",
    "wine_low",
    "cellar_high",
    "cellar_low",
    "tycoon_tile_high",
    "tycoon_tile_low",
    "vineyard_high",
    "vineyard_low",
    "expert_high",
    "expert_low",
    "magnate_barrel_high",
    "magnate_barrel_low",
    "enologist_high",
    "enologist_low",
    "winery_high",
    "winery_low",
    "farmer_high",
    "farmer_low",
    "majority",
    "money_table",
)
FIRST_MULTIPLIER: Final = len(TILE_ACTIONS)
FIRST_UNIQUE: Final = FIRST_MULTIPLIER + 2 * len(PAIRS)

#: 2010: the extra actions of the three magnates, two each, and the multipliers, three each.
EXTRAS: Final = ("winery", "sales", "vineyard", "export", "expert", "investment")
MULTIPLIERS_2010: Final = (
    "cellar",
    "vineyard",
    "wine_now",
    "enologist",
    "cash",
    "experts_now",
    "full_estate",
    "winery",
    "cubes_now",
)
WINE_NOW, EXPERTS_NOW, CUBES_NOW = 2, 5, 8
#: Both as benefits of the magnates: they share some words.
EXTRAS_AS_BENEFITS: Final = (
    "winery_action",
    "sales_action",
    "vineyard_action",
    "export_action",
    "expert_action",
    "investment_action",
)
MULTIPLIERS_AS_BENEFITS: Final = (
    "cellar_multiplier",
    "vineyard_multiplier",
    "wine_now_multiplier",
    "enologist_multiplier",
    "cash_multiplier",
    "experts_now_multiplier",
    "full_estate_multiplier",
    "winery_multiplier",
    "cubes_now_multiplier",
)
SLOTS: Final = 2

#: Where VP come from before the final scoring, for the score sheet; "earlier" is what a set-up position starts with.
SOURCES: Final = (
    "earlier",
    "export",
    "fair_1",
    "fair_2",
    "fair_3",
    "wine_now",
    "experts_now",
    "cubes_now",
    "account_empty",
)
EARLIER, EXPORTED, FAIR_1, FAIR_2, FAIR_3, WINE_SCORED, EXPERTS_SCORED, CUBES_SCORED, ACCOUNT_EMPTY = range(
    len(SOURCES)
)
#: Lacerda's place among the people of a solo game.
LACERDA: Final = 1
#: A wine is its quality, its colour and its region in one number; 0 is an empty slot.
QUALITY_MASK: Final = 15


def wine(quality: int, colour: int, region: int) -> int:
    """Return a wine as a number."""
    return quality | colour << 4 | region << 5


def tile_kind(tile: int) -> int:
    """Return which multiplier a tycoon tile is, by its place in MULTIPLIERS_2016."""
    if tile >= FIRST_UNIQUE:
        return tile - FIRST_UNIQUE + len(PAIRS)
    return (tile - FIRST_MULTIPLIER) // 2
