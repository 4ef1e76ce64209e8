"""Examples of selling wine: the rulebook's sale of Merlot, demand, AOC, Bulk Buyer, Good Vintage."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.grand_cru.examples.positions import (
    Player,
    act,
    action,
    cash,
    cask,
    cellar,
    moves,
    play,
    price,
    step,
    supply,
    verdict,
)
from tutor.games.grand_cru.examples.registry import examples
from tutor.games.grand_cru.moves import Act, RaiseDemand, SellCubes, SellVintage, SellWine, UseImprovement

if TYPE_CHECKING:
    from tutor.games.grand_cru.game import GrandCruGame
    from tutor.games.grand_cru.state import GrandCru


def merlot(game: GrandCruGame, barrel: int, marker: int, improvement: str = "") -> GrandCru:
    """Return the position of the rulebook: Merlot in barrel 2, in a barrel and in the next one, at a price of 5."""
    wine = f"2 merlot@2, 2 merlot@{barrel}, 2 merlot@{barrel + 1}"
    seller = Player(cash=0, cellar=wine, ready=improvement)
    return action(game, seller, Player(), demand={"merlot": marker})


@examples("EX-14", "GC-SELL-01", "GC-SELL-02", "GC-SELL-03", "GC-SELL-04", "GC-SELL-05", "GC-SELL-07")
def sale_of_merlot(game: GrandCruGame) -> Iterator[Finding]:
    """The two cubes in the rightmost barrel, at a price of 5."""
    for barrel in (3, 4):
        for name, before, after, then in (("a", 5, 4, 5), ("b", 4, 3, 4)):
            state = merlot(game, barrel, before)
            label = f"{name}, barrels {barrel} and {barrel + 1}"
            yield f"{label}: price", 5, price(state, "merlot")
            act(state, "sell", SellWine(barrel + 1, "merlot"), SellCubes(2))
            yield f"{label}: cash", 10, cash(state)[0]
            yield f"{label}: sales cask", {"merlot": 2}, cask(state)
            yield f"{label}: marker", after, step(state, "merlot")
            yield f"{label}: price then", then, price(state, "merlot")
            yield f"{label}: cellar", {"merlot@2": 2, f"merlot@{barrel}": 2}, cellar(state)


@examples("EX-15", "GC-SELL-01")
def the_other_merlot(game: GrandCruGame) -> Iterator[Finding]:
    """The barrel before could be sold as well."""
    for barrel in (3, 4):
        state = act(merlot(game, barrel, 5), "sell", SellWine(barrel, "merlot"), SellCubes(2))
        yield f"barrel {barrel}", 10, cash(state)[0]


@examples("EX-16", "GC-SELL-08")
def unripe_merlot(game: GrandCruGame) -> Iterator[Finding]:
    """The cubes in barrel 2 are not mature."""
    state = act(merlot(game, 3, 5), "sell")
    yield "barrel 2", "GC-SELL-08", verdict(state, SellWine(2, "merlot"))
    yield "wines that can be sold", [(3, "merlot"), (4, "merlot")], [tuple(move) for move in state.moves()]


@examples("EX-17", "GC-SELL-06")
def lowest_space(game: GrandCruGame) -> Iterator[Finding]:
    """The price of the lowest space is paid, and the marker stays."""
    prices = {"gamay": 2, "syrah": 2, "merlot": 3, "cabernet": 4, "pinot": 4}
    for barrel, (variety, lowest) in enumerate(prices.items(), 1):
        state = action(game, Player(cash=0, cellar=f"{variety}@{barrel}"), Player())
        act(state, "sell", SellWine(barrel, variety))
        yield f"{variety}: cash", lowest, cash(state)[0]
        yield f"{variety}: marker", 0, step(state, variety)


@examples("EX-18", "GC-DEM-03")
def highest_space(game: GrandCruGame) -> Iterator[Finding]:
    """A marker on the top cannot rise."""
    state = act(action(game, Player(), Player(), demand={"pinot": 6, "syrah": 5}), "raise_demand")
    yield "pinot", "GC-DEM-03", verdict(state, RaiseDemand("pinot"))
    yield "syrah", "legal", verdict(state, RaiseDemand("syrah"))


@examples("EX-38", "GC-IMP-06")
def sale_with_aoc(game: GrandCruGame) -> Iterator[Finding]:
    """One franc more for each cube."""
    state = merlot(game, 3, 5, "aoc")
    play(state, UseImprovement("aoc"), SellWine(4, "merlot"), SellCubes(2))
    yield "cash", 12, cash(state)[0]
    yield "marker", 4, step(state, "merlot")
    yield "sales cask", {"merlot": 2}, cask(state)


@examples("EX-40", "GC-IMP-10", "GC-IMP-11")
def good_vintage(game: GrandCruGame) -> Iterator[Finding]:
    """The top price whatever the demand; demand and sales cask stay."""
    state = action(game, Player(cash=0, cellar="merlot@3", ready="good_vintage"), Player())
    yield "supply before", 19, supply(state, "merlot")
    play(state, UseImprovement("good_vintage"), SellVintage(3, "merlot"))
    yield "cash", 6, cash(state)[0]
    yield "marker", 0, step(state, "merlot")
    yield "supply after", 20, supply(state, "merlot")
    yield "sales cask", {}, cask(state)


@examples("EX-42", "GC-IMP-14")
def bulk_buyer(game: GrandCruGame) -> Iterator[Finding]:
    """Two sales, each at the price of its moment."""
    seller = Player(cash=0, cellar="2 merlot@3, merlot@4", ready="bulk_buyer")
    state = action(game, seller, Player(), demand={"merlot": 4})
    yield "price", 5, price(state, "merlot")
    play(state, UseImprovement("bulk_buyer"), SellWine(3, "merlot"), SellCubes(2), SellWine(4, "merlot"))
    yield "cash", 14, cash(state)[0]
    yield "marker", 2, step(state, "merlot")
    yield "sales cask", {"merlot": 3}, cask(state)
    yield "next player", 1, state.actor


@examples("EX-C27", "GC-IMP-22")
def bulk_buyer_needs_two_sales(game: GrandCruGame) -> Iterator[Finding]:
    """One cube is too little; of two cubes in one barrel each sale takes one."""
    use = UseImprovement("bulk_buyer")
    one = action(game, Player(cellar="merlot@3, merlot@1", ready="bulk_buyer"), Player())
    yield "one cube", "GC-IMP-22", verdict(one, use)
    state = action(game, Player(cash=0, cellar="2 merlot@3", ready="bulk_buyer"), Player(), demand={"merlot": 4})
    yield "two cubes", "legal", verdict(state, use)
    play(state, use, SellWine(3, "merlot"))
    yield "first sale", [1], [move.cubes for move in moves(state, SellCubes)]
    yield "both at once", "GC-IMP-22", verdict(state, SellCubes(2))
    play(state, SellCubes(1), SellWine(3, "merlot"))
    yield "cash", 9, cash(state)[0]
    yield "sales cask", {"merlot": 2}, cask(state)
    yield "then", 1, state.actor
    yield "plain sale of one cube", "legal", verdict(one, Act("sell"))
