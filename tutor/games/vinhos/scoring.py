"""The final scoring, tie-breaks, and the awards of a solo game (VS-END, VR-END, VC-END, VL-END)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tutor.core.decision import Step
from tutor.core.words import ScoreLine, ScoreSheet
from tutor.games.vinhos import abilities
from tutor.games.vinhos.box import from_steps
from tutor.games.vinhos.names import (
    FIRST_MULTIPLIER,
    LACERDA,
    MULTIPLIERS_2010,
    MULTIPLIERS_2016,
    QUALITY_MASK,
    SLOTS,
    SOURCES,
)
from tutor.games.vinhos.tycoons import tile_of

if TYPE_CHECKING:
    from tutor.games.vinhos.state import Vinhos
    from tutor.games.vinhos.vintner import Vintner

#: The rule behind each source of VP before the final scoring, in both editions.
RULES: Final = {
    "earlier": ("VC-GEN-04", "VC-GEN-04"),
    "export": ("VS-EXPO-01", "VR-EXPO-01"),
    "fair_1": ("VC-FAIR-04", "VC-FAIR-04"),
    "fair_2": ("VC-FAIR-04", "VC-FAIR-04"),
    "fair_3": ("VC-FAIR-04", "VC-FAIR-04"),
    "wine_now": ("VR-MULT-07", "VR-MULT-07"),
    "experts_now": ("VR-MULT-08", "VR-MULT-08"),
    "cubes_now": ("VR-MULT-09", "VR-MULT-09"),
    "account_empty": ("VR-BANK-08", "VR-BANK-08"),
}
#: The rule of each multiplier tile of the 2016 edition.
TILE_RULES: Final = (
    "VS-MULT-01",
    "VS-MULT-02",
    "VS-MULT-03",
    "VS-MULT-04",
    "VS-MULT-05",
    "VS-MULT-06",
    "VS-MULT-07",
    "VS-MULT-08",
    "VS-MULT-09",
    "VS-MULT-10",
    "VS-MULT-11",
    "VS-MULT-12",
)
#: The rule of each multiplier of the 2010 edition.
SLOT_RULES: Final = (
    "VR-MULT-01",
    "VR-MULT-04",
    "VR-MULT-07",
    "VR-MULT-02",
    "VR-MULT-05",
    "VR-MULT-08",
    "VR-MULT-03",
    "VR-MULT-06",
    "VR-MULT-09",
)
#: The reason of each award of the solo game, by its line.
AWARDS: Final = {
    "award-vp": "more_vp",
    "award-money": "more_money",
    "award-trophies": "trophies",
    "award-estates": "full_estates",
    "award-export": "more_export",
    "award-magnates": "no_barrel_left",
}
MAJORITY, MONEY_TABLE = MULTIPLIERS_2016.index("majority"), MULTIPLIERS_2016.index("money_table")


def full_estates(state: Vinhos, vintner: Vintner) -> int:
    """Return how many estates have all their tile slots filled."""
    slots = state.box.tile_slots
    return sum(map(slots.__eq__, map(int.__add__, vintner.vineyards, vintner.wineries)))


def majorities(state: Vinhos, seat: int) -> list[tuple[int, int, bool]]:
    """Return, for each export column that somebody leads alone or tied, its number, the share, and whether alone."""
    box = state.box
    found = []
    for column, points in enumerate(box.majority):
        owners = [owner for owner in state.exports[column :: box.columns] if owner >= 0]
        if not owners:  # VC-EXPO-05
            continue
        counts = [owners.count(person) for person in range(state.people)]
        most = max(counts)
        if counts[seat] == most:
            leaders = counts.count(most)
            found.append((column, points // leaders, leaders == 1))
    return found


def counted(state: Vinhos, seat: int, kind: str) -> int:
    """Return how many things a multiplier counts for a player."""
    vintner = state.vintners[seat]
    if kind == "full_estate":
        return full_estates(state, vintner)
    if kind == "wine":
        return sum(map(bool, vintner.wines))
    if kind == "cellar":
        return sum(vintner.cellars)
    if kind == "tycoon_tile":
        return (vintner.tiles_up | vintner.tiles_down).bit_count() + vintner.multipliers.bit_count()
    if kind == "vineyard":
        return sum(vintner.vineyards)
    if kind == "expert":
        return vintner.experts()
    if kind == "magnate_barrel":
        return state.box.magnate_barrels * len(vintner.magnates) - sum(vintner.magnates)
    if kind == "enologist":
        return sum(vintner.enologists)
    if kind == "winery":
        return sum(vintner.wineries)
    if kind == "farmer":
        return sum(vintner.farmers)
    if kind == "cash":
        return vintner.cash + abilities.divestible(state, vintner)
    held = majorities(state, seat)
    ties = state.options.majority_multiplier_counts_ties
    return sum(alone or ties for _, _, alone in held)


def lacerda_lines(state: Vinhos) -> list[ScoreLine]:
    """Return what Lacerda scores at the end: money, majorities and his multiplier tiles (VL-END-02, VL-FAIR-05)."""
    vintner = state.vintners[LACERDA]
    tiles = vintner.multipliers.bit_count()
    details = {"count": tiles, "value": state.box.lacerda_tile_vp}
    money = ScoreLine("money", "VL-END-02", from_steps(state.box.money_vp, vintner.cash), {"money": vintner.cash})
    own = ScoreLine("lacerda-tiles", "VL-FAIR-05", tiles * state.box.lacerda_tile_vp, details)
    return [money, *majority_lines(state, LACERDA), own]


def majority_lines(state: Vinhos, seat: int) -> list[ScoreLine]:
    """Return the VP of export majorities (VC-EXPO-03)."""
    return [
        ScoreLine("majority", "VC-EXPO-03", share, {"column": column + 1})
        for column, share, _ in majorities(state, seat)
    ]


def end_lines(state: Vinhos, seat: int) -> list[ScoreLine]:
    """Return what the final scoring would give a player now."""
    if state.solo and seat == LACERDA:
        return lacerda_lines(state)
    lines = reserve_lines(state, seat) if state.reserve else special_lines(state, seat)
    return [line for line in lines if line.points]


def special_lines(state: Vinhos, seat: int) -> list[ScoreLine]:
    """Return the final VP of the 2016 edition: money, wines, majorities, multiplier tiles (VS-END-03)."""
    vintner, box = state.vintners[seat], state.box
    lines = []
    if not vintner.loaded >> MONEY_TABLE & 1:
        points = from_steps(box.money_vp, vintner.cash)
        lines.append(ScoreLine("money", "VS-END-03", points, {"money": vintner.cash}))
    halves = sum((wine & QUALITY_MASK) // 2 for wine in vintner.wines)
    lines.append(ScoreLine("wines", "VS-END-03", halves, {"count": counted(state, seat, "wine")}))
    return [*lines, *majority_lines(state, seat), *tile_lines(state, seat)]


def tile_lines(state: Vinhos, seat: int) -> list[ScoreLine]:
    """Return the VP of multiplier tiles with a barrel (VS-MULT)."""
    vintner, box = state.vintners[seat], state.box
    lines = []
    for kind, name in enumerate(MULTIPLIERS_2016):
        if not vintner.loaded >> kind & 1:
            continue
        if kind == MONEY_TABLE:
            points = from_steps(box.money_tile_vp, vintner.cash)
            lines.append(ScoreLine("money-tile", "VS-MULT-12", points, {"money": vintner.cash}))
            continue
        place = tile_of(kind, bool(vintner.high >> kind & 1)) - FIRST_MULTIPLIER
        count, each, cap = counted(state, seat, name), box.tile_vp[place], box.tile_cap[place]
        points = count * each
        if cap and points > cap:
            points = cap
        details = {"multiplier": name, "count": count, "value": each}
        lines.append(ScoreLine("multiplier", TILE_RULES[kind], points, details))
    return lines


def reserve_lines(state: Vinhos, seat: int) -> list[ScoreLine]:
    """Return the final VP of the 2010 edition: account, majorities, multipliers (VR-END-02)."""
    vintner, box = state.vintners[seat], state.box
    points = from_steps(box.account_vp, vintner.account)
    account = ScoreLine("account", "VR-BANK-10", points, {"balance": vintner.account})
    return [account, *majority_lines(state, seat), *slot_lines(state, seat)]


def slot_lines(state: Vinhos, seat: int) -> list[ScoreLine]:
    """Return the VP of the multipliers on which a player has a barrel, as far as they score at the end (VR-MULT)."""
    box = state.box
    lines = []
    for place, owner in enumerate(state.slots):
        multiplier, slot = divmod(place, SLOTS)
        if owner != seat or box.at_once[multiplier]:
            continue
        name = MULTIPLIERS_2010[multiplier]
        count, each = counted(state, seat, name), box.multiplier_vp[multiplier][slot]
        points = box.multiplied(multiplier, slot, count)
        details = {"multiplier": name, "count": count, "value": each}
        lines.append(ScoreLine("multiplier", SLOT_RULES[multiplier], points, details))
    return lines


def totals(state: Vinhos) -> list[int]:
    """Return everybody's VP as the final scoring would count them now: the fast twin of the sheets (VC-END-02)."""
    box = state.box
    points = [vintner.vp for vintner in state.vintners]
    for column, majority in enumerate(box.majority):
        owners = state.exports[column :: box.columns]
        counts = [owners.count(person) for person in range(state.people)]
        most = max(counts)
        if most:
            share = majority // counts.count(most)
            for person, count in enumerate(counts):
                if count == most:
                    points[person] += share
    for seat, vintner in enumerate(state.vintners):
        if state.solo and seat == LACERDA:
            points[seat] += from_steps(box.money_vp, vintner.cash)
            points[seat] += vintner.multipliers.bit_count() * box.lacerda_tile_vp
        elif state.reserve:
            points[seat] += from_steps(box.account_vp, vintner.account)
            if seat in state.slots:
                points[seat] += sum(line.points for line in slot_lines(state, seat))
        else:
            points[seat] += sum([(wine & QUALITY_MASK) // 2 for wine in vintner.wines if wine])
            if vintner.loaded:
                points[seat] += sum(line.points for line in tile_lines(state, seat))
            if not vintner.loaded >> MONEY_TABLE & 1:
                points[seat] += from_steps(box.money_vp, vintner.cash)
    return points


def total(state: Vinhos, seat: int) -> int:
    """Return somebody's VP as the final scoring would count them now."""
    return totals(state)[seat]


def score_sheet(state: Vinhos, seat: int) -> ScoreSheet:
    """Return the VP scored so far by source, then the final scoring."""
    vintner = state.vintners[seat]
    lines = [
        ScoreLine(source.replace("_", "-"), RULES[source][state.reserve], points, {})
        for source, points in zip(SOURCES, vintner.earned, strict=True)
        if points
    ]
    return ScoreSheet(seat, (*lines, *end_lines(state, seat)))


def money(state: Vinhos, seat: int) -> int:
    """Return the money of the tie-break: cash, in 2010 with account and all investments divested (VC-END-01)."""
    vintner = state.vintners[seat]
    return vintner.cash + (vintner.account + abilities.divestible(state, vintner) if state.reserve else 0)


def standing(state: Vinhos, seat: int) -> tuple[int, int, int]:
    """Return what decides the victory, in order: VP, barrels in the export area, money (VC-END-01)."""
    return total(state, seat), state.exports.count(seat), money(state, seat)


def beats_lacerda(state: Vinhos) -> bool:
    """Return whether the solo player has more VP than Lacerda (VL-END-05: a tie is not enough)."""
    return total(state, 0) > total(state, LACERDA)


def winners(state: Vinhos) -> list[int]:
    """Return who stands best; equals share the victory. A solo player wins by beating Lacerda."""
    if state.solo:
        return [0] if beats_lacerda(state) else []
    standings = [standing(state, seat) for seat in range(state.players)]
    return [seat for seat, own in enumerate(standings) if own == max(standings)]


def losers(state: Vinhos) -> list[int]:
    """Return the solo player who has not beaten Lacerda."""
    return [0] if state.solo and not beats_lacerda(state) else []


# ---------------------------------------------------------------------- solo


def possible_awards(state: Vinhos) -> list[ScoreLine]:
    """Return every award of the solo player, also those that would bring nothing now (VL-END-03).

    The details tell what is compared: yours, and Lacerda's where he has a part in it; all comparisons are strict.
    """
    vintner, rival, box = state.vintners[0], state.vintners[LACERDA], state.box
    points, export = totals(state), [sum(line.points for line in majority_lines(state, seat)) for seat in (0, LACERDA)]
    full, left, given = full_estates(state, vintner), sum(vintner.magnates), box.awards

    def won(name: str, rule: str, count: int, own: int, against: int = -1) -> ScoreLine:
        return ScoreLine(name, rule, count, {"own": own, "rival": against})

    return [
        won("award-vp", "VL-END-03", given["more_vp"] * (points[0] > points[1]), points[0], points[1]),
        won("award-money", "VL-END-03", given["more_money"] * (vintner.cash > rival.cash), vintner.cash, rival.cash),
        won("award-trophies", "VL-FAIR-03", given["per_trophy"] * vintner.trophies, vintner.trophies),
        won("award-estates", "VL-END-03", given["per_full_estate"] * full, full),
        won("award-export", "VL-END-03", given["more_export_endgame_vp"] * (export[0] > export[1]), *export),
        won("award-magnates", "VL-END-03", given["no_barrel_left_on_magnates"] * (not left), left),
    ]


def awards(state: Vinhos) -> list[ScoreLine]:
    """Return the awards that the solo player has earned, one line for each reason."""
    return [line for line in possible_awards(state) if line.points]


def title(state: Vinhos) -> str:
    """Return the title that the awards bring (VL-END-04)."""
    return title_for(state, sum(line.points for line in awards(state)))


def title_for(state: Vinhos, count: int) -> str:
    """Return the title for a number of awards."""
    return max((least, name) for least, name in state.box.titles if count >= least)[1]


class FinalScoring(Step["Vinhos"]):
    """Count the final VP and tell who has won."""

    __slots__ = ()
    rule = "VC-END-02"

    def run(self, state: Vinhos) -> None:
        """In 2010 all investments are divested first (VR-END-03)."""
        if state.reserve:
            for seat, vintner in enumerate(state.vintners):
                gain = abilities.divestible(state, vintner)
                vintner.cash += gain
                vintner.investment = 0
                if gain and state.journal is not None:
                    state.tell("all-divested", "VR-END-03", seat, money=gain)
        if state.journal is not None:
            tell_result(state)


def tell_result(state: Vinhos) -> None:
    """Tell everybody's VP, and who has won by which rule."""
    rule = "VR-END-02" if state.reserve else "VS-END-03"
    for seat in range(state.people):
        points = total(state, seat)
        end = points - state.vintners[seat].vp
        see = ("VC-GEN-02", "VC-END-02", "VC-EXPO-05") if state.reserve else ("VC-GEN-02", "VC-END-02", "VS-MULT-15")
        state.tell("final-points", rule, state.who(seat), points=end, total=points, see=see)
    if state.solo:
        tell_awards(state)
        return
    won = winners(state)
    best = standing(state, won[0])
    if len(won) > 1:
        state.tell("shared-victory", "VC-END-01", player=won, total=best[0])
        return
    rivals = [standing(state, seat) for seat in range(state.players) if seat != won[0]]
    if all(rival[0] < best[0] for rival in rivals):
        state.tell("victory", "VC-GEN-02", won[0], total=best[0])
    elif all(rival[:2] < best[:2] for rival in rivals):
        state.tell("victory-by-exports", "VC-END-01", won[0], total=best[0], barrels=best[1])
    else:
        state.tell("victory-by-money", "VC-END-01", won[0], total=best[0], money=best[2])


def tell_awards(state: Vinhos) -> None:
    """Tell the awards and the title of the solo player."""
    found = awards(state)
    for line in found:
        award = AWARDS[line.name]
        state.tell("award", line.rule, 0, award=award, count=line.points, see=("VL-END-05",))
    count = sum(line.points for line in found)
    name = "solo-won" if beats_lacerda(state) else "solo-lost"
    rival = total(state, LACERDA)
    state.tell(name, "VL-END-03", 0, total=total(state, 0), rival=rival, see=("VC-GEN-02", "VL-END-05"))
    state.tell("solo-title", "VL-END-04", 0, title=title(state), count=count)
