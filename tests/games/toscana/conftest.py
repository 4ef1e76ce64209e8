from __future__ import annotations

import pytest

import tutor
from tutor.games.toscana.game import ToscanaGame


@pytest.fixture(scope="session")
def game() -> ToscanaGame:
    toscana = tutor.game("toscana")
    assert isinstance(toscana, ToscanaGame)
    return toscana
