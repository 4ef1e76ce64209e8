"""The bonuses at the foot of objective cards (DP-OBJ-03, DP-OBJ-11, DP-VILL-06, DP-VILL-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tutor.games.dom_pierre import storing, workers
from tutor.games.dom_pierre.names import ACCESSORIES, FLAGS, FROM_BONUSES, VARIETIES, VILLAGE

if TYPE_CHECKING:
    from tutor.games.dom_pierre.state import DomPierre

#: The names of what a bonus can be of, by kind.
ITEMS = {"grey_accessory": ACCESSORIES, "harvest_tile": VARIETIES, "flag_token": FLAGS}


def give_bonus(state: DomPierre, card: int) -> None:
    """Let the player have the bonus of an objective card; what cannot be used is lost (DP-OBJ-03)."""
    kind, item, value = state.box.objectives[card].bonus
    maison, seat = state.acting, state.seat
    if state.journal is not None:
        details = bonus_details(state, card)
        state.tell(
            "bonus-taken",
            "DP-VILL-12" if state.turn.column == VILLAGE else "DP-OBJ-03",
            seat,
            objective=details["objective"],
            bonus=kind,
            item=details["item"],
            value=value,
            see=("DP-OBJ-11", "DP-OBJ-03"),
        )
    if kind == "vp":
        maison.points[FROM_BONUSES] += value
    elif kind == "coins":
        maison.coins += value
    elif kind == "grey_accessory":
        if state.grey[item]:
            state.grey[item] -= 1
            maison.grey[item] += 1
        elif state.journal is not None:
            state.tell("accessory-missing", "DP-COMP-12", seat, accessory=ACCESSORIES[item])
    elif kind == "flag_token":
        if state.flags[item]:
            state.flags[item] -= 1
            maison.flags[item] += 1
        elif state.journal is not None:
            state.tell("flag-missing", "DP-OBJ-10", seat, flag=FLAGS[item], see=("DP-COMP-12",))
    elif kind == "modifier":
        storing.gain_modifier(state, value)
    elif kind == "harvest_tile":
        storing.gain_tile(state, item, value, "DP-OBJ-11")
        storing.store_hand(state)
    else:
        state.stack += [workers.PickWorker(seat, "bonus")] * value


def bonus_details(state: DomPierre, card: int) -> dict[str, Any]:
    """Return a bonus for people: the card, its kind, what it is of, and how much."""
    objective = state.box.objectives[card]
    kind, item, value = objective.bonus
    of = ITEMS[kind][item] if kind in ITEMS else "none"
    return {"objective": objective.id, "bonus": kind, "item": of, "value": value}
