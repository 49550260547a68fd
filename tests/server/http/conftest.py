"""What the tests of the requests share: one server for all that do not change its settings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.servers import ROOMY, Served, serving


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server without limits that stand in the way."""
    with serving(tmp_path_factory.mktemp("requests") / "tables.sqlite", *ROOMY) as server:
        yield server
