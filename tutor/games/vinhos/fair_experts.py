"""Experts at a 2010 fair: chosen in secret, shown together; arrows raise the features (VR-FAIR)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision, Step
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos import supply
from tutor.games.vinhos.moves import PlayExpert, Stop
from tutor.games.vinhos.names import FEATURES

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos
    from tutor.games.vinhos.vintner import Vintner

STOP = Stop()


class AskSecretly(Step["Vinhos"]):
    """Ask everybody with a booth in turn for experts; nobody sees them before all have chosen (VR-FAIR-07)."""

    __slots__ = ("place",)
    rule = "VR-FAIR-02"

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Vinhos) -> None:
        """Who cannot play any is not asked."""
        for place in range(self.place, state.people):
            seat = state.order[place]
            if playable(state, state.vintners[seat]):
                state.stack += [AskSecretly(place + 1), PlaySecretly(seat)]
                return


def playable(state: Vinhos, vintner: Vintner) -> int:
    """Return the experts that a player may still choose, as bits: face up, of the booth's features, while allowed.

    They are chosen in the order of their numbers, so that a set can be chosen in one way only.
    """
    if vintner.booth < 0 or vintner.chosen.bit_count() >= vintner.allowed:
        return 0
    bits = 0
    for feature in state.box.booths[vintner.booth].features:
        bits |= state.box.of_feature[feature]
    return vintner.up & bits & ~((1 << vintner.chosen.bit_length()) - 1)


class PlaySecretly(Decision["Vinhos"]):
    """Which expert do you play at the fair, unseen by the others? Name them one after the other."""

    __slots__ = ()
    rule = "VR-FAIR-02"
    see = ("VR-FAIR-03", "VR-FAIR-04", "VR-FAIR-07", "VC-EXPERT-05")
    asks = (PlayExpert, Stop)
    secret = True

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return every own expert, and no more."""
        vintner = state.vintners[self.actor]
        held = vintner.up | vintner.down
        return [*(move for expert, move in enumerate(state.box.play_expert) if held >> expert & 1), STOP]

    def verdict(self, state: Vinhos, move: PlayExpert | Stop) -> Refusal | None:
        """Face up, of a feature of the booth, and not more than the fair tile allows."""
        if isinstance(move, Stop):
            return None
        vintner, expert = state.vintners[self.actor], state.box.expert_number.get(move.expert)
        if expert is None or not (vintner.up | vintner.down) >> expert & 1:
            return refuse("not-your-expert", "VC-EXPERT-01")
        if vintner.down >> expert & 1:
            return refuse("expert-face-down", "VC-EXPERT-03", expert=move.expert)
        if vintner.chosen >> expert & 1:
            return refuse("chosen-already", "VR-FAIR-02", expert=move.expert)
        features = state.box.booths[vintner.booth].features
        if not any(state.box.of_feature[feature] >> expert & 1 for feature in features):
            return refuse("not-in-booth", "VR-FAIR-02", feature=[FEATURES[feature] for feature in features])
        if not playable(state, vintner) >> expert & 1:
            return refuse("chosen-in-order", "VC-GEN-09")
        return None

    def details(self, state: Vinhos, move: Any) -> dict[str, Any] | None:
        """Return the fair points of the section in which its feature stands now."""
        if not isinstance(move, PlayExpert) or move.expert not in state.box.expert_number:
            return None
        return {"points": points_of(state, state.box.expert_number[move.expert])}

    def apply(self, state: Vinhos, move: PlayExpert | Stop) -> None:
        """Keep the choice hidden."""
        vintner = state.vintners[self.actor]
        if isinstance(move, Stop):
            if state.journal is not None:
                state.tell("experts-chosen", "VR-FAIR-07", self.actor)
            return
        vintner.chosen |= 1 << state.box.expert_number[move.expert]
        if state.journal is not None:
            state.tell_secret("expert-chosen", "VR-FAIR-02", self.actor, expert=move.expert)
        # also with nothing left to choose the question comes: others must not learn how many were chosen
        state.stack.append(PlaySecretly(self.actor))


def points_of(state: Vinhos, expert: int) -> int:
    """Return the fair points that an expert gives at a 2010 fair with the markers as they stand (VR-FAIR-04)."""
    feature = next(f for f, bits in enumerate(state.box.of_feature) if bits >> expert & 1)
    return state.box.expert_points[state.tracks[feature]]


class RevealExperts(Step["Vinhos"]):
    """All experts are shown: first every arrow raises its marker, then each gives its fair points."""

    __slots__ = ()
    rule = "VR-FAIR-03"

    def run(self, state: Vinhos) -> None:
        """Arrows count for all players before anybody's points (VR-FAIR-03, VR-FAIR-04)."""
        box = state.box
        for vintner in state.vintners:
            for expert in bits_of(vintner.chosen):
                if box.arrow[expert]:
                    feature = next(f for f, bits in enumerate(box.of_feature) if bits >> expert & 1)
                    advance_feature(state, feature, 1, "VR-FAIR-03")
        for seat in state.order:
            vintner = state.vintners[seat]
            for expert in bits_of(vintner.chosen):
                points = points_of(state, expert)
                vintner.fp += points
                if state.journal is not None:
                    state.tell(
                        "expert-played",
                        "VR-FAIR-04",
                        seat,
                        expert=box.expert_ids[expert],
                        points=points,
                        total=vintner.fp,
                        see=("VC-EXPERT-05", "VR-FAIR-05"),
                    )


def advance_feature(state: Vinhos, feature: int, steps: int, rule: str) -> None:
    """Let a feature marker climb, never beyond the top; there it stays."""
    before = state.tracks[feature]
    state.tracks[feature] = min(state.box.track_top, before + steps)
    if state.journal is not None and state.tracks[feature] > before:
        state.tell("feature-advances", rule, feature=FEATURES[feature], step=state.tracks[feature] - before)


def return_played(state: Vinhos) -> None:
    """Played experts go under their piles (VR-FAIR-06), in turn order, before anybody takes a new one."""
    for seat in state.order:
        vintner = state.vintners[seat]
        for expert in bits_of(vintner.chosen):
            vintner.up &= ~(1 << expert)
            supply.put_under_pile(state, expert)
        vintner.chosen = 0


def bits_of(mask: int) -> list[int]:
    """Return the numbers of the bits that are set."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]
