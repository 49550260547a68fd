"""What a table agrees on: only what can be played, and the key to mend where it cannot."""

from __future__ import annotations

import pytest

from pizzaiolo.editions import edition_to_data, load_edition
from pizzaiolo.server.protocol.entries import Config
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.table.agreement import Agreement, agree, unknown_bot


@pytest.mark.parametrize(
    ("config", "code", "key"),
    [
        (Config(edition="nonesuch"), "edition_bad", "edition"),
        (Config(edition="../oven.toml"), "edition_bad", "edition"),
        (Config(seats=2, levels=(None, None, "rail")), "config_bad", "levels"),
        (Config(stand_in="nobody"), "config_bad", "stand_in"),
        (Config(bots=("nonna", "nobody")), "config_bad", "bots"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_key_to_mend(
    config: Config, code: str, key: str
) -> None:
    answer = agree(config)
    assert isinstance(answer, Refused)
    assert (answer.code, answer.key) == (code, key)


def test_a_level_of_ones_own_goes_before_the_tables_and_a_spectator_has_the_least() -> None:
    agreement = agree(Config(seats=3, level="glass", levels=(None, "rail")))
    assert isinstance(agreement, Agreement)
    assert [agreement.level(seat) for seat in (0, 1, 2, None)] == [
        "glass",
        "rail",
        "glass",
        "photographic",
    ]


def test_everybody_is_shown_the_agreement_without_the_data_of_an_edition() -> None:
    data = edition_to_data(load_edition("oven")) | {"name": "mine"}
    agreement = agree(Config(edition="whatever", edition_data=data))
    assert isinstance(agreement, Agreement)
    assert (agreement.shown().edition, agreement.shown().edition_data) == ("mine", None)


def test_a_bot_is_known_or_brought_along_under_a_name_of_its_own() -> None:
    assert unknown_bot("nonna", None) is None
    for name, code in (("nobody", "bot_unknown"), ("Not A Name", "bot_bad")):
        refusal = unknown_bot(name, None if code == "bot_unknown" else {"name": "x"})
        assert refusal is not None
        assert refusal.code == code
