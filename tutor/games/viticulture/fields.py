"""Fields and vines: planting, uprooting, swapping, harvesting, and the yoke."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision
from tutor.core.words import Refusal, refuse
from tutor.games.viticulture.effects import Address, Effect, Part, Repeated
from tutor.games.viticulture.moves import HarvestField, Plant, PutToken, Stop, Swap, Uproot
from tutor.games.viticulture.names import (
    COLOURS,
    FIELDS,
    FROM_WINDMILL,
    HARVESTED,
    PLANTED_FIELD,
    PLANTED_VALUE,
    RED,
    STRUCTURES,
    WHITE,
    WINDMILL,
)
from tutor.games.viticulture.vineyard import Field, highest

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture
    from tutor.games.viticulture.vineyard import Vineyard


def field_value(state: Viticulture, vines: Field) -> int:
    """Return the values of all vines of a field together (VI-FLD-02, VI-FLD-03)."""
    values = state.box.vine_value
    return sum(values[vine] for vine in vines)


def add(vines: Field, vine: int) -> Field:
    """Return a field with one vine more."""
    return tuple(sorted((*vines, vine)))


def remove(vines: Field, vine: int) -> Field:
    """Return a field with one vine of a variety less."""
    place = vines.index(vine)
    return vines[:place] + vines[place + 1 :]


# ---------------------------------------------------------------------- planting


class PlantVines(Repeated):
    """Plant vine cards from the hand."""

    needs = frozenset({"structures", "hand", "vines in hand", "fields"})
    gives = frozenset({"vines"})
    of_hand = True

    def __init__(self, low: int, high: int, up_to: bool, ignore_structures: bool, ignore_limit: bool) -> None:
        super().__init__(low, high, up_to)
        self.ignore_structures = ignore_structures
        self.ignore_limit = ignore_limit

    def refusal(self, state: Viticulture, vineyard: Vineyard, vine: int, field: int) -> Refusal | None:
        """Say why a vine card of the hand cannot be planted on a field."""
        if vineyard.sold >> field & 1:
            return refuse("field-sold", "VI-SUM-09", field=FIELDS[field])
        missing = state.box.vine_needs[vine] & ~vineyard.built
        if missing and not self.ignore_structures:
            names = [name for place, name in enumerate(STRUCTURES) if missing >> place & 1]
            return refuse("structure-missing", "VI-FLD-04", vine=state.box.cards[vine], structure=names)
        limit = state.limits[field]
        value = field_value(state, vineyard.fields[field])
        if value + state.box.vine_value[vine] > limit and not self.ignore_limit:
            return refuse("field-full", "VI-FLD-02", field=FIELDS[field], value=value, limit=limit)
        return None

    def plantable(self, state: Viticulture, vineyard: Vineyard) -> Iterator[tuple[int, int]]:
        """Yield what can be planted where."""
        vines, needs, values = state.box.vines, state.box.vine_needs, state.box.vine_value
        kinds = sorted({card for card in vineyard.hand if card < vines})
        if not self.ignore_structures:
            built = vineyard.built
            kinds = [vine for vine in kinds if not needs[vine] & ~built]
        if not kinds:
            return
        rooms = [
            (field, state.limits[field] - field_value(state, planted))
            for field, planted in enumerate(vineyard.fields)
            if not vineyard.sold >> field & 1
        ]
        for vine in kinds:
            for field, room in rooms:
                if self.ignore_limit or values[vine] <= room:
                    yield vine, field

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """A vine card of the hand must fit somewhere."""
        if not self.least(state) or next(self.plantable(state, vineyard), None) is not None:
            return None
        kinds = {card for card in vineyard.hand if card < state.box.vines}
        unfit = {vine for vine in kinds if state.box.vine_needs[vine] & ~vineyard.built and not self.ignore_structures}
        reason = "hand" if not kinds else "room" if not unfit else "structures" if unfit == kinds else "both"
        return refuse("nothing-to-plant", self.demanded_by, reason=reason)

    def once(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Iterator[Vineyard]:
        """The vine stands on its field."""
        for vine, field in self.plantable(state, vineyard):
            yield planted(vineyard, vine, field)

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Ask for the first vine."""
        state.stack.append(ChooseVine(seat, at.source, at.way, at.at, 0))


def planted(vineyard: Vineyard, vine: int, field: int) -> Vineyard:
    """Return the vineyard with a vine of the hand on a field."""
    after = vineyard.copy()
    after.hand.remove(vine)
    after.fields[field] = add(after.fields[field], vine)
    return after


class ChooseVine(Part):
    """Which vine do you plant, and where?"""

    __slots__ = ()
    rule = "VI-FLD-01"
    see = ("VI-FLD-02", "VI-FLD-03", "VI-FLD-04", "VI-FLD-05", "VI-STR-06", "VI-CARD-S27")
    asks = (Plant, Stop)

    def _effect(self, state: Viticulture) -> PlantVines:
        effect = self.program(state).effects[self.at]
        assert isinstance(effect, PlantVines)
        return effect

    def candidates(self, state: Viticulture) -> list[Any]:
        """Return every vine of the hand on every field, and to stop."""
        vines = state.box.vines
        kinds = sorted({card for card in state.vineyards[self.actor].hand if card < vines})
        return [*(move for vine in kinds for move in state.box.plant[vine]), Stop()]

    def verdict(self, state: Viticulture, move: Any) -> Refusal | None:
        """A vine of the hand on a field that can take it; to stop after the least number."""
        if isinstance(move, Stop):
            return self.stopping(state)
        vine = state.box.card_number.get(move.vine)
        vineyard = state.vineyards[self.actor]
        if move.field not in FIELDS or vine is None or vine >= state.box.vines or vine not in vineyard.hand:
            return refuse("vine-not-in-hand", "VI-FLD-01")
        field = FIELDS.index(move.field)
        refusal = self._effect(state).refusal(state, vineyard, vine, field)
        if refusal is None and self.tangled(state):
            return self.spoils(state, planted(vineyard, vine, field), self.done + 1)
        return refusal

    def moves(self, state: Viticulture) -> list[Any]:
        """Return what can be planted: the fast twin of the verdicts."""
        if self.tangled(state):
            return list(super().moves(state))
        effect = self._effect(state)
        plant = state.box.plant
        moves: list[Any] = [plant[vine][field] for vine, field in effect.plantable(state, state.vineyards[self.actor])]
        if self.done >= effect.least(state):
            moves.append(Stop())
        return moves

    def apply(self, state: Viticulture, move: Any) -> None:
        """Plant it; ask for another one while that is allowed.

        Whether another vine could be planted is the player's secret, so it is asked even if only stopping is left.
        """
        if isinstance(move, Stop):
            return
        vine, field = state.box.card_number[move.vine], FIELDS.index(move.field)
        if self.done + 1 < self._effect(state).high:
            state.stack.append(ChooseVine(self.actor, *self.address(), self.done + 1))
        plant(state, self.actor, vine, field)


def plant(state: Viticulture, seat: int, vine: int, field: int) -> None:
    """Move a vine card from the hand onto a field; the windmill may score (VI-STR-08, VI-STR-09)."""
    vineyard = state.vineyards[seat]
    vineyard.hand.remove(vine)
    vineyard.fields[field] = add(vineyard.fields[field], vine)
    state.notes[PLANTED_VALUE] = state.box.vine_value[vine]
    state.notes[PLANTED_FIELD] = field
    if state.journal is not None:
        value = field_value(state, vineyard.fields[field])
        state.tell("planted", "VI-FLD-01", seat, vine=state.box.cards[vine], field=FIELDS[field], value=value)
    if vineyard.built & WINDMILL and not vineyard.milled:
        vineyard.milled = True
        state.score(seat, state.box.windmill_vp, FROM_WINDMILL, "VI-STR-08")


# ---------------------------------------------------------------------- uprooting and swapping


class UprootVines(Repeated):
    """Take planted vines back into the hand."""

    needs = frozenset({"vines"})
    takes = frozenset({"vines"})
    gives = frozenset({"vines in hand", "fields"})

    def __init__(self, n: int) -> None:
        super().__init__(n, n, False)

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """So many vines must stand on the fields."""
        have = sum(len(vines) for vines in vineyard.fields)
        return None if have >= self.low else refuse("too-few-vines", "VI-FLD-06", needed=self.low, have=have)

    def once(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Iterator[Vineyard]:
        """The vine is in the hand."""
        for field, vines in enumerate(vineyard.fields):
            for vine in sorted(set(vines)):
                after = vineyard.copy()
                after.fields[field] = remove(vines, vine)
                after.hand.append(vine)
                yield after

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Ask which vine."""
        state.stack.append(ChooseUproot(seat, at.source, at.way, at.at, 0))


def uproot_moves(state: Viticulture, seat: int) -> list[Any]:
    """Return every planted vine to uproot."""
    moves = state.box.uproot
    return [
        moves[vine][field] for field, vines in enumerate(state.vineyards[seat].fields) for vine in sorted(set(vines))
    ]


def why_not_uproot(state: Viticulture, seat: int, move: Uproot) -> Refusal | None:
    """Say why a vine cannot be uprooted."""
    vine = state.box.card_number.get(move.vine)
    if move.field in FIELDS and vine is not None and vine in state.vineyards[seat].fields[FIELDS.index(move.field)]:
        return None
    return refuse("no-such-vine", "VI-FLD-06")


def uproot(state: Viticulture, seat: int, move: Uproot) -> None:
    """Take the vine into the hand; a harvest of this year stays done (VI-FLD-07)."""
    vineyard = state.vineyards[seat]
    field, vine = FIELDS.index(move.field), state.box.card_number[move.vine]
    vineyard.fields[field] = remove(vineyard.fields[field], vine)
    vineyard.hand.append(vine)
    if state.journal is not None:
        state.tell("uprooted", "VI-FLD-06", seat, vine=move.vine, field=move.field, see=("VI-FLD-07",))


class ChooseUproot(Part):
    """Which vine do you uproot?"""

    __slots__ = ()
    rule = "VI-FLD-06"
    see = ("VI-FLD-07", "VI-CARD-S09")
    asks = (Uproot,)

    def candidates(self, state: Viticulture) -> list[Any]:
        """Return every planted vine."""
        return uproot_moves(state, self.actor)

    def verdict(self, state: Viticulture, move: Uproot) -> Refusal | None:
        """A vine that stands there."""
        return why_not_uproot(state, self.actor, move)

    def apply(self, state: Viticulture, move: Uproot) -> None:
        """Uproot it; ask for the next one."""
        effect = self.program(state).effects[self.at]
        assert isinstance(effect, UprootVines)
        if self.done + 1 < effect.high:
            state.stack.append(ChooseUproot(self.actor, *self.address(), self.done + 1))
        uproot(state, self.actor, move)


class SwapVines(Effect):
    """Exchange two vines of two own fields (Landscaper)."""

    asks = True

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """There must be a swap that keeps both fields within their limits (VI-CARD-S11)."""
        return None if any(swaps(state, vineyard)) else refuse("no-swap", "VI-CARD-S11")

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Ask which vines."""
        state.stack.append(ChooseSwap(seat))


def swaps(state: Viticulture, vineyard: Vineyard) -> Iterator[Swap]:
    """Yield the legal swaps."""
    for move in all_swaps(state, vineyard):
        if why_not_swap(state, vineyard, move) is None:
            yield move


def all_swaps(state: Viticulture, vineyard: Vineyard) -> Iterator[Swap]:
    """Yield every exchange of a vine of one field with a vine of a later field."""
    cards = state.box.cards
    for field, vines in enumerate(vineyard.fields):
        for other in range(field + 1, len(FIELDS)):
            for vine in sorted(set(vines)):
                for other_vine in sorted(set(vineyard.fields[other])):
                    yield Swap(cards[vine], FIELDS[field], cards[other_vine], FIELDS[other])


def why_not_swap(state: Viticulture, vineyard: Vineyard, move: Swap) -> Refusal | None:
    """Both vines must be there, in the order of the fields; both fields must be within their limits afterwards."""
    vine, other_vine = state.box.card_number.get(move.vine), state.box.card_number.get(move.other_vine)
    if move.field not in FIELDS or move.other_field not in FIELDS or vine is None or other_vine is None:
        return refuse("no-such-vine", "VI-FLD-06")
    field, other = FIELDS.index(move.field), FIELDS.index(move.other_field)
    if field >= other or vine not in vineyard.fields[field] or other_vine not in vineyard.fields[other]:
        return refuse("no-such-vine", "VI-FLD-06")
    gain = state.box.vine_value[other_vine] - state.box.vine_value[vine]
    for place, change in ((field, gain), (other, -gain)):
        value = field_value(state, vineyard.fields[place]) + change
        if value > state.limits[place]:
            return refuse("swap-too-much", "VI-CARD-S11", field=FIELDS[place], value=value, limit=state.limits[place])
    return None


class ChooseSwap(Decision["Viticulture"]):
    """Which two vines do you exchange?"""

    __slots__ = ()
    rule = "VI-CARD-S11"
    asks = (Swap,)

    def candidates(self, state: Viticulture) -> list[Swap]:
        """Return every pair of vines on different fields."""
        return list(all_swaps(state, state.vineyards[self.actor]))

    def verdict(self, state: Viticulture, move: Swap) -> Refusal | None:
        """Limits must hold; structures are not looked at again."""
        return why_not_swap(state, state.vineyards[self.actor], move)

    def apply(self, state: Viticulture, move: Swap) -> None:
        """Exchange them: no planting, so no point for the windmill."""
        fields = state.vineyards[self.actor].fields
        field, other = FIELDS.index(move.field), FIELDS.index(move.other_field)
        vine, other_vine = state.box.card_number[move.vine], state.box.card_number[move.other_vine]
        fields[field] = add(remove(fields[field], vine), other_vine)
        fields[other] = add(remove(fields[other], other_vine), vine)
        if state.journal is not None:
            state.tell(
                "swapped",
                "VI-CARD-S11",
                self.actor,
                vine=move.vine,
                field=move.field,
                vine2=move.other_vine,
                field2=move.other_field,
            )


# ---------------------------------------------------------------------- harvesting


class Harvest(Repeated):
    """Harvest fields."""

    needs = frozenset({"vines"})
    gives = frozenset({"grapes"})

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """A planted field must not have been harvested this year."""
        if not self.least(state) or any(ripe(vineyard)):
            return None
        return refuse("nothing-to-harvest", "VI-HARV-02")

    def once(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Iterator[Vineyard]:
        """The grapes lie on the crush pad."""
        for field, is_ripe in enumerate(ripe(vineyard)):
            if is_ripe:
                yield harvested(state, vineyard, field)

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Ask for the first field."""
        state.stack.append(ChooseField(seat, at.source, at.way, at.at, 0))


def ripe(vineyard: Vineyard) -> list[bool]:
    """Return for each field whether it can be harvested (VI-HARV-02)."""
    marks = vineyard.harvested
    return [bool(vines) and not marks >> field & 1 for field, vines in enumerate(vineyard.fields)]


def why_not_harvest(state: Viticulture, seat: int, name: str) -> Refusal | None:
    """Say why a field cannot be harvested."""
    vineyard = state.vineyards[seat]
    if name not in FIELDS or not vineyard.fields[FIELDS.index(name)]:
        return refuse("field-empty", "VI-HARV-02")
    if vineyard.harvested >> FIELDS.index(name) & 1:
        return refuse("already-harvested", "VI-HARV-02", field=name)
    return None


def yields(state: Viticulture, vines: Field) -> tuple[int, int]:
    """Return the red and the white value of a harvest, at most the highest slot (VI-HARV-01, VI-HARV-04)."""
    red, white, top = state.box.vine_red, state.box.vine_white, state.box.top
    return min(sum(red[vine] for vine in vines), top), min(sum(white[vine] for vine in vines), top)


def free_slot(mask: int, value: int) -> int:
    """Return the highest free slot up to a value; 0 if there is none (VI-HARV-03)."""
    return highest(~mask & ((2 << value) - 2))


def harvested(state: Viticulture, vineyard: Vineyard, field: int) -> Vineyard:
    """Return the vineyard with a field harvested, each grape as high as it can be."""
    after = vineyard.copy()
    after.harvested |= 1 << field
    for colour, value in enumerate(yields(state, vineyard.fields[field])):
        slot = free_slot(after.grapes[colour], value)
        if slot:
            after.grapes[colour] |= 1 << slot
    return after


class ChooseField(Part):
    """Which field do you harvest?"""

    __slots__ = ()
    rule = "VI-HARV-01"
    see = ("VI-HARV-02", "VI-HARV-03", "VI-HARV-04", "VI-HARV-05", "VI-HARV-06", "VI-TERM-03")
    asks = (HarvestField, Stop)

    def candidates(self, state: Viticulture) -> list[Any]:
        """Return every field, and to stop."""
        return [*state.box.harvest_field, Stop()]

    def verdict(self, state: Viticulture, move: Any) -> Refusal | None:
        """A planted field that was not harvested this year; to stop after the least number."""
        if isinstance(move, Stop):
            return self.stopping(state)
        refusal = why_not_harvest(state, self.actor, move.field)
        if refusal is None and self.tangled(state):
            after = harvested(state, state.vineyards[self.actor], FIELDS.index(move.field))
            return self.spoils(state, after, self.done + 1)
        return refusal

    def details(self, state: Viticulture, move: Any) -> dict[str, Any] | None:
        """Return the grapes that the field gives."""
        if isinstance(move, Stop) or self.verdict(state, move) is not None:
            return None
        return crop(state, self.actor, FIELDS.index(move.field))

    def apply(self, state: Viticulture, move: Any) -> None:
        """Harvest it; ask for another field while that is allowed and possible."""
        if isinstance(move, Stop):
            return
        field = FIELDS.index(move.field)
        vineyard = state.vineyards[self.actor]
        effect = self.program(state).effects[self.at]
        assert isinstance(effect, Harvest)
        more = any(other != field and able for other, able in enumerate(ripe(vineyard)))
        if self.done + 1 < effect.high and more:
            state.stack.append(ChooseField(self.actor, *self.address(), self.done + 1))
        harvest(state, self.actor, field, self.address(), self.done + 1)


def crop(state: Viticulture, seat: int, field: int) -> dict[str, int]:
    """Return the red and the white value that a field gives."""
    red, white = yields(state, state.vineyards[seat].fields[field])
    return {"red": red, "white": white}


def harvest(state: Viticulture, seat: int, field: int, at: Address, done: int) -> None:
    """Put a field's grapes on the crush pad and mark the field; the vines stay."""
    vineyard = state.vineyards[seat]
    vineyard.harvested |= 1 << field
    state.notes[HARVESTED] += 1
    crop = yields(state, vineyard.fields[field])
    if state.journal is not None:
        state.tell("harvested", "VI-HARV-01", seat, field=FIELDS[field], red=crop[0], white=crop[1])
    choose = state.options.voluntary_devalue
    for colour in (WHITE, RED) if choose else (RED, WHITE):  # what is pushed first is asked last
        if not crop[colour]:
            continue
        slot = free_slot(vineyard.grapes[colour], crop[colour])
        if choose and slot:
            state.stack.append(ChooseSlot(seat, *at, done, colour, crop[colour]))
        else:
            put_grape(state, seat, colour, crop[colour], slot)


def put_grape(state: Viticulture, seat: int, colour: int, value: int, slot: int) -> None:
    """Put a grape on a slot; without one it is lost (VI-HARV-03)."""
    vineyard = state.vineyards[seat]
    if slot:
        vineyard.grapes[colour] |= 1 << slot
    if state.journal is None:
        return
    if not slot:
        state.tell("grape-lost", "VI-HARV-03", seat, colour=COLOURS[colour], value=value)
    elif slot < value:
        state.tell("grape-devalued", "VI-HARV-03", seat, colour=COLOURS[colour], value=value, slot=slot)
    else:
        state.tell("grape-placed", "VI-HARV-01", seat, colour=COLOURS[colour], value=slot)


class ChooseSlot(Part):
    """On which slot do you put the new grape? (Only with the ruling voluntary_devalue.)"""

    __slots__ = ("colour", "value")
    rule = "VI-HARV-03"
    see = ("VI-HARV-06",)
    asks = (PutToken,)

    def __init__(self, actor: int, source: str, way: str, at: int, done: int, colour: int, value: int) -> None:
        super().__init__(actor, source, way, at, done)
        self.colour = colour
        self.value = value

    def candidates(self, state: Viticulture) -> list[PutToken]:
        """Return every slot."""
        return state.box.put_token

    def verdict(self, state: Viticulture, move: PutToken) -> Refusal | None:
        """A free slot, not above the grape's value."""
        vineyard = state.vineyards[self.actor]
        if move.value not in range(1, self.value + 1):
            return refuse("slot-too-high", "VI-HARV-06", value=self.value)
        if vineyard.grapes[self.colour] >> move.value & 1:
            return refuse("slot-taken", "VI-HARV-03", value=move.value)
        if self.tangled(state):
            after = vineyard.copy()
            after.grapes[self.colour] |= 1 << move.value
            for frame in state.stack:  # the other grape of this harvest waits below
                if type(frame) is ChooseSlot and frame.colour != self.colour:
                    after.grapes[frame.colour] |= 1 << free_slot(after.grapes[frame.colour], frame.value)
            return self.spoils(state, after, self.done)
        return None

    def apply(self, state: Viticulture, move: PutToken) -> None:
        """Put it there."""
        put_grape(state, self.actor, self.colour, self.value, move.value)


# ---------------------------------------------------------------------- the yoke


class UseYoke(Effect):
    """Uproot one vine or harvest one field (VI-STR-07)."""

    asks = True

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """There must be a vine."""
        return None if any(vineyard.fields) else refuse("no-vine-for-yoke", "VI-STR-07")

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Ask what for."""
        state.stack.append(ChooseYoke(seat, at.source, at.way, at.at, 0))


class ChooseYoke(Part):
    """What do you use the yoke for?"""

    __slots__ = ()
    rule = "VI-STR-07"
    see = ("VI-FLD-06", "VI-FLD-07", "VI-HARV-02")
    asks = (HarvestField, Uproot)

    def candidates(self, state: Viticulture) -> list[Any]:
        """Return every field to harvest and every vine to uproot."""
        return [*state.box.harvest_field, *uproot_moves(state, self.actor)]

    def verdict(self, state: Viticulture, move: Any) -> Refusal | None:
        """As for any harvest and any uprooting."""
        if isinstance(move, Uproot):
            return why_not_uproot(state, self.actor, move)
        return why_not_harvest(state, self.actor, move.field)

    def details(self, state: Viticulture, move: Any) -> dict[str, Any] | None:
        """Return the grapes that a field gives."""
        if isinstance(move, Uproot) or self.verdict(state, move) is not None:
            return None
        return crop(state, self.actor, FIELDS.index(move.field))

    def apply(self, state: Viticulture, move: Any) -> None:
        """Do it."""
        if isinstance(move, Uproot):
            uproot(state, self.actor, move)
        else:
            harvest(state, self.actor, FIELDS.index(move.field), self.address(), 1)
