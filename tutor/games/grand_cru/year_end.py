"""Phase II, the end of the year: order of the steps, new tiles, evaluation of sales, ageing (GC-EOY to GC-AGE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.decision import Chance, Step
from tutor.core.words import Refusal, refuse
from tutor.games.grand_cru import festival, loans, new_year
from tutor.games.grand_cru.box import TILES, VARIETIES, VINES, some
from tutor.games.grand_cru.moves import DealTile

if TYPE_CHECKING:
    from tutor.games.grand_cru.state import GrandCru


class YearEnd(Step["GrandCru"]):
    """Put the steps of the year end on the stack, always in the same order."""

    __slots__ = ()
    rule = "GC-EOY-01"

    def run(self, state: GrandCru) -> None:
        """New tiles, sales, festival, ageing, interest, loans, new year."""
        state.emptied_by = -1
        state.stack += [
            new_year.EndYear(),
            loans.AskLoans(),
            loans.PayInterest(),
            AgeWine(),
            festival.HoldFestival(),
            EvaluateSales(),
            NewTiles(),
        ]
        if state.journal is not None:
            state.tell("year-ends", "GC-EOY-01", year=state.year, see=("GC-EOY-02", "GC-YEAR-17", "GC-YEAR-19"))


class NewTiles(Step["GrandCru"]):
    """Step 1: discard what is left, give the pawns back, and draw the tiles of the coming year."""

    __slots__ = ()
    rule = "GC-TILE-01"

    def run(self, state: GrandCru) -> None:
        """The discard comes first, so that these tiles can reappear at once (GC-TILE-06)."""
        gone = state.display
        for number, auction in enumerate(state.columns):
            if auction is not None:
                tile, owner, _ = auction
                gone[tile] += 1
                state.estates[owner].pawns += 1
                state.columns[number] = None
                if state.journal is not None:
                    see = ("GC-PASS-03", "GC-ACQ-10", "GC-YEAR-16")
                    state.tell("pawn-back", "GC-TILE-02", owner, tile=TILES[tile], see=see)
        if state.journal is not None:
            state.tell("tiles-discarded", "GC-TILE-01", tile=some(TILES, gone))
        for tile, count in enumerate(gone):
            state.discard[tile] += count
        state.display = [0] * len(TILES)
        draw(state, state.box.yearly_draw[state.players])


def draw(state: GrandCru, left: int) -> None:
    """Let chance draw; shuffle the discard pile first if there is nothing to draw from (GC-TILE-04)."""
    if not state.pile.size:
        reshuffle(state)
    state.stack.append(DrawTile(left))


def reshuffle(state: GrandCru) -> None:
    """Make the discard pile the new draw pile."""
    state.pile.put(tile for tile, count in enumerate(state.discard) for _ in range(count))
    state.discard = [0] * len(TILES)
    if state.journal is not None:
        state.tell("pile-reshuffled", "GC-TILE-04", tiles=state.pile.size, see=("GC-TILE-06", "GC-LIM-03"))


def reshuffle_early(state: GrandCru) -> None:
    """With that ruling, shuffle the discard pile as soon as the draw pile has run out (GC-TILE-06)."""
    if not state.pile.size and state.options.reshuffle == "when_empty" and any(state.discard):
        reshuffle(state)


class DrawTile(Chance["GrandCru"]):
    """Draw a tile of the coming year; vines and improvements come as they come."""

    __slots__ = ("left",)
    rule = "GC-TILE-03"
    see = ("GC-TILE-05", "GC-TILE-07", "GC-PC-02", "GC-INFO-04")
    asks = (DealTile,)

    def __init__(self, left: int) -> None:
        #: Tiles still to be drawn, this one included.
        self.left = left

    def candidates(self, state: GrandCru) -> list[DealTile]:
        """Return every kind of tile."""
        return state.box.deal

    def verdict(self, state: GrandCru, move: DealTile) -> Refusal | None:
        """Only a tile that is in the draw pile can come."""
        number = state.box.tile_number.get(move.tile)
        if number is not None and state.pile.counts[number]:
            return None
        return refuse("tile-not-left", "GC-TILE-03", tile=str(move.tile))

    def moves(self, state: GrandCru) -> list[DealTile]:
        """Return the kinds that are left."""
        deal = state.box.deal
        return [deal[kind] for kind in state.pile.kinds()]

    def weights(self, state: GrandCru) -> list[int]:
        """Every single tile is equally likely."""
        return state.pile.weights()

    def apply(self, state: GrandCru, move: DealTile) -> None:
        """Lay the tile face up."""
        tile = state.box.tile_number[move.tile]
        state.pile.take(tile)
        state.display[tile] += 1
        if state.journal is not None:
            state.tell("tile-shown", "GC-TILE-03", tile=move.tile, see=("GC-TILE-05", "GC-TILE-07"))
        reshuffle_early(state)
        if self.left > 1:
            draw(state, self.left - 1)


class EvaluateSales(Step["GrandCru"]):
    """Step 2.1: prestige for the sales of the year, variety by variety; the cubes go back to the supply."""

    __slots__ = ()
    rule = "GC-EVAL-01"

    def run(self, state: GrandCru) -> None:
        """Count every cask; only the two best ranks can score (GC-EVAL-08)."""
        for variety in range(VINES):
            counts = [estate.cask[variety] for estate in state.estates]
            sold = sum(counts)
            if not sold:
                continue
            award(state, variety, counts)
            state.supply[variety] += sold
            for estate in state.estates:
                estate.cask[variety] = 0
            if state.journal is not None:
                state.tell("cubes-return", "GC-EVAL-06", variety=VARIETIES[variety], cubes=sold)


def award(state: GrandCru, variety: int, counts: list[int]) -> None:
    """Give the prestige of one variety."""
    box = state.box
    name = VARIETIES[variety]
    least = 0 if state.options.rank_without_cubes else box.least_cubes
    best = max(counts)
    if best < least:
        return
    leaders = [seat for seat, count in enumerate(counts) if count == best]
    if len(leaders) > 1:
        for seat in leaders:
            gain(state, seat, box.tie_points, "sales-tie", "GC-EVAL-03", name, best)
        return
    gain(state, leaders[0], box.first_points, "sales-first", "GC-EVAL-02", name, best)
    others = [count for seat, count in enumerate(counts) if seat != leaders[0] and count >= least]
    if not others:
        return
    second = max(others)
    runners_up = [seat for seat, count in enumerate(counts) if count == second]
    if len(runners_up) == 1:
        gain(state, runners_up[0], box.second_points, "sales-second", "GC-EVAL-02", name, second)
    else:
        for seat in runners_up:
            gain(state, seat, box.second_tie_points, "sales-second-tie", "GC-EVAL-04", name, second)


def gain(state: GrandCru, seat: int, points: int, name: str, rule: str, variety: str, cubes: int) -> None:
    """Move a prestige marker forward; no upper limit is enforced (GC-EVAL-07)."""
    state.estates[seat].prestige += points
    if state.journal is not None:
        see = ("GC-EVAL-05", "GC-EVAL-07", "GC-EVAL-08", "GC-EVAL-09", "GC-PC-04")
        state.tell(name, rule, seat, variety=variety, cubes=cubes, points=points, see=see)


class AgeWine(Step["GrandCru"]):
    """Step 3: all wine moves one barrel to the right; what leaves its zone is lost."""

    __slots__ = ()
    rule = "GC-AGE-01"

    def run(self, state: GrandCru) -> None:
        """Only wine in the last barrel of its zone can spoil (GC-AGE-02, GC-AGE-03)."""
        if state.journal is not None:
            state.tell("wine-ages", "GC-AGE-01", see=("GC-AGE-04", "GC-AGE-05"))
        for seat, estate in enumerate(state.estates):
            cellar = estate.cellar
            if not any(cellar):
                continue
            for variety, place in enumerate(state.zones.final):
                spoilt = cellar[place]
                if spoilt:
                    cellar[place] = 0
                    state.supply[variety] += spoilt
                    if state.journal is not None:
                        tell_spoilt(state, seat, variety, spoilt)
            estate.cellar = [0] * VINES + cellar[:-VINES]


def tell_spoilt(state: GrandCru, seat: int, variety: int, cubes: int) -> None:
    """Tell what became too old, and whether its zone or the cellar ended there."""
    barrel = state.zones.last[variety]
    rule = "GC-AGE-03" if barrel == state.box.barrels else "GC-AGE-02"
    state.tell("wine-too-old", rule, seat, variety=VARIETIES[variety], cubes=cubes, barrel=barrel)
