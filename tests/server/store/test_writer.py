"""The one writer of a store: who waits together, who is told what, and that it goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest

from pizzaiolo.server.store import Conflict, Gone, StoreUnavailable, writer
from pizzaiolo.server.store.writer import Append, Outcome, Writer, checked, refusal
from support.loops import in_loop


def append(table: str, number: int = 1) -> Append:
    return checked(table, number, [b"x"], None)


class Disk:
    """Notes every batch; its outcomes are what the test says, one for each batch."""

    def __init__(self, *outcomes: list[Outcome] | Exception) -> None:
        self.batches: list[list[str]] = []
        self._outcomes = list(outcomes)

    async def write(self, batch: list[Append]) -> list[Outcome]:
        self.batches.append([f"{item.table_id}{item.number}" for item in batch])
        await asyncio.sleep(0)
        if not self._outcomes:
            return [None for _ in batch]
        outcome = self._outcomes.pop(0)
        if isinstance(outcome, Exception):
            raise outcome
        return outcome


async def results(writer: Writer, *appends: Append) -> list[BaseException | None]:
    return await asyncio.gather(*map(writer.append, appends), return_exceptions=True)


@in_loop
async def test_those_who_wait_are_written_together_a_table_at_a_time() -> None:
    disk = Disk()
    wanted = [append("a"), append("a", 2), append("b"), append("a", 3), append("b", 2), append("c")]
    assert await results(Writer(disk.write), *wanted) == [None] * 6
    assert disk.batches == [["a1", "b1", "c1"], ["a2", "b2"], ["a3"]]


@in_loop
async def test_a_batch_has_a_largest_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "LARGEST_BATCH", 2)
    disk = Disk()
    assert await results(Writer(disk.write), *map(append, "abcde")) == [None] * 5
    assert disk.batches == [["a1", "b1"], ["c1", "d1"], ["e1"]]


@in_loop
async def test_each_is_told_its_own_outcome() -> None:
    conflict = Conflict("b")
    found = await results(Writer(Disk([None, conflict, None]).write), *map(append, "abc"))
    assert found == [None, conflict, None]


@in_loop
async def test_all_of_a_batch_are_told_that_the_store_is_away_each_with_its_own_error() -> None:
    away = StoreUnavailable("the disk is full")
    writer = Writer(Disk(away).write)
    found = await results(writer, *map(append, "abc"))
    assert [str(error) for error in found] == ["the disk is full"] * 3
    assert len({id(error) for error in found}) == 3
    assert await results(writer, append("a")) == [None]


@in_loop
async def test_a_mistake_reaches_whoever_waits_and_the_next_are_served() -> None:
    mistake = ZeroDivisionError()
    disk = Disk(mistake)
    found = await results(Writer(disk.write), append("a"), append("b"), append("a", 2))
    assert found == [mistake, mistake, None]


@in_loop
async def test_a_write_that_cannot_even_begin_is_told_and_the_next_are_served() -> None:
    disk = Disk()
    mistakes = [MemoryError()]

    def write(batch: list[Append]) -> Awaitable[list[Outcome]]:
        if mistakes:
            raise mistakes.pop()
        return disk.write(batch)

    found = await results(Writer(write), append("a"), append("b"), append("a", 2))
    assert [type(error) for error in found] == [MemoryError, MemoryError, type(None)]
    assert disk.batches == [["a2"]]


@in_loop
async def test_a_write_that_was_given_up_is_told_and_the_next_are_served() -> None:
    given_up: asyncio.Future[list[Outcome]] = asyncio.get_running_loop().create_future()
    given_up.cancel()
    disk = Disk()
    begun = [given_up]

    def write(batch: list[Append]) -> Awaitable[list[Outcome]]:
        return begun.pop() if begun else disk.write(batch)

    found = await results(Writer(write), append("a"), append("a", 2))
    assert [type(error) for error in found] == [StoreUnavailable, type(None)]
    assert disk.batches == [["a2"]]


@in_loop
async def test_closing_waits_for_all_who_came_before() -> None:
    disk = Disk()
    writer = Writer(disk.write)
    tasks = [asyncio.create_task(writer.append(append("t", number))) for number in (1, 2, 3)]
    await asyncio.sleep(0)
    await writer.close()
    assert disk.batches == [["t1"], ["t2"], ["t3"]]
    await asyncio.gather(*tasks)
    with pytest.raises(StoreUnavailable, match="closed"):
        await writer.append(append("t", 4))


@pytest.mark.parametrize(
    ("last", "why", "text"),
    [
        (7, Conflict, "t has 7 entries: 3 is taken"),
        (3, Conflict, "t has 3 entries: 3 is taken"),
        (1, ValueError, "t has 1 entries: 3 is not next"),
        (0, Gone, "t has 0 entries: 3 is not next"),
    ],
)
def test_an_append_that_does_not_follow_is_told_why(
    last: int, why: type[Exception], text: str
) -> None:
    told = refusal(append("t", 3), last)
    assert type(told) is why
    assert str(told) == text
