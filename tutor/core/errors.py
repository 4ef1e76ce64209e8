"""Everything that can go wrong, as typed errors that a person understands in their own language.

An error carries the key of a sentence and its arguments; the words come from the catalogues when they are asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from tutor.core.words import Refusal


class VendangeError(Exception):
    """Base of all errors of Vendange: `key` names the sentence, `details` its arguments."""

    def __init__(self, key: str, /, **details: Any) -> None:
        super().__init__(key, details)
        self.key = key
        self.details = details

    @classmethod
    def because(cls, error: VendangeError) -> Self:
        """Return an error of this kind that says what another one says."""
        return cls(error.key, **error.details)

    def text(self, lang: str = "en") -> str:
        """Return the sentence for a person, in their language."""
        from tutor.core.text import say_error

        return say_error(self, lang)

    def __str__(self) -> str:
        return self.text("en")


class UnknownGame(VendangeError):
    """No game has this name."""


class BadSetup(VendangeError):
    """The game cannot be set up like this: number of players, option, seed or way of chance."""


class BadData(VendangeError):
    """A data file is damaged, incomplete or contradicts itself."""


class BadSave(VendangeError):
    """A saved position or game cannot be read."""


class UnknownRule(VendangeError, KeyError):
    """The rulebook has no rule with this id."""

    __str__ = VendangeError.__str__


class UnknownLanguage(VendangeError):
    """Vendange does not speak this language."""


class BadTournament(VendangeError):
    """A tournament cannot be played like this, or the files of another one are in its way."""


class BrokenInvariant(VendangeError):
    """A position breaks a conservation law of its game."""


class IllegalMove(VendangeError):
    """The move is not legal here; `refusal` says why and by which rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("illegal-move", refusal=refusal)
        self.refusal = refusal

    def text(self, lang: str = "en") -> str:
        """Return the reason for the refusal, in the reader's language."""
        from tutor.core.text import say

        return say(self.refusal, lang)


class BadLesson(VendangeError):
    """A lesson cannot be read, or does not agree with the game; `place` says where in which file."""

    def at(self, place: str) -> BadLesson:
        """Return the same complaint with the place where it stands, unless it knows a closer one."""
        return self if "place" in self.details else type(self)(self.key, place=place, **self.details)

    def text(self, lang: str = "en") -> str:
        """Return the place, then the sentence."""
        from tutor.core.text import say_at

        sentence = super().text(lang)
        return say_at(self.details["place"], sentence, lang) if "place" in self.details else sentence


class BadProgress(VendangeError):
    """The database of learners' progress cannot be used."""
