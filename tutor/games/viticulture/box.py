"""What lies in the box: the numbers of the data file as plain lists, cards as programs, and moves made once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tutor.core.data import Data, corrected_numbers
from tutor.core.errors import BadData
from tutor.games.viticulture import moves as m
from tutor.games.viticulture.cards import Draw, DrawOnly, PayCards, PayHand
from tutor.games.viticulture.effects import ACTION, Effect, Program, compose
from tutor.games.viticulture.language import Card, effect
from tutor.games.viticulture.money import Counted
from tutor.games.viticulture.names import (
    ACTIONS,
    BONUS_OPEN,
    CART,
    COLOURS,
    DECKS,
    FIELDS,
    GRANDE_READY,
    ORDER,
    OVERFLOW_OPEN,
    OWN_YOKE,
    PLACES,
    PLAIN_OPEN,
    REGULAR_READY,
    STRUCTURES,
    VINE,
    VISITORS,
    WINES,
    WINTER_ACTIONS,
)
from tutor.games.viticulture.structures import BuildStructures
from tutor.games.viticulture.workers import Train

#: The rule of each action, in the order of ACTIONS.
ACTION_RULES = (
    *("VI-SUM-01", "VI-SUM-02", "VI-SUM-03", "VI-SUM-04", "VI-SUM-05", "VI-SUM-06"),
    *("VI-WIN-02", "VI-WIN-03", "VI-WIN-05", "VI-WIN-08", "VI-WIN-04", "VI-WIN-09"),
)
#: The rule of each type of wine.
WINE_RULES = ("VI-WINE-01", "VI-WINE-01", "VI-WINE-02", "VI-WINE-03")
#: Visitors with a ruling of their own, by the number on the card; some share one.
SUMMER_RULINGS = {
    1: "VI-CARD-S01",
    4: "VI-CARD-S04",
    5: "VI-CARD-S05",
    9: "VI-CARD-S09",
    11: "VI-CARD-S11",
    12: "VI-CARD-S12",
    13: "VI-CARD-S13",
    17: "VI-CARD-S17",
    18: "VI-CARD-S18",
    19: "VI-CARD-S09",
    20: "VI-CARD-S20",
    22: "VI-CARD-S22",
    23: "VI-CARD-S23",
    24: "VI-CARD-S09",
    25: "VI-CARD-S25",
    27: "VI-CARD-S27",
    29: "VI-CARD-S29",
    30: "VI-CARD-S30",
    31: "VI-CARD-S31",
    32: "VI-CARD-S32",
    33: "VI-CARD-S33",
    36: "VI-CARD-S36",
    37: "VI-CARD-S18",
    38: "VI-CARD-S38",
}
WINTER_RULINGS = {
    4: "VI-CARD-W04",
    7: "VI-CARD-W07",
    10: "VI-CARD-W10",
    11: "VI-CARD-W11",
    12: "VI-CARD-W12",
    13: "VI-CARD-W07",
    14: "VI-CARD-W14",
    15: "VI-CARD-W04",
    17: "VI-CARD-S18",
    18: "VI-CARD-W18",
    19: "VI-CARD-W19",
    24: "VI-CARD-W24",
    25: "VI-CARD-W25",
    26: "VI-CARD-W26",
    31: "VI-CARD-W31",
    32: "VI-CARD-W32",
    33: "VI-CARD-W33",
    35: "VI-CARD-W35",
    36: "VI-CARD-W36",
    37: "VI-CARD-W37",
    38: "VI-CARD-S18",
}


class Mama(NamedTuple):
    """What a mama brings: lira, and cards by deck."""

    id: str
    lira: int
    cards: tuple[int, ...]


class Papa(NamedTuple):
    """What a papa brings: lira, and a gift or more lira."""

    id: str
    lira: int
    gift: str
    gift_amount: int
    extra_lira: int


class Level(NamedTuple):
    """A level of the solo game."""

    years: int
    vp: int
    start_vp: int
    #: Automa workers that must at least stand in a season, if they can.
    least_workers: int
    #: What the aggressive Automa has at the end of each year.
    vp_by_year: tuple[int, ...]


class Box:
    """The numbers of Viticulture, ready for use."""

    def __init__(self, data: Data) -> None:
        self._read_tracks(data)
        self._read_board(data)
        self._read_vines(data)
        self._read_cellar(data)
        self._read_cards(data)
        self._read_parents(data)
        self._read_solo(data)
        self._make_programs(data)
        self._make_moves()

    def _read_tracks(self, data: Data) -> None:
        vp, residual = data["tracks"]["vp"], data["tracks"]["residual"]
        self.least_vp: int = vp["min"]
        self.start_vp: int = vp["start"]
        #: Length of the printed track, for drawing it.
        self.printed_vp: int = vp["printed_max"]
        self.goal: int = data["game_end"]["trigger_vp"]
        self.least_residual: int = residual["min"]
        self.start_residual: int = residual["start"]
        self.most_residual: int = residual["max"]
        self.hand_limit: int = data["year_end"]["hand_limit"]
        rows = sorted(data["wakeup"]["row"], key=lambda row: row["row"])
        self.rows = len(rows)
        #: What each row of the wake-up chart gives, and how much of it.
        self.row_bonus: list[str] = [row["bonus"] for row in rows]
        self.row_amount: list[int] = [_amount(row["effect"]) for row in rows]
        self.all_rows = (2 << self.rows) - 2
        if [row["row"] for row in rows] != list(range(1, data["tracks"]["wakeup"]["rows"] + 1)):
            raise BadData("viticulture-rows")

    def _read_board(self, data: Data) -> None:
        counts = _by(data["player_counts"]["row"], "players")
        #: Open spaces of each action, by the number of players.
        self.open_spaces: dict[int, int] = {players: row["spaces_per_action"] for players, row in counts.items()}
        self.most_workers: int = data["components"]["workers_per_player"]
        self.grandes: int = data["papas"]["grande_workers"]
        rows = _by(data["structures"]["row"], "id")
        self.prices: list[int] = [rows[name]["price"] for name in STRUCTURES]
        caps = data["structures"]["yearly_caps"]
        self.windmill_vp: int = caps["windmill_vp"]
        self.tasting_vp: int = caps["tasting_room_vp"]
        fields = _by(data["fields"]["row"], "id")
        #: The limits of the fields by the name of the ruling field_limit.
        self.limits: dict[str, list[int]] = {
            "uniform_6": [fields[name]["limit_uniform_6"] for name in FIELDS],
            "printed_5_6_7": [fields[name]["limit_printed"] for name in FIELDS],
        }
        self.sell_price: list[int] = [fields[name]["sell_price"] for name in FIELDS]
        self.buy_back: list[int] = [fields[name]["buy_back_price"] for name in FIELDS]

    def _read_vines(self, data: Data) -> None:
        cards = data["vines"]["card"]
        self.vines = len(cards)
        self.vine_red: list[int] = [card["red"] for card in cards]
        self.vine_white: list[int] = [card["white"] for card in cards]
        self.vine_value = [red + white for red, white in zip(self.vine_red, self.vine_white, strict=True)]
        #: Structures that a vine needs, as bits.
        self.vine_needs: list[int] = [
            sum(1 << STRUCTURES.index(name) for name in ("trellis", "irrigation") if card[name]) for card in cards
        ]
        if sum(card["copies"] for card in cards) != data["vines"]["total"]:
            raise BadData("viticulture-total", deck="vine")

    def _read_cellar(self, data: Data) -> None:
        self.top: int = data["cellar"]["max_value"]
        prices = _by(data["grape_prices"]["by_value"], "value")
        self.grape_price: list[int] = [0, *(prices[value]["price"] for value in range(1, self.top + 1))]
        types = data["cellar"]["wine_types"]
        self.wine_min: list[int] = [types[name]["min"] for name in WINES]
        self.wine_rules = WINE_RULES
        tiers = data["cellar"]["tiers"]
        #: The cellar that each value needs: 0 none, 1 the medium one, 2 the large one.
        self.tier = [0] * (self.top + 1)
        for number, tier in enumerate(tiers):
            for value in tier["values"]:
                self.tier[value] = number
        #: Red and white grapes of each type of wine (VI-WINE-01 to VI-WINE-04); a move names up to two and one.
        self.wine_grapes: list[tuple[int, int]] = [
            (types[name]["grapes"]["red"], types[name]["grapes"]["white"]) for name in WINES
        ]
        for name, (reds, whites) in zip(WINES, self.wine_grapes, strict=True):
            if reds not in range(3) or whites not in range(2) or not reds + whites:
                raise BadData("viticulture-recipe", wine=name)
        #: How many cellars there are to build.
        self.all_cellars = len(tiers) - 1
        #: Slots of each type of wine that are open with so many cellars.
        self.open_slots = [
            [
                sum(1 << v for v in range(least, types[name]["max"] + 1) if self.tier[v] <= cellars)
                for cellars in range(len(tiers))
            ]
            for name, least in zip(WINES, self.wine_min, strict=True)
        ]
        #: With the ruling zymologist_ageing = to_6, the value that such a wine reaches only with both cellars.
        self.unhoused_stop: int = max(tiers[1]["values"])

    def _read_cards(self, data: Data) -> None:
        vines, orders = data["vines"]["card"], data["orders"]["card"]
        summer, winter = data["summer_visitors"]["card"], data["winter_visitors"]["card"]
        #: The ids of each deck, and how many copies there are of each card.
        self.deck_cards: list[list[str]] = [[card["id"] for card in deck] for deck in (vines, summer, orders, winter)]
        self.copies: list[list[int]] = [[card["copies"] for card in vines]]
        self.copies += [[1] * len(deck) for deck in (summer, orders, winter)]
        #: All cards in one numbering, and where each belongs: deck, and number in the deck.
        self.cards = [card for deck in self.deck_cards for card in deck]
        self.card_number = {card: number for number, card in enumerate(self.cards)}
        self.card_place = [(deck, kind) for deck, ids in enumerate(self.deck_cards) for kind in range(len(ids))]
        self.first_card = [sum(map(len, self.deck_cards[:deck])) for deck in range(len(DECKS) + 1)]
        self.icons = [_icons(card["wines"]) for card in orders]
        self.order_vp: list[int] = [card["vp"] for card in orders]
        self.order_residual: list[int] = [card["residual"] for card in orders]
        self.visitors = {
            self.card_number[row["id"]]: Card(row, rulings.get(row["no"], "VI-VIS-02"))
            for deck, rulings in ((summer, SUMMER_RULINGS), (winter, WINTER_RULINGS))
            for row in deck
        }
        totals = zip(("summer_visitors", "orders", "winter_visitors"), (summer, orders, winter), strict=True)
        for name, deck in totals:
            if data[name]["total"] != len(deck):
                raise BadData("viticulture-total", deck=name.split("_")[0].rstrip("s"))
        self.planner = self.card_number["planner"]
        #: What a user's own file changes on visitors, whose words keep what is printed: place and number.
        self.corrected: dict[str, list[str]] = {}
        for table in ("summer_visitors", "winter_visitors"):
            for row in data.corrections.get(table, {}).get("card", ()):
                changes = corrected_numbers({key: value for key, value in row.items() if key != "id"})
                if said := [f"{place} = {number}" for place, number in changes]:
                    self.corrected[row["id"]] = said

    def _read_parents(self, data: Data) -> None:
        self.mama_workers: int = data["mamas"]["workers"]
        self.mamas = [Mama(row["id"], row["lira"], tuple(row[deck] for deck in DECKS)) for row in data["mamas"]["card"]]
        self.papas = [
            Papa(row["id"], row["lira"], row["gift"], row["gift_amount"], row["extra_lira"])
            for row in data["papas"]["card"]
        ]
        #: How many parents of each kind the advanced variant deals.
        self.parents_dealt: int = data["parents"]["advanced_dealt"]
        self.mama_number = {mama.id: number for number, mama in enumerate(self.mamas)}
        self.papa_number = {papa.id: number for number, papa in enumerate(self.papas)}

    def _read_solo(self, data: Data) -> None:
        solo = data["solo"]
        self.automa_workers: int = solo["automa_workers"]
        self.tokens_per_year: int = solo["bonus_token_per_year"]
        self.solo_closed_rows: list[int] = solo["organizer_forbidden_rows"]
        self.solo_removed = [self.card_number[card] for card in solo["removed_visitors"]]
        cards = sorted(data["automa"]["card"], key=lambda card: card["no"])
        self.automa_summer = [[ACTIONS.index(action) for action in card["summer"]] for card in cards]
        self.automa_winter = [[ACTIONS.index(action) for action in card["winter"]] for card in cards]
        aggressive = solo["aggressive"]
        longer = {"very_easy": "extension_very_easy", "very_hard": "extension_very_hard"}
        self.levels = {
            row["id"]: Level(
                row["years"],
                row["automa_vp"],
                row["player_start_vp"],
                solo["least_workers"] if row["at_least_two_workers"] else 0,
                tuple(aggressive[longer.get(row["id"], "automa_vp_by_year")]),
            )
            for row in solo["level"]
        }
        if any(len(level.vp_by_year) != level.years for level in self.levels.values()):
            raise BadData("viticulture-years")

    def _make_programs(self, data: Data) -> None:
        actions = _by(data["action_spaces"]["action"], "id")
        #: Every program by its source (an action or a card) and the way it is done.
        self.programs: dict[tuple[str, str], Program] = {}
        #: For each action, how much its bonus takes off the price; 0 if the bonus is something else.
        self.discounts: list[int] = []
        for action, rule in zip(ACTIONS, ACTION_RULES, strict=True):
            row = actions[action]
            done = [_board(effect(part, ACTION)) for part in row["do"]]
            self.programs[action, ""] = compose(done, rule)
            bonus = row["bonus"]
            self.discounts.append(bonus["n"] if bonus["op"] == "discount" else 0)
            if bonus["op"] == "discount":
                self.programs[action, "discount"] = compose([_cheaper(part, bonus["n"]) for part in done], rule)
            else:
                again = {**bonus, "min": 1} if "min" in bonus else bonus
                self.programs[action, "bonus"] = compose([_board(effect(again, ACTION))], rule)
        for action, rule in ((CART, "VI-WRK-13"), (OWN_YOKE, "VI-STR-07")):
            self.programs[action, ""] = compose([effect(part, ACTION) for part in actions[action]["do"]], rule)
        for card in self.visitors.values():
            self.programs.update({(card.id, way): made for way, made in card.programs.items()})
        #: What each shared action does, at full price and with its reduction (None: its bonus is something else).
        self.action_programs = [
            (self.programs[action, ""], self.programs.get((action, "discount"))) for action in ACTIONS
        ]
        self._make_ways()

    def _make_ways(self) -> None:
        """Make the moves that play each card, by the rulings that change its ways."""
        self.ways: dict[tuple[int, str, str], list[m.PlayVisitor]] = {}
        #: The clauses of each way, for the words of moves and events.
        self.clauses: dict[tuple[str, str], list[str]] = {}
        self.other_key: dict[tuple[str, str], str] = {}
        for number, card in self.visitors.items():
            for uproot in ("uproot_and_discard", "uproot_and_or_discard"):
                for timing in ("before", "between"):
                    ways = list(card.ways)
                    ways += card.both_ways if timing == "before" else []
                    ways += card.loose_ways if uproot == "uproot_and_or_discard" else []
                    self.ways[number, uproot, timing] = [m.PlayVisitor(card.id, way) for way in ways]
            for way in (*card.ways, *card.both_ways):
                self.clauses[card.id, way] = [f"{card.id}-{key}" for key in way]
            for way in card.loose_ways:
                self.clauses[card.id, way] = [f"{card.id}-{way}"]
            for way in card.both_ways:
                self.other_key[card.id, way[0]] = way[1]
                self.other_key[card.id, way[1]] = way[0]
        #: Whether a card looks at the hand it is played from, and whether it can be played in summer only.
        self.counts_hand = [False] * len(self.cards)
        self.summer_only = [number == self.planner for number in range(len(self.cards))]
        for number, card in self.visitors.items():
            done = [part for clause in card.clauses.values() for part in clause]
            self.counts_hand[number] = any(_looks_at_hand(part) for part in done)

    def _make_moves(self) -> None:
        """Make once the moves that are listed over and over."""
        self.draw_card = [[m.DrawCard(card) for card in deck] for deck in self.deck_cards]
        self.discard_card = [m.DiscardCard(card) for card in self.cards]
        self.draw_from = [m.DrawFrom(deck) for deck in DECKS]
        self.take_discard = [m.TakeDiscard(deck) for deck in DECKS]
        self.deal_mama = [m.DealMama(mama.id) for mama in self.mamas]
        self.deal_papa = [m.DealPapa(papa.id) for papa in self.papas]
        self.reveal_automa = [m.RevealAutoma(number) for number in range(1, len(self.automa_summer) + 1)]
        visitors = [DECKS[deck] for deck in VISITORS]
        self.wake_up = [
            m.WakeUp(row, deck)
            for row in range(1, self.rows + 1)
            for deck in (visitors if self.row_bonus[row - 1] == "draw_visitor" else ("",))
        ]
        pairs = [(first, second) for place, first in enumerate(visitors) for second in visitors[place:]]
        self.draw_visitors = [m.DrawVisitors(deck, "") for deck in visitors]
        self.draw_visitors += [m.DrawVisitors(*pair) for pair in pairs]
        vines = self.deck_cards[VINE]
        self.plant = [[m.Plant(vine, field) for field in FIELDS] for vine in vines]
        self.uproot = [[m.Uproot(vine, field) for field in FIELDS] for vine in vines]
        self.harvest_field = [m.HarvestField(field) for field in FIELDS]
        self.build = [m.Build(structure) for structure in STRUCTURES]
        self.put_token = [m.PutToken(value) for value in range(1, self.top + 1)]
        self.fill_order = [m.FillOrder(order) for order in self.deck_cards[ORDER]]
        values = range(1, self.top + 1)
        self.sell_grape = {(colour, value): m.SellGrape(colour, value) for colour in COLOURS for value in values}
        self.field_trades: list[Any] = [
            *(m.SellField(field) for field in FIELDS),
            *(m.BuyField(field) for field in FIELDS),
        ]
        self.action_number = {action: number for number, action in enumerate(ACTIONS)}
        self.take_action = [m.TakeAction(action) for action in ACTIONS]
        places = [(action, place) for action in ACTIONS for place in PLACES] + [(CART, "plain"), (OWN_YOKE, "plain")]
        self.pass_move = m.Pass()
        self.placement = {
            (action, place, grande): m.Place(action, place, grande)
            for action, place in places
            for grande in (False, True)
        }
        self.placements: list[Any] = [*self.placement.values(), self.pass_move]
        #: The placements on each action, by who is ready and what is open (bits); on the cart and the own yoke.
        self.openings = [[self._placements(action, bits) for bits in range(2 * OVERFLOW_OPEN)] for action in ACTIONS]
        self.cart_moves, self.yoke_moves = (
            [self._placements(action, bits | PLAIN_OPEN) for bits in range(PLAIN_OPEN)] for action in (CART, OWN_YOKE)
        )
        winter = [ACTIONS[action] for action in WINTER_ACTIONS]
        self.plans = [m.Plan(action, place, g) for action in winter for place in PLACES for g in (False, True)]

    def _placements(self, action: str, bits: int) -> list[m.Place]:
        """Return the placements on an action when these workers are ready and these places open."""
        return [
            self.placement[action, place, grande]
            for place, opened in zip(PLACES, (PLAIN_OPEN, BONUS_OPEN, OVERFLOW_OPEN), strict=True)
            for grande, ready in ((False, REGULAR_READY), (True, GRANDE_READY))
            if bits & opened and bits & ready and (grande or place != "overflow")
        ]


def _board(done: Effect) -> Effect:
    """Return an effect as a board action has it: a draw must give something (VI-DECK-02)."""
    return DrawOnly(done.deck, done.n) if type(done) is Draw else done


def _cheaper(done: Effect, discount: int) -> Effect:
    """Return an effect at a lower price (VI-BON-04, VI-STR-04)."""
    if isinstance(done, BuildStructures):
        return BuildStructures(done.low, done.high, discount, done.free, done.prices, done.only)
    assert isinstance(done, Train)
    return Train(max(0, done.price - discount), done.usable_now)


def _looks_at_hand(done: Effect) -> bool:
    """Return whether an effect counts or takes cards of any kind, so that the card itself must be out of the hand."""
    return isinstance(done, PayCards | PayHand) or (isinstance(done, Counted) and done.per == "hand_cards")


def _amount(row: Mapping[str, Any]) -> int:
    """Return how much a row of the wake-up chart gives."""
    amount: int = next((row[key] for key in ("n", "lira", "vp", "temp_worker") if key in row), 0)
    return amount


def _icons(wines: Sequence[Mapping[str, Any]]) -> tuple[tuple[int, int], ...]:
    """Return the icons of an order: by type, the most valuable first."""
    return tuple(sorted(((WINES.index(wine["type"]), wine["min"]) for wine in wines), key=lambda i: (i[0], -i[1])))


def _by(rows: Sequence[Mapping[str, Any]], key: str) -> dict[Any, Mapping[str, Any]]:
    return {row[key]: row for row in rows}
