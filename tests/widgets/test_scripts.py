"""The scripts of a widget are joined into one module: no name may be declared twice in it."""

from __future__ import annotations

import re

import pytest

import widgets

DECLARED = re.compile(r"^(?:async )?(?:const|let|class|function) ([A-Za-z_$][\w$]*)", re.MULTILINE)


@pytest.mark.parametrize("name", widgets.__all__)
def test_no_name_is_declared_twice_in_the_script_of_a_widget(name: str) -> None:
    declared = DECLARED.findall(str(getattr(widgets, name)._esm))
    assert declared and sorted(declared) == sorted(set(declared))
