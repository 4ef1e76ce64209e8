"""Chance: the state's own small generator, and bags of unseen things.

The generator is one integer, so that copying and saving a state copies and saves its luck for nothing
(a `random.Random` would cost 2.5 KB and more time than the rest of a state).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

_MASK = (1 << 64) - 1


def scramble(seed: int) -> int:
    """Spread a person's seed (0, 1, 2, …) over 64 bits, so that near seeds give unlike games (SplitMix64)."""
    z = (seed + 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def advance(luck: int) -> int:
    """Return the generator's next value (a 64-bit linear congruential step; use its high bits)."""
    return (luck * 6364136223846793005 + 1442695040888963407) & _MASK


def below(luck: int, limit: int) -> int:
    """Return a number from 0 to limit - 1 out of the generator's value."""
    return ((luck >> 32) * limit) >> 32


class Bag:
    """A multiset of what is unseen: a shuffled deck whose order nobody knows, or a bag.

    Things are numbered 0, 1, 2, … by their place in the game's own list of kinds.
    """

    __slots__ = ("counts", "size")

    def __init__(self, counts: Sequence[int]) -> None:
        self.counts = list(counts)
        self.size = sum(counts)

    def copy(self) -> Bag:
        """Return an independent copy."""
        return Bag(self.counts)

    def kinds(self) -> list[int]:
        """Return the kinds of which at least one is left, in order."""
        return [kind for kind, count in enumerate(self.counts) if count]

    def weights(self) -> list[int]:
        """Return how many there are of each kind that is left, in the order of `kinds`."""
        return [count for count in self.counts if count]

    def things(self) -> list[int]:
        """Return every single thing, in order."""
        return [kind for kind, count in enumerate(self.counts) for _ in range(count)]

    def take(self, kind: int) -> None:
        """Take one thing out; it must be there."""
        if self.counts[kind] < 1:
            raise ValueError(kind)
        self.counts[kind] -= 1
        self.size -= 1

    def put(self, kinds: Iterable[int]) -> None:
        """Put things back in."""
        for kind in kinds:
            self.counts[kind] += 1
            self.size += 1


class Deck(Bag):
    """A face-down deck with its face-up discard pile; what is drawn is decided when it is drawn."""

    __slots__ = ("discard",)

    def __init__(self, counts: Sequence[int], discard: Iterable[int] = ()) -> None:
        super().__init__(counts)
        self.discard = list(discard)

    def copy(self) -> Deck:
        """Return an independent copy."""
        return Deck(self.counts, self.discard)
