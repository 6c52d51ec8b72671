"""Browser tests look for ids and classes that the page has: others are absent in any case."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = [
    path
    for ending in ("html", "ts")
    for path in (ROOT / "web").rglob(f"*.{ending}")
    if path.parent.parent != ROOT / "web" / "language"
]
CODE = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
WORDS = set(re.findall(r"[A-Za-z][\w-]*", CODE))
# The beginnings of names that the page puts together, as in `tab-${name}`.
BEGUN = tuple(set(re.findall(r"([a-z][a-z0-9-]*-)\$\{", CODE)))
SELECTOR = re.compile(r"(?:(?:^|[\s,(>~+\"'}\]])[#.]|getElementById\(')([a-z][a-z0-9-]*)(?![\w(/])")
# Classes of CodeMirror, and ends of files.
OTHERS = ("cm", "gz", "npmrc")


def find_missing(text: str) -> list[str]:
    """Return the names in the selectors of a test's texts that nothing in the page has."""
    texts = [
        node.value
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    names = {name for text in texts for name in SELECTOR.findall(text)}
    return sorted(name for name in names if not is_known(name))


def is_known(name: str) -> bool:
    """Tell whether a name, or the beginning of one that a test puts together, is in the page."""
    last = name.rpartition("-")[2]
    return (
        name in WORDS
        or name.startswith(OTHERS)
        or (name.startswith(BEGUN) and (last in WORDS or last.isdigit()))
        or (last == "" and any(word.startswith(name) for word in WORDS))
    )


def test_what_browser_tests_look_for_is_in_the_page() -> None:
    files = sorted((ROOT / "tests" / "e2e").rglob("*.py"))
    assert len(files) > 40
    missing = {path.name: find_missing(path.read_text(encoding="utf-8")) for path in files}
    assert {name: names for name, names in missing.items() if names} == {}


def test_a_selector_of_nothing_is_seen() -> None:
    text = """page.click("#tab-why .no-class"); page.sees("#tab-xyz"); page.click("#play")"""
    assert find_missing(text) == ["no-class", "tab-xyz"]
