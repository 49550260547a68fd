"""People: every character can be read from its file, plays by its nature, and has no tell."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import pairwise
from math import inf
from pathlib import Path
from statistics import mean

import pytest

from pizzaiolo.bots import BotError, make_bot
from pizzaiolo.bots.character import (
    CHARACTERS,
    Character,
    CharacterError,
    Recall,
    Temper,
    characters,
    load_character,
)
from pizzaiolo.bots.character_bot import LONGEST_THOUGHT, CharacterBot, leaning
from pizzaiolo.engine.actions import Decline, Draw, Help, Place, Refuse, Submit, action_table
from pizzaiolo.engine.rules import legal
from pizzaiolo.game import Game
from support.cases import Case
from support.places import ROOT
from support.seated import Question, Seated, dealt

NAME = "one line of 1 to 40 characters"
PACE = "expected two rising numbers from 0 to 60"

MIA = """\
name = "Mia"
face = "M"
says = "Let me try."

[memory]
capacity = 6
decay = 0.1
confusion = 0.05

[temper]
bold = 0.02

[thought]
iterations = 5
pace = [1, 2.5]
"""


def seated(character: Character, game: Game, seed: int = 1) -> CharacterBot:
    """A character at seat 0 who has heard the deal."""
    bot = CharacterBot(game.setup, 0, seed, character)
    for event in game.opening:
        if event.is_for(0):
            bot.hear(event)
    return bot


# Who they are


def test_everybody_is_somebody_else() -> None:
    people = characters()
    assert [person.key for person in people] == list(CHARACTERS)
    for part in ("name", "face", "says", "pace"):
        assert all(getattr(person, part) for person in people)
    for part in ("name", "face", "says"):
        assert len({getattr(person, part) for person in people}) == len(people)
    assert all(person.says[-1] in ".!?" for person in people)


def test_nonna_forgets_nothing_and_has_no_moods() -> None:
    nonna = load_character("nonna")
    assert nonna.recall is None
    assert nonna.temper == Temper()
    assert [person.key for person in characters() if person.recall is None] == ["nonna"]


def test_memory_gets_better_from_one_to_the_next() -> None:
    """It is memory first that sets them apart; then thought."""
    recalls = [person.recall for person in characters() if person.recall is not None]
    for weaker, stronger in pairwise(recalls):
        assert weaker.capacity <= stronger.capacity
        assert weaker.decay >= stronger.decay
        assert weaker.confusion >= stronger.confusion
    thoughts = [person.iterations for person in characters()]
    assert thoughts == sorted(thoughts)


# How they play


def test_a_temper_leans() -> None:
    temper = Temper(bold=0.1, careful=0.02, generous=-0.3, whim=0.5)
    assert leaning(temper, Submit(4)) == 0.1
    assert leaning(temper, Submit(None)) == 0.0
    assert leaning(temper, Place("olive", 2, 1)) == -0.06
    assert leaning(temper, Help()) == -0.3
    assert {leaning(temper, action) for action in (Refuse(), Draw("supply"), Decline())} == {0.0}


def habits(temper: Temper) -> tuple[float, float]:
    """How often somebody submits an order who could, and how many cards they place at a time."""
    person = Character("x", "X", "x", "x", Recall(3, 0.2, 0.1), temper, 8, (1.0, 2.0))
    maker = partial(CharacterBot, character=person)
    game = Seated(dealt(Case("oven", 2), "temper"), [maker] * 2).play()
    actions = [action_table(game.edition).actions[number] for _, number in game.played]
    submits = [action.order is not None for action in actions if isinstance(action, Submit)]
    places = [action.singles for action in actions if isinstance(action, Place)]
    return mean(submits), mean(places)


def test_a_temper_shows_in_the_play() -> None:
    submits, places = habits(Temper())
    assert habits(Temper(bold=1.0))[0] == 1.0
    assert habits(Temper(bold=-1.0))[0] == 0.0
    assert habits(Temper(careful=1.0))[1] == 1.0
    assert habits(Temper(careful=-1.0))[1] > places > 1.0
    assert 0.0 < submits < 1.0


def helped(temper: Temper) -> set[bool]:
    """Whether people of a temper help when they are asked (R6.3): all answers of some games."""
    person = Character("x", "X", "x", "x", None, temper, 4, (1.0, 2.0))
    case = Case("plus", 3, helping=True)
    answers = set()

    def watch(question: Question, _: int) -> None:
        seen = question.view
        if seen.decision == "help" and seen.seat is not None:
            bot = CharacterBot(case.setup(), seen.seat, 1, person)
            for event in question.heard:
                bot.hear(event)
            answers.add(bot.choose(seen, question.legal) == max(question.legal))

    for deal in range(2):
        Seated(dealt(case, f"help {deal}"), [make_bot("random")] * 3, deal).play(watch)
    return answers


def test_the_generous_help_and_the_stingy_do_not() -> None:
    assert helped(Temper(generous=1.0)) == {True}
    assert helped(Temper(generous=-1.0)) == {False}


# The clock of the table


def test_the_pause_depends_on_the_seed_alone() -> None:
    """Not on the cards, not on what was heard, not on how often they had to think."""
    pauses = []
    for deal in ("one", "two"):
        game = dealt(Case("plus", 4), deal)
        bot = seated(replace(load_character("matteo"), iterations=3), game)
        found = [bot.thinking_time()]
        for _ in range(len(deal) % 2 + 1):
            bot.choose(game.view(0), legal(game.state()))
        found += [bot.thinking_time() for _ in range(20)]
        pauses.append(found)
    assert pauses[0] == pauses[1]
    shortest, longest = load_character("matteo").pace
    assert all(shortest <= pause <= longest for pause in pauses[0])
    assert len(set(pauses[0])) == 21


def test_the_pause_leaves_time_on_the_clock() -> None:
    bot = seated(load_character("nonna"), dealt(Case("oven", 2), "clock"))
    assert bot.thinking_time(2.0) == 0.5
    assert bot.thinking_time(0.0) == 0.0
    assert bot.thinking_time(-1.0) == 0.0
    assert bot.thinking_time(inf) > 1.0


class SlowClock:
    """A clock that goes on by a hundredth of a second whenever somebody looks at it."""

    def __init__(self) -> None:
        """Begin anywhere."""
        self.now = 5000.0

    def __call__(self) -> float:
        """Tell the time."""
        self.now += 0.01
        return self.now


def thought_time(bot: CharacterBot, game: Game, monkeypatch: pytest.MonkeyPatch) -> float:
    """How long a bot thinks by that clock."""
    clock = SlowClock()
    monkeypatch.setattr("pizzaiolo.bots.character_bot.perf_counter", clock)
    begin = clock.now
    assert bot.choose(game.view(0), legal(game.state())) in legal(game.state())
    return clock.now - begin


def test_the_choice_is_made_before_the_pause_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much there is to think about; without a clock, before a second is over."""
    game = dealt(Case("plus", 6), "hurry")
    bot = seated(replace(load_character("nonna"), iterations=10**6), game)
    assert 0.75 < thought_time(bot, game, monkeypatch) < LONGEST_THOUGHT + 0.05
    pause = bot.thinking_time(1.0)
    assert pause == 0.25
    assert 0.1 < thought_time(bot, game, monkeypatch) < pause
    bot.thinking_time(0.0)
    assert thought_time(bot, game, monkeypatch) < 0.05
    bot.thinking_time()
    assert 0.75 < thought_time(bot, game, monkeypatch) < LONGEST_THOUGHT + 0.05


def test_answers_are_ready_in_time() -> None:
    """The shortest pause of everybody is longer than the longest thought."""
    assert all(person.pace[0] > LONGEST_THOUGHT for person in characters())


# Files


def test_one_of_your_own(tmp_path: Path) -> None:
    path = tmp_path / "mia.toml"
    path.write_text(MIA, "utf-8")
    mia = load_character(path)
    assert mia == Character(
        key="mia",
        name="Mia",
        face="M",
        says="Let me try.",
        recall=Recall(capacity=6, decay=0.1, confusion=0.05),
        temper=Temper(bold=0.02),
        iterations=5,
        pace=(1.0, 2.5),
    )
    table = Seated(dealt(Case("oven", 2), "mia"), [make_bot(str(path)), make_bot("random")])
    first = table.bots[0]
    assert isinstance(first, CharacterBot)
    assert first.character == mia
    assert table.play().over


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"Mia"', '""', f'name: found "", expected {NAME}'),
        ('"Mia"', '"M\\nia"', f'name: found "M\\nia", expected {NAME}'),
        ('"Mia"', "3", f"name: found 3, expected {NAME}"),
        (
            'face = "M"\n',
            "",
            "face: found no such key, expected all of name, face, says, memory, thought",
        ),
        (
            '"Let me try."',
            f'"{"la " * 70}la"',
            'says: found "la la la la la la la la la la la la la l...",'
            " expected one line of 1 to 200 characters",
        ),
        ("[temper]", "[tempe]", "tempe: found an unknown key, expected temper"),
        (
            "[temper]",
            "[x]",
            "x: found an unknown key, expected one of name, face, says, memory, thought, temper",
        ),
        ("bold", "blod", "temper.blod: found an unknown key, expected bold"),
        ("0.02", '"much"', 'temper.bold: found "much", expected a number from -1 to 1'),
        ("0.02", "2", "temper.bold: found 2, expected a number from -1 to 1"),
        ("0.02", "nan", "temper.bold: found nan, expected a number from -1 to 1"),
        ("0.02", "true", "temper.bold: found true, expected a number from -1 to 1"),
        (
            "decay = 0.1",
            "",
            "memory.decay: found no such key, expected all of capacity, decay, confusion",
        ),
        ("decay = 0.1", "decay = -1", "memory.decay: found -1, expected a number from 0 to 1"),
        ("= 6", "= 6.5", "memory.capacity: found 6.5, expected a whole number from 0 to 1000"),
        ("= 6", "= true", "memory.capacity: found true, expected a whole number from 0 to 1000"),
        ("= 5", "= 0", "thought.iterations: found 0, expected a whole number from 1 to 1000000"),
        ("[1, 2.5]", "[2.5, 1]", f"thought.pace: found numbers in falling order, {PACE}"),
        ("[1, 2.5]", "[1]", f"thought.pace: found a list of 1, {PACE}"),
        ("[1, 2.5]", "[1, '2']", 'thought.pace[2]: found "2", expected a number from 0 to 60'),
        ("[1, 2.5]", "2", "thought.pace: found 2, expected a list"),
        (
            "[memory]",
            'memory = "good"\n[old]',
            "old: found an unknown key, expected one of name, face, says, memory, thought, temper",
        ),
        (
            "[memory]",
            'memory = "good"\n[temper.x]',
            'memory: found "good", expected "perfect" or a table',
        ),
        ("= 6", "= ", "line 6, column 12: found a syntax error (Invalid value), expected TOML"),
    ],
)
def test_a_bad_file_gets_one_clear_error(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = tmp_path / "mia.toml"
    assert old in MIA
    path.write_text(MIA.replace(old, new, 1), "utf-8")
    with pytest.raises(CharacterError) as told:
        load_character(path)
    assert str(told.value) == f"{path}: {message}"
    with pytest.raises(BotError) as told_by_name:
        make_bot(str(path))
    assert str(told_by_name.value) == f"bot {path}: {message}"


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    missing = tmp_path / "nobody.toml"
    with pytest.raises(CharacterError) as told:
        load_character(missing)
    assert str(told.value) == f"{missing}: found no such file, expected a character in TOML"
    strange = tmp_path / "strange.toml"
    strange.write_bytes(b"name = '\xff'")
    with pytest.raises(CharacterError) as told:
        load_character(strange)
    assert str(told.value) == f"{strange}: line 1: found byte 0xff, expected UTF-8 text"
    with pytest.raises(CharacterError) as told:
        load_character("nona")
    assert str(told.value) == (
        'character: found "nona", expected pia, matteo, carlo, rossi, giulia, tommaso, ferri, '
        "nonna, or the path of a .toml file"
    )


@pytest.mark.source_only
def test_the_document_introduces_everybody() -> None:
    """With what their files say."""
    text = (ROOT / "docs" / "bots.md").read_text("utf-8")
    for person in characters():
        line = f"| {person.face} **{person.name}** (`{person.key}`) | {person.says} | "
        if person.recall is None:
            line += "everything | "
        else:
            line += (
                f"{person.recall.capacity} items, decay {person.recall.decay:g},"
                f" confusion {person.recall.confusion:g} | "
            )
        assert line in text
        assert f"| {person.iterations:,} |\n" in text
