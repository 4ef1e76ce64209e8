"""Sample games to look back at, for those who have none of their own yet: a learner against a bot, in each game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import tutor

PLACE: Final = Path(__file__).parent / "samples"


def samples() -> list[str]:
    """Return the games of which there is a sample."""
    return [name for name in tutor.games() if (PLACE / f"{name}.json").is_file()]


def sample(name: str) -> str:
    """Return the record of a sample game, as a saved game holds it."""
    return (PLACE / f"{name}.json").read_text(encoding="utf-8")
