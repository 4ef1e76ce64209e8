"""`vendange simulate`: let the coach's players play, a few games at the table or a whole tournament."""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import tutor
from tutor.coach import play_out, player
from tutor.terminal import DONE, IMPOSSIBLE, MISTAKE, STOPPED, CommandError, Words, bar, print_table, progress

if TYPE_CHECKING:
    from tutor.analysis.tournament import Progress, Results, Tournament

GAMES_AT_FIRST: Final = 100
#: Seconds between two lines about the progress where they are kept, in a log, and where they replace each other.
IN_A_LOG, ON_A_TERMINAL = 30.0, 0.1
#: Games that could not be finished and are told one by one; the others are counted.
TOLD: Final = 5


def play_games(call: argparse.Namespace, words: Words) -> int:
    """Let players play, and print who won how often."""
    agents = [name.strip() for name in call.agents.split(",")]
    options = dict(setting(text, words) for text in call.option)
    if call.out is None and call.workers is None and call.cluster is None:
        return play_at_the_table(call, agents, options, words)
    return play_tournament(call, agents, options, words)


def setting(text: str, words: Words) -> tuple[str, Any]:
    """Read an option of a game, such as `free_map=true`."""
    name, equals, value = text.partition("=")
    # these are parameters of `Game.new` that have options of their own here
    if not equals or not name or name in ("players", "seed", "chance", "journal", "data", "self"):
        raise CommandError(words("cli-bad-setting", value=text), MISTAKE)
    plain: dict[str, Any] = {"true": True, "false": False}
    return name, plain.get(value, int(value) if re.fullmatch(r"-?[0-9]{1,9}", value) else value)


# ---------------------------------------------------------------------- games at the table: everybody keeps their seat


def play_at_the_table(call: argparse.Namespace, agents: list[str], options: dict[str, Any], words: Words) -> int:
    """Let players play, each in one seat, and print how each seat did."""
    game = tutor.game(call.game)
    players = game.players[0] if call.players is None else call.players
    game.new(players, call.seed, journal=False, **options)  # complains now, not below a progress bar
    if len(agents) > players:
        raise CommandError(words("cli-bad-agents", count=len(agents), players=players), MISTAKE)
    seats = [agents[seat % len(agents)] for seat in range(players)]
    wins = [0.0] * players
    scores: list[list[int]] = [[] for _ in range(players)]
    decisions = 0
    start = time.perf_counter()
    for seed in progress(range(call.seed, call.seed + call.games)):
        state = game.new(players, seed, journal=call.journal, **options)
        decisions += play_out(state, [player(name, seed * 64 + seat) for seat, name in enumerate(seats)])
        winners = state.winners()
        for seat in winners:
            wins[seat] += 1 / len(winners)  # a shared victory is shared
        for seat, score in enumerate(state.scores()):
            scores[seat].append(score)
        if call.save:
            save(call.save / f"{game.name}-{players}-{seed}.json", json.dumps(game.record(state)), words)
    seconds = time.perf_counter() - start
    heading = [words(key) for key in ("cli-seat", "cli-agent", "cli-wins", "cli-mean", "cli-least", "cli-most")]
    rows = [
        [str(seat + 1), seats[seat], f"{wins[seat]:g}", words("cli-decimal", value=sum(got) / len(got)),
         str(min(got)), str(max(got))]
        for seat, got in enumerate(scores)
    ]  # fmt: skip
    print_table([heading, *rows], right=(0, 2, 3, 4, 5))
    print()
    speed = round(decisions / max(seconds, 1e-9))
    print(words("cli-summary", games=call.games, title=game.title(words.lang), decisions=decisions, seconds=seconds,
                speed=speed))  # fmt: skip
    return DONE


def save(path: Path, text: str, words: Words) -> None:
    """Write a file, in a folder that is made if need be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError:
        raise CommandError(words("cli-unwritable", file=str(path.parent)), IMPOSSIBLE) from None


# ---------------------------------------------------------------------- tournaments: everybody in every seat


def play_tournament(call: argparse.Namespace, agents: list[str], options: dict[str, Any], words: Words) -> int:
    """Play a tournament or go on with one, and print how each agent did."""
    from tutor.analysis.tournament import Tournament, run

    if call.workers is not None and call.cluster is not None:
        raise CommandError(words("cli-workers-or-cluster"), MISTAKE)
    if call.save or call.journal:
        raise CommandError(words("cli-not-in-tournament", option="--save" if call.save else "--journal"), MISTAKE)
    tournament = Tournament.of(call.game, agents, call.players, call.seed, None, **options)
    ticker = Ticker(words)
    try:
        results = run(tournament, call.games, call.out, workers=call.workers, cluster=call.cluster, progress=ticker)
    except KeyboardInterrupt:
        ticker.close()
        key = "cli-tournament-stopped" if call.out else "cli-tournament-dropped"
        print(words(key, done=ticker.done, games=call.games, file=str(call.out)), file=sys.stderr)
        return STOPPED
    except OSError:
        raise CommandError(words("cli-unwritable", file=str(call.out.parent)), IMPOSSIBLE) from None
    finally:
        ticker.close()
    print_standings(results, words)
    tell_seats(tournament, len(results.games), words)
    if call.out:
        from tutor.analysis.tables import actions_of

        print(words("cli-tournament-written", file=str(call.out), actions=str(actions_of(call.out))))
    return tell_failures(results, words)


def print_standings(results: Results, words: Words) -> None:
    """Print how each agent did: victories with their interval, and scores."""
    from tutor.analysis.standings import win_rates

    keys = (
        "cli-agent",
        "cli-games-played",
        "cli-wins",
        "cli-rate",
        "cli-interval",
        "cli-mean",
        "cli-least",
        "cli-most",
    )
    rows = [[words(key) for key in keys]]
    for line in win_rates(results.seats()):
        low, high = (words("cli-decimal", value=100 * line[end]) for end in ("low", "high"))
        rows.append(
            [line["agent"], str(line["games"]), words("cli-decimal", value=line["won"]),
             words("cli-percent", value=100 * line["rate"]), f"{low}–{high}", words("cli-decimal", value=line["mean"]),
             str(line["least"]), str(line["most"])]
        )  # fmt: skip
    print_table(rows, right=range(1, len(keys)))
    print()


def tell_seats(tournament: Tournament, games: int, words: Words) -> None:
    """Say whether everybody was in every seat equally often."""
    title = tutor.game(tournament.game).title(words.lang)
    over = games % tournament.round
    more = tournament.round - over if over else 0
    print(
        words("cli-tournament-summary", games=games, title=title, players=tournament.players, seed=str(tournament.seed))
    )
    print(words("cli-seats-nearly", games=games + more) if more else words("cli-seats-even"))


def tell_failures(results: Results, words: Words) -> int:
    """Name the games that could not be finished, and return the exit code."""
    for number, seed, error in results.failures[:TOLD]:
        key = "cli-game-failed" if error else "cli-game-lost"
        print(words(key, number=number, seed=str(seed), error=error), file=sys.stderr)
    if len(results.failures) > TOLD:
        print(words("cli-games-failed", count=len(results.failures)), file=sys.stderr)
    return IMPOSSIBLE if results.failures else DONE


class Ticker:
    """Shows how far a tournament is: a bar on a terminal, a line now and then in a log."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.done = 0
        self.live = sys.stderr.isatty()
        self.shown = time.monotonic() - (ON_A_TERMINAL if self.live else 0)

    def __call__(self, news: Progress) -> None:
        """Show the news, if the last ones are old enough."""
        self.done = news.done
        if time.monotonic() - self.shown < (ON_A_TERMINAL if self.live else IN_A_LOG):
            return
        self.shown = time.monotonic()
        if self.live:
            print(f"\r{bar(news.done, news.games)} {self.line(news)}\x1b[K", end="", file=sys.stderr, flush=True)
        else:
            print(self.line(news), file=sys.stderr, flush=True)

    def line(self, news: Progress) -> str:
        """Return the news as text: games, time left, and each agent's share of victories."""
        parts = [f"{news.done}/{news.games}"]
        if news.left is not None:
            parts.append(f"≈{clock(news.left)}")
        for agent, (won, seats) in news.wins.items():
            if seats:
                parts.append(f"{agent} {self.words('cli-percent', value=100 * won / seats)}")
        return "  ".join(parts)

    def close(self) -> None:
        """Clear the terminal for what follows."""
        if self.live:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def clock(seconds: float) -> str:
    """Return a length of time as hours, minutes and seconds."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"
