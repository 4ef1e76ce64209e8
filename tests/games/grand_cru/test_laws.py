"""What can never be on the table: every law is broken once, and `check()` must see it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tutor
from tutor.games.grand_cru import laws, stack
from tutor.games.grand_cru.auction import ChooseAuction, ChooseTile, NameBid
from tutor.games.grand_cru.demand import ShiftDemand
from tutor.games.grand_cru.examples.positions import (
    LAST_SPACE,
    PASS,
    Player,
    act,
    action,
    bid,
    deal,
    festival,
    keep_loans,
    loan_round,
    play,
    set_up,
)
from tutor.games.grand_cru.game import GrandCruGame
from tutor.games.grand_cru.harvest import PickCube
from tutor.games.grand_cru.improvements import ChooseBlendInto
from tutor.games.grand_cru.moves import (
    Harvest,
    PutUp,
    RemoveVine,
    RepayLoans,
    SellWine,
    StartingLoans,
    UseImprovement,
    Visit,
)
from tutor.games.grand_cru.purchase import ChooseAcquisition, ChoosePurchase
from tutor.games.grand_cru.rebuilding import ChooseVineIn, ChooseVineOut
from tutor.games.grand_cru.sale import PickNumber, PickWine
from tutor.games.grand_cru.setup import BorrowToStart, DealFirst, DrawStartPlayer
from tutor.games.grand_cru.state import GrandCru
from tutor.games.grand_cru.year import ChooseAction
from tutor.games.grand_cru.year_end import YearEnd

Start = Callable[[GrandCruGame], GrandCru]
Damage = Callable[[GrandCru], object]


def acting(game: GrandCruGame) -> GrandCru:
    """Year 1, seat 0 to act; something of everything."""
    owner = Player(vines="2 gamay, merlot", ready="aoc, bulk_buyer", used="maturing", cellar="3 gamay@2, pinot@4")
    return action(game, owner, Player(cask="gamay"), columns=[bid("pinot", 1, 3)], display="syrah, aoc")


def dealing(game: GrandCruGame) -> GrandCru:
    """Chance deals the first display."""
    return game.new(3, 1, chance="explicit")


def borrowing(game: GrandCruGame) -> GrandCru:
    """Seat 0 of three has chosen its starting loans."""
    state = dealing(game)
    deal(state)
    return play(state, StartingLoans(2))


def drawing_figure(game: GrandCruGame) -> GrandCru:
    """Two of three players tie for the figure."""
    return set_up(game, 2, 3, 3)


def bidding(game: GrandCruGame) -> GrandCru:
    """Seat 0 names a first bid."""
    return act(acting(game), "first_bid", PutUp("syrah"))


def without_pawns(game: GrandCruGame) -> GrandCru:
    """Seat 0 of five has bid four times."""
    running = [bid(tile, 0, 1) for tile in ("gamay", "merlot", "pinot", "aoc")]
    return action(game, *[Player()] * 5, columns=running, display="syrah")


def harvesting(game: GrandCruGame) -> GrandCru:
    """Seat 0 picks a cube."""
    return act(acting(game), "harvest")


def selling(game: GrandCruGame) -> GrandCru:
    """Seat 0 has chosen a wine and must say how many cubes."""
    return act(acting(game), "sell", SellWine(2, "gamay"))


def doubling(game: GrandCruGame) -> GrandCru:
    """Seat 0 uses a Bulk Buyer."""
    return play(acting(game), UseImprovement("bulk_buyer"))


def blending(game: GrandCruGame) -> GrandCru:
    """Seat 0 blends in its first barrel; in its second there is one variety only."""
    owner = Player(ready="blending", cellar="gamay@1, syrah@1, gamay@2")
    return play(action(game, owner, Player()), UseImprovement("blending"))


def maturing(game: GrandCruGame) -> GrandCru:
    """Seat 0 moves a wine on."""
    return play(action(game, Player(ready="maturing", cellar="gamay@1"), Player()), UseImprovement("maturing"))


def last_lap(game: GrandCruGame) -> GrandCru:
    """Seat 0 has taken its last cube; seats 1 and 2 have one action each."""
    state = action(game, Player(vines="gamay"), Player(), Player(), counter=LAST_SPACE)
    return act(state, "harvest", Harvest("gamay"))


def alone(game: GrandCruGame) -> GrandCru:
    """Seat 1 is the last one, with one action."""
    return play(action(game, Player(), Player(), counter=LAST_SPACE), PASS)


def drawing(game: GrandCruGame) -> GrandCru:
    """Chance draws the tiles of the coming year."""
    state = action(game, Player(cask="gamay"), Player(), counter=LAST_SPACE)
    state.explicit = True
    return play(state, PASS, PASS)


def feasting(game: GrandCruGame) -> GrandCru:
    """Seat 0 chooses a special action; seat 1 has a pawn on a space."""
    return festival(game, Player(prestige=9, vines="gamay"), Player(), festival={"money_1": 1})


def late(game: GrandCruGame) -> GrandCru:
    """Seat 0 picks the cube of a late harvest."""
    return play(feasting(game), Visit("late_harvest"))


def rebuilding(game: GrandCruGame) -> GrandCru:
    """Seat 0 has given up a Gamay vine."""
    return play(feasting(game), Visit("rebuilding"), RemoveVine("gamay", True))


def visiting(space: str) -> Start:
    """Return a festival at which seat 0 has a pawn on this space, and wine and vines of every age."""
    guest = Player(prestige=9, vines="2 gamay", cellar="2 gamay@2, 2 pinot@2")
    return lambda game: festival(game, guest, Player(), festival={space: 0})


def full(game: GrandCruGame) -> GrandCru:
    """Seat 0 has no space left, money, and a bid."""
    owner = Player(cash=20, vines="12 gamay")
    return action(game, owner, Player(), columns=[bid("pinot", 0, 3)], display="syrah")


def covered(game: GrandCruGame) -> GrandCru:
    """Bids must be covered: seat 0 has 2 F, and seat 1 has bid 3 F."""
    running = [bid("pinot", 1, 3)]
    return action(game, Player(cash=2), Player(), columns=running, display="syrah", options={"bids_covered": True})


def covered_and_full(game: GrandCruGame) -> GrandCru:
    """Bids must be covered, and seat 0 has no space left."""
    return action(game, Player(vines="12 gamay"), Player(), display="syrah", options={"bids_covered": True})


def whole_sales(game: GrandCruGame) -> GrandCru:
    """A sale takes all cubes of a wine."""
    return action(game, Player(cellar="3 gamay@2"), Player(), options={"partial_sales": False})


def two_left(game: GrandCruGame) -> GrandCru:
    """Seat 0 and seat 1 act on the last space."""
    return action(game, Player(), Player(), Player(), counter=LAST_SPACE, passed=[2])


def borrowing_more(game: GrandCruGame) -> GrandCru:
    """Three players choose about loans."""
    return loan_round(game, Player(cash=30), Player(), Player())


def over(game: GrandCruGame) -> GrandCru:
    """The game has ended."""
    state = play(loan_round(game, Player(cash=30), Player()), RepayLoans(3))
    keep_loans(state)
    return state


def put(values: list[Any], place: int, value: Any) -> None:
    """Overwrite one value."""
    values[place] = value


def change(thing: Any, **values: Any) -> None:
    """Overwrite fields."""
    for name, value in values.items():
        setattr(thing, name, value)


def top(state: GrandCru, frame: Any) -> None:
    """Overwrite the question that is asked."""
    state.stack[-1] = frame


def move(source: list[int], target: list[int], place: int, count: int) -> None:
    """Move cubes or tiles of one kind, whether they are there or not."""
    source[place] -= count
    target[place] += count


def shrink(state: GrandCru, count: int) -> None:
    """Make the pile as much smaller as tiles were taken."""
    state.pile.size -= count


def owe(state: GrandCru, seat: int, loans: int) -> None:
    """Give a player another number of loans, and let the books agree."""
    estate = state.estates[seat]
    difference = 7 * (loans - estate.loans)
    estate.loans = loans
    estate.earn(difference, 1)
    estate.earn(-difference, 0)


def grow_old(state: GrandCru) -> None:
    """Put Gamay into barrel 4."""
    state.supply[0] -= 1
    state.estates[0].cellar[15] += 1


def keep_young(state: GrandCru) -> None:
    """Put Gamay into barrel 1."""
    state.supply[0] -= 1
    state.estates[0].cellar[0] += 1


BREAKS: list[tuple[str, Start, Damage]] = [
    ("stack", acting, lambda s: s.stack.insert(0, YearEnd())),
    ("stack", acting, lambda s: s.stack.append(ChooseAction(0, False))),
    ("cubes-exist", acting, lambda s: move(s.estates[0].cubes, s.supply, 1, 1)),
    ("cubes-conserved", acting, lambda s: put(s.supply, 0, s.supply[0] + 1)),
    ("maturity-zone", acting, grow_old),
    ("first-barrel", borrowing_more, keep_young),
    ("sales-casks", feasting, lambda s: move(s.supply, s.estates[0].cask, 0, 1)),
    ("tiles-exist", acting, lambda s: move(s.discard, s.display, 1, 1)),
    ("tiles-conserved", acting, lambda s: put(s.display, 1, 2)),
    ("pile-size", acting, lambda s: change(s.pile, size=1)),
    ("columns", acting, lambda s: s.columns.append(None)),
    ("columns-empty", feasting, lambda s: (put(s.columns, 0, (0, 1, 1)), put(s.display, 0, 0))),
    ("bids", acting, lambda s: put(s.columns, 0, (4, 1, 7))),
    ("display", drawing, lambda s: move(s.pile.counts, s.display, 0, 1) or shrink(s, 1)),
    ("display", dealing, lambda s: move(s.pile.counts, s.display, 0, 1) or shrink(s, 1)),
    ("display", borrowing, lambda s: move(s.pile.counts, s.display, 0, 1) or shrink(s, 1)),
    ("display", feasting, lambda s: move(s.display, s.discard, 0, 1)),
    ("display", acting, lambda s: [move(s.pile.counts, s.display, 1, 6), shrink(s, 6)]),
    ("demand-range", acting, lambda s: put(s.markers, 0, 7)),
    ("counter-range", acting, lambda s: change(s, counter=5)),
    ("counter-moved", acting, lambda s: change(s, counter=0)),
    ("start-player", acting, lambda s: change(s, start=-1)),
    ("start-player", borrowing, lambda s: change(s, start=0)),
    ("year", acting, lambda s: change(s, year=31)),
    ("year", borrowing, lambda s: change(s, year=2)),
    ("heir", feasting, lambda s: change(s, heir=1)),
    ("passed", acting, lambda s: change(s, passed=4)),
    ("festival-empty", acting, lambda s: put(s.festival, 0, 1)),
    ("bankrupt", acting, lambda s: change(s, bankrupt=1)),
    ("emptied-by", acting, lambda s: change(s, emptied_by=1)),
    ("ended", over, lambda s: owe(s, 0, 1)),
    ("vineyard-spaces", acting, lambda s: [move(s.pile.counts, s.estates[1].tiles, 4, 13), shrink(s, 13)]),
    ("cubes-on-vines", acting, lambda s: move(s.supply, s.estates[0].cubes, 0, 1)),
    ("used-improvements", acting, lambda s: put(s.estates[0].used, 0, 2)),
    ("pawns", acting, lambda s: change(s.estates[1], pawns=4)),
    ("prestige", acting, lambda s: change(s.estates[0], prestige=-1)),
    ("cash", acting, lambda s: change(s.estates[0], cash=11)),
    ("loan-money", acting, lambda s: change(s.estates[0], loans=4)),
    ("loan-money", acting, lambda s: put(s.estates[0].ledger, 2, 3) or put(s.estates[0].ledger, 0, -14)),
    ("nothing-yet", borrowing, lambda s: s.estates[1].earn(5, 0)),
    ("loans", acting, lambda s: owe(s, 0, 12)),
    ("loans-left", acting, lambda s: owe(s, 0, 0)),
    ("bankrupt-loans", borrowing_more, lambda s: change(s, bankrupt=1)),
    ("chosen", acting, lambda s: change(s.estates[0], chosen=2)),
    ("tie", drawing_figure, lambda s: top(s, DrawStartPlayer((0, 1)))),
    ("deal", dealing, lambda s: put(s.stack, -2, DealFirst(False, 3))),
    ("borrowers", borrowing, lambda s: put(s.stack, -1, BorrowToStart(0))),
    ("closed-fists", borrowing, lambda s: change(s.estates[1], chosen=3)),
    ("loan-order", borrowing_more, lambda s: s.stack.pop(1)),
    ("walk", acting, lambda s: change(s, turn=0)),
    ("walk", acting, lambda s: change(s, passed=1)),
    ("walk", feasting, lambda s: change(s, turn=0)),
    ("last-action", acting, lambda s: top(s, ChooseAction(0, True))),
    ("last-action", last_lap, lambda s: top(s, ChooseAction(1, False))),
    ("alone", alone, lambda s: change(s, passed=0)),
    ("alone", alone, lambda s: change(s, counter=2)),
    ("last-lap", last_lap, lambda s: top(s, ChooseAction(0, True))),
    ("last-lap", last_lap, lambda s: change(s, passed=4)),
    ("festival-way", late, lambda s: top(s, PickCube(0, "harvest", 1))),
    ("festival-way", late, lambda s: top(s, PickWine(0, "primeur", 1))),
    ("action-way", harvesting, lambda s: top(s, PickCube(0, "late_harvest", 1))),
    ("improvement-in-use", harvesting, lambda s: top(s, PickCube(0, "rich_harvest", 1))),
    ("improvement-in-use", doubling, lambda s: put(s.estates[0].used, 3, 0)),
    ("bidder-pawns", without_pawns, lambda s: top(s, NameBid(0, 5, "syrah"))),
    ("bid-column", bidding, lambda s: top(s, NameBid(0, 3, "syrah"))),
    ("bid-tile", bidding, lambda s: top(s, NameBid(0, 2, "pinot"))),
    ("bid-tile", bidding, lambda s: top(s, NameBid(0, 1, "syrah"))),
    ("cubes-to-pick", harvesting, lambda s: top(s, PickCube(0, "harvest", 3))),
    ("picks", harvesting, lambda s: top(s, PickCube(0, "harvest", 2))),
    ("sales", selling, lambda s: top(s, PickWine(0, "sell", 2))),
    ("sales-possible", doubling, lambda s: spill(s)),
    ("wine", selling, lambda s: top(s, PickNumber(0, "sell", 1, 8, "gamay"))),
    ("wine", selling, lambda s: top(s, PickNumber(0, "sell", 1, 4, "pinot"))),
    ("wine", selling, lambda s: top(s, PickNumber(0, "sell", 1, 2, "riesling"))),
    ("steps", acting, lambda s: top(s, ShiftDemand(0, "raise_demand", 2, False))),
    ("steps", acting, lambda s: top(s, ShiftDemand(0, "raise_demand", 1, True))),
    ("steps", acting, lambda s: [change(s, markers=[6] * 5), top(s, ShiftDemand(0, "raise_demand", 1, False))]),
    *[("action-way", acting, lambda s, w=w: top(s, PickCube(0, w, 1))) for w in ("sell", "raise_demand", "maturing")],
    *[("action-way", acting, lambda s, w=w: top(s, PickWine(0, w, 1))) for w in ("harvest", "primeur", "maturing")],
    ("action-way", selling, lambda s: top(s, PickNumber(0, "raise_demand", 1, 2, "gamay"))),
    ("action-way", acting, lambda s: top(s, ShiftDemand(0, "demand_1", 1, False))),
    ("festival-way", visiting("primeur"), lambda s: top(s, PickCube(0, "primeur", 1))),
    ("festival-way", visiting("start_player"), lambda s: top(s, PickCube(0, "start_player", 1))),
    ("festival-way", visiting("money_1"), lambda s: top(s, PickWine(0, "money_1", 1))),
    ("festival-way", visiting("money_1"), lambda s: top(s, ShiftDemand(0, "money_1", 1, False))),
    ("festival-way", visiting("money_1"), lambda s: top(s, ChooseVineOut(0))),
    ("question-possible", full, lambda s: top(s, ChoosePurchase(0))),
    ("question-possible", full, lambda s: top(s, ChooseAcquisition(0))),
    ("question-possible", acting, lambda s: top(s, ChooseAcquisition(0))),
    ("question-possible", covered, lambda s: top(s, ChoosePurchase(0))),
    ("question-possible", covered, lambda s: top(s, ChooseAuction(0))),
    ("question-possible", covered_and_full, lambda s: top(s, ChooseTile(0))),
    ("question-possible", without_pawns, lambda s: top(s, ChooseTile(0))),
    ("question-possible", acting, lambda s: [
        put(s.columns, 1, (1, 1, 1)), put(s.display, 1, 0), change(s.estates[1], pawns=2), top(s, ChooseTile(0)),
    ]),
    ("bid-covered", covered, lambda s: top(s, NameBid(0, 1, "pinot"))),
    ("bid-covered", covered_and_full, lambda s: top(s, NameBid(0, 1, "syrah"))),
    ("bid-column", covered_and_full, lambda s: top(s, NameBid(0, 2, "syrah"))),
    ("number-to-sell", whole_sales, lambda s: top(s, PickNumber(0, "sell", 1, 2, "gamay"))),
    ("left-alone", two_left, lambda s: change(s, passed=6)),
    ("freed-space", rebuilding, lambda s: [move(s.pile.counts, s.estates[0].tiles, 4, 12), shrink(s, 12)]),
    ("vine-given-up", rebuilding, lambda s: top(s, ChooseVineIn(0, "pinot"))),
    ("answer", blending, lambda s: top(s, ChooseBlendInto(0, 2, "gamay"))),
    ("answer", maturing, lambda s: drink_up(s)),
]  # fmt: skip


def drink_up(state: GrandCru) -> None:
    """Empty the cellar of seat 0."""
    for place, count in enumerate(state.estates[0].cellar):
        state.supply[place % 5] += count
    state.estates[0].cellar = [0] * len(state.estates[0].cellar)


def spill(state: GrandCru) -> None:
    """Leave one saleable cube."""
    state.supply[0] += 2
    state.estates[0].cellar[5] -= 2


@pytest.mark.parametrize(("law", "start", "damage"), BREAKS, ids=[f"{law}-{n}" for n, (law, _, _) in enumerate(BREAKS)])
def test_a_broken_law_is_seen(game: GrandCruGame, law: str, start: Start, damage: Damage) -> None:
    state = start(game)
    state.check()
    damage(state)
    with pytest.raises(tutor.BrokenInvariant) as caught:
        state.check()
    assert caught.value.details["law"] == law


def test_every_law_is_broken_once() -> None:
    text = "".join(Path(str(module.__file__)).read_text(encoding="utf-8") for module in (laws, stack))
    named = set(re.findall(r'state\.demand\("([a-z-]+)"', text))
    assert named - {law for law, _, _ in BREAKS} == set()


@pytest.mark.parametrize("players", [2, 5])
def test_every_phase_of_a_game_is_known(game: GrandCruGame, players: int) -> None:
    """GC-YEAR-01, GC-EOY-01: the stack always shows where the game is."""
    phases = set()
    for seed in range(40):
        state = game.new(players, seed, chance="explicit")
        rng = random.Random(seed)
        while not state.over:
            phases.add(laws.phase_of(state))
            state.play(rng.choice(state.moves()))
        phases.add(laws.phase_of(state))
    assert phases == set(laws.PHASES)


def test_a_bid_that_is_refused_is_not_offered(game: GrandCruGame) -> None:
    """GC-BID-05, GC-ACQ-09: with covered bids a full vineyard leaves no price, in the list as in the verdicts."""
    state = covered_and_full(game)
    top(state, NameBid(0, 1, "syrah"))
    assert state.moves() == [] and all(state.why_not(move) for move in state.candidates())


def test_before_the_figure_is_given_no_turn_is_part_of_the_key(game: GrandCruGame) -> None:
    """GC-SETUP-13: whoever gets it begins; the counter and the passes would matter."""
    for field, alike in (("turn", True), ("counter", False), ("passed", False)):
        state = borrowing(game)
        other = state.copy()
        change(other, **{field: 1})
        assert (other.key() == state.key()) == alike
