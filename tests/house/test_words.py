"""The words: the same sentences in every language, whole, declined, and all of them used."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import pizzaiolo
from support.places import ROOT

WORDS: Final = Path(pizzaiolo.__file__).parent / "words"
CLIENT: Final = ROOT / "client" / "src"
LANGUAGES: Final = ("en", "de", "es", "it", "fr")
PARTS: Final = ("challenge", "club", "day", "learn", "review", "rules")
"""The parts of the site whose words come with their screens: `club-en.ftl`."""
OTHERS: Final = LANGUAGES[1:]

LITERAL: Final = re.compile(r"""(['"`])([a-z][a-z0-9-]*(?:\.[a-z]+)?)\1""")
TEMPLATE: Final = re.compile(r"`([a-z][a-z0-9-]*\$\{[^`]*)`")
CALL: Final = re.compile(r"""(?<![.\w])(?:t|has)\(\s*'([a-z][a-z0-9.-]*)'""")


@dataclass
class Look:
    """What a sentence is made of: variables, other messages, and what it tells apart."""

    variables: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    counted: set[str] = field(default_factory=set)
    """Variables of which one and many are told apart."""


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A part of a sentence, and the parts of it."""
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from nodes(part)


def look(pattern: ast.Pattern) -> Look:
    found = Look()
    for node in nodes(pattern):
        match node:
            case ast.VariableReference():
                found.variables.add(node.id.name)
            case ast.MessageReference():
                found.messages.add(node.id.name)
            case ast.SelectExpression(selector=ast.VariableReference(id=variable)):
                keys = (variant.key for variant in node.variants)
                names = {key.name if isinstance(key, ast.Identifier) else key.value for key in keys}
                if names & {"one", "1"}:
                    found.counted.add(variable.name)
    return found


@cache
def text_of(language: str) -> str:
    """All words of a language."""
    names = (language, *(f"{part}-{language}" for part in PARTS))
    return "\n".join((WORDS / f"{name}.ftl").read_text(encoding="utf-8") for name in names)


@cache
def entries(language: str) -> list[ast.Message | ast.Term | ast.Junk]:
    body = FluentParser().parse(text_of(language)).body
    return [each for each in body if isinstance(each, ast.Message | ast.Term | ast.Junk)]


def patterns(language: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every sentence under its name; an attribute's is `message.attribute`."""
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


@cache
def looks(language: str) -> dict[str, Look]:
    return {name: look(pattern) for name, pattern in patterns(language)}


def variables(language: str, name: str) -> set[str]:
    """The variables of a sentence, with those of the sentences that it contains."""
    found = looks(language)[name]
    within = (variables(language, each) for each in found.messages)
    return found.variables.union(*within)


@cache
def client() -> str:
    """The whole client as text, without what is generated."""
    files = sorted(file for file in CLIENT.rglob("*") if file.suffix in (".svelte", ".ts"))
    assert files, "the client is there"
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_unreadable(language: str) -> None:
    junk = [each.content for each in entries(language) if isinstance(each, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_twice(language: str) -> None:
    names = Counter(name for name, _ in patterns(language))
    assert [name for name, count in names.items() if count > 1] == []


def test_there_is_a_file_for_each_language() -> None:
    wanted = {*LANGUAGES, *(f"{part}-{language}" for part in PARTS for language in LANGUAGES)}
    assert {file.stem for file in WORDS.glob("*.ftl")} == wanted


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_everything(language: str) -> None:
    said, wanted = set(looks(language)), set(looks("en"))
    assert sorted(wanted - said) == [], "these are missing"
    assert sorted(said - wanted) == [], "English does not have these"


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_speaks_of_the_same_things(language: str) -> None:
    different = {
        name: (variables("en", name), variables(language, name))
        for name in looks("en")
        if name in looks(language) and variables("en", name) != variables(language, name)
    }
    assert different == {}


@pytest.mark.parametrize("language", OTHERS)
def test_one_and_many_are_told_apart_wherever_english_does(language: str) -> None:
    alike = {
        name: found.counted
        for name, found in looks("en").items()
        if name in looks(language) and not found.counted <= looks(language)[name].counted
    }
    assert alike == {}


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(text_of(language)))
    return made


def said(language: str, name: str, values: dict[str, int | str]) -> str:
    """A sentence with these values in it."""
    message, _, attribute = name.partition(".")
    found = bundle(language).get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None
    text, errors = bundle(language).format_pattern(pattern, values)
    assert errors == [], name
    return str(text)


@pytest.mark.parametrize("number", [0, 1, 2, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str, number: int) -> None:
    for name in looks(language):
        values: dict[str, int | str] = dict.fromkeys(variables(language, name), number)
        assert "{" not in said(language, name, values), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["rules-intro", "rule-r6-6", "rule-r8-1"])
def test_an_edition_of_one_round_is_not_told_in_figures(language: str, name: str) -> None:
    assert "1" not in said(language, name, {"rounds": 1})
    assert "2" in said(language, name, {"rounds": 2})


def test_what_the_client_says_has_words() -> None:
    missing = {name for name in CALL.findall(client()) if name not in looks("en")}
    assert sorted(missing) == []


def test_all_words_are_used() -> None:
    text = client()
    literal = {found[1] for found in LITERAL.findall(text)}
    made = [
        re.compile(r".+".join(re.escape(part) for part in re.split(r"\$\{.*?\}+", template)))
        for template in TEMPLATE.findall(text)
    ]
    contained = {each for found in looks("en").values() for each in found.messages}
    unused = [
        name
        for name in looks("en")
        if name not in literal
        and name not in contained
        and not any(pattern.fullmatch(name) for pattern in made)
    ]
    assert unused == []


def test_none_is_not_told_as_one() -> None:
    """In French none is singular as well: what says "une carte" must say it for one alone."""
    alike = []
    for name, found in looks("fr").items():
        for counted in found.counted if not name.startswith("kind-") else ():
            for others in ("you", "yes", "else"):
                rest: dict[str, int | str] = dict.fromkeys(variables("fr", name), others)
                rest |= dict.fromkeys(found.counted, 5)
                none, one = (said("fr", name, rest | {counted: number}) for number in (0, 1))
                if none == one and re.search(r"\bune?\b", one, re.IGNORECASE):
                    alike.append((name, counted, one))
    assert alike == []


@pytest.mark.parametrize(
    ("language", "strange"),
    [
        ("en", '[«»„"]'),
        ("de", r'[«»”"]|“(?=\w)'),
        ("es", '[“”„"]'),
        ("it", '[“”„"]'),
        ("fr", '[“”„"]'),
    ],
)
def test_every_language_has_its_own_quotation_marks(language: str, strange: str) -> None:
    text = text_of(language)
    sentences = [re.sub(r'\{ "( |\\u00AD)?" \}', "", line) for line in text.splitlines()]
    assert [
        line for line in sentences if not line.startswith("#") and re.search(strange, line)
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_apostrophe_is_written_in_one_way(language: str) -> None:
    assert [line for line in text_of(language).splitlines() if "'" in line] == []


@pytest.mark.parametrize(
    ("language", "tap"),
    [
        ("en", r"\btap(s|ped|ping)?\b"),
        ("de", r"\b(an)?tipp(e|en|st)?\b"),
        ("es", r"\btoca (el|la|los|las|un|una|para)\b"),
        ("it", r"\btocca (il|lo|la|i|gli|le|un|una|per)\b"),
        ("fr", r"\btouche (le|la|les|un|une|pour)\b"),
    ],
)
def test_nobody_is_told_to_tap_with_a_mouse(language: str, tap: str) -> None:
    lines = [line for line in text_of(language).splitlines() if not line.startswith("#")]
    said_so = [line.partition("=")[2] for line in lines]
    assert [line for line in said_so if re.search(tap, line, re.IGNORECASE)] == []


def test_french_keeps_its_spaces_together() -> None:
    text = text_of("fr")
    sentences = [line for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in sentences if re.search(r" [!?;:»%]|« ", line)] == []
    # The name of the game is Italian, and so is its mark.
    own = [line.replace("Mamma Mia!", "") for line in sentences]
    assert [line for line in own if re.search(r"[^\u202f][!?;:»%](?=\s|$)|«[^\u202f]", line)] == []


@pytest.mark.parametrize(
    ("language", "hand"),
    [
        ("en", r"\b(tap|tapping|click|clicking)\b"),
        ("de", r"\b(tipp|tippe|tippen|antippen|klick|klicke|klicken|anklicken)\b"),
        ("es", r"\b(clic|pincha|pinchar|tocar)\b"),
        ("it", r"\b(clic|clicca|cliccare|toccare)\b"),
        ("fr", r"\b(clic|clique|cliquer|touche|tapote)\b"),
    ],
)
def test_nobody_is_told_to_tap_with_a_mouse_or_to_click_with_a_finger(
    language: str, hand: str
) -> None:
    sentences = [line for line in text_of(language).splitlines() if not line.startswith("#")]
    assert [line for line in sentences if re.search(hand, line, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["hint-first", "learn-place"])
def test_whoever_chooses_a_kind_is_told_that_they_choose_how_many(language: str, name: str) -> None:
    """By the signs on the two buttons that then appear."""
    words = said(language, name, {"go": "…"})
    assert "\N{MINUS SIGN}" in words
    assert "+" in words


@pytest.mark.parametrize(
    ("language", "waiter", "stack"),
    [
        ("en", "under the waiter", "’s stack"),
        ("de", "unter den Kellner", "stapel"),
        ("es", "debajo del", " mazo del camarero"),
        ("it", "sotto il", " mazzo del cameriere"),
        ("fr", "sous la", " pile du serveur"),
    ],
)
def test_an_order_goes_under_a_stack_and_not_under_a_person(
    language: str, waiter: str, stack: str
) -> None:
    burnt = said(language, "heard-returned", {"who": "you", "name": "Alba", "order": "Normale"})
    assert burnt.endswith(f"{waiter}{stack}.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["forced-decline", "forced-refuse", "forced-bake"])
def test_what_has_one_answer_is_read_to_its_end_in_the_one_line_that_a_phone_has(
    language: str, name: str
) -> None:
    assert len(said(language, name, {})) <= 48


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_empties_the_oven_is_not_told_what_the_chef_does(language: str) -> None:
    turned_up = said(language, "heard-turned-up", {"cards": "…"})
    assert not re.search(r"\b(chef|Koch)\b", turned_up)
