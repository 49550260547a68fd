"""The page of the order cards is written from the edition files, and is up to date."""

from __future__ import annotations

import pytest

from pizzaiolo.editions import content_hash, load_edition
from pizzaiolo.editions.load import BUILT_IN
from pizzaiolo.editions.order_cards import page
from support.places import ROOT


@pytest.mark.source_only
def test_the_page_in_the_documents_is_the_one_that_is_written_today() -> None:
    assert (ROOT / "docs" / "order-cards.md").read_text("utf-8") == page()


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_edition_has_its_lists(name: str) -> None:
    edition = load_edition(name)
    chapter = next(part for part in page().split("\n## ") if f"`{name}`" in part.split("\n")[0])
    for colour in edition.colours:
        listed = chapter.partition(f"### {colour}\n")[2].partition("\n### ")[0]
        assert listed.count("\n| ") - 1 == edition.orders_each


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_edition_has_its_hash(name: str) -> None:
    assert f"| `{name}` | `{content_hash(load_edition(name))}` |" in page()
