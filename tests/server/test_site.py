"""A site without a server: relative addresses, choices as files, hashes that are right."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from pizzaiolo.commands.main import main
from pizzaiolo.server import site
from pizzaiolo.server.site import SiteError, write_site


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page as the build leaves it."""
    folder = tmp_path / "page"
    files = {
        "index.html": '<html lang="en"><script src="/assets/a.js"></script></html>',
        "offline.html": '<html lang="en"><img src="/icon.svg"><a href=""></a></html>',
        "manifest.webmanifest": '{"id": "/", "icons": [{ "src": "/icon.svg" }]}',
        "assets/a.js": "1",
        "assets/a.js.gz": "packed",
        "first/en.html": "<html></html>",
        ".sources": "stamp",
        "road/files.json": json.dumps(
            {"version": "1", "files": [{"path": "index.html"}, {"path": "manifest.webmanifest"}]}
        ),
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_every_address_is_relative_and_every_hash_right(page: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    size = write_site(folder, page)
    written = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert size == sum((folder / name).stat().st_size for name in written)
    assert not {name for name in written if name.startswith(("first/", ".")) or ".gz" in name}
    index = (folder / "index.html").read_text()
    assert index == '<html data-site lang="en"><script src="./assets/a.js"></script></html>'
    assert '<img src="./icon.svg"><a href="">' in (folder / "offline.html").read_text()
    manifest = json.loads((folder / "manifest.webmanifest").read_text())
    assert manifest == {"id": "./", "icons": [{"src": "./icon.svg"}]}
    assert len(json.loads((folder / "api/editions.json").read_text())["editions"]) == 5
    assert json.loads((folder / "api/editions/plus.json").read_text())["name"] == "plus"
    assert json.loads((folder / "api/bots.json").read_text())["bots"]
    files = json.loads((folder / "road/files.json").read_text())["files"]
    assert {"index.html", "manifest.webmanifest", "api/bots.json"} <= {f["path"] for f in files}
    for each in files:
        assert each["sha256"] == sha256((folder / each["path"]).read_bytes()).hexdigest()


def test_an_earlier_site_is_written_over_and_nothing_else_is(page: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write_site(folder, page)
    first = (folder / "road/files.json").read_bytes()
    write_site(folder, page)
    assert (folder / "road/files.json").read_bytes() == first
    other = tmp_path / "other"
    other.mkdir()
    (other / "letter.txt").write_text("dear")
    with pytest.raises(SiteError, match="not empty"):
        write_site(other, page)
    with pytest.raises(SiteError, match="not a folder"):
        write_site(other / "letter.txt", page)
    assert [path.name for path in other.iterdir()] == ["letter.txt"]


def test_the_command_says_how_to_look_at_it_or_why_not(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "site"
    monkeypatch.setattr(site.write_site, "__defaults__", (page,))
    assert main(["site", str(folder)]) == 0
    assert f"--directory {folder}" in capsys.readouterr().out
    (page / "road/files.json").unlink()
    assert main(["site", str(tmp_path / "another")]) == 2
    assert "built without" in capsys.readouterr().err
