"""The command `pizzaiolo arena`: reads its options, plays, and reports."""

from __future__ import annotations

import argparse
import json
import shlex
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Protocol

from rich.console import Console
from rich.text import Text

from pizzaiolo.arena.plan import ArenaPlan
from pizzaiolo.arena.play import Outcome
from pizzaiolo.arena.report import Report
from pizzaiolo.arena.results import ResultsError, ResultsFile, read_header, resume
from pizzaiolo.arena.schedule import FIELDS, Fixture, Schedule, ScheduleError
from pizzaiolo.arena.tournament import Tournament
from pizzaiolo.arena.workers import Crew, WorkerError
from pizzaiolo.bots import BotError, bot_names, make_bot_for
from pizzaiolo.commands.errors import BAD_INPUT, FINE, INTERRUPTED, CommandError
from pizzaiolo.commands.progress import TournamentProgress
from pizzaiolo.editions import EditionError, load_edition
from pizzaiolo.engine.setup import OptionError, Setup
from pizzaiolo.engine.texts import one_line
from pizzaiolo.records.record import Record

SOME_FAILED: Final = 1

DEFAULTS: Final[dict[str, object]] = {
    "edition": "oven",
    "seats": None,
    "doubles": False,
    "helping": None,
    "field": None,
    "seed": 1,
}
"""What decides the results if neither the command nor a results file says anything."""

PICTURES: Final = (".svg", ".png")


class Players(Protocol):
    """What plays the games: worker processes, or a cluster."""

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
        """Play all games; outcomes come batch by batch as they end."""


def register(subparsers: argparse._SubParsersAction[Any]) -> None:
    """Add the command to a command line."""
    parser = subparsers.add_parser(
        "arena",
        help="let bots play against each other and measure them",
        description="Bots play duplicate deals on rotated seats; every figure has its error bar.",
    )
    parser.add_argument(
        "bots",
        nargs="?",
        help="names separated by commas: "
        f"{', '.join(bot_names())}, module:Class, or the .toml file of a character; "
        "with --resume, those of the file",
    )
    played = parser.add_argument_group("what is played")
    played.add_argument("--edition", metavar="NAME", help="an edition or its file (oven)")
    played.add_argument("--seats", type=_at_least(2), metavar="N", help="players at a table (4)")
    played.add_argument("--doubles", action="store_true", default=None, help="with double cards")
    played.add_argument(
        "--no-helping",
        dest="helping",
        action="store_false",
        default=None,
        help="without helping, if the edition has it",
    )
    played.add_argument(
        "--field",
        choices=FIELDS,
        help="who meets whom: all alike, or one bot alone against a table of another "
        "(the latter if there are fewer bots than seats)",
    )
    played.add_argument(
        "--games", type=_at_least(1), metavar="N", help="games to play, rounded up (200)"
    )
    played.add_argument("--seed", type=int, metavar="N", help="where all chance comes from (1)")
    played.add_argument(
        "--stop-when", choices=("decided",), help="end as soon as the order of the bots is decided"
    )
    how = parser.add_argument_group("how it is played")
    how.add_argument("--jobs", type=_at_least(1), default=1, metavar="N", help="processes (1)")
    how.add_argument("--cluster", metavar="ADDRESS", help="play on a Ray cluster instead")
    how.add_argument(
        "--patience",
        type=_positive,
        default=60.0,
        metavar="SECONDS",
        help="how long a bot may take for a decision (60)",
    )
    kept = parser.add_argument_group("what is kept")
    kept.add_argument("--results", type=Path, metavar="FILE", help="append every result to FILE")
    kept.add_argument("--resume", type=Path, metavar="FILE", help="go on with a results file")
    kept.add_argument("--records", type=Path, metavar="DIR", help="keep every game for replay")
    kept.add_argument(
        "--dataset", type=Path, metavar="DIR", help="keep every decision as Parquet, to learn from"
    )
    kept.add_argument("--json", type=Path, metavar="FILE", help="the figures as JSON")
    kept.add_argument("--parquet", type=Path, metavar="FILE", help="the results as Parquet")
    kept.add_argument(
        "--picture",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="the figures as a picture, .svg or .png; may be given twice",
    )
    kept.add_argument(
        "--confidence",
        type=_confidence,
        default=0.99,
        metavar="PART",
        help="of intervals and of --stop-when (0.99)",
    )
    parser.set_defaults(run=run)


def _at_least(least: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"expected a number of at least {least}, not {text!r}")
        return int(text)

    return number


def _positive(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"expected seconds, more than 0, not {text!r}")
    return number


def _confidence(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0.5 <= number <= 0.999:
        raise argparse.ArgumentTypeError(f"expected a part from 0.5 to 0.999, not {text!r}")
    return number


def run(args: argparse.Namespace) -> int:
    """Run the command; return its exit code."""
    notes = Console(stderr=True, highlight=False)
    try:
        return _run(args, notes)
    except (
        CommandError,
        BotError,
        EditionError,
        OptionError,
        ResultsError,
        ScheduleError,
        WorkerError,
        OSError,
    ) as error:
        notes.print(Text(one_line(f"pizzaiolo arena: {error}"), style="red"), soft_wrap=True)
        return BAD_INPUT
    except KeyboardInterrupt:
        notes.print(_farewell(args), soft_wrap=True)
        return INTERRUPTED


def _run(args: argparse.Namespace, notes: Console) -> int:
    _check_outputs(args)
    plan, games = _plan(args)
    fixtures = plan.schedule.fixtures(games)
    if len(fixtures) != games:
        notes.print(f"Playing {len(fixtures):,} games instead of {games:,}: whole cycles of deals.")
    stop = args.stop_when is not None
    if stop and len(plan.bots) == 1:
        raise CommandError("--stop-when decided: one bot has no order to decide")
    tournament = Tournament(plan, fixtures, args.confidence, stop=stop)
    with ExitStack() as stack:
        results = _open_results(args, tournament, notes)
        if results is not None:
            stack.callback(results.close)
        if not tournament.over:
            players = stack.enter_context(_players(args, plan))
            _play(tournament, players, results, _keeper(args), notes)
    report = Report.of(tournament, args.confidence)
    report.show(Console(highlight=False))
    _write_outputs(args, report)
    return SOME_FAILED if tournament.failures() else FINE


def _plan(args: argparse.Namespace) -> tuple[ArenaPlan, int]:
    """What is to be played: as the command says, or the file to resume, or by default."""
    found: dict[str, Any] = {} if args.resume is None else read_header(args.resume)
    agreed = {
        key: getattr(args, key) if getattr(args, key) is not None else found.get(key, usual)
        for key, usual in DEFAULTS.items()
    }
    if args.bots is not None:
        bots = tuple(args.bots.split(","))
    elif found:
        bots = tuple(found["bots"])
    else:
        raise CommandError(f"bots: expected names, separated by commas: {', '.join(bot_names())}")
    for bot in bots:
        if bots.count(bot) > 1:
            raise CommandError(f"bots: {bot} is named twice")
    edition = load_edition(agreed["edition"])
    seats = agreed["seats"] or min(4, max(edition.seats))
    setup = Setup(edition, seats, doubles=agreed["doubles"], helping=agreed["helping"])
    for bot in bots:
        make_bot_for(bot, setup)
    field = Schedule(len(bots), seats, agreed["field"]).field
    games = args.games or 200
    return ArenaPlan(str(agreed["edition"]), setup, bots, field, agreed["seed"]), games


def _check_outputs(args: argparse.Namespace) -> None:
    """Refuse now what could not be written after hours of play."""
    if args.results is not None and args.resume is not None:
        raise CommandError("--results, --resume: expected one of them; --resume appends as well")
    for path in args.picture:
        if path.suffix not in PICTURES:
            raise CommandError(f"--picture {path}: expected a name that ends in .svg or .png")
    files = [args.results, args.json, args.parquet, *args.picture]
    for path in files:
        if path is not None and not path.parent.is_dir():
            raise CommandError(f"{path}: there is no folder {path.parent}")
    if args.parquet is not None:
        _need("pyarrow", "--parquet", "arena")
    if args.dataset is not None:
        for module in ("pyarrow", "librt", "mypy_extensions"):
            _need(module, "--dataset", "arena")
    if args.picture:
        _need("matplotlib", "--picture", "arena")
    if args.cluster is not None:
        _need("ray", "--cluster", "cluster")


def _need(module: str, option: str, extra: str) -> None:
    if find_spec(module) is None:
        raise CommandError(f"{option} needs {module}: pip install 'pizzaiolo[{extra}]'")


def _open_results(
    args: argparse.Namespace, tournament: Tournament, notes: Console
) -> ResultsFile | None:
    if args.results is not None:
        return ResultsFile.create(args.results, tournament.plan)
    if args.resume is None:
        return None
    file, outcome, torn = resume(args.resume, tournament.plan, list(tournament.fixtures))
    if torn:
        notes.print(f"{args.resume}: the last line was torn, and is dropped.", soft_wrap=True)
    tournament.take(outcome)
    notes.print(f"{args.resume}: {tournament.played:,} games are there already.", soft_wrap=True)
    return file


def _players(args: argparse.Namespace, plan: ArenaPlan) -> Any:
    keep_records = args.records is not None or args.dataset is not None
    if args.cluster is None:
        return Crew(plan, args.jobs, args.patience, keep_records=keep_records)
    from pizzaiolo.arena.cluster import Cluster

    return Cluster(plan, args.cluster, args.patience, keep_records=keep_records)


def _keeper(args: argparse.Namespace) -> Callable[[Outcome], None]:
    """What is to be done with the records of games: kept as they are, and as decisions."""
    records: Path | None = args.records
    dataset: Path | None = args.dataset
    for folder in (records, dataset):
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)

    def keep(outcome: Outcome) -> None:
        for game, record in outcome.records.items():
            if records is not None:
                Path(records, f"game-{game:06}.json").write_text(record, encoding="utf-8")
            if dataset is not None:
                from pizzaiolo.research.dataset import write_game

                write_game(Record.from_json(record), game, dataset, outcome.thoughts[game])

    return keep


def _play(
    tournament: Tournament,
    players: Players,
    results: ResultsFile | None,
    keep: Callable[[Outcome], None],
    notes: Console,
) -> None:
    """Play what is left; keep first, then count."""
    fixtures = list(tournament.fixtures)
    with TournamentProgress(notes, len(fixtures), tournament.played) as progress:
        for outcome in players.play(tournament.pending()):
            keep(outcome)
            if results is not None:
                results.append(outcome, fixtures)
            tournament.take(outcome)
            progress.update(tournament.played)
            if tournament.over:
                break


def _write_outputs(args: argparse.Namespace, report: Report) -> None:
    if args.json is not None:
        text = json.dumps(report.data(), indent=2, ensure_ascii=False) + "\n"
        args.json.write_text(text, encoding="utf-8")
    if args.parquet is not None:
        from pizzaiolo.arena.parquet import write_parquet

        write_parquet(report.tournament, args.parquet)
    if args.picture:
        from pizzaiolo.arena.picture import draw

        for path in args.picture:
            draw(report, path)


def _farewell(args: argparse.Namespace) -> str:
    file = args.results or args.resume
    if file is None:
        return "Interrupted. With --results FILE, the games would have been kept."
    # The bots and all that decides the results are in the file.
    games = [] if args.games is None else ["--games", str(args.games)]
    command = ["pizzaiolo", "arena", "--resume", str(file), *games]
    return f"Interrupted; the games are kept. To go on: {shlex.join(command)}"
