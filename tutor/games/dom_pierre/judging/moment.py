"""Where the game stands: how far it has come, and what the turn under way still promises."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tutor.games.dom_pierre.cellar import ChooseKind
from tutor.games.dom_pierre.free import tile_code
from tutor.games.dom_pierre.judging.tables import CROWN, tables
from tutor.games.dom_pierre.logistics import ChooseReturn
from tutor.games.dom_pierre.names import CELLAR, MARKETS, NONE, PRESSES, SALES, VILLAGE, VINEYARD
from tutor.games.dom_pierre.objectives import KeepOneCard, OrderBonuses, PickCards
from tutor.games.dom_pierre.prestige import ChooseToken, FlipToken
from tutor.games.dom_pierre.sales import BoostSale, FinishSale, SettleSale, road_of
from tutor.games.dom_pierre.tokens import ClaimTokens
from tutor.games.dom_pierre.turn import ChooseMain

if TYPE_CHECKING:
    from tutor.games.dom_pierre.maison import Maison
    from tutor.games.dom_pierre.state import DomPierre

#: Turns in which anything can still be turned into points; more than that tell nothing more.
HORIZON: Final = 4.0
#: The progress at which the end is triggered.
TRIGGERED: Final = 0.9


def progress(state: DomPierre) -> float:
    """Return how far the game has come: by the discs that are nearest to the end of the winery, then by the turns."""
    if state.over:
        return 1.0
    players = state.players
    if state.last:
        left = (state.last - state.round + 1) * players - state.turns + 1
        return 1.0 - (1.0 - TRIGGERED) * min(1.0, left / (state.box.extra_rounds + 1) / players)
    winery = state.winery
    return TRIGGERED * (1.0 - _rows_left(state) / (state.box.trigger[players] * (winery.top - winery.start)))


def _rows_left(state: DomPierre) -> int:
    """Return how many steps of discs would trigger the end, if only the highest ones were moved."""
    winery, trigger = state.winery, state.box.trigger[state.players]
    rows: list[int] = []
    for maison in state.maisons:
        rows += maison.rows
    rows.sort()
    highest = rows[-trigger:]
    # a disc that has left stands a row above the top
    return trigger * winery.top - sum(highest) + highest.count(winery.top + 1)


def turns_left(state: DomPierre, seat: int) -> float:
    """Return how many turns a player will still begin, or up to how many that matters."""
    if not state.last:
        return min(HORIZON, 1.0 + state.box.extra_rounds + _rows_left(state) / state.players)
    begun = (seat - state.first) % state.players < state.turns
    return float(state.last - state.round + (not begun))


class Way(NamedTuple):
    """What the turn under way still promises to a player; nothing to those whose turn it is not."""

    #: The column of the action, how many repetitions of it are left, and whether it could bring prestige for presses.
    column: int = NONE
    left: int = 0
    whole: bool = False
    #: Coins that the action is about to cost (less than 0) or to bring, and prestige tokens about to be chosen.
    coins: int = 0
    tokens: int = 0
    #: Points of the sale that is being made.
    sale: float = 0.0
    #: Cards that are being chosen, and cards whose bonus is being taken: one bit each.
    chosen: int = 0
    bonuses: int = 0


NO_WAY: Final = Way()
#: A turn whose disc has not been moved yet.
EARLY: Final = Way()


def under_way(state: DomPierre, maison: Maison) -> Way:
    """Return what the turn still promises to the player whose turn it is."""
    stack, turn = state.stack, state.turn
    top = stack[-1]
    kind, column = type(top), turn.column
    tokens = int(kind is FlipToken or kind is ChooseToken)
    if column == NONE:
        return Way(tokens=tokens) if tokens else EARLY
    if kind is ChooseMain or (kind is ClaimTokens and type(stack[-2]) is ChooseMain):
        return _prospect(state, maison, column)
    if isinstance(top, ChooseReturn):
        return Way(coins=min(turn.left, state.box.workers - maison.reserve))
    if isinstance(top, ChooseKind):
        return Way(column, turn.left + (not top.second), turn.done.bit_count() == 1, tokens=tokens)
    if isinstance(top, BoostSale):
        return Way(column, turn.left, sale=_sale(state, top))
    if isinstance(top, PickCards | KeepOneCard):
        return Way(column, turn.left, chosen=top.chosen)
    if isinstance(top, OrderBonuses):
        return Way(column, 0, bonuses=top.chosen)
    return Way(column, turn.left, not turn.done, tokens=tokens)


def _sale(state: DomPierre, sale: BoostSale) -> float:
    """Return the points of a sale that will be closed as it is."""
    found, market = tables(state.box), MARKETS.index(sale.market)
    road = road_of(state, market)
    return found.points(state.ratios[road], sale.total) + CROWN * found.crowns[state.tops[road]]


def settled(state: DomPierre, maison: Maison) -> Maison:
    """Return a Maison as it will be once a sale is settled that has been scored: chance comes in between."""
    for frame in state.stack[:-5:-1]:
        if isinstance(frame, FinishSale | SettleSale):
            break
    else:
        return maison
    after, road = maison.copy(), road_of(state, MARKETS.index(frame.market))
    after.remove_champagne(PRESSES.index(frame.press), tile_code(frame.vessel, frame.value))
    here = after.roads[road]
    for _ in range((here.bit_count() + 1) // 2):
        here ^= 1 << here.bit_length() - 1
        after.house += 1
    gone = after.roads[road] ^ here
    after.roads[road] = here
    after.coins += state.box.section_coins * sum(1 for section in state.box.sections[road] if gone & section)
    return after


def _prospect(state: DomPierre, maison: Maison, column: int) -> Way:
    """Return what the action of the moved disc promises, or else the workers that could be returned."""
    cost = state.cost(maison)
    idle = (
        (column == SALES and not maison.champagne[0] and not any(maison.champagne))
        or (column == CELLAR and max(maison.slots) < 0)
        or (column in (VINEYARD, VILLAGE) and maison.coins < cost)
    )
    if idle:
        return Way(coins=min(state.row_strength(maison, column), state.box.workers - maison.reserve))
    paid = cost if column in (VINEYARD, VILLAGE) else 0
    return Way(column, state.strength(maison, column), True, coins=-paid)
