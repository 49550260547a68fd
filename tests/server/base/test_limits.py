"""Limits: buckets that fill up with time, one for each address."""

from __future__ import annotations

import pytest

from pizzaiolo.server.base.limits import Bucket, Buckets, neighbourhood


def test_a_bucket_fills_up_with_time() -> None:
    now = 0.0
    bucket = Bucket(2.0, 3, lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    assert bucket.debt() == pytest.approx(0.5)
    now = 100.0
    assert bucket.full


def test_buckets_of_quiet_addresses_are_forgotten() -> None:
    now = 0.0
    buckets = Buckets(1.0, 2, lambda: now)
    assert buckets.take("a")
    now = 59.5
    assert buckets.take("b")
    assert buckets.take("b")
    assert len(buckets) == 2
    now = 60.5
    assert buckets.take("c")
    assert len(buckets) == 2, "a is full again, b is not"
    assert buckets.take("b")
    assert not buckets.take("b")


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        (None, ""),
        ("a socket", "a socket"),
    ],
)
def test_a_network_of_one_customer_counts_as_one_address(host: str | None, counted: str) -> None:
    assert neighbourhood(host) == counted
