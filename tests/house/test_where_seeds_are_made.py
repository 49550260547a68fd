"""Seeds are made in one place, `mixed`; whatever reckons with one elsewhere is listed here.

`seed + 1` for one thing and `seed + 2` for another look like two sources of chance, but the next
game's seed makes them meet. So no seed is added to, multiplied or combined with anything.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.places import ROOT

pytestmark = pytest.mark.source_only

FOLDERS = ("src/pizzaiolo", "benchmarks", "examples", "tests/support")

GENERATORS = {"Rng", "Random", "default_rng", "RandomState", "manual_seed"}

ALLOWED = {
    ("src/pizzaiolo/engine/dealer.py", "((seed & 1073741823) + 1) * 2654435761"): (
        "the generator itself, which spreads neighbouring seeds apart"
    ),
    ("src/pizzaiolo/review/playouts.py", "(self.seed ^ key) & 4294967295"): (
        "a generator of keyed numbers, which mixes them in the lines below"
    ),
    ("src/pizzaiolo/research/gymnasium.py", "seed + table & LARGEST_SEED"): (
        "a deal: table i is dealt from seed + i, as Gymnasium has it for its vectors"
    ),
    ("src/pizzaiolo/research/openspiel/bots.py", "1 / seeds"): "a share; the seeds are counted",
    ("src/pizzaiolo/research/openspiel/game.py", "sampler() * SEEDS"): (
        "a random number of OpenSpiel's, evenly from 0 to 1"
    ),
    ("benchmarks/bench_research.py", "seed += 1"): "a deal: one game after the other",
    ("tests/support/arena/bots.py", "seed % 4"): "a bot that fails in every fourth game",
    ("tests/support/hard.py", "seed % 2"): "every second run of the tests is under load",
}


def about_seeds(node: ast.AST) -> bool:
    """Whether a seed stands in an expression; what is called or indexed is not looked into."""
    if isinstance(node, ast.Name):
        return "seed" in node.id.lower()
    if isinstance(node, ast.Attribute):
        return "seed" in node.attr.lower()
    if isinstance(node, ast.BinOp):
        return about_seeds(node.left) or about_seeds(node.right)
    if isinstance(node, ast.UnaryOp):
        return about_seeds(node.operand)
    return False


def reckons(node: ast.AST) -> bool:
    """Whether an expression is arithmetic; a mask alone takes bits away, and adds none."""
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in ("hash", "sum", "ord")
    return isinstance(node, ast.BinOp) and (
        not isinstance(node.op, ast.BitAnd) or reckons(node.left) or reckons(node.right)
    )


def name_of(target: ast.AST) -> str:
    if isinstance(target, ast.Name):
        return target.id
    return target.attr if isinstance(target, ast.Attribute) else ""


def faults(text: str) -> Iterator[str]:
    """Every expression in which a seed is reckoned with, or made by reckoning; whole ones only."""
    yield from faults_in(ast.parse(text))


def faults_in(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.BinOp() if reckons(node) and about_seeds(node):
            yield ast.unparse(node)
            return
        case ast.AugAssign(target=target) if "seed" in name_of(target).lower():
            yield ast.unparse(node)
            return
        case ast.Assign(targets=[target], value=value) if "seed" in name_of(
            target
        ).lower() and reckons(value):
            yield ast.unparse(value)
            return
        case ast.keyword(arg=str(name), value=value) if "seed" in name.lower() and reckons(value):
            yield ast.unparse(value)
            return
        case ast.Call(func=func, args=[value, *_]) if name_of(func) in GENERATORS and reckons(
            value
        ):
            yield ast.unparse(value)
            return
    for child in ast.iter_child_nodes(node):
        yield from faults_in(child)


def files() -> Iterator[Path]:
    for folder in FOLDERS:
        yield from sorted((ROOT / folder).rglob("*.py"))


def found() -> set[tuple[str, str]]:
    return {
        (path.relative_to(ROOT).as_posix(), fault)
        for path in files()
        for fault in faults(path.read_text(encoding="utf-8"))
    }


def test_no_seed_is_reckoned_with_but_where_a_reason_is_given() -> None:
    assert found() == set(ALLOWED)


@pytest.mark.parametrize(
    "wrong",
    [
        "Rng(3 * seed + 1)",
        "Rng(self._seed + 7919 * self._events)",
        "seed = 2 * (point.index + 1) * 7919",
        "memory_seed = sum(map(ord, text))",
        "bot(setup, seat, 100 * match.seed + seat)",
        "bot(setup, seat, seed=hash(text))",
        "Random(number * 2)",
        "Random(seed ^ seat)",
        "seed += 1",
        "rng = Rng((seed + 1) & LARGEST_SEED)",
    ],
)
def test_arithmetic_with_a_seed_is_noticed(wrong: str) -> None:
    assert list(faults(wrong))


@pytest.mark.parametrize(
    "right",
    ['Rng(mixed("thought", seed))', "Rng(seed & LARGEST_SEED)", "seed = str(seed)", "Random(1)"],
)
def test_a_seed_that_is_mixed_masked_or_given_is_not(right: str) -> None:
    assert not list(faults(right))
