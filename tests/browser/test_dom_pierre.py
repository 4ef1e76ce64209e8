"""Two people at one screen play three turns each of Dom Pierre by clicking: a strong vineyard action, and a sale."""

import random

import tutor
from tests.browser.clicking import click, look, open_play, saved_game, seat_people

SEED = 3
TURNS = 3


def is_strong_harvest(event):
    return event.name == "action-begins" and event.details["column"] == "vineyard" and event.details["strength"] >= 2


def is_sale(event):
    return event.name in ("champagne-sold", "sale-scored")


def find_game():
    """Find moves of three turns for each player with what is to be shown; chance answers as it will at the table."""
    for attempt in range(3000):
        rng = random.Random(attempt)
        state = tutor.game("dom-pierre").new(2, SEED)
        moves = []
        while not state.over and [event.seat for event in state.journal if event.name == "turn-ends"].count(1) < TURNS:
            moves.append(rng.choice(state.moves()))
            state.play(moves[-1])
        events = state.journal
        if any(map(is_strong_harvest, events)) and any(map(is_sale, events)):
            return moves
    raise AssertionError("no such game")


def test_three_turns_of_each_player_with_a_strong_vineyard_action_and_a_sale(visit):
    moves = find_game()
    page = open_play(visit, "game=dom-pierre&lang=en&seed=1")
    seat_people(page, 2, SEED)
    state = tutor.game("dom-pierre").new(2, SEED)
    for move in moves:
        look(page)
        click(page, page.locator(f".vg-moves .vg-move[data-index='{state.candidates().index(move)}']"))
        state.play(move)
    saved, _ = saved_game(page)
    played = tutor.game("dom-pierre").replay(saved)
    assert played.key() == state.key()
    ends = [event.seat for event in played.journal if event.name == "turn-ends"]
    assert ends.count(0) >= TURNS and ends.count(1) >= TURNS
    assert any(map(is_strong_harvest, played.journal)) and any(map(is_sale, played.journal))
