"""What the things on this board are, what they cost and what they are worth to whom now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import Any

from tutor.games.viticulture.names import FIELDS, ORDER, STRUCTURES, VINE, WINES
from widgets.boards.viticulture import cards
from widgets.boards.viticulture.words import amounts
from widgets.scene import Scene
from widgets.things import Look, Thing

#: The term of a card of each deck.
OF_DECK = {"vine": "vine_card", "summer": "summer_visitor", "order": "order", "winter": "winter_visitor"}
#: Room around the picture of a card.
ROOM = 4


# ---------------------------------------------------------------------- cards


def _term(look: Look, card: str, **_place: str) -> str:
    return OF_DECK[cards.deck_of(look.box, card)]


def _back(_look: Look, deck: str) -> str:
    return OF_DECK[deck]


def _card_name(look: Look, card: str, **_place: str) -> str:
    return cards.card_name(look.words, look.box, card)


def _card_rules(look: Look, card: str, **_place: str) -> Sequence[str]:
    return next((known.rules for known in look.game.card_index if known.id == card), ())


def _card_cost(look: Look, card: str, **_place: str) -> Iterator[str]:
    """Tell what the ways to use a visitor ask for, in one line."""
    deck, _ = cards.place_of(look.box, card)
    if deck in (VINE, ORDER):
        return
    index = look.game.card_index
    visitor = next(known for known in index if known.id == card)
    tags = {tag for use in visitor.uses for tag in use.costs}
    yield " / ".join(index.word("cost", tag, look.reader.lang) for tag in index.tags["cost"] if tag in tags)


def _card_worth(look: Look, card: str, **_place: str) -> Iterator[str]:
    deck, number = cards.place_of(look.box, card)
    if deck == ORDER:
        yield from _order_worth(look, number)
    elif deck == VINE and look.reader.seat is not None and look.reader.seat >= 0:
        yield _vine_worth(look, card, look.reader.seat)


def _order_worth(look: Look, number: int) -> Iterator[str]:
    """Tell who has the wines of an order now; cellars are open to all."""
    asked: Sequence[tuple[int, int]] = look.box.icons[number]
    for seat in look.seats:
        missing = _missing(look.view["vineyards"][seat]["wines"], asked)
        parts = tuple(look.words("board-icon", wine=WINES[wine], value=value) for wine, value in missing)
        yield look.words("worth-order", mine=look.words.mine(seat), owner=seat, count=len(missing), parts=parts)


def _missing(wines: Mapping[str, Sequence[int]], asked: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the wines of an order that a cellar lacks, when as many as possible are delivered."""
    missing = []
    for wine, name in enumerate(WINES):
        wanted = [value for kind, value in asked if kind == wine]
        held = [*wines[name], *[0] * len(wanted)]
        ways = ([value for value, has in zip(wanted, way, strict=True) if has < value]
                for way in permutations(held, len(wanted)))  # fmt: skip
        missing += [(wine, value) for value in min(ways, key=len)]
    return missing


def _vine_worth(look: Look, card: str, seat: int) -> str:
    """Tell where a reader could plant a vine."""
    box, vineyard = look.box, look.view["vineyards"][seat]
    limits = box.limits[look.view["options"]["field_limit"]]
    lacks = [need for need in cards.needed(box, card) if need not in vineyard["structures"]]
    if lacks:
        parts = tuple(look.words("board-structure", structure=need) for need in lacks)
        return look.words("worth-vine-lacks", parts=parts)
    value = box.vine_value[cards.place_of(box, card)[1]]
    fits = [
        box.sell_price[place]
        for place, name in enumerate(FIELDS)
        if not vineyard["fields"][name]["sold"] and value + _grown(box, vineyard["fields"][name]) <= limits[place]
    ]
    return look.words("worth-vine", count=len(fits), parts=tuple(fits))


def _grown(box: Any, field: Mapping[str, Any]) -> int:
    """Return how full a field is."""
    return sum(box.vine_value[cards.place_of(box, vine)[1]] for vine in field["vines"])


def _picture(look: Look, card: str, **_place: str) -> Scene:
    scene = Scene(cards.WIDTH + 2 * ROOM, cards.HEIGHT + 2 * ROOM, cards.card_name(look.words, look.box, card))
    cards.face(scene, look.words, look.box, "card", card, 1, ROOM, ROOM, cards.WIDTH)
    return scene


# ---------------------------------------------------------------------- the rest


def _structure_cost(look: Look, structure: str, **_whose: str) -> Iterator[str]:
    less = amounts(look.box, "build_structure")[1]
    yield look.words("cost-structure", price=look.box.prices[STRUCTURES.index(structure)], bonus=less)


def _structure_worth(look: Look, structure: str, **_whose: str) -> Iterator[str]:
    owners = [seat for seat in look.seats if structure in look.view["vineyards"][seat]["structures"]]
    yield look.words("worth-structure", count=len(owners), player=tuple(owners))


def _action_cost(look: Look, action: str, **_place: str) -> Iterator[str]:
    yield look.words("cost-worker")
    if action == "train_worker":
        amount, less = amounts(look.box, action)
        yield look.words("cost-training", price=amount, bonus=less)


def _free(look: Look, action: str, **_place: str) -> Iterator[str]:
    """Tell how many spaces of an action are still free."""
    opened = look.box.open_spaces[len(look.view["vineyards"])]
    free = sum(standing is None for standing in look.view["spaces"][action][:opened])
    yield look.words("worth-action", count=free, total=opened)


def _bonus_rules(_look: Look, **_place: str) -> Sequence[str]:
    return "VI-BON-01", "VI-BON-06"


def _points(look: Look, **_place: str) -> Iterator[str]:
    """Tell how far everybody is from the end."""
    for seat in look.seats:
        vp = look.view["vineyards"][seat]["vp"]
        lacks = max(0, look.box.goal - vp)
        yield look.words("worth-points", mine=look.words.mine(seat), owner=seat, points=vp, count=lacks)


def _incomes(look: Look, **_place: str) -> Iterator[str]:
    for seat in look.seats:
        lira = look.view["vineyards"][seat]["residual"]
        yield look.words("worth-income", mine=look.words.mine(seat), owner=seat, lira=lira)


def _wine_worth(look: Look, seat: str, wine: str, value: str = "0") -> Iterator[str]:
    """Tell how many orders of the reader's own hand ask for such a wine."""
    hand = look.view["vineyards"][int(seat)]["hand"]
    if not look.words.mine(int(seat)) or isinstance(hand, Mapping):
        return
    least = int(value) or look.box.top
    orders = [number for deck, number in (cards.place_of(look.box, card) for card in hand) if deck == ORDER]
    asking = [
        number + 1 for number in orders
        if any(WINES[kind] == wine and asked <= least for kind, asked in look.box.icons[number])
    ]  # fmt: skip
    yield look.words("worth-wine", count=len(asking), parts=tuple(asking))


def _grapes_worth(look: Look, seat: str, colour: str) -> Iterator[str]:
    held = look.view["vineyards"][int(seat)]["grapes"][colour]
    yield look.words("worth-grapes", lira=sum(look.box.grape_price[value] for value in held))


def _grape_worth(look: Look, value: str, **_place: str) -> Iterator[str]:
    yield look.words("worth-grapes", lira=look.box.grape_price[int(value)])


def _crews(look: Look, **_place: str) -> Iterator[str]:
    for seat in look.seats:
        workers = look.view["vineyards"][seat]["workers"]
        yield look.words("worth-crew", mine=look.words.mine(seat), owner=seat, count=workers["free"],
                         grande=workers["grande"] == "home")  # fmt: skip


CARD = Thing("card-{card}", _term, _card_cost, _card_worth, _card_name, _card_rules, _picture)
THINGS = (
    CARD,
    CARD._replace(name="table-{card}"),
    CARD._replace(name="vine-{seat}-{field}-{card}"),
    Thing("back-{deck}", _back),
    Thing("year", "year", worth=_points),
    Thing("season-{season}", "{season}"),
    Thing("summer", "summer"),
    Thing("winter", "winter"),
    Thing("row-{row}", "wake_up_row"),
    Thing("cart", "cart"),
    Thing("pass", "pass"),
    Thing("action-{action}", "{action}", _action_cost, _free),
    *(Thing(f"space-{{action}}-{space}", "{action}", _action_cost, _free) for space in ("left", "right", "overflow")),
    Thing("space-{action}-middle", "{action}", _action_cost, _free, rules=_bonus_rules),
    Thing("deck-{deck}", "deck"),
    Thing("discard-{deck}", "discard_pile"),
    Thing("automa", "automa"),
    Thing("tokens-{seat}", "bonus_token"),
    Thing("vp-{points}", "victory_points", worth=_points),
    Thing("residual-{lira}", "residual_income", worth=_incomes),
    Thing("owner-{seat}", "vineyard"),
    Thing("purse-{seat}", "lira"),
    Thing("points-{seat}", "victory_points", worth=_points),
    Thing("income-{seat}", "residual_income", worth=_incomes),
    Thing("crew-{seat}", "worker", worth=_crews),
    Thing("hand-{seat}", "hand"),
    Thing("parents-{seat}", "parents"),
    Thing("field-{seat}-{field}", "field"),
    Thing("grapes-{seat}-{colour}", "grape", worth=_grapes_worth),
    Thing("grape-{seat}-{colour}-{value}", "grape", worth=_grape_worth),
    Thing("wines-{seat}-{wine}", "{wine}", worth=_wine_worth),
    Thing("wine-{seat}-{wine}-{value}", "{wine}", worth=_wine_worth),
    Thing("structure-{seat}-{structure}", "{structure}", _structure_cost, _structure_worth),
)
