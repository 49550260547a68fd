"""Clubs for the tests: keys of people, and requests that show them."""

from __future__ import annotations

from typing import Any

import httpx

from support.server.in_process import Here

ALBA = "Club-key-of-Alba" + "a" * 16
BRUNO = "Club-key-of-Brun" + "b" * 16
CARLA = "Club-key-of-Carl" + "c" * 16


def shows(key: str | None) -> dict[str, str]:
    """The header by which somebody shows a key."""
    return {} if key is None else {"Authorization": f"Bearer {key}"}


async def ask(server: Here, path: str, key: str | None = None) -> httpx.Response:
    """Look at something of the clubs."""
    return await server.web.get(f"/api/clubs{path}", headers=shows(key))


async def do(server: Here, path: str, key: str | None = None, **body: Any) -> httpx.Response:
    """Do something in the clubs."""
    return await server.web.post(f"/api/clubs{path}", json=body, headers=shows(key))


async def founded(server: Here, *others: tuple[str, str]) -> str:
    """A club of Alba's, with others (keys and names) who have joined; returns its name in links."""
    answer = await do(server, "", ALBA, club="Da Alba", name="Alba")
    assert answer.status_code == 201, answer.text
    club: str = answer.json()["club"]
    for key, name in others:
        joined = await do(server, f"/{club}/members", key, name=name)
        assert joined.status_code == 200, joined.text
    return club


def refused(answer: httpx.Response, status: int, code: str) -> None:
    """Check that a request was refused, with a sentence about it."""
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"]
