"""The page: a built client as files, compressed, kept or asked for again, or none at all."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from pizzaiolo.server.http import page
from support.servers import Served, serving

SCRIPT = "/assets/index-a1b2c3.js"
WORKER = "/assets/road-worker-a1b2c3.js"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client as the build leaves it: an index, a script with a hash in its name, a worker."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Pizzaiolo</title>", "utf-8")
    (folder / "index.html.gz").write_bytes(gzip.compress(b"<!doctype html>"))
    (folder / SCRIPT[1:]).write_text("export default 1;", "utf-8")
    (folder / f"{SCRIPT[1:]}.gz").write_bytes(gzip.compress(b"export default 1;"))
    (folder / f"{SCRIPT[1:]}.br").write_bytes(b"brotli")
    (folder / WORKER[1:]).write_text("0;", "utf-8")
    (folder / "road").mkdir()
    (folder / "road/files.json").write_text("{}", "utf-8")
    (folder / "road/own-a1b2c3.packed").write_bytes(b"packed")
    (folder / "worker.js").write_text("0;", "utf-8")
    (folder / ".sources").write_text("not for anybody", "utf-8")
    return folder


@pytest.fixture(scope="module")
def served(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    database = tmp_path_factory.mktemp("data") / "tables.sqlite"
    with serving(database, f"--client={client}") as running:
        yield running


def get(served: Served, path: str, **headers: str) -> httpx.Response:
    with httpx.Client() as client:
        client.headers["accept-encoding"] = "identity"
        return client.get(served.url + path, headers=headers)


@pytest.mark.parametrize(
    "path",
    ["/", "/t/abc", "/rules", "/rules/plus", "/learn", "/replay/abc/1"],
)
def test_every_screen_is_the_one_page(served: Served, path: str) -> None:
    answer = get(served, path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.text == "<!doctype html><title>Pizzaiolo</title>"
    assert answer.headers["cache-control"] == page.ASK_AGAIN


def test_what_has_a_hash_in_its_name_is_kept_for_ever(served: Served) -> None:
    answer = get(served, SCRIPT)
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert get(served, "/worker.js").headers["cache-control"] == page.ASK_AGAIN


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("identity", None),
    ],
)
def test_the_best_form_that_is_understood_is_sent(
    served: Served, accepted: str, sent: str | None
) -> None:
    with httpx.stream("GET", served.url + SCRIPT, headers={"accept-encoding": accepted}) as answer:
        body = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == sent
    assert answer.headers["vary"] == "Accept-Encoding"
    plain = {
        "br": b"brotli",
        "gzip": gzip.compress(b"export default 1;"),
        None: b"export default 1;",
    }
    assert body[10:] == plain[sent][10:]


def test_what_has_not_changed_is_not_sent_again(served: Served) -> None:
    first = get(served, "/")
    again = get(served, "/", **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert get(served, "/", **{"if-none-match": '"other"'}).status_code == 200


def test_nothing_of_the_page_comes_from_elsewhere_or_stands_in_it(served: Served) -> None:
    policy = get(served, "/").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy


def test_the_worker_alone_may_run_webassembly(served: Served) -> None:
    policies = {
        path: get(served, path).headers["content-security-policy"]
        for path in ("/", SCRIPT, WORKER, "/worker.js", "/road/own-a1b2c3.packed")
    }
    assert "script-src 'self' 'wasm-unsafe-eval';" in policies.pop(WORKER)
    assert all("script-src 'self';" in policy for policy in policies.values())


def test_what_is_packed_for_the_road_is_kept_and_its_list_is_asked_for_again(
    served: Served,
) -> None:
    assert get(served, "/road/own-a1b2c3.packed").headers["cache-control"] == page.FOR_EVER
    assert get(served, "/road/files.json").headers["cache-control"] == page.ASK_AGAIN


def test_who_looks_for_a_page_that_is_not_there_finds_a_way_on(served: Served) -> None:
    answer = get(served, "/nowhere", accept="text/html,*/*")
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    program = get(served, "/nowhere", accept="application/json")
    assert (program.status_code, program.json()["code"]) == (404, "no_such_page")


@pytest.mark.parametrize("path", ["/.sources", "/assets/none.js", "/assets/../index.html.gz"])
def test_nothing_else_is_served(served: Served, path: str) -> None:
    assert get(served, path).status_code == 404


def test_a_server_without_a_page_says_so_and_serves_programs(tmp_path: Path) -> None:
    empty = tmp_path / "none"
    with serving(tmp_path / "tables.sqlite", f"--client={empty}") as served:
        answer = get(served, "/")
        assert answer.status_code == 200
        assert "installed without its page" in answer.text
        assert "pizzaiolo play --terminal" in answer.text
        assert get(served, "/api/editions").status_code == 200


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("pt-BR, fr;q=0.4, it;q=0.7", "it"),
        ("pt-BR", "en"),
        ("es;q=0, fr;q=0.1", "fr"),
        ("", "en"),
        ("*;q=x,,;;", "en"),
    ],
)
def test_the_first_page_speaks_the_language_that_is_wanted_most(wishes: str, language: str) -> None:
    assert page.spoken(wishes, ("en", "de", "es", "it", "fr")) == language
