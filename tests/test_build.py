"""The build: what is compiled, with what, and that each run tests what it says it tests."""

from __future__ import annotations

import ast
import importlib
import os
import subprocess
import sys
import sysconfig
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest

import hatch_build
import pizzaiolo

if TYPE_CHECKING:
    from hatchling.bridge.app import Application

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "pizzaiolo"
MODULES = [
    ".".join(("pizzaiolo", *path.with_suffix("").parts))
    for path in hatch_build.compiled_modules(PACKAGE)
]


class Screen:
    """Stands in for hatchling's."""

    def __init__(self) -> None:
        self.warnings: list[str] = []

    def display_warning(self, message: str) -> None:
        self.warnings.append(message)


def hook(target: str, screen: Screen | None = None) -> hatch_build.CustomBuildHook:
    application = cast("Application", screen or Screen())
    nothing = cast("Any", None)
    return hatch_build.CustomBuildHook(str(ROOT), {}, nothing, nothing, "", target, application)


def pure_wheel() -> dict[str, Any]:
    return {"force_include": {}, "pure_python": True, "infer_tag": False}


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with a C compiler and the headers of Python."""
    (tmp_path / "Python.h").touch()
    path = tmp_path / "some-cc"
    path.touch(mode=0o755)
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CC", "some-cc -pthread")
    monkeypatch.delenv("PIZZAIOLO_COMPILE", raising=False)
    return path


def test_this_run_tests_what_it_says() -> None:
    """All compiled or none; make also says which it expects."""
    told = os.environ.get("PIZZAIOLO_EXPECT_COMPILED")
    expected = pizzaiolo.compiled() if told is None else told == "1"
    libraries = tuple(EXTENSION_SUFFIXES)
    kinds = {
        name: str(importlib.import_module(name).__file__).endswith(libraries) for name in MODULES
    }
    assert kinds == dict.fromkeys(MODULES, expected)
    assert pizzaiolo.compiled() is expected


def test_the_compiled_modules_need_no_package_of_the_compiler() -> None:
    hide = "import sys; sys.modules.update(mypy_extensions=None, mypy=None, mypyc=None)"
    program = f"{hide}; import {', '.join(MODULES)}"
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.source_only
@pytest.mark.parametrize("path", sorted(PACKAGE.glob("engine/*.py")), ids=lambda path: path.stem)
def test_the_engine_imports_only_itself_and_the_standard_library(path: Path) -> None:
    # The contracts in pyproject.toml forbid packages by name; this forbids those without one there.
    allowed = {*sys.stdlib_module_names, "mypy_extensions"}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names = [str(node.module)]
        else:
            continue
        for name in names:
            ours = f"{name}.".startswith("pizzaiolo.engine.")
            assert ours or name.split(".")[0] in allowed, f"line {node.lineno} imports {name}"


@pytest.mark.source_only
def test_the_build_tools_have_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pinned = (ROOT / "requirements" / "build.in").read_text(encoding="utf-8").splitlines()
    assert set(project["build-system"]["requires"]) <= set(pinned)


@pytest.mark.source_only
def test_a_package_init_stays_interpreted(tmp_path: Path) -> None:
    for name in ("engine/__init__.py", "engine/state.py", "bots/search.py", "bots/people.py"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.touch()
    assert hatch_build.compiled_modules(tmp_path) == [
        Path("bots/search.py"),
        Path("engine/state.py"),
    ]


@pytest.mark.source_only
class TestFindingACompiler:
    def test_found_by_the_first_word_of_its_command(self, compiler: Path) -> None:
        assert hatch_build.c_compiler() == str(compiler)

    def test_none_without_the_program(self, compiler: Path) -> None:
        compiler.unlink()
        assert hatch_build.c_compiler() is None

    def test_none_without_the_headers(self, compiler: Path) -> None:
        (compiler.parent / "Python.h").unlink()
        assert hatch_build.c_compiler() is None

    @pytest.mark.usefixtures("compiler")
    def test_none_when_told_so(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("PIZZAIOLO_COMPILE", "0")
        assert hatch_build.c_compiler() is None


@pytest.mark.source_only
class TestHook:
    @pytest.mark.usefixtures("compiler")
    def test_asks_for_exact_versions_to_compile_with(self) -> None:
        asked = hook("wheel").dependencies()
        assert [pin.split("==")[0] for pin in asked] == ["mypy[mypyc]", "setuptools"]

    @pytest.mark.usefixtures("compiler")
    def test_asks_for_nothing_to_pack_the_sources(self) -> None:
        assert hook("sdist").dependencies() == []

    def test_asks_for_nothing_without_a_compiler(self, compiler: Path) -> None:
        compiler.unlink()
        assert hook("wheel").dependencies() == []

    def test_warns_without_a_compiler(self, compiler: Path) -> None:
        compiler.unlink()
        screen, wheel = Screen(), pure_wheel()
        hook("wheel", screen).initialize("standard", wheel)
        assert wheel == pure_wheel()
        assert screen.warnings == ["No C compiler is used: the wheel is pure Python."]

    @pytest.mark.usefixtures("compiler")
    def test_leaves_the_sources_in_place_to_python(self) -> None:
        screen, wheel = Screen(), pure_wheel()
        hook("wheel", screen).initialize("editable", wheel)
        assert wheel == pure_wheel()
        assert screen.warnings == []

    @pytest.mark.usefixtures("compiler")
    def test_stays_pure_when_compiling_fails(self, monkeypatch: pytest.MonkeyPatch) -> None:
        failed = subprocess.CompletedProcess("", 1, "no room on disk")
        monkeypatch.setattr(subprocess, "run", lambda *_, **__: failed)
        screen, wheel = Screen(), pure_wheel()
        builder = hook("wheel", screen)
        builder.initialize("standard", wheel)
        builder.finalize("standard", wheel, "")
        assert wheel == pure_wheel()
        assert "no room on disk" in screen.warnings[0]
