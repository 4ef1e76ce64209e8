"""Whole games as readable text: each is played again and compared line by line, and none may be missing."""

from __future__ import annotations

import pytest

import tutor
from tests.golden import FOLDER, Playthrough, plan, playthroughs, recorded, tell

ALL = playthroughs()
GAMES = pytest.mark.parametrize("game", tutor.games())


@pytest.mark.parametrize("playthrough", ALL, ids=lambda entry: f"{entry.game}-{entry.name}")
def test_a_recorded_game_is_told_in_the_same_words(playthrough: Playthrough) -> None:
    kept = playthrough.path.read_text(encoding="utf-8")
    told = tell(playthrough, recorded(playthrough, kept))
    for number, (old, new) in enumerate(zip(kept.splitlines(), told.splitlines(), strict=False), 1):
        assert new == old, f"{playthrough.path.name}, line {number}"
    assert len(told.splitlines()) == len(kept.splitlines())
    assert "\nover: " in told


def test_no_file_is_left_over() -> None:
    assert sorted(FOLDER.glob("*/*")) == sorted(playthrough.path for playthrough in ALL)


@GAMES
def test_there_is_a_game_for_every_number_of_players(game: str) -> None:
    assert {entry.players for entry in ALL if entry.game == game} == set(tutor.game(game).players)


@GAMES
def test_there_is_a_game_for_every_official_option(game: str) -> None:
    played = {name for entry in ALL if entry.game == game for name, choice in entry.options.items() if choice}
    official = {option.name for option in tutor.game(game).options.values() if option.official}
    assert official <= played


@GAMES
def test_there_is_a_game_for_every_way_to_end(game: str) -> None:
    entries, endings = plan(game)
    told = "".join(entry.path.read_text(encoding="utf-8") for entry in entries)
    assert endings, f"{game} declares no playthroughs"
    assert [ending for ending in endings if f"\n    {ending} " not in told] == []


@GAMES
def test_the_position_a_playthrough_starts_from_has_its_players_and_options(game: str) -> None:
    for entry in ALL:
        if entry.game == game:
            state = entry.begin()
            assert state.players == entry.players
            assert entry.options.items() <= state.options._asdict().items()
