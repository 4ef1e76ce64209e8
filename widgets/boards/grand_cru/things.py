"""What the things on this board are, what they cost and what they are worth to whom now."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.games.grand_cru.box import SPACES, VARIETIES
from widgets.things import Look, Thing


def _mature(look: Look, seat: int, variety: str) -> int:
    """Return how many cubes of a variety somebody could sell now, from all barrels together."""
    zones = look.box.zones[look.view["options"]["maturity_zones"]]
    number = VARIETIES.index(variety)
    cellar = look.view["estates"][seat]["cellar"]
    ripe = (barrel for barrel in cellar if zones.first[number] <= int(barrel) <= zones.last[number])
    return sum(cellar[barrel].get(variety, 0) for barrel in ripe)


def _price(look: Look, variety: str) -> int:
    price: int = look.box.prices[VARIETIES.index(variety)][look.view["demand"][variety]]
    return price


def _sales(look: Look, variety: str, **_place: str) -> Iterator[str]:
    """Tell what everybody could sell of a variety now."""
    for seat in look.seats:
        count = _mature(look, seat, variety)
        yield look.words("worth-mature", mine=look.words.mine(seat), owner=seat, count=count,
                         amount=count * _price(look, variety))  # fmt: skip


def _growers(look: Look, variety: str, **_place: str) -> Iterator[str]:
    """Tell who grows a variety, and what a cube of it brings now."""
    owners = [seat for seat in look.seats if look.view["estates"][seat]["tiles"].get(variety, 0)]
    yield look.words("worth-cube", amount=_price(look, variety))
    yield look.words("worth-growers", count=len(owners), player=tuple(owners))


def _tile_cost(look: Look, **_tile: str) -> Iterator[str]:
    yield look.words("cost-tile", least=look.box.bids[0], price=look.box.direct_price)


def _owners(look: Look, tile: str, **_place: str) -> Iterator[str]:
    owners = [seat for seat in look.seats if look.view["estates"][seat]["tiles"].get(tile, 0)]
    yield look.words("worth-owners", count=len(owners), player=tuple(owners))


def _tile(_look: Look, tile: str) -> str:
    return "vine" if tile in VARIETIES else "improvement"


def _tile_worth(look: Look, tile: str) -> Iterator[str]:
    return _growers(look, tile) if tile in VARIETIES else _owners(look, tile)


def _festival_cost(look: Look, space: str) -> Iterator[str]:
    yield look.words("cost-festival", points=look.box.festival_prices[SPACES.index(space)])


def _prestige(look: Look, **_place: str) -> Iterator[str]:
    for seat in look.seats:
        points = look.view["estates"][seat]["prestige"]
        yield look.words("worth-prestige", mine=look.words.mine(seat), owner=seat, points=points)


def _debts(look: Look, **_place: str) -> Iterator[str]:
    """Tell what everybody owes."""
    interest = look.box.interest[look.view["options"]["interest"]]
    for seat in look.seats:
        loans = look.view["estates"][seat]["loans"]
        yield look.words("worth-debts", mine=look.words.mine(seat), owner=seat, count=loans, interest=interest[loans])


THINGS = (
    Thing("year", "year"),
    Thing("turns", "turn_track"),
    Thing("act-{action}", "{action}"),
    Thing("pile-{pile}", "{pile}"),
    Thing("display-{tile}", _tile, _tile_cost, _tile_worth),
    Thing("bid-{column}-{price}", "overbid"),
    Thing("column-{column}", "column"),
    Thing("demand-up-{variety}", "demand", worth=_sales),
    Thing("demand-down-{variety}", "demand", worth=_sales),
    Thing("demand-{variety}", "demand", worth=_sales),
    Thing("supply-{variety}", "supply", worth=_growers),
    Thing("festival-{space}", "festival", _festival_cost, _prestige),
    Thing("prestige-{points}", "prestige", worth=_prestige),
    Thing("loan-{loans}", "loan", worth=_debts),
    Thing("owner-{seat}", "estate"),
    Thing("owner-name-{seat}", "estate"),
    Thing("spaces-{seat}", "estate"),
    Thing("purse-{seat}", "francs"),
    Thing("points-{seat}", "prestige", worth=_prestige),
    Thing("debts-{seat}", "loan", worth=_debts),
    Thing("pawns-{seat}", "pawns"),
    Thing("barrel-{seat}-{barrel}", "barrel"),
    Thing("cask-{seat}", "cask"),
    Thing("vines-{seat}-{variety}", "vine", worth=_growers),
    Thing("wine-{seat}-{barrel}-{variety}", "barrel", worth=_sales),
    Thing("sold-{seat}-{variety}", "cask", worth=_sales),
    Thing("improvement-{seat}-{tile}", "improvement", _tile_cost, _owners),
)
