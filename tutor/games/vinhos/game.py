"""The two Game objects: Special Vintage 2016 and Reserve 2010."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from tutor.core.examples import Example
from tutor.core.game import Game
from tutor.core.judgement import weigh
from tutor.core.words import Resource
from tutor.games.vinhos import (
    abilities,
    bank,
    benefits,
    cellars,
    closing,
    evaluation,
    experts,
    export,
    fair,
    fair_experts,
    lacerda,
    maintenance,
    pairs,
    press,
    production,
    regions,
    resources,
    sales,
    scoring,
    settling,
    setup,
    supply,
    tile_sale,
    turn,
    units,
    vineyards,
    wineries,
    workers,
    year,
)
from tutor.games.vinhos.box import Box
from tutor.games.vinhos.judging.lacerda import opponent
from tutor.games.vinhos.judging.moment import progress
from tutor.games.vinhos.judging.sight import look
from tutor.games.vinhos.names import RESERVE, SPECIAL_VINTAGE
from tutor.games.vinhos.options import ReserveOptions, SpecialVintageOptions
from tutor.games.vinhos.state import Vinhos

#: What both editions can have on their stacks.
SHARED = (
    setup.SetUp,
    setup.DrawOrder,
    setup.DrawRegion,
    setup.OpenStacks,
    setup.FirstVineyards,
    setup.ChooseFirstRegion,
    setup.FirstWine,
    setup.ChooseFirstPort,
    supply.DrawTop,
    supply.DrawExpert,
    regions.ChooseGift,
    experts.OfferExpert,
    experts.ChooseExpert,
    year.BeginYear,
    year.DrawYear,
    year.StartActions,
    year.NextTurn,
    year.EndYear,
    year.AfterFair,
    turn.FinishTurn,
    units.NextUnit,
    vineyards.BuyVineyards,
    vineyards.ChooseEstate,
    wineries.BuildWineries,
    workers.HireWorkers,
    cellars.BuildCellars,
    sales.SellWines,
    sales.ChooseSale,
    export.ExportWines,
    export.ChooseExport,
    experts.HireExperts,
    abilities.ChooseCube,
    abilities.ChooseBarrel,
    abilities.ChooseStack,
    abilities.LayTop,
    abilities.LayBelow,
    press.ChoosePlace,
    press.OfferRelease,
    press.ChooseRelease,
    press.ChooseCubes,
    press.ChooseBooth,
    press.AskMagnates,
    press.ChooseMagnate,
    press.DiscardEntered,
    maintenance.Maintain,
    production.Produce,
    production.ArrangeWorkers,
    production.NextPlace,
    production.PlaceOnEstate,
    production.FillWarehouses,
    production.ChoosePort,
    fair.LastMinute,
    fair.RankFair,
    fair.NewOrder,
    scoring.FinalScoring,
)


class VinhosGame(Game[Vinhos]):
    """What both games of the box share."""

    prefix = "VC"
    folder = Path(__file__).parent
    end_rule = "VC-END-02"
    never = frozenset({"outside-frame"})
    foresight = 2

    @property
    def prefixes(self) -> tuple[str, ...]:
        """Rules common to both, of the 2016 and of the 2010 edition, and of Lacerda."""
        return ("VC", "VS", "VR", "VL")

    @cached_property
    def box(self) -> Box:
        """Return the numbers of this edition, ready for use."""
        return Box(self.data, self.rules_edition)

    def validate(self) -> None:
        """Check the data by unpacking the box."""
        self.box  # noqa: B018  (building it is the check)

    def begin(self, players: int, options: Any, journal: bool) -> Vinhos:
        """Return the table with everything laid out."""
        return Vinhos.begin(self, self.box, players, options, [setup.SetUp()], journal)

    def settle(self, position: dict[str, Any], changes: Mapping[str, Any]) -> None:
        """Fill in supplies, stacks, piles and stocks where a changed set-up leaves them to follow."""
        settling.settle(self.box, position, changes)

    def progress(self, state: Vinhos) -> float:
        """Return how far the game has come, in actions."""
        return progress(state)

    def measure(self, state: Vinhos, viewer: int) -> list[list[float]]:
        """Return the features of every player, as one of them knows the position."""
        return evaluation.measure(state, viewer)

    def resources(self, state: Vinhos, seat: int) -> dict[Resource, int]:
        """Return what a seat has, in the game's own units."""
        return resources.resources(state, seat)

    def scenarios(self) -> list[Example]:
        """Return the worked examples of this edition."""
        from tutor.games.vinhos.examples import examples

        return examples.bind(self)


class SpecialVintageGame(VinhosGame):
    """Special Vintage 2016 for 2 to 4 players, or for one against Lacerda."""

    name = "vinhos-2016"
    afresh = True
    rules_edition = SPECIAL_VINTAGE
    features = evaluation.SPECIAL_FEATURES
    players = range(1, 5)
    options_type = SpecialVintageOptions
    frames = (
        *SHARED,
        setup.FirstDisplay,
        setup.FirstTiles,
        setup.ChooseFirstTile,
        turn.SpecialTurn,
        turn.AfterSpecial,
        press.AskExperts,
        press.PlayForFair,
        maintenance.ChooseBarrelBack,
        tile_sale.OpenSale,
        tile_sale.NextBuyer,
        tile_sale.ChooseTile,
        tile_sale.PayForTile,
        tile_sale.RefillDisplay,
        tile_sale.DealTile,
        lacerda.TakeFirstExperts,
        lacerda.DrawActionCard,
        lacerda.DrawNumberCard,
        lacerda.TakeExperts,
        lacerda.ExportBarrels,
        lacerda.SellBarrels,
    )

    def opponent(self, state: Vinhos) -> float | None:
        """Return the VP that Lacerda should end with, where one plays against him."""
        return opponent(state, look(state, 0)) if state.solo else None

    def worths(self, state: Vinhos, viewer: int) -> list[float]:
        """Return the VP that everybody should end with; you and Lacerda are seen with one look."""
        if not state.solo or state.over:
            return super().worths(state, viewer)
        sight = look(state, viewer)
        row = self.learned.judgement(1).row(self.progress(state))
        return [weigh(row, evaluation.vectors(state, sight)[0]), opponent(state, sight)]


class ReserveGame(VinhosGame):
    """Reserve 2010 for 2 to 4 players."""

    name = "vinhos-2010"
    rules_edition = RESERVE
    features = evaluation.RESERVE_FEATURES
    players = range(2, 5)
    options_type = ReserveOptions
    frames = (
        *SHARED,
        turn.ReserveTurn,
        turn.AfterReserve,
        bank.UseBank,
        experts.MakeRoom,
        pairs.ChoosePair,
        pairs.PairCubes,
        benefits.PayWine,
        benefits.ChooseSource,
        benefits.PickSlot,
        benefits.ScoreWine,
        benefits.ScoreCubes,
        maintenance.DivestFirst,
        maintenance.Interest,
        maintenance.ChooseLoss,
        maintenance.Salaries,
        maintenance.OfferPair,
        maintenance.ChooseYearlyPair,
        fair.PairsBefore,
        fair.OfferPairs,
        fair.RecoverBeforeFair,
        fair_experts.AskSecretly,
        fair_experts.PlaySecretly,
        fair_experts.RevealExperts,
        closing.NextCloser,
        closing.CloseTurn,
    )
