"""The worked examples of Dom Pierre."""

from tutor.games.dom_pierre.examples.registry import examples

__all__ = ["examples"]
