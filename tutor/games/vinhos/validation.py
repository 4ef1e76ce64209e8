"""Checks of the data file: numbers that stand twice agree, and every number can be played with."""

from __future__ import annotations

from tutor.core.data import Data


def check_data(data: Data, edition: str) -> None:
    """Check everything; raise BadData at the first contradiction."""
