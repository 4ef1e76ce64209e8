"""What can never be on the table: every law is broken once, and `check()` must see it."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tutor
from tests.games.dom_pierre.test_cellar import BARREL, BOTTLE, GRAPES
from tests.games.dom_pierre.test_vineyard import planting
from tutor.core.decision import Decision
from tutor.games.dom_pierre import laws, stack
from tutor.games.dom_pierre.cellar import ChooseKind, EmptyPress
from tutor.games.dom_pierre.examples.positions import (
    RETURN,
    Player,
    act,
    let,
    pass_turns,
    play,
    question,
    turn,
)
from tutor.games.dom_pierre.game import DomPierreGame
from tutor.games.dom_pierre.moves import (
    Activate,
    AddAccessory,
    BuyPrestige,
    Done,
    Harvest,
    KeepCard,
    LeaveTokens,
    LocalSale,
    MoveDisc,
    MoveWorker,
    OfferChampagne,
    PickCard,
    Plant,
    Sell,
    TakeBonus,
    TakeBonuses,
    TakeFaceDown,
    TakeFromRoad,
    TakeFromVine,
    TakeTile,
    TakeToken,
    TakeWorker,
    UseToken,
)
from tutor.games.dom_pierre.names import NONE
from tutor.games.dom_pierre.objectives import (
    DrawObjective,
    KeepOneCard,
    OrderBonuses,
    PickCards,
    RestOfBonuses,
)
from tutor.games.dom_pierre.prestige import UseOrKeep
from tutor.games.dom_pierre.sales import BoostSale, FinishSale, SettleSale
from tutor.games.dom_pierre.state import DomPierre
from tutor.games.dom_pierre.storing import PlaceModifier, StoreTiles
from tutor.games.dom_pierre.turn import EarlyWindow, LateWindow
from tutor.games.dom_pierre.village import ChooseBonus
from tutor.games.dom_pierre.vineyard import ChooseHarvest, ChooseHelper, DrawBunch
from tutor.games.dom_pierre.workers import PickWorker, SendWorker

Start = Callable[[DomPierreGame], DomPierre]
Damage = Callable[[DomPierre], object]
HIGH = (3, 3, 3, 3, 3, 3)
LEAVES_LATE = {"finished_disc_leaves_before_late_window": False}
OPEN = {"free_action_only_before_or_after_main_action": False, "kept_prestige_tokens_only_in_windows": False}


def acting(game: DomPierreGame) -> DomPierre:
    """Seat 0 of three begins a turn; something of everything."""
    owner = Player(
        rows=(1, 1, 1, 1, 1, 1), left="barrel 3", centre="chardonnay 1, pinot_noir 2", right="+1", roads="north 1 3",
        vines="3,4", house=1, grey="sugar", blue="box", cards="N02 E02", objectives="OB10", scored="OB11",
        tokens="crown", vintage="sales", waiting="cellar", waiting_force=True, flags="usa",
    )  # fmt: skip
    return turn(game, owner, Player(), Player())


def dealing(game: DomPierreGame) -> DomPierre:
    """Chance lays the set-up out."""
    return game.new(3, 1, chance="explicit")


def at(name: str) -> Start:
    """Return the set-up at the first question of this kind."""

    def start(game: DomPierreGame) -> DomPierre:
        state = dealing(game)
        while question(state) != name:
            state.play(state.moves()[0])
        return state

    return start


def keeping(game: DomPierreGame) -> DomPierre:
    """Seat 0 of three has kept a token."""
    state = game.new(3, 1)
    return play(state, state.moves()[0])


def assigning(game: DomPierreGame) -> DomPierre:
    """Everybody has kept a token; seat 0 has chosen a green one."""
    state = game.new(3, 1)
    while question(state) == "KeepOne":
        state.play(state.moves()[0])
    return play(state, state.moves()[0])


def drawing(game: DomPierreGame) -> DomPierre:
    """Chance draws two bunches."""
    return act(turn(game, Player(rows=(1,) * 6), chance="explicit"), "vineyard")


def placing(game: DomPierreGame) -> DomPierre:
    """Seat 0 places the first of two bunches."""
    return planting(game, "chardonnay", "chardonnay")


def harvesting(game: DomPierreGame) -> DomPierre:
    """Seat 0 chooses a variety."""
    return play(planting(game, "chardonnay", player=Player(vines="4,4")), Plant("chardonnay", 5, 5))


def helping(game: DomPierreGame) -> DomPierre:
    """Seat 0 may bring a worker home."""
    return play(harvesting(game), Harvest("pinot_noir", False))


def storing(game: DomPierreGame) -> DomPierre:
    """Seat 0 stores a tile of the village."""
    return act(turn(game, Player(), Player(), Player()), "village", TakeTile(1))


def modifying(game: DomPierreGame) -> DomPierre:
    """Seat 0 puts a modifier into one of three presses."""
    return play(turn(game, Player(tokens="press_low")), UseToken("press_low"))


def pressing(game: DomPierreGame) -> DomPierre:
    """Seat 0 chooses a press."""
    return act(turn(game, Player(coins=9, rows=HIGH, **GRAPES)), "cellar")


def making(game: DomPierreGame) -> DomPierre:
    """Seat 0 makes the second tile of the left press."""
    return play(pressing(game), Activate("left", False), BOTTLE)


def toasting(game: DomPierreGame) -> DomPierre:
    """Seat 0 takes a token for a twelve, before the press is emptied."""
    grapes = "chardonnay 3, pinot_meunier 3, pinot_noir 3, +2"
    player = Player(coins=9, vintage="cellar", left=grapes)
    state = act(
        turn(game, player, chance="explicit", flute="crown, worker, press_low"), "cellar", Activate("left", True)
    )
    play(state, BARREL)
    let(state)
    return play(state, TakeToken("crown"), BARREL)


def benefiting(game: DomPierreGame) -> DomPierre:
    """Seat 0 is in the village with its vintage effect."""
    player = Player(coins=9, rows=HIGH, vintage="village", left="barrel 3, barrel 2", roads="north 1", vines="3,4")
    return act(turn(game, player, Player(), Player()), "village")


def offering(game: DomPierreGame) -> DomPierre:
    """Seat 0 may give a second champagne tile."""
    return play(benefiting(game), OfferChampagne("left", "barrel", 3))


def choosing_bonus(game: DomPierreGame) -> DomPierre:
    """Seat 0 has taken one bonus."""
    return play(benefiting(game), TakeBonuses(), TakeBonus("OB03"))


def picking_worker(game: DomPierreGame) -> DomPierre:
    """Seat 0 moves a worker by the vintage effect."""
    return play(benefiting(game), MoveWorker())


def sending_from_road(game: DomPierreGame) -> DomPierre:
    """Seat 0 has lifted a worker off a road."""
    return play(picking_worker(game), TakeFromRoad("north", 1))


def sending_from_vine(game: DomPierreGame) -> DomPierre:
    """Seat 0 has lifted a worker off a bunch."""
    return play(picking_worker(game), TakeFromVine(3, 4))


def revealing(game: DomPierreGame) -> DomPierre:
    """Chance uncovers a harvest tile after one was taken."""
    return act(turn(game, Player(), Player(), Player(), chance="explicit"), "village", TakeTile(1))


def lifting(game: DomPierreGame) -> DomPierre:
    """Seat 0 has lifted one worker."""
    return act(turn(game, Player(rows=HIGH, house=1), Player(), Player()), "logistics", TakeWorker("house"))


def sending(game: DomPierreGame) -> DomPierre:
    """Seat 0 places two workers."""
    return play(lifting(game), TakeWorker("reserve"), Done())


def returning(game: DomPierreGame) -> DomPierre:
    """Seat 0 returns workers."""
    return play(turn(game, Player(rows=HIGH, house=3), Player(), Player()), MoveDisc("cellar"), RETURN)


def choosing_main(game: DomPierreGame) -> DomPierre:
    """Seat 0 has moved a disc."""
    return play(acting(game), MoveDisc("cellar"), LeaveTokens())


def claiming(game: DomPierreGame) -> DomPierre:
    """Seat 0 may claim a token."""
    return play(acting(game), MoveDisc("cellar"))


def late(game: DomPierreGame) -> DomPierre:
    """Seat 0 has finished its action."""
    return play(choosing_main(game), RETURN, Done())


def selling(game: DomPierreGame) -> DomPierre:
    """Seat 0 chooses a sale."""
    player = Player(rows=HIGH, left="barrel 3", right="bottle 12", grey="sugar", blue="sugar", roads="north 1 6")
    return act(turn(game, player, Player(), Player()), "sales")


def boosting(game: DomPierreGame) -> DomPierre:
    """Seat 0 has used a grey sugar in a sale."""
    return play(selling(game), Sell("north", "left", "barrel", 3), AddAccessory("sugar", "grey"))


def great_sale(game: DomPierreGame) -> DomPierre:
    """Seat 0 takes a token in the middle of a sale."""
    player = Player(rows=HIGH, left="barrel 12", roads="north 6")
    state = act(turn(game, player, Player(), Player(), flute="worker, crown, coin"), "sales")
    return play(state, Sell("north", "left", "barrel", 12))


def uncovering(game: DomPierreGame) -> DomPierre:
    """Chance uncovers a market card."""
    player = Player(rows=HIGH, left="barrel 3, barrel 2")
    state = act(turn(game, player, Player(), Player(), chance="explicit"), "sales")
    return play(state, Sell("north", "left", "barrel", 3))


def picking(game: DomPierreGame) -> DomPierre:
    """Seat 0 has chosen one of three cards."""
    return act(turn(game, Player(rows=HIGH), Player(), Player()), "objectives", PickCard("OB01"))


def keeping_card(game: DomPierreGame) -> DomPierre:
    """Seat 0 keeps one of three cards."""
    return play(picking(game), PickCard("OB02"), PickCard("OB03"))


def ordering(game: DomPierreGame) -> DomPierre:
    """Seat 0 chooses whose bonus comes first."""
    return play(keeping_card(game), KeepCard("OB01"))


def tile_first(game: DomPierreGame) -> DomPierre:
    """Seat 0 stores the tile of a bonus; another bonus waits."""
    return play(ordering(game), TakeBonus("OB02"))


def asking_cards(game: DomPierreGame) -> DomPierre:
    """Seat 0 may add cards to the offer."""
    options = {"objectives_vintage_is_automatic": False}
    return act(turn(game, Player(vintage="objectives"), Player(), Player(), options=options), "objectives")


def adding_cards(game: DomPierreGame) -> DomPierre:
    """Chance adds cards to the offer."""
    return act(turn(game, Player(vintage="objectives"), Player(), Player(), chance="explicit"), "objectives")


def flipping(game: DomPierreGame) -> DomPierre:
    """Chance flips a token of the flute."""
    return play(turn(game, Player(coins=5), flute="worker, crown, coin", chance="explicit"), BuyPrestige())


def taking(game: DomPierreGame) -> DomPierre:
    """Seat 0 takes a token."""
    return let(flipping(game))


def blind(game: DomPierreGame) -> DomPierre:
    """Chance turns over the token that was taken face down."""
    return play(taking(game), TakeFaceDown())


def deciding(game: DomPierreGame) -> DomPierre:
    """Seat 0 uses or keeps a worker token."""
    return play(taking(game), TakeToken("worker"))


def local(game: DomPierreGame) -> DomPierre:
    """Seat 0 sells more champagne locally."""
    return play(turn(game, Player(left="barrel 3, barrel 2")), LocalSale("left", "barrel", 3))


def open_action(game: DomPierreGame) -> DomPierre:
    """Seat 0 sells locally in the middle of VILLAGE, which a ruling allows."""
    player = Player(coins=9, left="barrel 3, barrel 2")
    return act(turn(game, player, options=OPEN), "village", LocalSale("left", "barrel", 3))


def over(game: DomPierreGame) -> DomPierre:
    """The game has ended."""
    players = [Player(rows=(7, 7, 2, 2, 1, 1))] * 2
    return pass_turns(turn(game, *players, last=19), 2)


def fast(game: DomPierreGame) -> DomPierre:
    """A turn of the fast variant."""
    return turn(game, Player(), options={"fast_variant": True})


# ---------------------------------------------------------------------- damage


def put(values: list[Any], place: int, value: Any) -> None:
    """Overwrite one value."""
    values[place] = value


def change(thing: Any, **values: Any) -> None:
    """Overwrite fields."""
    for name, value in values.items():
        setattr(thing, name, value)


def top(state: DomPierre, frame: Any) -> None:
    """Overwrite the question that is asked."""
    state.stack[-1] = frame


def below(state: DomPierre, frame: Any) -> None:
    """Overwrite the frame under the question."""
    state.stack[-2] = frame


def move(source: list[int], target: list[int], place: int, count: int = 1) -> None:
    """Move things of one kind, whether they are there or not."""
    source[place] -= count
    target[place] += count


def plant(state: DomPierre, cell: int, variety: int = 0) -> None:
    """Put a bunch of the bag on a cell."""
    state.bag.counts[variety] -= 1
    state.bag.size -= 1
    state.grapes[variety] |= 1 << cell


def draw(state: DomPierre, count: int) -> None:
    """Take bunches of Chardonnay out of the bag."""
    state.bag.counts[0] -= count
    state.bag.size -= count
    state.turn.drawn[0] += count


def hold(state: DomPierre, tile: int = 0) -> None:
    """Take a tile of the supply into the hand."""
    state.supply[state.box.tile_supply[tile]] -= 1
    state.turn.hand.append(tile)


def m(state: DomPierre, seat: int = 0) -> Any:
    """Return a player's Maison."""
    return state.maisons[seat]


BREAKS: list[tuple[str, Start, Damage]] = [
    ("stack", acting, lambda s: s.stack.append(EarlyWindow(0))),
    ("stack", acting, lambda s: s.stack.pop(0)),
    ("stack", dealing, lambda s: s.stack.pop(5)),
    ("bunches", acting, lambda s: put(s.bag.counts, 0, 99)),
    ("bunches", acting, lambda s: draw(s, 99)),
    ("bag-size", acting, lambda s: change(s.bag, size=1)),
    ("one-bunch-per-cell", acting, lambda s: plant(s, s.box.first_cells[1])),
    ("first-bunches", acting, lambda s: put(s.grapes, 0, s.grapes[0] ^ (1 << s.box.first_cells[0] | 1))),
    ("first-bunches", keeping, lambda s: plant(s, s.box.random_cell + 1)),
    ("bunches-connected", acting, lambda s: plant(s, 0)),
    ("extras", acting, lambda s: put(s.extras, 4, NONE)),
    ("tiles-in-supply", acting, lambda s: put(s.supply, 0, -1)),
    ("tile-in-slot", acting, lambda s: put(m(s).slots, 3, 9)),
    ("tiles", acting, lambda s: put(s.supply, 0, s.supply[0] + 1)),
    ("grey", acting, lambda s: put(s.grey, 0, s.grey[0] + 1)),
    ("blue", acting, lambda s: put(m(s).blue, 0, 1)),
    ("flags", acting, lambda s: put(s.flags, 0, 6)),
    ("stack-sizes", acting, lambda s: put(s.harvest.sizes, 0, -1)),
    ("tops", acting, lambda s: [s.harvest.hidden.append(s.harvest.tops[0]), put(s.harvest.tops, 0, NONE)]),
    ("reveals", revealing, lambda s: put(s.harvest.sizes, 0, 0)),
    ("reveals", uncovering, lambda s: [change(m(s, 1), cards=s.unseen[0]), put(s.unseen, 0, 0)]),
    ("covered", acting, lambda s: put(s.harvest.sizes, 0, 2)),
    ("cards-once", acting, lambda s: change(m(s, 1), cards=m(s).cards)),
    ("cards-once", acting, lambda s: put(s.under, 0, (s.tops[0],))),
    ("cards", acting, lambda s: change(m(s), cards=0)),
    ("deck-top", acting, lambda s: [put(s.unseen, 0, s.unseen[0] | 1 << s.tops[0]), put(s.tops, 0, NONE)]),
    ("ratios", acting, lambda s: put(s.ratios, 0, s.ratios[1])),
    ("objectives-once", acting, lambda s: change(s, discard=1)),
    ("objectives", acting, lambda s: change(m(s), objectives=0)),
    ("tokens", acting, lambda s: put(m(s).tokens, 1, 2)),
    ("token-kinds", acting, lambda s: [s.face_down.take(1), put(m(s).tokens, 1, 1)]),
    ("flute", acting, lambda s: change(s.face_down, size=1)),
    ("face-up", acting, lambda s: put(s.flute, s.flute.index(1), 0)),
    ("face-up", dealing, lambda s: move(s.face_down.counts, s.flute, 0) or change(s.face_down, size=15)),
    ("level", acting, lambda s: change(m(s), level=8)),
    ("pool", acting, lambda s: [put(s.pool.counts, 0, 1), change(s.pool, size=1)]),
    ("vintages", acting, lambda s: [put(m(s, seat).spaces, 0, 1) for seat in range(3)]),
    ("vintages", keeping, lambda s: m(s).draft.pop()),
    ("force", acting, lambda s: put(m(s).spaces, 0, 2)),
    ("waiting", fast, lambda s: change(m(s), vintage=0)),
    ("bunch-with-one-worker", acting, lambda s: change(m(s, 1), vines=m(s).vines)),
    ("space-with-one-worker", acting, lambda s: put(m(s, 1).roads, 0, 1)),
    ("road-length", acting, lambda s: put(m(s, 1).roads, 0, 1 << 6)),
    ("workers", acting, lambda s: change(m(s), house=5)),
    ("worker-on-bunch", acting, lambda s: change(m(s), vines=1)),
    ("coins", acting, lambda s: change(m(s), coins=-1)),
    ("champagne", acting, lambda s: put(m(s).champagne, 0, 99)),
    ("champagne", acting, lambda s: put(m(s).champagne, 0, 1)),
    ("press-mixed", acting, lambda s: put(m(s).champagne, 2, 6)),
    ("modifier", acting, lambda s: put(m(s).modifiers, 2, 9)),
    ("rows", acting, lambda s: put(m(s).rows, 0, 9)),
    ("top-row", acting, lambda s: put(m(s, 1).rows, 0, 6)),
    ("disc-moves", acting, lambda s: put(m(s).rows, 0, 2)),
    ("start-cards", acting, lambda s: change(m(s, 1), card=m(s).card)),
    ("start-cards", at("DealStartCard"), lambda s: change(m(s, 2), card=3)),
    ("first-player", acting, lambda s: change(s, first=1)),
    ("triggered", acting, lambda s: change(s, last=s.round)),
    ("last-round", over, lambda s: change(s, last=99)),
    ("last-round", over, lambda s: change(s, last=3)),
    ("end-track", acting, lambda s: s.track.append(0)),
    ("disc-points", acting, lambda s: put(m(s).points, 5, 2)),
    ("first-round", keeping, lambda s: [change(s, round=2), [change(x, corked=True) for x in s.maisons], rows_up(s)]),
    ("nothing-yet", keeping, lambda s: change(m(s), coins=9)),
    ("first-tile", keeping, lambda s: take_tiles(s)),
    ("over", over, lambda s: change(s, last=s.round + 1)),
    ("turn", acting, lambda s: change(s, turns=0)),
    ("acting-seat", acting, lambda s: top(s, EarlyWindow(1))),
    ("draft-over", acting, lambda s: change(m(s), chosen=0)),
    ("order-of-end", choosing_main, lambda s: put_between(s)),
    ("order-of-end", late, lambda s: change(s, options=s.options._replace(**LEAVES_LATE))),
    ("answer", acting, lambda s: finish_all(s)),
    ("draft-hands", keeping, lambda s: [s.pool.put([m(s).draft.pop()])]),
    ("draft-choices", keeping, lambda s: change(m(s), chosen=NONE)),
    ("draft-choices", keeping, lambda s: change(m(s, 1), chosen=m(s, 1).draft[0])),
    ("kept-tokens", assigning, lambda s: give_token(s)),
    ("idle", keeping, lambda s: change(s.turn, left=1)),
    ("idle", over, lambda s: hold(s)),
    ("column", acting, lambda s: change(s.turn, column=0)),
    ("column", late, lambda s: change(s.turn, column=NONE) or put(m(s).rows, 1, m(s).rows[1])),
    ("action", pressing, lambda s: change(s.turn, column=2)),
    ("strength", pressing, lambda s: change(s.turn, left=9)),
    ("price", pressing, lambda s: change(s.turn, cost=77)),
    ("no-action", acting, lambda s: change(s.turn, paid=1)),
    ("no-action", acting, lambda s: change(s.turn, left=1)),
    ("drawn", placing, lambda s: change(s.turn, left=1)),
    ("drawn", placing, lambda s: change(s.turn, left=3)),
    ("drawn", pressing, lambda s: draw(s, 1)),
    ("paid", benefiting, lambda s: change(s.turn, paid=1)),
    ("done", pressing, lambda s: change(s.turn, done=8)),
    ("done", selling, lambda s: change(s.turn, done=1)),
    ("lifted", acting, lambda s: [change(s.turn, lifted=1), change(m(s), house=0)]),
    ("hand", acting, lambda s: hold(s)),
    ("opened", open_action, lambda s: change(s, options=s.options._replace(**dict.fromkeys(OPEN, True)))),
]  # fmt: skip


def rows_up(state: DomPierre) -> None:
    """Let everybody have moved a disc once."""
    for maison in state.maisons:
        maison.rows[0] += 1


def take_tiles(state: DomPierre) -> None:
    """Return everybody's first harvest tile to the supply."""
    for maison in state.maisons:
        for tile in maison.slots:
            if tile != NONE:
                state.supply[state.box.tile_supply[tile]] += 1
        maison.slots = [NONE] * 9


def put_between(state: DomPierre) -> None:
    """Let the disc leave after the late window, against the ruling."""
    place = next(n for n, frame in enumerate(state.stack) if isinstance(frame, LateWindow))
    state.stack[place], state.stack[place + 1] = state.stack[place + 1], state.stack[place]


def finish_all(state: DomPierre) -> None:
    """Leave the player whose turn it is without a disc, and with nothing else to do."""
    maison = state.maisons[0]
    maison.rows, maison.corked = [7] * 6, False
    maison.champagne = [0] * 6
    maison.points[5] = 12
    state.track = [0] * 6
    state.round = 40
    for other in state.maisons[1:]:
        other.rows = [7] * 6
        other.points[5] = 0
    state.track += [1] * 6 + [2] * 6
    state.last = 40


def give_token(state: DomPierre) -> None:
    """Give a kept token of one player to another."""
    kept = state.maisons[0].spaces.index(1)
    giver, taker = state.maisons[0].spaces, next(m for m in state.maisons if not m.spaces[kept]).spaces
    giver[kept], taker[kept] = 0, 1


#: Values of frames that cannot be, by the frame that is wrong.
FRAMES: list[tuple[str, Start, Damage]] = [
    ("ClaimTokens", claiming, lambda s: change(m(s), vintage=NONE)),
    ("PlaceBunch", placing, lambda s: change(s.turn, left=0)),
    ("DrawBunch", drawing, lambda s: top(s, DrawBunch(0))),
    ("ChooseHarvest", harvesting, lambda s: top(s, ChooseHarvest(0, 0))),
    ("ChooseHarvest", harvesting, lambda s: top(s, ChooseHarvest(0, 99))),
    ("ChooseHelper", helping, lambda s: top(s, ChooseHelper(0, "riesling", 1))),
    ("ChooseHelper", helping, lambda s: top(s, ChooseHelper(0, "pinot_noir", 0))),
    ("ChooseHelper", helping, lambda s: top(s, ChooseHelper(0, "pinot_noir", 3))),
    ("ChooseHelper", helping, lambda s: top(s, ChooseHelper(0, "chardonnay", 1))),
    ("StoreTiles", acting, lambda s: s.stack.append(StoreTiles(0))),
    ("PlaceModifier", modifying, lambda s: top(s, PlaceModifier(0, 9))),
    ("ChoosePress", pressing, lambda s: change(s.turn, left=0)),
    ("ChoosePress", pressing, lambda s: [change(m(s), coins=0, crew=0), change(m(s), reserve=9)]),
    ("ChooseKind", making, lambda s: top(s, ChooseKind(0, "attic", True, False))),
    ("ChooseKind", making, lambda s: top(s, ChooseKind(0, "centre", True, False))),
    ("ChooseKind", making, lambda s: top(s, ChooseKind(0, "centre", False, False))),
    ("ChooseKind", making, lambda s: [change(s.turn, vintage=True), top(s, ChooseKind(0, "left", True, True))]),
    ("ChooseKind", making, lambda s: change(s.turn, paid=0)),
    ("EmptyPress", toasting, lambda s: put_empty(s, 9)),
    ("EmptyPress", toasting, lambda s: put_empty(s, 1)),
    ("ChooseBenefit", benefiting, lambda s: change(s.turn, left=0, vintage=False)),
    ("OfferSecond", offering, lambda s: change(s.turn, done=0)),
    ("ChooseBonus", choosing_bonus, lambda s: top(s, ChooseBonus(0, (-1,)))),
    ("ChooseBonus", choosing_bonus, lambda s: top(s, ChooseBonus(0, (1, 0)))),
    ("ChooseBonus", choosing_bonus, lambda s: change(s.turn, done=0)),
    ("PickWorker", picking_worker, lambda s: top(s, PickWorker(0, "boredom"))),
    ("PickWorker", picking_worker, lambda s: change(s.turn, vintage=True)),
    ("SendWorker", sending_from_road, lambda s: top(s, SendWorker(0, "boredom", 3, 0, 0))),
    ("SendWorker", sending_from_road, lambda s: top(s, SendWorker(0, "vintage", 3, 9, 0))),
    ("SendWorker", sending_from_road, lambda s: top(s, SendWorker(0, "vintage", 4, 0, -1))),
    ("SendWorker", sending_from_vine, lambda s: top(s, SendWorker(0, "vintage", 9, 0, 0))),
    ("LiftWorkers", lifting, lambda s: [change(s.turn, left=0), change(m(s), house=0)]),
    ("PlaceWorkers", sending, lambda s: [change(m(s), house=2), change(s.turn, lifted=0)]),
    ("ChooseReturn", returning, lambda s: change(s.turn, left=0)),
    ("ChooseReturn", returning, lambda s: change(s.turn, left=4)),
    ("ChooseSale", selling, lambda s: change(s.turn, left=0)),
    ("BoostSale", boosting, lambda s: top(s, BoostSale(0, "moon", "left", "barrel", 3, 8, 1))),
    ("BoostSale", boosting, lambda s: top(s, BoostSale(0, "north", "left", "barrel", 9, 8, 1))),
    ("BoostSale", boosting, lambda s: top(s, BoostSale(0, "north", "left", "barrel", 3, 99, 1))),
    ("BoostSale", boosting, lambda s: top(s, BoostSale(0, "north", "left", "barrel", 3, 8, -1))),
    ("BoostSale", boosting, lambda s: top(s, BoostSale(0, "north", "left", "barrel", 3, 8, 1 << 6))),
    ("FinishSale", great_sale, lambda s: below(s, FinishSale("north", "left", "barrel", 3))),
    ("SettleSale", uncovering, lambda s: below(s, SettleSale("north", "left", "barrel", 9))),
    ("AskCards", asking_cards, lambda s: change(s.turn, vintage=False)),
    ("PickCards", picking, lambda s: top(s, PickCards(0, 1 << 40))),
    ("PickCards", picking, lambda s: top(s, PickCards(0, 0b11111))),
    ("KeepOneCard", keeping_card, lambda s: [change(s, discard=0b110), top(s, KeepOneCard(0, 1))]),
    ("OrderBonuses", ordering, lambda s: [change(s, discard=0b100), top(s, OrderBonuses(0, 0b010))]),
    ("RestOfBonuses", tile_first, lambda s: [change(s, discard=0b110), below(s, RestOfBonuses(0))]),
    ("DrawObjective", adding_cards, lambda s: top(s, DrawObjective(0))),
    ("FlipToken", flipping, lambda s: use_up(s)),
    ("ChooseToken", taking, lambda s: use_up(s) or change(s, flute=[0] * 12)),
    ("DrawToken", blind, lambda s: use_up(s)),
    ("UseOrKeep", deciding, lambda s: top(s, UseOrKeep(0, "moon"))),
    ("UseOrKeep", deciding, lambda s: [s.face_down.take(0), top(s, UseOrKeep(0, "crown"))]),
    ("SellLocally", local, lambda s: change(s.turn, free=True)),
]  # fmt: skip


def put_empty(state: DomPierre, press: int) -> None:
    """Let another press be the one to be emptied."""
    place = next(n for n, frame in enumerate(state.stack) if isinstance(frame, EmptyPress))
    state.stack[place] = EmptyPress(press)
    if press == 1:  # the law of the presses would see it first
        state.maisons[0].champagne[:2] = [0, 0]
        state.maisons[0].champagne[2:4] = [6, 6]


def use_up(state: DomPierre) -> None:
    """Leave only the boxed tokens unseen."""
    while state.flute_down > 0:
        kind = state.face_down.kinds()[0]
        state.face_down.take(kind)


@pytest.mark.parametrize(("law", "start", "damage"), BREAKS, ids=[f"{law}-{n}" for n, (law, _, _) in enumerate(BREAKS)])
def test_a_broken_law_is_seen(game: DomPierreGame, law: str, start: Start, damage: Damage) -> None:
    state = start(game)
    state.check()
    damage(state)
    with pytest.raises(tutor.BrokenInvariant) as caught:
        state.check()
    assert caught.value.details["law"] == law


@pytest.mark.parametrize(
    ("frame", "start", "damage"), FRAMES, ids=[f"{frame}-{n}" for n, (frame, _, _) in enumerate(FRAMES)]
)
def test_a_frame_with_impossible_values_is_seen(game: DomPierreGame, frame: str, start: Start, damage: Damage) -> None:
    state = start(game)
    state.check()
    damage(state)
    with pytest.raises(tutor.BrokenInvariant) as caught:
        state.check()
    # champagne beside harvest tiles is seen even before the press that is said to be active
    assert caught.value.details["law"] in ("frame-values", "press-mixed")
    if caught.value.details["law"] == "frame-values":
        assert json.loads(caught.value.details["numbers"])["frame"] == frame


def test_every_law_is_broken_once() -> None:
    text = "".join(Path(str(module.__file__)).read_text(encoding="utf-8") for module in (laws, stack))
    named = set(re.findall(r'state\.demand\("([a-z-]+)"', text))
    assert named - {law for law, _, _ in BREAKS} - {"frame-values"} == set()
    assert set(stack.FITS) - {frame for frame, _, _ in FRAMES} == set()


def test_every_kind_of_question_is_met(game: DomPierreGame) -> None:
    """DP-TURN-02: the starts of this file reach every question there is; the phases of the stack know them all."""
    starts = {start for _, start, _ in BREAKS + FRAMES}
    met = {question(start(game)) for start in starts}
    known = {frame.__name__ for frame in game.frames if issubclass(frame, Decision)}
    first = {"PlaceExtra", "PlaceRatio", "FirstGrape", "DealHarvest", "RevealAccessory", "DealToken"}
    assert known - met - first == set()


@pytest.mark.parametrize("players", [2, 4])
def test_every_phase_of_a_game_is_known(game: DomPierreGame, players: int) -> None:
    """DP-TURN-01, DP-TURN-02: the stack always shows where the game is."""
    phases = set()
    for seed in range(6):
        state = game.new(players, seed, chance="explicit")
        rng = random.Random(seed)
        while not state.over:
            phases.add(stack.phase_of(state))
            state.play(rng.choice(state.moves()))
        phases.add(stack.phase_of(state))
    assert phases == {*stack.PHASES, "set-up", "draft", "over"}


def test_every_question_can_be_saved_and_read_again(game: DomPierreGame) -> None:
    """DP-TURN-02: wherever a turn stands."""
    for start in {start for _, start, _ in BREAKS + FRAMES}:
        state = start(game)
        assert game.from_json(state.to_json()).to_json() == state.to_json()
