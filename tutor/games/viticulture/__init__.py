"""Viticulture Essential Edition (Jamey Stegmaier, Alan Stone): workers, visitors and orders through the seasons."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tutor.core.game import Game

NAMES = ("viticulture",)


def load(name: str, corrections: str | Path | Mapping[str, Any] | None = None) -> Game[Any]:
    """Return the game; its parts are imported only now."""
    from tutor.games.viticulture.game import ViticultureGame

    return ViticultureGame(corrections)
