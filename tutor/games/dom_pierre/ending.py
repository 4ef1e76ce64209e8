"""How the game ends: the end track, the last rounds, the result (DP-END)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.games.dom_pierre.names import COLUMNS, FROM_DISCS

if TYPE_CHECKING:
    from tutor.games.dom_pierre.state import DomPierre


def finish_disc(state: DomPierre, column: int, rule: str) -> None:
    """Move a disc from the top row to the end track; it scores unless the end was triggered before (DP-END-04)."""
    box, maison = state.box, state.acting
    maison.rows[column] = state.winery.finished
    late = state.triggered
    state.track.append(state.seat)
    fills = len(state.track) == box.trigger[state.players]
    if late or (fills and not state.options.trigger_disc_still_scores_2vp):
        points = box.late_disc_points
    else:
        points = box.disc_points
    maison.points[FROM_DISCS] += points
    if state.journal is not None:
        name = COLUMNS[column]
        see = ("DP-END-01", "DP-END-02", "DP-END-06", "DP-TURN-11")
        if late:
            state.tell("disc-late", "DP-END-04", state.seat, column=name, points=points, see=("DP-END-07", *see))
        else:
            state.tell("disc-finished", rule, state.seat, column=name, points=points, see=see)
    if fills:
        state.last = state.round + box.extra_rounds
        if state.journal is not None:
            discs, last = len(state.track), state.last
            rules = ("DP-END-05", "DP-END-07", "DP-TWO-05")
            state.tell("end-triggered", "DP-END-03", state.seat, discs=discs, last=last, see=rules)
