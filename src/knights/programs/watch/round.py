"""Whether a program goes round in a loop: it stands where it stood, with the same values.

Every so many steps its last ones are looked at. If they are a few, again and again, its lines and
values are kept, and held against those of one round later. Where all are the same, nothing is left
that could end it, but for an iterator over many equal values, which no variable holds. What can't
be compared proves nothing, and the program goes on.
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
ALIKE = 20_000  # steps of the last that have to be a few again and again
MOST_ROUND = 64  # steps of a round
MOST_VALUES = 20_000  # that are compared
DEEPEST = 8  # containers in one another

PLAIN = (int, float, complex, str, bytes, type(None))
BY_NAME = (FunctionType, BuiltinFunctionType, MethodType, ModuleType)
OF_CLASSES = (staticmethod, classmethod, property, GetSetDescriptorType)
CLOCKS = ("time", "datetime")  # what they tell is nowhere among a program's values


class Unlike(Exception):
    """What can't be compared."""


def count_steps(number: int, log: Log) -> Callable[[], object]:
    """A function that may be called so many times; before that it stops what goes round."""

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


def find_round(log: Log, alike: int = ALIKE) -> int:
    """How many steps come again and again at the end of a log; 0: no few."""
    places, values, count = log.places, log.values, len(log)
    for size in range(1, MOST_ROUND + 1):
        last, before = slice(count - alike, count), slice(count - alike - size, count - size)
        if before.start < 0:
            break
        if places[last] == places[before] and values[last] == values[before]:
            return size
    return 0


def find_first_round(log: Log) -> int:
    """The step at which a program that goes round is back for the first time."""
    size, at = find_round(log), len(log) - 1
    if not size:
        return at
    places, values = log.places, log.values
    while at >= size and (places[at], values[at]) == (places[at - size], values[at - size]):
        at -= 1
    return min(at + 1, len(log) - 1)


def picture(frame: FrameType | None) -> object:
    """Where a program stands, and with which values; None where some can't be compared."""
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
    """A value as plain data: alike for what is alike."""
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
