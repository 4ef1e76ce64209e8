"""The Game object of Viticulture: what it declares."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from tutor.core.cards import Card
from tutor.core.examples import Example
from tutor.core.game import Game
from tutor.core.plain import mentions
from tutor.core.words import Resource
from tutor.games.viticulture import (
    answers,
    cards,
    cellar,
    effects,
    evaluation,
    fields,
    market,
    opponents,
    orders,
    resources,
    setup,
    solo,
    special,
    spring,
    structures,
    turns,
    visitors,
    workers,
    year,
)
from tutor.games.viticulture.box import Box
from tutor.games.viticulture.names import DECKS, SOURCES
from tutor.games.viticulture.state import Options, Viticulture


class ViticultureGame(Game[Viticulture]):
    """Viticulture for 1 to 6 players."""

    name = "viticulture"
    prefix = "VI"
    players = range(1, 7)
    end_rule = "VI-END-01"
    never = frozenset({"space-closed"})
    folder = Path(__file__).parent
    options_type = Options
    features = evaluation.FEATURES
    frames = (
        setup.SetUp,
        setup.DrawRooster,
        setup.DealMamaTo,
        setup.DealPapaTo,
        setup.ChooseParents,
        setup.MamaGifts,
        setup.ChooseGift,
        year.NewYear,
        spring.ChooseRow,
        year.StartSeason,
        special.RunPlans,
        solo.AutomaTurn,
        solo.TurnUpAutoma,
        turns.NextTurn,
        turns.TakeTurn,
        turns.AfterAction,
        turns.OfferBonus,
        turns.OfferToken,
        effects.Carry,
        cards.DrawFromDeck,
        cards.ChooseDeck,
        cards.PayWithCards,
        cards.ChoosePile,
        cards.TurnUp,
        cards.ChooseRevealed,
        market.ChooseTrade,
        market.SellMore,
        structures.ChooseStructure,
        fields.ChooseVine,
        fields.ChooseUproot,
        fields.ChooseSwap,
        fields.ChooseField,
        fields.ChooseSlot,
        fields.ChooseYoke,
        cellar.ChooseWine,
        cellar.NextWine,
        cellar.ChooseWineSlot,
        cellar.ChooseAgeing,
        cellar.GiveUpGrape,
        cellar.GiveUpWine,
        cellar.ChooseColour,
        orders.ChooseOrder,
        orders.ChooseWineFor,
        workers.ChooseWorker,
        visitors.ChooseVisitor,
        visitors.ChooseBoth,
        visitors.FinishCard,
        answers.Answers,
        answers.Answer,
        opponents.ChooseOpponents,
        opponents.Rewards,
        opponents.HandOver,
        opponents.AnswerQueen,
        opponents.ImportRound,
        opponents.OfferVisitors,
        spring.ChooseNewRow,
        special.ChoosePlan,
        special.ChooseSummerAction,
        year.StartFall,
        year.FallDraw,
        year.SecondVisitor,
        year.YearEnd,
        year.DiscardDown,
        year.EndYear,
    )

    @cached_property
    def box(self) -> Box:
        """Return the numbers, ready for use."""
        return Box(self.data)

    def validate(self) -> None:
        """Check the data by unpacking the box."""
        self.box  # noqa: B018  (building it is the check)

    def begin(self, players: int, options: Options, journal: bool) -> Viticulture:
        """Return the table with every board laid out."""
        return Viticulture.begin(self, self.box, players, options, [setup.SetUp()], journal)

    def scenarios(self) -> list[Example]:
        """Return the worked examples."""
        from tutor.games.viticulture.examples import examples

        return examples.bind(self)

    def cards(self) -> list[Card]:
        """Return every card of the box, for those who look cards up."""
        from tutor.games.viticulture.descriptions import describe

        return describe(self.data, self.box)

    @cached_property
    def tables(self) -> evaluation.Tables:
        """Return what the judgement knows of every position of this game."""
        return evaluation.Tables(self.box, self.data)

    def progress(self, state: Viticulture) -> float:
        """Return how far the game has come, from 0 to 1."""
        return evaluation.progress(state)

    def measure(self, state: Viticulture, viewer: int) -> list[list[float]]:
        """Return the features of every seat, as one of them may know the position."""
        return evaluation.measure(self.tables, state, viewer)

    def stage(self, state: Viticulture) -> int | None:
        """Return the year: a position in summer and one in the next year cannot be compared."""
        return state.year if state.players == 1 else None

    def opponent(self, state: Viticulture) -> float:
        """Return the points of the Automa, which a solo player must beat."""
        return evaluation.opponent(state)

    def resources(self, state: Viticulture, seat: int) -> dict[Resource, int]:
        """Return what a seat has, in the game's own units."""
        return resources.resources(state, seat)

    def settle(self, position: dict[str, Any], changes: Mapping[str, Any]) -> None:
        """Fill in decks, workers at hand and ledgers where a changed set-up leaves them to follow."""
        for name, ids, copies in zip(DECKS, self.box.deck_cards, self.box.copies, strict=True):
            if not mentions(changes, "decks", name, "draw"):
                self._fill_deck(position, name, ids, copies)
        for seat, vineyard in enumerate(position["vineyards"]):
            workers = vineyard["workers"]
            if not mentions(changes, "vineyards", seat, "workers", "free"):
                placed = sum(
                    worker == {"seat": seat, "grande": False}
                    for spaces in position["spaces"].values()
                    for worker in spaces
                )
                apart = placed + workers["cart"] + workers["yoke"] + workers["training"]
                workers["free"] = workers["regular"] + (position["temporary"] == seat) - apart
            if not mentions(changes, "vineyards", seat, "ledger"):
                vineyard["ledger"] = {**dict.fromkeys(SOURCES, 0), "start": vineyard["vp"]}
            if vineyard["vp"] >= self.box.goal and not mentions(changes, "reached"):
                position["reached"] = True

    def _fill_deck(self, position: dict[str, Any], name: str, ids: list[str], copies: list[int]) -> None:
        """Put into a deck every card that lies nowhere else."""
        lying = [*position["decks"][name]["discard"], *position["limbo"], *position["revealed"]]
        lying += [row["card"] for row in position["escrow"]]
        for vineyard in position["vineyards"]:
            lying += vineyard["hand"]
            lying += [vine for field in vineyard["fields"].values() for vine in field["vines"]]
        removed = self.data["solo"]["removed_visitors"] if position["players"] == 1 else ()
        position["decks"][name]["draw"] = {
            card: count - lying.count(card)
            for card, count in zip(ids, copies, strict=True)
            if card not in removed and count > lying.count(card)
        }
