"""The frame of a year: vintage tile, two rounds of actions, turn order (VC-YEAR, VC-ORDER)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tutor.core.decision import Chance, Step
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos import closing, fair, fair_experts, lacerda, maintenance, production, scoring, turn
from tutor.games.vinhos.moves import DrawVintage
from tutor.games.vinhos.names import LACERDA

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos

#: The two actions of a year, and the extra action after the third fair of the 2016 edition.
FIRST, SECOND, LAST = 1, 2, 3
#: Where the vintage tile of the first year comes from.
FIRST_VINTAGE = ("VS-SETUP-05", "VR-SETUP-03")
#: Actions of each player in a year.
ACTIONS_A_YEAR = 2


class BeginYear(Step["Vinhos"]):
    """A new year: the old vintage tile goes, the next one is turned up."""

    __slots__ = ()
    rule = "VC-YEAR-01"

    def run(self, state: Vinhos) -> None:
        """The stack of vintage tiles cannot run out (VC-LIMIT-06)."""
        state.year += 1
        state.stack += [StartActions(), DrawYear()]


class DrawYear(Chance["Vinhos"]):
    """Which vintage tile is turned up?"""

    __slots__ = ()
    rule = "VC-YEAR-01"
    asks = (DrawVintage,)

    def candidates(self, state: Vinhos) -> list[DrawVintage]:
        """Return every vintage tile."""
        return [DrawVintage(vintage.id) for vintage in state.box.vintages]

    def verdict(self, state: Vinhos, move: DrawVintage) -> Refusal | None:
        """One that still lies face down."""
        number = state.box.vintage_number.get(move.vintage)
        face_down = number is not None and state.vintages >> number & 1
        return None if face_down else refuse("vintage-gone", "VC-YEAR-01")

    def weights(self, state: Vinhos) -> list[int]:
        """Each of them is equally likely."""
        return [1] * state.vintages.bit_count()

    def details(self, state: Vinhos, move: DrawVintage) -> dict[str, Any] | None:
        """Return the weather of the tile."""
        number = state.box.vintage_number.get(move.vintage)
        return None if number is None else {"step": state.box.vintages[number].weather}

    def apply(self, state: Vinhos, move: DrawVintage) -> None:
        """Turn it up."""
        state.vintage = state.box.vintage_number[move.vintage]
        state.vintages &= ~(1 << state.vintage)


class StartActions(Step["Vinhos"]):
    """The year begins: features advance (2010), and before years 4 and 6 face-down tiles are turned up."""

    __slots__ = ()
    rule = "VC-YEAR-01"

    def run(self, state: Vinhos) -> None:
        """Then everybody takes a first action."""
        if state.journal is not None:
            see: tuple[str, ...] = ("VC-GEN-03", "VC-YEAR-04", "VC-LIMIT-06")
            if state.year == 1:
                see += (FIRST_VINTAGE[state.reserve],)
            state.tell("year-begins", "VC-YEAR-01", year=state.year, step=state.weather(), see=see)
        if state.reserve and state.year > 1:
            self._advance_features(state)
        if state.year in state.box.flip_years:
            for vintner in state.vintners:
                vintner.up |= vintner.down
                vintner.tiles_up |= vintner.tiles_down
                vintner.down = vintner.tiles_down = 0
            if state.journal is not None:
                state.tell("tiles-turned-up", "VC-YEAR-02")
        state.stack.append(NextTurn(FIRST, 0))

    def _advance_features(self, state: Vinhos) -> None:
        """Each marker climbs by the symbols of its feature, and never beyond the top (VR-YEAR-01)."""
        for feature, symbols in enumerate(state.box.vintages[state.vintage].features):
            if symbols:
                fair_experts.advance_feature(state, feature, symbols, "VR-YEAR-01")


class NextTurn(Step["Vinhos"]):
    """Let the next player act; when all have, the order row is applied."""

    __slots__ = ("round", "place")
    rule = "VC-YEAR-03"

    def __init__(self, round: int, place: int) -> None:
        self.round = round
        #: The place in the turn order that comes next; in a solo game everybody has two actions in a row.
        self.place = place

    def run(self, state: Vinhos) -> None:
        """In a solo game the first player takes both actions, then the other (VL-TURN-01)."""
        in_a_row = ACTIONS_A_YEAR if state.solo and self.round != LAST else 1
        if in_a_row > 1 and self.place == in_a_row and state.journal is not None:
            # order changes wait until both have acted (VL-TURN-04)
            state.tell("change-over", "VL-TURN-01", see=("VL-TURN-04",))
        if self.place == state.people * in_a_row:
            self._end(state)
            return
        state.stack.append(NextTurn(self.round, self.place + 1))
        seat = state.order[self.place // in_a_row]
        if state.solo and seat == LACERDA:
            lacerda.act(state, self.round == LAST)
            return
        # two actions in a row are two turns for experts and tiles (VL-TURN-07)
        again = state.solo and self.place % in_a_row > 0
        turn.begin_turn(state, seat, not again or state.options.solo_each_action_is_a_turn)

    def _end(self, state: Vinhos) -> None:
        if self.round == LAST:
            state.stack.append(scoring.FinalScoring())
            return
        apply_order(state)
        if self.round == FIRST and not state.solo:
            state.stack.append(NextTurn(SECOND, 0))
        else:
            state.stack += [EndYear(), production.Produce(0), maintenance.Maintain(0)]


class EndYear(Step["Vinhos"]):
    """After production: years 1, 2 and 4 end, the others continue with a fair (VC-YEAR-05)."""

    __slots__ = ()
    rule = "VC-YEAR-05"

    def run(self, state: Vinhos) -> None:
        """Open the fair, or begin the next year."""
        if state.year in state.box.fair_years:
            state.stack.append(AfterFair())
            fair.hold(state)
        else:
            state.stack.append(BeginYear())


class AfterFair(Step["Vinhos"]):
    """After a fair: the next year; after the third one the extra action (2016) or the closing round (2010)."""

    __slots__ = ()
    rule = "VC-YEAR-05"

    def run(self, state: Vinhos) -> None:
        """Nothing is turned up after the third fair (VC-YEAR-02)."""
        if state.year < state.box.years:
            state.stack.append(BeginYear())
            return
        state.final = True
        if state.reserve:
            closing.begin(state)
            return
        if state.journal is not None:
            state.tell("extra-action", "VS-END-01", see=("VS-END-02", "VS-END-04", "VS-FAIR-08"))
        state.stack.append(NextTurn(LAST, 0))


def apply_order(state: Vinhos) -> None:
    """Bring the discs of the lower row up to the same places; the others keep their order (VC-ORDER-02)."""
    if max(state.lower) < 0:
        return
    rest = [seat for seat in state.order if seat not in state.lower]
    row = [seat if seat >= 0 or not rest else rest.pop(0) for seat in state.lower]
    state.order = [seat for seat in row if seat >= 0]
    state.lower = [-1] * len(state.lower)
    if state.journal is not None:
        state.tell("new-order", "VC-ORDER-02", player=[state.who(seat) for seat in state.order], see=("VC-ORDER-03",))
