"""An operation is described as it is: its type of body, its refusals, its key."""

from __future__ import annotations

from pizzaiolo.server.protocol import openapi


def test_names_and_routes_are_unique() -> None:
    names = [each.name for each in openapi.OPERATIONS]
    routes = [(each.method, each.path) for each in openapi.OPERATIONS]
    assert len(set(names)) == len(names)
    assert len(set(routes)) == len(routes)
    assert all(each.summary.endswith(".") for each in openapi.OPERATIONS)
