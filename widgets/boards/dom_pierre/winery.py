"""The winery: six columns with a disc each, what a row costs and how strong it is, vintage and force tokens.

In every column the row that the disc would reach next shows beforehand how strong the action would be and, where it
costs coins, what it would cost once the disc has moved (DP-TURN-06, DP-TURN-07).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tutor.games.dom_pierre import box as boxes
from tutor.games.dom_pierre.box import Box
from tutor.games.dom_pierre.names import COLUMNS
from tutor.games.dom_pierre.turn import COSTS
from widgets.boards.dom_pierre.signs import ACTIONS
from widgets.boards.painter import SMALL, Painter, Words
from widgets.scene import Scene


class Plan(NamedTuple):
    """Where a winery is drawn, and in which size."""

    x: float
    y: float
    #: Width of a column, of the margins with cost and strength, and of the place for tokens that wait beside the rows.
    column: float
    margin: float
    beside: float
    head: float
    grid: float
    foot: float
    #: Numbers and names are written out.
    full: bool

    @property
    def left(self) -> float:
        """Return where the first column begins."""
        return self.x + self.beside + self.margin


def strength(box: Box, view: Mapping[str, Any], maison: Mapping[str, Any], column: str) -> int:
    """Return the strength of an action for the disc where it stands now."""
    side = box.wineries[view["options"]["fast_variant"]]
    force = box.force if maison["tokens_placed"].get(column) == "force" else 0
    row: int = maison["discs"][column]
    return side.strengths[row] + force


def draw(painter: Painter, box: Box, scene: Scene, view: Mapping[str, Any], seat: int, moved: str, plan: Plan) -> None:
    """Draw a player's winery; `moved` is the column whose disc was moved this turn."""
    maison, fast = view["maisons"][seat], view["options"]["fast_variant"]
    rows = list(maison["discs"].values())
    painter.part(scene, _rows, seat, fast, min(rows), tuple(plan))
    draft = maison["draft"] if isinstance(maison["draft"], list) else []
    for number, column in enumerate(COLUMNS):
        others = rows[:number] + rows[number + 1 :]
        lying = maison["tokens_placed"].get(column, "")
        painter.part(
            scene, _column, seat, fast, number, rows[number], min(others), lying, column == moved, column in draft,
            tuple(plan),
        )  # fmt: skip
    painter.part(scene, _waiting, seat, fast, min(rows), maison["vintage"], maison["force"], tuple(plan))


def _tall(side: boxes.Winery, plan: Plan) -> float:
    """Return the height of a row."""
    return plan.grid / (side.top - side.start + 1)


def _top(side: boxes.Winery, plan: Plan, row: int) -> float:
    """Return where a row begins; the highest lies at the top."""
    return round(plan.y + plan.head + _tall(side, plan) * (side.top - row), 2)


def _rows(scene: Scene, words: Words, box: Box, seat: int, fast: bool, lowest: int, planned: Sequence[Any]) -> None:
    """Draw the rows with their costs on the left and strengths on the right; the lowest disc decides on the cost."""
    plan, side = Plan(*planned), box.wineries[fast]
    tall = _tall(side, plan)
    wide = plan.column * len(COLUMNS)
    for row in range(side.top, side.start - 1, -1):
        y = _top(side, plan, row)
        name = f"row-{seat}-{row}"
        shade = "vb-row-band vb-top" if row == side.top else f"vb-row-band{' vb-odd' if row % 2 else ''}"
        scene.rect(f"{name}-band", plan.left, y, wide, tall - 1.5, shade, rx=4)
        if not plan.full:
            continue
        here = row == lowest
        scene.rect(f"{name}-lowest", plan.left - plan.margin + 1, y, plan.margin - 4, tall - 1.5,
                   "vb-lowest" if here else "vb-none", rx=5)  # fmt: skip
        scene.text(f"{name}-cost", plan.left - plan.margin / 2 - 1, y + tall / 2 + 4.5, str(side.costs[row]),
                   "vb-number" if here else "vb-step", size=14, anchor="middle")  # fmt: skip
        power = side.strengths[row]
        scene.text(f"{name}-strength", plan.left + wide + plan.margin / 2, y + tall / 2 + 4.5,
                   f"×{power}" if power else "", "vb-step", size=14, anchor="middle")  # fmt: skip
        tip = words("board-row-tip", row=row, cost=side.costs[row], strength=power, lowest=here)
        scene.rect(f"{name}-cost-hit", plan.left - plan.margin, y, plan.margin - 2, tall - 1, "vg-hit", tip=tip)
        scene.rect(f"{name}-strength-hit", plan.left + wide, y, plan.margin, tall - 1, "vg-hit", tip=tip)
    if plan.full:
        scene.symbol(f"costs-{seat}", "coin", plan.left - plan.margin / 2 - 9.5, plan.y + plan.head - 20, 17, "vb-coin")
        scene.text(f"side-{seat}", plan.x + 2, plan.y + plan.head + plan.grid + plan.foot - 5,
                   words("board-side", fast=fast), "vb-quiet vb-tight", size=SMALL)  # fmt: skip


def _column(
    scene: Scene, words: Words, box: Box, seat: int, fast: bool, number: int, row: int, others: int, lying: str,
    moved: bool, dealt: bool, planned: Sequence[Any],
) -> None:  # fmt: skip
    """Draw a column: its action, its disc, what the next row would bring, and its vintage space."""
    plan, side = Plan(*planned), box.wineries[fast]
    column = COLUMNS[number]
    name = f"column-{seat}-{column}"
    x, tall = plan.left + plan.column * number, _tall(side, plan)
    middle = x + plan.column / 2
    gone = row > side.top
    sign = 24.0 if plan.full else 17.0
    scene.rect(f"{name}-moved", x + 1, plan.y - 2, plan.column - 2, plan.head + plan.grid + 1,
               "vb-moved" if moved else "vb-none", rx=7)  # fmt: skip
    scene.symbol(f"{name}-sign", ACTIONS[column], middle - sign / 2, plan.y + (1 if plan.full else 0), sign,
                 "vb-act vb-absent" if gone else "vb-act")  # fmt: skip
    if plan.full:
        scene.text(f"{name}-name", middle, plan.y + plan.head - 5, words("board-action", column=column),
                   "vb-tight vb-quiet" if gone else "vb-tight", size=SMALL, anchor="middle")  # fmt: skip
    force = box.force if lying == "force" else 0
    can = row < side.top
    power = side.strengths[row + 1] + force if can else 0
    cost = side.costs[min(row + 1, others)] if can and number in COSTS else 0
    _next(scene, words, name, plan, middle, _top(side, plan, min(row + 1, side.top)), tall, can, power, cost, number)
    size = min(tall - 2, plan.column - 3, 26)
    here = _top(side, plan, min(row, side.top)) + (tall - 1.5) / 2
    scene.symbol(f"{name}-disc", "none" if gone else "disc", middle - size / 2, here - size / 2, size,
                 f"vb-piece vb-p{seat}")  # fmt: skip
    scene.symbol(f"{name}-done", "check" if gone else "none", middle - 8, plan.y + plan.head + 4, 16, "vb-first")
    tip = words("board-column-tip", mine=words.mine(seat), owner=seat, column=column, row=row,
                state="gone" if gone else "top" if not can else "free", strength=power, coins=cost,
                paid=number in COSTS)  # fmt: skip
    scene.rect(name, x + 1, plan.y - 2, plan.column - 2, plan.head + plan.grid + 1, "vg-hit", rx=7, tip=tip,
               label=words("board-column", column=column), target=name)  # fmt: skip
    _space(scene, words, box, seat, column, lying, dealt, plan, middle)


def _next(
    scene: Scene, words: Words, name: str, plan: Plan, middle: float, y: float, tall: float, can: bool, power: int,
    cost: int, number: int,
) -> None:  # fmt: skip
    """Draw what the next row would bring: the strength, and the cost of actions that have one."""
    if not plan.full:
        return
    half = plan.column / 2 - 2
    scene.rect(f"{name}-next", middle - half, y + 1, 2 * half, tall - 3.5, "vb-next-step" if can else "vb-none", rx=5)
    paid = can and number in COSTS
    scene.text(f"{name}-strength", middle - (10 if paid else 0), y + tall / 2 + 4.4, f"×{power}" if can else "",
               "vb-number", size=14, anchor="middle")  # fmt: skip
    small = min(17.0, tall - 5)
    scene.symbol(f"{name}-coin", "coin" if paid else "none", middle + 3, y + (tall - small) / 2 - 0.6, small, "vb-coin")
    scene.text(f"{name}-cost", middle + 3 + small / 2, y + tall / 2 + 4.2, str(cost) if paid else "", "vb-points",
               size=SMALL, anchor="middle")  # fmt: skip


def token(
    scene: Scene, name: str, kind: str, action: str, x: float, y: float, size: float, force: int, place: str = "vb-none"
) -> None:
    """Draw a vintage token (green, with its action), a force token (blue, with its number), or the place of one.

    A token seen from behind ("back") is a force token whose number means nothing yet.
    """
    scene.circle(f"{name}-ground", x + size / 2, y + size / 2, size / 2 - 0.8, "vb-none" if kind else place)
    cls = "vb-green-token" if kind == "vintage" else "vb-force-token"
    scene.symbol(f"{name}-disc", "disc" if kind else "none", x, y, size, cls)
    inner = size * 0.6
    scene.symbol(f"{name}-sign", ACTIONS[action] if kind == "vintage" else "none", x + (size - inner) / 2,
                 y + (size - inner) / 2, inner, "vb-on-token")  # fmt: skip
    scene.text(f"{name}-text", x + size / 2, y + size / 2 + 4.8, f"+{force}" if kind == "force" else "", "vb-on-token",
               size=SMALL, anchor="middle")  # fmt: skip


def _space(
    scene: Scene, words: Words, box: Box, seat: int, column: str, lying: str, dealt: bool, plan: Plan, middle: float
) -> None:
    """Draw the vintage space of a column."""
    name = f"vintage-{seat}-{column}"
    size = plan.foot - 4
    y = plan.y + plan.head + plan.grid + 3
    token(scene, name, lying, column, middle - size / 2, y, size, box.force, "vb-token-space")
    tip = words("board-vintage-tip", column=column, token=lying or ("dealt" if dealt else "none"))
    scene.rect(name, middle - plan.column / 2 + 1, y - 1, plan.column - 2, plan.foot - 2, "vg-hit", rx=8, tip=tip,
               label=words("board-vintage", column=column), target=name)  # fmt: skip


def _waiting(
    scene: Scene, words: Words, box: Box, seat: int, fast: bool, lowest: int, vintage: str, force: bool,
    planned: Sequence[Any],
) -> None:  # fmt: skip
    """Draw the tokens that wait beside the rows until all discs are there."""
    plan, side = Plan(*planned), box.wineries[fast]
    for kind, there, row in (("vintage", vintage, side.vintage_row), ("force", force, side.force_row)):
        name = f"waiting-{seat}-{kind}"
        size = 27.0 if plan.full else 20.0
        shown = min(max(row, side.start), side.top)
        # the two rows may be lower than a token
        apart = max(0.0, (size + 1 - _tall(side, plan)) / 2) * (1 if kind == "vintage" else -1)
        y = _top(side, plan, shown) + _tall(side, plan) / 2 - size / 2 + apart
        token(scene, name, kind if there else "", vintage or COLUMNS[0], plan.x, y, size, box.force)
        tip = words("board-waiting-tip", kind=kind, there=bool(there), column=vintage or COLUMNS[0], row=row,
                    strength=box.force, lowest=lowest)  # fmt: skip
        scene.rect(name, plan.x, y, size, size, "vg-hit", rx=size / 2, tip=tip, label=words("board-waiting", kind=kind),
                   target=name)  # fmt: skip
