"""OpenAPI: the requests and the messages, described from the types that decode them.

`python -m pizzaiolo.server.protocol.openapi docs` writes both descriptions to that folder; a test
compares them.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from pizzaiolo.server.protocol import answers, challenge_answers, day_answers, messages, outgoing
from pizzaiolo.server.protocol.club_operations import CLUB_OPERATIONS
from pizzaiolo.server.protocol.operation import Operation

OPERATIONS: Final = (
    Operation(
        "POST",
        "/api/tables",
        "open_table",
        "Open a table; the answer holds the token of its host, and sets it as a cookie.",
        answers.Opened,
        answers.NewTable,
        201,
        (400, 408, 413, 415, 422, 503),
    ),
    Operation(
        "POST",
        "/api/play",
        "play_now",
        "Open a table, sit down in seat 0, seat bots in all others, and deal.",
        answers.Seated,
        answers.Party,
        201,
        (400, 408, 409, 413, 415, 422, 503),
    ),
    Operation("GET", "/api/tables", "list_tables", "List public tables.", answers.Listed),
    Operation(
        "GET",
        "/api/tables/{table}",
        "show_table",
        "Show what a table agreed on and who sits there.",
        outgoing.Table,
        refusals=(404,),
    ),
    Operation(
        "POST",
        "/api/tables/{table}/seats",
        "take_seat",
        "Sit down; the answer holds the token of the seat, and sets it as a cookie.",
        answers.Seated,
        answers.Seat,
        201,
        (400, 404, 408, 409, 413, 415, 422, 503),
    ),
    Operation(
        "GET",
        "/api/tables/{table}/record",
        "show_record",
        "The record of the game that is over, or of an earlier one by its number.",
        refusals=(404, 409),
        query=("game",),
    ),
    Operation(
        "GET",
        "/api/tables/{table}/tape/{round}",
        "show_tape",
        "What was announced in a round of a game that is over: of the latest one, or of an "
        "earlier one by its number.",
        answers.Tape,
        refusals=(404, 409),
        query=("game",),
    ),
    Operation(
        "GET",
        "/api/tables/{table}/review",
        "show_review",
        "The review of a game that is over, as far as it has been worked out: of the latest one, "
        "or of an earlier one by its number. Ask again until it is complete.",
        answers.ReviewSoFar,
        refusals=(404, 409),
        query=("game", "seat"),
    ),
    Operation(
        "GET",
        "/api/tables/{table}/edition",
        "show_table_edition",
        "The edition that a table plays, as data.",
        answers.EditionFile,
        refusals=(404,),
    ),
    Operation(
        "GET",
        "/api/day",
        "show_today",
        "The day that is on: what is played, what was promised, your try, how it went.",
        day_answers.Day,
        refusals=(401,),
    ),
    Operation(
        "GET",
        "/api/days",
        "list_my_days",
        "Your days: a calendar, and how many you have played in a row.",
        day_answers.MyDays,
        refusals=(401,),
    ),
    Operation(
        "GET",
        "/api/days/{day}",
        "show_day",
        "The same as today's for a day that is over, with its secret.",
        day_answers.Day,
        refusals=(401, 404),
    ),
    Operation(
        "POST",
        "/api/days/{day}",
        "begin_day",
        "Begin today's bake or go on with it, on any device; or practise an earlier one.",
        answers.Seated,
        day_answers.Begin,
        201,
        (400, 401, 404, 408, 409, 413, 415, 422, 503),
    ),
    Operation(
        "POST",
        "/api/days/{day}/along",
        "take_along",
        "Take today's bake along, to play it where there is no network: its cards are in it.",
        day_answers.Along,
        day_answers.Begin,
        201,
        (400, 401, 404, 408, 409, 413, 415, 422, 503),
    ),
    Operation(
        "POST",
        "/api/days/{day}/brought",
        "bring_back",
        "Bring back a bake that was taken along and is over: it is played again and checked.",
        day_answers.Day,
        day_answers.Brought,
        200,
        (400, 401, 404, 408, 409, 413, 415, 422, 503),
    ),
    Operation(
        "POST",
        "/api/days/{day}/board",
        "join_board",
        "Put your name on the board of a day that you have finished, or take it off.",
        day_answers.Day,
        day_answers.Board,
        200,
        (400, 401, 404, 408, 409, 413, 415, 422, 503),
    ),
    *CLUB_OPERATIONS,
    Operation(
        "POST",
        "/api/tables/{table}/challenge",
        "make_challenge",
        "Challenge others to the deal of the game that you have just finished against bots, or of "
        "an earlier one by its number; asked again, it is the same challenge.",
        challenge_answers.Challenged,
        status=201,
        refusals=(403, 404, 409, 503),
        query=("game",),
    ),
    Operation(
        "GET",
        "/api/challenges/{challenge}",
        "show_challenge",
        "A challenge: what is played, and once your own game is over, everybody's games.",
        challenge_answers.Challenge,
        refusals=(401, 404),
    ),
    Operation(
        "POST",
        "/api/challenges/{challenge}",
        "take_challenge",
        "Take a challenge or go on with it, on any device.",
        answers.Seated,
        challenge_answers.Take,
        201,
        (400, 401, 404, 408, 409, 413, 415, 422, 503),
    ),
    Operation("GET", "/api/editions", "list_editions", "List editions.", answers.Editions),
    Operation(
        "POST",
        "/api/editions",
        "check_edition",
        "Check the file of an edition; get it as data for a configuration, or what to mend.",
        answers.EditionFile,
        str,
        200,
        (408, 413, 415, 422),
    ),
    Operation(
        "GET",
        "/api/editions/{edition}",
        "show_edition",
        "A built-in edition as data.",
        answers.EditionFile,
        refusals=(404,),
    ),
    Operation("GET", "/api/bots", "list_bots", "List bots.", answers.Bots),
    Operation(
        "POST",
        "/api/bots",
        "check_character",
        "Check the file of a character; get it as data to seat it with, or what to mend.",
        answers.CharacterFile,
        str,
        200,
        (408, 413, 415, 422),
    ),
    Operation("GET", "/healthz", "health", "Whether tables can be played.", answers.Health),
    Operation("GET", "/api/openapi.json", "openapi", "This description."),
    Operation("GET", "/api/protocol.schema.json", "schema", "The messages of the socket."),
)


OPEN_TO_ALL: Final = ("take_seat", "show_today", "show_day", "show_club", "show_challenge")
"""Requests that take a token or a key, and can do without."""

WITH_KEY: Final = (
    *("list_my_days", "begin_day", "take_along", "bring_back", "join_board"),
    *("make_challenge", "take_challenge"),
)
"""Requests that need a key, or the token of a seat."""


def document() -> dict[str, Any]:
    """The description of all requests: OpenAPI 3.1."""
    types = [each for op in OPERATIONS for each in (op.gives, op.takes) if each not in (None, str)]
    types = [answers.Problem, *dict.fromkeys(types)]
    schemas, parts = msgspec.json.schema_components(
        types, ref_template="#/components/schemas/{name}"
    )
    by_type = dict(zip(types, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(
            operation, by_type
        )
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Pizzaiolo",
            "version": "1",
            "description": "Tables for the card game Mamma Mia!; see docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": dict(sorted(parts.items())),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(operation: Operation, by_type: dict[Any, Any]) -> dict[str, Any]:
    refused = {"application/json": {"schema": by_type[answers.Problem]}}
    given = {} if operation.gives is None else by_type[operation.gives]
    answered: dict[str, Any] = {
        str(operation.status): {
            "description": "Done.",
            "content": {operation.media: {"schema": given}},
        }
    }
    codes = [*operation.refusals, 403, 429, 500]
    if operation.name == "health":
        answered["503"] = {**answered["200"], "description": "The store is away."}
    else:
        codes.append(503)
    for status in sorted(set(codes)):
        answered[str(status)] = {"description": "Refused.", "content": refused}
    out: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "responses": answered,
    }
    parameters = [
        {"name": part[1:-1], "in": "path", "required": True, "schema": {"type": "string"}}
        for part in operation.path.split("/")
        if part.startswith("{")
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": {"type": "string"}}
        for name in operation.query
    ]
    if parameters:
        out["parameters"] = parameters
    if operation.takes is str:
        body = {"application/toml": {"schema": {"type": "string"}}}
        out["requestBody"] = {"required": True, "content": body}
    elif operation.takes is not None:
        body = {"application/json": {"schema": by_type[operation.takes]}}
        out["requestBody"] = {"required": True, "content": body}
    if operation.name in OPEN_TO_ALL:
        out["security"] = [{}, {"token": []}]
    elif operation.key or operation.name in WITH_KEY:
        out["security"] = [{"token": []}]
    return out


def _text(value: object) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


@cache
def openapi_json() -> str:
    """The description of the requests, as it is served and written down."""
    return _text(document())


@cache
def schema_json() -> str:
    """The description of the messages, as it is served and written down."""
    return _text(messages.schema())


def write(folder: Path) -> None:
    """Write both descriptions into a folder."""
    (folder / "openapi.json").write_text(openapi_json(), encoding="utf-8")
    (folder / "protocol.schema.json").write_text(schema_json(), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
