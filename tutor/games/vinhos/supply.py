"""What the board holds for everybody: renown cubes, stacks of vineyards and piles of experts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tutor.core.decision import Chance
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos.moves import TurnExpert, TurnVineyard
from tutor.games.vinhos.names import COLOURS, EXPERTS_PER_FEATURE, FEATURES, REGIONS

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos

# ---------------------------------------------------------------------- renown cubes


def may_place_cube(state: Vinhos, region: int) -> bool:
    """Return whether the supply has a cube and the inset of a region in play a free slot (VC-LIMIT-01)."""
    return bool(state.supply) and state.in_play(region) and state.cubes[region] < state.box.cube_slots[region]


def place_cube(state: Vinhos, region: int, rule: str, seat: int | None = None) -> bool:
    """Put a cube of the supply on the inset of a region, if both allow it; return whether it was put."""
    if not may_place_cube(state, region):
        if state.journal is not None:
            state.tell("no-cube", "VC-LIMIT-01", region=REGIONS[region], see=("VC-VINE-06",))
        return False
    state.supply -= 1
    state.cubes[region] += 1
    if state.journal is not None:
        state.tell("cube-placed", rule, seat, region=REGIONS[region], cubes=state.cubes[region], see=("VC-COMP-01",))
    return True


def take_cubes(state: Vinhos, region: int, cubes: int) -> None:
    """Return cubes of a region to the supply (VC-VALUE-03); waiting cubes may then find their slot."""
    state.cubes[region] -= cubes
    state.supply += cubes
    if cubes and state.options.waiting_cubes_without_slot == "stay":
        for seat, vintner in enumerate(state.vintners):
            for estate, own in enumerate(vintner.region):
                if own == region and vintner.waiting[estate]:
                    settle_waiting(state, seat, estate)


def settle_waiting(state: Vinhos, seat: int, estate: int) -> None:
    """Move the cubes that wait on the tiles of an estate to its region, as far as there are slots (VC-VINE-07)."""
    vintner = state.vintners[seat]
    waiting, region = vintner.waiting[estate], vintner.region[estate]
    if not waiting:
        return
    moved = min(waiting, state.box.cube_slots[region] - state.cubes[region])
    state.cubes[region] += moved
    surplus = waiting - moved
    if state.options.waiting_cubes_without_slot == "back_to_supply":
        state.supply += surplus
        vintner.waiting[estate] = 0
    else:
        vintner.waiting[estate] = surplus
    if state.journal is not None and (moved or not vintner.waiting[estate]):
        see = ("VC-VINE-12",)
        state.tell("waiting-cubes", "VC-VINE-07", seat, region=REGIONS[region], cubes=moved, surplus=surplus, see=see)


# ---------------------------------------------------------------------- stacks of vineyards


def stack_size(state: Vinhos, region: int) -> int:
    """Return how many vineyards are left in a stack."""
    return (state.tops[region] >= 0) + state.rests[region].bit_count()


def turn_next_vineyard(state: Vinhos, region: int) -> None:
    """Let the next vineyard of a stack become its top tile: the known one, the only one, or one by chance."""
    rest = state.rests[region]
    order = state.arranged[region]
    if order:
        top = order[0]
        state.rests[region] = rest & ~(1 << top)
        # of a single tile everybody knows which it is
        state.arranged[region] = order[1:] if len(order) > 2 else ()
        if len(order) <= 2:
            state.knower[region] = -1
        state.tops[region] = top
    elif rest & (rest - 1):
        state.tops[region] = -1
        state.stack.append(DrawTop(region))
        return
    else:
        state.tops[region] = rest.bit_length() - 1
        state.rests[region] = 0
    if state.journal is not None and state.tops[region] >= 0:
        tell_top(state, region)


class DrawTop(Chance["Vinhos"]):
    """Which vineyard lies next on its stack?"""

    __slots__ = ("region",)
    rule = "VC-SETUP-05"
    see = ("VC-GEN-05",)
    asks = (TurnVineyard,)

    def __init__(self, region: int) -> None:
        self.region = region

    def candidates(self, state: Vinhos) -> list[TurnVineyard]:
        """Return every vineyard of the region."""
        return state.box.turn_vineyard[self.region]

    def verdict(self, state: Vinhos, move: TurnVineyard) -> Refusal | None:
        """Only a vineyard that is left in this stack can come."""
        region, place = state.box.vineyard_number.get(move.vineyard, (-1, 0))
        if region == self.region and state.rests[region] >> place & 1:
            return None
        return refuse("not-in-stack", "VC-SETUP-05", region=REGIONS[self.region])

    def moves(self, state: Vinhos) -> list[TurnVineyard]:
        """Return the vineyards that are left: the fast twin of the verdicts."""
        rest = state.rests[self.region]
        return [move for place, move in enumerate(state.box.turn_vineyard[self.region]) if rest >> place & 1]

    def weights(self, state: Vinhos) -> list[int]:
        """Each of them is equally likely."""
        return [1] * state.rests[self.region].bit_count()

    def details(self, state: Vinhos, move: TurnVineyard) -> dict[str, Any] | None:
        """Return colour and price of the vineyard."""
        return vineyard_details(state, move.vineyard)

    def apply(self, state: Vinhos, move: TurnVineyard) -> None:
        """Lay it on top, cost side up."""
        _, place = state.box.vineyard_number[move.vineyard]
        state.tops[self.region] = place
        state.rests[self.region] &= ~(1 << place)
        if state.journal is not None:
            tell_top(state, self.region)


def vineyard_details(state: Vinhos, vineyard: str) -> dict[str, Any] | None:
    """Return region, colour and price of a vineyard."""
    region, place = state.box.vineyard_number.get(vineyard, (-1, 0))
    if region < 0:
        return None
    colour = COLOURS[state.box.vineyard_colours[region][place]]
    return {"region": REGIONS[region], "colour": colour, "price": state.box.vineyard_costs[region][place]}


def tell_top(state: Vinhos, region: int) -> None:
    """Tell which vineyard now lies on top."""
    place = state.tops[region]
    colour = COLOURS[state.box.vineyard_colours[region][place]]
    price = state.box.vineyard_costs[region][place]
    state.tell("vineyard-turned", "VC-SETUP-05", region=REGIONS[region], colour=colour, price=price)


# ---------------------------------------------------------------------- piles of experts


def turn_next_expert(state: Vinhos, feature: int) -> None:
    """Let the next expert of a pile become its top tile: an unseen one, or the first of those put under it."""
    rest, back = state.pile_rests[feature], state.pile_backs[feature]
    if rest & (rest - 1):
        state.pile_tops[feature] = -1
        state.stack.append(DrawExpert(feature))
    elif rest:
        lay_expert_on_top(state, feature, rest.bit_length() - 1)
        state.pile_rests[feature] = 0
    elif back:
        lay_expert_on_top(state, feature, back[0])
        state.pile_backs[feature] = back[1:]
    else:
        state.pile_tops[feature] = -1


def lay_expert_on_top(state: Vinhos, feature: int, expert: int) -> None:
    """Let an expert be the top tile of its pile, for all to see."""
    state.pile_tops[feature] = expert
    if state.journal is not None:
        state.tell("expert-turned", "VC-SETUP-03", expert=state.box.expert_ids[expert])


def put_under_pile(state: Vinhos, expert: int) -> None:
    """Put a discarded expert face up under the pile of its feature (VC-EXPERT-02)."""
    feature = expert // EXPERTS_PER_FEATURE
    if state.pile_tops[feature] < 0 and not state.pile_rests[feature]:
        lay_expert_on_top(state, feature, expert)
    else:
        state.pile_backs[feature] += (expert,)


class DrawExpert(Chance["Vinhos"]):
    """Which expert lies next on its pile?"""

    __slots__ = ("feature",)
    rule = "VC-SETUP-03"
    see = ("VC-GEN-05",)
    asks = (TurnExpert,)

    def __init__(self, feature: int) -> None:
        self.feature = feature

    def candidates(self, state: Vinhos) -> list[TurnExpert]:
        """Return every expert of the feature."""
        start = self.feature * EXPERTS_PER_FEATURE
        return state.box.turn_expert[start : start + EXPERTS_PER_FEATURE]

    def verdict(self, state: Vinhos, move: TurnExpert) -> Refusal | None:
        """Only an unseen expert of this pile can come."""
        expert = state.box.expert_number.get(move.expert)
        if expert is not None and state.pile_rests[self.feature] >> expert & 1:
            return None
        return refuse("not-in-pile", "VC-SETUP-03", feature=FEATURES[self.feature])

    def moves(self, state: Vinhos) -> list[TurnExpert]:
        """Return the unseen experts: the fast twin of the verdicts."""
        rest, start = state.pile_rests[self.feature], self.feature * EXPERTS_PER_FEATURE
        turn = state.box.turn_expert
        return [turn[expert] for expert in range(start, start + EXPERTS_PER_FEATURE) if rest >> expert & 1]

    def weights(self, state: Vinhos) -> list[int]:
        """Each of them is equally likely."""
        return [1] * state.pile_rests[self.feature].bit_count()

    def apply(self, state: Vinhos, move: TurnExpert) -> None:
        """Lay it on top."""
        expert = state.box.expert_number[move.expert]
        state.pile_rests[self.feature] &= ~(1 << expert)
        lay_expert_on_top(state, self.feature, expert)
