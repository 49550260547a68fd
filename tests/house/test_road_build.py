"""The road: what is packed for a page that is its own server, and what if it cannot be."""

from __future__ import annotations

import ast
import gzip
import json
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import road_build
from support.places import ROOT

pytestmark = pytest.mark.source_only


def written(path: Path, content: bytes = b"x") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Sources, a built page, Pyodide's package and a wheel; no network."""
    written(tmp_path / "client/package.json")
    written(tmp_path / "client/package-lock.json")
    written(tmp_path / "requirements/road.txt")
    written(tmp_path / "src/pizzaiolo/__init__.py", b"own = 1")
    written(tmp_path / "src/pizzaiolo/engine/rules.py", b"rules = 1")
    written(tmp_path / "src/pizzaiolo/arena/plan.py", b"arena = 1")
    written(tmp_path / road_build.BUILT / "index.html", b"<!doctype html>")
    written(tmp_path / road_build.BUILT / "assets/site-1.js", b"site " * 100)
    written(tmp_path / road_build.BUILT / "assets/site-1.js.gz", b"small")
    written(tmp_path / road_build.BUILT / "first/en.html")
    pyodide = tmp_path / road_build.PYODIDE
    written(pyodide / "package.json", b'{"version": "1.2.3"}')
    for name in (*road_build.PYODIDE_MODULES, "pyodide.asm.wasm"):
        written(pyodide / name, name.encode())
    library = {"os.py": b"os = 1", "pdb.py": b"pdb = 1", "encodings/utf_8.py": b"utf = 8"}
    written(pyodide / "python_stdlib.zip", road_build.zipped(library))
    wheel = written(tmp_path / "a.whl", road_build.zipped({"starlette/__init__.py": b"web = 1"}))
    monkeypatch.setattr(road_build, "fetch_wheels", lambda _: [wheel])
    return tmp_path


def npm(folder: Path, *words: str) -> None:
    """Compiles nothing, but says in the library that it was asked to, and with what."""
    library, *others = (Path(word) for word in words[3:])
    packed = [name for path in others for name, _ in road_build.unzipped(path.read_bytes())]
    asked = {f"{folder.name} {' '.join(words[:3])}": " ".join(packed).encode()}
    library.write_bytes(
        road_build.zipped({**dict(road_build.unzipped(library.read_bytes())), **asked})
    )


def contents(packed: Path) -> dict[str, bytes]:
    return dict(road_build.unzipped(gzip.decompress(packed.read_bytes())))


def test_everything_is_packed_and_listed_with_its_hash(tree: Path) -> None:
    road_build.build_road(tree, npm)
    page = tree / road_build.BUILT
    listed = json.loads((page / "road/files.json").read_text())["files"]
    files = {each["path"]: each for each in listed}
    assert [path for path in files if not path.startswith("road/")] == [
        "assets/site-1.js",
        "index.html",
    ]
    assert files["assets/site-1.js"]["sent"] == len(b"small")
    for path, each in files.items():
        content = (page / path).read_bytes()
        assert each["bytes"] == len(content)
        assert each["sha256"] == sha256(content).hexdigest()
    (own,) = (page / "road").glob("pizzaiolo-*.packed")
    assert contents(own) == {
        "pizzaiolo/__init__.py": b"own = 1",
        "pizzaiolo/engine/rules.py": b"rules = 1",
    }
    (packages,) = (page / "road").glob("packages-*.packed")
    assert contents(packages) == {"starlette/__init__.py": b"web = 1"}
    pyodide = page / "road/pyodide-1.2.3"
    assert contents(pyodide / "python_stdlib.zip.packed") == {
        "client run bytecode --": b"starlette/__init__.py pizzaiolo/__init__.py"
        b" pizzaiolo/engine/rules.py",
        "encodings/utf_8.py": b"utf = 8",
        "os.py": b"os = 1",
    }
    assert (pyodide / "pyodide.mjs").read_bytes() == b"pyodide.mjs"


def test_it_is_packed_again_only_when_a_source_changes(tree: Path) -> None:
    road_build.build_road(tree, npm)
    listing = tree / road_build.BUILT / "road/files.json"
    first = listing.read_bytes()
    listing.write_bytes(b"as it was")
    road_build.build_road(tree, npm)
    assert listing.read_bytes() == b"as it was"
    (tree / "src/pizzaiolo/engine/rules.py").write_bytes(b"rules = 2")
    road_build.build_road(tree, npm)
    assert json.loads(listing.read_bytes())["version"] != json.loads(first)["version"]


def test_packages_that_cannot_be_fetched_are_said_and_nothing_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path / "requirements/road.txt")
    modules = tmp_path / "client/node_modules"
    modules.mkdir(parents=True)

    def no_network(*_: object, **__: Any) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess([], 1, "no network")

    monkeypatch.setattr(subprocess, "run", no_network)
    with pytest.raises(RuntimeError, match="no network"):
        road_build.fetch_wheels(tmp_path)
    assert list(modules.iterdir()) == []


def test_what_the_server_imports_is_packed_or_pinned() -> None:
    """The server inside a page finds every module: of ours, of the pinned packages, of Python."""
    code = (
        "import sys, pizzaiolo.server.alone.begin\n"
        "print(*sorted({name.partition('.')[0] for name in sys.modules}))\n"
        "print(*sorted(name for name in sys.modules if name.startswith('pizzaiolo.')))"
    )
    said = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    ).stdout.splitlines()
    packed = {
        path.relative_to(ROOT / "src").with_suffix("").as_posix().replace("/", ".")
        for pattern in road_build.ROAD_SOURCES
        for path in ROOT.glob(pattern)
    }
    ours = {name.removesuffix(".__init__") for name in packed}
    assert set(said[1].split()) <= ours
    pins = (ROOT / "requirements/road.txt").read_text(encoding="utf-8").splitlines()
    pinned = {line.partition("==")[0].replace("-", "_") for line in pins if "==" in line}
    others = set(said[0].split()) - set(sys.stdlib_module_names) - pinned - {"pizzaiolo"}
    assert {name for name in others if not name.startswith(("_", "sitecustomize"))} == set()


def test_what_is_needed_is_bytecode_and_can_be_imported_without_its_source(tmp_path: Path) -> None:
    sources = {"needed/__init__.py": b"", "needed/a.py": b"said = 'a'", "later.py": b"said = 'b'"}
    archive = tmp_path / "library.zip"
    archive.write_bytes(
        road_build.compiled(road_build.zipped(sources), {"needed/__init__.py", "needed/a.py"})
    )
    assert [name for name, _ in road_build.unzipped(archive.read_bytes())] == [
        "later.py",
        "needed/__init__.pyc",
        "needed/a.pyc",
    ]
    code = "import later, needed.a; print(needed.a.__file__[-13:], needed.a.said, later.said)"
    said = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(archive)!r}); {code}"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert said.split() == ["/needed/a.pyc", "a", "b"]


def imported(source: str) -> Iterator[str]:
    """Every module that is named in an import, wherever it stands."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module


def test_nothing_is_left_out_of_the_library_that_our_sources_import() -> None:
    asked = {
        name
        for pattern in road_build.ROAD_SOURCES
        for path in ROOT.glob(pattern)
        if path.suffix == ".py"
        for name in imported(path.read_text(encoding="utf-8"))
    }
    assert "asyncio" in asked
    files = {f"{name.replace('.', '/')}{end}" for name in asked for end in (".py", "/__init__.py")}
    assert [name for name in sorted(files) if road_build.is_left_out(name)] == []


def test_the_codecs_of_unicode_stay() -> None:
    kept = ("__init__", "aliases", "ascii", "latin_1", "utf_8", "utf_8_sig", "idna", "cp437")
    assert not any(road_build.is_left_out(f"encodings/{name}.py") for name in kept)
    assert road_build.is_left_out("encodings/big5.py")
