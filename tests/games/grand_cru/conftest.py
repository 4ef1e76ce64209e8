from __future__ import annotations

import pytest

import tutor
from tutor.games.grand_cru.game import GrandCruGame


@pytest.fixture(scope="session")
def game() -> GrandCruGame:
    grand_cru = tutor.game("grand-cru")
    assert isinstance(grand_cru, GrandCruGame)
    return grand_cru
