"""Metrics: counts and times in the text format of Prometheus, on a port of their own."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from typing import Final

TIMES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Upper ends of the classes of a histogram, in seconds."""

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class Histogram:
    """How often something took how long."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        """Nothing has been measured."""
        self.counts = [0] * (len(TIMES) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect_left(TIMES, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        """The histogram in the format of Prometheus."""
        out: list[str] = []
        so_far = 0
        for end, number in zip((*TIMES, "+Inf"), self.counts, strict=True):
            so_far += number
            out.append(f'{name}_bucket{{le="{end}"}} {so_far}')
        return [*out, f"{name}_sum {self.total}", f"{name}_count {so_far}"]


class Metrics:
    """All that a node counts. Labels are words of ours, never of a player's."""

    def __init__(self) -> None:
        """Nothing has happened yet."""
        self.commands: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.requests: Counter[str] = Counter()
        self.offences = 0
        self.messages_out = 0
        self.bytes_out = 0
        self.conflicts = 0
        self.unavailable = 0
        self.thoughts = 0
        self.thoughts_failed = 0
        self.command_seconds = Histogram()
        self.append_seconds = Histogram()
        self.gauges: dict[str, Callable[[], float]] = {}

    def text(self) -> str:
        """Everything, in the format of Prometheus."""
        lines: list[str] = []
        for name, read in self.gauges.items():
            lines += [f"# TYPE pizzaiolo_{name} gauge", f"pizzaiolo_{name} {read():g}"]
        for name, label, counter in (
            ("commands", "command", self.commands),
            ("refusals", "code", self.refusals),
            ("requests", "status", self.requests),
        ):
            lines.append(f"# TYPE pizzaiolo_{name}_total counter")
            lines += [
                f'pizzaiolo_{name}_total{{{label}="{key}"}} {number}'
                for key, number in sorted(counter.items())
            ]
        for name, number in (
            ("offences", self.offences),
            ("messages_out", self.messages_out),
            ("bytes_out", self.bytes_out),
            ("store_conflicts", self.conflicts),
            ("store_unavailable", self.unavailable),
            ("thoughts", self.thoughts),
            ("thoughts_failed", self.thoughts_failed),
        ):
            lines += [f"# TYPE pizzaiolo_{name}_total counter", f"pizzaiolo_{name}_total {number}"]
        for name, histogram in (
            ("pizzaiolo_command_seconds", self.command_seconds),
            ("pizzaiolo_append_seconds", self.append_seconds),
        ):
            lines += [f"# TYPE {name} histogram", *histogram.lines(name)]
        return "\n".join(lines) + "\n"


async def serve_metrics(metrics: Metrics, host: str, port: int) -> asyncio.Server:
    """Answer GET /metrics at an address of its own, one request to a connection."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(5):
                head = await reader.readuntil(b"\r\n\r\n")
                found = head.startswith(b"GET /metrics ")
                body = metrics.text().encode() if found else b"not found\n"
                status = "200 OK" if found else "404 Not Found"
                writer.write(
                    f"HTTP/1.1 {status}\r\nContent-Type: {CONTENT_TYPE}\r\n"
                    f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode()
                    + body
                )
                await writer.drain()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # whoever asked has gone, or asked no question
        finally:
            writer.close()

    return await asyncio.start_server(answer, host, port)
