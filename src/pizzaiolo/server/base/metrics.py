"""Metrics: what a server counts and measures, for Prometheus, on a port of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from wsgiref.simple_server import WSGIServer

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    start_http_server,
)

TIMES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Upper ends of the classes of a histogram, in seconds."""

PREFIX: Final = "pizzaiolo_"

disable_created_metrics()  # type: ignore[no-untyped-call]  # the library does not say its type


class Metrics:
    """Everything that a node counts. Labels are our own words, never a player's."""

    def __init__(self) -> None:
        """Nothing has happened yet."""
        self.registry = CollectorRegistry()
        self.commands = self._counter("commands", "commands that were decided", "command")
        self.refusals = self._counter("refusals", "commands that were refused", "code")
        self.requests = self._counter("requests", "requests and sockets", "status")
        self.offences = self._counter("offences", "messages that are none")
        self.messages_out = self._counter("messages_out", "messages sent over sockets")
        self.bytes_out = self._counter("bytes_out", "characters sent over sockets")
        self.conflicts = self._counter("store_conflicts", "entries that another server forestalled")
        self.unavailable = self._counter("store_unavailable", "commands that could not be kept")
        self.thoughts = self._counter("thoughts", "decisions of bots")
        self.thoughts_failed = self._counter("thoughts_failed", "bots that failed or were too late")
        self.reviews = self._counter("reviews", "games that were reviewed")
        self.reviews_failed = self._counter("reviews_failed", "games that could not be reviewed")
        self.shed = self._counter("shed", "what was refused because the server was overloaded")
        self.command_seconds = self._histogram("command_seconds", "from a command to its answer")
        self.append_seconds = self._histogram("append_seconds", "to keep an entry")

    def _counter(self, name: str, said: str, *labels: str) -> Counter:
        return Counter(PREFIX + name, said, labels, registry=self.registry)

    def _histogram(self, name: str, said: str) -> Histogram:
        return Histogram(PREFIX + name, said, buckets=TIMES, registry=self.registry)

    def gauge(self, name: str, said: str, read: Callable[[], float]) -> None:
        """Show a number that is read whenever somebody asks."""
        Gauge(PREFIX + name, said, registry=self.registry).set_function(read)

    def value(self, name: str, **labels: str) -> float:
        """The value of a counter or a gauge."""
        return self.registry.get_sample_value(PREFIX + name, labels) or 0.0


def serve_metrics(metrics: Metrics, host: str, port: int) -> WSGIServer:
    """Answer Prometheus at an address of its own, in a thread of its own."""
    server, _ = start_http_server(port, host, metrics.registry)
    return server
