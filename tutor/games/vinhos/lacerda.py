"""Lacerda, the opponent of the solo game: cards decide what he does (VL)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from tutor.core.decision import Chance, Step
from tutor.core.text import OPPONENT
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos import press, supply, tycoons
from tutor.games.vinhos.moves import DrawAction, DrawNumber
from tutor.games.vinhos.names import (
    CELLARS,
    COLOURS,
    EXPERTS,
    EXPERTS_PER_FEATURE,
    EXPORT,
    EXPORTED,
    FEATURES,
    FIRST_MULTIPLIER,
    LACERDA,
    REGIONS,
    SALES,
    TYCOON_TILES,
    VINEYARDS,
    WINERIES,
    WORKERS_ACTION,
)

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos

#: For what a Number card is drawn.
FIRST_VINEYARD, FIRST_TILE, VINES, BUILDING, SALE, TILE = (
    "first_vineyard",
    "first_tile",
    "vineyards",
    "building",
    "sale",
    "tile",
)
#: For what he takes cubes; a tie between regions is broken by Numbers.
FOR_EXPORT, FOR_SALE, FOR_RELEASE = "tie_export", "tie_sale", "tie_release"
PURPOSES = (FIRST_VINEYARD, FIRST_TILE, VINES, BUILDING, SALE, TILE, FOR_EXPORT, FOR_SALE, FOR_RELEASE)
#: The rule behind each purpose.
RULES = {
    FIRST_VINEYARD: "VL-SETUP-04",
    FIRST_TILE: "VL-SETUP-05",
    VINES: "VL-ACT-01",
    BUILDING: "VL-ACT-02",
    SALE: "VL-ACT-06",
    TILE: "VL-FAIR-04",
    FOR_EXPORT: "VL-CUBE-01",
    FOR_SALE: "VL-CUBE-01",
    FOR_RELEASE: "VL-CUBE-01",
}


# ---------------------------------------------------------------------- Number cards


class DrawNumberCard(Chance["Vinhos"]):
    """Which Number card is drawn for Lacerda?"""

    __slots__ = ("purpose", "left", "extra")
    rule = "VL-TURN-06"
    see = ("VL-SETUP-03",)
    asks = (DrawNumber,)

    def __init__(self, purpose: str, left: int, extra: int) -> None:
        self.purpose = purpose
        #: Cards that are still to take effect, this one included; cubes spent on a sale, or the tied regions as bits.
        self.left = left
        self.extra = extra

    def candidates(self, state: Vinhos) -> list[DrawNumber]:
        """Return every Number."""
        return [DrawNumber(number) for number in state.box.numbers]

    def verdict(self, state: Vinhos, move: DrawNumber) -> Refusal | None:
        """One that is still in the deck."""
        numbers = state.box.numbers
        if move.number in numbers and state.numbers >> numbers.index(move.number) & 1:
            return None
        return refuse("number-drawn", "VL-TURN-06")

    def weights(self, state: Vinhos) -> list[int]:
        """Each of them is equally likely."""
        return [1] * state.numbers.bit_count()

    def apply(self, state: Vinhos, move: DrawNumber) -> None:
        """Cards for one purpose are not put back before it is finished."""
        state.numbers &= ~(1 << state.box.numbers.index(move.number))
        if state.journal is not None:
            state.tell("number-drawn", RULES[self.purpose], OPPONENT, number=move.number, see=("VL-TURN-06",))
        USES[self.purpose](state, move.number, self.left, self.extra)


def draw(state: Vinhos, purpose: str, left: int = 1, extra: int = 0) -> bool:
    """Draw another Number for a purpose; return whether the deck had one. Without one the purpose is given up."""
    if state.numbers:
        state.stack.append(DrawNumberCard(purpose, left, extra))
        return True
    put_back(state)
    return False


def put_back(state: Vinhos) -> None:
    """Put all Number cards back into their deck (VL-SETUP-03)."""
    state.numbers = (1 << len(state.box.numbers)) - 1


def region_of(state: Vinhos, number: int) -> int:
    """Return the region of a Number; -1 if it is not used in this game."""
    region = number - 1
    return region if region < len(REGIONS) and state.in_play(region) else -1


# ---------------------------------------------------------------------- set-up


class TakeFirstExperts(Step["Vinhos"]):
    """He takes the top expert of each pile before anybody chooses a vineyard (VL-SETUP-02)."""

    __slots__ = ("feature",)
    rule = "VL-SETUP-02"

    def __init__(self, feature: int) -> None:
        self.feature = feature

    def run(self, state: Vinhos) -> None:
        """One pile after the other; then his two barrels go to the export area."""
        if self.feature < len(FEATURES):
            state.stack.append(TakeFirstExperts(self.feature + 1))
            take_expert(state, self.feature, "VL-SETUP-02")
            return
        box, vintner = state.box, state.vintners[LACERDA]
        spaces = box.export_spaces[state.players]
        for space in spaces[: box.lacerda_exports]:  # the top row of the frame, from the left
            state.exports[space] = LACERDA
            vintner.barrels -= 1
        if state.journal is not None:
            state.tell("lacerda-starts", "VL-SETUP-06", OPPONENT, points=vintner.vp, barrels=vintner.barrels)


def take_expert(state: Vinhos, feature: int, rule: str) -> None:
    """He takes the top expert of a pile for nothing (VL-ACT-11)."""
    expert = state.pile_tops[feature]
    if expert < 0:
        return
    state.vintners[LACERDA].up |= 1 << expert
    state.experts += (expert,)
    if state.journal is not None:
        state.tell("expert-given", rule, OPPONENT, expert=state.box.expert_ids[expert], price=0)
    supply.turn_next_expert(state, feature)


def first_vineyard(state: Vinhos) -> None:
    """A Number says where he starts."""
    draw(state, FIRST_VINEYARD)


def use_first_vineyard(state: Vinhos, number: int, left: int, extra: int) -> None:
    """The top vineyard of the region is discarded and a cube put there; unused regions are drawn again."""
    region = region_of(state, number)
    if region < 0 and state.options.solo_unused_region_at_setup == "redraw":
        draw(state, FIRST_VINEYARD)
        return
    put_back(state)
    if region >= 0:
        discard_vineyard(state, region, "VL-SETUP-04")
    elif state.journal is not None:
        state.tell("number-without-effect", "VL-SETUP-04", OPPONENT, number=number)


def discard_vineyard(state: Vinhos, region: int, rule: str) -> None:
    """Take the top vineyard of a region out of the game, and add a cube there."""
    place = state.tops[region]
    state.gone[2 * region + state.box.vineyard_colours[region][place]] += 1
    if state.journal is not None:
        state.tell("vineyard-discarded", rule, OPPONENT, region=REGIONS[region], see=("VC-LIMIT-08",))
    supply.place_cube(state, region, rule)
    supply.turn_next_vineyard(state, region)


def first_tile(state: Vinhos) -> None:
    """A Number says which tile of the display he takes."""
    draw(state, FIRST_TILE)


def use_first_tile(state: Vinhos, number: int, left: int, extra: int) -> None:
    """Until a Number names a slot with a tile; the tile is discarded."""
    slot = slot_of(state, number)
    if slot < 0:
        draw(state, FIRST_TILE)
        return
    put_back(state)
    discard_tile(state, slot, "VL-SETUP-05")


def slot_of(state: Vinhos, number: int) -> int:
    """Return the slot of the display that a Number names; -1 if none, or if it is empty."""
    slots: list[int] = state.box.slot_of
    if number > len(slots) or state.display[slots[number - 1]] < 0:
        return -1
    return slots[number - 1]


def discard_tile(state: Vinhos, slot: int, rule: str) -> None:
    """Take a tycoon tile out of the game."""
    tile, state.display[slot] = state.display[slot], -1
    if state.journal is not None:
        state.tell("tile-discarded", rule, OPPONENT, tile=TYCOON_TILES[tile], see=("VC-LIMIT-08",))


# ---------------------------------------------------------------------- his turn


def act(state: Vinhos, last: bool) -> None:
    """He draws an Action card; in the extra action at the end he passes (VL-END-01)."""
    if last:
        if state.journal is not None:
            state.tell("passed", "VL-END-01", OPPONENT)
        return
    state.stack.append(DrawActionCard())


class DrawActionCard(Chance["Vinhos"]):
    """Which Action card is drawn for Lacerda?"""

    __slots__ = ()
    rule = "VL-TURN-02"
    see = ("VL-TURN-03",)
    asks = (DrawAction,)

    def candidates(self, state: Vinhos) -> list[DrawAction]:
        """Return every card."""
        return [DrawAction(space) for space in state.box.cards]

    def verdict(self, state: Vinhos, move: DrawAction) -> Refusal | None:
        """One that is still in the deck."""
        cards = state.box.cards
        if move.space in cards and state.cards >> cards.index(move.space) & 1:
            return None
        return refuse("card-drawn", "VL-TURN-02")

    def weights(self, state: Vinhos) -> list[int]:
        """Each of them is equally likely."""
        return [1] * state.cards.bit_count()

    def apply(self, state: Vinhos, move: DrawAction) -> None:
        """Move his marker there, and carry out his version of the action."""
        state.cards &= ~(1 << state.box.cards.index(move.space))
        space = state.box.space_number[move.space]
        move_marker(state, space)
        carry_out(state, state.box.action[space])


def move_marker(state: Vinhos, space: int) -> None:
    """He never pays: the supply pays you. On the space he leaves lies a Bago from now on (VL-MOVE-01, VL-MOVE-02)."""
    box, vintner, you = state.box, state.vintners[LACERDA], state.vintners[0]
    before = vintner.marker
    if state.journal is not None:
        name = box.spaces[space]
        if before == space:
            state.tell("lacerda-stays", "VL-TURN-05", OPPONENT, space=name)
        else:
            state.tell("marker-moves", "VL-TURN-02", OPPONENT, space=name, see=("VL-MOVE-03",))
    if before == space:
        return
    vintner.marker = space
    if before != box.pass_space:
        state.bagos |= 1 << before
        if state.journal is not None:
            state.tell("bago-left", "VL-MOVE-02", OPPONENT, space=box.spaces[before])
    if you.marker == space and space != box.pass_space:
        you.cash += box.player_fee
        if state.journal is not None:
            state.tell("supply-pays", "VL-MOVE-01", 0, money=box.player_fee)


def carry_out(state: Vinhos, action: int) -> None:
    """Carry out the solo version of an action."""
    box = state.box
    if action == VINEYARDS:
        draw(state, VINES, box.building_numbers)
    elif action in (WINERIES, CELLARS):
        remove(state, "wineries" if action == WINERIES else "cellars")
        draw(state, BUILDING, box.building_numbers)
    elif action == WORKERS_ACTION:
        remove(state, "enologists")
        remove(state, "farmers")
    elif action == EXPERTS:
        state.stack.append(TakeExperts(0))
    elif action == EXPORT:
        state.stack.append(ExportBarrels(box.lacerda_barrels))
    elif action == SALES:
        state.stack.append(SellBarrels(box.lacerda_barrels))
    else:
        pass_or_release(state)


def remove(state: Vinhos, kind: str) -> None:
    """Remove wineries, cellars or workers from the board for good, or what is left (VL-ACT-02, VL-ACT-04)."""
    wanted = state.box.lacerda_removes[kind]
    if kind == "wineries":
        count = min(wanted, state.wineries)
        state.wineries -= count
        state.removed[0] += count
    elif kind == "cellars":
        count = min(wanted, state.cellars)
        state.cellars -= count
        state.removed[1] += count
    elif kind == "enologists":
        count = min(wanted, state.enologists)
        state.enologists -= count
        state.removed[2] += count
    else:
        count = min(wanted, state.farmers)
        state.farmers -= count
        state.removed[3] += count
    if state.journal is not None:
        rule = "VL-ACT-02" if kind in ("wineries", "cellars") else "VL-ACT-04"
        state.tell("removed", rule, OPPONENT, kind=kind, count=count, see=("VC-LIMIT-08",))


def use_vines(state: Vinhos, number: int, left: int, extra: int) -> None:
    """The top vineyard of the region goes, and a cube comes; what is not possible has no effect (VL-ACT-08)."""
    region = region_of(state, number)
    if region >= 0 and state.tops[region] >= 0:
        # the next card is drawn after the next vineyard has been turned up
        next_number(state, VINES, left - 1)
        discard_vineyard(state, region, "VL-ACT-01")
    else:
        without_effect(state, VINES, number, left)


def use_building(state: Vinhos, number: int, left: int, extra: int) -> None:
    """A cube comes to the region."""
    region = region_of(state, number)
    if region >= 0 and supply.may_place_cube(state, region):
        next_number(state, BUILDING, left - 1)
        supply.place_cube(state, region, "VL-ACT-02")
    else:
        without_effect(state, BUILDING, number, left)


def without_effect(state: Vinhos, purpose: str, number: int, left: int) -> None:
    """A Number that does nothing counts as drawn, unless that ruling has it drawn again."""
    if state.journal is not None:
        state.tell("number-without-effect", "VL-ACT-08", OPPONENT, number=number)
    next_number(state, purpose, left - (state.options.solo_unused_region_in_play == "no_effect"))


def next_number(state: Vinhos, purpose: str, left: int) -> None:
    """Draw on, or put the cards back when the purpose is finished."""
    if left:
        draw(state, purpose, left)
    else:
        put_back(state)


class TakeExperts(Step["Vinhos"]):
    """He takes the top expert of each feature on the vintage tile (VL-ACT-03)."""

    __slots__ = ("feature",)
    rule = "VL-ACT-03"

    def __init__(self, feature: int) -> None:
        self.feature = feature

    def run(self, state: Vinhos) -> None:
        """One pile after the other; empty piles give nothing (VL-ACT-11)."""
        if self.feature == len(FEATURES):
            return
        state.stack.append(TakeExperts(self.feature + 1))
        if state.box.vintages[state.vintage].features[self.feature]:
            take_expert(state, self.feature, "VL-ACT-03")


# ---------------------------------------------------------------------- cubes


def use_cubes(state: Vinhos, purpose: str) -> None:
    """He takes cubes from your region with most of them; Numbers break a tie (VL-CUBE-01)."""
    yours = {region for region in state.vintners[0].region if region >= 0}
    most = max((state.cubes[region] for region in yours), default=0)
    if not most:
        GOES_ON[purpose](state, 0)
        return
    tied = [region for region in yours if state.cubes[region] == most]
    if len(tied) > 1:
        draw(state, purpose, 1, sum(1 << region for region in tied))
    else:
        grab(state, tied[0], purpose)


def grab(state: Vinhos, region: int, purpose: str) -> None:
    """Take up to two cubes of a region back to the supply."""
    cubes = min(state.box.lacerda_cubes, state.cubes[region])
    supply.take_cubes(state, region, cubes)
    if state.journal is not None:
        state.tell(
            "lacerda-takes-cubes", "VL-CUBE-01", OPPONENT, region=REGIONS[region], cubes=cubes, see=("VL-CUBE-02",)
        )
    GOES_ON[purpose](state, cubes)


def use_tie(purpose: str, state: Vinhos, number: int, extra: int) -> None:
    """Draw until one of the tied regions appears."""
    if extra >> (number - 1) & 1:
        put_back(state)
        grab(state, number - 1, purpose)
    else:
        draw(state, purpose, 1, extra)


# ---------------------------------------------------------------------- export and sales


class ExportBarrels(Step["Vinhos"]):
    """He exports while he has barrels and there are spaces (VL-ACT-05)."""

    __slots__ = ("left",)
    rule = "VL-ACT-05"

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, state: Vinhos) -> None:
        """Before each barrel he takes cubes anew (VL-ACT-09)."""
        if not self.left:
            return
        if can_place(state, best_export(state) >= 0):
            state.stack.append(ExportBarrels(self.left - 1))
            use_cubes(state, FOR_EXPORT)


def can_place(state: Vinhos, space: bool) -> bool:
    """Return whether he goes on: with a barrel and a free space, or, with that ruling, for the cubes alone."""
    possible = space and state.vintners[LACERDA].barrels > 0
    if not possible and state.journal is not None:
        state.tell("lacerda-cannot", "VL-ACT-09", OPPONENT)
    return possible or not state.options.solo_no_barrel_no_cubes


def best_export(state: Vinhos) -> int:
    """Return the free export space of highest value, of the leftmost column among equals; -1: none."""
    box = state.box
    free = [space for space in box.export_spaces[state.players] if state.exports[space] < 0]
    return max(free, key=lambda space: (box.exports[space].value, -box.exports[space].column), default=-1)


def export(state: Vinhos, cubes: int) -> None:
    """Put a barrel on the best space; he scores its value and 1 for each cube."""
    vintner, space = state.vintners[LACERDA], best_export(state)
    if space < 0 or not vintner.barrels:
        return
    state.exports[space] = LACERDA
    vintner.barrels -= 1
    points = state.box.exports[space].value + cubes * state.box.lacerda_cube_value
    vintner.score(points, EXPORTED)
    if state.journal is not None:
        column = state.box.exports[space].column + 1
        state.tell("lacerda-exports", "VL-ACT-05", OPPONENT, column=column, points=points, cubes=cubes)


class SellBarrels(Step["Vinhos"]):
    """He sells while he has barrels and there are spaces (VL-ACT-06)."""

    __slots__ = ("left",)
    rule = "VL-ACT-06"

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, state: Vinhos) -> None:
        """Before each barrel he takes cubes anew (VL-ACT-09)."""
        if not self.left:
            return
        if can_place(state, -1 in state.sales):
            state.stack.append(SellBarrels(self.left - 1))
            use_cubes(state, FOR_SALE)


def sell(state: Vinhos, cubes: int) -> None:
    """A Number gives the value of his wine."""
    if state.vintners[LACERDA].barrels and -1 in state.sales:
        draw(state, SALE, 1, cubes)


def use_sale(state: Vinhos, number: int, left: int, extra: int) -> None:
    """Low Numbers do not count; he takes the space of this value in Anabela's colour, or the next best (VL-ACT-07)."""
    box = state.box
    space = sales_space(state, number + extra * box.lacerda_cube_value) if number >= box.least_sale else -1
    if space < 0:
        if not draw(state, SALE, 1, extra) and state.journal is not None:
            state.tell("lacerda-skips-sale", "VL-ACT-10", OPPONENT)
        return
    put_back(state)
    vintner, own = state.vintners[LACERDA], box.sales[space]
    vintner.barrels -= 1
    vintner.cash += own.value
    state.sales[space] = LACERDA
    if state.journal is not None:
        see = ("VL-ACT-06", "VL-ACT-10")
        state.tell("lacerda-sells", "VL-ACT-07", OPPONENT, money=own.value, colour=COLOURS[own.colour], see=see)


def sales_space(state: Vinhos, value: int) -> int:
    """Return the space he takes for a value; -1 if none is left at or below it."""
    box = state.box
    colour = max(0, box.vintages[state.vintage].colour)
    lower = sorted({space.value for space in box.sales if space.value <= value}, reverse=True)
    for step in lower:
        for wanted in (colour, 1 - colour):
            space = box.sales_number[step, wanted]
            if state.sales[space] < 0:
                return space
    return -1


# ---------------------------------------------------------------------- press release


def pass_or_release(state: Vinhos) -> None:
    """He always wants to be first; without a booth he makes a press release (VL-PRESS-01, VL-PRESS-05)."""
    if LACERDA in state.lower:
        state.lower[state.lower.index(LACERDA)] = -1
    press.take_place(state, LACERDA, state.lower.index(-1))
    if state.vintners[LACERDA].booth < 0:
        release(state, "VL-PRESS-01")
    elif state.journal is not None:
        state.tell("passed", "VL-PRESS-05", OPPONENT, see=("VL-TURN-04",))


def release(state: Vinhos, rule: str) -> None:
    """Fair points for what Bruno expects, then cubes; the rest follows."""
    vintner = state.vintners[LACERDA]
    points = state.box.vintages[state.vintage].least_value
    vintner.fp += points
    if state.journal is not None:
        state.tell("lacerda-releases", rule, OPPONENT, points=points, total=vintner.fp, see=("VL-PRESS-01",))
    use_cubes(state, FOR_RELEASE)


def finish_release(state: Vinhos, cubes: int) -> None:
    """Cubes bring nothing by themselves; then come booth and experts (VL-PRESS-02 to VL-PRESS-04)."""
    vintner, box = state.vintners[LACERDA], state.box
    if cubes and state.options.lacerda_press_release_cube_fp == "one_each":
        vintner.fp += cubes
        if state.journal is not None:
            state.tell("fair-points", "VL-PRESS-02", OPPONENT, points=cubes, total=vintner.fp)
    taken = state.vintners[0].booth
    booth = next(number for number in box.booth_preference if number - 1 != taken)
    if state.journal is not None:
        state.tell("lacerda-chooses-booth", "VL-PRESS-03", OPPONENT, booth=booth)
    press.take_booth(state, LACERDA, booth - 1)
    for feature, symbols in enumerate(box.vintages[state.vintage].features):
        if symbols:
            play_expert(state, feature)


def play_expert(state: Vinhos, feature: int) -> None:
    """He plays an expert of a feature: one with an arrow first, among equals the one he has had longest."""
    own = [expert for expert in state.experts if expert // EXPERTS_PER_FEATURE == feature]
    if not own:
        return
    expert = max(own, key=lambda one: state.box.arrow[one])
    state.experts = tuple(one for one in state.experts if one != expert)
    if state.journal is not None:
        state.tell("lacerda-plays", "VL-PRESS-04", OPPONENT, feature=FEATURES[feature])
    press.play_for_fair(state, LACERDA, expert)


# ---------------------------------------------------------------------- maintenance and fair


def maintain(state: Vinhos) -> None:
    """He takes back his sales barrel of lowest value, among equals the one of Anabela's colour (VL-MAINT-01)."""
    box = state.box
    own = [space for space, owner in enumerate(state.sales) if owner == LACERDA]
    if not own:
        return
    colour = box.vintages[state.vintage].colour
    space = min(own, key=lambda one: (box.sales[one].value, box.sales[one].colour != colour))
    state.sales[space] = -1
    vintner = state.vintners[LACERDA]
    vintner.barrels += 1
    if state.journal is not None:
        state.tell("barrel-back", "VL-MAINT-01", OPPONENT, barrels=vintner.barrels)


def give_trophy(state: Vinhos, groups: list[list[int]]) -> None:
    """The winner of the fair gets a trophy (VL-FAIR-03)."""
    best = groups[0]
    if len(best) > 1 and not state.options.trophy_on_tie:
        return
    for seat in best:
        state.vintners[seat].trophies += 1
        if state.journal is not None:
            see = ("VL-FAIR-02", "VL-FAIR-06")
            state.tell("trophy", "VL-FAIR-03", state.who(seat), count=state.vintners[seat].trophies, see=see)


def buy(state: Vinhos) -> None:
    """Numbers, not put back during this fair, choose his tile; without a barrel or a card he passes for good."""
    if not state.numbers or not state.vintners[LACERDA].barrels:
        leave(state)
    else:
        state.stack.append(DrawNumberCard(TILE, 1, 0))


def leave(state: Vinhos) -> None:
    """Be out of the sale (VL-FAIR-07)."""
    state.passed |= 1 << LACERDA
    if state.journal is not None:
        state.tell("sale-left", "VL-FAIR-04", OPPONENT, see=("VL-FAIR-07",))


def use_tile(state: Vinhos, number: int, left: int, extra: int) -> None:
    """An action tile is discarded, a multiplier goes to his area with a barrel on it (VL-FAIR-05)."""
    slot = slot_of(state, number)
    if slot < 0:
        buy(state)
        return
    tile = state.display[slot]
    if tile < FIRST_MULTIPLIER:
        discard_tile(state, slot, "VL-FAIR-05")
        return
    state.display[slot] = -1
    tycoons.gain(state, LACERDA, tile, "VL-FAIR-05")


def after_fair(state: Vinhos) -> None:
    """After each fair both decks are shuffled anew (VL-TURN-03, VL-FAIR-07)."""
    put_back(state)
    state.cards = (1 << len(state.box.cards)) - 1
    if state.journal is not None:
        state.tell("decks-shuffled", "VL-TURN-03", see=("VL-FAIR-07",))


#: What a Number does, by purpose.
USES: Final[Mapping[str, Callable[[Vinhos, int, int, int], None]]] = {
    FIRST_VINEYARD: use_first_vineyard,
    FIRST_TILE: use_first_tile,
    VINES: use_vines,
    BUILDING: use_building,
    SALE: use_sale,
    TILE: use_tile,
    FOR_EXPORT: lambda state, number, left, extra: use_tie(FOR_EXPORT, state, number, extra),
    FOR_SALE: lambda state, number, left, extra: use_tie(FOR_SALE, state, number, extra),
    FOR_RELEASE: lambda state, number, left, extra: use_tie(FOR_RELEASE, state, number, extra),
}
#: What follows once he has his cubes.
GOES_ON = {FOR_EXPORT: export, FOR_SALE: sell, FOR_RELEASE: finish_release}
