"""What the parts of this board share: small type, the position for the rules, who decides, whose mat is drawn large."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.core.game import Game
from tutor.core.text import OPPONENT
from tutor.core.words import ScoreLine
from tutor.games.vinhos.box import Box
from tutor.games.vinhos.names import LACERDA, REGIONS
from tutor.games.vinhos.state import Vinhos
from widgets.boards.painter import SMALL as SMALL
from widgets.boards.painter import Lettering, Words
from widgets.boards.painter import actor as actor
from widgets.boards.painter import asked as asked
from widgets.boards.painter import shown_large as shown_large
from widgets.scene import Scene

#: Bold type takes more room: as if it were of this size.
BOLD = 14.6
LETTERS = Lettering(((" .,:'’|ijlI", 0.28), ("frt-()/", 0.38), ("mwMW…œ", 0.9)), capital=0.67, other=0.575)
width_of, clipped, in_two = LETTERS.width_of, LETTERS.clipped, LETTERS.in_two
#: Discs smaller than this bear no number.
TINY = 6
#: Signs of features, abilities, kinds of tiles and actions, by their names; and the colours of those that have one.
FEATURE_SIGNS = {"taste": "lips", "aroma": "blossom", "appearance": "eye", "alcohol": "flask"}
ABILITY_SIGNS = {
    "cash": "coin",
    "free_move": "free-way",
    "add_cube": "cube-in",
    "take_barrel": "barrel-out",
    "rearrange": "reorder",
    "discount": "price-off",
}
SIGNS = {
    "expert": "glass",
    "experts": "glass",
    "experts_now": "glass",
    "vineyard": "vine",
    "vineyards": "vine",
    "fair_points": "booth",
    "sales": "sell",
    "export": "ship",
    "winery": "winery",
    "wineries": "winery",
    "cellar": "arched-cellar",
    "cellars": "arched-cellar",
    "enologist": "enologist",
    "farmer": "master",
    "workers": "workers",
    "bank": "bank-house",
    "pass": "advertising",
    "full_estate": "full-house",
    "wine": "bottle",
    "wine_now": "bottle",
    "tycoon_tile": "tiles",
    "magnate_barrel": "barrel",
    "majority": "flag",
    "money_table": "coin",
    "cash": "coin",
    "cubes_now": "cube",
    "investment": "demand",
}
#: A line of the score sheet as plain values: name, points and whom it is about (-1: nobody).
Term = tuple[str, int, int]


def box_of(game: Game[Any]) -> Box:
    """Return the numbers of the game that is drawn."""
    box: Box = game.box
    return box


def is_solo(view: Mapping[str, Any]) -> bool:
    """Return whether Lacerda plays."""
    return bool(view["players"] == 1)


def who(view: Mapping[str, Any], seat: int) -> int:
    """Return the seat by which sentences name somebody: Lacerda has a word of his own."""
    return OPPONENT if seat == LACERDA and is_solo(view) else seat


def hue(seat: int) -> str:
    """Return the colour of whoever is named by a seat."""
    return "vb-lacerda" if seat == OPPONENT else f"vb-p{seat}"


def on(seat: int | None) -> str:
    """Return the class of a text upon somebody's colour."""
    return "" if seat is None else "vb-on-lacerda" if seat == OPPONENT else f"vb-on-p{seat}"


def named(words: Words, seat: int) -> str:
    """Return the name of a player, or Lacerda's."""
    return words("opponent") if seat == OPPONENT else words.name(seat)


def position(game: Game[Any], view: Mapping[str, Any]) -> Vinhos:
    """Return the position as far as the view shows it, so that the rules themselves can say fees and qualities.

    What is hidden counts as not there; neither fees nor qualities depend on it.
    """
    options = game.options_type(**view["options"])
    state = Vinhos.begin(game, box_of(game), view["players"], options, [], False)
    regions = {name: {**region, "arranged": region["arranged"] or ()} for name, region in view["regions"].items()}
    vintners = [{**vintner, "chosen": vintner.get("chosen") or ()} for vintner in view["vintners"]]
    state.read({**view, "regions": regions, "vintners": vintners})
    return state


def plain(lines: Sequence[ScoreLine]) -> tuple[Term, ...]:
    """Return lines of the rules as plain values."""
    return tuple((line.name, line.points, line.details.get("player", -1)) for line in lines)


def spelled(words: Words, terms: Sequence[Term]) -> str:
    """Return terms in words, each with its number: "Vineyards +2, Weather −1"."""
    said = [
        f"{words(f'score-{name}', player=player) if player >= 0 else words(f'score-{name}')} {signed(points)}"
        for name, points, player in terms
    ]
    return ", ".join(said)


def signed(number: int) -> str:
    """Return a number with its sign."""
    return f"+{number}" if number > 0 else minus(number)


def minus(number: int) -> str:
    """Return a number with a true minus sign."""
    return str(number).replace("-", "−")


def region_numbers(mask: int) -> list[str]:
    """Return the names of regions that are given as bits."""
    return [region for number, region in enumerate(REGIONS) if mask >> number & 1]


def disc(scene: Scene, name: str, seat: int | None, cx: float, cy: float, r: float) -> None:
    """Draw a player's disc with the number of the seat, or nothing; Lacerda's bears an L."""
    cls = "vb-none" if seat is None else f"vb-disc {hue(seat)}"
    scene.circle(name, cx, cy, r, cls)
    # where several share little room, colours must do
    text = "" if seat is None or r < TINY else "L" if seat == OPPONENT else str(seat + 1)
    size = max(SMALL, r * 1.35)
    scene.text(f"{name}-text", cx, cy + size * 0.36, text, f"vb-seat {on(seat)}", size=size, anchor="middle")


def barrel(scene: Scene, name: str, seat: int | None, cx: float, cy: float, size: float) -> None:
    """Draw a player's barrel with the number of the seat, or nothing."""
    sign = "none" if seat is None else "barrel"
    scene.symbol(name, sign, cx - size / 2, cy - size / 2, size, "" if seat is None else f"vb-piece {hue(seat)}")
    text = "" if seat is None else "L" if seat == OPPONENT else str(seat + 1)
    scene.text(f"{name}-text", cx, cy + 4.8, text, f"vb-seat {on(seat)}", size=SMALL, anchor="middle")
