"""A position of Viticulture: the board, the decks and every player's vineyard."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from tutor.core.chance import Deck
from tutor.core.decision import Frame
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.words import Event, ScoreSheet
from tutor.games.viticulture import hidden, laws, saving, scoring
from tutor.games.viticulture.box import Box, Level
from tutor.games.viticulture.effects import Address
from tutor.games.viticulture.names import (
    ACTIONS,
    EMPTY,
    FIELDS,
    FROM_TASTING,
    IN_SETUP,
    IN_SUMMER,
    NOTES,
    PLAY_SUMMER,
    PLAY_WINTER,
    SOURCES,
    SPACES,
    TASTING_ROOM,
)
from tutor.games.viticulture.turns import AfterAction
from tutor.games.viticulture.vineyard import Vineyard

if TYPE_CHECKING:
    from tutor.core.game import Game

#: A planned worker: the seat, and the space (or OVERFLOW + action) on which it stands.
Planned = tuple[int, int]


class Options(NamedTuple):
    """The variants and rulings in force; defaults and meanings stand in the data file."""

    field_limit: str
    tasting_room_needs_wine: bool
    tour_cards: tuple[str, ...]
    vp_cap: int
    end_trigger_latched: bool
    grande_overflow_needs_full: bool
    producer_excludes: str
    yoke_once_per_year: bool
    motivator_passed_players: bool
    up_to_needs_one: bool
    voluntary_devalue: bool
    organizer_keeps_bonus_visitor: bool
    importer_protocol: str
    reshuffle_timing: str
    both_cost_timing: str
    uproot_clause: str
    zymologist_ageing: str
    wine_without_slot: str
    advanced_parents: bool
    friendly_variant: bool
    solo_level: str
    aggressive_automa: bool
    solo_token_opens_space: bool


class Viticulture(State):
    """A position. Cards, structures, fields, wines and actions are numbers in the order of the box."""

    __slots__ = (
        "box",
        "limits",
        "open_spaces",
        "level",
        "year",
        "season",
        "first",
        "turn",
        "passed",
        "temporary",
        "reached",
        "row_tokens",
        "order",
        "spaces",
        "plans",
        "limbo",
        "notes",
        "escrow",
        "revealed",
        "decks",
        "automa",
        "vineyards",
    )

    options: Options

    def __init__(
        self,
        game: Game[Any],
        box: Box,
        limits: list[int],
        open_spaces: int,
        level: Level,
        players: int,
        options: Options,
        luck: int,
        explicit: bool,
        stack: list[Frame[Any]],
        history: list[Move],
        journal: list[Event] | None,
        origin: Mapping[str, Any] | None,
        year: int,
        season: int,
        first: int,
        turn: int,
        passed: int,
        temporary: int,
        reached: bool,
        row_tokens: int,
        order: list[int],
        spaces: list[int],
        plans: list[Planned],
        limbo: list[int],
        notes: list[int],
        escrow: list[tuple[int, int]],
        revealed: list[int],
        decks: list[Deck],
        automa: Deck,
        vineyards: list[Vineyard],
    ) -> None:
        super().__init__(game, players, options, luck, explicit, stack, history, journal, origin)
        self.box = box
        #: What follows from players and options: field limits, open spaces of each action, the solo level.
        self.limits = limits
        self.open_spaces = open_spaces
        self.level = level
        self.year = year
        self.season = season
        #: Who holds the first-player token; -1 before it is given out.
        self.first = first
        #: Place in `order` of who comes next.
        self.turn = turn
        #: Who has passed this season: one bit for each seat.
        self.passed = passed
        #: Who has the temporary worker; -1: it is on the chart.
        self.temporary = temporary
        #: Somebody has reached the goal.
        self.reached = reached
        #: Rows of the chart that still have their token: one bit for each (solo).
        self.row_tokens = row_tokens
        #: The seats in wake-up order, as the running season uses it.
        self.order = order
        #: Who stands on each space: three for each action.
        self.spaces = spaces
        self.plans = plans
        #: Cards that are being carried out: no longer in hand, not yet discarded (VI-DECK-05).
        self.limbo = limbo
        #: What the card in play has done so far; see NOTES.
        self.notes = notes
        #: Visitors put aside for the Importer, each with its owner.
        self.escrow = escrow
        #: Cards turned up by the Caravan.
        self.revealed = revealed
        self.decks = decks
        self.automa = automa
        self.vineyards = vineyards

    @classmethod
    def begin(
        cls, game: Game[Any], box: Box, players: int, options: Options, stack: list[Frame[Any]], journal: bool
    ) -> Viticulture:
        """Return the table before anything is drawn (VI-SETUP-01 to VI-SETUP-03)."""
        level = box.levels[options.solo_level]
        copies = [counts.copy() for counts in box.copies]
        start_vp = box.start_vp
        if players == 1:
            start_vp += level.start_vp
            for card in box.solo_removed:
                deck, kind = box.card_place[card]
                copies[deck][kind] = 0
        return cls(
            game,
            box,
            box.limits[options.field_limit],
            box.open_spaces[players],
            level,
            players,
            options,
            0,
            False,
            stack,
            [],
            [] if journal else None,
            None,
            1,
            IN_SETUP,
            -1,
            0,
            0,
            -1,
            False,
            box.all_rows if players == 1 else 0,
            [],
            [EMPTY] * (len(ACTIONS) * len(SPACES)),
            [],
            [],
            [0] * len(NOTES),
            [],
            [],
            [Deck(counts) for counts in copies],
            Deck([1 if players == 1 else 0] * len(box.automa_summer)),
            [Vineyard.empty(start_vp, box.start_residual, len(FIELDS), len(SOURCES)) for _ in range(players)],
        )

    def copy(self) -> Viticulture:
        """Return an independent copy."""
        return Viticulture(
            self.game,
            self.box,
            self.limits,
            self.open_spaces,
            self.level,
            self.players,
            self.options,
            self.luck,
            self.explicit,
            self.stack.copy(),
            self.history.copy(),
            None if self.journal is None else self.journal.copy(),
            self.origin,
            self.year,
            self.season,
            self.first,
            self.turn,
            self.passed,
            self.temporary,
            self.reached,
            self.row_tokens,
            self.order.copy(),
            self.spaces.copy(),
            self.plans.copy(),
            self.limbo.copy(),
            self.notes.copy(),
            self.escrow.copy(),
            self.revealed.copy(),
            [deck.copy() for deck in self.decks],
            self.automa.copy(),
            [vineyard.copy() for vineyard in self.vineyards],
        )

    def identity(self) -> tuple[Any, ...]:
        """Return the position as a hashable tuple, without where points came from."""
        return (
            *(self.year if self.players == 1 else 0, self.season, self.first, self.turn, self.passed, self.temporary),
            *(self.reached, self.row_tokens, tuple(self.order), tuple(self.spaces), tuple(self.plans)),
            *(tuple(self.limbo), tuple(self.notes), tuple(self.escrow), tuple(self.revealed)),
            tuple((tuple(deck.counts), tuple(deck.discard)) for deck in self.decks),
            *(tuple(self.automa.counts), tuple(self.automa.discard)),
            tuple(vineyard.key() for vineyard in self.vineyards),
        )

    # ------------------------------------------------------------------ small helpers of the rules

    def clockwise(self, seat: int) -> list[int]:
        """Return all seats in clockwise order, beginning with this one."""
        return [(seat + place) % self.players for place in range(self.players)]

    def has_passed(self, seat: int) -> bool:
        """Return whether a player has passed this season."""
        return bool(self.passed >> seat & 1)

    def rule_of(self, at: Address) -> str:
        """Return the rule of the action or card that an effect belongs to."""
        return self.box.programs[at.source, at.way].rule

    def score(self, seat: int, amount: int, source: int, rule: str) -> None:
        """Give or take victory points; whoever reaches the goal makes this year the last (VI-END-01, VI-END-02)."""
        vineyard = self.vineyards[seat]
        cap = self.options.vp_cap
        if cap and amount > 0:
            amount = max(0, min(amount, cap - vineyard.vp))
        vineyard.vp += amount
        vineyard.ledger[source] += amount
        if self.journal is not None:
            self.tell("scored" if amount >= 0 else "lost-vp", rule, seat, step=amount, vp=vineyard.vp)
        if vineyard.vp >= self.box.goal and not self.reached:
            self.reached = True
            if self.journal is not None and self.players > 1:
                self.tell("goal-reached", "VI-END-01", seat, vp=vineyard.vp, see=("VI-END-02", "VI-END-04"))

    def pay(self, payer: int, receiver: int, lira: int, rule: str) -> None:
        """Let one player pay another, which only cards do (VI-LIM-01)."""
        self.vineyards[payer].lira -= lira
        self.vineyards[receiver].lira += lira
        if self.journal is not None:
            self.tell("paid-player", rule, payer, lira=lira, player=receiver)

    def tour(self, seat: int) -> None:
        """A tour was given: the tasting room scores once a year (VI-STR-10)."""
        vineyard = self.vineyards[seat]
        if not vineyard.built & TASTING_ROOM or vineyard.toured:
            return
        if self.options.tasting_room_needs_wine and not any(vineyard.wines):
            return
        vineyard.toured = True
        self.score(seat, self.box.tasting_vp, FROM_TASTING, "VI-STR-10")

    def placement(self) -> AfterAction | None:
        """Return the placement whose action is being carried out, if there is one."""
        return next((frame for frame in reversed(self.stack) if isinstance(frame, AfterAction)), None)

    def visitor_action(self) -> int:
        """Return the action on which a visitor is being played, or would be now."""
        placement = self.placement()
        if placement is not None:
            return placement.action
        return PLAY_SUMMER if self.season == IN_SUMMER else PLAY_WINTER

    def placed_on(self) -> int:
        """Return the space of the worker that is acting; EMPTY if none is."""
        placement = self.placement()
        return EMPTY if placement is None else placement.space

    # ------------------------------------------------------------------ saving, hidden information, laws and scores

    def fields(self) -> dict[str, Any]:
        """Return the position in the words of the data file."""
        return saving.fields(self)

    def read(self, saved: Mapping[str, Any]) -> None:
        """Take the position from what `fields` gives."""
        saving.read(self, saved)

    def hide(self, seen: dict[str, Any], seat: int) -> None:
        """Blank out the faces of the others' cards and the decks."""
        hidden.hide(self, seen, seat)

    def reshuffle(self, seat: int, rng: random.Random) -> None:
        """Deal the others' hands anew."""
        hidden.redeal(self, seat, rng)

    def check_position(self) -> None:
        """Check every conservation law."""
        laws.check(self)

    def private_moves(self) -> bool:
        """Return whether the moves tell what is in a hand (VI-COMP-08)."""
        return hidden.tells_hand(self)

    def scores(self) -> list[int]:
        """Return the victory points."""
        return [vineyard.vp for vineyard in self.vineyards]

    def winners(self) -> list[int]:
        """Return who has won; several share a victory, and nobody wins a lost solo game."""
        return scoring.winners(self) if self.over else []

    def losers(self) -> list[int]:
        """Return the solo player who has not beaten the Automa."""
        return [0] if self.over and self.players == 1 and not scoring.winners(self) else []

    def score_sheet(self, seat: int) -> ScoreSheet:
        """Return where a player's points come from, line by line."""
        return scoring.score_sheet(self, seat)
