"""Site: the page as a folder of files, which any web space can serve: it is its own server."""

from __future__ import annotations

import gzip
import json
import shutil
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from pizzaiolo.editions import editions, load_edition
from pizzaiolo.server.http.catalogue import all_bots, all_editions, as_file
from pizzaiolo.server.http.page import BUILT, COMPRESSED

LISTING: Final = "road/files.json"

LEFT_OUT: Final = ("first",)
"""The ready-made first pages: a server chooses among them by language."""

REWRITTEN: Final = {"index.html": '="/', "offline.html": '="/', "manifest.webmanifest": '": "/'}
"""Files with addresses from the top, each with how such an address begins."""


class SiteError(Exception):
    """Why no site can be written, in one line."""


def write_site(folder: Path, page: Path = BUILT) -> int:
    """Write a site into a new or empty folder, or over an earlier one; return its size in bytes."""
    if not (page / LISTING).is_file():
        raise SiteError("this package was built without what a page needs to be its own server")
    if folder.exists() and not folder.is_dir():
        raise SiteError(f"{folder} is not a folder")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / LISTING).is_file():
        raise SiteError(f"{folder} is not empty, and holds no site")
    shutil.copytree(page, folder, ignore=_left_out, dirs_exist_ok=True)
    for name, beginning in REWRITTEN.items():
        path = folder / name
        text = path.read_text(encoding="utf-8").replace(beginning, f"{beginning[:-1]}./")
        path.write_text(text.replace("<html ", "<html data-site "), encoding="utf-8")
    catalogue = _catalogue()
    for name, content in catalogue.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    _list_again(folder, catalogue)
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def _left_out(_: str, names: list[str]) -> set[str]:
    return {
        name
        for name in names
        if name in LEFT_OUT or name[0] == "." or Path(name).suffix in COMPRESSED.values()
    }


def _catalogue() -> dict[str, bytes]:
    """What can be chosen, as the answers of a server."""
    answers: dict[str, Any] = {"bots": all_bots(), "editions": all_editions()}
    answers |= {f"editions/{name}": as_file(load_edition(name)) for name in editions()}
    return {f"api/{name}.json": msgspec.json.encode(each) for name, each in answers.items()}


def _list_again(folder: Path, added: dict[str, bytes]) -> None:
    """List what a browser keeps: what was rewritten has another hash, and more has come."""
    listing = json.loads((folder / LISTING).read_text(encoding="utf-8"))
    files = [each for each in listing["files"] if each["path"] not in REWRITTEN]
    names = [each["path"] for each in listing["files"] if each["path"] in REWRITTEN]
    for name in (*names, *added):
        content = (folder / name).read_bytes()
        packed = len(gzip.compress(content, mtime=0))
        digest = sha256(content).hexdigest()
        files.append({"path": name, "bytes": len(content), "sent": packed, "sha256": digest})
    version = sha256(json.dumps(files).encode()).hexdigest()[:16]
    text = json.dumps({"version": version, "files": files})
    (folder / LISTING).write_text(text, encoding="utf-8")
