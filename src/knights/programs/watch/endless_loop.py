"""Detection of endless loops: a program is back at the same lines with the same values.

From time to time the last steps are examined. If a few steps repeat, the program's lines and values
are kept, and compared with those of one round later. If all are equal, nothing can end the loop but
an iterator over many equal values, which no variable holds. Values that can't be compared prove
nothing, and the program goes on.
"""

import random
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import chain, repeat
from types import (
    BuiltinFunctionType,
    FrameType,
    FunctionType,
    GetSetDescriptorType,
    MethodType,
    ModuleType,
)
from typing import Any

from knights.programs.watch.limits import Stopper
from knights.programs.watch.log import Log
from knights.programs.watch.source import FILE

EVERY = 50_000  # steps between two looks
ALIKE = 20_000  # last steps that have to repeat the same few
MOST_ROUND = 64  # most steps of a round
MOST_VALUES = 20_000  # most values that are compared
DEEPEST = 8  # most levels of nested containers

PLAIN = (int, float, complex, str, bytes, type(None))
BY_NAME = (FunctionType, BuiltinFunctionType, MethodType, ModuleType)
OF_CLASSES = (staticmethod, classmethod, property, GetSetDescriptorType)
CLOCKS = ("time", "datetime")  # their state is outside of a program's values


class Unlike(Exception):
    """A value that can't be compared."""


def count_steps(number: int, log: Log) -> Callable[[], object]:
    """Return a function that raises `Stop` after `number` calls, or in an endless loop before."""

    def blocks() -> Iterator[Iterator[object]]:
        left = number
        while left > EVERY:
            yield repeat(True, EVERY)
            left -= EVERY
            size = find_round(log)
            if not 0 < size <= left:
                continue
            before = picture(sys._getframe(1))
            yield repeat(True, size)
            left -= size
            if before is not None and picture(sys._getframe(1)) == before:
                yield Stopper("round")
        yield repeat(True, left)
        yield Stopper("steps")

    return chain.from_iterable(blocks()).__next__


def count_turns(number: int, look: Callable[[], int]) -> Callable[[], object]:
    """Return a function that raises `Stop` after `number` calls while `look` stays the same.

    It tells an endless loop from one that takes long.
    """

    def blocks() -> Iterator[Iterator[object]]:
        seen = -1
        while look() != seen:
            seen = look()
            yield repeat(True, number)
        before = picture(sys._getframe(1))
        for _ in range(MOST_ROUND if before is not None else 0):
            yield repeat(True, 1)
            if picture(sys._getframe(1)) == before:
                yield Stopper("round")
        yield Stopper("turns")

    return chain.from_iterable(blocks()).__next__


def find_round(log: Log, alike: int = ALIKE) -> int:
    """Return how many steps repeat at the end of a log; 0 if none, or more than `MOST_ROUND`."""
    places, values, count = log.places, log.values, len(log)
    for size in range(1, MOST_ROUND + 1):
        last, before = slice(count - alike, count), slice(count - alike - size, count - size)
        if before.start < 0:
            break
        if places[last] == places[before] and values[last] == values[before]:
            return size
    return 0


def find_first_round(log: Log) -> int:
    """Find the step at which a looping program is back for the first time."""
    size, at = find_round(log), len(log) - 1
    if not size:
        return at
    places, values = log.places, log.values
    while at >= size and (places[at], values[at]) == (places[at - size], values[at - size]):
        at -= 1
    return min(at + 1, len(log) - 1)


def picture(frame: FrameType | None) -> object:
    """Return a program's lines and values as plain data; None if some can't be compared."""
    found: list[object] = [random.getstate()]
    left = iter(range(MOST_VALUES))
    try:
        while frame is not None:
            if frame.f_code.co_filename == FILE:
                names = {k: v for k, v in frame.f_locals.items() if not is_special(k)}
                found.append((id(frame.f_code), frame.f_lasti, read(names, left)))
            frame = frame.f_back
    except (Unlike, ValueError):  # a variable of an outer function may have no value yet
        return None
    return found


def is_special(name: str) -> bool:
    return name.startswith("__") and name.endswith("__") and len(name) > 4


def read(value: Any, left: Iterator[int], depth: int = 0) -> object:
    """Return a value as plain data: equal for equal values."""
    if depth > DEEPEST or next(left, None) is None:
        raise Unlike
    if isinstance(value, PLAIN):
        return type(value), value
    if isinstance(value, (*BY_NAME, type)) and (
        value.__name__ in CLOCKS or getattr(value, "__module__", None) in CLOCKS
    ):
        raise Unlike
    if isinstance(value, FunctionType) and value.__code__.co_filename == FILE:
        cells = [cell.cell_contents for cell in value.__closure__ or ()]
        kept = [one for one in cells if one is not value]
        kept += [value.__defaults__, value.__kwdefaults__, vars(value)]
        return id(value), read(kept, left, depth + 1)
    if isinstance(value, BY_NAME):
        return id(value)
    if isinstance(value, Mapping):
        return [(read(k, left, depth + 1), read(v, left, depth + 1)) for k, v in value.items()]
    if isinstance(value, list | tuple | set | frozenset):
        return [read(item, left, depth + 1) for item in value]
    if isinstance(value, range):
        return value
    if getattr(type(value), "__module__", "") == "__main__" and hasattr(value, "__dict__"):
        return id(value), read(vars(value), left, depth + 1)
    if isinstance(value, type):
        own = value.__module__ == "__main__"
        held = vars(value).items() if own else ()
        shown = {k: v for k, v in held if not (is_special(k) or isinstance(v, OF_CLASSES))}
        return id(value), read(shown, left, depth + 1)
    raise Unlike
