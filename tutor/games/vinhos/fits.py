"""Whether the values of a frame fit the position: a save may say anything, and must be refused or sound."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from tutor.games.vinhos import regions, tile_sale, units
from tutor.games.vinhos.benefits import BENEFITS, CARRIED_OUT, FIRST_MULTIPLIER, sources, why_not_use
from tutor.games.vinhos.experts import BOOTH, HIRED, LAST_PLACE, SETUBAL_GIFT, at_limit
from tutor.games.vinhos.lacerda import numbers
from tutor.games.vinhos.moves import UseBenefit
from tutor.games.vinhos.names import (
    COLOURS,
    ENOLOGIST,
    ESTABLISHMENTS,
    EXTRAS,
    FARMER,
    FEATURES,
    LACERDA,
    MULTIPLIERS_2010,
    REGIONS,
    SETUBAL,
    SLOTS,
    TYCOON_TILES,
    VINEYARDS,
    WINE_NOW,
    WORKERS,
)
from tutor.games.vinhos.pairs import barrels_at
from tutor.games.vinhos.press import content
from tutor.games.vinhos.production import bounds, tiles_and_workers
from tutor.games.vinhos.stack import ACTED, LAST_ROUND, ROUNDS, UNIT, base_seat, choosable, frames_of, names

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos


def check(state: Vinhos) -> None:
    """Every frame has values that fit, what is announced can still be used, and the question can be answered."""
    for place, frame in enumerate(state.stack):
        fits = FITS.get(type(frame).__name__)
        if fits is not None:
            state.demand("frame", bool(fits(state, frame, place)), frame=type(frame).__name__)
    moving = names(state)[-1] in ("SpecialTurn", "ReserveTurn")
    buying = frames_of(state, "BuyVineyards") or any(f.action == VINEYARDS for f in frames_of(state, "NextUnit"))
    state.demand("announced", not state.discount or moving or bool(buying))
    state.demand("announced", not state.free or moving)
    top = state.stack[-1]
    state.demand("answer", bool(top.moves(state)), question=type(top).__name__)


def _estate_ok(state: Vinhos, seat: int, estate: int) -> bool:
    return 1 <= estate <= len(state.vintners[seat].region)


def _has_wine(state: Vinhos, seat: int, estate: int, slot: int) -> bool:
    slots = state.box.cellar_slots
    if not _estate_ok(state, seat, estate) or not 1 <= slot <= slots:
        return False
    return bool(state.vintners[seat].wines[(estate - 1) * slots + slot - 1])


def _wine_frame(state: Vinhos, frame: Any, place: int) -> object:
    return _has_wine(state, frame.actor, frame.estate, frame.slot)


def _selling(state: Vinhos, frame: Any, place: int) -> object:
    below = state.stack[place - 1]
    name = "SellWines" if type(frame).__name__ == "ChooseSale" else "ExportWines"
    barrels = state.vintners[frame.actor].barrels > 0
    return barrels and _wine_frame(state, frame, place) and units.UNITS[below.action].__name__ == name


def _unit(state: Vinhos, frame: Any, place: int) -> object:
    """The way of an action fits the edition, its units the limit, and what it has bought the regions."""
    action = frame.action
    if action not in units.UNITS or frame.way not in _ways(state, action):
        return False
    seat = frame.actor if frame.actor >= 0 else frame.seat
    most = units.limit(state, action, frame.way)
    counting = type(frame).__name__ == "NextUnit"
    if frame.units < 0 or (most and frame.units > most - (not counting)):
        return False
    bank = units.UNITS[action].__name__ == "UseBank"
    if frame.bought < 0 or frame.bought >> (4 if bank else len(REGIONS)):
        return False
    if bank and (frame.bought & 3 == 3 or frame.bought & 12 == 12 or not state.reserve):
        return False
    if action == VINEYARDS:
        if frame.bought.bit_count() != frame.units:
            return False
    elif not bank and frame.bought:
        return False
    if frame.way != units.QUADREL and not state.extra:
        return False
    on_space = state.box.action[state.vintners[seat].marker] == action
    base = type(state.stack[place - 1]).__name__
    if frame.way == units.QUADREL:
        return on_space and state.begun and base == "FinishTurn"
    return base in ACTED and (base == "NextCloser") == (state.final and state.reserve)


def _ways(state: Vinhos, action: int) -> tuple[str, ...]:
    name = units.UNITS[action].__name__
    if state.reserve:
        extra = ("BuyVineyards", "BuildWineries", "SellWines", "ExportWines", "HireExperts")
        return (units.QUADREL, units.EXTRA) if name in extra else (units.QUADREL,)
    if name == "HireWorkers":
        return (units.QUADREL, units.FOR_ENOLOGIST, units.FOR_FARMER)
    return (units.QUADREL, units.TILE)


def _vineyards_below(state: Vinhos, place: int) -> bool:
    below = state.stack[place - 1]
    return type(below).__name__ == "NextUnit" and bool(below.action == VINEYARDS)


def _stack_frame(state: Vinhos, frame: Any, place: int) -> object:
    """Rearranging belongs to a Vineyards action."""
    below = state.stack[place - 1]
    if not _vineyards_below(state, place):
        return False
    if type(frame).__name__ == "LayBelow":
        return frame.region in REGIONS and state.knower[REGIONS.index(frame.region)] == frame.actor
    if (frame.way, frame.bought) != (below.way, below.units):
        return False
    return type(frame).__name__ == "ChooseStack" or frame.region in REGIONS


def _choose_estate(state: Vinhos, frame: Any, place: int) -> object:
    known = frame.region in REGIONS and frame.colour in COLOURS
    return known and _vineyards_below(state, place) and state.in_play(REGIONS.index(frame.region))


def _expert_source(state: Vinhos, frame: Any, place: int) -> object:
    """Where an expert comes from fits what lies below; nobody may hold more than the limit allows."""
    below = type(state.stack[place - 1]).__name__
    source, seat = frame.source, frame.actor if frame.actor >= 0 else frame.seat
    kind = type(frame).__name__
    step = kind == "OfferExpert"
    most = _most_experts(state, seat, source)
    if not (0 if step else 1) <= frame.left <= most:
        return False
    if kind == "ChooseExpert" and (at_limit(state, state.vintners[seat]) or (frame.due and not state.reserve)):
        return False
    if kind == "MakeRoom" and not at_limit(state, state.vintners[seat]):
        return False
    if source == SETUBAL_GIFT:
        opened = state.vintners[seat].region.count(SETUBAL) > 0
        return opened and (below == "FirstWine" or _vineyards_below(state, place))
    if source == LAST_PLACE:
        return below in ("NewOrder", "OfferExpert") and state.people == state.box.expert_players
    if source == BOOTH:
        booth = state.vintners[seat].booth
        return booth >= 0 and state.box.booths[booth].bonus == "expert" and below in ("AskExperts", "AskMagnates")
    if source in (HIRED, units.TILE, units.EXTRA):
        hiring = below == "NextUnit" and units.UNITS[state.stack[place - 1].action].__name__ == "HireExperts"
        if step:  # a discarded expert is followed by exactly one other
            return hiring and not frame.left
        paid = source != HIRED or state.vintners[seat].cash >= state.box.expert_price
        return hiring and frame.due and paid
    return False


def _most_experts(state: Vinhos, seat: int, source: str) -> int:
    """Return how many experts a source gives."""
    if source == SETUBAL_GIFT:
        return state.box.expert_gift
    if source == LAST_PLACE:
        return state.box.last_place_experts
    return state.box.booths[state.vintners[seat].booth].amount if source == BOOTH else 1


def _release(state: Vinhos, frame: Any, place: int) -> object:
    vintner = state.vintners[frame.actor]
    late = type(state.stack[place - 1]).__name__ == "LastMinute"
    wine = any(vintner.wines) if type(frame).__name__ == "ChooseRelease" else _wine_frame(state, frame, place)
    compulsory = getattr(frame, "compulsory", late)
    on_pass = late or vintner.marker == state.box.pass_space
    return vintner.booth < 0 and wine and compulsory == late and on_pass and not state.final


def _entered(state: Vinhos, frame: Any, place: int) -> object:
    """The announced wine stands on its slot until the end; its value is one that it can have."""
    seat = frame.actor if frame.actor >= 0 else frame.seat
    wines = state.vintners[seat].wines
    if not 0 <= frame.place < len(wines) or not wines[frame.place]:
        return False
    kind = type(frame).__name__
    if kind == "DiscardEntered":
        return True
    below = state.stack[place - 1]
    ok = below.place == frame.place and 0 <= frame.visited < 8 and frame.value >= 1
    if kind == "AskMagnates":  # it waits for booth and experts only before the first visit
        return ok and not frame.visited
    visits = [magnate for magnate in range(3) if frame.visited >> magnate & 1]
    return ok and all(content(state, state.vintners[seat], frame.place, frame.value, magnate) for magnate in visits)


def _booth(state: Vinhos, frame: Any, place: int) -> object:
    vintner = state.vintners[frame.actor]
    return vintner.booth < 0 and (vintner.allowed >= 0) == state.reserve


def _pass_space(state: Vinhos, frame: Any, place: int) -> object:
    seat = frame.actor if frame.actor >= 0 else frame.seat
    return state.vintners[seat].marker == state.box.pass_space and not state.final


def _pair_cubes(state: Vinhos, frame: Any, place: int) -> object:
    cubes = state.box.pair_cubes
    used = 0 <= frame.used < 1 << len(REGIONS) and frame.used.bit_count() == cubes - frame.left
    return 1 <= frame.left <= cubes and used


def _choose_pair(state: Vinhos, frame: Any, place: int) -> object:
    if frame.establishment not in ESTABLISHMENTS or not 1 <= frame.left <= state.box.pair:
        return False
    below = state.stack[place - 1]
    # there was a choice: more than the pair stood there
    return (
        below.left == state.box.pair_cubes
        and len(barrels_at(state, frame.actor, ESTABLISHMENTS.index(frame.establishment))) > frame.left
    )


def _workers(state: Vinhos, frame: Any, place: int) -> object:
    named = type(frame).__name__ == "PlaceOnEstate"
    if named and frame.worker not in WORKERS:
        return False
    worker = WORKERS.index(frame.worker) if named else frame.worker
    if worker not in (ENOLOGIST, FARMER):
        return False
    seat, estate = (frame.actor, frame.estate - 1) if named else (frame.seat, frame.estate)
    vintner = state.vintners[seat]
    if not 0 <= estate <= len(vintner.region) - named or frame.left < 0:
        return False
    tiles, workers = tiles_and_workers(vintner, worker)
    below = state.stack[place - 1]
    if type(below).__name__ == "NextPlace" and (below.worker == worker or below.estate or worker != ENOLOGIST):
        return False
    if any(workers[estate:]) or frame.left > sum(tiles[estate:]):
        return False
    if named:
        least, most = bounds(vintner, worker, estate, frame.left)
        return least < most
    return True


def _port(state: Vinhos, frame: Any, place: int) -> object:
    vintner = state.vintners[frame.actor]
    below = state.stack[place - 1]
    ok = _estate_ok(state, frame.actor, frame.estate) and below.estate == frame.estate
    return ok and vintner.ports > 0 and vintner.vineyards[frame.estate - 1] > 0


def _fill(state: Vinhos, frame: Any, place: int) -> object:
    return 0 <= frame.estate <= len(state.vintners[frame.seat].region)


def _gift(state: Vinhos, frame: Any, place: int) -> object:
    if not _estate_ok(state, frame.actor, frame.estate) or frame.region not in REGIONS:
        return False
    own = state.vintners[frame.actor].region[frame.estate - 1]
    below = type(state.stack[place - 1]).__name__ == "FirstWine" or _vineyards_below(state, place)
    ok = own == REGIONS.index(frame.region) and own in regions.GIFTS and not state.options.region_gifts_compulsory
    return ok and below and regions.possible(state, frame.actor, frame.estate - 1)


def _benefit(state: Vinhos, frame: Any, place: int) -> object:
    if frame.benefit not in BENEFITS:
        return False
    benefit = BENEFITS.index(frame.benefit)
    vintner = state.vintners[frame.actor]
    found = sources(state, vintner, benefit)
    if not state.extra or not found or not _free_slot(state, frame.actor, benefit):
        return False
    if type(frame).__name__ == "ChooseSource":
        action = CARRIED_OUT[benefit] if benefit < FIRST_MULTIPLIER else None
        possible = action is None or units.UNITS[action].possible(state, frame.actor, units.EXTRA, 0, vintner.cash)
        wine = benefit != FIRST_MULTIPLIER + WINE_NOW or any(vintner.wines)
        top = benefit != EXTRAS.index("investment") or vintner.investment < len(state.box.invest_cost)
        return len(found) > 1 and possible and wine and top
    return why_not_use(state, frame.actor, UseBenefit(frame.benefit)) is None


def _free_slot(state: Vinhos, seat: int, benefit: int) -> bool:
    if benefit < FIRST_MULTIPLIER:
        return True
    start = SLOTS * (benefit - FIRST_MULTIPLIER)
    pair = state.slots[start : start + SLOTS]
    return seat not in pair and -1 in pair


def _slot(state: Vinhos, frame: Any, place: int) -> object:
    """The barrel of the benefit is in hand; both slots of the multiplier are free, and it scores at the end."""
    if frame.multiplier not in MULTIPLIERS_2010 or not state.extra:
        return False
    multiplier = MULTIPLIERS_2010.index(frame.multiplier)
    free = state.slots[SLOTS * multiplier : SLOTS * multiplier + SLOTS].count(-1)
    return free == SLOTS and not state.box.at_once[multiplier]


def _score_wine(state: Vinhos, frame: Any, place: int) -> object:
    own = frame.actor in state.slots[SLOTS * WINE_NOW : SLOTS * WINE_NOW + SLOTS] and state.extra
    if type(frame).__name__ == "ScoreWine":
        return own and any(state.vintners[frame.actor].wines)
    return own and _wine_frame(state, frame, place)


def _tile(state: Vinhos, frame: Any, place: int) -> object:
    if frame.tile not in TYCOON_TILES or not any(state.vintners[frame.actor].wines):
        return False
    tile = TYCOON_TILES.index(frame.tile)
    return tile in state.display and tile_sale.why_not_buy(state, frame.actor, tile) is None


def _number(state: Vinhos, frame: Any, place: int) -> object:
    """A Number card is drawn for what lies below it."""
    purpose, below = frame.purpose, type(state.stack[place - 1]).__name__
    wanted = {
        numbers.FIRST_VINEYARD: ("FirstVineyards",),
        numbers.FIRST_TILE: ("FirstTiles",),
        numbers.VINES: ("NextTurn",),
        numbers.BUILDING: ("NextTurn",),
        numbers.SALE: ("SellBarrels",),
        numbers.TILE: ("NextBuyer",),
        numbers.FOR_EXPORT: ("ExportBarrels",),
        numbers.FOR_SALE: ("SellBarrels",),
        numbers.FOR_RELEASE: ("NextTurn", "LastMinute"),
    }
    if below not in wanted.get(purpose, ()) or not state.numbers or base_seat(state, place) != LACERDA:
        return False
    building = purpose in (numbers.VINES, numbers.BUILDING)
    if not 1 <= frame.left <= (state.box.building_numbers if building else 1):
        return False
    if purpose == numbers.SALE:
        barrels = state.vintners[LACERDA].barrels > 0 and -1 in state.sales
        return barrels and 0 <= frame.extra <= state.box.lacerda_cubes
    if purpose in (numbers.FOR_EXPORT, numbers.FOR_SALE, numbers.FOR_RELEASE):
        return _tie(state, frame.extra) and (purpose != numbers.FOR_RELEASE or state.vintners[LACERDA].booth < 0)
    if purpose == numbers.TILE:
        return frame.extra == 0 and state.vintners[LACERDA].barrels > 0
    if purpose == numbers.FIRST_TILE:
        return frame.extra == 0 and any(tile >= 0 for tile in state.display)
    return bool(frame.extra == 0)


def _tie(state: Vinhos, tied: int) -> bool:
    """Your regions with most cubes are tied, and the deck still has the Number of one of them."""
    yours = {region for region in state.vintners[0].region if region >= 0}
    most = max((state.cubes[region] for region in yours), default=0)
    best = sum(1 << region for region in yours if state.cubes[region] == most)
    return most > 0 and tied == best and tied.bit_count() > 1 and bool(state.numbers & tied)


def _lacerdas(state: Vinhos, frame: Any, place: int) -> object:
    """What he does belongs to his turn; a card can be drawn, and no more is left than an action allows."""
    if not state.solo or base_seat(state, place) != LACERDA:
        return False
    kind = type(frame).__name__
    if kind == "DrawActionCard":
        return state.cards
    return (
        0 <= frame.feature <= len(FEATURES) if kind == "TakeExperts" else 0 <= frame.left <= state.box.lacerda_barrels
    )


def _feature(state: Vinhos, frame: Any, place: int) -> object:
    return 0 <= frame.feature <= len(FEATURES)


def _first_experts(state: Vinhos, frame: Any, place: int) -> object:
    return 0 <= frame.taken <= len(FEATURES) * state.box.lacerda_experts


def _play_for_fair(state: Vinhos, frame: Any, place: int) -> object:
    below = state.stack[place - 1]
    if frame.feature not in FEATURES:
        return False
    feature = FEATURES.index(frame.feature)
    symbols = state.box.vintages[state.vintage].features[feature]
    return below.feature == feature + 1 and symbols > 0


def _secret(state: Vinhos, frame: Any, place: int) -> object:
    return choosable(state, frame.actor) > 0 and state.vintners[frame.actor].allowed > 0


def _turn(state: Vinhos, frame: Any, place: int) -> object:
    """A turn belongs to the edition and its phase."""
    kind = type(frame).__name__
    if kind == "NextTurn":
        rounds = (1, LAST_ROUND) if state.solo else ROUNDS
        return frame.round in rounds and (frame.round != LAST_ROUND or not state.reserve)
    on_top = frame is state.stack[-1]
    return not state.begun if kind in ("SpecialTurn", "ReserveTurn") and on_top and not state.extra else True


def _finish(state: Vinhos, frame: Any, place: int) -> object:
    return state.begun


def _domain(state: Vinhos, frame: Any, place: int) -> object:
    """Chance at a stack or a pile that exists."""
    if type(frame).__name__ == "DrawTop":
        return 0 <= frame.region < len(REGIONS) and state.in_play(frame.region)
    return 0 <= frame.feature < len(FEATURES)


def _deal(state: Vinhos, frame: Any, place: int) -> object:
    return 1 <= frame.left == min(state.display.count(-1), sum(state.pile))


def _region_draws(state: Vinhos, frame: Any, place: int) -> object:
    unused = len(REGIONS) - state.box.regions_in_play[state.players]
    return frame.left >= 1 and frame.left + state.out.bit_count() == unused and not state.options.first_game_regions


def _sells_back(state: Vinhos, frame: Any, place: int) -> object:
    if type(frame).__name__ == "ChooseBarrelBack":
        return not frame.more or state.options.maintenance_2016_barrels_taken == "at_least_one"
    if type(frame).__name__ in ("OfferPair", "ChooseYearlyPair"):
        more = state.options.maintenance_variant_2010_may_take_more
        offered = type(frame).__name__ == "OfferPair" or not frame.more or more
        return state.options.maintenance_variant and offered
    return True


#: What the values of a frame must fulfil.
FITS: Final[Mapping[str, Callable[[Vinhos, Any, int], object]]] = {
    "NextTurn": _turn,
    "SpecialTurn": _turn,
    "ReserveTurn": _turn,
    "FinishTurn": _finish,
    **dict.fromkeys(("AfterSpecial", "AfterReserve"), _finish),
    **dict.fromkeys(("NextUnit", *UNIT), _unit),
    **dict.fromkeys(("ChooseSale", "ChooseExport"), _selling),
    **dict.fromkeys(("ChooseStack", "LayTop", "LayBelow"), _stack_frame),
    "ChooseEstate": _choose_estate,
    **dict.fromkeys(("OfferExpert", "ChooseExpert", "MakeRoom"), _expert_source),
    **dict.fromkeys(("ChooseRelease", "ChooseCubes"), _release),
    **dict.fromkeys(("DiscardEntered", "AskMagnates", "ChooseMagnate"), _entered),
    "ChooseBooth": _booth,
    **dict.fromkeys(("ChoosePlace", "OfferRelease"), _pass_space),
    "PairCubes": _pair_cubes,
    "ChoosePair": _choose_pair,
    **dict.fromkeys(("NextPlace", "PlaceOnEstate"), _workers),
    "ChoosePort": _port,
    "FillWarehouses": _fill,
    "ChooseGift": _gift,
    **dict.fromkeys(("PayWine", "ChooseSource"), _benefit),
    "PickSlot": _slot,
    **dict.fromkeys(("ScoreWine", "ScoreCubes"), _score_wine),
    "PayForTile": _tile,
    "DrawNumberCard": _number,
    **dict.fromkeys(("DrawActionCard", "TakeExperts", "ExportBarrels", "SellBarrels"), _lacerdas),
    "AskExperts": _feature,
    "TakeFirstExperts": _first_experts,
    "PlayForFair": _play_for_fair,
    "PlaySecretly": _secret,
    **dict.fromkeys(("DrawTop", "DrawExpert"), _domain),
    "DealTile": _deal,
    "DrawRegion": _region_draws,
    **dict.fromkeys(("ChooseBarrelBack", "OfferPair", "ChooseYearlyPair"), _sells_back),
}
