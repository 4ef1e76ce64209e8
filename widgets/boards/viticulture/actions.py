"""The twelve actions in two rows, summer above winter: a drawing, and three spaces with the bonus in the middle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.games.viticulture.box import Box
from tutor.games.viticulture.names import ACTIONS, SPACES, SUMMER_ACTIONS, WINTER_ACTIONS
from widgets.boards.painter import SMALL, Painter, Words
from widgets.boards.viticulture.cards import worker
from widgets.boards.viticulture.words import BOLD, amounts, in_lines
from widgets.scene import Scene

X, WIDTH, HEIGHT = 14, 936, 98
SUMMER, WINTER = 72, 176
#: The first card of a row, the distance to the next, and the size of a card.
FIRST, STEP, CARD, CARD_HEIGHT = 50, 149.6, 145.6, 86
#: The room of the drawing, where a grande may stand when the spaces are taken.
DRAWING, DRAWING_HEIGHT = 44, 78
#: The first space and the distance to the next, from the corner of the card; how far down they lie, and their radius.
SPACE, SPACE_STEP, DOWN, RADIUS = 65, 32, 62, 15
SIGNS = {
    "draw_vine": ("vine-card", "vb-deck-vine"),
    "give_tour": ("tour", "vb-act"),
    "build_structure": ("improve", "vb-act"),
    "plant_vine": ("plant", "vb-grown"),
    "play_summer_visitor": ("guest-card", "vb-deck-summer"),
    "sell_grapes_or_field": ("sell-grapes", "vb-act"),
    "draw_order": ("note-card", "vb-deck-order"),
    "harvest_field": ("harvest", "vb-act"),
    "train_worker": ("hire", "vb-act"),
    "play_winter_visitor": ("guest-card", "vb-deck-winter"),
    "make_wine": ("make-wine", "vb-figure-red"),
    "fill_order": ("fill-order", "vb-deck-order"),
}
#: The bonus of the middle space, where it is not simply the action once more.
OTHER_BONUS = {
    "give_tour": ("coin", "vb-coin"),
    "build_structure": ("reduced", "vb-coin"),
    "sell_grapes_or_field": ("laurel", "vb-prestige"),
    "train_worker": ("reduced", "vb-coin"),
    "fill_order": ("laurel", "vb-prestige"),
}
#: A worker as the view gives it.
Standing = Mapping[str, Any] | str | None


def draw(painter: Painter, box: Box, scene: Scene, view: Mapping[str, Any]) -> None:
    """Draw both rows."""
    opened = box.open_spaces[len(view["vineyards"])]
    planned = [plan["at"] for plan in view["plans"]]
    token_opens = len(view["vineyards"]) == 1 and view["options"]["solo_token_opens_space"]
    for season, y, actions in (("summer", SUMMER, SUMMER_ACTIONS), ("winter", WINTER, WINTER_ACTIONS)):
        current = view["season"] == season
        painter.part(scene, _season, season, y, current)
        for place, number in enumerate(actions):
            action = ACTIONS[number]
            here = f"{action}/overflow"
            beside = [seat for seat, vineyard in enumerate(view["vineyards"]) if vineyard["workers"]["grande"] == here]
            spaces = view["spaces"][action]
            # a space that a token has opened counts as open while a worker stands there
            shown = max(opened, 2) if token_opens else opened
            plans = [at for at in planned if at.split("/")[0] == action]
            x = FIRST + STEP * place
            painter.part(scene, _action, action, spaces, beside, plans, shown, current, len(view["vineyards"]), x, y)


def _season(scene: Scene, words: Words, box: Box, season: str, y: float, current: bool) -> None:
    scene.rect(f"{season}-panel", X, y, WIDTH, HEIGHT, "vb-panel", rx=14, region=words("board-season", season=season))
    scene.rect(f"{season}-glow", X, y, WIDTH, HEIGHT, f"vb-glow vb-{season}" if current else "vb-none", rx=14)
    sign = "sun" if season == "summer" else "snow"
    scene.symbol(f"{season}-sign", sign, X + 5, y + HEIGHT / 2 - 13, 26, f"vb-{season}")
    scene.rect(f"{season}-hit", X + 3, y + 4, 30, HEIGHT - 8, "vg-hit", tip=words("board-actions-tip", season=season))


def _action(
    scene: Scene, words: Words, box: Box, action: str, spaces: Sequence[Standing], beside: Sequence[int],
    plans: Sequence[str], opened: int, current: bool, players: int, x: float, y: float,
) -> None:  # fmt: skip
    """Draw an action: name, drawing, spaces and whoever stands there."""
    top = y + 6
    scene.rect(f"{action}-card", x, top, CARD, CARD_HEIGHT, "vb-action" if current else "vb-chip", rx=10)
    name = words("board-action", action=action)
    lines = in_lines(name, CARD - DRAWING - 6, 3, BOLD)
    first, step = (15, 13.5) if lines[2] else (18, 15)  # three lines stand closer together
    for line, text in enumerate(lines):
        scene.text(f"{action}-name-{line + 1}", x + DRAWING + 3, top + first + step * line, text,
                   "vb-tight vb-name", size=SMALL)  # fmt: skip
    amount, bonus = amounts(box, action)
    tip = words("board-action-tip", action=action, amount=amount, bonus=bonus)
    scene.rect(f"action-{action}", x + 1, top - 1, CARD - 2, CARD_HEIGHT - 2, "vg-hit vb-whole", rx=9, tip=tip,
               label=name, target=f"action-{action}")  # fmt: skip
    _drawing(scene, words, action, beside, plans, players, x + 3, top + 4)
    for place, (space, standing) in enumerate(zip(SPACES, spaces, strict=True)):
        cx = x + SPACE + SPACE_STEP * place
        _space(scene, words, box, action, space, standing, place < opened, f"{action}/{space}" in plans, players, cx,
               top + DOWN)  # fmt: skip


def _drawing(
    scene: Scene, words: Words, action: str, beside: Sequence[int], plans: Sequence[str], players: int, x: float,
    y: float,
) -> None:  # fmt: skip
    """Draw the picture of an action, and the grandes that stand on it: at most one of each player."""
    sign, cls = SIGNS[action]
    name = f"space-{action}-overflow"
    scene.symbol(f"{action}-sign", sign, x + 3, y + DRAWING_HEIGHT / 2 - 19, 38, f"{cls} vb-absent" if beside else cls)
    across, size = (1, 30.0) if len(beside) < 3 else (2, 19.0)
    down = -(-len(beside) // across)
    for seat in range(players):
        row, column = divmod(beside.index(seat), across) if seat in beside else (0, 0)
        cx = x + DRAWING / 2 + 20 * (column - (across - 1) / 2)
        cy = y + DRAWING_HEIGHT / 2 + (size + 6) * (row - (down - 1) / 2)
        worker(scene, f"{name}-{seat}", seat if seat in beside else None, True, cx, cy, size)
    planned = f"{action}/overflow" in plans
    _plan(scene, f"{name}-plan", planned, x + 34, y + 8)
    tip = words("board-drawing-tip", action=action, count=len(beside), player=tuple(beside), planned=planned)
    scene.rect(name, x, y, DRAWING - 2, DRAWING_HEIGHT, "vg-hit", rx=9, tip=tip,
               label=words("board-drawing", action=action), target=name)  # fmt: skip


def _space(
    scene: Scene, words: Words, box: Box, action: str, space: str, standing: Standing, opened: bool, planned: bool,
    players: int, cx: float, cy: float,
) -> None:  # fmt: skip
    """Draw one space with its bonus and its worker."""
    name = f"space-{action}-{space}"
    bonus = space == SPACES[1]
    cls = "vb-space-closed" if not opened else "vb-space vb-space-bonus" if bonus else "vb-space"
    scene.circle(f"{name}-ring", cx, cy, RADIUS, cls)
    sign, colour = OTHER_BONUS.get(action, SIGNS[action]) if bonus else ("none", "")
    shade = "" if opened and not standing else " vb-absent"
    scene.symbol(f"{name}-bonus", sign, cx - 10, cy - 10, 20, colour + shade)
    automa = standing == "automa"
    owner = standing["seat"] if isinstance(standing, Mapping) else "automa" if automa else None
    grande = isinstance(standing, Mapping) and standing["grande"]
    worker(scene, f"{name}-worker", owner, grande, cx, cy, 28)
    _plan(scene, f"{name}-plan", planned, cx + 11, cy - 12)
    who = "nobody" if owner is None else "automa" if automa else "somebody"
    seat = owner if isinstance(owner, int) else 0
    amount, more = amounts(box, action)
    tip = words("board-space-tip", action=action, space=space, who=who, player=seat, grande=grande, planned=planned,
                opened=opened, players=players, amount=amount, bonus=more)  # fmt: skip
    scene.rect(name, cx - 15.5, cy - 18, 31, 37, "vg-hit", rx=9, tip=tip,
               label=words("board-space", action=action, space=space), target=name)  # fmt: skip


def _plan(scene: Scene, name: str, planned: bool, cx: float, cy: float) -> None:
    """Mark a worker who waits for winter."""
    scene.circle(f"{name}-ground", cx, cy, 8.5, "vb-space" if planned else "vb-none")
    scene.symbol(name, "hourglass" if planned else "none", cx - 6.5, cy - 6.5, 13, "vb-planned")
