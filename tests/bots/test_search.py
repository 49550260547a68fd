"""The search: a tree that keeps its books, finds what wins, and is the same at both speeds."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import TypedDict, Unpack

import pytest

from pizzaiolo.bots import BotMaker, make_bot, pause
from pizzaiolo.bots.character import Character, Recall, Temper
from pizzaiolo.bots.character_bot import CharacterBot
from pizzaiolo.bots.search import SearchBot
from pizzaiolo.bots.tree import Branch, Tree
from pizzaiolo.engine.dealer import LazyDealer, Rng
from pizzaiolo.engine.memory.guess import guess_from
from pizzaiolo.engine.memory.memory import Memory
from pizzaiolo.engine.memory.perfect import PerfectMemory
from pizzaiolo.engine.rules import legal, step, winners
from pizzaiolo.engine.state import OVER, State
from pizzaiolo.game import Game
from support.cases import Case
from support.kitchen import Cook, Kitchen
from support.places import GOLDEN
from support.seated import Question, Seated, dealt

CHOICES = GOLDEN / "choices.json"

SOMEBODY = Character(
    key="somebody",
    name="Somebody",
    face="?",
    says="Nobody in particular.",
    recall=Recall(capacity=5, decay=0.1, confusion=0.2),
    temper=Temper(bold=0.05, careful=0.01, generous=0.1, whim=0.05),
    iterations=5,
    pace=(1.0, 2.0),
)


def children(node: Branch) -> list[Branch]:
    """The decisions that were tried after one."""
    found = []
    child = node.child
    while child is not None:
        found.append(child)
        child = child.sibling
    return found


class Options(TypedDict, total=False):
    """What a tree can be made with."""

    exploration: float
    margin: float
    depth: int
    uniform: bool


def grown(state: State, iterations: int, **options: Unpack[Options]) -> Tree:
    """A tree over a State that is known."""
    tree = Tree(Rng(3), **options)
    for _ in range(iterations):
        tree.grow(guess_from(state))
    return tree


# The books


@pytest.mark.parametrize("case", [Case("oven", 2), Case("plus", 4, helping=True)], ids=str)
def test_visits_add_up(case: Case) -> None:
    """Every iteration goes through one action at the root, and one at each node on its way."""
    game = dealt(case, "books")
    state = game.state()
    tree = grown(state, 60)
    tried = children(tree.root)
    assert tree.iterations == tree.root.visits == sum(node.visits for node in tried) == 60
    assert {node.actor for node in tried} == {state.actor}
    assert {node.action for node in tried} == set(legal(state))
    below = [node for node in tried if node.child is not None]
    assert below
    for node in below:
        # The first visit of a node makes it; later ones go on to a child.
        assert sum(child.visits for child in children(node)) == node.visits - 1


def test_children_are_sorted_and_legal_only() -> None:
    """Also after States in which other actions are legal."""
    tree = Tree(Rng(1))
    seen: set[int] = set()
    for deal in range(30):
        state = dealt(Case("oven", 3), f"hand {deal}").state()
        options = set(legal(state))
        before = {node.action: node.visits for node in children(tree.root)}
        tree.grow(guess_from(state))
        after = {node.action: node.visits for node in children(tree.root)}
        (tried,) = [action for action in after if after[action] != before.get(action, 0)]
        assert tried in options
        seen |= {tried}
        actions = [node.action for node in children(tree.root)]
        assert actions == sorted(set(actions))
    assert set(actions) == seen
    assert len(seen) > 10


def test_a_child_is_counted_where_it_could_have_been_chosen() -> None:
    """Otherwise an action that is seldom legal would look neglected, and be tried far too often."""
    state = dealt(Case("oven", 2), "available").state()
    for node in children(grown(state, 50).root):
        assert 1 <= node.visits <= node.available <= 50


def test_worth_is_a_part_of_a_won_game() -> None:
    tree = grown(dealt(Case("oven", 3), "worth").state(), 50, margin=0.0)
    assert all(0.0 <= node.worth <= float(node.visits) for node in children(tree.root))
    lead = grown(dealt(Case("oven", 3), "worth").state(), 50, margin=0.1)
    assert any(node.worth != round(6 * node.worth) / 6 for node in children(lead.root))


def test_a_search_of_one_decision_does_not_look_further() -> None:
    tree = grown(dealt(Case("oven", 2), "shallow").state(), 80, depth=1)
    tried = children(tree.root)
    assert sum(node.visits for node in tried) == 80
    assert all(node.child is None for node in tried)


def test_no_exploration_stays_with_what_went_well() -> None:
    """And much of it tries everything equally often."""
    state = dealt(Case("oven", 2), "explore").state()
    spread = []
    for exploration in (0.0, 100.0):
        visits = [node.visits for node in children(grown(state, 300, exploration=exploration).root)]
        spread.append(max(visits) - min(visits))
    assert spread[0] > 100
    assert spread[1] <= 3


def test_the_best_is_the_one_tried_most() -> None:
    tree = grown(dealt(Case("oven", 2), "best").state(), 100)
    assert tree.best().visits == max(node.visits for node in children(tree.root))


# What wins


def best_of(kitchen: Kitchen, iterations: int = 150) -> str:
    """What a tree over a position finds best, in words."""
    number = grown(kitchen.state, iterations).best().action
    return kitchen.legal()[legal(kitchen.state).index(number)]


def test_it_pays_for_the_order_that_wins() -> None:
    """The last order of the last round decides between one delivered and none."""
    kitchen = Kitchen(
        "waiter",
        {
            "green": Cook("2 salami, 1 olive", orders=[]),
            "red": Cook("3 olive", delivered=[]),
        },
        oven=["3 salami, 1 pepper", "green: 4 salami + 1 pepper"],
        chef="green",
        round=3,
    )
    assert kitchen.legal() == ["decline", "bake"]
    assert best_of(kitchen) == "bake"


def test_it_takes_the_cards_that_a_rival_needs() -> None:
    """Red's order comes next, holds one salami and no mushroom, and would win with more cards."""
    kitchen = Kitchen(
        "waiter",
        {"green": Cook("1 olive"), "red": Cook("1 salami, 5 olive")},
        oven=["6 salami, 6 mushroom, 1 pepper", "green: Monotoni", "red: 4 mushroom + 1 salami"],
        chef="green",
        round=3,
    )
    assert kitchen.legal() == ["bake with mushroom", "bake with salami"]
    assert best_of(kitchen) == "bake with mushroom"


def test_it_submits_the_order_that_the_oven_fills() -> None:
    """The last turn of the game: the cards for one of the two orders lie in the oven."""
    kitchen = Kitchen(
        "waiter",
        {
            "green": Cook("2 olive", orders=["4 salami + 1 pepper", "4 mushroom + 1 pepper"]),
            "red": Cook("1 olive"),
        },
        oven=["4 salami, 1 pepper"],
        supply="olive",
        round=3,
    )
    kitchen.play("place 1 olive")
    assert best_of(kitchen) == "submit 4 salami + 1 pepper"


def test_play_outs_pay_what_can_be_paid() -> None:
    """If green declines, red's order can be paid from the hand: then red has won, not perhaps."""
    kitchen = Kitchen(
        "waiter",
        {"green": Cook("1 salami, 4 olive"), "red": Cook("1 mushroom")},
        oven=[
            "3 salami, 1 pepper",
            "green: 4 salami + 1 pepper",
            "3 mushroom",
            "red: 4 mushroom + 1 salami",
        ],
        chef="green",
        round=3,
    )
    assert kitchen.legal() == ["decline", "bake"]
    worths = []
    for uniform in (False, True):
        tree = grown(kitchen.state, 60, depth=1, exploration=100.0, margin=0.0, uniform=uniform)
        declined = children(tree.root)[0]
        worths.append(declined.worth / float(declined.visits))
    assert worths[0] == 0.0
    assert 0.2 < worths[1] < 0.8


def test_play_outs_ask_for_what_is_lacking_and_help() -> None:
    """If green declines, red asks yellow for one olive, keeps to that, and gets it: green has lost.

    In a uniform play-out red may give up or ask for two, and yellow may refuse: then green, with
    the fullest hand, wins though nobody delivers.
    """
    kitchen = Kitchen(
        "plus",
        {
            "green": Cook("1 mushroom, 6 shrimp"),
            "red": Cook("1 olive"),
            "yellow": Cook("1 olive"),
        },
        oven=[
            "3 mushroom, 1 pepper",
            "green: 4 mushroom + 1 pepper",
            "2 olive, 1 salami",
            "red: 4 olive + 1 salami",
        ],
        chef="green",
        round=3,
    )
    assert kitchen.legal() == ["decline", "bake", "ask"]
    worths = []
    for uniform in (False, True):
        tree = grown(kitchen.state, 90, depth=1, exploration=100.0, margin=0.0, uniform=uniform)
        declined = children(tree.root)[0]
        worths.append(declined.worth / float(declined.visits))
    assert worths[0] == 0.0
    assert worths[1] > 0.5


def last_decisions(case: Case) -> Iterator[tuple[SearchBot, Game, set[int]]]:
    """Decisions about the last order of a game that some actions win and all others lose."""
    for deal in range(200):
        game = dealt(case, f"last {deal}")
        bots = [SearchBot(game.setup, seat, deal, iterations=20) for seat in range(case.seats)]
        chance = Random(deal)
        news = list(game.opening)
        while not game.over:
            for event in news:
                for seat, bot in enumerate(bots):
                    if event.is_for(seat):
                        bot.hear(event)
            seat = game.to_act or 0
            seen = game.view(seat)
            options = legal(game.state())
            if seen.round + 1 == seen.rounds and seen.turned_up is not None and seen.oven == 0:
                wins = {action for action in options if wins_with(game, action, seat)}
                if wins and wins != set(options):
                    yield bots[seat], game, wins
            news = game.play(chance.choice(options))


def wins_with(game: Game, action: int, seat: int) -> bool:
    """Whether an action about the last order wins; which cards are added does not matter then."""
    state = game.state()
    dealer = LazyDealer(Rng(1))
    step(state, action, dealer)
    while state.phase != OVER:
        step(state, legal(state)[0], dealer)
    return winners(state) == [seat]


def test_it_does_not_miss_a_certain_win() -> None:
    """In real games, with what the seat heard of them."""
    found = 0
    for bot, game, wins in last_decisions(Case("waiter", 2)):
        seat = game.to_act or 0
        assert bot.choose(game.view(seat), legal(game.state())) in wins
        found += 1
    assert found >= 3


# The budget


def heard_deal() -> Memory:
    """The memory of a seat before the first decision of a game."""
    game = dealt(Case("oven", 2), "clock")
    memory = PerfectMemory(game.setup, 0)
    for event in game.opening:
        if event.is_for(0):
            memory.hear(event)
    return memory


def seated(iterations: int, seconds: float = 0.0) -> SearchBot:
    """A search at the first decision of a game."""
    memory = heard_deal()
    return SearchBot(memory.setup, 0, 1, iterations=iterations, seconds=seconds, memory=memory)


class SlowClock:
    """A clock that goes on by a hundredth of a second whenever somebody looks at it."""

    def __init__(self) -> None:
        """Begin anywhere."""
        self.now = 5000.0

    def __call__(self) -> float:
        """Tell the time."""
        self.now += 0.01
        return self.now


def searched(bot: SearchBot, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many iterations a bot does by that clock."""
    monkeypatch.setattr("pizzaiolo.bots.search.perf_counter", SlowClock())
    return bot.search().iterations


def test_a_budget_of_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks at the clock after every iteration; with both budgets, the tighter one counts."""
    assert searched(seated(0, 0.055), monkeypatch) == 6
    assert searched(seated(3, 0.055), monkeypatch) == 3
    assert searched(seated(30, 0.055), monkeypatch) == 6


def test_it_ends_when_it_is_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    """And not before: had it gone on to the end, it would have chosen the same action."""
    tree = seated(2000).search()
    assert tree.iterations < 2000
    assert tree.lead() > 2000 - tree.iterations
    rng, memory = Rng(1), heard_deal()
    whole = Tree(rng)
    for _ in range(2000):
        whole.grow(memory.sample(rng))
    assert whole.best().action == tree.best().action
    assert 64 <= searched(seated(0, 20.0), monkeypatch) < 2000


@pytest.mark.parametrize("case", [Case("oven", 2), Case("plus", 3, helping=True)], ids=str)
def test_an_early_end_never_changes_the_choice(case: Case) -> None:
    """All over a game: the same sort of search, with the same chance, spends its whole budget."""
    questions: list[Question] = []
    players = [make_bot("random")] * case.seats
    Seated(dealt(case, "early"), players, 1).play(lambda asked, _: questions.append(asked))
    early = 0
    for number, question in enumerate(questions[:: len(questions) // 10]):
        memory = PerfectMemory(case.setup(), question.view.seat or 0)
        for event in question.heard:
            memory.hear(event)
        bot = SearchBot(case.setup(), memory.seat, number, iterations=192, memory=memory)
        tree = bot.search()
        early += tree.iterations < 192
        rng = Rng(number)
        whole = Tree(rng)
        for _ in range(192):
            whole.grow(memory.sample(rng))
        assert tree.best().action == whole.best().action
    assert early > 0


def test_the_lead_is_over_the_next_best() -> None:
    tree = Tree(Rng(1))
    assert tree.lead() == 0
    tree = grown(dealt(Case("oven", 2), "best").state(), 100)
    visits = sorted(node.visits for node in children(tree.root))
    assert tree.lead() == visits[-1] - visits[-2]


def test_its_pause_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Always the same, whatever it was asked, and the choice is made before it is over."""
    bot = seated(0, 0.4)
    assert [bot.thinking_time(), bot.thinking_time(60.0)] == [0.5, 0.5]
    assert searched(bot, monkeypatch) <= 40
    assert bot.thinking_time(1.0) == 0.25
    assert searched(bot, monkeypatch) <= 20
    assert bot.thinking_time(0.0) == bot.thinking_time(-1.0) == 0.0
    assert searched(bot, monkeypatch) == 1
    assert pause(seated(100)) == 1.0
    assert pause(seated(100), 2.0) == 0.5


# One source, two speeds


def courses() -> dict[str, list[int]]:
    """All choices in some games: a search, and a character who forgets and has a temper."""
    found = {}
    for case in (Case("oven", 2), Case("original", 3, doubles=True), Case("plus", 3, helping=True)):
        makers: dict[str, BotMaker] = {
            "search": partial(SearchBot, iterations=5),
            "somebody": partial(CharacterBot, character=SOMEBODY),
        }
        for name, maker in makers.items():
            table = Seated(dealt(case, "golden"), [maker] * case.seats, 1)
            found[f"{name}, {case}"] = table.course()
    return found


def test_the_same_seeds_make_the_same_choices_at_both_speeds(
    request: pytest.FixtureRequest,
) -> None:
    """The tests run twice, compiled and interpreted: both have to choose what is written down."""
    found = courses()
    if request.config.getoption("--update"):
        lines = (f'  "{name}": {json.dumps(choices)}' for name, choices in found.items())
        CHOICES.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    assert found == json.loads(CHOICES.read_text("utf-8"))
