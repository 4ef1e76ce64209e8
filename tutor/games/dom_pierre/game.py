"""The Game object of Dom Pierre: what it declares."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from tutor.core.examples import Example
from tutor.core.game import Game
from tutor.core.plain import mentions
from tutor.core.words import Resource
from tutor.games.dom_pierre import (
    cellar,
    draft,
    evaluation,
    free,
    logistics,
    objectives,
    prestige,
    resources,
    sales,
    setup,
    storing,
    tokens,
    turn,
    village,
    vineyard,
    workers,
)
from tutor.games.dom_pierre.box import Box, bit_list
from tutor.games.dom_pierre.names import ACCESSORIES, COLOURS, FLAGS, ROADS, TOKENS, VARIETIES
from tutor.games.dom_pierre.state import DomPierre, Options


class DomPierreGame(Game[DomPierre]):
    """Dom Pierre for 2 to 4 players."""

    name = "dom-pierre"
    prefix = "DP"
    players = range(2, 5)
    end_rule = "DP-END-05"
    folder = Path(__file__).parent
    options_type = Options
    features = evaluation.FEATURES
    frames = (
        setup.SetUp,
        setup.PlaceExtra,
        setup.PlaceRatio,
        setup.OfferObjectives,
        setup.FirstGrape,
        setup.DealHarvest,
        setup.DealStartCard,
        draft.Draft,
        draft.DealToken,
        draft.KeepOne,
        draft.PassOn,
        draft.AssignReceived,
        draft.RevealAssigned,
        turn.NextTurn,
        turn.EarlyWindow,
        tokens.ClaimTokens,
        turn.ChooseMain,
        turn.GoOn,
        turn.EndAction,
        turn.FinishDisc,
        turn.LateWindow,
        free.SellLocally,
        vineyard.DrawBunch,
        vineyard.PlaceBunch,
        vineyard.ChooseHarvest,
        vineyard.ChooseHelper,
        storing.StoreTiles,
        storing.PlaceModifier,
        cellar.ChoosePress,
        cellar.ChooseKind,
        cellar.EmptyPress,
        village.StackTiles,
        village.StackAccessories,
        village.RevealTile,
        village.RevealAccessory,
        village.RestockTiles,
        village.RestockAccessories,
        village.ChooseBenefit,
        village.OfferSecond,
        village.ChooseBonus,
        workers.PickWorker,
        workers.SendWorker,
        logistics.LiftWorkers,
        logistics.PlaceWorkers,
        logistics.ChooseReturn,
        sales.RevealCard,
        sales.ChooseSale,
        sales.BoostSale,
        sales.FinishSale,
        sales.SettleSale,
        objectives.AskCards,
        objectives.TakeCards,
        objectives.DrawObjective,
        objectives.PickCards,
        objectives.KeepOneCard,
        objectives.OrderBonuses,
        objectives.RestOfBonuses,
        objectives.Refill,
        prestige.GainPrestige,
        prestige.FlipToken,
        prestige.ChooseToken,
        prestige.DrawToken,
        prestige.UseOrKeep,
    )

    @cached_property
    def box(self) -> Box:
        """Return the numbers, ready for use."""
        return Box(self.data)

    def validate(self) -> None:
        """Check the data by unpacking the box."""
        self.box  # noqa: B018  (building it is the check)

    def begin(self, players: int, options: Options, journal: bool) -> DomPierre:
        """Return the table with every board laid out."""
        return DomPierre.begin(self, self.box, players, options, [setup.SetUp()], journal)

    def scenarios(self) -> list[Example]:
        """Return the worked examples."""
        from tutor.games.dom_pierre.examples import examples

        return examples.bind(self)

    def progress(self, state: DomPierre) -> float:
        """Return how far the game has come."""
        return evaluation.progress(state)

    def measure(self, state: DomPierre, viewer: int) -> list[list[float]]:
        """Return the features of every seat."""
        return evaluation.measure(state, viewer)

    def resources(self, state: DomPierre, seat: int) -> dict[Resource, int]:
        """Return what a seat has, in the game's own units."""
        return resources.resources(state, seat)

    def settle(self, position: dict[str, Any], changes: Mapping[str, Any]) -> None:
        """Fill in, where a changed set-up leaves them to follow: supplies, decks, workers, end track and its points."""
        for table in WHOLE:
            if table in changes:
                position[table] = dict(changes[table])
        for place, fill in SETTLE.items():
            if not mentions(changes, *place.split(".")):
                fill(self.box, position, changes)
        for seat, maison in enumerate(position["maisons"]):
            maison["tokens_placed"] = {column: token for column, token in maison["tokens_placed"].items() if token}
            if not mentions(changes, "maisons", seat, "reserve"):
                maison["reserve"] = self.box.workers - outside(maison) - lifted(position, seat)


def lifted(position: Mapping[str, Any], seat: int) -> int:
    """Return the workers that the player whose turn it is has in hand."""
    players = len(position["maisons"])
    turn_of = (position["first"] + position["turns"] - 1) % players
    return int(position["turn"]["lifted"]) if seat == turn_of else 0


def outside(maison: Mapping[str, Any]) -> int:
    """Return how many workers are not in the reserve."""
    roads = sum(len(spaces) for spaces in maison["roads"].values())
    return int(maison["house"]) + int(maison["crew"]) + roads + len(maison["vines"])


def fill_bag(box: Box, position: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """Put the bunches that are nowhere else into the bag."""
    placed = list(position["vineyard"].values())
    drawn = position["turn"]["drawn"]
    position["bag"] = {
        variety: total - placed.count(variety) - drawn.get(variety, 0)
        for variety, total in zip(VARIETIES, box.bunches, strict=True)
    }


def fill_extras(box: Box, position: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """Leave nothing on cells that hold a bunch."""
    planted = position["vineyard"]
    position["extras"] = {extra: cell for extra, cell in position["extras"].items() if cell not in planted}


def fill_supply(box: Box, position: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """Put the harvest tiles that are nowhere else into the supply."""
    village = position["village_tiles"]
    tiles = [*position["turn"]["hand"], *village["covered"], *filter(None, village["tops"])]
    for maison in position["maisons"]:
        for press in maison["presses"].values():
            tiles += press["harvest"]
    out = [(variety, printed) for variety, _, printed in tiles]
    values = range(1, box.most_harvest + 1)
    names = [(variety, value) for variety in VARIETIES for value in values]
    left = [total - out.count(name) for total, name in zip(box.harvest_tiles, names, strict=True)]
    for number, variety in enumerate(VARIETIES):
        position["supply"][variety] = left[number * len(values) : (number + 1) * len(values)]


def fill_grey(box: Box, position: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """Put the grey accessories that are nowhere else into the supply."""
    lying = list(position["extras"])
    totals = box.accessories[COLOURS.index("grey")]
    position["grey"] = {
        name: total - lying.count(name) - sum(maison["grey"].get(name, 0) for maison in position["maisons"])
        for name, total in zip(ACCESSORIES, totals, strict=True)
    }


def fill_blue(box: Box, position: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """Take blue accessories that players have, or that are discarded, from under the tops of the village."""
    discard = position["blue_discard"]
    totals = box.accessories[COLOURS.index("blue")]
    tops = [top for top in position["village_accessories"]["tops"] if top]
    covered = []
    for name, total in zip(ACCESSORIES, totals, strict=True):
        owned = sum(maison["blue"].get(name, 0) for maison in position["maisons"])
        covered += [name] * (total - tops.count(name) - owned - discard.get(name, 0))
    size = len(covered) + len(tops)
    position["village_accessories"].update(covered=covered, sizes=[(size + 1) // 2, size // 2])


def fill_flags(box: Box, position: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """Put the flag tokens that nobody has into the supply."""
    position["flags"] = {
        flag: total - sum(maison["flags"].get(flag, 0) for maison in position["maisons"])
        for flag, total in zip(FLAGS, box.flags, strict=True)
    }


def fill_tokens(box: Box, position: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """Leave unseen what lies neither on the flute nor beside a board; as many lie face down as were not taken."""
    position["unseen_tokens"] = {
        token: total
        - position["flute"].get(token, 0)
        - sum(maison["tokens"].get(token, 0) for maison in position["maisons"])
        - sum(frame[0] == "UseOrKeep" and frame[2] == token for frame in position["stack"])
        for token, total in zip(TOKENS, box.tokens, strict=True)
    }


def fill_markets(box: Box, position: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """Leave in each deck what is neither on top, nor under it, nor with a player."""
    owned = [card for maison in position["maisons"] for card in maison["cards"]]
    used = [box.cards[card] for card in bit_list(box.used_cards[len(position["maisons"])])]
    roads = [ROADS[box.card_roads[box.card_number[card]]] for card in used]
    for road, market in position["markets"].items():
        if not mentions(changes, "markets", road, "unseen"):
            taken = [*owned, market["card"], *market["under"]]
            deck = [card for card, of in zip(used, roads, strict=True) if of == road]
            market["unseen"] = [card for card in deck if card not in taken]


def fill_deck(box: Box, position: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """Leave in the objective deck what lies nowhere else."""
    used = [box.objectives[card].id for card in bit_list(box.used_objectives[len(position["maisons"])])]
    taken = [*position["offer"], *position["objective_discard"]]
    for maison in position["maisons"]:
        taken += [*maison["objectives"], *maison["scored"]]
    position["objective_deck"] = [card for card in used if card not in taken]


def fill_track(box: Box, position: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """Put every disc that has left a winery on the end track, seat after seat, and count its points."""
    finished = box.wineries[position["options"]["fast_variant"]].finished
    discs = [[row == finished for row in maison["discs"].values()] for maison in position["maisons"]]
    position["end_track"] = [seat for seat, gone in enumerate(discs) for _ in range(sum(gone))]


def fill_disc_points(box: Box, position: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """Count the points of the discs on the end track, and the last round if the marked space is filled."""
    track, trigger = position["end_track"], box.trigger[len(position["maisons"])]
    if "last" not in changes:
        position["last"] = position["round"] + box.extra_rounds if len(track) >= trigger else 0
    paid = trigger if position["options"]["trigger_disc_still_scores_2vp"] else trigger - 1
    for seat, maison in enumerate(position["maisons"]):
        places = [place for place, owner in enumerate(track) if owner == seat]
        scored = sum(place < paid for place in places)
        maison["points"]["discs"] = scored * box.disc_points + (len(places) - scored) * box.late_disc_points


#: Tables that leave out what there is none of: whoever names one names it whole.
WHOLE = ("extras", "flute", "unseen_tokens", "vintage_pool")
#: What follows from the rest of a position, by the place that holds it. The order matters: extras before accessories.
SETTLE = {
    "bag": fill_bag,
    "extras": fill_extras,
    "supply": fill_supply,
    "grey": fill_grey,
    "village_accessories.covered": fill_blue,
    "flags": fill_flags,
    "unseen_tokens": fill_tokens,
    "unseen_cards": fill_markets,
    "objective_deck": fill_deck,
    "end_track": fill_track,
    "disc_points": fill_disc_points,
}
