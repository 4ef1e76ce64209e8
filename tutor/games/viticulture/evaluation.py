"""What a position of Viticulture is worth to a player, in victory points: all that the coach knows of this game.

Points count as they are; everything else counts by the points it may still become: wine that fills an order of the
hand, grapes and vines on the way to wine, structures and workers by the years that are left. The constants are a
player's estimates, not results of the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.games.viticulture.cards import OfDeck
from tutor.games.viticulture.names import (
    IN_FALL,
    IN_SPRING,
    IN_SUMMER,
    ORDER,
    STRUCTURES,
    VINE,
)
from tutor.games.viticulture.orders import can_serve
from tutor.games.viticulture.solo import automa_vp
from tutor.games.viticulture.vineyard import values

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture
    from tutor.games.viticulture.vineyard import Vineyard

#: Points that the leading player makes in a year, to guess how many years are left.
POINTS_A_YEAR: Final = 4.0
#: A lira: it buys structures and workers, so it is worth something only while there is time to use them.
LIRA: Final = 0.22
#: Lira beyond these lie idle.
IDLE_LIRA: Final = 8
#: A worker still at hand in this season, and another one owned, for each year to come.
AT_HAND: Final = 0.35
WORKER: Final = 0.55
#: A structure for each year to come, in the order of STRUCTURES, and what it is worth besides.
STRUCTURE_YEARLY: Final = dict(
    zip(STRUCTURES, (0.15, 0.2, 0.15, 0.5, 0.45, 0.5, 0.35, 0.3), strict=True),
)
#: Cards in a hand, by deck: a vine, a summer visitor, an order, a winter visitor.
CARD: Final = (0.3, 0.55, 0.45, 0.6)
#: A planted vine of value 1 for each harvest to come.
VINE_VALUE: Final = 0.12
#: A grape and a wine of value 1.
GRAPE: Final = 0.13
WINE: Final = (0.2, 0.2, 0.26, 0.34)
#: How sure the points of an order are that could be filled now, or for which one wine is missing.
FILLABLE: Final = 0.9
NEARLY: Final = 0.35


def value(state: Viticulture, seat: int) -> float:
    """Return by how much a seat should end ahead of its best rival (behind, if negative), in points."""
    if state.players == 1:
        goal = automa_vp(state)
        return state.vineyards[0].vp - goal if state.over else worth(state, 0, years_left(state), True) - goal
    if state.over:
        scores = state.scores()
        return float(scores.pop(seat) - max(scores))
    years = years_left(state)
    own = worth(state, seat, years, True)
    return own - max(worth(state, other, years, False) for other in range(state.players) if other != seat)


def expected(state: Viticulture, seat: int) -> float:
    """Return the points that a seat should have at the end."""
    if state.over:
        return float(state.vineyards[seat].vp)
    return worth(state, seat, years_left(state), True)


def years_left(state: Viticulture) -> float:
    """Return how many years may still be played after this one."""
    if state.players == 1:
        return float(state.level.years - state.year)
    best = max(vineyard.vp for vineyard in state.vineyards)
    return 0.0 if state.reached else max(0.5, (state.box.goal - best) / POINTS_A_YEAR)


def worth(state: Viticulture, seat: int, years: float, hand_known: bool) -> float:
    """Return what a player should end with. Of others only the number of their cards is known."""
    vineyard = state.vineyards[seat]
    time = min(1.0, 0.3 + years / 2)
    total = vineyard.vp + vineyard.residual * LIRA * min(years + 1, 5) * 0.9
    lira = min(vineyard.lira, IDLE_LIRA) + 0.3 * max(0, vineyard.lira - IDLE_LIRA)
    total += lira * LIRA * time
    for place, name in enumerate(STRUCTURES):
        if vineyard.built >> place & 1:
            total += STRUCTURE_YEARLY[name] * min(years, 4)
    total += (vineyard.regular - state.box.mama_workers) * WORKER * min(years, 4)
    if state.season in (IN_SPRING, IN_SUMMER, IN_FALL) or not state.has_passed(seat):
        total += vineyard.workers * AT_HAND
    total += _stock(state, vineyard, years, time)
    if hand_known:
        total += _hand(state, seat, vineyard, time)
    else:
        total += 0.45 * len(vineyard.hand) * time
    return total


def _stock(state: Viticulture, vineyard: Vineyard, years: float, time: float) -> float:
    """Return the worth of vines, grapes and wines."""
    total = 0.0
    for field, vines in enumerate(vineyard.fields):
        harvests = years + (0 if vineyard.harvested >> field & 1 else 0.7)
        total += VINE_VALUE * sum(state.box.vine_value[vine] for vine in vines) * min(harvests, 3)
        total += 0.1 * len(vines) * min(harvests, 3)
        if vineyard.sold >> field & 1:
            total -= 0.8 * time
    total += sum(GRAPE * (value + 1) for mask in vineyard.grapes for value in values(mask)) * time
    total += sum(
        per * (value + 1) for per, mask in zip(WINE, vineyard.wines, strict=True) for value in values(mask)
    ) * max(time, 0.5)
    return total


def _hand(state: Viticulture, seat: int, vineyard: Vineyard, time: float) -> float:
    """Return the worth of one's own cards, drawn or about to be: orders by how near they are."""
    box = state.box
    total = 0.0
    nearest = 0.0
    first = box.first_card[ORDER]
    for card in vineyard.hand:
        deck = box.card_place[card][0]
        total += CARD[deck] * time
        if deck == ORDER:
            icons = box.icons[card - first]
            gain = box.order_vp[card - first] + 0.5 * box.order_residual[card - first]
            if can_serve(vineyard.wines, icons):
                nearest = max(nearest, gain * FILLABLE)
            elif any(can_serve(vineyard.wines, icons[:place] + icons[place + 1 :]) for place in range(len(icons))):
                nearest = max(nearest, gain * NEARLY)
        elif deck == VINE and box.vine_needs[card] & ~vineyard.built:
            total -= 0.5 * CARD[VINE] * time
    for frame in state.stack:  # plans end where chance begins, so what is about to be drawn must count
        if isinstance(frame, OfDeck) and frame.seat == seat:
            total += 1.1 * CARD[frame.deck] * frame.left * time
    return total + nearest
