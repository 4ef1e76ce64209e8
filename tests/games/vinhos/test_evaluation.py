"""What the coach sees in a position: features, how far the game has come, and the weights that belong to them."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from tests import worlds
from tests.games.vinhos.looking import amid
from tutor.core.game import Game
from tutor.core.judgement import FILE, read_weights
from tutor.games.vinhos import scoring
from tutor.games.vinhos.evaluation import RESERVE_FEATURES, SPECIAL_FEATURES
from tutor.games.vinhos.examples.positions import Estate, Player, play, turn
from tutor.games.vinhos.game import ReserveGame, SpecialVintageGame, VinhosGame
from tutor.games.vinhos.judging.lacerda import opponent
from tutor.games.vinhos.judging.moment import moment
from tutor.games.vinhos.judging.sight import look
from tutor.games.vinhos.moves import BuyVineyard, MoveTo
from tutor.games.vinhos.names import LACERDA
from tutor.games.vinhos.state import Vinhos

#: An estate to begin with, and rivals who have much the same.
HOME = Estate("lisboa", wines=(5,), wineries=1)
RIVALS = tuple(Player(estates=(HOME._replace(region=region),), space="pass") for region in ("minho", "dao", "algarve"))


def walk(state: Vinhos, seed: int) -> Iterator[Vinhos]:
    """Play random moves to the end; yield the state before each of them and at the end."""
    for _ in worlds.walk(state, seed):
        yield state


def features(game: VinhosGame, player: Player, **changes: Any) -> dict[str, float]:
    """Return the features of seat 0, who begins a turn; barrels in stock may be given, wherever the others are."""
    state = turn(game, player._replace(barrels=None), *RIVALS, **changes)
    if player.barrels is not None:
        state.vintners[0].barrels = player.barrels
    return dict(zip(game.features, game.measure(state, 0)[0], strict=True))


def grows(game: VinhosGame, feature: str, *players: Player, **changes: Any) -> bool:
    """Return whether a feature is greater for each player than for the one before."""
    found = [features(game, player, **changes)[feature] for player in players]
    return all(less < more for less, more in pairwise(found))


# ---------------------------------------------------------------------- in every game


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_vector_has_a_number_for_each_feature_and_progress_grows(game: VinhosGame, players: int) -> None:
    if players not in game.players:
        return
    before = 0.0
    for position in walk(game.new(players, seed=players, journal=False, chance="explicit"), players):
        vectors = game.measure(position, 0)
        assert len(vectors) == players
        entered = moment(position).releasing
        for seat, (vector, points) in enumerate(zip(vectors, position.scores(), strict=True)):
            assert len(vector) == len(game.features) and all(map(math.isfinite, vector))
            assert vector[1] == 1.0
            # a wine that is being entered counts no more
            assert vector[0] == points or seat == entered
        now = game.progress(position)
        assert before <= now <= 1.0
        before = now
    assert before == 1.0


@pytest.mark.parametrize("option", ["default", "five_estates", "order_places_used"])
def test_rulings_are_measured_too(game: VinhosGame, option: str) -> None:
    choices = {name: found.choices[-1] for name, found in game.options.items() if name == option}
    for position in walk(game.new(3, seed=1, journal=False, **choices), 1):
        assert len(game.measure(position, 1)[2]) == len(game.features)


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_hidden_is_looked_at(game: VinhosGame, players: int) -> None:
    """Experts chosen in secret, and stacks that others have rearranged."""
    rng = random.Random(5)
    for position in walk(game.new(players, seed=5, journal=False, chance="explicit"), 5):
        for viewer in range(players):
            known = position.copy()
            known.reshuffle(viewer, rng)
            assert game.measure(known, viewer) == game.measure(position, viewer)


def test_at_the_end_of_a_solo_game_it_is_the_lead_over_lacerda(special: SpecialVintageGame) -> None:
    state = special.new(1, seed=4, journal=False)
    for _ in walk(state, 4):
        pass
    own, rival = scoring.totals(state)
    assert special.evaluate(state, 0) == own - rival


def test_the_weights_belong_to_the_features(game: VinhosGame) -> None:
    learned = json.loads((game.folder / FILE).read_text(encoding="utf-8"))[game.name]
    assert "2" in learned and ("1" in learned) == (1 in game.players)
    for table in learned.values():
        weights = read_weights(table, game.features)
        assert {len(row) for row in weights.worth} == {len(game.features)}
        assert len(weights.worth) == len(weights.spread) == len(weights.scale) == 3
        assert min(weights.spread) > 0 < min(weights.scale)


def test_every_feature_has_words(game: VinhosGame) -> None:
    for lang in ("en", "fr"):
        for name in game.features[2:]:
            assert game.text(f"feature-{name}", lang)
            assert len(game.text(f"aim-{name}", lang)) <= 110
    assert len(set(SPECIAL_FEATURES)) == len(SPECIAL_FEATURES) and len(set(RESERVE_FEATURES)) == len(RESERVE_FEATURES)


# ---------------------------------------------------------------------- from vineyard to VP


def test_every_step_of_an_estate_raises_what_it_will_make(game: VinhosGame) -> None:
    vineyard = Estate("lisboa")
    steps = (
        Estate(vineyards=0),
        vineyard,
        vineyard._replace(wineries=1),
        vineyard._replace(wineries=1, enologists=1),
        vineyard._replace(wineries=1, enologists=1, vineyards=2),
    )
    players = [Player(estates=(estate,)) for estate in steps]
    assert grows(game, "harvests", *players) and grows(game, "fine-harvests", *players)
    assert grows(game, "full-estates", *players[-2:])
    assert features(game, players[1], year=2)["harvests"] > features(game, players[1], year=4)["harvests"]


def test_tiles_without_a_vineyard_wait(game: VinhosGame) -> None:
    assert grows(game, "prepared-estates", Player(), Player(estates=(Estate(vineyards=0, wineries=1),)))


def test_wine_barrel_and_value_lead_to_export(game: VinhosGame) -> None:
    def exporter(quality: int, barrels: int) -> Player:
        return Player(estates=(Estate("lisboa", wines=(quality,)),), barrels=barrels)

    assert features(game, exporter(8, 0))["wines-to-export"] == 0
    assert grows(game, "wines-to-export", exporter(2, 2), exporter(5, 2), exporter(8, 2))
    assert grows(game, "wines-to-sell", exporter(2, 2), exporter(5, 2), exporter(8, 2))


def test_a_cellar_lets_wine_age_and_keeps_it_longer(game: VinhosGame) -> None:
    warehouse = Player(estates=(Estate("lisboa", wines=(0, 6)),))
    cellar = Player(estates=(Estate("lisboa", wines=(0, 6), cellar=True),))
    assert grows(game, "ageing", warehouse, cellar) and grows(game, "wines-at-risk", cellar, warehouse)
    assert grows(game, "wine-values", warehouse, cellar)


def test_the_last_money_counts_less(game: VinhosGame) -> None:
    assert grows(game, "pocket-money", Player(cash=0), Player(cash=3))
    assert not grows(game, "pocket-money", Player(cash=5), Player(cash=9))
    assert grows(game, "money", Player(cash=5), Player(cash=9))


# ---------------------------------------------------------------------- fairs


def test_wine_experts_and_fair_points_win_the_fair(game: VinhosGame) -> None:
    """Who has no booth yet will get one: what counts is the wine that could be entered."""
    experts = "taste_cash aroma_cash"
    weak = Player(estates=(Estate("lisboa", wines=(3,)),), up=experts)
    fine = Player(estates=(Estate("lisboa", wines=(9,)),), up=experts)
    assert grows(game, "next-fair", weak, fine, fine._replace(fp=20), year=5, vintage="V1")
    assert grows(game, "next-fair", fine._replace(up=""), fine, year=5, vintage="V1")
    assert grows(game, "later-fairs", fine, fine._replace(fp=9), year=4)


def test_a_fair_goes_to_somebody(game: VinhosGame) -> None:
    """What players should win at a fair is together what the fair gives."""
    state = turn(game, Player(estates=(HOME,), fp=7), *RIVALS, year=5)
    place = game.features.index("next-fair")
    assert sum(vector[place] for vector in game.measure(state, 0)) == pytest.approx(12 + 8 + 4)


def test_after_the_last_fair_none_is_expected(special: SpecialVintageGame) -> None:
    found = features(special, Player(estates=(HOME,), fp=9), year=6, round=3)
    assert (found["next-fair"], found["later-fairs"], found["harvests"], found["actions"]) == (0, 0, 0, 0)


def test_a_second_vineyard_is_promised(game: VinhosGame) -> None:
    """Chance interrupts an action when it turns up the next vineyard; what can still be bought counts."""
    space = "vineyards" if game.box.reserve else "vineyards_a"

    def promised(cash: int) -> float:
        state = amid(game, "BuyVineyards", space, Player(cash=cash, estates=(HOME,)), chance="explicit")
        play(state, BuyVineyard("minho"))
        return game.measure(state, 0)[0][game.features.index("half-done")]

    assert promised(20) == 1.0 and promised(3) == 0.0


# ---------------------------------------------------------------------- magnates


def test_multipliers_for_sale_want_a_barrel_a_wine_and_what_they_count(special: SpecialVintageGame) -> None:
    display = ["winery_high", *[None] * 11]

    def buyer(wineries: int, wines: tuple[int, ...], barrels: int) -> Player:
        estate = Estate("lisboa", wines=wines, wineries=wineries)
        return Player(estates=(estate,), barrels=barrels, magnates=(0, 0, 0), booth=1)

    def reach(player: Player) -> float:
        return features(special, player, year=5, round=2, display=display)["tiles-in-reach"]

    assert reach(buyer(2, (4, 4), 1)) == 4 > reach(buyer(1, (4, 4), 1)) == 2
    assert reach(buyer(2, (4, 4), 0)) == 0


def test_barrels_with_magnates_reach_multipliers(reserve: ReserveGame) -> None:
    home = Estate("lisboa", wines=(4, 4), vineyards=2, wineries=1, cellar=True)
    away = Player(estates=(home,), magnates=(0, 0, 0))
    near = Player(estates=(home,), magnates=(1, 0, 0))
    assert grows(reserve, "multipliers-in-reach", away, near)
    assert grows(reserve, "multipliers-in-reach", near._replace(estates=(HOME,)), near)
    assert grows(reserve, "multipliers-in-prospect", away._replace(barrels=0), away)


def test_who_cannot_pay_salaries_is_warned(reserve: ReserveGame) -> None:
    boss = Estate("lisboa", wineries=2, enologists=2)
    poor = Player(estates=(boss,), account=0, investment=0)
    assert grows(reserve, "overdraft", poor._replace(account=5), poor)


# ---------------------------------------------------------------------- Lacerda


def test_lacerdas_barrels_and_fair_points_are_feared(special: SpecialVintageGame) -> None:
    def feared(lacerda: Player, own: int = 0) -> float:
        player = Player(estates=(HOME,), fp=own)
        state = turn(special, player, year=4, lacerda=lacerda)
        return opponent(state, look(state, 0))

    him = Player(cash=0, vp=19, magnates=(0, 0, 0), space="pass")
    assert feared(him) < feared(him._replace(fp=10)) and feared(him) < feared(him._replace(vp=25))
    assert feared(him, own=30) < feared(him)


def test_awards_count_for_a_title_only_where_there_is_one(special: SpecialVintageGame) -> None:
    def awards(player: Player, *others: Player, **changes: Any) -> float:
        state = turn(special, player, *others, year=4, **changes)
        return special.measure(state, 0)[0][special.features.index("awards")]

    him = Player(cash=0, vp=19, magnates=(0, 0, 0), space="pass")
    full = Estate("lisboa", wines=(5,), vineyards=2, wineries=1)
    few, many = Player(estates=(HOME,)), Player(estates=(full,))
    assert awards(few, lacerda=him) + 1 == awards(many, lacerda=him)
    assert awards(few, lacerda=him._replace(fp=20)) < awards(few, lacerda=him)
    assert awards(many, *RIVALS[:1]) == 0.0


def test_only_a_solo_game_has_an_opponent(game: VinhosGame) -> None:
    assert game.opponent(game.new(2, seed=1)) is None
    if 1 in game.players:
        state = game.new(1, seed=1)
        expected = game.opponent(state)
        assert expected is not None and expected >= scoring.totals(state)[LACERDA]


def test_you_and_lacerda_seen_at_once_are_worth_what_they_are_worth_apart(special: SpecialVintageGame) -> None:
    for position in walk(special.new(1, seed=3, journal=False), 3):
        apart = Game.worths(special, position, 0)
        assert special.worths(position, 0) == apart and len(apart) == 2


def test_passing_has_its_place(game: VinhosGame) -> None:
    """A place taken on the lower row is the place in the coming order."""
    state = turn(game, Player(estates=(HOME,), booth=1), *RIVALS, order=[1, 2, 3, 0], seat=0)
    place = game.features.index("turn-order")
    before = game.measure(state, 0)[0][place]
    state.play(MoveTo("pass"))
    first = next(move for move in state.moves() if move[0] == 1)
    state.play(first)
    assert game.measure(state, 0)[0][place] > before
