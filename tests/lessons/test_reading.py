"""A teacher's slips are told with their place, in a sentence, in both languages; conditions mean what they say."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tutor
from tests.worlds import GAMES
from tutor.core.errors import BadLesson
from tutor.core.text import LANGUAGES
from tutor.lessons import Runner, check_file, load, read
from tutor.lessons.conditions import Missing, Situation, read_condition, read_move, read_value, seat_boards, write_move

HEAD = """
game = "toscana"
id = "test"
order = 1
title = { en = "A title", fr = "Un titre" }
goal = { en = "A goal", fr = "Un but" }
[start]
players = 2
seed = 4
play = ["Place C5", "Place B5"]
"""
TELL = '[[step]]\nkind = "tell"\nen = "Hello"\nfr = "Bonjour"\n'
DO = """
[[step]]
kind = "do"
en = "Sell"
fr = "Vendez"
goal = "me.money >= 7"
solution = ["UseAction trade", "Sell red 2", "CloseSale"]
"""
NO = '[[step.mistake]]\nWHEN\nen = "No"\nfr = "Non"\n'
PLAY = '[[step]]\nkind = "play"\nen = "Go"\nfr = "Allez"\nuntil = "round >= 2"\n'
NOTE = '[[step.note]]\nwhen = "WHEN"\nen = "Now"\nfr = "Voilà"\n'
ASK = '[[step]]\nkind = "ask"\nen = "How many?"\nfr = "Combien ?"\n'


@pytest.fixture
def write(tmp_path: Path) -> Any:
    def write(text: str, head: str = HEAD) -> Path:
        path = tmp_path / "lesson.toml"
        path.write_text(head + text, encoding="utf-8")
        return path

    return write


def told(path: Path) -> list[str]:
    """Everything that is wrong with a file; said in both languages, each time as a sentence."""
    slips = check_file(path)
    for slip in slips:
        for lang in LANGUAGES:
            assert slip.text(lang).startswith(path.name) and slip.text(lang).endswith("."), slip.text(lang)
        assert slip.text("en") != slip.text("fr")
    return [slip.key for slip in slips]


def test_a_sound_lesson_has_no_slips(write: Any) -> None:
    assert told(write(TELL + DO)) == []


@pytest.mark.parametrize(
    ("text", "slip"),
    [
        ("[[step", "lesson-not-toml"),
        ('[[step]]\nkind = "sing"\nen = "La"\nfr = "Lala"\n', "lesson-bad-kind"),
        ('[[step]]\nkind = "tell"\nen = "Hello"\n', "lesson-no-words"),
        ('[[step]]\nkind = "tell"\nen = "Hello"\nfr = " "\n', "lesson-no-words"),
        ('[[step]]\nkind = "tell"\nen = "one two three four"\nfr = "one two three four"\n', "lesson-same-words"),
        (TELL + 'highlite = ["x"]\n', "lesson-unknown-key"),
        (TELL + "highlight = 3\n", "lesson-wrong-type"),
        (TELL + 'rules = ["TO-PROD-99"]\n', "lesson-unknown-rule"),
        (TELL + 'start = "nowhere"\n', "lesson-unknown-step"),
        (TELL + 'id = "a"\n' + TELL + 'id = "a"\n', "lesson-same-id"),
        (TELL + 'start = { example = "EX-99" }\n', "lesson-unknown-example"),
        (TELL + 'start = { example = "EX-05", case = 9 }\n', "lesson-unknown-case"),
        (TELL + 'start = { record = "none.json" }\n', "lesson-no-record"),
        (TELL + 'start = { example = "EX-05", record = "none.json" }\n', "lesson-two-starts"),
        (TELL + "start = { players = 9 }\n", "bad-players"),
        (TELL + "start = { changes = { round = 9 } }\n", "lesson-bad-position"),
        (TELL + 'start = { play = ["Place A1", "Place A1"] }\n', "lesson-illegal"),
        (TELL.replace("Hello", "{me.mony.x}"), "lesson-no-path"),
        (TELL.replace("Hello", "{me +}"), "lesson-bad-condition"),
        ('[[step]]\nkind = "show"\nen = "Look"\nfr = "Regardez"\n', "lesson-missing"),
        (DO.replace("goal = ", "# "), "lesson-missing"),
        (DO.replace("Sell red 2", "Sell rouge 2"), "lesson-illegal"),
        (DO.replace("Sell red 2", "Sel red 2"), "lesson-unknown-move"),
        (DO.replace("Sell red 2", "Sell red"), "lesson-move-fields"),
        (DO.replace("Sell red 2", "Sell red two"), "lesson-bad-move"),
        (DO.replace("me.money >= 7", "me.money >= 8"), "lesson-goal-missed"),
        (DO.replace("me.money >= 7", "me.money >= 3"), "lesson-goal-at-once"),
        (DO.replace("me.money >= 7", "me.purse.money >= 7"), "lesson-no-path"),
        (DO.replace("me.money >= 7", "me.money >="), "lesson-bad-condition"),
        (DO.replace("me.money >= 7", "played Sel red"), "lesson-unknown-move"),
        (DO.replace("me.money >= 7", "event nothing-like-it"), "lesson-unknown-event"),
        (DO.replace("me.money >= 7", "rule XX-1"), "lesson-unknown-rule"),
        (DO.replace("me.money >= 7", "asked Trad"), "lesson-unknown-question"),
        (DO.replace('"CloseSale"]', '"CloseSale", "UseAction hire"]'), "lesson-long-solution"),
        (DO + 'bots = "genius"\n', "bad-seat-kind"),
        (DO + 'draws = ["Draw red 1"]\n', "lesson-unused-draw"),
        (DO + "within = 2\n", "lesson-solution-scolded"),
        (DO + NO.replace("WHEN", 'when = "move Sell red 2"'), "lesson-solution-scolded"),
        (DO + NO.replace("WHEN", 'when = "move Accept"'), "lesson-mistake-unheard"),
        (DO + NO.replace("WHEN", 'when = "refused TO-PROD-01"'), "lesson-mistake-unheard"),
        (ASK, "lesson-no-form"),
        (ASK + 'number = "score"\nanswer = 8\n', "lesson-other-answer"),
        (ASK + 'number = "decision"\nanswer = 8\n', "lesson-no-number"),
        (ASK + 'number = "scored"\nanswer = 8\n', "lesson-no-path"),
        (ASK + 'number = "score"\nanswer = 9\n' + NO.replace("WHEN", "answer = 9"), "lesson-mistake-right"),
        (ASK + '[[step.choice]]\nen = "I"\nfr = "Moi"\nright = true\nholds = "score = 9"\n', "lesson-one-right"),
        (ASK + 'pick = "lawful"\nmoves = []\nanswer = []\n', "lesson-bad-pick"),
        (ASK + 'pick = "legal"\nmoves = ["UseAction hire"]\nanswer = ["UseAction hire"]\n', "lesson-no-wrong-move"),
        (ASK + 'pick = "illegal"\nmoves = ["UseAction hire"]\nanswer = ["UseAction hire"]\n', "lesson-other-moves"),
        (ASK + 'pick = "legal"\nmoves = ["UseAction hire", "Accept"]\nanswer = []\n', "lesson-odd-move"),
        ('[[step]]\nkind = "play"\nen = "Go"\nfr = "Allez"\nuntil = "round >= 1"\n', "lesson-goal-at-once"),
        ('[[step]]\nkind = "play"\nen = "Go"\nfr = "Allez"\nuntil = "rounds.first >= 2"\n', "lesson-no-path"),
        (PLAY + NOTE.replace("WHEN", "round >= 9"), "lesson-note-unheard"),
        (TELL + 'start = { play = ["Place A1"], draws = ["Draw red 1"] }\n', "lesson-unused-draw"),
    ],
)  # fmt: skip
def test_a_slip_is_told_with_its_place(write: Any, text: str, slip: str) -> None:
    assert slip in told(write(text))


def choices(first: str, second: str) -> str:
    right = f'[[step.choice]]\nen = "I"\nfr = "Moi"\nright = true\n{first}\n'
    return right + f'[[step.choice]]\nen = "You"\nfr = "Vous"\n{second}\n'


def test_every_answer_to_choose_is_proved_by_the_position_or_by_a_rule(write: Any) -> None:
    assert told(write(ASK + choices('holds = "score = 9"', 'told = "TO-SCORE-02"'))) == []
    assert told(write(ASK + choices('holds = "score = 9"', ""))) == ["lesson-unproved"]
    assert told(write(ASK + choices('holds = "score = 8"', 'holds = "score = 7"'))) == ["lesson-other-choice"]


def test_all_slips_are_told_at_once(write: Any) -> None:
    text = TELL.replace('fr = "Bonjour"', 'rules = ["TO-X-1"]') + DO.replace("Sell red 2", "Sel red 2")
    assert {"lesson-no-words", "lesson-unknown-rule", "lesson-unknown-move"} <= set(told(write(text)))


def test_a_misspelt_key_is_answered_with_the_right_one(write: Any) -> None:
    [slip] = check_file(write(TELL + 'highlite = ["x"]\n'))
    assert "highlite" in slip.text() and "highlight" in slip.text() and "[1. tell]" in slip.text()


@pytest.mark.parametrize("head", ["", 'game = "chess"\n', "game = 3\n", 'game = ["toscana", "chess"]\n'])
def test_a_lesson_names_a_game_of_the_shelf(write: Any, head: str) -> None:
    assert told(write(TELL, head)) == ["lesson-no-game"]


@pytest.mark.parametrize("missing", ["id", "order", "title", "goal"])
def test_a_lesson_has_a_heading(write: Any, missing: str) -> None:
    head = "\n".join(line for line in HEAD.splitlines() if not line.startswith(f"{missing} ="))
    assert told(write(TELL, head + "\n")) == ["lesson-missing"]


def test_the_id_of_a_lesson_fits_an_address(write: Any) -> None:
    assert told(write(TELL, HEAD.replace('"test"', '"My lesson"'))) == ["lesson-bad-id"]


def test_a_lesson_of_several_games_is_checked_with_each(write: Any) -> None:
    head = HEAD.split("[start]")[0].replace('"toscana"', '["vinhos-2010", "vinhos-2016"]')
    made, slips = read(write(TELL, head))
    assert [lesson.game.name for lesson in made] == ["vinhos-2010", "vinhos-2016"] and slips == []
    book = tutor.game("vinhos-2016").rulebook
    only = next(rule for rule in book.values() if rule.editions == ("2016",))
    assert told(write(TELL + f'rules = ["{only.id}"]\n', head)) == ["lesson-unknown-rule"]


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert told(tmp_path / "nothing.toml") == ["lesson-unreadable"]
    with pytest.raises(BadLesson):
        load(tmp_path / "nothing.toml")


def test_french_words_get_the_spaces_that_keyboards_lack(write: Any) -> None:
    [lesson] = load(write(TELL.replace("Bonjour", "Ça va ? Oui : « bien »")))
    assert (
        lesson.steps[0].words["fr"]
        == "Ça va\N{NO-BREAK SPACE}? Oui\N{NO-BREAK SPACE}: «\N{NO-BREAK SPACE}bien\N{NO-BREAK SPACE}»"
    )


# ---------------------------------------------------------------------- where a lesson begins


@pytest.mark.parametrize("game", GAMES)
def test_worked_examples_hand_out_positions_that_can_be_played(game: str) -> None:
    made = tutor.game(game)
    without = 0
    for example in made.examples:
        records = example.records()
        without += not records
        for record in records:
            assert made.replay(record).to_dict()["game"] == game
    assert without <= 2, "some examples are about the box alone, but few"


def test_a_lesson_can_begin_with_an_example_after_some_of_its_moves(write: Any) -> None:
    from tutor.lessons import Positions

    game = tutor.game("toscana")
    example = next(example for example in game.examples if len(example.records()[0]["moves"]) > 2)
    record = example.records()[0]
    start = f'start = {{ example = "{example.id}", upto = 1 }}\n'
    [lesson] = load(write(TELL + start))
    assert Positions(lesson).before(0).saved_moves()[:1] == record["moves"][:1]
    assert told(write(TELL + start.replace("upto = 1", "upto = 99"))) == ["lesson-short-record"]


def test_a_lesson_can_begin_with_a_saved_game(write: Any, tmp_path: Path) -> None:
    import json

    from tutor.lessons import Positions

    state = tutor.game("toscana").new(2, 4)
    state.play(read_move(state.game, "Place C5"))
    (tmp_path / "game.json").write_text(json.dumps(state.game.record(state)))
    [lesson] = load(write(TELL + 'start = { record = "game.json" }\n'))
    assert Positions(lesson).before(0).key() == state.key()


# ---------------------------------------------------------------------- moves and conditions


@pytest.mark.parametrize("game", GAMES)
def test_every_move_can_be_written_and_read_back(game: str) -> None:
    from tests.worlds import walk

    for state in walk(tutor.game(game).new(seed=3), 3):
        for move in state.moves()[:5]:
            assert read_move(state.game, write_move(move)) == move


def test_a_solo_player_has_a_board_and_perhaps_a_rival_with_one() -> None:
    for game, rivals in (("viticulture", False), ("vinhos-2016", True)):
        situation = Situation.at(tutor.game(game).new(1, 1), 0)
        boards = seat_boards(situation.state.view(0), 1)
        assert read_value("me").of(situation) == boards[0]
        if rivals:
            assert read_value("rival").of(situation) == boards[1] != boards[0]
        else:
            with pytest.raises(Missing):
                read_value("rival").of(situation)


def test_a_free_game_whose_notes_are_all_said_is_sound(write: Any) -> None:
    assert told(write(PLAY + NOTE.replace("WHEN", "asked ChooseAction"))) == []


def test_a_goal_can_be_set_while_a_bot_is_to_move(write: Any) -> None:
    """The bot moves first, in the check as on the page; whatever is wrong then is told with its place."""
    first = tutor.game("toscana").new(2, 4).actor
    assert first is not None
    head = HEAD.replace('play = ["Place C5", "Place B5"]\n', "").replace("[start]", f"seat = {1 - first}\n[start]")
    step = DO.replace("me.money >= 7", "played Place").replace('"UseAction trade", "Sell red 2", "CloseSale"', "MOVE")
    path = write(step.replace("MOVE", '"Place B4"'), head)
    assert told(path) == []
    runner = Runner(load(path)[0])
    assert runner.bots_turn and not runner.learners_turn
    assert runner.give_up().verdict == "right"
    assert told(write(step.replace("MOVE", '"Sell red 2"'), head)) == ["lesson-illegal"]


@pytest.mark.parametrize("game", GAMES)
def test_me_is_the_learners_own_board(game: str) -> None:
    state = tutor.game(game).new(max(2, tutor.game(game).players[0]), 1)
    names = {"wineries", "estates", "vineyards", "vintners", "maisons"}
    view = state.view(1)
    boards = next(view[name] for name in names if name in view)
    assert seat_boards(view, state.players) is boards
    assert read_value("me").of(Situation.at(state, 1)) == state.view(1)[next(n for n in names if n in view)][1]


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("me.money = 3", True),
        ("me.money != 3", False),
        ("me.money + me.goods.red * 2 = 10", True),
        ("prices.champagne > prices.red", True),
        ("decision = ChooseAction", True),
        ("decision = Trade or actor = 0", True),
        ("asked ChooseAction", True),
        ("asked Trade", False),
        ("decision = Trade and actor = 0", False),
        ("not over", True),
        ("score = 9", True),
        ("lead = 0", True),
        ("me.hand.count = 2", True),
        ("rival.hand.count = 2", True),
        ("me.hand has rose+1", True),
        ("me.hand lacks rose+1", False),
        ("pieces.B5", True),
        ("pieces.A1", False),
        ("me.goods.gold = 0", True),
        ("winners has 0", False),
        ("played UseAction", False),
        ("me.chosen = ''", True),
    ],
)
def test_a_condition_means_what_it_says(text: str, holds: bool) -> None:
    state = tutor.game("toscana").new(2, 4)
    for move in ("Place C5", "Place B5"):
        state.play(read_move(state.game, move))
    assert read_condition(state.game, text).holds(Situation.at(state, 0)) is holds


def test_what_is_hidden_from_the_learner_is_only_a_number() -> None:
    state = tutor.game("toscana").new(2, 4)
    assert not isinstance(read_value("rival.hand").of(Situation.at(state, 0)), list)
    with pytest.raises(Missing):
        read_value("luck").of(Situation.at(state, 0))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_can_choose_what_chance_brings(game: str) -> None:
    """Somewhere in a game a move is followed by a draw: it can be given, and the game goes on by itself."""
    from tests.worlds import walk
    from tutor.core.decision import CHANCE
    from tutor.lessons.positions import play_with

    made, tried = tutor.game(game), 0
    for state in walk(made.new(max(2, made.players[0]), 5), 5):
        if state.over or tried == 5:
            break
        move = state.moves()[-1]
        asked = state.copy()
        asked.explicit = True
        asked.play(move)
        if asked.actor != CHANCE or len(asked.moves()) < 2:
            continue
        for outcome in asked.moves()[:3]:
            after, draws = state.copy(), [outcome]
            play_with(after, move, draws)
            assert draws == [] and after.history[len(state.history) + 1] == outcome
            assert not after.explicit and after.actor != CHANCE
            after.check()
        tried += 1
    assert tried, "this game has no draws?"


def test_a_damaged_lesson_does_not_take_the_others_along(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from tutor.lessons import course, lesson_files, reading

    sound = lesson_files(tutor.game("toscana"))
    (tmp_path / "damaged.toml").write_text('game = "toscana"', encoding="utf-8")
    monkeypatch.setattr(reading, "lesson_files", lambda game: [*sound, tmp_path / "damaged.toml"])
    made, slips = course("toscana")
    assert len(made) == len(sound) and slips
    with pytest.raises(BadLesson):
        reading.lessons("toscana")
