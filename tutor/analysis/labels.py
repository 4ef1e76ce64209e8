"""Words for what tables count: kinds of moves with their object, and sources of points.

They are the words of a move or of a line of the score sheet, with an ellipsis for whatever differs from game to game:
"Buy … red" stands for every purchase of red wine. So a new game has labels as soon as it has words.
"""

from __future__ import annotations

from typing import Any, Final

from tutor.core.game import Game
from tutor.core.text import kebab

BLANK: Final = "…"


def action_label(game: Game[Any], action: str, lang: str = "en") -> str:
    """Return the words for an action as tables name it, such as "buy:red"."""
    kind, _, thing = action.partition(":")
    known = {}
    if thing:
        move = next(move for name, move in game.move_types.items() if kebab(name) == kind)
        known = {next(name for name, type_ in zip(move._fields, move.field_types, strict=True) if type_ is str): thing}
    return _general(game, f"move-{kind}", known, lang)


def source_label(game: Game[Any], source: str, lang: str = "en") -> str:
    """Return the words for a source of points, such as "sales"."""
    return _general(game, f"score-{source}", {}, lang)


def _general(game: Game[Any], key: str, known: dict[str, str], lang: str) -> str:
    """Return a message with what is known, and blanks for the rest; where it cannot bear blanks, its bare name."""
    names = {name.removesuffix("-id") for name in game.texts.catalogue(lang).variables(key)}
    try:
        words = game.text(key, lang, **dict.fromkeys(names, BLANK) | known)
    except (LookupError, ValueError, TypeError):
        words = key.partition("-")[2].replace("-", " ")
    return words.strip()
