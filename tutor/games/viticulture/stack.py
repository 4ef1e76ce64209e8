"""Whose turn the stack shows, and that the questions on it can have come about: a save may say anything."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from tutor.core.decision import Decision
from tutor.games.viticulture import effects
from tutor.games.viticulture.answers import Ask
from tutor.games.viticulture.cards import DrawChoice, PayCards, available
from tutor.games.viticulture.cellar import AgeOne, BuyGrape, MakeWines
from tutor.games.viticulture.effects import Effect, Part, Repeated
from tutor.games.viticulture.fields import Harvest, PlantVines, UprootVines, UseYoke
from tutor.games.viticulture.names import (
    ACCEPTED,
    ACTIONS,
    AT_YEAR_END,
    COLOURS,
    COTTAGE,
    DECKS,
    FIELDS,
    IN_FALL,
    IN_SETUP,
    IN_SPRING,
    IN_SUMMER,
    IN_WINTER,
    MIDDLE,
    ORDER,
    OVERFLOW,
    PLANTED_FIELD,
    VISITORS,
    WINES,
)
from tutor.games.viticulture.opponents import SECRET_ROUNDS, Claim, Import, Levy, Named, Treat
from tutor.games.viticulture.orders import FillOrders
from tutor.games.viticulture.spaces import spaces_of
from tutor.games.viticulture.structures import BuildStructures
from tutor.games.viticulture.workers import TakeBackWorkers

if TYPE_CHECKING:
    from tutor.games.viticulture.state import Viticulture

#: What lies on the stack in each part of the year, from the bottom up.
PHASES: Final = {
    IN_SETUP: (
        "DrawRooster|NewYear( ChooseGift)+( MamaGifts)*( ChooseParents)*(( DealPapaTo)*( DealMamaTo)*)*( DrawFromDeck)*"
    ),
    IN_SPRING: "EndYear YearEnd NextTurn StartSeason StartFall NextTurn StartSeason( ChooseRow)*( DrawFromDeck)?",
    IN_SUMMER: "EndYear YearEnd NextTurn StartSeason StartFall NextTurn(?! StartSeason)( .*)?",
    IN_FALL: "EndYear YearEnd NextTurn StartSeason( FallDraw)*(( SecondVisitor)? DrawFromDeck)?",
    IN_WINTER: "EndYear YearEnd NextTurn(?! StartSeason)( .*)?",
    AT_YEAR_END: "(EndYear( DiscardDown)+)?",
}
#: Below a turn: the season, or the plans that come before its first turn.
BASE: Final = frozenset({"NextTurn", "RunPlans"})
#: Where the program of an action or card ends, or goes on.
DONE: Final = frozenset({"AfterAction", "FinishCard", "ChooseBoth", "Carry"})
#: An answer to another player's card ends there too.
ANSWERED: Final = DONE | {"Answers"}
#: What may lie directly below each frame of a turn.
LIES_ON: Final[Mapping[str, frozenset[str]]] = {
    "TakeTurn": frozenset({"NextTurn"}),
    "AutomaTurn": frozenset({"NextTurn"}),
    "TurnUpAutoma": frozenset({"NextTurn"}),
    "RunPlans": frozenset({"NextTurn", "AutomaTurn"}),
    "AfterAction": BASE,
    "OfferBonus": frozenset({"AfterAction"}),
    "OfferToken": frozenset({"AfterAction"}),
    "FinishCard": frozenset({"AfterAction", "FinishCard"}),
    "ChooseBoth": frozenset({"FinishCard"}),
    "Carry": frozenset({"FinishCard", "ChooseBoth"}),
    "ChooseVisitor": frozenset({"AfterAction", "FinishCard"}),
    "ChooseTrade": frozenset({"AfterAction", "FinishCard"}),
    "SellMore": frozenset({"AfterAction", "FinishCard"}),
    "ChooseYoke": frozenset({"NextTurn"}),
    "ChooseStructure": ANSWERED,
    "ChooseVine": ANSWERED,
    "ChooseWine": ANSWERED,
    "NextWine": ANSWERED,
    "ChooseWineSlot": ANSWERED | {"NextWine"},
    "ChooseField": DONE,
    "ChooseSlot": DONE | {"ChooseField", "ChooseSlot", "NextTurn"},
    "ChooseOrder": DONE,
    "ChooseWineFor": DONE,
    "ChooseUproot": DONE,
    "ChooseSwap": DONE,
    "ChooseAgeing": DONE,
    "GiveUpGrape": DONE,
    "GiveUpWine": DONE,
    "ChooseColour": DONE,
    "PayWithCards": DONE,
    "ChooseWorker": DONE,
    "ChoosePile": DONE,
    "ChooseRevealed": DONE,
    "TurnUp": frozenset({"TurnUp", "ChooseRevealed"}),
    "ChooseDeck": DONE | {"ChooseDeck"},
    "ChooseOpponents": DONE,
    "Rewards": DONE,
    "HandOver": DONE | {"Rewards", "HandOver"},
    "AnswerQueen": DONE,
    "ImportRound": DONE,
    "OfferVisitors": frozenset({"ImportRound"}),
    "ChooseNewRow": frozenset({"Carry"}),
    "ChoosePlan": DONE,
    "ChooseSummerAction": DONE,
    "Answers": DONE,
    "Answer": frozenset({"Answers"}),
    "DrawFromDeck": ANSWERED | {"ChooseDeck", "AfterAction"},
}
#: Questions that cards put to other players.
TO_OTHERS: Final = frozenset({"AnswerQueen", "HandOver", "OfferVisitors"})
#: The effect to which a question belongs.
OF_EFFECT: Final[Mapping[str, type[Effect] | tuple[type[Effect], ...]]] = {
    "ChooseStructure": BuildStructures,
    "ChooseVine": PlantVines,
    "ChooseWine": MakeWines,
    "NextWine": MakeWines,
    "ChooseWineSlot": MakeWines,
    "ChooseField": Harvest,
    "ChooseYoke": UseYoke,
    "ChooseOrder": FillOrders,
    "ChooseWineFor": FillOrders,
    "ChooseUproot": UprootVines,
    "ChooseAgeing": AgeOne,
    "ChooseColour": BuyGrape,
    "PayWithCards": PayCards,
    "ChooseWorker": TakeBackWorkers,
    "ChooseDeck": DrawChoice,
    "ChooseOpponents": (Treat, Claim),
    "AnswerQueen": Levy,
    "ImportRound": Import,
    "OfferVisitors": Import,
}


def check(state: Viticulture) -> None:
    """The stack fits the season, each frame lies on what it can lie on, and the question on top can be answered."""
    names = [type(frame).__name__ for frame in state.stack]
    state.demand("stack", re.fullmatch(PHASES[state.season], " ".join(names)) is not None, season=state.season)
    if not state.stack:
        return
    if state.season in (IN_SUMMER, IN_WINTER):
        _turn(state, names)
    else:
        _queue(state)
    for frame in state.stack:
        fits = FITS.get(type(frame).__name__)
        if fits is not None:
            state.demand("frame", fits(state, frame), frame=repr(frame))
    _in_play(state, names)
    top = state.stack[-1]
    state.demand("answer", bool(top.moves(state)), question=repr(top))


def _queue(state: Viticulture) -> None:
    """Outside the turns: whose rows, draws and discards are still to come."""
    for kind, order in (
        ("ChooseGift", _from_first(state)),
        ("MamaGifts", _from_first(state)),
        ("ChooseParents", _from_first(state)),
        ("ChooseRow", _from_first(state)),
        ("FallDraw", state.order),
    ):
        left = [_seat(frame) for frame in reversed(state.stack) if type(frame).__name__ == kind]
        state.demand("queue", left == order[len(order) - len(left) :], kind=kind)
        if kind == "ChooseRow" and state.season == IN_SPRING:
            asleep = [seat for seat in order if not state.vineyards[seat].row]
            state.demand("queue", left == asleep)
        if kind == "ChooseGift" and state.season == IN_SETUP and state.first >= 0:
            _parents(state, left)
    if state.season == AT_YEAR_END:
        left = [frame.actor for frame in reversed(state.stack) if isinstance(frame, Decision)]
        limit = state.box.hand_limit
        over = [seat for seat in state.order if len(state.vineyards[seat].hand) > limit]
        state.demand("queue", left == over)
    drawing = [frame for frame in state.stack if type(frame).__name__ == "DrawFromDeck"]
    decks = [frame.deck for frame in drawing]
    state.demand("queue", len(set(decks)) == len(decks))


def _parents(state: Viticulture, waiting: list[int]) -> None:
    """During the set-up everybody who has not taken papa's gift has parents, or is still to be dealt some."""
    dealt = state.box.parents_dealt if state.options.advanced_parents else 1
    kinds = [(type(frame).__name__, getattr(frame, "seat", -1)) for frame in state.stack]
    choosing = [frame.actor for frame in state.stack if type(frame).__name__ == "ChooseParents"]
    unfed = [seat for kind, seat in kinds if kind == "MamaGifts"]
    used: list[list[int]] = [[], []]
    for seat, vineyard in enumerate(state.vineyards):
        for number, (kind, parents) in enumerate((("DealMamaTo", vineyard.mamas), ("DealPapaTo", vineyard.papas))):
            to_come = kinds.count((kind, seat))
            all_dealt = dealt if seat in choosing or to_come else 1
            wanted = all_dealt if seat in waiting else 0
            state.demand("parents", len(parents) + to_come == wanted, seat=seat)
            used[number] += parents
        fed = seat not in unfed
        state.demand("parents", bool(vineyard.regular) == fed, seat=seat)
        state.demand("parents", fed or not vineyard.hand, seat=seat)
    state.demand("parents", all(len(set(cards)) == len(cards) for cards in used))


def _seat(frame: Any) -> int:
    seat: int = getattr(frame, "seat", frame.actor)  # a step or a draw says for whom it is
    return seat


def _from_first(state: Viticulture) -> list[int]:
    return state.clockwise(state.first) if state.first >= 0 else []


def _turn(state: Viticulture, names: list[str]) -> None:
    """A turn: what lies on what, and who acts."""
    start = 3 if state.season == IN_WINTER else 6
    for below, name in zip(names[start - 1 :], names[start:], strict=False):
        state.demand("lies-on", below in LIES_ON.get(name, ()), frame=name, below=below)
    state.demand("planning", "RunPlans" not in names or state.season == IN_WINTER)
    rest = [frame for frame in state.stack[start:] if hasattr(frame, "seat") or isinstance(frame, Decision)]
    own = [frame for frame in rest if type(frame).__name__ in ("TakeTurn", "AfterAction", "FinishCard", "Carry")]
    if not rest or type(rest[-1]).__name__ == "TurnUpAutoma":
        return
    actor = _seat(own[0]) if own else _seat(rest[0])
    planned = "RunPlans" in names
    state.demand("turn", planned or state.order[(state.turn - 1) % state.players] == actor, seat=actor)
    state.demand("turn", all(_seat(frame) == actor for frame in own), seat=actor)
    state.demand("turn", _seat(rest[0]) == actor, seat=actor)
    state.demand("turn", names[-1] != "TakeTurn" or not state.has_passed(actor), seat=actor)
    asked = state.stack[-1]
    answering = "Answers" in names or names[-1] in TO_OTHERS
    state.demand("turn", answering or _seat(asked) == actor, seat=actor)
    if "Answers" in names and names[-1] != "Answers":
        answers = next(frame for frame in state.stack if type(frame).__name__ == "Answers")
        state.demand("turn", _seat(asked) not in answers.left, seat=_seat(asked))
    for frame in state.stack[start:]:
        if isinstance(frame, effects.Carry):
            state.demand("rest-possible", rest_possible(state, frame), source=frame.source)


def rest_possible(state: Viticulture, carry: effects.Carry) -> bool:
    """Return whether what a card still has to do can be done, unless the question on top sees to that (VI-VIS-21)."""
    program = state.box.programs[carry.source, carry.way]
    vineyard = state.vineyards[carry.seat]
    if not program.tangled:
        rest = program.effects[carry.at :]
        return all(effect.why_not(state, carry.seat, vineyard) is None for effect in rest)
    top = state.stack[-1]
    same = isinstance(top, Part) and (top.source, top.way) == (carry.source, carry.way)
    return same or effects.feasible(state, carry.seat, vineyard, program, carry.at)


def can_go_on(state: Viticulture) -> bool:
    """Return whether the question on top has an answer, and what cards still have to do can be done."""
    carries = (frame for frame in state.stack if isinstance(frame, effects.Carry))
    return bool(state.stack[-1].moves(state)) and all(rest_possible(state, carry) for carry in carries)


def _in_play(state: Viticulture, names: list[str]) -> None:
    """Cards in limbo, turned up or put aside belong to what is on the stack; notes make sense."""
    limbo = [frame.card for frame in state.stack if type(frame).__name__ == "FinishCard"]
    if names[-1] == "ChooseWineFor":
        orders = state.box.card_place
        state.demand("limbo", bool(state.limbo) and orders[state.limbo[-1]][0] == ORDER)
        limbo.append(state.limbo[-1])
    state.demand("limbo", limbo == state.limbo)
    showing = "ChooseRevealed" in names
    state.demand("revealed", showing or not state.revealed)
    state.demand("revealed", not showing or "TurnUp" in names or bool(state.revealed))
    state.demand("aside", "ImportRound" in names or not state.escrow)
    state.demand("notes", state.notes[PLANTED_FIELD] < len(FIELDS) and state.notes[ACCEPTED] < 1 << state.players)


# ---------------------------------------------------------------------- the values of single frames


def _effect(state: Viticulture, frame: Any) -> Effect | None:
    """Return the effect at a frame's address, or None if there is none."""
    program = state.box.programs.get((frame.source, frame.way))
    if program is None or not 0 <= frame.at < len(program.effects):
        return None
    effect: Effect = program.effects[frame.at]
    return effect


def _part(state: Viticulture, frame: Any) -> bool:
    """A question of an effect: its address is that of such an effect, and it is not done too often."""
    effect = _effect(state, frame)
    if not isinstance(effect, OF_EFFECT[type(frame).__name__]):
        return False
    if _played_by_others(frame):
        return True
    done = getattr(frame, "done", 0)
    if type(frame).__name__ == "ChooseWineFor":
        return True  # `done` counts icons there; limbo is checked elsewhere
    high = effect.high if isinstance(effect, Repeated) else getattr(effect, "n", 1)
    return bool(0 <= done < max(high, 1))


def _played_by_others(frame: Any) -> bool:
    return type(frame).__name__ in ("AnswerQueen", "ImportRound", "OfferVisitors", "ChooseOpponents")


def _slot(state: Viticulture, frame: Any) -> bool:
    """A token that waits for its slot: a free one must be left for it."""
    effect = _effect(state, frame)
    wine = type(frame).__name__ == "ChooseWineSlot"
    kinds = len(WINES) if wine else len(COLOURS)
    kind = frame.wine if wine else frame.colour
    if not state.options.voluntary_devalue or kind not in range(kinds) or not 1 <= frame.value <= 3 * state.box.top:
        return False
    if wine:
        return isinstance(effect, MakeWines) and 1 <= frame.done <= effect.high
    return isinstance(effect, Harvest | UseYoke) and 1 <= frame.done <= state.box.top and frame.value <= state.box.top


def _wine_for(state: Viticulture, frame: Any) -> bool:
    """An icon of the order in play, with wines for it and for all that follow."""
    if not state.limbo or state.box.card_place[state.limbo[-1]][0] != ORDER:
        return False
    icons = state.box.icons[state.limbo[-1] - state.box.first_card[ORDER]]
    return _part(state, frame) and 0 <= frame.done < len(icons)


def _opponents(state: Viticulture, frame: Any) -> bool:
    order = state.clockwise(frame.actor)[1:]
    effect = _effect(state, frame)
    if not isinstance(effect, Named) or not set(frame.named) <= set(order) or len(frame.named) >= effect.most(state):
        return False
    places = [order.index(seat) for seat in frame.named]
    return places == sorted(set(places)) and effect.lira * len(frame.named) <= state.vineyards[frame.actor].lira


def _answers(state: Viticulture, frame: Any) -> bool:
    """A round of answers: who is left is the end of the round."""
    asks = [
        effect
        for (source, _), program in state.box.programs.items()
        if source == frame.source
        for effect in program.effects
        if isinstance(effect, Ask)
    ]
    if not asks or frame.seat not in range(state.players):
        return False
    others = state.clockwise(frame.seat)[1:]
    everybody = [frame.seat, *others] if asks[0].everybody else others
    return list(frame.left) == everybody[len(everybody) - len(frame.left) :] and len(frame.left) <= len(everybody)


def _answer(state: Viticulture, frame: Any) -> bool:
    below = state.stack[-2]
    return bool(below.source == frame.source and below.seat == frame.player)


def _importing(state: Viticulture, frame: Any) -> bool:
    rounds = SECRET_ROUNDS if state.options.importer_protocol == "simultaneous" else 0
    others = set(range(state.players)) - {frame.seat}
    return _part(state, frame) and set(frame.left) <= others and 0 <= frame.failed <= rounds


def _offering(state: Viticulture, frame: Any) -> bool:
    below = state.stack[-2]
    fits = (frame.source, frame.way, frame.at, frame.player) == (below.source, below.way, below.at, below.seat)
    return fits and frame.actor != frame.player


def _hand_over(state: Viticulture, frame: Any) -> bool:
    hand = [state.box.card_place[card][0] for card in state.vineyards[frame.actor].hand]
    fitting = sum(deck in frame.decks for deck in hand)
    return frame.player != frame.actor and frame.player in range(state.players) and 1 <= frame.left <= fitting


def _drawing(state: Viticulture, frame: Any) -> bool:
    """A draw: of a deck that holds a card, by a rule of the book."""
    if frame.deck not in range(len(DECKS)) or frame.seat not in range(state.players) or frame.left < 1:
        return False
    return available(state, frame.deck) and state.decks[frame.deck].size > 0 and frame.law in state.game.rulebook


def _second(state: Viticulture, frame: Any) -> bool:
    """A second visitor: by the cottage of whoever draws the first one."""
    above = state.stack[-1]
    drawing = type(above).__name__ == "DrawFromDeck" and above.seat == frame.seat
    return drawing and frame.deck in VISITORS and bool(state.vineyards[frame.seat].built & COTTAGE)


def _after_action(state: Viticulture, frame: Any) -> bool:
    if frame.seat not in range(state.players) or frame.action not in range(len(ACTIONS)):
        return False
    return frame.space == OVERFLOW + frame.action or frame.space in spaces_of(frame.action)


def _bonus(state: Viticulture, frame: Any) -> bool:
    if frame.action not in range(len(ACTIONS)) or state.box.discounts[frame.action]:
        return False
    own = spaces_of(frame.action)
    on_bonus = frame.space == own[MIDDLE]
    token = state.players == 1 and state.vineyards[0].tokens > 0 and not state.options.solo_token_opens_space
    return (frame.space in own or frame.space == OVERFLOW + frame.action) and (on_bonus or token)


def _token(state: Viticulture, frame: Any) -> bool:
    below = state.stack[-2]
    solo = state.players == 1 and state.vineyards[0].tokens > 0
    discounted = frame.action in range(len(ACTIONS)) and state.box.discounts[frame.action] > 0
    return solo and discounted and below.action == frame.action


def _both(state: Viticulture, frame: Any) -> bool:
    offered = (frame.source, f"+{frame.key_left}") in state.box.programs
    return offered and state.options.both_cost_timing == "between"


def _finish(state: Viticulture, frame: Any) -> bool:
    known = frame.card in state.limbo and state.box.card_place[frame.card][0] in VISITORS
    return known and frame.seat in range(state.players)


def _carry(state: Viticulture, frame: Any) -> bool:
    below = [other for other in state.stack if type(other).__name__ == "FinishCard"]
    cards = [state.box.cards[other.card] for other in below]
    return _effect(state, frame) is not None and frame.source in cards and frame.seat in range(state.players)


def _reward(state: Viticulture, frame: Any) -> bool:
    known = (frame.source, "reward") in state.box.programs and frame.seat in range(state.players)
    return known and 0 <= frame.times < state.players


def _pile(state: Viticulture, frame: Any) -> bool:
    piles = sum(bool(deck.discard) and not frame.taken >> place & 1 for place, deck in enumerate(state.decks))
    return bool(0 <= frame.taken < 1 << len(DECKS) and 1 <= frame.left <= piles)


def _wine_to_give(state: Viticulture, frame: Any) -> bool:
    return bool(1 <= frame.least <= state.box.top)


def _season(state: Viticulture, frame: Any) -> bool:
    """The lower of the two begins winter."""
    lower = next(other for other in state.stack if type(other) is type(frame))
    return bool(frame.season == (IN_WINTER if frame is lower else IN_SUMMER))


def _automa(state: Viticulture, frame: Any) -> bool:
    most: int = state.box.automa_workers
    return state.players == 1 and -1 <= frame.placed <= most


#: What the values of a frame must fulfil.
FITS: Final[Mapping[str, Callable[[Viticulture, Any], bool]]] = {
    **dict.fromkeys(OF_EFFECT, _part),
    "ChooseSlot": _slot,
    "ChooseWineSlot": _slot,
    "ChooseWineFor": _wine_for,
    "ChooseOpponents": _opponents,
    "Answers": _answers,
    "Answer": _answer,
    "SecondVisitor": _second,
    "ImportRound": _importing,
    "OfferVisitors": _offering,
    "HandOver": _hand_over,
    "DrawFromDeck": _drawing,
    "TurnUp": _drawing,
    "AfterAction": _after_action,
    "OfferBonus": _bonus,
    "OfferToken": _token,
    "ChooseBoth": _both,
    "FinishCard": _finish,
    "Carry": _carry,
    "Rewards": _reward,
    "ChoosePile": _pile,
    "ChooseVisitor": lambda state, frame: frame.deck in VISITORS,
    "GiveUpWine": _wine_to_give,
    "ChooseRevealed": lambda state, frame: 1 <= frame.left <= len(DECKS),
    "StartSeason": _season,
    "AutomaTurn": _automa,
    "TurnUpAutoma": _automa,
}
