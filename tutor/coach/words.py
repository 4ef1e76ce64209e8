"""The coach's own words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tutor.core.text import texts

FOLDER = Path(__file__).parent


def words(key: str, lang: str, **details: Any) -> str:
    """Return words of the coach's catalogue."""
    return texts(FOLDER).text(key, lang, details)
