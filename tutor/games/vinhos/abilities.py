"""The abilities of wine experts (VC-ABIL), and what a turn allows of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos import supply
from tutor.games.vinhos.moves import (
    AddCube,
    LayNext,
    RearrangeRegion,
    TakeBack,
    TakeFromExport,
    TakeFromExtra,
    TakeFromMagnate,
    TakeFromMultiplier,
    UseExpert,
)
from tutor.games.vinhos.names import (
    ABILITIES,
    ADD_CUBE,
    CASH,
    COLOURS,
    DISCOUNT,
    EXTRAS_AS_BENEFITS,
    FREE_MOVE,
    MAGNATES,
    MULTIPLIERS_2010,
    MULTIPLIERS_2016,
    REARRANGE,
    REGIONS,
    SLOTS,
    TAKE_BARREL,
)

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos
    from tutor.games.vinhos.vintner import Vintner

#: When an ability is wanted: before the move, between the units of an action, before buying vineyards, afterwards.
BEFORE, DURING, VINEYARDS, AFTER = "before", "during", "vineyards", "after"
#: The rule of each ability.
RULES = ("VC-ABIL-01", "VC-ABIL-02", "VC-ABIL-03", "VC-ABIL-04", "VC-ABIL-05", "VC-ABIL-06")
#: How many abilities a turn allows (VS-EXPERT-01, VR-EXPERT-02).
ONE_ABILITY = ("VS-EXPERT-01", "VR-EXPERT-02")


def may_use_any(state: Vinhos) -> bool:
    """Return whether the turn allows one more ability."""
    return state.reserve or not state.ability


def usable(state: Vinhos, vintner: Vintner, ability: int) -> int:
    """Return the experts with an ability that may still be used this turn, as bits."""
    return vintner.up & state.box.with_ability[ability] if may_use_any(state) else 0


def raisable(state: Vinhos, vintner: Vintner) -> int:
    """Return the cash that experts and divesting could still raise in this turn (VC-ABIL-09, VR-BANK-12)."""
    money = 0
    if state.options.experts_usable_during_action:
        held = usable(state, vintner, CASH).bit_count()
        # one ability a turn in 2016 (VS-EXPERT-01)
        money = (held if state.reserve else min(held, 1)) * state.box.cash_amount
    return money + divestible(state, vintner)


def divestible(state: Vinhos, vintner: Vintner) -> int:
    """Return the cash that full divesting would bring (VR-BANK-09)."""
    return sum(state.box.divest_gain[: vintner.investment + 1]) if state.reserve else 0


def why_not_use(state: Vinhos, seat: int, move: UseExpert, moment: str, bought: int) -> Refusal | None:
    """Say why an expert may not be used at a moment; `bought` vineyards of the action have been bought already."""
    box, vintner = state.box, state.vintners[seat]
    expert = box.expert_number.get(move.expert)
    if expert is None or not (vintner.up | vintner.down) >> expert & 1:
        return refuse("not-your-expert", "VC-EXPERT-01")
    if vintner.down >> expert & 1:
        return refuse("expert-face-down", "VC-EXPERT-03", expert=move.expert)
    if not may_use_any(state):
        return refuse("one-ability", "VS-EXPERT-01")
    ability = box.ability[expert]
    if ability in (CASH, ADD_CUBE, TAKE_BARREL):
        return _why_not_any_time(state, vintner, ability, moment)
    if ability == FREE_MOVE:
        return None if moment == BEFORE else refuse("free-move-too-late", "VC-ABIL-10")
    if ability == DISCOUNT:
        return why_no_discount(state, moment, bought)
    if moment != VINEYARDS:
        return refuse("only-for-vineyards", "VC-ABIL-05", ability=ABILITIES[ability])
    if not any(supply.stack_size(state, region) > 1 for region in range(len(REGIONS))):
        return refuse("nothing-to-rearrange", "VC-ABIL-05")
    return None


def _why_not_any_time(state: Vinhos, vintner: Vintner, ability: int, moment: str) -> Refusal | None:
    if moment in (DURING, VINEYARDS) and not state.options.experts_usable_during_action:
        return refuse("not-during-action", "VC-ABIL-09")
    if ability == ADD_CUBE and not any(supply.may_place_cube(state, region) for region in range(len(REGIONS))):
        return refuse("no-place-for-cube", "VC-ABIL-03")
    if ability == TAKE_BARREL and not has_placed_barrel(state, vintner):
        return refuse("no-barrel-placed", "VC-ABIL-04")
    return None


def why_no_discount(state: Vinhos, moment: str, bought: int) -> Refusal | None:
    """Say why Discount may not be used at a moment."""
    if moment not in (BEFORE, VINEYARDS):
        return refuse("only-for-vineyards", "VC-ABIL-06", ability=ABILITIES[DISCOUNT])
    if bought:
        return refuse("discount-too-late", "VC-ABIL-10")
    if state.discount and state.reserve and not state.options.discount_experts_cumulative_2010:
        return refuse("one-discount", "VC-ABIL-10")
    return None


def usable_experts(state: Vinhos, seat: int, moment: str, bought: int = 0) -> list[Move]:
    """Return the experts that may be used at a moment: the fast twin of `why_not_use`, without announcements."""
    vintner = state.vintners[seat]
    up = vintner.up
    if not up or not may_use_any(state):
        return []
    box = state.box
    allowed = 0
    if moment not in (DURING, VINEYARDS) or state.options.experts_usable_during_action:
        allowed = box.with_ability[CASH]
        if up & box.with_ability[ADD_CUBE] and _why_not_any_time(state, vintner, ADD_CUBE, AFTER) is None:
            allowed |= box.with_ability[ADD_CUBE]
        if up & box.with_ability[TAKE_BARREL] and has_placed_barrel(state, vintner):
            allowed |= box.with_ability[TAKE_BARREL]
    if moment == VINEYARDS:
        if why_no_discount(state, moment, bought) is None:
            allowed |= box.with_ability[DISCOUNT]
        if any(supply.stack_size(state, region) > 1 for region in range(len(REGIONS))):
            allowed |= box.with_ability[REARRANGE]
    allowed &= up
    return [move for expert, move in enumerate(box.use_expert) if allowed >> expert & 1] if allowed else []


def use(state: Vinhos, seat: int, move: UseExpert, way: str = "", bought: int = 0) -> None:
    """Turn an expert face down and carry its ability out, or ask for what it still needs."""
    box, vintner = state.box, state.vintners[seat]
    expert = box.expert_number[move.expert]
    vintner.up &= ~(1 << expert)
    vintner.down |= 1 << expert
    state.ability += 1
    ability = box.ability[expert]
    if state.journal is not None:
        see = ("VC-EXPERT-03", ONE_ABILITY[state.reserve], "VC-ABIL-08")
        state.tell("expert-used", RULES[ability], seat, expert=move.expert, see=see)
    if ability == CASH:
        vintner.cash += box.cash_amount
        if state.journal is not None:
            state.tell("money-taken", "VC-ABIL-01", seat, money=box.cash_amount, cause="expert")
    elif ability == ADD_CUBE:
        state.stack.append(ChooseCube(seat))
    elif ability == TAKE_BARREL:
        state.stack.append(ChooseBarrel(seat))
    elif ability == REARRANGE:
        state.stack.append(ChooseStack(seat, way, bought))
    elif ability == DISCOUNT:
        state.discount += box.discount_amount
    else:
        state.free = True


# ---------------------------------------------------------------------- add cube


class ChooseCube(Decision["Vinhos"]):
    """On which region do you put the cube?"""

    __slots__ = ()
    rule = "VC-ABIL-03"
    see = ("VC-LIMIT-01", "VC-SETUP-10")
    asks = (AddCube,)

    def candidates(self, state: Vinhos) -> list[AddCube]:
        """Return every region."""
        return state.box.add_cube

    def verdict(self, state: Vinhos, move: AddCube) -> Refusal | None:
        """A region in play with a free slot."""
        return why_no_cube(state, state.box.region_number.get(move.region))

    def apply(self, state: Vinhos, move: AddCube) -> None:
        """Put it there."""
        supply.place_cube(state, state.box.region_number[move.region], "VC-ABIL-03", self.actor)


def why_no_cube(state: Vinhos, region: int | None) -> Refusal | None:
    """Say why a cube cannot be put on a region of one's choice."""
    if region is None:
        return refuse("no-such-region", "VC-REGION-00")
    if not state.in_play(region):
        return refuse("region-not-used", "VC-SETUP-10", region=REGIONS[region])
    if state.cubes[region] >= state.box.cube_slots[region]:
        return refuse("inset-full", "VC-LIMIT-01", region=REGIONS[region])
    return None


# ---------------------------------------------------------------------- take barrel


def has_placed_barrel(state: Vinhos, vintner: Vintner) -> bool:
    """Return whether there is a barrel that Take Barrel can bring back."""
    away = state.box.barrels - vintner.barrels
    if not state.reserve:  # those with the magnates come back by press releases only
        return away > sum(vintner.magnates)
    if state.options.take_barrel_from_multiplier_2010:
        return away > 0
    return away > state.slots.count(state.vintners.index(vintner))


class ChooseBarrel(Decision["Vinhos"]):
    """Which of your barrels do you take back?"""

    __slots__ = ()
    rule = "VC-ABIL-04"
    see = ("VC-ABIL-12", "VC-EXPO-02", "VC-SALE-03", "VS-MULT-14", "VR-MAG-04")
    asks = (TakeBack, TakeFromExport, TakeFromMultiplier, TakeFromMagnate, TakeFromExtra)

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return every space on which a barrel can stand."""
        box = state.box
        found: list[Move] = [*box.take_back, *(box.from_export[space] for space in box.export_spaces[state.players])]
        found += [*box.from_multiplier, *box.from_magnate]
        return [*found, *box.from_extra] if state.reserve else found

    def verdict(self, state: Vinhos, move: Any) -> Refusal | None:
        """An own barrel must stand there, and not where it stays for good."""
        if isinstance(move, TakeFromMagnate) and not state.reserve:
            return refuse("not-from-magnates", "VC-ABIL-04")
        stays = state.reserve and not state.options.take_barrel_from_multiplier_2010
        if isinstance(move, TakeFromMultiplier) and stays:
            return refuse("barrel-stays", "VR-MAG-04")
        return None if _stands_there(state, self.actor, move) else refuse("no-barrel-there", "VC-ABIL-04")

    def apply(self, state: Vinhos, move: Any) -> None:
        """Return it to the stock; VP already scored are kept, those of a multiplier are given up (VC-ABIL-12)."""
        vintner = state.vintners[self.actor]
        vintner.barrels += 1
        if isinstance(move, TakeBack):
            state.sales[state.box.sales_number[move.value, COLOURS.index(move.colour)]] = -1
        elif isinstance(move, TakeFromExport):
            state.exports[_export_space(state, move)] = -1
        elif isinstance(move, TakeFromMultiplier):
            if state.reserve:
                place = SLOTS * MULTIPLIERS_2010.index(move.multiplier)
                state.slots[state.slots.index(self.actor, place)] = -1
            else:
                vintner.loaded &= ~(1 << MULTIPLIERS_2016.index(move.multiplier))
        elif isinstance(move, TakeFromMagnate):
            vintner.magnates[MAGNATES.index(move.magnate)] -= 1
        else:
            vintner.extras[EXTRAS_AS_BENEFITS.index(move.benefit)] -= 1
        if state.journal is not None:
            state.tell("barrel-back", "VC-ABIL-04", self.actor, barrels=vintner.barrels, see=("VC-ABIL-12",))


def _export_space(state: Vinhos, move: TakeFromExport) -> int:
    return (move.row - 1) * state.box.columns + move.column - 1


def _stands_there(state: Vinhos, seat: int, move: Any) -> bool:
    """Return whether a player's own barrel stands where a move says."""
    box, vintner = state.box, state.vintners[seat]
    if isinstance(move, TakeBack):
        if move.colour not in COLOURS:
            return False
        space = box.sales_number.get((move.value, COLOURS.index(move.colour)))
        return space is not None and state.sales[space] == seat
    if isinstance(move, TakeFromExport):
        rows = len(box.exports) // box.columns
        if move.column not in range(1, box.columns + 1) or move.row not in range(1, rows + 1):
            return False
        return state.exports[_export_space(state, move)] == seat
    if isinstance(move, TakeFromMultiplier):
        if state.reserve:
            if move.multiplier not in MULTIPLIERS_2010:
                return False
            place = SLOTS * MULTIPLIERS_2010.index(move.multiplier)
            return seat in state.slots[place : place + SLOTS]
        kinds = MULTIPLIERS_2016
        return move.multiplier in kinds and bool(vintner.loaded >> kinds.index(move.multiplier) & 1)
    if isinstance(move, TakeFromMagnate):
        return move.magnate in MAGNATES and vintner.magnates[MAGNATES.index(move.magnate)] > 0
    extras = EXTRAS_AS_BENEFITS
    return state.reserve and move.benefit in extras and vintner.extras[extras.index(move.benefit)] > 0


# ---------------------------------------------------------------------- rearrange


class ChooseStack(Decision["Vinhos"]):
    """Of which region do you look at the vineyards?"""

    __slots__ = ("way", "bought")
    rule = "VC-ABIL-05"
    see = ("VC-ABIL-11",)
    asks = (RearrangeRegion,)

    def __init__(self, actor: int, way: str, bought: int) -> None:
        self.actor = actor
        self.way = way
        #: Vineyards bought so far in this action: before the first, something must remain for sale.
        self.bought = bought

    def candidates(self, state: Vinhos) -> list[RearrangeRegion]:
        """Return every region."""
        return state.box.rearrange

    def verdict(self, state: Vinhos, move: RearrangeRegion) -> Refusal | None:
        """At least two tiles are needed to be put in another order."""
        region = state.box.region_number.get(move.region)
        if region is None:
            return refuse("no-such-region", "VC-REGION-00")
        if supply.stack_size(state, region) < 2:
            return refuse("stack-too-small", "VC-ABIL-05", region=move.region)
        return None

    def apply(self, state: Vinhos, move: RearrangeRegion) -> None:
        """Take all tiles up and ask for the new top one."""
        region = state.box.region_number[move.region]
        state.knower[region] = -1
        state.arranged[region] = ()
        state.stack.append(LayTop(self.actor, move.region, self.way, self.bought))
        if state.journal is not None:
            state.tell("stack-looked-at", "VC-ABIL-05", self.actor, region=move.region)


class LayTop(Decision["Vinhos"]):
    """Which vineyard do you lay on top, for all to see?"""

    __slots__ = ("region", "way", "bought")
    rule = "VC-ABIL-05"
    see = ("VC-ABIL-11", "VC-MOVE-07")
    asks = (LayNext,)

    def __init__(self, actor: int, region: str, way: str, bought: int) -> None:
        self.actor = actor
        self.region = region
        self.way = way
        self.bought = bought

    def candidates(self, state: Vinhos) -> list[LayNext]:
        """Return every vineyard of the region."""
        return state.box.lay_next[REGIONS.index(self.region)]

    def verdict(self, state: Vinhos, move: LayNext) -> Refusal | None:
        """A tile of this stack; before the first purchase, one that leaves something to buy."""
        from tutor.games.vinhos import vineyards

        own = REGIONS.index(self.region)
        region, place = state.box.vineyard_number.get(move.vineyard, (-1, 0))
        if region != own or not (1 << state.tops[own] | state.rests[own]) >> place & 1:
            return refuse("not-in-stack", "VC-ABIL-05", region=self.region)
        if not self.bought and not vineyards.buyable_with(state, self.actor, self.way, own, place):
            return refuse("nothing-left-to-buy", "VC-MOVE-07")
        return None

    def details(self, state: Vinhos, move: LayNext) -> dict[str, Any] | None:
        """Return colour and price of the vineyard."""
        return supply.vineyard_details(state, move.vineyard)

    def apply(self, state: Vinhos, move: LayNext) -> None:
        """Lay it on top; the others follow below it, unseen by anybody else."""
        region, place = state.box.vineyard_number[move.vineyard]
        every = 1 << state.tops[region] | state.rests[region]
        state.tops[region] = place
        state.rests[region] = every & ~(1 << place)
        if state.rests[region].bit_count() > 1:
            state.knower[region] = self.actor
            state.stack.append(LayBelow(self.actor, self.region))
        if state.journal is not None:
            supply.tell_top(state, region)


class LayBelow(Decision["Vinhos"]):
    """Which vineyard lies next? Nobody else sees it."""

    __slots__ = ("region",)
    rule = "VC-ABIL-11"
    see = ("VC-ABIL-05",)
    asks = (LayNext,)
    secret = True

    def __init__(self, actor: int, region: str) -> None:
        self.actor = actor
        self.region = region

    def candidates(self, state: Vinhos) -> list[LayNext]:
        """Return every vineyard of the region."""
        return state.box.lay_next[REGIONS.index(self.region)]

    def verdict(self, state: Vinhos, move: LayNext) -> Refusal | None:
        """A tile that has no place in the stack yet."""
        own = REGIONS.index(self.region)
        region, place = state.box.vineyard_number.get(move.vineyard, (-1, 0))
        if region != own or not state.rests[own] >> place & 1 or place in state.arranged[own]:
            return refuse("not-in-stack", "VC-ABIL-05", region=self.region)
        return None

    def details(self, state: Vinhos, move: LayNext) -> dict[str, Any] | None:
        """Return colour and price of the vineyard."""
        return supply.vineyard_details(state, move.vineyard)

    def apply(self, state: Vinhos, move: LayNext) -> None:
        """Lay it; the last one has its place by itself."""
        region, place = state.box.vineyard_number[move.vineyard]
        order = (*state.arranged[region], place)
        left = [tile for tile in range(len(state.box.vineyard_ids[region])) if state.rests[region] >> tile & 1]
        left = [tile for tile in left if tile not in order]
        if len(left) == 1:
            order += (left[0],)
        else:
            state.stack.append(LayBelow(self.actor, self.region))
        state.arranged[region] = order
        if state.journal is not None:
            colour = COLOURS[state.box.vineyard_colours[region][place]]
            price = state.box.vineyard_costs[region][place]
            state.tell_secret("vineyard-laid", "VC-ABIL-11", self.actor, region=self.region, colour=colour, price=price)
