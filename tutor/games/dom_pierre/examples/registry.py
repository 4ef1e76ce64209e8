"""Where the examples of all topics are collected."""

from __future__ import annotations

from tutor.core.examples import Examples

examples = Examples()
