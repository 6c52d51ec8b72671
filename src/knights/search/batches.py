"""Events in full arrays: what crosses to a page in one piece."""

import struct
from array import array
from collections.abc import Iterable, Iterator
from itertools import islice

from knights.search.puzzle import Batching, Puzzle, State, typecode
from knights.search.scheme import stream


def batches(
    puzzle: Puzzle, state: State | None, every: bool, size: int, first: int
) -> Iterator["array[int]"]:
    """The events of a search in arrays, in the puzzle's own form of it where it has one."""
    if isinstance(puzzle, Batching):
        return puzzle.batches(state, every, size, first)
    return gather(puzzle, stream(puzzle, state, every), size, first)


def gather(
    puzzle: Puzzle, events: Iterable[int], size: int, first: int | None = None
) -> Iterator["array[int]"]:
    """Yield the events in arrays of `size`, but for the last.

    With `first` they begin with so many and grow to `size`: events may be costly, and a
    caller that asks for a few should not wait for many.
    """
    events, code = iter(events), typecode(puzzle)
    length = size if first is None else min(first, size)
    while batch := list(islice(events, length)):
        yield pack(code, batch)
        length = min(2 * length, size)


def pack(code: str, events: list[int]) -> "array[int]":
    """Return the events as an array.

    By way of `struct`, which converts integers twice as fast as `array` does by itself.

    >>> pack("h", [3, ~3])
    array('h', [3, -4])
    """
    packed = array(code)
    packed.frombytes(struct.pack(f"{len(events)}{code}", *events))
    return packed
