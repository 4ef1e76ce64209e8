"""Reviews as JSON, beside the record they belong to: read with suspicion, and done anew when anything does not fit."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tutor.analysis.estimates import CONFIDENCE, Estimate
from tutor.analysis.looks import Look
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
VERSION: Final = 2


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
        "every": review.budget.every,
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

    def seen(look: Look) -> dict[str, Any]:
        return {
            "number": look.number,
            "seat": look.seat,
            "loss": _rounded(look.loss),
            "rival": saved_line(look.rival),
            "points": [_rounded(points) for points in look.points],
        }

    return {
        **heading(review),
        "looks": [seen(look) for _, look in sorted(review.looks.items())],
        "verdicts": [entry(verdict) for _, verdict in sorted(review.verdicts.items())],
        "draws": [
            {"number": draw.number, "gains": [_numbers(gain) for gain in draw.gains]}
            for _, draw in sorted(review.draws.items())
        ],
        "prospects": [
            {"number": number, "points": [_numbers(points) for points in after]}
            for number, after in sorted(review.prospects.items())
        ],
    }


def fill(review: Review, saved: Any) -> bool:
    """Fill a fresh review from plain values; anything that does not fit leaves it as it was."""
    from tutor.analysis.review import Draw, Verdict

    if not isinstance(saved, Mapping) or any(saved.get(key) != value for key, value in heading(review).items()):
        return False
    moments = review.timeline.moments
    chances = {moment.number for moment in review.chances}
    looks: dict[int, Look] = {}
    verdicts: dict[int, Verdict] = {}
    draws: dict[int, Draw] = {}
    prospects: dict[int, tuple[Estimate, ...]] = {}
    try:
        for entry in saved["looks"]:
            look = _look(review, entry)
            if look.seat != review.turn_of[look.number].seat:
                return False
            looks[look.number] = look
        for entry in saved["verdicts"]:
            number, seat = entry["number"], entry["seat"]
            weighed = _weighed(review, entry)
            if seat != review.turn_of[number].seat or weighed.played[0] != moments[number].move or number not in looks:
                return False
            verdicts[number] = Verdict(number, seat, weighed)
        for entry in saved["draws"]:
            if entry["number"] not in chances:
                return False
            draws[entry["number"]] = Draw(entry["number"], _estimates(review, entry["gains"]))
        for entry in saved["prospects"]:
            if entry["number"] not in review.outlooks:
                return False
            prospects[entry["number"]] = _estimates(review, entry["points"])
    except (*DAMAGE, BadSave):
        return False
    review.looks.update(looks)
    review.verdicts.update(verdicts)
    review.draws.update(draws)
    review.prospects.update(prospects)
    return True


def _look(review: Review, entry: Mapping[str, Any]) -> Look:
    points = tuple(_number(value) for value in entry["points"])
    if len(points) != review.timeline.players:
        raise ValueError(points)
    return Look(entry["number"], entry["seat"], _number(entry["loss"]), _line(review, entry["rival"]), points)


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
    return [_rounded(estimate.mean), _rounded(estimate.error), estimate.samples]


def _estimates(review: Review, saved: Any) -> tuple[Estimate, ...]:
    if not isinstance(saved, list) or len(saved) != review.timeline.players:
        raise ValueError(saved)
    return tuple(_estimate(numbers) for numbers in saved)


def _estimate(saved: Any) -> Estimate:
    mean, error, samples = saved
    if type(samples) is not int or samples < 0:
        raise ValueError(saved)
    if _number(error) < 0:
        raise ValueError(saved)
    return Estimate(_number(mean), _number(error), samples)


def _number(saved: Any) -> float:
    if type(saved) not in (int, float) or not math.isfinite(saved):
        raise ValueError(saved)
    return float(saved)


def _rounded(value: float) -> float:
    return round(value, 6)
