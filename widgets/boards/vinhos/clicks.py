"""Where each move is clicked: on the space, the region, the estate, the wine, the expert or the barrel it is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.core.game import Game
from tutor.core.moves import Move
from tutor.core.text import OPPONENT
from tutor.games.vinhos import moves as m
from tutor.games.vinhos.box import Box
from tutor.games.vinhos.names import (
    EXTRAS_AS_BENEFITS,
    MAGNATES,
    MULTIPLIERS_2010,
    MULTIPLIERS_AS_BENEFITS,
    REGIONS,
    SLOTS,
    TILE_ACTIONS,
)
from widgets.boards.vinhos.words import actor, asked, box_of, who

#: The operations of the bank.
BANKING: Mapping[type[Any], str] = {
    m.Withdraw: "withdraw",
    m.Deposit: "deposit",
    m.Invest: "invest",
    m.Divest: "divest",
}


def targets(game: Game[Any], view: Mapping[str, Any], move: Move) -> Sequence[str]:
    """Return the targets (see Scene) on which a move can be clicked."""
    box, seat = box_of(game), actor(game, view)
    if type(move) in BANKING:
        return (BANKING[type(move)],)
    return _on_board(box, view, seat, move) or _of_barrels(box, view, seat, move) or _on_mat(box, view, seat, move)


def _on_board(box: Box, view: Mapping[str, Any], seat: int | None, move: Move) -> Sequence[str]:
    """Return where on the shared board a move lies."""
    match move:
        case m.MoveTo(space):
            return (f"space-{space}",)
        case m.Stay():
            return ("space-pass",)
        case m.EndTurn() | m.Stop() | m.LeaveFair() | m.LeaveGame() | m.KeepPort() | m.KeepWorkers():
            return ("done",)
        case m.Pass() | m.DeclineGift():
            return ("done",)
        case m.DrawVintage(_):
            return ("vintage",)
        case m.DrawPlayer(player):
            return (f"owner-{player}",) if player == OPPONENT or player < view["players"] else ()
        case m.DrawUnused(region) | m.PlantFirst(region) | m.BuyVineyard(region) | m.AddCube(region):
            return _region(region)
        case m.RearrangeRegion(region):
            return _region(region)
        case m.TurnVineyard(vineyard) | m.LayNext(vineyard):
            number = box.vineyard_number.get(vineyard)
            return _region(REGIONS[number[0]]) if number else ()
        case m.TurnExpert(expert):
            return tuple(f"pile-{feature}" for feature, pile in view["experts"].items() if expert in pile["rest"])
        case m.TakeExpert(feature):
            return (f"pile-{feature}",)
        case m.DealTycoon(_):
            return ("tycoon-pile",)
        case m.DrawAction(_):
            return ("lacerda-cards",)
        case m.DrawNumber(_):
            return ("lacerda-numbers",)
        case m.TakeFirstTile(tile) | m.BuyTile(tile):
            return tuple(f"display-{slot + 1}" for slot, shown in enumerate(view["display"]) if shown == tile)
        case m.TakePlace(place):
            return (f"place-{place}",) if place <= len(view["lower"]) else ()
        case m.TakeBooth(booth):
            return (f"booth-{booth}",)
        case m.UseCubes(_):
            return _cubes(view, seat)
    return ()


def _region(region: str) -> Sequence[str]:
    return (f"region-{region}",) if region in REGIONS else ()


def _cubes(view: Mapping[str, Any], seat: int | None) -> Sequence[str]:
    """Return the region from which cubes are removed, and the wine for which this is done."""
    wine = _wine_asked(view, seat, "ChooseCubes", "ScoreCubes")
    details = asked(view, "ChooseCubes", "ScoreCubes")
    if wine is None or details is None:
        return ()
    return (*_region(wine["region"]), f"wine-{seat}-{details[0]}-{details[1]}")


def _wine_asked(view: Mapping[str, Any], seat: int | None, *questions: str) -> Mapping[str, Any] | None:
    """Return the wine that the question under way is about."""
    details = asked(view, *questions)
    if details is None or seat is None:
        return None
    wine: Mapping[str, Any] | None = view["vintners"][seat]["estates"][details[0] - 1]["wines"][details[1] - 1]
    return wine


def _of_barrels(box: Box, view: Mapping[str, Any], seat: int | None, move: Move) -> Sequence[str]:
    """Return where a barrel comes to stand, or stands."""
    match move:
        case m.SellFor(value):
            wine = _wine_asked(view, seat, "ChooseSale")
            return (f"sale-{value}-{wine['colour']}",) if wine else ()
        case m.TakeBack(value, colour):
            return (f"sale-{value}-{colour}",)
        case m.RecoverPair(establishment):
            return (f"house-{establishment}",)
        case m.ExportTo(column, row) | m.TakeFromExport(column, row):
            return (f"export-{column}-{row}",)
        case m.VisitMagnate(magnate) | m.TakeFromMagnate(magnate):
            return (f"magnate-{magnate}",)
        case m.MoveBarrel(source):
            return (f"magnate-{source}",) if source in MAGNATES else (f"extra-{source}",)
        case m.TakeFromExtra(benefit):
            return (f"extra-{benefit}",)
        case m.UseBenefit(benefit):
            if benefit in EXTRAS_AS_BENEFITS:
                return (f"extra-{benefit}",)
            return _slots(view, MULTIPLIERS_2010[MULTIPLIERS_AS_BENEFITS.index(benefit)], -1)
        case m.ChooseSlot(slot):
            multiplier = asked(view, "PickSlot")
            return (f"slot-{multiplier[0]}-{slot}",) if multiplier else ()
        case m.TakeFromMultiplier(multiplier):
            if box.reserve:
                return _slots(view, multiplier, seat)
            return (f"multiplier-{seat}-{multiplier}",)
    return ()


def _slots(view: Mapping[str, Any], multiplier: str, owner: int | None) -> Sequence[str]:
    """Return the slots of a multiplier that belong to somebody (-1: are free); where there is none, both."""
    owners = view["multipliers"][multiplier]
    found = [slot for slot in range(SLOTS) if owners[slot] == owner] or range(SLOTS)
    return tuple(f"slot-{multiplier}-{slot + 1}" for slot in found)


def _on_mat(box: Box, view: Mapping[str, Any], seat: int | None, move: Move) -> Sequence[str]:
    """Return where on a mat a move lies."""
    if seat is None:
        return ()
    name = who(view, seat)
    match move:
        case m.UseExpert(expert) | m.PlayExpert(expert) | m.DiscardExpert(expert):
            return (f"expert-{name}-{expert}",)
        case m.UseTile(tile):
            return (f"tile-{name}-{TILE_ACTIONS[box.tile_number[tile]]}",)
        case m.PickWine(estate, slot) | m.EnterWine(estate, slot):
            return (f"wine-{name}-{estate}-{slot}",)
        case m.PlaceVineyard(estate) | m.BuildWinery(estate) | m.BuildCellar(estate) | m.LoseTile(estate):
            return _estate(view, seat, estate)
        case m.Hire(_, estate):
            return _estate(view, seat, estate)
        case m.PlaceWorkers(_):
            details = asked(view, "PlaceOnEstate")
            return _estate(view, seat, details[1]) if details else ()
        case m.AcceptGift():
            details = asked(view, "ChooseGift")
            return _estate(view, seat, details[0]) if details else ()
        case m.UsePort():
            details = asked(view, "ChoosePort")
            return _estate(view, seat, details[0] if details else 1)
        case m.MoveWorkers():
            estates = view["vintners"][seat]["estates"]
            manned = [place for place, estate in enumerate(estates) if estate["enologists"] or estate["farmers"]]
            return tuple(f"estate-{seat}-{place + 1}" for place in manned)
    return ()


def _estate(view: Mapping[str, Any], seat: int, estate: int) -> Sequence[str]:
    there = 1 <= estate <= len(view["vintners"][seat]["estates"])
    return (f"estate-{seat}-{estate}",) if there else ()
