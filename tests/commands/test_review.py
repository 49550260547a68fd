"""The command `pizzaiolo review`: one game in words and as JSON, many as a table."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pyarrow.parquet
import pytest

from pizzaiolo.commands import main
from pizzaiolo.commands.errors import BAD_INPUT, FINE
from pizzaiolo.review import JUDGE, review
from support.recorded import finished

Ran = tuple[int, str, str]
Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*words: object) -> Ran:
        code = main.main(["review", *map(str, words)])
        return (code, *capsys.readouterr())

    return run


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(finished("command", seats=2).record().to_json(), encoding="utf-8")
    return path


def refused(ran: Ran) -> str:
    """The one line that a refused command says."""
    code, out, err = ran
    assert (code, out, err.count("\n")) == (BAD_INPUT, "", 1)
    return err


def test_a_game_in_words(run: Run, game: Path) -> None:
    code, out, err = run(game, "--iterations", 4)
    assert (code, err) == (FINE, "")
    assert "result" in out
    assert out.startswith("yellow  ")


def test_a_game_as_json(run: Run, game: Path) -> None:
    code, out, err = run(game, "--iterations", 4, "--seats", "1", "--json", "--level", "rail")
    assert (code, err) == (FINE, "")
    record = finished("command", seats=2).record()
    assert out == review(record, [1], 4, "rail").to_json()
    assert json.loads(out)["level"] == "rail"


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_folder_as_a_table(run: Run, tmp_path: Path, jobs: int) -> None:
    """A game that cannot be reviewed is left out, and the command says so."""
    folder = tmp_path / "games"
    folder.mkdir()
    for seats in (2, 3):
        record = finished(f"table {seats}", seats=seats).record()
        (folder / f"{seats}.json").write_text(record.to_json(), encoding="utf-8")
    unfinished = replace(record, actions=record.actions[:-1], result=None)
    (folder / "later.json").write_text(unfinished.to_json(), encoding="utf-8")
    (folder / "notes.md").write_text("not a game", encoding="utf-8")
    out = tmp_path / "out.parquet"
    code, said, err = run(folder, "--table", out, "--iterations", 4, "--jobs", jobs)
    assert (code, said) == (FINE, f"{out}: 2 games, 5 rows\n")
    assert "left out" in err
    assert "later.json: The game is not over" in err
    table = pyarrow.parquet.read_table(out)
    assert json.loads(table.schema.metadata[b"pizzaiolo"]) == {"judge": JUDGE}
    rows = table.to_pylist()
    assert [row["seat"] for row in rows] == [0, 1, 0, 1, 2]
    found = review(record, None, 4)
    for row in rows[2:]:
        account = found.accounts[row["seat"]]
        for name in ("result", "even", "luck", "own", "others", "loss", "memory", "memory_stake"):
            assert row[name] == getattr(account, name)
        own = [decision for decision in found.decisions if decision.seat == row["seat"]]
        assert row["decisions"] == len(own)
        assert row["mistakes"] == sum(decision.verdict == "mistake" for decision in own)


def test_bad_input_gets_one_sentence(run: Run, game: Path, tmp_path: Path) -> None:
    assert "no such file" in refused(run(tmp_path / "none.json")).lower()
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    assert "broken.json" in refused(run(broken))
    record = finished("command", seats=2).record()
    later = replace(record, actions=record.actions[:-1], result=None)
    unfinished = tmp_path / "later.json"
    unfinished.write_text(later.to_json(), encoding="utf-8")
    assert "The game is not over: seat " in refused(run(unfinished))
    assert "iterations: expected 1 to" in refused(run(game, "--iterations", 0))
    assert "seats: expected seats from 0 to 1, not 5" in refused(run(game, "--seats", "5"))
    assert "--seats: expected numbers" in refused(run(game, "--seats", "all"))
    assert "level: expected one of" in refused(run(game, "--level", "fog"))
    assert "expected one GAME" in refused(run(game, game))


def test_a_table_that_cannot_be_made_gets_one_sentence(
    run: Run, game: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.parquet"
    assert "--jobs: expected 1 or more" in refused(run(game, "--table", out, "--jobs", 0))
    assert "choose one of them" in refused(run(game, "--table", out, "--json"))
    nowhere = tmp_path / "nowhere" / "out.parquet"
    assert "there is no folder" in refused(run(game, "--table", nowhere))
    empty = tmp_path / "empty"
    empty.mkdir()
    assert "found no record" in refused(run(empty, "--table", out))
    said = refused(run(game, "--table", out, "--iterations", 0))
    assert said == "pizzaiolo review: iterations: expected 1 to 1,000,000, not 0.\n"
    assert "level: expected one of" in refused(run(game, "--table", out, "--level", "fog"))
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    assert refused(run(broken, "--table", out)).count("broken.json") == 1
    assert not out.exists()
