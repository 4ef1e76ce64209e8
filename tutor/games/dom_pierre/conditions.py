"""Objective cards: what a condition demands, how it is written in the data file, and how it is measured (DP-OBJ-09)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tutor.games.dom_pierre.names import ACCEPTS, ACCESSORIES, BARREL, BONUSES, BOTTLE, FLAGS, NONE, ROADS, VARIETIES

if TYPE_CHECKING:
    from tutor.games.dom_pierre.maison import Maison
    from tutor.games.dom_pierre.state import DomPierre

CONDITION: Final = re.compile(r"(\d+): (.+)")
NEED: Final = re.compile(r"([a-z_]+)(?: ([a-z_+]+|\d+))? >= (\d+)")


class Need(NamedTuple):
    """So many of something, at the moment of scoring."""

    metric: str
    #: Of what: a number in the engine's order, several of them, or 0 where the metric needs nothing more.
    what: Any
    least: int


class Condition(NamedTuple):
    """Points for whoever fulfils every need."""

    vp: int
    needs: tuple[Need, ...]


class Bonus(NamedTuple):
    """The reward at the foot of a card."""

    kind: str
    #: The accessory type, variety or flag; NONE for rewards that need none.
    item: int
    value: int


def fulfilled(state: DomPierre, maison: Maison, condition: Condition) -> bool:
    """Return whether a player fulfils a condition now; nothing is spent (DP-OBJ-09)."""
    for metric, what, least in condition.needs:  # noqa: SIM110  (a loop is twice as fast, and hot)
        if METRICS[metric][1](state, maison, what) < least:
            return False
    return True


# ---------------------------------------------------------------------- reading


def read_condition(text: str) -> Condition:
    """Return "4: market_cards north >= 2" as a condition; anything else raises ValueError."""
    found = CONDITION.fullmatch(text)
    if found is None:
        raise ValueError(text)
    return Condition(int(found[1]), tuple(_need(part) for part in found[2].split(" and ")))


def _need(text: str) -> Need:
    found = NEED.fullmatch(text)
    if found is None or found[1] not in METRICS:
        raise ValueError(text)
    return Need(found[1], WHAT[METRICS[found[1]][0]](found[2] or ""), int(found[3]))


def read_bonus(text: str) -> Bonus:
    """Return "grey_accessory box" or "coins 2" as a bonus; anything else raises ValueError."""
    kind, *words = text.split()
    if kind not in BONUSES:
        raise ValueError(text)
    items: Mapping[str, Sequence[str]] = {
        "grey_accessory": ACCESSORIES,
        "flag_token": FLAGS,
        "harvest_tile": VARIETIES,
    }
    item = items[kind].index(words.pop(0)) if kind in items else NONE
    value = 1 if kind in ("grey_accessory", "flag_token") else int(words.pop(0))
    if words or value < 1:
        raise ValueError(text)
    return Bonus(kind, item, value)


def _nothing(word: str) -> int:
    if word:
        raise ValueError(word)
    return 0


#: How the word after a metric is read.
WHAT: Final[Mapping[str, Callable[[str], Any]]] = {
    "": _nothing,
    "deck": ROADS.index,
    "decks": lambda word: tuple(ROADS.index(deck) for deck in word.split("+")),
    "flag": FLAGS.index,
    "accepts": ACCEPTS.index,
    "kind": ("bottle", "barrel", "any").index,
    "variety": VARIETIES.index,
    "number": int,
}

# ---------------------------------------------------------------------- measuring


def _cards(state: DomPierre, maison: Maison, deck: int) -> int:
    return (maison.cards & state.box.deck_cards[deck]).bit_count()


def _decks(state: DomPierre, maison: Maison, decks: tuple[int, ...]) -> int:
    return min(_cards(state, maison, deck) for deck in decks)


def _distinct_decks(state: DomPierre, maison: Maison, _: int) -> int:
    return sum(1 for cards in state.box.deck_cards if maison.cards & cards)


def _flags(state: DomPierre, maison: Maison, flag: int) -> int:
    return (maison.cards & state.box.flag_cards[flag]).bit_count() + maison.flags[flag]


def _flag_pairs(state: DomPierre, maison: Maison, _: int) -> int:
    return min(_flags(state, maison, flag) for flag in range(len(FLAGS)))


def _flags_total(state: DomPierre, maison: Maison, _: int) -> int:
    return sum(_flags(state, maison, flag) for flag in range(len(FLAGS)))


def crowns(state: DomPierre, maison: Maison, _: int = 0) -> int:
    """Return a player's crowns: on market cards, on a start card face up, on crown tokens (DP-SCORE-02)."""
    box = state.box
    total: int = sum(worth * (maison.cards & cards).bit_count() for worth, cards in box.crown_cards)
    total += sum(box.token_values[token] * maison.tokens[token] for token in box.crown_tokens)
    return total + (box.start_crowns[maison.card] if maison.corked else 0)


def _accepting(state: DomPierre, maison: Maison, accepts: int) -> int:
    return (maison.cards & state.box.accept_cards[accepts]).bit_count()


def _accept_sets(state: DomPierre, maison: Maison, _: int) -> int:
    return min(_accepting(state, maison, accepts) for accepts in range(len(ACCEPTS)))


def _champagne(state: DomPierre, maison: Maison, kind: int) -> int:
    tiles = [tile for tile in maison.champagne if tile]
    return sum(1 for tile in tiles if tile & 1 == kind) if kind in (BOTTLE, BARREL) else len(tiles)


def _champagne_at_least(state: DomPierre, maison: Maison, value: int) -> int:
    return sum(1 for tile in maison.champagne if tile >> 1 >= value)


def _champagne_value(state: DomPierre, maison: Maison, _: int) -> int:
    return sum(tile >> 1 for tile in maison.champagne)


def _champagne_pairs(state: DomPierre, maison: Maison, _: int) -> int:
    return min(_champagne(state, maison, BOTTLE), _champagne(state, maison, BARREL))


def _full_presses(state: DomPierre, maison: Maison, _: int) -> int:
    slots, width = maison.slots, len(VARIETIES)
    return sum(1 for start in range(0, len(slots), width) if min(slots[start : start + width]) >= 0)


def _presses_with(state: DomPierre, maison: Maison, variety: int) -> int:
    return sum(1 for tile in maison.slots[variety :: len(VARIETIES)] if tile >= 0)


def _harvest_value(state: DomPierre, maison: Maison, _: int) -> int:
    values = state.box.tile_values
    return sum(values[tile] for tile in maison.slots if tile >= 0)


def _on_one_road(state: DomPierre, maison: Maison, _: int) -> int:
    return max(road.bit_count() for road in maison.roads)


def _roads(state: DomPierre, maison: Maison, _: int) -> int:
    return sum(1 for road in maison.roads if road)


def _last_sections(state: DomPierre, maison: Maison, _: int) -> int:
    return sum(1 for road, last in zip(maison.roads, state.box.last_sections, strict=True) if road & last)


def _in_vineyard(state: DomPierre, maison: Maison, _: int) -> int:
    return maison.vines.bit_count()


def _in_presses(state: DomPierre, maison: Maison, _: int) -> int:
    return maison.crew


def _deployed(state: DomPierre, maison: Maison, _: int) -> int:
    return maison.crew + maison.vines.bit_count() + sum(road.bit_count() for road in maison.roads)


def _variety_sets(state: DomPierre, maison: Maison, _: int) -> int:
    return min((maison.vines & bunches).bit_count() for bunches in state.grapes)


def _coins(state: DomPierre, maison: Maison, _: int) -> int:
    return maison.coins


def _accessories(state: DomPierre, maison: Maison, _: int) -> int:
    return sum(maison.grey) + sum(maison.blue)


def _accessory_types(state: DomPierre, maison: Maison, _: int) -> int:
    return sum(1 for grey, blue in zip(maison.grey, maison.blue, strict=True) if grey or blue)


def _accessory_pairs(state: DomPierre, maison: Maison, _: int) -> int:
    return sum(1 for grey, blue in zip(maison.grey, maison.blue, strict=True) if grey and blue)


def _level(state: DomPierre, maison: Maison, _: int) -> int:
    return maison.level


def _finished(state: DomPierre, maison: Maison, _: int) -> int:
    return maison.rows.count(state.winery.finished)


def _at_or_above(state: DomPierre, maison: Maison, row: int) -> int:
    return sum(1 for disc in maison.rows if disc >= row)


#: Every metric: what follows its name, and how it is counted. Their meanings stand in the data file.
METRICS: Final[Mapping[str, tuple[str, Callable[[DomPierre, Maison, Any], int]]]] = {
    "market_cards": ("deck", _cards),
    "deck_sets": ("decks", _decks),
    "distinct_decks": ("", _distinct_decks),
    "flags": ("flag", _flags),
    "flag_pairs": ("", _flag_pairs),
    "flags_total": ("", _flags_total),
    "crowns": ("", crowns),
    "cards_accepting": ("accepts", _accepting),
    "accept_sets": ("", _accept_sets),
    "champagne_tiles": ("kind", _champagne),
    "champagne_at_least": ("number", _champagne_at_least),
    "champagne_total_value": ("", _champagne_value),
    "champagne_pairs": ("", _champagne_pairs),
    "full_presses": ("", _full_presses),
    "presses_with_variety": ("variety", _presses_with),
    "harvest_total_value": ("", _harvest_value),
    "workers_on_one_road": ("", _on_one_road),
    "roads_with_worker": ("", _roads),
    "roads_with_worker_in_last_section": ("", _last_sections),
    "workers_in_vineyard": ("", _in_vineyard),
    "workers_in_presses": ("", _in_presses),
    "workers_deployed": ("", _deployed),
    "vineyard_variety_sets": ("", _variety_sets),
    "coins": ("", _coins),
    "accessories_total": ("", _accessories),
    "accessory_types": ("", _accessory_types),
    "accessory_pairs": ("", _accessory_pairs),
    "prestige_level": ("", _level),
    "discs_finished": ("", _finished),
    "discs_at_or_above": ("number", _at_or_above),
}
