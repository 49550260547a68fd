"""Every `pizzaiolo` command in README.md and docs is one that can be given."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from pizzaiolo.commands import COMMANDS, play
from pizzaiolo.commands.main import _parser, main
from support.places import ROOT

BLOCK = re.compile(r"```sh\n(.*?)```", re.DOTALL)
SPAN = re.compile(r"`(pizzaiolo [^`]+)`")

NO_COMMANDS = {
    "pizzaiolo 1": "how the text of a seed begins",
    "pizzaiolo arena ...": "stands for any options",
}


def commands_of(text: str) -> list[str]:
    """The commands in blocks of sh, and those within sentences."""
    lines = [line for block in BLOCK.findall(text) for line in block.splitlines()]
    in_blocks = [line for line in lines if line.startswith("pizzaiolo ")]
    return [*in_blocks, *SPAN.findall(BLOCK.sub("", text))]


def found() -> list[str]:
    documents = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    texts = [path.read_text(encoding="utf-8") for path in documents]
    return sorted({command for text in texts for command in commands_of(text)})


COMMANDS_OF_THE_DOCUMENTS = [command for command in found() if command not in NO_COMMANDS]


def words_of(command: str) -> list[str]:
    """What is typed after `pizzaiolo`."""
    words = shlex.split(command, comments=True)[1:]
    return [word for word in words if word != "..."]


@pytest.mark.parametrize("command", COMMANDS_OF_THE_DOCUMENTS)
def test_a_command_of_the_documents_can_be_given(
    command: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Its options exist; `editions` is run, and `play` up to where a game would begin."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(play, "_play_in_terminal", lambda _: 0)
    monkeypatch.setattr(play, "_play_in_browser", lambda _: 0)
    words = words_of(command)
    assert words[0] in (*COMMANDS, "--version")
    if words in (["tables"], ["replay"], ["review"]) or "--help" in words:
        words = [words[0], "--help"]
        assert main(words) == 0
    elif words[0] in ("play", "--version") or (words[0] == "editions" and "FILE" not in words):
        assert main(words) == 0
    elif words != ["arena"]:
        assert _parser(words).parse_args(words).command == words[0]


def test_exceptions_are_still_in_the_documents() -> None:
    assert NO_COMMANDS.keys() <= set(found())


def test_a_command_that_cannot_be_given_is_noticed() -> None:
    wrong = commands_of("Call `pizzaiolo arena random --loud`.\n\n```sh\npizzaiolo serves\n```\n")
    assert wrong == ["pizzaiolo serves", "pizzaiolo arena random --loud"]
    for command in wrong:
        assert main(words_of(command)) == 2
