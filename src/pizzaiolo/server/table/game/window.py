"""Window: a question to one seat while the oven is emptied, for which everybody waits."""

from __future__ import annotations

from dataclasses import dataclass

from pizzaiolo.engine.counts import kinds_of, lowest, members_of, shortage, total
from pizzaiolo.engine.events import Added, Baked, Event
from pizzaiolo.engine.setup import Setup
from pizzaiolo.server.table.game.options import Options


@dataclass(slots=True)
class Window:
    """A question to one seat, for which everybody waits."""

    seat: int
    decision: str
    """pay, help or add."""
    options: Options
    """What its seat can do; a single thing if it has no choice."""
    real: bool
    """Whether the engine waits for this decision; if not, it is already done but not told."""
    since: float
    """When the question was asked."""
    asker: int | None = None
    """With help: the seat that asks for it."""
    until: float | None = None
    """When a person runs out of time, bank included; None: never, or nobody has to know."""
    bank: float | None = None
    """How much of that is the seat's bank."""
    ends: float | None = None
    """When it is answered by itself; None: it waits."""
    answers_itself: bool = False
    """Whether a bot or the table answers, and not the person who sits there."""
    answer: tuple[str, ...] | None = None
    """What the table answers then, if the seat's person generally wants that."""


def leaves_open(setup: Setup, seat: int, order: int, singles: int, doubles: int) -> bool:
    """Whether, with these face-up cards, hands could make a difference to an order turned up.

    Everybody can see that. The answer is no if a forbidden kind lies face up (R5.9), if it cannot
    be baked at all (R5.4), and if the cards fill it in the only way it has.
    """
    recipe = setup.recipe(seat, order)
    if recipe.forbidden & (singles | doubles):
        return False
    table = singles + 2 * doubles
    if recipe.at_least > 0:
        return total(table) < recipe.at_least
    ways = members_of(recipe.open_ways(table))
    if len(ways) == 1:
        return shortage(recipe.ways[ways[0]].need, table) != 0
    return len(ways) > 1


def only_answer(setup: Setup, decision: str, following: Event | None) -> str:
    """The text of the only thing that could be done, judged by what happened."""
    names = setup.edition.kinds
    if decision == "help":
        return "refuse"
    if isinstance(following, Baked):
        kinds = [names[kind] for kind in members_of(following.kinds)]
        return " ".join(["bake", *(["with"] if kinds else []), *kinds])
    if isinstance(following, Added):
        return f"add {names[lowest(kinds_of(following.ingredients))]}"
    return "decline"
