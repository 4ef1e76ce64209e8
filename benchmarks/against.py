"""The search of this checkout against that of another one, both with the time that the other's `search:60` takes.

`git worktree add ../before COMMIT`, then `python -m benchmarks.against ../before [GAME …] [--workers 2]`. The other
one thinks in a process of its own, with its own code, and is told the position as its seat knows it. Thought is counted
in processor time; ours is given as many simulations as cost no more (`SIMULATIONS`), and the table says both.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from time import process_time
from typing import Any, Final

import tutor
from benchmarks.kept import lines_of, played
from tutor.analysis.standings import wilson
from tutor.coach import player
from tutor.core.moves import decode

RESULTS = Path(__file__).parent / "results" / "against.md"
GAMES: Final = 60
LEAST: Final = 45
THEIRS: Final = "search:60"
#: Deals that nothing was tuned on.
FIRST_DEAL: Final = 5_000_000
#: Ours, by game: so many simulations cost no more than 60 of the other one.
SIMULATIONS: Final = {
    "dom-pierre": 90,
    "grand-cru": 105,
    "toscana": 185,
    "vinhos-2010": 36,
    "vinhos-2016": 76,
    "viticulture": 54,
}

#: What the other process runs: a position a line in, a move a line out, with the seconds of thought.
OTHER: Final = """
import json, sys, time
import tutor
from tutor.coach import player
from tutor.core.moves import encode
games, minds = {}, {}
for line in sys.stdin:
    asked = json.loads(line)
    game = games.setdefault(asked["game"], tutor.game(asked["game"]))
    mind = minds.setdefault(asked["seed"], player(asked["kind"], asked["seed"]))
    state = game.from_json(asked["position"])
    state.journal = None
    start = time.process_time()
    move = mind.choose(state, asked["seat"])
    print(json.dumps([encode(move), time.process_time() - start]), flush=True)
"""


def game_of(number: int, name: str, other: str) -> dict[str, Any]:
    """Play one game; two in a row share a deal."""
    game = tutor.game(name)
    state = game.new(2, FIRST_DEAL + number // 2, journal=False)
    ours = number % 2
    mind = player(f"search:{SIMULATIONS[name]}", number)
    thought, decisions = [0.0, 0.0], [0, 0]
    with subprocess.Popen(
        [sys.executable, "-c", OTHER], cwd=other, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as theirs:
        assert theirs.stdin and theirs.stdout
        while (seat := state.actor) is not None:
            if seat == ours:
                start = process_time()
                move = mind.choose(state, seat)
                spent = process_time() - start
            else:
                asked = {"game": name, "seed": number, "kind": THEIRS, "seat": seat}
                position = json.loads(state.to_json())
                print(json.dumps({**asked, "position": position}), file=theirs.stdin, flush=True)
                answer, spent = json.loads(theirs.stdout.readline())
                move = decode(game.move_types, answer)
            thought[seat != ours] += spent
            decisions[seat != ours] += 1
            state.play(move)
        theirs.stdin.close()
    winners, scores = state.winners(), state.scores()
    return {
        "won": (ours in winners) / len(winners),
        "lead": scores[ours] - scores[1 - ours],
        "milliseconds": [1000 * spent / max(1, count) for spent, count in zip(thought, decisions, strict=True)],
    }


def table(results: dict[str, list[dict[str, Any]]], command: str) -> str:
    """Return everything as Markdown; other games keep their lines."""
    before = lines_of(RESULTS)
    lines = [
        "# The present search against an earlier one",
        "",
        f"Two players, {GAMES} games, each in both seats equally often, deals on which nothing was tuned; a shared",
        f"victory counts half. The other one plays `{THEIRS}` in a process of its own; thought is processor time per",
        "decision. The interval is Wilson's, 95 %.",
        "",
        f"Measured with Python {platform.python_version()} on {datetime.now(UTC):%Y-%m-%d} by `{command}`.",
        "",
        f"| game | won | 95 % interval | mean lead | thought, ours and theirs | at least {LEAST} of {GAMES} |",
        "|---|---|---|---|---|---|",
    ]
    for game in tutor.games():
        if game not in results:
            lines += [before[game]] if game in before else []
            continue
        rows = results[game]
        won, count = sum(row["won"] for row in rows), len(rows)
        low, high = wilson(won, count)
        ours, theirs = (sum(row["milliseconds"][side] for row in rows) / count for side in (0, 1))
        reached = "not yet" if count < GAMES else "yes" if won >= LEAST else "no"
        lines.append(
            f"| {game} | {won:g} of {count} | {low:.0%} – {high:.0%} | {sum(row['lead'] for row in rows) / count:+.1f} "
            f"| {ours:.0f} and {theirs:.0f} ms | {reached} |"
        )
    return "\n".join(lines) + "\n"


def main(argv: Sequence[str] | None = None) -> None:
    """Play what is missing and write the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.against", description=__doc__)
    parser.add_argument("other", help="the other checkout")
    parser.add_argument("game", nargs="*", default=tutor.games())
    parser.add_argument("--games", type=int, default=GAMES, help="at most so many games of each")
    parser.add_argument("--workers", type=int, default=None)
    wish = parser.parse_args(argv)
    other = str(Path(wish.other).resolve())
    results = {}
    for game in wish.game:
        results[game] = played(f"against/{game}", wish.games, game_of, (game, other), wish.workers)
        RESULTS.write_text(table(results, "python -m benchmarks.against"), encoding="utf-8")
    print(table(results, "python -m benchmarks.against"))


if __name__ == "__main__":
    main()
