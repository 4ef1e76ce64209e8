"""The bank of the 2010 edition: accounts, investments, and what can be done with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.games.vinhos.box import Box
from widgets.boards.painter import Painter, Words
from widgets.boards.vinhos.words import SMALL, clipped, disc, signed
from widgets.scene import Scene

X, Y, WIDTH, TALL = 970, 386, 216, 162
GAUGE, GAUGE_WIDE, LINE = X + 30, 152, 13.5
SEATS = 4
#: What one can do, with its sign.
DEEDS = {"withdraw": "arrow-down", "deposit": "arrow-up", "divest": "arrow-left", "invest": "arrow-right"}


def draw(painter: Painter, box: Box, scene: Scene, view: Mapping[str, Any]) -> None:
    """Draw the bank."""
    painter.part(scene, _panel)
    for seat in range(SEATS):
        vintner = view["vintners"][seat] if seat < view["players"] else None
        painter.part(scene, _account, seat, vintner["account"] if vintner else -1)
    investments = [vintner["investment"] for vintner in view["vintners"]]
    for place, at in enumerate(box.positions):
        painter.part(scene, _position, place, [seat for seat, own in enumerate(investments) if own == at])
    painter.part(scene, _deeds)


def _panel(scene: Scene, words: Words, box: Box) -> None:
    scene.rect("bank-panel", X, Y, WIDTH, TALL, "vb-panel", rx=14, region=words("board-region-bank"))
    per = GAUGE_WIDE / box.top_account
    for least, points in box.account_vp[1:]:
        x = GAUGE + per * least
        scene.line(f"bank-zone-{least}", x, Y + 19, x, Y + 22 + LINE * SEATS, "vb-divide")
        scene.text(f"bank-zone-{least}-points", x + 1, Y + 16, f"+{points}", "vb-step vb-tight", size=SMALL,
                   anchor="middle")  # fmt: skip
    zones = ", ".join(f"{least} → {points}" for least, points in box.account_vp)
    tip = words("board-bank-tip", zones=zones, most=box.top_account, points=box.empty_penalty)
    scene.rect("bank-hit", X + 4, Y + 3, WIDTH - 8, 16, "vg-hit", tip=tip)


def _account(scene: Scene, words: Words, box: Box, seat: int, account: int) -> None:
    """Draw the balance of an account as a bar."""
    y = Y + 21 + LINE * seat
    there = account >= 0
    disc(scene, f"balance-{seat}-disc", seat if there else None, X + 16, y + 6.5, 6.5)
    scene.rect(f"balance-{seat}-ground", GAUGE, y + 2.5, GAUGE_WIDE, 9, "vb-track" if there else "vb-none", rx=4)
    scene.rect(f"balance-{seat}-bar", GAUGE, y + 2.5, GAUGE_WIDE * max(0, account) / box.top_account, 9,
               f"vb-gauge vb-p{seat}" if account > 0 else "vb-none", rx=4)  # fmt: skip
    scene.text(f"balance-{seat}-text", X + WIDTH - 8, y + 11.5, str(account) if there else "", "vb-number", size=SMALL,
               anchor="end")  # fmt: skip
    tip = words("board-account-tip", mine=words.mine(seat), owner=seat, money=max(0, account))
    scene.rect(f"balance-{seat}-hit", X + 4, y, WIDTH - 8, LINE - 1, "vg-hit" if there else "vb-none", tip=tip)


def _position(scene: Scene, words: Words, box: Box, place: int, seats: Sequence[int]) -> None:
    """Draw a position of the investment track with the markers on it."""
    wide = (WIDTH - 12) / len(box.positions)
    x, y = X + 6 + wide * place, Y + 76
    at = box.positions[place]
    scene.rect(f"shares-{place}-card", x, y, wide - 2, 41, "vb-stall", rx=6)
    scene.text(f"shares-{place}-text", x + wide / 2 - 1, y + 13, signed(at), "vb-step", size=SMALL, anchor="middle")
    for number in range(SEATS):
        seat = seats[number] if number < len(seats) else None
        row, column = divmod(number, 2)
        few = len(seats) < 3
        cx = x + wide / 2 - 1 + (0 if len(seats) == 1 else 15 * column - 7.5)
        disc(
            scene, f"shares-{place}-disc-{number + 1}", seat, cx, y + (27 if few else 21 + 13 * row), 7 if few else 6.5
        )
    later = box.invest_cost[place] if place < len(box.invest_cost) else 0
    tip = words("board-investment-tip", at=signed(at), step=box.interest[place], price=later, top=not later,
                money=box.divest_gain[place], bottom=not place, count=len(seats), player=tuple(seats))  # fmt: skip
    scene.rect(f"shares-{place}-hit", x, y, wide - 2, 41, "vg-hit", rx=6, tip=tip)


def _deeds(scene: Scene, words: Words, box: Box) -> None:
    wide = (WIDTH - 12) / 2
    for number, (deed, sign) in enumerate(DEEDS.items()):
        row, column = divmod(number, 2)
        x, y = X + 6 + wide * column, Y + 119 + 20.5 * row
        scene.rect(f"{deed}-card", x, y, wide - 2, 19.5, "vb-pressable", rx=6)
        scene.symbol(f"{deed}-sign", sign, x + 3, y + 2, 16, "vb-act")
        scene.text(f"{deed}-text", x + 20, y + 14.5, clipped(words("board-deed", deed=deed), wide - 24), "vb-tight",
                   size=SMALL)  # fmt: skip
        scene.rect(deed, x, y, wide - 2, 19.5, "vg-hit", rx=6, tip=words("board-deed-tip", deed=deed),
                   label=words("board-deed", deed=deed), target=deed)  # fmt: skip
