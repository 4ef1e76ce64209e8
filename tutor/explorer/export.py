"""A tree for other programs: GraphML, DOT, JSON, and drawings as SVG and PNG. Words and numbers only."""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tutor.core.moves import encode
from tutor.explorer import wording
from tutor.explorer.drawing import NO_XML
from tutor.explorer.drawing import to_svg as to_svg
from tutor.explorer.outline import Outline
from tutor.explorer.values import lead

if TYPE_CHECKING:
    import networkx as nx

    from tutor.explorer.tree import Tree

FORMATS: Final = ("json", "graphml", "dot", "svg", "png")
#: Version of the JSON form.
VERSION: Final = 1
#: Longest side of a PNG in pixels; larger trees are drawn smaller.
LARGEST_PNG: Final = 16_000


def plain(tree: Tree, lang: str | None = None) -> nx.DiGraph[int]:
    """Return the graph with words and numbers alone, as any tool can read them; what is not known is left out."""
    import networkx

    lang = lang or tree.lang
    root = tree.position(tree.root)
    graph: nx.DiGraph[int] = networkx.DiGraph(
        game=tree.game.name,
        title=tree.game.title(lang),
        notice=tree.notice(lang),
        position=json.dumps(root.view(tree.seat), ensure_ascii=False),
    )
    for node in range(len(tree)):
        graph.add_node(node, **_node(tree, node, lang))
    for parent in range(len(tree)):
        for child in tree.children(parent):
            graph.add_edge(parent, child, **_edge(tree, parent, child, lang))
    return graph


def _node(tree: Tree, node: int, lang: str) -> dict[str, Any]:
    data = tree.node(node)
    hidden = data["position"].hidden_scores(tree.seat)
    scores = ["?" if seat in hidden else str(points) for seat, points in enumerate(data["scores"])]
    values: dict[str, Any] = {
        "kind": data["kind"],
        "actor": data["actor"],
        "who": wording.who(tree, node, lang),
        "question": wording.question(tree, node, lang),
        "depth": data["depth"],
        "scores": " ".join(scores),
        "expanded": data["expanded"],
        "value": data.get("value"),
        "error": data.get("error"),
        "visits": data["visits"] or None,
        "repeats": data.get("repeats"),
    }
    return {name: value for name, value in values.items() if value is not None}


def _edge(tree: Tree, parent: int, child: int, lang: str) -> dict[str, Any]:
    data = tree.edge(parent, child)
    moves = () if data["hidden"] else data["moves"]
    values: dict[str, Any] = {
        "words": wording.move(tree, parent, child, lang),
        "changes": "\n".join(wording.changes(tree, parent, child, lang)),
        "moves": json.dumps([encode(move) for move in moves], ensure_ascii=False),
        "probability": data["probability"],
        "share": data["share"] if data["share"] < 1 else None,
        "lead": lead(tree, parent, child),
    }
    return {name: value for name, value in values.items() if value is not None}


def to_json(tree: Tree, lang: str | None = None) -> str:
    """Return the tree as JSON: the position it starts from, nodes and edges."""
    graph = plain(tree, lang)
    edges = [
        {
            "from": parent,
            "to": child,
            **data,
            "moves": json.loads(data["moves"]),
            "changes": data["changes"].splitlines(),
        }
        for parent, child, data in graph.edges(data=True)
    ]
    content = {
        "format": "vendange-tree",
        "version": VERSION,
        **graph.graph,
        "position": json.loads(graph.graph["position"]),
        "seat": tree.seat,
        "nodes": [{"id": node, **data} for node, data in graph.nodes(data=True)],
        "edges": edges,
    }
    return json.dumps(content, ensure_ascii=False, indent=1)


def to_graphml(tree: Tree, lang: str | None = None) -> str:
    """Return the tree as GraphML, which most graph programs read."""
    import networkx

    graph = plain(tree, lang)
    for data in (graph.graph, *graph.nodes.values(), *graph.edges.values()):
        data.update({name: NO_XML.sub("", value) for name, value in data.items() if isinstance(value, str)})
    return "\n".join(networkx.generate_graphml(graph))


def to_dot(tree: Tree, lang: str | None = None) -> str:
    """Return the tree in the language of Graphviz."""
    graph = plain(tree, lang)
    lines = [
        "digraph {",
        "  rankdir=LR",
        f"  label={_quote(graph.graph['notice'])}",
        "  node [shape=box, style=rounded]",
    ]
    shapes = {"chance": "diamond", "hidden": "diamond", "end": "doubleoctagon"}
    for node, data in graph.nodes(data=True):
        value = f"\n{data['value']:+.1f}" if "value" in data else ""
        shape = f", shape={shapes[data['kind']]}" if data["kind"] in shapes else ""
        lines.append(f"  {node} [label={_quote(data['question'] + value)}{shape}]")
    for parent, child, data in graph.edges(data=True):
        likely = f"\n{data['probability']:.1%}" if "probability" in data else ""
        lines.append(f"  {parent} -> {child} [label={_quote(data['words'] + likely)}]")
    return "\n".join([*lines, "}", ""])


def _quote(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def to_png(
    tree: Tree,
    lang: str | None = None,
    *,
    outline: Outline | None = None,
    line: Collection[int] = (),
    scale: float = 1.5,
) -> bytes:
    """Return the drawing of `to_svg` as a PNG picture; a very large one is made smaller."""
    import vl_convert

    svg = to_svg(tree, lang, outline=outline, line=line)
    sides = [float(side) for side in re.findall(r'(?:width|height)="([\d.]+)"', svg.split(">", 1)[0])]
    picture: bytes = vl_convert.svg_to_png(svg, scale=min(scale, LARGEST_PNG / max(sides)))
    return picture


def save(tree: Tree, path: Path, form: str, lang: str | None = None) -> None:
    """Write the tree to a file in one of FORMATS."""
    if form == "png":
        path.write_bytes(to_png(tree, lang))
        return
    write = {"json": to_json, "graphml": to_graphml, "dot": to_dot, "svg": to_svg}[form]
    path.write_text(write(tree, lang), encoding="utf-8")
