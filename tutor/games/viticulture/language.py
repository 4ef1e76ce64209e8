"""From the data file's effect language to effects: every operation by its name, and every card in all its ways."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from tutor.core.errors import BadData
from tutor.games.viticulture import (
    answers,
    cards,
    cellar,
    fields,
    market,
    money,
    opponents,
    orders,
    special,
    spring,
    structures,
    visitors,
    workers,
)
from tutor.games.viticulture.effects import Effect, Program, program
from tutor.games.viticulture.names import COLOURS, DECKS, VISITORS

#: One operation of the data file.
Row = Mapping[str, Any]


def _low_high(row: Row, on_card: bool) -> tuple[int, int, bool]:
    low, high = row["min"], row["max"]
    return low, high, on_card and low == 1 and high > 1


def _plant(row: Row, on_card: bool) -> Effect:
    ignore_structures, ignore_limit = row.get("ignore_structures", False), row.get("ignore_limit", False)
    return fields.PlantVines(*_low_high(row, on_card), ignore_structures, ignore_limit)


def _build(row: Row, on_card: bool) -> Effect:
    details = (row.get("discount", 0), row.get("free", False), row.get("price_in", ()), row.get("only", ""))
    return structures.BuildStructures(row["min"], row["max"], *details)


def _make_wine(row: Row, on_card: bool) -> Effect:
    details = (row.get("value_min", 1), row.get("ignore_cellar", False))
    return cellar.MakeWines(*_low_high(row, on_card), *details)


def _if(row: Row, on_card: bool) -> Effect:
    return money.If(row["what"], row.get("at_least"), row.get("one_of", ()), _all(row["then"], on_card))


def _counted(kind: type[money.Counted]) -> Callable[[Row, bool], Effect]:
    numbers = ("price", "workers")
    return lambda row, on_card: kind(
        row["n"], row.get("per", ""), next((row[name] for name in numbers if name in row), 0)
    )


def _ask(row: Row, on_card: bool) -> Effect:
    parts = (_all(row.get(part, ()), False) for part in ("may", "reward", "otherwise"))
    return answers.Ask(row["who"], *parts)


#: What makes an effect out of each operation; `on_card` tells a card's own clauses from board actions and answers.
OPERATIONS: Final[Mapping[str, Callable[[Row, bool], Effect]]] = {
    "gain_lira": _counted(money.GainLira),
    "gain_vp": _counted(money.GainVp),
    "gain_residual": lambda row, on_card: money.GainResidual(row["n"], False),
    "pay_vp": lambda row, on_card: money.PayVp(row["n"]),
    "give_lira": lambda row, on_card: answers.GiveLira(row["n"]),
    "if": _if,
    "draw": lambda row, on_card: cards.Draw(DECKS.index(row["deck"]), row["n"]),
    "draw_choice": lambda row, on_card: cards.DrawChoice([DECKS.index(deck) for deck in row["decks"]]),
    "discard_vine": lambda row, on_card: cards.DiscardVines(row["n"]),
    "take_discards": lambda row, on_card: cards.TakeDiscards(row["n"]),
    "reveal": lambda row, on_card: cards.Reveal(row["keep"]),
    "build": _build,
    "upgrade_cellar": lambda row, on_card: structures.UpgradeCellar(row.get("discount", 0), row.get("free", False)),
    "plant": _plant,
    "uproot": lambda row, on_card: fields.UprootVines(row["n"]),
    "swap_vines": lambda row, on_card: fields.SwapVines(),
    "harvest": lambda row, on_card: fields.Harvest(*_low_high(row, on_card)),
    "yoke": lambda row, on_card: fields.UseYoke(),
    "make_wine": _make_wine,
    "age_all": lambda row, on_card: cellar.AgeAll(row["times"]),
    "age_one": lambda row, on_card: cellar.AgeOne(),
    "place_grape": lambda row, on_card: cellar.BuyGrape(
        COLOURS.index(row["colour"]) if "colour" in row else None, row["value"]
    ),
    "fill_order": lambda row, on_card: orders.FillOrders(row.get("bonus_vp", 0)),
    "train": lambda row, on_card: workers.Train(row["price"], row.get("usable_now", False)),
    "take_back_workers": lambda row, on_card: workers.TakeBackWorkers(*_low_high(row, on_card)),
    "take_back_grande": lambda row, on_card: workers.TakeBackGrande(),
    "tour": lambda row, on_card: market.Tour(),
    "sell_grapes_or_field": lambda row, on_card: market.Trade(),
    "play_visitor": lambda row, on_card: visitors.PlayOne(DECKS.index(row["season"])),
    "ask": _ask,
    "treat": lambda row, on_card: opponents.Named(row["min"], row["max"], row["lira"], -1, _all(row["reward"], False)),
    "claim": lambda row, on_card: opponents.Named(
        row["min"], row["max"], 0, DECKS.index(row["deck"]), _all(row["otherwise"], False)
    ),
    "levy": lambda row, on_card: opponents.Levy(row["vp"], row["cards"], row["lira"]),
    "import": lambda row, on_card: opponents.Import(row["n"], _all(row["otherwise"], False)),
    "move_rooster": lambda row, on_card: spring.MoveRooster(),
    "pass": lambda row, on_card: spring.PassSeason(),
    "plan": lambda row, on_card: special.PlanWorker(),
    "take_action": lambda row, on_card: special.TakeSummerAction(),
}


def effect(row: Row, on_card: bool) -> Effect:
    """Return the effect of an operation."""
    name = row["op"]
    if name not in OPERATIONS:
        raise BadData("data-unknown-key", place=f"op = {name}")
    return OPERATIONS[name](row, on_card)


def _all(rows: Sequence[Row], on_card: bool) -> list[Effect]:
    return [effect(row, on_card) for row in rows]


def _costs(cost: Row) -> list[Effect]:
    """Return what a clause costs, as effects that come first."""
    paid: list[Effect] = []
    if "lira" in cost:
        paid.append(money.PayLira(cost["lira"]))
    if "vp" in cost:
        paid.append(money.PayVp(cost["vp"]))
    if "residual" in cost:
        paid.append(money.PayResidual(cost["residual"]))
    if "grape" in cost:
        paid.append(cellar.PayGrape())
    if "wine" in cost:
        paid.append(cellar.PayWine(cost["wine_min"]))
    if cost.get("filter") == "hand":
        paid.append(cards.PayHand(cost["cards"]))
    elif "cards" in cost:
        decks = VISITORS if cost["filter"] == "visitor" else range(len(DECKS))
        paid.append(cards.PayCards(cost["cards"], decks))
    return paid


def _clause(option: Row) -> list[Effect]:
    """Return a clause: its condition, its cost, what it does."""
    made = _all(option["do"], True)
    if all(isinstance(done, money.GainResidual) for done in made):
        made = [money.GainResidual(row["n"], True) for row in option["do"]]
    only: list[Effect] = []
    if "if" in option:
        test = option["if"]
        only = [money.Only(test["what"], test.get("at_least"), test.get("below"))]
    return [*only, *_costs(option.get("cost", {})), *made]


def _order_matters(parts: Sequence[Sequence[Effect]]) -> bool:
    """Return whether two parts may come out differently in the other order: one asks, and the other asks or draws."""
    asking = [any(effect.asks for effect in part) for part in parts]
    drawing = [any(effect.draws for effect in part) for part in parts]
    return all(asking) or any(asking[place] and drawing[1 - place] for place in (0, 1))


class Card:
    """A visitor card: its ways to be played, each with its program."""

    def __init__(self, row: Row, rule: str) -> None:
        self.id: str = row["id"]
        self.rule = rule
        self.clauses = {option["key"]: _clause(option) for option in row["option"]}
        self.after = _all(row.get("after", ()), True)
        self.both_cost = _costs(row.get("both_cost", {}))
        #: Every way by its name, the keys of its clauses in order.
        self.programs: dict[str, Program] = {}
        #: Ways that belong to the base game, to paying for both clauses beforehand, and to the ruling uproot_clause.
        self.ways: list[str] = []
        self.both_ways: list[str] = []
        self.loose_ways: list[str] = []
        for keys in self._combinations(row):
            self._add(keys)
        self._add_answers()
        self._add_loose_uprooting()

    def _combinations(self, row: Row) -> list[str]:
        keys = list(self.clauses)
        pairs = ["".join(pair) for pair in combinations(keys, 2)]
        modes = {"one": keys, "auto": keys, "all": keys, "two": pairs, "both": pairs, "one_or_both": keys + pairs}
        chosen: list[str] = row["ways"] if row["mode"] == "ways" else modes[row["mode"]]
        return chosen

    def _add(self, keys: str) -> None:
        """Add a way; two parts in both orders where that makes a difference (VI-VIS-05)."""
        orders = [keys]
        if len(keys) > 1 and _order_matters([self.clauses[key] for key in keys]):
            orders.append(keys[::-1])
        for order in orders:
            parts = [effect for key in order for effect in self.clauses[key]]
            if len(keys) > 1 and self.both_cost:
                self.both_ways.append(order)
                self.programs[order] = program([*self.both_cost, *parts, *self.after], self.rule)
                # with the ruling both_cost_timing = between the second clause is paid for when it is chosen
                late = [*self.both_cost, *self.clauses[order[1]], *self.after]
                self.programs[f"+{order[1]}"] = program(late, self.rule)
                late = [*self.both_cost, *self.clauses[order[0]], *self.after]
                self.programs[f"+{order[0]}"] = program(late, self.rule)
            else:
                self.ways.append(order)
                self.programs[order] = program([*parts, *self.after], self.rule)

    def _add_answers(self) -> None:
        """Add what others may do, and what the player gets for it."""
        for done in (effect for clause in self.clauses.values() for effect in clause):
            if isinstance(done, answers.Ask):
                for way, parts in (("may", done.may), ("reward", done.reward), ("otherwise", done.otherwise)):
                    self.programs[way] = program(parts, self.rule)
            elif isinstance(done, opponents.Named):
                self.programs["reward"] = program(done.rewards, self.rule)
            elif isinstance(done, opponents.Import):
                self.programs["otherwise"] = program(done.otherwise, self.rule)

    def _add_loose_uprooting(self) -> None:
        """With the ruling uproot_clause = uproot_and_or_discard one of the two steps is enough (VI-CARD-S09)."""
        for key, clause in self.clauses.items():
            for way, left_out in (("uproot", cards.DiscardVines), ("discard", fields.UprootVines)):
                if any(isinstance(done, fields.UprootVines) for done in clause):
                    name = f"{key}-{way}"
                    rest = [done for done in clause if not isinstance(done, left_out)]
                    self.loose_ways.append(name)
                    self.programs[name] = program(rest, self.rule)
