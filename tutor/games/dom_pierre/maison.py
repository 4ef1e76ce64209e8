"""What belongs to one player of Dom Pierre, and what it is at the start."""

from __future__ import annotations

from tutor.games.dom_pierre.box import Box, Winery
from tutor.games.dom_pierre.names import (
    ACCESSORIES,
    COLUMNS,
    FLAGS,
    NO_TOKEN,
    NONE,
    PRESSES,
    ROADS,
    SOURCES,
    TOKENS,
    WIDTH,
)


class Maison:
    """What belongs to one player: the individual board with winery, presses and house, workers, cards and tokens."""

    __slots__ = (
        "coins",
        "level",
        "rows",
        "spaces",
        "vintage",
        "force",
        "reserve",
        "house",
        "crew",
        "roads",
        "vines",
        "slots",
        "modifiers",
        "champagne",
        "grey",
        "blue",
        "flags",
        "cards",
        "objectives",
        "scored",
        "tokens",
        "card",
        "corked",
        "draft",
        "chosen",
        "points",
    )

    def __init__(
        self,
        coins: int,
        level: int,
        rows: list[int],
        spaces: list[int],
        vintage: int,
        force: bool,
        reserve: int,
        house: int,
        crew: int,
        roads: list[int],
        vines: int,
        slots: list[int],
        modifiers: list[int],
        champagne: list[int],
        grey: list[int],
        blue: list[int],
        flags: list[int],
        cards: int,
        objectives: int,
        scored: int,
        tokens: list[int],
        card: int,
        corked: bool,
        draft: list[int],
        chosen: int,
        points: list[int],
    ) -> None:
        self.coins = coins
        #: Level on the prestige track.
        self.level = level
        #: Row of the disc of each column; one more than the top row for a disc that has left.
        self.rows = rows
        #: What lies on the vintage space of each column: nothing, its vintage token, or the force token.
        self.spaces = spaces
        #: Action of the green token that waits beside the winery; NONE if there is none.
        self.vintage = vintage
        #: The force token waits beside the winery; which action it would be has no meaning (DP-TOK-13).
        self.force = force
        #: Workers in the reserve, in the house and in the press area.
        self.reserve = reserve
        self.house = house
        self.crew = crew
        #: Workers on each road, one bit for each space, and on the bunches, one bit for each cell.
        self.roads = roads
        self.vines = vines
        #: Harvest tiles in the presses, press after press, in each by variety; NONE is no tile.
        self.slots = slots
        #: Gained modifiers in each press.
        self.modifiers = modifiers
        #: Champagne, two places for each press, the greater first: twice the value, plus 1 for a barrel; 0 is no tile.
        self.champagne = champagne
        self.grey = grey
        self.blue = blue
        self.flags = flags
        #: Market cards, objective cards face up, and objective cards face down: one bit each.
        self.cards = cards
        self.objectives = objectives
        self.scored = scored
        #: Kept prestige tokens, by kind.
        self.tokens = tokens
        #: The start card, and whether it still lies face up.
        self.card = card
        self.corked = corked
        #: Vintage tokens in hand during the draft, sorted, and the one chosen in secret.
        self.draft = draft
        self.chosen = chosen
        #: Victory points by source.
        self.points = points

    def copy(self) -> Maison:
        """Return an independent copy."""
        return Maison(
            self.coins,
            self.level,
            self.rows.copy(),
            self.spaces.copy(),
            self.vintage,
            self.force,
            self.reserve,
            self.house,
            self.crew,
            self.roads.copy(),
            self.vines,
            self.slots.copy(),
            self.modifiers.copy(),
            self.champagne.copy(),
            self.grey.copy(),
            self.blue.copy(),
            self.flags.copy(),
            self.cards,
            self.objectives,
            self.scored,
            self.tokens.copy(),
            self.card,
            self.corked,
            self.draft.copy(),
            self.chosen,
            self.points.copy(),
        )

    def has_harvest(self, press: int) -> bool:
        """Return whether a press holds a harvest tile."""
        start = press * WIDTH
        return max(self.slots[start : start + WIDTH]) >= 0

    def has_champagne(self, press: int) -> bool:
        """Return whether a press holds champagne."""
        return self.champagne[2 * press] > 0

    def add_champagne(self, press: int, tile: int) -> None:
        """Put a champagne tile into the press that made it."""
        place = 2 * press
        pair = self.champagne
        if not pair[place]:
            pair[place] = tile
        elif tile > pair[place]:
            pair[place], pair[place + 1] = tile, pair[place]
        else:
            pair[place + 1] = tile

    def remove_champagne(self, press: int, tile: int) -> None:
        """Return a champagne tile to the supply; it must be there."""
        place = 2 * press
        pair = self.champagne
        if pair[place] == tile:
            pair[place] = pair[place + 1]
        elif pair[place + 1] != tile:
            raise ValueError(tile)
        pair[place + 1] = 0


def new_maison(box: Box, winery: Winery) -> Maison:
    """Return a Maison at the start: discs, workers, coins and the first champagne (DP-SETUP-20 to DP-SETUP-24)."""
    maison = Maison(
        box.start_coins,
        0,
        [winery.start] * len(COLUMNS),
        [NO_TOKEN] * len(COLUMNS),
        NONE,
        False,
        box.start_reserve,
        0,
        box.start_crew,
        [0] * len(ROADS),
        0,
        [NONE] * (len(PRESSES) * WIDTH),
        [0] * len(PRESSES),
        [0] * (2 * len(PRESSES)),
        [0] * len(ACCESSORIES),
        [0] * len(ACCESSORIES),
        [0] * len(FLAGS),
        0,
        0,
        0,
        [0] * len(TOKENS),
        NONE,
        True,
        [],
        NONE,
        [0] * len(SOURCES),
    )
    maison.add_champagne(*box.start_champagne)
    return maison
