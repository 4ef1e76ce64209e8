"""The quadrel: nine actions, the markers on them, and what it would cost to move there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.core.game import Game
from tutor.games.vinhos import quadrel
from tutor.games.vinhos.box import Box
from tutor.games.vinhos.names import ACTIONS, PASS, SIDE
from tutor.games.vinhos.state import Vinhos
from widgets.boards.painter import Painter, Words
from widgets.boards.vinhos.words import BOLD, SIGNS, SMALL, Term, actor, disc, in_two, is_solo, plain, spelled, who
from widgets.scene import Scene

X, Y, WIDTH, HEIGHT = 14, 78, 386, 302
CELL, TALL, GAP = 122, 93, 5
FIRST_X, FIRST_Y = X + 5, Y + 6.5
#: How many markers of people can stand on a space: of four players, or of one and Lacerda.
MARKERS = 4


def draw(
    painter: Painter, game: Game[Any], box: Box, scene: Scene, view: Mapping[str, Any], state: Vinhos, seat: int
) -> None:
    """Draw the nine spaces with the fees of the player whose mat is drawn large."""
    painter.part(scene, _panel)
    if seat != actor(game, view):
        state.free = False  # what somebody else has announced
    paying = bool(view["order"]) and bool(view["stack"])
    bagos = view["lacerda"]["bagos"] if is_solo(view) else ()
    for number, space in enumerate(box.spaces):
        here = [who(view, other) for other, vintner in enumerate(view["vintners"]) if vintner["space"] == space]
        own = view["vintners"][seat]["space"] == space
        taxed = not view["final"] and box.tax_space[view["year"]] == number
        terms = plain(quadrel.fee_terms(state, seat, space)) if paying and not own else ()
        painter.part(
            scene, _space, number, space, here, own, taxed, space in bagos, terms, paying, who(view, seat)
        )  # fmt: skip


def _panel(scene: Scene, words: Words, box: Box) -> None:
    scene.rect("quadrel-panel", X, Y, WIDTH, HEIGHT, "vb-panel", rx=14, region=words("board-region-quadrel"))


def _space(
    scene: Scene, words: Words, box: Box, number: int, space: str, here: Sequence[int], own: bool, taxed: bool,
    bago: bool, terms: Sequence[Term], paying: bool, seat: int,
) -> None:  # fmt: skip
    row, column = divmod(number, SIDE)
    x, y = FIRST_X + (CELL + GAP) * column, FIRST_Y + (TALL + GAP) * row
    name, action = f"space-{space}", ACTIONS[box.action[number]]
    scene.rect(f"{name}-card", x, y, CELL, TALL, "vb-leaf-card vb-here" if own else "vb-leaf-card", rx=10)
    scene.symbol(f"{name}-sign", SIGNS[action], x + 6, y + 6, 28, "vb-act")
    for place, text in enumerate(in_two(words("board-space-short", space=space), CELL - 40, BOLD)):
        scene.text(f"{name}-name-{place + 1}", x + 38, y + 19 + 15 * place, text, "vb-name vb-tight", size=SMALL)
    price = _price(words, box, number)
    scene.text(f"{name}-price", x + 38, y + 50, price, "vb-quiet vb-tight", size=SMALL)
    scene.symbol(f"{name}-tax", "tax" if taxed else "none", x + 6, y + 41, 22, "vb-figure-red")
    scene.symbol(f"{name}-bago", "coin" if bago else "none", x + 50, y + 67, 20, "vb-coin")
    for place in range(MARKERS):
        marker = here[place] if place < len(here) else None
        disc(scene, f"{name}-marker-{place + 1}", marker, x + 15 + 20 * place, y + 77, 10.5)
    total = sum(points for _, points, _ in terms)
    fee = paying and not own
    free = "" if total else " vb-free"
    scene.rect(f"{name}-fee", x + CELL - 36, y + TALL - 30, 31, 24, f"vb-fee-plate{free}" if fee else "vb-none", rx=11)
    scene.text(f"{name}-fee-text", x + CELL - 20.5, y + TALL - 12.5, str(total) if fee else "",
               "vb-fee" if total else "vb-number", size=16, anchor="middle")  # fmt: skip
    parts = spelled(words, terms)
    standing = tuple(here)
    tip = words("board-space-tip", action=action, price=_price_of(box, number), limit=box.limits[box.action[number]],
                second=box.worker_prices[-1], reserve=box.reserve, taxed=taxed, bago=bago, count=len(here),
                player=standing, fee=total, terms=parts, counted=bool(terms), paying=fee, own=own,
                mine=words.mine(seat), owner=seat)  # fmt: skip
    scene.rect(name, x, y, CELL, TALL, "vg-hit", rx=10, tip=tip, label=words("board-space", space=space), target=name)


def _price_of(box: Box, number: int) -> int:
    """Return the price of a unit of an action; 0 where there is no fixed one."""
    prices = {
        "wineries": box.winery_price,
        "cellars": box.cellar_price,
        "workers": box.worker_prices[0],
        "experts": box.expert_price,
    }
    return prices.get(ACTIONS[box.action[number]], 0)


def _price(words: Words, box: Box, number: int) -> str:
    """Return the short line below the name: how many units, and what each costs."""
    action = box.action[number]
    if action == PASS or not box.limits[action]:
        return ""
    price = str(_price_of(box, number) or "")
    if ACTIONS[action] == "workers" and not box.reserve:
        price = "/".join(map(str, box.worker_prices))
    return words("board-units", limit=box.limits[action], price=price, priced=bool(price))
