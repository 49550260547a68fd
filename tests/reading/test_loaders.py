"""Every place that reads what somebody else wrote: known by name, and given the worst files.

A new place that parses or opens something is found by `test_every_reader_is_known`: it takes its
bounds from `pizzaiolo.reading.bounds`, gets a line here, and a row in docs/security.md.
"""

from __future__ import annotations

import ast
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pizzaiolo.commands.main import main
from pizzaiolo.engine.texts import LONGEST_ERROR
from pizzaiolo.reading.bounds import RECORD_BYTES, TOML_BYTES
from support.places import ROOT
from support.recorded import finished

SOURCES = ROOT / "src/pizzaiolo"

READERS = {
    "loads",
    "load",
    "decode",
    "Decoder",
    "JSONDecoder",
    "open",
    "fdopen",
    "read_text",
    "read_bytes",
    "ZipFile",
    "literal_eval",
    "read_array",
}
"""What reads a file or a text, by the name of the function or the method."""

KNOWN = {
    "arena/results.py": "RESULTS_BYTES, RESULT_BYTES, depth",
    "bots/character.py": "built-in files; others through reading/toml",
    "commands/main.py": "writes to nowhere",
    "commands/tables.py": "the server's own database",
    "commands/verify.py": "RECORD_BYTES",
    "editions/load.py": "built-in files; others through reading/toml",
    "reading/bounds.py": "where files are opened: regular ones, with a number of bytes",
    "reading/toml.py": "TOML_BYTES, depth, parts, items",
    "records/json_reader.py": "RECORD_BYTES, depth",
    "records/notation.py": "RECORD_BYTES, depth of an edition in it",
    "research/dataset.py": "a dataset of one's own",
    "research/policy.py": "POLICY_BYTES packed and unpacked, ABOUT_BYTES, depth",
    "server/alone/shelf_store.py": "what this browser kept itself",
    "server/base/worker_process.py": "the pipes between the server and a process that it started",
    "server/books/book.py": "loads from the server's own database",
    "server/books/books.py": "opens books, which are in the server's own database",
    "server/bots/bot_pool.py": "what a bot's process answers; it runs as the server does",
    "server/bots/bot_worker.py": "what the server asks; it runs as the server does",
    "server/bots/review_worker.py": "what the server asks, and reviews that it kept itself",
    "server/clubs/game_list.py": "what this process packed itself",
    "server/http/file_reader.py": "what the process that reads files answers: JSON",
    "server/http/file_worker.py": "data of an edition: upload_bytes or message_bytes, depth",
    "server/http/http_io.py": "upload_bytes, depth",
    "server/http/page.py": "the built page",
    "server/http/routes/club_file_routes.py": "what the process that reads files answers: JSON",
    "server/local.py": "1000 bytes of the answer on one's own port",
    "server/node/archive.py": "loads from the server's own database",
    "server/node/attendance.py": "what other servers of one's own say",
    "server/node/challenges.py": "opens books, which are in the server's own database",
    "server/node/clubs/club_games.py": "loads from the server's own database",
    "server/node/clubs/club_records.py": "loads from the server's own database",
    "server/node/clubs/clubs.py": "opens books, which are in the server's own database",
    "server/node/clubs/forgetting.py": "loads from the server's own database",
    "server/node/days.py": "opens books, which are in the server's own database",
    "server/node/entry_log.py": "loads from the server's own database",
    "server/node/node.py": "loads from the server's own database",
    "server/node/session.py": "message_bytes, depth",
    "server/node/writing.py": "loads from the server's own database",
    "server/protocol/challenge_entries.py": "what the server kept itself",
    "server/protocol/club_entries.py": "what the server kept itself",
    "server/protocol/day_entries.py": "what the server kept itself",
    "server/protocol/entries.py": "what the server kept itself",
    "server/protocol/messages.py": "behind server/node/session",
    "server/serve.py": "ROOT_BYTES, a file of the host's own",
    "server/site.py": "the built page",
    "server/store/__init__.py": "the server's own database",
    "server/store/sqlite_file.py": "the server's own database",
    "server/table/finished_games.py": "reads what it has packed itself",
    "server/table/game/show.py": "opens a window of time, no file",
    "server/table/own_editions.py": "what the server kept itself",
    "version.py": "the note of our own build",
}
"""By module: what bounds what it reads, or why it is nobody else's."""


def readers() -> Iterator[str]:
    """The modules that call something that reads."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name in READERS and not _is_encoding(node):
                    yield path.relative_to(SOURCES).as_posix()


def _is_encoding(call: ast.Call) -> bool:
    """`data.decode()`, `data.decode("utf-8")`: bytes as text, nothing is parsed."""
    of_bytes = isinstance(call.func, ast.Attribute) and call.func.attr == "decode"
    module = getattr(getattr(call.func, "value", None), "attr", "")
    return of_bytes and module != "json" and len(call.args) <= 1 and _plain(call)


def _plain(call: ast.Call) -> bool:
    return all(isinstance(each, ast.Constant) for each in call.args)


def test_every_reader_is_known() -> None:
    assert sorted(set(readers())) == sorted(KNOWN)


# --- The worst files, from the command line ---

RECORD = finished().record().to_json()

TOML: dict[str, bytes] = {
    "dotted key": b".".join([b"a"] * 20_000) + b"=1",
    "dotted header": b"[" + b".".join([b"a"] * 20_000) + b"]",
    "deep lists": b"a=" + b"[" * 20_000,
    "deep tables": b"a=" + b"{a=" * 20_000,
    "too large": b"#" * (TOML_BYTES + 1),
    "many keys": b"\n".join(b"k%d=1" % key for key in range(6000)),
    "long number": b"copies=" + b"9" * 20_000,
    "long key": b"x" * 100_000 + b"=1",
    "long text": b'name="' + b"\xc3\xa9" * 50_000 + b'"',
    "escapes": b'"\\u001b[2J\\u202e\\n" = 1',
    "no text": b"\xff\xfe" * 1000,
    "nothing": b"",
}


def record(edition: object = None, **changed: object) -> bytes:
    """A record with something else in it."""
    data = json.loads(RECORD)
    data.update(changed)
    if edition is not None:
        data["edition"] = edition
    return json.dumps(data).encode()


def nested(depth: int) -> bytes:
    """An edition inside a record, nested so deeply."""
    inside = '{"a":' * depth + "1" + "}" * depth
    edition = f'{{"name": "mine", "hash": "0", "data": {inside}}}'
    return RECORD.replace('"edition": {', f'"edition": {edition}, "x": {{', 1).encode()


NAMED = {"name": "waiter", "hash": json.loads(RECORD)["edition"]["hash"]}
RECORDS: dict[str, bytes] = {
    **{f"edition {name}": record({**NAMED, "name": name}) for name in ("/etc/passwd", "../x.toml")},
    "edition /dev/zero": record({**NAMED, "name": "/dev/zero"}),
    "edition with a line": record({**NAMED, "name": "a\n\x1b[2J\u202e"}),
    "data null": record({**NAMED, "data": None}),
    **{f"nested {depth}": nested(depth) for depth in (20, 500, 980, 20_000)},
    "deep": b'{"format": ' + b"[" * 100_000,
    "too large": RECORD.encode() + b" " * RECORD_BYTES,
    "many objects": record(actions=[{}] * 2_000_000),
    "many texts": b'{"format": ' + b'"",' * 2_000_000,
    "long action": record(actions=[[0, "x" * 1_000_000]]),
    "long number": b'{"format": ' + b"9" * 100_000 + b"}",
    "long key": b'{"' + b"x" * 1_000_000 + b'": 1}',
    "names": record(seats=[{"colour": "yellow", "name": "x" * 100_000}]),
    "title": RECORD.replace("waiter", "x" * 100_000).encode(),
    "no text": b"{\xff" * 1000,
    "nothing": b"",
}

TITLE = "Pizzaiolo record, version 1, rules 1\n"
NOTATIONS: dict[str, bytes] = {
    "edition /dev/zero": f"{TITLE}Edition: /dev/zero, hash 0\n".encode(),
    "edition /etc/passwd": f"{TITLE}Edition: /etc/passwd, hash 0\n".encode(),
    "nested data": f"{TITLE}Edition: x, hash 0\nEdition data: {'[' * 100_000}\n".encode(),
    "data null": f"{TITLE}Edition: waiter, hash 0\nEdition data: null\n".encode(),
    "folded lines": f"{TITLE}Edition: x\n".encode() + b" a\n" * 1_000_000,
    "a long line": f"{TITLE}{'x' * 4_000_000}\n".encode(),
    "escapes": f"{TITLE}Edition: \x1b[2J\u202e, hash \x07\n".encode(),
    "too large": TITLE.encode() + b"#" * RECORD_BYTES,
}

RESULTS: dict[str, bytes] = {
    "nothing": b"",
    "deep": b"[" * 60_000,
    "a long line": b"{" + b" " * 1_000_000 + b"}",
    "bots": b'{"format": "pizzaiolo arena", "version": 1, "bots": {"a": 1}}',
    "version": b'{"format": "pizzaiolo arena", "version": "' + b"x" * 50_000 + b'"}',
    "edition": b'{"format": "pizzaiolo arena", "version": 1, "edition": ["/dev/zero"]}',
    "no text": b"\xff" * 1000,
}

POLICIES: dict[str, bytes] = {"nothing": b"", "no archive": b"PK\x03\x04" * 1000, "text": b"x" * 99}

Command = Callable[[str], list[str]]
LOADERS: dict[str, tuple[str, dict[str, bytes], Command]] = {
    "editions": (".toml", TOML, lambda file: ["editions", file]),
    "play --edition": (".toml", TOML, lambda file: ["play", "--terminal", "--edition", file]),
    "play --bots": (".toml", TOML, lambda file: ["play", "--terminal", "--bots", file]),
    "play --bots policy": (".npz", POLICIES, lambda file: ["play", "--terminal", "--bots", file]),
    "arena --edition": (".toml", TOML, lambda file: ["arena", "random", "--edition", file]),
    "arena character": (".toml", TOML, lambda file: ["arena", f"random,{file}"]),
    "arena policy": (".npz", POLICIES, lambda file: ["arena", f"random,{file}"]),
    "arena --resume": (".jsonl", RESULTS, lambda file: ["arena", "--resume", file]),
    "replay": (".json", RECORDS, lambda file: ["replay", "--text", file]),
    "replay text": (".txt", NOTATIONS, lambda file: ["replay", "--text", file]),
    "review": (".json", RECORDS, lambda file: ["review", file]),
    "review text": (".txt", NOTATIONS, lambda file: ["review", file]),
    "verify": (".json", RECORDS, lambda file: ["verify", file]),
    "verify text": (".txt", NOTATIONS, lambda file: ["verify", file]),
}
"""By loader: the ending of its files, the worst of them, and the command that reads one."""


def refused(command: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What a command says about a file that it refuses."""
    code = main(command)
    said = capsys.readouterr()
    assert code in (1, 2), said
    lines = [*said.out.splitlines(), *said.err.splitlines()]
    assert len(said.err.splitlines()) <= 1
    for line in lines:
        assert len(line) <= LONGEST_ERROR
        assert line.isprintable()
    assert "root:" not in said.out + said.err
    return said.out + said.err


@pytest.mark.parametrize(
    ("loader", "name"), [(loader, name) for loader, each in LOADERS.items() for name in each[1]]
)
def test_the_worst_files_are_refused_in_one_line(
    loader: str, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ending, files, command = LOADERS[loader]
    path = tmp_path / f"worst{ending}"
    path.write_bytes(files[name])
    assert refused(command(str(path)), capsys)


@pytest.mark.parametrize("loader", LOADERS)
def test_no_loader_opens_what_is_no_file(
    loader: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A pipe that nobody writes to, a device without an end, a folder, ten gigabytes of nothing."""
    ending, _, command = LOADERS[loader]
    pipe, device, folder, large = (tmp_path / f"{name}{ending}" for name in "abcd")
    os.mkfifo(pipe)
    device.symlink_to("/dev/zero")
    folder.mkdir()
    with large.open("wb") as file:
        file.truncate(10_000_000_000)
    for path in (pipe, device):
        assert "a device or a pipe" in refused(command(str(path)), capsys)
    assert "a directory" in refused(command(str(folder)), capsys)
    assert "at most" in refused(command(str(large)), capsys)
    strange = tmp_path / f"\x1b[2J\n\u202e{'x' * 200}{ending}"
    assert "no such file" in refused(command(str(strange)), capsys)


def test_each_bound_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    for name, bound in (
        ("dotted key", "at most 8"),
        ("deep lists", "at most 16"),
        ("many keys", "at most 5,000"),
        ("too large", "at most 131,072 bytes"),
    ):
        path.write_bytes(TOML[name])
        assert bound in refused(["editions", str(path)], capsys)
    record = tmp_path / "game.json"
    record.write_bytes(RECORDS["nested 500"])
    assert "at most 16" in refused(["verify", str(record)], capsys)
    record.write_bytes(RECORDS["many objects"])
    assert "at most 200,000" in refused(["verify", str(record)], capsys)
    record.write_bytes(RECORDS["data null"])
    assert "edition.data: found null" in refused(["verify", str(record)], capsys)
    record.write_bytes(RECORDS["edition /etc/passwd"])
    assert 'edition.name: found "/etc/passwd"' in refused(["verify", str(record)], capsys)
