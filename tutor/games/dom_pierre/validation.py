"""Checks of the data file: sums and sizes that stand twice agree, and every number can be played with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.core.data import LARGEST_NUMBER, Data
from tutor.core.validation import insist, whole_numbers
from tutor.games.dom_pierre.conditions import read_bonus, read_condition
from tutor.games.dom_pierre.names import (
    ACCEPTS,
    ACCESSORIES,
    COLUMNS,
    EXTRAS,
    FACES,
    FLAGS,
    NONE,
    PRESSES,
    ROADS,
    TOKEN_KINDS,
    VARIETIES,
    VESSELS,
)

#: The word of a market card for a press whose champagne it refuses.
REFUSED = "X"


def press_value(word: str) -> int:
    """Return the bonus of a market card for a press; NONE if the press is refused. Anything odd raises ValueError."""
    if word == REFUSED:
        return NONE
    value = int(word)
    if value < 0:
        raise ValueError(word)
    return value


def check_data(data: Data) -> None:
    """Check everything; raise BadData at the first contradiction."""
    for table in data:
        for place, number in whole_numbers(table, data[table]):
            insist(number >= 0, "dom-pierre-negative", place=place, number=number)
    _components(data)
    _setup(data)
    _wineries(data)
    _vineyard(data)
    _roads(data)
    _markets(data)
    _objectives(data)
    _prestige(data)


def _total(table: str, counted: int, said: int) -> None:
    insist(counted == said, "dom-pierre-wrong-total", table=table, counted=counted, said=said)


def _range(place: str, number: int, least: int, most: int) -> None:
    insist(least <= number <= most, "dom-pierre-out-of-range", place=place, number=number, least=least, most=most)


def _known(place: str, word: Any, words: Sequence[str]) -> None:
    insist(word in words, "dom-pierre-unknown-word", place=place, word=str(word), known=", ".join(words))


def _components(data: Data) -> None:
    """The totals of DP-COMP-02 to DP-COMP-11."""
    parts = data["components"]
    _total("grape", sum(row["count"] for row in data["grape"]), parts["grape_bunches"])
    values = len(data["harvest_tile"][0]["counts"])
    for row in data["harvest_tile"]:
        _total("harvest_tile", sum(row["counts"]), parts["harvest_tiles_per_variety"])
        insist(len(row["counts"]) == values, "dom-pierre-unlike-lengths", place="harvest_tile.counts")
    _total("components", parts["harvest_tiles_per_variety"] * len(VARIETIES), parts["harvest_tiles"])
    tiles = data["champagne_tile"]
    insist(len(tiles["values"]) == len(tiles["counts"]), "dom-pierre-unlike-lengths", place="champagne_tile.counts")
    _total("champagne_tile", sum(tiles["counts"]), parts["champagne_tiles"])
    _total("accessory", sum(row["grey"] for row in data["accessory"]), parts["grey_accessory_tokens"])
    _total("accessory", sum(row["blue"] for row in data["accessory"]), parts["blue_accessory_tokens"])
    _total("prestige_token", sum(row["count"] for row in data["prestige_token"]), parts["prestige_tokens"])
    _total("ratio_tile", len(data["ratio_tile"]), parts["ratio_tiles"])
    _total("vintage_token", sum(row["copies"] for row in data["vintage_token"]), parts["vintage_tokens"])
    _total("flag_token", sum(row["count"] for row in data["flag_token"]), parts["flag_tokens"])
    _total("start_card", len(data["start_card"]), parts["start_cards"])
    _total("start_card", sum(row["first_player"] for row in data["start_card"]), 1)
    _total("objective_card", len(data["objective_card"]), parts["objective_cards"])
    _total("market_card", len(data["market_card"]), parts["market_cards"])
    _total("components", parts["market_cards_per_deck"] * len(ROADS), parts["market_cards"])
    _total("components", parts["action_discs_per_player"], len(COLUMNS))


def _setup(data: Data) -> None:
    """Everything that is laid out exists."""
    setup, parts, meta = data["setup"], data["components"], data["meta"]
    most_players = meta["players_max"]
    _total("setup", setup["press_workers"] + setup["reserve_workers"], parts["workers_per_player"])
    _known("setup.champagne_press", setup["champagne_press"], PRESSES)
    _known("setup.champagne_kind", setup["champagne_kind"], VESSELS)
    _known("setup.harvest_press", setup["harvest_press"], PRESSES)
    same = setup["champagne_press"] == setup["harvest_press"]
    insist(not same, "dom-pierre-same-press", place="setup.harvest_press")
    most = data["champagne"]["max_value"]
    _range("champagne.max_value", most, 1, 99)
    _range("score_track.lap", data["score_track"]["lap"], 1, LARGEST_NUMBER)
    _range("champagne.presses_for_prestige", data["champagne"]["presses_for_prestige"], 1, len(PRESSES))
    _range("setup.champagne_value", setup["champagne_value"], 1, most)
    for value in data["champagne_tile"]["values"]:
        _range("champagne_tile.values", value, 1, most)
    for row in data["press"]:
        _known(f"press.{row['id']}.bonus_kind", row["bonus_kind"], VESSELS)
    values = len(data["harvest_tile"][0]["counts"])
    _range("setup.harvest_value", setup["harvest_value"], 1, values)
    for value in setup["village_harvest_values"]:
        _range("setup.village_harvest_values", value, 1, values)
    for row in data["harvest_tile"]:
        needed = [list(setup["village_harvest_values"]).count(value) for value in range(1, values + 1)]
        needed[setup["harvest_value"] - 1] += setup["harvest_tiles_per_variety"]
        enough = all(count >= wanted for count, wanted in zip(row["counts"], needed, strict=True))
        insist(enough, "dom-pierre-too-few", place=f"harvest_tile.{row['variety']}")
    dealt = setup["harvest_tiles_per_variety"] * len(VARIETIES)
    _range("setup.harvest_tiles_per_variety", dealt, most_players, parts["harvest_tiles"])
    for key in ("worker_bonus", "vintage_bonus"):  # what raises a tile by nothing would make one worth nothing
        _range(f"vineyard_action.{key}", data["vineyard_action"][key], 1, values)
    for row in data["grape"]:
        _range(f"grape.{row['variety']}", row["count"], 1, parts["grape_bunches"])
    for row in data["accessory"]:
        _range(f"accessory.{row['id']}", row["grey"], 1, parts["grey_accessory_tokens"])
    tokens = setup["prestige_tokens_per_player"]
    _range("setup.prestige_tokens_per_player", tokens * most_players, most_players, parts["prestige_tokens"])
    face_up = setup["prestige_tokens_face_up"]
    _range("setup.prestige_tokens_face_up", face_up, 0, tokens * meta["players_min"])
    _players(data)


def _players(data: Data) -> None:
    """What is used with each number of players."""
    setup, parts, meta = data["setup"], data["components"], data["meta"]
    vintages = {row["id"]: row["copies"] for row in data["vintage_token"]}
    rows = {row["players"]: row for row in data["player_count"]}
    discs = {row["players"]: row["discs"] for row in data["end_track"]}
    removed = [row["two_player_removed"] for row in data["objective_card"]]
    for players in range(meta["players_min"], meta["players_max"] + 1):
        row, place = rows[players], f"player_count.{players}"
        _range(f"end_track.{players}", discs[players], 1, parts["action_discs_per_player"] * players)
        placed = players if row["objectives_token_placed"] else 0
        _range("vintage_token.objectives", vintages["objectives"], placed, parts["vintage_tokens"])
        _total(place, sum(vintages.values()) - placed, row["vintage_pool"])
        hand = setup["vintage_tokens_per_player"]
        # one token is kept; of the others, one becomes green and one the force token
        _range("setup.vintage_tokens_per_player", hand, 3, 3)
        _range(f"{place}.vintage_pool", row["vintage_pool"], hand * players, parts["vintage_tokens"])
        two = players == meta["players_min"]
        _total("objective_card", len(removed) - sum(removed) * two, row["objective_cards"])
        _range("setup.objective_offer", setup["objective_offer"], 1, row["objective_cards"])


def _wineries(data: Data) -> None:
    """Rows go from the start row to the top; every row that a disc can be moved to has a strength."""
    for side in ("winery_a", "winery_b"):
        winery = data[side]
        insist(
            len(winery["costs"]) == len(winery["strengths"]) >= 2,
            "dom-pierre-unlike-lengths",
            place=f"{side}.strengths",
        )
        top = winery["start_row"] + len(winery["costs"]) - 1
        for key in ("vintage_row", "force_row"):
            if key in winery:
                _range(f"{side}.{key}", winery[key], 0, top)
        for strength in winery["strengths"][1:]:
            _range(f"{side}.strengths", strength, 1, 9)


def _vineyard(data: Data) -> None:
    """There is room for every bunch, and every cell can be reached from the first bunches (DP-VINE-03)."""
    field = data["vineyard"]
    _range("vineyard.rows", field["rows"], 1, 99)
    _range("vineyard.columns", field["columns"], 1, 99)
    cells = {(row, column) for row in range(1, field["rows"] + 1) for column in range(1, field["columns"] + 1)}
    for hole in field["holes"]:
        cells.discard(_cell("vineyard.holes", hole, cells))
    bunches = data["components"]["grape_bunches"]
    insist(len(cells) >= bunches, "dom-pierre-too-few-cells", counted=len(cells), needed=bunches)
    start = [_cell("vineyard_start", row["cell"], cells) for row in data["vineyard_start"]]
    insist(len(set(start)) == len(start), "dom-pierre-same-cell", place="vineyard_start")
    reached, waiting = set(start), list(start)
    while waiting:
        row, column = waiting.pop()
        beside = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)} & cells - reached
        reached |= beside
        waiting += beside
    insist(reached == cells, "dom-pierre-cut-off", counted=len(cells - reached))
    for row in data["vineyard_extra"]:
        place = f"vineyard_extra.{row['players']}"
        extras = [_cell(place, cell, cells) for cell in row["cells"]]
        _total(place, len(extras), len(EXTRAS))
        insist(len(set(extras) | set(start)) == len(extras) + len(start), "dom-pierre-same-cell", place=place)


def _cell(place: str, cell: Any, cells: set[tuple[int, int]]) -> tuple[int, int]:
    good = isinstance(cell, list) and [type(number) for number in cell] == [int, int] and tuple(cell) in cells
    insist(good, "dom-pierre-no-cell", place=place, cell=str(cell))
    return cell[0], cell[1]


def _roads(data: Data) -> None:
    """Every section has spaces and a bonus; with neutral workers a space is left."""
    for row in data["road"]:
        place, sections = f"road.{row['id']}", row["sections"]
        insist(len(sections) == len(row["bonuses"]) >= 1, "dom-pierre-unlike-lengths", place=f"{place}.bonuses")
        for length in sections:
            _range(f"{place}.sections", length, 1, 99)
        for space in row["blocked"]:
            _range(f"{place}.blocked", space, 1, sum(sections))
        _range(f"{place}.blocked", len(set(row["blocked"])), 0, sum(sections) - 1)


def _markets(data: Data) -> None:
    """The cards agree with the distribution of DP-SALE-21, and everything on them is known."""
    meta = data["meta"]
    cards: Sequence[Mapping[str, Any]] = data["market_card"]
    for card in (*cards, data["reims"]):
        place = f"market_card.{card['id']}" if "id" in card else "reims"
        _known(f"{place}.accepts", card["accepts"], ACCEPTS)
        for press in PRESSES:
            try:
                press_value(card[press])
            except ValueError:
                insist(False, "dom-pierre-bad-press", place=f"{place}.{press}", word=str(card[press]))
        for name in card["accessories"]:
            _known(f"{place}.accessories", name, ACCESSORIES)
        insist(
            len(set(card["accessories"])) == len(card["accessories"]),
            "dom-pierre-same-type",
            place=f"{place}.accessories",
        )
    _known("reims.road", data["reims"]["road"], ROADS)
    sizes = {row["players"]: row["market_cards_per_deck"] for row in data["player_count"]}
    columns = {"bottle_only": "bottle", "barrel_only": "barrel", "either": "either"}
    for row in data["market_distribution"]:
        deck = [card for card in cards if card["deck"] == row["id"]]
        for column, accepts in columns.items():
            _total(f"market_card ({row['id']})", sum(card["accepts"] == accepts for card in deck), row[column])
        for flag in FLAGS:
            _total(f"market_card ({row['id']})", sum(card["flag"] == flag for card in deck), row[flag])
        _total(f"market_card ({row['id']})", sum(card["crowns"] for card in deck), row["crown"])
        left = sum(not card["two_player_removed"] for card in deck)
        for players in range(meta["players_min"], meta["players_max"] + 1):
            used = left if players == meta["players_min"] else len(deck)
            _total(f"market_card ({row['id']})", used, sizes[players])
    for card in cards:
        _known(f"market_card.{card['id']}.deck", card["deck"], ROADS)
        _known(f"market_card.{card['id']}.flag", card["flag"], ("", *FLAGS))
    shields = data["sale_levels"]["shields_from"]
    rising = shields == sorted(set(shields)) and data["sale_levels"]["prestige_from"] >= shields[-1]
    insist(rising, "dom-pierre-falling", place="sale_levels")
    for tile in data["ratio_tile"]:
        for face in FACES:
            _total(f"ratio_tile.{tile['id']}", len(tile[face]), len(shields))
    _range("ratio_tile", len(data["ratio_tile"]), len(ROADS), 99)


def _objectives(data: Data) -> None:
    """Conditions and bonuses can be read."""
    values = len(data["harvest_tile"][0]["counts"])
    for card in data["objective_card"]:
        place = f"objective_card.{card['id']}"
        for condition in card["conditions"]:
            try:
                read_condition(condition)
            except ValueError:
                insist(False, "dom-pierre-bad-condition", place=place, word=condition)
        try:
            bonus = read_bonus(card["bonus"])
        except (ValueError, IndexError):
            insist(False, "dom-pierre-bad-bonus", place=place, word=card["bonus"])
        else:
            _range(f"{place}.bonus", bonus.value, 1, values if bonus.kind == "harvest_tile" else 99)


def _prestige(data: Data) -> None:
    """Every level has points and a multiplier; every token has a kind that the rules know."""
    track = data["prestige_track"]
    insist(len(track["vp"]) == len(track["crowns"]) >= 2, "dom-pierre-unlike-lengths", place="prestige_track.crowns")
    insist(track["vp"] == sorted(track["vp"]), "dom-pierre-falling", place="prestige_track.vp")
    values = len(data["harvest_tile"][0]["counts"])
    for token in data["prestige_token"]:
        place, kind = f"prestige_token.{token['id']}", token["kind"]
        _known(f"{place}.kind", kind, TOKEN_KINDS)
        _known(f"{place}.variety", token["variety"], VARIETIES if kind == "harvest_tile" else ("",))
        _range(f"{place}.value", token["value"], 1, values if kind == "harvest_tile" else 99)
