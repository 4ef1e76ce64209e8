"""What the tables of a tournament say, with how sure it is: rates, advantages, distributions, mixes.

Every function takes rows as `tutor.analysis.tables` makes or reads them and returns rows, ready for a chart or a data
frame. Intervals are 95 %.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import sqrt
from statistics import fmean, variance
from typing import Any, Final

from tutor.analysis.tables import POINTS, Row

#: How many standard errors there are to each side of a 95 % interval.
Z: Final = 1.96
WINNER, LOSER = "winner", "loser"


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the interval of a rate, which stays sensible near 0 and 1 (Wilson's score interval)."""
    if games <= 0:
        return 0.0, 1.0
    rate, share = wins / games, Z * Z / games
    middle = (rate + share / 2) / (1 + share)
    half = Z / (1 + share) * sqrt(rate * (1 - rate) / games + share / (4 * games))
    # rounding must not push the interval off the rate itself
    return min(rate, max(0.0, middle - half)), max(rate, min(1.0, middle + half))


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the interval of a mean; one value alone says nothing about how far off it may be."""
    mean = fmean(values)
    half = Z * sqrt(variance(values) / len(values)) if len(values) > 1 else float("inf")
    return mean - half, mean + half


def win_rates(rows: Iterable[Row]) -> list[dict[str, Any]]:
    """Return for each agent, best first: games, victories (shared ones in parts), their rate, scores, thinking time.

    An agent that has several seats in a game can win it only once, so that games are what counts for the interval.
    """
    table = []
    for agent, own in _by(rows, "agent").items():
        games = len({row["number"] for row in own})
        won = sum(row["won"] for row in own)
        rate = won / len(own)
        low, high = wilson(rate * games, games)
        scores = [row["score"] for row in own]
        decisions = sum(row["decisions"] for row in own)
        table.append(
            {
                "agent": agent, "games": games, "seats": len(own), "won": won, "rate": rate, "low": low, "high": high,
                "even": fmean(1 / row["players"] for row in own), "mean": fmean(scores), "least": min(scores),
                "most": max(scores), "think": sum(row["seconds"] for row in own) / max(1, decisions),
            }
        )  # fmt: skip
    return sorted(table, key=lambda line: (-line["rate"], line["agent"]))


def meetings(rows: Iterable[Row]) -> list[dict[str, Any]]:
    """Return for each two agents how often the first ends before the second, a tie being half."""
    better: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
    for seats in _by(rows, "number").values():
        for one, other in combinations(seats, 2):
            if one["agent"] != other["agent"]:
                point = (one["rank"] < other["rank"]) + (one["rank"] == other["rank"]) / 2
                better[one["agent"], other["agent"]].append(point)
                better[other["agent"], one["agent"]].append(1 - point)
    table = []
    for (agent, rival), games in sorted(better.items()):
        low, high = wilson(sum(games), len(games))
        line = {"agent": agent, "rival": rival, "games": len(games), "rate": fmean(games), "low": low, "high": high}
        table.append(line)
    return table


def advantages(rows: Iterable[Row], column: str = "turn") -> list[dict[str, Any]]:
    """Return how often each turn (0 moves first) or, by `column="seat"`, each seat wins when everybody is equally good.

    In most games chance decides who begins, so that the strongest may have begun more often than others: each agent's
    rate is taken by itself, and the mean of these rates, by the seats that agents have, is what the place is worth.
    """
    rows = list(rows)
    agents = list(_by(rows, "agent").values())
    table = []
    for place in sorted({row[column] for row in rows}):
        groups = [([row["won"] for row in own if row[column] == place], len(own)) for own in agents]
        groups = [(wins, seats) for wins, seats in groups if wins]
        total = sum(seats for _, seats in groups)
        rate = sum(fmean(wins) * seats for wins, seats in groups) / total
        # two victories and two defeats more, so that an agent which always wins is not taken for certain
        guesses = [(sum(wins) + 2) / (len(wins) + 4) for wins, _ in groups]
        parts = zip(groups, guesses, strict=True)
        error = sqrt(sum((seats / total) ** 2 * guess * (1 - guess) / len(wins) for (wins, seats), guess in parts))
        games = sum(len(wins) for wins, _ in groups)
        even = fmean(1 / row["players"] for row in rows)
        low, high = max(0.0, rate - Z * error), min(1.0, rate + Z * error)
        table.append({column: place, "games": games, "rate": rate, "low": low, "high": high, "even": even})
    return table


def score_bins(rows: Iterable[Row], bins: int = 24) -> list[dict[str, Any]]:
    """Return how each agent's scores are distributed: the share of its games in each bin, the same bins for all."""
    rows = list(rows)
    if not rows:
        return []
    least, most = (edge(row["score"] for row in rows) for edge in (min, max))
    width = max(1, -(-(most - least + 1) // bins))
    table = []
    for agent, own in _by(rows, "agent").items():
        counts: defaultdict[int, int] = defaultdict(int)
        for row in own:
            counts[(row["score"] - least) // width] += 1
        table += [
            {"agent": agent, "from": least + place * width, "to": least + (place + 1) * width, "games": count,
             "share": count / len(own)}
            for place, count in sorted(counts.items())
        ]  # fmt: skip
    return table


def action_mix(seats: Iterable[Row], actions: Iterable[Row], most: int = 12) -> list[dict[str, Any]]:
    """Return how often winners and losers do things in a game, for the things in which they differ most.

    What winners do more than losers comes first. Who picks the largest of many differences also picks chance: intervals
    that nearly touch may not come back in another tournament.
    """
    seats = list(seats)
    places = {(row["number"], row["seat"]): place for place, row in enumerate(seats)}
    counts: defaultdict[str, list[int]] = defaultdict(lambda: [0] * len(seats))
    for row in actions:
        counts[row["action"]][places[row["number"], row["seat"]]] = row["count"]
    compared = {action: _by_result(seats, values) for action, values in sorted(counts.items())}
    more = {action: lines[0]["mean"] - lines[-1]["mean"] for action, lines in compared.items()}
    telling = sorted(compared, key=lambda action: -abs(more[action]))[:most]
    telling.sort(key=lambda action: -more[action])
    # nothing is done less than never, whatever the interval of a mean says
    return [{"action": action, **line, "low": max(0.0, line["low"])} for action in telling for line in compared[action]]


def source_mix(seats: Iterable[Row]) -> list[dict[str, Any]]:
    """Return how many points winners and losers have from each source that is not the same for all."""
    seats = list(seats)
    columns = [column for column in (seats[0] if seats else ()) if column.startswith(POINTS)]
    values = {column.removeprefix(POINTS): [row[column] for row in seats] for column in columns}
    return [
        {"source": source, **line}
        for source, points in values.items()
        if len(set(points)) > 1
        for line in _by_result(seats, points)
    ]


def _by_result(seats: Sequence[Row], values: Sequence[float]) -> list[dict[str, Any]]:
    """Return the mean of some values among winners and among losers, each with its interval."""
    groups: dict[str, list[float]] = {WINNER: [], LOSER: []}
    for row, value in zip(seats, values, strict=True):
        groups[WINNER if row["won"] else LOSER].append(value)
    table = []
    for result, group in groups.items():
        if group:
            low, high = interval(group)
            table.append({"result": result, "seats": len(group), "mean": fmean(group), "low": low, "high": high})
    return table


def _by(rows: Iterable[Row], column: str) -> dict[Any, list[Row]]:
    """Return the rows by what stands in a column, in order of appearance."""
    groups: defaultdict[Any, list[Row]] = defaultdict(list)
    for row in rows:
        groups[row[column]].append(row)
    return groups
