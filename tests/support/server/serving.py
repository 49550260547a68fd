"""A server without sockets, clock and disk for the tests: every byte that anybody is sent."""

from __future__ import annotations

from collections import defaultdict
from hashlib import sha256
from random import Random

from msgspec.structs import replace

from pizzaiolo.bots.registry import make_bot
from pizzaiolo.server.protocol.entries import (
    Acted,
    Config,
    Entry,
    TableCreated,
    entry_from_json,
    entry_to_json,
)
from pizzaiolo.server.protocol.incoming import Act, Command, Join, Plan, Start
from pizzaiolo.server.protocol.messages import encode
from pizzaiolo.server.protocol.outgoing import Question, Refused, ServerMessage, Turn
from pizzaiolo.server.protocol.public import Then
from pizzaiolo.server.table.audience import Outgoing, Say, Viewer, Who
from pizzaiolo.server.table.game.asking import turn_message
from pizzaiolo.server.table.game.choices import turn_goes_on
from pizzaiolo.server.table.game.play import Play
from pizzaiolo.server.table.opening import created
from pizzaiolo.server.table.table import Table

HOST = Who(host=True)
SPECTATOR = Viewer()
NOON = 1_000_000.0


class Node:
    """One table, served: commands in, bytes out, and a clock that the test moves."""

    def __init__(self, config: Config, seed: object = 0) -> None:
        first = created(config, "host", NOON)
        assert isinstance(first, TableCreated), first
        first = replace(first, secret=sha256(str(seed).encode()).hexdigest())
        self.now = NOON
        self.entries: list[Entry] = [first]
        self.table = Table.replay(self.entries)
        self.sent: dict[Viewer, list[bytes]] = defaultdict(list)
        """By viewer, every message that was sent to them."""
        self.turns: dict[int, Turn] = {}
        self.questions: dict[int, Question] = {}
        self._ids = 0

    @property
    def viewers(self) -> list[Viewer]:
        seats = range(len(self.table.seating.chairs))
        return [SPECTATOR, *map(Viewer, seats)]

    def fresh_id(self) -> str:
        self._ids += 1
        return f"c{self._ids}"

    def send(self, outgoing: list[Outgoing]) -> None:
        for each in outgoing:
            for viewer in self.viewers:
                if each.audience == "everybody" or each.audience == viewer.seat is not None:
                    self.deliver(viewer, each.message)

    def deliver(self, viewer: Viewer, message: ServerMessage) -> None:
        self.sent[viewer].append(encode(message))
        if viewer.seat is not None and isinstance(message, Turn):
            self.turns[viewer.seat] = message
        if viewer.seat is not None and isinstance(message, Question):
            self.questions[viewer.seat] = message

    def keep(self, entry: Entry) -> None:
        """Keep an entry, as JSON like a store; then tell."""
        entry = entry_from_json(entry_to_json(entry))
        self.entries.append(entry)
        self.send(self.table.apply(entry))
        assert self.table.number == len(self.entries)

    def command(self, command: Command, who: Who, token_hash: str = "") -> Entry | Refused | Say:
        answer = self.table.decide(command, who, self.now, token_hash=token_hash)
        if isinstance(answer, Say):
            self.send([each for each in answer.outgoing if each.audience != "asker"])
        elif isinstance(answer, Refused):
            if who.seat is not None:
                self.deliver(Viewer(who.seat), answer)
        else:
            self.keep(answer)
        self.tick()
        return answer

    def tick(self) -> None:
        """Do and tell what is due now."""
        for _ in range(1000):
            entries = self.table.due(self.now)
            for entry in entries:
                self.keep(entry)
            self.send(self.table.released(self.now))
            if not entries:
                return
        raise AssertionError("the clock never comes to an end")

    def wait(self, seconds: float) -> None:
        """Let time pass, moment by moment."""
        self.wait_until(self.now + seconds)

    def wait_until(self, moment: float) -> None:
        for _ in range(10_000):
            due = self.table.next_due()
            if due is None or due > moment:
                self.now = max(self.now, moment)
                return
            self.now = max(self.now, due)
            self.tick()
        raise AssertionError("time does not pass")

    def wait_for_somebody(self) -> None:
        """Let time pass until somebody may decide, or nothing more happens by itself."""
        for _ in range(10_000):
            if self.table.phase == "over" or self.asked() is not None:
                return
            due = self.table.next_due()
            if due is None:
                return
            self.now = max(self.now, due)
            self.tick()
        raise AssertionError("nobody is ever asked")

    @property
    def play(self) -> Play:
        """The game, once it is dealt."""
        play = self.table.course.play
        assert play is not None
        return play

    def asked(self) -> int | None:
        """The seat that can decide something now: its turn, or a question that is still open."""
        play = self.table.course.play
        if play is None or self.table.phase != "playing":
            return None
        turn = turn_message(play)
        if turn is not None:
            return turn[0]
        window = play.show.window()
        if window is None:
            return None
        person = self.table.seating.chairs[window.seat].bot is None
        return None if person and window.answers_itself else window.seat

    def seat_everybody(self) -> None:
        for seat in range(self.table.config.seats):
            self.join(seat)

    def join(self, seat: int) -> None:
        answer = self.command(Join(f"Chef {seat}", seat), Who(), token_hash=f"token {seat}")
        assert not isinstance(answer, Refused), answer

    def start(self) -> None:
        self.command(Start(self.fresh_id()), HOST)

    def let_bot_choose(self) -> bool:
        """Let the bot whose turn it is choose, if it is one's."""
        turn = self.table.bot_to_move()
        if turn is None:
            return False
        bot = make_bot(turn.bot)(turn.setup, turn.seat, turn.seed)
        for event in turn.heard:
            bot.hear(event)
        choice = bot.choose(turn.view, list(turn.legal))
        who = Who(turn.seat, by="bot")
        answer = self.command(turn.command(self.fresh_id(), choice), who)
        assert not isinstance(answer, Refused | Say), answer
        return True


def waiting(seed: object = 0, **settings: object) -> Node:
    """A table of three at which nobody sits yet."""
    settings = {"edition": "oven", "seats": 3, "start": 0, **settings}
    return Node(Config(**settings), seed)  # type: ignore[arg-type]


def playing(seed: object = 0, **settings: object) -> Node:
    """A table of three people, as soon as somebody may decide."""
    node = waiting(seed, **settings)
    node.seat_everybody()
    node.wait_for_somebody()
    return node


def seated(people: int, seed: object = 1, **settings: object) -> Node:
    """A table of three with this many people; the others are bots."""
    node = waiting(seed, **{"bots": ("greedy",), "start_when_full": False, **settings})
    for seat in range(people):
        node.join(seat)
    node.start()
    return node


def refusal(node: Node, command: Command, who: Who, token_hash: str = "") -> str:
    """The code with which a command is refused; it leaves the table as it was."""
    number = node.table.number
    answer = node.command(command, who, token_hash)
    assert isinstance(answer, Refused), answer
    assert answer.text
    assert node.table.number == number
    return answer.code


def all_seen(table: Table, now: float) -> list[bytes]:
    """What everybody who looked at the table now would see."""
    seats = range(len(table.seating.chairs))
    viewers = [SPECTATOR, *map(Viewer, seats), *(Viewer(seat, watching=True) for seat in seats)]
    return [encode(table._seen_by(viewer, now)) for viewer in viewers]


def random_step(node: Node, chance: Random) -> None:
    """Somebody decides something, or lets time pass."""
    node.wait_for_somebody()
    seat = node.asked()
    if seat is None or node.table.phase == "over":
        return
    play = node.play
    if node.table.seating.chairs[seat].bot is not None:
        if not node.let_bot_choose():
            node.wait(0.5)
        return
    node.now += chance.choice((0.0, 0.1, 1.7))
    node.tick()
    if node.asked() != seat:
        return
    turn = turn_message(play)
    if turn is not None:
        actions = random_turn(node, seat, chance)
        answer = node.command(Act(node.fresh_id(), node.table.n, actions), Who(seat))
        assert not isinstance(answer, Refused), answer
        return
    question = node.questions[seat]
    if chance.random() < 0.85 and question.legal:
        plan = (*question.plan, chance.choice(question.legal))
        answer = node.command(Plan(node.fresh_id(), node.table.n, plan), Who(seat))
        assert not isinstance(answer, Refused), answer
    else:
        node.wait(1.0)


def random_turn(node: Node, seat: int, chance: Random) -> tuple[str, ...]:
    """One to three actions that belong to a turn, tried out on a copy."""
    play = node.play
    game = play.game.copy()
    actions: list[str] = []
    for _ in range(chance.randint(1, 3)):
        action = chance.choice(game.legal())
        actions.append(str(action))
        if not turn_goes_on(action, game.play(action), seat):
            break
    return tuple(actions)


def play_to_the_end(node: Node, chance: Random) -> None:
    for _ in range(20_000):
        if node.table.phase == "over":
            return
        random_step(node, chance)
    raise AssertionError("the game does not end")


def step_by_step(node: Node, chance: Random) -> None:
    """The next thing that is told, or the next decision."""
    due = node.table.next_due()
    if node.asked() is None and due is not None:
        node.now = max(node.now, due)
        node.tick()
    else:
        random_step(node, chance)


def turns_of(rest: dict[str, Then]) -> list[tuple[str, ...]]:
    """Every way to walk through a turn to its end."""
    found: list[tuple[str, ...]] = []
    for text, then in rest.items():
        found += [(text, *more) for more in turns_of(then.then)] or [(text,)]
    return found


def simplest_turn(node: Node, seat: int) -> None:
    """A seat takes its turn the simplest way."""
    actions = (node.turns[seat].legal[0], "submit nothing", "draw supply")
    answer = node.command(Act(node.fresh_id(), node.table.n, actions), Who(seat))
    assert isinstance(answer, Acted), answer
    node.wait_for_somebody()
