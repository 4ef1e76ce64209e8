"""The Game object of Grand Cru: what it declares."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from tutor.core.examples import Example
from tutor.core.game import Game
from tutor.core.plain import mentions
from tutor.core.words import Resource
from tutor.games.grand_cru import (
    auction,
    demand,
    evaluation,
    festival,
    harvest,
    improvements,
    loans,
    new_year,
    purchase,
    rebuilding,
    resources,
    sale,
    setup,
    year,
    year_end,
)
from tutor.games.grand_cru.box import TILES, VARIETIES, Box
from tutor.games.grand_cru.state import GrandCru, Options


class GrandCruGame(Game[GrandCru]):
    """Grand Cru for 2 to 5 players."""

    name = "grand-cru"
    prefix = "GC"
    players = range(2, 6)
    further = 0
    end_rule = "GC-FIN-01"
    never = frozenset({"no-such-column"})
    folder = Path(__file__).parent
    options_type = Options
    features = evaluation.FEATURES
    frames = (
        setup.SetUp,
        setup.DealFirst,
        setup.ShuffleTogether,
        setup.BorrowToStart,
        setup.RevealLoans,
        setup.GiveFigure,
        setup.DrawStartPlayer,
        year.NextTurn,
        year.ChooseAction,
        auction.ChooseTile,
        auction.ChooseAuction,
        auction.NameBid,
        purchase.ChooseAcquisition,
        purchase.ChoosePurchase,
        demand.ShiftDemand,
        harvest.PickCube,
        sale.PickWine,
        sale.PickNumber,
        improvements.ChooseBlend,
        improvements.ChooseBlendInto,
        improvements.ChooseVintage,
        improvements.ChooseMaturing,
        year_end.YearEnd,
        year_end.NewTiles,
        year_end.DrawTile,
        year_end.EvaluateSales,
        festival.HoldFestival,
        festival.NextGuest,
        festival.ChooseSpecial,
        rebuilding.ChooseVineOut,
        rebuilding.ChooseVineIn,
        year_end.AgeWine,
        loans.PayInterest,
        loans.AskLoans,
        loans.ChooseLoans,
        new_year.EndYear,
    )

    @cached_property
    def box(self) -> Box:
        """Return the numbers, ready for use."""
        return Box(self.data)

    def validate(self) -> None:
        """Check the data by unpacking the box."""
        self.box  # noqa: B018  (building it is the check)

    def begin(self, players: int, options: Options, journal: bool) -> GrandCru:
        """Return the table with every board laid out."""
        return GrandCru.begin(self, self.box, players, options, [setup.SetUp()], journal)

    def scenarios(self) -> list[Example]:
        """Return the worked examples."""
        from tutor.games.grand_cru.examples import examples

        return examples.bind(self)

    def progress(self, state: GrandCru) -> float:
        """Return how far the game has come."""
        return evaluation.progress(state)

    def measure(self, state: GrandCru, viewer: int) -> list[list[float]]:
        """Return the features of every seat, as one of them knows the position."""
        return evaluation.measure(state, viewer)

    def resources(self, state: GrandCru, seat: int) -> dict[Resource, int]:
        """Return what a seat has, in the game's own units."""
        return resources.resources(state, seat)

    def settle(self, position: dict[str, Any], changes: Mapping[str, Any]) -> None:
        """Fill in supply, piles, pawns and ledgers where a changed set-up leaves them to follow."""
        estates = position["estates"]
        columns = [column for column in position["columns"] if column]
        if "supply" not in changes:
            for variety, total in zip(VARIETIES, self.box.cubes, strict=True):
                position["supply"][variety] = total - sum(held(estate, variety) for estate in estates)
        for pile in ("draw_pile", "discard_pile"):
            if pile in changes:
                position[pile] = dict(changes[pile])
        follows = "discard_pile" if "draw_pile" in changes and "discard_pile" not in changes else "draw_pile"
        if follows not in changes:
            other = position["draw_pile" if follows == "discard_pile" else "discard_pile"]
            shown = [*position["display"], *(column["tile"] for column in columns)]
            position[follows] = rest(self.box.tiles, shown, [other, *(estate["tiles"] for estate in estates)])
        for seat, estate in enumerate(estates):
            if not mentions(changes, "estates", seat, "pawns"):
                pawns = [column["seat"] for column in columns] + list(position["festival"].values())
                estate["pawns"] = self.box.pawns - pawns.count(seat)
            ledger = estate["ledger"]
            if not mentions(changes, "estates", seat, "ledger", "loans"):
                emergency = ledger["emergency_loans"] // self.box.emergency_loan
                ledger["loans"] = (estate["loans"] - emergency) * self.box.loan
            if not mentions(changes, "estates", seat, "ledger", "earlier"):
                ledger["earlier"] += estate["cash"] - sum(ledger.values())


def held(estate: Mapping[str, Any], variety: str) -> int:
    """Return how many cubes of a variety an estate holds, on vines, in the cellar and in the sales cask."""
    places = [estate["cubes"], estate["cask"], *estate["cellar"].values()]
    return sum(place.get(variety, 0) for place in places)


def rest(totals: Iterable[int], shown: list[str], piles: list[Mapping[str, int]]) -> dict[str, int]:
    """Return the tiles that are left of all after those that lie elsewhere."""
    return {
        tile: total - shown.count(tile) - sum(pile.get(tile, 0) for pile in piles)
        for tile, total in zip(TILES, totals, strict=True)
    }
