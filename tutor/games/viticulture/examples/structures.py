"""Examples of structures: prices, the tasting room, the cottage and the cellars."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.viticulture.examples.positions import (
    Player,
    built,
    cart,
    cellar,
    drawn,
    fall,
    lira,
    moves,
    play,
    put,
    question,
    summer,
    verdict,
    visit,
    vp,
    ways,
    winter,
)
from tutor.games.viticulture.examples.registry import examples
from tutor.games.viticulture.moves import Build, DrawVisitors, MakeWine, PlayVisitor

if TYPE_CHECKING:
    from tutor.games.viticulture.game import ViticultureGame


@examples("EX-31", "VI-STR-10")
def tasting_room(game: ViticultureGame) -> Iterator[Finding]:
    """Two tours in one year give one point, with or without wine in the cellar."""
    for label, wine, needed, points in (
        ("no wine", "", False, 1),
        ("no wine, but one is needed", "", True, 0),
        ("a wine, and one is needed", "R1", True, 1),
    ):
        owner = Player(built="tasting_room", cellar=wine)
        state = summer(game, owner, Player(), options={"tasting_room_needs_wine": needed})
        put(state, "give_tour")
        yield f"{label}: after a tour", (points, 2), (vp(state)[0], lira(state)[0])
        put(cart(state), "give_tour", at="overflow", grande=True)
        yield f"{label}: after two tours", (points, 4), (vp(state)[0], lira(state)[0])


@examples("EX-33", "VI-STR-12", "VI-STR-01", "VI-STR-03", "VI-WINE-06")
def cellars(game: ViticultureGame) -> Iterator[Finding]:
    """Values 1 to 3, 4 to 6 with blush, 7 to 9 with sparkling."""
    both = "medium_cellar, large_cellar"
    tries = {
        "red": MakeWine("red", 9, 0, 0),
        "blush": MakeWine("blush", 5, 0, 4),
        "sparkling": MakeWine("sparkling", 9, 5, 4),
    }
    for label, cellars_built, results in (
        ("small", "", ("R3", "VI-WINE-02", "VI-WINE-03")),
        ("medium", "medium_cellar", ("R6", "B6", "VI-WINE-03")),
        ("large", both, ("R9", "B9", "S9")),
    ):
        state = put(winter(game, Player(built=cellars_built, pad="R5 R9 W4"), Player()), "make_wine")
        for (wine, move), result in zip(tries.items(), results, strict=True):
            refusal = verdict(state, move)
            made = refusal if refusal != "legal" else cellar(play(state.copy(), move))
            yield f"{label} cellar: {wine}", result, made
    state = put(summer(game, Player(lira=6), Player()), "build_structure")
    yield "large before medium", "VI-STR-03", verdict(state, Build("large_cellar"))
    play(state, Build("medium_cellar"))
    yield "price of the medium cellar", 2, lira(state)[0]
    state = put(summer(game, Player(lira=6, built="medium_cellar"), Player()), "build_structure", Build("large_cellar"))
    yield "price of the large cellar", 0, lira(state)[0]


@examples("EX-34", "VI-FALL-03", "VI-STR-11")
def cottage(game: ViticultureGame) -> Iterator[Finding]:
    """Both decks are named before either card is drawn."""
    pairs = {("summer", "winter"): (1, 1), ("summer", "summer"): (2, 0), ("winter", "winter"): (0, 2)}
    for pair, cards in pairs.items():
        state = fall(game, Player(built="cottage"), Player())
        play(state, DrawVisitors(*pair))
        yield f"{pair[0]} and {pair[1]}", cards, (drawn(state, "summer"), drawn(state, "winter"))
        yield f"{pair[0]} and {pair[1]}: asked next", ("FallDraw", 1), (question(state), state.actor)
    yield "without a cottage", "VI-FALL-03", verdict(state, DrawVisitors("summer", "winter"))


@examples("EX-57", "VI-STR-13", "VI-CARD-W04")
def next_cellar(game: ViticultureGame) -> Iterator[Finding]:
    """The Oenologist upgrades for 3 lira each time, medium before large."""
    for before, after in (("", ["medium_cellar"]), ("medium_cellar", ["medium_cellar", "large_cellar"])):
        state = visit(winter(game, Player(lira=3, built=before, hand="oenologist"), Player()), "oenologist", "b")
        yield f"with {before or 'none'}", (after, 0), (built(state), lira(state)[0])
    both = Player(lira=9, built="medium_cellar, large_cellar", hand="oenologist", cellar="R1")
    state = put(winter(game, both, Player()), "play_winter_visitor")
    yield "with both", (["a"], "VI-STR-13"), (ways(state, "oenologist"), verdict(state, PlayVisitor("oenologist", "b")))


@examples("EX-61", "VI-SUM-03", "VI-BON-04", "VI-STR-01")
def cheaper_building(game: ViticultureGame) -> Iterator[Finding]:
    """With 3 lira: three structures on the left space, five on the bonus space."""
    state = summer(game, Player(lira=3), Player(), Player())
    plain, bonus = put(state.copy(), "build_structure"), put(state, "build_structure", at="bonus")
    yield "left space", {"trellis", "yoke", "irrigation"}, {move.structure for move in moves(plain, Build)}
    five = {"trellis", "yoke", "irrigation", "medium_cellar", "cottage"}
    yield "bonus space", five, {move.structure for move in moves(bonus, Build)}
    for name in ("medium_cellar", "cottage"):
        yield f"lira after the {name}", 0, lira(play(bonus.copy(), Build(name)))[0]
