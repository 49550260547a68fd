"""The descriptions: every operation once, and every one of them has a route."""

from __future__ import annotations

import json
from pathlib import Path

from starlette.routing import Route

from pizzaiolo.server.http.app import routes_of
from pizzaiolo.server.http.file_reader import FileReader
from pizzaiolo.server.http.page import Page
from pizzaiolo.server.protocol.openapi import OPERATIONS, openapi_json, schema_json
from support.loops import in_loop
from support.server.in_process import here


def test_every_operation_is_described_once() -> None:
    paths = json.loads(openapi_json())["paths"]
    described = {(path, method) for path, methods in paths.items() for method in methods}
    assert described == {(each.path, each.method.lower()) for each in OPERATIONS}
    names = [operation.name for operation in OPERATIONS]
    assert len(set(names)) == len(names)


def test_the_messages_are_described_by_a_schema() -> None:
    assert "$defs" in json.loads(schema_json())


@in_loop
async def test_every_operation_has_a_route(tmp_path: Path) -> None:
    async with here(tmp_path) as server:
        routes = routes_of(server.node, Page(tmp_path), FileReader())
    served = {
        (route.path, method)
        for route in routes
        if isinstance(route, Route)
        for method in route.methods or ()
    }
    assert {(each.path, each.method) for each in OPERATIONS} <= served
