"""What lies open on a table, folded from what everybody was told, and forgotten once it is covered.

A snapshot shows the table as it is now and has no history (R10.3). What a hidden card would change
is found elsewhere (see possible.py, and the worlds of test_secrets.py); what everybody saw once and
nobody sees any more is found here.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from pizzaiolo.engine.edition import Edition
from pizzaiolo.engine.levels import Level
from support.server.possible import LeakError
from support.servers import Message

PARTS_OF_TURNS = ("placed", "submitted", "drew", "passed", "mamma_mia_taken")

OPEN = ("top", "table", "table_doubles", "turned_up", "added", "added_doubles", "request")
"""The parts of a view that show cards to everybody."""


class Surface:
    """The open cards of a table, and the last turns."""

    def __init__(self, edition: Edition, seats: int) -> None:
        self._edition = edition
        self._seats = seats
        self.n = 0
        self._clear()

    def _clear(self) -> None:
        self._top: Message | None = None
        self._table: dict[str, Counter[str]] = {"table": Counter(), "table_doubles": Counter()}
        self._turned_up: Message | None = None
        self._added: dict[str, Counter[str]] = {"added": Counter(), "added_doubles": Counter()}
        self._given: Counter[str] = Counter()
        """What a helper gave for the order that is turned up."""
        self._request: dict[str, int] | None = None
        self._round: list[Message] = []
        """What was told since the round began."""
        self._turns: list[list[Message]] = []
        """The last turns since the oven was opened, the newest last."""

    def hear(self, message: Message) -> None:
        """Take in an announcement."""
        self.n, event = message["n"], message["event"]
        match event["what"]:
            case "dealt":
                self._clear()
            case "round_began":
                # The first round begins with the deal, and what is told before it.
                self._round = [] if event["round"] > 1 else self._round
                if self._edition.leftovers == "covered":
                    self._table = {"table": Counter(), "table_doubles": Counter()}
                    self._top = self._last_of(event["leftovers"], event["leftover_doubles"])
            case "placed":
                double = {"double": True} if event["doubles"] else {}
                self._top = {"ingredient": {"kind": event["kind"], **double}}
            case "submitted":
                self._top = {"order": event["order"]}
            case "oven_opened":
                self._top, self._turns = None, []
            case _:
                self._bake(event)
        self._round.append(message)
        if event["what"] in PARTS_OF_TURNS:
            begins = event["what"] in ("placed", "passed")
            if begins or not self._turns or self._turns[-1][0]["seat"] != event["seat"]:
                self._turns.append([])
            self._turns[-1].append(event)

    def _bake(self, event: Message) -> None:
        match event["what"]:
            case "turned_up":
                self._table["table"][event["kind"]] += event["singles"]
                self._table["table_doubles"][event["kind"]] += event["doubles"]
            case "order_turned_up":
                self._turned_up = event["order"]
            case "added":
                self._added["added"].update(event["cards"])
                self._added["added_doubles"].update(event["doubles"])
            case "asked":
                self._request = event["request"]
            case "helped":
                self._given.update(event["request"])
            case "baked":
                self._table["table"].subtract(event["cards"])
                self._table["table"].update(self._added["added"] + self._given)
                self._table["table_doubles"].subtract(event["doubles"])
                self._table["table_doubles"].update(self._added["added_doubles"])
                self._settle()
            case "returned":
                self._settle()

    def _settle(self) -> None:
        """The order that was turned up is gone, and what was added for it."""
        self._turned_up = self._request = None
        self._added = {"added": Counter(), "added_doubles": Counter()}
        self._given = Counter()

    def _last_of(self, singles: dict[str, int], doubles: dict[str, int]) -> Message | None:
        """The leftover on top: they are stacked kind by kind, singles below doubles (R7.1)."""
        for kind in reversed(self._edition.kinds):
            if doubles.get(kind):
                return {"ingredient": {"kind": kind, "double": True}}
            if singles.get(kind):
                return {"ingredient": {"kind": kind}}
        return None

    def check(self, snapshot: Message, level: Level) -> None:
        """A LeakError if a snapshot shows what does not lie open, or the level does not keep."""
        if snapshot["n"] != self.n:
            raise AssertionError(f"a snapshot of step {snapshot['n']}, not of step {self.n}")
        kept = {"kitchen": 1, "rail": self._seats}.get(level, 0)
        recent = [event for turn in self._turns[-kept:] for event in turn] if kept else []
        self._expect("recent", snapshot.get("recent", []), recent)
        if level != "glass":
            self._expect("oven", snapshot.get("oven"), None)
        for heard in snapshot.get("missed", []):
            if not any(heard["n"] == e["n"] and heard["event"] == e["event"] for e in self._round):
                raise LeakError(f"told again what was not told in this round: {heard}")
        if snapshot["view"].get("over"):
            return
        shown = {part: snapshot["view"][part] for part in OPEN}
        self._expect("view", shown, self._shown())

    def _shown(self) -> dict[str, Any]:
        counts = {**self._table, **self._added}
        return {
            **{part: {kind: n for kind, n in each.items() if n} for part, each in counts.items()},
            "top": self._top,
            "turned_up": self._turned_up,
            "request": self._request,
        }

    def _expect(self, part: str, said: object, expected: object) -> None:
        if said != expected:
            raise LeakError(f"step {self.n}, {part}: shown {said}, but {expected} lies open")
