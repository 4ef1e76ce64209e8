"""Bad input: one clear sentence in the user's language, nothing lost, nothing executed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tutor
from tests.worlds import GAMES, walk
from tutor.core.game import Game
from tutor.core.text import LANGUAGES, say_move


def sentence(error: tutor.VendangeError) -> None:
    """The error speaks both languages, in one line each."""
    texts = [error.text(lang) for lang in ("en", "fr")]
    assert texts[0] != texts[1]
    for text in texts:
        assert text[0].isupper() or text[0] in "«“<"
        assert text.rstrip().endswith((".", "!", "?")) and "\n" not in text and "{" not in text


@pytest.mark.parametrize("players", [0, 1, 6, 9, -1, 2.0, "2", True])
def test_out_of_range_players(players: Any) -> None:
    with pytest.raises(tutor.BadSetup) as caught:
        tutor.game("toscana").new(players=players)
    sentence(caught.value)


def test_unknown_game() -> None:
    with pytest.raises(tutor.UnknownGame) as caught:
        tutor.game("chess")
    sentence(caught.value)


@pytest.mark.parametrize("option", [{"moon": True}, {"free_map": "yes"}, {"free_map": 1}, {"bank_shortage": "never"}])
def test_unknown_option_or_choice(option: dict[str, Any]) -> None:
    with pytest.raises(tutor.BadSetup) as caught:
        tutor.game("toscana").new(players=2, **option)
    sentence(caught.value)


@pytest.mark.parametrize("setting", [{"seed": "x"}, {"seed": 1.5}, {"chance": "dice"}])
def test_bad_seed_or_chance(setting: dict[str, Any]) -> None:
    with pytest.raises(tutor.BadSetup) as caught:
        tutor.game("toscana").new(players=2, **setting)
    sentence(caught.value)


def test_unknown_rule_and_language() -> None:
    with pytest.raises(tutor.UnknownRule) as caught:
        tutor.game("toscana").rulebook["TO-NONE-01"]
    sentence(caught.value)
    with pytest.raises(KeyError):
        tutor.game("toscana").rulebook["TO-NONE-01"]
    state = tutor.game("toscana").new(seed=1)
    with pytest.raises(tutor.UnknownLanguage) as lost:
        tutor.say(state.decision, "de")
    sentence(lost.value)


def saved() -> dict[str, Any]:
    state = tutor.game("toscana").new(players=2, seed=1)
    state.play(state.moves()[3])
    return json.loads(state.to_json())


@pytest.mark.parametrize(
    "damage",
    [
        lambda s: s.update(version=99),
        lambda s: s.update(rules=99),
        lambda s: s.update(game="chess"),
        lambda s: s.update(format="chess"),
        lambda s: s.pop("stack"),
        lambda s: s["stack"].append(["Nonsense", 1]),
        lambda s: s["stack"].append(["ChooseAction", 7]),
        lambda s: s["stack"].append(["ChooseAction", "0"]),
        lambda s: s["bank"].update(red=99),
        lambda s: s["bank"].update(red="18"),
        lambda s: s["prices"].update(red=8),
        lambda s: s["wineries"].pop(),
        lambda s: s["wineries"][0].update(money=-1),
        lambda s: s["wineries"][0].update(hand=["red+1", "red+1"]),
        lambda s: s["pieces"].update(Z9=[0, "worker", 1]),
        lambda s: s["options"].update(free_map="<script>alert(1)</script>"),
        lambda s: s.update(luck=-5),
        lambda s: s.update(data={"cube_supply": {"red": 26}}),
        lambda s: s.update(data=[]),
    ],
)
def test_a_damaged_position_is_refused(damage: Any) -> None:
    broken = saved()
    damage(broken)
    with pytest.raises(tutor.VendangeError) as caught:
        tutor.game("toscana").from_json(json.dumps(broken))
    sentence(caught.value)


@pytest.mark.parametrize("text", ["", "nonsense", "[1, 2]", "null", "[" * 100_000])
def test_what_is_no_save_at_all_is_refused(text: str) -> None:
    for read in (tutor.game("toscana").from_json, tutor.game("toscana").replay):
        with pytest.raises(tutor.BadSave) as caught:
            read(text)
        sentence(caught.value)


@pytest.mark.parametrize(
    "move", [["Nonsense"], ["Place"], ["Place", 3], ["Place", "Z9"], "Place", None, ["Buy", "red", "1"]]
)
def test_a_record_with_an_impossible_move_is_refused(move: Any) -> None:
    game = tutor.game("toscana")
    state = game.new(players=2, seed=1)
    record = game.record(state)
    record["moves"].append(move)
    with pytest.raises(tutor.BadSave) as caught:
        game.replay(record)
    sentence(caught.value)


@pytest.mark.parametrize("options", [{"seed": 3}, {"data": "x.toml"}, {"players": 2}, {"journal": False}, []])
def test_the_options_of_a_record_are_options_and_nothing_else(options: Any) -> None:
    game = tutor.game("toscana")
    record = {**game.record(game.new(players=2, seed=1)), "options": options}
    with pytest.raises(tutor.VendangeError) as caught:
        game.replay(record)
    sentence(caught.value)


@pytest.mark.parametrize(
    "toml",
    [
        "[cube_supply]\nred = 26\n",  # the total no longer fits
        "[cube_supply]\nred = 10\ntotal = 85\n",  # fewer than the set-up needs
        "[cube_supply]\nred = 'many'\n",
        "[moon]\nphase = 1\n",
        "[cube_supply]\ngreen = 3\n",
        "[[market_good]]\ngood = 'red'\nprice = 9\n",
        "[[market_good]]\ngood = 'green'\nprice = 1\n",
        "[[market_good]]\ngood = 'red'\nrecommendation = 0\n",
        "[printed_map]\nrows = ['RBCAWBWC', 'WPWPRARB', 'BACBWPWP', 'WRWRCRAA']\n",
        "[printed_map]\nrows = ['RBCAWBWC']\n",
        "cube_supply = 3\n",
        "this is no TOML",
    ],
)
def test_a_users_data_file_with_a_mistake_is_refused(toml: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(toml, encoding="utf-8")
    with pytest.raises(tutor.BadData) as caught:
        tutor.game("toscana", data=path)
    sentence(caught.value)
    assert str(tmp_path) not in caught.value.text("en")


def test_a_users_data_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(tutor.BadData) as caught:
        tutor.game("toscana", data=tmp_path / "none.toml")
    sentence(caught.value)


def test_a_users_data_file_corrects_the_game_and_travels_with_its_saves(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        "[cube_supply]\nred = 27\ntotal = 102\n\n[[market_good]]\ngood = 'red'\nprice = 5\n", encoding="utf-8"
    )
    game = tutor.game("toscana", data=str(path))
    assert game.data["cube_supply"]["red"] == 27
    assert game.data.provenance("cube_supply").source == "owner"
    assert game.data.provenance("printed_map").source == "reconstructed"
    state = game.new(players=2, seed=1)
    assert json.loads(state.to_json())["prices"]["red"] == 5
    plain = tutor.game("toscana")
    assert plain.from_json(state.to_json()).to_json() == state.to_json()
    assert plain.replay(game.record(state)).to_json() == state.to_json()
    assert json.loads(plain.new(players=2, data=str(path)).to_json())["prices"]["red"] == 5
    assert json.loads(plain.new(players=2).to_json())["prices"]["red"] == 2


# ---------------------------------------------------------------------- moves


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("thing", ["douro", b"Place", 3, None, ("Place", "C5"), ["Place", "C5"], object(), int])
def test_what_is_no_move_at_all_is_refused_as_such(name: str, thing: Any) -> None:
    state = tutor.game(name).new(seed=1)
    before = state.to_json()
    with pytest.raises(tutor.IllegalMove) as caught:
        state.play(thing)
    sentence(caught.value)
    assert "not a move" in caught.value.text("en") and "pas un coup" in caught.value.text("fr")
    assert state.to_json() == before


def test_a_move_of_another_game_is_not_a_move_of_this_one() -> None:
    foreign = tutor.game("grand-cru").new(seed=1).moves()[0]
    refusal = tutor.game("toscana").new(seed=1).why_not(foreign)
    assert refusal is not None and refusal.name == "not-a-move"


#: Numbers that nobody means; some are more than Fluent, or even `str`, can write.
ODD_NUMBERS = (10**14, 10**28, -(10**28), 10**5000, -1, float("nan"), float("inf"), 1.5)


@pytest.mark.parametrize("name", GAMES)
def test_odd_numbers_in_a_move_never_break_the_words(name: str) -> None:
    """For every kind of move at every kind of question: such a move can be said, and refused in a sentence."""
    game = tutor.game(name)
    seen = set()
    for seed in range(6):
        players = game.players[seed % len(game.players)]
        for state in walk(game.new(players=players, seed=seed, chance="explicit"), seed):
            for move in state.moves():
                if (type(state.decision), type(move)) not in seen:
                    seen.add((type(state.decision), type(move)))
                    say_with_odd_numbers(state, move)
    assert seen


def say_with_odd_numbers(state: tutor.State, move: Any) -> None:
    for field, value in move._asdict().items():
        for number in ODD_NUMBERS if isinstance(value, int) and not isinstance(value, bool) else ():
            odd = move._replace(**{field: number})
            refusal = state.why_not(odd)
            for lang in LANGUAGES:
                assert say_move(state, odd, lang) if isinstance(number, int) else tutor.say(odd, lang)
                assert refusal is None or tutor.say(refusal, lang).endswith(".")


@pytest.mark.parametrize(
    ("game", "rows"),
    [
        ("toscana", {"market_good": [{"good": ["red"], "price": 1}]}),
        ("toscana", {"market_good": [{"good": {"red": 1}}]}),
        ("toscana", {"market_good": [{}]}),
        ("toscana", {"market_good": [{"good": "x" * 5000}]}),
        ("toscana", {"market_good": [{"good": 10**30}]}),
        ("toscana", {"market_good": [{"good": 10**5000}]}),
        ("toscana", {"y" * 5000: {}}),
        ("vinhos-2016", {"quality": {"cube_value_alentejo": 0}}),
        ("vinhos-2010", {"quality": {"cube_value_alentejo": 0}}),
    ],
)
def test_nothing_in_a_users_data_file_is_too_strange_for_a_sentence(game: str, rows: dict[str, Any]) -> None:
    with pytest.raises(tutor.BadData) as caught:
        tutor.game(game, data=rows)
    sentence(caught.value)


def test_a_save_with_a_strange_data_file_is_refused_in_a_sentence() -> None:
    game = tutor.game("toscana")
    strange = {"market_good": [{"good": ["red"]}]}
    record = {**game.record(game.new(players=2, seed=1)), "data": strange}
    save = json.dumps({**saved(), "data": strange})
    for read in (lambda: game.replay(record), lambda: game.from_json(save)):
        with pytest.raises(tutor.VendangeError) as caught:
            read()
        sentence(caught.value)


@pytest.mark.parametrize("power", [15, 30, 5000])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_any_number_can_be_said(power: int, lang: str) -> None:
    for number in (10**power, -(10**power)):
        assert tutor.BadData("data-out-of-bounds", place="x", most=number).text(lang).endswith(".")


def test_numbers_that_one_edition_was_played_with_are_proved_again_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """The two editions of Vinhos have one data file."""
    proved = []
    monkeypatch.setattr(Game, "_play_with_every_option", lambda game: proved.append(game.name))
    numbers = {"estate": {"why": "counted in my own box"}}
    for name in ("vinhos-2016", "vinhos-2010", "vinhos-2016"):
        tutor.game(name, data=numbers)
    assert proved == ["vinhos-2016", "vinhos-2010"]
