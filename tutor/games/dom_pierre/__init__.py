"""Dom Pierre (Rôla & Costa, Pile Up Games and R&R Games, 2021): grow, press and sell champagne, and win prestige."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tutor.core.game import Game

NAMES = ("dom-pierre",)


def load(name: str, corrections: str | Path | Mapping[str, Any] | None = None) -> Game[Any]:
    """Return the game; its parts are imported only now."""
    from tutor.games.dom_pierre.game import DomPierreGame

    return DomPierreGame(corrections)
