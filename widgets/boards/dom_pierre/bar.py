"""The bar at the top: round, end track, the turn under way with what is in hand, and how to go on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.core.game import Game
from tutor.games.dom_pierre import moves as m
from tutor.games.dom_pierre.box import Box
from tutor.games.dom_pierre.names import VARIETIES
from widgets.boards.dom_pierre import winery
from widgets.boards.dom_pierre.signs import ACTIONS, NOTHING, Face, medal, token_face
from widgets.boards.dom_pierre.words import css, turn_of
from widgets.boards.painter import SMALL, Painter, Words, asked
from widgets.scene import Scene

X, Y, WIDTH, HEIGHT = 14, 10, 1172, 54
#: The end track: where it begins, and the room for its spaces.
TRACK, TRACK_ROOM, DISC = 196, 282, 28
#: The turn under way: the action, then what is in hand: first place, distance, number of places.
ACTION, HAND, STEP, PLACES = 518, 722, 33, 7
FREE, GO_ON, GO_WIDTH = 958, 1046, 132
#: Moves by which somebody goes on, in the order in which a question may offer them.
WAYS_ON = {
    m.EndTurn: "end",
    m.CloseSale: "close",
    m.NoHelper: "no_helper",
    m.StayPut: "stay",
    m.LeaveTokens: "leave",
    m.KeepToken: "keep",
    m.Done: "done",
}


def draw(painter: Painter, game: Game[Any], box: Box, scene: Scene, view: Mapping[str, Any]) -> None:
    """Draw the bar."""
    painter.part(scene, _round, view["round"], phase(view), view["options"]["fast_variant"])
    painter.part(scene, _track, len(view["maisons"]), view["end_track"])
    seat, turn = turn_of(view), view["turn"]
    column = turn["column"] if seat is not None else ""
    strength = turn["left"]
    if column and asked(view, "ChooseMain", "ClaimTokens") is not None:
        strength = winery.strength(box, view, view["maisons"][seat or 0], column)
    painter.part(scene, _action, seat, column, strength, turn["vintage"])
    for place, thing in enumerate(in_hand(box, view)):
        painter.part(scene, _thing, place, *thing)
    painter.part(scene, _free, seat is not None and turn["free"])
    painter.part(scene, _go_on, way_on(game, view))


def phase(view: Mapping[str, Any]) -> str:
    """Return what is going on."""
    if not view["stack"]:
        return "over"
    if view["turns"]:
        return "rounds" if not view["last"] else "last" if view["round"] == view["last"] else "ending"
    # the start cards come before the draft
    return "setup" if view["first"] < 0 else "draft"


def way_on(game: Game[Any], view: Mapping[str, Any]) -> str:
    """Return how whoever is asked now can go on without doing more."""
    # the last frame may also be a draw of chance, or nothing at all
    asks = getattr(game.frame_types[view["stack"][-1][0]], "asks", ()) if view["stack"] else ()
    return next((way for kind, way in WAYS_ON.items() if kind in asks), "none")


def in_hand(box: Box, view: Mapping[str, Any]) -> list[tuple[str, Face, int]]:
    """Return what the player whose turn it is has in hand: bunches, harvest tiles, workers, a token just gained."""
    turn = view["turn"]
    things = [
        ("bunch", Face("grapes", f"vb-sign vb-{css(variety)}", ""), VARIETIES.index(variety))
        for variety, count in turn["drawn"].items()
        for _ in range(count)
    ]
    things += [
        ("tile", Face("none", f"vb-{css(variety)}", str(value)), VARIETIES.index(variety))
        for variety, value, _ in turn["hand"]
    ]
    if turn["lifted"]:
        things.append(("worker", Face("worker", f"vb-piece vb-p{turn_of(view)}", str(turn["lifted"])), turn["lifted"]))
    gained = asked(view, "UseOrKeep")
    rest = PLACES - 1 - len(things)
    things = [*things[: PLACES - 1], *[("none", NOTHING, 0)] * rest]
    return [*things, ("token", token_face(box, gained[0]), 0) if gained else ("token", NOTHING, 0)]


def _round(scene: Scene, words: Words, box: Box, number: int, current: str, fast: bool) -> None:
    scene.rect("bar-panel", X, Y, WIDTH, HEIGHT, "vb-panel", rx=14, region=words("board-region-bar"))
    scene.text("round", X + 16, Y + 24, words("board-round", round=number, phase=current), "vb-title", size=18)
    scene.text("phase", X + 16, Y + 44, words("board-phase", phase=current, fast=fast), "vb-quiet", size=14)
    tip = words("board-round-tip", round=number, phase=current)
    scene.rect("round-hit", X + 6, Y + 4, TRACK - X - 20, HEIGHT - 8, "vg-hit", tip=tip)


def _track(scene: Scene, words: Words, box: Box, players: int, discs: Sequence[int]) -> None:
    """Draw the end track: a disc on the marked space announces the end."""
    spaces = box.trigger[players]
    step = min(DISC + 4, (TRACK_ROOM - 30) / spaces)
    middle = Y + HEIGHT / 2
    scene.line("end-way", TRACK + 14, middle, TRACK + 14 + step * (spaces - 1), middle, "vb-way")
    for place in range(spaces):
        x = TRACK + 14 + step * place
        last = place == spaces - 1
        scene.circle(
            f"end-{place + 1}-space",
            x,
            middle,
            min(13.5, step / 2),
            "vb-turn-space vb-now" if last else "vb-turn-space",
        )
        owner = discs[place] if place < len(discs) else None
        sign = "disc" if owner is not None else "flag" if last else "none"
        cls = f"vb-piece vb-p{owner}" if owner is not None else "vb-first"
        small = 25 if owner is not None else 15
        scene.symbol(f"end-{place + 1}", sign, x - small / 2, middle - small / 2, small, cls)
        scene.text(f"end-{place + 1}-text", x, middle + 5, "" if owner is None else str(owner + 1),
                   "vb-seat" if owner is None else f"vb-seat vb-on-p{owner}", size=14, anchor="middle")  # fmt: skip
    more = len(discs) - spaces
    scene.text("end-more", TRACK + 14 + step * spaces - 8, middle + 5, f"+{more}" if more > 0 else "", "vb-number",
               size=15)  # fmt: skip
    tip = words("board-end-tip", discs=len(discs), spaces=spaces, points=box.disc_points, full=more >= 0,
                rounds=box.extra_rounds)  # fmt: skip
    scene.rect("end-hit", TRACK - 4, Y + 4, TRACK_ROOM + 12, HEIGHT - 8, "vg-hit", tip=tip)


def _action(
    scene: Scene, words: Words, box: Box, seat: int | None, column: str, strength: int, vintage: bool
) -> None:  # fmt: skip
    """Draw whose turn it is, and the action under way with the repetitions that are left."""
    whose = "" if seat is None else f" vb-p{seat}"
    scene.rect("turn-card", ACTION - 8, Y + 5, FREE - ACTION, HEIGHT - 10, "vb-chip", rx=9)
    scene.rect("turn-band", ACTION - 8, Y + 5, 7, HEIGHT - 10, f"vb-band{whose}" if whose else "vb-none", rx=3.5)
    scene.symbol("turn-sign", ACTIONS.get(column, "none"), ACTION + 6, Y + 11, 32, "vb-act")
    words_for = words("board-turn", seat=seat or 0, asked=column or ("nobody" if seat is None else "choose"))
    scene.text("turn-text", ACTION + (46 if column else 10), Y + 24, words_for, "vb-name", size=14.5)
    left = words("board-left", strength=strength) if column and strength else ""
    scene.text("turn-left", ACTION + 46, Y + 42, left, "vb-quiet", size=SMALL)
    scene.symbol("turn-vintage", "disc" if vintage else "none", ACTION + 168, Y + 30, 15, "vb-green-token")
    if seat is None:
        tip = words("board-no-turn-tip")
    else:
        tip = words("board-turn-tip", mine=words.mine(seat), owner=seat, column=column or "none", strength=strength,
                    vintage=vintage)  # fmt: skip
    scene.rect("turn-hit", ACTION - 8, Y + 5, HAND - ACTION, HEIGHT - 10, "vg-hit", rx=9, tip=tip)


def _thing(scene: Scene, words: Words, box: Box, place: int, kind: str, face: Face, what: int) -> None:
    """Draw one thing in hand."""
    x, y, size = HAND + STEP * place, Y + 11, 31.0
    name = f"hand-{place + 1}"
    tile = kind == "tile"
    scene.rect(f"{name}-tile", x + 2, y + 2, size - 4, size - 4, f"vb-harvest {face.cls}" if tile else "vb-none", rx=5)
    on = face.cls.replace("vb-", "vb-letter vb-on-") if tile else "vb-letter"
    scene.text(f"{name}-value", x + size / 2, y + size / 2 + 6, face.text if tile else "", on, size=17, anchor="middle")
    ground = "vb-medal" if kind == "token" and face.sign != "none" else "vb-none"
    medal(scene, name, NOTHING if tile else face, x, y, size, ground)
    if kind == "token":
        scene.rect("gained", x, y, size, size, "vg-hit", rx=size / 2, tip=words("board-gained-tip"),
                   label=words("board-gained"), target="gained")  # fmt: skip
        return
    tip = None
    if kind == "worker":
        tip = words("board-lifted-tip", count=what)
    elif kind != "none":
        tip = words("board-hand-tip", kind=kind, variety=VARIETIES[what], value=int(face.text or 0))
    scene.rect(f"{name}-hit", x, y, size, size, "vg-hit" if tip else "vb-none", tip=tip)


def _free(scene: Scene, words: Words, box: Box, free: bool) -> None:
    """Draw whether the free action of the turn is still to be had."""
    scene.rect("free-card", FREE, Y + 5, GO_ON - FREE - 8, HEIGHT - 10, "vb-chip", rx=9)
    scene.symbol("free-sign", "champagne-cork", FREE + 28, Y + 8, 24, "vb-act" if free else "vb-act vb-absent")
    scene.text("free-text", FREE + 40, Y + 45, words("board-free"), "vb-tight" if free else "vb-tight vb-quiet",
               size=SMALL, anchor="middle")  # fmt: skip
    scene.rect("free-hit", FREE, Y + 5, GO_ON - FREE - 8, HEIGHT - 10, "vg-hit", rx=9,
               tip=words("board-free-tip", free=free, price=box.prestige_price, coins=box.local_coins))  # fmt: skip


def _go_on(scene: Scene, words: Words, box: Box, way: str) -> None:
    """Draw the button with which a question that demands nothing more is answered."""
    quiet = " vb-quiet" if way == "none" else ""
    scene.rect("go-on-card", GO_ON, Y + 5, GO_WIDTH, HEIGHT - 10, "vb-chip", rx=9)
    scene.symbol("go-on-sign", "pass", GO_ON + GO_WIDTH / 2 - 12, Y + 8, 24, "vb-act vb-absent" if quiet else "vb-act")
    name = words("board-go-on", way=way)
    scene.text("go-on-name", GO_ON + GO_WIDTH / 2, Y + 45, name, f"vb-tight{quiet}", size=SMALL, anchor="middle")
    scene.rect("go-on", GO_ON, Y + 5, GO_WIDTH, HEIGHT - 10, "vg-hit", rx=9, tip=words("board-go-on-tip", way=way),
               label=name, target="go-on")  # fmt: skip
