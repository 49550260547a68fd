"""The command line: every command, and everything that can be typed wrong."""

from __future__ import annotations

import argparse
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from pizzaiolo.commands import COMMANDS, errors, main
from pizzaiolo.commands.errors import BAD_INPUT, FINE, INTERRUPTED
from pizzaiolo.commands.play import PLAY_PORT
from pizzaiolo.editions import editions
from pizzaiolo.game import compiled
from pizzaiolo.records.notation import read_record, to_text
from pizzaiolo.server.protocol.answers import Party
from pizzaiolo.terminal.app import PizzaioloApp
from pizzaiolo.terminal.replay import ReplayApp
from pizzaiolo.version import VERSION
from support.cases import Case
from support.places import ROOT
from support.strategies import Walk

Ran = tuple[int, str, str]
Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command: its exit code, and what it wrote to stdout and to stderr."""

    def run(*words: str) -> Ran:
        code = main.main(words)
        return (code, *capsys.readouterr())

    return run


def refused(ran: Ran) -> str:
    """The one line that a refused command says."""
    code, out, err = ran
    assert code == BAD_INPUT
    assert out == ""
    assert err.endswith("\n")
    assert err.count("\n") == 1
    return err.rstrip()


# Help


def test_help_names_every_command(run: Run) -> None:
    code, out, err = run("--help")
    assert (code, err) == (FINE, "")
    for name, summary in COMMANDS.items():
        assert f"{name} " in out
        assert summary in out


@pytest.mark.parametrize("command", list(COMMANDS))
def test_every_command_has_help(run: Run, command: str) -> None:
    code, out, err = run(command, "--help")
    assert (code, err) == (FINE, "")
    assert out.startswith(f"usage: pizzaiolo {command}")


def test_the_version_is_told(run: Run) -> None:
    code, out, err = run("--version")
    assert (code, err) == (FINE, "")
    speed = "compiled" if compiled() else "interpreted"
    assert re.fullmatch(rf"pizzaiolo {VERSION} \(.+, {speed}\)\n", out)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "pizzaiolo: the following arguments are required: COMMAND"),
        (["bake"], "pizzaiolo: argument COMMAND: invalid choice: 'bake'"),
        (["editions", "waiter", "oven"], "pizzaiolo: unrecognized arguments: oven"),
        (["play", "--sea", "x"], "pizzaiolo play: argument --sea"),
    ],
)
def test_what_is_no_command_gets_one_line(run: Run, words: list[str], said: str) -> None:
    assert refused(run(*words)).startswith(said)


# Editions


def test_editions_are_listed(run: Run) -> None:
    code, out, _ = run("editions")
    assert code == FINE
    for name in editions():
        assert f"\n{name} " in f"\n{out}"


def test_an_edition_is_shown_by_name_and_by_path(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("editions", "plus")
    assert code == FINE
    assert "Ghiottona" in out
    source = ROOT / "src" / "pizzaiolo" / "editions" / "plus.toml"
    copy = tmp_path / "mine.toml"
    copy.write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    assert run("editions", str(copy)) == (FINE, out, "")


def test_an_edition_that_cannot_be_had_gets_one_line(run: Run, tmp_path: Path) -> None:
    assert "expected original, homoludicus" in refused(run("editions", "nonna"))
    missing = tmp_path / "none.toml"
    assert f"{missing}: found no such file" in refused(run("editions", str(missing)))
    broken = tmp_path / "broken.toml"
    broken.write_text("name = \n", encoding="utf-8")
    assert str(broken) in refused(run("editions", str(broken)))


# Play


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--edition", "nonna"], "expected original"),
        (["--edition", "nowhere/none.toml"], "nowhere/none.toml: found no such file"),
        (["--seats", "1"], "--seats: expected 2 to 6, not 1"),
        (["--seats", "six"], "invalid int value: 'six'"),
        (["--seats", "6"], "seats: waiter is for 2, 3, 4, 5 players, not 6"),
        (["--bots", "nobody"], "bot 'nobody': expected one of random"),
        (["--bots", "random,random", "--seats", "4"], "--bots: expected 1 or 3 names for 4 seats"),
        (["--bots", "a,b,c,d,e,f"], "--bots: expected 1 to 5 names, not 6"),
        (["--bots", "os:getcwd"], "bot 'os:getcwd': TypeError"),
        (["--bots", "builtins:slice"], "bot 'builtins:slice': expected something that can hear"),
        (["--doubles", "--edition", "plus"], "doubles: the edition plus is played without them"),
        (["--start", "9"], "start: expected a seat from 0 to 2, not 9"),
        (["--start", "nonna"], "--start: expected a seat (0 is you) or random, not 'nonna'"),
        (["--name", " "], "--name: expected one line of 1 to 40 characters"),
        (["--memory", "glass"], "invalid choice: 'glass'"),
        (["--beat", "fast"], "invalid float value: 'fast'"),
        (["--beat", "nan"], "--beat: expected 0 to 10 seconds, not nan"),
        (["--beat", "-1"], "--beat: expected 0 to 10 seconds, not -1"),
        (["--record", "nowhere/game.json"], "--record: there is no folder"),
    ],
)
def test_a_table_that_cannot_be_had_gets_one_line(run: Run, words: list[str], said: str) -> None:
    line = refused(run("play", "--terminal", *words))
    assert line.startswith("pizzaiolo play: ")
    assert said in line


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seed", "x"], "--seed is for playing in the terminal: add --terminal. In the browser"),
        (["--beat", "1"], "--beat is for playing in the terminal"),
        (["--record", "x"], "--record is for playing in the terminal"),
        (["--terminal", "--port", "1"], "--port is for playing in the browser"),
        (["--terminal", "--no-browser"], "--no-browser is for playing in the browser"),
        (["--port", "65536"], "--port: expected 0 to 65535, not 65536"),
    ],
)
def test_an_option_for_the_other_place_is_refused(run: Run, words: list[str], said: str) -> None:
    assert said in refused(run("play", *words))


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, bool, Party | None]]:
    """What `play` asked the local server for."""
    asked: list[tuple[int, bool, Party | None]] = []

    def play(port: int, *, browser: bool, party: Party | None) -> int:
        asked.append((port, browser, party))
        return FINE

    monkeypatch.setattr("pizzaiolo.server.local.play", play)
    return asked


def test_without_options_it_is_the_browser(
    run: Run, served: list[tuple[int, bool, Party | None]]
) -> None:
    assert run("play")[0] == FINE
    assert run("play", "--no-browser", "--port", "0")[0] == FINE
    assert served == [(PLAY_PORT, True, None), (0, False, None)]


def test_options_for_the_table_open_one_in_the_browser(
    run: Run, served: list[tuple[int, bool, Party | None]], tmp_path: Path
) -> None:
    words = "--edition plus --seats 5 --bots random --no-helping --start 2 --memory rail --name Ada"
    assert run("play", *words.split()) == (FINE, "", "")
    assert run("play", "--bots", "nonna,pia") == (FINE, "", "")
    file = tmp_path / "mine.toml"
    file.write_bytes((ROOT / "src" / "pizzaiolo" / "editions" / "oven.toml").read_bytes())
    assert run("play", "--edition", str(file), "--doubles") == (FINE, "", "")
    first, second, third = [party for _, _, party in served]
    assert first is not None
    assert second is not None
    assert third is not None
    assert first.name == "Ada"
    config = first.config
    assert (config.edition, config.seats, config.bots) == ("plus", 5, ("random",) * 4)
    assert (config.helping, config.start, config.level) == (False, 2, "rail")
    assert (second.config.edition, second.config.bots) == ("waiter", ("nonna", "pia"))
    assert (second.config.seats, second.config.edition_data) == (3, None)
    assert third.config.doubles
    assert third.config.edition_data is not None


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bots", "nona"], "--bots: expected some of random, greedy"),
        (["--bots", "./mia.toml"], "a bot's file or class plays with --terminal"),
        (["--bots", "nonna,nonna"], "--bots: nonna sits at a table in the browser only once"),
        (["--bots", "nonna,pia", "--seats", "4"], "--bots: expected 1 or 3 names for 4 seats"),
        (["--edition", "nowhere"], "nowhere"),
        (["--edition", "oven", "--seats", "6"], "seats: oven is for 2, 3, 4, 5 players, not 6"),
        (["--start", "9"], "start: expected a seat from 0 to 2, not 9"),
        (["--start", "nonna"], "--start: expected a seat (0 is you) or random"),
        (["--name", "A" * 25], "--name: expected at most 24 characters in the browser"),
    ],
)
def test_a_table_that_cannot_be_had_in_the_browser_gets_one_line(
    run: Run, served: list[tuple[int, bool, Party | None]], words: list[str], said: str
) -> None:
    assert said in refused(run("play", *words))
    assert served == []


def test_playing_without_a_terminal_is_refused(run: Run) -> None:
    assert "needs a terminal" in refused(run("play", "--terminal"))


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[PizzaioloApp]:
    """A terminal, and every app that would have been opened on it."""
    apps: list[PizzaioloApp] = []

    def open_app(app: PizzaioloApp) -> None:
        app.table = app._deal(0)
        apps.append(app)

    monkeypatch.setattr(errors, "on_terminal", lambda: True)
    monkeypatch.setattr(PizzaioloApp, "run", open_app)
    return apps


def test_without_options_it_is_you_and_two_bots(run: Run, opened: list[PizzaioloApp]) -> None:
    assert run("play", "--terminal") == (FINE, "", "")
    (app,) = opened
    assert app.table is not None
    assert app.table.game.seats == 3
    assert app.table.awaits_person
    assert sorted(app.table.bots) == [1, 2]


def test_options_decide_the_table(run: Run, opened: list[PizzaioloApp]) -> None:
    words = "--edition plus --seats 5 --bots random --seed x --no-helping --start 2 --name Ada"
    assert run("play", "--terminal", *words.split()) == (FINE, "", "")
    (app,) = opened
    assert app.table is not None
    game = app.table.game
    assert (game.edition.name, game.seats, game.seed) == ("plus", 5, "x")
    assert (game.setup.helping, game.setup.start) == (False, 2)
    assert app.table.names[0] == "Ada"
    run("play", "--terminal", "--bots", "random,greedy,random", "--doubles", "--start", "random")
    table = opened[1].table
    assert table is not None
    assert [type(bot).__name__ for bot in table.bots.values()] == [
        "RandomBot",
        "GreedyBot",
        "RandomBot",
    ]
    assert table.game.setup.doubles


def test_a_learned_policy_sits_down_by_its_path(run: Run, opened: list[PizzaioloApp]) -> None:
    path = ROOT / "examples" / "ppo.npz"
    run("play", "--terminal", "--edition", "oven", "--seats", "2", "--bot", str(path))
    table = opened[0].table
    assert table is not None
    assert [type(bot).__name__ for bot in table.bots.values()] == ["PolicyBot"]


def test_the_game_is_written_where_it_is_wanted(
    run: Run, opened: list[PizzaioloApp], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    assert run("play", "--terminal", "--seed", "kept", "--record", str(file))[0] == FINE
    assert opened[0].table is not None
    assert read_record(file) == opened[0].table.game.record()
    assert "--record: cannot write" in refused(run("play", "--terminal", "--record", str(tmp_path)))


# Replay


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_text(Walk(1, 2, 3).finished(Case("oven", 3)).record().to_json(), encoding="utf-8")
    return file


def test_a_record_is_printed_as_text(run: Run, record_file: Path) -> None:
    code, out, err = run("replay", str(record_file), "--text")
    assert (code, err) == (FINE, "")
    assert out == to_text(read_record(record_file))


def test_a_record_is_opened_on_a_terminal(
    run: Run, record_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = []

    def open_app(app: ReplayApp) -> None:
        opened.append(app)

    monkeypatch.setattr(errors, "on_terminal", lambda: True)
    monkeypatch.setattr(ReplayApp, "run", open_app)
    assert run("replay", str(record_file)) == (FINE, "", "")
    assert len(opened) == 1


def test_a_record_that_cannot_be_replayed_gets_one_line(
    run: Run, record_file: Path, tmp_path: Path
) -> None:
    assert "needs a terminal" in refused(run("replay", str(record_file)))
    assert "cannot read the file" in refused(run("replay", str(tmp_path / "none.json")))
    assert "cannot read the file" in refused(run("replay", str(tmp_path)))
    broken = tmp_path / "broken.json"
    broken.write_bytes(b"\xff\xfe\x00")
    assert str(broken) in refused(run("replay", str(broken), "--text"))
    cheated = tmp_path / "cheated.json"
    text = record_file.read_text(encoding="utf-8")
    cheated.write_text(text.replace('[0, "place', '[1, "place', 1), encoding="utf-8")
    assert str(cheated) in refused(run("replay", str(cheated)))


# Interruptions


def test_ctrl_c_is_quiet(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def wait(_: argparse.Namespace) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("pizzaiolo.commands.editions.run", wait)
    assert run("editions") == (INTERRUPTED, "", "")


def started(*words: str) -> Sequence[str]:
    return (sys.executable, "-m", "pizzaiolo", *words)


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    with subprocess.Popen(
        started("editions", "plus"), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == FINE


IN_PLAY = b"Put something in the oven."
ASKED = b"Leave the table?"


@pytest.mark.parametrize(
    ("answers", "code"),
    [([(IN_PLAY, b"q"), (ASKED, b"y")], FINE), ([(IN_PLAY, b"\x03")], INTERRUPTED)],
    ids=["leave", "interrupt"],
)
def test_a_real_terminal_is_filled_and_given_back(
    answers: list[tuple[bytes, bytes]], code: int
) -> None:
    """A key is pressed when the words that it answers are on the screen."""
    leader, follower = pty.openpty()
    fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    process = subprocess.Popen(
        started("play", "--terminal", "--beat", "0", "--bots", "random"),
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env={**os.environ, "TERM": "xterm-256color"},
    )
    os.close(follower)
    screen = b""
    waiting = list(answers)
    end = time.monotonic() + 60
    try:
        while time.monotonic() < end:
            if select.select([leader], [], [], 0.05)[0]:
                try:
                    screen += os.read(leader, 65536)
                except OSError:  # What Linux says when the other side has closed.
                    break
            elif process.poll() is not None:
                break
            if waiting and waiting[0][0] in screen:
                os.write(leader, waiting.pop(0)[1])
        assert waiting == []
        assert process.wait(30) == code
    finally:
        process.kill()
        process.wait()
        os.close(leader)
    enter, leave = b"\x1b[?1049h", b"\x1b[?1049l"
    assert enter in screen
    assert leave in screen
    assert b"Traceback" not in screen
