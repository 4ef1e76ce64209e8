"""Short names for the moves of one position, no two alike: what all of them say is left out, what differs comes first.

A name may be at most so long; of a longer sentence the middle is left out where it says the same as its neighbours.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final, TypeVar

from tutor.explorer import wording
from tutor.explorer.wording import text

if TYPE_CHECKING:
    from tutor.explorer.tree import Tree

K = TypeVar("K", bound=Hashable)

#: Letters of a name: four lines of a box.
LONGEST: Final = 96
#: Stands for words that are left out.
GAP: Final = "…"
#: What cannot begin a name: a bare number or a single letter needs the word before it ("row 5", "slot 2").
_BARE: Final = re.compile(r"^\W*[\d+−]|^\W*\w\W*$")


def names(tree: Tree, node: int, lang: str) -> dict[int, str]:
    """Return what each child of a node is called beside its siblings."""
    known: dict[int, str] | None = tree.named.get((node, lang))
    if known is None:
        children = tree.children(node)
        sentences = {child: wording.move(tree, node, child, lang) for child in children}
        kinds = {child: type(tree.edge(node, child)["move"]) for child in children}
        known = tree.named[node, lang] = short(sentences, kinds, lang)
    return known


def short(sentences: Mapping[K, str], kinds: Mapping[K, type[Any]], lang: str) -> dict[K, str]:
    """Return short names for sentences of some kinds."""
    words = {key: sentence.split(" ") for key, sentence in sentences.items()}
    stem = _stem(words, kinds)
    plain = {key: _capital(" ".join(tokens[stem.get(key, 0) :])) for key, tokens in words.items()}
    if len(set(plain.values())) < len(set(sentences.values())):  # the stems told some of them apart
        plain = dict(sentences)
    fitting = {key: _fit(name, plain, key) if len(name) > LONGEST else name for key, name in plain.items()}
    return _numbered(fitting, lang)


def _stem(words: Mapping[K, Sequence[str]], kinds: Mapping[K, type[Any]]) -> dict[K, int]:
    """Return how many words at its beginning each sentence may leave out: what the moves of the one main kind share.

    Only if all other kinds have a single move ("That is all"): between "Buy 3 red" and "Sell 3 red" the verb matters.
    """
    counts = Counter(kinds.values())
    if not counts or counts.most_common(1)[0][1] < 2 or sum(count > 1 for count in counts.values()) > 1:
        return {}
    main = counts.most_common(1)[0][0]
    ours = [words[key] for key, kind in kinds.items() if kind is main]
    if len({tuple(tokens) for tokens in ours}) == 1:
        return {}
    shared = min(len(_shared(ours)), *(len(tokens) - 1 for tokens in ours))
    while shared and any(_BARE.match(tokens[shared]) for tokens in ours):
        shared -= 1
    return {key: shared for key, kind in kinds.items() if kind is main}


def _shared(sentences: Sequence[Sequence[str]]) -> list[str]:
    """Return the words with which all of some sentences begin."""
    return [row[0] for row in takewhile(lambda row: len(set(row)) == 1, zip(*sentences, strict=False))]


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def _fit(name: str, siblings: Mapping[K, str], own: K) -> str:
    """Shorten a name: what tells it from the sibling that sounds most like it is kept, the middle left out."""
    tokens = name.split(" ")
    others = [other.split(" ") for key, other in siblings.items() if key != own]
    twin = max((len(_shared([tokens, other])) for other in others), default=0)
    cut = _cut(name, LONGEST)
    if len(" ".join(tokens[: twin + 1])) < len(cut):
        return cut
    # the first words, a gap, and from where it differs
    start = max(1, twin - 1)
    rest = " ".join(tokens[start:])
    head = _cut(" ".join(tokens[:start]), max(LONGEST // 4, LONGEST - len(rest) - 3))
    return _cut(f"{head} {rest}" if head.endswith(GAP) else f"{head} {GAP} {rest}", LONGEST)


def _cut(name: str, most: int) -> str:
    """Return as many whole words as fit, and a gap if that is not all."""
    if len(name) <= most:
        return name
    end = name.rfind(" ", 0, most - 1)
    return f"{name[: end if end > 0 else most - 2].rstrip(' ,;:(')} {GAP}"


def _numbered(named: Mapping[K, str], lang: str) -> dict[K, str]:
    """Number those that still sound alike."""
    counts = Counter(named.values())
    seen: Counter[str] = Counter()
    made = {}
    for key, name in named.items():
        seen[name] += 1
        made[key] = text("explorer-twin", lang, number=seen[name], name=name) if counts[name] > 1 else name
    return made
