"""What a player cannot know: stacks that others have rearranged, and experts that they choose in secret."""

from __future__ import annotations

import random
from itertools import combinations
from typing import TYPE_CHECKING, Any

from tutor.games.vinhos.fair_experts import PlaySecretly, RevealExperts, bits_of
from tutor.games.vinhos.names import REGIONS

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos


def hide(state: Vinhos, seen: dict[str, Any], seat: int) -> None:
    """Blank out what only others know (VC-ABIL-11, VR-FAIR-07)."""
    for region, name in enumerate(REGIONS):
        if state.knower[region] not in (-1, seat):
            seen["regions"][name]["arranged"] = None
    for other in choosers(state):
        if other != seat:
            seen["vintners"][other]["chosen"] = None


def choosers(state: Vinhos) -> list[int]:
    """Return who has chosen experts in secret, or is doing so, and has not shown them yet."""
    if not any(isinstance(frame, RevealExperts) for frame in state.stack):
        return []
    asked = next((frame.actor for frame in state.stack if isinstance(frame, PlaySecretly)), -1)
    if asked < 0:
        return []
    return [seat for seat in state.order[: state.order.index(asked) + 1] if choosable(state, seat)]


def choosable(state: Vinhos, seat: int) -> int:
    """Return all experts that a player could choose for the fair, as bits."""
    vintner = state.vintners[seat]
    if vintner.booth < 0 or vintner.allowed <= 0:
        return 0
    return sum(vintner.up & state.box.of_feature[feature] for feature in state.box.booths[vintner.booth].features)


def redeal(state: Vinhos, seat: int, rng: random.Random) -> None:
    """Shuffle what others have rearranged, and let others choose any experts that the rules allow."""
    for region in range(len(REGIONS)):
        if state.knower[region] not in (-1, seat):
            order = bits_of(state.rests[region])
            rng.shuffle(order)
            state.arranged[region] = tuple(order[: len(state.arranged[region])])
    for other in choosers(state):
        if other != seat:
            vintner = state.vintners[other]
            own = bits_of(choosable(state, other))
            sets = [chosen for size in range(min(len(own), vintner.allowed) + 1) for chosen in combinations(own, size)]
            vintner.chosen = sum(1 << expert for expert in rng.choice(sets))
