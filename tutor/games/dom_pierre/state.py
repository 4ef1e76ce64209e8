"""A position of Dom Pierre: the main board, the flute, the turn under way and every player's Maison."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from tutor.core.chance import Bag
from tutor.core.decision import Frame
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.words import Event, ScoreSheet
from tutor.games.dom_pierre import hidden, laws, saving, scoring
from tutor.games.dom_pierre.box import Box, Winery
from tutor.games.dom_pierre.maison import Maison, new_maison
from tutor.games.dom_pierre.names import (
    ACCESSORIES,
    EXTRAS,
    FORCE,
    GREY,
    NONE,
    ROADS,
    TOKENS,
    WIDTH,
)

if TYPE_CHECKING:
    from tutor.core.game import Game


class Options(NamedTuple):
    """The variant and the rulings in force; defaults and meanings stand in the data file."""

    fast_variant: bool
    reims_only_when_north_deck_empty: bool
    force_token_counts_for_return_workers: bool
    modifier_needs_completely_empty_press: bool
    harvest_worker_needs_base_value_1: bool
    claim_token_can_be_deferred: bool
    free_action_only_before_or_after_main_action: bool
    unplaced_logistics_workers_go_back: bool
    prestige_at_top_still_gives_token: bool
    trigger_disc_still_scores_2vp: bool
    higher_harvest_tile_can_stand_in: bool
    harvest_worker_may_be_used_at_cap: bool
    kept_prestige_tokens_only_in_windows: bool
    finished_disc_leaves_before_late_window: bool
    all_roads_are_one_zone: bool
    village_vintage_may_target_house_or_reserve: bool
    village_bonuses_must_differ_in_reward: bool
    objectives_vintage_is_automatic: bool
    cellar_vintage_covers_both_barrels_of_one_press: bool


class Stacks:
    """Two face-up stacks of the village: only the tops are seen, of the rest only what is there together."""

    __slots__ = ("hidden", "sizes", "tops")

    def __init__(self, tops: list[int], sizes: list[int], hidden: list[int]) -> None:
        #: The top of each stack; NONE if it is empty, or not uncovered yet.
        self.tops = tops
        #: How many things lie in each stack, the top included.
        self.sizes = sizes
        #: What lies under the tops of both stacks, sorted: its order is nobody's knowledge.
        self.hidden = hidden

    def copy(self) -> Stacks:
        """Return an independent copy."""
        return Stacks(self.tops.copy(), self.sizes.copy(), self.hidden.copy())

    def build(self, things: list[int]) -> None:
        """Shuffle things into two even stacks; an odd one goes to the first (DP-VILL-08, DP-VILL-09)."""
        self.tops = [NONE, NONE]
        self.sizes = [(len(things) + 1) // 2, len(things) // 2]
        self.hidden = sorted(things)

    def things(self) -> list[int]:
        """Return everything in both stacks."""
        return sorted(self.hidden + [top for top in self.tops if top >= 0])

    def total(self) -> int:
        """Return how many things lie in both stacks."""
        return self.sizes[0] + self.sizes[1]


class Turn:
    """What is under way in the turn of one player."""

    __slots__ = ("column", "cost", "done", "drawn", "free", "hand", "left", "lifted", "paid", "vintage")

    def __init__(
        self,
        free: bool,
        column: int,
        left: int,
        cost: int,
        done: int,
        paid: int,
        vintage: bool,
        lifted: int,
        drawn: list[int],
        hand: list[int],
    ) -> None:
        #: The free action of the turn is still to be had.
        self.free = free
        #: The column whose disc was moved; NONE before that.
        self.column = column
        #: How many repetitions of the action are left (of workers to be picked up or returned, of cards to be chosen).
        self.left = left
        #: The coins that the action costs.
        self.cost = cost
        #: Presses activated, or village benefits taken, in this action: one bit each.
        self.done = done
        #: Kinds of champagne whose one-time cost has been paid: one bit each.
        self.paid = paid
        #: The vintage effect of the action is still to be had.
        self.vintage = vintage
        #: Workers in hand.
        self.lifted = lifted
        #: Bunches drawn and not placed yet, by variety.
        self.drawn = drawn
        #: Harvest tiles in hand, sorted.
        self.hand = hand

    @classmethod
    def fresh(cls) -> Turn:
        """Return a turn in which nothing has happened."""
        return cls(True, NONE, 0, 0, 0, 0, False, 0, [0] * WIDTH, [])

    def copy(self) -> Turn:
        """Return an independent copy."""
        return Turn(
            self.free,
            self.column,
            self.left,
            self.cost,
            self.done,
            self.paid,
            self.vintage,
            self.lifted,
            self.drawn.copy(),
            self.hand.copy(),
        )


class DomPierre(State):
    """A position. Varieties, presses, roads, cards, tokens and cells are numbers in the order of the box."""

    __slots__ = (
        "box",
        "winery",
        "round",
        "turns",
        "first",
        "last",
        "track",
        "grapes",
        "bag",
        "extras",
        "supply",
        "grey",
        "blue_discard",
        "flags",
        "harvest",
        "blue",
        "tops",
        "unseen",
        "under",
        "ratios",
        "deck",
        "offer",
        "discard",
        "flute",
        "face_down",
        "pool",
        "turn",
        "maisons",
    )

    options: Options

    def __init__(
        self,
        game: Game[Any],
        box: Box,
        winery: Winery,
        players: int,
        options: Options,
        luck: int,
        explicit: bool,
        stack: list[Frame[Any]],
        history: list[Move],
        journal: list[Event] | None,
        origin: Mapping[str, Any] | None,
        round: int,
        turns: int,
        first: int,
        last: int,
        track: list[int],
        grapes: list[int],
        bag: Bag,
        extras: list[int],
        supply: list[int],
        grey: list[int],
        blue_discard: list[int],
        flags: list[int],
        harvest: Stacks,
        blue: Stacks,
        tops: list[int],
        unseen: list[int],
        under: list[tuple[int, ...]],
        ratios: list[int],
        deck: int,
        offer: int,
        discard: int,
        flute: list[int],
        face_down: Bag,
        pool: Bag,
        turn: Turn,
        maisons: list[Maison],
    ) -> None:
        super().__init__(game, players, options, luck, explicit, stack, history, journal, origin)
        self.box = box
        #: The side of the individual boards that is played with.
        self.winery = winery
        #: Round, from 1, and how many turns of it have begun.
        self.round = round
        self.turns = turns
        #: Who has the first-player card; NONE before it is dealt.
        self.first = first
        #: The last round; 0 before the end is triggered.
        self.last = last
        #: Whose discs lie on the end track, in order.
        self.track = track
        #: Cells with a bunch of each variety, one bit for each cell.
        self.grapes = grapes
        self.bag = bag
        #: Cell of each accessory and of the coin that lie in the vineyard; NONE if it has been taken, or not been laid.
        self.extras = extras
        #: Harvest tiles in the supply, by variety and printed value.
        self.supply = supply
        self.grey = grey
        self.blue_discard = blue_discard
        self.flags = flags
        #: Harvest tiles and blue accessories in the village.
        self.harvest = harvest
        self.blue = blue
        #: Each market deck: its top card (NONE if it is empty), the cards below in an order that nobody knows (bits),
        #: and under them those that were put there in the open, the next one first (DP-SALE-19).
        self.tops = tops
        self.unseen = unseen
        self.under = under
        #: The ratio tile beside each road, twice its number plus its face; NONE before it is laid.
        self.ratios = ratios
        #: Objective cards in the deck, in the offer and on the discard pile: one bit each.
        self.deck = deck
        self.offer = offer
        self.discard = discard
        #: Prestige tokens that lie face up on the flute, and all that nobody has seen: face down there, or in the box.
        self.flute = flute
        self.face_down = face_down
        #: Vintage tokens that are not dealt.
        self.pool = pool
        self.turn = turn
        self.maisons = maisons

    @classmethod
    def begin(
        cls, game: Game[Any], box: Box, players: int, options: Options, stack: list[Frame[Any]], journal: bool
    ) -> DomPierre:
        """Return the table before anything is shuffled (DP-SETUP-01, DP-SETUP-20 to DP-SETUP-24, DP-SETUP-32)."""
        winery = box.wineries[options.fast_variant]
        grapes = [1 << cell for cell in box.first_cells]
        cards = box.used_cards[players]
        return cls(
            game,
            box,
            winery,
            players,
            options,
            0,
            False,
            stack,
            [],
            [] if journal else None,
            None,
            1,
            0,
            NONE,
            0,
            [],
            grapes,
            Bag([count - 1 for count in box.bunches]),
            [NONE] * len(EXTRAS),
            box.harvest_tiles.copy(),
            [count - 1 for count in box.accessories[GREY]],
            [0] * len(ACCESSORIES),
            box.flags.copy(),
            Stacks([NONE, NONE], [0, 0], []),
            Stacks([NONE, NONE], [0, 0], []),
            [NONE] * len(ROADS),
            [cards & deck for deck in box.deck_cards],
            [()] * len(ROADS),
            [NONE] * len(ROADS),
            box.used_objectives[players],
            0,
            0,
            [0] * len(TOKENS),
            Bag(box.tokens),
            Bag(box.vintages),
            Turn.fresh(),
            [new_maison(box, winery) for _ in range(players)],
        )

    def copy(self) -> DomPierre:
        """Return an independent copy."""
        return DomPierre(
            self.game,
            self.box,
            self.winery,
            self.players,
            self.options,
            self.luck,
            self.explicit,
            self.stack.copy(),
            self.history.copy(),
            None if self.journal is None else self.journal.copy(),
            self.origin,
            self.round,
            self.turns,
            self.first,
            self.last,
            self.track.copy(),
            self.grapes.copy(),
            self.bag.copy(),
            self.extras.copy(),
            self.supply.copy(),
            self.grey.copy(),
            self.blue_discard.copy(),
            self.flags.copy(),
            self.harvest.copy(),
            self.blue.copy(),
            self.tops.copy(),
            self.unseen.copy(),
            self.under.copy(),
            self.ratios.copy(),
            self.deck,
            self.offer,
            self.discard,
            self.flute.copy(),
            self.face_down.copy(),
            self.pool.copy(),
            self.turn.copy(),
            [maison.copy() for maison in self.maisons],
        )

    def identity(self) -> tuple[Any, ...]:
        """Return the position as a hashable tuple, without what has no bearing on play any more.

        Of the rounds only those still to come matter, of the end track only how full it is, of points only the sum.
        """
        turn = self.turn
        return (
            self.turns,
            self.first,
            self.last - self.round if self.last else NONE,
            len(self.track),
            tuple(self.grapes),
            tuple(self.bag.counts),
            tuple(self.extras),
            tuple(self.supply),
            tuple(self.grey),
            tuple(self.blue_discard),
            tuple(self.flags),
            *((tuple(stacks.tops), tuple(stacks.sizes), tuple(stacks.hidden)) for stacks in (self.harvest, self.blue)),
            tuple(self.tops),
            tuple(self.unseen),
            tuple(self.under),
            tuple(self.ratios),
            self.deck,
            self.offer,
            self.discard,
            tuple(self.flute),
            tuple(self.face_down.counts),
            tuple(self.pool.counts),
            (turn.free, turn.column, turn.left, turn.cost, turn.done, turn.paid, turn.vintage, turn.lifted),
            (tuple(turn.drawn), tuple(turn.hand)),
            tuple(
                (
                    *(m.coins, m.level, m.vintage, m.force, m.reserve, m.house, m.crew, m.vines, m.cards, m.objectives),
                    *(m.card, m.corked, m.chosen, sum(m.points)),
                    *(tuple(m.rows), tuple(m.spaces), tuple(m.roads), tuple(m.slots), tuple(m.modifiers)),
                    *(tuple(m.champagne), tuple(m.grey), tuple(m.blue), tuple(m.flags), tuple(m.tokens)),
                    tuple(m.draft),
                )
                for m in self.maisons
            ),
        )

    # ------------------------------------------------------------------ small helpers of the rules

    @property
    def seat(self) -> int:
        """Return whose turn it is (DP-SETUP-34: clockwise from the first player)."""
        return (self.first + self.turns - 1) % self.players

    @property
    def acting(self) -> Maison:
        """Return the Maison whose turn it is."""
        return self.maisons[(self.first + self.turns - 1) % self.players]

    @property
    def bunches(self) -> int:
        """Return all cells with a bunch, as bits."""
        chardonnay, meunier, noir = self.grapes
        return chardonnay | meunier | noir

    @property
    def boxed(self) -> int:
        """Return how many prestige tokens were put back into the box unseen (DP-SETUP-02)."""
        box = self.box
        return sum(box.tokens) - box.flute_each * self.players

    @property
    def flute_down(self) -> int:
        """Return how many tokens lie face down on the flute."""
        return self.face_down.size - self.boxed

    @property
    def triggered(self) -> bool:
        """Return whether the marked space of the end track is filled (DP-END-03)."""
        return self.last > 0

    def row_strength(self, maison: Maison, column: int) -> int:
        """Return the strength of the row on which a disc stands."""
        return self.winery.strengths[maison.rows[column]]

    def strength(self, maison: Maison, column: int) -> int:
        """Return the strength of an action: that of the row, and the force token in the column (DP-TURN-06)."""
        force = self.box.force if maison.spaces[column] == FORCE else 0
        return self.winery.strengths[maison.rows[column]] + force

    def cost(self, maison: Maison) -> int:
        """Return the coin cost: that of the lowest row with a disc (DP-TURN-07)."""
        return self.winery.costs[min(maison.rows)]

    def occupied(self, road: int) -> int:
        """Return the spaces of a road with a worker, whoever owns it, as bits."""
        spaces = self.box.neutral[self.players][road]
        for maison in self.maisons:
            spaces |= maison.roads[road]
        return spaces

    def growers(self) -> int:
        """Return the cells on which a worker stands, as bits."""
        cells = 0
        for maison in self.maisons:
            cells |= maison.vines
        return cells

    # ------------------------------------------------------------------ saving, hidden information, laws and scores

    def fields(self) -> dict[str, Any]:
        """Return the position in the words of the data file."""
        return saving.fields(self)

    def read(self, saved: Mapping[str, Any]) -> None:
        """Take the position from what `fields` gives."""
        saving.read(self, saved)

    def hide(self, seen: dict[str, Any], seat: int) -> None:
        """Blank out the others' hands of the draft."""
        hidden.hide(self, seen, seat)

    def reshuffle(self, seat: int, rng: random.Random) -> None:
        """Deal the others' hands of the draft anew."""
        hidden.redeal(self, seat, rng)

    def check_position(self) -> None:
        """Check every conservation law."""
        laws.check(self)

    def scores(self) -> list[int]:
        """Return everybody's points as the final scoring would count them now."""
        return scoring.scores(self)

    def winners(self) -> list[int]:
        """Return who has won: ties are broken to the end, so it is one (DP-SCORE-04)."""
        return scoring.winners(self) if self.over else []

    def score_sheet(self, seat: int) -> ScoreSheet:
        """Return where a player's points come from, line by line."""
        return scoring.score_sheet(self, seat)
