"""The conservation laws of Vinhos, checked on any position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.games.vinhos import fits, stack, tycoons
from tutor.games.vinhos.names import (
    ACCOUNT_EMPTY,
    COLOURS,
    EXPORTED,
    FEATURES,
    LACERDA,
    MINHO,
    PAIRS,
    QUALITY_MASK,
    REGIONS,
    SLOTS,
    TYCOON_TILES,
)

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos
    from tutor.games.vinhos.vintner import Vintner


def check(state: Vinhos) -> None:
    """Check every law; `state.demand` raises where one is broken."""
    phase = stack.phase_of(state)
    state.demand("stack", phase != "")
    _table(state, phase)
    _cubes(state)
    _vineyards(state)
    _supplies(state)
    _experts(state)
    for seat, vintner in enumerate(state.vintners):
        _vintner(state, seat, vintner)
        for estate in range(len(vintner.region)):
            _estate(state, seat, vintner, estate)
    _areas(state)
    _fair(state, phase)
    if state.reserve:
        _reserve(state)
    else:
        _tycoon_tiles(state)
    if state.solo:
        _solo(state)
    stack.check(state, phase)
    if state.stack:
        fits.check(state)


def _table(state: Vinhos, phase: str) -> None:
    """Turn order, vintage tiles and the years (VC-YEAR-01, VC-ORDER-02)."""
    box, people = state.box, state.people
    drawing = phase == "set-up" and len(state.order) < people
    state.demand("order", drawing or sorted(state.order) == list(range(people)))
    state.demand("order", len(set(state.order)) == len(state.order))
    taken = [seat for seat in state.lower if seat >= 0]
    state.demand("lower-row", len(set(taken)) == len(taken))
    state.demand("lower-row", not taken or phase == "turn")
    state.demand("final", not state.final or state.year == box.years)
    state.demand("passed", 0 <= state.passed < 1 << people)
    known = (1 << len(box.vintages)) - 1
    state.demand("vintages", not state.vintages & ~known and not state.vintages >> box.mild & 1)
    state.demand("vintages", state.vintage < 0 or not state.vintages >> state.vintage & 1)
    # the mild tile lies on top in 2010, and stays in the box in 2016
    drawn = len(box.vintages) - 1 - state.vintages.bit_count() + state.reserve
    pending = bool(stack.frames_of(state, "DrawYear"))
    state.demand("vintages", drawn == state.year - pending)
    if not pending:
        state.demand("vintage", state.vintage >= 0)
        state.demand("vintage", (state.vintage == box.mild) == (state.reserve and state.year == 1))
    state.demand("regions-in-play", phase == "set-up" or state.out.bit_count() == _unused(state))


def _unused(state: Vinhos) -> int:
    if state.options.first_game_regions:
        return len(state.box.first_game_out[state.players])
    return len(REGIONS) - state.box.regions_in_play[state.players]


def _cubes(state: Vinhos) -> None:
    """No cube leaves the game (VC-SETUP-04, VC-LIMIT-01)."""
    waiting = sum(sum(vintner.waiting) for vintner in state.vintners)
    state.demand("cubes-conserved", state.supply + sum(state.cubes) + waiting == state.box.cube_total)
    state.demand("cubes", state.supply >= 0)
    for region, count in enumerate(state.cubes):
        state.demand("inset", 0 <= count <= state.box.cube_slots[region], region=REGIONS[region])
        state.demand("inset", not count or state.in_play(region), region=REGIONS[region])


def _vineyards(state: Vinhos) -> None:
    """Every vineyard is in its stack, on an estate, or out of the game (VC-SETUP-05)."""
    box = state.box
    pending = [frame.region for frame in stack.frames_of(state, "DrawTop")]
    if stack.frames_of(state, "OpenStacks"):
        pending += range(len(REGIONS))
    for region, name in enumerate(REGIONS):
        top, rest, order = state.tops[region], state.rests[region], state.arranged[region]
        held = sum(v.vineyards[e] for v in state.vintners for e in range(len(v.region)) if v.region[e] == region)
        held += sum(bottle > 0 and bottle >> 5 == region for v in state.vintners for bottle in v.wines)
        gone = state.gone[2 * region : 2 * region + 2]
        state.demand("gone", min(gone) >= 0, region=name)
        if not state.in_play(region):
            state.demand("unused-region", top < 0 and not rest and not held and not any(gone), region=name)
            continue
        state.demand("stack-top", top < 0 or not rest >> top & 1, region=name)
        state.demand("stack-top", top >= 0 or not rest or region in pending, region=name)
        state.demand("pending-top", region not in pending or (top < 0 and rest.bit_count() > 1), region=name)
        for colour in range(len(COLOURS)):
            places = [place for place, own in enumerate(box.vineyard_colours[region]) if own == colour]
            stacked = sum((rest >> place & 1) or place == top for place in places)
            placed = sum(
                v.vineyards[e]
                for v in state.vintners
                for e in range(len(v.region))
                if v.region[e] == region and v.colour[e] == colour
            )
            # a tile that has been bought and not yet placed
            taken = stack.vineyards_in_hand(state, region, colour)
            total = stacked + placed + gone[colour] + taken
            state.demand("vineyards-conserved", total == len(places), region=name)
        _arranged(state, region, order)


def _arranged(state: Vinhos, region: int, order: tuple[int, ...]) -> None:
    """Who has rearranged a stack knows the order of all tiles below the top; while it is done, of some (VC-ABIL-11)."""
    rest, knower, name = state.rests[region], state.knower[region], REGIONS[region]
    laying = stack.lays_below(state, region)
    state.demand("arranged", len(set(order)) == len(order), region=name)
    state.demand("arranged", all(rest >> place & 1 for place in order), region=name)
    if knower < 0:
        state.demand("arranged", not order and not laying, region=name)
    elif laying:
        state.demand("arranged", len(order) < rest.bit_count() - 1, region=name)
    else:
        state.demand("arranged", len(order) == rest.bit_count() > 1, region=name)


def _supplies(state: Vinhos) -> None:
    """Wineries, cellars and workers: board, players and what Lacerda removed (VC-GEN-06)."""
    box, players = state.box, state.players
    rows = (
        ("wineries", state.wineries, "wineries", box.wineries[players], state.removed[0]),
        ("cellars", state.cellars, "cellars", box.cellars[players], state.removed[1]),
        ("enologists", state.enologists, "enologists", box.enologists[players], state.removed[2]),
        ("farmers", state.farmers, "farmers", box.farmers[players], state.removed[3]),
    )
    for law, left, field, total, removed in rows:
        held = sum(sum(getattr(vintner, field)) for vintner in state.vintners)
        in_hand = stack.workers_in_hand(state, field)
        state.demand(law, left >= 0 and removed >= 0 and left + held + removed + in_hand == total, left=left)
        state.demand("removed", not removed or state.solo)
    ports = state.ports + sum(vintner.ports for vintner in state.vintners)
    state.demand("ports", state.ports >= 0 and ports == box.port_total)


def _experts(state: Vinhos) -> None:
    """Every expert is in one place (VC-COMP-01)."""
    pending = [frame.feature for frame in stack.frames_of(state, "DrawExpert")]
    if stack.frames_of(state, "OpenStacks"):
        pending += range(len(FEATURES))
    for feature, name in enumerate(FEATURES):
        own = state.box.of_feature[feature]
        top, rest, back = state.pile_tops[feature], state.pile_rests[feature], state.pile_backs[feature]
        places = [rest] + [1 << expert for expert in back] + ([1 << top] if top >= 0 else [])
        for vintner in state.vintners:
            places += [vintner.up & own, vintner.down & own]
        union = 0
        for place in places:
            state.demand("experts-conserved", not union & place and not place & ~own, feature=name)
            union |= place
        state.demand("experts-conserved", union == own, feature=name)
        state.demand("pile-top", top >= 0 or not (rest or back) or feature in pending, feature=name)
        state.demand("pending-expert", feature not in pending or (top < 0 and rest.bit_count() > 1), feature=name)


def _vintner(state: Vinhos, seat: int, vintner: Vintner) -> None:
    """Barrels, money and points of one player."""
    box = state.box
    placed = state.sales.count(seat) + state.exports.count(seat) + sum(vintner.magnates) + sum(vintner.extras)
    placed += state.slots.count(seat) + vintner.loaded.bit_count() + stack.barrels_in_hand(state, seat)
    state.demand("barrels", vintner.barrels >= 0 and vintner.barrels + placed == box.barrels, seat=seat)
    state.demand("cash", vintner.cash >= 0, seat=seat)
    state.demand("vp", vintner.vp == sum(vintner.earned), seat=seat)
    state.demand("earned", min(vintner.earned[EXPORTED:ACCOUNT_EMPTY]) >= 0 >= vintner.earned[ACCOUNT_EMPTY], seat=seat)
    state.demand("marker", 0 <= vintner.marker < len(box.spaces), seat=seat)
    state.demand("magnates", min(vintner.magnates) >= 0 and min(vintner.extras, default=0) >= 0, seat=seat)
    if not state.reserve:
        state.demand("magnates", max(vintner.magnates) <= box.magnate_barrels, seat=seat)


def _estate(state: Vinhos, seat: int, vintner: Vintner, estate: int) -> None:
    """Tiles, workers and wines of one estate (VC-VINE-03, VC-WIN-02, VC-WORK-01, VC-CELL-01)."""
    box = state.box
    vineyards, wineries, region = vintner.vineyards[estate], vintner.wineries[estate], vintner.region[estate]
    state.demand("tile-slots", vineyards + wineries <= box.tile_slots, seat=seat)
    state.demand("vineyards", 0 <= vineyards <= box.most_vineyards, seat=seat)
    state.demand("wineries-on-estate", 0 <= wineries <= box.most_wineries, seat=seat)
    state.demand("workers", 0 <= vintner.enologists[estate] <= wineries, seat=seat)
    state.demand("workers", 0 <= vintner.farmers[estate] <= vineyards, seat=seat)
    state.demand("cellar", vintner.cellars[estate] in (0, 1), seat=seat)
    state.demand("bound", -1 <= region < len(REGIONS) and (region >= 0 or not vineyards), seat=seat)
    state.demand("bound", region >= 0 or not vintner.colour[estate], seat=seat)
    bound_without = region >= 0 and not vineyards
    lost = state.reserve and state.options.estate_without_vineyard_stays_bound_2010
    state.demand("bound", not bound_without or lost, seat=seat)
    if region >= 0:
        state.demand("bound", state.in_play(region), seat=seat)
        staying = state.options.waiting_cubes_without_slot == "stay"
        full = state.cubes[region] == box.cube_slots[region]
        state.demand("waiting", not vintner.waiting[estate] or (staying and full), seat=seat)
        cellar_in_minho = region == MINHO and vintner.cellars[estate]
        state.demand("minho", not cellar_in_minho or state.options.minho_on_estate_with_cellar, seat=seat)
    state.demand("waiting", 0 <= vintner.waiting[estate] <= wineries + vintner.cellars[estate], seat=seat)
    freed = state.reserve and not state.options.estate_without_vineyard_stays_bound_2010
    start = estate * box.cellar_slots
    room = box.cellar_slots if vintner.cellars[estate] else box.warehouse_slots
    for slot in range(box.cellar_slots):
        bottle = vintner.wines[start + slot]
        if not bottle:
            continue
        state.demand("wine-slot", slot < room, seat=seat)
        state.demand("wine-quality", 1 <= bottle & QUALITY_MASK <= box.best_quality, seat=seat)
        own = bottle >> 5 == region and bottle >> 4 & 1 == vintner.colour[estate]
        state.demand("wine-origin", own or (freed and bottle >> 5 < len(REGIONS)), seat=seat)


def _areas(state: Vinhos) -> None:
    """One barrel on each space; with two players only the spaces inside the frame exist (VC-EXPO-04)."""
    inside = state.box.export_spaces[state.players]
    for space, owner in enumerate(state.exports):
        state.demand("export-frame", owner < 0 or space in inside)
    owners = (*state.sales, *state.exports, *state.slots)
    state.demand("owners", all(-1 <= owner < state.people for owner in owners))


def _fair(state: Vinhos, phase: str) -> None:
    """At most one booth for each player, and one player in each booth (VS-PRESS-02, VR-PRESS-03)."""
    booths = [vintner.booth for vintner in state.vintners if vintner.booth >= 0]
    state.demand("booths", len(set(booths)) == len(booths) and max(booths, default=0) < len(state.box.booths))
    cleared = phase == "fair" and not stack.frames_of(state, "NewOrder")
    state.demand("booths", not booths or not (state.final or cleared))


def _reserve(state: Vinhos) -> None:
    """Account, investment, fair tiles, experts and multipliers of the 2010 edition."""
    box = state.box
    for track in state.tracks:
        state.demand("features", box.track_start <= track <= box.track_top)
    secret = stack.secret_choice(state)
    for seat, vintner in enumerate(state.vintners):
        state.demand("account", 0 <= vintner.account <= box.top_account, seat=seat)
        state.demand("investment", 0 <= vintner.investment < len(box.positions), seat=seat)
        tile = vintner.allowed in {experts for _, experts in box.allowed}
        # the tile is taken just before its booth
        state.demand("fair-tile", tile if vintner.booth >= 0 else vintner.allowed == -1 or tile, seat=seat)
        state.demand("fair-tile", vintner.booth >= 0 or vintner.allowed < 0 or stack.at_booths(state, seat), seat=seat)
        state.demand("six-experts", vintner.experts() <= box.most_experts, seat=seat)
        state.demand("chosen", not vintner.chosen or seat in secret, seat=seat)
        state.demand("chosen", not vintner.chosen & ~stack.choosable(state, seat), seat=seat)
        state.demand("chosen", vintner.chosen.bit_count() <= max(0, vintner.allowed), seat=seat)
    for start in range(0, len(state.slots), SLOTS):
        pair = [owner for owner in state.slots[start : start + SLOTS] if owner >= 0]
        state.demand("multiplier-twice", len(set(pair)) == len(pair))


def _tycoon_tiles(state: Vinhos) -> None:
    """Tycoon tiles: pile, display and players hold no more than there are; no icon twice (VS-FAIR-05)."""
    box = state.box
    totals = [*box.tile_copies[state.players], *box.multiplier_copies[state.players]]
    counts = list(state.pile)
    for tile in state.display:
        state.demand("display", -1 <= tile < len(TYCOON_TILES))
        if tile >= 0:
            counts[tile] += 1
    for seat, vintner in enumerate(state.vintners):
        state.demand("tile-sides", not vintner.tiles_up & vintner.tiles_down, seat=seat)
        state.demand("loaded", not vintner.loaded & ~vintner.multipliers, seat=seat)
        state.demand("loaded", not vintner.high & ~vintner.multipliers, seat=seat)
        for tile in tycoons.owned(vintner):
            counts[tile] += 1
        state.demand("loaded", not vintner.high >> len(PAIRS), seat=seat)
    state.demand("tycoon-tiles", all(0 <= count <= total for count, total in zip(counts, totals, strict=True)))
    state.demand("pile", min(state.pile) >= 0)


def _solo(state: Vinhos) -> None:
    """Lacerda's cards, Bagos and experts (VL-SETUP-02, VL-MOVE-02)."""
    box, vintner = state.box, state.vintners[LACERDA]
    own = 0
    for expert in state.experts:
        own |= 1 << expert
    state.demand("lacerda-experts", len(state.experts) == own.bit_count() and vintner.up == own and not vintner.down)
    state.demand("bagos", not state.bagos >> box.pass_space & 1 and state.bagos < 1 << len(box.spaces))
    state.demand("cards", 0 <= state.cards < 1 << len(box.cards) and 0 <= state.numbers < 1 << len(box.numbers))
    state.demand("lacerda-board", not any(vintner.region[e] >= 0 for e in range(len(vintner.region))))
    state.demand("lacerda-board", not any(vintner.wines) and not any(vintner.wineries) and not any(vintner.cellars))
    state.demand("lacerda-board", not any(vintner.magnates) and not vintner.ports and not any(vintner.waiting))
    state.demand("lacerda-board", not vintner.tiles_up and not vintner.tiles_down)
    held = sum(person.trophies for person in state.vintners)
    fairs = len(box.fair_years) * (len(state.vintners) if state.options.trophy_on_tie else 1)
    state.demand("trophies", held <= fairs)
