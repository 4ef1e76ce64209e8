"""The bar at the top: year and season, the wake-up chart, the cart, and how to pass."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.core.game import Game
from tutor.games.viticulture import moves as m
from tutor.games.viticulture.box import Box
from tutor.games.viticulture.names import CART as CART_ACTION
from widgets.boards.painter import SMALL, Painter, Words
from widgets.boards.viticulture.cards import SIGNS, worker
from widgets.boards.viticulture.words import amounts
from widgets.scene import Scene

X, Y, WIDTH, HEIGHT = 14, 10, 1172, 56
#: The four seasons: the first circle, and the distance to the next.
SEASON, SEASON_STEP = 160, 34
SEASON_SIGNS = {"spring": "blossom", "summer": "sun", "fall": "leaf", "winter": "snow"}
#: The rows of the wake-up chart: where they begin, and the room for all.
CHART, CHART_ROOM = 288, 536
#: The cart: where it begins, its width, where workers begin, and the room for them.
CART, CART_WIDTH, CROWD, CROWD_ROOM = 826, 254, 72, 180
PASS, PASS_WIDTH = 1086, 94
#: What each row gives: its sign, and the class of this.
BONUSES = {
    "none": ("none", ""),
    "draw_vine": (SIGNS["vine"], "vb-deck-vine"),
    "draw_order": (SIGNS["order"], "vb-deck-order"),
    "gain_lira": ("coin", "vb-coin"),
    "draw_visitor": (SIGNS["summer"], "vb-deck-summer"),
    "gain_vp": ("laurel", "vb-prestige"),
    "temporary_worker": ("worker", "vb-automa"),
}
#: Moves by which somebody does no more, in the order in which a question may offer them.
NO_MORE = {m.Pass: "pass", m.Stop: "stop", m.Decline: "decline", m.KeepToken: "keep"}


def draw(painter: Painter, game: Game[Any], box: Box, scene: Scene, view: Mapping[str, Any]) -> None:
    """Draw the bar."""
    vineyards = view["vineyards"]
    years = box.levels[view["options"]["solo_level"]].years if len(vineyards) == 1 else 0
    painter.part(scene, _year, view["year"], years, view["season"], view["reached"], not view["stack"])
    for row in range(1, box.rows + 1):
        owner = next((seat for seat, vineyard in enumerate(vineyards) if vineyard["row"] == row), None)
        gone = box.row_bonus[row - 1] == "temporary_worker" and view["temporary"] >= 0
        painter.part(scene, _row, row, owner, row in view["row_tokens"], gone)
    crowd = [(vineyard["workers"]["cart"], vineyard["workers"]["grande"] == "cart") for vineyard in vineyards]
    painter.part(scene, _cart, crowd)
    painter.part(scene, _pass, no_more(game, view))


def no_more(game: Game[Any], view: Mapping[str, Any]) -> str:
    """Return how whoever is asked now can say that they do no more."""
    # the last question may also be a draw of chance, or nothing at all
    asks = getattr(game.frame_types[view["stack"][-1][0]], "asks", ()) if view["stack"] else ()
    return next((way for kind, way in NO_MORE.items() if kind in asks), "pass")


def _year(scene: Scene, words: Words, box: Box, year: int, years: int, season: str, reached: bool, over: bool) -> None:
    now = "over" if over else season
    scene.rect("year-panel", X, Y, WIDTH, HEIGHT, "vb-panel", rx=14, region=words("board-region-year"))
    scene.text("year", X + 16, Y + 25, words("board-year", year=year, years=years), "vb-title", size=18)
    scene.text("season", X + 16, Y + 45, words("board-season", season=now), "vb-quiet", size=14)
    tip = words("board-year-tip", year=year, years=years, season=now, goal=box.goal, reached=reached)
    scene.rect("year-hit", X + 6, Y + 4, SEASON - X - 24, HEIGHT - 8, "vg-hit", tip=tip)
    for place, (name, sign) in enumerate(SEASON_SIGNS.items()):
        x, y = SEASON + SEASON_STEP * place, Y + HEIGHT / 2
        state = "vb-now" if name == now else "vb-next"
        scene.circle(f"season-{name}", x, y, 15, f"vb-season {state}", tip=words("board-season-tip", season=name))
        scene.symbol(f"season-{name}-sign", sign, x - 9.5, y - 9.5, 19, f"vb-season-sign {state}")


def _row(scene: Scene, words: Words, box: Box, row: int, owner: int | None, token: bool, gone: bool) -> None:
    """Draw a row of the wake-up chart: its number, what it gives, and the rooster that stands there."""
    pitch = CHART_ROOM / box.rows
    x, y, width = CHART + pitch * (row - 1), Y + 6, pitch - 4
    bonus = box.row_bonus[row - 1]
    sign, cls = BONUSES[bonus]
    scene.rect(f"row-{row}-cell", x, y, width, HEIGHT - 12, "vb-cell", rx=8)
    scene.text(f"row-{row}-text", x + 6, y + 17, str(row), "vb-number", size=15)
    second = bonus == "draw_visitor"
    absent = " vb-absent" if gone else ""
    scene.symbol(f"row-{row}-second", SIGNS["winter"] if second else "none", x + 17, y + 19, 22, "vb-deck-winter")
    scene.symbol(f"row-{row}-bonus", sign, x + (3 if second else 8), y + 20, 22, cls + absent)
    left = x + width - 37
    scene.symbol(f"row-{row}-token", "bonus-token" if token else "none", left + 9, y + 12, 21, "vb-bead")
    sign, number, whose, on = ("none", "", "", "vb-seat") if owner is None else (
        "rooster", str(owner + 1), f"vb-piece vb-p{owner}", f"vb-seat vb-on-p{owner}")  # fmt: skip
    scene.symbol(f"row-{row}-rooster", sign, left, y + 4, 36, whose)
    scene.text(f"row-{row}-seat", left + 15, y + 31, number, on, size=SMALL, anchor="middle")
    tip = words("board-row-tip", row=row, bonus=bonus, amount=box.row_amount[row - 1], taken=owner is not None,
                owner=owner or 0, mine=owner is not None and words.mine(owner), token=token, gone=gone)  # fmt: skip
    scene.rect(f"row-{row}", x, y, width, HEIGHT - 12, "vg-hit", rx=8, tip=tip, label=words("board-row", row=row),
               target=f"row-{row}")  # fmt: skip


def _cart(scene: Scene, words: Words, box: Box, crowd: Sequence[tuple[int, bool]]) -> None:
    """Draw the cart, on which any number of workers stand; with many players they stand in two rows."""
    scene.rect("cart-card", CART, Y + 6, CART_WIDTH, HEIGHT - 12, "vb-cell", rx=9)
    scene.symbol("cart-sign", "extra-delivery", CART + 22, Y + 8, 26, "vb-act")
    scene.text("cart-name", CART + 36, Y + 46, words("board-cart"), "vb-good", size=SMALL, anchor="middle")
    pitch = CROWD_ROOM / len(crowd)
    deep = len(crowd) > 3
    for seat, (count, grande) in enumerate(crowd):
        x = CART + CROWD + pitch * seat
        size, middle = (22.0, Y + 19) if deep else (27.0, Y + 29)
        worker(scene, f"cart-{seat}", seat if count else None, False, x + 13, middle, size)
        scene.text(f"cart-{seat}-count", x + (24 if deep else 56), middle + 6, f"×{count}" if count > 1 else "",
                   "vb-tight", size=SMALL)  # fmt: skip
        away = (x + 13, Y + 41) if deep else (x + 44, Y + 29)
        worker(scene, f"cart-{seat}-grande", seat if grande else None, True, *away, size)
    lira = amounts(box, CART_ACTION)[0]
    said = tuple(words("board-on-cart", player=seat, count=count, grande=grande)
                 for seat, (count, grande) in enumerate(crowd) if count or grande)  # fmt: skip
    tip = words("board-cart-tip", lira=lira, parts=said, count=len(said))
    scene.rect("cart", CART, Y + 6, CART_WIDTH, HEIGHT - 12, "vg-hit", rx=9, tip=tip, label=words("board-cart"),
               target="cart")  # fmt: skip


def _pass(scene: Scene, words: Words, box: Box, way: str) -> None:
    middle = PASS + PASS_WIDTH / 2
    scene.rect("pass-card", PASS, Y + 6, PASS_WIDTH, HEIGHT - 12, "vb-chip", rx=9)
    scene.symbol("pass-sign", "pass", middle - 12, Y + 9, 23, "vb-act")
    name = words("board-no-more", way=way)
    scene.text("pass-name", middle, Y + 46, name, "vb-good", size=SMALL, anchor="middle")
    scene.rect("pass", PASS, Y + 6, PASS_WIDTH, HEIGHT - 12, "vg-hit", rx=9, tip=words("board-no-more-tip", way=way),
               label=name, target="pass")  # fmt: skip
