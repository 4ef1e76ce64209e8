"""A position of Toscana: the map, the market, the bank and every player's winery."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tutor.core.chance import Deck
from tutor.core.decision import Frame
from tutor.core.moves import Move
from tutor.core.plain import whole
from tutor.core.state import State
from tutor.core.words import Event, ScoreSheet
from tutor.games.toscana import laws, scoring
from tutor.games.toscana.box import (
    ACTIONS,
    EMPTY,
    GOODS,
    LETTERS,
    MASTER,
    ONE_WORKER,
    SOURCES,
    TERRAINS,
    TWO_WORKERS,
    UNKNOWN,
    Box,
    by_good,
)

if TYPE_CHECKING:
    from tutor.core.game import Game


#: More money than anybody can earn in a game; a save that says more is damaged.
MOST_MONEY: Final = 10_000


class Options(NamedTuple):
    """The variants and rulings in force; defaults and meanings stand in the data file."""

    free_map: bool
    player_trading: bool
    map_tile_rotation: bool
    start_on_water: bool
    rose_same_direction: bool
    bank_shortage: str
    abandoned_choice: str
    end_trigger_latched: bool
    tie_spaces: str


class Winery:
    """A player's own board: money, warehouse, pieces still to hire, action tokens, tasting tiles."""

    __slots__ = ("chosen", "goods", "hand", "hired", "ledger", "money", "removed", "spent", "stack")

    def __init__(
        self,
        money: int,
        goods: list[int],
        hired: int,
        spent: int,
        removed: int,
        hand: list[int],
        stack: Deck,
        chosen: int,
        ledger: list[int],
    ) -> None:
        self.money = money
        #: Cubes in the warehouse, by good.
        self.goods = goods
        #: Pieces hired from the top row so far; the next one is `box.slots[hired]`.
        self.hired = hired
        #: Spent actions of this round, one bit each.
        self.spent = spent
        #: Own masters that others have removed from the map.
        self.removed = removed
        #: Tasting tiles in hand, sorted.
        self.hand = hand
        #: Tasting tiles still to draw, and those used.
        self.stack = stack
        #: The tile chosen for the tasting under way (it stays in hand until the reveal), or -1.
        self.chosen = chosen
        #: Money by source; its sum is the money.
        self.ledger = ledger

    def copy(self) -> Winery:
        """Return an independent copy."""
        return Winery(
            self.money,
            self.goods.copy(),
            self.hired,
            self.spent,
            self.removed,
            self.hand.copy(),
            self.stack.copy(),
            self.chosen,
            self.ledger.copy(),
        )

    def earn(self, amount: int, source: int) -> None:
        """Move the token on the money track, forward or back."""
        self.money += amount
        self.ledger[source] += amount


class Toscana(State):
    """A position. Goods, spaces, crossroads and tiles are numbers in the order of the box."""

    __slots__ = (
        "bank",
        "box",
        "first",
        "latched",
        "map",
        "market",
        "offers",
        "owners",
        "pieces",
        "placed",
        "prices",
        "recommendations",
        "round",
        "turn",
        "wineries",
    )

    options: Options

    def __init__(
        self,
        game: Game[Any],
        box: Box,
        players: int,
        options: Options,
        luck: int,
        explicit: bool,
        stack: list[Frame[Any]],
        history: list[Move],
        journal: list[Event] | None,
        origin: Mapping[str, Any] | None,
        round: int,
        first: int,
        turn: int,
        map: list[int],
        owners: list[int],
        pieces: list[int],
        placed: list[int],
        prices: list[int],
        market: list[int],
        recommendations: list[int],
        bank: list[int],
        offers: int,
        latched: bool,
        wineries: list[Winery],
    ) -> None:
        super().__init__(game, players, options, luck, explicit, stack, history, journal, origin)
        self.box = box
        self.round = round
        #: The first player of this round; -1 before the draw.
        self.first = first
        #: Turns begun in this round.
        self.turn = turn
        #: Terrain of each space.
        self.map = map
        #: Who holds each space (-1: nobody), and what stands there.
        self.owners = owners
        self.pieces = pieces
        #: Crossroads with a water cube, during a production.
        self.placed = placed
        self.prices = prices
        self.market = market
        self.recommendations = recommendations
        self.bank = bank
        #: Offers made in this trade action: one bit for each partner and good.
        self.offers = offers
        #: Somebody has reached the money that ends the game (only with the option end_trigger_latched).
        self.latched = latched
        self.wineries = wineries

    @classmethod
    def begin(
        cls, game: Game[Any], box: Box, players: int, options: Options, stack: list[Frame[Any]], journal: bool
    ) -> Toscana:
        """Return the table with every board laid out and nothing drawn."""
        spaces = len(box.spaces)
        wineries = [
            Winery(
                box.start_money,
                box.start_goods.copy(),
                0,
                0,
                0,
                [],
                Deck(box.tasting_copies),
                -1,
                [box.start_money] + [0] * (len(SOURCES) - 1),
            )
            for _ in range(players)
        ]
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
            1,
            -1,
            0,
            [UNKNOWN] * spaces if options.free_map else box.printed_map.copy(),
            [-1] * spaces,
            [EMPTY] * spaces,
            [],
            box.start_prices.copy(),
            box.start_market.copy(),
            box.start_recommendations.copy(),
            [
                all_ - at_market - players * each
                for all_, at_market, each in zip(box.supply, box.start_market, box.start_goods, strict=True)
            ],
            0,
            False,
            wineries,
        )

    def copy(self) -> Toscana:
        """Return an independent copy."""
        return Toscana(
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
            self.round,
            self.first,
            self.turn,
            self.map.copy(),
            self.owners.copy(),
            self.pieces.copy(),
            self.placed.copy(),
            self.prices.copy(),
            self.market.copy(),
            self.recommendations.copy(),
            self.bank.copy(),
            self.offers,
            self.latched,
            [winery.copy() for winery in self.wineries],
        )

    def identity(self) -> tuple[Any, ...]:
        """Return the position as a hashable tuple. The order in which water was placed does not matter."""
        return (
            self.round,
            self.first,
            self.turn,
            tuple(self.map),
            tuple(self.owners),
            tuple(self.pieces),
            tuple(sorted(self.placed)),
            tuple(self.prices),
            tuple(self.market),
            tuple(self.recommendations),
            tuple(self.bank),
            self.offers,
            self.latched,
            tuple(
                (w.money, tuple(w.goods), w.hired, w.spent, w.removed, tuple(w.hand), tuple(w.stack.counts), w.chosen)
                for w in self.wineries
            ),
        )

    # ------------------------------------------------------------------ small helpers of the rules

    def move_price(self, good: int, step: int) -> int:
        """Move a price along the ladder, never beyond its ends; return by how much it moved (TO-PRICE-02)."""
        old = self.prices[good]
        new = old + step
        self.prices[good] = new = 0 if new < 0 else self.box.top_price if new > self.box.top_price else new
        return new - old

    def earn(self, seat: int, amount: int, source: int) -> None:
        """Give a player money (or take it, if negative), and remember the end of the game if that ruling is on."""
        winery = self.wineries[seat]
        winery.earn(amount, source)
        if self.options.end_trigger_latched and winery.money >= self.box.money_trigger:
            self.latched = True

    def pay_bank(self, seat: int, good: int, count: int) -> None:
        """Move cubes from a player's warehouse to the bank (TO-HIRE-04)."""
        self.wineries[seat].goods[good] -= count
        self.bank[good] += count

    def sell_cubes(self, seat: int, good: int, count: int) -> None:
        """Move sold cubes to the market warehouse; what has no place there goes to the bank (TO-TRADE-10)."""
        self.wineries[seat].goods[good] -= count
        stored = min(count, self.box.market_places - self.market[good])
        self.market[good] += stored
        self.bank[good] += count - stored

    def terrain_name(self, space: int) -> str:
        """Return the name of a space's terrain."""
        return TERRAINS[self.map[space]]

    def spaces_of(self, seat: int) -> list[int]:
        """Return the spaces that a player controls (TO-SPACE-04)."""
        return [space for space, owner in enumerate(self.owners) if owner == seat]

    # ------------------------------------------------------------------ saving

    def fields(self) -> dict[str, Any]:
        """Return the position in the words of the data file."""
        box = self.box
        width = box.width
        letters = "".join(LETTERS[terrain] for terrain in self.map)
        return {
            "round": self.round,
            "first": self.first,
            "turn": self.turn,
            "map": [letters[start : start + width] for start in range(0, len(letters), width)],
            "pieces": {
                box.spaces[space]: [
                    self.owners[space],
                    "wine_master" if piece == MASTER else "worker",
                    2 if piece == TWO_WORKERS else 1,
                ]
                for space, piece in enumerate(self.pieces)
                if piece
            },
            "placed": [box.crossroads[crossroads] for crossroads in self.placed],
            "prices": by_good(self.prices),
            "market": by_good(self.market),
            "recommendations": by_good(self.recommendations),
            "bank": by_good(self.bank),
            "offers": [
                [bit // len(GOODS), GOODS[bit % len(GOODS)]]
                for bit in range(self.players * len(GOODS))
                if self.offers >> bit & 1
            ],
            "latched": self.latched,
            "wineries": [self._winery_fields(winery) for winery in self.wineries],
        }

    def _winery_fields(self, winery: Winery) -> dict[str, Any]:
        tiles = self.box.tastings
        return {
            "money": winery.money,
            "goods": by_good(winery.goods),
            "hired": winery.hired,
            "spent": [action for bit, action in enumerate(ACTIONS) if winery.spent >> bit & 1],
            "removed": winery.removed,
            "hand": [tiles[tile] for tile in winery.hand],
            "stack": [tiles[tile] for tile in winery.stack.things()],
            "discard": [tiles[tile] for tile in winery.stack.discard],
            "chosen": tiles[winery.chosen] if winery.chosen >= 0 else "",
            "ledger": dict(zip(SOURCES, winery.ledger, strict=True)),
        }

    def read(self, saved: Mapping[str, Any]) -> None:
        """Take the position from what `fields` gives."""
        box = self.box
        self.round = whole(saved["round"], 1, box.rounds)
        self.first = whole(saved["first"], -1, self.players - 1)
        self.turn = whole(saved["turn"], 0, len(ACTIONS) * self.players)
        self.map = [LETTERS.index(letter) for row in saved["map"] for letter in row]
        self.owners = [-1] * len(box.spaces)
        self.pieces = [EMPTY] * len(box.spaces)
        for space, (seat, piece, count) in saved["pieces"].items():
            number = box.space_number[space]
            self.owners[number] = whole(seat, 0, self.players - 1)
            if piece == "worker":
                self.pieces[number] = whole(count, ONE_WORKER, TWO_WORKERS)
            elif piece == "wine_master" and count == 1:
                self.pieces[number] = MASTER
            else:
                raise ValueError(piece)
        self.placed = [box.crossroads_number[crossroads] for crossroads in saved["placed"]]
        self.prices = from_good(saved["prices"], 0, box.top_price)
        self.market = from_good(saved["market"], 0, box.market_places)
        self.recommendations = from_good(saved["recommendations"], -1, 1)
        self.bank = from_good(saved["bank"], 0)
        self.offers = 0
        for partner, good in saved["offers"]:
            self.offers |= 1 << (whole(partner, 0, self.players - 1) * len(GOODS) + GOODS.index(good))
        if type(saved["latched"]) is not bool:
            raise ValueError("latched")
        self.latched = saved["latched"]
        if len(saved["wineries"]) != self.players:
            raise ValueError("wineries")
        self.wineries = [self._read_winery(winery) for winery in saved["wineries"]]

    def _read_winery(self, saved: Mapping[str, Any]) -> Winery:
        box = self.box
        number = box.tasting_number
        stack = Deck([0] * len(box.tastings), [number[tile] for tile in saved["discard"]])
        stack.put(number[tile] for tile in saved["stack"])
        spent = 0
        for action in saved["spent"]:
            spent |= 1 << ACTIONS.index(action)
        ledger = saved["ledger"]
        if set(ledger) != set(SOURCES) or any(type(amount) is not int for amount in ledger.values()):
            raise ValueError("ledger")
        return Winery(
            whole(saved["money"], 0, MOST_MONEY),
            from_good(saved["goods"], 0, box.places),
            whole(saved["hired"], 0, len(box.slots)),
            spent,
            whole(saved["removed"], 0, box.masters),
            sorted(number[tile] for tile in saved["hand"]),
            stack,
            number[saved["chosen"]] if saved["chosen"] else -1,
            [ledger[source] for source in SOURCES],
        )

    # ------------------------------------------------------------------ hidden information

    def hide(self, seen: dict[str, Any], seat: int) -> None:
        """Blank out the others' hands and choices; hand and stack together are known (every set is the same)."""
        for owner, winery in enumerate(seen["wineries"]):
            if owner != seat:
                unseen = sorted(winery["hand"] + winery["stack"])
                winery.update(
                    hand=len(winery["hand"]), stack=len(winery["stack"]), chosen=bool(winery["chosen"]), unseen=unseen
                )

    def reshuffle(self, seat: int, rng: random.Random) -> None:
        """Deal the other players' unseen tiles anew into hand, stack and, during a tasting, choice."""
        for owner, winery in enumerate(self.wineries):
            if owner == seat:
                continue
            # sorted, so that the same view and the same luck give the same world whatever the truth is
            unseen = sorted(winery.hand + winery.stack.things())
            rng.shuffle(unseen)
            size = len(winery.hand)
            winery.hand = sorted(unseen[:size])
            winery.stack = Deck([0] * len(self.box.tastings), winery.stack.discard)
            winery.stack.put(unseen[size:])
            if winery.chosen >= 0:
                winery.chosen = rng.choice(winery.hand)

    # ------------------------------------------------------------------ laws and scores

    def check_position(self) -> None:
        """Check every conservation law."""
        laws.check(self)

    def scores(self) -> list[int]:
        """Return each player's money plus what the final sale would bring now."""
        return scoring.scores(self)

    def winners(self) -> list[int]:
        """Return who has won; several share a victory."""
        return scoring.winners(self) if self.over else []

    def score_sheet(self, seat: int) -> ScoreSheet:
        """Return where a player's money comes from, and what the warehouse would bring."""
        return scoring.score_sheet(self, seat)


def from_good(saved: Mapping[str, Any], least: int, most: int | None = None) -> list[int]:
    """Read numbers by the names of their goods."""
    if set(saved) != set(GOODS):
        raise ValueError("goods")
    return [whole(saved[good], least, most) for good in GOODS]
