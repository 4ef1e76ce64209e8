"""Setting up: order, unused regions, stacks and piles, first vineyards and tiles (VC-SETUP, VS-SETUP, VR-SETUP)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tutor.core.decision import Chance, Decision, Step
from tutor.core.text import OPPONENT
from tutor.core.words import Refusal, refuse
from tutor.games.vinhos import lacerda, regions, supply, tile_sale, vineyards, year
from tutor.games.vinhos.moves import DrawPlayer, DrawUnused, KeepPort, PlantFirst, TakeFirstTile, UsePort
from tutor.games.vinhos.names import COLOURS, DOURO, FEATURES, LACERDA, REGIONS, TILE_ACTIONS, TYCOON_TILES, wine
from tutor.games.vinhos.production import KEEP_PORT, USE_PORT

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos

#: The first vineyard: free, or paid.
FIRST_VINEYARD = ("VS-SETUP-14", "VR-SETUP-09")
#: Rules that the start of each edition rests on.
LAID_OUT = (
    ("VC-GEN-01", "VC-COMP-01", "VC-COMP-02", "VC-COMP-03", "VS-COMP-01", "VS-SETUP-01", "VS-SETUP-02", "VS-SETUP-03"),
    ("VC-GEN-01", "VC-COMP-01", "VC-COMP-02", "VC-COMP-03", "VR-COMP-01", "VR-SETUP-01", "VR-SETUP-02", "VR-DIFF-01"),
)
SUPPLIES = ("VS-SETUP-13", "VR-SETUP-08")
MARKERS = (
    ("VS-SETUP-04", "VS-SETUP-07", "VS-SETUP-11", "VC-SETUP-01", "VC-SETUP-02", "VC-SETUP-04"),
    ("VR-SETUP-05", "VR-SETUP-06", "VR-SETUP-07", "VC-SETUP-01", "VC-SETUP-02", "VC-SETUP-04", "VR-VAR-02"),
)


class SetUp(Step["Vinhos"]):
    """Lay everything out in the order of the book."""

    __slots__ = ()
    rule = "VC-SETUP-01"

    def run(self, state: Vinhos) -> None:
        """Put the parts of the set-up on the stack, the first on top."""
        box, players = state.box, state.players
        state.stack += [FirstVineyards(0)]
        if state.solo:
            state.stack.append(lacerda.TakeFirstExperts(0))
        if not state.reserve:
            state.stack.append(FirstDisplay())
        state.stack.append(OpenStacks())
        if state.options.first_game_regions:
            for region in box.first_game_out[players]:
                leave_out(state, region)
        else:
            unused = len(REGIONS) - box.regions_in_play[players]
            if unused:
                state.stack.append(DrawRegion(unused))
        if state.reserve:
            state.vintage = box.mild
        else:
            state.stack.append(year.DrawYear())
        state.stack.append(DrawOrder())
        if state.journal is not None:
            state.tell("set-up", SUPPLIES[state.reserve], see=LAID_OUT[state.reserve])
            state.tell("markers-start", "VC-SETUP-01", see=MARKERS[state.reserve])
            if state.solo:
                state.tell("solo-set-up", "VL-SETUP-01", see=("VL-COMP-01", "VL-SETUP-03", "VL-SETUP-07"))


class DrawOrder(Chance["Vinhos"]):
    """Who is next in the first turn order?"""

    __slots__ = ()
    rule = "VC-GEN-08"
    see = ("VS-SETUP-06", "VR-SETUP-04", "VL-SETUP-07")
    asks = (DrawPlayer,)

    def candidates(self, state: Vinhos) -> list[DrawPlayer]:
        """Return everybody at the table."""
        return [DrawPlayer(state.who(seat)) for seat in range(state.people)]

    def verdict(self, state: Vinhos, move: DrawPlayer) -> Refusal | None:
        """Somebody who has no place yet."""
        free = [state.who(seat) for seat in range(state.people) if seat not in state.order]
        return None if move.player in free else refuse("has-a-place", "VC-GEN-08")

    def weights(self, state: Vinhos) -> list[int]:
        """Everybody is equally likely."""
        return [1] * (state.people - len(state.order))

    def apply(self, state: Vinhos, move: DrawPlayer) -> None:
        """The last place needs no draw; then the starting money is paid out."""
        state.order.append(LACERDA if move.player == OPPONENT else move.player)
        if len(state.order) < state.people - 1:
            state.stack.append(self)
            return
        state.order += [seat for seat in range(state.people) if seat not in state.order]
        if state.journal is not None:
            players = [state.who(seat) for seat in state.order]
            rule = "VL-SETUP-07" if state.solo else "VR-SETUP-04" if state.reserve else "VS-SETUP-06"
            state.tell("first-order", rule, player=players)
        pay_out(state)


def pay_out(state: Vinhos) -> None:
    """Give everybody the starting money: by place in 2016, the same in 2010; Lacerda has none."""
    for place, seat in enumerate(state.order):
        if state.solo and seat == LACERDA:
            continue
        money = state.box.start_cash if state.reserve else state.box.start_money[place]
        state.vintners[seat].cash = money
        if state.journal is not None:
            rule = "VR-SETUP-07" if state.reserve else "VS-SETUP-12"
            state.tell("starting-money", rule, seat, money=money)


class DrawRegion(Chance["Vinhos"]):
    """Which region is not used?"""

    __slots__ = ("left",)
    rule = "VC-SETUP-06"
    asks = (DrawUnused,)

    def __init__(self, left: int) -> None:
        self.left = left

    def candidates(self, state: Vinhos) -> list[DrawUnused]:
        """Return every region."""
        return [DrawUnused(region) for region in REGIONS]

    def verdict(self, state: Vinhos, move: DrawUnused) -> Refusal | None:
        """One that is still in play."""
        region = state.box.region_number.get(move.region)
        if region is None:
            return refuse("no-such-region", "VC-REGION-00")
        return None if state.in_play(region) else refuse("region-not-used", "VC-SETUP-10", region=move.region)

    def weights(self, state: Vinhos) -> list[int]:
        """Each of them is equally likely."""
        return [1] * (len(REGIONS) - state.out.bit_count())

    def apply(self, state: Vinhos, move: DrawUnused) -> None:
        """Its vineyards leave the game."""
        leave_out(state, state.box.region_number[move.region])
        if self.left > 1:
            state.stack.append(DrawRegion(self.left - 1))


def leave_out(state: Vinhos, region: int) -> None:
    """Take a region out of the game in every respect (VC-SETUP-10)."""
    state.out |= 1 << region
    state.rests[region] = 0
    if state.journal is not None:
        state.tell("region-out", "VC-SETUP-06", region=REGIONS[region], see=("VC-SETUP-10",))


class OpenStacks(Step["Vinhos"]):
    """Turn up the top vineyard of each region and the top expert of each pile."""

    __slots__ = ()
    rule = "VC-SETUP-05"

    def run(self, state: Vinhos) -> None:
        """The rest of each stack stays unknown."""
        state.stack += [supply.DrawExpert(feature) for feature in reversed(range(len(FEATURES)))]
        state.stack += [supply.DrawTop(region) for region in reversed(range(len(REGIONS))) if state.in_play(region)]


class FirstDisplay(Step["Vinhos"]):
    """2016: fill the display with tycoon action tiles."""

    __slots__ = ()
    rule = "VS-SETUP-09"

    def run(self, state: Vinhos) -> None:
        """Some tiles are only for more players (VS-SETUP-08)."""
        if state.journal is not None:
            see = ("VS-SETUP-08", "VS-SETUP-10", "VS-SETUP-17")
            state.tell("first-display", "VS-SETUP-09", count=len(state.display), see=see)
        tile_sale.fill_display(state)


class FirstVineyards(Step["Vinhos"]):
    """Everybody starts an estate, in turn order; it is set up completely before the next player chooses."""

    __slots__ = ("place",)
    rule = "VC-SETUP-09"

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Vinhos) -> None:
        """In 2010 the order of choosing stays as it was drawn (VR-SETUP-10)."""
        if self.place == state.people:
            if state.reserve:
                reorder(state)
                state.stack.append(year.StartActions())
            else:
                state.stack += [year.StartActions(), FirstTiles(state.people - 1)]
            return
        state.stack.append(FirstVineyards(self.place + 1))
        seat = state.order[self.place]
        if state.solo and seat == LACERDA:
            lacerda.first_vineyard(state)
        else:
            state.stack.append(ChooseFirstRegion(seat))


def reorder(state: Vinhos) -> None:
    """2010: order the players by region number, then pay out the extra cash (VR-SETUP-10, VR-SETUP-11)."""
    state.order.sort(key=lambda seat: state.vintners[seat].region[0])
    if state.journal is not None:
        state.tell("new-order", "VR-SETUP-10", player=list(state.order))
    for place, seat in enumerate(state.order):
        money = state.box.extra_cash[place]
        if place and state.people == 2:
            money = state.box.extra_cash_for_two
        state.vintners[seat].cash += money
        if money and state.journal is not None:
            state.tell("money-taken", "VR-SETUP-11", seat, money=money, cause="place", see=("VR-SETUP-12",))


class ChooseFirstRegion(Decision["Vinhos"]):
    """In which region do you start?"""

    __slots__ = ()
    rule = "VC-SETUP-09"
    see = ("VS-SETUP-14", "VR-SETUP-09", "VR-SETUP-10", "VR-SETUP-12", "VC-SETUP-07", "VC-SETUP-08", "VC-SETUP-10")
    asks = (PlantFirst,)

    def candidates(self, state: Vinhos) -> list[PlantFirst]:
        """Return every region."""
        return state.box.plant_first

    def verdict(self, state: Vinhos, move: PlantFirst) -> Refusal | None:
        """A region in play with a vineyard, which in 2010 must be paid."""
        region = state.box.region_number.get(move.region)
        if region is None:
            return refuse("no-such-region", "VC-REGION-00")
        if not state.in_play(region):
            return refuse("region-not-used", "VC-SETUP-10", region=move.region)
        if state.tops[region] < 0:
            return refuse("stack-empty", "VC-LIMIT-02", region=move.region)
        cost, cash = first_price(state, region), state.vintners[self.actor].cash
        return refuse("too-dear", "VR-SETUP-09", price=cost, have=cash) if cost > cash else None

    def details(self, state: Vinhos, move: PlantFirst) -> dict[str, Any] | None:
        """Return colour and price of the vineyard."""
        if self.verdict(state, move) is not None:
            return None
        region = state.box.region_number[move.region]
        colour = COLOURS[state.box.vineyard_colours[region][state.tops[region]]]
        return {"colour": colour, "price": first_price(state, region)}

    def apply(self, state: Vinhos, move: PlantFirst) -> None:
        """Take the top vineyard, with the cube and the gift of its region; then comes the first wine."""
        seat, region = self.actor, state.box.region_number[move.region]
        vintner, place = state.vintners[seat], state.tops[region]
        cost = first_price(state, region)
        vintner.cash -= cost
        colour = state.box.vineyard_colours[region][place]
        if state.journal is not None:
            see = ("VC-SETUP-08", "VC-SETUP-09")
            state.tell(
                "vineyard-bought",
                FIRST_VINEYARD[state.reserve],
                seat,
                region=move.region,
                colour=COLOURS[colour],
                price=cost,
                see=see,
            )
        state.stack.append(FirstWine(seat))
        vineyards.plant(state, seat, 0, region, colour)
        supply.turn_next_vineyard(state, region)


def first_price(state: Vinhos, region: int) -> int:
    """Return what the first vineyard costs: nothing in 2016, the price of the tile in 2010."""
    return state.box.vineyard_costs[region][state.tops[region]] if state.reserve else 0


class FirstWine(Step["Vinhos"]):
    """The new estate gets its first wine, whatever the weather (VC-SETUP-07)."""

    __slots__ = ("seat",)
    rule = "VC-SETUP-07"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Vinhos) -> None:
        """In Douro a Port tile may be spent on it."""
        vintner = state.vintners[self.seat]
        if vintner.region[0] == DOURO and vintner.ports:
            state.stack.append(ChooseFirstPort(self.seat))
        else:
            pour(state, self.seat, False)


def pour(state: Vinhos, seat: int, port: bool) -> None:
    """Put the first wine on the leftmost slot."""
    vintner, box = state.vintners[seat], state.box
    region, colour = vintner.region[0], vintner.colour[0]
    quality = regions.first_wine(state, seat) + (box.port_bonus if port else 0)
    vintner.ports -= port
    state.ports += port
    vintner.wines[0] = wine(quality, colour, region)
    if state.journal is not None:
        state.tell("first-wine", "VC-SETUP-07", seat, region=REGIONS[region], colour=COLOURS[colour], quality=quality)


class ChooseFirstPort(Decision["Vinhos"]):
    """Do you spend a Port tile on your first wine?"""

    __slots__ = ()
    rule = "VC-SETUP-07"
    see = ("VC-REGION-05",)
    asks = (UsePort, KeepPort)

    def candidates(self, state: Vinhos) -> list[Any]:
        """Spend it, or not."""
        return [USE_PORT, KEEP_PORT]

    def verdict(self, state: Vinhos, move: UsePort | KeepPort) -> Refusal | None:
        """Both are possible."""
        return None

    def details(self, state: Vinhos, move: UsePort | KeepPort) -> dict[str, Any]:
        """Return the quality that the wine would have."""
        bonus = state.box.port_bonus if isinstance(move, UsePort) else 0
        return {"quality": state.box.first_wine[DOURO] + bonus}

    def apply(self, state: Vinhos, move: UsePort | KeepPort) -> None:
        """Pour the wine."""
        pour(state, self.actor, isinstance(move, UsePort))


# ---------------------------------------------------------------------- 2016: first tycoon tiles


class FirstTiles(Step["Vinhos"]):
    """Everybody takes a tycoon action tile, in reverse turn order; then the display is refilled."""

    __slots__ = ("place",)
    rule = "VS-SETUP-15"

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, state: Vinhos) -> None:
        """What is left of the action tiles lies on top of the multipliers from now on (VS-SETUP-16)."""
        if self.place < 0:
            if state.journal is not None:
                state.tell("display-refilled", "VS-SETUP-16", see=("VS-SETUP-17",))
            tile_sale.fill_display(state)
            return
        state.stack.append(FirstTiles(self.place - 1))
        seat = state.order[self.place]
        if state.solo and seat == LACERDA:
            lacerda.first_tile(state)
        else:
            state.stack.append(ChooseFirstTile(seat))


class ChooseFirstTile(Decision["Vinhos"]):
    """Which tycoon action tile do you start with?"""

    __slots__ = ()
    rule = "VS-SETUP-15"
    see = ("VS-TYC-01", "VS-TYC-02")
    asks = (TakeFirstTile,)

    def candidates(self, state: Vinhos) -> list[TakeFirstTile]:
        """Return every action tile."""
        return [TakeFirstTile(TYCOON_TILES[tile]) for tile in range(len(TILE_ACTIONS))]

    def verdict(self, state: Vinhos, move: TakeFirstTile) -> Refusal | None:
        """It must lie in the display."""
        tile = state.box.tile_number.get(move.tile)
        return None if tile in state.display else refuse("tile-not-shown", "VS-SETUP-15")

    def apply(self, state: Vinhos, move: TakeFirstTile) -> None:
        """Lay it face up in front of the player."""
        tile = state.box.tile_number[move.tile]
        state.display[state.display.index(tile)] = -1
        state.vintners[self.actor].tiles_up |= 1 << tile
        if state.journal is not None:
            state.tell("tile-gained", "VS-SETUP-15", self.actor, tile=move.tile)
