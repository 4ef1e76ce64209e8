"""The board of Toscana: map, market and wineries at one sight, and where each move is clicked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.core.game import Game
from tutor.core.moves import Move
from tutor.games.toscana import moves as m
from tutor.games.toscana.box import Box
from widgets.boards import Reader
from widgets.boards.painter import actor, painter_for
from widgets.boards.toscana import map as chart
from widgets.boards.toscana import market, winery
from widgets.scene import Scene

WIDTH = 1200
#: Where the line of captions above the wineries stands, where their strips begin, and the distance between these.
CAPTIONS, STRIPS, GAP = 386, 394, 6


def draw(reader: Reader, view: Mapping[str, Any]) -> Scene:
    """Draw a view of the position."""
    painter = painter_for(reader)
    players = len(view["wineries"])
    height = STRIPS + players * (winery.HEIGHT + GAP) + 8
    scene = Scene(WIDTH, height, painter.words("board-label"))
    scene.rect("table", 0, 0, WIDTH, height, "vb-table", rx=16)
    chart.draw(painter, scene, view)
    market.draw(painter, scene, view)
    painter.part(scene, winery.captions, CAPTIONS)
    turn = actor(reader.game, view)
    for seat, board in enumerate(view["wineries"]):
        top = STRIPS + seat * (winery.HEIGHT + GAP)
        painter.part(scene, winery.draw, seat, board, seat == turn, seat == view["first"], top)
    return scene


def targets(game: Game[Any], view: Mapping[str, Any], move: Move) -> Sequence[str]:
    """Return the targets (see Scene) on which a move can be clicked."""
    seat = actor(game, view)
    match move:
        case m.Place(space) | m.Replace(space):
            return (f"space-{space}",)
        case m.PlaceWater(crossroads):
            return (f"crossroads-{crossroads}",)
        case m.UseAction(action):
            return (f"action-{seat}-{action}",)
        case m.Hire("lobbyist" | "mr_rose" as person):
            return (person,)
        case m.Hire(person):
            return _next_piece(game, view, seat, person)
        case m.MoveTile(good):
            return (f"recommendation-{good}",)
        case m.ChangePrice(good, step):
            return (f"price-{'up' if step > 0 else 'down'}-{good}",)
        case m.Buy(good, _):
            return (f"market-{good}",) if view["market"].get(good) else (f"market-{good}", f"bank-{good}")
        case m.Sell(good, _):
            return (f"warehouse-{seat}-{good}",)
        case m.TakeInstead(good) | m.Produce(good):
            return (f"bank-{good}",)
        case m.Taste(good, step):
            return _tile(view, seat, f"{good}{step:+d}")
        case m.Offer(partner, _, good):
            return (f"warehouse-{partner}-{good}",)
    return ()


def _tile(view: Mapping[str, Any], seat: int | None, tile: str) -> Sequence[str]:
    """Return a tasting tile, if it lies face up in the hand of the player."""
    hand = view["wineries"][seat]["hand"] if seat is not None else ()
    return (f"taste-{seat}-{tile}",) if isinstance(hand, list) and tile in hand else ()


def _next_piece(game: Game[Any], view: Mapping[str, Any], seat: int | None, person: str) -> Sequence[str]:
    """Return the leftmost piece of a kind that a player has not hired yet."""
    if seat is None:
        return ()
    box: Box = game.box
    hired = view["wineries"][seat]["hired"]
    left = [number for number, slot in enumerate(box.slots) if number >= hired and slot.piece == person]
    return (f"hire-{seat}-{left[0] + 1}",) if left else ()
