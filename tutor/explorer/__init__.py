"""The explorer: what can happen from a position on, as a graph; counted, folded, laid out and exported."""

from tutor.explorer.perft import Count, perft
from tutor.explorer.tree import Tree

__all__ = ["Count", "Tree", "perft"]
