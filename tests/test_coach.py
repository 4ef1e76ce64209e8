"""The coach's players: legal, reproducible, blind to what their seat cannot know, and no fools."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from statistics import median
from time import process_time
from typing import Any

import pytest

import tutor
from tests.quiet import assert_within
from tests.volume import volume
from tests.worlds import GAMES, single_options, walk
from tutor.coach import PLAYERS, Player, play_out, player
from tutor.coach.plans import ENOUGH
from tutor.core.moves import Move
from tutor.core.state import State
from tutor.games.toscana.examples.positions import Player as Seat
from tutor.games.toscana.examples.positions import play, turn
from tutor.games.toscana.moves import Accept, FinishTrade, Offer, OfferCount, OfferPrice, Refuse, Taste, UseAction

every_game = pytest.mark.parametrize("name", GAMES)
every_player = pytest.mark.parametrize("spec", PLAYERS)


def snapshot(state: State) -> Any:
    return state.to_json(), state.key(), list(state.history), list(state.journal or ())


class Watched:
    """A player who is asked twice, and watched for changing the state; some decisions can be left to chance."""

    def __init__(self, spec: str, seed: int, every: int = 1) -> None:
        self.players: list[Player] = [player(spec, seed), player(spec, seed)]
        self.idle, self.every, self.asked = player("random", seed), every, 0

    def choose(self, state: State, seat: int) -> Move:
        self.asked += 1
        if self.asked % self.every:
            return self.idle.choose(state, seat)
        before = snapshot(state)
        first = self.players[0].choose(state, seat)
        assert self.players[1].choose(state, seat) == first, "the same seed, the same move"
        assert snapshot(state) == before, "a player leaves the state as it is"
        assert state.why_not(first) is None
        return first


def beats(first: str, second: str, name: str, games: int) -> float:
    """Return how many of some two-player games the first wins, from both seats in turn; a shared victory is half."""
    wins = 0.0
    for number in range(games):
        state = tutor.game(name).new(2, number, journal=False)
        ours = number % 2
        seats = [player(first if seat == ours else second, number * 2 + seat) for seat in range(2)]
        play_out(state, seats)
        winners = state.winners()
        wins += (ours in winners) / max(1, len(winners))  # everybody may have lost
    return wins


@volume("every", 8, 1)
@every_game
@every_player
def test_a_player_finishes_games_at_every_number_of_players_and_changes_nothing(
    name: str, spec: str, every: int
) -> None:
    """Asked at one decision of `every` so many, among others who move at random; or at each, among others alike."""
    game = tutor.game(name)
    for seed, players in enumerate(game.players):
        state = game.new(players, seed)
        others = spec if every == 1 else "random"
        play_out(state, [Watched(spec, 0, every), *(player(others, seat) for seat in range(1, players))])
        assert state.over


@pytest.mark.long
@every_game
def test_greedy_finishes_games_with_every_option(name: str) -> None:
    game = tutor.game(name)
    for seed, options in enumerate(single_options(name)):
        state = game.new(game.players[seed % len(game.players)], seed, journal=False, **options)
        play_out(state, [player("greedy" if seat < 2 else "random", seat) for seat in range(state.players)])
        assert state.over


@every_game
@every_player
def test_worlds_that_look_alike_to_a_seat_get_the_same_answer(name: str, spec: str) -> None:
    game = tutor.game(name)
    asked = 0
    for seed, players in enumerate(game.players):
        rng = random.Random(seed)
        for here in walk(game.new(players, seed), seed):
            seat = here.actor
            # every question that is asked in secret, and now and then another
            if seat is None or (rng.random() > 0.05 and not (here.decision and here.decision.secret)):
                continue
            other = here.redeal(seat, rng)
            assert other.view(seat) == here.view(seat)
            assert player(spec, asked).choose(other, seat) == player(spec, asked).choose(here, seat)
            asked += 1
    assert asked > 20


@volume("games", 2, 200)
@every_game
def test_greedy_beats_random_in_95_of_100_games(name: str, games: int) -> None:
    """In each of a few, which are always the same."""
    assert beats("greedy", "random", name, games) >= 0.95 * games


def let_greedy_play(name: str, decisions: int, watch: Callable[[Callable[[], Move]], Move]) -> None:
    """Let as many greedy players as a game takes make some decisions, each watched."""
    game = tutor.game(name)
    state = game.new(game.players[-1], 3)
    seats = [player("greedy", seat) for seat in range(state.players)]
    for _ in range(decisions):
        seat = state.actor
        if seat is None:
            break
        state.play(watch(partial(seats[seat].choose, state, seat)))


@volume("decisions", 60, 200)
@every_game
def test_greedy_tries_few_positions(name: str, decisions: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted in positions, for the time of one position is the engine's."""
    game = tutor.game(name)
    evaluate, tried, each = game.evaluate, [0], []

    def count(state: State, seat: int) -> float:
        tried[0] += 1
        return evaluate(state, seat)

    monkeypatch.setattr(game, "evaluate", count)

    def watch(decide: Callable[[], Move]) -> Move:
        tried[0] = 0
        move = decide()
        each.append(tried[0])
        return move

    let_greedy_play(name, decisions, watch)
    assert 0 < max(each) < 2 * ENOUGH


@pytest.mark.timing
@every_game
def test_greedy_decides_quickly(name: str) -> None:
    """Hardly a hundredth of a second each."""

    def measure() -> tuple[float]:
        spent = []

        def watch(decide: Callable[[], Move]) -> Move:
            start = process_time()
            move = decide()
            spent.append(process_time() - start)
            return move

        let_greedy_play(name, 60, watch)
        return (median(spent),)

    assert_within((0.02,), measure)


def test_who_is_not_known_is_named() -> None:
    with pytest.raises(tutor.BadSetup) as caught:
        player("wizard")
    assert "wizard" in caught.value.text("en") and "greedy" in caught.value.text("fr")


# ---------------------------------------------------------------------- Toscana


@pytest.mark.parametrize(
    ("direction", "good", "price", "answer"),
    [
        ("sell", "champagne", 0, Accept()),  # a present
        ("sell", "champagne", 1, Accept()),  # far below the market
        ("sell", "champagne", 12, Refuse()),  # far above it
        ("buy", "rose", 0, Refuse()),  # begging
        ("buy", "rose", 12, Accept()),
    ],
)
def test_greedy_answers_offers_by_what_they_are_worth(direction: str, good: str, price: int, answer: Move) -> None:
    game = tutor.game("toscana")
    rich = Seat("2·0·2·2·2", money=20)
    asked = play(
        turn(game, rich, rich, player_trading=True),
        UseAction("trade"), Offer(1, direction, good), OfferCount(1), OfferPrice(price),
    )  # fmt: skip
    assert asked.actor == 1
    assert player("greedy", 0).choose(asked, 1) == answer


def test_greedy_tastes_for_the_wine_it_holds() -> None:
    """Two tiles of one wine, up and down: who has the cubes plays up, who has none while the rival has plays down."""
    game = tutor.game("toscana")
    for own, rival, step in (("0·5·0·0·0", "0·0·0·0·0", 1), ("0·0·0·0·0", "0·5·0·0·0", -1)):
        last_trade = turn(game, Seat(own, hand="white+1 white-1"), Seat(rival), spent="hire production")
        tasting = play(last_trade, *[UseAction("trade"), FinishTrade()] * 2)
        assert player("greedy", 0).choose(tasting, 0) == Taste("white", step)


def test_at_the_end_the_estimate_is_the_lead() -> None:
    game = tutor.game("toscana")
    *_, over = walk(game.new(3, 5), 5)
    scores = over.scores()
    for seat in range(3):
        assert game.evaluate(over, seat) == scores[seat] - max(s for other, s in enumerate(scores) if other != seat)
