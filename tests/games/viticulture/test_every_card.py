"""Random games that play every visitor many times, with all laws checked on the way, and what they cover."""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.volume import volume
from tutor.core.moves import Move
from tutor.games.viticulture.answers import Answer
from tutor.games.viticulture.game import ViticultureGame
from tutor.games.viticulture.moves import (
    Accept,
    Decline,
    DrawVisitors,
    MakeWine,
    Place,
    Plan,
    PlayVisitor,
    Stop,
    TakeAction,
)
from tutor.games.viticulture.names import ACTIONS, CART, FROM_VISITORS, IN_SUMMER, OWN_YOKE, PLACES, WINES
from tutor.games.viticulture.state import Viticulture

#: How often each visitor must have been played, and the games after which that must be so.
WANTED = 20
MOST_GAMES = 400
#: Games with rulings chosen at random, and how often each thing that only a ruling allows is to happen in them.
RULING_GAMES = 48
FEWEST = 5
#: How much the random player likes each action: visitors most, then what leads to wine, orders and workers.
LIKED = {
    "play_summer_visitor": 30.0,
    "play_winter_visitor": 30.0,
    "plant_vine": 4.0,
    "build_structure": 3.0,
    "give_tour": 2.0,
    "harvest_field": 6.0,
    "make_wine": 8.0,
    "fill_order": 12.0,
    "train_worker": 4.0,
    "sell_grapes_or_field": 0.3,
    "gain_1_lira": 0.3,
    "yoke": 0.5,
}
#: How likely somebody with few workers left keeps them for winter.
SPARING = 0.6
FEW = 3
#: How likely somebody does more of what may be repeated.
GREEDY = 0.8


#: Visitors that score only under a condition (the Supervisor is left out: random players seldom make sparkling wine).
CONDITIONAL = (
    *("blacksmith", "overseer", "grower", "agriculturist", "swindler", "handyman", "reaper", "motivator"),
    *("designer", "governor", "taster", "guest_speaker"),
)


class Coverage:
    """What has been played so far."""

    def __init__(self, game: ViticultureGame) -> None:
        self.box = game.box
        decks = (game.data["summer_visitors"]["card"], game.data["winter_visitors"]["card"])
        self.cards: list[str] = [row["id"] for rows in decks for row in rows]
        self.played: Counter[str] = Counter()
        self.ways: Counter[tuple[str, str]] = Counter()
        self.answers: Counter[tuple[str, str]] = Counter()
        self.actions: Counter[tuple[str, str]] = Counter()
        self.games: Counter[int] = Counter()
        self.moves = 0
        #: Who plays which card just now, with the points from visitors before it; and how often a card has scored.
        self.in_play: dict[str, tuple[int, int]] = {}
        self.scored: Counter[str] = Counter()

    def all_ways(self, card: str) -> list[str]:
        """Return the ways in which a card can be played with the rulings in force by default."""
        moves: list[PlayVisitor] = self.box.ways[self.box.card_number[card], "uproot_and_discard", "before"]
        return [move.way for move in moves]

    def note(self, state: Viticulture, move: Move) -> None:
        """Remember a move that is about to be played."""
        self.moves += 1
        if isinstance(move, PlayVisitor):
            self.played[move.card] += 1
            self.ways[move.card, move.way] += 1
            seat = state.stack[-1].actor
            self.in_play[move.card] = (seat, state.vineyards[seat].ledger[FROM_VISITORS])
        elif isinstance(move, Place):
            self.actions[move.action, f"{move.place} grande" if move.grande else move.place] += 1
        elif isinstance(move, Plan):
            self.actions[move.action, "planned"] += 1
        elif isinstance(move, TakeAction):
            self.actions[move.action, "Manager"] += 1
        elif isinstance(move, Accept | Decline) and isinstance(state.decision, Answer):
            self.answers[state.decision.source, "yes" if isinstance(move, Accept) else "no"] += 1

    def finish(self, state: Viticulture) -> None:
        """See which cards have left play, and whether they have scored."""
        for card, (seat, points) in [*self.in_play.items()]:
            if self.box.card_number[card] not in state.limbo:
                del self.in_play[card]
                self.scored[card] += state.vineyards[seat].ledger[FROM_VISITORS] > points

    def complete(self) -> bool:
        """Return whether every card has been played often enough, in every way and with every outcome."""
        enough = all(self.played[card] >= WANTED for card in self.cards)
        return enough and not self.missing_ways() and not self.missing_points()

    def missing_points(self) -> list[str]:
        """Return the visitors whose condition has never been met, or always."""
        return [card for card in CONDITIONAL if not 0 < self.scored[card] < self.played[card]]

    def missing_ways(self) -> list[str]:
        """Return the ways that have never been played."""
        return [f"{card} {way}" for card in self.cards for way in self.all_ways(card) if not self.ways[card, way]]

    def table(self) -> Iterator[str]:
        """Yield the lines of a report."""
        games = ", ".join(f"{count} with {players}" for players, count in sorted(self.games.items()))
        yield f"Viticulture: {self.moves} moves in {self.games.total()} random games ({games})"
        yield f"{'visitor':24}{'played':>7}  in each way"
        for card in self.cards:
            ways = " ".join(f"{way}:{self.ways[card, way]}" for way in self.all_ways(card))
            answers = " ".join(
                f"{word}:{self.answers[card, word]}" for word in ("yes", "no") if self.answers[card, word]
            )
            points = f"  scored:{self.scored[card]}" if self.scored[card] else ""
            yield f"{card:24}{self.played[card]:>7}  {ways}{points}{'  answers ' + answers if answers else ''}"
        yield f"{'action':24}{'taken':>7}  how"
        for action in (*ACTIONS, CART, OWN_YOKE):
            places = [*PLACES, *(f"{place} grande" for place in PLACES), "planned", "Manager"]
            taken = {place: self.actions[action, place] for place in places if self.actions[action, place]}
            how = ", ".join(f"{place} {count}" for place, count in taken.items())
            yield f"{action:24}{sum(taken.values()):>7}  {how}"


def choose(state: Viticulture, coverage: Coverage, rng: random.Random) -> Move:
    """Prefer visitors, and among them what has been played least; otherwise anything but passing early."""
    moves: list[Any] = state.moves()
    kind = type(moves[0])
    if kind is PlayVisitor:
        return min(
            moves, key=lambda move: (coverage.played[move.card], coverage.ways[move.card, move.way], rng.random())
        )
    if kind is Place:
        few = state.vineyards[state.stack[-1].actor].workers <= FEW
        if state.season == IN_SUMMER and few and rng.random() < SPARING:
            return moves[-1]
        places = [move for move in moves if isinstance(move, Place)]
        return rng.choices(places, [LIKED.get(move.action, 1.0) for move in places])[0]
    if len(moves) > 1 and Stop() in moves and rng.random() < GREEDY:
        moves = [move for move in moves if not isinstance(move, Stop)]
    if kind is MakeWine:
        wine = max(moves, key=lambda move: (isinstance(move, MakeWine) and WINES.index(move.wine), rng.random()))
        return rng.choice([wine, rng.choice(moves)])
    if kind is DrawVisitors:
        return rng.choice([move for move in moves if move.second] or moves)
    return rng.choice(moves)


def play(state: Viticulture, coverage: Coverage, rng: random.Random, every: int) -> None:
    """Play a game to its end; check the laws after each visitor, at each new question and every so many moves."""
    coverage.games[state.players] += 1
    questions = set()
    while not state.over:
        move = choose(state, coverage, rng)
        coverage.note(state, move)
        state.play(move)
        new = type(state.decision) not in questions
        if new or isinstance(move, PlayVisitor) or coverage.moves % every == 0:
            questions.add(type(state.decision))
            state.check()
        if coverage.in_play:
            coverage.finish(state)


def report(coverage: Coverage, capsys: pytest.CaptureFixture[str]) -> None:
    """Print the table; to stderr, because what a parallel worker prints to stdout is lost."""
    with capsys.disabled():
        print("", *coverage.table(), sep="\n", file=sys.stderr, flush=True)


@volume("every", 10, 1)
def test_random_games_play_every_visitor(game: ViticultureGame, every: int, capsys: pytest.CaptureFixture[str]) -> None:
    """VI-COMP-03, VI-VIS-01: each of the 76 at least twenty times and in every way, at 1 to 6 players."""
    coverage = Coverage(game)
    assert len(coverage.cards) == 76
    for seed in range(MOST_GAMES):
        players = game.players[seed % len(game.players)]
        play(game.new(players, seed=seed, journal=False), coverage, random.Random(seed), every)
        if coverage.complete() and players == game.players[-1]:
            break
    report(coverage, capsys)
    assert {card: coverage.played[card] for card in coverage.cards if coverage.played[card] < WANTED} == {}
    assert coverage.missing_ways() == []
    assert coverage.missing_points() == []
    assert [
        action for action in (*ACTIONS, CART, OWN_YOKE) if not any(key[0] == action for key in coverage.actions)
    ] == []


@volume("every", 10, 1)
def test_random_games_with_other_rulings(game: ViticultureGame, every: int) -> None:
    """VI-CARD-S09, VI-VIS-08, VI-WINE-05: what only other rulings allow is played too, and breaks no law."""
    coverage = Coverage(game)
    kinds: Counter[str] = Counter()
    for seed in range(RULING_GAMES):
        rng = random.Random(seed)
        rulings = {option.name: rng.choice(option.choices) for option in game.options.values()}
        state = game.new(game.players[seed % len(game.players)], seed=seed, journal=False, **rulings)
        play(state, coverage, rng, every)
        kinds.update(type(move).__name__ for move in state.history)
    loose = Counter(way for card, way in coverage.ways.elements() if "-" in way)
    assert min(loose["b-uproot"], loose["b-discard"], kinds["DoBoth"], kinds["PutToken"]) >= FEWEST
