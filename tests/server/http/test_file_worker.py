"""The process that reads strangers' files: a file as data, or what is wrong with it."""

from __future__ import annotations

import io
import json

from pizzaiolo.server.http.file_worker import BAD, GOOD, LENGTH, answer, answer_all
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


def test_questions_are_answered_in_their_order_until_there_are_no_more() -> None:
    questions = [b"edition\n" + OVEN, b"edition\nx", b"character\nx"]
    lines = b"".join(LENGTH.pack(len(each)) + each for each in questions)
    answers = io.BytesIO()
    answer_all(io.BytesIO(lines + b"\0\0"), answers)
    data, signs = answers.getvalue(), []
    while data:
        size = LENGTH.unpack(data[: LENGTH.size])[0]
        signs.append(data[LENGTH.size : LENGTH.size + 1])
        data = data[LENGTH.size + size :]
    assert signs == [GOOD, BAD, BAD]
