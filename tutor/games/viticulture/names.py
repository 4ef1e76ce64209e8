"""The things of the game by the ids of the data file; in the engine they are numbers, in this order."""

from __future__ import annotations

from typing import Final

#: The four shared decks. Cards of all decks share one numbering: vines first, then the others in this order.
DECKS: Final = ("vine", "summer", "order", "winter")
VINE, SUMMER, ORDER, WINTER = range(4)
#: The two decks of visitors.
VISITORS: Final = (SUMMER, WINTER)

STRUCTURES: Final = (
    "trellis",
    "irrigation",
    "yoke",
    "windmill",
    "cottage",
    "tasting_room",
    "medium_cellar",
    "large_cellar",
)
#: Built structures are bits of one number.
TRELLIS, IRRIGATION, YOKE, WINDMILL, COTTAGE, TASTING_ROOM, MEDIUM_CELLAR, LARGE_CELLAR = (1 << n for n in range(8))

COLOURS: Final = ("red", "white")
RED, WHITE = range(2)
WINES: Final = ("red", "white", "blush", "sparkling")
RED_WINE, WHITE_WINE, BLUSH, SPARKLING = range(4)
FIELDS: Final = ("field_5", "field_6", "field_7")

#: The shared actions, summer first.
ACTIONS: Final = (
    "draw_vine",
    "give_tour",
    "build_structure",
    "plant_vine",
    "play_summer_visitor",
    "sell_grapes_or_field",
    "draw_order",
    "harvest_field",
    "train_worker",
    "play_winter_visitor",
    "make_wine",
    "fill_order",
)
SUMMER_ACTIONS: Final = range(6)
WINTER_ACTIONS: Final = range(6, 12)
PLAY_SUMMER: Final = ACTIONS.index("play_summer_visitor")
PLAY_WINTER: Final = ACTIONS.index("play_winter_visitor")
#: Spaces without limit, or on a player's own mat: open in summer and in winter.
CART: Final = "gain_1_lira"
OWN_YOKE: Final = "yoke"

#: Ways to stand on an action: on a space without a bonus, on the one with it, or (a grande) on the drawing.
PLACES: Final = ("plain", "bonus", "overflow")
#: Which kinds of workers are ready, and which of those places of an action are open, as bits of one number.
REGULAR_READY, GRANDE_READY, PLAIN_OPEN, BONUS_OPEN, OVERFLOW_OPEN = (1 << n for n in range(5))
#: The spaces of an action from left to right; only the middle one carries the bonus (VI-BON-01).
SPACES: Final = ("left", "middle", "right")
LEFT, MIDDLE, RIGHT = range(3)

#: Who stands on a space: nobody, a seat's worker, a seat's grande (seat + GRANDE), or the Automa.
EMPTY: Final = -1
GRANDE: Final = 8
AUTOMA: Final = 16

#: Where a grande is when it is not on a space (whose numbers spaces.py gives).
HOME: Final = -1
ON_CART: Final = 100
ON_YOKE: Final = 101
#: On the drawing of an action: OVERFLOW + action.
OVERFLOW: Final = 200

SEASONS: Final = ("setup", "spring", "summer", "fall", "winter", "year_end")
IN_SETUP, IN_SPRING, IN_SUMMER, IN_FALL, IN_WINTER, AT_YEAR_END = range(6)

#: Where victory points come from or go to: the lines of the score sheet.
SOURCES: Final = ("start", "papa", "wake_up", "orders", "visitors", "bonus", "windmill", "tasting_room", "paid")
FROM_START, FROM_PAPA, FROM_WAKE_UP, FROM_ORDERS, FROM_VISITORS, FROM_BONUS, FROM_WINDMILL, FROM_TASTING, PAID = range(
    9
)

#: What a visitor card remembers while it is being played, for the conditions and rewards of its later parts.
NOTES: Final = (
    "built_price",
    "planted_value",
    "planted_field",
    "harvested",
    "types_made",
    "sparkling_made",
    "discarded_value",
    "accepted",
)
BUILT_PRICE, PLANTED_VALUE, PLANTED_FIELD, HARVESTED, TYPES_MADE, SPARKLING_MADE, DISCARDED_VALUE, ACCEPTED = range(8)
