"""Grand Cru (Ulrich Blum, eggertspiele, 2010): build a vineyard on loans, age wine, sell it on a falling demand."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tutor.core.game import Game

NAMES = ("grand-cru",)


def load(name: str, corrections: str | Path | Mapping[str, Any] | None = None) -> Game[Any]:
    """Return the game; its parts are imported only now."""
    from tutor.games.grand_cru.game import GrandCruGame

    return GrandCruGame(corrections)
