"""One word, one thing: no two classes of the package have the same name.

What goes over the wire is called like what it shows: those pairs are the same thing twice.
"""

from __future__ import annotations

import ast
from collections import defaultdict

import pytest

from support.places import ROOT

SOURCES = ROOT / "src" / "pizzaiolo"

ON_THE_WIRE = "server/protocol/"

pytestmark = pytest.mark.source_only


def test_every_class_has_a_name_of_its_own() -> None:
    homes: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(path.relative_to(SOURCES).as_posix())
    assert len(homes) > 300
    twice = {
        name: places
        for name, places in homes.items()
        if sum(not place.startswith(ON_THE_WIRE) for place in places) > 1
        or sum(place.startswith(ON_THE_WIRE) for place in places) > 1
    }
    assert twice == {}
