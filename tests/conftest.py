"""How every test is run: without clock or luck, and `--update` for golden files."""

from __future__ import annotations

from collections.abc import Generator
from importlib.util import find_spec

import pytest
from hypothesis import HealthCheck, settings

from support.chance import by_name, of_its_own, tie_down

# The same examples in every run: a failure here is a failure everywhere. To look further afield:
# pytest --hypothesis-profile=explore
settings.register_profile(
    "house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "explore", deadline=None, max_examples=2000, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")

# torch has no hashes that could be pinned, so `make test` has none; it is for learners alone.
NEED_TORCH = ["research/test_maskable_ppo.py", "research/test_ppo_example.py"]
collect_ignore = [] if find_spec("torch") else NEED_TORCH


def pytest_report_header() -> list[str]:
    return [f"without torch, so without {name}" for name in collect_ignore]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update", action="store_true", help="write golden files anew instead of comparing"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    tie_down(lambda: by_name(item.nodeid))


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[object], request: pytest.FixtureRequest
) -> Generator[None, object, object]:
    """What several tests share is the same, whichever of them comes first."""
    if fixturedef.scope == "function":
        return (yield)
    name = f"{request.node.nodeid} {fixturedef.argname} {getattr(request, 'param', '')}"
    with of_its_own(name):
        return (yield)
