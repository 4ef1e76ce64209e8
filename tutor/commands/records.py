"""Saved games, for the commands that read them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tutor.core.errors import BadSave
from tutor.terminal import IMPOSSIBLE, CommandError, Words


def read_record(path: Path, words: Words) -> dict[str, Any]:
    """Read a saved game as far as its heading; the game itself reads the rest."""
    try:
        record = json.loads(path.read_text(encoding="utf-8"))
    except OSError:
        raise CommandError(words("cli-unreadable", file=str(path)), IMPOSSIBLE) from None
    except (ValueError, RecursionError):
        raise BadSave("not-json") from None
    if not isinstance(record, dict) or not isinstance(record.get("game"), str):
        raise BadSave("wrong-format", wanted="vendange-record")
    return record
