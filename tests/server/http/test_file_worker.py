"""The process that reads strangers' files: a file as data, or what is wrong with it."""

from __future__ import annotations

import json

from pizzaiolo.server.http.file_worker import BAD, GOOD, answer
from support.places import ROOT

OVEN = (ROOT / "src/pizzaiolo/editions/oven.toml").read_bytes()


def test_an_edition_comes_back_as_data() -> None:
    said = answer(b"edition\n" + OVEN)
    assert said.startswith(GOOD)
    assert json.loads(said.removeprefix(GOOD))["name"] == "oven"


def test_what_is_wrong_is_told_with_its_key() -> None:
    said = answer(b"edition\n" + OVEN.replace(b"hand_limit", b"hand_limits"))
    assert said.startswith(BAD)
    assert json.loads(said.removeprefix(BAD))["code"] == "edition_bad"
    said = answer(b"character\nnonsense")
    assert json.loads(said.removeprefix(BAD))["code"] == "bot_bad"


def test_every_question_is_answered_by_its_sign() -> None:
    questions = [b"edition\n" + OVEN, b"edition\nx", b"character\nx"]
    assert [answer(each)[:1] for each in questions] == [GOOD, BAD, BAD]


def test_a_record_is_played_again_and_its_end_told() -> None:
    record = (ROOT / "tests/golden/records/original-3.json").read_bytes()
    said = answer(b"record\n" + record)
    assert said.startswith(GOOD)
    ended = json.loads(said.removeprefix(GOOD))
    assert ended["edition"] == "original"
    assert ended["pizzas"] == json.loads(record)["result"]["delivered"]
    assert len(ended["key"]) == 32
    for wrong in (b"{}", b"\xff", record.replace(b'"draw', b'"drew', 1)):
        said = answer(b"record\n" + wrong)
        assert json.loads(said.removeprefix(BAD))["code"] == "record_bad"
