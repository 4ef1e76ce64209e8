"""The coach's own words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tutor.core.text import texts

#: A hyphen that stands before a number and belongs to no word.
_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
FOLDER = Path(__file__).parent


def words(key: str, lang: str, **details: Any) -> str:
    """Return words of the coach's catalogue; numbers below zero get a real minus sign."""
    return _MINUS.sub("−", texts(FOLDER).text(key, lang, details))
