"""A position as plain, readable values, and back (the game's part of a save)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.chance import Deck
from tutor.core.plain import whole
from tutor.games.viticulture.names import (
    ACTIONS,
    AUTOMA,
    COLOURS,
    DECKS,
    EMPTY,
    FIELDS,
    GRANDE,
    HOME,
    NOTES,
    ON_CART,
    ON_YOKE,
    OVERFLOW,
    SEASONS,
    SOURCES,
    SPACES,
    STRUCTURES,
    WINES,
)
from tutor.games.viticulture.spaces import action_of, named_space, place_of, spaces_of
from tutor.games.viticulture.vineyard import Vineyard, values

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture


def fields(state: Viticulture) -> dict[str, Any]:
    """Return the position in the words of the data file; what is none of something is left out of a count."""
    cards = state.box.cards
    return {
        "year": state.year,
        "season": SEASONS[state.season],
        "first": state.first,
        "turn": state.turn,
        "order": list(state.order),
        "passed": _bits(state.passed),
        "temporary": state.temporary,
        "reached": state.reached,
        "row_tokens": _bits(state.row_tokens),
        "spaces": {
            action: [_worker(state.spaces[space]) for space in spaces_of(number)]
            for number, action in enumerate(ACTIONS)
        },
        "plans": [{"seat": seat, "at": place_name(space)} for seat, space in state.plans],
        "limbo": [cards[card] for card in state.limbo],
        "notes": dict(zip(NOTES, state.notes, strict=True)),
        "escrow": [{"seat": seat, "card": cards[card]} for seat, card in state.escrow],
        "revealed": [cards[card] for card in state.revealed],
        "decks": {
            name: {
                "draw": {card: count for card, count in zip(ids, deck.counts, strict=True) if count},
                "discard": [ids[kind] for kind in deck.discard],
            }
            for name, ids, deck in zip(DECKS, state.box.deck_cards, state.decks, strict=True)
        },
        "automa": {
            "draw": [number + 1 for number, left in enumerate(state.automa.counts) if left],
            "discard": [number + 1 for number in state.automa.discard],
        },
        "vineyards": [_vineyard(state, vineyard) for vineyard in state.vineyards],
    }


def _bits(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


def _worker(code: int) -> Any:
    if code == EMPTY:
        return None
    return "automa" if code == AUTOMA else {"seat": code % GRANDE, "grande": code >= GRANDE}


def place_name(place: int) -> str:
    """Return where a worker stands: home, cart, yoke, or an action with its space."""
    plain = {HOME: "home", ON_CART: "cart", ON_YOKE: "yoke"}
    if place in plain:
        return plain[place]
    if place >= OVERFLOW:
        return f"{ACTIONS[place - OVERFLOW]}/overflow"
    return f"{ACTIONS[action_of(place)]}/{SPACES[place_of(place)]}"


def _vineyard(state: Viticulture, vineyard: Vineyard) -> dict[str, Any]:
    cards = state.box.cards
    return {
        "lira": vineyard.lira,
        "vp": vineyard.vp,
        "residual": vineyard.residual,
        "structures": [name for place, name in enumerate(STRUCTURES) if vineyard.built >> place & 1],
        "workers": {
            "regular": vineyard.regular,
            "training": vineyard.training,
            "free": vineyard.free,
            "grande": place_name(vineyard.grande),
            "cart": vineyard.cart,
            "yoke": vineyard.yoke,
        },
        "yoke_used": vineyard.yoke_used,
        "milled": vineyard.milled,
        "toured": vineyard.toured,
        "row": vineyard.row,
        "tokens": vineyard.tokens,
        "mamas": [state.box.mamas[mama].id for mama in vineyard.mamas],
        "papas": [state.box.papas[papa].id for papa in vineyard.papas],
        "hand": [cards[card] for card in vineyard.hand],
        "fields": {
            name: {
                "vines": [cards[vine] for vine in vineyard.fields[place]],
                "sold": bool(vineyard.sold >> place & 1),
                "harvested": bool(vineyard.harvested >> place & 1),
            }
            for place, name in enumerate(FIELDS)
        },
        "grapes": {name: values(mask) for name, mask in zip(COLOURS, vineyard.grapes, strict=True)},
        "wines": {name: values(mask) for name, mask in zip(WINES, vineyard.wines, strict=True)},
        "unhoused": {name: values(mask) for name, mask in zip(WINES, vineyard.unhoused, strict=True)},
        "ledger": dict(zip(SOURCES, vineyard.ledger, strict=True)),
    }


# ---------------------------------------------------------------------- reading


def read(state: Viticulture, saved: Mapping[str, Any]) -> None:
    """Take the position from what `fields` gives; anything odd raises."""
    players, number = state.players, state.box.card_number
    state.year = whole(saved["year"], 1)
    state.season = SEASONS.index(saved["season"])
    state.first = whole(saved["first"], -1, players - 1)
    state.turn = whole(saved["turn"], 0, players - 1)
    state.order = [whole(seat, 0, players - 1) for seat in saved["order"]]
    state.passed = _mask(saved["passed"], players - 1)
    state.temporary = whole(saved["temporary"], -1, players - 1)
    state.reached = _bool(saved["reached"])
    state.row_tokens = _mask(saved["row_tokens"], state.box.rows)
    state.spaces = [
        _read_worker(worker, players) for action in ACTIONS for worker in _exactly(saved["spaces"][action], len(SPACES))
    ]
    state.plans = [(whole(plan["seat"], 0, players - 1), _read_place(plan["at"])) for plan in saved["plans"]]
    state.limbo = [number[card] for card in saved["limbo"]]
    state.notes = [whole(saved["notes"][note], 0) for note in NOTES]
    state.escrow = [(whole(row["seat"], 0, players - 1), number[row["card"]]) for row in saved["escrow"]]
    state.revealed = [number[card] for card in saved["revealed"]]
    state.decks = [_read_deck(ids, saved["decks"][name]) for name, ids in zip(DECKS, state.box.deck_cards, strict=True)]
    cards = len(state.automa.counts)
    drawn = {whole(card, 1, cards) for card in saved["automa"]["draw"]}
    discard = [whole(card, 1, cards) - 1 for card in saved["automa"]["discard"]]
    state.automa = Deck([int(card + 1 in drawn) for card in range(cards)], discard)
    state.vineyards = [_read_vineyard(state, row) for row in _exactly(saved["vineyards"], players)]


def _exactly(rows: Any, count: int) -> Sequence[Any]:
    if not isinstance(rows, list) or len(rows) != count:
        raise ValueError(rows)
    return rows


def _bool(value: Any) -> bool:
    if type(value) is not bool:
        raise ValueError(value)
    return value


def _mask(saved: Iterable[Any], most: int) -> int:
    return sum(1 << place for place in {whole(place, 0, most) for place in saved})


def _read_worker(saved: Any, players: int) -> int:
    if saved is None:
        return EMPTY
    if saved == "automa":
        return AUTOMA
    return whole(saved["seat"], 0, players - 1) + (GRANDE if _bool(saved["grande"]) else 0)


def _read_place(saved: Any) -> int:
    plain = {"home": HOME, "cart": ON_CART, "yoke": ON_YOKE}
    if saved in plain:
        return plain[saved]
    action, place = saved.split("/")
    return named_space(ACTIONS.index(action), place)


def _read_deck(ids: Sequence[str], saved: Mapping[str, Any]) -> Deck:
    draw = saved["draw"]
    if not set(draw) <= set(ids):
        raise ValueError(sorted(draw))
    return Deck([whole(draw.get(card, 0), 0) for card in ids], [ids.index(card) for card in saved["discard"]])


def _read_vineyard(state: Viticulture, saved: Mapping[str, Any]) -> Vineyard:
    box, number = state.box, state.box.card_number
    workers, ledger = saved["workers"], saved["ledger"]
    if set(ledger) != set(SOURCES) or any(type(points) is not int for points in ledger.values()):
        raise ValueError("ledger")
    rows = [saved["fields"][name] for name in FIELDS]
    vine = box.deck_cards[0].index
    return Vineyard(
        lira=whole(saved["lira"], 0),
        vp=whole(saved["vp"], box.least_vp),
        residual=whole(saved["residual"], box.least_residual, box.most_residual),
        built=sum(1 << place for place in {STRUCTURES.index(name) for name in saved["structures"]}),
        regular=whole(workers["regular"], 0, box.most_workers),
        training=whole(workers["training"], 0, box.most_workers),
        free=whole(workers["free"], 0, box.most_workers + 1),
        grande=_read_place(workers["grande"]),
        cart=whole(workers["cart"], 0),
        yoke=_bool(workers["yoke"]),
        yoke_used=_bool(saved["yoke_used"]),
        milled=_bool(saved["milled"]),
        toured=_bool(saved["toured"]),
        row=whole(saved["row"], 0, box.rows),
        tokens=whole(saved["tokens"], 0),
        sold=sum(1 << place for place, row in enumerate(rows) if _bool(row["sold"])),
        harvested=sum(1 << place for place, row in enumerate(rows) if _bool(row["harvested"])),
        mamas=tuple(box.mama_number[mama] for mama in saved["mamas"]),
        papas=tuple(box.papa_number[papa] for papa in saved["papas"]),
        hand=[number[card] for card in saved["hand"]],
        fields=[tuple(sorted(vine(card) for card in row["vines"])) for row in rows],
        grapes=[_slots(saved["grapes"][name], box.top) for name in COLOURS],
        wines=[_slots(saved["wines"][name], box.top) for name in WINES],
        unhoused=[_slots(saved["unhoused"][name], box.top) for name in WINES],
        ledger=[ledger[source] for source in SOURCES],
    )


def _slots(saved: Sequence[Any], top: int) -> int:
    mask = 0
    for value in saved:
        slot = 1 << whole(value, 1, top)
        if mask & slot:
            raise ValueError(value)
        mask |= slot
    return mask
