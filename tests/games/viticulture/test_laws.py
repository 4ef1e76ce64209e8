"""What can never be on the table: every law is broken once, and `check()` must see it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tutor
from tutor.games.viticulture import laws, stack
from tutor.games.viticulture.examples.positions import (
    Player,
    cart,
    fall,
    play,
    put,
    set_up,
    spring,
    summer,
    visit,
    winter,
    year_end,
)
from tutor.games.viticulture.fields import ChooseField, ChooseVine
from tutor.games.viticulture.game import ViticultureGame
from tutor.games.viticulture.market import ChooseTrade
from tutor.games.viticulture.moves import HarvestField, MakeWine, OfferCard, Plan, Stop, TakeGift, WakeUp
from tutor.games.viticulture.names import (
    AUTOMA,
    GRANDE,
    LARGE_CELLAR,
    OVERFLOW,
    PLANTED_FIELD,
    SUMMER,
    VINE,
    YOKE,
)
from tutor.games.viticulture.special import RunPlans
from tutor.games.viticulture.spring import ChooseRow
from tutor.games.viticulture.state import Viticulture
from tutor.games.viticulture.turns import TakeTurn
from tutor.games.viticulture.year import EndYear

Start = Callable[[ViticultureGame], Viticulture]
Damage = Callable[[Viticulture], object]


# ---------------------------------------------------------------------- sound positions


def acting(game: ViticultureGame) -> Viticulture:
    """Summer of two, seat 0 to act; something of everything."""
    owner = Player(
        lira=4, vp=3, residual=2, built="yoke, medium_cellar", hand="merlot, order_08, sponsor, judge", field_5="pinot",
        sold="field_7", pad="R2 W4", cellar="R3 B5", regular=3,
    )  # fmt: skip
    return summer(game, owner, Player(hand="malvasia"), board={"give_tour": "1G", "draw_vine": "0"})


def asleep(game: ViticultureGame) -> Viticulture:
    """Spring of year 2; seat 0 holds seven cards."""
    return spring(game, Player(hand="4 malvasia, 3 pinot"), Player(), year=2)


def half_awake(game: ViticultureGame) -> Viticulture:
    """Seat 0 of three has taken a row."""
    return play(spring(game, *[Player()] * 3), WakeUp(4, ""))


def autumn(game: ViticultureGame) -> Viticulture:
    """Seat 0 of two draws a visitor."""
    return fall(game, Player(), Player())


def discarding(game: ViticultureGame) -> Viticulture:
    """Seat 0 of two holds nine cards at the end of the year."""
    return year_end(game, Player(hand="4 malvasia, 5 pinot"), Player())


def dealing(game: ViticultureGame) -> Viticulture:
    """Everybody has parents; seat 0 chooses between gift and lira."""
    return set_up(game, ("alaena", "andrew"), ("casey", "jay"))


def choosing_parents(game: ViticultureGame) -> Viticulture:
    """Seat 0 of two keeps two of four parents."""
    dealt = ("alaena", "casey", "andrew", "jay"), ("nici", "jess", "gary", "alan")
    return set_up(game, *dealt, advanced_parents=True)


def planned(game: ViticultureGame) -> Viticulture:
    """Seat 0 has planned to draw an order."""
    return visit(summer(game, Player(hand="planner"), Player()), "planner", "a", Plan("draw_order", "plain", False))


def trading(game: ViticultureGame) -> Viticulture:
    """Seat 0 sells something."""
    return put(summer(game, Player(pad="R1"), Player()), "sell_grapes_or_field")


def planting(game: ViticultureGame) -> Viticulture:
    """Seat 0 plants its only vine card."""
    return put(summer(game, Player(hand="malvasia"), Player()), "plant_vine")


def harvesting(game: ViticultureGame) -> Viticulture:
    """Seat 0 harvests a field."""
    return put(winter(game, Player(field_5="pinot", field_6="merlot"), Player()), "harvest_field")


def entertaining(game: ViticultureGame) -> Viticulture:
    """Seat 0 gives up a wine and will give up three visitors."""
    host = Player(hand="entertainer, sponsor, judge, queen", cellar="R1")
    return visit(summer(game, host, Player()), "entertainer", "b")


def revealing(game: ViticultureGame) -> Viticulture:
    """Seat 0 chooses two of four cards turned up."""
    return visit(winter(game, Player(hand="caravan"), Player()), "caravan", "a")


def importing(game: ViticultureGame) -> Viticulture:
    """Seat 1 has put the Judge aside, seat 2 is asked."""
    players = Player(hand="importer"), Player(hand="judge, merlot, broker"), Player(hand="sponsor, queen")
    return visit(summer(game, *players), "importer", "a", OfferCard("judge"), Stop())


def capped(game: ViticultureGame) -> Viticulture:
    """Nobody scores more than 25 points."""
    return summer(game, Player(vp=25), Player(), options={"vp_cap": 25})


def unhoused(game: ViticultureGame) -> Viticulture:
    """Seat 0 has a wine above its cellars, with the ruling that marks it."""
    state = winter(game, Player(pad="R5", hand="zymologist"), Player(), options={"zymologist_ageing": "to_6"})
    return visit(state, "zymologist", "a", MakeWine("red", 5, 0, 0))


def alone(game: ViticultureGame) -> Viticulture:
    """Summer of the solo game, year 1."""
    return summer(game, Player(tokens=1), board={"draw_vine": "A"})


def on_the_yoke(game: ViticultureGame) -> Viticulture:
    """Seat 0 has used its yoke."""
    owner = Player(built="yoke", field_5="malvasia")
    return cart(put(summer(game, owner, Player()), "yoke", HarvestField("field_5")))


def over(game: ViticultureGame) -> Viticulture:
    """The game has ended."""
    return year_end(game, Player(vp=20), Player())


# ---------------------------------------------------------------------- damage


def change(thing: Any, **values: Any) -> None:
    """Overwrite fields."""
    for name, value in values.items():
        setattr(thing, name, value)


def score(state: Viticulture, points: int) -> None:
    """Give seat 0 points, and let the ledger agree."""
    vineyard = state.vineyards[0]
    vineyard.ledger[0] += points - vineyard.vp
    vineyard.vp = points


def draw_from(state: Viticulture, deck: int) -> int:
    """Take any card out of a deck."""
    pile = state.decks[deck]
    kind = pile.kinds()[0]
    pile.take(kind)
    return state.box.first_card[deck] + kind


def throw_away(state: Viticulture, seat: int) -> None:
    """Put a whole hand on the discard piles."""
    for card in state.vineyards[seat].hand:
        deck, kind = state.box.card_place[card]
        state.decks[deck].discard.append(kind)
    state.vineyards[seat].hand.clear()


def swap_aside(state: Viticulture) -> None:
    """Put a vine aside in place of a visitor."""
    vine = state.box.card_number["merlot"]
    (seat, card), hand = state.escrow[0], state.vineyards[1].hand
    hand[hand.index(vine)] = card
    state.escrow[0] = (seat, vine)


def top(state: Viticulture, frame: Any) -> None:
    """Overwrite the question that is asked."""
    state.stack[-1] = frame


def limbo_to_pile(state: Viticulture) -> None:
    """Discard the card in play too early."""
    deck, kind = state.box.card_place[state.limbo.pop()]
    state.decks[deck].discard.append(kind)


def go_to_yoke(state: Viticulture) -> None:
    """Put the grande of seat 0 beside the worker on the yoke."""
    state.vineyards[0].grande = 101


def stay_out(state: Viticulture) -> None:
    """Leave a worker of seat 0 on the cart over the winter."""
    change(state.vineyards[0], cart=1, free=state.vineyards[0].free - 1)


def take_all(state: Viticulture) -> None:
    """Take every card that lies open."""
    state.vineyards[0].hand += state.revealed
    state.revealed.clear()


def visitor_aside(state: Viticulture) -> None:
    """Put a visitor of seat 0 aside although nobody imports."""
    hand = state.vineyards[0].hand
    card = next(card for card in hand if state.box.card_place[card][0] == SUMMER)
    hand.remove(card)
    state.escrow.append((0, card))


BREAKS: list[tuple[str, Start, Damage]] = [
    ("deck-size", acting, lambda s: change(s.decks[VINE], size=7)),
    ("cards-conserved", acting, lambda s: s.vineyards[0].hand.append(0)),
    ("cards-conserved", acting, lambda s: s.decks[VINE].discard.append(0)),
    ("visitors-aside", importing, swap_aside),
    ("spaces", acting, lambda s: s.spaces.append(-1)),
    ("open-space", acting, lambda s: s.spaces.__setitem__(1, 0)),
    ("automa-space", acting, lambda s: s.spaces.__setitem__(6, AUTOMA)),
    ("worker-seat", acting, lambda s: s.spaces.__setitem__(6, 2)),
    ("grande-stands", acting, lambda s: s.spaces.__setitem__(6, GRANDE)),
    ("automa-workers", alone, lambda s: change(s, spaces=[AUTOMA, -1, -1] * 7 + s.spaces[21:])),
    ("plans", planned, lambda s: s.plans.append((1, 18))),
    ("plans", planned, lambda s: s.plans.append(s.plans[0])),
    ("plans", planned, lambda s: s.plans.append((0, OVERFLOW + 6))),
    ("plans", acting, lambda s: s.plans.append((0, 0))),
    ("vp-floor", acting, lambda s: score(s, -6)),
    ("ledger", acting, lambda s: change(s.vineyards[0], vp=4)),
    ("vp-cap", capped, lambda s: score(s, 26)),
    ("goal", acting, lambda s: score(s, 20)),
    ("residual", acting, lambda s: change(s.vineyards[0], residual=6)),
    ("lira", acting, lambda s: change(s.vineyards[0], lira=-1)),
    ("structures", acting, lambda s: change(s.vineyards[0], built=256)),
    ("cellars", acting, lambda s: change(s.vineyards[0], built=LARGE_CELLAR)),
    ("sold-field", acting, lambda s: change(s.vineyards[0], sold=5)),
    ("crush-pad", acting, lambda s: change(s.vineyards[0], grapes=[1 << 10, 0])),
    ("crush-pad", acting, lambda s: change(s.vineyards[0], grapes=[0, 1])),
    ("cellar-slots", acting, lambda s: change(s.vineyards[0], wines=[0, 0, 1 << 3, 0])),
    ("cellar-slots", acting, lambda s: change(s.vineyards[0], wines=[0, 0, 0, 1 << 6])),
    ("unhoused", unhoused, lambda s: change(s.vineyards[0], wines=[0, 0, 0, 0])),
    ("unhoused", acting, lambda s: change(s.vineyards[0], unhoused=[1 << 3, 0, 0, 0])),
    ("workers-owned", acting, lambda s: change(s.vineyards[0], regular=6)),
    ("workers-owned", acting, lambda s: change(s.vineyards[0], regular=1)),
    ("workers", acting, lambda s: change(s.vineyards[0], free=3)),
    ("workers", acting, lambda s: change(s, temporary=0)),
    ("grande", acting, lambda s: change(s.vineyards[0], grande=3)),
    ("grande", acting, lambda s: change(s.vineyards[0], grande=50)),
    ("yoke", on_the_yoke, lambda s: change(s.vineyards[0], yoke_used=False)),
    ("yoke", on_the_yoke, lambda s: change(s.vineyards[0], built=s.vineyards[0].built & ~YOKE)),
    ("yoke", on_the_yoke, go_to_yoke),
    ("roosters", acting, lambda s: change(s.vineyards[0], row=2)),
    ("roosters", acting, lambda s: change(s.vineyards[0], row=0)),
    ("roosters", dealing, lambda s: change(s.vineyards[0], row=1)),
    ("roosters", over, lambda s: change(s.vineyards[0], row=1)),
    ("first-player", acting, lambda s: change(s, first=-1)),
    ("first-player", acting, lambda s: change(s, first=2)),
    ("order", acting, lambda s: change(s, order=[0, 0])),
    ("order", asleep, lambda s: change(s, order=[0, 1])),
    ("passed", acting, lambda s: change(s, passed=4)),
    ("passed", asleep, lambda s: change(s, passed=1)),
    ("temporary", acting, lambda s: change(s, temporary=2)),
    ("parents", acting, lambda s: change(s.vineyards[0], mamas=(0,))),
    ("parents", dealing, lambda s: change(s.vineyards[0], papas=())),
    ("parents", dealing, lambda s: change(s.vineyards[0], mamas=s.vineyards[1].mamas)),
    ("parents", choosing_parents, lambda s: change(s.vineyards[1], mamas=s.vineyards[1].mamas[:1])),
    ("workers-home", asleep, stay_out),
    ("workers-home", asleep, lambda s: change(s.vineyards[0], grande=100)),
    ("hand-limit", asleep, lambda s: s.vineyards[0].hand.append(draw_from(s, SUMMER))),
    ("automa-deck", acting, lambda s: s.automa.put([3])),
    ("automa-deck", alone, lambda s: s.automa.discard.append(3)),
    ("automa-deck", alone, lambda s: s.automa.discard.extend([24])),
    ("solo-tokens", acting, lambda s: change(s.vineyards[0], tokens=1)),
    ("solo-tokens", alone, lambda s: change(s.vineyards[0], tokens=2)),
    ("solo-tokens", alone, lambda s: change(s, row_tokens=s.row_tokens | 1)),
    ("solo-rows", alone, lambda s: change(s, row_tokens=0)),
    ("solo-years", alone, lambda s: change(s, year=8)),
    ("stack", acting, lambda s: s.stack.insert(0, EndYear())),
    ("stack", acting, lambda s: change(s, season=4)),
    ("stack", autumn, lambda s: s.stack.append(ChooseRow(0))),
    ("lies-on", acting, lambda s: s.stack.append(TakeTurn(0))),
    ("lies-on", acting, lambda s: top(s, ChooseField(0, "harvest_field", "", 0, 0))),
    ("planning", trading, lambda s: s.stack.insert(6, RunPlans())),
    ("queue", half_awake, lambda s: s.stack.pop()),
    ("queue", half_awake, lambda s: top(s, ChooseRow(2))),
    ("queue", autumn, lambda s: s.stack.pop(-2)),
    ("queue", discarding, lambda s: throw_away(s, 0)),
    ("turn", acting, lambda s: top(s, TakeTurn(1))),
    ("turn", acting, lambda s: change(s, turn=0)),
    ("turn", acting, lambda s: change(s, passed=1)),
    ("turn", autumn, lambda s: change(s, turn=1)),
    ("turn", trading, lambda s: top(s, ChooseTrade(1))),
    ("rest-possible", entertaining, lambda s: throw_away(s, 0)),
    ("frame", entertaining, limbo_to_pile),
    ("limbo", acting, lambda s: s.limbo.append(draw_from(s, SUMMER))),
    ("revealed", acting, lambda s: s.revealed.append(draw_from(s, SUMMER))),
    ("revealed", revealing, take_all),
    ("aside", acting, visitor_aside),
    ("notes", acting, lambda s: s.notes.__setitem__(PLANTED_FIELD, 3)),
    ("frame", harvesting, lambda s: top(s, ChooseField(0, "make_wine", "", 0, 0))),
    ("frame", harvesting, lambda s: top(s, ChooseField(0, "harvest_field", "", 0, 1))),
    ("frame", planting, lambda s: top(s, ChooseVine(0, "draw_vine", "", 0, 0))),
    ("answer", planting, lambda s: throw_away(s, 0)),
]  # fmt: skip


@pytest.mark.parametrize(("law", "start", "damage"), BREAKS, ids=[f"{law}-{n}" for n, (law, _, _) in enumerate(BREAKS)])
def test_a_broken_law_is_seen(game: ViticultureGame, law: str, start: Start, damage: Damage) -> None:
    state = start(game)
    state.check()
    damage(state)
    with pytest.raises(tutor.BrokenInvariant) as caught:
        state.check()
    assert caught.value.details["law"] == law


def test_every_law_is_broken_once() -> None:
    text = "".join(Path(str(module.__file__)).read_text(encoding="utf-8") for module in (laws, stack))
    named = set(re.findall(r'state\.demand\(\s*"([a-z-]+)"', text))
    assert named - {law for law, _, _ in BREAKS} == set()


@pytest.mark.parametrize("players", [1, 2, 6])
def test_cards_points_and_workers_are_conserved_in_whole_games(game: ViticultureGame, players: int) -> None:
    """VI-COMP-03, VI-WIN-07, VI-END-05: the laws hold at every step."""
    for seed in range(3):
        state = game.new(players, seed)
        rng = random.Random(seed)
        while not state.over:
            state.check()
            state.play(rng.choice(state.moves()))
        state.check()


def test_a_position_says_which_law_it_breaks(game: ViticultureGame) -> None:
    """VI-WRK-10: a position that cannot be is refused with its law."""
    for board, law in (({"give_tour": "0 1"}, "open-space"), ({"give_tour": "A"}, "automa-space")):
        with pytest.raises(tutor.BadSave) as caught:
            summer(game, Player(), Player(), board=board)
        assert caught.value.details["error"] == law


def test_where_points_came_from_is_no_part_of_the_key(game: ViticultureGame) -> None:
    """Positions that play alike are one; in the solo game the year matters, with others it does not."""
    state = acting(game)
    other = state.copy()
    other.vineyards[0].ledger[0] -= 1
    other.vineyards[0].ledger[1] += 1
    other.year = 5
    assert other.key() == state.key()
    solo = alone(game)
    later = solo.copy()
    later.year = 2
    assert later.key() != solo.key()
    for name, value in (("lira", 5), ("harvested", 1), ("milled", True), ("residual", 3)):
        changed = state.copy()
        change(changed.vineyards[0], **{name: value})
        assert changed.key() != state.key()


def test_gifts_are_taken_by_everybody_in_turn(game: ViticultureGame) -> None:
    """VI-SETUP-08: the queue of questions is the round of the table."""
    state = play(dealing(game), TakeGift())
    state.check()
    assert state.actor == 1
