"""Set-up: what is in the box, the first player, mamas and papas."""

from __future__ import annotations

from typing import Any

import pytest

import tutor
from tests.games.viticulture.looking import asked, names_told, refusal, rules_told, seats_told
from tutor.core.decision import CHANCE
from tutor.games.viticulture.examples.positions import (
    Player,
    built,
    cellar,
    drawn,
    field,
    free,
    grande,
    hand,
    lira,
    moves,
    pad,
    pile,
    play,
    residual,
    set_up,
    summer,
    told,
    vp,
)
from tutor.games.viticulture.game import ViticultureGame
from tutor.games.viticulture.moves import (
    DealMama,
    DealPapa,
    DrawCard,
    FirstPlayer,
    KeepParents,
    TakeGift,
    TakeLira,
)
from tutor.games.viticulture.names import DECKS, FIELDS, STRUCTURES

#: What each mama brings: vine, summer, order and winter cards, and lira.
MAMAS = {
    "alaena": (1, 1, 1, 0, 0), "alyssa": (1, 1, 0, 1, 0), "deann": (1, 0, 1, 1, 0), "margot": (0, 1, 1, 1, 0),
    "margaret": (2, 1, 0, 0, 0), "nici": (2, 0, 1, 0, 0), "teruyo": (2, 0, 0, 1, 0), "emily": (1, 2, 0, 0, 0),
    "rebecca": (0, 2, 1, 0, 0), "danyel": (0, 2, 0, 1, 0), "laura": (1, 0, 2, 0, 0), "jess": (0, 1, 2, 0, 0),
    "casey": (0, 0, 2, 1, 0), "christine": (1, 0, 0, 2, 0), "naja": (0, 1, 0, 2, 0), "falon": (0, 0, 1, 2, 0),
    "nicole": (1, 0, 0, 1, 2), "ariel": (0, 1, 1, 0, 2),
}  # fmt: skip
#: What each papa brings: lira, a gift, and the lira in its place.
PAPAS = {
    "andrew": (4, "trellis", 2), "christian": (3, "irrigation", 3), "jay": (5, "yoke", 2),
    "josh": (3, "medium_cellar", 4), "kozi": (2, "cottage", 4), "matthew": (1, "windmill", 5),
    "matt": (0, "tasting_room", 6), "paul": (5, "trellis", 1), "stephan": (4, "irrigation", 2),
    "steven": (6, "yoke", 1), "joel": (4, "medium_cellar", 3), "raymond": (3, "cottage", 3),
    "jerry": (2, "windmill", 4), "trevor": (1, "tasting_room", 5), "rafael": (2, "worker", 4),
    "gary": (3, "worker", 3), "morten": (4, "vp", 3), "alan": (5, "vp", 2),
}  # fmt: skip


# ---------------------------------------------------------------------- the box


def test_one_to_six_players(game: ViticultureGame) -> None:
    """VI-COMP-01: two to six, or one against the Automa."""
    assert list(game.players) == [1, 2, 3, 4, 5, 6]
    for players in (0, 7):
        with pytest.raises(tutor.BadSetup):
            game.new(players)
    for players in game.players:
        assert len(game.new(players, 1).vineyards) == players


def test_the_decks_hold_42_38_36_and_38_cards(game: ViticultureGame) -> None:
    """VI-COMP-03: vines, summer visitors, orders, winter visitors."""
    state = game.new(4, 0, chance="explicit")
    sizes = dict(zip(DECKS, (deck.size for deck in state.decks), strict=True))
    assert sizes == {"vine": 42, "summer": 38, "order": 36, "winter": 38}


def test_the_other_cards_and_pieces_add_up(game: ViticultureGame) -> None:
    """VI-COMP-04, VI-COMP-05: 232 cards; workers, structures and tokens of six colours."""
    parts = game.data["components"]
    kinds = ("vine_cards", "order_cards", "summer_visitor_cards", "winter_visitor_cards", "field_cards")
    cards = sum(parts[name] for name in (*kinds, "automa_cards", "mama_cards", "papa_cards"))
    assert (cards, parts["cards_total"]) == (232, 232)
    assert (len(game.box.mamas), len(game.box.papas), len(game.box.automa_summer)) == (18, 18, 24)
    assert parts["field_cards"] == 6 * len(FIELDS) == 18
    assert parts["structures_total"] == 6 * len(STRUCTURES) == 48
    assert parts["workers_total"] == 6 * game.box.most_workers == 30
    assert (parts["grande_workers"], parts["temporary_workers"], parts["residual_bottles"]) == (6, 1, 6)
    coins = parts["coins"]
    assert (coins["one_lira"], coins["two_lira"], coins["five_lira"], parts["coins_total"]) == (52, 12, 8, 72)


def test_coins_and_tokens_never_run_out(game: ViticultureGame) -> None:
    """VI-COMP-06: more lira than the box holds, and every slot taken by everybody."""
    whole: dict[str, Any] = {
        "pad": " ".join(f"{colour}{value}" for colour in "RW" for value in range(1, 10)),
        "cellar": " ".join(
            f"{kind}{value}" for kind, least in (("R", 1), ("W", 1), ("B", 4), ("S", 7)) for value in range(least, 10)
        ),
        "built": "medium_cellar, large_cellar",
    }
    state = summer(game, *[Player(lira=500, **whole)] * 6)
    state.check()
    assert len(pad(state, 5).split() + cellar(state, 5).split()) == 45
    assert sum(lira(state)) == 3000


def test_both_sides_of_the_boards_play_alike(game: ViticultureGame) -> None:
    """VI-COMP-07: nothing in a position or an option says which side lies up."""
    assert [name for name in game.options if "side" in name] == []
    assert [name for name in game.new(3, 1).to_dict() if "side" in name] == []


def test_the_table_before_anything_is_drawn(game: ViticultureGame) -> None:
    """VI-SETUP-01, VI-SETUP-02, VI-SETUP-03: zero points and residual income, three empty fields, no discards."""
    state = game.new(6, 0, chance="explicit")
    assert (vp(state), residual(state), lira(state)) == ([0] * 6, [0] * 6, [0] * 6)
    assert [vineyard.row for vineyard in state.vineyards] == [0] * 6
    for seat in range(6):
        assert [field(state, name, seat) for name in FIELDS] == [[], [], []]
        assert state.vineyards[seat].sold == 0
    assert [pile(state, deck) for deck in DECKS] == [[], [], [], []]
    assert rules_told(state, "table-laid") == ["VI-SETUP-01"]
    assert told(state, "table-laid") == [{"players": 6, "spaces": 3}]


# ---------------------------------------------------------------------- the first player, dealing


@pytest.mark.parametrize("players", [1, 2, 5])
def test_every_rooster_is_drawn_with_the_same_chance(game: ViticultureGame, players: int) -> None:
    """VI-SETUP-04: its owner is the first player."""
    state = game.new(players, 0, chance="explicit")
    assert moves(state, FirstPlayer) == [FirstPlayer(seat) for seat in range(players)]
    assert state.weights() == pytest.approx([1 / players] * players)
    for seat in (-1, players):
        assert refusal(state, FirstPlayer(seat)) == ("no-such-seat", "VI-SETUP-04")
    play(state, FirstPlayer(players - 1))
    assert (state.first, seats_told(state, "first-player")) == (players - 1, [players - 1])


def test_parents_are_dealt_clockwise_face_up_and_each_once(game: ViticultureGame) -> None:
    """VI-SETUP-05: a mama and a papa for everybody, beginning with the first player."""
    state = game.new(3, 0, chance="explicit")
    play(state, FirstPlayer(1))
    assert (state.actor, len(state.moves())) == (CHANCE, 18)
    play(state, DealMama("casey"), DealPapa("gary"))
    assert len(state.moves()) == 17
    assert state.weights() == pytest.approx([1 / 17] * 17)
    assert refusal(state, DealMama("casey")) == ("parent-dealt", "VI-SETUP-05")
    assert refusal(state, DealMama("nobody")) == ("parent-dealt", "VI-SETUP-05")
    play(state, DealMama("nici"))
    assert refusal(state, DealPapa("gary")) == ("parent-dealt", "VI-SETUP-05")
    play(state, DealPapa("alan"), DealMama("ariel"), DealPapa("jay"))
    assert seats_told(state, "mama-dealt") == seats_told(state, "papa-dealt") == [1, 2, 0]
    seen = state.view(0)["vineyards"]
    assert [(row["mamas"], row["papas"]) for row in seen] == [
        (["ariel"], ["jay"]), (["casey"], ["gary"]), (["nici"], ["alan"]),
    ]  # fmt: skip


@pytest.mark.parametrize("mama", MAMAS)
def test_what_each_mama_brings(game: ViticultureGame, mama: str) -> None:
    """VI-SETUP-06: two workers, three cards, or two cards and 2 lira."""
    assert set(MAMAS) == set(game.box.mama_number)
    other = "casey" if mama != "casey" else "falon"
    state = set_up(game, (mama, "matt"), (other, "andrew"))
    *cards, money = MAMAS[mama]
    assert [drawn(state, deck) for deck in DECKS] == cards
    assert (sum(cards), money) in ((3, 0), (2, 2))
    assert (lira(state)[0], free(state)[0], state.vineyards[0].regular) == (money, 2, 2)
    play(state, TakeGift(), TakeLira())
    assert lira(state) == [money, 6]


@pytest.mark.parametrize("papa", PAPAS)
def test_what_each_papa_brings(game: ViticultureGame, papa: str) -> None:
    """VI-SETUP-07, VI-SETUP-09, VI-SETUP-11: a grande, lira, and a gift or more lira; no build bonus."""
    assert set(PAPAS) == set(game.box.papa_number)
    money, gift, extra = PAPAS[papa]
    other = "jay" if papa != "jay" else "paul"
    state = set_up(game, ("alaena", papa), ("casey", other))
    assert state.moves() == [TakeGift(), TakeLira()]
    with_lira = play(state.copy(), TakeLira())
    assert (lira(with_lira)[0], built(with_lira), vp(with_lira)[0]) == (money + extra, [], 0)
    assert (free(with_lira)[0], grande(with_lira)) == (2, "home")
    play(state, TakeGift())
    assert lira(state)[0] == money
    assert built(state) == ([gift] if gift in STRUCTURES else [])
    assert vp(state)[0] == (1 if gift == "vp" else 0)
    assert free(state)[0] == state.vineyards[0].regular == (3 if gift == "worker" else 2)
    assert told(state, "gift-taken") == [{"gift": gift}]


def test_no_papa_gives_a_large_cellar(game: ViticultureGame) -> None:
    """VI-SETUP-09: a medium cellar is the only cellar among the gifts."""
    gifts = {gift for _, gift, _ in PAPAS.values()}
    assert gifts == {papa.gift for papa in game.box.papas}
    assert gifts & set(STRUCTURES) == set(STRUCTURES) - {"large_cellar"}


def test_mama_cards_are_drawn_clockwise_vines_before_visitors_and_orders(game: ViticultureGame) -> None:
    """VI-SETUP-12: player by player; vine, summer, order, winter."""
    state = set_up(game, ("alaena", "andrew"), ("casey", "jay"), ("margot", "gary"), first=1)
    drawn_cards = [(event.seat, event.details["deck"]) for event in state.journal or () if event.name == "drew"]
    assert drawn_cards == [
        (1, "order"), (1, "order"), (1, "winter"),
        (2, "summer"), (2, "order"), (2, "winter"),
        (0, "vine"), (0, "summer"), (0, "order"),
    ]  # fmt: skip
    assert rules_told(state, "drew") == ["VI-SETUP-06"] * 9


def test_papas_are_asked_clockwise_after_all_cards_are_drawn(game: ViticultureGame) -> None:
    """VI-SETUP-08: everybody knows the own hand and the earlier choices."""
    state = set_up(game, ("alaena", "andrew"), ("casey", "jay"), ("margot", "gary"), first=2)
    assert [len(hand(state, seat)) for seat in range(3)] == [3, 3, 3]
    order = []
    for _ in range(3):
        order.append(asked(state))
        play(state, TakeGift())
    assert order == [("ChooseGift", 2), ("ChooseGift", 0), ("ChooseGift", 1)]
    assert asked(state) == ("ChooseRow", 2)


def test_parents_leave_the_game(game: ViticultureGame) -> None:
    """VI-SETUP-10: once their gifts are taken nothing is left of them."""
    state = set_up(game, ("alaena", "andrew"), ("casey", "jay"))
    play(state, TakeGift())
    seen = state.to_dict()["vineyards"]
    assert [(row["mamas"], row["papas"]) for row in seen] == [([], []), (["casey"], ["jay"])]
    play(state, TakeLira())
    assert all(not row["mamas"] and not row["papas"] for row in state.to_dict()["vineyards"])


def test_everybody_starts_with_three_workers_and_an_empty_vineyard(game: ViticultureGame) -> None:
    """VI-COMP-02, VI-SETUP-11: two regular workers, a grande, three fields, a small cellar."""
    state = play(set_up(game, ("alaena", "andrew"), ("casey", "jay")), TakeLira(), TakeLira())
    for seat in range(2):
        assert (free(state)[seat], grande(state, seat), state.vineyards[seat].workers) == (2, "home", 3)
        assert (built(state, seat), pad(state, seat), cellar(state, seat)) == ([], "", "")


def test_a_gift_counts_as_a_built_structure(game: ViticultureGame) -> None:
    """VI-SETUP-09, VI-STR-14: it costs nothing and is there for every later count."""
    state = play(set_up(game, ("alaena", "josh"), ("casey", "jay")), TakeGift(), TakeGift())
    assert (built(state, 0), built(state, 1)) == (["medium_cellar"], ["yoke"])
    assert (lira(state), state.vineyards[0].cellars) == ([3, 5], 1)


# ---------------------------------------------------------------------- the advanced variant


def test_with_advanced_parents_everybody_keeps_one_of_two_mamas_and_papas(game: ViticultureGame) -> None:
    """VI-VAR-01: chosen clockwise from the first player, before any card is drawn."""
    dealt = (
        ("alaena", "nicole", "matthew", "rafael"),
        ("casey", "ariel", "jay", "alan"),
        ("nici", "jess", "josh", "gary"),
    )
    state = set_up(game, *dealt, first=2, advanced_parents=True)
    assert asked(state) == ("ChooseParents", 2)
    assert [(move.mama, move.papa) for move in moves(state, KeepParents)] == [
        ("nici", "josh"), ("nici", "gary"), ("jess", "josh"), ("jess", "gary"),
    ]  # fmt: skip
    for stranger in (KeepParents("casey", "josh"), KeepParents("nici", "jay"), KeepParents("deann", "gary")):
        assert refusal(state, stranger) == ("parents-not-dealt", "VI-VAR-01")
    play(state, KeepParents("jess", "gary"))
    assert asked(state) == ("ChooseParents", 0)
    assert names_told(state).count("drew") == 0
    play(state, KeepParents("nicole", "rafael"))
    play(state, KeepParents("casey", "alan"))
    while state.actor == CHANCE:
        play(state, moves(state, DrawCard)[0])
    play(state, TakeGift(), TakeGift(), TakeLira())
    assert [[drawn(state, deck, seat) for deck in DECKS] for seat in range(3)] == [
        [1, 0, 0, 1], [0, 0, 2, 1], [0, 1, 2, 0],
    ]  # fmt: skip
    assert (lira(state), free(state)) == ([4, 7, 3], [3, 2, 3])


def test_without_the_variant_nobody_chooses_parents(game: ViticultureGame) -> None:
    """VI-VAR-01: one mama and one papa, and no question about them."""
    state = set_up(game, ("alaena", "matthew"), ("casey", "jay"), advanced_parents=False)
    assert asked(state) == ("ChooseGift", 0)
    assert names_told(state).count("mama-dealt") == 2


def test_six_players_are_dealt_two_of_each_and_no_parent_twice(game: ViticultureGame) -> None:
    """VI-VAR-01, VI-SETUP-05: twelve mamas and twelve papas, all different."""
    state = game.new(6, 3, advanced_parents=True)
    rows = state.to_dict()["vineyards"]
    for kind in ("mamas", "papas"):
        dealt = [parent for row in rows for parent in row[kind]]
        assert (len(dealt), len(set(dealt))) == (12, 12)


def test_whoever_chooses_a_parent_later_sees_what_others_have_kept(game: ViticultureGame) -> None:
    """VI-VAR-01: the cards lie face up, and those given back are gone."""
    dealt = ("alaena", "nicole", "matthew", "rafael"), ("casey", "ariel", "jay", "alan")
    state = set_up(game, *dealt, advanced_parents=True)
    play(state, KeepParents("alaena", "rafael"))
    seen = state.view(1)["vineyards"][0]
    assert (seen["mamas"], seen["papas"]) == (["alaena"], ["rafael"])
