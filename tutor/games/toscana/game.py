"""The Game object of Toscana: what it declares."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from tutor.core.examples import Example
from tutor.core.game import Game
from tutor.core.plain import mentions
from tutor.core.words import Resource
from tutor.games.toscana import (
    deals,
    evaluation,
    hire,
    lobbyist,
    prices,
    production,
    resources,
    rose,
    scoring,
    setup,
    tasting,
    trade,
    turn,
)
from tutor.games.toscana.box import GOODS, Box
from tutor.games.toscana.state import Options, Toscana


class ToscanaGame(Game[Toscana]):
    """Toscana for 2 to 5 players."""

    name = "toscana"
    prefix = "TO"
    players = range(2, 6)
    foresight = 2
    features = evaluation.FEATURES
    end_rule = "TO-END-01"
    never = frozenset({"no-player-trading", "replace-players"})
    folder = Path(__file__).parent
    options_type = Options
    frames = (
        setup.SetUp,
        setup.LayMap,
        setup.FillWineries,
        tasting.DrawTile,
        setup.OpenMarket,
        setup.ChooseFirst,
        setup.FirstWorkers,
        setup.PlaceStart,
        turn.NextTurn,
        turn.ChooseAction,
        turn.EndRound,
        hire.HireStaff,
        hire.PlacePiece,
        lobbyist.FirstTile,
        lobbyist.SecondTile,
        rose.RoseOrder,
        rose.RosePrice,
        rose.RoseDeal,
        production.StartProduction,
        production.MoreWater,
        production.AbandonedVineyards,
        production.ChooseGood,
        production.ReturnWater,
        trade.Trade,
        trade.Sale,
        deals.DealCount,
        deals.DealPrice,
        deals.AnswerOffer,
        prices.UpdatePrices,
        tasting.ChooseTaste,
        tasting.Reveal,
        scoring.FinalSale,
    )

    @cached_property
    def box(self) -> Box:
        """Return the numbers, ready for use."""
        return Box(self.data)

    def validate(self) -> None:
        """Check the data by unpacking the box."""
        self.box  # noqa: B018  (building it is the check)

    def begin(self, players: int, options: Options, journal: bool) -> Toscana:
        """Return the table with every board laid out."""
        return Toscana.begin(self, self.box, players, options, [setup.SetUp()], journal)

    def scenarios(self) -> list[Example]:
        """Return the worked examples."""
        from tutor.games.toscana.examples import examples

        return examples.bind(self)

    def progress(self, state: Toscana) -> float:
        """Return how far the game has come."""
        return evaluation.progress(state)

    def measure(self, state: Toscana, viewer: int) -> list[list[float]]:
        """Return the features of every seat."""
        return evaluation.measure(state, viewer)

    def resources(self, state: Toscana, seat: int) -> dict[Resource, int]:
        """Return what a seat has, in the game's own units."""
        return resources.resources(state, seat)

    def settle(self, position: dict[str, Any], changes: Mapping[str, Any]) -> None:
        """Fill in bank, tasting stacks and ledgers where a changed set-up leaves them to follow."""
        wineries = position["wineries"]
        if "bank" not in changes:
            for good, total in zip(GOODS, self.box.supply, strict=True):
                on_map = len(position["placed"]) if good == "water" else 0
                held = sum(winery["goods"][good] for winery in wineries)
                position["bank"][good] = total - position["market"][good] - held - on_map
        for seat, winery in enumerate(wineries):
            if not mentions(changes, "wineries", seat, "ledger"):
                winery["ledger"]["start"] += winery["money"] - sum(winery["ledger"].values())
            if mentions(changes, "wineries", seat, "stack"):
                continue
            stack = [
                tile
                for tile, copies in zip(self.box.tastings, self.box.tasting_copies, strict=True)
                for _ in range(copies)
            ]
            for tile in winery["hand"] + winery["discard"]:
                stack.remove(tile)
            winery["stack"] = stack
