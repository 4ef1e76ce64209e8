from __future__ import annotations

import pytest

import tutor
from tutor.games.viticulture.game import ViticultureGame


@pytest.fixture(scope="session")
def game() -> ViticultureGame:
    viticulture = tutor.game("viticulture")
    assert isinstance(viticulture, ViticultureGame)
    return viticulture
