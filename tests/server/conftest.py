"""What the tests of the server and of its stores share: a PostgreSQL of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from support.server.clusters import Cluster, running


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A server that a module's tests may stop, kill and fill."""
    with running() as cluster:
        yield cluster
