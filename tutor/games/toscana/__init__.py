"""Toscana (Paul Laane, Aqua Games, 2010): hire, produce and trade wine on a moving market."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tutor.core.game import Game

NAMES = ("toscana",)


def load(name: str, corrections: str | Path | Mapping[str, Any] | None = None) -> Game[Any]:
    """Return the game; its parts are imported only now."""
    from tutor.games.toscana.game import ToscanaGame

    return ToscanaGame(corrections)
