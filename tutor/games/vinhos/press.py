"""Pass and press release: turn order, wine, booth, experts and magnates (VC-ORDER, VC-PRESS)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Decision, Step
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos import experts, supply
from tutor.games.vinhos.benefits import why_not_cubes
from tutor.games.vinhos.box import from_steps
from tutor.games.vinhos.moves import EnterWine, Pass, PlayExpert, Stop, TakeBooth, TakePlace, UseCubes, VisitMagnate
from tutor.games.vinhos.names import ANABELA, BRUNO, COLOURS, FEATURES, MAGNATES, REGIONS, TRAS_OS_MONTES
from tutor.games.vinhos.sales import place_of, why_no_such_wine, wine_details
from tutor.games.vinhos.wine import colour_of, plain_value, quality_of, region_of

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos
    from tutor.games.vinhos.vintner import Vintner

PASS, STOP = Pass(), Stop()
#: What a press release brings in fair points, and how magnates are visited.
POINTS = ("VS-PRESS-01", "VR-PRESS-01")
BOOTH = ("VS-PRESS-02", "VR-PRESS-03")
MAGNATE = ("VS-PRESS-05", "VR-PRESS-04")


def enter(state: Vinhos, seat: int) -> None:
    """Begin the action of the centre space; after the third fair one simply passes (VS-END-02)."""
    if state.final:
        if state.journal is not None:
            state.tell("passed", "VS-END-02", seat, see=("VS-END-04",))
        return
    state.stack.append(OfferRelease(seat))
    state.stack.append(ChoosePlace(seat))


class ChoosePlace(Decision["Vinhos"]):
    """Which place of the lower order row do you take?"""

    __slots__ = ()
    rule = "VC-ORDER-01"
    see = ("VC-ORDER-02", "VC-ORDER-03", "VC-ORDER-04")
    asks = (TakePlace,)

    def candidates(self, state: Vinhos) -> list[TakePlace]:
        """Return the four places that the board can have."""
        return state.box.take_place

    def verdict(self, state: Vinhos, move: TakePlace) -> Refusal | None:
        """A free place; an own disc that already lies there may stay or move (VC-ORDER-04)."""
        if move.place not in range(1, len(state.lower) + 1):
            return refuse("no-such-place", "VC-ORDER-04", places=len(state.lower))
        taken = state.lower[move.place - 1] not in (-1, self.actor)
        return refuse("place-taken", "VC-ORDER-01", place=move.place) if taken else None

    def apply(self, state: Vinhos, move: TakePlace) -> None:
        """Put the disc there."""
        take_place(state, self.actor, move.place - 1)


def take_place(state: Vinhos, seat: int, place: int) -> None:
    """Put an order disc on a place of the lower row."""
    if seat in state.lower:
        state.lower[state.lower.index(seat)] = -1
    state.lower[place] = seat
    if state.journal is not None:
        state.tell("place-taken", "VC-ORDER-01", state.who(seat), place=place + 1, see=("VC-ORDER-02", "VC-ORDER-04"))


class OfferRelease(Step["Vinhos"]):
    """Ask for a press release if one is possible: one for each fair, with a wine (VC-PRESS-02, VC-PRESS-03)."""

    __slots__ = ("seat",)
    rule = "VC-PRESS-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Vinhos) -> None:
        """Otherwise the player passes."""
        vintner = state.vintners[self.seat]
        if vintner.booth < 0 and any(vintner.wines):
            state.stack.append(ChooseRelease(self.seat, False))
        elif state.journal is not None:
            rule = "VC-PRESS-02" if vintner.booth >= 0 else "VC-PRESS-03"
            state.tell("passed", rule, self.seat, see=("VC-PRESS-01",))


class ChooseRelease(Decision["Vinhos"]):
    """Which wine do you enter in the coming fair, if any?"""

    __slots__ = ("compulsory",)
    rule = "VC-PRESS-01"
    see = ("VC-PRESS-02", "VC-PRESS-03", "VC-PRESS-04", "VC-PRESS-08", "VC-FAIR-01", "VR-FAIR-01")
    asks = (EnterWine, Pass)

    def __init__(self, actor: int, compulsory: bool) -> None:
        self.actor = actor
        #: At the last minute, who has a wine must enter one (VC-FAIR-01).
        self.compulsory = compulsory

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return every wine on the board, and passing."""
        wines = state.vintners[self.actor].wines
        return [*(state.box.enter_wine[place] for place, wine in enumerate(wines) if wine), PASS]

    def verdict(self, state: Vinhos, move: EnterWine | Pass) -> Refusal | None:
        """Any wine; passing only before the fair."""
        if isinstance(move, Pass):
            return refuse("must-enter", "VC-FAIR-01") if self.compulsory else None
        return why_no_such_wine(state, self.actor, move.estate, move.slot)

    def details(self, state: Vinhos, move: Any) -> dict[str, Any] | None:
        """Return what wine it is."""
        return wine_details(state, self.actor, move)

    def apply(self, state: Vinhos, move: EnterWine | Pass) -> None:
        """Announce the wine, and ask for cubes if there are any."""
        seat = self.actor
        if isinstance(move, Pass):
            if state.journal is not None:
                state.tell("passed", "VC-PRESS-01", seat)
            return
        vintner = state.vintners[seat]
        place = place_of(state, vintner, move.estate, move.slot)
        assert place is not None
        if state.journal is not None:
            rule = "VC-FAIR-01" if self.compulsory else "VC-PRESS-04"
            state.tell(
                "wine-announced",
                rule,
                seat,
                fair=state.fair_number() + 1,
                quality=quality_of(vintner.wines[place]),
                colour=colour_of(vintner.wines[place]),
                region=region_of(vintner.wines[place]),
                see=("VC-PRESS-08", "VC-PRESS-02"),
            )
        if state.cubes[vintner.wines[place] >> 5]:
            state.stack.append(ChooseCubes(seat, move.estate, move.slot))
        else:
            release(state, seat, place, 0)


class ChooseCubes(Decision["Vinhos"]):
    """How many renown cubes do you remove for the wine?"""

    __slots__ = ("estate", "slot")
    rule = "VC-PRESS-04"
    see = ("VC-VALUE-03", "VC-VALUE-05", "VC-VALUE-06")
    asks = (UseCubes,)

    def __init__(self, actor: int, estate: int, slot: int) -> None:
        self.actor = actor
        self.estate = estate
        self.slot = slot

    def _place(self, state: Vinhos) -> int:
        return (self.estate - 1) * state.box.cellar_slots + self.slot - 1

    def candidates(self, state: Vinhos) -> list[UseCubes]:
        """Return every number."""
        return state.box.use_cubes

    def verdict(self, state: Vinhos, move: UseCubes) -> Refusal | None:
        """As many as lie there, up to the limit."""
        return why_not_cubes(state, state.vintners[self.actor].wines[self._place(state)] >> 5, move.cubes)

    def details(self, state: Vinhos, move: UseCubes) -> dict[str, Any] | None:
        """Return the value of the wine with them."""
        vintner, place = state.vintners[self.actor], self._place(state)
        each = state.box.cube_value[vintner.wines[place] >> 5]
        return {"value": plain_value(state, vintner, place) + move.cubes * each}

    def apply(self, state: Vinhos, move: UseCubes) -> None:
        """Fix the value."""
        release(state, self.actor, self._place(state), move.cubes)


def release(state: Vinhos, seat: int, place: int, cubes: int) -> None:
    """Steps b to g of a press release (VC-PRESS-08): value, fair points, booth, experts, magnates, discard."""
    vintner = state.vintners[seat]
    wine = vintner.wines[place]
    region = wine >> 5
    value = plain_value(state, vintner, place) + cubes * state.box.cube_value[region]
    if cubes:
        supply.take_cubes(state, region, cubes)
    points = max(0, value - state.box.points_above) if state.reserve else value
    vintner.fp += points
    if state.journal is not None:
        state.tell(
            "wine-entered",
            POINTS[state.reserve],
            seat,
            value=value,
            cubes=cubes,
            points=points,
            total=vintner.fp,
            see=("VC-PRESS-06", "VC-VALUE-01"),
        )
    if region == TRAS_OS_MONTES:
        vintner.fp += state.box.tras_points
        if state.journal is not None:
            state.tell(
                "fair-points",
                "VC-REGION-03",
                seat,
                points=state.box.tras_points,
                cause="region",
                total=vintner.fp,
                see=("VC-PRESS-05",),
            )
    if state.reserve:
        vintner.allowed = from_steps(state.box.allowed, value)
        if state.journal is not None:
            see = ("VR-PRESS-06",)
            state.tell("fair-tile", "VR-PRESS-02", seat, value=value, experts=vintner.allowed, see=see)
    state.stack.append(DiscardEntered(seat, place))
    state.stack.append(AskMagnates(seat, place, value, 0))
    if not state.reserve:
        state.stack.append(AskExperts(seat, 0))
    state.stack.append(ChooseBooth(seat))


class ChooseBooth(Decision["Vinhos"]):
    """Which booth do you take?"""

    __slots__ = ()
    rule = "VC-PRESS-08"
    see = ("VS-PRESS-02", "VS-PRESS-03", "VR-PRESS-03")
    asks = (TakeBooth,)

    def candidates(self, state: Vinhos) -> list[TakeBooth]:
        """Return every booth."""
        return state.box.take_booth

    def verdict(self, state: Vinhos, move: TakeBooth) -> Refusal | None:
        """It must be empty."""
        if move.booth not in range(1, len(state.box.booths) + 1):
            return refuse("no-such-booth", "VC-PRESS-08", booths=len(state.box.booths))
        taken = any(vintner.booth == move.booth - 1 for vintner in state.vintners)
        return refuse("booth-taken", BOOTH[state.reserve], booth=move.booth) if taken else None

    def details(self, state: Vinhos, move: TakeBooth) -> dict[str, Any] | None:
        """Return the bonus, the features and the fair points of the booth."""
        if move.booth not in range(1, len(state.box.booths) + 1):
            return None
        return booth_details(state, move.booth - 1)

    def apply(self, state: Vinhos, move: TakeBooth) -> None:
        """Take the booth and its bonus at once."""
        take_booth(state, self.actor, move.booth - 1)


def booth_details(state: Vinhos, booth: int) -> dict[str, Any]:
    """Return what a booth gives now."""
    own = state.box.booths[booth]
    return {
        "bonus": own.bonus,
        "amount": own.amount,
        "feature": [FEATURES[feature] for feature in own.features],
        "points": feature_points(state, booth),
    }


def feature_points(state: Vinhos, booth: int) -> int:
    """Return the fair points of a booth's features (VR-PRESS-03)."""
    return sum(state.box.booth_points[state.tracks[feature]] for feature in state.box.booths[booth].features)


def take_booth(state: Vinhos, seat: int, booth: int) -> None:
    """Put the disc (2010: the fair tile) on a booth and take what it gives."""
    vintner, own = state.vintners[seat], state.box.booths[booth]
    vintner.booth = booth
    rule = BOOTH[state.reserve]
    if state.journal is not None:
        see = () if state.reserve else ("VS-PRESS-03",)
        state.tell("booth-taken", rule, state.who(seat), booth=booth + 1, see=see)
    points = feature_points(state, booth) + (own.amount if own.bonus == "fair_points" else 0)
    if points:
        vintner.fp += points
        if state.journal is not None:
            state.tell("fair-points", rule, state.who(seat), points=points, cause="booth", total=vintner.fp)
    if own.bonus == "bagos":
        vintner.cash += own.amount
        if state.journal is not None:
            state.tell("money-taken", rule, state.who(seat), money=own.amount, cause="booth")
    elif own.bonus == "expert":
        state.stack.append(experts.OfferExpert(seat, own.amount, experts.BOOTH))


# ---------------------------------------------------------------------- 2016: experts


def fair_points_of(state: Vinhos, expert: int) -> int:
    """Return the fair points that an expert brings now: the symbols of its feature, one more for an arrow."""
    feature = next(f for f, bits in enumerate(state.box.of_feature) if bits >> expert & 1)
    symbols = state.box.vintages[state.vintage].features[feature]
    return symbols + state.box.arrow[expert] if symbols else 0


class AskExperts(Step["Vinhos"]):
    """For each feature of the vintage tile in turn, ask for an expert if there is one face up."""

    __slots__ = ("seat", "feature")
    rule = "VS-PRESS-04"

    def __init__(self, seat: int, feature: int) -> None:
        self.seat = seat
        #: The feature that comes next.
        self.feature = feature

    def run(self, state: Vinhos) -> None:
        """Go to the next feature with something to decide."""
        symbols, up = state.box.vintages[state.vintage].features, state.vintners[self.seat].up
        for feature in range(self.feature, len(FEATURES)):
            if symbols[feature] and up & state.box.of_feature[feature]:
                state.stack += [AskExperts(self.seat, feature + 1), PlayForFair(self.seat, FEATURES[feature])]
                return


class PlayForFair(Decision["Vinhos"]):
    """Which expert of this feature do you discard for fair points, if any?"""

    __slots__ = ("feature",)
    rule = "VS-PRESS-04"
    see = ("VC-EXPERT-05", "VC-EXPERT-02")
    asks = (PlayExpert, Stop)

    def __init__(self, actor: int, feature: str) -> None:
        self.actor = actor
        self.feature = feature

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return every own expert, and none."""
        vintner = state.vintners[self.actor]
        held = vintner.up | vintner.down
        return [*(move for expert, move in enumerate(state.box.play_expert) if held >> expert & 1), STOP]

    def verdict(self, state: Vinhos, move: PlayExpert | Stop) -> Refusal | None:
        """One face-up expert of this feature."""
        if isinstance(move, Stop):
            return None
        vintner, expert = state.vintners[self.actor], state.box.expert_number.get(move.expert)
        if expert is None or not (vintner.up | vintner.down) >> expert & 1:
            return refuse("not-your-expert", "VC-EXPERT-01")
        if vintner.down >> expert & 1:
            return refuse("expert-face-down", "VC-EXPERT-03", expert=move.expert)
        if not state.box.of_feature[FEATURES.index(self.feature)] >> expert & 1:
            return refuse("other-feature", "VS-PRESS-04", feature=self.feature)
        return None

    def details(self, state: Vinhos, move: Any) -> dict[str, Any] | None:
        """Return the fair points."""
        if not isinstance(move, PlayExpert) or move.expert not in state.box.expert_number:
            return None
        return {"points": fair_points_of(state, state.box.expert_number[move.expert])}

    def apply(self, state: Vinhos, move: PlayExpert | Stop) -> None:
        """Discard it for its fair points."""
        if isinstance(move, PlayExpert):
            play_for_fair(state, self.actor, state.box.expert_number[move.expert])


def play_for_fair(state: Vinhos, seat: int, expert: int) -> None:
    """Discard an expert under its pile for fair points."""
    vintner = state.vintners[seat]
    points = fair_points_of(state, expert)
    vintner.fp += points
    vintner.up &= ~(1 << expert)
    if state.journal is not None:
        state.tell(
            "expert-played",
            "VS-PRESS-04",
            state.who(seat),
            expert=state.box.expert_ids[expert],
            points=points,
            total=vintner.fp,
            see=("VC-EXPERT-05", "VC-EXPERT-02"),
        )
    supply.put_under_pile(state, expert)


# ---------------------------------------------------------------------- magnates


def content(state: Vinhos, vintner: Vintner, place: int, value: int, magnate: int) -> bool:
    """Return whether a wine is what a magnate expects (VS-PRESS-06, VS-PRESS-08)."""
    vintage, wine = state.box.vintages[state.vintage], vintner.wines[place]
    if magnate == ANABELA:
        return vintage.colour == wine >> 4 & 1
    if magnate == BRUNO:
        return 0 < vintage.least_value <= value
    return bool(vintage.regions >> (wine >> 5) & 1)


def visitable(state: Vinhos, seat: int, place: int, value: int, visited: int) -> list[int]:
    """Return the magnates who can be visited: content, not visited yet, and with a barrel to take (2010: to put)."""
    vintner = state.vintners[seat]
    if visited.bit_count() >= state.box.most_magnates or (state.reserve and (state.year == 1 or not vintner.barrels)):
        return []
    return [
        magnate
        for magnate in range(len(MAGNATES))
        if not visited >> magnate & 1
        and (state.reserve or vintner.magnates[magnate])
        and content(state, vintner, place, value, magnate)
    ]


class AskMagnates(Step["Vinhos"]):
    """Ask whether a magnate is visited, while one can be."""

    __slots__ = ("seat", "place", "value", "visited")
    rule = "VC-PRESS-08"

    def __init__(self, seat: int, place: int, value: int, visited: int) -> None:
        self.seat = seat
        #: The wine, its value, and the magnates visited so far, as bits.
        self.place = place
        self.value = value
        self.visited = visited

    def run(self, state: Vinhos) -> None:
        """At most two, each once."""
        if visitable(state, self.seat, self.place, self.value, self.visited):
            state.stack.append(ChooseMagnate(self.seat, self.place, self.value, self.visited))


class ChooseMagnate(Decision["Vinhos"]):
    """From which magnate do you take a barrel (2010: with whom do you put one), if at all?"""

    __slots__ = ("place", "value", "visited")
    rule = "VC-PRESS-08"
    see = (
        "VS-PRESS-05",
        "VS-PRESS-06",
        "VS-PRESS-07",
        "VS-PRESS-08",
        "VR-PRESS-04",
        "VR-PRESS-05",
    )
    asks = (VisitMagnate, Stop)

    def __init__(self, actor: int, place: int, value: int, visited: int) -> None:
        self.actor = actor
        self.place = place
        self.value = value
        self.visited = visited

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return the three magnates, and none."""
        return [*state.box.visit, STOP]

    def verdict(self, state: Vinhos, move: VisitMagnate | Stop) -> Refusal | None:
        """The wine must be what the magnate expects."""
        if isinstance(move, Stop):
            return None
        if move.magnate not in MAGNATES:
            return refuse("no-such-magnate", MAGNATE[state.reserve])
        magnate, vintner = MAGNATES.index(move.magnate), state.vintners[self.actor]
        if self.visited >> magnate & 1:
            return refuse("magnate-twice", MAGNATE[state.reserve], magnate=move.magnate)
        if not content(state, vintner, self.place, self.value, magnate):
            rule = "VR-PRESS-04" if state.reserve else "VS-PRESS-06"
            vintage = state.box.vintages[state.vintage]
            return refuse(
                "magnate-not-content",
                rule,
                magnate=move.magnate,
                value=self.value,
                least=vintage.least_value,
                colour=COLOURS[vintage.colour] if vintage.colour >= 0 else "none",
                region=[name for place, name in enumerate(REGIONS) if vintage.regions >> place & 1],
            )
        if not state.reserve and not vintner.magnates[magnate]:
            return refuse("no-barrel-with-magnate", "VS-PRESS-08", magnate=move.magnate)
        return None

    def details(self, state: Vinhos, move: VisitMagnate | Stop) -> dict[str, Any] | None:
        """Return which way the barrel goes."""
        return None if isinstance(move, Stop) else {"back": not state.reserve}

    def apply(self, state: Vinhos, move: VisitMagnate | Stop) -> None:
        """Move the barrel; another magnate may follow."""
        if isinstance(move, Stop):
            return
        vintner, magnate = state.vintners[self.actor], MAGNATES.index(move.magnate)
        step = -1 if state.reserve else 1
        vintner.barrels += step
        vintner.magnates[magnate] -= step
        state.stack.append(AskMagnates(self.actor, self.place, self.value, self.visited | 1 << magnate))
        if state.journal is not None:
            name = "barrel-to-magnate" if state.reserve else "barrel-from-magnate"
            see = ("VR-PRESS-05",) if state.reserve else ("VS-PRESS-06", "VS-PRESS-07")
            state.tell(name, MAGNATE[state.reserve], self.actor, magnate=move.magnate, barrels=vintner.barrels, see=see)


class DiscardEntered(Step["Vinhos"]):
    """The last step: the wine is discarded."""

    __slots__ = ("seat", "place")
    rule = "VC-PRESS-07"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, state: Vinhos) -> None:
        """It stayed on its slot until now (VC-PRESS-08)."""
        wines = state.vintners[self.seat].wines
        wine, wines[self.place] = wines[self.place], 0
        if state.journal is not None:
            state.tell(
                "wine-discarded",
                "VC-PRESS-07",
                self.seat,
                quality=quality_of(wine),
                colour=colour_of(wine),
                region=region_of(wine),
            )
