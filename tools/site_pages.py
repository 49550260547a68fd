"""The pages of the documentation site that are no files in docs/: mkdocs calls the functions here.

README.md and its neighbours become pages, with their links turned to the site. The decisions are
listed, and each room of the package gets a page that is made from its docstrings.
"""

from __future__ import annotations

import re
from os.path import normpath, relpath
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src"
ICON: Final = "pictures/icon.svg"

PAGES: Final = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security-policy.md",
}
"""Documents at the root of the repository, and where they are on the site."""

FOLDERS: Final = {"docs/decisions": "decisions/index.md"}

ROOMS: Final = (
    "engine",
    "engine/memory",
    "editions",
    "records",
    "bots",
    "review",
    "arena",
    "research",
    "research/openspiel",
)
"""What people import, besides the names that `pizzaiolo` itself exports."""

LINK: Final = re.compile(r"\[([^][]*)\]\(([^()\s]+)\)")


def turned(text: str, source: str, page: str) -> str:
    """A document with its links as they are on the site; what is not on the site is only named."""

    def turn(link: re.Match[str]) -> str:
        label, target = link.groups()
        path, mark, heading = target.partition("#")
        if not path or ":" in path:
            return link[0]
        place = normpath(PurePosixPath(source).parent / path)
        place = PAGES.get(place) or FOLDERS.get(place) or place
        if place.startswith("docs/"):
            place = place.removeprefix("docs/")
        elif place not in {*PAGES.values(), *FOLDERS.values()}:
            return str(label)
        return f"[{label}]({relpath(place, PurePosixPath(page).parent)}{mark}{heading})"

    return LINK.sub(turn, text)


def decisions() -> list[Path]:
    """The pages of decisions, in their order."""
    return sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))


def decisions_index() -> str:
    """A page that lists them by their titles."""
    titles = {path.name: path.read_text("utf-8").partition("\n")[0][2:] for path in decisions()}
    lines = [f"- [{title}]({name})" for name, title in titles.items()]
    return "\n".join(("# Decisions", "", "Choices between ways, and why.", "", *lines, ""))


def reference_pages() -> dict[str, str]:
    """The pages of the reference: a page for each room, made from its modules."""
    pages = {"reference/index.md": "# What `pizzaiolo` exports\n\n::: pizzaiolo\n"}
    for room in ROOMS:
        name = f"pizzaiolo.{room.replace('/', '.')}"
        modules = sorted((SOURCES / "pizzaiolo" / room).glob("[!_]*.py"))
        parts = [f"# {name}", *(f"::: {name}.{module.stem}" for module in modules)]
        pages[f"reference/{room.replace('/', '-')}.md"] = "\n\n".join(parts) + "\n"
    return pages


def unnamed(menu: list[Any]) -> list[str]:
    """The documents that the menu does not name."""
    sections = [pages for entry in menu if isinstance(entry, dict) for pages in entry.values()]
    named = {page for pages in sections for page in pages}
    return sorted(path.name for path in (ROOT / "docs").glob("*.md") if path.name not in named)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Add to the menu what is generated, and documents that have no place in it yet."""
    assert config.nav is not None
    more = unnamed(config.nav)
    last = config.nav.pop()
    if more:
        config.nav.append({"More": more})
    config.nav.append({"Reference": list(reference_pages())})
    listed = ["decisions/index.md", *(f"decisions/{path.name}" for path in decisions())]
    last["Work on it"].append({"Decisions": listed})
    config.nav.append(last)
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages."""
    from mkdocs.structure.files import File  # noqa: PLC0415  # the tests do without mkdocs

    made = {page: (ROOT / name).read_text("utf-8") for name, page in PAGES.items()}
    made["decisions/index.md"] = decisions_index()
    made |= reference_pages()
    for page, text in made.items():
        files.append(File.generated(config, page, content=text))
    icon = ROOT / "client" / "public" / "icon.svg"
    files.append(File.generated(config, ICON, abs_src_path=str(icon)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turn the links of every document that a person wrote."""
    del config, files
    sources = {site: name for name, site in PAGES.items()}
    name = page.file.src_uri
    return turned(markdown, sources.get(name, f"docs/{name}"), name)
