"""A position as plain, readable values, and back (the game's part of a save)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.chance import Bag
from tutor.core.plain import whole
from tutor.games.dom_pierre.box import Box, bit_list, by_name, some
from tutor.games.dom_pierre.names import (
    ACCESSORIES,
    COLUMNS,
    EXTRAS,
    FACES,
    FLAGS,
    NO_TOKEN,
    NONE,
    PRESSES,
    ROADS,
    SOURCES,
    TOKENS,
    VARIETIES,
    VESSELS,
)

if TYPE_CHECKING:
    from tutor.games.dom_pierre.maison import Maison
    from tutor.games.dom_pierre.state import DomPierre, Stacks, Turn

#: What lies on a vintage space, in words.
SPACES = ("", "vintage", "force")
#: More coins or points than anybody can have; a save that says more is damaged.
MOST = 100_000


def fields(state: DomPierre) -> dict[str, Any]:
    """Return the position in the words of the data file; what is none of something is left out of a count."""
    box = state.box
    return {
        "round": state.round,
        "turns": state.turns,
        "first": state.first,
        "last": state.last,
        "end_track": list(state.track),
        "vineyard": {
            _cell_name(box, cell): VARIETIES[variety]
            for cell, variety in sorted((cell, v) for v, mask in enumerate(state.grapes) for cell in bit_list(mask))
        },
        "bag": by_name(VARIETIES, state.bag.counts),
        "extras": {
            extra: _cell_name(box, cell) for extra, cell in zip(EXTRAS, state.extras, strict=True) if cell != NONE
        },
        "supply": {
            variety: state.supply[place : place + box.most_harvest]
            for variety, place in zip(VARIETIES, range(0, len(state.supply), box.most_harvest), strict=True)
        },
        "grey": by_name(ACCESSORIES, state.grey),
        "blue_discard": by_name(ACCESSORIES, state.blue_discard),
        "flags": by_name(FLAGS, state.flags),
        "village_tiles": _stacks_fields(state.harvest, [list(_tile_name(box, t)) for t in range(len(box.tiles))]),
        "village_accessories": _stacks_fields(state.blue, ACCESSORIES),
        "markets": {road: _market_fields(state, number) for number, road in enumerate(ROADS)},
        "objective_deck": _cards(box, state.deck),
        "offer": _cards(box, state.offer),
        "objective_discard": _cards(box, state.discard),
        "flute": some(TOKENS, state.flute),
        "unseen_tokens": some(TOKENS, state.face_down.counts),
        "vintage_pool": some(COLUMNS, state.pool.counts),
        "turn": _turn_fields(box, state.turn),
        "maisons": [_maison_fields(box, maison) for maison in state.maisons],
    }


def _cell_name(box: Box, cell: int) -> str:
    row, column = box.cells[cell]
    return f"{row},{column}"


def _tile_name(box: Box, tile: int) -> tuple[str, int, int]:
    """Return a harvest tile as variety, value and what is printed on it."""
    variety, printed, value = box.tiles[tile]
    return VARIETIES[variety], value, printed


def _cards(box: Box, mask: int) -> list[str]:
    return [box.objectives[card].id for card in bit_list(mask)]


def _stacks_fields(stacks: Stacks, names: Sequence[Any]) -> dict[str, Any]:
    return {
        "tops": [None if top == NONE else names[top] for top in stacks.tops],
        "sizes": list(stacks.sizes),
        "covered": [names[thing] for thing in stacks.hidden],
    }


def _market_fields(state: DomPierre, road: int) -> dict[str, Any]:
    box, ratio = state.box, state.ratios[road]
    return {
        "card": "" if state.tops[road] == NONE else box.cards[state.tops[road]],
        "unseen": [box.cards[card] for card in bit_list(state.unseen[road])],
        "under": [box.cards[card] for card in state.under[road]],
        "ratio": "" if ratio == NONE else f"{box.ratios[ratio // len(FACES)]}{FACES[ratio % len(FACES)]}",
    }


def _turn_fields(box: Box, turn: Turn) -> dict[str, Any]:
    return {
        "free": turn.free,
        "column": "" if turn.column == NONE else COLUMNS[turn.column],
        "left": turn.left,
        "cost": turn.cost,
        "done": turn.done,
        "paid": turn.paid,
        "vintage": turn.vintage,
        "lifted": turn.lifted,
        "drawn": some(VARIETIES, turn.drawn),
        "hand": [list(_tile_name(box, tile)) for tile in turn.hand],
    }


def _maison_fields(box: Box, maison: Maison) -> dict[str, Any]:
    return {
        "coins": maison.coins,
        "level": maison.level,
        "discs": by_name(COLUMNS, maison.rows),
        "tokens_placed": {
            column: SPACES[token] for column, token in zip(COLUMNS, maison.spaces, strict=True) if token != NO_TOKEN
        },
        "vintage": "" if maison.vintage == NONE else COLUMNS[maison.vintage],
        "force": maison.force,
        "reserve": maison.reserve,
        "house": maison.house,
        "crew": maison.crew,
        "roads": {road: [s + 1 for s in bit_list(mask)] for road, mask in zip(ROADS, maison.roads, strict=True)},
        "vines": [_cell_name(box, cell) for cell in bit_list(maison.vines)],
        "presses": {press: _press_fields(box, maison, number) for number, press in enumerate(PRESSES)},
        "grey": by_name(ACCESSORIES, maison.grey),
        "blue": by_name(ACCESSORIES, maison.blue),
        "flags": by_name(FLAGS, maison.flags),
        "cards": [box.cards[card] for card in bit_list(maison.cards)],
        "objectives": _cards(box, maison.objectives),
        "scored": _cards(box, maison.scored),
        "tokens": some(TOKENS, maison.tokens),
        "start_card": "" if maison.card == NONE else box.start_cards[maison.card],
        "corked": maison.corked,
        "draft": [COLUMNS[token] for token in maison.draft],
        "chosen": "" if maison.chosen == NONE else COLUMNS[maison.chosen],
        "points": by_name(SOURCES, maison.points),
    }


def _press_fields(box: Box, maison: Maison, press: int) -> dict[str, Any]:
    width = len(VARIETIES)
    tiles = [tile for tile in maison.slots[press * width : (press + 1) * width] if tile != NONE]
    champagne = [tile for tile in maison.champagne[2 * press : 2 * press + 2] if tile]
    return {
        "harvest": [list(_tile_name(box, tile)) for tile in tiles],
        "modifier": maison.modifiers[press],
        "champagne": [[VESSELS[tile & 1], tile >> 1] for tile in champagne],
    }


# ---------------------------------------------------------------------- reading


def read(state: DomPierre, saved: Mapping[str, Any]) -> None:
    """Take the position from what `fields` gives; anything odd raises."""
    box, players = state.box, state.players
    state.round = whole(saved["round"], 1, MOST)
    state.turns = whole(saved["turns"], 0, players)
    state.first = whole(saved["first"], NONE, players - 1)
    state.last = whole(saved["last"], 0, MOST)
    state.track = [whole(seat, 0, players - 1) for seat in saved["end_track"]]
    state.grapes = [0] * len(VARIETIES)
    for name, variety in saved["vineyard"].items():
        state.grapes[VARIETIES.index(variety)] |= 1 << _cell(box, name)
    state.bag = Bag(_numbers(VARIETIES, saved["bag"]))
    state.extras = [NONE] * len(EXTRAS)
    for extra, name in saved["extras"].items():
        state.extras[EXTRAS.index(extra)] = _cell(box, name)
    state.supply = []
    for variety in VARIETIES:
        counts = [whole(count, 0) for count in saved["supply"][variety]]
        if len(counts) != box.most_harvest:
            raise ValueError("supply")
        state.supply += counts
    state.grey = _numbers(ACCESSORIES, saved["grey"])
    state.blue_discard = _numbers(ACCESSORIES, saved["blue_discard"])
    state.flags = _numbers(FLAGS, saved["flags"])
    _read_stacks(state.harvest, saved["village_tiles"], lambda name: _tile(box, name))
    _read_stacks(state.blue, saved["village_accessories"], ACCESSORIES.index)
    for number, road in enumerate(ROADS):
        _read_market(state, number, saved["markets"][road])
    state.deck = _objective_mask(box, saved["objective_deck"])
    state.offer = _objective_mask(box, saved["offer"])
    state.discard = _objective_mask(box, saved["objective_discard"])
    state.flute = _numbers(TOKENS, saved["flute"])
    state.face_down = Bag(_numbers(TOKENS, saved["unseen_tokens"]))
    state.pool = Bag(_numbers(COLUMNS, saved["vintage_pool"]))
    _read_turn(box, state.turn, saved["turn"])
    if len(saved["maisons"]) != players:
        raise ValueError("maisons")
    for maison, row in zip(state.maisons, saved["maisons"], strict=True):
        _read_maison(box, maison, row)


def _truth(value: Any) -> bool:
    if type(value) is not bool:
        raise ValueError(value)
    return value


def _cell(box: Box, name: Any) -> int:
    if type(name) is not str:
        raise ValueError(name)
    row, column = name.split(",")
    cell = box.cell_number[int(row), int(column)]
    if _cell_name(box, cell) != name:
        raise ValueError(name)
    return cell


def _tile(box: Box, name: Any) -> int:
    variety, value, printed = name
    most = box.most_harvest
    return box.tile(VARIETIES.index(variety), whole(printed, 1, most), whole(value, 1, most))


def _numbers(names: Sequence[str], saved: Mapping[str, Any]) -> list[int]:
    """Read numbers by the names of what they count; what is not named is 0."""
    if not set(saved) <= set(names):
        raise ValueError(sorted(saved))
    return [whole(saved.get(name, 0), 0, MOST) for name in names]


def _mask(places: Sequence[int]) -> int:
    """Return places as bits; one that stands twice raises."""
    mask = 0
    for place in places:
        if mask >> place & 1:
            raise ValueError(place)
        mask |= 1 << place
    return mask


def _objective_mask(box: Box, names: Sequence[str]) -> int:
    return _mask([box.objective_number[name] for name in names])


def _named(names: Sequence[str], word: Any) -> int:
    """Return the place of a word; the empty word stands for nothing."""
    if type(word) is not str:
        raise ValueError(word)
    return names.index(word) if word else NONE


def _read_stacks(stacks: Stacks, saved: Mapping[str, Any], number: Any) -> None:
    stacks.tops = [NONE if name is None else number(name) for name in saved["tops"]]
    stacks.sizes = [whole(size, 0, MOST) for size in saved["sizes"]]
    stacks.hidden = sorted(number(name) for name in saved["covered"])
    if len(stacks.tops) != 2 or len(stacks.sizes) != 2:
        raise ValueError("stacks")


def _read_market(state: DomPierre, road: int, saved: Mapping[str, Any]) -> None:
    box = state.box
    state.tops[road] = _named(box.cards, saved["card"])
    state.unseen[road] = _mask([box.card_number[name] for name in saved["unseen"]])
    state.under[road] = tuple(box.card_number[name] for name in saved["under"])
    faces = [f"{ratio}{face}" for ratio in box.ratios for face in FACES]
    state.ratios[road] = _named(faces, saved["ratio"])


def _read_turn(box: Box, turn: Turn, saved: Mapping[str, Any]) -> None:
    turn.free = _truth(saved["free"])
    turn.column = _named(COLUMNS, saved["column"])
    turn.left = whole(saved["left"], 0, MOST)
    turn.cost = whole(saved["cost"], 0, MOST)
    turn.done = whole(saved["done"], 0, MOST)
    turn.paid = whole(saved["paid"], 0, MOST)
    turn.vintage = _truth(saved["vintage"])
    turn.lifted = whole(saved["lifted"], 0, box.workers)
    turn.drawn = _numbers(VARIETIES, saved["drawn"])
    turn.hand = sorted(_tile(box, name) for name in saved["hand"])


def _read_maison(box: Box, maison: Maison, saved: Mapping[str, Any]) -> None:
    maison.coins = whole(saved["coins"], 0, MOST)
    maison.level = whole(saved["level"], 0, box.top_level)
    maison.rows = _numbers(COLUMNS, saved["discs"])
    maison.spaces = [NO_TOKEN] * len(COLUMNS)
    for column, token in saved["tokens_placed"].items():
        maison.spaces[COLUMNS.index(column)] = SPACES.index(token, 1)
    maison.vintage = _named(COLUMNS, saved["vintage"])
    maison.force = _truth(saved["force"])
    maison.reserve = whole(saved["reserve"], 0, box.workers)
    maison.house = whole(saved["house"], 0, box.workers)
    maison.crew = whole(saved["crew"], 0, box.workers)
    for number, road in enumerate(ROADS):
        length = box.road_lengths[number]
        maison.roads[number] = _mask([whole(space, 1, length) - 1 for space in saved["roads"][road]])
    maison.vines = _mask([_cell(box, name) for name in saved["vines"]])
    for number, press in enumerate(PRESSES):
        _read_press(box, maison, number, saved["presses"][press])
    maison.grey = _numbers(ACCESSORIES, saved["grey"])
    maison.blue = _numbers(ACCESSORIES, saved["blue"])
    maison.flags = _numbers(FLAGS, saved["flags"])
    maison.cards = _mask([box.card_number[name] for name in saved["cards"]])
    maison.objectives = _objective_mask(box, saved["objectives"])
    maison.scored = _objective_mask(box, saved["scored"])
    maison.tokens = _numbers(TOKENS, saved["tokens"])
    maison.card = _named(box.start_cards, saved["start_card"])
    maison.corked = _truth(saved["corked"])
    maison.draft = sorted(COLUMNS.index(column) for column in saved["draft"])
    maison.chosen = _named(COLUMNS, saved["chosen"])
    maison.points = _numbers(SOURCES, saved["points"])


def _read_press(box: Box, maison: Maison, press: int, saved: Mapping[str, Any]) -> None:
    width = len(VARIETIES)
    slots = [NONE] * width
    for name in saved["harvest"]:
        tile = _tile(box, name)
        variety = box.tile_varieties[tile]
        if slots[variety] != NONE:
            raise ValueError("harvest")
        slots[variety] = tile
    maison.slots[press * width : (press + 1) * width] = slots
    maison.modifiers[press] = whole(saved["modifier"], 0, MOST)
    tiles = [whole(value, 1, box.most_champagne) * 2 + VESSELS.index(kind) for kind, value in saved["champagne"]]
    if len(tiles) > 2:
        raise ValueError("champagne")
    maison.champagne[2 * press : 2 * press + 2] = [*sorted(tiles, reverse=True), 0, 0][:2]
