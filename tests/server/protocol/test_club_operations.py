"""The requests about clubs are described: what changes something needs a key."""

from __future__ import annotations

from pizzaiolo.server.protocol import openapi
from pizzaiolo.server.protocol.club_operations import CLUB_OPERATIONS


def test_whatever_changes_a_club_needs_a_key() -> None:
    paths = openapi.document()["paths"]
    for operation in CLUB_OPERATIONS:
        described = paths[operation.path][operation.method.lower()]
        if operation.method == "POST":
            assert described["security"] == [{"token": []}], operation.name
        else:
            assert {} in described.get("security", [{}]), operation.name
