"""A move as a story: who did what, what came of it, why it matters. The words; what is seen of it is in `film`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from tutor.core.deeds import say_deed
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.text import player_name, say, say_detail
from tutor.core.words import Event
from widgets.assets import WORDS

#: A change as the sentences of events write it: a sign, a number, and what there is more or less of.
_CHANGE: Final = re.compile(r"[+−][1-9]\d*[^+−,:;.()“«…]*")
_WORD: Final = re.compile(r"\w+")
#: A sentence that has at most so many words of its own says what was said before: its verb has another form.
_OWN_WORDS: Final = 2


class Eyes(NamedTuple):
    """For whom a story is told: the language, the seat whose eyes we look through, the players' names."""

    lang: str
    seat: int | None
    names: Sequence[str]

    def say(self, thing: Any) -> str:
        """Return an event in words."""
        return say(thing, self.lang, self.seat, self.names)


class Deed(NamedTuple):
    """A move in the journal: what was done, in one line, and what followed."""

    text: str
    #: The whole story in a few words: the deed, what it brought, why it matters.
    story: str
    #: What else is to be told; `merged` said no more than the deed itself.
    events: tuple[Event, ...]
    merged: tuple[Event, ...]


def deed(before: State, move: Move, events: Sequence[Event], eyes: Eyes) -> Deed:
    """Tell a move that everybody saw."""
    actor = before.actor
    assert actor is not None  # somebody moved
    text = _capital(say_deed(before, move, eyes.lang, eyes.names, eyes.seat == actor))
    known = f"{text} {player_name(actor, eyes.lang, eyes.names)}"
    own = [(event, eyes.say(event)) for event in events if event.seat == actor]
    merged = tuple(event for event, said in own if repeats(said, known))
    brought = [change for _, said in own for change in changes(said, eyes.lang)]
    # what a move costs stands in brackets behind it; the changes tell that too
    detail = say_detail(before, move, eyes.lang, actor, eyes.names)
    bare = text.removesuffix(f" ({detail})") if brought and detail else text
    story = _story(bare, brought, matter(before, events, eyes), eyes.lang)
    return Deed(text, story, tuple(event for event in events if event not in merged), merged)


def secret(actor: int, events: Sequence[Event], eyes: Eyes) -> Deed:
    """Tell a move that others may not know."""
    text = WORDS.text("secret-of", eyes.lang, {"player": actor}, names=eyes.names)
    return Deed(text, text, tuple(events), ())


def _story(told: str, brought: Sequence[str], why: str, lang: str) -> str:
    if brought:
        told = WORDS.text("story-brought-of", lang, {"deed": told, "brought": ", ".join(dict.fromkeys(brought))})
    return f"{told}. {why}" if why else told


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def matter(before: State, events: Sequence[Event], eyes: Eyes) -> str:
    """Return why a move of somebody else matters to the reader, in the game's own words; nothing where it does not."""
    words = before.game.texts
    for event in events:
        key = f"matter-{event.name}"
        if event.seat == before.actor != eyes.seat and not event.secret and words.has(key, eyes.lang):
            return words.text(key, eyes.lang, event.details, names=eyes.names)
    return ""


def changes(sentence: str, lang: str) -> list[str]:
    """Return what a sentence says there is more or less of, without for whom, where and why: "+2 lira"."""
    found = []
    for change in _CHANGE.findall(sentence):
        words = change.split()
        end = next((n for n, word in enumerate(words) if word.lower() in _ends(lang)), len(words))
        if end > 1:  # a number alone is no thing
            found.append(" ".join(words[:end]))
    return found


@cache
def _ends(lang: str) -> frozenset[str]:
    """Return the words with which a sentence goes on after naming a thing."""
    return frozenset(WORDS.text("story-ends-of", lang).split())


def repeats(sentence: str, heading: str) -> bool:
    """Return whether a sentence says no more than a heading; one that begins with a change always does."""
    said = {word.lower() for word in _WORD.findall(heading)}
    new = sum(word.lower() not in said for word in _WORD.findall(sentence))
    return new <= _OWN_WORDS and not _CHANGE.match(sentence)
