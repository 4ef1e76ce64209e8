"""What can never be on the table: laws are broken one after the other, and `check()` must see it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tutor
from tests.games.vinhos.looking import OTHERS, amid, refusal
from tutor.games.vinhos import laws, stack
from tutor.games.vinhos.examples.positions import Estate, Player, go, idle, play, turn
from tutor.games.vinhos.examples.solo import HIS_SPACES, YOU
from tutor.games.vinhos.game import VinhosGame
from tutor.games.vinhos.moves import BuyVineyard, PickWine, TakePlace, UseBenefit
from tutor.games.vinhos.state import Vinhos
from tutor.games.vinhos.turn import SpecialTurn
from tutor.games.vinhos.year import EndYear, NextTurn

HOME = [Estate("minho", "red", (4,), wineries=1, enologists=1, farmers=1), Estate("dao", "white", (3,), cellar=True)]


def special(**changes: Any) -> Vinhos:
    player = Player(estates=HOME, up="taste_cash", tiles="sales", multipliers={"wine": {"high": True, "barrel": True}})
    return turn(tutor.game("vinhos-2016"), player, *OTHERS, sales={"6_red": 0}, **changes)


def reserve(**changes: Any) -> Vinhos:
    return turn(tutor.game("vinhos-2010"), Player(estates=HOME, up="taste_cash"), *OTHERS, **changes)


def solo() -> Vinhos:
    return turn(tutor.game("vinhos-2016"), YOU, exports=dict(HIS_SPACES))


def final() -> Vinhos:
    return turn(tutor.game("vinhos-2016"), Player(), *OTHERS, round=3, year=6)


def change(thing: Any, **values: Any) -> None:
    for name, value in values.items():
        setattr(thing, name, value)


def put(values: list[Any], place: int, value: Any) -> None:
    values[place] = value


def bury(state: Vinhos) -> None:
    """Turn the top expert of a pile face down among the others."""
    state.pile_rests[0] |= 1 << state.pile_tops[0]
    state.pile_tops[0] = -1


BREAKS: list[tuple[str, Callable[[], Vinhos], Callable[[Vinhos], object]]] = [
    ("stack", special, lambda s: s.stack.insert(0, EndYear())),
    ("order", special, lambda s: put(s.order, 0, 1)),
    ("lower-row", special, lambda s: change(s, lower=[1, 1, -1, -1])),
    ("final", special, lambda s: change(s, final=True)),
    ("passed", special, lambda s: change(s, passed=99)),
    ("vintages", special, lambda s: change(s, vintages=1)),
    ("vintage", reserve, lambda s: change(s, vintage=s.box.mild)),
    ("regions-in-play", special, lambda s: change(s, out=1 << 8)),
    ("cubes-conserved", special, lambda s: change(s, supply=19)),
    ("inset", special, lambda s: [put(s.cubes, 1, 5), change(s, supply=15)]),
    ("gone", special, lambda s: put(s.gone, 0, -1)),
    ("stack-top", special, lambda s: put(s.rests, 1, s.rests[1] | 1 << s.tops[1])),
    ("vineyards-conserved", special, lambda s: put(s.gone, 3, 1)),
    ("arranged", special, lambda s: put(s.knower, 0, 0)),
    ("arranged", special, lambda s: put(s.arranged, 0, (1, 1))),
    ("wineries", special, lambda s: change(s, wineries=0)),
    ("cellars", special, lambda s: change(s, cellars=0)),
    ("enologists", special, lambda s: change(s, enologists=0)),
    ("farmers", special, lambda s: change(s, farmers=0)),
    ("ports", special, lambda s: change(s, ports=0)),
    ("experts-conserved", special, lambda s: change(s.vintners[1], up=1)),
    ("pile-top", special, lambda s: bury(s)),
    ("barrels", special, lambda s: change(s.vintners[0], barrels=9)),
    ("cash", special, lambda s: change(s.vintners[0], cash=-1)),
    ("vp", special, lambda s: change(s.vintners[0], vp=7)),
    ("earned", special, lambda s: [put(s.vintners[0].earned, 1, -3), put(s.vintners[0].earned, 0, 3)]),
    ("marker", special, lambda s: change(s.vintners[0], marker=9)),
    ("magnates", special, lambda s: [put(s.vintners[0].magnates, 0, 3), put(s.vintners[0].magnates, 1, 1)]),
    ("tile-slots", special, lambda s: [put(s.vintners[0].wineries, 0, 3), change(s, wineries=s.wineries - 2)]),
    ("workers", special, lambda s: [put(s.vintners[0].farmers, 0, 0), put(s.vintners[0].farmers, 2, 1)]),
    ("bound", special, lambda s: put(s.vintners[0].colour, 3, 1)),
    ("waiting", special, lambda s: [put(s.vintners[0].waiting, 3, 1), change(s, supply=19)]),
    ("minho", special, lambda s: [put(s.vintners[0].cellars, 0, 1), put(s.vintners[0].cellars, 1, 0)]),
    ("wine-slot", special, lambda s: put(s.vintners[0].wines, 3, s.vintners[0].wines[0])),
    ("wine-origin", special, lambda s: put(s.vintners[0].wines, 0, s.vintners[0].wines[4])),
    ("owners", special, lambda s: put(s.sales, 0, -2)),
    ("booths", special, lambda s: [change(s.vintners[1], booth=1), change(s.vintners[2], booth=1)]),
    ("booths", final, lambda s: change(s.vintners[1], booth=1)),
    ("display", special, lambda s: put(s.display, 0, 99)),
    ("tile-sides", special, lambda s: change(s.vintners[0], tiles_down=s.vintners[0].tiles_up)),
    ("loaded", special, lambda s: [change(s.vintners[0], multipliers=0)]),
    ("tycoon-tiles", special, lambda s: put(s.pile, 3, 9)),
    ("features", reserve, lambda s: put(s.tracks, 0, 12)),
    ("account", reserve, lambda s: change(s.vintners[0], account=25)),
    ("investment", reserve, lambda s: change(s.vintners[0], investment=9)),
    ("fair-tile", reserve, lambda s: change(s.vintners[0], allowed=2)),
    ("chosen", reserve, lambda s: change(s.vintners[0], chosen=1)),
    ("multiplier-twice", reserve, lambda s: [put(s.slots, 0, 0), put(s.slots, 1, 0), change(s.vintners[0], barrels=6)]),
    ("six-experts", reserve, lambda s: [
        change(s.vintners[0], up=(1 << 9) - 1), change(s, pile_tops=[-1, s.pile_tops[1], *s.pile_tops[2:]]),
        change(s, pile_rests=[0, *s.pile_rests[1:]]),
    ]),
    ("lacerda-experts", solo, lambda s: change(s, experts=(0,))),
    ("bagos", solo, lambda s: change(s, bagos=1 << s.box.pass_space)),
    ("cards", solo, lambda s: change(s, cards=1 << 12)),
    ("lacerda-board", solo, lambda s: [change(s.vintners[1], ports=1), change(s, ports=5)]),
    ("trophies", solo, lambda s: change(s.vintners[0], trophies=4)),
    ("seat", special, lambda s: put(s.stack, -1, SpecialTurn(2))),
    ("place", special, lambda s: put(s.stack, 0, NextTurn(1, 9))),
    ("frame", special, lambda s: put(s.stack, 0, NextTurn(4, 1))),
    ("announced", special, lambda s: [change(s, discount=1), s.stack.append(middle(s))]),
]  # fmt: skip


def middle(state: Vinhos) -> Any:
    from tutor.games.vinhos.abilities import ChooseCube

    return ChooseCube(0)


@pytest.mark.parametrize(("law", "start", "damage"), BREAKS, ids=[f"{law}-{n}" for n, (law, _, _) in enumerate(BREAKS)])
def test_a_broken_law_is_seen(law: str, start: Callable[[], Vinhos], damage: Callable[[Vinhos], object]) -> None:
    state = start()
    state.check()
    damage(state)
    with pytest.raises(tutor.BrokenInvariant) as caught:
        state.check()
    if law not in ("experts-conserved", "six-experts"):
        assert caught.value.details["law"] == law


def test_every_frame_has_its_place(game: VinhosGame) -> None:
    known = set(stack.LIES_ON) | {"SetUp"}
    steps = {"BeginYear"}  # runs at once, and is never seen on a stack
    assert {frame.__name__ for frame in game.frames} - known - steps == set()


def test_frames_of_a_stack_lie_on_each_other() -> None:
    """A whole game of each kind never shows a stack that the table does not know."""
    for name, players in (("vinhos-2016", 1), ("vinhos-2016", 3), ("vinhos-2010", 3)):
        state = tutor.game(name).new(players, 11, chance="explicit")
        rng = random.Random(3)
        while not state.over:
            assert stack.phase_of(state)
            state.play(rng.choice(state.moves()))


def test_positions_in_the_middle_of_things(game: VinhosGame) -> None:
    """Saves are taken at every kind of question and read again."""
    rng = random.Random(5)
    seen: set[str] = set()
    for seed in range(6):
        state = game.new(game.players[seed % len(game.players)], seed, region_gifts_compulsory=bool(seed % 2))
        while not state.over:
            kind = type(state.stack[-1]).__name__
            if kind not in seen:
                seen.add(kind)
                assert game.from_json(state.to_json()).to_json() == state.to_json()
            state.play(rng.choice(state.moves()))
    assert len(seen) > 25


def test_laws_have_tests() -> None:
    source = Path(laws.__file__).read_text(encoding="utf-8")
    demanded = set(re.findall(r'state\.demand\("([a-z-]+)"', source))
    broken = {law for law, _, _ in BREAKS}
    rare = {"cubes", "unused-region", "pending-top", "removed", "pending-expert", "vineyards", "wineries-on-estate",
            "cellar", "wine-quality", "export-frame", "pile"}  # fmt: skip
    assert demanded - broken - rare == set()


def test_a_benefit_is_no_press_release(game: VinhosGame) -> None:
    """VR-FAIR-01, VR-MAG-02: questions of one kind do not take answers of another."""
    state = turn(game, Player(estates=HOME), *OTHERS)
    go(state, "pass", TakePlace(1))
    assert refusal(state, UseBenefit("sales_action")) == (
        ("not-asked" if game.box.reserve else "not-a-move"),
        "VC-PRESS-01",
    )
    assert refusal(state, PickWine(1, 1)) == ("not-asked", "VC-PRESS-01")
    idle(state)
    inside = amid(game, "BuyVineyards", game.box.spaces[0], Player())
    play(inside, BuyVineyard("minho"))
