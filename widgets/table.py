"""The table: a board to click on, the moves in words, a journal that explains each step, and the way back and forth.

No rule lives here. Python keeps the session and sends the browser what changed; the browser (`static/table.js`) draws
it and answers with the number of a move.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from tutor.core.data import parse_corrections
from tutor.core.errors import VendangeError
from tutor.core.state import State
from tutor.core.text import LANGUAGES
from tutor.session import KINDS, Seat, Session, Step
from widgets import art
from widgets.assets import labels, script, style
from widgets.coachbox import Coached


class Table(Coached):
    """A game to play, watch and go back and forth in."""

    _esm = script("dom.js", "scene.js", "rules.js", "stage.js", "dialogs.js", "coach.js", "table.js")
    _css = style("theme.css", "board.css", "table.css", "coach.css")

    def __init__(self, session: Session | None = None, game: str = "toscana", lang: str = "en", **kwargs: Any) -> None:
        super().__init__(lang, **kwargs)
        self.session = session or Session.new(game)
        #: In a game of several people at one screen: the one to move has asked to see their hidden things.
        self.revealed = False
        #: The journal as the browser has it: each step (None: the set-up) and for whose eyes it was worded.
        self._told: list[tuple[Step | None, int | None]] = []

    # ------------------------------------------------------------------ messages from the browser

    def hear_hello(self, content: Mapping[str, Any]) -> None:
        """A page has opened: take language and game from its address, and its last game from its memory."""
        query = self.read_query(content)
        if isinstance(content.get("shared"), str):
            self._open_shared(content["shared"])
            return
        game = query.get("game", self.session.game.name)
        # an address with a seed is a certain game: the same for a whole class
        seed = int(query["seed"]) if re.fullmatch(r"\d{1,15}", query.get("seed", "")) else None
        remembered = self._remembered(content, game) if "fresh" not in query and not self.number else None
        if remembered and (seed is None or remembered.opening.origin == {"seed": seed}):
            self.session = remembered
        elif game != self.session.game.name or (seed is not None and not self.number):
            remembered = None
            self.session = Session.new(game, seed=seed)
        note = self.word("line-of") if "line" in query else self.word("table-restored")
        self._greet(note if remembered else "")

    def _open_shared(self, text: str) -> None:
        """Open the game that came with the page's address; if it is damaged, say so over a new one."""
        try:
            self.session = Session.load(text)
        except VendangeError as error:
            self._greet()
            self.sorry(error.text(self.lang))
        else:
            self._greet(self.word("table-shared"))

    def _remembered(self, content: Mapping[str, Any], game: str) -> Session | None:
        """Return the game that the browser remembers, if it can still be read."""
        saved = content.get("saved")
        text = saved.get(game) if isinstance(saved, dict) else None
        try:
            return Session.load(text) if isinstance(text, str) else None
        except VendangeError:  # an old or damaged memory of the browser is no reason to bother anybody
            return None

    def hear_play(self, content: Mapping[str, Any]) -> None:
        """Play the move with this number; a click on an older picture is ignored."""
        if content.get("number") != self.number:
            return
        self.session.play(self._candidates[int(content["index"])])
        self._next()

    def _next(self) -> None:
        """Show the next position; what somebody asked to see stays visible only while the same person goes on."""
        self.revealed = self.revealed and self.session.state.actor == self.session.steps[self.session.cursor - 1].actor
        self.update()

    def hear_bot(self, content: Mapping[str, Any]) -> None:
        """Let a bot make its move."""
        if self.session.waits_for_bot() and content.get("number") == self.number:
            self.session.play_bot()
            self._next()

    def hear_goto(self, content: Mapping[str, Any]) -> None:
        """Look at another step."""
        self.session.goto(int(content["cursor"]))
        self.update()

    def hear_undo(self, _content: Mapping[str, Any]) -> None:
        """Go back to a person's last decision."""
        self.session.undo()
        self.update()

    def hear_redo(self, _content: Mapping[str, Any]) -> None:
        """Go forward to a person's next decision."""
        self.session.redo()
        self.update()

    def hear_reveal(self, _content: Mapping[str, Any]) -> None:
        """The person to move wants to see their own hidden things."""
        self.revealed = True
        self.update()

    def hear_lang(self, content: Mapping[str, Any]) -> None:
        """Change the language; the game stays as it is."""
        if content.get("lang") in LANGUAGES:
            self.lang = str(content["lang"])
            self._greet()

    def hear_save(self, content: Mapping[str, Any]) -> None:
        """Hand the saved game to the browser: for a file, a link, or its own memory, whatever its purpose is."""
        name = self.session.game.name
        self.send({"type": "saved", "game": name, "text": self.session.save(), "purpose": content.get("purpose")})

    def hear_load(self, content: Mapping[str, Any]) -> None:
        """Continue a saved game; a damaged file changes nothing."""
        self.session = Session.load(str(content.get("text")))
        self._greet(self.word("table-loaded"))

    def hear_new(self, content: Mapping[str, Any]) -> None:
        """Begin another game."""
        seats = [Seat(str(seat["name"]).strip(), str(seat["kind"])) for seat in content["seats"]]
        seed = str(content.get("seed") or "").strip()
        options = {name: self._choice(name, value) for name, value in content.get("options", {}).items()}
        numbers = content.get("numbers")
        data = parse_corrections(str(numbers["text"]), str(numbers["file"])) if isinstance(numbers, dict) else None
        self.session = Session.new(
            self.session.game.name, len(seats), int(seed) if seed.isdecimal() else None, seats, data, **options
        )
        self._greet(self.word("table-own-numbers") if data else "")

    def _choice(self, name: str, value: Any) -> Any:
        """Return the choice of an option by its place in the list, as the browser sends it."""
        option = self.session.game.options.get(name)
        return option.choices[value] if option and type(value) is int and 0 <= value < len(option.choices) else value

    def hear_seat(self, content: Mapping[str, Any]) -> None:
        """Let a person or a bot take over a seat."""
        self.session.seat(int(content["seat"]), str(content["name"]).strip(), str(content["kind"]))
        self._greet()

    # ------------------------------------------------------------------ what the browser is told

    @property
    def reader(self) -> int | None:
        """Return whose eyes we look through: the only person's; everybody's (None) among bots; else the public's (-1).

        When several people share the screen, the one to move sees their own hidden things only after asking for them.
        """
        persons = self.session.persons
        if not persons:
            return None
        if len(persons) == 1:
            return persons[0]
        actor = self.session.state.actor
        return actor if self.revealed and actor in persons else -1

    @property
    def shown(self) -> State:
        """Return the position that is looked at."""
        return self.session.state

    @property
    def names(self) -> Sequence[str]:
        """Return the players' names."""
        return self.session.names

    def may_ask(self) -> bool:
        """Return whether the coach may speak to whoever is to move."""
        actor = self.session.state.actor
        return actor in self.session.persons and self.reader in (None, actor)

    def _greet(self, note: str = "") -> None:
        """Send everything anew, words included."""
        self.revealed = False
        self.repaint()
        self._told = []
        game = self.session.game
        options = [
            {
                "name": option.name,
                "text": option.text(self.lang),
                "official": option.official,
                "rule": option.rule,
                "choices": [option.choice_text(choice, self.lang) for choice in option.choices],
                "default": option.choices.index(option.default),
                "chosen": option.choices.index(getattr(self.session.state.options, option.name)),
            }
            for option in game.options.values()
        ]
        self.send(
            {
                "type": "greeting",
                "lang": self.lang,
                "languages": list(LANGUAGES),
                "labels": labels("table", self.lang),
                "symbols": art.symbols_svg(),
                "game": game.name,
                "title": game.title(self.lang),
                "cards": bool(game.card_index),
                "note": note,
                "players": [game.players[0], game.players[-1]],
                "options": options,
                "reconstructed": any(
                    game.data.provenance(table).source == "reconstructed" for table in game.data if table != "options"
                ),
                "kinds": [{"name": kind, "text": self.word(f"kind-{kind}-of")} for kind in KINDS],
            }
        )
        self.update()

    def update(self) -> None:
        """Send what changed since the last update."""
        self.forget()
        session = self.session
        patch, _ = self.picture()
        self.send(
            {
                "type": "update",
                "number": self.number,
                "scene": patch,
                **self._question(),
                "journal": self._journal(),
                "cursor": session.cursor,
                "steps": len(session.steps),
                "stepwords": self.word("step-of", number=session.cursor, steps=len(session.steps)),
                "seats": self._seats(),
            }
        )

    def _seats(self) -> list[dict[str, Any]]:
        session, state = self.session, self.session.state
        scores = state.scores()
        hidden = state.hidden_scores(self.reader)
        won = state.winners()
        return [
            {
                "name": self.name(number),
                "own": seat.name,
                "kind": seat.kind,
                "kindtext": self.word(f"kind-{seat.kind}-of"),
                "score": "?" if number in hidden else scores[number],
                "turn": state.actor == number,
                "won": number in won,
            }
            for number, seat in enumerate(session.seats)
        ]

    def _question(self) -> dict[str, Any]:
        """Return who is asked what, the legal moves in words, and where on the board each candidate lies."""
        session, state = self.session, self.session.state
        decision = state.decision
        if decision is None:
            winners = [self.name(seat) for seat in state.winners()]
            text = self.word("over-of", player=winners) if winners else self.word("over-nobody-of")
            return {"ask": {"text": text, "actor": None, "rules": []}, **self.no_offer(), "over": True}
        bot = session.waits_for_bot()
        several = len(session.persons) > 1
        ask: dict[str, Any] = {
            "text": self.say(decision),
            "actor": decision.actor,
            "rules": [rule for rule in (decision.rule, *decision.see) if state.game.plays_by(rule)],
            "bot": bot,
            "latest": session.latest,
            # several people at one screen: secrets are shown on request only
            "veiled": several and state.private_moves() and not bot and not self.revealed,
            "mayreveal": False,
            "mayask": self.may_ask(),
        }
        if several and not bot and not self.revealed and not ask["veiled"]:
            # offered only to somebody who has something to hide
            ask["mayreveal"] = state.view(decision.actor) != state.view(self.reader)
        offer = self.no_offer() if bot or ask["veiled"] else self.offer()
        return {"ask": ask, **offer, "over": False}

    def _journal(self) -> dict[str, Any]:
        """Return how many entries the browser may keep, and those to add after them."""
        session = self.session
        wanted: list[tuple[Step | None, int | None]] = [(None, self.reader)]
        wanted += [(step, self.reader) for step in session.steps]
        keep = 0
        for (step, seat), (new_step, new_seat) in zip(self._told, wanted, strict=False):
            if step is not new_step or seat != new_seat:
                break
            keep += 1
        self._told = wanted
        added: list[dict[str, Any]] = []
        for step, _ in wanted[keep:]:
            if step is None:
                events = session.opening.journal or ()
                added.append({"actor": None, "text": self.word("setup-of"), "lines": self.lines(events)})
            else:
                hidden = step.decision.secret and self.reader not in (None, step.actor)
                text = self.word("secret-of") if hidden else self.say(step.move)
                added.append({"actor": step.actor, "text": text, "lines": self.lines(step.events)})
        return {"keep": keep, "add": added}
