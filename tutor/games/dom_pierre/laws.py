"""The conservation laws of Dom Pierre, checked on any position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tutor.games.dom_pierre import stack
from tutor.games.dom_pierre.box import bit_list
from tutor.games.dom_pierre.names import (
    ACCESSORIES,
    BLUE,
    COLUMNS,
    EXTRAS,
    FLAGS,
    FORCE,
    FROM_DISCS,
    GREY,
    NONE,
    PRESSES,
    ROADS,
    TOKENS,
    VARIETIES,
    VINTAGE,
    WIDTH,
)

if TYPE_CHECKING:
    from tutor.games.dom_pierre.maison import Maison
    from tutor.games.dom_pierre.state import DomPierre, Stacks


def check(state: DomPierre) -> None:
    """Check every law; `state.demand` raises where one is broken."""
    phase = stack.phase_of(state)
    state.demand("stack", phase != "")
    set_up = phase in ("set-up", "draft")
    _vineyard(state, phase)
    _tiles(state)
    _accessories(state)
    _village(state, state.harvest, "RevealTile", phase)
    _village(state, state.blue, "RevealAccessory", phase)
    _markets(state, phase)
    _objectives(state)
    _prestige(state, phase)
    _vintages(state, phase)
    _workers(state)
    for seat, maison in enumerate(state.maisons):
        _presses(state, seat, maison)
        _discs(state, seat, maison, phase)
    _start_cards(state, phase)
    _end(state)
    stack.check(state, phase)
    if set_up:
        _nothing_yet(state)


def _vineyard(state: DomPierre, phase: str) -> None:
    """No bunch leaves the game or stands apart; workers stand on bunches, extras lie where no bunch is (DP-VINE-03)."""
    box = state.box
    drawn = state.turn.drawn
    for variety, name in enumerate(VARIETIES):
        places = (state.bag.counts[variety], drawn[variety], state.grapes[variety].bit_count())
        state.demand("bunches", min(places) >= 0 and sum(places) == box.bunches[variety], variety=name)
    state.demand("bag-size", state.bag.size == sum(state.bag.counts))
    bunches = state.bunches
    count = sum(mask.bit_count() for mask in state.grapes)
    state.demand("one-bunch-per-cell", bunches.bit_count() == count and bunches & ~box.field == 0)
    waiting = any(type(frame).__name__ == "FirstGrape" for frame in state.stack)
    random = 0 if waiting else 1 << box.random_cell
    start = random
    for variety, cell in enumerate(box.first_cells):
        state.demand("first-bunches", bool(state.grapes[variety] >> cell & 1), variety=VARIETIES[variety])
        start |= 1 << cell
    state.demand("first-bunches", random & bunches == random and (phase not in stack.BEFORE or bunches == start))
    reached = start
    while more := box.free_cells(reached) & bunches:
        reached |= more
    state.demand("bunches-connected", reached == bunches)
    cells = box.extra_cells[state.players]
    to_come = sum(type(frame).__name__ == "PlaceExtra" for frame in state.stack)
    lying = [cell for cell in state.extras if cell != NONE]
    free = [cell for cell in cells[: len(EXTRAS) - to_come] if not bunches >> cell & 1]
    state.demand("extras", sorted(lying) == sorted(free))


def _tiles(state: DomPierre) -> None:
    """No harvest tile leaves the game, whatever it stands for (DP-COMP-04, DP-VINE-16)."""
    box = state.box
    counts = state.supply.copy()
    state.demand("tiles-in-supply", min(counts) >= 0)
    tiles = state.turn.hand + state.harvest.things()
    for maison in state.maisons:
        tiles += [tile for tile in maison.slots if tile != NONE]
        for place, tile in enumerate(maison.slots):
            state.demand("tile-in-slot", tile == NONE or box.tile_varieties[tile] == place % WIDTH)
    for tile in tiles:
        counts[box.tile_supply[tile]] += 1
    state.demand("tiles", counts == box.harvest_tiles, counted=counts)


def _accessories(state: DomPierre) -> None:
    """Accessories and flag tokens are limited (DP-COMP-06, DP-COMP-12)."""
    box = state.box
    covered = state.blue.things()
    for number, name in enumerate(ACCESSORIES):
        lying = 1 if state.extras[number] != NONE or _not_laid(state, number) else 0
        grey = [state.grey[number], lying, *(maison.grey[number] for maison in state.maisons)]
        state.demand("grey", min(grey) >= 0 and sum(grey) == box.accessories[GREY][number], accessory=name)
        blue = [state.blue_discard[number], covered.count(number)]
        blue += [maison.blue[number] for maison in state.maisons]
        total = sum(blue) if not _to_stack(state) else box.accessories[BLUE][number]
        state.demand("blue", min(blue) >= 0 and total == box.accessories[BLUE][number], accessory=name)
    for number, name in enumerate(FLAGS):
        flags = [state.flags[number], *(maison.flags[number] for maison in state.maisons)]
        state.demand("flags", min(flags) >= 0 and sum(flags) == box.flags[number], flag=name)


def _not_laid(state: DomPierre, extra: int) -> bool:
    """Return whether, during the set-up, an accessory has still to be laid into the vineyard."""
    return state.extras[extra] == NONE and any(type(frame).__name__ == "PlaceExtra" for frame in state.stack)


def _to_stack(state: DomPierre) -> bool:
    """Return whether the blue accessories have still to be put into the village."""
    return any(type(frame).__name__ == "StackAccessories" for frame in state.stack)


def _village(state: DomPierre, stacks: Stacks, reveal: str, phase: str) -> None:
    """Every stack that is not empty shows its top, but for a moment; the rest lies covered (DP-SETUP-07)."""
    waiting = [frame.stack for frame in state.stack if type(frame).__name__ == reveal]
    state.demand("stack-sizes", min(stacks.sizes) >= 0)
    for stack_number in range(2):
        covered = stack_number in waiting
        seen = stacks.tops[stack_number] != NONE
        state.demand("tops", seen == (stacks.sizes[stack_number] > 0 and not covered), stack=stack_number + 1)
        state.demand("reveals", not covered or stacks.sizes[stack_number] > 0, stack=stack_number + 1)
    tops = sum(top != NONE for top in stacks.tops)
    state.demand("covered", len(stacks.hidden) == stacks.total() - tops and len(set(waiting)) == len(waiting))


def _markets(state: DomPierre, phase: str) -> None:
    """Every market card is in its deck or with a player; a deck shows its top (DP-COMP-11, DP-SALE-12)."""
    box = state.box
    used = box.used_cards[state.players]
    waiting = [frame.road for frame in state.stack if type(frame).__name__ == "RevealCard"]
    owned = 0
    for seat, maison in enumerate(state.maisons):
        state.demand("cards-once", not owned & maison.cards, seat=seat)
        owned |= maison.cards
    for road, name in enumerate(ROADS):
        top, unseen, under = state.tops[road], state.unseen[road], state.under[road]
        deck = [*bit_list(unseen), *under, *([] if top == NONE else [top])]
        mask = sum(1 << card for card in set(deck))
        state.demand("cards-once", len(set(deck)) == len(deck) and not mask & owned, road=name)
        state.demand("cards", (mask | owned) & box.deck_cards[road] == used & box.deck_cards[road], road=name)
        state.demand("cards", mask & ~box.deck_cards[road] == 0, road=name)
        covered = road in waiting
        state.demand("deck-top", covered or not (unseen or under) if top == NONE else not covered, road=name)
        state.demand("reveals", road not in waiting or unseen > 0, road=name)
    state.demand("cards", owned & ~used == 0)
    laid = [ratio >> 1 for ratio in state.ratios if ratio != NONE]
    to_come = sum(type(frame).__name__ == "PlaceRatio" for frame in state.stack)
    state.demand("ratios", len(set(laid)) == len(laid) == len(ROADS) - to_come)
    state.demand("ratios", all(ratio != NONE for ratio in state.ratios[: len(ROADS) - to_come]))


def _objectives(state: DomPierre) -> None:
    """Every objective card is in the deck, the offer, the discard pile, with a player or being chosen (DP-OBJ-15)."""
    box = state.box
    piles = [state.deck, state.offer, state.discard]
    for maison in state.maisons:
        piles += [maison.objectives, maison.scored]
    piles += [frame.chosen for frame in state.stack if type(frame).__name__ in stack.CHOSEN]
    together = 0
    for pile in piles:
        state.demand("objectives-once", pile >= 0 and not together & pile)
        together |= pile
    state.demand("objectives", together == box.used_objectives[state.players])


def _prestige(state: DomPierre, phase: str) -> None:
    """Tokens are on the flute, kept, unseen or used; three lie face up while one lies face down (DP-SETUP-03)."""
    box = state.box
    gained = [frame.token for frame in state.stack if type(frame).__name__ == "UseOrKeep"]
    for number, name in enumerate(TOKENS):
        known = [state.flute[number], *(maison.tokens[number] for maison in state.maisons)]
        known += [state.face_down.counts[number], gained.count(name)]
        state.demand("tokens", min(known) >= 0 and sum(known) <= box.tokens[number], token=name)
        kept = box.token_kinds[number] not in ("vp", "coins")
        state.demand("token-kinds", kept or not any(m.tokens[number] for m in state.maisons), token=name)
    state.demand("flute", state.face_down.size == sum(state.face_down.counts) and state.flute_down >= 0)
    in_play = sum(state.flute) + state.flute_down
    state.demand("flute", in_play <= box.flute_each * state.players)
    flips = sum(type(frame).__name__ == "FlipToken" for frame in state.stack)
    if phase == "set-up":
        state.demand("face-up", sum(state.flute) == box.flute_face_up - flips)
    else:
        state.demand("face-up", not state.flute_down or sum(state.flute) >= box.flute_face_up)
    for seat, maison in enumerate(state.maisons):
        state.demand("level", 0 <= maison.level <= box.top_level, seat=seat)


def _vintages(state: DomPierre, phase: str) -> None:
    """Of each vintage token there are so many; each player has one force token at most (DP-COMP-09, DP-TOK-05)."""
    copies = state.box.vintages
    drafting = phase in ("set-up", "draft")
    state.demand("pool", state.pool.size == sum(state.pool.counts) and (drafting or not state.pool.size))
    for column, name in enumerate(COLUMNS):
        known = [state.pool.counts[column]]
        for maison in state.maisons:
            known += [maison.draft.count(column), maison.spaces[column] == VINTAGE, maison.vintage == column]
        total = sum(known)
        fits = total == copies[column] if drafting else total <= copies[column]
        state.demand("vintages", min(known) >= 0 and fits, column=name)
    for seat, maison in enumerate(state.maisons):
        forces = maison.spaces.count(FORCE) + maison.force
        state.demand("force", forces <= (0 if drafting else 1), seat=seat)
        waits = maison.vintage != NONE
        state.demand("waiting", not waits or not (drafting or state.options.fast_variant), seat=seat)


def _workers(state: DomPierre) -> None:
    """Everybody has the same number of workers; each space of a road and each bunch holds one (DP-COMP-03)."""
    box = state.box
    neutral = box.neutral[state.players]
    vines = 0
    roads = neutral.copy()
    for seat, maison in enumerate(state.maisons):
        state.demand("bunch-with-one-worker", not vines & maison.vines, seat=seat)
        vines |= maison.vines
        counts = [maison.reserve, maison.house, maison.crew, maison.vines.bit_count()]
        for road, mask in enumerate(maison.roads):
            state.demand("space-with-one-worker", not roads[road] & mask and mask >= 0, seat=seat)
            state.demand("road-length", not mask >> box.road_lengths[road], seat=seat)
            roads[road] |= mask
            counts.append(mask.bit_count())
        in_hand = state.turn.lifted if state.first >= 0 and state.turns and seat == state.seat else 0
        state.demand("workers", min(counts) >= 0 and sum(counts) + in_hand == box.workers, seat=seat)
    state.demand("worker-on-bunch", not vines & ~state.bunches)


def _presses(state: DomPierre, seat: int, maison: Maison) -> None:
    """A press holds harvest and modifiers, or champagne; both only while it is active (DP-VINE-15, DP-CAVE-21)."""
    box = state.box
    state.demand("coins", maison.coins >= 0 and min(maison.points) >= 0, seat=seat)
    pressing = stack.pressing(state) if state.first >= 0 and state.turns and seat == state.seat else NONE
    for press, name in enumerate(PRESSES):
        first, second = maison.champagne[2 * press : 2 * press + 2]
        state.demand("champagne", first >= second >= 0 and first >> 1 <= box.most_champagne, seat=seat, press=name)
        # a code of 1 would be a barrel worth nothing
        state.demand("champagne", first != 1 and second != 1, seat=seat, press=name)
        other = maison.has_harvest(press) or maison.modifiers[press]
        state.demand("press-mixed", not (first and other) or press == pressing, seat=seat, press=name)
        modifier = maison.modifiers[press]
        several = not state.options.modifier_needs_completely_empty_press
        state.demand("modifier", modifier >= 0 and (several or modifier in box.modifiers), seat=seat, press=name)


def _discs(state: DomPierre, seat: int, maison: Maison, phase: str) -> None:
    """Discs move one row a turn, and one row for the cork (DP-TURN-03, DP-FREE-08)."""
    winery = state.winery
    rows = maison.rows
    state.demand("rows", winery.start <= min(rows) and max(rows) <= winery.finished, seat=seat)
    moving = phase not in ("set-up", "draft", "early") and seat == state.seat
    at_top = rows.count(winery.top)
    own = moving and state.turn.column != NONE and rows[state.turn.column] == winery.top
    state.demand("top-row", at_top == own, seat=seat)
    taken = state.round - 1
    if state.first >= 0:
        place = (seat - state.first) % state.players
        taken += place < state.turns - 1 or (place == state.turns - 1 and phase not in ("set-up", "draft", "early"))
    moved = sum(min(row, winery.top) - winery.start for row in rows)
    steps = taken + (0 if maison.corked else 1)
    # whoever has no disc left is passed over (DP-TURN-15)
    state.demand("disc-moves", moved == steps or (moved < steps and min(rows) == winery.finished), seat=seat)


def _start_cards(state: DomPierre, phase: str) -> None:
    """Everybody has one start card; who has the first-player card begins (DP-SETUP-26)."""
    cards = [maison.card for maison in state.maisons]
    dealt = [card for card in cards if card != NONE]
    to_come = [frame.seat for frame in state.stack if type(frame).__name__ == "DealStartCard"]
    state.demand("start-cards", len(set(dealt)) == len(dealt) == state.players - len(to_come))
    state.demand("start-cards", all(cards[seat] == NONE for seat in to_come))
    first = state.box.first_card
    holder = cards.index(first) if first in cards else NONE
    state.demand("first-player", state.first == holder and (not to_come or state.turns == 0))


def _end(state: DomPierre) -> None:
    """The end track, its points, and the last round (DP-END-01 to DP-END-05)."""
    box = state.box
    track, trigger = state.track, box.trigger[state.players]
    state.demand("triggered", state.triggered == (len(track) >= trigger))
    state.demand("last-round", not state.last or state.round <= state.last)
    state.demand("last-round", not state.last or state.last <= state.round + box.extra_rounds)
    paid = trigger if state.options.trigger_disc_still_scores_2vp else trigger - 1
    for seat, maison in enumerate(state.maisons):
        places = [place for place, owner in enumerate(track) if owner == seat]
        state.demand("end-track", len(places) == maison.rows.count(state.winery.finished), seat=seat)
        points = sum(box.disc_points if place < paid else box.late_disc_points for place in places)
        state.demand("disc-points", maison.points[FROM_DISCS] == points, seat=seat)


def _nothing_yet(state: DomPierre) -> None:
    """Before the first turn nothing has been gained."""
    box = state.box
    state.demand("first-round", state.round == 1 and state.turns == 0)
    press = box.start_harvest_press
    waiting = [frame.seat for frame in state.stack if type(frame).__name__ == "DealHarvest"]
    for seat, maison in enumerate(state.maisons):
        gained: list[Any] = [maison.level, *maison.points, *maison.tokens, *maison.flags, *maison.grey, *maison.blue]
        gained += [maison.cards, maison.objectives, maison.scored, maison.house, maison.vines, *maison.roads]
        state.demand("nothing-yet", not any(gained) and maison.corked and maison.coins == box.start_coins, seat=seat)
        tiles = [place // WIDTH for place, tile in enumerate(maison.slots) if tile != NONE]
        state.demand("first-tile", tiles == ([] if seat in waiting else [press]), seat=seat)
