"""The concept pages: every game is there, every rule and example exists, and every part can be walked through."""

from __future__ import annotations

import pytest

import tutor
from tutor.concepts import Concept, concepts
from tutor.core.text import LANGUAGES
from widgets.boards import folder
from widgets.walk import Walk

every_concept = pytest.mark.parametrize("concept", concepts(), ids=lambda concept: concept.id)


@every_concept
def test_a_concept_is_about_every_box(concept: Concept) -> None:
    boxes = {tutor.game(name).folder for name in tutor.games()}
    assert {tutor.game(treatment.game).folder for treatment in concept.treatments} == boxes
    assert all(folder(treatment.game).is_dir() for treatment in concept.treatments)


@every_concept
def test_its_rules_belong_to_the_game(concept: Concept) -> None:
    for treatment in concept.treatments:
        game = tutor.game(treatment.game)
        assert treatment.rules and all(game.plays_by(rule) for rule in treatment.rules)


@every_concept
def test_its_words_are_there_in_every_language(concept: Concept) -> None:
    for lang in LANGUAGES:
        words = [concept.title(lang), concept.text(lang), *(treatment.text(lang) for treatment in concept.treatments)]
        assert all(words) and len(set(words)) == len(words)


@every_concept
def test_every_part_can_be_walked_through(concept: Concept) -> None:
    for treatment in concept.treatments:
        walk = Walk(tutor.game(treatment.game), treatment.shots())
        assert walk.shots, treatment.game
        for place in range(len(walk.shots)):
            walk.goto(place)
            assert walk.words("en")["text"] and walk.words("fr")["text"]
            walk.guess(None)
            assert walk.words("fr")["played"]
