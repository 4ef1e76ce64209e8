"""The spaces of the board as numbers: those of an action lie side by side, the left one first."""

from __future__ import annotations

from typing import Final

from tutor.games.viticulture.names import OVERFLOW, SPACES

#: How many spaces an action has; with few players some of them are closed (VI-WRK-10).
WIDTH: Final = len(SPACES)


def space_of(action: int, place: int) -> int:
    """Return the space of an action: LEFT, MIDDLE or RIGHT."""
    return WIDTH * action + place


def spaces_of(action: int) -> range:
    """Return all spaces of an action."""
    return range(WIDTH * action, WIDTH * (action + 1))


def named_space(action: int, place: str) -> int:
    """Return the space of an action by its name; "overflow" is the drawing, where only a grande stands."""
    return OVERFLOW + action if place == "overflow" else space_of(action, SPACES.index(place))


def action_of(space: int) -> int:
    """Return the action that a space, or a drawing, belongs to."""
    return space - OVERFLOW if space >= OVERFLOW else space // WIDTH


def place_of(space: int) -> int:
    """Return which of the spaces of its action a space is."""
    return space % WIDTH
