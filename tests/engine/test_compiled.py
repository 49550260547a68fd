"""Compiled or not: each run tests what it says it tests, and needs nothing of the compiler."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES

import hatch_build
import pizzaiolo
from support.places import ROOT

MODULES = [
    ".".join(("pizzaiolo", *path.with_suffix("").parts))
    for path in hatch_build.compiled_modules(ROOT / "src" / "pizzaiolo")
]


def test_this_run_tests_what_it_says() -> None:
    """All compiled or none; make also says which it expects."""
    told = os.environ.get("PIZZAIOLO_EXPECT_COMPILED")
    expected = pizzaiolo.compiled() if told is None else told == "1"
    libraries = tuple(EXTENSION_SUFFIXES)
    # Found and not imported: some need packages that are not there on every system.
    found = {name: importlib.util.find_spec(name) for name in MODULES}
    kinds = {
        name: bool(spec and str(spec.origin).endswith(libraries)) for name, spec in found.items()
    }
    assert kinds == dict.fromkeys(MODULES, expected)
    assert pizzaiolo.compiled() is expected


def test_the_compiled_modules_need_no_package_of_the_compiler() -> None:
    """But for those of the studies: they share memory with numpy through librt, an extra."""
    hidden = ("librt", "mypy_extensions", "mypy", "mypyc")
    hide = f"import sys; sys.modules.update(dict.fromkeys({hidden}))"
    played = [name for name in MODULES if not name.startswith("pizzaiolo.research.")]
    program = f"{hide}; import {', '.join(played)}"
    subprocess.run([sys.executable, "-c", program], check=True)
