"""A parsed file of sentences: Python and TypeScript are both made from it."""

from dataclasses import dataclass, field
from typing import Literal

Way = Literal["text", "number", "and", "or", "count"]
# The kind of a value follows from its use: a number gets separators, a list is joined.
Kind = Literal["text", "number", "list"]
KINDS: dict[Way, Kind] = {
    "text": "text",
    "number": "number",
    "and": "list",
    "or": "list",
    "count": "list",
}


@dataclass(frozen=True)
class Shown:
    """A value in a sentence: its format, with the options of that.

    The options of a number are the least and the most digits after its point, that of a list the
    largest number of names to list.
    """

    name: str
    way: Way
    options: tuple[int, ...] = ()


@dataclass(frozen=True)
class Choice:
    """A choice of texts: by a plural form or a number, or by a text value."""

    name: str
    by: Way  # "text", "number" or "count"
    cases: "tuple[tuple[int | str, Parts], ...]"
    default: "Parts"


type Part = str | Shown | Choice
type Parts = tuple[Part, ...]


@dataclass(frozen=True)
class Message:
    """A sentence: its parts, and the kinds of its values by name."""

    key: str
    parts: Parts
    values: dict[str, Kind]
    line: int


@dataclass
class Room:
    """The sentences of one file, for the library and for the page, by keys."""

    code: str
    name: str
    library: dict[str, Message] = field(default_factory=dict)
    page: dict[str, Message] = field(default_factory=dict)
    dialogs: dict[str, Message] = field(default_factory=dict)  # the page's that are loaded later

    @property
    def messages(self) -> dict[str, Message]:
        """All sentences, of the library and of the page."""
        return self.library | self.page


class Wrong(Exception):
    """A mistake in a file of sentences, with its place."""
