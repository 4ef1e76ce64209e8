"""Crush pad and cellar: making wine, ageing, and grapes and wines that cards take or give."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision, Step
from tutor.core.words import Refusal, refuse
from tutor.games.viticulture.effects import Address, Effect, Part, Repeated
from tutor.games.viticulture.moves import AgeWine, DiscardGrape, DiscardWine, MakeWine, PlaceGrape, PutToken, Stop
from tutor.games.viticulture.names import (
    COLOURS,
    DISCARDED_VALUE,
    RED,
    SPARKLING,
    SPARKLING_MADE,
    TYPES_MADE,
    WHITE,
    WINES,
)
from tutor.games.viticulture.vineyard import highest, values

if TYPE_CHECKING:
    from tutor.games.viticulture.box import Box
    from tutor.games.viticulture.state import Viticulture
    from tutor.games.viticulture.vineyard import Vineyard

#: A wine to be made: its type, its value (the sum of its grapes), and the grapes as masks of red and white slots.
Recipe = tuple[int, int, int, int]


@cache
def picks(grapes: int, number: int) -> tuple[tuple[int, int], ...]:
    """Return every way to take so many (none, one or two) of some grapes: their values together, and their slots."""
    if not number:
        return ((0, 0),)
    singles = tuple((value, 1 << value) for value in values(grapes))
    if number == 1:
        return singles
    return tuple((a + b, i | j) for place, (a, i) in enumerate(singles) for b, j in singles[:place])


def recipe(box: Box, move: MakeWine) -> Recipe | None:
    """Return the recipe of a move; None if its grapes do not make such a wine (VI-WINE-01 to VI-WINE-04)."""
    if move.wine not in WINES:
        return None
    reds = [value for value in (move.red, move.other_red) if value > 0]
    whites = [move.white] if move.white > 0 else []
    wanted = box.wine_grapes[WINES.index(move.wine)]
    in_order = move.red > move.other_red or (not move.red and not move.other_red)
    if (len(reds), len(whites)) != wanted or not in_order or min(move[1:]) < 0:
        return None
    red_mask = sum(1 << value for value in reds)
    return WINES.index(move.wine), sum(reds) + sum(whites), red_mask, sum(1 << value for value in whites)


class MakeWines(Repeated):
    """Make wine tokens."""

    needs = frozenset({"grapes", "slots"})
    takes = frozenset({"grapes", "slots"})
    gives = frozenset({"wines"})

    def __init__(self, low: int, high: int, up_to: bool, value_min: int, ignore_cellar: bool) -> None:
        super().__init__(low, high, up_to)
        #: The lowest slot in which the wine may end, and whether missing cellars are ignored (Zymologist).
        self.value_min = value_min
        self.ignore_cellar = ignore_cellar

    def slots(self, state: Viticulture, vineyard: Vineyard, wine: int) -> int:
        """Return the slots of a type of wine that are open to this effect, taken or not."""
        cellars = state.box.all_cellars if self.ignore_cellar else vineyard.cellars
        return state.box.open_slots[wine][cellars] & -(1 << self.value_min)

    def slot(self, state: Viticulture, vineyard: Vineyard, wine: int, value: int) -> int:
        """Return where a wine goes: the highest free open slot up to its value; 0 if there is none (VI-WINE-05)."""
        return highest(self.slots(state, vineyard, wine) & ~vineyard.wines[wine] & ((2 << value) - 2))

    def refusal(self, state: Viticulture, vineyard: Vineyard, made: Recipe) -> Refusal | None:
        """Say why a wine cannot be made of these grapes."""
        wine, value, reds, whites = made
        if reds & ~vineyard.grapes[RED] or whites & ~vineyard.grapes[WHITE]:
            return refuse("no-such-grape", "VI-WINE-04")
        least = state.box.wine_min[wine]
        if value < least:
            return refuse("value-too-low", state.box.wine_rules[wine], wine=WINES[wine], value=value, least=least)
        if self.slot(state, vineyard, wine, value):
            return None
        if not self.slots(state, vineyard, wine):
            return refuse("cellar-needed", state.box.wine_rules[wine], wine=WINES[wine])
        if state.options.wine_without_slot == "lost" and self.slots(state, vineyard, wine) & ((2 << value) - 2):
            return None
        if self.value_min > 1 and value < self.value_min:
            return refuse("value-too-low", "VI-CARD-W33", wine=WINES[wine], value=value, least=self.value_min)
        free = state.box.open_slots[wine][state.box.all_cellars] & ~vineyard.wines[wine]
        larger = bool(free & -(1 << self.value_min) & ((2 << value) - 2))
        value = min(value, state.box.top)
        return refuse("no-slot", "VI-WINE-05", wine=WINES[wine], value=value, least=self.value_min, larger=larger)

    def recipes(self, state: Viticulture, vineyard: Vineyard) -> Iterator[Recipe]:
        """Yield every wine that the grapes could make, possible or not, in the order of the moves."""
        red_grapes, white_grapes = vineyard.grapes
        for wine, (reds, whites) in enumerate(state.box.wine_grapes):
            for red_value, red_mask in picks(red_grapes, reds):
                for white_value, white_mask in picks(white_grapes, whites):
                    yield wine, red_value + white_value, red_mask, white_mask

    def possible(self, state: Viticulture, vineyard: Vineyard) -> Iterator[Recipe]:
        """Yield the wines that can be made."""
        if not any(vineyard.grapes):
            return
        lost = state.options.wine_without_slot == "lost"
        least = state.box.wine_min
        free = [
            self.slots(state, vineyard, wine) & (-1 if lost else ~vineyard.wines[wine]) for wine in range(len(WINES))
        ]
        for made in self.recipes(state, vineyard):
            if made[1] >= least[made[0]] and free[made[0]] & ((2 << made[1]) - 2):
                yield made

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """At least one wine must be possible."""
        if not self.least(state) or next(self.possible(state, vineyard), None) is not None:
            return None
        return refuse("no-wine-possible", self.demanded_by, grapes=any(vineyard.grapes), least=self.value_min)

    def once(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Iterator[Vineyard]:
        """The wine is in the cellar."""
        for made in self.possible(state, vineyard):
            yield self.after(state, vineyard, made)

    def further(
        self, state: Viticulture, seat: int, vineyard: Vineyard, done: int, following: Effect | None = None
    ) -> Iterator[Vineyard]:
        """Yield what the vineyard may be in the end; if an order is to be filled then, only wines that help it.

        A full crush pad makes hundreds of wines, and hundreds more after each of them.
        """
        wanted = following.wines_wanted(state, vineyard, self.high - done) if following else None
        if wanted is None:
            yield from super().further(state, seat, vineyard, done, following)
            return
        if done >= self.least(state):
            yield vineyard
        if done < self.high:
            for made in self.possible(state, vineyard):
                if made[0] in wanted and self.slot(state, vineyard, made[0], made[1]) >= wanted[made[0]]:
                    yield from self.further(state, seat, self.after(state, vineyard, made), done + 1, following)

    def after(self, state: Viticulture, vineyard: Vineyard, made: Recipe) -> Vineyard:
        """Return the vineyard with a wine made."""
        wine, value, reds, whites = made
        slot = self.slot(state, vineyard, wine, value)
        after = vineyard.copy()
        after.grapes[RED] &= ~reds
        after.grapes[WHITE] &= ~whites
        if slot:
            after.wines[wine] |= 1 << slot
        return after

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Ask for the first wine."""
        state.stack.append(ChooseWine(seat, at.source, at.way, at.at, 0))


def recipe_move(made: Recipe) -> MakeWine:
    """Return the move of a recipe: the higher red grape comes first."""
    wine, _, reds, whites = made
    red = highest(reds)
    other = highest(reds & ~(1 << red)) if red else 0
    return MakeWine(WINES[wine], red, other, highest(whites))


class ChooseWine(Part):
    """Which wine do you make, of which grapes?"""

    __slots__ = ()
    rule = "VI-WINE-04"
    see = (
        "VI-WINE-01",
        "VI-WINE-02",
        "VI-WINE-03",
        "VI-WINE-05",
        "VI-WINE-06",
        "VI-WINE-07",
        "VI-WINE-08",
        "VI-CARD-W33",
    )
    asks = (MakeWine, Stop)

    def _effect(self, state: Viticulture) -> MakeWines:
        effect = self.program(state).effects[self.at]
        assert isinstance(effect, MakeWines)
        return effect

    def candidates(self, state: Viticulture) -> list[Any]:
        """Return every wine of the grapes on the crush pad, and to stop."""
        made = self._effect(state).recipes(state, state.vineyards[self.actor])
        return [*map(recipe_move, made), Stop()]

    def verdict(self, state: Viticulture, move: Any) -> Refusal | None:
        """Own grapes, an open cellar and a free slot; to stop after the least number."""
        if isinstance(move, Stop):
            return self.stopping(state)
        if max(move[1:]) > state.box.top:  # before slots are made of such values
            return refuse("no-such-grape", "VI-WINE-04")
        made = recipe(state.box, move)
        if made is None:
            if move.wine not in WINES:
                return refuse("no-such-wine-type", "VI-WINE-04", wine=list(WINES))
            red, white = state.box.wine_grapes[WINES.index(move.wine)]
            return refuse("no-recipe", "VI-WINE-04", wine=move.wine, red=red, white=white)
        vineyard = state.vineyards[self.actor]
        effect = self._effect(state)
        refusal = effect.refusal(state, vineyard, made)
        if refusal is None and self.tangled(state):
            return self.spoils(state, effect.after(state, vineyard, made), self.done + 1)
        return refusal

    def moves(self, state: Viticulture) -> list[Any]:
        """Return the wines that can be made: the fast twin of the verdicts."""
        if self.tangled(state):
            return list(super().moves(state))
        effect = self._effect(state)
        moves: list[Any] = [*map(recipe_move, effect.possible(state, state.vineyards[self.actor]))]
        if self.done >= effect.least(state):
            moves.append(Stop())
        return moves

    def details(self, state: Viticulture, move: Any) -> dict[str, Any] | None:
        """Return the value that the wine will have."""
        if isinstance(move, Stop) or self.verdict(state, move) is not None:
            return None
        made = recipe(state.box, move)
        assert made is not None
        return {"value": self._effect(state).slot(state, state.vineyards[self.actor], made[0], made[1])}

    def apply(self, state: Viticulture, move: Any) -> None:
        """Make it; ask for another one while that is allowed and possible."""
        if isinstance(move, Stop):
            return
        made = recipe(state.box, move)
        assert made is not None
        effect = self._effect(state)
        vineyard = state.vineyards[self.actor]
        slot = effect.slot(state, vineyard, made[0], made[1])
        vineyard.grapes[RED] &= ~made[2]
        vineyard.grapes[WHITE] &= ~made[3]
        if self.done + 1 < effect.high:
            state.stack.append(NextWine(self.actor, *self.address(), self.done + 1))
        if slot and state.options.voluntary_devalue:
            state.stack.append(ChooseWineSlot(self.actor, *self.address(), self.done + 1, made[0], made[1]))
        else:
            put_wine(state, self.actor, made[0], made[1], slot)


class NextWine(Step["Viticulture"]):
    """Ask for another wine, if one can be made."""

    __slots__ = ("seat", "source", "way", "at", "done")
    rule = "VI-WINE-07"

    def __init__(self, seat: int, source: str, way: str, at: int, done: int) -> None:
        self.seat = seat
        self.source = source
        self.way = way
        self.at = at
        self.done = done

    def run(self, state: Viticulture) -> None:
        """Everybody sees whether a wine can be made, so nobody is asked for nothing."""
        effect = state.box.programs[self.source, self.way].effects[self.at]
        assert isinstance(effect, MakeWines)
        if next(effect.possible(state, state.vineyards[self.seat]), None) is not None:
            state.stack.append(ChooseWine(self.seat, self.source, self.way, self.at, self.done))


class ChooseWineSlot(Part):
    """On which slot do you put the new wine? (Only with the ruling voluntary_devalue.)"""

    __slots__ = ("wine", "value")
    rule = "VI-WINE-05"
    asks = (PutToken,)

    def __init__(self, actor: int, source: str, way: str, at: int, done: int, wine: int, value: int) -> None:
        super().__init__(actor, source, way, at, done)
        self.wine = wine
        self.value = value

    def candidates(self, state: Viticulture) -> list[PutToken]:
        """Return every slot."""
        return state.box.put_token

    def verdict(self, state: Viticulture, move: PutToken) -> Refusal | None:
        """A free slot of an open cellar, not above the wine's value."""
        vineyard = state.vineyards[self.actor]
        effect = self.program(state).effects[self.at]
        assert isinstance(effect, MakeWines)
        if move.value not in range(1, self.value + 1):
            return refuse("slot-too-high", "VI-WINE-05", value=self.value)
        if not effect.slots(state, vineyard, self.wine) >> move.value & 1:
            return refuse("slot-closed", "VI-WINE-06", value=move.value)
        if vineyard.wines[self.wine] >> move.value & 1:
            return refuse("slot-taken", "VI-WINE-05", value=move.value)
        if self.tangled(state):
            after = vineyard.copy()
            after.wines[self.wine] |= 1 << move.value
            return self.spoils(state, after, self.done)
        return None

    def apply(self, state: Viticulture, move: PutToken) -> None:
        """Put it there."""
        put_wine(state, self.actor, self.wine, self.value, move.value)


def put_wine(state: Viticulture, seat: int, wine: int, value: int, slot: int) -> None:
    """Put a wine on a slot; without one it is lost (ruling wine_without_slot)."""
    vineyard = state.vineyards[seat]
    if not slot:
        if state.journal is not None:
            state.tell("wine-lost", "VI-WINE-05", seat, wine=WINES[wine], value=value)
        return
    vineyard.wines[wine] |= 1 << slot
    if not state.box.open_slots[wine][vineyard.cellars] >> slot & 1 and state.options.zymologist_ageing == "to_6":
        vineyard.unhoused[wine] |= 1 << slot
    state.notes[TYPES_MADE] |= 1 << wine
    state.notes[SPARKLING_MADE] += wine == SPARKLING
    if state.journal is not None:
        rule = state.box.wine_rules[wine]
        if slot < value:
            state.tell("wine-devalued", "VI-WINE-05", seat, wine=WINES[wine], value=value, slot=slot, see=(rule,))
        else:
            state.tell("wine-made", rule, seat, wine=WINES[wine], value=slot)


# ---------------------------------------------------------------------- ageing


def wine_step(state: Viticulture, vineyard: Vineyard, wine: int, value: int) -> Refusal | None:
    """Say why a wine of this value cannot age by one step; None when it can (VI-EOY-02, VI-EOY-03)."""
    if value >= state.box.top:
        return refuse("at-the-top", "VI-EOY-02", top=state.box.top)
    if vineyard.wines[wine] >> (value + 1) & 1:
        return refuse("next-slot-taken", "VI-EOY-03", value=value)
    # inside its tier a wine ages even without the cellar: a Zymologist put it there (VI-CARD-W33)
    if state.box.tier[value + 1] > max(state.box.tier[value], vineyard.cellars):
        return refuse("next-cellar-needed", "VI-EOY-02", value=value)
    stops = value + 1 == state.box.unhoused_stop and vineyard.unhoused[wine] >> value & 1
    if stops and vineyard.cellars < state.box.all_cellars:
        return refuse("both-cellars-needed", "VI-CARD-W33", value=value)
    return None


def age_wine(state: Viticulture, seat: int, wine: int, value: int) -> None:
    """Move a wine up by one step."""
    vineyard = state.vineyards[seat]
    vineyard.wines[wine] ^= 3 << value
    if vineyard.unhoused[wine] >> value & 1:
        vineyard.unhoused[wine] ^= 3 << value


def age_wines(state: Viticulture, seat: int, rule: str) -> None:
    """Let every wine age by one step, from the highest down so that neighbours move together (VI-EOY-02)."""
    vineyard = state.vineyards[seat]
    told = state.journal is not None
    for wine, mask in enumerate(vineyard.wines):
        if not mask:
            continue
        for value in reversed(values(mask)):
            stuck = wine_step(state, vineyard, wine, value)
            if stuck is None:
                age_wine(state, seat, wine, value)
            if told:
                if stuck is None:
                    state.tell("wine-aged", rule, seat, wine=WINES[wine], old=value, new=value + 1)
                else:
                    state.tell("wine-stays", stuck.rule, seat, wine=WINES[wine], value=value, reason=stuck)


def age_grapes(state: Viticulture, seat: int) -> None:
    """Let every grape age by one step, from the highest down; no cellar is needed."""
    vineyard = state.vineyards[seat]
    for colour, mask in enumerate(vineyard.grapes):
        for value in reversed(values(mask)):
            if value < state.box.top and not vineyard.grapes[colour] >> (value + 1) & 1:
                vineyard.grapes[colour] ^= 3 << value
                if state.journal is not None:
                    state.tell("grape-aged", "VI-EOY-02", seat, colour=COLOURS[colour], old=value, new=value + 1)
            elif state.journal is not None:
                state.tell("grape-stays", "VI-EOY-03", seat, colour=COLOURS[colour], value=value)


class AgeAll(Effect):
    """Age all wines of the cellar several times (Oenologist)."""

    needs = frozenset({"wines"})

    def __init__(self, times: int) -> None:
        self.times = times

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """There must be a wine, even one that cannot move (VI-CARD-W04)."""
        return None if any(vineyard.wines) else refuse("no-wine", "VI-CARD-W04")

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Age them."""
        for _ in range(self.times):
            age_wines(state, seat, "VI-CARD-W04")


class AgeOne(Repeated):
    """Age one wine by one step (Master Vintner)."""

    needs = frozenset({"wines"})
    gives = frozenset({"wines"})

    def __init__(self) -> None:
        super().__init__(1, 1, False)

    def steps(self, state: Viticulture, vineyard: Vineyard) -> Iterator[tuple[int, int]]:
        """Yield the wines that can age."""
        for wine, mask in enumerate(vineyard.wines):
            for value in values(mask):
                if wine_step(state, vineyard, wine, value) is None:
                    yield wine, value

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """A wine must be able to make a step (VI-CARD-W14)."""
        if next(self.steps(state, vineyard), None) is not None:
            return None
        return refuse("no-wine-ages", "VI-CARD-W14")

    def once(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Iterator[Vineyard]:
        """The wine stands one slot higher."""
        for wine, value in self.steps(state, vineyard):
            yield aged(vineyard, wine, value)

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Ask which one."""
        state.stack.append(ChooseAgeing(seat, at.source, at.way, at.at, 0))


def aged(vineyard: Vineyard, wine: int, value: int) -> Vineyard:
    """Return the vineyard with one wine a step older."""
    after = vineyard.copy()
    after.wines[wine] ^= 3 << value
    return after


def wine_of(vineyard: Vineyard, wine: Any, value: Any) -> int | None:
    """Return the number of a type of wine if the cellar holds one of this value."""
    if wine not in WINES or value < 1:
        return None
    number = WINES.index(wine)
    return number if vineyard.wines[number] >> value & 1 else None


class ChooseAgeing(Part):
    """Which wine ages?"""

    __slots__ = ()
    rule = "VI-CARD-W14"
    see = ("VI-EOY-02",)
    asks = (AgeWine,)

    def candidates(self, state: Viticulture) -> list[AgeWine]:
        """Return every wine of the cellar."""
        return [AgeWine(*wine) for wine in cellar(state, self.actor)]

    def verdict(self, state: Viticulture, move: AgeWine) -> Refusal | None:
        """A wine that can make a step."""
        vineyard = state.vineyards[self.actor]
        wine = wine_of(vineyard, move.wine, move.value)
        if wine is None:
            return refuse("no-such-wine", "VI-CARD-W14")
        refusal = wine_step(state, vineyard, wine, move.value)
        if refusal is None and self.tangled(state):
            return self.spoils(state, aged(vineyard, wine, move.value), self.done + 1)
        return refusal

    def apply(self, state: Viticulture, move: AgeWine) -> None:
        """Age it."""
        age_wine(state, self.actor, WINES.index(move.wine), move.value)
        if state.journal is not None:
            new = move.value + 1
            state.tell("wine-aged", "VI-CARD-W14", self.actor, wine=move.wine, old=move.value, new=new)


# ---------------------------------------------------------------------- grapes and wines given up or bought


def cellar(state: Viticulture, seat: int) -> list[tuple[str, int]]:
    """Return the wines of a cellar by type and value."""
    wines = state.vineyards[seat].wines
    return [(name, value) for name, mask in zip(WINES, wines, strict=True) for value in values(mask)]


def crush_pad(state: Viticulture, seat: int) -> list[tuple[str, int]]:
    """Return the grapes of a crush pad by colour and value."""
    grapes = state.vineyards[seat].grapes
    return [(name, value) for name, mask in zip(COLOURS, grapes, strict=True) for value in values(mask)]


class PayGrape(Effect):
    """Give up a grape."""

    asks = True

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """There must be one."""
        return None if any(vineyard.grapes) else refuse("no-grape", "VI-VIS-03")

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Ask which one."""
        state.stack.append(GiveUpGrape(seat))


class GiveUpGrape(Decision["Viticulture"]):
    """Which grape do you give up?"""

    __slots__ = ()
    rule = "VI-VIS-18"
    asks = (DiscardGrape,)

    def candidates(self, state: Viticulture) -> list[DiscardGrape]:
        """Return every grape of the crush pad."""
        return [DiscardGrape(*grape) for grape in crush_pad(state, self.actor)]

    def verdict(self, state: Viticulture, move: DiscardGrape) -> Refusal | None:
        """A grape that is there."""
        return grape_refusal(state, self.actor, move.colour, move.value)

    def apply(self, state: Viticulture, move: DiscardGrape) -> None:
        """Take it off."""
        state.vineyards[self.actor].grapes[COLOURS.index(move.colour)] &= ~(1 << move.value)
        if state.journal is not None:
            state.tell("grape-given-up", "VI-VIS-18", self.actor, colour=move.colour, value=move.value)


def grape_refusal(state: Viticulture, seat: int, colour: Any, value: Any) -> Refusal | None:
    """Say that a grape is not there; None when it is."""
    if colour in COLOURS and value > 0 and state.vineyards[seat].grapes[COLOURS.index(colour)] >> value & 1:
        return None
    return refuse("no-such-grape", "VI-TERM-02")


class PayWine(Effect):
    """Give up a wine of at least some value."""

    takes = frozenset({"wines"})
    needs = frozenset({"wines"})
    asks = True

    def __init__(self, least: int) -> None:
        self.least = least

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """There must be one."""
        if any(wines >> self.least for wines in vineyard.wines):
            return None
        return refuse("no-fitting-wine", "VI-VIS-03", least=self.least)

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Ask which one."""
        state.stack.append(GiveUpWine(seat, self.least))


class GiveUpWine(Decision["Viticulture"]):
    """Which wine do you give up?"""

    __slots__ = ("least",)
    rule = "VI-VIS-18"
    see = ("VI-ORD-05",)
    asks = (DiscardWine,)

    def __init__(self, actor: int, least: int) -> None:
        self.actor = actor
        self.least = least

    def candidates(self, state: Viticulture) -> list[DiscardWine]:
        """Return every wine of the cellar."""
        return [DiscardWine(*wine) for wine in cellar(state, self.actor)]

    def verdict(self, state: Viticulture, move: DiscardWine) -> Refusal | None:
        """A wine that is there and valuable enough."""
        if wine_of(state.vineyards[self.actor], move.wine, move.value) is None:
            return refuse("no-such-wine", "VI-TERM-02")
        if move.value < self.least:
            return refuse("no-fitting-wine", "VI-VIS-03", least=self.least)
        return None

    def apply(self, state: Viticulture, move: DiscardWine) -> None:
        """Take it out of the cellar."""
        take_wine(state, self.actor, WINES.index(move.wine), move.value)
        state.notes[DISCARDED_VALUE] = move.value
        if state.journal is not None:
            state.tell("wine-given-up", "VI-VIS-18", self.actor, wine=move.wine, value=move.value)


def take_wine(state: Viticulture, seat: int, wine: int, value: int) -> None:
    """Take a wine out of a cellar."""
    vineyard = state.vineyards[seat]
    vineyard.wines[wine] &= ~(1 << value)
    vineyard.unhoused[wine] &= ~(1 << value)


class BuyGrape(Effect):
    """Put a bought grape on its slot, which must be free: of a given colour, or of either (VI-VIS-10)."""

    def __init__(self, colour: int | None, value: int) -> None:
        self.colours = (RED, WHITE) if colour is None else (colour,)
        self.value = value
        self.asks = colour is None

    def why_not(self, state: Viticulture, seat: int, vineyard: Vineyard) -> Refusal | None:
        """The slot must be free; there is no devaluation."""
        if any(not vineyard.grapes[colour] >> self.value & 1 for colour in self.colours):
            return None
        colours = [COLOURS[colour] for colour in self.colours]
        return refuse("grape-slot-taken", "VI-VIS-10", colour=colours, value=self.value)

    def perform(self, state: Viticulture, seat: int, at: Address) -> None:
        """Put it there, or ask for the colour."""
        if len(self.colours) > 1:
            state.stack.append(ChooseColour(seat, at.source, at.way, at.at, 0))
        else:
            buy_grape(state, seat, self.colours[0], self.value)


class ChooseColour(Part):
    """A grape of which colour do you take?"""

    __slots__ = ()
    rule = "VI-VIS-10"
    asks = (PlaceGrape,)

    def _value(self, state: Viticulture) -> int:
        effect = self.program(state).effects[self.at]
        assert isinstance(effect, BuyGrape)
        return effect.value

    def candidates(self, state: Viticulture) -> list[PlaceGrape]:
        """Return both colours."""
        return [PlaceGrape(colour) for colour in COLOURS]

    def verdict(self, state: Viticulture, move: PlaceGrape) -> Refusal | None:
        """The slot of that colour must be free."""
        value = self._value(state)
        if move.colour in COLOURS and not state.vineyards[self.actor].grapes[COLOURS.index(move.colour)] >> value & 1:
            return None
        return refuse("grape-slot-taken", "VI-VIS-10", colour=[str(move.colour)], value=value)

    def apply(self, state: Viticulture, move: PlaceGrape) -> None:
        """Put it there."""
        buy_grape(state, self.actor, COLOURS.index(move.colour), self._value(state))


def buy_grape(state: Viticulture, seat: int, colour: int, value: int) -> None:
    """Put a bought grape on the crush pad."""
    state.vineyards[seat].grapes[colour] |= 1 << value
    if state.journal is not None:
        state.tell("grape-bought", "VI-VIS-10", seat, colour=COLOURS[colour], value=value)
