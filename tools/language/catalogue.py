"""A file of sentences, once it is read: both Python and TypeScript are made from it."""

from dataclasses import dataclass, field
from typing import Literal

Way = Literal["text", "number", "and", "or", "count"]
# What a value is, by how it is used: a number is written with its thousands, a list as a row.
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
    """A value in a sentence: how it is written, and the numbers that say more about that.

    Of a number these are the least and the most digits after its point, of a row how many of its
    names are told at most.
    """

    name: str
    way: Way
    options: tuple[int, ...] = ()


@dataclass(frozen=True)
class Choice:
    """Texts of which one is taken: by a plural form or a number, or by what a value says."""

    name: str
    by: Way  # "text", "number" or "count"
    cases: "tuple[tuple[int | str, Parts], ...]"
    default: "Parts"


type Part = str | Shown | Choice
type Parts = tuple[Part, ...]


@dataclass(frozen=True)
class Message:
    """A sentence: its parts, and what its values are, by their names."""

    key: str
    parts: Parts
    values: dict[str, Kind]
    line: int


@dataclass
class Room:
    """What one file says, to the library and to the page, by keys."""

    code: str
    name: str
    library: dict[str, Message] = field(default_factory=dict)
    page: dict[str, Message] = field(default_factory=dict)
    dialogs: dict[str, Message] = field(default_factory=dict)  # what of the page's comes later

    @property
    def messages(self) -> dict[str, Message]:
        """All of them, whoever says them."""
        return self.library | self.page


class Wrong(Exception):
    """What is wrong with a file of sentences, and where."""
