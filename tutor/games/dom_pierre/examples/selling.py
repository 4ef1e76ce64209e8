"""Examples of SALES: value, levels, accessories, workers on the way home, Reims."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.dom_pierre.examples.positions import (
    Player,
    act,
    asked,
    coins,
    details,
    flute,
    grey,
    happened,
    let,
    market_cards,
    play,
    points,
    presses,
    question,
    road_of,
    tokens,
    told,
    turn,
    verdict,
    workers,
)
from tutor.games.dom_pierre.examples.registry import examples
from tutor.games.dom_pierre.moves import (
    AddAccessory,
    CloseSale,
    CycleCard,
    Sell,
    ShowCard,
    TakeToken,
)

if TYPE_CHECKING:
    from tutor.games.dom_pierre.game import DomPierreGame
    from tutor.games.dom_pierre.state import DomPierre


@examples(
    "EX-10",
    "DP-SALE-05", "DP-SALE-06", "DP-SALE-07", "DP-SALE-08", "DP-SALE-10", "DP-SALE-12", "DP-SALE-13", "DP-SALE-14",
    "DP-SALE-15",
)  # fmt: skip
def first_sale(game: DomPierreGame) -> Iterator[Finding]:
    """Barrel 3 to Brussels with a grey box: 6, the middle shield."""
    greg = Player(coins=0, left="barrel 3", roads="north 1", grey="box", blue="sugar")
    state = act(turn(game, greg), "sales", Sell("north", "left", "barrel", 3))
    before = state.grey[1]
    play(state, AddAccessory("box", "grey"))
    yield "value", 6, asked(state).total
    with_sugar = details(state, AddAccessory("sugar", "blue"))
    yield "with the blue sugar", {"total": 8, "points": 4}, with_sugar
    play(state, CloseSale())
    yield "points", 4, points(state)
    yield "coins", 1, coins(state)
    yield "workers", {"reserve": 7, "house": 1, "presses": 1}, workers(state)
    yield "grey supply", before + 1, state.grey[1]
    yield "grey accessories", {}, grey(state)
    yield "card", ["N01"], market_cards(state)
    yield "presses", {}, presses(state)


@examples("EX-17", "DP-SALE-10", "DP-SALE-11")
def sale_levels(game: DomPierreGame) -> Iterator[Finding]:
    """Which shield a value reaches, and from where it brings prestige."""
    table = {5: (1, 0), 6: (4, 0), 10: (4, 0), 11: (9, 0), 15: (9, 0), 16: (9, 1)}
    for value, (scored, prestige) in table.items():
        bonus = 3 if value > 12 else 0
        roads, accessory = "south 6" if bonus else "", "cork" if value > 15 else ""
        seller = Player(centre=f"bottle {min(value - bonus, 12)}", roads=roads, grey=accessory)
        markets = {"south": ("S12", "R3a")}
        state = act(turn(game, seller, Player(), Player(), markets=markets), "sales")
        play(state, Sell("south", "centre", "bottle", min(value - bonus, 12)))
        if question(state) == "BoostSale":
            play(state, AddAccessory("cork", "grey"))
        yield f"value {value}: points", scored, points(state)
        yield f"value {value}: prestige", prestige, state.maisons[0].level


@examples("EX-18", "DP-SALE-06", "DP-SALE-14", "DP-SALE-15", "DP-SALE-16")
def half_of_the_workers(game: DomPierreGame) -> Iterator[Finding]:
    """Half of the workers, rounded up, the farthest first; a coin for each section they leave."""
    spaces = {1: "1", 2: "1 2", 3: "1 2 3", 4: "1 2 3 4", 5: "1 2 3 4 5"}
    for number, left in ((1, 0), (2, 1), (3, 1), (4, 2), (5, 2)):
        state = northern(game, f"north {spaces[number]}")
        yield f"{number} workers: left on the road", left, len(road_of(state, "north"))
    state = northern(game, "north 1 3 5", before=True)
    shown = details(state, Sell("north", "left", "barrel", 3))["total"]
    yield "workers on 1, 3, 5: value", 3 + 1 + 3, shown
    let(play(state, Sell("north", "left", "barrel", 3)))
    yield "workers on 1, 3, 5: left", [1], road_of(state, "north")
    yield "workers on 1, 3, 5: coins", 2, coins(state)
    state = northern(game, "north 5 6")
    yield "workers on 5 and 6: left", [5], road_of(state, "north")
    yield "workers on 5 and 6: coins", 1, coins(state)
    state = northern(game, "north 5 6", rows=(1, 1, 1, 1, 1, 1), tiles="barrel 3, barrel 2", second="N04")
    yield (
        "second sale: road bonus of the worker left",
        2 + 1 + 3,
        details(state, Sell("north", "left", "barrel", 2))["total"],
    )


def northern(
    game: DomPierreGame,
    roads: str,
    before: bool = False,
    rows: tuple[int, ...] = (0,) * 6,
    tiles: str = "barrel 3",
    second: str = "",
) -> DomPierre:
    """Return the position after a sale of barrel 3 to Brussels (or before it), with workers on the north road."""
    player = Player(coins=0, rows=rows, left=tiles, roads=roads)
    state = act(turn(game, player, Player(), Player(), chance="explicit"), "sales")
    if before:
        return state
    play(state, Sell("north", "left", "barrel", 3))
    return play(state, ShowCard(second)) if second else let(state)


@examples("EX-19", "DP-SALE-02", "DP-SALE-06", "DP-SALE-14")
def no_worker_on_the_road(game: DomPierreGame) -> Iterator[Finding]:
    """A sale needs no worker: no bonus, nobody removed, no coins."""
    state = act(turn(game, Player(coins=0, left="barrel 3")), "sales")
    shown = details(state, Sell("north", "left", "barrel", 3))
    yield "value", {"total": 4, "points": 2}, shown
    play(state, Sell("north", "left", "barrel", 3))
    yield "coins", 0, coins(state)
    yield "workers", {"reserve": 8, "house": 0, "presses": 1}, workers(state)


@examples("EX-37", "DP-SALE-07")
def two_of_one_type(game: DomPierreGame) -> Iterator[Finding]:
    """A grey and a blue sugar may be used together, two grey ones may not."""
    seller = Player(left="barrel 3", grey="2 sugar", blue="sugar")
    state = act(turn(game, seller), "sales", Sell("north", "left", "barrel", 3), AddAccessory("sugar", "grey"))
    yield "a second grey sugar", "DP-SALE-07", verdict(state, AddAccessory("sugar", "grey"))
    yield "grey and blue together", 3, details(state, AddAccessory("sugar", "blue"))["total"] - 4
    play(state, AddAccessory("sugar", "blue"))
    yield "points for a value of 7", 4, points(state)


@examples("EX-43", "DP-SALE-12", "DP-SALE-19")
def vintage_sales(game: DomPierreGame) -> Iterator[Finding]:
    """A card that refuses goes under its deck; its place there is known to all."""
    seller = Player(vintage="sales", left="bottle 3")
    state = turn(game, seller, Player(), Player(), markets={"east": ("E08", "R2a")}, chance="explicit")
    act(state, "sales")
    yield "E08", "DP-SALE-04", verdict(state, Sell("east", "left", "bottle", 3))
    play(state, CycleCard("east"), ShowCard("E02"))
    yield "the next card", "legal", verdict(state, Sell("east", "left", "bottle", 3))
    yield "a second card", "DP-SALE-19", verdict(state, CycleCard("north"))
    yield "known to all", ["E08"], state.view(1)["markets"]["east"]["under"]


@examples("EX-44", "DP-SALE-10", "DP-SALE-11", "DP-SALE-22", "DP-PREST-02", "DP-PREST-05")
def great_sale(game: DomPierreGame) -> Iterator[Finding]:
    """Points, prestige, token, card, next card, champagne, worker, coin: in this order."""
    seller = Player(coins=0, centre="barrel 12", roads="west 2 4", grey="cork", blue="cork")
    markets = {"west": ("W13", "R3a"), "south": ("S01", "R4a")}
    state = turn(game, seller, Player(), Player(), markets=markets, chance="explicit", flute="sale_high, crown, coin")
    act(state, "sales", Sell("west", "centre", "barrel", 12), AddAccessory("cork", "blue"), CloseSale())
    yield "value", 16, told(state, "sale-scored")[0]["total"]
    yield "points", 9, points(state)
    yield "level", 1, state.maisons[0].level
    let(state)
    yield "face up", 4, flute(state)[0]
    play(state, TakeToken("sale_high"))
    yield "token kept", {"sale_high": 1}, tokens(state)
    yield "next card", "RevealCard", question(state)
    yield "champagne still there", {"centre": "barrel 12"}, presses(state)
    let(state)
    names = (
        "sale-scored", "level-up", "token-flipped", "token-taken", "card-taken", "card-shown", "champagne-sold",
        "workers-home", "section-coins",
    )  # fmt: skip
    yield "order", list(names), happened(state, *names)
    yield "worker on 4 home", ([2], 1), (road_of(state, "west"), workers(state)["house"])
    yield "coins", 1, coins(state)
    yield "points then", 9, points(state)


@examples("EX-50", "DP-SALE-17", "DP-SALE-18")
def reims(game: DomPierreGame) -> Iterator[Finding]:
    """Reims is open when the north deck is empty: no card, no accessories, everything else as usual."""
    north = [card for card in game.box.cards if card.startswith("N")]
    seller = Player(coins=0, centre="barrel 5", roads="north 1 3", grey="sugar")
    rival = Player(cards=" ".join(north))
    state = turn(game, seller, rival, Player(), markets={"north": ("", "R1a")})
    act(state, "sales")
    yield "the north deck", "DP-SALE-17", verdict(state, Sell("north", "centre", "barrel", 5))
    shown = details(state, Sell("reims", "centre", "barrel", 5))
    yield "value", {"total": 7, "points": 4}, shown
    play(state, Sell("reims", "centre", "barrel", 5))
    yield "points", 4, points(state)
    yield "accessories kept", {"sugar": 1}, grey(state)
    yield "cards", [], market_cards(state)
    yield "worker on 3 home", ([1], 1), (road_of(state, "north"), workers(state)["house"])
    yield "coins", 1, coins(state)
    last = Player(cards=" ".join(north[1:]))
    state = act(turn(game, seller, last, Player()), "sales")
    yield "with one card left", "DP-SALE-18", verdict(state, Sell("reims", "centre", "barrel", 5))
