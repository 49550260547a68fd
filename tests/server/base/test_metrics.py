"""Metrics: counted, measured, and served for Prometheus where nobody else can ask."""

from __future__ import annotations

import pytest

from pizzaiolo.server.base.metrics import Metrics, serve_metrics
from support.servers import web_get


def test_what_was_counted_is_served() -> None:
    metrics = Metrics()
    metrics.commands.inc("act")
    metrics.bytes_out.inc(120)
    metrics.command_seconds.observe(0.003)
    metrics.gauge("tables", "tables in memory", lambda: 3)
    server = serve_metrics(metrics, "127.0.0.1", 0)
    try:
        text = web_get(f"http://127.0.0.1:{server.server_port}/metrics").text
    finally:
        server.shutdown()
        server.server_close()
    for line in (
        'pizzaiolo_commands_total{command="act"} 1.0',
        "pizzaiolo_bytes_out_total 120.0",
        'pizzaiolo_command_seconds_bucket{le="0.005"} 1.0',
        'pizzaiolo_command_seconds_bucket{le="0.0025"} 0.0',
        "pizzaiolo_tables 3.0",
    ):
        assert line in text.splitlines()
    assert "_created" not in text


def test_two_nodes_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.offences.inc()
    assert (one.value("offences_total"), other.value("offences_total")) == (1, 0)
    assert one.value("commands_total", command="never") == 0


def test_a_port_that_is_taken_is_an_error() -> None:
    server = serve_metrics(Metrics(), "127.0.0.1", 0)
    try:
        with pytest.raises(OSError, match="in use"):
            serve_metrics(Metrics(), "127.0.0.1", server.server_port)
    finally:
        server.shutdown()
        server.server_close()
