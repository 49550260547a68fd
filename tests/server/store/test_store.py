"""What every store promises, kept by both of them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from pizzaiolo.server.store import (
    Conflict,
    Gone,
    Store,
    StoredEntry,
    StoredReview,
    StoreUnavailable,
    open_store,
)
from support.loops import in_loop
from support.server.clusters import Cluster

pytestmark = pytest.mark.parametrize("place", ["sqlite", "postgres"], indirect=True)

Place = str | Path | Cluster


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where a new store can be opened; asked for by name, so that SQLite needs no cluster."""
    if request.param == "sqlite":
        return tmp_path / "tables.db"
    found: Cluster = request.getfixturevalue("cluster")
    return found


async def address(place: Place) -> str | Path:
    return await place.new_database() if isinstance(place, Cluster) else place


@asynccontextmanager
async def opened(place: Place) -> AsyncIterator[Store]:
    store = await open_store(await address(place))
    try:
        yield store
    finally:
        await store.close()


def numbers(entries: list[StoredEntry]) -> list[int]:
    return [entry.number for entry in entries]


@in_loop
async def test_what_is_kept_is_loaded_in_order_byte_for_byte(place: Place) -> None:
    everything = bytes(range(256))
    async with opened(place) as store:
        await store.append("t", 1, [b"{}"])
        await store.append("t", 2, [everything, '{"è":"🍕"}'.encode(), b""])
        await store.append("u", 1, [b"other"])
        assert await store.load("t") == [
            StoredEntry(1, b"{}"),
            StoredEntry(2, everything),
            StoredEntry(3, '{"è":"🍕"}'.encode()),
            StoredEntry(4, b""),
        ]
        assert numbers(await store.load("t", after=2)) == [3, 4]
        assert numbers(await store.load("t", after=1, limit=2)) == [2, 3]
        assert await store.load("t", after=4) == []
        assert await store.load("nobody") == []


@in_loop
async def test_another_opening_finds_everything(place: Place) -> None:
    where = await address(place)
    store = await open_store(where)
    await store.append("t", 1, [b"a", b"b"], tag="open")
    await store.close()
    store = await open_store(where)
    assert [entry.data for entry in await store.load("t")] == [b"a", b"b"]
    await store.append("t", 3, [b"c"])
    assert [(table.id, table.last, table.tag) for table in await store.tables()] == [
        ("t", 3, "open")
    ]
    await store.close()


@in_loop
async def test_a_number_that_is_taken_is_a_conflict_and_changes_nothing(place: Place) -> None:
    async with opened(place) as store:
        await store.append("t", 1, [b"a", b"b"], tag="open")
        before = await store.tables()
        for number in (1, 2):
            with pytest.raises(Conflict, match=f"t has 2 entries: {number} is taken"):
                await store.append("t", number, [b"x", b"y", b"z"], tag="other")
        assert [entry.data for entry in await store.load("t")] == [b"a", b"b"]
        assert await store.tables() == before


@in_loop
async def test_a_gap_is_a_mistake_and_changes_nothing(place: Place) -> None:
    async with opened(place) as store:
        await store.append("t", 1, [b"a"])
        with pytest.raises(ValueError, match="t has 1 entries: 3 is not next"):
            await store.append("t", 3, [b"x"])
        with pytest.raises(Gone, match="new has 0 entries: 2 is not next"):
            await store.append("new", 2, [b"x"])
        assert numbers(await store.load("t")) == [1]
        assert [table.id for table in await store.tables()] == ["t"]


@pytest.mark.parametrize(
    ("table_id", "number", "entries", "tag"),
    [
        ("", 1, [b"a"], None),
        ("two words", 1, [b"a"], None),
        ("x" * 65, 1, [b"a"], None),
        ("é", 1, [b"a"], None),
        ("t\n", 1, [b"a"], None),
        ("t", 0, [b"a"], None),
        ("t", 1, [], None),
        ("t", 1, [b"a"], ""),
    ],
)
@in_loop
async def test_what_no_store_can_keep_is_refused(
    place: Place, table_id: str, number: int, entries: list[bytes], tag: str | None
) -> None:
    async with opened(place) as store:
        with pytest.raises(ValueError, match=r"expected|a table's id"):
            await store.append(table_id, number, entries, tag=tag)
        assert await store.tables() == []


@in_loop
async def test_of_many_who_want_the_same_number_one_gets_it(place: Place) -> None:
    async with opened(place) as store:
        for number in range(1, 11):
            outcomes = await asyncio.gather(
                *(store.append("t", number, [b"%d" % who]) for who in range(20)),
                return_exceptions=True,
            )
            kept = [who for who, outcome in enumerate(outcomes) if outcome is None]
            assert len(kept) == 1
            assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 19
            assert (await store.load("t", number - 1))[0].data == b"%d" % kept[0]


@in_loop
async def test_of_two_servers_that_want_the_same_number_one_gets_it(place: Place) -> None:
    """Whatever they write at the same time: every number once, every refusal a Conflict."""
    where = await address(place)
    stores = [await open_store(where), await open_store(where)]
    kept: Counter[tuple[str, int]] = Counter()

    async def play(store: Store, table_id: str) -> None:
        last = 0
        while last < 20:
            try:
                await store.append(table_id, last + 1, [b"x"])
            except Conflict:
                assert len(await store.load(table_id, last)) >= 1
            else:
                kept[table_id, last + 1] += 1
            last += len(await store.load(table_id, last))

    await asyncio.gather(
        *(play(store, f"t{table}") for store in stores for table in range(10)),
    )
    assert kept == {(f"t{table}", number): 1 for table in range(10) for number in range(1, 21)}
    for store in stores:
        for table in range(10):
            assert numbers(await store.load(f"t{table}")) == list(range(1, 21))
        await store.close()


@in_loop
async def test_appends_of_one_table_that_wait_together_are_kept_in_their_order(
    place: Place,
) -> None:
    async with opened(place) as store:
        await asyncio.gather(
            *(
                store.append(f"t{table}", number, [b"%d" % number])
                for number in range(1, 31)
                for table in range(20)
            )
        )
        for table in range(20):
            entries = await store.load(f"t{table}")
            assert [entry.data for entry in entries] == [b"%d" % n for n in range(1, 31)]


@in_loop
async def test_tables_are_found_by_tag_and_by_time(place: Place) -> None:
    async with opened(place) as store:
        for table_id, tag in (("a", "open"), ("b", "playing"), ("c", None), ("d", "open")):
            await store.append(table_id, 1, [b"x"], tag=tag)
        await store.append("a", 2, [b"x"])
        await store.append("d", 2, [b"x"], tag="over")

        async def found(**choices: object) -> list[str]:
            return [table.id for table in await store.tables(**choices)]  # type: ignore[arg-type]

        assert await found() == ["d", "c", "b", "a"]
        assert await found(limit=2) == ["d", "c"]
        assert await found(tags=["open"]) == ["a"]
        assert await found(tags={"over", "playing"}) == ["d", "b"]
        assert await found(tags=[]) == []
        assert await found(tags=["'; --"]) == []
        by_id = {table.id: table for table in await store.tables()}
        assert [by_id[name].tag for name in "abcd"] == ["open", "playing", "", "over"]
        assert [by_id[name].last for name in "abcd"] == [2, 1, 1, 2]
        assert by_id["a"].created <= by_id["a"].changed < by_id["d"].changed
        assert by_id["b"].created == by_id["b"].changed
        # With a new tag the time is exact; otherwise it may lag behind.
        assert by_id["d"].created < by_id["d"].changed
        assert await found(changed_since=by_id["d"].changed) == ["d"]
        assert await found(changed_since=by_id["d"].changed + 1) == []


@in_loop
async def test_closing_keeps_what_waits_and_refuses_what_comes_later(place: Place) -> None:
    where = await address(place)
    store = await open_store(where)
    waiting = [asyncio.create_task(store.append(f"t{n}", 1, [b"x"])) for n in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    await store.close()
    with pytest.raises(StoreUnavailable):
        await store.append("late", 1, [b"x"])
    with pytest.raises(StoreUnavailable):
        await store.load("t0")
    with pytest.raises(StoreUnavailable):
        await store.tables()
    again = await open_store(where)
    assert {table.id for table in await again.tables()} == {f"t{n}" for n in range(50)}
    await again.close()


@in_loop
async def test_whoever_gives_up_waiting_stops_nobody_else(place: Place) -> None:
    async with opened(place) as store:
        tasks = [asyncio.create_task(store.append(f"t{n}", 1, [b"x"])) for n in range(20)]
        await asyncio.sleep(0)
        for task in tasks[::2]:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert [outcome is None for outcome in outcomes] == [False, True] * 10
        for number in range(1, 20, 2):
            assert numbers(await store.load(f"t{number}")) == [1]


@in_loop
async def test_a_subscriber_is_told_of_what_it_does_not_know_and_ends_with_the_store(
    place: Place,
) -> None:
    async with opened(place) as store:
        for table_id, entries in (("a", [b"x"] * 3), ("b", [b"x"] * 2), ("c", [b"x"])):
            await store.append(table_id, 1, entries)
        news = store.subscribe(lambda: {"a": 1, "b": 2, "nobody": 0})
        assert await anext(news) == ("a", 3)
        end = asyncio.ensure_future(anext(news, None))
        await store.append("d", 1, [b"x"])
        assert not end.done()
        await store.close()
        assert await end is None


@in_loop
async def test_who_overhears_nothing_is_told_when_the_store_is_closed(place: Place) -> None:
    async with opened(place) as store:
        end = asyncio.ensure_future(anext(store.overhear(), None))
        await store.announce("t", "to nobody")
        await store.append("t", 1, [b"x"])
        assert not end.done()
    assert await end is None


@in_loop
async def test_what_is_deleted_is_gone_for_everybody_and_others_stay(place: Place) -> None:
    async with opened(place) as store:
        for name in ("a", "b", "c"):
            await store.append(name, 1, [b"1", b"2"], tag="over")
        assert await store.delete(["a", "b", "nowhere"]) == 2
        assert await store.load("a") == []
        assert [table.id for table in await store.tables(tags=["over"])] == ["c"]
        with pytest.raises(Gone):
            await store.append("a", 3, [b"3"])
        assert numbers(await store.load("c")) == [1, 2]
        await store.append("a", 1, [b"new"])
        assert await store.delete([]) == 0


@in_loop
async def test_a_table_that_was_used_since_is_not_deleted(place: Place) -> None:
    async with opened(place) as store:
        await store.append("a", 1, [b"1"])
        (table,) = await store.tables()
        assert await store.tables(changed_before=table.changed) == []
        assert await store.delete(["a"], changed_before=table.changed) == 0
        assert await store.tables(changed_before=table.changed + 1) == [table]
        assert await store.delete(["a"], changed_before=table.changed + 1) == 1


@in_loop
async def test_a_review_is_kept_beside_its_game_and_a_better_one_takes_its_place(
    place: Place,
) -> None:
    where = await address(place)
    store = await open_store(where)
    await store.append("t", 1, [b"a"])
    assert await store.review("t", 1) is None
    growing, complete = StoredReview(2, False, b"half"), StoredReview(2, True, b"\x00whole")
    await store.keep_review("t", 1, StoredReview(2, False, b"a quarter"))
    await store.keep_review("t", 1, growing)
    await store.keep_review("t", 2, complete)
    assert await store.review("t", 1) == growing
    await store.close()
    store = await open_store(where)
    assert (await store.review("t", 1), await store.review("t", 2)) == (growing, complete)
    for worse in (growing, StoredReview(2, True, b"again"), StoredReview(1, True, b"old")):
        await store.keep_review("t", 2, worse)
        assert await store.review("t", 2) == complete
    better = StoredReview(3, False, b"by a better judge")
    await store.keep_review("t", 2, better)
    assert await store.review("t", 2) == better
    assert await store.review("u", 1) is None
    await store.close()


@in_loop
async def test_reviews_are_deleted_with_their_table(place: Place) -> None:
    async with opened(place) as store:
        for name in ("a", "b"):
            await store.append(name, 1, [b"1"])
            await store.keep_review(name, 1, StoredReview(1, True, b"review"))
        assert await store.delete(["a"]) == 1
        assert await store.review("a", 1) is None
        assert await store.review("b", 1) is not None
        # One that comes too late, of a table that is no more, is not kept.
        await store.keep_review("a", 1, StoredReview(1, True, b"late"))
        await store.append("a", 1, [b"another table"])
        assert await store.review("a", 1) is None


@in_loop
async def test_a_claim_on_a_review_ends_with_its_block(place: Place) -> None:
    async with opened(place) as store:
        for _ in range(2):
            async with store.claim_review("t", 1) as ours, store.claim_review("t", 2) as too:
                assert ours
                assert too
            with suppress(ZeroDivisionError):
                async with store.claim_review("t", 1) as ours:
                    assert ours
                    raise ZeroDivisionError


@in_loop
async def test_a_store_that_is_well_says_so(place: Place) -> None:
    async with opened(place) as store:
        assert await store.condition() == "ok"


@in_loop
async def test_a_name_can_be_taken_out_of_entries_and_nothing_else_changes(place: Place) -> None:
    async with opened(place) as store:
        await store.append("t", 1, [b"a", b"Bruno", b"c"], tag="open")
        await store.append("u", 1, [b"Bruno"])
        await store.keep_review("t", 1, StoredReview(1, complete=True, data=b"of Bruno"))
        await store.keep_review("u", 1, StoredReview(1, complete=True, data=b"of Bruno"))
        before = await store.tables()
        await store.redact("t", {2: b"b", 7: b"there is no such entry"})
        assert [entry.data for entry in await store.load("t")] == [b"a", b"b", b"c"]
        assert [entry.data for entry in await store.load("u")] == [b"Bruno"]
        assert await store.tables() == before
        assert await store.review("t", 1) is None
        assert await store.review("u", 1) is not None
        await store.append("t", 4, [b"d"])
