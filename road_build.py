"""Builds the road: the server as a page runs it where there is no network.

In a web worker, Pyodide (npm) loads the sources of the package and the few packages that the server
imports (PyPI). All of it is packed here, once, and listed with sizes and hashes beside the files of
the page, so that a browser can fetch and keep it.
"""

from __future__ import annotations

import gzip
import importlib.util
import io
import json
import marshal
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Collection, Iterable
from fnmatch import fnmatchcase
from hashlib import sha256
from pathlib import Path
from typing import Any
from zipfile import ZipFile, ZipInfo

BUILT = Path("src", "pizzaiolo", "server", "client")

# Inside the built client: what it was built from.
STAMP = ".sources"


ROAD = BUILT / "road"

# What the server inside a page is made of.
ROAD_SOURCES = tuple(
    f"src/pizzaiolo/{pattern}"
    for pattern in (
        "*.py",
        *(f"{room}/**/*.py" for room in ("bots", "editions", "engine", "reading", "records")),
        *(f"{room}/**/*.py" for room in ("review", "server")),
        "bots/characters/*.toml",
        "editions/*.toml",
    )
)

PYODIDE = Path("client", "node_modules", "pyodide")

# As they lie in the npm package: two are imported by their names, the others are packed.
PYODIDE_MODULES = ("pyodide.mjs", "pyodide.asm.mjs")
PYODIDE_WASM = "pyodide.asm.wasm"
PYODIDE_LIBRARY = "python_stdlib.zip"

# What of Python's library no browser needs: it starts processes, waits for keys at a terminal,
# tests, speaks with servers of mail, reads what we never write, or stands in for a module in C.
# Without it, there is room for bytecode.
LEFT_OUT = (
    *(f"{package}/*" for package in ("_pyrepl", "multiprocessing", "unittest", "xml", "xmlrpc")),
    *(f"{module}.py" for module in ("bdb", "doctest", "optparse", "pdb", "pickletools", "pydoc")),
    *(f"{module}.py" for module in ("ftplib", "imaplib", "mailbox", "poplib", "smtplib")),
    *(f"{module}.py" for module in ("_pydatetime", "_pydecimal", "_pyio")),
    "encodings/[b-z]*.py",
)
UNICODE = tuple(
    f"encodings/{name}.py" for name in ("cp437", "idna", "latin_1", "punycode", "utf_*")
)

# Which of our modules starts the server, and with it whatever else is read at every start.
BEGIN = "pizzaiolo.server.alone.begin"

# Compiles the library: bytecode belongs to one version of Python, and Pyodide's is seldom ours.
BYTECODE = "client/scripts/bytecode.mjs"

Npm = Callable[..., None]

# The Python of that Pyodide, as PyPI's wheels name it.
ROAD_PYTHON = (
    "--implementation=cp",
    "--python-version=3.14",
    "--abi=cp314",
    "--platform=pyemscripten_2026_0_wasm32",
)


def road_digest(root: Path) -> str:
    """One number for all that the road is built from; empty where there are no sources."""
    if not Path(root, "client", "package.json").is_file():
        return ""
    packed_by = ("requirements/road.txt", "client/package-lock.json", "road_build.py", BYTECODE)
    return digest_of(root, (*ROAD_SOURCES, *packed_by))


def road_is_built(root: Path) -> bool:
    """Whether the road is there and belongs to these sources and to this page."""
    stamp = root / ROAD / STAMP
    if not stamp.is_file():
        return False
    return road_digest(root) in ("", stamp.read_text(encoding="utf-8"))


def build_road(root: Path, run_npm: Npm) -> None:
    """Pack what the server inside a page needs, unless it is there, and list what a page keeps."""
    if road_is_built(root):
        return
    road = root / ROAD
    shutil.rmtree(road, ignore_errors=True)
    wheels = fetch_wheels(root)
    packages = {name: part for wheel in wheels for name, part in unzipped(wheel.read_bytes())}
    own = {
        path.relative_to(root / "src").as_posix(): path.read_bytes()
        for pattern in ROAD_SOURCES
        for path in sorted(root.glob(pattern))
    }
    archives = {"packages": zipped(packages), "pizzaiolo": zipped(own)}
    library = compiled_library(root, archives.values(), run_npm)
    version = json.loads(Path(root, PYODIDE, "package.json").read_text(encoding="utf-8"))["version"]
    pyodide = road / f"pyodide-{version}"
    pyodide.mkdir(parents=True)
    for name in PYODIDE_MODULES:
        content = Path(root, PYODIDE, name).read_bytes()
        Path(pyodide, name).write_bytes(content)
        Path(pyodide, f"{name}.gz").write_bytes(gzip.compress(content, 9, mtime=0))
    wasm = Path(root, PYODIDE, PYODIDE_WASM).read_bytes()
    for name, content in ((PYODIDE_WASM, wasm), (PYODIDE_LIBRARY, library)):
        Path(pyodide, f"{name}.packed").write_bytes(gzip.compress(content, 9, mtime=0))
    for name, content in archives.items():
        packed = gzip.compress(content, 9, mtime=0)
        Path(road, f"{name}-{sha256(packed).hexdigest()[:8]}.packed").write_bytes(packed)
    listing = json.dumps(kept_files(root / BUILT), indent=0).encode()
    Path(road, "files.json").write_bytes(listing)
    Path(road, "files.json.gz").write_bytes(gzip.compress(listing, 9, mtime=0))
    Path(road, STAMP).write_text(road_digest(root), encoding="utf-8")


def compiled_library(root: Path, archives: Iterable[bytes], run_npm: Npm) -> bytes:
    """Python's library, with what is imported at every start as bytecode."""
    whole = dict(unzipped(Path(root, PYODIDE, PYODIDE_LIBRARY).read_bytes()))
    with tempfile.TemporaryDirectory() as scratch:
        library, *others = (Path(scratch, f"{number}.zip") for number in range(3))
        library.write_bytes(zipped({name: whole[name] for name in whole if not is_left_out(name)}))
        for path, archive in zip(others, archives, strict=True):
            path.write_bytes(archive)
        run_npm(root / "client", "run", "bytecode", "--", str(library), *map(str, others))
        return library.read_bytes()


def is_left_out(name: str) -> bool:
    """Whether a file of Python's library is needed in no browser."""
    fits = [any(fnmatchcase(name, pattern) for pattern in each) for each in (LEFT_OUT, UNICODE)]
    return fits == [True, False]


def with_bytecode(archive: bytes, library: str) -> bytes:
    """The library with what is imported from it by our server as bytecode of the running Python.

    Pyodide runs this while the road is built, with its library at this path.
    """
    importlib.import_module(BEGIN)
    files = [getattr(module, "__file__", None) or "" for module in sys.modules.values()]
    needed = {name.removeprefix(f"{library}/") for name in files if name.startswith(f"{library}/")}
    return compiled(archive, needed)


def compiled(archive: bytes, needed: Collection[str]) -> bytes:
    """An archive with the bytecode of some of its modules in place of their sources."""
    files = {}
    for name, content in unzipped(archive):
        if name in needed and name.endswith(".py"):
            code = compile(content, name, "exec", dont_inherit=True)
            # Bit 0: it has the hash of its source and not the time; bit 1 would have it compared.
            head = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little")
            files[f"{name}c"] = head + importlib.util.source_hash(content) + marshal.dumps(code)
        else:
            files[name] = content
    return zipped(files)


def fetch_wheels(root: Path) -> list[Path]:
    """The packages of requirements/road.txt for Pyodide's Python, fetched once by pip."""
    pins = Path(root, "requirements", "road.txt")
    folder = root / PYODIDE.parent / f".road-{sha256(pins.read_bytes()).hexdigest()[:16]}"
    if not folder.is_dir():
        with tempfile.TemporaryDirectory(dir=root / PYODIDE.parent) as scratch:
            command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
            command += ["--require-hashes", "--only-binary=:all:", *ROAD_PYTHON]
            command += ["--dest", f"{scratch}/wheels", "--requirement", str(pins)]
            run = subprocess.run(
                command,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                encoding="utf-8",
                errors="replace",
                check=False,
            )
            if run.returncode != 0:
                raise RuntimeError(f"pip download failed. Its last words:\n{run.stdout[-2000:]}")
            Path(scratch, "wheels").rename(folder)
    return sorted(folder.glob("*.whl"))


def unzipped(archive: bytes) -> Iterable[tuple[str, bytes]]:
    """The files in an archive."""
    with ZipFile(io.BytesIO(archive)) as opened:
        for name in opened.namelist():
            if not name.endswith("/"):
                yield name, opened.read(name)


def zipped(files: dict[str, bytes]) -> bytes:
    """An archive without compression, which is better done over the whole; the same each time."""
    made = io.BytesIO()
    with ZipFile(made, "w") as archive:
        for name in sorted(files):
            archive.writestr(ZipInfo(name), files[name])
    return made.getvalue()


def kept_files(page: Path) -> dict[str, Any]:
    """What a browser keeps for the road: the files, and one number for all of them."""
    files = [kept_file(page, path) for path in sorted(page.rglob("*")) if is_kept(page, path)]
    version = sha256(json.dumps(files).encode()).hexdigest()[:16]
    return {"version": version, "files": files}


def is_kept(page: Path, path: Path) -> bool:
    """Whether a file of the page is needed on the road; what is not is there for the network."""
    if not path.is_file() or path.suffix in (".gz", ".br") or path.name[0] == ".":
        return False
    name = path.relative_to(page).as_posix()
    return not name.startswith(("first/", "offline.", "sw.js", "road/files.json"))


def kept_file(page: Path, path: Path) -> dict[str, str | int]:
    """One file, as it is listed."""
    content, compressed = path.read_bytes(), path.with_name(f"{path.name}.gz")
    return {
        "path": path.relative_to(page).as_posix(),
        "bytes": len(content),
        "sent": compressed.stat().st_size if compressed.is_file() else len(content),
        "sha256": sha256(content).hexdigest(),
    }


def digest_of(root: Path, patterns: Iterable[str]) -> str:
    """One number for the names and contents of files."""
    paths = {path for pattern in patterns for path in root.glob(pattern) if path.is_file()}
    digest = sha256()
    for path in sorted(paths):
        digest.update(f"{path.relative_to(root).as_posix()}\n".encode())
        digest.update(sha256(path.read_bytes()).digest())
    return digest.hexdigest()
