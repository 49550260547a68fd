"""The chain of the days' secrets: each follows from the next, and none from the one before."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from hashlib import sha256

import pytest

from pizzaiolo.records.day_chain import FIRST, LAST, DayChain, day_at, midnight, reaches

ROOT = "5ec1e7" + "0" * 58
ONE_DAY = timedelta(days=1)


@pytest.fixture(scope="module")
def chain() -> DayChain:
    return DayChain(ROOT)


def test_the_last_day_has_the_root_and_every_other_the_hash_of_the_next(chain: DayChain) -> None:
    assert chain.secret(LAST) == ROOT
    secret = ROOT
    day = LAST
    while day > FIRST:
        day -= ONE_DAY
        secret = sha256(secret.encode()).hexdigest()
        if day.day == 1:
            assert chain.secret(day) == secret, day
    assert day == FIRST
    assert chain.secret(FIRST) == secret
    assert chain.end == sha256(secret.encode()).hexdigest()


def test_a_day_s_secret_is_the_promise_of_the_next_day(chain: DayChain) -> None:
    day = date(2026, 11, 17)
    assert chain.commitment(day) == chain.secret(day - ONE_DAY)
    assert chain.commitment(FIRST) == chain.end


def test_a_secret_leads_back_to_everything_published_before(chain: DayChain) -> None:
    day = date(2027, 3, 1)
    secret = chain.secret(day)
    assert reaches(secret, day, chain.end, FIRST - ONE_DAY)
    assert reaches(secret, day, chain.secret(date(2026, 11, 17)), date(2026, 11, 17))
    assert reaches(secret, day, secret, day)


def test_no_other_secret_leads_there(chain: DayChain) -> None:
    day = date(2027, 3, 1)
    assert not reaches(chain.secret(day + ONE_DAY), day, chain.end, FIRST - ONE_DAY)
    assert not reaches("not a secret", day, chain.end, FIRST - ONE_DAY)
    assert not reaches(chain.secret(day), day, chain.secret(day + ONE_DAY), day + ONE_DAY)
    assert DayChain("0" * 64).secret(day) != chain.secret(day)


@pytest.mark.parametrize("day", [FIRST - ONE_DAY, LAST + ONE_DAY])
def test_a_chain_has_two_ends(chain: DayChain, day: date) -> None:
    with pytest.raises(LookupError, match="expected a day from 2026-01-01 to 2099-12-31"):
        chain.secret(day)


@pytest.mark.parametrize("root", ["", "0" * 63, "G" * 64])
def test_a_root_is_a_secret(root: str) -> None:
    with pytest.raises(ValueError, match="expected a root of 64 digits"):
        DayChain(root)


def test_a_day_begins_and_ends_at_midnight_utc() -> None:
    noon = datetime(2026, 11, 17, 12, tzinfo=UTC).timestamp()
    day = day_at(noon)
    assert day == date(2026, 11, 17)
    assert midnight(day) == noon + 12 * 3600
    assert day_at(midnight(day) - 0.001) == day
    assert day_at(midnight(day)) == day + ONE_DAY
