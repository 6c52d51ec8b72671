"""The page's English is that of the catalogue, so that all of it can be translated."""

import re
from html.parser import HTMLParser
from pathlib import Path

from tools.language.catalogue import Message
from tools.language.read import read_language

ROOT = Path(__file__).parents[2]
ROOMS = read_language(ROOT / "language" / "en")
MESSAGES = ROOMS["html"].page
# Elements without an end tag, elements whose text nobody reads, and names common to all languages.
VOID = {"meta", "link", "input", "path"}
SKIPPED = {"script", "style", "kbd", "noscript"}
NAMES = {"Knights", "0.0 s"}


class Reader(HTMLParser):
    """Collects the page's keys with their English words, and the words without a key."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[tuple[str, str, list[str]]] = []
        self.told: list[tuple[str, str]] = []
        self.bare: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attributes}
        if "data-tell-content" in given:
            self.note(given["data-tell-content"], given["content"])
        if any(name == "body" for name, _, _ in self.open):
            for name, mark in (("aria-label", "label"), ("title", "title")):
                if name in given:
                    key = given.get(f"data-tell-{mark}")
                    self.note(key, given[name])
        if tag not in VOID:
            self.open.append((tag, given.get("data-tell", ""), []))

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_data(self, data: str) -> None:
        if self.open and re.search("[A-Za-z]", data):
            self.open[-1][2].append(" ".join(data.split()))

    def handle_endtag(self, tag: str) -> None:
        _, key, texts = self.open.pop()
        inside = {name for name, _, _ in self.open} | {tag}
        text = " * ".join(texts).replace(" * ,", " *,").replace(" * .", " *.")
        if texts and not inside & SKIPPED and text not in NAMES:
            self.note(key, text)

    def note(self, key: str | None, text: str) -> None:
        if key:
            self.told.append((key, text))
        else:
            self.bare.append(text)


def write(message: Message) -> str:
    """Return the sentence with a star for each gap."""
    return "".join(part if isinstance(part, str) else "*" for part in message.parts)


def test_the_page_says_what_the_catalogue_has() -> None:
    reader = Reader()
    reader.feed((ROOT / "web" / "index.html").read_text(encoding="utf-8"))
    assert reader.bare == []
    known = MESSAGES | ROOMS["language"].page
    assert {(key, write(known[key])) for key, _ in reader.told} == set(reader.told)
    assert MESSAGES.keys() <= {key for key, _ in reader.told}
