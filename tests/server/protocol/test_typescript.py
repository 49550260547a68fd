"""The client's types are those of the server."""

from __future__ import annotations

import json
from typing import get_args

import pytest

from pizzaiolo.bots.registry import COMPANY
from pizzaiolo.engine import levels
from pizzaiolo.server.protocol import incoming, outgoing, typescript
from pizzaiolo.server.protocol.answers import PATHS
from support.places import ROOT

PROTOCOL = ROOT / "client" / "src" / "lib" / "protocol.ts"


@pytest.mark.source_only
def test_the_types_of_the_client_are_written_from_those_of_the_server() -> None:
    """After a change: python -m pizzaiolo.server.protocol.typescript client/src/lib/protocol.ts."""
    assert PROTOCOL.read_text(encoding="utf-8") == typescript.document()


def test_every_message_has_a_type_with_all_its_fields() -> None:
    written = typescript.document()
    for message in (*get_args(outgoing.ServerMessage), *get_args(incoming.ClientMessage)):
        _, _, rest = written.partition(f"export interface {message.__name__} {{\n")
        fields = {
            line.split(":")[0].strip().rstrip("?") for line in rest.partition("}")[0].split("\n")
        }
        assert fields - {""} == {"type", *message.__struct_fields__}


def test_a_configuration_is_sent_whole_and_may_be_asked_for_in_parts() -> None:
    written = typescript.document()
    assert "  config: Required<Config>;" in written
    assert (
        'export interface Configure {\n  type: "configure";\n  id: string;\n  config: Config;'
        in written
    )


@pytest.mark.parametrize(
    ("name", "texts"),
    [
        ("PATHS", PATHS),
        ("LEVELS", levels.LEVELS),
        ("KEEPS_TURNS", levels.KEEPS_TURNS),
        ("KEEPS_A_LAP", levels.KEEPS_A_LAP),
        ("USUAL_BOTS", COMPANY),
    ],
)
def test_the_page_knows_at_once_what_it_cannot_wait_for(name: str, texts: tuple[str, ...]) -> None:
    _, _, rest = typescript.document().partition(f"export const {name} = [")
    assert json.loads(f"[{rest.partition('] as const')[0].strip().rstrip(',')}]") == list(texts)


def test_a_table_of_the_page_begins_with_the_level_of_the_game() -> None:
    assert f'export const DEFAULT_LEVEL = "{levels.DEFAULT_LEVEL}";' in typescript.document()
