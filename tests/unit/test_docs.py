"""What the documents name is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/**/*.md"))]
# A path from the top folder, without what stands for a name: `language/CODE/ROOM.ftl`.
PATH = re.compile(
    r"`((?:bench|docs|language|lessons|requirements|src|tests|tools|web)/[a-z0-9_./-]+)`"
)
# A file's name alone, after the path of its folder.
NAME = re.compile(r"`([a-z0-9_-]+\.(?:css|d\.ts|ftl|js|mjs|py))`")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
# The puzzle, the question and the language that the documents make up.
MADE_UP = re.compile(r"switches|^deep\.py$|/de$")
FOLDERS = ("bench", "docs", "language", "src", "tests", "tools", "web")
NAMES = {path.name for path in ROOT.glob("*.*")}
NAMES |= {path.name for folder in FOLDERS for path in (ROOT / folder).rglob("*.*")}


def find_missing(document: Path) -> list[str]:
    text = document.read_text(encoding="utf-8")
    named = [path for path in PATH.findall(text) if not (ROOT / path).exists()]
    alone = [name for name in NAME.findall(text) if name not in NAMES]
    links = LINK.findall(re.sub("`[^`]*`", "", text))
    linked = [path for path in links if not (document.parent / path).exists()]
    return [path for path in named + alone + linked if not MADE_UP.search(path)]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_what_a_document_names_is_there(document: Path) -> None:
    assert find_missing(document) == []


def test_a_path_that_is_not_there_is_seen(tmp_path: Path) -> None:
    document = tmp_path / "where.md"
    document.write_text(
        "`web/nowhere.js`, `web/main.js`, `main.js`, `away.py` [there](none.md)", encoding="utf-8"
    )
    assert find_missing(document) == ["web/nowhere.js", "away.py", "none.md"]


def test_where_to_change_what_names_many_files() -> None:
    text = (ROOT / "docs" / "where.md").read_text(encoding="utf-8")
    assert len(set(PATH.findall(text))) > 40
