"""The conservation laws of Vinhos, checked on any position."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos


def check(state: Vinhos) -> None:
    """Check every law; `state.demand` raises where one is broken."""
