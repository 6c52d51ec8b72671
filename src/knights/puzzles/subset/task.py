"""Subset sum as visitors' programs write it: the numbers taken, a flag for each, or places."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from math import comb, prod
from typing import Any

from knights.language import tell
from knights.puzzles.subset.subset import SubsetSum
from knights.puzzles.task import Row, Shape, Task, Way, whole

ROWS = (
    Row("subset/13,26,17,12,28,10,29,5/31", 1),
    Row("subset/8,6,7/13", 1),
    Row("subset/1,2,3,4,5,6,7,8,9,10,11,12/39", 124),
    Row("subset/8,12,14,18,20,22,26,28/75", 0),
)

FLAGS = {"yes": 1, "take": 1, "true": 1, "no": 0, "leave": 0, "false": 0}


def make_task(puzzle: SubsetSum) -> Task:
    weights, target = puzzle.weights, puzzle.target
    count, amounts = len(weights), Counter(weights)

    def read(shape: Shape, key: Any, value: Any) -> int | None:
        """Read a number that is taken; a 0 that is appended leaves one out."""
        place = whole(key, 0, count)
        if shape.kind == "list":
            return 2 * place if place is not None and value in (1, weights[place]) else None
        if place is not None and value == 0:
            return 2 * place + 1
        number = whole(value, 1, max(weights) + 1)
        return 2 * weights.index(number) if number in weights else None

    def add_up(path: Sequence[int]) -> int:
        return sum(weights[choice // 2] for choice in path if choice % 2 == 0)

    def conflict(path: Sequence[int], choice: int) -> str | None:
        if choice not in path:
            return None
        number = weights[choice // 2]
        return tell("subset-task-again", number=str(number), times=amounts[number])

    def unfit(path: Sequence[int]) -> str | None:
        total = add_up(path)
        return None if total == target else tell("subset-task-sum", sum=total, target=target)

    def solved(path: Sequence[int]) -> bool:
        return len({*path}) == len(path) and add_up(path) == target

    def ways(value: Any) -> Iterator[Way]:
        """A value as numbers or flags, or as places: where both are possible it may be either."""
        items, equation = read_items(value, puzzle)
        if not items or len(items) > 2 * count:
            return
        taken = read_flags(items, weights)
        if taken is None:
            taken = find_numbers(items, weights)
        places = [path for path in iter_places(items, count) if solved(path)]
        if taken is None and places:
            yield Way(places[0])
        elif taken is None and len(items) > 1 and (equation or sum(items) == target):
            other = str(next(item for item in items if item not in amounts))
            yield Way((), True if equation else None, tell("subset-task-other", number=other))
        elif taken is not None and (solved(taken) or sorted(items) != sorted(weights)):
            unclear = False if places else None
            yield Way(taken, True if equation or solved(taken) else unclear)

    return Task(
        puzzle=puzzle,
        name="subset",
        # The place of one of several equal numbers can't be known from the number alone.
        shapes=(*([Shape("path")] if len(amounts) == count else []), Shape("list", count)),
        read=read,
        conflict=conflict,
        solved=solved,
        unfit=unfit,
        label=lambda choice: str(weights[choice // 2]),
        odd=lambda shape, key, value: tell("subset-task-other", number=value),
        quick=lambda first: puzzle,
        place=lambda choice: choice // 2,
        settings={
            **dict.fromkeys(("numbers", "weights"), lambda own: like_numbers(own, weights)),
            "target": target,
        },
        rows=ROWS,
        ends=lambda path: len(path) == count or add_up(path) == target,
        ways=ways,
        counted=lambda choice: choice % 2 == 0,
        alike=lambda path: prod(
            comb(amounts[number], times)
            for number, times in Counter(weights[choice // 2] for choice in path).items()
        ),
        early=True,
    )


def read_items(value: Any, puzzle: SubsetSum) -> tuple[list[int], bool]:
    """The whole numbers of a value, and whether it is a sum with an equals sign."""
    weights = puzzle.weights
    if isinstance(value, str):
        plain = len(value) == len(weights) > 1 and {*value} <= {"0", "1"}
        return [int(sign) for sign in value] if plain else [], False
    if isinstance(value, dict):
        value = list(value.items())
    if not isinstance(value, list | tuple | set | frozenset):
        return [], False
    items = list(value)
    if any(isinstance(item, str) and "=" in item for item in items):
        sides = " ".join(map(str, items)).split("=")
        sums = [[int(digits) for digits in re.findall(r"\d+", side)] for side in sides]
        plain = all(re.fullmatch(r"[\d\s+(),\[\]]*", side) for side in sides)
        if len(sides) != 2 or not plain or [puzzle.target] not in sums:
            return [], False
        return sums[sums[0] == [puzzle.target]], True
    if items and all(isinstance(item, tuple | list) and len(item) == 2 for item in items):
        if all(whole(at, 0, len(weights)) is not None and weights[at] == it for at, it in items):
            items = [number for _, number in items]
        elif all(one in weights and times in (0, 1) for one, times in items):
            items = [number for number, taken in items if taken]
    numbers = [read_number(item) for item in items]
    return [] if None in numbers else [number for number in numbers if number is not None], False


def read_number(item: Any) -> int | None:
    if isinstance(item, str):
        item = FLAGS.get(item.casefold(), int(item) if item.isdecimal() else None)
    return int(item) if isinstance(item, int) else None


def read_flags(items: Sequence[int], weights: Sequence[int]) -> tuple[int, ...] | None:
    """The numbers taken, if each number has a flag, or stands as itself or 0; else None."""
    pairs = list(zip(items, weights, strict=False))
    if len(items) != len(weights) or (0 not in items and {*items} != {1}):
        return None
    if not all(item in (0, 1) for item in items) and not all(it in (0, one) for it, one in pairs):
        return None
    return tuple(2 * place for place, item in enumerate(items) if item)


def find_numbers(items: Sequence[int], weights: Sequence[int]) -> tuple[int, ...] | None:
    """The places of numbers; the last of equal ones again where there are not so many."""
    path: list[int] = []
    for item in items:
        places = [2 * place for place, number in enumerate(weights) if number == item]
        if not places:
            return None
        path.append(next((place for place in places if place not in path), places[-1]))
    return tuple(path)


def iter_places(items: Sequence[int], count: int) -> Iterator[tuple[int, ...]]:
    for first in (0, 1):
        if all(first <= item < first + count for item in items):
            yield tuple(2 * (item - first) for item in items)


def like_numbers(own: Any, weights: Sequence[int]) -> Any:
    plain = isinstance(own, list | tuple) and all(isinstance(item, int) for item in own)
    return type(own)(weights) if plain else None
