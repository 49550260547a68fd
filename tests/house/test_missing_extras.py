"""Every module and every option that needs an extra says in one line which one, if it is missing.

One process in which no package of any extra can be found imports every module in turn and gives
every command; what each of them said is looked at here, one test for each.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest

import pizzaiolo
from support.places import ROOT

PACKAGE = Path(pizzaiolo.__file__).parent

HIDDEN = (
    *("asyncpg", "gymnasium", "librt", "matplotlib", "mypy_extensions", "numpy", "open_spiel"),
    *("pettingzoo", "pyarrow", "pyspiel", "ray", "torch"),
)

NEED_NOTHING = {
    *("pizzaiolo.research", "pizzaiolo.research.planes", "pizzaiolo.research.swapped_dealer"),
    "pizzaiolo.arena",
    *("pizzaiolo.arena.plan", "pizzaiolo.arena.play", "pizzaiolo.arena.report"),
    *("pizzaiolo.arena.results", "pizzaiolo.arena.schedule", "pizzaiolo.arena.sequence"),
    *("pizzaiolo.arena.stats", "pizzaiolo.arena.tournament", "pizzaiolo.arena.workers"),
}
"""They work without any extra."""

PROGRAM = """
import contextlib, importlib, io, json, sys
from importlib.machinery import PathFinder

hidden, modules, commands = json.load(sys.stdin)
real = PathFinder.find_spec
PathFinder.find_spec = classmethod(
    lambda cls, name, *more: None if name.partition(".")[0] in hidden else real(name, *more)
)
said = {}
for module in modules:
    try:
        importlib.import_module(module)
        said[module] = ""
    except ImportError as error:
        said[module] = str(error)
from pizzaiolo.commands.main import main

for command in commands:
    with contextlib.redirect_stderr(io.StringIO()) as told:
        code = main(command.split())
    said[command] = f"{code} {told.getvalue()}"
print(json.dumps(said))
"""


def modules() -> list[str]:
    """All modules of the rooms in which some need an extra."""
    files = [*(PACKAGE / "research").rglob("*"), *(PACKAGE / "arena").rglob("*")]
    files.append(PACKAGE / "server" / "store" / "postgres.py")
    names = {
        ".".join(("pizzaiolo", *file.relative_to(PACKAGE).parent.parts, file.name.split(".")[0]))
        for file in files
        if file.suffix in (".py", ".so", ".pyd") and "__mypyc" not in file.name
    }
    return sorted(name.removesuffix(".__init__") for name in names)


COMMANDS = {
    "arena random,greedy --parquet a.parquet": "arena",
    "arena random,greedy --picture a.svg": "arena",
    "arena random,greedy --dataset games": "arena",
    "arena random,greedy --cluster 127.0.0.1:1": "cluster",
    f"arena {ROOT / 'examples' / 'ppo.npz'},greedy --seats 2": "arena",
    "review game.json --table a.parquet": "arena",
    "serve --database postgresql://127.0.0.1:1/none --port 0": "postgres",
    "tables --database postgresql://127.0.0.1:1/none list": "postgres",
}
"""Each with the extra that it needs."""


@cache
def said() -> dict[str, str]:
    """What each module and each command said without the extras."""
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input=json.dumps((HIDDEN, modules(), list(COMMANDS))),
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, str] = json.loads(run.stdout.splitlines()[-1])
    return found


@cache
def extras() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return set(project["optional-dependencies"])


def test_the_modules_are_found() -> None:
    assert {"pizzaiolo.research.gymnasium", "pizzaiolo.research.openspiel.game"} <= set(modules())
    assert set(modules()) >= NEED_NOTHING


@pytest.mark.parametrize("module", modules())
def test_a_module_names_its_extra(module: str) -> None:
    if module in NEED_NOTHING:
        assert said()[module] == ""
        return
    (line,) = said()[module].splitlines()
    extra = re.search(r" needs [\w, ]+: pip install 'pizzaiolo\[(\w+)\]'$", line)
    assert extra is not None, line
    assert extra[1] in extras()


@pytest.mark.parametrize(("command", "extra"), COMMANDS.items())
def test_a_command_names_its_extra(command: str, extra: str) -> None:
    code, _, told = said()[command].partition(" ")
    assert code == "2"
    (line,) = told.splitlines()
    assert f"pip install 'pizzaiolo[{extra}]'" in line
    assert extra in extras()
