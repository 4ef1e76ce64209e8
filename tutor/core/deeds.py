"""Moves as deeds: what somebody did.

A move is worded as an order to oneself ("Place a worker on …"), a story has it in the past: "you placed a worker on …".
The core knows the past of the verbs that moves begin with (`past-of-verbs`). A move that begins otherwise has words of
its own for it beside the others (`deed-…`, with all that a move's own words may use); one without any is quoted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.text import key_of, player_name, say_detail, say_move, texts, texts_beside

WORDS = texts(Path(__file__).parent)


def say_deed(state: State, move: Move, lang: str, names: Sequence[str], you: bool) -> str:
    """Return a move as what its player did; `state` is the position before it, `you` whether the reader is meant."""
    seat = state.actor
    assert seat is not None  # somebody moved here
    deed = past(state, move, lang, names)
    told = {"deed": deed} if deed else {"move": say_move(state, move, lang, seat, names)}
    if you:
        return WORDS.text("did-you" if deed else "chose-you", lang, told)
    return WORDS.text("did-who" if deed else "chose-who", lang, {**told, "who": player_name(seat, lang, names)})


def past(state: State, move: Any, lang: str, names: Sequence[str]) -> str:
    """Return what was done, without who did it; nothing for a move that has no such words."""
    words, key = texts_beside(type(move)), key_of("deed", type(move))
    if words.has(key, lang):
        deed = words.text(key, lang, move._asdict(), names=names)
        extra = say_detail(state, move, lang, state.actor, names)
        return f"{deed} ({extra})" if extra else deed
    verb, _, rest = say_move(state, move, lang, state.actor, names).partition(" ")
    did = _verbs(lang).get(verb.lower())
    return f"{did} {rest}".strip() if did else ""


@cache
def _verbs(lang: str) -> Mapping[str, str]:
    """Return the past of verbs, by the form with which moves begin."""
    pairs = (pair.split() for pair in WORDS.text("past-of-verbs", lang).split(","))
    return {pair[0]: pair[1] for pair in pairs}
