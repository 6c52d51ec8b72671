"""Log of a watched program's writes: each step is a place and its new value.

A step is two small integers in arrays, and its calls and returns are one each: two million steps
are 24 MB. Old values are not kept.
"""

from array import array
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Any, Literal, NamedTuple

# Places of a container; places below the middle are indices that count from the end.
ROOM = 1 << 16
MIDDLE = ROOM >> 1
MOST_CONTAINERS = 1 << 15

# Codes are the lowest numbers, for values that are no small integers; GONE marks a removed one.
GONE = -(1 << 31)
FIRST_CODE = GONE + 1
MOST_CODES = 1 << 20
MOST_TOLD = 1_000  # items of a plain list that are compared
MOST_WRITTEN = 200  # characters of a value that is kept as its text
PLAIN = (int, float, complex, bool, str, bytes, type(None))

type Kind = Literal["list", "dict", "set"]


class Ref(NamedTuple):
    """A watched container as a value: its number."""

    number: int


class Watched:
    """Base of all watched containers; `places` are those of a dictionary's keys, or a set's."""

    __slots__ = ()
    number: int
    base: int
    places: dict[Any, int]


class Absent:
    """The value of an absent place."""

    def __repr__(self) -> str:
        return "nothing"


ABSENT = Absent()


def simplify(value: Any) -> Any:
    """Return a value that can be compared and kept without calling the program's own classes."""
    if isinstance(value, Watched):
        return Ref(value.number)
    if isinstance(value, Ref) or type(value) in PLAIN or isinstance(value, Enum):
        return value
    if isinstance(value, tuple):
        return tuple(map(simplify, value[:MOST_TOLD]))
    if isinstance(value, list):
        return list(map(simplify, value[:MOST_TOLD]))
    return write(value)


def write(value: Any) -> str:
    try:
        return repr(value)[:MOST_WRITTEN]
    except Exception:
        return f"a {type(value).__name__}"


class Made(NamedTuple):
    """A container that was made: where in the text, after how many steps, and what it held.

    `keys` are those of a dictionary or a set, in the order of their numbers.
    """

    kind: Kind
    site: int
    step: int
    held: Sequence[Any]
    keys: list[Any]


# A step: the container, the index or key as the program gave it, and the value.
type Write = tuple[int, Any, Any]


class Log:
    """All steps of a run, and the containers that they are about.

    A container that is made is a step, too (its key is None): a program may go on with a copy.
    """

    def __init__(self) -> None:
        self.places = array("i")
        self.values = array("i")
        self.made: list[Made] = []
        self.codes: dict[Any, int] = {}
        self.coded: list[Any] = []

    def __len__(self) -> int:
        return len(self.values)

    def trim(self) -> None:
        """Drop a last step that was cut off between its value and its place."""
        del self.values[len(self.places) :]

    def encode(self, value: Any) -> int:
        """Return the code of a value that an array cannot hold."""
        key = simplify(value)
        if type(key) is list:
            key = tuple(key)
        try:
            code = self.codes.get((type(key), key))
        except TypeError:
            key = write(value)
            code = self.codes.get((str, key))
        if code is None:
            if len(self.coded) == MOST_CODES:
                return FIRST_CODE
            code = FIRST_CODE + len(self.coded)
            self.codes[type(key), key] = code
            self.coded.append(key)
        return code

    def decode(self, code: int) -> Any:
        if code == GONE:
            return ABSENT
        if code < FIRST_CODE + len(self.coded):
            return self.coded[code - FIRST_CODE]
        return code

    def steps(self) -> Iterator[Write]:
        """Yield all steps in order, as containers, keys and values."""
        made, decode, most = self.made, self.decode, FIRST_CODE + len(self.coded)
        for place, value in zip(self.places, self.values, strict=True):
            number, index = divmod(place, ROOM)
            if index == 0:
                yield number, None, None
                continue
            container = made[number]
            key = index - MIDDLE
            yield (
                number,
                key if container.kind == "list" else container.keys[key],
                value if value >= most else decode(value),
            )
