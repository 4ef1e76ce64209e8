"""Looking back at games: what each decision was worth, what was luck, where the points came from."""

from __future__ import annotations
