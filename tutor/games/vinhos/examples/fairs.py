"""Examples EX-32 to EX-44, EX-61 and EX-76 to EX-79: experts, press releases and fairs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.examples import Finding
from tutor.games.vinhos.examples.positions import (
    BLUE,
    LEAVE,
    ORANGE,
    STOP,
    VIOLET,
    YELLOW,
    Estate,
    Player,
    cash,
    experts_down,
    experts_up,
    fp,
    go,
    idle,
    idle_to_year,
    idle_until,
    kinds,
    play,
    question,
    settle_chance,
    turn,
    vp,
    wines,
)
from tutor.games.vinhos.examples.registry import both, reserve, special
from tutor.games.vinhos.fair import place_points
from tutor.games.vinhos.moves import (
    BuyTile,
    DiscardExpert,
    DrawVintage,
    EnterWine,
    PickWine,
    PlayExpert,
    TakeBooth,
    TakeExpert,
    TakePlace,
    UseCubes,
    UseExpert,
    VisitMagnate,
)

if TYPE_CHECKING:
    from tutor.games.vinhos.game import VinhosGame
    from tutor.games.vinhos.state import Vinhos

OTHERS = (Player(space="pass"),) * 3
DOURO = Estate("douro", "red", (0, 0, 0, 3), cellar=True)


@both("EX-32", "VC-EXPERT-01")
def two_of_one_pile(game: VinhosGame) -> Iterator[Finding]:
    """The top of the taste pile, then the new top of the same pile."""
    state = turn(game, Player(space="cellars"), *OTHERS, year=6)
    go(state, "experts", TakeExpert("taste"))
    settle_chance(state)
    play(state, TakeExpert("taste"))
    yield "paid", 2, 20 - cash(state)[0]
    yield "experts face up", 2, experts_up(state, 0)


@special("EX-33", "VC-EXPERT-03", "VS-PRESS-04", "VC-ABIL-09", "VC-YEAR-02")
def experts_over_the_years(game: VinhosGame) -> Iterator[Finding]:
    """Six experts: one turned in an action, three played on a tile with three features, one turned up again."""
    six = "taste_cash aroma_cash aroma_discount appearance_cash alcohol_cash taste_add_cube"
    yellow = Player(up=six, estates=[Estate("douro", "red", (5, 5))], space="experts")
    state = turn(game, yellow, *OTHERS, year=2, vintage="V5")
    go(state, "export", UseExpert("alcohol_cash"), PickWine(1, 1))
    play(state, state.moves()[0])
    yield "up and down in year 2", (5, 1), (experts_up(state, 0), experts_down(state, 0))
    later = Player(up=six.replace(" alcohol_cash", ""), down="alcohol_cash", estates=[Estate("douro", "red", (5,))])
    state = turn(game, later, *OTHERS, year=3, vintage="V7")
    go(state, "pass", TakePlace(1), EnterWine(1, 1), TakeBooth(1))
    play(state, PlayExpert("taste_cash"), PlayExpert("aroma_cash"), PlayExpert("appearance_cash"))
    yield "after the press release", (2, 1), (experts_up(state, 0), experts_down(state, 0))
    idle_to_year(state, 4)
    yield "in year 4", (3, 0), (experts_up(state, 0), experts_down(state, 0))


@reserve("EX-34", "VR-EXPERT-01", "VR-FAIR-02", "VC-YEAR-02")
def six_experts_at_most(game: VinhosGame) -> Iterator[Finding]:
    """Four up and one down; one is used, two are hired, one goes, three are played."""
    yellow = Player(up="taste_cash taste_add_cube aroma_cash aroma_discount", down="alcohol_cash", space="cellars")
    state = turn(game, yellow, *OTHERS, year=2, vintage="V5")
    play(state, UseExpert("taste_cash"))
    yield "after an ability", (3, 2), (experts_up(state, 0), experts_down(state, 0))
    hirer = Player(
        up="taste_add_cube aroma_cash aroma_discount",
        down="alcohol_cash taste_cash",
        space="cellars",
        estates=[Estate("douro", "red", (10,))],
    )
    state = turn(game, hirer, *OTHERS, year=3, vintage="V5", experts={"aroma": {"top": "aroma_free_move"}})
    go(state, "experts", TakeExpert("aroma"))
    settle_chance(state)
    yield "six", 6, state.vintners[0].experts()
    play(state, DiscardExpert("taste_cash"), TakeExpert("appearance"))
    yield "after hiring", (5, 1), (experts_up(state, 0), experts_down(state, 0))
    idle_until(state, "ReserveTurn")
    while state.actor != 0 or question(state) != "ReserveTurn":
        idle(state)
    go(state, "pass", TakePlace(1), EnterWine(1, 1), TakeBooth(4))
    idle_until(state, "PlaySecretly")
    play(state, *[PlayExpert(expert) for expert in ("taste_add_cube", "aroma_cash", "aroma_discount")], STOP)
    idle_to_year(state, 4)
    yield "in year 4", (3, 0), (experts_up(state, 0), experts_down(state, 0))


@reserve("EX-35", "VR-YEAR-01")
def features_advance(game: VinhosGame) -> Iterator[Finding]:
    """The tile of year 4 shows appearance 3 and taste 2."""
    state = turn(game, *OTHERS, Player(), seat=3, round=2, year=3, vintage="V5")
    state.explicit = True
    before = list(state.tracks)
    while question(state) != "DrawYear":
        idle(state)
    play(state, DrawVintage("V3"))
    rise = [now - then for now, then in zip(state.tracks, before, strict=True)]
    yield "taste, aroma, appearance, alcohol", [2, 0, 3, 0], rise


@special("EX-36", "VS-PRESS-01", "VS-PRESS-02", "VS-PRESS-04", "VS-PRESS-05", "VS-PRESS-06", "VC-REGION-00")
def a_press_release(game: VinhosGame) -> Iterator[Finding]:
    """A red Douro wine worth 10 (the text calls Douro region 4; it is 3) takes orange from 15 to 30."""
    orange = Player(estates=[DOURO], fp=15, up="aroma_cash", magnates=(2, 2, 2))
    piles = {"taste": {"top": "taste_discount"}}
    state = turn(game, orange, *OTHERS, vintage="V1", regions={"douro": {"cubes": 2}}, experts=piles)
    go(state, "pass", TakePlace(1), EnterWine(1, 4), UseCubes(2))
    yield "3 + 5 + 2", 25, fp(state)[0]
    play(state, TakeBooth(2), TakeExpert("taste"))
    settle_chance(state)
    play(state, PlayExpert("taste_discount"), PlayExpert("aroma_cash"))
    yield "3 + 1, and 1", 30, fp(state)[0]
    yield "Bruno and Carolina", ["bruno", "carolina"], [move.magnate for move in kinds(state, VisitMagnate)]
    play(state, VisitMagnate("bruno"), VisitMagnate("carolina"))
    yield "barrels in stock", 4, state.vintners[0].barrels
    yield "the wine is gone", [0, 0, 0, 0], wines(state, 0, 1)


@reserve("EX-37", "VR-PRESS-01", "VR-PRESS-02", "VR-PRESS-03", "VR-PRESS-04")
def a_press_release_of_2010(game: VinhosGame) -> Iterator[Finding]:
    """The same wine: 1 fair point, four experts, 5 points from the booth."""
    tracks = {"taste": 2, "aroma": 0, "appearance": 4, "alcohol": 0}
    state = turn(game, Player(estates=[DOURO], fp=15), *OTHERS, regions={"douro": {"cubes": 2}}, features=tracks)
    go(state, "pass", TakePlace(1), EnterWine(1, 4), UseCubes(2))
    yield "10 - 9", 16, fp(state)[0]
    yield "fair tile", 4, state.vintners[0].allowed
    play(state, TakeBooth(1))
    yield "Bagos of the booth", 3, cash(state)[0] - 20
    yield "2 + 3", 21, fp(state)[0]
    yield "Bruno and Carolina", ["bruno", "carolina"], [move.magnate for move in kinds(state, VisitMagnate)]
    play(state, VisitMagnate("bruno"), STOP)
    yield "a barrel with Bruno", [0, 1, 0], list(state.vintners[0].magnates)


@reserve("EX-38", "VR-PRESS-01")
def points_above_nine(game: VinhosGame) -> Iterator[Finding]:
    """Values 9 to 12 bring 0 to 3 fair points."""
    for value, points in ((8, 0), (9, 0), (10, 1), (11, 2), (12, 3)):
        state = turn(game, Player(estates=[Estate("minho", "red", (value,))]), *OTHERS)
        go(state, "pass", TakePlace(1), EnterWine(1, 1))
        yield f"value {value}", points, fp(state)[0]


def before_fair(game: VinhosGame, *players: Player, year: int, **changes: Any) -> Vinhos:
    """Return a position in which only the last player has to act before the fair of a year."""
    return turn(game, *players, seat=len(players) - 1, round=2, year=year, **changes)


@special("EX-39", "VC-FAIR-01", "VS-PRESS-02", "VS-PRESS-04", "VS-PRESS-05")
def at_the_last_minute(game: VinhosGame) -> Iterator[Finding]:
    """White Setúbal (Terras do Sado) of 5, booth 4, two experts: 11 fair points."""
    blue = Player(estates=[Estate("setubal", "white", (5,))], up="taste_cash alcohol_cash")
    others = [Player(booth=booth) for booth in (1, 2, 3)]
    state = before_fair(game, others[0], others[1], blue, others[2], year=5, vintage="V5")
    idle_until(state, "ChooseRelease")
    yield "blue is asked", BLUE, state.actor
    play(state, EnterWine(1, 2), TakeBooth(4), PlayExpert("taste_cash"), PlayExpert("alcohol_cash"))
    yield "5 + 3 + 3", 11, fp(state)[BLUE]
    yield "Carolina only", ["carolina"], [move.magnate for move in kinds(state, VisitMagnate)]
    play(state, VisitMagnate("carolina"))
    yield "barrels in stock", 3, state.vintners[BLUE].barrels


@reserve("EX-40", "VC-FAIR-01", "VR-FAIR-01", "VR-PRESS-02", "VR-PRESS-03", "VR-PRESS-04")
def at_the_last_minute_of_2010(game: VinhosGame) -> Iterator[Finding]:
    """White Alentejo of 4: one expert, 4 points for features and 2 for the booth."""
    blue = Player(estates=[Estate("alentejo", "white", (4,))])
    others = [Player(booth=booth) for booth in (1, 2, 4)]
    tracks = {"taste": 0, "aroma": 0, "appearance": 2, "alcohol": 2}
    state = before_fair(game, others[0], others[1], blue, others[2], year=5, vintage="V5", features=tracks)
    idle_until(state, "ChooseRelease")
    play(state, EnterWine(1, 2))
    yield "fair tile", 1, state.vintners[BLUE].allowed
    play(state, TakeBooth(3))
    yield "2 + 2 + 2", 6, fp(state)[BLUE]
    play(state, VisitMagnate("carolina"))
    yield "a barrel with Carolina", [0, 0, 1], list(state.vintners[BLUE].magnates)


@special("EX-41", "VC-FAIR-04", "VC-FAIR-06", "VC-FAIR-07", "VS-FAIR-01", "VS-FAIR-03", "VS-FAIR-04", "VS-FAIR-06")
def the_second_fair(game: VinhosGame) -> Iterator[Finding]:
    """33, 30, 28 and 28 fair points; then tycoon tiles are bought."""
    home = [Estate("algarve", "red", (3,))]
    players = (
        Player(fp=30, booth=2, estates=home),
        Player(fp=28, booth=3),
        Player(fp=28, booth=4),
        Player(fp=33, booth=1, estates=[Estate("douro", "red", (3,))]),
    )
    display = ["export_action", "cellar_low", *[None] * 10]
    state = before_fair(game, *players, year=5, vintage="V5", display=display)
    idle_until(state, "ChooseExpert")
    yield "VP", [8, 2, 2, 12], vp(state)
    taken = [state.actor]
    play(state, TakeExpert("taste"))
    settle_chance(state)
    taken.append(state.actor)
    play(state, TakeExpert("taste"))
    settle_chance(state)
    yield "blue and yellow take experts", {YELLOW, BLUE}, set(taken)
    yield "new order", [VIOLET, ORANGE, YELLOW, BLUE], list(state.order)
    play(state, BuyTile("export_action"))
    play(state, kinds(state, PickWine)[0], BuyTile("cellar_low"))
    play(state, kinds(state, PickWine)[0])
    yield "violet's tile", True, bool(state.vintners[VIOLET].tiles_up)
    yield "a barrel on orange's tile", 1, state.vintners[ORANGE].loaded.bit_count()
    while LEAVE in state.moves():
        play(state, LEAVE)
    settle_chance(state)
    yield "the display is full again", 12, sum(tile >= 0 for tile in state.display)
    yield "order of year 6", [VIOLET, ORANGE, YELLOW, BLUE], list(state.order)


@reserve("EX-42", "VC-FAIR-04", "VC-FAIR-06", "VR-FAIR-06")
def the_third_fair(game: VinhosGame) -> Iterator[Finding]:
    """35, 30, 27 and 27 fair points; the fewest points act first."""
    points = (27, 27, 35, 30)
    players = [Player(fp=total, booth=booth) for total, booth in zip(points, (1, 2, 3, 5), strict=True)]
    order = [BLUE, ORANGE, VIOLET, YELLOW]
    state = turn(game, *players, seat=YELLOW, round=2, year=6, vintage="V5", order=order)
    asked = []
    while not state.final and not state.over:
        if question(state) == "ChooseExpert":
            asked.append(state.actor)
            play(state, TakeExpert("taste"))
            settle_chance(state)
        else:
            idle(state)
    yield "VP", [2, 2, 15, 10], [vintner.earned[4] for vintner in state.vintners]
    yield "orange and yellow take experts", [ORANGE, YELLOW], asked
    yield "new order", [ORANGE, YELLOW, VIOLET, BLUE], list(state.order)


@reserve("EX-43", "VR-FAIR-02", "VR-FAIR-03", "VR-FAIR-04", "VR-FAIR-05", "VR-FAIR-06", "VR-FAIR-07")
def experts_at_the_fair(game: VinhosGame) -> Iterator[Finding]:
    """Taste rises to section 4, aroma to section 3; violet has 2 + 8 = 10 points (the text prints 1)."""
    down = "taste_cash aroma_cash appearance_cash alcohol_cash alcohol_discount"
    blue = Player(fp=11, booth=3, fair_tile=1, down=down)
    violet = Player(fp=2, booth=1, fair_tile=2, up="taste_add_cube taste_free_move alcohol_add_cube")
    orange = Player(fp=1, booth=5, fair_tile=1, up="taste_take_barrel")
    six = "taste_rearrange aroma_add_cube aroma_free_move aroma_take_barrel alcohol_free_move appearance_free_move"
    yellow = Player(fp=0, booth=4, fair_tile=4, up=six)
    tracks = {"taste": 4, "aroma": 3, "appearance": 0, "alcohol": 0}
    order = [BLUE, ORANGE, VIOLET, YELLOW]
    state = turn(
        game, orange, yellow, blue, violet, seat=YELLOW, round=2, year=5, vintage="V5", order=order, features=tracks
    )
    asked = []
    while question(state) != "ChooseExpert":
        if question(state) == "PlaySecretly":
            if state.actor not in asked:
                asked.append(state.actor)
            chosen = [move for move in kinds(state, PlayExpert) if move.expert != "taste_discount"]
            play(state, chosen[0] if chosen else STOP)
        else:
            idle(state)
    yield "blue and orange cannot play", [VIOLET, YELLOW], asked
    yield "markers of taste and aroma", [6, 4], state.tracks[:2]
    yield "fair points", [1, 13, 11, 10], fp(state)
    yield "VP", [0, 12, 8, 4], vp(state)
    yield "orange takes an expert", ORANGE, state.actor
    play(state, TakeExpert("appearance"))
    settle_chance(state)
    yield "new order", [ORANGE, VIOLET, BLUE, YELLOW], list(state.order)


@both("EX-44", "VC-FAIR-04", "VC-FAIR-05", "VC-FAIR-06")
def vp_of_the_fairs(game: VinhosGame) -> Iterator[Finding]:
    """9/6/3, 12/8/4 and 15/10/5; two players use the first and the third place."""
    for number, year in enumerate((3, 5, 6)):
        table = ([9, 6, 3, 0], [12, 8, 4, 0], [15, 10, 5, 0])[number]
        state = turn(game, *(Player(),) * 4, year=year, vintage="V5")
        yield f"fair {number + 1}, four players", table, place_points(state)
        pair = turn(game, Player(), Player(), year=year, vintage="V5")
        yield f"fair {number + 1}, two players", [table[0], table[2]], place_points(pair)
        equal = ranked(game, year, (5, 5))
        yield f"fair {number + 1}, a tie of two", [(table[0] + table[2]) // 2] * 2, equal


def ranked(game: VinhosGame, year: int, points: Sequence[int | None]) -> list[int]:
    """Return the VP of a fair by fair points; None is somebody without a booth and without wine."""
    booths = (1, 2, 3, 4)
    players = [
        Player(fp=total or 0, booth=0 if total is None else booth) for total, booth in zip(points, booths, strict=False)
    ]
    state = before_fair(game, *players, year=year, vintage="V5")
    number = (3, 5, 6).index(year)
    while not state.over and not any(vintner.earned[2 + number] for vintner in state.vintners):
        idle(state)
    return [vintner.earned[2 + number] for vintner in state.vintners]


@both("EX-61", "VC-REGION-03", "VC-PRESS-05")
def tras_os_montes(game: VinhosGame) -> Iterator[Finding]:
    """A wine of Trás-os-Montes brings 2 more fair points."""
    for region, more in (("tras_os_montes", 2), ("minho", 0)):
        state = turn(game, Player(estates=[Estate(region, "red", (10,))]), *OTHERS)
        go(state, "pass", TakePlace(1), EnterWine(1, 1))
        yield region, (1 if game.box.reserve else 10) + more, fp(state)[0]


@both("EX-76", "VC-FAIR-06", "VC-FAIR-07")
def three_on_top(game: VinhosGame) -> Iterator[Finding]:
    """12, 12, 12 and 7 at the first fair: 6 VP each, the fourth takes an expert."""
    yield "VP", [6, 6, 6, 0], ranked(game, 3, (12, 12, 12, 7))
    players = [Player(fp=total, booth=booth) for total, booth in zip((12, 12, 12, 7), (1, 2, 3, 4), strict=True)]
    state = idle_until(before_fair(game, *players, year=3, vintage="V5"), "ChooseExpert")
    yield "who takes an expert", 3, state.actor


@both("EX-77", "VC-FAIR-06", "VC-FAIR-07")
def all_equal(game: VinhosGame) -> Iterator[Finding]:
    """All equal at the third fair: 7 VP each, and everybody takes an expert in turn order."""
    yield "VP", [7, 7, 7, 7], ranked(game, 6, (9, 9, 9, 9))
    players = [Player(fp=9, booth=booth) for booth in (1, 2, 3, 4)]
    state = before_fair(game, *players, year=6, vintage="V5")
    asked = []
    while not state.final:
        if question(state) == "ChooseExpert":
            asked.append(state.actor)
            play(state, TakeExpert("taste"))
        else:
            idle(state)
    yield "who takes an expert", [0, 1, 2, 3], asked


@both("EX-78", "VC-FAIR-06", "VC-FAIR-08")
def two_behind(game: VinhosGame) -> Iterator[Finding]:
    """20, 14 and 14 at the second fair: 12, 6 and 6 VP, no expert."""
    yield "VP", [12, 6, 6], ranked(game, 5, (20, 14, 14))


@both("EX-79", "VC-FAIR-02", "VC-FAIR-03", "VC-FAIR-09")
def two_of_three(game: VinhosGame) -> Iterator[Finding]:
    """Without booth and wine one does not take part; the others take the first two places."""
    yield "VP", [9, 6, 0], ranked(game, 3, (12, 7, None))
