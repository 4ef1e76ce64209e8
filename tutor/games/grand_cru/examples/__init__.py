"""The worked examples of Grand Cru."""

from __future__ import annotations

from tutor.core.examples import Examples

examples = Examples()
