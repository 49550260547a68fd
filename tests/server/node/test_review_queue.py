"""Reviews on a server: worked out once, in turn, kept beside the game, never in a table's way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from pizzaiolo.records.record import Record
from pizzaiolo.review import JUDGE
from pizzaiolo.server.base.metrics import Metrics
from pizzaiolo.server.base.settings import Settings
from pizzaiolo.server.bots.review_worker import (
    COMPLETE,
    SEAT_DONE,
    ReviewQuestion,
    packed,
    pieces,
    unpacked,
)
from pizzaiolo.server.bots.reviewer import Reviewer, ReviewFailedError, ReviewPiece
from pizzaiolo.server.node import review_queue
from pizzaiolo.server.node.review_queue import (
    FAILED_SECONDS,
    SHARE_SECONDS,
    TURN_SECONDS,
    ReviewQueue,
    ReviewsBusyError,
)
from pizzaiolo.server.protocol.entries import Config
from pizzaiolo.server.store import StoredReview, StoreUnavailable
from pizzaiolo.server.table.finished_games import FinishedGame, finished_game
from support.loops import in_loop, until
from support.server.clusters import Cluster
from support.server.finished_tables import table_of_games
from support.server.in_process import MemoryStore, here
from support.server.serving import Node, play_to_the_end
from support.server.stores import opened

SETTINGS = Settings(review_iterations=1, reviews_waiting=3)


@pytest.fixture(scope="module")
def game() -> FinishedGame:
    node = Node(Config(edition="oven", seats=2, pace="instant"), "queue")
    node.seat_everybody()
    node.start()
    play_to_the_end(node, Random(1))
    return finished_game(node.table)


@cache
def worked_out(question: ReviewQuestion) -> tuple[tuple[bytes, bytes], ...]:
    """A review with as few pieces as there are, worked out once for all tests."""
    return tuple(pieces(question, lambda: 0.0))


class Stepping(Reviewer):
    """A reviewer in this process that works when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[ReviewQuestion] = []
        self.go = asyncio.Semaphore(0)
        self.fails = False
        self.closed = False

    async def review(self, question: ReviewQuestion) -> AsyncGenerator[ReviewPiece, None]:
        self.asked.append(question)
        for sign, data in worked_out(question):
            await self.go.acquire()
            if self.fails:
                raise ReviewFailedError
            yield ReviewPiece(data, sign in (SEAT_DONE, COMPLETE), sign == COMPLETE)

    def run(self) -> None:
        for _ in range(1000):
            self.go.release()

    async def close(self) -> None:
        self.closed = True


class Kitchen:
    """A queue with all that it needs, and a clock that the test moves."""

    def __init__(self, store: Any, game: FinishedGame) -> None:
        self.store = store
        self.game = game
        self.reviewer = Stepping()
        self.metrics = Metrics()
        self.now = 1000.0
        self.queue = ReviewQueue(store, self.reviewer, SETTINGS, self.metrics, lambda: self.now)

    async def ask(self, table: str = "t", number: int = 1, address: str = "me", **more: Any) -> Any:
        first = more.get("first", ())
        data = await self.queue.so_far(table, number, self.game, first, address)
        found = unpacked(data)
        assert found is not None
        return found

    async def at_work(self) -> None:
        async def asked() -> bool:
            return bool(self.reviewer.asked)

        await until(asked)

    async def complete(self, table: str = "t", number: int = 1) -> None:
        async def done() -> bool:
            review = (await self.ask(table, number)).review
            return review is not None and review.complete

        await until(done)


def with_iterations(data: bytes, iterations: int) -> bytes:
    """A stored review, as if it had been made with other iterations."""
    found = unpacked(data)
    assert found is not None
    assert found.review is not None
    return packed(
        msgspec.structs.replace(found, review=replace(found.review, iterations=iterations))
    )


@asynccontextmanager
async def kitchen(game: FinishedGame, store: Any = None) -> AsyncIterator[Kitchen]:
    made = Kitchen(store or MemoryStore(), game)
    try:
        yield made
    finally:
        await made.queue.close()
        assert made.reviewer.closed


async def seat_done_by(one: Kitchen, two: Kitchen) -> None:
    """Let one server review a seat; another with the same store shows it and does nothing."""
    await one.ask(first=(1,))
    await one.at_work()
    for _ in range(2):
        one.reviewer.go.release()

    async def shown() -> bool:
        answer = await two.ask()
        return answer.review is not None and bool(answer.review.decisions)

    await until(shown)
    assert two.reviewer.asked == []


@in_loop
async def test_it_grows_is_kept_and_is_worked_out_once(game: FinishedGame) -> None:
    async with kitchen(game) as here:
        assert (await here.ask()).total == 0, "it waits for its turn"
        here.reviewer.go.release()

        async def begun() -> bool:
            return bool((await here.ask()).total)

        await until(begun)
        # Whoever else asks, from elsewhere too, looks at the same one.
        answers = await asyncio.gather(*(here.ask(address=str(each)) for each in range(50)))
        assert {answer.done for answer in answers} == {1}
        here.reviewer.run()
        await here.complete()
        assert len(here.reviewer.asked) == 1
        assert here.metrics.value("reviews_total") == 1
        kept = here.store.reviews["t", 1]
        assert (kept.judge, kept.complete) == (JUDGE, True)
    async with kitchen(game, here.store) as later:
        assert (await later.ask()).review.complete
        assert later.reviewer.asked == []


@in_loop
async def test_the_seat_of_whoever_asks_comes_first(game: FinishedGame) -> None:
    async with kitchen(game) as here:
        await here.ask(first=(1,))
        await here.ask("u", address="other", first=(7,))
        here.reviewer.run()
        await here.complete("u")
        assert [question.seats for question in here.reviewer.asked] == [(1, 0), (0, 1)]


@in_loop
async def test_a_restart_in_the_middle_goes_on_with_the_seats_that_were_kept(
    game: FinishedGame,
) -> None:
    async with kitchen(game) as here:
        await here.ask(first=(1,))
        for _ in range(2):
            here.reviewer.go.release()

        async def kept() -> bool:
            return bool(here.store.reviews)

        await until(kept)
    assert not here.store.reviews["t", 1].complete
    async with kitchen(game, here.store) as later:
        await later.ask()
        later.reviewer.run()
        await later.complete()
        (question,) = later.reviewer.asked
        assert {decision.seat for decision in question.known} == {1}


class SharedStore(MemoryStore):
    """A store that several servers use."""

    shared = True


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look every moment whether another server is still at work."""
    monkeypatch.setattr(review_queue, "LOOK_SECONDS", 0.01)


@pytest.mark.usefixtures("impatient")
@in_loop
async def test_a_review_that_takes_long_lets_others_go_first_and_loses_nothing(
    game: FinishedGame,
) -> None:
    async with kitchen(game) as here:
        await here.ask(first=(1,))
        await here.at_work()
        await here.ask("u", address="other")
        here.now += TURN_SECONDS
        here.reviewer.go.release()

        async def next_one() -> bool:
            return len(here.reviewer.asked) == 2

        await until(next_one)
        assert not here.store.reviews["t", 1].complete
        here.reviewer.run()
        await here.complete("u")
        await here.complete("t")
        assert len(here.reviewer.asked) == 3, "each was asked for, and one went on"
        assert here.metrics.value("reviews_total") == 2


@in_loop
async def test_a_review_that_nobody_waits_behind_takes_as_long_as_it_takes(
    game: FinishedGame,
) -> None:
    async with kitchen(game) as here:
        await here.ask()
        await here.at_work()
        here.now += 100 * TURN_SECONDS
        here.reviewer.run()
        await here.complete()
        assert len(here.reviewer.asked) == 1


@in_loop
async def test_of_two_servers_one_works_and_both_show_it(game: FinishedGame) -> None:
    async with kitchen(game, SharedStore()) as one, kitchen(game, one.store) as two:
        await one.ask()
        await one.at_work()
        one.reviewer.go.release()

        async def shown() -> bool:
            return bool((await two.ask()).total)

        await until(shown)
        one.now += SHARE_SECONDS
        one.reviewer.run()
        await two.complete()
        await one.complete()
        assert (len(one.reviewer.asked), two.reviewer.asked) == (1, [])
        assert two.metrics.value("reviews_total") == 0
        assert await two.ask() == await one.ask()

        async def both_are_free() -> bool:
            return two.metrics.value("reviews_waiting") == 0

        await until(both_are_free)


@pytest.mark.usefixtures("impatient")
@in_loop
async def test_if_the_server_that_works_is_gone_another_goes_on(game: FinishedGame) -> None:
    async with kitchen(game, SharedStore()) as two:
        async with kitchen(game, two.store) as one:
            await seat_done_by(one, two)
        two.reviewer.run()
        await two.complete()
        (question,) = two.reviewer.asked
        assert {decision.seat for decision in question.known} == {1}
        assert len(question.known) == sum(
            whose == 1 for whose, _ in Record.from_json(question.record).actions
        )


@pytest.mark.usefixtures("impatient")
@in_loop
async def test_another_game_need_not_wait_for_the_other_server(game: FinishedGame) -> None:
    async with kitchen(game, SharedStore()) as one, kitchen(game, one.store) as two:
        await one.ask("a")
        await one.at_work()
        await two.ask("a")
        await two.ask("b", address="other")
        two.reviewer.run()
        await two.complete("b")
        assert len(two.reviewer.asked) == 1
        assert not (await two.ask("a")).total, "still the other server's work"


@pytest.mark.usefixtures("impatient")
@in_loop
async def test_servers_with_one_database_share_the_work(
    game: FinishedGame, cluster: Cluster
) -> None:
    url = await cluster.new_database()
    async with (
        opened(url, url) as (here, there),
        kitchen(game, there) as two,
    ):
        await here.append("t", 1, [b"{}"])
        async with kitchen(game, here) as one:
            await seat_done_by(one, two)
        two.reviewer.run()
        await two.complete()
        (question,) = two.reviewer.asked
        assert {decision.seat for decision in question.known} == {1}

        # It is shown the moment before it is kept.
        async def kept() -> bool:
            stored = await here.review("t", 1)
            return stored is not None and stored.complete

        await until(kept)


@in_loop
async def test_a_better_judge_or_another_layout_makes_it_anew(game: FinishedGame) -> None:
    whole = b""
    async with kitchen(game) as here:
        await here.ask()
        here.reviewer.run()
        await here.complete()
        whole = here.store.reviews["t", 1].data
    for stored in (
        StoredReview(JUDGE - 1, True, whole),
        StoredReview(JUDGE - 1, False, whole),
        StoredReview(JUDGE, False, with_iterations(whole, 2)),
        StoredReview(JUDGE, True, b"what nobody can read"),
    ):
        store = MemoryStore()
        await store.keep_review("t", 1, stored)
        async with kitchen(game, store) as later:
            assert (await later.ask()).review is None, "nobody is shown the old one"
            later.reviewer.run()
            await later.complete()
            assert later.reviewer.asked[0].known == ()
            assert store.reviews["t", 1] == StoredReview(JUDGE, True, whole)


@in_loop
async def test_one_at_a_time_a_few_for_an_address_and_not_many_for_all(
    game: FinishedGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_queue, "MOST_OF_ONE", 2)
    async with kitchen(game) as here:
        await here.ask("a", address="one")
        # Whoever plays on, or shares an address, does not have to wait before they may wait.
        await here.ask("b", address="one")
        with pytest.raises(ReviewsBusyError):
            await here.ask("c", address="one")
        await here.ask("c", address="two")
        assert here.metrics.value("reviews_waiting") == 3
        waits = [(await here.ask(table)).before for table in "abc"]
        assert waits == [0, 1, 2], "each says how many come before it"
        with pytest.raises(ReviewsBusyError):
            await here.ask("d", address="four")
        await here.ask("a", address="four")
        await asyncio.sleep(0)
        assert len(here.reviewer.asked) == 1, "the others wait for their turn"
        here.reviewer.run()
        await here.complete("c")
        assert (await here.ask("b", address="one")).review.complete
        await here.ask("d", address="one")


@in_loop
async def test_what_fails_is_said_and_not_tried_again_at_once(game: FinishedGame) -> None:
    async with kitchen(game) as here:
        here.reviewer.fails = True
        here.reviewer.run()
        await here.ask()

        async def failed() -> bool:
            try:
                await here.ask()
            except ReviewFailedError:
                return True
            return False

        await until(failed)
        assert here.metrics.value("reviews_failed_total") == 1
        here.reviewer.fails = False
        assert await failed()
        here.now += FAILED_SECONDS
        await here.ask()
        await here.complete()


@in_loop
async def test_a_table_that_is_deleted_takes_its_review_along(game: FinishedGame) -> None:
    async with kitchen(game) as here:
        await here.ask()
        here.reviewer.run()
        await here.complete()
        await here.ask(number=2)
        here.queue.forget(["t"])
        here.store.reviews.clear()
        assert (await here.ask(number=3, address="other")).total == 0
        here.reviewer.run()
        await here.complete(number=3)
        assert set(here.store.reviews) == {("t", 3)}


@in_loop
async def test_a_store_that_is_away_keeps_nobody_from_reading(game: FinishedGame) -> None:
    class Away(MemoryStore):
        async def keep_review(self, table_id: str, game: int, review: StoredReview) -> None:
            raise StoreUnavailable("the disk is full")

    async with kitchen(game, Away()) as here:
        await here.ask()
        here.reviewer.run()
        await here.complete()
        assert len(here.reviewer.asked) == 1


@in_loop
async def test_memory_holds_the_latest_and_the_store_the_rest(
    game: FinishedGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_queue, "MOST_BYTES", 10)
    async with kitchen(game) as here:
        here.reviewer.run()
        for number in (1, 2):
            await here.ask(number=number)
            await here.complete(number=number)
        assert list(here.queue._held) == [("t", 2)]
        assert (await here.ask()).review.complete
        assert list(here.queue._held) == [("t", 1)]
        assert len(here.reviewer.asked) == 2


@in_loop
async def test_a_finished_game_is_reviewed_by_a_process_while_another_is_played(
    tmp_path: Path,
) -> None:
    async with here(tmp_path, review_iterations=1) as server:
        table = await table_of_games(server, 2, edition="oven")
        path = f"/api/tables/{table}/review"
        first = await server.web.get(f"{path}?game=1&seat=1")
        assert first.status_code == 200
        assert first.headers["content-encoding"] == "gzip"
        # One review is in the making: another one waits for its turn.
        waiting = await server.web.get(path)
        assert (waiting.status_code, waiting.json()["review"]) == (200, None)
        played = await table_of_games(server, 1, "meanwhile", edition="oven")
        early = await server.web.get(f"/api/tables/{played}/review?game=2")
        assert (early.status_code, early.json()["code"]) == (409, "not_yet")

        async def complete() -> bool:
            found = (await server.web.get(f"{path}?game=1")).json()
            return found["review"] is not None and found["review"]["complete"]

        await until(complete, 150)
        whole = await server.web.get(f"{path}?game=1", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in whole.headers
        review = whole.json()["review"]
        assert [account["judged"] for account in review["accounts"]] == [True, True]
        assert (await server.web.get(path)).status_code == 200
        assert (await server.web.get(f"/api/tables/{'x' * 12}/review")).status_code == 404


@in_loop
async def test_nothing_is_told_of_a_game_that_is_not_over(tmp_path: Path) -> None:
    async with here(tmp_path, review_iterations=1) as server:
        wish = {"name": "Alba", "bots": ["greedy"], "config": {"pace": "slow"}}
        table = (await server.web.post("/api/play", json=wish)).json()["table"]
        for query in ("", "?game=1", "?game=0", "?game=x"):
            refused = await server.web.get(f"/api/tables/{table}/review{query}")
            assert (refused.status_code, refused.json()["code"]) == (409, "not_yet")
            assert refused.json()["text"] == "This table has no such finished game."
        assert server.node.reviews._jobs == {}
