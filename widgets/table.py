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
from tutor.core.game import FIXED_TABLES
from tutor.core.state import State
from tutor.core.text import LANGUAGES
from tutor.session import KINDS, Seat, Session, Step
from widgets import art
from widgets.assets import board_script, board_style, labels
from widgets.coachbox import Coached
from widgets.film import Reel
from widgets.keeping import kept_game, place_of
from widgets.story import Deed, deed, secret


class Table(Coached):
    """A game to play, watch and go back and forth in."""

    _esm = board_script("shelf.js", "rules.js", "stage.js", "dialogs.js", "coach.js", "story.js", "table.js")
    _css = board_style("table.css", "shell.css", "coach.css", "story.css")

    def __init__(self, session: Session | None = None, game: str = "toscana", lang: str = "en", **kwargs: Any) -> None:
        super().__init__(lang, **kwargs)
        self.session = session or Session.new(game)
        #: In a game of several people at one screen: the one to move has asked to see their hidden things.
        self.revealed = False
        #: The journal as the browser has it: each step (None: the set-up) and for whose eyes it was worded.
        self._told: list[tuple[Step | None, int | None]] = []

    # ------------------------------------------------------------------ messages from the browser

    def hear_hello(self, content: Mapping[str, Any]) -> None:
        """A page has opened: take language and game from its address, and the game that it keeps from its shelf."""
        query = self.read_query(content)
        if isinstance(content.get("shared"), str):
            self._open_shared(content["shared"])
            return
        game = query.get("game", self.session.game.name)
        # an address with a seed is a certain game: the same for a whole class
        seed = int(query["seed"]) if re.fullmatch(r"\d{1,15}", query.get("seed", "")) else None
        opened = self.number > 0
        kept = None if opened else kept_game(content)
        if kept:
            self.session = kept
        elif game != self.session.game.name or (seed is not None and not opened):
            self.session = Session.new(game, seed=seed)
        note = self.word("line-of") if "line" in query else self.word("table-restored")
        self._greet(note if kept else "", begun=not kept and not opened)

    def _open_shared(self, text: str) -> None:
        """Open the game that came with the page's address; if it is damaged, say so over a new one."""
        try:
            self.session = Session.load(text)
        except VendangeError as error:
            self._greet(begun=True)
            self.sorry(error.text(self.lang))
        else:
            self._greet(self.word("table-shared"), begun=True)

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
        session = self.session
        self.send(
            {
                "type": "saved",
                "purpose": content.get("purpose"),
                "number": self.number,
                "game": session.game.name,
                "text": session.save(),
                # whether there is anything to lose: bots alone may have moved before anybody looked
                "touched": any(not session.persons or step.actor in session.persons for step in session.steps),
                "over": session.state.over,
                "place": {lang: place_of(session, self._scores(), lang, self.reader) for lang in LANGUAGES},
                # a picture that is kept shows nothing that somebody has asked to see for a moment
                "presentable": not self.revealed,
            }
        )

    def hear_load(self, content: Mapping[str, Any]) -> None:
        """Continue a saved game; a damaged file changes nothing."""
        self.session = Session.load(str(content.get("text")))
        self._greet(self.word("table-loaded"), begun=True)

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
        self._greet(self.word("table-own-numbers") if data else "", begun=True)

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

    def _greet(self, note: str = "", begun: bool = False) -> None:
        """Send everything anew, words included; a game that has `begun` gets a place of its own in the browser."""
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
                "begun": begun,
                "players": [game.players[0], game.players[-1]],
                "options": options,
                "reconstructed": any(
                    game.data.provenance(table).source == "reconstructed" for table in set(game.data) - FIXED_TABLES
                ),
                "kinds": [{"name": kind, "text": self.word(f"kind-{kind}-of")} for kind in KINDS],
            }
        )
        self.update()

    def update(self) -> None:
        """Send what changed since the last update."""
        self.forget()
        session = self.session
        patch, _ = self.picture(self._last_reel())
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
        scores = self._scores()
        won = state.winners()
        return [
            {
                "name": self.name(number),
                "own": seat.name,
                "kind": seat.kind,
                "kindtext": self.word(f"kind-{seat.kind}-of"),
                "score": scores[number],
                "turn": state.actor == number,
                "won": number in won,
            }
            for number, seat in enumerate(session.seats)
        ]

    def _scores(self) -> list[int | str]:
        """Return every player's points, with a question mark where the reader may not know them."""
        state = self.session.state
        hidden = state.hidden_scores(self.reader)
        return ["?" if seat in hidden else points for seat, points in enumerate(state.scores())]

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
            "rules": self.rules_of(decision),
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
        for number, (step, _) in enumerate(wanted[keep:], keep):
            if step is None:
                events = session.opening.journal or ()
                added.append({"actor": None, "text": self.word("setup-of"), "rules": [], "lines": self.lines(events)})
            else:
                added.append(self._entry(self._deed(number), step.actor))
        return {"keep": keep, "add": added}

    def _entry(self, told: Deed, actor: int) -> dict[str, Any]:
        rules = dict.fromkeys(rule for event in told.merged for rule in (event.rule, *event.see))
        return {
            "actor": actor,
            "text": told.text,
            "story": told.story,
            "rules": list(rules),
            "lines": self.lines(told.events),
        }

    def _hidden(self, step: Step) -> bool:
        """Return whether the reader may not know what was chosen."""
        return step.decision.secret and self.reader not in (None, step.actor)

    def _before(self, number: int) -> State:
        """Return the position in which a step was made; the first one has number 1."""
        return self.session.steps[number - 2].state if number > 1 else self.session.opening

    def _deed(self, number: int) -> Deed:
        step = self.session.steps[number - 1]
        if self._hidden(step):
            return secret(step.actor, step.events, self.eyes)
        return deed(self._before(number), step.move, step.events, self.eyes)

    def _last_reel(self) -> Reel | None:
        """Return the step that led to the position that is looked at."""
        number = self.session.cursor
        if not number:
            return None
        step = self.session.steps[number - 1]
        return self.reel(self._before(number), step.move, step.events, self._hidden(step))
