"""Whose turn the stack shows, and that the questions on it can have come about: a save may say anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture


def check(state: Viticulture) -> None:
    """Placeholder until the engine runs."""
