"""The events of a run in few bytes, in chunks that can be read by themselves.

`web/player/coding.ts` reads them. Everything that is no bit is a whole number, seven bits a byte,
the lowest first, the highest bit of a byte set if more follow.

Where the choices after a path are always tried in an order that only its last choice determines,
an event is what became of the candidates: a bit for each that is looked at, 1 if it is placed, and
none for those that are on the path already. When no candidate is left, the last choice is taken
back, which takes no bit. So the file holds what the rules of a puzzle refuse, and no more.

Else an event is a number: 0 takes the last choice back, any other one places the choice before it.
"""

import zlib
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from knights.search import Puzzle, typecode

# As in the page's timeline, whose chunks these fill one by one.
CHUNK = 1 << 16
# Larger tables of orders would outweigh what they save.
MOST_ORDERED = 20_000


@dataclass
class Coded:
    """A run in the form of the file.

    `chunks` are packed, one after the other; `index` is packed, too, and holds the number of bytes
    of each chunk, its state before the first event, the positions at which each length of the path
    was first reached, the state at the end, and the orders. `ordered` tells the coding.
    """

    ordered: bool
    events: int
    index: bytes
    chunks: list[bytes]


class Unordered(Exception):
    """The candidates after a path are not always in the same order."""


def encode(puzzle: Puzzle, batches: Iterable[Sequence[int]]) -> Coded:
    """Return the events of a run in the shorter coding that holds them."""
    events = array(typecode(puzzle))
    for batch in batches:
        events.extend(array(events.typecode, batch))
    try:
        return Encoder(puzzle, Orders(puzzle)).encode(events)
    except Unordered:
        return Encoder(puzzle, None).encode(events)


@dataclass
class Orders:
    """The candidates after each last choice of a path, in the order in which they are tried.

    `after` has those that follow one of them, by the last choice and that one (-1: all).
    """

    puzzle: Puzzle
    lists: dict[int, list[int]] = field(default_factory=dict)
    after: dict[tuple[int, int], list[int]] = field(default_factory=dict)
    size: int = 0

    def find(self, path: Sequence[int], undone: int) -> list[int]:
        """The candidates that are left after a path.

        Raises:
            Unordered: when the choice that was taken back is none of them.
        """
        top = path[-1] if path else -1
        listed = self.lists.get(top)
        if listed is None:
            listed = self.lists[top] = self._list(path)
        if undone >= 0:
            if undone not in listed:
                raise Unordered
            listed = listed[listed.index(undone) + 1 :]
        self.after[top, undone] = listed
        return listed

    def _list(self, path: Sequence[int]) -> list[int]:
        listed = [choice for choice, _ in self.puzzle.candidates(path) if choice is not None]
        self.size += len(listed) + 1
        if self.size > MOST_ORDERED or len({*listed}) < len(listed):
            raise Unordered
        return listed


class Encoder:
    """Goes through a run once, and notes its states on the way."""

    def __init__(self, puzzle: Puzzle, orders: Orders | None) -> None:
        self.puzzle, self.orders = puzzle, orders
        self.path = [*puzzle.root]
        self.standing = bytearray(puzzle.size)  # 1: the choice is on the path
        for choice in self.path:
            self.standing[choice] = 1
        self.undone = -1
        self.first = [0] * (len(self.path) + 1)  # the position that first had each length

    def encode(self, events: "array[int]") -> Coded:
        states, chunks, sizes = list[int](), list[bytes](), list[int]()
        write = self._write_numbers if self.orders is None else self._write_bits
        for start in range(0, len(events), CHUNK):
            states += self._state()
            chunks.append(zlib.compress(write(events[start : start + CHUNK], start), 9))
            sizes.append(len(chunks[-1]))
        index = [*sizes, len(self.first), *self.first, *states, *self._state(), *self._orders()]
        packed = zlib.compress(write_numbers(index), 9)
        return Coded(self.orders is not None, len(events), packed, chunks)

    def _state(self) -> list[int]:
        return [len(self.path), *self.path, self.undone + 1]

    def _orders(self) -> Iterator[int]:
        if self.orders is None:
            return
        yield len(self.orders.lists)
        for top, listed in self.orders.lists.items():
            yield from (top + 1, len(listed), *listed)

    def _write_numbers(self, events: "array[int]", start: int) -> bytes:
        for position, event in enumerate(events, start + 1):
            if event >= 0:
                self.path.append(event)
                self._reach(position)
            else:
                self.path.pop()
        if len(events):
            self.undone = max(-1, ~events[-1])
        return write_numbers(event + 1 if event >= 0 else 0 for event in events)

    def _reach(self, position: int) -> None:
        if len(self.path) == len(self.first):
            self.first.append(position)

    def _write_bits(self, events: "array[int]", start: int) -> bytes:
        """Return the bits of some events, the first in the lowest bit of the first byte.

        This loop runs for every event of a search, so it works on locals.
        """
        assert self.orders is not None
        path, standing, undone, after = self.path, self.standing, self.undone, self.orders.after
        find, first = self.orders.find, self.first
        bits: list[str] = []
        length = self.puzzle.length
        top = path[-1] if path else -1
        for position, event in enumerate(events, start + 1):
            # The scheme never looks for candidates after a complete path.
            left = after.get((top, undone)) if len(path) < length else ()
            if left is None:
                left = find(path, undone)
            if event >= 0:
                for choice in left:
                    if standing[choice]:
                        continue
                    if choice == event:
                        break
                    bits.append("0")
                else:
                    raise Unordered
                bits.append("1")
                path.append(event)
                standing[event] = 1
                if len(path) == len(first):
                    first.append(position)
                top, undone = event, -1
            else:
                bits.extend("0" for choice in left if not standing[choice])
                undone = path.pop()
                standing[undone] = 0
                top = path[-1] if path else -1
        self.undone = undone
        if not bits:
            return b""
        text = "".join(bits)[::-1]
        return int(text, 2).to_bytes((len(text) + 7) // 8, "little")


def write_numbers(numbers: Iterable[int]) -> bytes:
    """Return whole numbers as bytes.

    >>> write_numbers([1, 300]).hex()
    '01ac02'
    """
    written = bytearray()
    for number in numbers:
        rest = number
        while rest > 127:
            written.append(rest & 127 | 128)
            rest >>= 7
        written.append(rest)
    return bytes(written)
