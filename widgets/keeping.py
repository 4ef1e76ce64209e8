"""Games that the browser keeps: what it sends along when a page opens, and what is there to look at if it has none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tutor.analysis.sample import sample
from tutor.core.errors import VendangeError
from tutor.core.text import player_name, say
from tutor.session import Session
from widgets.assets import WORDS

MINUS: Final = "\N{MINUS SIGN}"
#: A position is worth looking at if there are several ways on, but not so many that they hide each other.
FEW, MANY = 3, 16
#: How far into a sample game the looking begins: everybody has something to work with, and nothing is decided yet.
MIDDLE: Final = 0.25


def kept_game(content: Mapping[str, Any]) -> Session | None:
    """Return the game that the browser has kept and sends along, if it can still be read."""
    text = content.get("saved")
    try:
        return Session.load(text) if isinstance(text, str) else None
    except VendangeError:  # an old or damaged one is no reason to bother anybody: the browser still has it
        return None


def place_of(session: Session, scores: Sequence[int | str], lang: str, reader: int | None) -> dict[str, str]:
    """Return where a game stands, in few words: what is asked or who has won, and the scores."""
    state = session.state
    names = [player_name(seat, lang, session.names) for seat in range(state.players)]
    if state.decision is None:
        won = [names[seat] for seat in state.winners()]
        where = WORDS.text("over-of", lang, {"player": won}) if won else WORDS.text("over-nobody-of", lang)
    else:
        question = say(state.decision, lang, reader, session.names)
        where = WORDS.text("place-of", lang, {"number": session.cursor, "question": question})
    told = [f"{name} {str(points).replace('-', MINUS)}" for name, points in zip(names, scores, strict=True)]
    return {"where": where, "scores": " · ".join(told)}


def sample_position(game: str) -> Session:
    """Return the sample of a game in the middle, where the person begins a turn with a choice."""
    session = Session.load(sample(game))
    person = session.persons[0]
    turns = []
    for cursor in range(int(MIDDLE * len(session.steps)), len(session.steps)):
        session.goto(cursor)
        if session.state.actor == person != session.steps[cursor - 1].actor:
            turns.append((len(session.state.moves()), cursor))
    session.goto(next((cursor for ways, cursor in turns if FEW <= ways <= MANY), turns[0][1]))
    return session
