"""Where each move is clicked: on the disc, cell, space of a road, press, card or token that it is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.core.game import Game
from tutor.core.moves import Move
from tutor.games.dom_pierre import moves as m
from tutor.games.dom_pierre.box import Box
from tutor.games.dom_pierre.names import ROADS
from widgets.boards.dom_pierre.objectives import on_table
from widgets.boards.dom_pierre.presses import champagne_target
from widgets.boards.dom_pierre.roads import holder
from widgets.boards.dom_pierre.words import box_of
from widgets.boards.painter import actor, asked


def targets(game: Game[Any], view: Mapping[str, Any], move: Move) -> Sequence[str]:
    """Return the targets (see Scene) on which a move can be clicked."""
    seat, box = actor(game, view), box_of(game)
    if seat is None:
        return _chance(view, move)
    return (
        _turn(view, seat, move)
        or _workers(box, view, seat, move)
        or _grapes(view, seat, move)
        or _village_and_sales(view, seat, move)
        or _cards_and_tokens(box, view, seat, move)
    )


def _turn(view: Mapping[str, Any], seat: int, move: Move) -> Sequence[str]:
    """Return where moves of the draft, of the winery and the ends of questions lie."""
    match move:
        case m.KeepVintage(column) | m.AssignVintage(column):
            return (f"vintage-{seat}-{column}",)
        case m.MoveDisc(column):
            return (f"column-{seat}-{column}",)
        case m.Perform():
            return (f"column-{seat}-{view['turn']['column']}",)
        case m.ReturnWorkers():
            return (f"zone-{seat}-reserve",)
        case m.PopCork(_):
            return (f"start-{seat}",)
        case m.ClaimVintage():
            return (f"waiting-{seat}-vintage",)
        case m.ClaimForce(column):
            return (f"vintage-{seat}-{column}", f"waiting-{seat}-force")
        case m.MoveWorker():
            return (f"vintage-{seat}-village",)
        case m.EndTurn() | m.Done() | m.LeaveTokens() | m.NoHelper() | m.StayPut() | m.CloseSale() | m.KeepToken():
            return ("go-on",)
    return ()


def _workers(box: Box, view: Mapping[str, Any], seat: int, move: Move) -> Sequence[str]:
    """Return the place that a worker is taken from or sent to."""
    match move:
        case m.TakeWorker(zone) | m.SendTo(zone):
            return (f"zone-{seat}-{zone}",)
        case m.TakeFromRoad(road, space):
            return (f"space-{road}-{space}",)
        case m.SendToRoad(road):
            return _empty_space(box, view, road, 0)
        case m.SkipOnRoad(road):
            return _empty_space(box, view, road, 1)
        case m.TakeFromVine(row, column) | m.SendToVine(row, column) | m.CallHelper(row, column):
            return (f"cell-{row}-{column}",)
    return ()


def _empty_space(box: Box, view: Mapping[str, Any], road: str, skip: int) -> Sequence[str]:
    """Return the nearest empty space of a road, or one farther; where there is none, the road itself."""
    number, players = ROADS.index(road), len(view["maisons"])
    spaces = range(1, box.road_lengths[number] + 1)
    empty = [space for space in spaces if holder(box, view, players, number, space) is None]
    return (f"space-{road}-{empty[skip]}",) if len(empty) > skip else (f"road-{road}",)


def _grapes(view: Mapping[str, Any], seat: int, move: Move) -> Sequence[str]:
    """Return where bunches, harvest tiles, modifiers and champagne go."""
    match move:
        case m.Plant(_, row, column) | m.NameBunch(row, column):
            return (f"cell-{row}-{column}",)
        case m.Harvest(variety, _) | m.GiveBack(variety, _, _):
            return (f"supply-{variety}",)
        case m.Store(_, _, _, press) | m.PutModifier(press) | m.Activate(press, _):
            return (f"press-{seat}-{press}",)
        case m.MakeChampagne(_, _):
            pressed = asked(view, "ChooseKind")
            return (f"press-{seat}-{pressed[0]}",) if pressed else ()
    return ()


def _village_and_sales(view: Mapping[str, Any], seat: int, move: Move) -> Sequence[str]:
    """Return where benefits of the village and sales lie."""
    match move:
        case m.TakeTile(stack):
            return (f"tile-stack-{stack}",)
        case m.TakeAccessory(stack):
            return (f"accessory-stack-{stack}",)
        case m.OfferChampagne(press, vessel, value):
            return ("benefit-champagne", *_champagne(view, seat, press, vessel, value))
        case m.LocalSale(press, vessel, value):
            return _champagne(view, seat, press, vessel, value)
        case m.TakeBonuses():
            return ("benefit-bonuses",)
        case m.Sell(market, press, vessel, value):
            return (f"market-{market}", *_champagne(view, seat, press, vessel, value))
        case m.CycleCard(road):
            return (f"deck-{road}",)
        case m.AddAccessory(accessory, colour):
            return (f"accessory-{seat}-{accessory}-{colour}",)
    return ()


def _champagne(view: Mapping[str, Any], seat: int, press: str, vessel: str, value: int) -> Sequence[str]:
    """Return champagne tiles of a press, if there are such."""
    there = [vessel, value] in view["maisons"][seat]["presses"][press]["champagne"]
    return (champagne_target(seat, press, vessel, value),) if there else ()


def _cards_and_tokens(box: Box, view: Mapping[str, Any], seat: int, move: Move) -> Sequence[str]:
    """Return the objective card, the prestige token or the level of the track that a move is about."""
    maison = view["maisons"][seat]
    match move:
        case m.PickCard(card) | m.KeepCard(card) | m.TakeBonus(card):
            return (f"objective-{card}",) if card in on_table(box, view)[0] else ()
        case m.ScoreObjective(card, _):
            return (f"aim-{seat}-{card}",) if card in maison["objectives"] or card in maison["scored"] else ()
        case m.DrawCards():
            return ("objective-deck",)
        case m.TakeToken(token):
            return (f"flute-{token}",)
        case m.TakeFaceDown():
            return ("flute-down",)
        case m.BuyPrestige():
            return (f"level-{min(maison['level'] + 1, box.top_level)}",)
        case m.UseToken(token) | m.AddToken(token):
            if asked(view, "UseOrKeep"):
                return ("gained",)
            return (f"token-{seat}-{token}",) if maison["tokens"].get(token) else ()
    return ()


def _chance(view: Mapping[str, Any], move: Move) -> Sequence[str]:
    """Return where a draw of chance comes from."""
    name, *fields = view["stack"][-1]
    match move:
        case m.ShowToken(_):
            return ("flute-down",)
        case m.ShowTile(_, _, _) if name == "RevealTile":
            return (f"tile-stack-{fields[0] + 1}",)
        case m.ShowAccessory(_) if name == "RevealAccessory":
            return (f"accessory-stack-{fields[0] + 1}",)
        case m.ShowCard(_) if name == "RevealCard":
            return (f"deck-{ROADS[fields[0]]}",)
        case m.ShowObjective(_):
            return ("objective-deck",)
        case m.DrawGrape(variety):
            return (f"bag-{variety}",)
    return ()
