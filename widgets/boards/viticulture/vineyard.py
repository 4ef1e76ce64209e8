"""A vineyard in two sizes: the reader's own with everything written out and the hand below, the others' as strips."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.games.viticulture.box import Box
from tutor.games.viticulture.names import DECKS
from widgets.boards.painter import SMALL, Painter, Words, shortened
from widgets.boards.viticulture import cellar, fields, hand, structures
from widgets.boards.viticulture.words import clipped
from widgets.scene import Scene

X, WIDTH = 14, 1172
#: The own mat and a strip: how high they are.
LARGE, STRIP = 296, 84
#: Where fields, crush pad, cellar and structures begin on the own mat, and the hand below them.
FIELDS, FIELD_STEP, PAD, BUILDINGS, HAND, HAND_TOP = 208, 153, 671, 1008, 124, 194
#: The same on a strip.
SMALL_FIELDS, SMALL_STEP, SMALL_PAD, SMALL_CELLAR, BACKS, NOTES = 208, 105, 530, 733, 937, 1108
#: Seasons in which it matters who has passed.
PASSING = ("summer", "winter")


def large(painter: Painter, scene: Scene, view: Mapping[str, Any], seat: int, turn: bool, y: float) -> None:
    """Draw the reader's own vineyard with its upper edge at y."""
    vineyard = view["vineyards"][seat]
    painter.part(scene, _frame, seat, turn, LARGE, y)
    painter.part(scene, _owner, seat, turn, *_standing(view, seat), y)
    painter.part(scene, _purse, seat, vineyard["lira"], vineyard["vp"], vineyard["residual"], y)
    painter.part(scene, _crew, seat, _workers(view, seat), X + 28, y + 106, 23.0)
    if len(view["vineyards"]) == 1:
        painter.part(scene, _tokens, seat, vineyard["tokens"], y)
    fields.draw(painter, scene, view, seat, True, FIELDS, y + 10, FIELD_STEP)
    pad = cellar.Room(PAD, y + 12, 120, 23.3, 26, True)
    cellar.draw(painter, scene, seat, vineyard, pad, pad._replace(y=y + 76))
    structures.draw(painter, scene, seat, vineyard, True, BUILDINGS, y + 10)
    painter.part(scene, _hand_title, seat, sum(hand.counts(painter.box, vineyard["hand"])), y + HAND_TOP)
    painter.part(
        scene,
        _parents,
        seat,
        view["season"] == "setup",
        vineyard["mamas"],
        vineyard["papas"],
        True,
        X + 28,
        y + 136,
        154,
    )
    hand.draw(painter, scene, seat, vineyard["hand"], HAND, y + HAND_TOP, X + WIDTH - 10 - HAND)


def strip(painter: Painter, scene: Scene, view: Mapping[str, Any], seat: int, turn: bool, y: float) -> None:
    """Draw another player's vineyard as a strip with its upper edge at y."""
    vineyard = view["vineyards"][seat]
    painter.part(scene, _frame, seat, turn, STRIP, y)
    painter.part(scene, _small_owner, seat, turn, *_standing(view, seat), y)
    painter.part(scene, _small_purse, seat, vineyard["lira"], vineyard["vp"], vineyard["residual"], y)
    painter.part(scene, _crew, seat, _workers(view, seat), X + 26, y + 60, 19.0)
    fields.draw(painter, scene, view, seat, False, SMALL_FIELDS, y + 7, SMALL_STEP)
    pad = cellar.Room(SMALL_PAD, y + 7, 20, 19, 18.4, False)
    cellar.draw(painter, scene, seat, vineyard, pad, pad._replace(x=SMALL_CELLAR, y=y + 5))
    structures.draw(painter, scene, seat, vineyard, False, SMALL_PAD + 3, y + 52)
    painter.part(scene, hand.backs, seat, vineyard["hand"], BACKS, y + 6)
    painter.part(
        scene,
        _parents,
        seat,
        view["season"] == "setup",
        vineyard["mamas"],
        vineyard["papas"],
        False,
        NOTES,
        y + 8,
        X + WIDTH - 8 - NOTES,
    )


def _standing(view: Mapping[str, Any], seat: int) -> tuple[bool, bool]:
    """Return whether a player holds the first-player token, and whether they have passed."""
    return seat == view["first"], seat in view["passed"] and view["season"] in PASSING


def _workers(view: Mapping[str, Any], seat: int) -> tuple[bool, int, int, int, bool]:
    """Return a player's workers: the grande, those at hand, those in training, all of them, and the temporary one."""
    crew = view["vineyards"][seat]["workers"]
    temporary = view["temporary"] == seat
    return crew["grande"] == "home", crew["free"], crew["training"], crew["regular"] + temporary, temporary


def _frame(scene: Scene, words: Words, box: Box, seat: int, turn: bool, tall: float, y: float) -> None:
    scene.rect(f"vineyard-{seat}", X, y, WIDTH, tall, "vb-panel", rx=12, region=words.name(seat))
    scene.rect(f"own-{seat}", X, y, WIDTH, tall, f"vb-own vb-p{seat}" if words.mine(seat) else "vb-none", rx=12)
    scene.rect(f"turn-{seat}", X, y, WIDTH, tall, "vb-turn" if turn else "vb-none", rx=12)
    scene.path(f"band-{seat}", f"M{X + 12} {y}h8v{tall}h-8a12 12 0 0 1-12-12v{24 - tall}a12 12 0 0 1 12-12Z",
               f"vb-band vb-p{seat}")  # fmt: skip
    scene.symbol(f"arrow-{seat}", "arrow-right" if turn else "none", X + 1, y + tall / 2 - 9, 18, "vb-turn-arrow")


# ---------------------------------------------------------------------- who it is


def _owner(scene: Scene, words: Words, box: Box, seat: int, turn: bool, first: bool, passed: bool, y: float) -> None:
    scene.symbol(f"badge-{seat}", "worker", X + 26, y + 8, 44, f"vb-piece vb-p{seat}")
    scene.text(f"badge-text-{seat}", X + 48, y + 46, str(seat + 1), f"vb-seat vb-on-p{seat}", size=17, anchor="middle")
    scene.symbol(f"first-{seat}", "grapes" if first else "none", X + 60, y + 32, 22, "vb-first")
    scene.text(f"player-{seat}", X + 78, y + 27, shortened(words.name(seat), 110), "vb-player", size=16)
    note = words("board-passed") if passed else words("board-you") if words.mine(seat) else ""
    scene.text(f"status-{seat}", X + 86, y + 47, note, "vb-status" if passed else "vb-quiet", size=SMALL)
    _owner_hit(scene, words, seat, turn, first, passed, X, y, 186, 58)


def _small_owner(
    scene: Scene, words: Words, box: Box, seat: int, turn: bool, first: bool, passed: bool, y: float
) -> None:
    scene.symbol(f"badge-{seat}", "worker", X + 23, y + 3, 32, f"vb-piece vb-p{seat}")
    scene.text(f"badge-text-{seat}", X + 39, y + 31, str(seat + 1), f"vb-seat vb-on-p{seat}", size=14, anchor="middle")
    scene.symbol(f"first-{seat}", "grapes" if first else "none", X + 168, y + 4, 19, "vb-first")
    scene.text(f"player-{seat}", X + 58, y + 23, shortened(words.name(seat), 108), "vb-player", size=16)
    scene.text(f"status-{seat}", X + WIDTH - 10, y + 70, words("board-passed") if passed else "", "vb-status",
               size=SMALL, anchor="end")  # fmt: skip
    _owner_hit(scene, words, seat, turn, first, passed, X, y, 190, 34)


def _owner_hit(
    scene: Scene, words: Words, seat: int, turn: bool, first: bool, passed: bool, x: float, y: float, width: float,
    tall: float,
) -> None:  # fmt: skip
    tip = words("board-vineyard-tip", mine=words.mine(seat), owner=seat, turn=turn, first=first, passed=passed)
    scene.rect(f"owner-{seat}", x, y, width, tall, "vg-hit", rx=12, tip=tip,
               label=words("board-vineyard", mine=words.mine(seat), owner=seat), target=f"owner-{seat}")  # fmt: skip


def _purse(scene: Scene, words: Words, box: Box, seat: int, lira: int, vp: int, residual: int, y: float) -> None:
    scene.symbol(f"coin-{seat}", "coin", X + 28, y + 65, 27, "vb-coin")
    scene.text(f"lira-{seat}", X + 60, y + 86, str(lira), "vb-money", size=22)
    scene.symbol(f"laurel-{seat}", "laurel", X + 97, y + 60, 38, "vb-prestige")
    scene.text(f"points-text-{seat}", X + 116, y + 85, _signed(vp), "vb-money", size=17, anchor="middle")
    scene.symbol(f"residual-sign-{seat}", "residual", X + 143, y + 67, 24, "vb-coin")
    scene.text(f"residual-text-{seat}", X + 171, y + 86, str(residual), "vb-number", size=18)
    _purse_hits(scene, words, seat, lira, vp, residual, ((X + 24, 70), (X + 96, 41), (X + 139, 51)), y + 60, 38)


def _small_purse(scene: Scene, words: Words, box: Box, seat: int, lira: int, vp: int, residual: int, y: float) -> None:
    scene.symbol(f"coin-{seat}", "coin", X + 26, y + 36, 20, "vb-coin")
    scene.text(f"lira-{seat}", X + 50, y + 52, str(lira), "vb-money", size=17)
    scene.symbol(f"laurel-{seat}", "laurel", X + 86, y + 31, 30, "vb-prestige")
    scene.text(f"points-text-{seat}", X + 101, y + 51, _signed(vp), "vb-money", size=14.5, anchor="middle")
    scene.symbol(f"residual-sign-{seat}", "residual", X + 132, y + 36, 20, "vb-coin")
    scene.text(f"residual-text-{seat}", X + 157, y + 52, str(residual), "vb-number", size=16)
    _purse_hits(scene, words, seat, lira, vp, residual, ((X + 22, 58), (X + 84, 34), (X + 128, 50)), y + 34, 25)


def _signed(vp: int) -> str:
    return str(vp).replace("-", "−")


def _purse_hits(
    scene: Scene, words: Words, seat: int, lira: int, vp: int, residual: int, places: Sequence[tuple[float, float]],
    y: float, tall: float,
) -> None:  # fmt: skip
    for (name, amount), (x, width) in zip((("purse", lira), ("points", vp), ("income", residual)), places, strict=True):
        tip = words("board-has-tip", mine=words.mine(seat), owner=seat, what=name, amount=amount)
        target = None if name == "income" else f"{name}-{seat}"
        title = words("board-has", mine=words.mine(seat), owner=seat, what=name) if target else None
        scene.rect(f"{name}-{seat}", x, y, width, tall, "vg-hit", rx=7, tip=tip, label=title, target=target)


def _crew(
    scene: Scene, words: Words, box: Box, seat: int, crew: tuple[bool, int, int, int, bool], x: float, y: float,
    size: float,
) -> None:  # fmt: skip
    """Draw the workers at hand, then those in training and the places of those that stand elsewhere."""
    grande, free, training, workers, temporary = crew
    mine = f"vb-piece vb-p{seat}"
    scene.symbol(f"crew-{seat}-grande", "grande", x, y, size * 1.1, mine if grande else f"{mine} vb-gone")
    for place in range(box.most_workers + 1):
        away = "" if place < free else " vb-training" if place < free + training else " vb-gone"
        sign = "worker" if place < workers else "none"
        scene.symbol(
            f"crew-{seat}-{place + 1}", sign, x + size * (1.1 + 0.9 * place), y + size * 0.1, size, mine + away
        )
    tip = words("board-crew-tip", mine=words.mine(seat), owner=seat, grande=grande, count=free, training=training,
                temporary=temporary)  # fmt: skip
    scene.rect(f"crew-{seat}", x - 2, y - 1, size * 6.8, size * 1.1 + 2, "vg-hit", rx=6, tip=tip)


def _tokens(scene: Scene, words: Words, box: Box, seat: int, tokens: int, y: float) -> None:
    """Draw the bonus tokens of the solo game."""
    scene.symbol(f"tokens-{seat}-sign", "bonus-token", X + 134, y + 33, 21, "vb-bead")
    scene.text(f"tokens-{seat}-text", X + 159, y + 49, f"×{tokens}", "vb-number", size=16)
    scene.rect(f"tokens-{seat}", X + 130, y + 31, 58, 26, "vg-hit", rx=7, tip=words("board-tokens-tip", count=tokens),
               label=words("board-tokens"), target=f"tokens-{seat}")  # fmt: skip


def _hand_title(scene: Scene, words: Words, box: Box, seat: int, count: int, y: float) -> None:
    scene.text(f"hand-{seat}-title", X + 30, y + 20, words("board-hand-title"), "vb-title", size=17)
    scene.text(f"hand-{seat}-count", X + 30, y + 38, words("board-hand-count", count=count), "vb-quiet", size=SMALL)
    tip = words("board-hand-tip", mine=words.mine(seat), owner=seat, count=count, parts=(), limit=box.hand_limit)
    scene.rect(f"hand-{seat}", X + 24, y, 82, 44, "vg-hit", rx=8, tip=tip,
               label=words("board-hand", mine=words.mine(seat), owner=seat), target=f"hand-{seat}")  # fmt: skip


def _parents(
    scene: Scene, words: Words, box: Box, seat: int, there: bool, mamas: Sequence[str], papas: Sequence[str],
    full: bool, x: float, y: float, width: float,
) -> None:  # fmt: skip
    """Draw mama and papa while they help to set the vineyard up."""
    lines = [words("board-mama", mama=mama, full=full) for mama in mamas]
    lines += [words("board-papa", papa=papa, full=full) for papa in papas]
    for place in range(2 * box.parents_dealt):
        text = clipped(lines[place], width) if place < len(lines) else ""
        scene.text(f"parents-{seat}-{place + 1}", x + 2, y + 11 + 15 * place, text, "vb-tight", size=SMALL)
    said = [_mama_said(words, box, mama) for mama in mamas] + [_papa_said(words, box, papa) for papa in papas]
    tall = 62 if len(lines) > 2 else 32
    scene.rect(f"parents-{seat}", x - 4, y - 3, width + 6, tall, "vg-hit" if there else "vb-none", rx=7,
               tip=" ".join(said) or words("board-no-parents"), label=words("board-parents"),
               target=f"parents-{seat}")  # fmt: skip


def _mama_said(words: Words, box: Box, mama: str) -> str:
    card = box.mamas[box.mama_number[mama]]
    cards = tuple(words("board-some-cards", deck=deck, count=count)
                  for deck, count in zip(DECKS, card.cards, strict=True) if count)  # fmt: skip
    return words("board-mama-tip", mama=mama, workers=box.mama_workers, lira=card.lira, parts=cards, count=len(cards))


def _papa_said(words: Words, box: Box, papa: str) -> str:
    card = box.papas[box.papa_number[papa]]
    return words("board-papa-tip", papa=papa, lira=card.lira, gift=card.gift, amount=card.gift_amount,
                 extra=card.extra_lira)  # fmt: skip
