"""A position of Vinhos: the main board and every player's own board. One class serves both editions."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Frame
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.text import OPPONENT
from tutor.core.words import Event, ScoreSheet
from tutor.games.vinhos import hidden, laws, saving, scoring
from tutor.games.vinhos.box import Box
from tutor.games.vinhos.names import FEATURES, LACERDA, MULTIPLIERS_2010, REGIONS, SLOTS
from tutor.games.vinhos.vintner import Vintner, new_vintner, vintner_identity

if TYPE_CHECKING:
    from tutor.core.game import Game


class Vinhos(State):
    """A position. Regions, experts, spaces and tiles are numbers in the order of the names and of the box."""

    __slots__ = (
        "box",
        "reserve",
        "people",
        "solo",
        "year",
        "final",
        "vintage",
        "vintages",
        "order",
        "lower",
        "out",
        "tops",
        "rests",
        "arranged",
        "knower",
        "gone",
        "pile_tops",
        "pile_rests",
        "pile_backs",
        "cubes",
        "supply",
        "wineries",
        "cellars",
        "enologists",
        "farmers",
        "ports",
        "removed",
        "sales",
        "exports",
        "ability",
        "extra",
        "begun",
        "free",
        "discount",
        "passed",
        "display",
        "pile",
        "tracks",
        "slots",
        "cards",
        "numbers",
        "bagos",
        "experts",
        "vintners",
    )

    def __init__(
        self,
        game: Game[Any],
        box: Box,
        players: int,
        options: Any,
        luck: int,
        explicit: bool,
        stack: list[Frame[Any]],
        history: list[Move],
        journal: list[Event] | None,
        origin: Mapping[str, Any] | None,
        year: int,
        final: bool,
        vintage: int,
        vintages: int,
        order: list[int],
        lower: list[int],
        out: int,
        tops: list[int],
        rests: list[int],
        arranged: list[tuple[int, ...]],
        knower: list[int],
        gone: list[int],
        pile_tops: list[int],
        pile_rests: list[int],
        pile_backs: list[tuple[int, ...]],
        cubes: list[int],
        supply: int,
        wineries: int,
        cellars: int,
        enologists: int,
        farmers: int,
        ports: int,
        removed: list[int],
        sales: list[int],
        exports: list[int],
        ability: int,
        extra: bool,
        begun: bool,
        free: bool,
        discount: int,
        passed: int,
        display: list[int],
        pile: list[int],
        tracks: list[int],
        slots: list[int],
        cards: int,
        numbers: int,
        bagos: int,
        experts: tuple[int, ...],
        vintners: list[Vintner],
    ) -> None:
        super().__init__(game, players, options, luck, explicit, stack, history, journal, origin)
        self.box = box
        #: Whether this is the 2010 edition.
        self.reserve = box.reserve
        #: Everybody at the table: in a solo game Lacerda is the second.
        self.people = len(vintners)
        self.solo = players == 1
        self.year = year
        #: After the third fair: the extra action (2016) or the closing round (2010).
        self.final = final
        #: The vintage tile of the year; -1 before the first.
        self.vintage = vintage
        #: The vintage tiles that lie face down, as bits.
        self.vintages = vintages
        #: Turn order: who is first, second, …; Lacerda is 1 in a solo game.
        self.order = order
        #: Lower order row: who has taken each place; -1: nobody.
        self.lower = lower
        #: Regions that are not used, as bits.
        self.out = out
        #: Top vineyard of each region; -1: the stack is empty.
        self.tops = tops
        #: Vineyards below the top one, as bits.
        self.rests = rests
        #: Their order where somebody has rearranged them, and who knows it (-1: nobody).
        self.arranged = arranged
        self.knower = knower
        #: Vineyards that have left the game, by region and colour.
        self.gone = gone
        #: Top expert of each pile (-1: none), unseen ones below as bits, and those discarded under the pile in order.
        self.pile_tops = pile_tops
        self.pile_rests = pile_rests
        self.pile_backs = pile_backs
        #: Renown cubes of each region, and in the supply.
        self.cubes = cubes
        self.supply = supply
        #: What lies ready on the board.
        self.wineries = wineries
        self.cellars = cellars
        self.enologists = enologists
        self.farmers = farmers
        self.ports = ports
        #: Solo: wineries, cellars, enologists and farmers that Lacerda has removed.
        self.removed = removed
        #: Whose barrel stands on each sales and export space; -1: nobody's.
        self.sales = sales
        self.exports = exports
        #: In the turn under way: abilities used; a tycoon tile or benefit used; an action begun (2010: no more pairs).
        self.ability = ability
        self.extra = extra
        self.begun = begun
        #: Announced with the move: Free Move, and so many Discounts.
        self.free = free
        self.discount = discount
        #: Who is out of the sale of tiles (2016) or of the closing round (2010), as bits.
        self.passed = passed
        #: 2016: tycoon tiles in the display (-1: an empty slot), and how many of each are in the pile.
        self.display = display
        self.pile = pile
        #: 2010: feature markers; whose barrel stands on each slot of the multipliers.
        self.tracks = tracks
        self.slots = slots
        #: Solo: Action cards and Number cards in their decks, as bits; Bagos left on spaces, as bits.
        self.cards = cards
        self.numbers = numbers
        self.bagos = bagos
        #: Solo: Lacerda's experts in the order in which he got them.
        self.experts = experts
        self.vintners = vintners

    @classmethod
    def begin(
        cls, game: Game[Any], box: Box, players: int, options: Any, stack: list[Frame[Any]], journal: bool
    ) -> Vinhos:
        """Return the table before anything is drawn or chosen."""
        people = max(2, players)
        everything = (1 << len(box.vintages)) - 1
        whole = (1 << len(box.vineyard_ids[0])) - 1
        return cls(
            game,
            box,
            players,
            options,
            0,
            False,
            stack,
            [],
            [] if journal else None,
            None,
            year=1,
            final=False,
            vintage=-1,
            vintages=everything & ~(1 << box.mild),
            order=[],
            lower=[-1] * (box.order_places if options.order_places_used == "four" else people),
            out=0,
            tops=[-1] * len(REGIONS),
            rests=[whole] * len(REGIONS),
            arranged=[()] * len(REGIONS),
            knower=[-1] * len(REGIONS),
            gone=[0] * (2 * len(REGIONS)),
            pile_tops=[-1] * len(FEATURES),
            pile_rests=box.of_feature.copy(),
            pile_backs=[()] * len(FEATURES),
            cubes=[0] * len(REGIONS),
            supply=box.cube_total,
            wineries=box.wineries[players],
            cellars=box.cellars[players],
            enologists=box.enologists[players],
            farmers=box.farmers[players],
            ports=box.port_total,
            removed=[0] * 4,
            sales=[-1] * len(box.sales),
            exports=[-1] * len(box.exports),
            ability=0,
            extra=False,
            begun=False,
            free=False,
            discount=0,
            passed=0,
            display=[] if box.reserve else [-1] * box.display[players],
            pile=[] if box.reserve else [*box.tile_copies[players], *box.multiplier_copies[players]],
            tracks=[box.track_start] * len(FEATURES) if box.reserve else [],
            slots=[-1] * (SLOTS * len(MULTIPLIERS_2010)) if box.reserve else [],
            cards=(1 << len(box.cards)) - 1 if players == 1 else 0,
            numbers=(1 << len(box.numbers)) - 1 if players == 1 else 0,
            bagos=0,
            experts=(),
            vintners=[new_vintner(box, options, players == 1 and seat == LACERDA) for seat in range(people)],
        )

    def copy(self) -> Vinhos:
        """Return an independent copy."""
        return Vinhos(
            self.game,
            self.box,
            self.players,
            self.options,
            self.luck,
            self.explicit,
            self.stack.copy(),
            self.history.copy(),
            None if self.journal is None else self.journal.copy(),
            self.origin,
            self.year,
            self.final,
            self.vintage,
            self.vintages,
            self.order.copy(),
            self.lower.copy(),
            self.out,
            self.tops.copy(),
            self.rests.copy(),
            self.arranged.copy(),
            self.knower.copy(),
            self.gone.copy(),
            self.pile_tops.copy(),
            self.pile_rests.copy(),
            self.pile_backs.copy(),
            self.cubes.copy(),
            self.supply,
            self.wineries,
            self.cellars,
            self.enologists,
            self.farmers,
            self.ports,
            self.removed.copy(),
            self.sales.copy(),
            self.exports.copy(),
            self.ability,
            self.extra,
            self.begun,
            self.free,
            self.discount,
            self.passed,
            self.display.copy(),
            self.pile.copy(),
            self.tracks.copy(),
            self.slots.copy(),
            self.cards,
            self.numbers,
            self.bagos,
            self.experts,
            [vintner.copy() for vintner in self.vintners],
        )

    def identity(self) -> tuple[Any, ...]:
        """Return the position as a hashable tuple; where VP came from has no bearing on play."""
        return (
            self.year,
            self.final,
            self.vintage,
            self.vintages,
            tuple(self.order),
            tuple(self.lower),
            self.out,
            tuple(self.tops),
            tuple(self.rests),
            tuple(self.arranged),
            tuple(self.knower),
            tuple(self.gone),
            tuple(self.pile_tops),
            tuple(self.pile_rests),
            tuple(self.pile_backs),
            tuple(self.cubes),
            self.supply,
            self.wineries,
            self.cellars,
            self.enologists,
            self.farmers,
            self.ports,
            tuple(self.removed),
            tuple(self.sales),
            tuple(self.exports),
            self.ability,
            self.extra,
            self.begun,
            self.free,
            self.discount,
            self.passed,
            tuple(self.display),
            tuple(self.pile),
            tuple(self.tracks),
            tuple(self.slots),
            self.cards,
            self.numbers,
            self.bagos,
            self.experts,
            tuple(vintner_identity(vintner) for vintner in self.vintners),
        )

    # ------------------------------------------------------------------ small helpers of the rules

    def who(self, seat: int) -> int:
        """Return the seat by which events name somebody."""
        return OPPONENT if self.solo and seat == LACERDA else seat

    def in_play(self, region: int) -> bool:
        """Return whether a region is used in this game (VC-SETUP-10)."""
        return not self.out >> region & 1

    def weather(self) -> int:
        """Return the weather of the year."""
        return self.box.vintages[self.vintage].weather

    def fair_number(self) -> int:
        """Return which fair comes next (or is held now), from 0."""
        return sum(year < self.year for year in self.box.fair_years)

    # ------------------------------------------------------------------ saving, hidden information, laws and scores

    def fields(self) -> dict[str, Any]:
        """Return the position in the words of the data file."""
        return saving.fields(self)

    def read(self, saved: Mapping[str, Any]) -> None:
        """Take the position from what `fields` gives."""
        saving.read(self, saved)

    def hide(self, seen: dict[str, Any], seat: int) -> None:
        """Blank out rearranged stacks and experts chosen in secret that are not the seat's own."""
        hidden.hide(self, seen, seat)

    def reshuffle(self, seat: int, rng: random.Random) -> None:
        """Deal anew what the seat cannot know of those."""
        hidden.redeal(self, seat, rng)

    def check_position(self) -> None:
        """Check every conservation law."""
        laws.check(self)

    def scores(self) -> list[int]:
        """Return each player's VP as the final scoring would count them now."""
        return scoring.totals(self)[: self.players]

    def winners(self) -> list[int]:
        """Return who has won; several share a victory, and a solo player wins by beating Lacerda."""
        return scoring.winners(self) if self.over else []

    def losers(self) -> list[int]:
        """Return the solo player who has not beaten Lacerda."""
        return scoring.losers(self) if self.over else []

    def score_sheet(self, seat: int) -> ScoreSheet:
        """Return where a player's VP come from, line by line."""
        return scoring.score_sheet(self, seat)
