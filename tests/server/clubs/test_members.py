"""Members: whose key is whose, who looks after the club, and who is forgotten."""

from __future__ import annotations

from pizzaiolo.server.clubs.members import Members
from pizzaiolo.server.protocol.club_entries import (
    MemberChanged,
    MemberForgotten,
    MemberJoined,
    MemberLeft,
    MembersMerged,
)


def three() -> Members:
    members = Members()
    members.apply(MemberJoined(1, "Alba", "key of Alba", keeper=True, at=1))
    members.apply(MemberJoined(2, "Bruno", "key of Bruno", at=2))
    members.apply(MemberJoined(3, "giulia", bot="giulia", at=3))
    return members


def test_members_are_found_by_number_key_and_bot() -> None:
    members = three()
    assert members.next_number == 4
    bruno = members.with_key("key of Bruno")
    assert bruno is not None
    assert (bruno.number, bruno.name, bruno.keeper) == (2, "Bruno", False)
    assert members.get(2) is bruno
    assert members.with_key("another") is None
    giulia = members.with_bot("giulia")
    assert giulia is not None
    assert giulia.number == 3
    assert members.with_bot("rossi") is None


def test_a_name_is_taken_as_long_as_its_owner_is_a_member() -> None:
    members = three()
    assert members.has_name("BRUNO")
    assert not members.has_name("Bruno", besides=2)
    members.apply(MemberChanged(2, name="Berto", at=4))
    assert (members.has_name("Bruno"), members.has_name("Berto")) == (False, True)
    members.apply(MemberLeft(2, at=5))
    assert not members.has_name("Berto")


def test_somebody_who_left_keeps_the_number_and_can_come_back() -> None:
    members = three()
    members.apply(MemberLeft(2, at=4))
    bruno = members.with_key("key of Bruno")
    assert bruno is not None
    assert (bruno.left, bruno.name, bruno.removed) == (True, "Bruno", False)
    members.apply(MemberJoined(2, "Bruno II", "key of Bruno", at=5))
    back = members.with_key("key of Bruno")
    assert back is not None
    assert (back.number, back.name, back.left) == (2, "Bruno II", False)
    assert members.next_number == 4


def test_who_is_forgotten_has_no_name_and_a_key_that_nobody_knows() -> None:
    members = three()
    members.apply(MemberLeft(2, forget=True, at=4))
    bruno = members.get(2)
    assert bruno is not None
    assert (bruno.name, bruno.face) == (None, "")
    assert members.with_key("key of Bruno") is None
    assert members.to_forget() == [2]
    members.apply(MemberForgotten(2, at=5))
    assert members.to_forget() == []


def test_who_was_removed_is_known_by_the_key_until_they_are_forgotten() -> None:
    members = three()
    members.apply(MemberLeft(2, removed=True, at=4))
    bruno = members.with_key("key of Bruno")
    assert bruno is not None
    assert (bruno.name, bruno.removed, bruno.left) == ("Bruno", True, True)
    members.apply(MemberLeft(2, forget=True, at=5))
    assert members.with_key("key of Bruno") is None


def test_the_last_keeper_has_an_heir_who_is_a_person() -> None:
    members = three()
    members.apply(MemberLeft(1, at=4))
    assert [each.number for each in members.keepers()] == [2]
    members.apply(MemberLeft(2, at=5))
    assert members.keepers() == []


def test_two_members_who_are_one_person_share_number_keys_and_rights() -> None:
    members = three()
    members.apply(MembersMerged(1, 2, at=4))
    for key in ("key of Alba", "key of Bruno"):
        found = members.with_key(key)
        assert found is not None
        assert (found.number, found.name, found.keeper) == (2, "Bruno", True)
    assert members.get(1) is members.get(2)
    assert [each.number for each in members.all()] == [2, 3]
    assert members.next_number == 4
