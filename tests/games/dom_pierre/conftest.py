from __future__ import annotations

import pytest

import tutor
from tutor.games.dom_pierre.game import DomPierreGame


@pytest.fixture(scope="session")
def game() -> DomPierreGame:
    dom_pierre = tutor.game("dom-pierre")
    assert isinstance(dom_pierre, DomPierreGame)
    return dom_pierre
