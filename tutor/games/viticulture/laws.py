"""The conservation laws of Viticulture, checked on any position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.games.viticulture import stack
from tutor.games.viticulture.names import (
    ACTIONS,
    AT_YEAR_END,
    AUTOMA,
    DECKS,
    EMPTY,
    GRANDE,
    HOME,
    IN_FALL,
    IN_SETUP,
    IN_SPRING,
    IN_SUMMER,
    IN_WINTER,
    LARGE_CELLAR,
    LEFT,
    MEDIUM_CELLAR,
    MIDDLE,
    ON_CART,
    ON_YOKE,
    OVERFLOW,
    SPACES,
    STRUCTURES,
    VISITORS,
    WINES,
    WINTER_ACTIONS,
    YOKE,
)
from tutor.games.viticulture.spaces import action_of, place_of

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture
    from tutor.games.viticulture.vineyard import Vineyard


def check(state: Viticulture) -> None:
    """Check every law; `state.demand` raises where one is broken."""
    _cards(state)
    _board(state)
    for seat, vineyard in enumerate(state.vineyards):
        _vineyard(state, seat, vineyard)
        _workers(state, seat, vineyard)
    _season(state)
    _solo(state)
    stack.check(state)


def _cards(state: Viticulture) -> None:
    """No card is lost or doubled: decks, piles, hands, fields, and what is in play (VI-COMP-03, VI-SOLO-02)."""
    box = state.box
    counts = [[*deck.counts] for deck in state.decks]
    place = box.card_place
    held = [*state.limbo, *state.revealed, *(card for _, card in state.escrow)]
    for vineyard in state.vineyards:
        held += vineyard.hand
        held += [vine for vines in vineyard.fields for vine in vines]
    for deck, pile in enumerate(state.decks):
        state.demand("deck-size", pile.size == sum(pile.counts) and min(pile.counts) >= 0, deck=DECKS[deck])
        for kind in pile.discard:
            counts[deck][kind] += 1
    for card in held:
        deck, kind = place[card]
        counts[deck][kind] += 1
    expected = [copies.copy() for copies in box.copies]
    if state.players == 1:
        for card in box.solo_removed:
            deck, kind = place[card]
            expected[deck][kind] = 0
    for deck, name in enumerate(DECKS):
        state.demand("cards-conserved", counts[deck] == expected[deck], deck=name)
    state.demand("visitors-aside", all(place[card][0] in VISITORS for _, card in state.escrow))


def _board(state: Viticulture) -> None:
    """Only open spaces hold workers, of players who exist (VI-WRK-10, VI-WRK-12)."""
    state.demand("spaces", len(state.spaces) == len(ACTIONS) * len(SPACES))
    opened = state.open_spaces
    if state.players == 1 and state.options.solo_token_opens_space:
        opened = MIDDLE + 1
    for space, worker in enumerate(state.spaces):
        if worker == EMPTY:
            continue
        state.demand("open-space", place_of(space) < opened, space=space)
        if worker == AUTOMA:
            state.demand("automa-space", state.players == 1 and place_of(space) == LEFT, space=space)
        else:
            state.demand("worker-seat", worker % GRANDE < state.players and worker < AUTOMA, space=space)
            grande_here = worker < GRANDE or state.vineyards[worker % GRANDE].grande == space
            state.demand("grande-stands", grande_here, space=space)
    state.demand("automa-workers", state.spaces.count(AUTOMA) <= state.box.automa_workers)
    for seat, space in state.plans:
        stands = (
            state.vineyards[seat].grande == space
            if space >= OVERFLOW
            else 0 <= space < len(state.spaces) and state.spaces[space] in (seat, seat + GRANDE)
        )
        state.demand("plans", stands and action_of(space) in WINTER_ACTIONS, seat=seat)
    state.demand("plans", len(set(state.plans)) == len(state.plans))
    state.demand("plans", not state.plans or state.season in (IN_SUMMER, IN_FALL, IN_WINTER))


def _vineyard(state: Viticulture, seat: int, vineyard: Vineyard) -> None:
    """Points, lira, structures, fields, grapes and wines of one player."""
    box = state.box
    state.demand("vp-floor", vineyard.vp >= box.least_vp, seat=seat)
    state.demand("ledger", vineyard.vp == sum(vineyard.ledger), seat=seat)
    cap = state.options.vp_cap
    state.demand("vp-cap", not cap or vineyard.vp <= cap, seat=seat)
    state.demand("goal", state.reached or vineyard.vp < box.goal, seat=seat)
    state.demand("residual", box.least_residual <= vineyard.residual <= box.most_residual, seat=seat)
    state.demand("lira", vineyard.lira >= 0, seat=seat)
    state.demand("structures", 0 <= vineyard.built < 1 << len(STRUCTURES), seat=seat)
    both = vineyard.built & (MEDIUM_CELLAR | LARGE_CELLAR)
    state.demand("cellars", both != LARGE_CELLAR, seat=seat)
    # a Cultivator may fill a field beyond its limit, so that no law bounds a field (VI-CARD-S27)
    for field, vines in enumerate(vineyard.fields):
        state.demand("sold-field", not vines or not vineyard.sold >> field & 1, seat=seat)
    slots = (2 << box.top) - 2
    state.demand("crush-pad", all(not mask & ~slots for mask in vineyard.grapes), seat=seat)
    for wine in range(len(WINES)):
        mask = vineyard.wines[wine]
        state.demand("cellar-slots", not mask & ~box.open_slots[wine][-1], seat=seat)
        state.demand("unhoused", not vineyard.unhoused[wine] & ~mask, seat=seat)
    marked = any(vineyard.unhoused)
    state.demand("unhoused", not marked or state.options.zymologist_ageing == "to_6", seat=seat)


def _workers(state: Viticulture, seat: int, vineyard: Vineyard) -> None:
    """Owned workers are at hand, placed or in training; the temporary one is on the chart or with one player."""
    box = state.box
    before = state.season == IN_SETUP and not vineyard.regular
    limits = before or box.mama_workers <= vineyard.regular <= box.most_workers
    state.demand("workers-owned", limits and vineyard.training <= vineyard.regular, seat=seat)
    placed = state.spaces.count(seat) + vineyard.cart + vineyard.yoke
    total = vineyard.free + placed + vineyard.training
    state.demand("workers", total == vineyard.regular + (state.temporary == seat), seat=seat)
    at = vineyard.grande
    on_board = 0 <= at < len(state.spaces)
    state.demand("grande", not on_board or state.spaces[at] == seat + GRANDE, seat=seat)
    elsewhere = at in (HOME, ON_CART, ON_YOKE) or OVERFLOW <= at < OVERFLOW + len(ACTIONS)
    state.demand("grande", on_board or elsewhere, seat=seat)
    on_yoke = vineyard.yoke or at == ON_YOKE
    state.demand("yoke", not (vineyard.yoke and at == ON_YOKE), seat=seat)
    state.demand("yoke", not on_yoke or (bool(vineyard.built & YOKE) and vineyard.yoke_used), seat=seat)


def _season(state: Viticulture) -> None:
    """The first player, the roosters, and the marks that belong to a part of the year."""
    rows = [vineyard.row for vineyard in state.vineyards]
    taken = [row for row in rows if row]
    state.demand("roosters", len(set(taken)) == len(taken))
    asleep = state.season == IN_SETUP or not state.stack
    state.demand("roosters", not asleep or not taken)
    awake = state.season in (IN_SUMMER, IN_FALL, IN_WINTER) or (state.season == AT_YEAR_END and bool(state.stack))
    state.demand("roosters", not awake or len(taken) == state.players)
    drawn = state.season != IN_SETUP
    state.demand("first-player", 0 <= state.first < state.players if drawn else state.first < state.players)
    if state.season in (IN_SUMMER, IN_WINTER, IN_FALL):
        state.demand("order", sorted(state.order) == list(range(state.players)))
    else:
        state.demand("order", state.season == AT_YEAR_END or not state.order)
    state.demand("passed", 0 <= state.passed < 1 << state.players)
    state.demand("passed", not state.passed or state.season in (IN_SUMMER, IN_WINTER))
    state.demand("turn", not state.turn or state.season in (IN_SUMMER, IN_WINTER))
    state.demand("temporary", -1 <= state.temporary < state.players)
    parents = any(vineyard.mamas or vineyard.papas for vineyard in state.vineyards)
    state.demand("parents", not parents or state.season == IN_SETUP)
    at_home = state.season in (IN_SETUP, IN_SPRING, AT_YEAR_END)
    for seat, vineyard in enumerate(state.vineyards):
        placed = vineyard.cart or vineyard.yoke or vineyard.grande != HOME
        state.demand("workers-home", not at_home or not placed, seat=seat)
    state.demand("workers-home", not at_home or state.spaces.count(EMPTY) == len(state.spaces))
    state.demand("hand-limit", _hands_cut(state))


def _hands_cut(state: Viticulture) -> bool:
    """Hands are within the limit when a year begins, before the chart gives anything (VI-EOY-05)."""
    if state.season != IN_SPRING or state.year == 1:
        return True
    return all(len(v.hand) <= state.box.hand_limit + (v.row > 0) for v in state.vineyards)


def _solo(state: Viticulture) -> None:
    """Bonus tokens and Automa cards exist in the solo game only; each row gives its token once (VI-SOLO-05)."""
    cards = len(state.automa.counts)
    discard = state.automa.discard
    state.demand("automa-deck", len(set(discard)) == len(discard) and all(0 <= c < cards for c in discard))
    together = [left + (card in discard) for card, left in enumerate(state.automa.counts)]
    state.demand("automa-deck", all(count == (state.players == 1) for count in together))
    if state.players > 1:
        state.demand("solo-tokens", not state.row_tokens and not any(v.tokens for v in state.vineyards))
        return
    state.demand("solo-tokens", not state.row_tokens & ~state.box.all_rows)
    woken = state.year - 1 + (state.vineyards[0].row > 0 or state.season == AT_YEAR_END)
    state.demand("solo-tokens", state.vineyards[0].tokens <= woken * state.box.tokens_per_year)
    left = state.box.rows - woken % state.box.rows
    state.demand("solo-rows", state.row_tokens.bit_count() == left % state.box.rows or left == state.box.rows)
    state.demand("solo-years", state.year <= state.level.years)
