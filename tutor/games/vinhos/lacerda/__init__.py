"""Lacerda, the opponent of the solo game: cards decide what he does (VL). What the rest of the game asks him for."""

from tutor.games.vinhos.lacerda.actions import DrawActionCard, TakeExperts, act
from tutor.games.vinhos.lacerda.fairs import after_fair, buy, give_trophy, release
from tutor.games.vinhos.lacerda.market import ExportBarrels, SellBarrels, maintain
from tutor.games.vinhos.lacerda.numbers import DrawNumberCard
from tutor.games.vinhos.lacerda.start import TakeFirstExperts, first_tile, first_vineyard

__all__ = [
    "DrawActionCard",
    "DrawNumberCard",
    "ExportBarrels",
    "SellBarrels",
    "TakeExperts",
    "TakeFirstExperts",
    "act",
    "after_fair",
    "buy",
    "first_tile",
    "first_vineyard",
    "give_trophy",
    "maintain",
    "release",
]
