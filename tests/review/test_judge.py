"""The judge: what it sees, how sure it is, and that it says the same wherever it is asked."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from hashlib import sha256
from itertools import pairwise

import pytest

from pizzaiolo import compiled
from pizzaiolo.engine.counts import stacked
from pizzaiolo.records.notation import read_record
from pizzaiolo.review import JUDGE, review
from pizzaiolo.review.course import Course, course_of
from pizzaiolo.review.playouts import WHOLE, Chance, Playouts, Standing
from support.hard import HARD
from support.places import GOLDEN, ROOT
from support.recorded import finished

NAMES = ["oven-3-doubles", "plus-6"] if HARD else ["oven-3-doubles"]
RECORDS = [GOLDEN / "records" / f"{name}.json" for name in NAMES]

ASK = """
import sys
from hashlib import sha256
from pathlib import Path
from pizzaiolo import compiled
from pizzaiolo.records.notation import read_record
from pizzaiolo.review import review
assert not compiled()
for path in sys.argv[1:]:
    print(sha256(review(read_record(Path(path)), (0,), 4).to_json().encode()).hexdigest())
"""


@pytest.fixture(scope="module")
def course() -> Course:
    return course_of(finished("judge", edition="oven", seats=4).record())


def test_the_same_review_to_the_last_digit_compiled_or_not() -> None:
    """Also with another seed of the hashes, in another process."""
    ours = [
        sha256(review(read_record(path), (0,), 4).to_json().encode()).hexdigest()
        for path in RECORDS
    ]
    ran = subprocess.run(
        [sys.executable, "-S", "-c", ASK, *map(str, RECORDS)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": "7"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    assert ran.stdout.split() == ours


def test_the_order_of_a_waiter_is_not_known_but_for_what_went_back(course: Course) -> None:
    point = course.points[0]
    judge = Playouts(course.setup, 1)
    none_returned = [0] * 4
    before = judge.shares(point.state, none_returned, 0, 40)
    turned = point.state.copy()
    seat = turned.seats[1]
    orders = [int(seat.waiter >> 4 * place & 15) - 1 for place in range(int(seat.waiting))]
    seat.waiter = stacked(orders[::-1])
    assert judge.shares(turned, none_returned, 0, 40) == before
    # Had they been seen going back, their order would count.
    returned = [0, len(orders), 0, 0]
    assert judge.shares(turned, returned, 0, 40) != judge.shares(point.state, returned, 0, 40)


def test_a_play_out_leaves_the_position_alone(course: Course) -> None:
    point = course.points[10]
    facts = point.state.facts()
    Playouts(course.setup, 1).shares(point.state, point.returned, point.turn, 5, point.action)
    assert point.state.facts() == facts


def test_shares_are_whole(course: Course) -> None:
    judge = Playouts(course.setup, 1)
    for point in course.points[:: len(course.points) // 9]:
        for shares in judge.shares(point.state, point.returned, point.turn, 10):
            assert sum(shares) == WHOLE
            assert min(shares) >= 0


def test_a_lead_is_worth_more_the_fewer_rounds_are_left(course: Course) -> None:
    standing = Standing(course.setup)
    state = course.points[0].state.copy()
    assert standing.shares(state) == [WHOLE // 4] * 4
    state.seats[2].delivered = 0b111
    worths = []
    for number in range(3):
        state.round = number
        worths.append(standing.shares(state)[2])
    assert WHOLE // 4 < worths[0] < worths[1] < worths[2] < WHOLE


def test_the_same_luck_tells_a_change_better_than_two_estimates_do(course: Course) -> None:
    """What common random numbers are for."""
    found = review(course.record, (), 400 if compiled() else 40)
    decided = [step for step in found.steps if step.cause == "decision" and step.round > 0]
    apart = together = 0.0
    before = {step.action: step for step in found.steps}
    for step in decided:
        earlier = before[(step.action or 0) - 1]
        apart += sum(a**2 + b**2 for a, b in zip(step.errors, earlier.errors, strict=True))
        together += sum(error**2 for error in step.change_errors)
    assert together < 0.7 * apart


def test_keyed_chance_is_even() -> None:
    """Neighbouring keys and seeds have nothing in common that these counts would show."""
    faces = [0] * 6
    pairs = 0
    seeds = Chance(1)
    for number in range(100):
        chance = Chance(seeds.number(number))
        throws = [int(chance.below(key, 6)) for key in range(60)]
        for throw in throws:
            faces[throw] += 1
        pairs += sum(a == b for a, b in pairwise(throws))
    assert all(abs(face - 1000) < 4 * 29 for face in faces)
    assert abs(pairs - 5900 / 6) < 4 * 29


def test_errors_are_what_repetition_shows() -> None:
    """Estimates from other luck scatter by about their standard error."""
    position = course_of(finished("errors", edition="oven", seats=3).record()).points[4]
    number = 100
    setup = position.state.setup
    means = []
    for number_of_luck in range(30 if compiled() else 8):
        rows = Playouts(setup, 1_000_003 * number_of_luck).shares(
            position.state, position.returned, 0, number
        )
        means.append(sum(row[0] for row in rows) / number / WHOLE)
    rows = Playouts(setup, 99).shares(position.state, position.returned, 0, 400)
    middle = sum(row[0] for row in rows) / 400
    expected = (sum((row[0] - middle) ** 2 for row in rows) / 399 / number) ** 0.5 / WHOLE
    centre = sum(means) / len(means)
    found = (sum((mean - centre) ** 2 for mean in means) / (len(means) - 1)) ** 0.5
    assert 0.5 < found / expected < 1.6


def test_a_review_is_json() -> None:
    found = review(finished("json", seats=2).record(), (1,), 4)
    data = json.loads(found.to_json())
    assert data["format"] == "pizzaiolo review"
    assert (data["version"], data["judge"]) == (1, JUDGE)
    assert len(data["steps"]) == len(found.steps)
    assert data["accounts"][1]["judged"] is True
    assert data["accounts"][0]["judged"] is False
    assert {decision["seat"] for decision in data["decisions"]} == {1}
