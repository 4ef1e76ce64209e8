"""Why not? The candidates that are not legal, merged where one reason speaks for many; the most telling ones first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tutor.core.moves import Move
from tutor.core.state import State
from tutor.core.text import say_kind
from tutor.core.words import Refusal


class Refused(NamedTuple):
    """A candidate that is not legal: its number, its words, and why."""

    number: int
    move: Move
    text: str
    refusal: Refusal
    why: str


def told(state: State, refused: Sequence[Refused], lang: str) -> dict[str, Any]:
    """Return the answers for the browser, and the groups in which it shows them.

    The more moves a reason rules out at once, the less it says about the one that somebody has in mind; what can never
    come true in this game comes last of all.
    """
    groups: dict[tuple[type, str, str], list[Refused]] = {}
    for one in refused:
        groups.setdefault((type(one.move), one.refusal.rule, one.refusal.name), []).append(one)
    never = state.game.never
    ranked = sorted(groups.values(), key=lambda group: (group[0].refusal.name in never, len(group)))
    return {
        "groups": [_group(state, group, lang) for group in ranked],
        "answers": [
            {"index": one.number, "text": one.text, "why": one.why, "rule": one.refusal.rule, "group": number}
            for number, group in enumerate(ranked)
            for one in group
        ],
    }


def _group(state: State, group: Sequence[Refused], lang: str) -> dict[str, Any]:
    first = group[0]
    same = all(one.why == first.why for one in group)
    return {
        "text": first.text if len(group) == 1 else say_kind([one.move for one in group], lang),
        "count": len(group),
        # where every move has a reason of its own, the reasons stand with the moves
        "why": first.why if same else "",
        "rule": first.refusal.rule,
        "title": state.game.rulebook[first.refusal.rule].title(lang),
        "never": first.refusal.name in state.game.never,
    }
