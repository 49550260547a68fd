"""What makes a release: its tag, its changelog, its container, and what is on the site."""

from __future__ import annotations

import re
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

import pytest

from support.places import ROOT

pytestmark = pytest.mark.source_only


def tool(name: str) -> ModuleType:
    """A script of tools/, as a module."""
    spec = spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class TestTag:
    CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2026-11-17\n"

    def test_fits_the_version_and_the_changelog(self) -> None:
        assert tool("check_release").problems("v1.2.3", "1.2.3", self.CHANGELOG) == []

    @pytest.mark.parametrize(
        ("tag", "version", "said"),
        [
            ("v1.2.4", "1.2.3", "the tag is v1.2.4"),
            ("1.2.3", "1.2.3", "the tag is 1.2.3"),
            ("v1.2.4", "1.2.4", "CHANGELOG.md has no heading '## [1.2.4] - YYYY-MM-DD'"),
        ],
    )
    def test_is_refused_otherwise(self, tag: str, version: str, said: str) -> None:
        (found,) = tool("check_release").problems(tag, version, self.CHANGELOG)
        assert found.startswith(said)


def test_the_changelog_keeps_its_form() -> None:
    """As keepachangelog.com has it: versions with dates, newest first, and six kinds of change."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert versions[0] == "[Unreleased]"
    assert all(re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", each) for each in versions[1:])
    kinds = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
    assert set(re.findall(r"^### (.+)$", text, re.MULTILINE)) <= kinds


def test_what_workflows_run_is_here() -> None:
    """Each command of a workflow is a target of make or a script, apart from the registry's own."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    commands = [
        command
        for path in sorted((ROOT / ".github" / "workflows").glob("*.yml"))
        for command in re.findall(r"run: (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert len(commands) >= 8
    for command in commands:
        if command.startswith("make "):
            assert re.search(rf"^{command.split()[1]}:", makefile, re.MULTILINE), command
        elif command.startswith("python "):
            assert (ROOT / command.split()[1]).is_file(), command
        else:
            assert command.startswith(("podman login ", "podman push ")), command


def test_a_container_and_the_compose_file_ask_in_the_same_way_whether_a_server_is_well() -> None:
    image = (ROOT / "Containerfile").read_text(encoding="utf-8")
    compose = (ROOT / "deploy/compose.yaml").read_text(encoding="utf-8")
    command = re.search(r"HEALTHCHECK .*\\\n +CMD \[(.*)\]", image)
    assert command is not None
    assert f'test: ["CMD", {command[1]}]' in compose


def test_the_hook_of_the_site_turns_links() -> None:
    turned = tool("site_pages").turned
    text = "[a](docs/rules.md#x) [b](LICENSE) [c](CHANGELOG.md) [d](https://semver.org) [e](#here)"
    assert turned(text, "README.md", "index.md") == (
        "[a](rules.md#x) b [c](changelog.md) [d](https://semver.org) [e](#here)"
    )
    text = "[a](../rules.md) [b](0001-a.md) [c](../../ARCHITECTURE.md) [`d`](../../src/d.py)"
    assert turned(
        text,
        "docs/decisions/0001-one-engine-two-speeds.md",
        "decisions/0001-one-engine-two-speeds.md",
    ) == ("[a](../rules.md) [b](0001-a.md) [c](../architecture.md) `d`")


def test_a_document_that_the_menu_does_not_name_is_on_the_site() -> None:
    site_pages = tool("site_pages")
    documents = {path.name for path in (ROOT / "docs").glob("*.md")}
    menu = ["index.md", {"Play": ["rules.md"]}]
    assert set(site_pages.unnamed(menu)) == documents - {"rules.md"}
