"""Examples of prestige, of the end of the game and of the final scoring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tutor.core.examples import Finding
from tutor.games.dom_pierre.examples.positions import (
    END,
    Player,
    act,
    details,
    flute,
    let,
    pass_turns,
    play,
    points,
    points_from,
    question,
    tokens,
    turn,
)
from tutor.games.dom_pierre.examples.registry import examples
from tutor.games.dom_pierre.moves import (
    AddToken,
    BuyPrestige,
    KeepToken,
    MoveDisc,
    ReturnWorkers,
    Sell,
    ShowToken,
    TakeFaceDown,
    TakeToken,
)
from tutor.games.dom_pierre.names import TOKENS

if TYPE_CHECKING:
    from tutor.games.dom_pierre.game import DomPierreGame
    from tutor.games.dom_pierre.state import DomPierre


@examples("EX-13", "DP-SALE-11", "DP-PREST-02", "DP-PREST-03", "DP-PREST-04", "DP-PREST-05", "DP-PREST-08")
def prestige_by_sale(game: DomPierreGame) -> Iterator[Finding]:
    """A sale of 17: level 4, four tokens to choose from, and the +2 is kept."""
    lucy = Player(level=3, right="bottle 12", roads="south 6", tokens="sale_low")
    state = turn(
        game, lucy, Player(), Player(), markets={"south": ("S11", "R3a")}, flute="press_high, crown, coin",
        chance="explicit",
    )  # fmt: skip
    act(state, "sales", Sell("south", "right", "bottle", 12))
    yield "value", 17, details(state, AddToken("sale_low"))["total"]
    play(state, AddToken("sale_low"))
    yield "points of the bottom shield", 9, points(state)
    yield "level", 4, state.maisons[0].level
    play(state, ShowToken("worker"))
    yield "face up before taking", 4, flute(state)[0]
    play(state, TakeToken("press_high"), KeepToken())
    yield "face up after", 3, flute(state)[0]
    yield "kept", {"press_high": 1}, tokens(state)


@examples("EX-14", "DP-SCORE-01", "DP-SCORE-02")
def final_scoring(game: DomPierreGame) -> Iterator[Finding]:
    """Top of the track, three crowns on cards, the start card face down."""
    miriam = Player(level=7, cards="N02 N03 E07", corked=False, rows=(1, 0, 0, 0, 0, 0))
    state = turn(game, miriam, Player(rows=(0,) * 6), Player(rows=(0,) * 6))
    yield "points", 39, state.scores()[0]
    lines = {line.name: line.points for line in state.score_sheet(0).lines}
    yield "score sheet", {"prestige": 30, "crowns": 9}, lines


@examples("EX-33", "DP-PREST-06")
def empty_flute(game: DomPierreGame) -> Iterator[Finding]:
    """Without a token on the flute only the marker moves."""
    boxed = {"crown": 3, "points_low": 1, "points_high": 1, "coin": 2, "sale_low": 1}
    state = turn(game, Player(coins=5, level=2), flute="", unseen_tokens=only(boxed))
    yield "flute", (0, 0), flute(state)
    play(state, BuyPrestige())
    yield "level", 3, state.maisons[0].level
    yield "tokens", {}, tokens(state)
    yield "then", "EarlyWindow", question(state)


def only(counts: dict[str, int]) -> dict[str, int]:
    """Return these unseen tokens, and none of the others."""
    return {**dict.fromkeys(TOKENS, 0), **counts}


@examples("EX-34", "DP-END-03", "DP-END-04", "DP-END-05", "DP-END-07")
def end_trigger(game: DomPierreGame) -> Iterator[Finding]:
    """The disc that fills the space scores; one more round follows; later discs score nothing."""
    first = Player(rows=(7, 5, 2, 2, 2, 2))
    second = Player(rows=(7, 7, 4, 1, 1, 1))
    state = turn(game, first, second)
    yield "discs on the end track", 3, len(state.track)
    play(state, MoveDisc("cellar"), ReturnWorkers())
    finish(state)
    yield "points for the disc that triggers", 4, points_from(state, "discs")
    yield "last round", state.round + 1, state.last
    play(state, END)
    pass_turns(state, 1)
    yield "one more round", (state.last, 0), (state.round, state.actor)
    play(state, MoveDisc("village"), ReturnWorkers())
    finish(state)
    play(state, END)
    pass_turns(state, 1)
    yield "then", "over", question(state)
    late = turn(game, Player(rows=(7, 7, 5, 2, 2, 1)), Player(rows=(7, 7, 4, 2, 2, 2)), last=23)
    play(late, MoveDisc("village"), ReturnWorkers())
    finish(late)
    yield "points for a later disc", 4, points_from(late, "discs")


def finish(state: DomPierre) -> None:
    """Return no worker."""
    if question(state) == "ChooseReturn":
        play(state, state.moves()[-1])


@examples("EX-35", "DP-SCORE-04")
def ties(game: DomPierreGame) -> Iterator[Finding]:
    """Equal points: more coins win; equal coins: the earlier player."""
    for label, coins, winner in (("coins", (3, 5), 1), ("turn order", (4, 4), 0)):
        first = Player(coins=coins[0], rows=(7, 7, 2, 2, 1, 1))
        second = Player(coins=coins[1], rows=(7, 7, 2, 2, 1, 1))
        state = turn(game, first, second, last=19)
        pass_turns(state, 2)
        yield f"{label}: points", state.scores()[0], state.scores()[1]
        yield f"{label}: winner", [winner], state.winners()


@examples("EX-55", "DP-PREST-04", "DP-PREST-05")
def blind_token(game: DomPierreGame) -> Iterator[Finding]:
    """A face-down token may be taken unseen."""
    for label, move, left in (("face down", TakeFaceDown(), (4, 3)), ("face up", TakeToken("crown"), (3, 4))):
        state = turn(game, Player(coins=5), flute="crown, coin, sale_low", chance="explicit")
        yield f"{label}: before", (3, 5), flute(state)
        play(state, BuyPrestige())
        let(state)
        yield f"{label}: after the flip", (4, 4), flute(state)
        play(state, move)
        let(state)
        yield f"{label}: after taking", left, flute(state)
