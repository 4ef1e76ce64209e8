"""The explorer's Python side: what it tells the browser, what it keeps to itself, and how it works in slices."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from typing import Any

import pytest

import tutor
from tests.crowds import CROWD, big_turn, crowds
from tests.worlds import GAMES, wander
from tutor.coach import tree as search_tree
from tutor.core.state import State
from tutor.explorer import Tree, drawing
from tutor.explorer.folding import MANY
from tutor.session import PERSON, Seat, Session
from widgets import Explorer, coaching
from widgets.treeview import MOST_ITEMS

in_every_game = pytest.mark.parametrize("name", GAMES)


class Desk:
    """An explorer with a browser that only listens, and keeps what it is told as the real one does."""

    def __init__(self, explorer: Explorer, query: str = "", **hello: Any) -> None:
        self.explorer = explorer
        self.heard: list[dict[str, Any]] = []
        self.items: dict[str, dict[str, Any]] = {}
        self.places: dict[str, tuple[int, float]] = {}
        self.order: list[str] = []
        explorer.send = self._listen
        self.say(type="hello", query=query, **hello)

    def _listen(self, message: dict[str, Any], buffers: list[bytes] | None = None) -> None:
        json.dumps(message)  # everything must travel
        self.heard.append({**message, "buffers": buffers})
        if message["type"] == "tree":
            if message["fresh"]:
                self.items, self.places, self.order = {}, {}, []
            for gone in message["gone"]:
                del self.items[gone], self.places[gone]
            self.items.update(message["items"])
            if message["order"]:
                self._move(message)

    def _move(self, message: dict[str, Any]) -> None:
        head, tail, middle = (message["order"][part] for part in ("head", "tail", "middle"))
        self.order = [*self.order[:head], *middle, *self.order[len(self.order) - tail :]]
        order, places = iter(self.order), iter(message["places"])
        for count, shift in message["shifts"]:
            for _ in range(count):
                name = next(order)
                if shift is None:
                    self.places[name] = tuple(next(places))
                else:
                    column, row = self.places[name]
                    self.places[name] = (column, row + shift)
        assert next(order, None) is None and next(places, None) is None

    def say(self, **message: Any) -> list[dict[str, Any]]:
        """Send a message as the browser would; return the answers."""
        self.heard.clear()
        self.explorer._receive(self.explorer, message, [])
        return list(self.heard)

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["type"] == kind)

    def check(self) -> None:
        """The browser has exactly what is unfolded, each at its place."""
        shown = self.explorer.view.outline.visible()
        assert set(self.items) == set(self.places) == set(shown)
        assert self.order == shown
        for name, place in self.explorer.view.layout.places.items():
            assert self.places[name] == tuple(place)


def session(name: str, kinds: tuple[str, ...] = (PERSON, "greedy"), steps: int = 40) -> Session:
    seats = [Seat("" if number else "Ada", kind) for number, kind in enumerate(kinds)]
    made = Session.new(name, len(kinds), seed=3, seats=seats)
    rng = random.Random(4)
    for _ in range(steps):
        made.play(rng.choice(made.state.moves()))
    return made


def position(name: str, steps: int = 40) -> State:
    return session(name, steps=steps).state


@in_every_game
@pytest.mark.parametrize("lang", tutor.LANGUAGES)
def test_the_browser_keeps_up_while_items_are_unfolded_folded_and_selected(name: str, lang: str) -> None:
    desk = Desk(Explorer(session(name), lang=lang), f"lang={lang}")
    desk.check()
    rng = random.Random(1)
    for _ in range(30):
        item = rng.choice(list(desk.items))
        before = dict(desk.places)
        act = rng.choice(["unfold", "unfold", "fold", "select"])
        desk.say(type=act, id=item)
        desk.check()
        if desk.items[item]["kind"] != "link":
            assert desk.places[item] == before[item], "what was clicked stays where it is"
    assert all(one["text"] for one in desk.items.values())


#: One crowd of each kind and of each size of table; the others are looked at in the long run.
SOME_CROWDS = {0, 7, 14, 15, 19}


@pytest.mark.parametrize(
    "number", [pytest.param(n, marks=() if n in SOME_CROWDS else pytest.mark.long) for n in range(20)]
)
def test_in_a_crowd_the_best_five_are_shown_and_the_others_folded(number: int) -> None:
    """On opening: five of more than sixty moves, best first, no two called alike, and one line for all others."""
    state = crowds()[number]
    lang = tutor.LANGUAGES[number % len(tutor.LANGUAGES)]
    moves = len(state.moves())
    assert moves > CROWD
    desk = Desk(Explorer(state, lang=lang), f"lang={lang}")
    tree, outline = desk.explorer.tree, desk.explorer.view.outline
    first = outline.children("0")
    assert [int(name) for name in first[:5]] == tree.ranked(0)[:5]
    values = [desk.items[name]["value"] for name in first]
    assert None not in values and values == sorted(values, reverse=True)
    assert values[0] == max(round(tree.lead(0, child) or 0, 1) for child in tree.children(0))
    assert len(first) == 6 and desk.items[first[5]]["kind"] == "group" and desk.items[first[5]]["count"] == moves - 5
    assert str(moves - 5) in desk.items[first[5]]["text"]
    assert_told_apart(desk, first)
    # the others can be opened, a page at a time, down to every move
    waiting, met = [first[5]], {*first[:5]}
    while waiting:
        group = waiting.pop()
        desk.say(type="unfold", id=group)
        below = outline.children(group)
        assert 1 < len(below) <= MANY
        assert_told_apart(desk, below)
        waiting += [name for name in below if desk.items[name]["kind"] == "group"]
        met.update(name for name in below if desk.items[name]["kind"] != "group")
    assert len(met) == len(tree.children(0))
    assert_told_apart(desk, list(met))
    desk.check()


def assert_told_apart(desk: Desk, siblings: list[str]) -> None:
    """What is written on siblings differs, and fits."""
    texts = [desk.items[name]["text"] for name in siblings]
    assert len(set(texts)) == len(texts)
    assert all(len(drawing.lines(text)) <= 4 for text in texts)
    assert all(item["height"] == drawing.rows(item["text"]) for item in desk.items.values())


@in_every_game
@pytest.mark.parametrize("seat", [None, 0])
def test_the_best_line_is_shown_on_opening_as_a_row_of_words(name: str, seat: int | None) -> None:
    desk = Desk(Explorer(position(name), seat))
    tree, view = desk.explorer.tree, desk.explorer.view
    line = [int(item) for item in desk.items if desk.items[item]["best"]]
    assert line == tree.principal()[: len(line)] and line[0] == 0 and len(line) > 1
    assert len({view.layout.places[str(node)].row for node in line}) == 1, "it runs straight"
    told = desk.last("detail")["best"]
    assert [step["node"] for step in told] == tree.principal()[1:]
    assert [step["text"] for step in told] == [tree.words(*pair) for pair in itertools.pairwise(tree.principal())]
    for node in line[1:-1]:
        item = desk.items[str(node)]
        assert item["passed"] and not item["open"] and item["count"] == len(tree.children(node))
    if len(line) > 2 and desk.items[str(line[1])]["count"] > 1:
        desk.say(type="unfold", id=str(line[1]))
        assert len(view.outline.children(str(line[1]))) > 1, "what else can be done there"
        assert str(line[2]) in view.outline.children(str(line[1]))
        desk.check()
        desk.say(type="fold", id=str(line[1]))
        assert str(line[2]) not in desk.items
    desk.check()


def test_a_turn_with_hundreds_of_ways_opens_on_six_lines_and_its_best_way() -> None:
    state = big_turn()
    assert ways(state, state.actor, 100) >= 100
    desk = Desk(Explorer(state))
    first = desk.explorer.view.outline.children("0")
    assert len(first) == 6 and len(desk.items) <= 12
    assert_told_apart(desk, first)


def ways(state: State, actor: int | None, enough: int) -> int:
    """Count the ways to play an action to its end, as far as that."""
    count = 0
    for move in state.moves():
        after = state.copy()
        after.play(move)
        count += ways(after, actor, enough - count) if after.actor == actor else 1
        if count >= enough:
            break
    return count


def test_what_a_closer_look_finds_is_told_and_ranked_at_once() -> None:
    """Wherever one looks, siblings that are shown stay in the order of their values."""
    for name in ("vinhos-2016", "dom-pierre"):
        desk = Desk(Explorer(position(name, 60)))
        rng = random.Random(2)
        for _ in range(25):
            closed = [item for item, one in desk.items.items() if not one["open"] and one["kind"] != "end"]
            desk.say(type="unfold", id=rng.choice(closed))
            desk.check()
            for item in list(desk.items):
                below = desk.explorer.view.outline.children(item)
                values = [desk.items[child]["value"] for child in below if desk.items[child]["value"] is not None]
                assert values == sorted(values, reverse=True)


@in_every_game
def test_a_click_sends_little(name: str) -> None:
    desk = Desk(Explorer(position(name)))
    desk.say(type="grow", depth=6, budget=600)
    desk.say(type="unfold_all")
    desk.check()
    item = next(item for item, one in desk.items.items() if one["count"] is None)
    (answer,) = [message for message in desk.say(type="unfold", id=item) if message["type"] == "tree"]
    explorer = desk.explorer
    added = len(explorer.view.outline.children(item))
    # the item itself, what is below it, and those that a highlighted line touches
    assert len(answer["items"]) <= added + 1 + len(explorer.tree.principal(explorer._node()))
    moves = {part: answer[part] for part in ("gone", "order", "shifts", "places")}
    assert len(json.dumps(moves)) < 1_500 + 60 * added, "not one number for each item on screen"


@in_every_game
def test_selecting_shows_the_board_the_way_there_and_what_changed(name: str) -> None:
    desk = Desk(Explorer(session(name)))
    desk.say(type="grow", depth=3, budget=80)
    tree = desk.explorer.tree
    node = len(tree) - 1
    desk.say(type="reveal", node=node)
    detail = desk.last("detail")
    assert detail["node"] == node and detail["question"] == tree.question(node)
    assert [step["node"] for step in detail["path"]] == tree.path(node)[1:]
    assert detail["changes"] == tree.changes(tree.node(node)["parent"], node)
    # a position that cannot be compared with its siblings has no value, and says so
    assert detail["scene"]["shapes"] and bool(detail["value"]) == ("value" in tree.node(node))
    assert desk.last("tree")["selected"] == str(node) and desk.last("tree")["focus"]


@in_every_game
def test_a_move_is_found_whatever_the_accents(name: str) -> None:
    desk = Desk(Explorer(position(name), lang="fr"), "lang=fr")
    desk.say(type="grow", depth=2, budget=100)
    tree = desk.explorer.tree
    wanted = tree.words(0, tree.children(0)[-1], "fr")
    found = desk.say(type="find", text=wanted.upper())[0]["found"]
    assert wanted in [hit["text"] for hit in found]
    assert desk.say(type="find", text="zzzz qqqq")[0]["found"] == [] == desk.say(type="find", text="  ")[0]["found"]


@in_every_game
def test_play_from_here_gives_the_table_a_game_with_the_way_to_this_position(name: str) -> None:
    table = session(name)
    desk = Desk(Explorer(table))
    desk.say(type="grow", depth=3, budget=60)
    desk.say(type="reveal", node=len(desk.explorer.tree) - 1)
    desk.say(type="play")
    played = Session.load(desk.last("play")["text"])
    assert played.seats == table.seats
    tree, node = desk.explorer.tree, desk.explorer._node()
    explicit = played.state.copy()
    explicit.explicit = True
    if tree.node(node)["actor"] != tutor.CHANCE:
        assert explicit.key() == tree.position(node).key()
    own = [move for move in tree.moves_to(node) if any(step.move == move for step in played.steps)]
    assert own, "the moves from the explored position on are steps that can be undone"
    assert desk.explorer.table().session.state.key() == played.state.key()


def test_playing_on_from_an_imagined_world_does_not_tell_what_really_lies_hidden() -> None:
    table = session("viticulture")
    desk = Desk(Explorer(table))
    desk.say(type="play")
    record = json.loads(desk.last("play")["text"])
    assert "seed" not in record and table.save().find('"seed"') > 0
    assert desk.explorer.tree.imagined


def test_a_person_against_bots_can_only_look_through_their_own_eyes() -> None:
    desk = Desk(Explorer(session("grand-cru")))
    assert [eye["seat"] for eye in desk.last("greeting")["eyes"]] == [0]
    desk.say(type="eyes", seat="all")
    assert desk.explorer.tree.seat == 0
    several = Desk(Explorer(session("grand-cru", (PERSON, PERSON, "greedy"))))
    assert several.explorer.tree.seat == -1
    assert [eye["seat"] for eye in several.last("greeting")["eyes"]] == [-1, 0, 1]
    several.say(type="eyes", seat=1)
    assert several.explorer.tree.seat == 1
    several.say(type="eyes", seat=2)
    assert several.explorer.tree.seat == 1, "a bot's hand stays hidden"
    watching = Desk(Explorer(session("grand-cru", ("random", "greedy"))))
    assert watching.explorer.tree.seat is None
    assert Desk(Explorer(position("grand-cru"))).explorer.tree.seat is None
    assert Desk(Explorer(position("grand-cru"), 1)).explorer.tree.seat == 1


def test_the_page_opens_on_what_the_browser_remembers() -> None:
    table = session("toscana")
    table.goto(20)
    desk = Desk(Explorer(), "?game=toscana&lang=fr", saved=table.save())
    assert desk.explorer.state.key() == table.state.key() and desk.explorer.lang == "fr"
    assert desk.explorer.tree.seat == 0 and desk.explorer.names[0] == "Ada"
    fresh = Desk(Explorer(), "?game=toscana&seed=5&fresh=1")
    assert fresh.explorer.state.origin == {"seed": 5}
    damaged = Desk(Explorer(), "?game=grand-cru&seed=6", saved="{")
    assert damaged.explorer.tree.game.name == "grand-cru"
    given = Desk(Explorer(position("vinhos-2010")), "?game=toscana", saved=table.save())
    assert given.explorer.tree.game.name == "vinhos-2010", "what a notebook gave is kept"


def test_the_language_changes_and_what_is_unfolded_stays() -> None:
    desk = Desk(Explorer(position("toscana")))
    desk.say(type="unfold", id=next(item for item in desk.items if desk.items[item]["count"]))
    desk.say(type="unfold", id=list(desk.items)[-1])
    shown, before = set(desk.items), desk.items["0"]["text"]
    desk.say(type="lang", lang="fr")
    assert set(desk.items) == shown and desk.items["0"]["text"] != before
    desk.check()


@in_every_game
def test_the_coach_is_asked_and_its_line_is_shown(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("widgets.explorer.ask_coach", lambda tree, node: coaching.ask_coach(tree, node, 20))
    desk = Desk(Explorer(session(name)))
    desk.say(type="coach")
    tree = desk.explorer.tree
    if len(tree.children(0)) > 1:
        detail = desk.last("detail")
        assert detail["candidates"] and detail["candidates"][0]["visits"] > 0
        assert tree.node(0)["visits"] == 20
        assert any(item["best"] for name_, item in desk.items.items() if name_ != "0")
        desk.check()


@pytest.mark.parametrize("own", [True, False])
def test_a_rivals_decision_is_searched_in_several_worlds_and_an_own_one_by_one_search(
    own: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds: list[int] = []

    class Counted(search_tree.Tree):
        def __init__(self, state: State, seat: int, seed: int) -> None:
            seeds.append(seed)
            super().__init__(state, seat, seed)

    state = position("viticulture")
    assert state.actor is not None
    monkeypatch.setattr(search_tree, "Tree", Counted)
    tree = Tree(state, state.actor if own else 1 - state.actor)
    done = list(coaching.ask_coach(tree, 0, 20))
    assert seeds == list(range(1 if own else coaching.MOST_WORLDS))
    assert len(done) == tree.node(0)["visits"] == 20 and done[-1] == 1


def test_long_work_leaves_room_for_clicks_and_can_be_stopped() -> None:
    async def visit() -> None:
        desk = Desk(Explorer(session("viticulture")))
        desk.say(type="grow", depth=12, budget=5_000)
        assert len(desk.explorer.tree) < 200, "the answer to the click does not wait for the work"
        for _ in range(6):
            await asyncio.sleep(0.02)
            desk.explorer._receive(desk.explorer, {"type": "select", "id": "0"}, [])
        assert desk.last("detail")["node"] == 0
        desk.explorer._receive(desk.explorer, {"type": "stop"}, [])
        grown = len(desk.explorer.tree)
        assert 3 < grown < 5_000
        assert desk.last("progress")["done"] is None
        desk.check()
        await asyncio.sleep(0.2)
        assert len(desk.explorer.tree) == grown, "stopped is stopped"

    asyncio.run(visit())


def test_progress_is_told_on_the_way_and_ends() -> None:
    async def visit() -> list[dict[str, Any]]:
        desk = Desk(Explorer(session("viticulture")))
        desk.say(type="grow", depth=6, budget=600)
        while desk.explorer._work is not None:
            await asyncio.sleep(0.02)
        return [message for message in desk.heard if message["type"] == "progress"]

    told = [message["done"] for message in asyncio.run(visit())]
    assert told[0] == 0 and told[-1] is None and len(told) > 2
    assert told[:-1] == sorted(told[:-1])


@pytest.mark.parametrize("form", ["json", "graphml", "dot", "svg", "png"])
def test_the_tree_is_handed_over_as_a_file(form: str) -> None:
    desk = Desk(Explorer(position("toscana")))
    (answer,) = desk.say(type="export", form=form)
    assert answer["name"] == f"toscana.{form}"
    assert answer["buffers"][0][:4] == b"\x89PNG" if form == "png" else len(answer["text"]) > 200


def test_two_lines_are_shown_side_by_side() -> None:
    desk = Desk(Explorer(position("grand-cru")))
    desk.say(type="grow", depth=3, budget=80)
    first, *_, last = desk.explorer.tree.children(0)
    desk.say(type="reveal", node=first)
    desk.say(type="pin", on=True)
    desk.say(type="reveal", node=last)
    compare = desk.last("detail")["compare"]
    assert compare["left"] and compare["right"] and compare["rows"]
    desk.say(type="pin", on=False)
    assert desk.last("detail")["compare"] is None


@pytest.mark.parametrize(
    "message",
    [
        {"type": "unfold"},
        {"type": "unfold", "id": "999"},
        {"type": "fold", "id": []},
        {"type": "select", "id": "5>7"},
        {"type": "reveal", "node": 10**9},
        {"type": "reveal", "node": "1"},
        {"type": "find", "text": None},
        {"type": "eyes", "seat": {}},
        {"type": "export", "form": "exe"},
        {"type": "lang", "lang": "xx"},
        {"type": "stop"},
        {"type": "nonsense"},
    ],
    ids=str,
)
def test_odd_messages_change_nothing(message: dict[str, Any]) -> None:
    desk = Desk(Explorer(position("toscana")))
    before = dict(desk.items)
    desk.say(**message)
    assert desk.items == before
    assert not any(answer["type"] == "sorry" for answer in desk.heard)
    desk.check()


def test_a_damaged_file_is_refused_in_a_sentence() -> None:
    desk = Desk(Explorer(position("toscana")))
    before = desk.explorer.tree
    (answer,) = desk.say(type="load", text="nonsense")
    assert answer["type"] == "sorry" and answer["text"].endswith(".")
    assert desk.explorer.tree is before
    desk.say(type="load", text=session("grand-cru").save())
    assert desk.explorer.tree.game.name == "grand-cru"


def test_growth_and_what_is_shown_have_limits() -> None:
    desk = Desk(Explorer(wander(tutor.game("toscana").new(2, seed=1), 1, 30)))
    desk.say(type="grow", depth=10**9, budget=10**9)
    assert len(desk.explorer.tree) < 5_200
    desk.say(type="unfold_all")
    assert len(desk.items) <= MOST_ITEMS
    assert desk.last("note")["text"]
    desk.say(type="fold_all")
    assert len(desk.items) < 60


def test_the_coach_is_not_asked_what_others_choose_in_secret_or_what_chance_draws() -> None:
    desk = Desk(Explorer(Session.new("dom-pierre", seed=4)))
    assert desk.last("detail")["ask"], "one's own secret choice"
    desk.say(type="unfold", id="1")
    (child,) = desk.explorer.tree.children(1)
    desk.say(type="reveal", node=1)
    assert not desk.last("detail")["ask"], "the other's"
    before = len(desk.explorer.tree)
    assert desk.say(type="coach") == [] and len(desk.explorer.tree) == before
    assert child
