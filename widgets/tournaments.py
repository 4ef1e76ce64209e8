"""The charts of a tournament as a page: each with its explanation and its numbers, in the reader's language.

It opens on what it was given, at first a sample; a visitor may play a small tournament, or open results of their own.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import tutor
from tutor.analysis.tables import SAMPLE, Row, parse_tables, read_tables
from tutor.analysis.tournament import Results, Tournament, play_game
from tutor.core.text import LANGUAGES
from widgets.assets import labels, script, style
from widgets.messages import Talking, game_titles
from widgets.slices import Work

#: Who may play in the page: bots that need no more than seconds for a game.
QUICK: Final = ("random", "greedy", "gentle", "relaxed")
#: How many games a small tournament has: each of the two sits in each seat equally often.
GAMES: Final = 12


class Tournaments(Talking):
    """Shows what a tournament gave: pass the file that `vendange simulate --out` has written, or the two tables."""

    _esm = script("dom.js", "tournaments.js")
    _css = style("theme.css", "tournaments.css")

    def __init__(
        self,
        results: str | Path | tuple[Sequence[Row], Sequence[Row]],
        lang: str = "en",
        **kwargs: Any,
    ) -> None:
        super().__init__(lang, **kwargs)
        self.sample = results == SAMPLE
        self.seats, self.actions = results if isinstance(results, tuple) else read_tables(Path(results))
        #: Charts by language, drawn once.
        self._drawn: dict[str, list[dict[str, Any]]] = {}
        self._work: Work[Results] | None = None

    # ------------------------------------------------------------------ messages from the browser

    def hear_hello(self, content: Mapping[str, Any]) -> None:
        """A page has opened."""
        self.read_query(content)
        self._greet()

    def hear_lang(self, content: Mapping[str, Any]) -> None:
        """Change the language."""
        if content.get("lang") in LANGUAGES:
            self.lang = str(content["lang"])
            self._greet()

    def hear_charts(self, _content: Mapping[str, Any]) -> None:
        """Send the charts; the page stands already, because the first ones take a moment."""
        if self.lang not in self._drawn:
            self._drawn[self.lang] = self._draw(self.seats, self.actions)
        self.send({"type": "charts", "lang": self.lang, "charts": self._drawn[self.lang]})

    def hear_load(self, content: Mapping[str, Any]) -> None:
        """Show results of the visitor's own; damaged ones change nothing."""
        files = content.get("files")
        texts = {str(file.get("name")): str(file.get("text")) for file in files} if isinstance(files, list) else {}
        self._show(*parse_tables(texts))

    def hear_play(self, content: Mapping[str, Any]) -> None:
        """Play a small tournament between two bots, game by game."""
        self.hear_stop({})
        agents = [agent for agent in content.get("agents", ()) if agent in QUICK][:2]
        game = tutor.game(str(content.get("game")))
        tournament = Tournament.of(game.name, agents, max(2, game.players[0]))
        self._work = Work(_playing(tournament), self._report, self._finish, self.trouble)
        self._report(0.0)
        self._work.start()

    def hear_stop(self, _content: Mapping[str, Any]) -> None:
        """Play no further; what was shown before stays."""
        if self._work is not None:
            self._work.drop()
            self._work = None

    # ------------------------------------------------------------------ what the browser is told

    def _report(self, part: float) -> None:
        done = self.word("tour-played-of", count=round(part * GAMES), games=GAMES)
        self.send({"type": "progress", "part": part, "text": done})

    def _finish(self, results: Results) -> None:
        self._work = None
        self._show(results.seats(), results.actions())

    def _show(self, seats: Sequence[Row], actions: Sequence[Row]) -> None:
        drawn = self._draw(seats, actions)  # whatever cannot be drawn is refused before anything has changed
        self.seats, self.actions, self.sample = seats, actions, False
        self._drawn = {self.lang: drawn}
        self._greet()

    def _greet(self) -> None:
        self.send(
            {
                "type": "greeting",
                "lang": self.lang,
                "languages": list(LANGUAGES),
                "labels": labels("tour", self.lang),
                "title": self.word("tour-title-of"),
                "heading": self._heading(),
                "sample": self.sample,
                "games": game_titles(self.lang),
                "agents": [{"name": kind, "text": self.word(f"kind-{kind}-of")} for kind in QUICK],
                "play": self.word("tour-play-of", games=GAMES),
            }
        )

    def _heading(self) -> str:
        from tutor.analysis.tournament_charts import heading

        if not self.seats:
            return self.word("tour-empty-of")
        return heading(self.seats, self.lang) if find_spec("vl_convert") else self.word("tour-needs-of")

    def _draw(self, seats: Sequence[Row], actions: Sequence[Row]) -> list[dict[str, Any]]:
        from tutor.analysis.tournament_charts import BARE, DARK, LIGHT, figures

        if not find_spec("vl_convert"):
            return []
        light, dark = (figures(seats, actions, self.lang, ink) for ink in (LIGHT, DARK))
        return [
            {
                "name": figure.name, "title": figure.title, "text": figure.text, "lines": figure.lines,
                "light": figure.svg(BARE), "dark": twin.svg(BARE),
            }
            for figure, twin in zip(light, dark, strict=True)
        ]  # fmt: skip


def _playing(tournament: Tournament) -> Generator[float, bool, Results]:
    """Play the games of a small tournament one after the other."""
    games: list[dict[str, Any]] = []
    for number in range(GAMES):
        yield number / GAMES
        games.append(dict(play_game(tournament.task(number))))
    return Results(tournament, games, [])
