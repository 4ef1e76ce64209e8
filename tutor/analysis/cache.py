"""Reviews as JSON, beside the record they belong to: read with suspicion, and done anew when anything does not fit."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tutor.analysis.estimates import CONFIDENCE, Estimate
from tutor.analysis.timeline import saved_line
from tutor.analysis.weighing import Reason, Weighed
from tutor.coach.plans import Line
from tutor.core.errors import BadSave
from tutor.core.moves import decode
from tutor.core.plain import DAMAGE

if TYPE_CHECKING:
    from tutor.analysis.review import Review

FORMAT: Final = "vendange-review"
#: Raised whenever the same record would be reviewed differently.
VERSION: Final = 1


def path_of(record: Path) -> Path:
    """Return where the review of a record is kept: `game.json` has `game.review.json` beside it."""
    return record.with_name(f"{record.stem}.review.json")


def keep(review: Review, path: Path) -> bool:
    """Write a review down, whole or not at all; a folder that cannot be written to is no reason to lose a review."""
    partial = path.with_suffix(".part")
    try:
        partial.write_text(json.dumps(to_dict(review)), encoding="utf-8")
        os.replace(partial, path)  # noqa: PTH105  (Path.replace does the same; this name says that it is atomic)
    except OSError:
        return False
    return True


def recall(review: Review, path: Path) -> bool:
    """Fill a fresh review with what was written down, if it is about the same game, budget and rules."""
    try:
        saved = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return False
    return fill(review, saved)


def heading(review: Review) -> dict[str, Any]:
    """Return everything that a review depends on."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": review.timeline.game.name,
        "rules": review.timeline.game.rules_version,
        "record": review.timeline.digest(),
        "simulations": review.budget.simulations,
        "luck_rounds": review.budget.luck_rounds,
        "suspects": review.budget.suspects,
        "confidence": CONFIDENCE,
        "seat": review.seat,
    }


def to_dict(review: Review) -> dict[str, Any]:
    """Return a review as plain values."""
    from tutor.analysis.review import Verdict

    def entry(verdict: Verdict) -> dict[str, Any]:
        weighed = verdict.weighed
        return {
            "number": verdict.number,
            "seat": verdict.seat,
            "played": saved_line(weighed.played),
            "rival": saved_line(weighed.rival),
            "value": _numbers(weighed.value),
            "rival_value": _numbers(weighed.rival_value),
            "gain": _numbers(weighed.gain),
            "own": _numbers(weighed.own),
            "others": _numbers(weighed.others),
            "points": [_numbers(points) for points in weighed.points],
            "measured": weighed.measured,
            "reasons": [[reason.source, _numbers(reason.gain)] for reason in weighed.reasons],
        }

    return {
        **heading(review),
        "verdicts": [entry(verdict) for _, verdict in sorted(review.verdicts.items())],
        "draws": [
            {"number": draw.number, "gains": [_numbers(gain) for gain in draw.gains]}
            for _, draw in sorted(review.draws.items())
        ],
    }


def fill(review: Review, saved: Any) -> bool:
    """Fill a fresh review from plain values; anything that does not fit leaves it as it was."""
    from tutor.analysis.review import Draw, Verdict

    if not isinstance(saved, Mapping) or any(saved.get(key) != value for key, value in heading(review).items()):
        return False
    wanted = {moment.number: moment for moment in review.work}
    verdicts: dict[int, Verdict] = {}
    draws: dict[int, Draw] = {}
    try:
        for entry in saved["verdicts"]:
            moment = wanted[entry["number"]]
            weighed = _weighed(review, entry)
            if entry["seat"] != moment.actor or weighed.played[0] != moment.move:
                return False
            verdicts[moment.number] = Verdict(moment.number, moment.actor, weighed)
        for entry in saved["draws"]:
            moment = wanted[entry["number"]]
            if moment.actor >= 0:
                return False
            draws[moment.number] = Draw(moment.number, _estimates(review, entry["gains"]))
    except (*DAMAGE, BadSave):
        return False
    review.verdicts.update(verdicts)
    review.draws.update(draws)
    return True


def _weighed(review: Review, entry: Mapping[str, Any]) -> Weighed:
    reasons = []
    for source, gain in entry["reasons"]:
        if not isinstance(source, str):
            raise TypeError(source)
        reasons.append(Reason(source, _estimate(gain)))
    return Weighed(
        _line(review, entry["played"]),
        _line(review, entry["rival"]),
        _estimate(entry["value"]),
        _estimate(entry["rival_value"]),
        _estimate(entry["gain"]),
        _estimate(entry["own"]),
        _estimate(entry["others"]),
        _estimates(review, entry["points"]) if entry["points"] else (),
        tuple(reasons),
        entry["measured"] is True,
    )


def _line(review: Review, saved: Any) -> Line:
    if not isinstance(saved, list):
        raise TypeError(saved)
    return tuple(decode(review.timeline.game.move_types, move) for move in saved)


def _numbers(estimate: Estimate) -> list[float]:
    return [round(estimate.mean, 6), round(estimate.error, 6), estimate.samples]


def _estimates(review: Review, saved: Any) -> tuple[Estimate, ...]:
    if not isinstance(saved, list) or len(saved) != review.timeline.players:
        raise ValueError(saved)
    return tuple(_estimate(numbers) for numbers in saved)


def _estimate(saved: Any) -> Estimate:
    mean, error, samples = saved
    if type(samples) is not int or samples < 0:
        raise ValueError(saved)
    for number in (mean, error):
        if type(number) not in (int, float) or not math.isfinite(number):
            raise ValueError(saved)
    if error < 0:
        raise ValueError(saved)
    return Estimate(float(mean), float(error), samples)
