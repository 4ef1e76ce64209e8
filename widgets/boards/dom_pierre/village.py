"""The village: its four benefits, and below them the supplies of harvest tiles, grey accessories and flags."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.games.dom_pierre.box import Box
from tutor.games.dom_pierre.names import ACCESSORIES, FLAGS, VARIETIES
from tutor.games.dom_pierre.village import ACCESSORY, BONUS, CHAMPAGNE, TILE
from widgets.boards.dom_pierre.signs import GOODS, letter, number_on_shield
from widgets.boards.dom_pierre.words import css
from widgets.boards.painter import SMALL, Painter, Words
from widgets.scene import Scene

X, Y, WIDTH, HEIGHT = 346, 71, 192, 312
#: The cards of the benefits: the first one, their size, the distance between them.
LEFT, TOP, CARD, TALL, GAP = 354, 104, 85, 54, 6
#: The table of harvest tiles and the line of accessories and flags.
SUPPLY, ROW, OTHERS = 284, 22, 355


def draw(painter: Painter, scene: Scene, view: Mapping[str, Any]) -> None:
    """Draw the panel of the village."""
    painter.part(scene, _frame)
    turn = view["turn"]
    done = turn["done"] if turn["column"] == "village" else 0
    tiles, tokens = view["village_tiles"], view["village_accessories"]
    for stack in (0, 1):
        painter.part(scene, _tile_stack, stack, tiles["tops"][stack], tiles["sizes"][stack], bool(done & TILE))
        painter.part(
            scene, _accessory_stack, stack, tokens["tops"][stack], tokens["sizes"][stack], bool(done & ACCESSORY)
        )  # fmt: skip
    painter.part(scene, _champagne, bool(done & CHAMPAGNE))
    painter.part(scene, _bonuses, bool(done & BONUS))
    for place, variety in enumerate(VARIETIES):
        painter.part(scene, _supply, place, variety, view["supply"][variety])
    painter.part(scene, _others, list(view["grey"].values()), list(view["flags"].values()), view["blue_discard"])


def _frame(scene: Scene, words: Words, box: Box) -> None:
    scene.rect("village-panel", X, Y, WIDTH, HEIGHT, "vb-panel", rx=14, region=words("board-village"))
    scene.symbol("village-sign", "hamlet", X + 12, Y + 6, 24, "vb-tool")
    scene.text("village-title", X + 42, Y + 24, words("board-village"), "vb-title", size=17)
    scene.line("village-line", X + 10, SUPPLY - 4, X + WIDTH - 10, SUPPLY - 4, "vb-divide")


def _card(scene: Scene, name: str, row: int, column: int, taken: bool) -> tuple[float, float]:
    """Draw the ground of a benefit and return its corner."""
    x, y = LEFT + (CARD + GAP) * column, TOP + (TALL + GAP) * row - 2
    scene.rect(f"{name}-card", x, y, CARD, TALL, "vb-chip vb-taken" if taken else "vb-chip", rx=8)
    return x, y


def _hit(scene: Scene, name: str, x: float, y: float, tip: str, label: str) -> None:
    scene.rect(name, x, y, CARD, TALL, "vg-hit", rx=8, tip=tip, label=label, target=name)


def _tile_stack(
    scene: Scene, words: Words, box: Box, stack: int, top: Sequence[Any] | None, size: int, taken: bool
) -> None:
    name = f"tile-stack-{stack + 1}"
    x, y = _card(scene, name, 0, stack, taken)
    variety, value, _ = top or (VARIETIES[0], 0, 0)
    kind = css(variety)
    for depth in (2, 1):
        cls = "vb-under" if size > depth and top else "vb-none"
        scene.rect(f"{name}-{depth}", x + 9 + 3 * depth, y + 9 - 2.5 * depth, 38, 38, cls, rx=6)
    scene.rect(f"{name}-tile", x + 9, y + 9, 38, 38, f"vb-harvest vb-{kind}" if top else "vb-harvest-slot", rx=6)
    scene.text(f"{name}-letter", x + 14, y + 23, letter(words, variety) if top else "", f"vb-letter vb-on-{kind}",
               size=SMALL)  # fmt: skip
    scene.text(f"{name}-value", x + 32, y + 40, str(value) if top else "", f"vb-letter vb-on-{kind}", size=21,
               anchor="middle")  # fmt: skip
    scene.text(f"{name}-size", x + CARD - 7, y + 33, f"×{size}", "vb-quiet", size=SMALL, anchor="end")
    tip = words("board-tile-stack-tip", stack=stack + 1, count=size, known=top is not None, variety=variety,
                value=value, taken=taken)  # fmt: skip
    _hit(scene, name, x, y, tip, words("board-tile-stack", stack=stack + 1))


def _accessory_stack(scene: Scene, words: Words, box: Box, stack: int, top: str | None, size: int, taken: bool) -> None:
    name = f"accessory-stack-{stack + 1}"
    x, y = _card(scene, name, 1, stack, taken)
    for depth in (2, 1):
        cls = "vb-under" if size > depth and top else "vb-none"
        scene.circle(f"{name}-{depth}", x + 28 + 3 * depth, y + 28 - 2 * depth, 19, cls)
    scene.circle(f"{name}-ground", x + 28, y + 28, 19, "vb-medal" if top else "vb-no-medal")
    scene.symbol(f"{name}-sign", GOODS[top] if top else "none", x + 15, y + 15, 26, "vb-blue")
    scene.text(f"{name}-size", x + CARD - 7, y + 33, f"×{size}", "vb-quiet", size=SMALL, anchor="end")
    tip = words("board-accessory-stack-tip", stack=stack + 1, count=size, known=top is not None,
                accessory=top or ACCESSORIES[0], value=box.accessory_values[1], taken=taken)  # fmt: skip
    _hit(scene, name, x, y, tip, words("board-accessory-stack", stack=stack + 1))


def _champagne(scene: Scene, words: Words, box: Box, taken: bool) -> None:
    """Draw the benefit that gives points for champagne."""
    name = "benefit-champagne"
    x, y = _card(scene, name, 2, 0, taken)
    for place, points in enumerate((box.one_champagne, box.two_champagne)):
        left = x + 6 + 39 * place
        for bottle in range(place + 1):
            scene.symbol(f"{name}-{place + 1}-{bottle + 1}", "bottle", left + 5 + 8 * bottle - 4 * place, y + 4, 22,
                         "vb-glass")  # fmt: skip
        number_on_shield(scene, f"{name}-{place + 1}", str(points), left + 4, y + 27, 24)
    tip = words("board-champagne-benefit-tip", points=box.one_champagne, most=box.two_champagne, taken=taken)
    _hit(scene, name, x, y, tip, words("board-champagne-benefit"))


def _bonuses(scene: Scene, words: Words, box: Box, taken: bool) -> None:
    """Draw the benefit that gives bonuses of the offer."""
    name = "benefit-bonuses"
    x, y = _card(scene, name, 2, 1, taken)
    for place in (0, 1):
        scene.rect(f"{name}-card-{place}", x + 13 + 32 * place, y + 7, 27, 40, "vb-aim", rx=4)
        scene.line(f"{name}-line-{place}", x + 13 + 32 * place, y + 29, x + 40 + 32 * place, y + 29, "vb-divide")
        scene.symbol(f"{name}-sign-{place}", "star", x + 18 + 32 * place, y + 30, 16, "vb-crown")
    tip = words("board-bonus-benefit-tip", count=box.village_bonuses, taken=taken)
    _hit(scene, name, x, y, tip, words("board-bonus-benefit"))


def _supply(scene: Scene, words: Words, box: Box, place: int, variety: str, counts: Sequence[int]) -> None:
    """Draw how many harvest tiles of a variety the supply has, by value."""
    y = SUPPLY + ROW * place
    kind = css(variety)
    pitch = 150 / len(counts)
    scene.symbol(f"supply-{variety}-sign", "disc", X + 9, y + 1, 19, f"vb-{kind}")
    scene.text(f"supply-{variety}-letter", X + 18.5, y + 15.5, letter(words, variety), f"vb-letter vb-on-{kind}",
               size=SMALL, anchor="middle")  # fmt: skip
    for number, count in enumerate(counts):
        x = X + 36 + pitch * number
        name = f"supply-{variety}-{number + 1}"
        scene.rect(f"{name}-tile", x, y + 2, 17, 17, f"vb-harvest vb-{kind}" + ("" if count else " vb-absent"), rx=4)
        scene.text(f"{name}-value", x + 8.5, y + 15.5, str(number + 1), f"vb-letter vb-on-{kind}", size=SMALL,
                   anchor="middle")  # fmt: skip
        scene.text(f"{name}-count", x + 21, y + 15.5, f"×{count}", "vb-tight" if count else "vb-tight vb-quiet",
                   size=SMALL)  # fmt: skip
    tip = words("board-supply-tip", variety=variety, parts=tuple(
        words("board-tiles-of", count=count, value=value) for value, count in enumerate(counts, 1)
    ))  # fmt: skip
    scene.rect(f"supply-{variety}", X + 6, y, WIDTH - 12, ROW - 1, "vg-hit", rx=6, tip=tip,
               label=words("board-supply", variety=variety), target=f"supply-{variety}")  # fmt: skip


def _others(
    scene: Scene, words: Words, box: Box, grey: Sequence[int], flags: Sequence[int], discarded: Mapping[str, int]
) -> None:
    """Draw the supply of grey accessories and flags."""
    signs = [(GOODS[name], "vb-grey", count) for name, count in zip(ACCESSORIES, grey, strict=True)]
    signs += [(f"flag-{flag}", "vb-tool", count) for flag, count in zip(FLAGS, flags, strict=True)]
    for place, (sign, cls, count) in enumerate(signs):
        x = X + 8 + 30.2 * place
        scene.symbol(f"others-{place + 1}", sign, x, OTHERS, 16.5, cls if count else f"{cls} vb-absent")
        scene.text(f"others-{place + 1}-count", x + 17, OTHERS + 14, str(count), "vb-tight", size=SMALL)
    blue = tuple(words("board-some-accessories", accessory=name, count=n) for name, n in discarded.items() if n)
    scene.rect("others-hit", X + 6, OTHERS - 3, WIDTH - 12, 24, "vg-hit", rx=6, tip=words(
        "board-others-tip", parts=tuple(
            words("board-some-accessories", accessory=name, count=count)
            for name, count in zip(ACCESSORIES, grey, strict=True)
        ), flags=tuple(words("board-some-flags", flag=flag, count=n) for flag, n in zip(FLAGS, flags, strict=True)),
        count=len(blue), discarded=blue,
    ))  # fmt: skip
