"""A game: its components, options, rulebook and words, and how positions of it come to be."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from tutor.core import chance as luck
from tutor.core import data as datafile
from tutor.core.decision import Decision, Frame
from tutor.core.errors import BadSave, BadSetup, BrokenInvariant, IllegalMove, VendangeError
from tutor.core.examples import Example
from tutor.core.moves import MoveType, decode
from tutor.core.options import Option, choose, read_options
from tutor.core.rulebook import Rulebook
from tutor.core.state import State
from tutor.core.text import Texts, register, texts

S = TypeVar("S", bound=State)

#: Version of the save formats; raised when an old file could no longer be read.
FORMAT_VERSION = 1
#: What a damaged save can raise while it is being read.
DAMAGE = (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError, RecursionError, BrokenInvariant)


class Game(Generic[S]):
    """What a game declares, and everything that follows from it.

    A game's own class sets the declarations below and writes `begin` (the empty table, before the set-up)
    and, where a box can be corrected, `validate`.
    """

    #: Short name in addresses and commands, such as "grand-cru".
    name: ClassVar[str]
    #: First part of its rule ids.
    prefix: ClassVar[str]
    #: Raised whenever the same moves no longer give the same game.
    rules_version: ClassVar[int] = 1
    #: Possible numbers of players.
    players: ClassVar[range]
    #: The rule that is cited when somebody moves after the end.
    end_rule: ClassVar[str]
    #: The folder of its data, rulebook and words.
    folder: ClassVar[Path]
    #: Every kind of frame that can lie on its stack.
    frames: ClassVar[tuple[type[Frame[Any]], ...]]
    #: The NamedTuple of its options.
    options_type: ClassVar[Callable[..., Any]]

    def __init__(self, corrections: str | Path | Mapping[str, Any] | None = None) -> None:
        register(self.prefix, self.folder)
        self.data = datafile.load(self.folder / "data.toml")
        if corrections:
            self.data = self.data.corrected(datafile.read_corrections(corrections))
        self.validate()

    # ------------------------------------------------------------------ what each game writes

    def begin(self, players: int, options: Any, journal: bool) -> S:
        """Return the empty table, with the first step of the set-up on the stack."""
        raise NotImplementedError

    def validate(self) -> None:
        """Check that the data is whole and agrees with itself; raise BadData otherwise."""

    def scenarios(self) -> list[Example]:
        """Return the rulebook's worked examples."""
        return []

    def evaluate(self, state: S, seat: int) -> float:
        """Return how well a seat stands, for players that look ahead; a game's own estimate should know the future."""
        return float(state.scores()[seat])

    def settle(self, position: dict[str, Any], changes: Mapping[str, Any]) -> None:
        """Work out, in a changed set-up, what follows from the changes (a bank, say) unless it was changed itself."""

    # ------------------------------------------------------------------ what follows

    @cached_property
    def rulebook(self) -> Rulebook:
        """Return every rule, in every language."""
        return Rulebook.load(self.folder / "rules.toml")

    @cached_property
    def texts(self) -> Texts:
        """Return the game's words."""
        return texts(self.folder)

    @cached_property
    def options(self) -> dict[str, Option]:
        """Return the variants and rulings by name."""
        return read_options(self.data, self.texts)

    @cached_property
    def examples(self) -> list[Example]:
        """Return the rulebook's worked examples, each with `run()`."""
        return self.scenarios()

    @cached_property
    def move_types(self) -> dict[str, MoveType]:
        """Return every kind of move by name."""
        return {kind.__name__: kind for frame in self.frames if issubclass(frame, Decision) for kind in frame.asks}

    @cached_property
    def frame_types(self) -> dict[str, type[Frame[Any]]]:
        """Return every kind of frame by name."""
        return {frame.__name__: frame for frame in self.frames}

    def text(self, key: str, lang: str = "en", **details: Any) -> str:
        """Return any of the game's words."""
        return self.texts.text(key, lang, details)

    def title(self, lang: str = "en") -> str:
        """Return the game's name as people write it."""
        return self.text("game-title", lang)

    def corrected(self, corrections: str | Path | Mapping[str, Any]) -> Game[S]:
        """Return the same game with a user's own numbers."""
        return type(self)(corrections)

    def new(
        self,
        players: int | None = None,
        seed: int | None = None,
        *,
        chance: str = "self",
        journal: bool = True,
        data: str | Path | Mapping[str, Any] | None = None,
        **options: Any,
    ) -> S:
        """Set up a game. `chance="explicit"` makes chance an actor; `journal=False` is fastest."""
        if data is not None:
            return self.corrected(data).new(players, seed, chance=chance, journal=journal, **options)
        if players is None:
            players = self.players[0]
        self._check_setup(players, seed, chance)
        if seed is None:
            seed = secrets.randbits(32)
        state = self.begin(players, self.options_type(**choose(self.options, options)), journal)
        state.luck = luck.scramble(seed)
        state.explicit = chance == "explicit"
        state.origin = {"seed": seed}
        state.advance()
        return state

    def _check_setup(self, players: Any, seed: Any, chance: Any) -> None:
        if type(players) is not int or players not in self.players:
            raise BadSetup("bad-players", players=str(players), least=self.players[0], most=self.players[-1])
        if seed is not None and type(seed) is not int:
            raise BadSetup("bad-seed", seed=str(seed))
        if chance not in ("self", "explicit"):
            raise BadSetup("bad-chance", chance=str(chance))

    def position(
        self,
        players: int | None = None,
        changes: Mapping[str, Any] | None = None,
        *,
        seed: int = 0,
        chance: str = "self",
        **options: Any,
    ) -> S:
        """Return a set-up with changes, in the shape of `to_json()`; a position that cannot be is refused."""
        position = self.new(players, seed, chance=chance, **options).to_dict()
        changes = changes or {}
        try:
            merged = merge(position, changes)
            self.settle(merged, changes)
            return self._read(merged)
        except DAMAGE as error:
            raise BadSave("bad-position", error=reason(error)) from None

    # ------------------------------------------------------------------ saving

    def heading(self, form: str) -> dict[str, Any]:
        """Return what stands at the top of every save of this game."""
        heading = {"format": form, "version": FORMAT_VERSION, "game": self.name, "rules": self.rules_version}
        return {**heading, "data": dict(self.data.corrections)} if self.data.corrections else heading

    def _open(self, saved: str | Mapping[str, Any], form: str) -> tuple[Game[S], dict[str, Any]]:
        """Read the heading of a save; return the game (with the save's corrections) and the content."""
        if isinstance(saved, str):
            try:
                saved = json.loads(saved)
            except (ValueError, RecursionError):
                raise BadSave("not-json") from None
        if not isinstance(saved, Mapping) or saved.get("format") != form:
            raise BadSave("wrong-format", wanted=form)
        if saved.get("version") != FORMAT_VERSION or saved.get("rules") != self.rules_version:
            raise BadSave("wrong-version", version=f"{saved.get('version')}.{saved.get('rules')}")
        if saved.get("game") != self.name:
            raise BadSave("wrong-game", game=str(saved.get("game")), wanted=self.name)
        corrections = saved.get("data", {})
        if not isinstance(corrections, Mapping):
            raise BadSave("damaged", error="data")
        game = self if corrections == self.data.corrections else type(self)(corrections)
        return game, dict(saved)

    def from_json(self, saved: str | Mapping[str, Any]) -> S:
        """Read a position that `to_json()` wrote; anything damaged raises BadSave."""
        game, content = self._open(saved, "vendange-position")
        try:
            return game._read(content)
        except DAMAGE as error:
            raise BadSave("damaged", error=reason(error)) from None

    def _read(self, content: Mapping[str, Any]) -> S:
        """Build a position from plain values; anything odd raises one of DAMAGE."""
        options = self.options_type(**choose(self.options, content["options"]))
        self._check_setup(content["players"], None, content["chance"])
        state = self.begin(content["players"], options, True)
        state.luck = whole(content["luck"], 0, (1 << 64) - 1)
        state.explicit = content["chance"] == "explicit"
        state.origin = {"start": content}
        state.read(content)
        state.stack = [self.read_frame(frame, state.players) for frame in content["stack"]]
        if state.journal:
            state.journal.clear()
        state.check()
        if not state.over and not state.moves():
            raise ValueError("no moves")
        return state

    def read_frame(self, saved: Any, players: int) -> Frame[Any]:
        """Read a frame of a saved stack."""
        name, *values = saved
        kind = self.frame_types[name]
        if len(values) != len(kind.names) or not all(_plain(value) for value in values):
            raise ValueError(name)
        frame = kind(*(tuple(value) if isinstance(value, list) else value for value in values))
        if not isinstance(frame.actor, int) or frame.actor >= players:
            raise ValueError(name)
        return frame

    def record(self, state: S, names: list[str] | None = None) -> dict[str, Any]:
        """Return the whole game as data: how it was set up and every move since, chance included."""
        if state.origin is None:
            raise BadSave("no-record")
        record = {
            **state.game.heading("vendange-record"),
            "players": state.players,
            "options": state.options._asdict(),
            "chance": "explicit" if state.explicit else "self",
            **state.origin,
            "moves": state.saved_moves(),
        }
        return {**record, "names": names} if names else record

    def opening(self, record: str | Mapping[str, Any]) -> S:
        """Return the position in which a record starts, with chance as an actor."""
        game, content = self._open(record, "vendange-record")
        if "start" in content:
            state = game.from_json(content["start"])
            state.explicit = True
            return state
        if not isinstance(content.get("options"), Mapping) or not isinstance(content.get("seed"), int):
            raise BadSave("damaged", error="seed")
        return game.new(content.get("players"), content["seed"], chance="explicit", **content["options"])

    def replay(self, record: str | Mapping[str, Any], watch: Callable[[S], None] | None = None) -> S:
        """Play a record again and return the position it ends in; `watch` sees the position before each move."""
        game, content = self._open(record, "vendange-record")
        state = self.opening(content)
        moves = content.get("moves")
        if not isinstance(moves, list) or content.get("chance") not in ("self", "explicit"):
            raise BadSave("damaged", error="moves")
        for number, saved in enumerate(moves, 1):
            if watch:
                watch(state)
            try:
                state.play(decode(game.move_types, saved))
            except IllegalMove as error:
                raise BadSave("illegal-in-record", number=number, refusal=error.refusal) from None
        state.explicit = content["chance"] == "explicit"
        if not state.explicit:
            state.advance()
        return state


def merge(old: Any, changes: Any) -> Any:
    """Return plain values with changes laid over them: tables key by key, lists of tables by index; None removes."""
    if isinstance(old, Mapping) and isinstance(changes, Mapping):
        merged = dict(old)
        for key, value in changes.items():
            if value is None and key in old and isinstance(old[key], list | dict):
                del merged[key]
            else:
                merged[key] = merge(old.get(key), value)
        return merged
    if isinstance(old, list) and isinstance(changes, Mapping):
        rows = list(old)
        for index, value in changes.items():
            rows[int(index)] = merge(rows[int(index)], value)
        return rows
    if isinstance(old, list) and isinstance(changes, list) and old and isinstance(old[0], dict):
        if len(changes) != len(old):
            raise ValueError(f"{len(old)} rows needed")
        return [merge(row, change) for row, change in zip(old, changes, strict=True)]
    return changes


def whole(value: Any, least: int, most: int | None = None) -> int:
    """Return a whole number of a save if it is one, within its bounds; raise ValueError otherwise."""
    if type(value) is not int or value < least or (most is not None and value > most):
        raise ValueError(value)
    return value


def reason(error: BaseException) -> str:
    """Return, for an error message, what was wrong in a save."""
    if isinstance(error, VendangeError) and "law" in error.details:
        return str(error.details["law"])
    return str(error)[:80]


def _plain(value: Any) -> bool:
    if isinstance(value, list):
        return all(_plain(item) for item in value)
    return type(value) in (int, bool, str)
