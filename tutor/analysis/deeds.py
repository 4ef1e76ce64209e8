"""Moves as deeds: what somebody did, and when.

A move is worded as an order to oneself ("Place a worker on …"), a story has it in the past: "you placed a worker on …".
Catalogues know the past of the verbs that moves begin with (`past-of-verbs`); a move that begins otherwise is quoted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.text import player_name, say_move, texts

WORDS = texts(Path(__file__).parent / "words")
#: By what games count their time.
STAGES: Final = ("year", "round")


def say_stage(state: State, lang: str) -> str:
    """Return the part of the game in its own unit: "Year 3", "Round 5"."""
    for unit in STAGES:
        number = getattr(state, unit, None)
        if number is not None:
            return WORDS.text(f"stage-{unit}", lang, {"number": number})
    return ""


def say_deed(state: State, move: Move, lang: str, names: Sequence[str], you: bool) -> str:
    """Return a move as what its player did; `state` is the position before it, `you` whether the reader is meant."""
    seat = state.actor
    assert seat is not None  # somebody moved here
    said = say_move(state, move, lang, seat, names)
    verb, _, rest = said.partition(" ")
    past = _verbs(lang).get(verb.lower())
    told = {"deed": f"{past} {rest}".strip()} if past else {"move": said}
    key = "deed" if past else "quote"
    if you:
        return WORDS.text(f"{key}-you", lang, told)
    return WORDS.text(f"{key}-who", lang, {**told, "who": player_name(seat, lang, names)})


@cache
def _verbs(lang: str) -> Mapping[str, str]:
    """Return the past of verbs, by the form with which moves begin."""
    pairs = (pair.split() for pair in WORDS.text("past-of-verbs", lang).split(","))
    return {pair[0]: pair[1] for pair in pairs}
