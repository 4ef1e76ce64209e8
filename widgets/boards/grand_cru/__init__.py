"""The board of Grand Cru: the main board above, the estates below, and where each move is clicked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.core.game import Game
from tutor.core.moves import Move
from tutor.games.grand_cru import moves as m
from tutor.games.grand_cru.box import VARIETIES
from widgets.boards import Reader
from widgets.boards.grand_cru import auction, demand, estate, festival, tracks, year
from widgets.boards.grand_cru.words import box_of
from widgets.boards.painter import actor, painter_for
from widgets.scene import Scene

WIDTH = 1200
#: Where the line of captions above the estates stands, where their strips begin, and the distance between these.
CAPTIONS, STRIPS, GAP = 551, 557, 5


def draw(reader: Reader, view: Mapping[str, Any]) -> Scene:
    """Draw a view of the position."""
    painter, box = painter_for(reader), box_of(reader.game)
    players = len(view["estates"])
    pitch = estate.height(players) + GAP
    height = round(STRIPS + players * pitch + 5)
    scene = Scene(WIDTH, height, painter.words("board-label"))
    scene.rect("table", 0, 0, WIDTH, height, "vb-table", rx=16)
    year.draw(painter, scene, view)
    auction.draw(painter, box, scene, view)
    demand.draw(painter, scene, view)
    festival.draw(painter, scene, view)
    tracks.draw(painter, scene, view)
    painter.part(scene, estate.captions, CAPTIONS)
    turn = actor(reader.game, view)
    for seat in range(players):
        estate.draw(painter, box, scene, view, seat, seat == turn, STRIPS + seat * pitch)
    return scene


def targets(game: Game[Any], view: Mapping[str, Any], move: Move) -> Sequence[str]:
    """Return the targets (see Scene) on which a move can be clicked."""
    seat = actor(game, view)
    match move:
        case m.Act(action):
            return (f"act-{action}",)
        case m.UseImprovement(improvement):
            return (f"improvement-{seat}-{improvement}", "act-improvement")
        case m.Pass() | m.LeaveFestival():
            return ("act-pass",)
        case m.PutUp(tile) | m.BuyFromDisplay(tile):
            return (f"display-{tile}",)
        case m.Overbid(column) | m.Acquire(column):
            return (f"column-{column}",)
        case m.BuyFromColumn(column):
            return (f"column-{column}", f"bid-{column}-{box_of(game).direct_price}")
        case m.Bid(price):
            return tuple(f"bid-{column}-{price}" for _, column, *_ in _asked(view, "NameBid"))
        case m.RaiseDemand(variety):
            return (f"demand-up-{variety}",)
        case m.LowerDemand(variety):
            return (f"demand-down-{variety}",)
        case m.Harvest(variety) | m.RemoveVine(variety, _):
            return (f"vines-{seat}-{variety}",)
        case m.Visit(space):
            return (f"festival-{space}",)
        case m.TakeVine(pile, _):
            return (f"pile-{pile}",)
        case m.DealTile(_):
            return ("pile-draw_pile",)
        case m.StartPlayer(chosen):
            return (f"owner-{chosen}",)
    return _wine(game, view, seat, move) or _loan(game, view, seat, move)


def _wine(game: Game[Any], view: Mapping[str, Any], seat: int | None, move: Move) -> Sequence[str]:
    """Return the wine in the cellar that a move is about."""
    match move:
        case m.SellWine(barrel, variety) | m.SellEarly(barrel, variety) | m.SellVintage(barrel, variety):
            wines = [(barrel, variety)]
        case m.Blend(barrel, variety) | m.MoveWine(barrel, variety):
            wines = [(barrel, variety)]
        case m.BlendInto(variety):
            wines = [(barrel, variety) for _, barrel, *_ in _asked(view, "ChooseBlendInto")]
        case m.SellCubes(_):
            wines = [(barrel, variety) for *_, barrel, variety in _asked(view, "PickNumber")]
        case _:
            return ()
    last = dict(zip(VARIETIES, box_of(game).zones[view["options"]["maturity_zones"]].last, strict=True))
    return tuple(f"wine-{seat}-{barrel}-{variety}" for barrel, variety in wines if barrel <= last.get(variety, 0))


def _loan(game: Game[Any], view: Mapping[str, Any], seat: int | None, move: Move) -> Sequence[str]:
    """Return the space of the loan track to which a move brings the player."""
    loans = view["estates"][seat]["loans"] if seat is not None else 0
    match move:
        case m.StartingLoans(count):
            space = count
        case m.TakeLoans(count):
            space = loans + count
        case m.RepayLoans(count):
            space = loans - count
        case m.KeepLoans():
            space = loans
        case _:
            return ()
    return (f"loan-{space}",) if 0 <= space <= box_of(game).most_loans else ()


def _asked(view: Mapping[str, Any], question: str) -> list[Sequence[Any]]:
    """Return the details of the question under way, if it is this one."""
    return [frame[1:] for frame in view["stack"][-1:] if frame[0] == question]
