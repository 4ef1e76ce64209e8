"""What the things on this board are, and what they are worth to whom now."""

from __future__ import annotations

from collections.abc import Iterator

from widgets.things import Look, Thing


def _stock(look: Look, seat: int, good: str) -> tuple[int, int]:
    """Return how many cubes of a good somebody has, and what a sale would bring now."""
    count: int = look.view["wineries"][seat]["goods"][good]
    return count, count * look.box.sell_value[look.view["prices"][good]]


def _stocks(look: Look, good: str) -> Iterator[str]:
    """Tell what the price of a good is worth to everybody."""
    for seat in look.seats:
        count, coins = _stock(look, seat, good)
        yield look.words("worth-stock", mine=look.words.mine(seat), owner=seat, count=count, good=good, coins=coins)


def _own_stock(look: Look, seat: str, good: str) -> Iterator[str]:
    yield look.words("worth-sold", coins=_stock(look, int(seat), good)[1])


def _wealth(look: Look, **_whose: str) -> Iterator[str]:
    """Tell what everybody would have if all cubes were sold now."""
    for seat in look.seats:
        winery = look.view["wineries"][seat]
        coins = winery["money"] + sum(_stock(look, seat, good)[1] for good in winery["goods"])
        yield look.words("worth-wealth", mine=look.words.mine(seat), owner=seat, coins=coins)


THINGS = (
    Thing("round-{round}", "round"),
    Thing("trigger", "coins", worth=_wealth),
    Thing("space-{space}", "space"),
    Thing("crossroads-{first}-{last}", "crossroads"),
    Thing("recommendation-{good}", "recommendation", worth=_stocks),
    Thing("ladder-{good}", "price", worth=_stocks),
    Thing("price-up-{good}", "price", worth=_stocks),
    Thing("price-down-{good}", "price", worth=_stocks),
    Thing("market-{good}", "market_warehouse", worth=_stocks),
    Thing("bank-{good}", "bank"),
    Thing("hire-lobbyist", "lobbyist"),
    Thing("hire-mr_rose", "mr_rose"),
    Thing("owner-{seat}", "winery", worth=_wealth),
    Thing("owner-name-{seat}", "winery", worth=_wealth),
    Thing("purse-{seat}", "coins", worth=_wealth),
    Thing("action-{seat}-{action}", "{action}"),
    Thing("hire-{seat}-{place}", "piece"),
    Thing("warehouse-{seat}-{good}", "warehouse", worth=_own_stock),
    Thing("hand-{seat}-{place}", "tasting_tile"),
    Thing("stack-{seat}", "tasting_tile"),
    Thing("used-{seat}", "tasting_tile"),
)
