"""The server tells how it is, and what it understands."""

from __future__ import annotations

from pizzaiolo.server.protocol import openapi
from support.places import ROOT
from support.servers import (
    Served,
    web_get,
)

DOCS = ROOT / "docs"


def test_the_descriptions_are_up_to_date(served: Served) -> None:
    """After a change: python -m pizzaiolo.server.protocol.openapi docs."""
    for name, text in (
        ("openapi.json", openapi.openapi_json()),
        ("protocol.schema.json", openapi.schema_json()),
    ):
        assert (DOCS / name).read_text("utf-8") == text, name
        assert web_get(f"{served.url}/api/{name}").text == text


def test_health_and_metrics(served: Served) -> None:
    assert web_get(f"{served.url}/healthz").json()["status"] == "ok"
    assert web_get(f"{served.url}/metrics").status_code == 404
    metrics = web_get(served.metrics_url)
    assert metrics.headers["content-type"].startswith("text/plain; version=")
    assert 'pizzaiolo_requests_total{status="200"}' in metrics.text
