"""A position of Grand Cru: the main board and every player's estate."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from tutor.core.chance import Bag
from tutor.core.decision import Frame
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.words import Event, ScoreSheet
from tutor.games.grand_cru import hidden, laws, saving, scoring
from tutor.games.grand_cru.box import SOURCES, SPACES, VARIETIES, VINES, Box, Zones

if TYPE_CHECKING:
    from tutor.core.game import Game

#: A running auction: the tile, the seat whose pawn stands in the column, and the price it stands on.
Auction = tuple[int, int, int]


class Options(NamedTuple):
    """The rulings in force; defaults and meanings stand in the data file."""

    money: str
    maturity_zones: str
    interest: str
    start_demand: str
    start_counters: str
    lone_extra_action: bool
    empty_vines_end_year: bool
    bids_covered: bool
    purchase_compensation: bool
    partial_sales: bool
    blending_shortage: str
    maturing_may_spoil: bool
    start_player_at_once: bool
    reshuffle: str
    rank_without_cubes: bool
    festival_tie: str
    festival_needs_effect: bool
    festival_demand: str
    festival_groups: bool
    shortage_order: str
    shortage_compensation: str
    final_preparation: bool


class Estate:
    """What belongs to one player: cash, loans, prestige, pawns, vineyard, cellar and sales cask."""

    __slots__ = (
        "cash",
        "loans",
        "prestige",
        "pawns",
        "chosen",
        "tiles",
        "cubes",
        "used",
        "cellar",
        "cask",
        "ledger",
    )

    def __init__(
        self,
        cash: int,
        loans: int,
        prestige: int,
        pawns: int,
        chosen: int,
        tiles: list[int],
        cubes: list[int],
        used: list[int],
        cellar: list[int],
        cask: list[int],
        ledger: list[int],
    ) -> None:
        self.cash = cash
        self.loans = loans
        self.prestige = prestige
        #: Free action pawns: those that stand neither in an auction column nor at the festival (GC-SETUP-11).
        self.pawns = pawns
        #: Starting loans chosen in secret, until the reveal; 0: none chosen (yet).
        self.chosen = chosen
        #: Tiles in the vineyard by kind, vines first; its spaces have no further meaning (GC-ACQ-04).
        self.tiles = tiles
        #: Cubes on the vines, by variety.
        self.cubes = cubes
        #: Improvements that lie face down, by kind.
        self.used = used
        #: Cubes in the cellar, barrel after barrel, in each by variety.
        self.cellar = cellar
        #: Cubes in the sales cask, by variety.
        self.cask = cask
        #: Money by source; its sum is the cash.
        self.ledger = ledger

    def copy(self) -> Estate:
        """Return an independent copy."""
        return Estate(
            self.cash,
            self.loans,
            self.prestige,
            self.pawns,
            self.chosen,
            self.tiles.copy(),
            self.cubes.copy(),
            self.used.copy(),
            self.cellar.copy(),
            self.cask.copy(),
            self.ledger.copy(),
        )

    def earn(self, amount: int, source: int) -> None:
        """Take money from the bank, or pay it (GC-LIM-06: money never goes from player to player)."""
        self.cash += amount
        self.ledger[source] += amount

    def ready(self, improvement: int) -> bool:
        """Return whether an improvement of this kind lies face up."""
        return self.tiles[VINES + improvement] > self.used[improvement]


class GrandCru(State):
    """A position. Varieties, tiles, improvements and festival spaces are numbers in the order of the box."""

    __slots__ = (
        "box",
        "zones",
        "year",
        "start",
        "heir",
        "counter",
        "turn",
        "passed",
        "emptied_by",
        "bankrupt",
        "markers",
        "supply",
        "display",
        "columns",
        "pile",
        "discard",
        "festival",
        "estates",
    )

    options: Options

    def __init__(
        self,
        game: Game[Any],
        box: Box,
        zones: Zones,
        players: int,
        options: Options,
        luck: int,
        explicit: bool,
        stack: list[Frame[Any]],
        history: list[Move],
        journal: list[Event] | None,
        origin: Mapping[str, Any] | None,
        year: int,
        start: int,
        heir: int,
        counter: int,
        turn: int,
        passed: int,
        emptied_by: int,
        bankrupt: int,
        markers: list[int],
        supply: list[int],
        display: list[int],
        columns: list[Auction | None],
        pile: Bag,
        discard: list[int],
        festival: list[int],
        estates: list[Estate],
    ) -> None:
        super().__init__(game, players, options, luck, explicit, stack, history, journal, origin)
        self.box = box
        #: The table of maturity zones that is played with.
        self.zones = zones
        self.year = year
        #: Who holds the start-player figure; -1 before it is given out.
        self.start = start
        #: Who gets the figure in the new year, if it does not change hands at once; otherwise -1.
        self.heir = heir
        #: Position of the turn counter.
        self.counter = counter
        #: The seat whose turn comes up next, in Phase I and in the festival.
        self.turn = turn
        #: Who has passed, in Phase I and then anew in the festival: one bit for each seat.
        self.passed = passed
        #: Who has taken the last cube off the vines and so ended Phase I; -1: nobody.
        self.emptied_by = emptied_by
        #: Who has gone bankrupt: one bit for each seat.
        self.bankrupt = bankrupt
        #: Space of each demand marker, from 0, the lowest.
        self.markers = markers
        self.supply = supply
        #: Face-up tiles that are not up for auction, by kind.
        self.display = display
        #: The auction columns that may be used; None is a free one.
        self.columns = columns
        #: The draw pile; its order is nobody's knowledge (GC-INFO-04).
        self.pile = pile
        #: The discard pile, by kind.
        self.discard = discard
        #: Whose pawn stands on each festival space; -1: nobody's.
        self.festival = festival
        self.estates = estates

    @classmethod
    def begin(
        cls, game: Game[Any], box: Box, players: int, options: Options, stack: list[Frame[Any]], journal: bool
    ) -> GrandCru:
        """Return the table before anything is drawn or borrowed (GC-SETUP-01 to GC-SETUP-03, GC-SETUP-07)."""
        estates = [
            Estate(
                0,
                0,
                box.start_prestige,
                box.pawns,
                0,
                [0] * len(box.tiles),
                [0] * VINES,
                [0] * (len(box.tiles) - VINES),
                [0] * box.cells,
                [0] * VINES,
                [0] * len(SOURCES),
            )
            for _ in range(players)
        ]
        return cls(
            game,
            box,
            box.zones[options.maturity_zones],
            players,
            options,
            0,
            False,
            stack,
            [],
            [] if journal else None,
            None,
            1,
            -1,
            -1,
            box.first_position,
            0,
            0,
            -1,
            0,
            [box.start_demand[options.start_demand]] * VINES,
            box.cubes.copy(),
            [0] * len(box.tiles),
            [None] * box.auctions[players],
            Bag(box.tiles),
            [0] * len(box.tiles),
            [-1] * len(SPACES),
            estates,
        )

    def copy(self) -> GrandCru:
        """Return an independent copy."""
        return GrandCru(
            self.game,
            self.box,
            self.zones,
            self.players,
            self.options,
            self.luck,
            self.explicit,
            self.stack.copy(),
            self.history.copy(),
            None if self.journal is None else self.journal.copy(),
            self.origin,
            self.year,
            self.start,
            self.heir,
            self.counter,
            self.turn,
            self.passed,
            self.emptied_by,
            self.bankrupt,
            self.markers.copy(),
            self.supply.copy(),
            self.display.copy(),
            self.columns.copy(),
            self.pile.copy(),
            self.discard.copy(),
            self.festival.copy(),
            [estate.copy() for estate in self.estates],
        )

    def identity(self) -> tuple[Any, ...]:
        """Return the position as a hashable tuple, without what has no bearing on play any more.

        Where money came from never matters; counter, turn and passes, and which improvements are used, do only for a
        part of the year.
        """
        acting = bool(self.stack) and type(self.stack[0]).__name__ != "EndYear"
        return (
            self.year,
            self.start,
            self.heir,
            self._walk(),
            self.bankrupt,
            tuple(self.markers),
            tuple(self.supply),
            tuple(self.display),
            tuple(self.columns),
            tuple(self.pile.counts),
            tuple(self.discard),
            tuple(self.festival),
            tuple(
                (
                    *(e.cash, e.loans, e.prestige, e.pawns, e.chosen),
                    *(tuple(e.tiles), tuple(e.cubes), tuple(e.cellar), tuple(e.cask)),
                    tuple(e.used) if acting else (),
                )
                for e in self.estates
            ),
        )

    def _walk(self) -> tuple[int, ...]:
        """Return counter, passes and turn while they matter: in the turns of Phase I, the latter two at the festival.

        Who gets the figure will have the first turn. In the last lap the stack says who is still to act, and the
        counter has arrived on its last space.
        """
        bottom = type(self.stack[0]).__name__ if self.stack else ""
        if bottom == "NextTurn":
            return (self.counter, self.passed, self.turn) if self.start >= 0 else (self.counter, self.passed)
        if any(type(frame).__name__ == "NextGuest" for frame in self.stack):
            return (self.passed, self.turn)
        return ()

    # ------------------------------------------------------------------ small helpers of the rules

    @property
    def last_space(self) -> bool:
        """Return whether the turn counter is on its last space."""
        return self.counter == self.box.last_position

    @property
    def ending(self) -> str:
        """Return how the game ended: by bankruptcy, by repayment, or by the guard of years; "" while it goes on."""
        if not self.over:
            return ""
        if self.bankrupt:
            return "bankruptcy"
        return "repayment" if any(not estate.loans for estate in self.estates) else "guard"

    def has_passed(self, seat: int) -> bool:
        """Return whether a player has passed in the phase under way."""
        return bool(self.passed >> seat & 1)

    def is_bankrupt(self, seat: int) -> bool:
        """Return whether a player has gone bankrupt."""
        return bool(self.bankrupt >> seat & 1)

    def clockwise(self, seat: int) -> list[int]:
        """Return all seats in clockwise order, beginning with this one."""
        return [(seat + place) % self.players for place in range(self.players)]

    def price(self, variety: int) -> int:
        """Return what the market pays for a cube of a variety now."""
        return self.box.prices[variety][self.markers[variety]]

    def lower_demand(self, variety: int) -> bool:
        """Let demand fall after a sale; return whether it did (GC-SELL-06: a marker on the lowest space stays)."""
        before = self.markers[variety]
        self.markers[variety] = max(0, before - self.box.sale_step)
        return self.markers[variety] < before

    def move_demand(self, seat: int, variety: int, step: int, rule: str) -> None:
        """Move a demand marker for a player, and tell what it does to the price (GC-DEM-02)."""
        old = self.price(variety)
        self.markers[variety] = min(self.box.top, self.markers[variety] + step)
        if self.journal is not None:
            name = "demand-raised" if step > 0 else "demand-lowered"
            new = self.price(variety)
            self.tell(
                name, rule, seat, variety=VARIETIES[variety], old=old, new=new, steady=old == new, see=("GC-DEM-02",)
            )

    # ------------------------------------------------------------------ saving, hidden information, laws and scores

    def fields(self) -> dict[str, Any]:
        """Return the position in the words of the data file."""
        return saving.fields(self)

    def read(self, saved: Mapping[str, Any]) -> None:
        """Take the position from what `fields` gives."""
        saving.read(self, saved)

    def hide(self, seen: dict[str, Any], seat: int) -> None:
        """Blank out the others' cash (unless money is open) and their starting loans before the reveal."""
        hidden.hide(self, seen, seat)

    def reshuffle(self, seat: int, rng: random.Random) -> None:
        """Deal the others' cash and unrevealed starting loans anew."""
        hidden.redeal(self, seat, rng)

    def check_position(self) -> None:
        """Check every conservation law."""
        laws.check(self)

    def scores(self) -> list[int]:
        """Return each player's wealth as the final scoring would count it now."""
        return scoring.scores(self)

    def private_moves(self) -> bool:
        """Return whether the moves tell the cash that others may not see (GC-INFO-01)."""
        return super().private_moves() or self.options.money == "hidden"

    def hidden_scores(self, seat: int | None) -> set[int]:
        """Return the others while money is hidden: their wealth would betray their cash (GC-INFO-01)."""
        return hidden.scores(self, seat)

    def winners(self) -> list[int]:
        """Return who has won; several share a victory, and nobody wins if all are bankrupt."""
        return scoring.winners(self) if self.over else []

    def losers(self) -> list[int]:
        """Return who is bankrupt and has lost, whatever the wealth."""
        return [seat for seat in range(self.players) if self.is_bankrupt(seat)]

    def score_sheet(self, seat: int) -> ScoreSheet:
        """Return where a player's wealth comes from, line by line."""
        return scoring.score_sheet(self, seat)
