"""Events in full arrays, each of which crosses to the page in one piece."""

import struct
from array import array
from collections.abc import Iterable, Iterator
from itertools import islice

from knights.search.puzzle import Batching, Puzzle, State, typecode
from knights.search.scheme import stream


def batches(
    puzzle: Puzzle, state: State | None, every: bool, size: int, first: int
) -> Iterator["array[int]"]:
    """Yield the events of a search in arrays, by the puzzle's own fast form if it has one."""
    if isinstance(puzzle, Batching):
        return puzzle.batches(state, every, size, first)
    return gather(puzzle, stream(puzzle, state, every), size, first)


def gather(
    puzzle: Puzzle, events: Iterable[int], size: int, first: int | None = None
) -> Iterator["array[int]"]:
    """Yield the events in arrays of `size`; the last may be shorter.

    With `first` the arrays begin with that length and grow to `size`: events may be slow, and a
    caller that asks for a few should not wait for many.
    """
    events, code = iter(events), typecode(puzzle)
    length = size if first is None else min(first, size)
    while batch := list(islice(events, length)):
        yield pack(code, batch)
        length = min(2 * length, size)


def pack(code: str, events: list[int]) -> "array[int]":
    """Return the events as an array.

    `struct` converts integers twice as fast as `array` itself.

    >>> pack("h", [3, ~3])
    array('h', [3, -4])
    """
    packed = array(code)
    packed.frombytes(struct.pack(f"{len(events)}{code}", *events))
    return packed
