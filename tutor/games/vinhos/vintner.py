"""What belongs to one player, or to Lacerda."""

from __future__ import annotations

from typing import Any

from tutor.games.vinhos.box import Box
from tutor.games.vinhos.names import EARLIER, EXTRAS, MAGNATES, SOURCES


class Vintner:
    """What belongs to one player (or to Lacerda): money, points, barrels, experts, estates with their wines."""

    __slots__ = (
        "cash",
        "vp",
        "fp",
        "barrels",
        "marker",
        "booth",
        "up",
        "down",
        "ports",
        "region",
        "colour",
        "vineyards",
        "wineries",
        "enologists",
        "farmers",
        "cellars",
        "waiting",
        "wines",
        "magnates",
        "earned",
        "tiles_up",
        "tiles_down",
        "multipliers",
        "high",
        "loaded",
        "trophies",
        "account",
        "investment",
        "allowed",
        "chosen",
        "extras",
    )

    def __init__(
        self,
        cash: int,
        vp: int,
        fp: int,
        barrels: int,
        marker: int,
        booth: int,
        up: int,
        down: int,
        ports: int,
        region: list[int],
        colour: list[int],
        vineyards: list[int],
        wineries: list[int],
        enologists: list[int],
        farmers: list[int],
        cellars: list[int],
        waiting: list[int],
        wines: list[int],
        magnates: list[int],
        earned: list[int],
        tiles_up: int,
        tiles_down: int,
        multipliers: int,
        high: int,
        loaded: int,
        trophies: int,
        account: int,
        investment: int,
        allowed: int,
        chosen: int,
        extras: list[int],
    ) -> None:
        self.cash = cash
        self.vp = vp
        #: Fair points; cumulative over all fairs (VC-PRESS-06).
        self.fp = fp
        #: Barrels in stock.
        self.barrels = barrels
        #: Space of the action marker.
        self.marker = marker
        #: Booth for the coming fair, from 0; -1: none yet.
        self.booth = booth
        #: Experts face up, and face down: one bit for each.
        self.up = up
        self.down = down
        #: Port tiles.
        self.ports = ports
        #: For each estate: its region (-1: none yet) and colour.
        self.region = region
        self.colour = colour
        #: Tiles and workers of each estate.
        self.vineyards = vineyards
        self.wineries = wineries
        self.enologists = enologists
        self.farmers = farmers
        #: Whether each estate has a cellar (0 or 1).
        self.cellars = cellars
        #: Renown cubes that wait on the tiles of an estate without region.
        self.waiting = waiting
        #: The wines, estate after estate, slot after slot; see `names.wine`.
        self.wines = wines
        #: Barrels with each magnate.
        self.magnates = magnates
        #: VP scored so far by source; their sum is the VP.
        self.earned = earned
        #: 2016: tycoon action tiles face up, and face down: one bit for each kind.
        self.tiles_up = tiles_up
        self.tiles_down = tiles_down
        #: 2016: multiplier tiles as bits of their kinds: owned, the high one of a pair, with a barrel.
        self.multipliers = multipliers
        self.high = high
        self.loaded = loaded
        #: Solo: trophies of won fairs.
        self.trophies = trophies
        #: 2010: balance of the account, and place of the investment marker.
        self.account = account
        self.investment = investment
        #: 2010: the number on the fair tile in the booth; -1: none.
        self.allowed = allowed
        #: 2010: experts chosen in secret for the fair, as bits.
        self.chosen = chosen
        #: 2010: barrels on each extra action.
        self.extras = extras

    def copy(self) -> Vintner:
        """Return an independent copy."""
        return Vintner(
            self.cash,
            self.vp,
            self.fp,
            self.barrels,
            self.marker,
            self.booth,
            self.up,
            self.down,
            self.ports,
            self.region.copy(),
            self.colour.copy(),
            self.vineyards.copy(),
            self.wineries.copy(),
            self.enologists.copy(),
            self.farmers.copy(),
            self.cellars.copy(),
            self.waiting.copy(),
            self.wines.copy(),
            self.magnates.copy(),
            self.earned.copy(),
            self.tiles_up,
            self.tiles_down,
            self.multipliers,
            self.high,
            self.loaded,
            self.trophies,
            self.account,
            self.investment,
            self.allowed,
            self.chosen,
            self.extras.copy(),
        )

    def score(self, points: int, source: int) -> None:
        """Score VP (or lose them), and remember from what."""
        self.vp += points
        self.earned[source] += points

    def experts(self) -> int:
        """Return how many experts there are, face up or down."""
        return (self.up | self.down).bit_count()


def new_vintner(box: Box, options: Any, lacerda: bool) -> Vintner:
    """Return an empty board with the barrels of its colour (VS-SETUP-11, VR-SETUP-01, VL-SETUP-02)."""
    estates = box.estates_variant if box.reserve and options.five_estates else box.estates
    magnates = 0 if box.reserve or lacerda else box.magnate_barrels
    vp = box.lacerda_vp if lacerda else 0
    earned = [0] * len(SOURCES)
    earned[EARLIER] = vp
    return Vintner(
        cash=box.lacerda_money if lacerda else 0,
        vp=vp,
        fp=0,
        barrels=box.lacerda_stock if lacerda else box.stock,
        marker=box.start_space,
        booth=-1,
        up=0,
        down=0,
        ports=0,
        region=[-1] * estates,
        colour=[0] * estates,
        vineyards=[0] * estates,
        wineries=[0] * estates,
        enologists=[0] * estates,
        farmers=[0] * estates,
        cellars=[0] * estates,
        waiting=[0] * estates,
        wines=[0] * (estates * box.cellar_slots),
        magnates=[magnates] * len(MAGNATES),
        earned=earned,
        tiles_up=0,
        tiles_down=0,
        multipliers=0,
        high=0,
        loaded=0,
        trophies=0,
        account=box.start_account if box.reserve else 0,
        investment=box.start_investment if box.reserve else 0,
        allowed=-1,
        chosen=0,
        extras=[0] * (len(EXTRAS) if box.reserve else 0),
    )


def vintner_identity(vintner: Vintner) -> tuple[Any, ...]:
    """Return what belongs to a player as a hashable tuple."""
    return (
        vintner.cash,
        vintner.vp,
        vintner.fp,
        vintner.barrels,
        vintner.marker,
        vintner.booth,
        vintner.up,
        vintner.down,
        vintner.ports,
        tuple(vintner.region),
        tuple(vintner.colour),
        tuple(vintner.vineyards),
        tuple(vintner.wineries),
        tuple(vintner.enologists),
        tuple(vintner.farmers),
        tuple(vintner.cellars),
        tuple(vintner.waiting),
        tuple(vintner.wines),
        tuple(vintner.magnates),
        vintner.tiles_up,
        vintner.tiles_down,
        vintner.multipliers,
        vintner.high,
        vintner.loaded,
        vintner.trophies,
        vintner.account,
        vintner.investment,
        vintner.allowed,
        vintner.chosen,
        tuple(vintner.extras),
    )
