"""Looking at whole games: one of them, decision by decision (`review`), or many against each other (`tournament`)."""

from tutor.analysis.review import Review, review

__all__ = ["Review", "review"]
