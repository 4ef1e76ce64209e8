"""Setting up: the main board, the individual boards and the start cards (DP-SETUP, DP-TWO)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.decision import Chance, Frame, Step
from tutor.core.words import Refusal, refuse
from tutor.games.dom_pierre import draft, prestige, sales, storing, village
from tutor.games.dom_pierre.moves import DealStart, DealTile, DrawGrape, LayExtra, LayRatio
from tutor.games.dom_pierre.names import (
    COLUMNS,
    EXTRAS,
    FACES,
    NONE,
    OBJECTIVES,
    PRESSES,
    ROADS,
    VARIETIES,
    VINTAGE,
    WIDTH,
)
from tutor.games.dom_pierre.objectives import draw_objectives
from tutor.games.dom_pierre.turn import NextTurn

if TYPE_CHECKING:
    from tutor.games.dom_pierre.state import DomPierre


class SetUp(Step["DomPierre"]):
    """Lay everything out in the order of the book, the main board first."""

    __slots__ = ()
    rule = "DP-SETUP-01"

    def run(self, state: DomPierre) -> None:
        """Put the parts of the set-up on the stack, the first on top."""
        if state.journal is not None:
            tell_boards(state)
        state.stack += parts(state)
        if state.box.token_placed[state.players]:
            for maison in state.maisons:
                maison.spaces[OBJECTIVES] = VINTAGE
                state.pool.take(OBJECTIVES)


def parts(state: DomPierre) -> list[Frame[DomPierre]]:
    """Return the parts of the set-up, the last one first."""
    seats, roads = range(state.players - 1, -1, -1), range(len(ROADS) - 1, -1, -1)
    return [
        NextTurn(),
        draft.Draft(),
        *(DealStartCard(seat) for seat in seats),
        *(DealHarvest(seat) for seat in seats),
        FirstGrape(),
        OfferObjectives(),
        *(PlaceRatio(road) for road in roads),
        *(sales.RevealCard(road) for road in roads),
        village.StackAccessories(),
        village.StackTiles(),
        *(PlaceExtra(place) for place in range(len(EXTRAS) - 1, -1, -1)),
        *[prestige.FlipToken()] * state.box.flute_face_up,
    ]


def tell_boards(state: DomPierre) -> None:
    """Tell what lies ready before anything is shuffled."""
    box, players = state.box, state.players
    see = ("DP-COMP-01", "DP-SETUP-14", "DP-SETUP-35", "DP-COMP-12", "DP-COMP-13", "DP-COMP-14", "DP-FAST-04")
    state.tell("set-up", "DP-SETUP-01", see=see)
    side = "DP-FAST-01" if state.options.fast_variant else "DP-SETUP-20"
    rows = ("DP-COMP-03", "DP-SETUP-21", "DP-SETUP-22", "DP-SETUP-34", "DP-FAST-03")
    state.tell("boards-ready", side, row=state.winery.start, discs=len(COLUMNS), see=rows)
    crew, reserve = box.start_crew, box.start_reserve
    state.tell("workers-ready", "DP-SETUP-23", workers=reserve, crew=crew, see=("DP-COMP-03",))
    press, tile = box.start_champagne
    first_tile = ("DP-COMP-05", "DP-SETUP-04", "DP-CAVE-19", "DP-COMP-14")
    state.tell("champagne-ready", "DP-SETUP-24", press=PRESSES[press], value=tile >> 1, see=first_tile)
    state.tell("money-ready", "DP-SETUP-32", coins=box.start_coins, see=("DP-COMP-10", "DP-SETUP-21", "DP-SCORE-05"))
    tokens = box.flute_each * players
    state.tell("flute-filled", "DP-SETUP-02", tokens=tokens, see=("DP-SETUP-03", "DP-COMP-07", "DP-TWO-05"))
    if box.token_placed[players]:
        state.tell("removed", "DP-SETUP-33", see=("DP-TWO-01", "DP-TWO-02", "DP-SALE-21"))
        state.tell("objectives-token", "DP-TWO-04", see=("DP-TWO-06",))
    if box.with_neutral[players]:
        state.tell("neutral-workers", "DP-TWO-03")


class PlaceExtra(Chance["DomPierre"]):
    """Draw what lies on the next numbered cell of the vineyard: an accessory, or the coin."""

    __slots__ = ("place",)
    rule = "DP-SETUP-05"
    asks = (LayExtra,)

    def __init__(self, place: int) -> None:
        #: Which of the numbered cells, from 0.
        self.place = place

    def candidates(self, state: DomPierre) -> list[LayExtra]:
        """Return everything that is laid out."""
        return [LayExtra(extra) for extra in EXTRAS]

    def verdict(self, state: DomPierre, move: LayExtra) -> Refusal | None:
        """Each of them lies on one cell."""
        if move.extra not in EXTRAS:
            return refuse("no-such-extra", "DP-SETUP-05", extra=move.extra)
        laid = state.extras[EXTRAS.index(move.extra)] != NONE
        return refuse("extra-laid", "DP-SETUP-05", extra=move.extra) if laid else None

    def weights(self, state: DomPierre) -> list[int]:
        """Each of those left is equally likely."""
        return [1] * state.extras.count(NONE)

    def apply(self, state: DomPierre, move: LayExtra) -> None:
        """Lay it face up."""
        cell = state.box.extra_cells[state.players][self.place]
        state.extras[EXTRAS.index(move.extra)] = cell
        if state.journal is not None:
            row, column = state.box.cells[cell]
            see = ("DP-COMP-06", "DP-SETUP-06")
            state.tell("extra-laid", "DP-SETUP-05", extra=move.extra, row=row, column=column, see=see)


class PlaceRatio(Chance["DomPierre"]):
    """Draw a ratio tile and one of its faces for a road."""

    __slots__ = ("road",)
    rule = "DP-SETUP-11"
    asks = (LayRatio,)

    def __init__(self, road: int) -> None:
        self.road = road

    def candidates(self, state: DomPierre) -> list[LayRatio]:
        """Return both faces of every tile."""
        return [LayRatio(ratio, face) for ratio in state.box.ratios for face in FACES]

    def verdict(self, state: DomPierre, move: LayRatio) -> Refusal | None:
        """A tile lies beside one road at most."""
        ratios = state.box.ratios
        if move.ratio not in ratios or move.face not in FACES:
            return refuse("no-such-ratio", "DP-COMP-08", ratio=move.ratio)
        number = ratios.index(move.ratio)
        laid = any(face >> 1 == number for face in state.ratios if face != NONE)
        return refuse("ratio-laid", "DP-SETUP-11", ratio=move.ratio) if laid else None

    def weights(self, state: DomPierre) -> list[int]:
        """Each face of each tile that is left is equally likely."""
        laid = len(ROADS) - state.ratios.count(NONE)
        return [1] * (len(FACES) * (len(state.box.ratios) - laid))

    def apply(self, state: DomPierre, move: LayRatio) -> None:
        """Lay the tile; its face stays for the whole game."""
        face = len(FACES) * state.box.ratios.index(move.ratio) + FACES.index(move.face)
        state.ratios[self.road] = face
        if state.journal is not None:
            points = state.box.ratio_points[face]
            state.tell("ratio-laid", "DP-SETUP-11", road=ROADS[self.road], points=points, see=("DP-COMP-08",))


class OfferObjectives(Step["DomPierre"]):
    """Turn up the first offer of objective cards."""

    __slots__ = ()
    rule = "DP-SETUP-12"

    def run(self, state: DomPierre) -> None:
        """Draw as many as the offer holds."""
        if state.journal is not None:
            cards = state.box.offer_size
            state.tell("offer-opens", "DP-SETUP-12", cards=cards, see=("DP-COMP-11", "DP-TWO-02", "DP-OBJ-09"))
        draw_objectives(state, state.box.offer_size)


class FirstGrape(Chance["DomPierre"]):
    """Draw the bunch for the cell with the question mark."""

    __slots__ = ()
    rule = "DP-SETUP-13"
    asks = (DrawGrape,)

    def candidates(self, state: DomPierre) -> list[DrawGrape]:
        """Return every variety."""
        return state.box.draw_grape

    def verdict(self, state: DomPierre, move: DrawGrape) -> Refusal | None:
        """Only what is in the bag can come."""
        return storing.not_in_bag(state, move.variety)

    def weights(self, state: DomPierre) -> list[int]:
        """Every single bunch is equally likely."""
        return state.bag.weights()

    def apply(self, state: DomPierre, move: DrawGrape) -> None:
        """Place it."""
        variety = VARIETIES.index(move.variety)
        state.bag.take(variety)
        cell = state.box.random_cell
        state.grapes[variety] |= 1 << cell
        if state.journal is not None:
            row, column = state.box.cells[cell]
            see = ("DP-COMP-02",)
            state.tell("first-bunches", "DP-SETUP-13", variety=move.variety, row=row, column=column, see=see)


class DealHarvest(Chance["DomPierre"]):
    """Deal a player's first harvest tile."""

    __slots__ = ("seat",)
    rule = "DP-SETUP-25"
    asks = (DealTile,)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def _left(self, state: DomPierre) -> list[int]:
        """Return how many tiles of each variety have not been dealt yet."""
        place = state.box.start_harvest_press * WIDTH
        dealt = [sum(m.slots[place + variety] != NONE for m in state.maisons) for variety in range(WIDTH)]
        return [state.box.start_harvest_pool - count for count in dealt]

    def candidates(self, state: DomPierre) -> list[DealTile]:
        """Return every variety."""
        return [DealTile(variety) for variety in VARIETIES]

    def verdict(self, state: DomPierre, move: DealTile) -> Refusal | None:
        """Of each variety only some tiles were shuffled."""
        if move.variety not in VARIETIES:
            return refuse("no-such-variety", "DP-COMP-02", variety=move.variety)
        left = self._left(state)[VARIETIES.index(move.variety)]
        return None if left > 0 else refuse("tile-not-left", "DP-SETUP-25", variety=move.variety)

    def weights(self, state: DomPierre) -> list[int]:
        """Every single tile is equally likely."""
        return [count for count in self._left(state) if count > 0]

    def apply(self, state: DomPierre, move: DealTile) -> None:
        """Put the tile into its press."""
        box = state.box
        variety, value = VARIETIES.index(move.variety), box.start_harvest_value
        state.supply[variety * box.most_harvest + value - 1] -= 1
        press = box.start_harvest_press
        state.maisons[self.seat].slots[press * WIDTH + variety] = box.tile(variety, value, value)
        if state.journal is not None:
            where = PRESSES[press]
            see = ("DP-COMP-04", "DP-SETUP-08")
            state.tell("tile-dealt", "DP-SETUP-25", self.seat, variety=move.variety, value=value, press=where, see=see)


class DealStartCard(Chance["DomPierre"]):
    """Deal a player's start card; the holder of the first-player card begins."""

    __slots__ = ("seat",)
    rule = "DP-SETUP-26"
    asks = (DealStart,)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def _left(self, state: DomPierre) -> list[str]:
        """Return the cards that are not dealt yet: as many as players, the first-player card among them."""
        cards = state.box.start_cards
        first = state.box.first_card
        used = sorted([first, *[card for card in range(len(cards)) if card != first][: state.players - 1]])
        dealt = [maison.card for maison in state.maisons]
        return [cards[card] for card in used if card not in dealt]

    def candidates(self, state: DomPierre) -> list[DealStart]:
        """Return every start card."""
        return [DealStart(card) for card in state.box.start_cards]

    def verdict(self, state: DomPierre, move: DealStart) -> Refusal | None:
        """Everybody gets one card, and one of them is the first-player card."""
        left = move.start in self._left(state)
        return None if left else refuse("start-card-not-left", "DP-SETUP-26", start=move.start)

    def weights(self, state: DomPierre) -> list[int]:
        """Each of those left is equally likely."""
        return [1] * len(self._left(state))

    def apply(self, state: DomPierre, move: DealStart) -> None:
        """Lay the card face up."""
        card = state.box.start_cards.index(move.start)
        state.maisons[self.seat].card = card
        first = card == state.box.first_card
        if first:
            state.first = self.seat
        if state.journal is not None:
            see = ("DP-SETUP-27", "DP-SETUP-34", "DP-COMP-11")
            state.tell("first-player" if first else "start-card", "DP-SETUP-26", self.seat, see=see)
