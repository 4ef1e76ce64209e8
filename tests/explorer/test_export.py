"""A tree for other programs: what is written can be read again, says the same, and tells no secrets."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path
from xml.etree import ElementTree

import networkx as nx
import pytest

import tutor
from tests.worlds import GAMES, wander
from tutor.core.text import LANGUAGES
from tutor.explorer import Tree, export
from tutor.explorer.drawing import to_svg
from tutor.explorer.outline import Outline

in_every_game = pytest.mark.parametrize("name", GAMES)
EVIL = '<b>"&\x07</b>'


def grown(name: str, seat: int | None = 0) -> Tree:
    game = tutor.game(name)
    tree = Tree(wander(game.new(max(2, game.players[0]), seed=6), 6, 70), seat, names=[EVIL, EVIL])
    tree.grow(40)
    tree.evaluate()
    return tree


@in_every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_graphml_comes_back_as_the_same_graph(name: str, lang: str) -> None:
    tree = grown(name)
    graph = nx.parse_graphml(export.to_graphml(tree, lang), node_type=int)
    assert set(graph.edges) == set(tree.graph.edges)
    for node, data in graph.nodes(data=True):
        assert data["question"] == tree.question(node, lang).replace("\x07", "")
        assert data.get("value") == pytest.approx(tree.node(node).get("value"))
    assert any("value" in data for _, data in graph.nodes(data=True)) == any(
        tree.node(node)["kind"] == "decision" and tree.children(node) for node in graph
    )
    for parent, child, data in graph.edges(data=True):
        assert data["words"] == tree.words(parent, child, lang).replace("\x07", "")
        assert data.get("lead") == pytest.approx(tree.lead(parent, child))


@in_every_game
def test_json_holds_every_move_in_a_form_that_can_be_played(name: str) -> None:
    tree = grown(name, None)
    content = json.loads(export.to_json(tree, "fr"))
    assert content["format"] == "vendange-tree" and len(content["nodes"]) == len(tree)
    assert content["position"] == json.loads(json.dumps(tree.position(0).view(None)))
    from tutor.core.moves import decode

    for edge in content["edges"]:
        moves = tuple(decode(tree.game.move_types, move) for move in edge["moves"])
        assert moves == tree.edge(edge["from"], edge["to"])["moves"]


@in_every_game
def test_dot_names_every_node_and_way_once_and_quotes_what_it_must(name: str) -> None:
    text = export.to_dot(grown(name), "en")
    tree = grown(name)
    assert len(re.findall(r"^  \d+ \[", text, re.MULTILINE)) == len(tree)
    assert len(re.findall(r"^  \d+ -> \d+ \[", text, re.MULTILINE)) == tree.graph.number_of_edges()
    for line in text.splitlines():
        assert len(re.findall(r'(?<!\\)"', line)) % 2 == 0, line


@in_every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_svg_is_well_formed_and_shows_every_item(name: str, lang: str) -> None:
    tree = grown(name)
    root = ElementTree.fromstring(to_svg(tree, lang, line=tree.principal()))
    outline = Outline(tree)
    outline.unfold_explored("0", 99, 10_000, groups=True)
    boxes = root.findall("{http://www.w3.org/2000/svg}g")
    assert len(boxes) == len(outline.visible())
    assert root.findall(".//*[@class='way bestway']") and root.findall(".//*[@class='box best']")
    titles = [box[0].text for box in boxes]
    assert tree.words(0, tree.children(0)[0], lang).replace("\x07", "") in titles


def test_png_is_a_picture_that_fits(tmp_path: Path) -> None:
    tree = grown("toscana")
    picture = export.to_png(tree, "fr")
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", picture[16:24])
    assert 300 < width <= export.LARGEST_PNG and 300 < height <= export.LARGEST_PNG


@pytest.mark.parametrize("form", export.FORMATS)
def test_every_format_can_be_saved(form: str, tmp_path: Path) -> None:
    path = tmp_path / f"tree.{form}"
    export.save(grown("grand-cru"), path, form, "fr")
    assert path.stat().st_size > 1_000


def test_every_word_of_the_explorer_is_used() -> None:
    folder = Path(export.__file__).parent
    code = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    keys = re.findall(r"^(explorer[\w-]*) =", (folder / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert keys and [key for key in keys if f'"{key}"' not in code] == []
