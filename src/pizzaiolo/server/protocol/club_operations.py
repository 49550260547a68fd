"""The requests about clubs, as they are described and routed."""

from __future__ import annotations

from typing import Final

from pizzaiolo.server.protocol import answers, club_answers
from pizzaiolo.server.protocol.operation import Operation

WRITING: Final = (400, 401, 403, 404, 408, 409, 413, 415, 422, 503)
"""How a request that changes a club may be refused."""

LOOKING: Final = (404, 409)
"""How a request that looks at a club may be refused."""

CLUB_OPERATIONS: Final = (
    Operation(
        "POST",
        "/api/clubs",
        "found_club",
        "Found a club; its name in the link is in the answer.",
        club_answers.Club,
        club_answers.FoundClub,
        201,
        WRITING,
        key=True,
    ),
    Operation(
        "GET",
        "/api/clubs/{club}",
        "show_club",
        "A club: its members, its tables and its evenings. Ask again every few seconds, with the "
        "`ETag` of the last answer as `If-None-Match`: as long as nothing is new, 304 says so.",
        club_answers.Club,
        refusals=(401, 404, 409),
    ),
    Operation(
        "POST",
        "/api/clubs/{club}/members",
        "join_club",
        "Become a member, or come back as the one that you were.",
        club_answers.Club,
        club_answers.JoinClub,
        200,
        WRITING,
        key=True,
    ),
    Operation(
        "POST",
        "/api/clubs/{club}",
        "change_club",
        "Rename a club or close it, as a keeper.",
        club_answers.Club,
        club_answers.ChangeClub,
        200,
        WRITING,
        key=True,
    ),
    Operation(
        "POST",
        "/api/clubs/{club}/bots",
        "add_club_bot",
        "Make a bot a member, as a keeper: its games count from now on.",
        club_answers.Club,
        club_answers.AddBot,
        200,
        WRITING,
        key=True,
    ),
    Operation(
        "POST",
        "/api/clubs/{club}/members/{member}",
        "change_member",
        "Change your own name and face; as a keeper, those of others, and who is a keeper.",
        club_answers.Club,
        club_answers.ChangeMember,
        200,
        WRITING,
        key=True,
    ),
    Operation(
        "POST",
        "/api/clubs/{club}/members/{member}/leave",
        "leave_club",
        "Leave a club, and be forgotten if you like; as a keeper, remove somebody.",
        club_answers.Club,
        club_answers.LeaveClub,
        200,
        WRITING,
        key=True,
    ),
    Operation(
        "POST",
        "/api/clubs/{club}/members/{member}/merge",
        "merge_members",
        "Say as a keeper that a member is the same person as another one, who stays.",
        club_answers.Club,
        club_answers.MergeMembers,
        200,
        WRITING,
        key=True,
    ),
    Operation(
        "GET",
        "/api/clubs/{club}/book",
        "show_club_book",
        "The standings of a club; of one edition, if it is named.",
        club_answers.ClubBook,
        refusals=LOOKING,
        query=("edition",),
    ),
    Operation(
        "GET",
        "/api/clubs/{club}/games",
        "list_club_games",
        "The games of a club, the latest first; `before` a number, those before it.",
        club_answers.ClubGames,
        refusals=LOOKING,
        query=("before",),
    ),
    Operation(
        "GET",
        "/api/clubs/{club}/ratings",
        "show_club_ratings",
        "The ratings over time of those who have played most.",
        club_answers.ClubRatings,
        refusals=LOOKING,
    ),
    Operation(
        "GET",
        "/api/clubs/{club}/meetings",
        "show_club_meetings",
        "Who beat whom, among those who have played most.",
        club_answers.ClubMeetings,
        refusals=LOOKING,
    ),
    Operation(
        "POST",
        "/api/clubs/{club}/tables",
        "open_club_table",
        "Open a table that belongs to the club; otherwise the same as any table.",
        answers.Opened,
        answers.NewTable,
        201,
        WRITING,
        key=True,
    ),
    Operation(
        "POST",
        "/api/clubs/{club}/tables/{table}/seats",
        "take_club_seat",
        "Sit down at a table of the club as the member that you are; asked again, from any device, "
        "it is the same seat.",
        answers.Seated,
        club_answers.SitDown,
        201,
        WRITING,
        key=True,
    ),
)
