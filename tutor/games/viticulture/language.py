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
from tutor.games.viticulture.effects import ANSWER, CLAUSE, Effect, Program, compose
from tutor.games.viticulture.names import COLOURS, DECKS, VISITORS

#: One operation of the data file.
Row = Mapping[str, Any]


def _low_high(row: Row, demand: str) -> tuple[int, int, bool]:
    low, high = row["min"], row["max"]
    return low, high, demand == CLAUSE and low == 1 and high > 1


def _plant(row: Row, demand: str) -> Effect:
    ignore_structures, ignore_limit = row.get("ignore_structures", False), row.get("ignore_limit", False)
    return fields.PlantVines(*_low_high(row, demand), ignore_structures, ignore_limit)


def _build(row: Row, demand: str) -> Effect:
    details = (row.get("discount", 0), row.get("free", False), row.get("price_in", ()), row.get("only", ""))
    return structures.BuildStructures(row["min"], row["max"], *details)


def _make_wine(row: Row, demand: str) -> Effect:
    details = (row.get("value_min", 1), row.get("ignore_cellar", False))
    return cellar.MakeWines(*_low_high(row, demand), *details)


def _if(row: Row, demand: str) -> Effect:
    return money.If(row["what"], row.get("at_least"), row.get("one_of", ()), _all(row["then"], demand))


def _counted(kind: type[money.Counted]) -> Callable[[Row, str], Effect]:
    numbers = ("price", "workers")
    return lambda row, demand: kind(
        row["n"], row.get("per", ""), next((row[name] for name in numbers if name in row), 0)
    )


def _ask(row: Row, demand: str) -> Effect:
    parts = (_all(row.get(part, ()), ANSWER) for part in ("may", "reward", "otherwise"))
    return answers.Ask(row["who"], *parts)


#: What makes an effect out of each operation; `demand` tells board actions, a card's own clauses and answers apart.
OPERATIONS: Final[Mapping[str, Callable[[Row, str], Effect]]] = {
    "gain_lira": _counted(money.GainLira),
    "gain_vp": _counted(money.GainVp),
    "gain_residual": lambda row, demand: money.GainResidual(row["n"], False),
    "pay_vp": lambda row, demand: money.PayVp(row["n"]),
    "give_lira": lambda row, demand: answers.GiveLira(row["n"]),
    "if": _if,
    "draw": lambda row, demand: cards.Draw(DECKS.index(row["deck"]), row["n"]),
    "draw_choice": lambda row, demand: cards.DrawChoice([DECKS.index(deck) for deck in row["decks"]]),
    "discard_vine": lambda row, demand: cards.DiscardVines(row["n"]),
    "take_discards": lambda row, demand: cards.TakeDiscards(row["n"]),
    "reveal": lambda row, demand: cards.Reveal(row["keep"]),
    "build": _build,
    "upgrade_cellar": lambda row, demand: structures.UpgradeCellar(row.get("discount", 0), row.get("free", False)),
    "plant": _plant,
    "uproot": lambda row, demand: fields.UprootVines(row["n"]),
    "swap_vines": lambda row, demand: fields.SwapVines(),
    "harvest": lambda row, demand: fields.Harvest(*_low_high(row, demand)),
    "yoke": lambda row, demand: fields.UseYoke(),
    "make_wine": _make_wine,
    "age_all": lambda row, demand: cellar.AgeAll(row["times"]),
    "age_one": lambda row, demand: cellar.AgeOne(),
    "place_grape": lambda row, demand: cellar.BuyGrape(
        COLOURS.index(row["colour"]) if "colour" in row else None, row["value"]
    ),
    "fill_order": lambda row, demand: orders.FillOrders(row.get("bonus_vp", 0)),
    "train": lambda row, demand: workers.Train(row["price"], row.get("usable_now", False)),
    "take_back_workers": lambda row, demand: workers.TakeBackWorkers(*_low_high(row, demand)),
    "take_back_grande": lambda row, demand: workers.TakeBackGrande(),
    "tour": lambda row, demand: market.Tour(),
    "sell_grapes_or_field": lambda row, demand: market.Trade(),
    "play_visitor": lambda row, demand: visitors.PlayOne(DECKS.index(row["season"])),
    "ask": _ask,
    "treat": lambda row, demand: opponents.Treat(row["min"], row["max"], _all(row["reward"], CLAUSE), row["lira"]),
    "claim": lambda row, demand: opponents.Claim(
        row["min"], row["max"], _all(row["otherwise"], CLAUSE), DECKS.index(row["deck"])
    ),
    "levy": lambda row, demand: opponents.Levy(row["vp"], row["cards"], row["lira"]),
    "import": lambda row, demand: opponents.Import(row["n"], _all(row["otherwise"], CLAUSE)),
    "move_rooster": lambda row, demand: spring.MoveRooster(),
    "pass": lambda row, demand: spring.PassSeason(),
    "plan": lambda row, demand: special.PlanWorker(),
    "take_action": lambda row, demand: special.TakeSummerAction(),
}


def effect(row: Row, demand: str) -> Effect:
    """Return the effect of an operation, which must be possible by a rule: ACTION, CLAUSE or ANSWER."""
    name = row["op"]
    if name not in OPERATIONS:
        raise BadData("data-unknown-key", place=f"op = {name}")
    made = OPERATIONS[name](row, demand)
    made.demanded_by = demand
    return made


def _all(rows: Sequence[Row], demand: str) -> list[Effect]:
    return [effect(row, demand) for row in rows]


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
    made = _all(option["do"], CLAUSE)
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
        self.after = _all(row.get("after", ()), CLAUSE)
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
                self.programs[order] = compose([*self.both_cost, *parts, *self.after], self.rule)
                # with the ruling both_cost_timing = between the second clause is paid for when it is chosen
                late = [*self.both_cost, *self.clauses[order[1]], *self.after]
                self.programs[f"+{order[1]}"] = compose(late, self.rule)
                late = [*self.both_cost, *self.clauses[order[0]], *self.after]
                self.programs[f"+{order[0]}"] = compose(late, self.rule)
            else:
                self.ways.append(order)
                self.programs[order] = compose([*parts, *self.after], self.rule)

    def _add_answers(self) -> None:
        """Add what others may do, and what the player gets for it."""
        for done in (effect for clause in self.clauses.values() for effect in clause):
            if isinstance(done, answers.Ask):
                for way, parts in (("may", done.may), ("reward", done.reward), ("otherwise", done.otherwise)):
                    self.programs[way] = compose(parts, self.rule)
            elif isinstance(done, opponents.Named):
                self.programs["reward"] = compose(done.rewards, self.rule)
            elif isinstance(done, opponents.Import):
                self.programs["otherwise"] = compose(done.otherwise, self.rule)

    def _add_loose_uprooting(self) -> None:
        """With the ruling uproot_clause = uproot_and_or_discard one of the two steps is enough (VI-CARD-S09)."""
        for key, clause in self.clauses.items():
            for way, left_out in (("uproot", cards.DiscardVines), ("discard", fields.UprootVines)):
                if any(isinstance(done, fields.UprootVines) for done in clause):
                    name = f"{key}-{way}"
                    rest = [done for done in clause if not isinstance(done, left_out)]
                    self.loose_ways.append(name)
                    self.programs[name] = compose(rest, self.rule)
