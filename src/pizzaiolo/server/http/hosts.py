"""Hosts: the names by which this server may be addressed.

A page of another site can make its own name lead to this machine, and would then talk to this
server as if it were its own (DNS rebinding). It cannot choose the `Host` that its visitor's browser
sends, so a server answers only to names that are known to be its own. A numeric address is not a
name.
"""

from __future__ import annotations

import socket
from functools import cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from pizzaiolo.server.base.settings import Settings


def is_known(host: str, settings: Settings) -> bool:
    """Whether the `Host` of a request is an address, a name of this machine, or one allowed."""
    name = _name(host)
    if name is None:
        return False
    if name == "localhost" or name.endswith(".localhost") or name in _own_names():
        return True
    if name in _allowed(settings.allowed_hosts, settings.origins):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _name(host: str) -> str | None:
    """A host without its port, in lower case."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


@cache
def _own_names() -> frozenset[str]:
    """What this machine calls itself, with and without its domain, and in its own network."""
    name = socket.gethostname().lower()
    return frozenset({name, name.partition(".")[0], f"{name.partition('.')[0]}.local"}) - {""}


@cache
def _allowed(hosts: tuple[str, ...], origins: tuple[str, ...]) -> frozenset[str]:
    return frozenset(
        {host.lower() for host in hosts} | {urlsplit(origin).hostname or "" for origin in origins}
    ) - {""}
