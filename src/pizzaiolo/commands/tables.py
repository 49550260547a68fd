"""The command `pizzaiolo tables`: what a server keeps, listed, copied out, backed up, deleted."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from pizzaiolo.commands import COMMANDS
from pizzaiolo.commands.errors import FINE, CommandError
from pizzaiolo.server.store import Store, StoredTable, StoreError, open_store

EVERY_TABLE = 1_000_000_000


def register(commands: Any) -> None:
    """Add the command, what it can do, and the options."""
    parser = commands.add_parser(
        "tables",
        help=COMMANDS["tables"],
        description="Look after the tables that `pizzaiolo serve` keeps. All but `compact` can be"
        " done while it runs.",
    )
    parser.add_argument("--data", type=Path, metavar="DIR", help="the data folder")
    parser.add_argument(
        "--database", metavar="WHERE", help="a file, or postgresql://... (DIR/tables.sqlite)"
    )
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)

    def action(name: str, run: Callable[..., int], summary: str) -> argparse.ArgumentParser:
        added: argparse.ArgumentParser = actions.add_parser(name, help=summary, description=summary)
        added.set_defaults(run=run)
        return added

    action("list", run_list, "list all tables and books: name, entries, state, last change")
    records = action("records", run_records, "write the records of a table's games to a folder")
    records.add_argument("table", metavar="TABLE")
    records.add_argument("folder", type=Path, metavar="DIR")
    delete = action("delete", run_delete, "delete tables with everything that happened at them")
    delete.add_argument("table", nargs="+", metavar="TABLE")
    forget = action(
        "forget",
        run_forget,
        "delete every table at which somebody of this name ever sat, and their book; take the name"
        " out of their clubs",
    )
    forget.add_argument("name", metavar="NAME")
    forget.add_argument(
        "--yes", action="store_true", help="delete them; without it they are only listed"
    )
    backup = action("backup", run_backup, "copy the file of the tables; only you can read the copy")
    backup.add_argument("target", type=Path, metavar="FILE")
    action("compact", run_compact, "rewrite the file without empty space; stop the server first")


def place_of(args: argparse.Namespace) -> str | Path:
    """Where the tables are kept."""
    from platformdirs import user_data_path

    from pizzaiolo.commands.serve import DATABASE

    if args.database is not None:
        found: str = args.database
        return found if found.startswith(("postgresql://", "postgres://")) else Path(found)
    folder: Path = args.data or user_data_path("pizzaiolo", appauthor=False)
    return folder / DATABASE


def file_of(args: argparse.Namespace) -> Path:
    """The file in which the tables are kept."""
    place = place_of(args)
    if not isinstance(place, Path):
        raise CommandError("PostgreSQL has commands of its own for this: pg_dump and VACUUM.")
    if not place.is_file():
        raise CommandError(f"{place}: expected the file of a server's tables")
    return place


def with_store(args: argparse.Namespace, work: Callable[[Store], Awaitable[None]]) -> int:
    """Do something with the store, and close it."""
    place = place_of(args)
    if isinstance(place, Path):
        file_of(args)

    async def run() -> None:
        store = await open_store(place)
        try:
            await work(store)
        finally:
            await store.close()

    try:
        asyncio.run(run())
    except (StoreError, ModuleNotFoundError) as error:
        raise CommandError(str(error)) from None
    return FINE


def line_of(table: StoredTable) -> str:
    """A table on one line."""
    changed = datetime.fromtimestamp(table.changed, UTC).strftime("%Y-%m-%d %H:%M")
    return f"{table.id}  {table.last:6} entries  {table.tag:15}  {changed}"


def is_book(table_id: str) -> bool:
    """Whether something in a store is a book and not a table: no table has a colon in its name."""
    return ":" in table_id


def run_list(args: argparse.Namespace) -> int:
    """List all tables."""

    async def work(store: Store) -> None:
        for table in await store.tables(limit=EVERY_TABLE):
            print(line_of(table))

    return with_store(args, work)


def run_records(args: argparse.Namespace) -> int:
    """Write the records of the games of a table that are over: they may outlive the table."""
    from pizzaiolo.server.protocol.entries import entry_from_json
    from pizzaiolo.server.table.finished_games import finished_records

    async def work(store: Store) -> None:
        stored = [] if is_book(args.table) else await store.load(args.table)
        if not stored:
            raise CommandError(f"{args.table}: there is no such table")
        records = finished_records(entry_from_json(each.data) for each in stored)
        args.folder.mkdir(parents=True, exist_ok=True)
        for number, record in enumerate(records, 1):
            path = args.folder / f"{args.table}-{number}.json"
            path.write_text(record.to_json(), "utf-8")
            print(path)

    return with_store(args, work)


def run_delete(args: argparse.Namespace) -> int:
    """Delete tables by their names."""

    async def work(store: Store) -> None:
        deleted = await store.delete(args.table)
        print(f"{deleted} of {len(set(args.table))} deleted")

    return with_store(args, work)


def run_forget(args: argparse.Namespace) -> int:
    """Delete all tables of a person, and forget them in their clubs."""
    from pizzaiolo.server.clubs.club_fold import club_in
    from pizzaiolo.server.node.clubs.forgetting import forget_members, members_called

    async def work(store: Store) -> None:
        found: list[StoredTable] = []
        clubs: dict[str, set[int]] = {}
        for table in await store.tables(limit=EVERY_TABLE):
            club = club_in(table.id)
            if club is None and await has_seen(store, table.id, args.name):
                found.append(table)
            elif club is not None and (members := await members_called(store, club, args.name)):
                clubs[club] = members
                print(line_of(table))
        for table in found:
            print(line_of(table))
        if not args.yes:
            print(f"{len(found)} found; --yes deletes them")
            return
        for club, members in clubs.items():
            await forget_members(store, club, members)
            print(f"forgotten in the club {club}")
        deleted = await store.delete([table.id for table in found])
        print(f"{deleted} deleted")

    return with_store(args, work)


async def has_seen(store: Store, table_id: str, name: str) -> bool:
    """Whether somebody of this name ever sat at a table, or is the player of a book."""
    from pizzaiolo.server.protocol.day_entries import Named, day_entry_from_json
    from pizzaiolo.server.protocol.entries import SeatTaken, entry_from_json

    for each in await store.load(table_id):
        if b'"named"' in each.data and is_book(table_id):
            named = day_entry_from_json(each.data)
            if isinstance(named, Named) and named.name.casefold() == name.casefold():
                return True
        elif b'"seat_taken"' in each.data and not is_book(table_id):
            entry = entry_from_json(each.data)
            if isinstance(entry, SeatTaken) and entry.name.casefold() == name.casefold():
                return True
    return False


def run_backup(args: argparse.Namespace) -> int:
    """Copy the file, while it is in use."""
    from pizzaiolo.server.store.sqlite_file import copy

    try:
        copy(file_of(args), args.target)
    except StoreError as error:
        raise CommandError(str(error)) from None
    return FINE


def run_compact(args: argparse.Namespace) -> int:
    """Give back all the space that deleted tables have left."""
    from pizzaiolo.server.store.sqlite_file import compact

    path = file_of(args)
    before = path.stat().st_size
    try:
        compact(path)
    except StoreError as error:
        raise CommandError(str(error)) from None
    print(f"{before} bytes before, {path.stat().st_size} now")
    return FINE
