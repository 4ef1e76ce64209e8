"""Examples of winter visitors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tutor.core.examples import Finding
from tutor.games.viticulture.examples.positions import (
    Player,
    built,
    cart,
    cellar,
    drawn,
    end_year,
    free,
    grande,
    hand,
    lira,
    moves,
    pad,
    pile,
    play,
    question,
    residual,
    space,
    summer,
    verdict,
    visit,
    vp,
    ways,
    winter,
    year_end,
)
from tutor.games.viticulture.examples.registry import examples
from tutor.games.viticulture.moves import (
    Accept,
    Build,
    Decline,
    DiscardGrape,
    DiscardWine,
    DrawCard,
    DrawFrom,
    HarvestField,
    MakeWine,
    Place,
    PlayVisitor,
    TakeAction,
    TakeRevealed,
    WakeUp,
)
from tutor.games.viticulture.names import ACTIONS, FIELDS

if TYPE_CHECKING:
    from tutor.games.viticulture.game import ViticultureGame
    from tutor.games.viticulture.state import Viticulture

PLAY = Place("play_winter_visitor", "plain", False)
MEDIUM = "medium_cellar"
LARGE = "medium_cellar, large_cellar"


def choosing(game: ViticultureGame, *players: Player, **changes: Any) -> Viticulture:
    """Return a position in which seat 0 chooses a visitor to play."""
    return play(winter(game, *players, **changes), PLAY)


def red(value: int) -> MakeWine:
    """Return the move that makes a red wine."""
    return MakeWine("red", value, 0, 0)


@examples("EX-15", "VI-VIS-04", "VI-CARD-W04")
def two_clauses(game: ViticultureGame) -> Iterator[Finding]:
    """Age all wines, or lose a point to upgrade the cellar; not both."""
    owner = Player(cellar="R1", hand="uncertified_oenologist")
    state = choosing(game, owner, Player())
    yield "ways", ["a", "b"], ways(state, "uncertified_oenologist")
    yield "both", "VI-VIS-04", verdict(state, PlayVisitor("uncertified_oenologist", "ab"))
    aged, upgraded = state.copy(), state
    play(aged, PlayVisitor("uncertified_oenologist", "a"))
    yield "aged twice", ("R3", [], 0), (cellar(aged), built(aged), vp(aged)[0])
    play(upgraded, PlayVisitor("uncertified_oenologist", "b"))
    yield "upgraded", ("R1", ["medium_cellar"], -1), (cellar(upgraded), built(upgraded), vp(upgraded)[0])


@examples("EX-20", "VI-CARD-W32", "VI-VIS-12")
def manager(game: ViticultureGame) -> Iterator[Finding]:
    """A structure is built although all spaces are taken, at full price and without a worker."""
    state = winter(game, Player(lira=5, hand="manager"), Player(), Player(), board={"build_structure": "1 2"})
    visit(state, "manager", "a")
    yield "a winter action", "VI-CARD-W32", verdict(state, TakeAction("draw_order"))
    six = {"draw_vine", "give_tour", "build_structure", "plant_vine", "play_summer_visitor", "sell_grapes_or_field"}
    refused = {action for action in ACTIONS if verdict(state, TakeAction(action)) == "VI-CARD-W32"}
    yield "summer actions", six, set(ACTIONS) - refused
    play(state, TakeAction("build_structure"), Build("windmill"))
    yield "lira", 0, lira(state)[0]
    yield "spaces", "1 2 -", space(state, "build_structure")
    yield "workers at hand", 1, free(state)[0]
    yield "next", (1, "TakeTurn"), (state.actor, question(state))


@examples("EX-22", "VI-CARD-W25", "VI-VIS-19")
def motivator(game: ViticultureGame) -> Iterator[Finding]:
    """Who has passed cannot take the grande back."""
    board = {"give_tour": "1G", "draw_vine": "2G"}
    state = winter(game, Player(hand="motivator"), Player(), Player(), board=board, passed=[2])
    visit(state, "motivator", "a")
    yield "asked", 1, state.actor
    play(state, Accept())
    yield "grandes", ["home", "home", "draw_vine/left"], [grande(state, seat) for seat in range(3)]
    yield "victory points", [1, 0, 0], vp(state)
    yield "next", (1, "TakeTurn"), (state.actor, question(state))


@examples("EX-25", "VI-CARD-W33")
def zymologist(game: ViticultureGame) -> Iterator[Finding]:
    """A red wine of value 5 without a medium cellar."""
    maker = Player(pad="R5", hand="zymologist")
    state = visit(winter(game, maker, Player()), "zymologist", "a", red(5))
    yield "made", "R5", cellar(state)
    end_year(state)
    yield "after a year", "R6", cellar(state)
    end_year(play(state, WakeUp(1, ""), WakeUp(4, "")))
    yield "after two years", "R6", cellar(state)
    for label, cellars, wine in (("medium cellar", MEDIUM, "R6"), ("both cellars", LARGE, "R7")):
        yield f"from 6 with {label}", wine, cellar(year_end(game, Player(built=cellars, cellar="R6"), Player()))
    strict = winter(game, maker, Player(), options={"zymologist_ageing": "to_6"})
    end_year(visit(strict, "zymologist", "a", red(5)))
    yield "other ruling: after a year", "R5", cellar(strict)


@examples("EX-49", "VI-END-05", "VI-VIS-07")
def floor_of_points(game: ViticultureGame) -> Iterator[Finding]:
    """Nobody falls below -5."""
    cards = ("uncertified_architect", "a"), ("uncertified_architect", "b"), ("broker", "b"), ("uncertified_broker", "a")
    for points, results in ((-5, ["VI-VIS-07"] * 4), (-4, ["legal", "VI-VIS-07", "VI-VIS-07", "VI-VIS-07"])):
        owner = Player(vp=points, lira=9, hand="uncertified_architect, broker, uncertified_broker")
        state = play(summer(game, owner, Player()), Place("play_summer_visitor", "plain", False))
        yield f"at {points}", results, [verdict(state, PlayVisitor(*way)) for way in cards]


@examples("EX-58", "VI-VIS-11", "VI-WIN-06")
def worker_of_a_visitor(game: ViticultureGame) -> Iterator[Finding]:
    """The Teacher trains in winter of year 3, the Governess at once."""
    state = visit(winter(game, Player(lira=2, hand="teacher"), Player(), year=3), "teacher", "b")
    yield "lira", 0, lira(state)[0]
    yield "at hand in year 3", (3, 1), (state.year, free(state)[0])
    end_year(state)
    yield "at hand in year 4", (4, 3), (state.year, free(state)[0])
    state = visit(winter(game, Player(lira=3, hand="governess"), Player(), year=3), "governess", "a")
    yield "the Governess's worker", (3, 2), (state.year, free(state)[0])


@examples("DX-05", "VI-CARD-W33", "VI-WINE-05")
def zymologist_without_cellars(game: ViticultureGame) -> Iterator[Finding]:
    """A sparkling wine ages inside its tier; a wine that would fall below 4 is not made."""
    maker = Player(pad="R2 R3 W2", hand="zymologist")
    state = visit(winter(game, maker, Player()), "zymologist", "a", MakeWine("sparkling", 3, 2, 2))
    ages = [cellar(state)]
    for rows in ((1, 4), (4, 1)):
        end_year(state)
        ages.append(cellar(state))
        play(state, *(WakeUp(row, "") for row in rows))
    yield "year by year", ["S7", "S8", "S9"], ages
    full = choosing(game, Player(pad="R4 R5", cellar="R4", hand="zymologist"), Player())
    play(full, PlayVisitor("zymologist", "a"))
    yield "red 4 taken", "VI-WINE-05", verdict(full, red(4))
    yield "red 5", "legal", verdict(full, red(5))


@examples("DX-07", "VI-CARD-W04", "VI-EOY-02")
def oenologist(game: ViticultureGame) -> Iterator[Finding]:
    """Two steps, each from the highest wine down."""
    state = winter(game, Player(built=MEDIUM, cellar="R2 R3 R6", hand="oenologist"), Player())
    visit(state, "oenologist", "a")
    yield "after both steps", "R4 R5 R6", cellar(state)
    once = year_end(game, Player(built=MEDIUM, cellar="R2 R3 R6"), Player())
    yield "after the first step", "R3 R4 R6", cellar(once)


@examples("DX-08", "VI-CARD-W36")
def taster(game: ViticultureGame) -> Iterator[Finding]:
    """An own white 7 is as valuable as the red 7 that is given up."""
    state = winter(game, Player(built=LARGE, cellar="R7 W7", hand="taster"), Player(cellar="R3"))
    visit(state, "taster", "a", DiscardWine("red", 7))
    yield "lira and points", (4, 0), (lira(state)[0], vp(state)[0])


@examples("DX-12", "VI-CARD-W11")
def queen(game: ViticultureGame) -> Iterator[Finding]:
    """The right neighbour of A is C."""
    neighbour = Player(vp=-5, hand="malvasia", lira=2)
    state = winter(game, Player(hand="queen"), Player(), neighbour)
    yield "C can do nothing", "VI-WRK-07", verdict(state, PLAY)
    state = visit(winter(game, Player(hand="queen"), Player(), neighbour._replace(lira=3)), "queen", "a")
    yield "chooses", 2, state.actor
    yield "answers", ["PayLira"], [type(move).__name__ for move in state.moves()]


@examples("DX-13", "VI-CARD-W25", "VI-WRK-14")
def motivator_with_the_own_grande(game: ViticultureGame) -> Iterator[Finding]:
    """The grande that plays the card comes back."""
    state = winter(game, Player(hand="motivator"), Player())
    visit(state, "motivator", "a", Accept(), grande=True)
    yield "grande", "home", grande(state)
    yield "space", "- - -", space(state, "play_winter_visitor")
    yield "own grande is no point", 0, vp(state)[0]
    yield "placed again", "legal", verdict(cart(state), Place("gain_1_lira", "plain", True))


@examples("DX-20", "VI-VIS-05", "VI-VIS-21")
def jack_of_all_trades(game: ViticultureGame) -> Iterator[Finding]:
    """Harvest and wine go together in this order; nothing else does."""
    owner = Player(field_5="syrah", hand="jack_of_all_trades")
    state = choosing(game, owner, Player())
    yield "ways", ["ab"], ways(state, "jack_of_all_trades")
    play(state, PlayVisitor("jack_of_all_trades", "ab"), HarvestField("field_5"), red(2))
    yield "cellar", "R2", cellar(state)
    for way in ("bc", "cb", "ac", "ca"):
        yield (
            f"way {way}",
            "VI-VIS-03",
            verdict(choosing(game, owner, Player()), PlayVisitor("jack_of_all_trades", way)),
        )


@examples("DX-21", "VI-VIS-10")
def merchant(game: ViticultureGame) -> Iterator[Finding]:
    """Both grapes of value 1, or none."""
    owner = Player(lira=3, hand="merchant")
    state = winter(game, owner._replace(pad="R1"), Player())
    yield "red 1 taken", "VI-WRK-07", verdict(state, PLAY)
    state = visit(winter(game, owner, Player()), "merchant", "a")
    yield "crush pad and lira", ("R1 W1", 0), (pad(state), lira(state)[0])
    fields = state.to_dict()["vineyards"][0]["fields"]
    yield "harvested fields", [], [name for name in FIELDS if fields[name]["harvested"]]


@examples("DX-22", "VI-VIS-17", "VI-RES-01", "VI-RES-03")
def ends_of_the_residual_track(game: ViticultureGame) -> Iterator[Finding]:
    """At 5 nothing more can be gained, at 1 two cannot be paid."""
    owner = Player(residual=5, lira=1, pad="R1", cellar="R1", hand="negotiator, noble, promoter")
    state = summer(game, owner, Player())
    yield "Negotiator at 5", "VI-WRK-07", verdict(state, Place("play_summer_visitor", "plain", False))
    state = choosing(game, owner, Player())
    yield "Noble at 5, first clause", "VI-VIS-17", verdict(state, PlayVisitor("noble", "a"))
    play(state, PlayVisitor("promoter", "a"), DiscardGrape("red", 1))
    yield "Promoter at 5", (1, 5), (vp(state)[0], residual(state)[0])
    state = visit(summer(game, owner._replace(residual=4), Player()), "negotiator", "b", DiscardWine("red", 1))
    yield "Negotiator with a wine at 4", 5, residual(state)[0]
    state = choosing(game, owner._replace(residual=1), Player())
    yield "Noble at 1, second clause", "VI-RES-03", verdict(state, PlayVisitor("noble", "b"))


@examples("DX-23", "VI-CARD-W32", "VI-STR-10")
def managed_tour(game: ViticultureGame) -> Iterator[Finding]:
    """A tour in winter counts for the tasting room, without the bonus."""
    state = winter(game, Player(built="tasting_room", hand="manager"), Player(), Player())
    visit(state, "manager", "a", TakeAction("give_tour"))
    yield "lira and points", (2, 1), (lira(state)[0], vp(state)[0])


@examples("DX-24", "VI-CARD-W24", "VI-HARV-02")
def reaper(game: ViticultureGame) -> Iterator[Finding]:
    """One of three fields has been harvested before."""
    owner = Player(
        built="yoke", yoke_used=True, harvested="field_5", pad="W1", hand="reaper",
        field_5="malvasia", field_6="merlot", field_7="syrah",
    )  # fmt: skip
    state = visit(winter(game, owner, Player()), "reaper", "a")
    yield "field 5", "VI-HARV-02", verdict(state, HarvestField("field_5"))
    play(state, HarvestField("field_6"), HarvestField("field_7"))
    yield "two harvests, no points", ("R2 R3 W1", 0), (pad(state), vp(state)[0])
    yield "next", 1, state.actor
    state = visit(winter(game, owner._replace(harvested="", pad=""), Player()), "reaper", "a")
    play(state, *map(HarvestField, FIELDS))
    yield "three harvests", 2, vp(state)[0]


@examples("DX-25", "VI-VIS-13", "VI-VIS-19", "VI-CARD-S18")
def mentor(game: ViticultureGame) -> Iterator[Finding]:
    """The left neighbour makes a wine, nobody else does."""
    maker = Player(pad="R1")
    state = winter(game, maker._replace(hand="mentor"), maker, maker)
    visit(state, "mentor", "a")
    asked = []
    for moves_made in ((Decline(),), (Accept(), red(1)), (Decline(),)):
        asked.append(state.actor)
        play(state, *moves_made)
    yield "asked", [0, 1, 2], asked
    yield "chooses the reward", (0, ["vine", "summer"]), (state.actor, [move.deck for move in moves(state, DrawFrom)])
    play(state, DrawFrom("summer"))
    yield "drawn", (1, 1), (drawn(state, "summer"), len(hand(state)))
    yield "cellars", ["", "R1", ""], [cellar(state, seat) for seat in range(3)]
    yield "next", (1, "TakeTurn"), (state.actor, question(state))


@examples("DX-26", "VI-CARD-W37", "VI-DECK-07")
def caravan(game: ViticultureGame) -> Iterator[Finding]:
    """Four cards are turned up for all to see, two are taken."""
    state = winter(game, Player(hand="caravan"), Player())
    state.explicit = True
    visit(state, "caravan", "a")
    cards = ["merlot", "planner", "order_08", "judge"]
    play(state, *map(DrawCard, cards))
    yield "seen by the other player", cards, state.view(1)["revealed"]
    play(state, TakeRevealed("order_08"), TakeRevealed("planner"))
    yield "hand", ["order_08", "planner"], hand(state)
    yield "discard piles", ("merlot", "judge"), (pile(state, "vine")[-1], pile(state, "winter")[0])


@examples("DX-32", "VI-CARD-W26")
def bottler_and_supervisor(game: ViticultureGame) -> Iterator[Finding]:
    """A point for each type of wine, and for each sparkling wine."""
    bottler = Player(built=MEDIUM, pad="R2 R3 R4 W1", hand="bottler")
    state = visit(winter(game, bottler, Player()), "bottler", "a", red(2), red(3), MakeWine("blush", 4, 0, 1))
    yield "Bottler", ("R2 R3 B5", 2), (cellar(state), vp(state)[0])
    supervisor = Player(built=LARGE, pad="R1 R2 R3 R4 W4 W5", hand="supervisor")
    state = winter(game, supervisor, Player())
    visit(state, "supervisor", "a", MakeWine("sparkling", 2, 1, 4), MakeWine("sparkling", 4, 3, 5))
    yield "Supervisor", ("S7 S9", 2), (cellar(state), vp(state)[0])


@examples("DX-33", "VI-CARD-W07")
def uncertified_teacher(game: ViticultureGame) -> Iterator[Finding]:
    """Workers in training count, the grey one does not."""
    others = Player(regular=5), Player(regular=5, training=1), Player(regular=4, row=7)
    state = winter(game, Player(hand="uncertified_teacher"), *others, temporary=3)
    yield "workers at hand", [2, 5, 4, 5], free(state)
    visit(state, "uncertified_teacher", "b")
    yield "points", 2, vp(state)[0]
