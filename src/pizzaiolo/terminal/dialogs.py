"""What comes up over the table: help, whether to leave, how a baking and a game went."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from pizzaiolo.editions.show import EMPTY_HANDED
from pizzaiolo.engine.events import GameEnded
from pizzaiolo.engine.setup import Setup
from pizzaiolo.english import listed
from pizzaiolo.terminal.paint import BASIL, BRICK, EMBERS, QUIET, line, stacked, tag
from pizzaiolo.terminal.story import Fate
from pizzaiolo.terminal.words import TableWords

PLAY_KEYS: Final = (
    ("← →", "a kind; its letter does the same"),
    ("+ - 1-9", "how many; the letter again: one more"),
    ("↑ ↓", "an order to go in; its letter; n for none"),
    ("Tab u w", "the stack to draw from: other, supply, own"),
    ("Enter", "do all of it"),
    ("Esc", "take your choices back"),
    ("Space", "do not wait for the beat"),
    ("r", "say the last announcement again"),
    ("q", "leave the table"),
)

CHIPS: Final = (
    "Small screens write 5i 2o for five ingredients and two orders in a hand, w6 for six orders in "
    "a waiter, 3✓ for three delivered. ▸ is to move, ♛ is the chef, MM! has the Mamma Mia! card."
)


class Dialog(ModalScreen[bool]):
    """A box over the table, with a text that scrolls if the screen is small."""

    DEFAULT_CSS = """
    Dialog { align: center middle; }
    Dialog > VerticalScroll {
        width: 74; max-width: 100%; height: auto; max-height: 100%;
        border: round $primary; background: $surface; padding: 0 1;
    }
    Dialog Static { height: auto; }
    Dialog > VerticalScroll { scrollbar-size-vertical: 1; }
    """

    heading = ""

    def compose(self) -> ComposeResult:
        """The text in its box."""
        with VerticalScroll() as box:
            box.border_title = self.heading
            yield Static(stacked(self.lines()))

    def lines(self) -> Iterator[Content]:
        """What the dialog says, paragraph by paragraph."""
        raise NotImplementedError

    def action_answer_yes(self) -> None:
        """Close it with yes."""
        self.dismiss(result=True)

    def action_answer_no(self) -> None:
        """Close it with no."""
        self.dismiss(result=False)


def keys_table(keys: Sequence[tuple[str, str]]) -> Iterator[Content]:
    """Keys and what they do, a line each."""
    for key, meaning in keys:
        yield line((f"{key:<9}", f"bold {EMBERS}"), meaning)


class HelpDialog(Dialog):
    """The keys, and the rules in short, as this table plays them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,question_mark,q,enter,space", "answer_no", "back"),
    ]
    heading = "Help: Esc goes back"

    def __init__(self, setup: Setup, players: Sequence[str]) -> None:
        """Know the edition, and who plays."""
        super().__init__()
        self._setup = setup
        self._players = players

    def lines(self) -> Iterator[Content]:
        """Keys first: a player who asks for help in the middle of a game looks for them."""
        yield from keys_table(PLAY_KEYS)
        kinds = self._setup.edition.kinds
        marks: list[Content | str] = [part for kind in kinds for part in (tag(kind), f" {kind}  ")]
        yield line(*marks)
        yield Content("")
        for text in (*rules_in_short(self._setup), CHIPS):
            yield Content(text)
            yield Content("")
        yield Content.styled("At the table with you:", QUIET)
        for player in self._players:
            yield Content(player)


def rules_in_short(setup: Setup) -> Iterator[str]:
    """The rules of the table in a few sentences, a paragraph each."""
    edition = setup.edition
    stack = edition.waiter_name
    yield (
        "Your turn: put one or more cards of a single kind into the oven and say what they are; "
        "add one of your orders if you like; then fill your hand up to "
        f"{edition.hand_limit} cards from the supply or from your {stack}. Nobody may look "
        "through the oven: remember what is in it."
    )
    if edition.doubles and setup.doubles:
        yield "A double is one card and counts as two of its kind."
    holder = edition.chef == "holder"
    chef = "whoever has the Mamma Mia! card" if holder else "whoever drew the last card"
    yield (
        f"When the supply runs out, {chef} empties the oven from the bottom. Ingredients are "
        "laid open by kind. An order that they fill is baked and delivered, and its ingredients "
        "are gone. Otherwise its owner may add what is missing from the hand, all of it, or the "
        f"order goes back under the {stack}."
    )
    if setup.helping:
        yield (
            "Instead of paying, the owner may ask for cards. Whoever helps gives all of them and "
            f"delivers the top order of their {stack}, unseen."
        )
    if edition.leftovers == "covered":
        yield "Unused ingredients are the start of the next oven."
    else:
        yield "Unused ingredients stay on the table and count in the next round."
    without = EMPTY_HANDED[edition.empty_handed].format(edition.sit_out_draw)
    yield f"A player with no ingredient at the start of a turn: {without}."
    yield (
        "Minimale counts the smallest pile on the table; Monotoni and Ghiottona leave the kinds "
        "to their owner; Bombastica takes everything."
    )
    yield (
        f"After {setup.rounds} rounds the most delivered orders win; a tie goes to the most "
        "ingredients in hand."
    )


class Leave(Dialog):
    """Whether to leave the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,q", "answer_yes", "leave"),
        Binding("n,escape", "answer_no", "stay"),
    ]
    heading = "Leave the table?"

    def lines(self) -> Iterator[Content]:
        """The question."""
        yield Content("The game ends here, and nobody wins.")
        yield line((" y ", f"bold {EMBERS}"), "leave   ", (" n ", f"bold {EMBERS}"), "play on")


class SummaryDialog(Dialog):
    """What became of your orders in one baking."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space,escape", "answer_yes", "go on")]
    heading = "The oven is empty"

    def __init__(self, words: TableWords, fates: Sequence[Fate], left: str) -> None:
        """Know what happened to each order, and what is left on the table."""
        super().__init__()
        self._words = words
        self._fates = fates
        self._left = left

    def lines(self) -> Iterator[Content]:
        """One line per order."""
        if not self._fates:
            yield Content("None of your orders was in the oven.")
        for fate in self._fates:
            mark = ("✓ ", f"bold {BASIL}") if fate.baked else ("✗ ", f"bold {BRICK}")
            name = self._words.title(self._words.seat, fate.order)
            recipe = self._words.recipe(self._words.seat, fate.order)
            yield line(mark, (name, "bold"), f" ({recipe}) {fate.story}")
        yield line(("Left over: ", QUIET), f"{self._left}.")
        yield Content("")
        yield line((" Enter ", f"bold {EMBERS}"), "go on")


class End(Dialog):
    """The scores, who won, and another game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,p,y", "answer_yes", "play again"),
        Binding("q,n,escape", "answer_no", "leave"),
        Binding("v", "review", "review"),
    ]
    heading = "The game is over"

    def __init__(
        self,
        names: Sequence[str],
        seat: int,
        result: GameEnded,
        review: Callable[[], Screen[None]],
    ) -> None:
        """Know the result, and how the review of the game is shown."""
        super().__init__()
        self._review = review
        self._names = names
        self._seat = seat
        self._result = result

    def lines(self) -> Iterator[Content]:
        """One line per seat, the best first."""
        scores = list(zip(self._result.delivered, self._result.ingredients, strict=True))
        best = max(scores)
        winners = [seat for seat, score in enumerate(scores) if score == best]
        yield Content.styled(self._verdict(winners), f"bold {EMBERS}")
        yield Content("")
        tied = [score[0] for score in scores].count(best[0]) > 1
        for seat in sorted(range(len(scores)), key=lambda each: scores[each], reverse=True):
            delivered, ingredients = scores[seat]
            mark = "★ " if seat in winners else "  "
            row = f"{self._names[seat]:<16} {delivered:>2} delivered"
            row += f", {ingredients} in hand" if tied and delivered == best[0] else ""
            yield line((mark, f"bold {EMBERS}"), (row, "bold" if seat == self._seat else ""))
        yield Content("")
        yield line(
            (" Enter ", f"bold {EMBERS}"),
            "play again   ",
            (" v ", f"bold {EMBERS}"),
            "review the game   ",
            (" q ", f"bold {EMBERS}"),
            "leave",
        )

    def action_review(self) -> None:
        """Show the game again, with its review; then come back here."""
        self.app.push_screen(self._review())

    def _verdict(self, winners: Sequence[int]) -> str:
        names = ["you" if seat == self._seat else self._names[seat] for seat in winners]
        if winners == [self._seat]:
            return "You win!"
        if len(winners) == 1:
            return f"{names[0]} wins."
        shared = listed(names)
        return f"{shared[0].upper()}{shared[1:]} share the win."
