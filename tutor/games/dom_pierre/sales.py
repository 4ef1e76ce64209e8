"""The action SALES: sell champagne to the markets at the ends of the roads, and in Reims (DP-SALE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Chance, Decision, Frame, Step
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.dom_pierre import free, village
from tutor.games.dom_pierre.box import bit_list
from tutor.games.dom_pierre.moves import AddAccessory, AddToken, CloseSale, CycleCard, Done, Sell, ShowCard
from tutor.games.dom_pierre.names import (
    ACCESSORIES,
    COLOURS,
    FROM_SALES,
    GREY,
    MARKETS,
    NONE,
    PRESSES,
    REIMS,
    ROADS,
    VESSELS,
)
from tutor.games.dom_pierre.prestige import GainPrestige
from tutor.games.dom_pierre.windows import WINDOW_MOVES, Repetition

if TYPE_CHECKING:
    from tutor.games.dom_pierre.box import Market
    from tutor.games.dom_pierre.maison import Maison
    from tutor.games.dom_pierre.state import DomPierre

DONE, CLOSE = Done(), CloseSale()


# ---------------------------------------------------------------------- the decks


class RevealCard(Chance["DomPierre"]):
    """Uncover the next card of a market deck."""

    __slots__ = ("road",)
    rule = "DP-SALE-12"
    see = ("DP-SETUP-10", "DP-SALE-02", "DP-SALE-19")
    asks = (ShowCard,)

    def __init__(self, road: int) -> None:
        self.road = road

    def candidates(self, state: DomPierre) -> list[ShowCard]:
        """Return every card of the deck."""
        show = state.box.show_card
        return [show[card] for card in bit_list(state.box.deck_cards[self.road])]

    def verdict(self, state: DomPierre, move: ShowCard) -> Refusal | None:
        """Only a card that nobody has seen can come."""
        card = state.box.card_number.get(move.card)
        if card is None or not state.box.deck_cards[self.road] >> card & 1:
            return refuse("other-deck", "DP-SETUP-10", card=move.card)
        return None if state.unseen[self.road] >> card & 1 else refuse("card-not-left", "DP-SALE-12", card=move.card)

    def moves(self, state: DomPierre) -> list[ShowCard]:
        """Return the unseen cards: the fast twin of the verdicts."""
        show = state.box.show_card
        return [show[card] for card in bit_list(state.unseen[self.road])]

    def weights(self, state: DomPierre) -> list[int]:
        """Every card is equally likely."""
        return [1] * state.unseen[self.road].bit_count()

    def apply(self, state: DomPierre, move: ShowCard) -> None:
        """Lay the card on top; it is a market at once."""
        card = state.box.card_number[move.card]
        state.unseen[self.road] &= ~(1 << card)
        state.tops[self.road] = card
        if state.journal is not None:
            rule = "DP-SETUP-10" if state.first < 0 else "DP-SALE-12"
            see = ("DP-SALE-02", "DP-COMP-11", "DP-SALE-21")
            state.tell("card-shown", rule, card=move.card, road=ROADS[self.road], see=see)


def uncover(state: DomPierre, road: int) -> None:
    """Turn to the next card of a deck: one that nobody knows, else the first of those put under it, else none."""
    state.tops[road] = NONE
    if state.unseen[road]:
        state.stack.append(RevealCard(road))
    elif state.under[road]:
        state.tops[road], *rest = state.under[road]
        state.under[road] = tuple(rest)
        if state.journal is not None:
            card = state.box.cards[state.tops[road]]
            state.tell("card-shown", "DP-SALE-19", card=card, road=ROADS[road], see=("DP-SALE-12",))
    elif state.journal is not None:
        state.tell("deck-empty", "DP-SALE-17", road=ROADS[road], see=("DP-SALE-18",))


# ---------------------------------------------------------------------- which sales are possible


def road_of(state: DomPierre, market: int) -> int:
    """Return the road of a market."""
    return state.box.reims_road if market == REIMS else market


def card_of(state: DomPierre, market: int) -> Market | None:
    """Return the market card that is served, or Reims; None if there is none."""
    box = state.box
    if market != REIMS:
        card = state.tops[market]
        return None if card == NONE else box.markets[card]
    closed = state.options.reims_only_when_north_deck_empty and state.tops[box.reims_road] != NONE
    return None if closed else box.markets[box.reims_card]


def why_not_sell(state: DomPierre, maison: Maison, move: Sell) -> Refusal | None:
    """The champagne must be there, and the market must take its kind and its press."""
    if move.market not in MARKETS:
        return refuse("no-such-market", "DP-SALE-02", market=move.market)
    market = MARKETS.index(move.market)
    card = card_of(state, market)
    if card is None and market == REIMS:
        return refuse("reims-closed", "DP-SALE-18")
    if card is None:
        return refuse("no-card-left", "DP-SALE-17", market=move.market)
    refusal = free.no_champagne(maison, move.press, move.vessel, move.value, "DP-SALE-01")
    if refusal is not None:
        return refusal
    if not card.takes[VESSELS.index(move.vessel)]:
        return refuse("kind-refused", "DP-SALE-03", vessel=move.vessel, market=move.market)
    if card.presses[PRESSES.index(move.press)] == NONE:
        return refuse("press-refused", "DP-SALE-04", press=move.press, market=move.market)
    return None


def possible_sales(state: DomPierre, maison: Maison) -> list[Move]:
    """Return every sale that a market would accept: the fast twin of `why_not_sell`."""
    tiles = free.champagne_tiles(maison)
    moves: list[Move] = []
    if not tiles:
        return moves
    for market in range(len(MARKETS)):
        card = card_of(state, market)
        if card is not None:
            sell, takes, presses = state.box.sell[market], card.takes, card.presses
            moves += [sell[press][tile] for press, tile in tiles if takes[tile & 1] and presses[press] != NONE]
    return moves


def all_sales(state: DomPierre, maison: Maison) -> list[Move]:
    """Return every champagne tile to every market."""
    tiles = free.champagne_tiles(maison)
    return [state.box.sell[market][press][tile] for market in range(len(MARKETS)) for press, tile in tiles]


def why_no_sales(state: DomPierre, maison: Maison, vintage: bool) -> Refusal | None:
    """One legal sale, or with the vintage effect a card that can be put under its deck (DP-TURN-05)."""
    if (vintage and max(state.tops) != NONE) or possible_sales(state, maison):
        return None
    return refuse("nobody-buys", "DP-SALE-02") if any(maison.champagne) else refuse("nothing-to-sell", "DP-SALE-01")


def next_sale(state: DomPierre) -> Frame[DomPierre] | None:
    """Ask for the next sale, or for the vintage effect, while there is one; whoever has done is not asked again."""
    question = ChooseSale(state.seat)
    selling = state.turn.left or state.turn.vintage
    return question if selling and len(question.moves(state)) > 1 else None


# ---------------------------------------------------------------------- value and points


def road_bonus(state: DomPierre, maison: Maison, road: int) -> int:
    """Return the bonus of the section with the farthest own worker; 0 without one (DP-SALE-06)."""
    return state.box.road_bonuses[road][maison.roads[road].bit_length()]


def points_for(state: DomPierre, road: int, value: int) -> int:
    """Return the points of a sale: the shield of the ratio tile that its value reaches (DP-SALE-10)."""
    return state.box.ratio_points[state.ratios[road]][state.box.shield(value)]


def plain_value(state: DomPierre, maison: Maison, move: Sell) -> int:
    """Return the value of a sale without accessories and tokens (DP-SALE-05)."""
    market = MARKETS.index(move.market)
    card = card_of(state, market)
    assert card is not None
    bonus: int = card.presses[PRESSES.index(move.press)] + road_bonus(state, maison, road_of(state, market))
    return move.value + bonus


class ChooseSale(Repetition):
    """What do you sell to which market?"""

    __slots__ = ()
    rule = "DP-SALE-01"
    see = ("DP-SALE-02", "DP-SALE-03", "DP-SALE-04", "DP-SALE-05", "DP-SALE-16", "DP-SALE-18", "DP-SALE-19")
    asks = (Sell, CycleCard, Done, *WINDOW_MOVES)

    def own_candidates(self, state: DomPierre) -> Sequence[Move]:
        """Return every champagne tile to every market, every deck for the vintage effect, and the end."""
        cycle = state.box.cycle_card if state.turn.vintage else []
        return [*all_sales(state, state.maisons[self.actor]), *cycle, DONE]

    def own_verdict(self, state: DomPierre, move: Sell | CycleCard | Done) -> Refusal | None:
        """As many sales as the strength; a card goes under its deck once."""
        if isinstance(move, Done):
            return None
        if isinstance(move, CycleCard):
            if move.road not in ROADS:
                return refuse("no-such-road", "DP-SALE-19", road=move.road)
            if not state.turn.vintage:
                return refuse("no-vintage-effect", "DP-SALE-19")
            empty = state.tops[ROADS.index(move.road)] == NONE
            return refuse("no-card-to-move", "DP-SALE-19", road=move.road) if empty else None
        if not state.turn.left:
            return refuse("sales-used-up", "DP-SALE-01")
        return why_not_sell(state, state.maisons[self.actor], move)

    def own_moves(self, state: DomPierre) -> list[Move]:
        """Return what is possible: the fast twin of the verdicts."""
        moves = possible_sales(state, state.maisons[self.actor]) if state.turn.left else []
        if state.turn.vintage:
            cycle = state.box.cycle_card
            moves += [cycle[road] for road, card in enumerate(state.tops) if card != NONE]
        moves.append(DONE)
        return moves

    def details(self, state: DomPierre, move: Any) -> dict[str, Any] | None:
        """Return value and points of a sale without accessories and tokens."""
        if not isinstance(move, Sell):
            return super().details(state, move)
        maison = state.maisons[self.actor]
        if why_not_sell(state, maison, move) is not None:
            return None
        value = plain_value(state, maison, move)
        return {"total": value, "points": points_for(state, road_of(state, MARKETS.index(move.market)), value)}

    def own_apply(self, state: DomPierre, move: Sell | CycleCard | Done) -> None:
        """Sell, put a card under its deck, or go home."""
        turn = state.turn
        if isinstance(move, Done):
            turn.left = 0
            turn.vintage = False
        elif isinstance(move, CycleCard):
            turn.vintage = False
            road = ROADS.index(move.road)
            card = state.tops[road]
            state.under[road] = (*state.under[road], card)
            if state.journal is not None:
                name = state.box.cards[card]
                state.tell("card-cycled", "DP-SALE-19", self.actor, card=name, road=move.road)
            uncover(state, road)
        else:
            turn.left -= 1
            begin_sale(state, move)


def begin_sale(state: DomPierre, move: Sell) -> None:
    """Fix tile and market; ask for accessories and tokens if there are any to use (DP-SALE-22)."""
    maison = state.acting
    value = plain_value(state, maison, move)
    if state.journal is not None:
        tell_value(state, maison, move, value)
    question = BoostSale(state.seat, move.market, move.press, move.vessel, move.value, value, 0)
    if len(question.moves(state)) > 1:
        state.stack.append(question)
    else:
        close_sale(state, question)


def tell_value(state: DomPierre, maison: Maison, move: Sell, value: int) -> None:
    """Tell what a sale is worth so far, and why."""
    market = MARKETS.index(move.market)
    card = card_of(state, market)
    assert card is not None
    state.tell(
        "sale-begins",
        "DP-SALE-05",
        state.seat,
        vessel=move.vessel,
        value=move.value,
        press=move.press,
        market=move.market,
        card=card.id,
        press_bonus=card.presses[PRESSES.index(move.press)],
        road_bonus=road_bonus(state, maison, road_of(state, market)),
        total=value,
        see=("DP-SALE-03", "DP-SALE-04", "DP-SALE-06", "DP-VINE-20"),
    )


class BoostSale(Decision["DomPierre"]):
    """Which accessories and tokens do you use in this sale?"""

    __slots__ = ("market", "press", "vessel", "value", "total", "used")
    rule = "DP-SALE-07"
    see = ("DP-SALE-08", "DP-SALE-09", "DP-SALE-10", "DP-SALE-11", "DP-SALE-23", "DP-PREST-11")
    asks = (AddAccessory, AddToken, CloseSale)

    def __init__(self, actor: int, market: str, press: str, vessel: str, value: int, total: int, used: int) -> None:
        self.actor = actor
        self.market = market
        #: The champagne tile that is sold.
        self.press = press
        self.vessel = vessel
        self.value = value
        #: The value of the sale so far.
        self.total = total
        #: Accessories used so far: two bits for each type, grey and blue.
        self.used = used

    def _shown(self, state: DomPierre) -> tuple[int, ...]:
        card = card_of(state, MARKETS.index(self.market))
        return () if card is None else card.accessories

    def candidates(self, state: DomPierre) -> Sequence[Move]:
        """Return every accessory and every sale token, and closing."""
        box = state.box
        accessories = [move for pair in box.add_accessory for move in pair]
        return [*accessories, *(box.add_token[token] for token in box.sale_tokens), CLOSE]

    def verdict(self, state: DomPierre, move: AddAccessory | AddToken | CloseSale) -> Refusal | None:
        """An own accessory of a type on the card, each type and colour once; an own sale token."""
        if isinstance(move, CloseSale):
            return None
        maison = state.maisons[self.actor]
        if isinstance(move, AddToken):
            token = state.box.token_number.get(move.token)
            if token is None or token not in state.box.sale_tokens:
                return refuse("no-sale-token", "DP-SALE-09", token=move.token)
            return None if maison.tokens[token] else refuse("token-not-kept", "DP-SALE-09", token=move.token)
        if move.accessory not in ACCESSORIES or move.colour not in COLOURS:
            return refuse("no-such-accessory", "DP-COMP-06", accessory=move.accessory)
        accessory, colour = ACCESSORIES.index(move.accessory), COLOURS.index(move.colour)
        if accessory not in self._shown(state):
            return refuse("accessory-not-shown", "DP-SALE-07", accessory=move.accessory)
        if self.used >> 2 * accessory + colour & 1:
            return refuse("same-accessory", "DP-SALE-07", accessory=move.accessory, colour=move.colour)
        own = maison.grey if colour == GREY else maison.blue
        if own[accessory]:
            return None
        return refuse("accessory-not-owned", "DP-SALE-07", accessory=move.accessory, colour=move.colour)

    def moves(self, state: DomPierre) -> list[Move]:
        """Return what can be used: the fast twin of the verdicts."""
        box, maison = state.box, state.maisons[self.actor]
        moves: list[Move] = []
        for accessory in sorted(self._shown(state)):
            for colour, own in enumerate((maison.grey, maison.blue)):
                if own[accessory] and not self.used >> 2 * accessory + colour & 1:
                    moves.append(box.add_accessory[accessory][colour])
        moves += [box.add_token[token] for token in box.sale_tokens if maison.tokens[token]]
        moves.append(CLOSE)
        return moves

    def details(self, state: DomPierre, move: AddAccessory | AddToken | CloseSale) -> dict[str, Any] | None:
        """Return value and points of the sale after the move."""
        total = self.total
        if isinstance(move, AddToken):
            token = state.box.token_number.get(move.token)
            total += 0 if token is None else state.box.token_values[token]
        elif isinstance(move, AddAccessory) and move.colour in COLOURS:
            total += state.box.accessory_values[COLOURS.index(move.colour)]
        return {"total": total, "points": points_for(state, road_of(state, MARKETS.index(self.market)), total)}

    def apply(self, state: DomPierre, move: AddAccessory | AddToken | CloseSale) -> None:
        """Discard what is used, and ask again; or close the sale."""
        if isinstance(move, CloseSale):
            close_sale(state, self)
            return
        box, maison = state.box, state.maisons[self.actor]
        total, used = self.total, self.used
        if isinstance(move, AddToken):
            token = box.token_number[move.token]
            maison.tokens[token] -= 1
            total += box.token_values[token]
            if state.journal is not None:
                value = box.token_values[token]
                see = ("DP-PREST-11", "DP-PREST-17")
                state.tell("sale-token-used", "DP-SALE-09", self.actor, token=move.token, value=value, see=see)
        else:
            accessory, colour = ACCESSORIES.index(move.accessory), COLOURS.index(move.colour)
            own, back = (maison.grey, state.grey) if colour == GREY else (maison.blue, state.blue_discard)
            own[accessory] -= 1
            back[accessory] += 1
            used |= 1 << 2 * accessory + colour
            total += box.accessory_values[colour]
            if state.journal is not None:
                value, name = box.accessory_values[colour], move.accessory
                see = ("DP-SALE-07", "DP-VINE-20")
                state.tell(
                    "accessory-used", "DP-SALE-08", self.actor, accessory=name, colour=move.colour, value=value, see=see
                )
        more = BoostSale(self.actor, self.market, self.press, self.vessel, self.value, total, used)
        if len(more.moves(state)) > 1:
            state.stack.append(more)
        else:
            close_sale(state, more)


def close_sale(state: DomPierre, sale: BoostSale) -> None:
    """Fix the final value, score it, and gain prestige for a great one; the rest of the sale follows (DP-SALE-22)."""
    market = MARKETS.index(sale.market)
    value = sale.total
    points = points_for(state, road_of(state, market), value)
    state.acting.points[FROM_SALES] += points
    if state.journal is not None:
        see = ("DP-SALE-23", "DP-COMP-08")
        shield = state.box.shield(value) + 1
        state.tell("sale-scored", "DP-SALE-10", state.seat, total=value, shield=shield, points=points, see=see)
    state.stack.append(FinishSale(sale.market, sale.press, sale.vessel, sale.value))
    if value >= state.box.prestige_sale:
        if state.journal is not None:
            see = ("DP-PREST-01", "DP-SALE-22")
            state.tell("prestige-for-sale", "DP-SALE-11", state.seat, total=value, see=see)
        state.stack.append(GainPrestige())


class FinishSale(Step["DomPierre"]):
    """Take the market card; the next one is open at once."""

    __slots__ = ("market", "press", "vessel", "value")
    rule = "DP-SALE-12"

    def __init__(self, market: str, press: str, vessel: str, value: int) -> None:
        self.market = market
        #: The champagne tile that is sold.
        self.press = press
        self.vessel = vessel
        self.value = value

    def run(self, state: DomPierre) -> None:
        """The rest of the sale follows, and last a look at the blue accessories of the village (DP-VILL-10)."""
        state.stack += [village.RestockAccessories(), SettleSale(self.market, self.press, self.vessel, self.value)]
        market = MARKETS.index(self.market)
        if market == REIMS:
            if state.journal is not None:
                state.tell("sold-in-reims", "DP-SALE-18", state.seat)
            return
        card = state.tops[market]
        state.acting.cards |= 1 << card
        if state.journal is not None:
            see = ("DP-SALE-20", "DP-SALE-02")
            state.tell("card-taken", "DP-SALE-12", state.seat, card=state.box.cards[card], see=see)
        uncover(state, market)


class SettleSale(Step["DomPierre"]):
    """Return the champagne, bring half of the workers home and take the coins."""

    __slots__ = ("market", "press", "vessel", "value")
    rule = "DP-SALE-13"

    def __init__(self, market: str, press: str, vessel: str, value: int) -> None:
        self.market = market
        self.press = press
        self.vessel = vessel
        self.value = value

    def run(self, state: DomPierre) -> None:
        """Half of the workers that are on the road now: a token may have moved one meanwhile (DP-SALE-22)."""
        maison = state.acting
        maison.remove_champagne(PRESSES.index(self.press), free.tile_code(self.vessel, self.value))
        if state.journal is not None:
            vessel, value, press, see = self.vessel, self.value, self.press, ("DP-SALE-24",)
            state.tell("champagne-sold", "DP-SALE-13", state.seat, vessel=vessel, value=value, press=press, see=see)
        bring_home(state, maison, road_of(state, MARKETS.index(self.market)))


def bring_home(state: DomPierre, maison: Maison, road: int) -> None:
    """Take half of the own workers off a road, the farthest first, for a coin a section (DP-SALE-14, DP-SALE-15)."""
    here = maison.roads[road]
    leaving = 0
    for _ in range((here.bit_count() + 1) // 2):
        farthest = 1 << here.bit_length() - 1
        leaving |= farthest
        here ^= farthest
    if not leaving:
        return
    workers = leaving.bit_count()
    maison.roads[road] = here
    maison.house += workers
    sections = sum(1 for section in state.box.sections[road] if leaving & section)
    coins = sections * state.box.section_coins
    maison.coins += coins
    if state.journal is not None:
        name, seat = ROADS[road], state.seat
        state.tell("workers-home", "DP-SALE-14", seat, workers=workers, road=name, see=("DP-SALE-16",))
        state.tell("section-coins", "DP-SALE-15", seat, coins=coins, sections=sections, road=name)
