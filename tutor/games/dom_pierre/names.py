"""The vocabulary of the data file: what there is of everything, in the order in which the engine numbers it."""

from __future__ import annotations

from typing import Final

#: The columns of the winery, which are the six actions.
COLUMNS: Final = ("vineyard", "cellar", "village", "logistics", "sales", "objectives")
VINEYARD, CELLAR, VILLAGE, LOGISTICS, SALES, OBJECTIVES = range(len(COLUMNS))

VARIETIES: Final = ("chardonnay", "pinot_meunier", "pinot_noir")
#: Harvest tiles that a press can hold: one of each variety (DP-VINE-12).
WIDTH: Final = len(VARIETIES)
PRESSES: Final = ("left", "centre", "right")
VESSELS: Final = ("bottle", "barrel")
BOTTLE, BARREL = range(len(VESSELS))
ACCESSORIES: Final = ("sugar", "box", "cork", "label")
COLOURS: Final = ("grey", "blue")
GREY, BLUE = range(len(COLOURS))
FLAGS: Final = ("usa", "russia")
#: What lies in the vineyard at the start: an accessory of each type, and a coin.
EXTRAS: Final = (*ACCESSORIES, "coin")
COIN: Final = len(ACCESSORIES)

ROADS: Final = ("north", "east", "south", "west")
#: Where champagne is sold: at the end of each road, and in Reims.
MARKETS: Final = (*ROADS, "reims")
REIMS: Final = len(ROADS)
#: What a market card accepts.
ACCEPTS: Final = ("bottle", "barrel", "either")

#: Zones that are no single places: a worker there has no space of its own.
ZONES: Final = ("reserve", "house", "presses")
RESERVE, HOUSE, CREW = range(len(ZONES))

#: Faces of a ratio tile.
FACES: Final = ("a", "b")

TOKENS: Final = (
    "crown",
    "points_low",
    "points_high",
    "coin",
    "sale_low",
    "sale_high",
    "worker",
    "press_low",
    "press_high",
    "chardonnay",
    "pinot_meunier",
    "pinot_noir",
)
#: Kinds of prestige tokens; those of the last three are discarded for their effect.
TOKEN_KINDS: Final = ("crown", "vp", "coins", "sale_bonus", "move_worker", "modifier", "harvest_tile")
USABLE: Final = ("move_worker", "modifier", "harvest_tile")

#: Kinds of bonuses at the foot of objective cards.
BONUSES: Final = ("grey_accessory", "harvest_tile", "modifier", "coins", "flag_token", "vp", "move_worker")

#: What lies on a vintage space.
NO_TOKEN, VINTAGE, FORCE = range(3)

#: Where victory points come from during the game, for the score sheet (DP-SCORE-06).
SOURCES: Final = ("sales", "village", "objectives", "bonuses", "tokens", "discs")
FROM_SALES, FROM_VILLAGE, FROM_OBJECTIVES, FROM_BONUSES, FROM_TOKENS, FROM_DISCS = range(len(SOURCES))

#: Nothing there: no tile, no card, no token.
NONE: Final = -1
