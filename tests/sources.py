"""The program's own files, for tests that read them."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def parsed(path: Path) -> ast.Module:
    """Return what a Python file says; each is parsed once, and nobody changes it."""
    return ast.parse(path.read_text(encoding="utf-8"))
