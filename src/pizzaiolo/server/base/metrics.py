"""Metrics: what a server counts and measures, for Prometheus, on a port of its own."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Final
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, Gauge, start_http_server
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily

TIMES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Upper ends of the classes of a histogram, in seconds."""

PREFIX: Final = "pizzaiolo_"


class Count:
    """How often something happened, or how much of it there was.

    The library's own counter takes a lock and looks at labels whenever something is counted. Here
    only the event loop counts, and a number is read when Prometheus asks for it.
    """

    __slots__ = ("_name", "_said", "number")

    def __init__(self, name: str, said: str) -> None:
        """Nothing yet."""
        self._name = name
        self._said = said
        self.number = 0

    def inc(self, amount: int = 1) -> None:
        """Count."""
        self.number += amount

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The number, for Prometheus."""
        yield CounterMetricFamily(self._name, self._said, self.number)

    describe = collect


class CountByLabel:
    """The same for each value of a label."""

    __slots__ = ("_counts", "_label", "_name", "_said")

    def __init__(self, name: str, said: str, label: str) -> None:
        """Nothing yet."""
        self._name = name
        self._said = said
        self._label = label
        self._counts: defaultdict[str, int] = defaultdict(int)

    def inc(self, value: str) -> None:
        """Count something by the value that its label has."""
        self._counts[value] += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The numbers by label, for Prometheus."""
        family = CounterMetricFamily(self._name, self._said, labels=[self._label])
        for value, number in sorted(self._counts.copy().items()):
            family.add_metric([value], number)
        yield family

    describe = collect


class Durations:
    """How long something took, by classes."""

    __slots__ = ("_name", "_numbers", "_said", "_sum")

    def __init__(self, name: str, said: str) -> None:
        """Nothing yet."""
        self._name = name
        self._said = said
        self._numbers = [0] * (len(TIMES) + 1)
        """By class, with one more for whatever took longer."""
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count something that took so long."""
        self._numbers[bisect_left(TIMES, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """How many took at most so long, for Prometheus."""
        ends = [*map(str, TIMES), "+Inf"]
        buckets = [*zip(ends, accumulate(self._numbers), strict=True)]
        yield HistogramMetricFamily(self._name, self._said, buckets, self._sum)

    describe = collect


class Metrics:
    """Everything that a node counts. Labels are our own words, never a player's."""

    def __init__(self) -> None:
        """Nothing has happened yet."""
        self.registry = CollectorRegistry()
        self.commands = self._counters("commands", "commands that were decided", "command")
        self.refusals = self._counters("refusals", "commands that were refused", "code")
        self.requests = self._counters("requests", "requests and sockets", "status")
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

    def _counter(self, name: str, said: str) -> Count:
        count = Count(PREFIX + name, said)
        self.registry.register(count)
        return count

    def _counters(self, name: str, said: str, label: str) -> CountByLabel:
        count = CountByLabel(PREFIX + name, said, label)
        self.registry.register(count)
        return count

    def _histogram(self, name: str, said: str) -> Durations:
        durations = Durations(PREFIX + name, said)
        self.registry.register(durations)
        return durations

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
