"""How every test is run: Hypothesis without clock or luck, and `--update` for golden files."""

from __future__ import annotations

from importlib.util import find_spec

import pytest
from hypothesis import HealthCheck, settings

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
