"""Lessons: what the tutor teaches, step by step, as data that a teacher writes without programming.

`lessons("toscana")` is the course of a game; `Runner(lesson)` takes a learner through one; `check(lesson)` compares it
with the engine. docs/lessons.md tells how lessons are written.
"""

from __future__ import annotations

from tutor.lessons.checking import check, check_course, check_file
from tutor.lessons.format import Lesson
from tutor.lessons.positions import Positions
from tutor.lessons.reading import course, lesson_files, lessons, load, read
from tutor.lessons.runner import Outcome, Runner

__all__ = [
    "Lesson",
    "Outcome",
    "Positions",
    "Runner",
    "check",
    "check_course",
    "check_file",
    "course",
    "lesson_files",
    "lessons",
    "load",
    "read",
]
