"""What requests about clubs may hold, and nothing beyond that."""

from __future__ import annotations

import msgspec
import pytest

from pizzaiolo.server.protocol.club_answers import FoundClub, ImportGame, JoinClub, SitDown


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ('{"name": "Alba"}', FoundClub),
        ('{"club": "", "name": "Alba"}', FoundClub),
        ('{"club": "Da Alba", "name": "Alba", "keeper": true}', FoundClub),
        ('{"name": "Alba", "member": 1}', JoinClub),
        ('{"name": "Alba"}', SitDown),
        ('{"member": 1}', SitDown),
        ('{"record": {}, "members": [1], "at": 0}', ImportGame),
        ('{"record": {}, "members": [0, 1], "at": 0}', ImportGame),
    ],
)
def test_nobody_can_say_which_member_they_are(text: str, kind: type) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=kind)


def test_a_club_needs_a_name_and_somebody() -> None:
    wish = msgspec.json.decode('{"club": "Da Alba", "name": "Alba"}', type=FoundClub)
    assert wish == FoundClub("Da Alba", "Alba")
