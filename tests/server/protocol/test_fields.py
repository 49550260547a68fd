"""Every field that is sent is in the table of docs/security.md, which says what it may tell."""

from __future__ import annotations

import inspect
import re
from typing import Any, get_args

import msgspec

from pizzaiolo.server.protocol import (
    answers,
    challenge_answers,
    club_answers,
    day_answers,
    evening_answers,
)
from pizzaiolo.server.protocol.outgoing import ServerMessage
from support.places import ROOT

DOCS = ROOT / "docs"

REQUESTS = (
    answers.NewTable,
    answers.Party,
    answers.Seat,
    day_answers.Begin,
    day_answers.Board,
    challenge_answers.Take,
    club_answers.FoundClub,
    club_answers.ChangeClub,
    club_answers.JoinClub,
    club_answers.ChangeMember,
    club_answers.LeaveClub,
    club_answers.MergeMembers,
    club_answers.AddBot,
    club_answers.SitDown,
    club_answers.ImportGame,
    evening_answers.OpenEvening,
    evening_answers.ChangeEvening,
    evening_answers.BeHere,
    day_answers.Brought,
)
"""What comes in tells nobody anything."""

ROW = re.compile(r"^\| `(\w+)` \| ([\w, ]+) \| ([^|]+) \| ([\w, ]+) \|$", re.MULTILINE)

TESTS = {
    "worlds",
    "sniffer",
    "options",
    "reviews",
    "table",
    "seating",
    "http",
    "devices",
    "days",
    "challenges",
    "clubs",
    "along",
}

Fields = set[tuple[str, str]]


def sent_fields(*types: type) -> Fields:
    """All fields of these types and of whatever they hold."""
    found: Fields = set()
    seen: set[type] = set()

    def walk(kind: Any) -> None:
        if isinstance(kind, msgspec.inspect.StructType | msgspec.inspect.DataclassType):
            if kind.cls not in seen:
                seen.add(kind.cls)
                found.update((kind.cls.__name__, field.encode_name) for field in kind.fields)
                for field in kind.fields:
                    walk(field.type)
            return
        for name in ("types", "item_types"):
            for part in getattr(kind, name, ()):
                walk(part)
        for name in ("item_type", "key_type", "value_type"):
            if (part := getattr(kind, name, None)) is not None:
                walk(part)

    for each in types:
        walk(msgspec.inspect.type_info(each))
    return found


def all_sent() -> Fields:
    bodies = [
        each
        for module in (answers, challenge_answers, day_answers, club_answers, evening_answers)
        for _, each in inspect.getmembers(module, inspect.isclass)
        if issubclass(each, answers.Body) and each not in (answers.Body, *REQUESTS)
    ]
    return sent_fields(*get_args(ServerMessage), *bodies)


def listed() -> list[tuple[str, str]]:
    text = (DOCS / "security.md").read_text("utf-8")
    return [(name, field) for name, fields, *_ in ROW.findall(text) for field in fields.split(", ")]


def test_the_table_lists_every_field_that_is_sent_once_and_no_other() -> None:
    rows = listed()
    assert len(rows) == len(set(rows)), "a field is there twice"
    assert set(rows) == all_sent()


def test_every_row_names_tests_that_there_are() -> None:
    text = (DOCS / "security.md").read_text("utf-8")
    for _, _, source, tests in ROW.findall(text):
        assert source.strip()
        assert set(tests.split(", ")) <= TESTS
    for path in re.findall(r"\]\((\.\./tests/[^)]+)\)", text):
        assert (DOCS / path).is_file(), path


class Inside(msgspec.Struct):
    secret: int


class Message(msgspec.Struct):
    parts: dict[str, tuple[Inside, ...]]


def test_a_new_field_is_noticed_however_deep_it_is() -> None:
    assert sent_fields(Message) == {("Message", "parts"), ("Inside", "secret")}
    assert not sent_fields(Message) & set(listed())
