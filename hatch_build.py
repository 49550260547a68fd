"""Build hook: compiles the engine with mypyc where a C compiler is found, else leaves it pure."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# What is compiled, relative to src/pizzaiolo. All of it becomes one mypyc group: calls between
# modules of one group are plain C calls, calls between groups go through Python objects.
COMPILED = ("engine/*.py", "bots/search.py", "bots/tree.py")

# `__init__.py` only gathers names; compiled, it would gain nothing and its attributes would freeze.
LEFT_INTERPRETED = "__init__.py"

C_FLAGS = (
    # Calls inside the shared library need not be replaceable by another library: a third faster.
    "-fno-semantic-interposition",
    # i64 arithmetic wraps as it does in the machine; C calls overflow undefined.
    "-fwrapv",
)

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
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(command)[0])


def compiler_requirements(root: Path) -> list[str]:
    """The exact mypy and setuptools that compile, read from the file that `make lock` hashes."""
    lines = Path(root, "requirements", "compile.in").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel; hatchling finds the class by its base."""

    scratch: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """What an isolated build has to install besides hatchling."""
        if self.target_name == "wheel" and c_compiler():
            return compiler_requirements(Path(self.root))
        return []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless the sources are to be imported in place or there is no compiler."""
        if self.target_name != "wheel" or version == "editable":
            return
        if c_compiler() is None:
            self.app.display_warning("No C compiler is used: the wheel is pure Python.")
            return
        # Kept until `finalize`: hatchling copies the results into the wheel after this method.
        self.scratch = tempfile.TemporaryDirectory(prefix="pizzaiolo-")
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

    def compile(self, scratch: Path) -> dict[str, str]:
        """Compile a copy of the package: each library built, and its place in the wheel.

        Empty where compiling failed, so that a broken compiler costs speed and not the game.
        """
        package = scratch / "pizzaiolo"
        shutil.copytree(
            Path(self.root, "src", "pizzaiolo"),
            package,
            # A library left over from compiling in place would pass for a fresh one.
            ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"),
        )
        modules = [f"pizzaiolo/{module.as_posix()}" for module in compiled_modules(package)]
        setup = scratch / "setup.py"
        setup.write_text(
            SETUP.format(paths=[*MYPY_OPTIONS, *modules], flags=list(C_FLAGS)), encoding="utf-8"
        )
        run = subprocess.run(
            [sys.executable, setup.name, "--quiet", "build_ext", "--inplace"],
            cwd=scratch,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if run.returncode != 0:
            self.app.display_warning(
                f"Compiling failed: the wheel is pure Python. The compiler's last words:\n"
                f"{run.stdout[-4000:]}"
            )
            return {}
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        built = [*scratch.glob(f"*{suffix}"), *package.rglob(f"*{suffix}")]
        return {str(library): library.relative_to(scratch).as_posix() for library in built}
