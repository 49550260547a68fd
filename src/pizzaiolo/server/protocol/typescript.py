"""TypeScript: the client's types, generated from the types that decode and encode the messages.

`python -m pizzaiolo.server.protocol.typescript client/src/lib/protocol.ts` writes them; a test
compares.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from pizzaiolo.bots.registry import COMPANY
from pizzaiolo.engine import levels
from pizzaiolo.server.protocol import (
    answers,
    challenge_answers,
    club_answers,
    day_answers,
    entries,
    evening_answers,
    incoming,
    outgoing,
    public,
)

NAMED: Final[dict[str, Any]] = {
    "By": entries.By,
    "ByeCode": outgoing.ByeCode,
    "Code": outgoing.Code,
    "Level": levels.Level,
    "PaceName": entries.PaceName,
    "Phase": public.Phase,
    "ProblemCode": answers.ProblemCode,
    "ReactionKey": incoming.ReactionKey,
}
"""Choices that the schema spells out wherever they occur; here each has one name."""

UNIONS: Final[dict[str, Any]] = {
    "ClientMessage": incoming.ClientMessage,
    "ServerMessage": outgoing.ServerMessage,
    "PublicEvent": public.PublicEvent,
}

WHOLE: Final = "Config"
"""What is always sent whole, although a request may leave parts of it out."""

PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}

CONSTANTS: Final[tuple[tuple[str, str | tuple[str, ...], str], ...]] = (
    ("PATHS", answers.PATHS, "The addresses of the screens."),
    ("LEVELS", levels.LEVELS, "The memory levels, from the least to the most."),
    ("DEFAULT_LEVEL", levels.DEFAULT_LEVEL, "The level of a table where nobody chose one."),
    ("KEEPS_TURNS", levels.KEEPS_TURNS, "The levels that keep announcements: the last turn."),
    ("KEEPS_A_LAP", levels.KEEPS_A_LAP, "Of these, those that keep the last turn of every seat."),
    ("USUAL_BOTS", COMPANY, "Bots to play with where nobody chose any."),
)
"""What the page has to know before it has asked the server for anything: name, value, meaning."""

HEAD: Final = """\
// Written by `python -m pizzaiolo.server.protocol.typescript client/src/lib/protocol.ts`;
// do not edit. What the fields mean is said in src/pizzaiolo/server/protocol. A field with a
// question mark is left out where it says nothing.
"""


def document() -> str:
    """All messages, the bodies of all requests and what the page knows at once, as TypeScript."""
    bodies = [
        each
        for module in (answers, challenge_answers, day_answers, club_answers, evening_answers)
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, answers.Body) and each is not answers.Body
    ]
    roots = (*UNIONS.values(), *bodies)
    _, structs = msgspec.json.schema_components(roots, ref_template="{name}")
    names = {frozenset(_literals(each)): name for name, each in NAMED.items()}
    for name, each in UNIONS.items():
        names[frozenset(member.__name__ for member in get_args(each))] = name
    said_by_server = {each.__name__ for each in get_args(outgoing.ServerMessage)}
    parts = [HEAD, *(_constant(*each) for each in CONSTANTS)]
    for name, each in NAMED.items():
        texts = sorted(_literals(each))
        parts.append(_alias(name, [json.dumps(text) for text in texts]))
    for name, each in UNIONS.items():
        parts.append(_alias(name, [member.__name__ for member in get_args(each)]))
    for name, schema in sorted(structs.items()):
        parts.append(_interface(name, schema, names, whole=name in said_by_server))
    return "\n".join(parts)


def _constant(name: str, value: str | tuple[str, ...], said: str) -> str:
    if isinstance(value, str):
        return f"/** {said} */\nexport const {name} = {json.dumps(value)};\n"
    lines = "".join(f"\n  {json.dumps(text)}," for text in value)
    return f"/** {said} */\nexport const {name} = [{lines}\n] as const;\n"


def _literals(choice: Any) -> list[str]:
    """The texts of a Literal, or of a union of several."""
    return [
        text
        for part in get_args(choice)
        for text in ([part] if isinstance(part, str) else _literals(part))
    ]


def _alias(name: str, members: list[str]) -> str:
    lines = "".join(f"\n  | {member}" for member in members)
    return f"export type {name} ={lines};\n"


def _interface(
    name: str, schema: dict[str, Any], names: dict[frozenset[str], str], *, whole: bool
) -> str:
    said = " ".join(str(schema.get("description", "")).split())
    lines = [f"/** {said} */"] if said else []
    lines.append(f"export interface {name} {{")
    for field, value in schema["properties"].items():
        mark = "" if field in schema["required"] else "?"
        lines.append(f"  {field}{mark}: {_type(value, names, whole=whole)};")
    lines.append("}")
    return "\n".join(lines) + "\n"


def _type(schema: dict[str, Any], names: dict[frozenset[str], str], *, whole: bool) -> str:
    """A part of a schema as a type; `whole` if it is sent with nothing left out."""
    if "$ref" in schema:
        name = str(schema["$ref"])
        return f"Required<{name}>" if whole and name == WHOLE else name
    if "enum" in schema:
        texts = schema["enum"]
        return names.get(frozenset(texts)) or " | ".join(json.dumps(each) for each in texts)
    if "anyOf" in schema:
        union = names.get(frozenset(each.get("$ref") for each in schema["anyOf"]))
        return union or " | ".join(_type(each, names, whole=whole) for each in schema["anyOf"])
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            inner = ", ".join(_type(each, names, whole=whole) for each in schema["prefixItems"])
            return f"[{inner}]"
        item = _type(schema["items"], names, whole=whole)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        of = _type(values, names, whole=whole) if isinstance(values, dict) else "unknown"
        return f"Record<string, {of}>"
    if schema.get("type") in PLAIN:
        return PLAIN[schema["type"]]
    raise NotImplementedError(f"there is no TypeScript for {schema} yet")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(document(), encoding="utf-8")
