"""Log: the events of a game as they happen, and the order in which cards went into the oven."""

from __future__ import annotations

from pizzaiolo.engine.events import Event, Placed, RoundEnded, Submitted, TurnedUp


class Log:
    """Collects events, and remembers in which order the cards went into the oven."""

    def __init__(self) -> None:
        """Start with nothing heard and an empty oven."""
        self.events: list[Event] = []
        self.placements: list[list[Placed]] = [[]]
        """By layer of the oven, the placements in their order."""

    def tell(self, event: Event) -> None:
        """Keep an event."""
        self.events.append(event)

    def placed(self, event: Placed) -> None:
        """Keep a placement, and its place in the oven."""
        self.placements[-1].append(event)
        self.events.append(event)

    def submitted(self, event: Submitted) -> None:
        """Keep a submitted order: it closes a layer of the oven."""
        self.placements.append([])
        self.events.append(event)

    def turn_up(self, layer: int) -> None:
        """Tell which ingredients a layer has, in the order in which they were placed (R4.1)."""
        for placed in self.placements[layer]:
            self.events.append(TurnedUp(placed.kind, placed.singles, placed.doubles))

    def round_ended(self, event: RoundEnded) -> None:
        """Keep the end of a round: the oven is empty."""
        self.placements = [[]]
        self.events.append(event)

    def take(self) -> list[Event]:
        """Hand over the events kept since the last time."""
        events = self.events
        self.events = []
        return events

    def copy(self) -> Log:
        """Return a log that remembers the same oven."""
        twin = Log()
        twin.events = self.events[:]
        twin.placements = [layer[:] for layer in self.placements]
        return twin
