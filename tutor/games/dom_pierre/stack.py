"""What may lie on the stack, and with which values: a save may say anything."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from tutor.core.decision import Chance, Step
from tutor.games.dom_pierre import (
    draft,
    free,
    logistics,
    prestige,
    sales,
    setup,
    storing,
    village,
    vineyard,
    workers,
)
from tutor.games.dom_pierre.box import bit_list
from tutor.games.dom_pierre.moves import Sell
from tutor.games.dom_pierre.names import (
    CELLAR,
    COLUMNS,
    LOGISTICS,
    MARKETS,
    NONE,
    OBJECTIVES,
    PRESSES,
    SALES,
    TOKENS,
    VARIETIES,
    VESSELS,
    VILLAGE,
    VINEYARD,
    ZONES,
)
from tutor.games.dom_pierre.tokens import force_due, vintage_due

if TYPE_CHECKING:
    from tutor.games.dom_pierre.state import DomPierre

#: Phases before the first turn.
BEFORE: Final = ("set-up", "draft")
#: Frames that hold objective cards between the offer and their places.
CHOSEN: Final = ("KeepOneCard", "OrderBonuses", "RestOfBonuses")

#: What the effect of a bonus or a token can ask.
EFFECTS: Final = ("StoreTiles", "PlaceModifier", "PickWorker", "SendWorker")
#: Moving workers one by one, resolving a bonus, resolving prestige, and what a window can lead to.
WORKERS: Final = "(?: PickWorker)*(?: PickWorker| SendWorker)"
BONUS: Final = f"(?: StoreTiles| PlaceModifier|{WORKERS})"
PRESTIGE: Final = f"(?: ChooseToken| ChooseToken FlipToken| DrawToken| UseOrKeep|{BONUS})"
WINDOW: Final = f"(?: SellLocally| ClaimTokens|{PRESTIGE})"
#: What can lie above the end of the action, for each action.
ACTIONS: Final[Mapping[int, str]] = {
    VINEYARD: " GoOn(?: DrawBunch| PlaceBunch| ChooseHarvest| ChooseHelper)| StoreTiles",
    CELLAR: f" GoOn(?: ChoosePress| ChooseKind{PRESTIGE}?| EmptyPress{PRESTIGE}|{WINDOW})",
    VILLAGE: (
        f" GoOn(?: ChooseBenefit| RestockTiles(?: StoreTiles| RevealTile| StoreTiles RevealTile)"
        f"| RevealTile(?: RevealTile)?| RestockAccessories RevealAccessory| RevealAccessory(?: RevealAccessory)?"
        f"| OfferSecond| ChooseBonus{BONUS}?|{WINDOW})"
    ),
    LOGISTICS: " LiftWorkers| PlaceWorkers",
    SALES: (
        f" GoOn(?: ChooseSale| BoostSale| FinishSale{PRESTIGE}| RestockAccessories SettleSale RevealCard"
        f"| RevealAccessory(?: RevealAccessory)?| RevealCard|{WINDOW})"
    ),
    OBJECTIVES: (
        f" AskCards| TakeCards DrawObjective| PickCards| Refill(?: KeepOneCard| OrderBonuses| RestOfBonuses{BONUS}"
        f"|{BONUS})| DrawObjective"
    ),
}
LATE: Final = "(?: LateWindow FinishDisc| FinishDisc LateWindow)"
END: Final = f"{LATE} EndAction"
#: What can lie on the stack in each phase of a turn, from the bottom up.
PHASES: Final = {
    "early": f"NextTurn EarlyWindow{WINDOW}?",
    "main": f"NextTurn{END} ChooseMain{WINDOW}?",
    "return": f"NextTurn{END} ChooseReturn",
    **{f"action-{COLUMNS[column]}": f"NextTurn{END}(?:{frames})" for column, frames in ACTIONS.items()},
    # between the action and the window, an empty village can be filled (DP-VILL-08)
    "late": f"NextTurn(?:(?: FinishDisc)? LateWindow{WINDOW}?|{LATE}(?: RevealTile){{1,2}})",
}


def phase_of(state: DomPierre) -> str:
    """Return the phase that the stack shows; "" if it shows none."""
    frames = state.stack
    if not frames:
        return "over"
    names = " ".join(type(frame).__name__ for frame in frames)
    found = [phase for phase, shape in PHASES.items() if re.fullmatch(shape, names)]
    if found:
        # the same frames can belong to several actions: the column tells which
        own = f"action-{COLUMNS[state.turn.column]}" if state.turn.column != NONE else ""
        return own if own in found else found[0]
    for phase, parts in (("draft", draft.parts(state)), ("set-up", setup.parts(state)[1:])):
        expected = [setup.parts(state)[0], *parts]
        for extra in range(3):
            below = len(frames) - extra
            if frames[:below] == expected[:below] and _reveals(frames[below:]):
                return phase if below > 1 else ""
    return ""


def _reveals(frames: list[Any]) -> bool:
    """Return whether frames of the set-up only uncover tops of the village, or draw the offer."""
    names = [type(frame).__name__ for frame in frames]
    return names in (
        [],
        ["DrawObjective"],
        ["RevealTile"],
        ["RevealTile"] * 2,
        ["RevealAccessory"],
        ["RevealAccessory"] * 2,
    )


def pressing(state: DomPierre) -> int:
    """Return the press that is between its first champagne tile and its emptying; NONE if there is none."""
    for frame in state.stack:
        if type(frame).__name__ == "EmptyPress":
            press: int = frame.press
            return press
        if type(frame).__name__ == "ChooseKind" and frame.second and frame.press in PRESSES:
            return PRESSES.index(frame.press)
    return NONE


def check(state: DomPierre, phase: str) -> None:
    """Check whose questions lie on the stack, the values of each, and what the turn says is under way."""
    if phase == "over":
        state.demand("over", state.last > 0 and state.round == state.last and state.turns == state.players)
        _idle(state)
        return
    for frame in state.stack:
        fits = FITS.get(type(frame).__name__)
        state.demand("frame-values", fits is None or fits(state, frame), frame=type(frame).__name__)
    if phase in BEFORE:
        _draft(state, phase)
        _idle(state)
        return
    state.demand("turn", state.first >= 0 and 1 <= state.turns <= state.players)
    for frame in state.stack:
        own = isinstance(frame, Step | Chance) or frame.actor == state.seat
        state.demand("acting-seat", own, frame=type(frame).__name__)
    no_draft = not any(maison.draft or maison.chosen != NONE for maison in state.maisons)
    state.demand("draft-over", no_draft)
    leaves_first = state.options.finished_disc_leaves_before_late_window
    names = [type(frame).__name__ for frame in state.stack]
    if "FinishDisc" in names and "LateWindow" in names:
        state.demand("order-of-end", (names.index("LateWindow") < names.index("FinishDisc")) == leaves_first)
    elif phase == "late":
        state.demand("order-of-end", leaves_first)
    _turn(state, phase, names)
    top = state.stack[-1]
    state.demand("answer", bool(top.moves(state)), frame=names[-1])


def _draft(state: DomPierre, phase: str) -> None:
    """Hands have their size, and exactly those who were asked have chosen (DP-SETUP-28, DP-SETUP-30)."""
    names = [type(frame).__name__ for frame in state.stack]
    hand = state.box.draft_hand
    asked = {frame.actor for frame in state.stack if type(frame).__name__ in ("KeepOne", "AssignReceived")}
    keeping = "PassOn" in names
    if keeping:
        asked = {frame.actor for frame in state.stack if type(frame).__name__ == "KeepOne"}
    for seat, maison in enumerate(state.maisons):
        deals = sum(type(frame).__name__ == "DealToken" and frame.seat == seat for frame in state.stack)
        size = 0 if phase == "set-up" else hand - deals if keeping else hand - 1
        state.demand("draft-hands", len(maison.draft) == size, seat=seat)
        chosen = phase == "draft" and seat not in asked
        state.demand("draft-choices", (maison.chosen != NONE) == chosen, seat=seat)
        state.demand("draft-choices", not chosen or maison.chosen in maison.draft, seat=seat)
        kept = sum(token != 0 for token in maison.spaces)
        placed = int(state.box.token_placed[state.players]) + (phase == "draft" and not keeping)
        state.demand("kept-tokens", kept == placed, seat=seat)


def _idle(state: DomPierre) -> None:
    """Nothing is under way."""
    turn = state.turn
    state.demand("idle", not (turn.lifted or turn.hand or any(turn.drawn)))
    state.demand("idle", not (turn.left or turn.cost or turn.done or turn.paid or turn.vintage))


def _turn(state: DomPierre, phase: str, names: list[str]) -> None:
    """What the turn says is under way belongs to the action and to the questions."""
    turn, winery = state.turn, state.winery
    state.demand("column", (turn.column == NONE) == (phase == "early"))
    acting = phase.startswith("action-")
    state.demand("action", not acting or phase == f"action-{COLUMNS[turn.column]}")
    state.demand("strength", turn.left <= max(winery.strengths) + state.box.force)
    state.demand("price", turn.cost in (0, *winery.costs))
    if not acting:
        state.demand("no-action", not (turn.cost or turn.done or turn.paid or turn.vintage))
        state.demand("no-action", not turn.left or phase == "return")
    state.demand("drawn", not any(turn.drawn) or (turn.column == VINEYARD and acting))
    state.demand("paid", not turn.paid or turn.column == CELLAR)
    most = {CELLAR: len(PRESSES), VILLAGE: len(village.BENEFITS)}.get(turn.column, 0)
    state.demand("done", turn.done < 1 << most)
    lifting = [name for name in names if name in ("LiftWorkers", "PlaceWorkers")]
    in_hand = int("SendWorker" in names)
    state.demand("lifted", turn.lifted == in_hand if not lifting else lifting[0] == "LiftWorkers" or turn.lifted > 0)
    # tiles in hand are being stored, or wait for the end of the harvest
    harvesting = phase == "action-vineyard" and "GoOn" in names
    state.demand("hand", harvesting or bool(turn.hand) == ("StoreTiles" in names))
    if phase == "action-vineyard":
        to_come = sum(frame.left for frame in state.stack if type(frame).__name__ == "DrawBunch")
        short = turn.left - sum(turn.drawn) - to_come
        # bunches are named only when the bag is empty (DP-VINE-18)
        state.demand("drawn", short == 0 or (short > 0 and state.bag.size == to_come))
    _opened(state, names)


def _opened(state: DomPierre, names: list[str]) -> None:
    """In the middle of a turn, free actions and kept tokens are let in by a ruling only (DP-FREE-02, DP-PREST-15)."""
    middle = next((place for place, name in enumerate(names) if name in ("GoOn", "ChooseMain")), None)
    if middle is None or middle == len(names) - 1:
        return
    above, column = names[middle + 1], state.turn.column
    if names[middle] == "ChooseMain" and above == "ClaimTokens":  # the claim after the disc move
        return
    in_gap = names[middle] == "ChooseMain"
    by_ruling = ["SellLocally", "ClaimTokens"]
    if in_gap or column != CELLAR:
        by_ruling += ["ChooseToken", "DrawToken", "UseOrKeep"]
    if in_gap or column == SALES:
        by_ruling += EFFECTS
    free_open = not state.options.free_action_only_before_or_after_main_action
    tokens_open = not state.options.kept_prestige_tokens_only_in_windows
    state.demand("opened", above not in by_ruling or free_open or (tokens_open and above in EFFECTS), frame=above)


# ---------------------------------------------------------------------- the values of each frame


def _claim(state: DomPierre, frame: Any) -> bool:
    maison = state.maisons[frame.actor]
    return vintage_due(state, maison) or force_due(state, maison)


def _place_bunch(state: DomPierre, frame: Any) -> bool:
    return state.turn.left >= 1


def _draw_bunch(state: DomPierre, frame: Any) -> bool:
    return bool(1 <= frame.left <= state.bag.size)


def _choose_harvest(state: DomPierre, frame: Any) -> bool:
    bunch = 0 <= frame.cell < len(state.box.cells) and state.bunches >> frame.cell & 1
    return bool(bunch) and len(frame.moves(state)) > 1


def _choose_helper(state: DomPierre, frame: Any) -> bool:
    options, most = state.options, state.box.most_harvest
    if frame.variety not in VARIETIES or not 0 <= frame.value <= most:
        return False
    least = 1 if options.harvest_worker_needs_base_value_1 else 0
    highest = most if options.harvest_worker_may_be_used_at_cap else most - 1
    helped = vineyard.helpers(state, state.maisons[frame.actor], VARIETIES.index(frame.variety))
    return least <= frame.value <= highest and helped > 0


def _store(state: DomPierre, frame: Any) -> bool:
    """Tiles that fit nowhere have been returned."""
    maison, varieties = state.maisons[frame.actor], state.box.tile_varieties
    hand = state.turn.hand
    return bool(hand) and all(storing.accepting(maison, varieties[tile]) for tile in hand)


def _modifier(state: DomPierre, frame: Any) -> bool:
    return frame.value in state.box.modifiers and len(storing.empty_presses(state, state.maisons[frame.actor])) > 1


def _kind(state: DomPierre, frame: Any) -> bool:
    """The press was activated; its first tile lies there if the second is asked for."""
    if frame.press not in PRESSES:
        return False
    press, turn = PRESSES.index(frame.press), state.turn
    maison = state.maisons[frame.actor]
    tiles = sum(tile > 0 for tile in maison.champagne[2 * press : 2 * press + 2])
    both = state.options.cellar_vintage_covers_both_barrels_of_one_press
    boosted = not frame.boosted or (both and not turn.vintage)
    begun = turn.done >> press & 1 and maison.has_harvest(press) and tiles == int(frame.second)
    return bool(begun) and boosted and (turn.paid > 0 or not frame.second)


def _empty_press(state: DomPierre, frame: Any) -> bool:
    if frame.press not in range(len(PRESSES)):
        return False
    maison = state.acting
    full = maison.champagne[2 * frame.press + 1] > 0
    return bool(full and state.turn.done >> frame.press & 1 and maison.has_harvest(frame.press))


def _offer_second(state: DomPierre, frame: Any) -> bool:
    return any(state.maisons[frame.actor].champagne) and bool(state.turn.done & village.CHAMPAGNE)


def _bonus(state: DomPierre, frame: Any) -> bool:
    cards = list(frame.taken)
    known = all(card >= 0 and state.offer >> card & 1 for card in cards)
    fits = cards == sorted(set(cards)) and len(cards) < state.box.village_bonuses
    return known and fits and bool(state.turn.done & village.BONUS)


def _pick_worker(state: DomPierre, frame: Any) -> bool:
    return _reason(state, frame)


def _reason(state: DomPierre, frame: Any) -> bool:
    if frame.reason not in workers.REASONS:
        return False
    return frame.reason != "vintage" or (state.turn.column == VILLAGE and not state.turn.vintage)


def _send_worker(state: DomPierre, frame: Any) -> bool:
    """The worker comes from a place that exists and is free now."""
    if not _reason(state, frame) or state.turn.lifted != 1:
        return False
    box = state.box
    if frame.zone == workers.ROAD:
        road = frame.where in range(len(box.road_lengths)) and frame.space in range(box.road_lengths[frame.where])
        return road and not state.occupied(frame.where) >> frame.space & 1
    if frame.zone == workers.VINE:
        bunch = frame.where in range(len(box.cells)) and state.bunches >> frame.where & 1
        return bool(bunch) and not state.growers() >> frame.where & 1 and frame.space == NONE
    return frame.zone in range(len(ZONES)) and frame.where == frame.space == NONE


def _place_workers(state: DomPierre, frame: Any) -> bool:
    return state.turn.lifted > 0


def _asked_again(state: DomPierre, frame: Any) -> bool:
    """A question with nothing but its end would not have been asked; below others it is judged when its turn comes."""
    return frame is not state.stack[-1] or len(frame.moves(state)) > 1


def _press_asked(state: DomPierre, frame: Any) -> bool:
    return state.turn.left > 0 and _asked_again(state, frame)


def _more_asked(state: DomPierre, frame: Any) -> bool:
    return (state.turn.left > 0 or state.turn.vintage) and _asked_again(state, frame)


def _return(state: DomPierre, frame: Any) -> bool:
    most = logistics.return_strength(state, state.maisons[frame.actor]) if state.turn.column != NONE else 0
    return 1 <= state.turn.left <= most and len(frame.moves(state)) > 1


def _champagne(state: DomPierre, frame: Any, seat: int) -> bool:
    known = frame.market in MARKETS and frame.press in PRESSES and frame.vessel in VESSELS
    if not known or sales.card_of(state, MARKETS.index(frame.market)) is None:
        return False
    move = Sell(frame.market, frame.press, frame.vessel, frame.value)
    return sales.why_not_sell(state, state.maisons[seat], move) is None


def _boost(state: DomPierre, frame: Any) -> bool:
    """The value so far is that of tile, card, road and what was used; sale tokens may have been among it."""
    if not _champagne(state, frame, frame.actor) or len(frame.moves(state)) < 2 or frame.used < 0:
        return False
    box, maison = state.box, state.maisons[frame.actor]
    card = sales.card_of(state, MARKETS.index(frame.market))
    used = [divmod(bit, 2) for bit in bit_list(frame.used)]
    if card is None or any(accessory not in card.accessories for accessory, _ in used):
        return False
    plain = sales.plain_value(state, maison, Sell(frame.market, frame.press, frame.vessel, frame.value))
    value = plain + sum(box.accessory_values[colour] for _, colour in used)
    tokens = sum(box.token_values[token] * box.tokens[token] for token in box.sale_tokens)
    return bool(value <= frame.total <= value + tokens)


def _finish_sale(state: DomPierre, frame: Any) -> bool:
    return _champagne(state, frame, state.seat)


def _settle_sale(state: DomPierre, frame: Any) -> bool:
    """The card is gone, the champagne is still there."""
    found = free.no_champagne(state.acting, frame.press, frame.vessel, frame.value, "DP-SALE-13")
    return frame.market in MARKETS and found is None


def _pick_cards(state: DomPierre, frame: Any) -> bool:
    left = (state.offer & ~frame.chosen).bit_count()
    return frame.chosen >= 0 and not frame.chosen & ~state.offer and 1 <= state.turn.left < left + 1


def _several(state: DomPierre, frame: Any) -> bool:
    return bool(frame.chosen > 0 and frame.chosen.bit_count() > 1)


def _rest(state: DomPierre, frame: Any) -> bool:
    return bool(frame.chosen > 0)


def _draw_objective(state: DomPierre, frame: Any) -> bool:
    return 1 <= frame.left <= len(state.box.objectives) and state.deck > 0


def _ask_cards(state: DomPierre, frame: Any) -> bool:
    return state.turn.vintage and not state.options.objectives_vintage_is_automatic and state.turn.left > 0


def _token(state: DomPierre, frame: Any) -> bool:
    if frame.token not in TOKENS:
        return False
    number = TOKENS.index(frame.token)
    usable = number in state.box.usable_tokens
    return usable and prestige.why_not_use(state, state.maisons[frame.actor], number) is None


def _flip(state: DomPierre, frame: Any) -> bool:
    return state.flute_down > 0


def _choose_token(state: DomPierre, frame: Any) -> bool:
    return state.flute_down > 0 or any(state.flute)


def _sell_locally(state: DomPierre, frame: Any) -> bool:
    return any(state.maisons[frame.actor].champagne) and not state.turn.free


#: What the values of each frame must fulfil. Frames of the set-up are compared as a whole, and what is being uncovered
#: is seen by the laws of decks and stacks.
FITS: Final[Mapping[str, Callable[[DomPierre, Any], bool]]] = {
    "ClaimTokens": _claim,
    "PlaceBunch": _place_bunch,
    "DrawBunch": _draw_bunch,
    "ChooseHarvest": _choose_harvest,
    "ChooseHelper": _choose_helper,
    "StoreTiles": _store,
    "PlaceModifier": _modifier,
    "ChoosePress": _press_asked,
    "ChooseKind": _kind,
    "EmptyPress": _empty_press,
    "ChooseBenefit": _more_asked,
    "OfferSecond": _offer_second,
    "ChooseBonus": _bonus,
    "PickWorker": _pick_worker,
    "SendWorker": _send_worker,
    "LiftWorkers": _asked_again,
    "PlaceWorkers": _place_workers,
    "ChooseReturn": _return,
    "ChooseSale": _more_asked,
    "BoostSale": _boost,
    "FinishSale": _finish_sale,
    "SettleSale": _settle_sale,
    "AskCards": _ask_cards,
    "PickCards": _pick_cards,
    "KeepOneCard": _several,
    "OrderBonuses": _several,
    "RestOfBonuses": _rest,
    "DrawObjective": _draw_objective,
    "FlipToken": _flip,
    "ChooseToken": _choose_token,
    "DrawToken": _flip,
    "UseOrKeep": _token,
    "SellLocally": _sell_locally,
}
