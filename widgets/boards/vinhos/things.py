"""What the things on these boards are, and what they are worth to whom now."""

from __future__ import annotations

from collections.abc import Iterator

from widgets.things import Look, Thing

#: The term of what lies in the supply.
SUPPLY = {
    "wineries": "wineries",
    "cellars": "cellars",
    "enologists": "workers",
    "farmers": "workers",
    "cubes": "region",
    "ports": "port",
}
#: The term of a space of the action board, where that is called otherwise: 2016 has two for vineyards, 2010 no farmers.
ACTIONS = {"vineyards_a": "vineyards", "vineyards_b": "vineyards", "enologists": "workers"}


def _ready(_look: Look, kind: str) -> str:
    return SUPPLY[kind]


def _action(_look: Look, action: str) -> str:
    return ACTIONS.get(action, action)


def _shares(look: Look, key: str, field: str) -> Iterator[str]:
    """Tell how much of something everybody has."""
    for seat in look.seats:
        amount = look.view["vintners"][seat][field]
        yield look.words(key, mine=look.words.mine(seat), owner=seat, amount=amount)


def _cash(look: Look, **_whose: str) -> Iterator[str]:
    return _shares(look, "worth-cash", "cash")


def _fair_points(look: Look, **_place: str) -> Iterator[str]:
    return _shares(look, "worth-fair", "fp")


def _barrels(look: Look, **_place: str) -> Iterator[str]:
    return _shares(look, "worth-barrels", "barrels")


def _wines(look: Look, **_place: str) -> Iterator[str]:
    """Tell how many wines everybody has: what is sold, exported or shown at the fair."""
    for seat in look.seats:
        estates = look.view["vintners"][seat]["estates"]
        count = sum(wine is not None for estate in estates for wine in estate["wines"])
        yield look.words("worth-wines", mine=look.words.mine(seat), owner=seat, count=count)


def _in_region(look: Look, region: str) -> Iterator[str]:
    """Tell who has estates in a region."""
    for seat in look.seats:
        estates = [estate for estate in look.view["vintners"][seat]["estates"] if estate["region"] == region]
        if estates:
            vineyards = sum(estate["vineyards"] for estate in estates)
            yield look.words("worth-region", mine=look.words.mine(seat), owner=seat, count=vineyards)


THINGS = (
    Thing("year", "year"),
    Thing("place-{place}", "turn_order"),
    Thing("order", "turn_order"),
    Thing("vintage", "vintage"),
    Thing("ready-{kind}", _ready),
    Thing("done", "done"),
    Thing("space-{action}", _action),
    Thing("card-{action}", "lacerda"),
    Thing("lacerda-{pile}", "lacerda"),
    Thing("region-{region}", "region", worth=_in_region),
    Thing("house-{house}", "barrel", worth=_barrels),
    Thing("sale-{space}-{colour}", "sales", worth=_wines),
    Thing("majority-{column}", "export"),
    Thing("export-{column}-{row}", "export", worth=_wines),
    Thing("pile-{feature}", "experts"),
    Thing("expert-{seat}-{expert}", "experts"),
    Thing("fair", "fair", worth=_fair_points),
    Thing("standing-{place}", "fair", worth=_fair_points),
    Thing("fair-{seat}", "fair", worth=_fair_points),
    Thing("booth-{booth}", "booth"),
    Thing("magnate-{magnate}", "magnate"),
    Thing("extra-{benefit}", "benefit"),
    Thing("slot-{multiplier}-{slot}", "multiplier"),
    Thing("multiplier-{multiplier}", "multiplier"),
    Thing("multiplier-{seat}-{multiplier}", "multiplier"),
    Thing("tycoon-pile", "tycoon_tile"),
    Thing("display-{place}", "tycoon_tile"),
    Thing("tile-{seat}-{tile}", "tycoon_tile"),
    Thing("bank", "bank"),
    Thing("balance-{balance}", "bank"),
    Thing("account-{seat}", "bank"),
    Thing("withdraw", "bank"),
    Thing("deposit", "bank"),
    Thing("shares-{seat}", "investment"),
    Thing("investment-{seat}", "investment"),
    Thing("invest", "investment"),
    Thing("divest", "investment"),
    Thing("owner-{seat}", "mat"),
    Thing("cash-{seat}", "cash", worth=_cash),
    Thing("points-{seat}", "points"),
    Thing("barrels-{seat}", "barrel", worth=_barrels),
    Thing("ports-{seat}", "port"),
    Thing("trophies-{seat}", "trophy"),
    Thing("estate-{seat}-{estate}", "estate"),
    Thing("wine-{seat}-{estate}-{place}", "wine", worth=_wines),
    Thing("award-{award}", "award"),
    Thing("solo-title", "award"),
)
