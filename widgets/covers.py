"""Pictures of the games' boards, for those who choose one; `scripts/covers` draws them."""

from __future__ import annotations

from base64 import b64encode
from functools import cache

import tutor
from widgets import boards


@cache
def covers(lang: str) -> dict[str, str]:
    """Return the picture of each game's board, as an address that holds it; a game may have none yet."""
    files = {name: boards.cover(name, lang) for name in tutor.games()}
    return {
        name: f"data:image/webp;base64,{b64encode(path.read_bytes()).decode()}"
        for name, path in files.items()
        if path.is_file()
    }
