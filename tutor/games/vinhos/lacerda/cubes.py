"""The cubes that Lacerda takes from your regions, for a sale, an export or a press release (VL-CUBE)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from tutor.core.text import OPPONENT
from tutor.games.vinhos import supply
from tutor.games.vinhos.lacerda.numbers import USES, draw, put_back
from tutor.games.vinhos.names import REGIONS

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos

#: What follows once he has so many cubes.
Follow = Callable[["Vinhos", int], None]
#: What follows, by purpose; each topic enters its own.
GOES_ON: Final[dict[str, Follow]] = {}


def cubes_for(purpose: str) -> Callable[[Follow], Follow]:
    """Decorator: this follows once he has his cubes for a purpose; Numbers for it break a tie between regions."""

    def enter(follow: Follow) -> Follow:
        GOES_ON[purpose] = follow
        USES[purpose] = partial(use_tie, purpose)
        return follow

    return enter


def use_cubes(state: Vinhos, purpose: str) -> None:
    """He takes cubes from your region with most of them; Numbers break a tie (VL-CUBE-01)."""
    yours = {region for region in state.vintners[0].region if region >= 0}
    most = max((state.cubes[region] for region in yours), default=0)
    if not most:
        GOES_ON[purpose](state, 0)
        return
    tied = [region for region in yours if state.cubes[region] == most]
    if len(tied) > 1:
        draw(state, purpose, 1, sum(1 << region for region in tied))
    else:
        grab(state, tied[0], purpose)


def grab(state: Vinhos, region: int, purpose: str) -> None:
    """Take up to two cubes of a region back to the supply."""
    cubes = min(state.box.lacerda_cubes, state.cubes[region])
    supply.take_cubes(state, region, cubes)
    if state.journal is not None:
        state.tell(
            "lacerda-takes-cubes", "VL-CUBE-01", OPPONENT, region=REGIONS[region], cubes=cubes, see=("VL-CUBE-02",)
        )
    GOES_ON[purpose](state, cubes)


def use_tie(purpose: str, state: Vinhos, number: int, left: int, extra: int) -> None:
    """Draw until one of the tied regions appears."""
    if extra >> (number - 1) & 1:
        put_back(state)
        grab(state, number - 1, purpose)
    else:
        draw(state, purpose, 1, extra)
