"""What the things on this board are, and what they are worth to whom now."""

from __future__ import annotations

from collections.abc import Iterator

from widgets.things import Look, Thing


def _coins(look: Look, **_whose: str) -> Iterator[str]:
    for seat in look.seats:
        coins = look.view["maisons"][seat]["coins"]
        yield look.words("worth-coins", mine=look.words.mine(seat), owner=seat, amount=coins)


def _levels(look: Look, **_place: str) -> Iterator[str]:
    """Tell how high everybody's prestige is."""
    for seat in look.seats:
        level = look.view["maisons"][seat]["level"]
        yield look.words("worth-level", mine=look.words.mine(seat), owner=seat, level=level)


def _on_road(look: Look, road: str, **_place: str) -> Iterator[str]:
    """Tell how far along a road everybody's workers are: a sale there is worth more to whoever stands further."""
    for seat in look.seats:
        spaces = look.view["maisons"][seat]["roads"][road]
        yield look.words("worth-road", mine=look.words.mine(seat), owner=seat, count=len(spaces),
                         space=max(spaces, default=0))  # fmt: skip


def _for_sale(look: Look, road: str, **_place: str) -> Iterator[str]:
    """Tell who has champagne to sell, and how far along the road they are."""
    for seat in look.seats:
        presses = look.view["maisons"][seat]["presses"].values()
        tiles = sum(len(press["champagne"]) for press in presses)
        yield look.words("worth-champagne", mine=look.words.mine(seat), owner=seat, count=tiles)
    yield from _on_road(look, road)


def _at_reims(look: Look) -> Iterator[str]:
    return _for_sale(look, "north")


THINGS = (
    Thing("round", "round"),
    Thing("end", "end_track"),
    Thing("turn", "turn"),
    Thing("free", "free_action"),
    Thing("go-on", "go_on"),
    Thing("bag-{variety}", "bunch"),
    Thing("hand-{place}", "bunch"),
    Thing("cell-{row}-{column}", "cell"),
    Thing("tile-stack-{stack}", "harvest_tile"),
    Thing("supply-{variety}", "harvest_tile"),
    Thing("accessory-stack-{stack}", "accessory"),
    Thing("accessory-{seat}-{accessory}-{colour}", "accessory"),
    Thing("benefit-{benefit}", "benefit"),
    Thing("others", "supply"),
    Thing("road-{road}", "road", worth=_on_road),
    Thing("road-{road}-section-{section}", "road", worth=_on_road),
    Thing("space-{road}-{space}", "road", worth=_on_road),
    Thing("market-reims", "reims", worth=_at_reims),
    Thing("market-{road}", "market", worth=_for_sale),
    Thing("deck-{road}", "market_card"),
    Thing("cards-{seat}", "market_card"),
    Thing("ratio-{road}", "ratio", worth=_for_sale),
    Thing("objective-{pile}", "objective"),
    Thing("offer-{place}", "objective"),
    Thing("aim-{seat}-{place}", "objective"),
    Thing("level-{level}", "prestige", worth=_levels),
    Thing("gained", "prestige_token"),
    Thing("flute-{token}", "prestige_token"),
    Thing("kept-{seat}-{place}", "prestige_token"),
    Thing("crowns-{seat}", "crown", worth=_levels),
    Thing("owner-{seat}", "maison"),
    Thing("coins-{seat}", "coins", worth=_coins),
    Thing("points-{seat}", "points"),
    Thing("start-{seat}", "start_card"),
    Thing("zone-{seat}-{zone}", "worker"),
    Thing("row-{seat}-{row}-{what}", "row"),
    Thing("column-{seat}-{column}", "action"),
    Thing("vintage-{seat}-{column}", "vintage"),
    Thing("draft-{seat}-{place}", "vintage"),
    Thing("waiting-{seat}-{kind}", "{kind}"),
    Thing("press-{seat}-{press}", "press"),
    Thing("champagne-{seat}-{press}-{place}", "champagne"),
)
