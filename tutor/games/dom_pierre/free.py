"""The four free actions: local sale, buying prestige, scoring an objective, popping the cork (DP-FREE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.dom_pierre import ending, prestige, tokens
from tutor.games.dom_pierre.box import bit_list
from tutor.games.dom_pierre.conditions import fulfilled
from tutor.games.dom_pierre.moves import BuyPrestige, Done, LocalSale, PopCork, ScoreObjective
from tutor.games.dom_pierre.names import COLUMNS, FROM_OBJECTIVES, NONE, PRESSES, VESSELS

if TYPE_CHECKING:
    from tutor.games.dom_pierre.maison import Maison
    from tutor.games.dom_pierre.state import DomPierre

BUY, DONE = BuyPrestige(), Done()


def candidates(state: DomPierre, seat: int) -> list[Move]:
    """Return every free action that can be named: own champagne, own cards with their conditions, own discs."""
    box, maison = state.box, state.maisons[seat]
    moves: list[Move] = [*local_sales(state, maison), BUY]
    for card in bit_list(maison.objectives | maison.scored):
        moves += box.score_objective[card]
    return moves + list(box.pop_cork)


def why_not(state: DomPierre, seat: int, move: Move) -> Refusal | None:
    """Say why a free action is not possible; one without any effect is not (DP-FREE-12)."""
    maison = state.maisons[seat]
    if isinstance(move, LocalSale):
        return why_not_local(maison, move)
    if isinstance(move, BuyPrestige):
        return why_not_buy(state, maison)
    if isinstance(move, ScoreObjective):
        return why_not_score(state, maison, move)
    assert isinstance(move, PopCork)
    return why_not_pop(state, maison, move)


def moves(state: DomPierre, seat: int) -> list[Move]:
    """Return the free actions that are possible: the fast twin of `why_not`."""
    box, maison = state.box, state.maisons[seat]
    found: list[Move] = local_sales(state, maison)
    if maison.coins >= box.prestige_price and why_not_buy(state, maison) is None:
        found.append(BUY)
    if maison.objectives:
        for card in bit_list(maison.objectives):
            conditions = box.objectives[card].conditions
            score = box.score_objective[card]
            found += [score[n] for n, condition in enumerate(conditions) if fulfilled(state, maison, condition)]
    if maison.corked:
        top = state.winery.top
        found += [box.pop_cork[column] for column, row in enumerate(maison.rows) if row < top]
    return found


def details(state: DomPierre, move: Move) -> dict[str, Any] | None:
    """Return what a free action brings."""
    if isinstance(move, LocalSale):
        return {"coins": state.box.local_coins}
    if isinstance(move, BuyPrestige):
        return {"coins": state.box.prestige_price}
    if isinstance(move, ScoreObjective):
        card = state.box.objective_number.get(move.objective)
        conditions = () if card is None else state.box.objectives[card].conditions
        number = move.condition - 1
        return {"points": conditions[number].vp} if 0 <= number < len(conditions) else None
    return None


def carry_out(state: DomPierre, move: Move) -> None:
    """Carry a free action out."""
    if isinstance(move, LocalSale):
        sell_locally(state, move)
    elif isinstance(move, BuyPrestige):
        buy_prestige(state)
    elif isinstance(move, ScoreObjective):
        score_objective(state, move)
    elif isinstance(move, PopCork):
        pop_cork(state, move)


# ---------------------------------------------------------------------- local sale


def tile_code(kind: str, value: int) -> int:
    """Return how a champagne tile is kept; 0 for one that cannot be."""
    return value * 2 + VESSELS.index(kind) if kind in VESSELS and value > 0 else 0


def no_champagne(maison: Maison, press: str, kind: str, value: int, rule: str) -> Refusal | None:
    """Say that a champagne tile is not there."""
    if press not in PRESSES:
        return refuse("no-such-press", "DP-CAVE-01", press=press)
    tile = tile_code(kind, value)
    place = 2 * PRESSES.index(press)
    if tile and tile in maison.champagne[place : place + 2]:
        return None
    return refuse("no-such-champagne", rule, press=press)


def champagne_tiles(maison: Maison) -> list[tuple[int, int]]:
    """Return the different champagne tiles of a player: press and tile."""
    champagne = maison.champagne
    found = []
    for press in range(len(PRESSES)):
        first, second = champagne[2 * press], champagne[2 * press + 1]
        if first:
            found.append((press, first))
            if second and second != first:
                found.append((press, second))
    return found


def local_sales(state: DomPierre, maison: Maison) -> list[Move]:
    """Return a local sale for every different champagne tile of a player."""
    sale = state.box.local_sale
    return [sale[press][tile] for press, tile in champagne_tiles(maison)]


def why_not_local(maison: Maison, move: LocalSale) -> Refusal | None:
    """The champagne must be there."""
    if not any(maison.champagne):
        return refuse("no-champagne", "DP-FREE-12")
    return no_champagne(maison, move.press, move.vessel, move.value, "DP-FREE-03")


def sell_locally(state: DomPierre, move: LocalSale) -> None:
    """Take the coins for a tile, and ask for more."""
    maison = state.acting
    maison.remove_champagne(PRESSES.index(move.press), tile_code(move.vessel, move.value))
    coins = state.box.local_coins
    maison.coins += coins
    if state.journal is not None:
        vessel, value, press = move.vessel, move.value, move.press
        see = ("DP-SALE-24", "DP-COMP-14")
        state.tell(
            "sold-locally", "DP-FREE-03", state.seat, vessel=vessel, value=value, press=press, coins=coins, see=see
        )
    if any(maison.champagne):
        state.stack.append(SellLocally(state.seat))


class SellLocally(Decision["DomPierre"]):
    """Which champagne do you sell locally as well?"""

    __slots__ = ()
    rule = "DP-FREE-03"
    asks = (LocalSale, Done)

    def candidates(self, state: DomPierre) -> Sequence[Move]:
        """Return every own champagne tile, and the end."""
        return [*local_sales(state, state.maisons[self.actor]), DONE]

    def verdict(self, state: DomPierre, move: LocalSale | Done) -> Refusal | None:
        """The champagne must be there."""
        return None if isinstance(move, Done) else why_not_local(state.maisons[self.actor], move)

    def apply(self, state: DomPierre, move: LocalSale | Done) -> None:
        """Sell it, or go on."""
        if isinstance(move, LocalSale):
            sell_locally(state, move)


# ---------------------------------------------------------------------- buying prestige


def why_not_buy(state: DomPierre, maison: Maison) -> Refusal | None:
    """The price must be at hand, and there must be something to gain (DP-FREE-12)."""
    price = state.box.prestige_price
    if maison.coins < price:
        return refuse("prestige-too-dear", "DP-FREE-04", price=price, have=maison.coins)
    if maison.level < state.box.top_level:
        return None
    token = state.options.prestige_at_top_still_gives_token and (state.flute_down or any(state.flute))
    return None if token else refuse("no-prestige-left", "DP-FREE-12")


def buy_prestige(state: DomPierre) -> None:
    """Pay, and gain one prestige."""
    price = state.box.prestige_price
    state.acting.coins -= price
    if state.journal is not None:
        state.tell("prestige-bought", "DP-FREE-04", state.seat, coins=price, see=("DP-PREST-01", "DP-FREE-01"))
    state.stack.append(prestige.GainPrestige())


# ---------------------------------------------------------------------- scoring an objective


def why_not_score(state: DomPierre, maison: Maison, move: ScoreObjective) -> Refusal | None:
    """An own card that lies face up, and a condition that is fulfilled now."""
    card = state.box.objective_number.get(move.objective)
    if card is not None and maison.scored >> card & 1:
        return refuse("card-face-down", "DP-FREE-07", objective=move.objective)
    if card is None or not maison.objectives >> card & 1:
        return refuse("not-your-card", "DP-FREE-05", objective=move.objective)
    conditions = state.box.objectives[card].conditions
    if not 1 <= move.condition <= len(conditions):
        return refuse("no-such-condition", "DP-FREE-06", condition=move.condition, conditions=len(conditions))
    if not fulfilled(state, maison, conditions[move.condition - 1]):
        return refuse("not-fulfilled", "DP-FREE-05", objective=move.objective, condition=move.condition)
    return None


def score_objective(state: DomPierre, move: ScoreObjective) -> None:
    """Score exactly one condition, and turn the card face down."""
    maison = state.acting
    card = state.box.objective_number[move.objective]
    points = state.box.objectives[card].conditions[move.condition - 1].vp
    maison.points[FROM_OBJECTIVES] += points
    maison.objectives &= ~(1 << card)
    maison.scored |= 1 << card
    if state.journal is not None:
        name = move.objective
        see = ("DP-FREE-05", "DP-FREE-07", "DP-OBJ-08", "DP-OBJ-14", "DP-OBJ-15", "DP-FREE-13")
        state.tell("objective-scored", "DP-FREE-06", state.seat, objective=name, points=points, see=see)


# ---------------------------------------------------------------------- popping the cork


def why_not_pop(state: DomPierre, maison: Maison, move: PopCork) -> Refusal | None:
    """A start card face up, and a disc that is still below the top row."""
    if move.column not in COLUMNS:
        return refuse("no-such-column", "DP-TURN-03", column=move.column)
    if not maison.corked:
        return refuse("cork-popped", "DP-FREE-08")
    row, winery = maison.rows[COLUMNS.index(move.column)], state.winery
    if row == winery.finished:
        return refuse("disc-gone", "DP-FREE-10", column=move.column)
    if row == winery.top:
        return refuse("disc-at-top", "DP-FREE-10", column=move.column)
    return None


def pop_cork(state: DomPierre, move: PopCork) -> None:
    """Turn the start card over and move the disc, without its action and without money."""
    maison = state.acting
    maison.corked = False
    column = COLUMNS.index(move.column)
    maison.rows[column] += 1
    if state.journal is not None:
        row = maison.rows[column]
        see = ("DP-FREE-10", "DP-FREE-11", "DP-SETUP-27", "DP-TOK-09")
        state.tell("cork-popped", "DP-FREE-08", state.seat, column=move.column, row=row, see=see)
    if maison.rows[column] == state.winery.top:
        ending.finish_disc(state, column, "DP-FREE-09")
    if state.turn.column == NONE and min(maison.rows) == state.winery.finished:
        # it was the last disc, so there is none to move: the window that would ask for one is taken off again
        state.stack.pop()
        if state.journal is not None:
            state.tell("no-disc-left", "DP-TURN-15", state.seat)
    else:
        tokens.offer_tokens(state)
