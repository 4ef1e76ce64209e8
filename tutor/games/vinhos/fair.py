"""The wine fair: last-minute press releases, secret experts (2010), ranking, tycoon tiles (2016) (VC-FAIR)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tutor.core.decision import Chance, Decision, Step
from tutor.core.moves import Move
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos import experts, lacerda, pairs, press, supply, tycoons
from tutor.games.vinhos.moves import BuyTile, DealTycoon, LeaveFair, PickWine, PlayExpert, RecoverPair, Stop
from tutor.games.vinhos.names import FAIR_1, FEATURES, FIRST_MULTIPLIER, LACERDA, TYCOON_TILES, tile_kind
from tutor.games.vinhos.sales import place_of, why_no_such_wine, wine_details
from tutor.games.vinhos.wine import colour_of, quality_of, region_of

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos
    from tutor.games.vinhos.vintner import Vintner

STOP, LEAVE = Stop(), LeaveFair()
#: How the turn order follows from the fair.
ORDER = ("VS-FAIR-01", "VR-FAIR-06")


def hold(state: Vinhos) -> None:
    """Put the parts of a fair on the stack, the first on top."""
    if state.reserve:
        state.stack += [NewOrder(), RankFair(), RevealExperts(), AskSecretly(0), LastMinute(0), PairsBefore(0)]
    else:
        state.stack += [RefillDisplay(), OpenSale(), NewOrder(), RankFair(), LastMinute(0)]
    if state.journal is not None:
        state.tell("fair-opens", "VC-YEAR-05", fair=state.fair_number() + 1, see=("VC-FAIR-01",))


class PairsBefore(Step["Vinhos"]):
    """2010: before the fair everybody may recover pairs of barrels, in turn order (VR-PAIR-01)."""

    __slots__ = ("place",)
    rule = "VR-PAIR-01"

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Vinhos) -> None:
        """One after the other."""
        if self.place < state.people:
            state.stack += [PairsBefore(self.place + 1), OfferPairs(state.order[self.place])]


class OfferPairs(Step["Vinhos"]):
    """Ask for a pair of barrels while there is one."""

    __slots__ = ("seat",)
    rule = "VR-PAIR-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Vinhos) -> None:
        """Who has no pair is not asked."""
        if pairs.possible(state, self.seat):
            state.stack.append(RecoverBeforeFair(self.seat))


class RecoverBeforeFair(Decision["Vinhos"]):
    """Do you recover a pair of barrels before the fair?"""

    __slots__ = ()
    rule = "VR-PAIR-01"
    see = ("VR-PAIR-02", "VR-PAIR-05")
    asks = (RecoverPair, Stop)

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return every establishment, and none."""
        return [*state.box.recover, STOP]

    def verdict(self, state: Vinhos, move: RecoverPair | Stop) -> Refusal | None:
        """A pair must be there."""
        return None if isinstance(move, Stop) else pairs.why_not(state, self.actor, move)

    def apply(self, state: Vinhos, move: RecoverPair | Stop) -> None:
        """Recover it; another may follow."""
        if isinstance(move, RecoverPair):
            state.stack.append(OfferPairs(self.actor))
            pairs.recover(state, self.actor, move)


class LastMinute(Step["Vinhos"]):
    """Who has no booth must make a press release now, in turn order (VC-FAIR-01)."""

    __slots__ = ("place",)
    rule = "VC-FAIR-01"

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Vinhos) -> None:
        """Who has neither booth nor wine does not take part (VC-FAIR-02)."""
        if self.place == state.people:
            return
        state.stack.append(LastMinute(self.place + 1))
        seat = state.order[self.place]
        vintner = state.vintners[seat]
        if vintner.booth >= 0:
            return
        if state.solo and seat == LACERDA:
            lacerda.release(state, "VL-FAIR-01")
        elif any(vintner.wines):
            state.stack.append(press.ChooseRelease(seat, True))
        elif state.journal is not None:
            state.tell("no-entry", "VC-FAIR-02", seat, see=("VC-FAIR-03",))


# ---------------------------------------------------------------------- 2010: experts played in secret


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


def bits_of(mask: int) -> list[int]:
    """Return the numbers of the bits that are set."""
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


# ---------------------------------------------------------------------- ranking


def ranking(state: Vinhos) -> list[list[int]]:
    """Return the participants by fair points, the best first; those who tie are together (VC-FAIR-04)."""
    taking_part = [
        seat for seat in state.order if state.vintners[seat].booth >= 0 or state.options.non_participant_ranked_at_fair
    ]
    points = sorted({state.vintners[seat].fp for seat in taking_part}, reverse=True)
    return [[seat for seat in taking_part if state.vintners[seat].fp == total] for total in points]


def place_points(state: Vinhos) -> list[int]:
    """Return the VP of each place; with two players the places used are the first and the third (VC-FAIR-05)."""
    table = state.box.fair_vp[state.fair_number()]
    return [table[place - 1] for place in state.box.two_player_places] if state.people == 2 else table


class RankFair(Step["Vinhos"]):
    """Rank the participants and score the places; the last of four takes an expert."""

    __slots__ = ()
    rule = "VC-FAIR-04"

    def run(self, state: Vinhos) -> None:
        """Tied players share the VP of their places, rounded down (VC-FAIR-06)."""
        table, groups = place_points(state), ranking(state)
        taking_part = sum(map(len, groups))
        last: list[int] = []
        place = 0
        for group in groups:
            share = sum(table[place : place + len(group)]) // len(group)
            for seat in group:
                state.vintners[seat].score(share, FAIR_1 + state.fair_number())
                if state.journal is not None:
                    self._tell(state, seat, place + 1, share, len(group) > 1)
            place += len(group)
            last = group
        if state.solo:
            lacerda.give_trophy(state, groups)
        if state.reserve:
            self._return_played(state)
        box = state.box
        if state.people == box.expert_players and taking_part >= box.expert_participants:
            for seat in reversed([seat for seat in state.order if seat in last]):
                state.stack.append(experts.OfferExpert(seat, 1, experts.LAST_PLACE))

    def _tell(self, state: Vinhos, seat: int, place: int, share: int, tied: bool) -> None:
        rule = "VC-FAIR-06" if tied else "VC-FAIR-05" if state.people == 2 else "VC-FAIR-04"
        total = state.vintners[seat].fp
        see = ("VC-FAIR-04", "VC-FAIR-08", "VC-FAIR-09", "VC-GEN-10")
        state.tell("fair-ranked", rule, state.who(seat), place=place, points=share, total=total, see=see)

    def _return_played(self, state: Vinhos) -> None:
        """Played experts go under their piles (VR-FAIR-06), in turn order, before anybody takes a new one."""
        for seat in state.order:
            vintner = state.vintners[seat]
            for expert in bits_of(vintner.chosen):
                vintner.up &= ~(1 << expert)
                supply.put_under_pile(state, expert)
            vintner.chosen = 0


class NewOrder(Step["Vinhos"]):
    """The fair decides the turn order; the booths are cleared."""

    __slots__ = ()
    rule = "VC-FAIR-10"

    def run(self, state: Vinhos) -> None:
        """2016: booths from left to right, then those without one; 2010: fewest fair points first."""
        vintners = state.vintners
        if state.reserve:
            state.order.sort(key=lambda seat: vintners[seat].fp)
        else:
            none = len(state.box.booths)
            state.order.sort(key=lambda seat: vintners[seat].booth if vintners[seat].booth >= 0 else none)
        for vintner in vintners:
            vintner.booth = vintner.allowed = -1
        if state.journal is not None:
            players = [state.who(seat) for seat in state.order]
            see = ("VC-FAIR-10",) if state.reserve else ("VS-FAIR-02", "VS-PRESS-03", "VC-FAIR-03")
            state.tell("new-order", ORDER[state.reserve], player=players, see=see)


# ---------------------------------------------------------------------- 2016: tycoon tiles


class OpenSale(Step["Vinhos"]):
    """Tycoon tiles are for sale, in the new order, round after round."""

    __slots__ = ()
    rule = "VS-FAIR-03"

    def run(self, state: Vinhos) -> None:
        """Nobody has passed yet."""
        state.passed = 0
        state.stack.append(NextBuyer(0))


class NextBuyer(Step["Vinhos"]):
    """Ask the next player who has not passed; when all have, the sale is over."""

    __slots__ = ("place",)
    rule = "VS-FAIR-03"

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Vinhos) -> None:
        """Who cannot buy anything passes by themselves (VS-FAIR-07)."""
        people = state.people
        if state.passed == (1 << people) - 1:
            state.passed = 0
            return
        place = self.place
        while state.passed >> state.order[place] & 1:
            place = (place + 1) % people
        seat = state.order[place]
        state.stack.append(NextBuyer((place + 1) % people))
        if state.solo and seat == LACERDA:
            lacerda.buy(state)
        elif any(state.vintners[seat].wines) and any(
            tile >= 0 and why_not_buy(state, seat, tile) is None for tile in state.display
        ):
            state.stack.append(ChooseTile(seat))
        else:
            leave_sale(state, seat, "VS-FAIR-07")


def leave_sale(state: Vinhos, seat: int, rule: str) -> None:
    """Be out of the sale for this fair."""
    state.passed |= 1 << seat
    if state.journal is not None:
        state.tell("sale-left", rule, state.who(seat))


def why_not_buy(state: Vinhos, seat: int, tile: int) -> Refusal | None:
    """Say why a tycoon tile of the display is barred: the icon is owned, or there is no barrel for a multiplier."""
    vintner = state.vintners[seat]
    if tile < FIRST_MULTIPLIER:
        if (vintner.tiles_up | vintner.tiles_down) >> tile & 1:
            return refuse("icon-owned", "VS-FAIR-05", tile=TYCOON_TILES[tile])
        return None
    if vintner.multipliers >> tile_kind(tile) & 1:
        return refuse("icon-owned", "VS-FAIR-05", tile=TYCOON_TILES[tile])
    return None if vintner.barrels else refuse("no-barrel-for-tile", "VS-FAIR-04", tile=TYCOON_TILES[tile])


class ChooseTile(Decision["Vinhos"]):
    """Which tycoon tile do you buy for a wine, or do you pass?"""

    __slots__ = ()
    rule = "VS-FAIR-03"
    see = ("VS-FAIR-04", "VS-FAIR-05", "VS-FAIR-07", "VS-FAIR-08")
    asks = (BuyTile, LeaveFair)

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return every tile, and passing."""
        return [*state.box.buy_tile, LEAVE]

    def verdict(self, state: Vinhos, move: BuyTile | LeaveFair) -> Refusal | None:
        """A tile of the display that is not barred."""
        if isinstance(move, LeaveFair):
            return None
        tile = state.box.tile_number.get(move.tile)
        if tile is None or tile not in state.display:
            return refuse("tile-not-shown", "VS-FAIR-03")
        return why_not_buy(state, self.actor, tile)

    def moves(self, state: Vinhos) -> list[Move]:
        """Return the tiles that can be bought: the fast twin of the verdicts."""
        shown = sorted({tile for tile in state.display if tile >= 0})
        buy = state.box.buy_tile
        return [*(buy[tile] for tile in shown if why_not_buy(state, self.actor, tile) is None), LEAVE]

    def apply(self, state: Vinhos, move: BuyTile | LeaveFair) -> None:
        """Ask for the wine."""
        if isinstance(move, LeaveFair):
            leave_sale(state, self.actor, "VS-FAIR-03")
        else:
            state.stack.append(PayForTile(self.actor, move.tile))


class PayForTile(Decision["Vinhos"]):
    """Which wine do you discard for the tile?"""

    __slots__ = ("tile",)
    rule = "VS-FAIR-03"
    see = ("VS-FAIR-04",)
    asks = (PickWine,)

    def __init__(self, actor: int, tile: str) -> None:
        self.actor = actor
        self.tile = tile

    def candidates(self, state: Vinhos) -> Sequence[Move]:
        """Return every wine on the board."""
        wines = state.vintners[self.actor].wines
        return [state.box.pick_wine[place] for place, wine in enumerate(wines) if wine]

    def verdict(self, state: Vinhos, move: PickWine) -> Refusal | None:
        """Any wine will do."""
        return why_no_such_wine(state, self.actor, move.estate, move.slot)

    def details(self, state: Vinhos, move: Any) -> dict[str, Any] | None:
        """Return what wine it is."""
        return wine_details(state, self.actor, move)

    def apply(self, state: Vinhos, move: PickWine) -> None:
        """Discard the wine, take the tile; a multiplier gets a barrel of the stock."""
        vintner = state.vintners[self.actor]
        place = place_of(state, vintner, move.estate, move.slot)
        assert place is not None
        wine, vintner.wines[place] = vintner.wines[place], 0
        tile = state.box.tile_number[self.tile]
        state.display[state.display.index(tile)] = -1
        if state.journal is not None:
            state.tell(
                "wine-discarded",
                "VS-FAIR-03",
                self.actor,
                quality=quality_of(wine),
                colour=colour_of(wine),
                region=region_of(wine),
            )
        tycoons.gain(state, self.actor, tile, "VS-FAIR-04")


class RefillDisplay(Step["Vinhos"]):
    """The rest of the display is discarded and the display refilled; after the third fair nobody needs it any more."""

    __slots__ = ()
    rule = "VS-FAIR-06"

    def run(self, state: Vinhos) -> None:
        """Discarded tiles are out of the game (VC-LIMIT-08)."""
        if state.solo:
            lacerda.after_fair(state)
        if state.year == state.box.years:
            return
        state.display = [-1] * len(state.display)
        if state.journal is not None:
            state.tell("display-cleared", "VS-FAIR-06", see=("VC-LIMIT-07", "VC-LIMIT-08"))
        fill_display(state)


def fill_display(state: Vinhos) -> None:
    """Fill the empty slots of the display as far as the pile goes (VC-LIMIT-07)."""
    empty = min(state.display.count(-1), sum(state.pile))
    if empty:
        state.stack.append(DealTile(empty))


class DealTile(Chance["Vinhos"]):
    """Which tycoon tile comes next? Action tiles lie above the multipliers."""

    __slots__ = ("left",)
    rule = "VS-SETUP-09"
    see = ("VS-SETUP-16", "VS-FAIR-06")
    asks = (DealTycoon,)

    def __init__(self, left: int) -> None:
        #: Tiles still to be dealt, this one included.
        self.left = left

    def _kinds(self, state: Vinhos) -> range:
        actions = any(state.pile[:FIRST_MULTIPLIER])
        return range(FIRST_MULTIPLIER) if actions else range(FIRST_MULTIPLIER, len(TYCOON_TILES))

    def candidates(self, state: Vinhos) -> list[DealTycoon]:
        """Return every tile."""
        return state.box.deal_tycoon

    def verdict(self, state: Vinhos, move: DealTycoon) -> Refusal | None:
        """A tile that can lie on top of the pile."""
        tile = state.box.tile_number.get(move.tile)
        if tile is None or tile not in self._kinds(state) or not state.pile[tile]:
            return refuse("tile-not-on-top", "VS-SETUP-16")
        return None

    def moves(self, state: Vinhos) -> list[DealTycoon]:
        """Return the tiles that can come: the fast twin of the verdicts."""
        return [state.box.deal_tycoon[tile] for tile in self._kinds(state) if state.pile[tile]]

    def weights(self, state: Vinhos) -> list[int]:
        """Every single tile is equally likely."""
        return [state.pile[tile] for tile in self._kinds(state) if state.pile[tile]]

    def apply(self, state: Vinhos, move: DealTycoon) -> None:
        """Lay it on the first empty slot."""
        tile = state.box.tile_number[move.tile]
        state.pile[tile] -= 1
        state.display[state.display.index(-1)] = tile
        if self.left > 1:
            state.stack.append(DealTile(self.left - 1))
        if state.journal is not None:
            state.tell("tile-shown", "VS-SETUP-09", tile=move.tile)
