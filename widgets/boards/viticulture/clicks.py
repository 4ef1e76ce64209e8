"""Where each move is clicked: on the space, the card, the field, the grape or the wine that it is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.core.game import Game
from tutor.core.moves import Move
from tutor.games.viticulture import moves as m
from tutor.games.viticulture.box import Box
from tutor.games.viticulture.names import ACTIONS, CART, COLOURS, LEFT, MIDDLE, OWN_YOKE, RIGHT, SPACES, WINES
from widgets.boards import Reader
from widgets.boards.painter import actor, asked
from widgets.boards.viticulture.cards import deck_of
from widgets.boards.viticulture.words import box_of

#: Where the two ends of a row of spaces lie: those without a bonus.
PLAIN = (LEFT, RIGHT)


def targets(game: Game[Any], view: Mapping[str, Any], move: Move) -> Sequence[str]:
    """Return the targets (see Scene) on which a move can be clicked."""
    seat = actor(game, view)
    box = box_of(game)
    return _on_board(box, view, seat, move) or _on_mat(box, view, seat, move) or _of_cards(box, view, seat, move)


def short(reader: Reader, move: Move) -> str:
    """Return who is placed, where the action is named already."""
    match move:
        case m.Place(_, place, grande) | m.Plan(_, place, grande):
            return reader.text("board-place-short", grande=grande, place=place)
    return ""


def _on_board(box: Box, view: Mapping[str, Any], seat: int | None, move: Move) -> Sequence[str]:
    """Return where on the shared board a move lies."""
    match move:
        case m.Place(action, place, _) | m.Plan(action, place, _):
            spaces = _spaces(box, view, seat, action, place)
            return (*spaces, f"action-{action}") if action in ACTIONS else spaces
        case m.TakeBack(action, place, _):
            return _standing(seat, action, place)
        case m.TakeAction(action):
            return (f"space-{action}-overflow", f"action-{action}") if action in ACTIONS else ()
        case m.TakeBonus():
            return _bonus(view)
        case m.SpendToken():
            return (*_bonus(view), f"tokens-{seat}")
        case m.Pass() | m.Stop() | m.KeepToken():
            return ("pass",)
        case m.Decline():
            return ("pass", *_in_play(view))
        case m.Accept() | m.DoBoth():
            return _in_play(view)
        case m.WakeUp(row, _):
            return (f"row-{row}",) if 1 <= row <= box.rows else ()
        case m.DrawVisitors(first, second):
            return tuple(f"deck-{deck}" for deck in dict.fromkeys((first, second)) if deck in view["decks"])
        case m.DrawFrom(deck):
            return (f"deck-{deck}",)
        case m.TakeDiscard(deck):
            return (f"discard-{deck}",)
        case m.TakeRevealed(card):
            return (f"table-{card}",) if card in view["revealed"] else ()
        case m.DrawCard(card):
            return (f"deck-{deck_of(box, card)}",) if card in box.card_number else ()
        case m.RevealAutoma(_):
            return ("automa",)
    return ()


def _spaces(box: Box, view: Mapping[str, Any], seat: int | None, action: str, place: str) -> Sequence[str]:
    """Return the free spaces on which a worker could be put; where none is free, those that are taken."""
    if action not in ACTIONS:
        return _standing(seat, action, place)
    if place != "plain":
        return (f"space-{action}-{SPACES[MIDDLE] if place == 'bonus' else place}",)
    plain = [space for space in PLAIN if space < box.open_spaces[len(view["vineyards"])]]
    free = [space for space in plain if view["spaces"][action][space] is None]
    return tuple(f"space-{action}-{SPACES[space]}" for space in free or plain)


def _standing(seat: int | None, action: str, place: str) -> Sequence[str]:
    """Return where a worker stands: on a space, the cart or the own yoke."""
    if action == CART:
        return ("cart",)
    return (f"structure-{seat}-{OWN_YOKE}",) if action == OWN_YOKE else (f"space-{action}-{place}",)


def _bonus(view: Mapping[str, Any]) -> Sequence[str]:
    """Return the bonus space of the action that is being done."""
    details = asked(view, "OfferBonus", "OfferToken")
    return (f"space-{ACTIONS[details[0]]}-{SPACES[MIDDLE]}",) if details else ()


def _in_play(view: Mapping[str, Any]) -> Sequence[str]:
    """Return the card that is being carried out."""
    return (f"table-{view['limbo'][-1]}",) if view["limbo"] else ()


def _on_mat(box: Box, view: Mapping[str, Any], seat: int | None, move: Move) -> Sequence[str]:
    """Return where on a vineyard a move lies."""
    match move:
        case m.Build(structure):
            return (f"structure-{seat}-{structure}",)
        case m.Plant(vine, field):
            return (f"field-{seat}-{field}", *_in_hand(view, seat, vine))
        case m.Uproot(vine, field):
            return _vine(view, seat, vine, field)
        case m.Swap(vine, field, other_vine, other_field):
            return (*_vine(view, seat, vine, field), *_vine(view, seat, other_vine, other_field))
        case m.SellField(field) | m.BuyField(field) | m.HarvestField(field):
            return (f"field-{seat}-{field}",)
        case m.SellGrape(colour, value) | m.DiscardGrape(colour, value):
            return (f"grape-{seat}-{colour}-{value}",)
        case m.PlaceGrape(colour):
            return (f"grapes-{seat}-{colour}",)
        case m.MakeWine(wine, red, other_red, white):
            grapes = (("red", red), ("red", other_red), ("white", white))
            used = tuple(f"grape-{seat}-{colour}-{value}" for colour, value in grapes if value)
            return (f"wines-{seat}-{wine}", *used)
        case m.UseWine(wine, value) | m.AgeWine(wine, value) | m.DiscardWine(wine, value):
            return (f"wine-{seat}-{wine}-{value}",)
        case m.PutToken(value):
            return _slot(box, view, seat, value)
        case m.LoseVp():
            return (f"points-{seat}",)
        case m.PayLira():
            return (f"purse-{seat}",)
        case m.GiveCards():
            return (f"hand-{seat}",)
        case m.Name(chosen) | m.FirstPlayer(chosen):
            return (f"owner-{chosen}",)
        case m.TakeGift() | m.TakeLira() | m.KeepParents(_, _):
            return (f"parents-{seat}",)
        case m.DealMama(_) | m.DealPapa(_):
            return tuple(f"parents-{frame[1]}" for frame in view["stack"][-1:])
    return ()


def _slot(box: Box, view: Mapping[str, Any], seat: int | None, value: int) -> Sequence[str]:
    """Return the slot for a new grape or wine, if there is one of that value."""
    grape = asked(view, "ChooseSlot")
    if grape:
        return (f"grape-{seat}-{COLOURS[grape[-2]]}-{value}",)
    wine = asked(view, "ChooseWineSlot")
    if wine and value >= box.wine_min[wine[-2]]:
        return (f"wine-{seat}-{WINES[wine[-2]]}-{value}",)
    return ()


def _vine(view: Mapping[str, Any], seat: int | None, vine: str, field: str) -> Sequence[str]:
    """Return a vine on a field; where there is no such vine, the field."""
    if seat is None or field not in view["vineyards"][seat]["fields"]:
        return ()
    here = vine in view["vineyards"][seat]["fields"][field]["vines"]
    return (f"vine-{seat}-{field}-{vine}",) if here else (f"field-{seat}-{field}",)


def _of_cards(box: Box, view: Mapping[str, Any], seat: int | None, move: Move) -> Sequence[str]:
    """Return the card of the hand that a move is about."""
    match move:
        case m.PlayVisitor(card, _) | m.FillOrder(card) | m.DiscardCard(card):
            return _in_hand(view, seat, card)
        case m.GiveCard(card) | m.OfferCard(card):
            return _in_hand(view, seat, card)
    return ()


def _in_hand(view: Mapping[str, Any], seat: int | None, card: str) -> Sequence[str]:
    """Return a card of a hand, if the reader sees its face."""
    hand = view["vineyards"][seat]["hand"] if seat is not None else ()
    return (f"hand-{seat}-{card}",) if isinstance(hand, list) and card in hand else ()
