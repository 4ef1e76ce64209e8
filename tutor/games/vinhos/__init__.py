"""Vinhos Deluxe Edition (Vital Lacerda, Eagle-Gryphon Games, 2016): two games of Portuguese wine in one box."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tutor.core.game import Game

NAMES = ("vinhos-2010", "vinhos-2016")


def load(name: str, corrections: str | Path | Mapping[str, Any] | None = None) -> Game[Any]:
    """Return one of the two games; their parts are imported only now."""
    from tutor.games.vinhos.game import ReserveGame, SpecialVintageGame

    return (ReserveGame if name == ReserveGame.name else SpecialVintageGame)(corrections)
