"""The end of the game: final sale, score sheet and tie-breaks (TO-SCORE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.decision import Step
from tutor.core.words import ScoreLine, ScoreSheet
from tutor.games.toscana.box import FINAL_SALE, GOODS, MASTER, SOURCES, WATER

if TYPE_CHECKING:
    from tutor.games.toscana.state import Toscana

#: The rule behind each source of money.
RULES = ("TO-SETUP-01", "TO-TRADE-11", "TO-TRADE-03", "TO-ROSE-09", "TO-MAST-04", "TO-VAR-02", "TO-SCORE-01")


class FinalSale(Step["Toscana"]):
    """Everybody sells what is left; the game is over."""

    __slots__ = ()
    rule = "TO-SCORE-01"

    def run(self, state: Toscana) -> None:
        """All cubes go to the bank at the price of their good; the market does not matter (TO-SCORE-07)."""
        for seat, winery in enumerate(state.wineries):
            proceeds = warehouse_value(state, seat)
            if state.journal is not None:
                left = {good: count for good, count in zip(GOODS, winery.goods, strict=True) if count}
                state.tell("final-sale", "TO-SCORE-01", seat, good=left, count=proceeds, see=("TO-SCORE-07",))
            for good, count in enumerate(winery.goods):
                state.bank[good] += count
                winery.goods[good] = 0
            winery.earn(proceeds, FINAL_SALE)
        state.stack.clear()
        if state.journal is not None:
            tell_winners(state)


def warehouse_value(state: Toscana, seat: int) -> int:
    """Return what all cubes of a player would bring at the prices of the moment."""
    value = state.box.sell_value
    goods = state.wineries[seat].goods
    return sum(count * value[price] for count, price in zip(goods, state.prices, strict=True))


def scores(state: Toscana) -> list[int]:
    """Return money plus what the final sale would bring now."""
    return [winery.money + warehouse_value(state, seat) for seat, winery in enumerate(state.wineries)]


def standing(state: Toscana, seat: int) -> tuple[int, int, int]:
    """Return what decides the victory, in order: score, controlled spaces, wine masters on the map."""
    own = state.spaces_of(seat)
    masters = sum(state.pieces[space] == MASTER for space in own)
    if state.options.tie_spaces == "vineyards":
        own = [space for space in own if state.map[space] != WATER]
    return state.wineries[seat].money + warehouse_value(state, seat), len(own), masters


def winners(state: Toscana) -> list[int]:
    """Return who stands best; equals share the victory (TO-SCORE-05)."""
    standings = [standing(state, seat) for seat in range(state.players)]
    best = max(standings)
    return [seat for seat, value in enumerate(standings) if value == best]


def tell_winners(state: Toscana) -> None:
    """Tell who has won, and by which rule the victory was decided."""
    standings = [standing(state, seat) for seat in range(state.players)]
    best = max(standings)
    won = winners(state)
    if len(won) > 1:
        state.tell("shared-victory", "TO-SCORE-05", player=won, count=best[0])
        return
    rivals = [value for seat, value in enumerate(standings) if seat != won[0]]
    if all(value[0] < best[0] for value in rivals):
        state.tell("victory", "TO-SCORE-02", won[0], count=best[0])
    elif all(value[:2] < best[:2] for value in rivals):
        state.tell("victory-by-spaces", "TO-SCORE-03", won[0], count=best[0], spaces=best[1])
    else:
        state.tell("victory-by-masters", "TO-SCORE-04", won[0], count=best[0], masters=best[2])


def score_sheet(state: Toscana, seat: int) -> ScoreSheet:
    """Return money by source; while the game goes on, also what each good in the warehouse would bring."""
    winery = state.wineries[seat]
    lines = [
        ScoreLine(source.replace("_", "-"), rule, amount, {})
        for source, rule, amount in zip(SOURCES, RULES, winery.ledger, strict=True)
        if amount
    ]
    for good, count in enumerate(winery.goods):
        if count:
            price = state.box.sell_value[state.prices[good]]
            details = {"good": GOODS[good], "count": count, "price": price}
            lines.append(ScoreLine("warehouse", "TO-SCORE-01", count * price, details))
    return ScoreSheet(seat, tuple(lines))
