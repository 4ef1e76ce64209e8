"""The golden playthroughs of Viticulture: every number of players, variant, group of rulings and way to end.

Players at random take decades to score 20 points, so whole games begin with some points on the track; everything else
is the set-up. Other playthroughs begin late in a game, with vineyards in which nearly everything can be done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.golden import Playthrough
from tutor.games.viticulture.examples.positions import PASS, Player, deck, summer, things, winter
from tutor.games.viticulture.names import DECKS
from tutor.games.viticulture.state import Viticulture

#: The events by which a game can end.
ENDINGS = {"viticulture": ("game-over", "solo-won", "solo-lost VI-SOLO-04", "solo-lost VI-SOLO-14")}

#: Every ruling read the other way.
OTHER_RULINGS: dict[str, Any] = {
    "field_limit": "printed_5_6_7",
    "tasting_room_needs_wine": True,
    "tour_cards": ("tour_guide", "novice_guide"),
    "vp_cap": 25,
    "end_trigger_latched": False,
    "grande_overflow_needs_full": True,
    "producer_excludes": "worker",
    "yoke_once_per_year": False,
    "motivator_passed_players": True,
    "up_to_needs_one": False,
    "voluntary_devalue": True,
    "organizer_keeps_bonus_visitor": False,
    "importer_protocol": "simultaneous",
    "reshuffle_timing": "at_once",
    "both_cost_timing": "between",
    "uproot_clause": "uproot_and_or_discard",
    "zymologist_ageing": "to_6",
    "wine_without_slot": "lost",
}
VARIANTS = {"advanced_parents": True, "friendly_variant": True}

#: Three vineyards in their prime: every structure, visitors of all kinds, grapes, wines and orders.
PRIME = (
    Player(
        lira=9, vp=12, residual=2, built="trellis, irrigation, yoke, windmill, medium_cellar", regular=4,
        hand="chardonnay, pinot, landscaper, producer, handyman, motivator, laborer, order_08, order_18",
        field_5="merlot, syrah", field_6="malvasia, pinot", pad="R2 R5 W3", cellar="R3 W4 B5",
    ),
    Player(
        lira=8, vp=13, residual=1, built="trellis, cottage, tasting_room, medium_cellar, large_cellar", regular=3,
        hand="sangiovese, planner, organizer, importer, mentor, queen, master_vintner, order_13, order_24",
        field_6="trebbiano, trebbiano", field_7="cabernet_sauvignon", pad="R4 W1 W6", cellar="R6 W3 W5 S7",
    ),
    Player(
        lira=11, vp=11, residual=3, built="irrigation, yoke, windmill, medium_cellar", regular=5,
        hand="merlot, wedding_party, sharecropper, sponsor, governor, zymologist, manager, order_02, order_11",
        field_5="sauvignon_blanc, merlot", field_7="malvasia", pad="R1 R3 W2 W7", cellar="R2 R4 W2 B4",
    ),
)  # fmt: skip
#: Two players who are equal in points; what they have besides decides.
TIE = Player(vp=21, lira=4, residual=1, cellar="R3 W2", pad="R2 W5", built="medium_cellar")
SOLO = Player(
    lira=6, vp=14, residual=2, tokens=3, regular=4, built="trellis, irrigation, yoke, medium_cellar, tasting_room",
    hand="chardonnay, sponsor, planner, judge, harvester, order_08, order_10", field_5="merlot",
    field_6="pinot, malvasia", pad="R4 W2", cellar="R2 W3",
)  # fmt: skip


def ahead(players: int, points: int, **options: Any) -> Callable[[Any], Viticulture]:
    """Return the set-up of a game in which everybody has so many points to begin with."""

    def start(game: Any) -> Viticulture:
        state: Viticulture = game.position(
            players, {"vineyards": [{"vp": points}] * players}, chance="explicit", **options
        )
        return state

    return start


def whole_game(name: str, players: int, points: int, seed: int, **options: Any) -> Playthrough:
    """Return a game from its set-up on."""
    start = ahead(players, points, **options)
    return Playthrough("viticulture", name, players, seed=seed, options=options, start=start)


def prime(**options: Any) -> Callable[[Any], Viticulture]:
    """Return a summer in which everybody can do nearly everything."""
    return lambda game: summer(game, *PRIME, year=5, options=options)


def worn(game: Any) -> Viticulture:
    """Return a summer with one card left in each deck, all others discarded, and crush pads that are nearly full."""
    held = [card for player in PRIME for text in player[4:8] for card in things(text)]
    decks: dict[str, Any] = {}
    for name, ids, copies in zip(DECKS, game.box.deck_cards, game.box.copies, strict=True):
        unseen = [card for card, count in zip(ids, copies, strict=True) for _ in range(count - held.count(card))]
        decks |= deck(game, name, unseen[:1], unseen[1:])
    full = [player._replace(pad="R1 R2 R3 R4 W1 W2 W3 W4", residual=5) for player in PRIME]
    return summer(game, *full, year=6, decks=decks)


def solo_prime(game: Any) -> Viticulture:
    """Return a summer of the solo game in which nearly everything can be done."""
    return summer(game, SOLO, year=4)


def last_winter(name: str, *players: Player) -> Playthrough:
    """Return a game in which everybody passes in the last winter."""

    def start(game: Any) -> Viticulture:
        return winter(game, *players, year=9)

    return Playthrough("viticulture", name, len(players), start=start, script=(PASS,) * len(players))


def last_solo_year(name: str, vp: int, year: int, **options: Any) -> Playthrough:
    """Return a solo game in which the player passes in a winter."""

    def start(game: Any) -> Viticulture:
        return winter(game, Player(vp=vp, tokens=2), year=year, options=options)

    return Playthrough("viticulture", name, 1, options=options, start=start, script=(PASS,))


PLAYTHROUGHS = (
    whole_game("2-players", 2, 16, seed=11),
    whole_game("3-players", 3, 16, seed=3),
    whole_game("4-players", 4, 16, seed=4),
    whole_game("5-players", 5, 16, seed=22),
    whole_game("6-players", 6, 16, seed=18),
    whole_game("variants", 5, 16, seed=15, **VARIANTS),
    whole_game("other-rulings", 4, 16, seed=14, **OTHER_RULINGS),
    *(
        Playthrough("viticulture", f"in-their-prime-{seed}", 3, seed=seed, start=prime())
        for seed in (26, 31, 43, 46, 50)
    ),
    Playthrough(
        "viticulture", "other-rulings-in-their-prime", 3, seed=50, options=OTHER_RULINGS, start=prime(**OTHER_RULINGS)
    ),
    Playthrough("viticulture", "worn-decks", 3, seed=27, start=worn),
    last_winter("tie-lira", TIE, TIE._replace(lira=5, cellar="", pad="")),
    last_winter("tie-wines", TIE, TIE._replace(cellar="R3 W3", pad="")),
    last_winter("tie-grapes", TIE, TIE._replace(pad="R2 W6"), TIE),
    last_winter("tie-shared", TIE, Player(vp=20), TIE),
    *(
        Playthrough(
            "viticulture", f"solo-{level}".replace("_", "-"), 1, seed=31 + number, options={"solo_level": level}
        )
        for number, level in enumerate(("very_easy", "easy", "normal", "hard", "very_hard"))
    ),
    Playthrough("viticulture", "solo-aggressive", 1, seed=41, options={"aggressive_automa": True}),
    Playthrough("viticulture", "solo-token-opens-space", 1, seed=42, options={"solo_token_opens_space": True}),
    Playthrough("viticulture", "solo-in-its-prime", 1, seed=43, start=solo_prime),
    last_solo_year("solo-won", 21, 7),
    last_solo_year("solo-lost", 20, 7),
    last_solo_year("solo-won-against-the-aggressive", 21, 7, aggressive_automa=True),
    last_solo_year("solo-lost-early", 4, 4, aggressive_automa=True),
)
