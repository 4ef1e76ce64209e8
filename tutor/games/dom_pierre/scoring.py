"""The final scoring: prestige and crowns on top of the points of the game, tie-breaks, score sheet (DP-SCORE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.words import ScoreLine, ScoreSheet
from tutor.games.dom_pierre.conditions import crowns
from tutor.games.dom_pierre.names import SOURCES

if TYPE_CHECKING:
    from tutor.games.dom_pierre.state import DomPierre

#: The rule behind each source of points, in the order of SOURCES.
RULES = ("DP-SALE-10", "DP-VILL-05", "DP-FREE-06", "DP-OBJ-11", "DP-PREST-10", "DP-END-02")


def score(state: DomPierre, seat: int) -> int:
    """Return a player's points with those of the final scoring; nothing else counts (DP-SCORE-01 to DP-SCORE-03)."""
    box, maison = state.box, state.maisons[seat]
    level = maison.level
    return sum(maison.points) + box.level_points[level] + box.level_crowns[level] * crowns(state, maison)


def scores(state: DomPierre) -> list[int]:
    """Return everybody's points; there is no upper limit (DP-SCORE-05)."""
    return [score(state, seat) for seat in range(state.players)]


def winners(state: DomPierre) -> list[int]:
    """Return who has the most points, then the most coins, then comes first in turn order (DP-SCORE-04)."""
    order = [(state.first + place) % state.players for place in range(state.players)]
    return [max(order, key=lambda seat: (score(state, seat), state.maisons[seat].coins))]


def score_sheet(state: DomPierre, seat: int) -> ScoreSheet:
    """Return the points by where they come from (DP-SCORE-06)."""
    box, maison = state.box, state.maisons[seat]
    lines = [
        ScoreLine(source, rule, points, {})
        for source, rule, points in zip(SOURCES, RULES, maison.points, strict=True)
        if points
    ]
    level = maison.level
    if box.level_points[level]:
        lines.append(ScoreLine("prestige", "DP-SCORE-01", box.level_points[level], {"level": level}))
    number = crowns(state, maison)
    if number:
        worth = box.level_crowns[level]
        details = {"crowns": number, "worth": worth}
        lines.append(ScoreLine("crowns", "DP-SCORE-02", number * worth, details))
    return ScoreSheet(seat, tuple(lines))


def tell_result(state: DomPierre) -> None:
    """Tell everybody's points, and who has won by which rule."""
    if state.journal is None:
        return
    box = state.box
    state.tell("game-ends", "DP-END-05", round=state.round, see=("DP-END-07", "DP-SCORE-03"))
    for seat, maison in enumerate(state.maisons):
        state.tell(
            "final-score",
            "DP-SCORE-06",
            seat,
            points=sum(maison.points),
            level=box.level_points[maison.level],
            crowns=crowns(state, maison) * box.level_crowns[maison.level],
            total=score(state, seat),
            see=("DP-SCORE-01", "DP-SCORE-02", "DP-SCORE-03", "DP-SCORE-05", "DP-PREST-16", "DP-PREST-17"),
        )
    won = winners(state)[0]
    total, coins = score(state, won), state.maisons[won].coins
    rivals = [seat for seat in range(state.players) if seat != won and score(state, seat) == total]
    if not rivals:
        state.tell("victory", "DP-SCORE-04", won, total=total)
    elif all(state.maisons[seat].coins < coins for seat in rivals):
        state.tell("victory-by-coins", "DP-SCORE-04", won, total=total, coins=coins)
    else:
        state.tell("victory-by-order", "DP-SCORE-04", won, total=total, coins=coins)
