"""Every card of the box, described for those who look cards up: what it costs, does and says, and which rules rule it.

Nothing here is written for a single card: visitors are read off the effects of which they are made, all others off
their numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from tutor.core.cards import Card, Clause, Saying, Use
from tutor.core.data import Data
from tutor.games.viticulture import (
    answers,
    cards,
    cellar,
    fields,
    language,
    money,
    opponents,
    orders,
    special,
    spring,
    structures,
    workers,
)
from tutor.games.viticulture.box import Box, Mama, Papa
from tutor.games.viticulture.effects import Effect, Repeated
from tutor.games.viticulture.names import ACTIONS, DECKS, ORDER, STRUCTURES, SUMMER, VINE, WINES, WINTER

#: What each kind of effect makes its player pay, and the rule about it.
COSTS: Final[Mapping[type[Effect], tuple[str, str]]] = {
    money.PayLira: ("lira", "VI-VIS-03"),
    money.PayVp: ("vp", "VI-VIS-07"),
    money.PayResidual: ("residual", "VI-RES-03"),
    cellar.PayGrape: ("grape", "VI-VIS-18"),
    cellar.PayWine: ("wine", "VI-VIS-18"),
    cards.PayCards: ("cards", "VI-VIS-16"),
    cards.PayHand: ("cards", "VI-VIS-16"),
    cards.DiscardVines: ("cards", "VI-VIS-16"),
}
#: What each kind of effect does for its player, and the rule about it.
EFFECTS: Final[Mapping[type[Effect], tuple[str, str]]] = {
    money.GainLira: ("lira", ""),
    money.GainVp: ("vp", ""),
    money.GainResidual: ("residual", "VI-VIS-17"),
    cards.Draw: ("cards", ""),
    cards.DrawChoice: ("cards", ""),
    cards.TakeDiscards: ("cards", "VI-DECK-03"),
    cards.Reveal: ("cards", "VI-DECK-03"),
    cellar.BuyGrape: ("grapes", "VI-VIS-10"),
    structures.BuildStructures: ("build", "VI-STR-01"),
    structures.UpgradeCellar: ("build", "VI-STR-13"),
    fields.PlantVines: ("plant", "VI-FLD-01"),
    fields.UprootVines: ("uproot", "VI-FLD-06"),
    fields.SwapVines: ("swap", "VI-FLD-02"),
    fields.Harvest: ("harvest", "VI-HARV-01"),
    cellar.MakeWines: ("wine", "VI-WIN-04"),
    cellar.AgeAll: ("age", "VI-EOY-02"),
    cellar.AgeOne: ("age", "VI-EOY-02"),
    orders.FillOrders: ("order", "VI-ORD-01"),
    workers.Train: ("workers", "VI-VIS-11"),
    workers.TakeBackWorkers: ("take_back", "VI-WRK-14"),
    workers.TakeBackGrande: ("take_back", "VI-WRK-14"),
    special.PlanWorker: ("act", "VI-VIS-12"),
    special.TakeSummerAction: ("act", "VI-VIS-12"),
    spring.MoveRooster: ("rooster", "VI-SPR-02"),
    answers.Ask: ("opponents", ""),
    opponents.Treat: ("opponents", "VI-VIS-18"),
    opponents.Claim: ("opponents", "VI-VIS-18"),
    opponents.Levy: ("opponents", "VI-VIS-18"),
    opponents.Import: ("opponents", "VI-VIS-18"),
}
#: Kinds of effects that neither cost nor bring anything: conditions, and the pass that follows another effect.
SILENT: Final = (money.If, money.Only, spring.PassSeason)
#: Forms of cards of which one clause is chosen.
CHOICES: Final = ("one", "one_or_both", "ways")
#: The rules about every visitor.
GENERAL: Final = ("VI-VIS-03", "VI-VIS-02")
#: What a papa's gift does, unless it is a structure.
GIFTS: Final = {"worker": "workers", "vp": "vp"}


def describe(data: Data, box: Box) -> list[Card]:
    """Return all cards, deck by deck."""
    return [
        *(_vine(box, number) for number in range(box.vines)),
        *_visitors(data, box, SUMMER),
        *(_order(box, number) for number in range(len(box.order_vp))),
        *_visitors(data, box, WINTER),
        *(_mama(box, mama) for mama in box.mamas),
        *(_papa(papa) for papa in box.papas),
        *(_automa(box, number) for number in range(len(box.automa_summer))),
    ]


def _name(card: str) -> Saying:
    return Saying(f"card-{card}".replace("_", "-"))


def _figures(figures: Iterable[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    """Return the numbers that are not nothing."""
    return tuple((name, number) for name, number in figures if number)


# ---------------------------------------------------------------------- visitors


class Filing:
    """Collects the tags and rules of some effects, as they concern the one who plays the card."""

    def __init__(self, effects: Iterable[Effect]) -> None:
        self.costs: set[str] = set()
        self.effects: set[str] = set()
        self.rules: list[str] = []
        self._read(effects)

    def use(self, clauses: Iterable[int] = ()) -> Use:
        """Return what was collected as a use of these clauses."""
        return Use.of(self.costs, self.effects, clauses)

    def _read(self, effects: Iterable[Effect]) -> None:
        for effect in effects:
            kind = type(effect)
            if kind in COSTS:
                self._cost(*COSTS[kind])
            elif kind in EFFECTS:
                self._effect(*EFFECTS[kind])
            else:
                assert isinstance(effect, SILENT), kind
            self._look_inside(effect)

    def _cost(self, tag: str, rule: str) -> None:
        self.costs.add(tag)
        self.rules.append(rule)

    def _effect(self, tag: str, rule: str = "") -> None:
        self.effects.add(tag)
        if rule:
            self.rules.append(rule)

    def _look_inside(self, effect: Effect) -> None:
        """File the prices of effects, and the effects that effects are made of."""
        if isinstance(effect, structures.BuildStructures | structures.UpgradeCellar) and not effect.free:
            self._cost("lira", "VI-STR-04" if effect.discount else "VI-STR-01")
        elif isinstance(effect, workers.Train) and effect.price:
            self._cost("lira", "VI-VIS-11")
        elif isinstance(effect, orders.FillOrders) and effect.bonus_vp:
            self._effect("vp")
        elif isinstance(effect, money.If):
            self._read(effect.then)
        elif isinstance(effect, answers.Ask):
            self._look_inside_ask(effect)
        elif isinstance(effect, opponents.Named):
            if isinstance(effect, opponents.Treat):
                self._cost("lira", "VI-VIS-03")
            else:
                self._effect("cards")
            self._read(effect.rewards)
        elif isinstance(effect, opponents.Levy):
            self._effect("cards")
            self._effect("lira")
        elif isinstance(effect, opponents.Import):
            self._effect("cards")
            self._read(effect.otherwise)
        if isinstance(effect, Repeated) and effect.up_to:
            self.rules.append("VI-VIS-06")

    def _look_inside_ask(self, ask: answers.Ask) -> None:
        """What all may do is the player's too; of what opponents may do, only what they give."""
        self.rules.append("VI-VIS-13" if ask.everybody else "VI-VIS-14")
        if ask.everybody:
            self._read(ask.may)
        elif any(isinstance(done, answers.GiveLira) for done in ask.may):
            self._effect("lira")
        if ask.reward:
            self.rules.append("VI-VIS-19")
        self._read((*ask.reward, *ask.otherwise))


def _visitors(data: Data, box: Box, deck: int) -> Iterator[Card]:
    """Yield the visitors of a deck."""
    table = f"{DECKS[deck]}_visitors"
    removed = data["solo"]["removed_visitors"]
    for row in data[table]["card"]:
        visitor = box.visitors[box.card_number[row["id"]]]
        ways = (*visitor.ways, *visitor.both_ways)
        filings = [Filing(visitor.programs[way].effects) for way in ways]
        rules = [visitor.rule] if visitor.rule not in GENERAL else []
        rules += [rule for filing in filings for rule in filing.rules if rule not in GENERAL]
        if visitor.both_ways:
            rules.append("VI-VIS-08")
        if row["mode"] in CHOICES:
            rules.append("VI-VIS-04")
        if visitor.id in removed:
            rules.append("VI-SOLO-02")
        clauses = _clauses(visitor)
        places = [sorted(map(list(visitor.clauses).index, way)) if clauses else () for way in ways]
        yield Card(
            visitor.id,
            DECKS[deck],
            _name(visitor.id),
            _visitor_text(box, visitor.id),
            table,
            tuple(dict.fromkeys((*rules, *GENERAL))),
            tuple(dict.fromkeys(filing.use(taken) for filing, taken in zip(filings, places, strict=True))),
            clauses,
            (("number", row["no"]),),
        )


def _visitor_text(box: Box, card: str) -> Saying:
    """Return what a visitor says as printed, and what a user's own file changes on it."""
    printed = Saying(f"card-{card}-text".replace("_", "-"))
    changes = box.corrected.get(card)
    return Saying("card-corrected", {"text": (printed,), "change": changes}) if changes else printed


def _clauses(visitor: language.Card) -> tuple[Clause, ...]:
    """Return the clauses of a card that has several."""
    if len(visitor.clauses) == 1:
        return ()
    sayings = {key: Saying(f"clause-{visitor.id}-{key}".replace("_", "-")) for key in visitor.clauses}
    uses = {key: Filing(effects).use() for key, effects in visitor.clauses.items()}
    return tuple(Clause(sayings[key], uses[key].costs, uses[key].effects) for key in visitor.clauses)


# ---------------------------------------------------------------------- vines and orders


def _vine(box: Box, number: int) -> Card:
    card = box.deck_cards[VINE][number]
    red, white = box.vine_red[number], box.vine_white[number]
    needs = [name for place, name in enumerate(STRUCTURES) if box.vine_needs[number] >> place & 1]
    return Card(
        card,
        DECKS[VINE],
        _name(card),
        Saying("vine-text", {"red": red, "white": white, "structure": needs}),
        "vines",
        ("VI-FLD-08", *(["VI-FLD-04"] if needs else []), "VI-FLD-01", "VI-FLD-02", "VI-HARV-01"),
        (Use.of((), ("grapes",)),),
        figures=_figures([("red", red), ("white", white), ("copies", box.copies[VINE][number])]),
    )


def _order(box: Box, number: int) -> Card:
    card = box.deck_cards[ORDER][number]
    vp, residual = box.order_vp[number], box.order_residual[number]
    icons = [(WINES[wine], least) for wine, least in box.icons[number]]
    wines = tuple(Saying("wine-text", {"wine": wine, "value": least}) for wine, least in icons)
    return Card(
        card,
        DECKS[ORDER],
        _name(card),
        Saying("order-text", {"wines": wines, "vp": vp, "residual": residual}),
        "orders",
        ("VI-ORD-01", "VI-ORD-02", "VI-ORD-03", "VI-RES-01"),
        (Use.of(("wine",), ("vp", "residual")),),
        figures=_figures([*((f"{wine}_wine", least) for wine, least in icons), ("vp", vp), ("residual", residual)]),
    )


# ---------------------------------------------------------------------- parents and the Automa


def _mama(box: Box, mama: Mama) -> Card:
    hand = dict(zip(DECKS, mama.cards, strict=True))
    details: dict[str, Any] = {"workers": box.mama_workers, "lira": mama.lira, **hand}
    return Card(
        mama.id,
        "mama",
        Saying(f"mama-{mama.id}"),
        Saying("mama-text", details),
        "mamas",
        ("VI-SETUP-06", "VI-SETUP-05", "VI-SETUP-12", "VI-VAR-01"),
        (Use.of((), ("workers", "cards", *(["lira"] if mama.lira else []))),),
        figures=_figures(details.items()),
    )


def _papa(papa: Papa) -> Card:
    built = papa.gift in STRUCTURES
    brings = ("workers", *(["lira"] if papa.lira else []))
    gift = "build" if built else GIFTS[papa.gift]
    return Card(
        papa.id,
        "papa",
        Saying(f"papa-{papa.id}"),
        Saying("papa-text", {"lira": papa.lira, "gift": papa.gift, "extra": papa.extra_lira}),
        "papas",
        ("VI-SETUP-07", *(["VI-SETUP-09"] if built else []), "VI-SETUP-05", "VI-SETUP-08", "VI-VAR-01"),
        tuple(dict.fromkeys((Use.of((), (*brings, gift)), Use.of((), (*brings, "lira"))))),
        figures=_figures([("lira", papa.lira), ("extra_lira", papa.extra_lira)]),
    )


def _automa(box: Box, number: int) -> Card:
    summer, winter = (
        [ACTIONS[action] for action in season[number]] for season in (box.automa_summer, box.automa_winter)
    )
    return Card(
        f"automa_{number + 1:02}",
        "automa",
        Saying("automa-card", {"number": number + 1}),
        Saying("automa-text", {"action": summer, "action2": winter}),
        "automa",
        ("VI-SOLO-06", "VI-SOLO-07", "VI-SOLO-12"),
        (Use.of((), ("block",)),),
        figures=_figures([("summer_actions", len(summer)), ("winter_actions", len(winter))]),
    )
