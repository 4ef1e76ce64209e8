"""What Lacerda should still make of a solo game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.games.vinhos.box import from_steps
from tutor.games.vinhos.judging.fairs import BOOTH_POINTS, EXPERT_POINTS, arrows
from tutor.games.vinhos.names import EXPERTS_PER_FEATURE, FIRST_MULTIPLIER, LACERDA
from tutor.games.vinhos.scoring import totals

if TYPE_CHECKING:
    from tutor.games.vinhos.judging.moment import Moment
    from tutor.games.vinhos.judging.sight import Sight
    from tutor.games.vinhos.state import Vinhos

#: What Bruno expects in an average year, and so what Lacerda enters.
BRUNO_POINTS: Final = 7.2
#: VP that Lacerda makes of a barrel (an export or a multiplier), of one that comes back, and of an action: fitted to 80
#: games.
LACERDA_BARREL, LACERDA_SALE, LACERDA_ACTION = 10.2, 8.8, 0.2


def lacerda_ready(state: Vinhos, now: Moment) -> float:
    """Return the fair points that Lacerda should have at the next fair."""
    vintner, box = state.vintners[LACERDA], state.box
    if vintner.booth >= 0 or now.fair == len(box.fair_years) or state.vintage < 0:
        return float(vintner.fp)
    vintage = box.vintages[state.vintage]
    points = vintner.fp + BOOTH_POINTS + (BRUNO_POINTS if now.years else vintage.least_value)
    if now.years:
        return points + EXPERT_POINTS * len({expert // EXPERTS_PER_FEATURE for expert in state.experts})
    held = sum([1 << expert for expert in state.experts])
    for feature, symbols in enumerate(vintage.features):
        own = held & box.of_feature[feature]
        if symbols and own:
            points += symbols + (own & arrows(box) > 0)
    return points


def opponent(state: Vinhos, sight: Sight) -> float:
    """Return the VP that Lacerda should end with; exact at the end."""
    if state.over or state.final:
        return float(totals(state)[LACERDA])
    now, _, markets, _, coming, later = sight
    box, rival = state.box, state.vintners[LACERDA]
    points = rival.vp + markets.held[LACERDA] + from_steps(box.money_vp, rival.cash)
    points += rival.multipliers.bit_count() * box.lacerda_tile_vp
    barrels = rival.barrels
    if now.fair >= len(box.fair_years) - 1:
        # what is not exported now goes on the multipliers of the last display, as far as they last
        shown = sum([tile >= FIRST_MULTIPLIER for tile in state.display])
        barrels = min(barrels, shown + (now.actions[LACERDA] > 0))
    sold = min(state.sales.count(LACERDA), now.harvests[LACERDA])
    return (
        points
        + coming[LACERDA]
        + later[LACERDA]
        + LACERDA_BARREL * barrels
        + LACERDA_SALE * sold
        + LACERDA_ACTION * now.actions[LACERDA]
    )


def hoped_awards(state: Vinhos, sight: Sight) -> float:
    """Return the awards that you should have at the end, beside those for more VP (VL-END-03)."""
    box, vintner, rival, now = state.box, state.vintners[0], state.vintners[LACERDA], sight.now
    given, held = box.awards, sight.abroad.held
    hoped = float(given["per_trophy"] * vintner.trophies + given["per_full_estate"] * sight.boards[0].land.full)
    if now.fair < len(box.fair_years):
        first, second = (box.fair_vp[now.fair][place - 1] for place in box.two_player_places)
        hoped += given["per_trophy"] * (sight.coming[0] - second) / (first - second)
    hoped += given["more_export_endgame_vp"] * (held[0] > held[LACERDA])
    left = sum(vintner.magnates) - (now.visits if now.releasing == 0 else 0)
    releases = len(box.fair_years) - now.fair - (vintner.booth >= 0)
    hoped += given["no_barrel_left_on_magnates"] * (left <= box.most_magnates * max(0, releases))
    if state.year == box.years:
        hoped += given["more_money"] * (vintner.cash > rival.cash)
    return hoped
