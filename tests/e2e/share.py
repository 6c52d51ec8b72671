"""Daily samples of windows, puzzles or sentences; the rest waits for all tests."""

from collections.abc import Iterable
from typing import Any

import pytest

WAITS = pytest.mark.waits("a share of the windows, puzzles or sentences is tried each day")


def first(number: int, values: Iterable[Any]) -> list[Any]:
    """Return parameters of which the first `number` run daily, and the others with all tests."""
    kept = list(values)
    later = [value if isinstance(value, tuple) else (value,) for value in kept[number:]]
    return [*kept[:number], *(pytest.param(*value, marks=WAITS) for value in later)]
