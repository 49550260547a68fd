"""What schemathesis sends as the file of an edition or a character: anything."""

from __future__ import annotations

from typing import Any

import schemathesis


@schemathesis.serializer("application/toml")
def as_text(_: Any, value: Any) -> bytes:
    """A text as it is, whatever is in it."""
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "surrogatepass")
