"""A game: its components, options, rulebook and words, and how positions of it come to be."""

from __future__ import annotations

import json
import random
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from copy import copy, deepcopy
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, Self, TypeVar

from tutor.core import chance as luck
from tutor.core import data as datafile
from tutor.core.cards import Card, CardIndex
from tutor.core.decision import Decision, Frame
from tutor.core.errors import BadData, BadSave, BadSetup, IllegalMove
from tutor.core.examples import Example
from tutor.core.glossary import Glossary
from tutor.core.judgement import Learned, Outlook, Vector, Weights, weigh
from tutor.core.moves import MoveType, decode
from tutor.core.options import Option, choose, read_options
from tutor.core.plain import DAMAGE, merge, read_frame, strangers, trouble, whole
from tutor.core.rulebook import Rulebook
from tutor.core.state import State
from tutor.core.text import Texts, register, texts
from tutor.core.words import Resource, held, resource

S = TypeVar("S", bound=State)

#: Version of the save formats; raised when an old file could no longer be read.
FORMAT_VERSION = 1


#: Tables that say what a game is; whoever corrects them wants another game.
FIXED_TABLES = frozenset({"meta", "options", "variant"})
#: Corrections that have been played with before, by game and edition: loading a save need not prove them again.
_PROVED: set[tuple[str, str]] = set()
#: More decisions than any game has.
LONGEST_PROOF = 20_000
#: Of so many positions of a proof one is looked at closely, and each kind of question where it is first put: a law that
#: is broken stays broken for longer, and looking takes four times as long as playing.
PROOF_STRIDE = 8


class Game(ABC, Generic[S]):
    """What a game declares, and everything that follows from it.

    A game's own class sets the declarations below and writes `begin` (the empty table, before the set-up)
    and, where a box can be corrected, `validate`.
    """

    #: Short name in addresses and commands, such as "grand-cru".
    name: ClassVar[str]
    #: First part of its rule ids.
    prefix: ClassVar[str]
    #: The edition whose rules it plays, where one rulebook serves several games.
    rules_edition: ClassVar[str] = ""
    #: Raised whenever the same moves no longer give the same game.
    rules_version: ClassVar[int] = 1
    #: Possible numbers of players.
    players: ClassVar[range]
    #: The rule that is cited when somebody moves after the end.
    end_rule: ClassVar[str]
    #: The folder of its data, rulebook and words.
    folder: ClassVar[Path]
    #: Every kind of frame that can lie on its stack.
    frames: ClassVar[tuple[type[Frame[Any]], ...]]
    #: Its numbers, ready for use: an object of its own that boards read too.
    box: Any
    #: What a player would name of a position, in the order in which `measure` tells it: points of now first.
    features: ClassVar[tuple[str, ...]] = ("points",)
    #: Rounds after which its estimate judges a position, for players that look ahead: more, where a turn is small.
    foresight: ClassVar[int] = 1
    #: Rounds more for players that think long; none, where a look further away has been seen to mislead.
    further: ClassVar[int] = 1
    #: Whether a first move says little of the plan behind it, so that one's own next plan must be looked for anew after
    #: each of one's moves instead of being taken from elsewhere in the tree.
    afresh: ClassVar[bool] = False
    #: Names of refusals that speak of the number of players or of options: what they forbid stays forbidden all game.
    never: ClassVar[frozenset[str]] = frozenset()
    #: The NamedTuple of its options.
    options_type: ClassVar[Callable[..., Any]]

    def __init__(self, corrections: str | Path | Mapping[str, Any] | None = None) -> None:
        #: Is told of every position that is set up, by somebody who watches an example being played.
        self.witness: Callable[[S], None] | None = None
        for prefix in self.prefixes:
            register(prefix, self.folder)
        self.data = datafile.load(self.folder / "data.toml")
        if corrections:
            self.data = self.data.corrected(datafile.read_corrections(corrections))
            self._prove()
        else:
            self.validate()

    def _prove(self) -> None:
        """Check a user's numbers: the game must read each of them, and whole games must work with them."""
        for table in FIXED_TABLES & set(self.data.corrections):
            raise BadData("data-fixed", place=table)
        try:
            self.validate()
            if (self.name, self.edition) not in _PROVED:
                self._play_with_every_option()
        except (*DAMAGE, ZeroDivisionError) as error:
            raise BadData("data-unplayable", error=trouble(error)) from None
        for place in self.data.unread():
            raise BadData("data-fixed", place=place)
        _PROVED.add((self.name, self.edition))

    def _play_with_every_option(self) -> None:
        """Play a random game with each option, with the fewest and with the most players."""
        for players in {self.players[0], self.players[-1]}:
            prove(self.new(players, seed=players, journal=False))
            for option in self.options.values():
                for choice in option.choices:
                    if choice != option.default:
                        prove(self.new(players, seed=players, journal=False, **{option.name: choice}))

    # ------------------------------------------------------------------ what each game writes

    @abstractmethod
    def begin(self, players: int, options: Any, journal: bool) -> S:
        """Return the empty table, with the first step of the set-up on the stack."""

    def validate(self) -> None:
        """Check that the data is whole and agrees with itself; raise BadData otherwise."""

    def scenarios(self) -> list[Example]:
        """Return the rulebook's worked examples."""
        return []

    def cards(self) -> Sequence[Card]:
        """Return a description of every kind of card, for those who look cards up; many games have none."""
        return ()

    def progress(self, state: S) -> float:
        """Return how far the game has come, from 0 at the set-up to 1 at the end."""
        return 0.0

    def measure(self, state: S, viewer: int) -> Sequence[Vector]:
        """Return the features of every seat, as the player of one of them knows the position; see `features`."""
        return [(float(score),) for score in state.scores()]

    def stage(self, state: S) -> int | None:
        """Return a number that grows with every stage of a game played alone (a year, say), where there are any.

        Nobody else's turn divides such a game: positions that are compared should have come to the same stage.
        """
        return None

    def opponent(self, state: S) -> float | None:
        """Return the points that the game's own opponent should end with, where one plays alone against it."""
        return None

    def resources(self, state: S, seat: int) -> dict[Resource, int]:
        """Return what a seat has, in the game's own units, the most important first; only what the seat itself knows.

        What it has none of is left out. Differences of two positions are the reasons of the coach.
        """
        return held((resource("points"), state.scores()[seat]))

    def settle(self, position: dict[str, Any], changes: Mapping[str, Any]) -> None:
        """Work out, in a changed set-up, what follows from the changes (a bank, say) unless it was changed itself."""

    # ------------------------------------------------------------------ what a position should come to

    @cached_property
    def learned(self) -> Learned:
        """Return what self-play has taught about this game."""
        return Learned.read(self.name, self.folder, self.features)

    def judged_by(self, weights: Weights) -> Self:
        """Return the same game with other weights, for those who compare."""
        other = copy(self)
        other.learned = Learned.of(weights)
        return other

    def worths(self, state: S, viewer: int) -> list[float]:
        """Return the points that everybody should end with, as one seat sees it; the game's own opponent last."""
        if state.over:
            found = list(map(float, state.scores()))
        else:
            row = self.learned.judgement(state.players).row(self.progress(state))
            found = [weigh(row, vector) for vector in self.measure(state, viewer)]
        opponent = self.opponent(state) if state.players == 1 else None
        return found if opponent is None else [*found, opponent]

    def expect(self, state: S, seat: int) -> float:
        """Return the points that a seat should have at the end, as its player knows the position; exact at the end."""
        return self.worths(state, seat)[seat]

    def evaluate(self, state: S, seat: int) -> float:
        """Return by how many points a seat should end ahead of its best rival (behind, if negative)."""
        worths = self.worths(state, seat)
        own = worths.pop(seat)
        return own - max(worths, default=0.0)

    def outlook(self, state: S, seat: int) -> Outlook:
        """Return how sure hopes are in a position, as one seat sees it."""
        worths = self.worths(state, seat)
        rivals = [worth for other, worth in enumerate(worths) if other != seat]
        return Outlook(self.learned.judgement(state.players), self.progress(state), rivals or [0.0])

    # ------------------------------------------------------------------ what follows

    @cached_property
    def edition(self) -> str:
        """Return what tells this game apart from one with other numbers; empty for the numbers of our own data file."""
        return json.dumps(self.data.corrections, sort_keys=True) if self.data.corrections else ""

    @cached_property
    def rulebook(self) -> Rulebook:
        """Return every rule, in every language."""
        return Rulebook.load(self.folder / "rules.toml")

    @cached_property
    def glossary(self) -> Glossary:
        """Return the names of its things, in every language."""
        return Glossary.load(self.folder / "glossary.toml")

    @cached_property
    def texts(self) -> Texts:
        """Return the game's words."""
        return texts(self.folder)

    @cached_property
    def options(self) -> dict[str, Option]:
        """Return the variants and rulings by name."""
        return read_options(self.data, self.texts, self._offers)

    def _offers(self, row: Mapping[str, Any]) -> bool:
        """Return whether an option belongs to this game: by its rule, unless it names its editions."""
        edition = self.rules_edition
        return self.plays_by(row["rule"]) and edition in row.get("editions", (edition,))

    @cached_property
    def examples(self) -> list[Example]:
        """Return the rulebook's worked examples, each with `run()`."""
        return self.scenarios()

    @cached_property
    def card_index(self) -> CardIndex:
        """Return the cards, with ways to find some of them; empty for a game without cards."""
        return CardIndex(self.cards(), self.texts)

    @cached_property
    def move_types(self) -> dict[str, MoveType]:
        """Return every kind of move by name."""
        return {kind.__name__: kind for frame in self.frames if issubclass(frame, Decision) for kind in frame.asks}

    @cached_property
    def frame_types(self) -> dict[str, type[Frame[Any]]]:
        """Return every kind of frame by name."""
        return {frame.__name__: frame for frame in self.frames}

    def text(self, key: str, lang: str = "en", **details: Any) -> str:
        """Return any of the game's words."""
        return self.texts.text(key, lang, details)

    def unit(self, thing: Resource, count: int, lang: str = "en") -> str:
        """Return the words for so much of a resource, without the number: "lira", "red cubes"."""
        return self.text(f"unit-{thing.name}", lang, count=count, **dict(thing.of))

    @property
    def prefixes(self) -> tuple[str, ...]:
        """Return the first parts of its rule ids; several, where a rulebook counts its parts apart."""
        return (self.prefix,)

    def plays_by(self, rule: str) -> bool:
        """Return whether a rule of the rulebook belongs to this game, and not to another edition alone."""
        return self.rulebook[rule].belongs_to(self.rules_edition)

    def about(self, part: str, lang: str = "en") -> str:
        """Return the game's title, tagline or a few sentences about it; games of one folder have words of their own."""
        own = f"game-{part}-{self.rules_edition}" if self.rules_edition else f"game-{part}"
        return self.text(own, lang)

    def title(self, lang: str = "en") -> str:
        """Return the game's name as people write it."""
        return self.about("title", lang)

    def corrected(self, corrections: str | Path | Mapping[str, Any]) -> Self:
        """Return the same game with a user's own numbers, on top of those it has been corrected with before."""
        return type(self)({**self.data.corrections, **datafile.read_corrections(corrections)})

    def new(
        self,
        players: int | None = None,
        seed: int | None = None,
        *,
        chance: str = "self",
        journal: bool = True,
        data: str | Path | Mapping[str, Any] | None = None,
        **options: Any,
    ) -> S:
        """Set up a game. `chance="explicit"` makes chance an actor; `journal=False` is fastest."""
        if data is not None:
            return self.corrected(data).new(players, seed, chance=chance, journal=journal, **options)
        if players is None:
            players = self.players[0]
        self._check_setup(players, seed, chance)
        if seed is None:
            seed = secrets.randbits(32)
        state = self.begin(players, self.options_type(**choose(self.options, options)), journal)
        state.luck = luck.scramble(seed)
        state.explicit = chance == "explicit"
        state.origin = {"seed": seed}
        if self.witness is not None:
            self.witness(state)
        state.advance()
        return state

    def _check_setup(self, players: Any, seed: Any, chance: Any) -> None:
        if type(players) is not int or players not in self.players:
            raise BadSetup("bad-players", players=str(players), least=self.players[0], most=self.players[-1])
        if seed is not None and type(seed) is not int:
            raise BadSetup("bad-seed", seed=str(seed))
        if chance not in ("self", "explicit"):
            raise BadSetup("bad-chance", chance=str(chance))

    def position(
        self,
        players: int | None = None,
        changes: Mapping[str, Any] | None = None,
        *,
        seed: int = 0,
        chance: str = "self",
        **options: Any,
    ) -> S:
        """Return a set-up with changes, in the shape of `to_json()`; a position that cannot be is refused."""
        position = self.new(players, seed, chance=chance, **options).to_dict()
        changes = changes or {}
        try:
            merged = merge(position, changes)
            self.settle(merged, changes)
            state = self._read(merged)
        except DAMAGE as error:
            raise BadSave("bad-position", error=trouble(error)) from None
        for key in strangers(changes, state.to_dict()):
            raise BadSave("unknown-in-position", key=key)
        if self.witness is not None:
            self.witness(state)
        return state

    # ------------------------------------------------------------------ saving

    def heading(self, form: str) -> dict[str, Any]:
        """Return what stands at the top of every save of this game."""
        heading = {"format": form, "version": FORMAT_VERSION, "game": self.name, "rules": self.rules_version}
        return {**heading, "data": dict(self.data.corrections)} if self.data.corrections else heading

    def _open(self, saved: str | Mapping[str, Any], form: str) -> tuple[Game[S], dict[str, Any]]:
        """Read the heading of a save; return the game (with the save's corrections) and the content."""
        if isinstance(saved, str):
            try:
                saved = json.loads(saved)
            except (ValueError, RecursionError):
                raise BadSave("not-json") from None
        if not isinstance(saved, Mapping) or saved.get("format") != form:
            raise BadSave("wrong-format", wanted=form)
        if saved.get("version") != FORMAT_VERSION or saved.get("rules") != self.rules_version:
            raise BadSave("wrong-version", version=f"{saved.get('version')}.{saved.get('rules')}")
        if saved.get("game") != self.name:
            raise BadSave("wrong-game", game=str(saved.get("game")), wanted=self.name)
        corrections = saved.get("data", {})
        if not isinstance(corrections, Mapping):
            raise BadSave("damaged", error="data")
        try:
            game = self if corrections == self.data.corrections else type(self)(corrections)
        except BadData as error:
            raise BadSave.because(error) from None
        return game, dict(saved)

    def from_json(self, saved: str | Mapping[str, Any]) -> S:
        """Read a position that `to_json()` wrote; anything damaged raises BadSave."""
        game, content = self._open(saved, "vendange-position")
        try:
            return game._read(deepcopy(content))
        except DAMAGE as error:
            raise BadSave("damaged", error=trouble(error)) from None
        except (BadSetup, BadData) as error:
            raise BadSave.because(error) from None

    def _read(self, content: Mapping[str, Any]) -> S:
        """Build a position from plain values; anything odd raises one of DAMAGE."""
        options = self.options_type(**choose(self.options, content["options"]))
        self._check_setup(content["players"], None, content["chance"])
        state = self.begin(content["players"], options, True)
        state.luck = whole(content["luck"], 0, (1 << 64) - 1)
        state.explicit = content["chance"] == "explicit"
        state.origin = {"start": content}
        state.read(content)
        state.stack = [read_frame(self.frame_types, frame, state.players) for frame in content["stack"]]
        if state.journal:
            state.journal.clear()
        state.check()
        if not state.over and not state.moves():
            raise ValueError("no moves")
        return state

    def record(self, state: S, names: list[str] | None = None) -> dict[str, Any]:
        """Return the whole game as data: how it was set up and every move since, chance included."""
        if state.origin is None:
            raise BadSave("no-record")
        record = {
            **state.game.heading("vendange-record"),
            "players": state.players,
            "options": state.options._asdict(),
            "chance": "explicit" if state.explicit else "self",
            **state.origin,
            "moves": state.saved_moves(),
        }
        return {**record, "names": names} if names else record

    def opening(self, record: str | Mapping[str, Any]) -> S:
        """Return the position in which a record starts, with chance as an actor."""
        game, content = self._open(record, "vendange-record")
        if "start" in content:
            state = game.from_json(content["start"])
            state.explicit = True
            return state
        if not isinstance(content.get("options"), Mapping) or not isinstance(content.get("seed"), int):
            raise BadSave("damaged", error="seed")
        try:
            options = choose(game.options, content["options"])
            return game.new(content.get("players"), content["seed"], chance="explicit", **options)
        except BadSetup as error:
            raise BadSave.because(error) from None

    def replay(self, record: str | Mapping[str, Any], watch: Callable[[S], None] | None = None) -> S:
        """Play a record again and return the position it ends in; `watch` sees the position before each move."""
        game, content = self._open(record, "vendange-record")
        state = self.opening(content)
        moves = content.get("moves")
        if not isinstance(moves, list) or content.get("chance") not in ("self", "explicit"):
            raise BadSave("damaged", error="moves")
        for number, saved in enumerate(moves, 1):
            if watch:
                watch(state)
            try:
                state.play(decode(game.move_types, saved))
            except IllegalMove as error:
                raise BadSave("illegal-in-record", number=number, refusal=error.refusal) from None
        state.explicit = content["chance"] == "explicit"
        if not state.explicit:
            state.advance()
        return state


def prove(state: State) -> None:
    """Play a random game to its end; a position that cannot be raises."""
    rng = random.Random(0)
    questions: set[type] = set()
    for step in range(LONGEST_PROOF):
        if state.over or step % PROOF_STRIDE == 0 or type(state.decision) not in questions:
            state.check()
            questions.add(type(state.decision))
        if state.over:
            return
        state.play(rng.choice(state.moves()))
    raise ValueError("the game does not end")
