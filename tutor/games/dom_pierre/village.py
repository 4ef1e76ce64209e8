"""The action VILLAGE: up to four benefits, the stacks of the village, and the vintage move (DP-VILL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from tutor.core.decision import Chance, Decision, Frame, Step
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.dom_pierre import free, storing, workers
from tutor.games.dom_pierre.bonuses import bonus_details, give_bonus
from tutor.games.dom_pierre.box import bit_list, by_name
from tutor.games.dom_pierre.moves import (
    Done,
    MoveWorker,
    OfferChampagne,
    ShowAccessory,
    ShowTile,
    TakeAccessory,
    TakeBonus,
    TakeBonuses,
    TakeTile,
)
from tutor.games.dom_pierre.names import ACCESSORIES, BLUE, FROM_VILLAGE, NONE, PRESSES, VARIETIES, VILLAGE
from tutor.games.dom_pierre.windows import WINDOW_MOVES, Repetition

if TYPE_CHECKING:
    from tutor.games.dom_pierre.maison import Maison
    from tutor.games.dom_pierre.state import DomPierre

DONE, BONUSES, MOVE = Done(), TakeBonuses(), MoveWorker()
#: The benefits, as bits of what has been taken in an action.
TILE, ACCESSORY, CHAMPAGNE, BONUS = (1 << place for place in range(4))
BENEFITS: Final = {TakeTile: TILE, TakeAccessory: ACCESSORY, OfferChampagne: CHAMPAGNE, TakeBonuses: BONUS}


# ---------------------------------------------------------------------- the stacks


class RevealTile(Chance["DomPierre"]):
    """Uncover the top harvest tile of a stack."""

    __slots__ = ("stack",)
    rule = "DP-VILL-13"
    see = ("DP-SETUP-07", "DP-VILL-07")
    asks = (ShowTile,)

    def __init__(self, stack: int) -> None:
        self.stack = stack

    def candidates(self, state: DomPierre) -> list[ShowTile]:
        """Return every harvest tile."""
        return list(state.box.show_tile)

    def verdict(self, state: DomPierre, move: ShowTile) -> Refusal | None:
        """Only a tile that lies covered in the village can come."""
        box = state.box
        here = any(box.show_tile[tile] == move for tile in state.harvest.hidden)
        return None if here else refuse("tile-not-covered", "DP-SETUP-07", variety=move.variety, value=move.value)

    def moves(self, state: DomPierre) -> list[ShowTile]:
        """Return the different tiles that lie covered: the fast twin of the verdicts."""
        show = state.box.show_tile
        return [show[tile] for tile in dict.fromkeys(state.harvest.hidden)]

    def weights(self, state: DomPierre) -> list[int]:
        """Every single tile is equally likely."""
        hidden = state.harvest.hidden
        return [hidden.count(tile) for tile in dict.fromkeys(hidden)]

    def apply(self, state: DomPierre, move: ShowTile) -> None:
        """Lay it on top."""
        tile = state.box.tile(VARIETIES.index(move.variety), move.printed or move.value, move.value)
        state.harvest.hidden.remove(tile)
        state.harvest.tops[self.stack] = tile
        if state.journal is not None:
            variety, value, stack = move.variety, move.value, self.stack + 1
            rule = "DP-SETUP-07" if state.first < 0 else "DP-VILL-13"
            state.tell("village-tile", rule, variety=variety, value=value, stack=stack, see=("DP-SETUP-07",))


class RevealAccessory(Chance["DomPierre"]):
    """Uncover the top blue accessory of a stack."""

    __slots__ = ("stack",)
    rule = "DP-VILL-13"
    see = ("DP-SETUP-09", "DP-VILL-09")
    asks = (ShowAccessory,)

    def __init__(self, stack: int) -> None:
        self.stack = stack

    def candidates(self, state: DomPierre) -> list[ShowAccessory]:
        """Return every type of accessory."""
        return list(state.box.show_accessory)

    def verdict(self, state: DomPierre, move: ShowAccessory) -> Refusal | None:
        """Only a token that lies covered in the village can come."""
        if move.accessory in ACCESSORIES and ACCESSORIES.index(move.accessory) in state.blue.hidden:
            return None
        return refuse("accessory-not-covered", "DP-SETUP-09", accessory=move.accessory)

    def weights(self, state: DomPierre) -> list[int]:
        """Every single token is equally likely."""
        hidden = state.blue.hidden
        return [hidden.count(accessory) for accessory in dict.fromkeys(hidden)]

    def apply(self, state: DomPierre, move: ShowAccessory) -> None:
        """Lay it on top."""
        accessory = ACCESSORIES.index(move.accessory)
        state.blue.hidden.remove(accessory)
        state.blue.tops[self.stack] = accessory
        if state.journal is not None:
            name, stack = move.accessory, self.stack + 1
            rule = "DP-SETUP-09" if state.first < 0 else "DP-VILL-13"
            state.tell("village-accessory", rule, accessory=name, stack=stack, see=("DP-SETUP-09",))


def wanted_tiles(state: DomPierre) -> list[tuple[int, int]]:
    """Return the variety and value of each tile of full stacks."""
    return [(variety, value) for value in state.box.village_values for variety in range(len(VARIETIES))]


class StackTiles(Step["DomPierre"]):
    """Build the two stacks of harvest tiles: one of each value and variety (DP-SETUP-07)."""

    __slots__ = ()
    rule = "DP-SETUP-07"

    def run(self, state: DomPierre) -> None:
        """A value that is missing is replaced; an exhausted variety makes the stacks smaller (DP-VILL-08)."""
        tiles = [storing.take_tile(state, variety, value) for variety, value in wanted_tiles(state)]
        found = [tile for tile in tiles if tile != NONE]
        state.harvest.build(found)
        if state.journal is not None:
            rebuilt = "DP-VILL-07" if found and state.turn.column == VILLAGE else "DP-VILL-08"
            rule = "DP-SETUP-07" if state.first < 0 else rebuilt
            state.tell("tiles-stacked", rule, tiles=len(found), see=("DP-VILL-08", "DP-COMP-04", "DP-SETUP-08"))
        state.stack += [RevealTile(stack) for stack in (1, 0) if state.harvest.sizes[stack]]


class StackAccessories(Step["DomPierre"]):
    """Shuffle all blue accessories into two stacks (DP-SETUP-09)."""

    __slots__ = ()
    rule = "DP-SETUP-09"

    def run(self, state: DomPierre) -> None:
        """At the set-up all of them lie in the village."""
        counts = state.box.accessories[BLUE]
        tokens = [accessory for accessory, count in enumerate(counts) for _ in range(count)]
        if state.journal is not None:
            state.tell("grey-supply", "DP-SETUP-06", accessory=by_name(ACCESSORIES, state.grey), see=("DP-COMP-06",))
            state.tell("blue-stacked", "DP-SETUP-09", tokens=len(tokens), see=("DP-COMP-06",))
        stack_accessories(state, tokens)


def stack_accessories(state: DomPierre, tokens: list[int]) -> None:
    """Build two stacks of blue accessories and uncover their tops."""
    state.blue.build(tokens)
    state.stack += [RevealAccessory(stack) for stack in (1, 0) if state.blue.sizes[stack]]


class RestockTiles(Step["DomPierre"]):
    """After a tile was taken and stored: a single one that is left goes back, and new stacks are built (DP-VILL-07)."""

    __slots__ = ()
    rule = "DP-VILL-07"

    def run(self, state: DomPierre) -> None:
        """With more left nothing happens yet; with nothing left there are new stacks too (DP-VILL-08)."""
        if state.harvest.total() > state.box.rebuild_at:
            return
        for tile in state.harvest.things():
            storing.return_tile(state, tile)
        state.stack.append(StackTiles())


def refill_tiles(state: DomPierre) -> None:
    """Build stacks in a village that had to stay without any tile, once the supply has some again (DP-VILL-08)."""
    if state.harvest.total():
        return
    if any(storing.stand_in(state, variety, value) for variety, value in wanted_tiles(state)):
        state.stack.append(StackTiles())


def restock_accessories(state: DomPierre) -> None:
    """With a single blue accessory left, or none, shuffle it with the discarded ones (DP-VILL-09, DP-VILL-10)."""
    if state.blue.total() > state.box.rebuild_at or not any(state.blue_discard):
        return
    tokens = state.blue.things()
    tokens += [accessory for accessory, count in enumerate(state.blue_discard) for _ in range(count)]
    state.blue_discard = [0] * len(ACCESSORIES)
    if state.journal is not None:
        state.tell("blue-stacked", "DP-VILL-09", tokens=len(tokens), see=("DP-VILL-10",))
    stack_accessories(state, tokens)


# ---------------------------------------------------------------------- the benefits


def next_benefit(state: DomPierre) -> Frame[DomPierre] | None:
    """Ask for the next benefit, or for the vintage move, while there is one; whoever has left is not asked again."""
    question = ChooseBenefit(state.seat)
    staying = state.turn.left or state.turn.vintage
    return question if staying and len(question.moves(state)) > 1 else None


class ChooseBenefit(Repetition):
    """Which benefit of the village do you take?"""

    __slots__ = ()
    rule = "DP-VILL-02"
    see = ("DP-VILL-03", "DP-VILL-04", "DP-VILL-05", "DP-VILL-06", "DP-VILL-11", "DP-VILL-13")
    asks = (TakeTile, TakeAccessory, OfferChampagne, TakeBonuses, MoveWorker, Done, *WINDOW_MOVES)

    def own_candidates(self, state: DomPierre) -> Sequence[Move]:
        """Return both stacks of both sorts, every champagne tile, the bonuses, the vintage move, and the end."""
        box = state.box
        offers = champagne_offers(state, state.maisons[self.actor])
        return [*box.take_tile, *box.take_accessory, *offers, BONUSES, MOVE, DONE]

    def own_verdict(self, state: DomPierre, move: Move) -> Refusal | None:
        """Each benefit once, as many as the strength; the vintage move besides."""
        if isinstance(move, Done):
            return None
        maison = state.maisons[self.actor]
        if isinstance(move, MoveWorker):
            if not state.turn.vintage:
                return refuse("no-vintage-effect", "DP-VILL-11")
            return None if workers.movable(state, maison, "vintage") else refuse("nowhere-to-go", "DP-VILL-11")
        if not state.turn.left:
            return refuse("benefits-used-up", "DP-VILL-02")
        if state.turn.done & BENEFITS[type(move)]:
            return refuse("benefit-taken", "DP-VILL-02")
        return self._benefit_verdict(state, maison, move)

    def _benefit_verdict(self, state: DomPierre, maison: Maison, move: Move) -> Refusal | None:
        if isinstance(move, TakeTile | TakeAccessory):
            if move.stack not in (1, 2):
                laid = "DP-SETUP-07" if isinstance(move, TakeTile) else "DP-SETUP-09"
                return refuse("no-such-stack", laid, stack=move.stack)
            stacks, rule = (state.harvest, "DP-VILL-08") if isinstance(move, TakeTile) else (state.blue, "DP-VILL-10")
            return None if stacks.sizes[move.stack - 1] else refuse("stack-empty", rule, stack=move.stack)
        if isinstance(move, OfferChampagne):
            return free.no_champagne(maison, move.press, move.vessel, move.value, "DP-VILL-05")
        return None if state.offer else refuse("offer-empty", "DP-VILL-06")

    def own_moves(self, state: DomPierre) -> list[Move]:
        """Return what is possible: the fast twin of the verdicts."""
        box, turn, maison = state.box, state.turn, state.maisons[self.actor]
        moves: list[Move] = []
        if turn.left:
            if not turn.done & TILE:
                moves += [move for move, size in zip(box.take_tile, state.harvest.sizes, strict=True) if size]
            if not turn.done & ACCESSORY:
                moves += [move for move, size in zip(box.take_accessory, state.blue.sizes, strict=True) if size]
            if not turn.done & CHAMPAGNE:
                moves += champagne_offers(state, maison)
            if not turn.done & BONUS and state.offer:
                moves.append(BONUSES)
        if turn.vintage and workers.movable(state, maison, "vintage"):
            moves.append(MOVE)
        moves.append(DONE)
        return moves

    def details(self, state: DomPierre, move: Any) -> dict[str, Any] | None:
        """Return what lies on top of a stack."""
        if isinstance(move, TakeTile) and move.stack in (1, 2):
            tile = state.harvest.tops[move.stack - 1]
            if tile == NONE:
                return None
            variety, _, value = state.box.tiles[tile]
            return {"variety": VARIETIES[variety], "value": value}
        if isinstance(move, TakeAccessory) and move.stack in (1, 2):
            accessory = state.blue.tops[move.stack - 1]
            return None if accessory == NONE else {"accessory": ACCESSORIES[accessory]}
        return super().details(state, move)

    def own_apply(self, state: DomPierre, move: Move) -> None:
        """Take the benefit, move a worker, or leave the village."""
        turn = state.turn
        if isinstance(move, Done):
            turn.left = 0
            turn.vintage = False
            return
        if isinstance(move, MoveWorker):
            turn.vintage = False
            state.stack.append(workers.PickWorker(self.actor, "vintage"))
            return
        turn.left -= 1
        turn.done |= BENEFITS[type(move)]
        if isinstance(move, TakeTile):
            take_tile(state, move.stack - 1)
        elif isinstance(move, TakeAccessory):
            take_accessory(state, move.stack - 1)
        elif isinstance(move, OfferChampagne):
            offer_champagne(state, move, 1)
        else:
            state.stack.append(ChooseBonus(self.actor, ()))


def take_tile(state: DomPierre, stack: int) -> None:
    """Take the top harvest tile into the hand; the next one is seen at once (DP-VILL-13)."""
    stacks = state.harvest
    tile = stacks.tops[stack]
    stacks.tops[stack] = NONE
    stacks.sizes[stack] -= 1
    state.turn.hand.append(tile)
    if state.journal is not None:
        variety, _, value = state.box.tiles[tile]
        state.tell("village-tile-taken", "DP-VILL-03", state.seat, variety=VARIETIES[variety], value=value)
    state.stack.append(RestockTiles())
    storing.store_hand(state)
    if stacks.sizes[stack]:
        state.stack.append(RevealTile(stack))


def take_accessory(state: DomPierre, stack: int) -> None:
    """Take the top blue accessory; a single one that is left may bring the discarded ones back (DP-VILL-09)."""
    stacks = state.blue
    accessory = stacks.tops[stack]
    stacks.tops[stack] = NONE
    stacks.sizes[stack] -= 1
    state.acting.blue[accessory] += 1
    if state.journal is not None:
        name = ACCESSORIES[accessory]
        state.tell("blue-taken", "DP-VILL-04", state.seat, accessory=name, see=("DP-COMP-06",))
    if stacks.sizes[stack]:
        state.stack += [RestockAccessories(), RevealAccessory(stack)]
    else:
        restock_accessories(state)


class RestockAccessories(Step["DomPierre"]):
    """Look whether the blue accessories of the village are to be shuffled anew (DP-VILL-09, DP-VILL-10)."""

    __slots__ = ()
    rule = "DP-VILL-09"

    def run(self, state: DomPierre) -> None:
        """Do so if a single one is left, or none."""
        restock_accessories(state)


# ---------------------------------------------------------------------- champagne for points


def champagne_offers(state: DomPierre, maison: Maison) -> list[Move]:
    """Return an offer for every different champagne tile of a player."""
    offer = state.box.offer_champagne
    return [offer[press][tile] for press, tile in free.champagne_tiles(maison)]


def offer_champagne(state: DomPierre, move: OfferChampagne, number: int) -> None:
    """Give a tile away; a second one brings more than twice the points (DP-VILL-05)."""
    maison = state.acting
    maison.remove_champagne(PRESSES.index(move.press), free.tile_code(move.vessel, move.value))
    if state.journal is not None:
        vessel, value, press = move.vessel, move.value, move.press
        see = ("DP-SALE-24", "DP-COMP-14")
        state.tell("champagne-given", "DP-VILL-05", state.seat, vessel=vessel, value=value, press=press, see=see)
    if number == 1 and any(maison.champagne):
        state.stack.append(OfferSecond(state.seat))
    else:
        score_champagne(state, number)


def score_champagne(state: DomPierre, number: int) -> None:
    """Score one tile or two."""
    points = state.box.one_champagne if number == 1 else state.box.two_champagne
    state.acting.points[FROM_VILLAGE] += points
    if state.journal is not None:
        state.tell("champagne-scored", "DP-VILL-05", state.seat, points=points, tiles=number)


class OfferSecond(Decision["DomPierre"]):
    """Do you give a second champagne tile away?"""

    __slots__ = ()
    rule = "DP-VILL-05"
    asks = (OfferChampagne, Done)

    def candidates(self, state: DomPierre) -> Sequence[Move]:
        """Return every champagne tile, and the end."""
        return [*champagne_offers(state, state.maisons[self.actor]), DONE]

    def verdict(self, state: DomPierre, move: OfferChampagne | Done) -> Refusal | None:
        """The champagne must be there."""
        if isinstance(move, Done):
            return None
        return free.no_champagne(state.maisons[self.actor], move.press, move.vessel, move.value, "DP-VILL-05")

    def apply(self, state: DomPierre, move: OfferChampagne | Done) -> None:
        """Score both tiles, or the one."""
        if isinstance(move, Done):
            score_champagne(state, 1)
        else:
            offer_champagne(state, move, 2)


# ---------------------------------------------------------------------- bonuses of the offer


class ChooseBonus(Decision["DomPierre"]):
    """Which bonus of the offer do you take?"""

    __slots__ = ("taken",)
    rule = "DP-VILL-06"
    see = ("DP-VILL-12", "DP-OBJ-03", "DP-OBJ-11")
    asks = (TakeBonus, Done)

    def __init__(self, actor: int, taken: tuple[int, ...]) -> None:
        self.actor = actor
        #: The cards whose bonus was taken; they stay in the offer.
        self.taken = taken

    def candidates(self, state: DomPierre) -> Sequence[Move]:
        """Return every card of the offer, and the end."""
        return [*(state.box.take_bonus[card] for card in bit_list(state.offer)), DONE]

    def verdict(self, state: DomPierre, move: TakeBonus | Done) -> Refusal | None:
        """The bonuses must be different; one is enough."""
        if isinstance(move, Done):
            return None if self.taken else refuse("bonus-first", "DP-VILL-06")
        number = state.box.objective_number.get(move.objective)
        if number is None or not state.offer >> number & 1:
            return refuse("not-in-offer", "DP-VILL-06", objective=move.objective)
        if number in self.taken:
            return refuse("same-card", "DP-VILL-06", objective=move.objective)
        rewards = [state.box.objectives[card].bonus for card in self.taken]
        same = state.box.objectives[number].bonus in rewards
        if same and state.options.village_bonuses_must_differ_in_reward:
            return refuse("same-reward", "DP-VILL-06", objective=move.objective)
        return None

    def details(self, state: DomPierre, move: TakeBonus | Done) -> dict[str, Any] | None:
        """Return what the bonus is."""
        number = None if isinstance(move, Done) else state.box.objective_number.get(move.objective)
        return None if number is None else bonus_details(state, number)

    def apply(self, state: DomPierre, move: TakeBonus | Done) -> None:
        """Finish this bonus, then ask for another (DP-VILL-12)."""
        if isinstance(move, Done):
            return
        card = state.box.objective_number[move.objective]
        more = ChooseBonus(self.actor, tuple(sorted((*self.taken, card))))
        if len(more.taken) < state.box.village_bonuses and len(more.moves(state)) > 1:
            state.stack.append(more)
        give_bonus(state, card)
