"""Lacerda at the fair: press release, trophy, and the tycoon tiles he takes (VL-PRESS, VL-FAIR)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.text import OPPONENT
from tutor.games.vinhos import press, tycoons
from tutor.games.vinhos.lacerda.cubes import cubes_for, use_cubes
from tutor.games.vinhos.lacerda.numbers import FOR_RELEASE, TILE, DrawNumberCard, number_for, put_back
from tutor.games.vinhos.lacerda.pieces import discard_tile, slot_of
from tutor.games.vinhos.names import EXPERTS_PER_FEATURE, FEATURES, FIRST_MULTIPLIER, LACERDA

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos


def pass_or_release(state: Vinhos) -> None:
    """He always wants to be first; without a booth he makes a press release (VL-PRESS-01, VL-PRESS-05)."""
    if LACERDA in state.lower:
        state.lower[state.lower.index(LACERDA)] = -1
    press.take_place(state, LACERDA, state.lower.index(-1))
    if state.vintners[LACERDA].booth < 0:
        release(state, "VL-PRESS-01")
    elif state.journal is not None:
        state.tell("passed", "VL-PRESS-05", OPPONENT, see=("VL-TURN-04",))


def release(state: Vinhos, rule: str) -> None:
    """Fair points for what Bruno expects, then cubes; the rest follows."""
    vintner = state.vintners[LACERDA]
    points = state.box.vintages[state.vintage].least_value
    vintner.fp += points
    if state.journal is not None:
        state.tell("lacerda-releases", rule, OPPONENT, points=points, total=vintner.fp, see=("VL-PRESS-01",))
    use_cubes(state, FOR_RELEASE)


@cubes_for(FOR_RELEASE)
def finish_release(state: Vinhos, cubes: int) -> None:
    """Cubes bring nothing by themselves; then come booth and experts (VL-PRESS-02 to VL-PRESS-04)."""
    vintner, box = state.vintners[LACERDA], state.box
    if cubes and state.options.lacerda_press_release_cube_fp == "one_each":
        vintner.fp += cubes
        if state.journal is not None:
            state.tell("fair-points", "VL-PRESS-02", OPPONENT, points=cubes, cause="cubes", total=vintner.fp)
    taken = state.vintners[0].booth
    booth = next(number for number in box.booth_preference if number - 1 != taken)
    if state.journal is not None:
        state.tell("lacerda-chooses-booth", "VL-PRESS-03", OPPONENT, booth=booth)
    press.take_booth(state, LACERDA, booth - 1)
    for feature, symbols in enumerate(box.vintages[state.vintage].features):
        if symbols:
            play_expert(state, feature)


def play_expert(state: Vinhos, feature: int) -> None:
    """He plays an expert of a feature: one with an arrow first, among equals the one he has had longest."""
    own = [expert for expert in state.experts if expert // EXPERTS_PER_FEATURE == feature]
    if not own:
        return
    expert = max(own, key=lambda one: state.box.arrow[one])
    state.experts = tuple(one for one in state.experts if one != expert)
    if state.journal is not None:
        state.tell("lacerda-plays", "VL-PRESS-04", OPPONENT, feature=FEATURES[feature])
    press.play_for_fair(state, LACERDA, expert)


def give_trophy(state: Vinhos, groups: list[list[int]]) -> None:
    """The winner of the fair gets a trophy (VL-FAIR-03)."""
    best = groups[0]
    if len(best) > 1 and not state.options.trophy_on_tie:
        return
    for seat in best:
        state.vintners[seat].trophies += 1
        if state.journal is not None:
            see = ("VL-FAIR-02", "VL-FAIR-06")
            state.tell("trophy", "VL-FAIR-03", state.who(seat), count=state.vintners[seat].trophies, see=see)


def buy(state: Vinhos) -> None:
    """Numbers, not put back during this fair, choose his tile; without a barrel or a card he passes for good."""
    if not state.numbers or not state.vintners[LACERDA].barrels:
        leave(state)
    else:
        state.stack.append(DrawNumberCard(TILE, 1, 0))


def leave(state: Vinhos) -> None:
    """Be out of the sale (VL-FAIR-07)."""
    state.passed |= 1 << LACERDA
    if state.journal is not None:
        state.tell("sale-left", "VL-FAIR-04", OPPONENT, see=("VL-FAIR-07",))


@number_for(TILE)
def use_tile(state: Vinhos, number: int, left: int, extra: int) -> None:
    """An action tile is discarded, a multiplier goes to his area with a barrel on it (VL-FAIR-05)."""
    slot = slot_of(state, number)
    if slot < 0:
        buy(state)
        return
    tile = state.display[slot]
    if tile < FIRST_MULTIPLIER:
        discard_tile(state, slot, "VL-FAIR-05")
        return
    state.display[slot] = -1
    tycoons.gain(state, LACERDA, tile, "VL-FAIR-05")


def after_fair(state: Vinhos) -> None:
    """After each fair both decks are shuffled anew (VL-TURN-03, VL-FAIR-07)."""
    put_back(state)
    state.cards = (1 << len(state.box.cards)) - 1
    if state.journal is not None:
        state.tell("decks-shuffled", "VL-TURN-03", see=("VL-FAIR-07",))
