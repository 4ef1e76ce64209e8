"""Searching in texts: words in any order, in capitals or not, with accents or without."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

#: Letters and signs that are typed in another way than they are printed, and that Unicode does not take apart.
_TYPED = str.maketrans({"œ": "oe", "æ": "ae", "’": "'", "−": "-"})


def fold(text: str) -> str:
    """Return the text in lower case without accents, for searching."""
    plain = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).translate(_TYPED)


def rank(wanted: Sequence[str], fields: Sequence[str]) -> int | None:
    """Return how far back words stand in folded fields, the most telling field first; None if one stands nowhere."""
    ranks = [next((place for place, field in enumerate(fields) if word in field), None) for word in wanted]
    return None if None in ranks else sum(place for place in ranks if place is not None)
