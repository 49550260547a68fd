"""`pizzaiolo verify`: what it checks, what it says, and how it exits."""

from __future__ import annotations

import argparse
import json
import re
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pizzaiolo.commands.verify import register, run
from pizzaiolo.game import new_game
from pizzaiolo.records.fairness import Fairness, commitment_of, seed_of
from pizzaiolo.records.notation import to_text
from pizzaiolo.records.record import Record
from pizzaiolo.records.verify import verify
from support.places import GOLDEN, ROOT

RECORDS = sorted((GOLDEN / "records").glob("*.json"))

SECRET = "fedcba9876543210" * 4
OTHER = "0" * 64


def fair_record(
    edition: str = "waiter", seats: int = 3, *, finished: bool = True, **options: Any
) -> Record:
    salts = ((0, "basil"), (2, "ù")) if seats > 2 else ((1, "basil"),)
    game = new_game(edition, seats, seed=seed_of(SECRET, salts), start="random", **options)
    game.fairness = Fairness(commitment_of(SECRET), SECRET, salts)
    chance = Random(2)
    while not game.over and (finished or len(game.played) < 9):
        game.play(chance.choice(game.legal()))
    return game.record()


RECORD = fair_record()


def exit_code(*words: str | Path) -> int:
    parser = argparse.ArgumentParser()
    register(parser.add_subparsers())
    args = parser.parse_args(["verify", *map(str, words)])
    assert args.run is run
    code: int = args.run(args)
    return code


def marks(record: Record, published: str | None = None) -> dict[str, str]:
    return {finding.what: finding.mark for finding in verify(record, published)}


def told(record: Record, what: str) -> str:
    return next(finding.told for finding in verify(record) if finding.what == what)


ALL_RIGHT = {
    "commitment": "ok",
    "": "note",
    "seed": "ok",
    "deal": "ok",
    "start": "note",
    "shuffles": "ok",
    "decisions": "ok",
    "result": "ok",
}


# What it says


def test_a_fair_game_is_told_line_by_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_text(RECORD.to_json(), "utf-8")
    assert exit_code(path) == 0
    result = RECORD.result
    assert result is not None
    assert capsys.readouterr().out == (
        f"{path}: waiter, 3 seats\n"
        f"ok     commitment  {commitment_of(SECRET)} is the SHA-256 of the secret\n"
        "note               compare it with what the table showed before the deal\n"
        "ok     seed        it follows from the secret and the salts of seats 0, 2\n"
        "ok     deal        hands, waiters and supply follow from the seed\n"
        f"note   start       seat {RECORD.start}; by lot it is seat {RECORD.start}\n"
        "ok     shuffles    the supplies of the later rounds follow from the seed\n"
        f"ok     decisions   all {len(RECORD.actions)} follow the rules\n"
        f"ok     result      delivered {list(result.delivered)},"
        f" ingredients {list(result.ingredients)}, winners {list(result.winners)}\n"
        "All is right.\n"
    )


@pytest.mark.parametrize("published", [commitment_of(SECRET), f" {commitment_of(SECRET).upper()} "])
def test_what_the_table_showed_is_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], published: str
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(to_text(RECORD), "utf-8")
    assert exit_code(path, "--commitment", published) == 0
    assert "ok     published   it is what the table showed" in capsys.readouterr().out
    assert exit_code(path, "--commitment", OTHER) == 1
    out = capsys.readouterr().out
    assert f"WRONG  published   the table showed {OTHER} before the deal\n" in out
    assert out.endswith("Something is wrong.\n")


def test_a_commitment_is_64_digits(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        exit_code("game.json", "--commitment", "12")
    assert stop.value.code == 2
    assert "expected 64 digits 0-9 a-f, not '12'" in capsys.readouterr().err


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_without_a_promise_is_checked_as_far_as_it_goes(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert exit_code(path) == 0
    out = capsys.readouterr().out
    assert "open   commitment  the record holds none: nothing was promised in it\n" in out
    assert re.search(r'open   seed        where ".*" came from cannot be checked\n', out)
    assert "ok     deal        hands, waiters and supply follow from the seed\n" in out
    assert out.endswith("Nothing is wrong; not everything can be checked.\n")
    # Whoever was shown a promise misses it.
    assert exit_code(path, "--commitment", OTHER) == 1


@pytest.mark.parametrize(
    ("edition", "seats", "options"),
    [
        ("original", 5, {"doubles": True}),
        ("homoludicus", 2, {}),
        ("oven", 4, {}),
        ("plus", 6, {}),
        ("plus", 3, {"helping": False}),
    ],
)
def test_every_edition_can_be_verified(edition: str, seats: int, options: dict[str, bool]) -> None:
    assert marks(fair_record(edition, seats, **options)) == ALL_RIGHT


def test_a_game_that_is_not_over_has_no_result_yet() -> None:
    found = marks(fair_record(finished=False))
    assert found == {
        **{what: mark for what, mark in ALL_RIGHT.items() if what != "shuffles"},
        "result": "open",
    }


def test_without_a_seed_the_shuffles_stay_open() -> None:
    found = marks(replace(RECORD, seed=None, fairness=None))
    assert found == {
        "commitment": "open",
        "deal": "ok",
        "shuffles": "open",
        "decisions": "ok",
        "result": "ok",
    }


# What is wrong


def wrong(record: Record) -> set[str]:
    return {finding.what for finding in verify(record) if finding.mark == "WRONG"}


FAIR = Fairness(commitment_of(SECRET), SECRET, ((0, "basil"), (2, "ù")))


def with_action(number: int, action: str) -> Record:
    actions = list(RECORD.actions)
    actions[number] = (actions[number][0], action)
    return replace(RECORD, actions=tuple(actions))


def test_each_thing_that_is_wrong_is_told_by_its_own_line() -> None:
    hands = (RECORD.hands[1], RECORD.hands[0], RECORD.hands[2])
    shuffles = (RECORD.shuffles[0][::-1], *RECORD.shuffles[1:])
    result = RECORD.result
    assert result is not None
    other_seed = seed_of(OTHER)
    for record, expected in (
        (RECORD, set()),
        (replace(RECORD, fairness=replace(FAIR, commitment=OTHER)), {"commitment"}),
        (replace(RECORD, fairness=replace(FAIR, secret=OTHER)), {"commitment", "seed"}),
        (replace(RECORD, fairness=replace(FAIR, salts=((0, "basil"),))), {"seed"}),
        (replace(RECORD, fairness=Fairness(commitment_of(OTHER), OTHER)), {"seed"}),
        (replace(RECORD, seed=None), {"seed"}),
        # Another seed: neither what was promised nor the cards belong to it.
        (replace(RECORD, seed=other_seed), {"seed", "deal"}),
        (
            replace(RECORD, seed=other_seed, fairness=Fairness(commitment_of(OTHER), OTHER)),
            {"deal"},
        ),
        (replace(RECORD, waiters=RECORD.waiters[::-1]), {"deal", "decisions"}),
        (replace(RECORD, hands=hands), {"deal", "decisions"}),
        (replace(RECORD, supply=RECORD.supply[1:]), {"deal"}),
        (replace(RECORD, shuffles=shuffles), {"shuffles", "decisions"}),
        (with_action(5, "draw nothing"), {"decisions"}),
        (replace(RECORD, result=replace(result, winners=(0, 1))), {"result"}),
        (replace(RECORD, result=None), {"result"}),
    ):
        assert wrong(record) == expected


def test_a_later_supply_that_was_stacked_is_found_though_every_move_is_legal() -> None:
    """The last card of the last supply and the one before it: nobody ever drew them in between."""
    record = fair_record(finished=False)
    game = new_game("waiter", 3, seed=record.seed, start="random")
    chance = Random(3)
    while not game.record().shuffles:
        game.play(chance.choice(game.legal()))
    full = replace(game.record(), fairness=record.fairness)
    supply = full.shuffles[0]
    place = next(n for n in range(len(supply) - 1, 0, -1) if supply[n] != supply[n - 1])
    stacked = [*supply]
    stacked[place], stacked[place - 1] = stacked[place - 1], stacked[place]
    found = verify(replace(full, shuffles=(tuple(stacked),)))
    assert {finding.what for finding in found if finding.mark == "WRONG"} == {"shuffles"}


def test_the_line_of_the_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    text = with_action(0, "place 9 salami").to_json()
    path.write_text(text, "utf-8")
    line = next(n for n, line in enumerate(text.splitlines(), 1) if "place 9 salami" in line)
    assert exit_code(path) == 1
    assert f"WRONG  decisions   line {line}: seat {RECORD.start} cannot" in capsys.readouterr().out


def test_a_text_that_is_wrong_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    text = "# A comment.\n\n" + to_text(RECORD).replace(
        "Salt of yellow: basil", "Salt of yellow: b"
    )
    path.write_text(text, "utf-8-sig")
    assert exit_code(path) == 1
    captured = capsys.readouterr()
    assert captured.err == ""
    line = next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith("Seed"))
    assert captured.out == (
        f"WRONG  record      {path}, line {line}: the seed does not follow from the secret and the"
        " salts\nSomething is wrong.\n"
    )


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "cannot read the file"),
        (b"", "this is not a record"),
        (b"\xff\xfe", "this is not UTF-8 text"),
        (b"Basil and flour.", "this is not a record"),
        (b"{", "the text ends in the middle"),
        (b'{"format": "other"}', "format"),
        (json.dumps({**json.loads(RECORD.to_json()), "version": 2}).encode(), "version"),
    ],
)
def test_what_is_no_record_is_told_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None, reason: str
) -> None:
    path = tmp_path / "game.json"
    if content is not None:
        path.write_bytes(content)
    assert exit_code(path) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"pizzaiolo verify: {path}")
    assert reason in captured.err


# The document


def test_the_numbers_of_the_document_are_those_of_the_program() -> None:
    """Recomputed with a hash function alone, and then dealt by the engine."""
    text = (ROOT / "docs" / "fairness.md").read_text("utf-8")
    shown = dict(re.findall(r"^\| ([a-z0-9, ]+) \| `([^`]+)` \|$", text, re.MULTILINE))
    secret, seed = shown["secret, shown at the end"], shown["seed"]
    salts = [(0, shown["salt of seat 0"]), (1, shown["salt of seat 1"])]

    assert sha256(secret.encode()).hexdigest() == shown["commitment"] == commitment_of(secret)
    lines = ["pizzaiolo fair 1", secret, *(f"{seat}:{salt}" for seat, salt in salts)]
    assert sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest() == seed
    assert seed_of(secret, salts) == seed

    game = new_game("waiter", 2, seed=seed, start="random")
    game.fairness = Fairness(shown["commitment"], secret, tuple(salts))
    record = game.record()
    assert marks(record, shown["commitment"])["published"] == "ok"
    orders = [1, 2, 3, 4, 5, 6, 7, 8]
    steps = re.findall(r"^\| (\d) \| (\d+) \| (\d) \| ([\d ]+) \|$", text, re.MULTILINE)
    digest = sha256(f"pizzaiolo 1\n{seed}\nwaiter 0\n0".encode()).digest()
    assert len(steps) == 7
    for number, (i, value, j, after) in enumerate(steps):
        assert int(value) == int.from_bytes(digest[4 * number : 4 * number + 4], "big")
        assert int(j) == int(value) % (int(i) + 1)
        orders[int(i)], orders[int(j)] = orders[int(j)], orders[int(i)]
        assert " ".join(map(str, orders)) == after
    assert record.waiters[0] == tuple(orders)
    for hand in record.hands:
        assert f"\n{list(hand)!r}\n" in text
    assert record.start == 1
