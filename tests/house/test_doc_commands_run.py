"""Every `pizzaiolo` command of README.md and docs is run, in a fresh folder, as it is installed.

What a command needs lies in that folder: the character and the bot that docs/bots.md shows, a
learned policy, an edition, a record, the tables of a server. Long ones are run with small numbers
(`IN_SMALL`); what runs until it is stopped is stopped once it has said that it is ready.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from house.test_doc_commands import COMMANDS_OF_THE_DOCUMENTS, words_of
from pizzaiolo.game import new_game
from support.places import ROOT

ONLY_PARSED = {
    "pizzaiolo arena search,counter --cluster 10.0.0.1:6379 --results match.jsonl": (
        "needs several machines; tests/arena/test_cluster.py makes a small cluster"
    ),
    "pizzaiolo serve --database postgresql://user:password@host/pizzaiolo": (
        "needs a PostgreSQL; tests/server/store and tests/server/node run with one of their own"
    ),
}
"""What is not run here, and why; tests/house/test_doc_commands.py reads its options."""

NAMES_OF_COMMANDS = {"arena", "replay", "review", "tables"}
"""Mentioned without what they need: each is asked what it can do."""

IN_SMALL = (
    (r"--games \d+", "--games 6"),
    (r"\bsearch,counter", "search@10,counter"),
    (r"^(arena (?!.*--games).*)$", r"\1 --games 6"),
    (r"^(arena (?!.*--seats|.*--resume).*)$", r"\1 --seats 2"),
    (r"^(arena .*)$", r"\1 --jobs 1"),
    (r"^arena --resume FILE --games 6 --jobs 1$", "arena --resume results.jsonl --games 12"),
    (r"^editions FILE$", "editions mine.toml"),
    (r"^review GAME$", "review game.json --iterations 4"),
    (r"\bNAME$", "Ada"),
    (r"\bbackup FILE$", "backup copy.sqlite"),
    (r"\bDIR$", "records"),
    (r"^tables", "tables --data data"),
    (r"^serve(?! --help)", "serve --data data --port 0"),
    (r"^play$", "play --no-browser --port 0"),
    (r"^play (?!--terminal|--help)", "play --no-browser --port 0 "),
)
"""What is exchanged in each command, in this order: placeholders, and large numbers for small."""

READY = re.compile(r"http://127\.0\.0\.1:\d+")

NO_TERMINAL = "needs a terminal"
"""What `play --terminal` ends with here, once its table is laid: tests/terminal plays on."""


def program(folder: Path, words: list[str]) -> subprocess.Popen[str]:
    """The installed command, in a folder where nothing of the user's is found."""
    home = {name: str(folder / "home") for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    return subprocess.Popen(
        [sys.executable, "-m", "pizzaiolo", *words],
        cwd=folder,
        env={**kept, **home, "PYTHONUTF8": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


def run(folder: Path, words: list[str]) -> tuple[int, str, str]:
    """Run a command to its end: its exit code, and what it wrote."""
    process = program(folder, words)
    out, err = process.communicate(timeout=300)
    return process.returncode, out, err


def block(document: str, sort: str, holds: str) -> str:
    """A block of a document of some sort that holds some text."""
    text = (ROOT / "docs" / document).read_text("utf-8")
    found: list[str] = re.findall(rf"```{sort}\n(.*?)```", text, re.DOTALL)
    return next(each for each in found if holds in each)


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with everything that some command needs."""
    folder = tmp_path_factory.mktemp("laid")
    (folder / "home").mkdir()
    (folder / "day-chain").write_text("5ec1e7" + "0" * 58, "ascii")
    character = block("bots.md", "toml", "[temper]")
    (folder / "mia.toml").write_text(
        character.replace("iterations = 500", "iterations = 5"), "utf-8"
    )
    (folder / "watcher.py").write_text(block("bots.md", "python", "class Watcher"), "utf-8")
    package = folder / "watcher-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: watcher\nVersion: 1\n", "utf-8")
    points = block("bots.md", "toml", "entry-points")
    points = points.replace('[project.entry-points."pizzaiolo.bots"]', "[pizzaiolo.bots]")
    (package / "entry_points.txt").write_text(points.replace('"', ""), "utf-8")
    (folder / "examples").mkdir()
    shutil.copy(ROOT / "examples" / "ppo.npz", folder / "examples")
    shutil.copy(ROOT / "src" / "pizzaiolo" / "editions" / "oven.toml", folder / "mine.toml")
    game = new_game("waiter", seats=2, seed=7)
    while not game.over:
        game.play(game.legal()[0])
    (folder / "game.json").write_text(game.record().to_json(), "utf-8")
    words = ["arena", "random,greedy", "--seats", "2", "--games", "6", "--results", "results.jsonl"]
    code, _, err = run(folder, words)
    assert code == 0, err
    return folder


@pytest.fixture(scope="module")
def table(laid: Path) -> str:
    """A table at which Ada sits, in the data of a server that has ended."""
    process = program(laid, ["serve", "--data", "data", "--port", "0"])
    try:
        url = ready(process)
        asked = {"name": "Ada", "bots": ["random"], "config": {"seats": 2}}
        opened: str = httpx.post(f"{url}/api/play", json=asked).json()["table"]
    finally:
        assert stop(process) == 0
    return opened


def ready(process: subprocess.Popen[str]) -> str:
    """The address that a server says it is at."""
    assert process.stdout is not None
    said = READY.search(process.stdout.readline())
    assert said is not None
    return said[0]


def stop(process: subprocess.Popen[str]) -> int:
    """End a server as Ctrl+C does; its exit code."""
    try:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
        return process.returncode
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


def in_small(command: str, table: str) -> list[str]:
    """What is typed after `pizzaiolo`, with small numbers and with what lies in the folder."""
    words = words_of(command)
    if len(words) == 1 and words[0] in NAMES_OF_COMMANDS:
        return [*words, "--help"]
    text = shlex.join(words)
    for old, new in IN_SMALL:
        text = re.sub(old, new, text)
    return [table if word == "TABLE" else word for word in shlex.split(text)]


@pytest.mark.parametrize(
    "command", [each for each in COMMANDS_OF_THE_DOCUMENTS if each not in ONLY_PARSED]
)
def test_a_command_of_the_documents_runs(
    command: str, laid: Path, table: str, tmp_path: Path
) -> None:
    folder = tmp_path / "fresh"
    shutil.copytree(laid, folder)
    words = in_small(command, table)
    if words[0] in ("serve", "play") and "--port" in words:
        process = program(folder, words)
        try:
            assert httpx.get(f"{ready(process)}/healthz").json()["status"] == "ok"
        finally:
            assert stop(process) == 0
        return
    code, out, err = run(folder, words)
    if "--terminal" in words:
        assert (code, out) == (2, "")
        assert NO_TERMINAL in err
        return
    assert code == 0, err
    assert out or words[:3] == ["tables", "--data", "data"], "it says something"


def test_what_is_only_parsed_is_still_in_the_documents() -> None:
    assert ONLY_PARSED.keys() <= set(COMMANDS_OF_THE_DOCUMENTS)


def test_a_command_that_fails_is_noticed(laid: Path) -> None:
    code, _, err = run(laid, ["arena", "./nobody.toml,counter", "--games", "2"])
    assert (code, json.dumps(err).count("\\n")) == (2, 1)
