"""No rule without a test: every rule id is in docs/rules.md, and some test is named after it."""

from __future__ import annotations

import ast
import functools
import re

import pytest

from support.places import ROOT, TESTS

RULES = ROOT / "docs" / "rules.md"

CHAPTERS = {0: 2, 1: 7, 2: 8, 3: 4, 4: 8, 5: 9, 6: 6, 7: 3, 8: 2, 9: 4, 10: 5}
"""By chapter of the rules, how many paragraphs it has."""

RULE_IDS = [
    f"R{chapter}.{number}"
    for chapter, paragraphs in CHAPTERS.items()
    for number in range(1, paragraphs + 1)
]
EXAMPLES = [f"E{number}" for number in range(1, 8)]

pytestmark = pytest.mark.source_only


@functools.cache
def named_after_rules() -> dict[str, str]:
    """By test, the rule or example that its name claims to show, and what its docstring says."""
    found = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                name = re.match(r"test_(?:r(\d+)_(\d+)|e(\d+))_", node.name)
                if name:
                    rule = f"E{name[3]}" if name[3] else f"R{name[1]}.{name[2]}"
                    found[f"{path.name}::{node.name}"] = f"{rule}|{ast.get_docstring(node)}"
    return found


def claimed() -> set[str]:
    """The rules and examples that tests are named after."""
    return {entry.partition("|")[0] for entry in named_after_rules().values()}


@pytest.mark.parametrize("rule", [*RULE_IDS, *EXAMPLES])
def test_every_rule_has_a_test_named_after_it(rule: str) -> None:
    assert rule in claimed()


def test_no_test_is_named_after_a_rule_that_does_not_exist() -> None:
    assert claimed() - {*RULE_IDS, *EXAMPLES} == set()


def test_the_docstring_of_a_test_begins_with_its_rule() -> None:
    wrong = [
        test
        for test, entry in named_after_rules().items()
        if not entry.partition("|")[2].startswith(f"{entry.partition('|')[0]}: ")
    ]
    assert wrong == []


def test_the_rules_for_players_have_every_rule_once() -> None:
    """A paragraph of docs/rules.md opens with the id of its rule, in bold."""
    text = RULES.read_text("utf-8")
    found = re.findall(r"^\*\*(R\d+\.\d+)\*\*", text, re.MULTILINE)
    assert sorted(found) == sorted(RULE_IDS)


def test_the_rules_for_players_have_every_example_once() -> None:
    text = RULES.read_text("utf-8")
    assert re.findall(r"^### (E\d+) ", text, re.MULTILINE) == EXAMPLES


def test_the_rules_for_players_refer_to_no_rule_that_does_not_exist() -> None:
    mentioned = set(re.findall(r"\b(?:R\d+\.\d+|E\d+)\b", RULES.read_text("utf-8")))
    assert mentioned <= {*RULE_IDS, *EXAMPLES}
