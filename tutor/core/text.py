"""Words: from keys and arguments to sentences, through Fluent catalogues (`en.ftl`, `fr.ftl`) beside the code.

Keys are made from names: `move-…`, `ask-…` (decisions), `event-…`, `refusal-…`, `error-…`. Arguments become words too:
a string `red` for the parameter `good` is looked up as `good-red`, a seat becomes a player's name, a list is joined.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tutor.core.catalogue import Catalogue
from tutor.core.errors import UnknownLanguage, VendangeError
from tutor.core.words import Event, Refusal, ScoreLine

if TYPE_CHECKING:
    from tutor.core.state import State

_CORE = Path(__file__).parent
#: The languages are those in which the core's own catalogue is written.
LANGUAGES: tuple[str, ...] = tuple(sorted(path.stem for path in _CORE.glob("*.ftl")))
#: Parameters that are seats: they become players' names.
SEATS = frozenset({"seat", "partner", "owner", "player"})
#: The seat, in events, of an opponent that the rules move: its name is the game's own word `opponent`.
OPPONENT = 100
#: Parameters that are changes: they are written with their sign.
SIGNED = frozenset({"step"})
#: What stands for a part of a move that is left open.
OPEN = "…"
#: Numbers beyond this power of ten are of no game, and more than Fluent can write: they are only said to be so large.
HUGE_POWER = 15
#: Fluent takes no words of more than 1,000 letters.
LONGEST_WORD = 900
#: Catalogue folders by the prefix of rule ids, filled as games are loaded: events and refusals name only a rule.
_FOLDERS: dict[str, Path] = {}


def register(prefix: str, folder: Path) -> None:
    """Tell where the words of a game are, by the prefix of its rule ids."""
    _FOLDERS[prefix] = folder


def _fit(value: Any) -> Any:
    """Return a word or number such that Fluent can say it: whatever a file holds, a sentence comes of it."""
    if isinstance(value, int) and _is_huge(value):
        return _huge(value)
    return f"{value[:LONGEST_WORD]}{OPEN}" if isinstance(value, str) and len(value) > LONGEST_WORD else value


@cache
def kebab(name: str) -> str:
    """Return `ChooseAction` as `choose-action`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def key_of(role: str, kind: type) -> str:
    """Return the key of a class's words: `key_of("move", PlaceWater)` is `move-place-water`."""
    return f"{role}-{kebab(kind.__name__)}"


class Texts:
    """The words of one or more folders, on top of the core's own."""

    def __init__(self, *folders: Path) -> None:
        self.folders = tuple(dict.fromkeys((_CORE, *folders)))
        self._catalogues: dict[str, Catalogue] = {}

    def catalogue(self, lang: str) -> Catalogue:
        """Return the messages of a language, opened on first use."""
        if lang not in LANGUAGES:
            raise UnknownLanguage("unknown-language", language=str(lang), known=", ".join(LANGUAGES))
        if lang not in self._catalogues:
            self._catalogues[lang] = Catalogue(lang, [folder / f"{lang}.ftl" for folder in self.folders])
        return self._catalogues[lang]

    def has(self, key: str, lang: str) -> bool:
        """Return whether there are words for a key."""
        return key in self.catalogue(lang)

    def text(self, key: str, lang: str, details: Mapping[str, Any] | None = None, **context: Any) -> str:
        """Return the words for a key. `context`: `seat` (who reads) and `names` (of the players)."""
        arguments = {name: _fit(self._word(name, value, lang, context)) for name, value in (details or {}).items()}
        # the bare id beside the word, for sentences that depend on it (gender, elision)
        arguments.update({f"{name}-id": value for name, value in (details or {}).items() if isinstance(value, str)})
        return self.catalogue(lang).format(key, arguments)

    def _word(self, name: str, value: Any, lang: str, context: Mapping[str, Any]) -> Any:
        """Return an argument as a word: a name of the catalogue, a player, a list; numbers stay numbers."""
        if isinstance(value, Refusal):
            return say(value, lang)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if _is_huge(value):
            return _huge(value)
        if isinstance(value, int) and name in SIGNED:
            return f"+{value}" if value > 0 else f"−{-value}" if value else "0"
        if isinstance(value, int) and name in SEATS:
            return self.name(value, lang, context.get("names"))
        if isinstance(value, str):
            key = f"{name.rstrip('0123456789')}-{value}".replace("_", "-")
            return self.text(key, lang) if self.has(key, lang) else value
        if isinstance(value, Mapping):
            own = f"some-{name}"  # a game that counts these in its own words: "2 cubes d’eau"
            parts = [
                self.text(own, lang, {"count": count, name: key})
                if self.has(own, lang)
                else self.text("some", lang, {"count": count, "thing": self._word(name, key, lang, context)})
                for key, count in value.items()
            ]
            return self._join(parts, lang)
        if isinstance(value, Sequence):
            return self._join([str(self._word(name, item, lang, context)) for item in value], lang)
        return value if isinstance(value, int | float) else str(value)

    def name(self, seat: int, lang: str, names: Sequence[str] | None) -> str:
        """Return who sits somewhere: a player, or the opponent of a solo game."""
        return self.text("opponent", lang) if seat == OPPONENT else player_name(seat, lang, names)

    def _join(self, parts: Sequence[str], lang: str) -> str:
        if len(parts) < 2:
            return parts[0] if parts else self.text("nothing", lang)
        return self.text("list", lang, {"first": ", ".join(parts[:-1]), "last": parts[-1]})


@cache
def texts(*folders: Path) -> Texts:
    """Return the words of some folders, read once."""
    return Texts(*folders)


def _is_huge(value: Any) -> bool:
    return isinstance(value, int | float) and not abs(value) < 10**HUGE_POWER  # the way round that catches NaN too


def _huge(value: float) -> str:
    """Return a number that no game knows, the same in every language: "> 10^15", or "nan" for what is no number."""
    if value != value:
        return str(value)
    return f"> 10^{HUGE_POWER}" if value > 0 else f"< −10^{HUGE_POWER}"


def player_name(seat: int, lang: str, names: Sequence[str] | None = None) -> str:
    """Return a player's own name, or "Player 2"."""
    if names is not None and 0 <= seat < len(names) and names[seat]:
        return names[seat]
    return texts(_CORE).text("player", lang, {"number": seat + 1})


def say(thing: Any, lang: str = "en", seat: int | None = None, names: Sequence[str] | None = None) -> str:
    """Return an event, move, refusal, decision, score line or error in words.

    `seat` is the reader: their own doings are said as "your", other players' secrets are not told.
    """
    if isinstance(thing, VendangeError):
        return thing.text(lang)
    context = {"seat": seat, "names": names}
    if isinstance(thing, Event):
        hidden = thing.secret and seat is not None and seat != thing.seat
        key = f"event-{thing.name}-hidden" if hidden else f"event-{thing.name}"
        details = dict(thing.details)
        words = _of_rule(thing.rule)
        if thing.seat is not None:
            details["who"] = words.name(thing.seat, lang, names)
        details["mine"] = seat is not None and seat == thing.seat
        return words.text(key, lang, details, **context)
    if isinstance(thing, Refusal):
        return _of_rule(thing.rule).text(f"refusal-{thing.name}", lang, thing.details, **context)
    if isinstance(thing, ScoreLine):
        return _of_rule(thing.rule).text(f"score-{thing.name}", lang, thing.details, **context)
    from tutor.core.decision import Frame

    if isinstance(thing, Frame):
        details = dict(zip(thing.names, thing.values(), strict=True))
        details["who"] = player_name(thing.actor, lang, names)
        details["mine"] = seat is not None and seat == thing.actor
        return texts_beside(type(thing)).text(key_of("ask", type(thing)), lang, details, **context)
    if isinstance(thing, tuple) and hasattr(thing, "_asdict"):
        return texts_beside(type(thing)).text(key_of("move", type(thing)), lang, thing._asdict(), **context)
    raise TypeError(f"{type(thing).__name__} has no words")


def say_move(
    state: State, move: Any, lang: str = "en", seat: int | None = None, names: Sequence[str] | None = None
) -> str:
    """Return a move in words with what the position adds to it: "Buy 3 water (3 coins)"."""
    words, extra = say(move, lang, seat, names), say_detail(state, move, lang, seat, names)
    return f"{words} ({extra})" if extra else words


def say_detail(
    state: State, move: Any, lang: str = "en", seat: int | None = None, names: Sequence[str] | None = None
) -> str:
    """Return what the position adds to the words of a move: "3 coins"; empty where it adds nothing."""
    details = state.decision.details(state, move) if state.decision else None
    if details is None:
        return ""
    return texts_beside(type(move)).text(key_of("detail", type(move)), lang, details, seat=seat, names=names)


def say_kind(moves: Sequence[Any], lang: str = "en") -> str:
    """Return what some moves of one kind have in common: "Buy … water"; what differs between them is left open."""
    first = moves[0]
    shared = {
        field: value if all(getattr(move, field) == value for move in moves) else OPEN
        for field, value in first._asdict().items()
    }
    return texts_beside(type(first)).text(key_of("move", type(first)), lang, shared)


def say_error(error: VendangeError, lang: str) -> str:
    """Return an error as one sentence."""
    if lang not in LANGUAGES:
        lang = LANGUAGES[0]
    details = {
        name: value if isinstance(value, str | int | Refusal) else str(value) for name, value in error.details.items()
    }
    return _of_error(error.key).text(f"error-{error.key}", lang, details)


def say_at(place: str, sentence: str, lang: str) -> str:
    """Return a sentence with the place in a file that it is about."""
    lang = lang if lang in LANGUAGES else LANGUAGES[0]
    return texts(_CORE).text("at-place", lang, {"place": place, "sentence": sentence})


def _of_rule(rule: str) -> Texts:
    return texts(_FOLDERS.get(rule.split("-")[0], _CORE))


def _of_error(key: str) -> Texts:
    """Return the words of the game whose folder's name begins the key, or the core's own."""
    own = (folder for folder in _FOLDERS.values() if key.startswith(f"{folder.name.replace('_', '-')}-"))
    return texts(next(own, _CORE))


def texts_beside(kind: type) -> Texts:
    """Return the words beside the module of a move or decision."""
    return _of_module(kind.__module__)


@cache
def _of_module(name: str) -> Texts:
    """Return the words of the nearest folder that has any: a part of a game may be a folder of its own."""
    folders = Path(sys.modules[name].__file__ or "").parents
    return texts(next(folder for folder in folders if any(folder.glob("*.ftl"))))
