"""The command: the same results however they come about, and clear words when they cannot."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pyarrow.parquet
import pytest

from pizzaiolo.commands import arena as command
from pizzaiolo.game import replay
from support.arena.run import arena
from support.loops import PATIENCE
from support.places import SUPPORT, TESTS

THREE = ("random,greedy,support.arena.bots:Slow", "--seats", "2", "--games", "24", "--seed", "5")


def report(path: Path) -> dict[str, Any]:
    """The figures of a run, without those about time."""
    data: dict[str, Any] = json.loads(path.read_text())
    assert set(data.pop("times")) <= set(data["bots"])
    return data


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    path = tmp_path_factory.mktemp("arena") / "one.json"
    assert arena(*THREE, "--json", str(path)) == 0
    return report(path)


def test_the_number_of_jobs_changes_nothing(
    uninterrupted: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "two.json"
    assert arena(*THREE, "--jobs", "2", "--json", str(path)) == 0
    assert report(path) == uninterrupted
    shown = capsys.readouterr().out
    assert "oven · 2 seats · balanced" in shown
    assert "24 games, 12 deals, seed 5" in shown
    # A long name may be folded; its beginning stands in its line.
    places = [shown.index(f"\n {each['bot'][:8]}") for each in uninterrupted["standings"]]
    assert places == sorted(places)


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(TESTS)]), **more}


def program(*words: str, **more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(SUPPORT / "arena" / "run.py"), *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(**more),
        start_new_session=True,
    )


def wait_for_lines(path: Path, number: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while not path.exists() or path.read_bytes().count(b"\n") < number:
        assert time.monotonic() < deadline, "nothing is being played"
        time.sleep(0.005)


def wait_until_gone(session: int) -> None:
    """Wait until no process of a session runs any more."""
    deadline = time.monotonic() + PATIENCE
    command = ["ps", "-o", "stat=", "-s", str(session)]
    while True:
        found = subprocess.run(command, capture_output=True, text=True, check=False)
        if all(state.startswith("Z") for state in found.stdout.split()):
            return
        assert time.monotonic() < deadline, "workers outlive the program"
        time.sleep(0.02)


def test_killed_at_several_points_it_ends_as_if_nothing_had_happened(
    uninterrupted: dict[str, Any], tmp_path: Path
) -> None:
    results, figures = tmp_path / "r.jsonl", tmp_path / "r.json"
    words: tuple[str, ...] = (*THREE, "--jobs", "2", "--results", str(results))
    for lines in (3, 7, 11):
        running = program(*words, ARENA_TEST_RESULTS=str(results), ARENA_TEST_LINES=str(lines))
        wait_for_lines(results, lines)
        running.kill()
        running.communicate()
        assert results.read_text().count('"game"') < 24, "it was over before it was killed"
        wait_until_gone(running.pid)
        words = ("--resume", str(results), "--games", "24", "--json", str(figures))
    running = program(*words)
    _, errors = running.communicate(timeout=PATIENCE)
    assert running.returncode == 0, errors
    assert "games are there already" in errors
    assert report(figures) == uninterrupted
    played = [json.loads(line) for line in results.read_text().splitlines()]
    assert sorted(line["game"] for line in played if "game" in line) == list(range(24))


def test_interrupted_by_hand_it_says_how_to_go_on(tmp_path: Path) -> None:
    results = tmp_path / "r.jsonl"
    # So many games that it cannot be over before it is interrupted, however slow the machine.
    running = program(*THREE, "--games", "100000", "--results", str(results))
    wait_for_lines(results, 2)
    os.killpg(running.pid, signal.SIGINT)
    _, errors = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130, errors
    assert f"pizzaiolo arena --resume {results} --games 100000" in errors.replace("\n", " ")
    assert "Traceback" not in errors
    wait_until_gone(running.pid)


def test_a_finished_file_is_only_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results, figures = tmp_path / "r.jsonl", tmp_path / "r.json"
    words = ("random,greedy", "--seats", "2", "--games", "4")
    assert arena(*words, "--results", str(results), "--json", str(figures)) == 0
    first = report(figures)
    before = results.read_bytes()
    assert arena("--resume", str(results), "--games", "4", "--json", str(figures)) == 0
    assert report(figures) == first
    assert results.read_bytes() == before
    assert arena("--resume", str(results), "--games", "6") == 0
    assert capsys.readouterr().err.count("4 games are there already") == 2
    assert results.read_bytes().startswith(before)


def test_faults_are_listed_and_the_other_games_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results, figures = tmp_path / "r.jsonl", tmp_path / "r.json"
    words = (
        "support.arena.bots:Raises,support.arena.bots:Dies,random",
        "--seats",
        "2",
        "--games",
        "12",
    )
    assert arena(*words, "--jobs", "2", "--results", str(results), "--json", str(figures)) == 1
    data = report_of_faults(figures)
    reasons = {failure["bot"]: failure["reason"] for failure in data["failures"]}
    assert reasons["support.arena.bots:Raises"].startswith(
        "raised ZeroDivisionError: no flour left"
    )
    assert reasons["support.arena.bots:Dies"] == "ended its worker twice (signal 9)"
    assert data["games"] + len(data["failures"]) == 12
    shown = capsys.readouterr().out
    for failure in data["failures"]:
        assert f"Game {failure['game']} (seed {failure['seed']}," in shown
        assert failure["bots"][failure["seat"]] == failure["bot"]
    assert f"Failed games, not counted above: {len(data['failures'])}" in shown
    assert arena("--resume", str(results), "--games", "12", "--json", str(figures)) == 1
    assert report_of_faults(figures) == data


def report_of_faults(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text())
    del data["times"]
    return data


def test_a_worker_that_dies_once_costs_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    figures = tmp_path / "r.json"
    mark = tmp_path / "mark"
    monkeypatch.setenv("ARENA_TEST_MARK", str(mark))
    words = ("support.arena.bots:DiesOnce,random", "--seats", "2", "--games", "6")
    assert arena(*words, "--json", str(figures)) == 0
    assert mark.exists()
    after = report(figures)
    assert after["games"] == 6
    assert arena(*words, "--json", str(figures)) == 0
    assert report(figures) == after


def test_nobody_waits_for_a_bot_for_ever(tmp_path: Path) -> None:
    figures = tmp_path / "r.json"
    words = (
        "support.arena.bots:Dawdles,random",
        "--seats",
        "2",
        "--games",
        "6",
        "--patience",
        "1",
    )
    assert arena(*words, "--json", str(figures)) == 1
    data = report_of_faults(figures)
    assert {failure["reason"] for failure in data["failures"]} == {"took longer than 1 s"}
    assert {failure["bot"] for failure in data["failures"]} == {"support.arena.bots:Dawdles"}
    assert 0 < data["games"] < 6


def test_it_stops_when_the_order_is_decided(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    reports = []
    for jobs in ("1", "2"):
        figures = tmp_path / f"{jobs}.json"
        words = ("greedy,random", "--seats", "2", "--games", "400", "--stop-when", "decided")
        assert arena(*words, "--jobs", jobs, "--json", str(figures)) == 0
        reports.append(report(figures))
    assert reports[0] == reports[1]
    assert reports[0]["stopped_early"]
    assert reports[0]["games"] == 2 * reports[0]["decided_after"] < 200
    assert "at 99 %: greedy > random" in capsys.readouterr().out


def test_games_are_rounded_up_to_whole_cycles(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("random,greedy", "--seats", "3", "--games", "1") == 0
    shown = capsys.readouterr()
    assert "Playing 6 games instead of 1: whole cycles of deals." in shown.err
    assert "oven · 3 seats · one-vs-rest" in shown.out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("nobody,random",), "bot 'nobody': expected one of random, greedy"),
        (("support.arena.bots:NO_CLASS,random",), "expected a class, found int"),
        (("no_module_here:Bot,random",), "No module named 'no_module_here'"),
        (("random,random",), "bots: random is named twice"),
        ((), "bots: expected names, separated by commas"),
        (("random,greedy", "--edition", "deluxe"), "edition: found \"deluxe\""),
        (("random,greedy", "--seats", "6"), "seats: oven is for 2, 3, 4, 5 players, not 6"),
        (("random,greedy", "--edition", "plus", "--doubles"), "doubles: the edition plus"),
        (("random", "--field", "one-vs-rest"), "takes at least two bots"),
        (("random", "--stop-when", "decided"), "one bot has no order to decide"),
        (("random,greedy", "--picture", "a.gif"), "ends in .svg or .png"),
        (("random,greedy", "--json", "no/folder/a.json"), "there is no folder"),
        (("random,greedy", "--resume", "nowhere.jsonl"), "no such file"),
        (("random,greedy", "--results", "a", "--resume", "b"), "expected one of them"),
    ],
)  # fmt: skip
def test_bad_input_is_told_at_once(
    words: tuple[str, ...],
    message: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert arena(*words, "--games", "2") == 2
    shown = capsys.readouterr()
    assert message in shown.err.replace("\n", " ")
    assert shown.out == ""


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--games", "0"), "expected a number of at least 1, not '0'"),
        (("--seats", "one"), "expected a number of at least 2, not 'one'"),
        (("--patience", "-1"), "expected seconds, more than 0, not '-1'"),
        (("--patience", "soon"), "expected seconds, more than 0, not 'soon'"),
        (("--confidence", "1"), "expected a part from 0.5 to 0.999, not '1'"),
        (("--confidence", "x"), "expected a part from 0.5 to 0.999, not 'x'"),
    ],
)
def test_numbers_out_of_range_are_refused(
    words: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        arena("random,greedy", *words)
    assert message in capsys.readouterr().err


@pytest.mark.parametrize(
    ("option", "file", "module", "extra"),
    [
        ("--parquet", "a.parquet", "pyarrow", "arena"),
        ("--picture", "a.svg", "matplotlib", "arena"),
        ("--cluster", "127.0.0.1:1", "ray", "cluster"),
    ],
)
def test_what_needs_an_extra_says_so_before_a_game_is_played(
    option: str,
    file: str,
    module: str,
    extra: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(command, "find_spec", lambda name: None if name == module else name)
    assert arena("random,greedy", option, file) == 2
    told = capsys.readouterr().err.replace("\n", " ")
    assert f"{option} needs {module}: pip install 'pizzaiolo[{extra}]'" in told


def test_all_that_can_be_kept(tmp_path: Path) -> None:
    files = {end: tmp_path / f"a.{end}" for end in ("jsonl", "json", "parquet", "svg", "png")}
    words = (
        "random,greedy,support.arena.bots:Slow",
        "--edition",
        "plus",
        "--no-helping",
        "--seats",
        "2",
    )
    options = [
        *("--results", str(files["jsonl"]), "--json", str(files["json"])),
        *("--parquet", str(files["parquet"]), "--records", str(tmp_path / "records")),
        *("--picture", str(files["svg"]), "--picture", str(files["png"])),
    ]
    assert arena(*words, "--games", "6", *options) == 0
    data = report(files["json"])
    lines = [json.loads(line) for line in files["jsonl"].read_text().splitlines()]
    assert lines[0]["edition_hash"] == data["edition_hash"]
    games = {line["game"]: line for line in lines if "game" in line}

    table = pyarrow.parquet.read_table(files["parquet"])
    assert json.loads(table.schema.metadata[b"pizzaiolo"]) == lines[0]
    rows = table.to_pylist()
    assert len(rows) == 12
    for row in rows:
        game = games[row["game"]]
        seat = row["seat"]
        assert row["seed"] == game["seed"]
        assert row["bot"] == game["bots"][seat]
        assert row["delivered"] == game["delivered"][seat]
        assert row["by_round"] == [by_seat[seat] for by_seat in game["rounds"]]
        assert row["ingredients"] == game["ingredients"][seat]
        assert row["decisions"] == game["decisions"][seat]
        assert row["win"] == (seat in game["winners"]) / len(game["winners"])
    for each in data["standings"]:
        wins = [row["win"] for row in rows if row["bot"] == each["bot"]]
        assert each["win_share"]["value"] == pytest.approx(sum(wins) / len(wins))

    for number, game in games.items():
        record = replay(tmp_path / "records" / f"game-{number:06}.json")
        assert record.seed == game["seed"]
        assert list(record.result().delivered) == game["delivered"]

    picture = ElementTree.parse(files["svg"]).getroot()
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    words_in_it = "".join(picture.itertext())
    assert all(word in words_in_it for word in ("greedy", "round 4", "seed 1"))
    assert files["png"].read_bytes().startswith(b"\x89PNG")
    again = tmp_path / "again.svg"
    resumed = ("--resume", str(files["jsonl"]), "--games", "6", "--picture", str(again))
    assert arena(*resumed) == 0
    assert again.read_bytes() == files["svg"].read_bytes()
