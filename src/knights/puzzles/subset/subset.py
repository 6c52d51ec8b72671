"""Subset sum: some of a row of numbers are taken, so that they make a sum."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import Literal

from knights.language import tell
from knights.mistakes import as_items, as_whole, check_choice, check_whole, set_fields
from knights.puzzles.display import ShownPuzzle
from knights.quoting import cite
from knights.search import Candidate, acceptable

MOST = 40
LARGEST = 9999
HIGHEST = MOST * LARGEST

# The search refuses a sum that is too large, a rest that can't reach the target, or both.
Cuts = Literal["both", "sum", "rest", "none"]
CUTS: tuple[Cuts, ...] = ("both", "sum", "rest", "none")


@dataclass(frozen=True, repr=False)
class SubsetSum(ShownPuzzle):
    """The puzzle of taking some of a row of numbers, so that they make a sum, the target.

    The search decides about one number after the other: it takes it, or leaves it. Choice `2 * i`
    takes the number at place i, counted from 0, and `2 * i + 1` leaves it. `weights` are 1 to 40
    whole numbers from 1 to 9999, or a text such as 8,6,7; numbers may be equal. `cuts` are what the
    search refuses: with "sum" to take a number that makes the sum too large, with "rest" what the
    numbers after it can't make up for, with "both" or "none" both or neither.

    >>> from knights import count, solve
    >>> solve(SubsetSum([8, 6, 7], 13))
    <Solution of SubsetSum((8, 6, 7), target=13): “no 8” 6 7>
    >>> count(SubsetSum(range(1, 13), 39))
    124

    Raises:
        ValueError: when the numbers can't be read, or one or the target is out of range.
    """

    weights: tuple[int, ...]
    target: int
    cuts: Cuts = "both"

    puzzle_name = "subset"
    root = ()

    def __init__(self, weights: object, target: int, cuts: Cuts = "both") -> None:
        set_fields(self, weights=read_numbers(weights))
        set_fields(self, target=check_whole("target", target, 1, HIGHEST))
        set_fields(self, cuts=check_choice("cuts", cuts, CUTS))

    @property
    def length(self) -> int:
        return len(self.weights)

    @property
    def size(self) -> int:
        return 2 * self.length

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The numbers as texts; equal ones have a letter: 5a, 5b."""
        seen: dict[int, int] = {}
        names = []
        for number in self.weights:
            letter = seen[number] = seen.get(number, -1) + 1
            alike = self.weights.count(number) > 1
            names.append(f"{number}{letters(letter)}" if alike else str(number))
        return tuple(names)

    @cached_property
    def rests(self) -> tuple[int, ...]:
        """The sum of the numbers from each place on, and 0."""
        return tuple(accumulate(reversed(self.weights), initial=0))[::-1]

    def total(self, path: Sequence[int]) -> int:
        """The sum of the numbers that a path takes."""
        return sum(self.weights[choice // 2] for choice in path if choice % 2 == 0)

    def candidates(self, path: Sequence[int]) -> Iterator[Candidate]:
        """Look at taking the next number, and then at leaving it."""
        place = len(path)
        if place < self.length:
            before = self.total(path)
            for choice in (2 * place, 2 * place + 1):
                yield Candidate(choice, self.refusal(before, choice))

    def refusal(self, before: int, choice: int) -> str | None:
        """Say why a choice can't come after numbers with a sum, or None if it can."""
        place, left = divmod(choice, 2)
        after = before if left else before + self.weights[place]
        if self.cuts in ("both", "sum") and not left and after > self.target:
            return tell(
                "subset-too-much", sum=before, number=self.weights[place], target=self.target
            )
        rest = self.rests[place + 1]
        if self.cuts in ("both", "rest") and after + rest < self.target:
            return tell("subset-too-little", rest=rest, missing=self.target - after)
        return None

    def choices(self, path: Sequence[int]) -> list[int]:
        return acceptable(self.candidates(path))

    @property
    def certain(self) -> bool:
        """Tell whether the cuts refuse each wrong sum: at the last number both are needed."""
        return self.cuts == "both"

    def solved(self, path: Sequence[int]) -> bool:
        """Tell whether a path decides about each number once, in order, and has the right sum."""
        taken = [
            number for number, choice in zip(self.weights, path, strict=False) if not choice & 1
        ]
        return [choice >> 1 for choice in path] == [*range(len(self.weights))] and (
            sum(taken) == self.target
        )

    def text(self, path: Sequence[int]) -> str:
        """Return what is taken as a sum: 6 + 7 = 13, or 6 + ... = 13 while that is not reached.

        >>> SubsetSum([8, 6, 7], 13, "none").text([0, 2])
        '8 + 6 > 13'
        """
        taken = [str(self.weights[choice // 2]) for choice in path if choice % 2 == 0]
        total = self.total(path)
        if total < self.target and len(path) < self.length:
            taken.append("...")
            total = self.target
        sign = "=" if total == self.target else "<" if total < self.target else ">"
        return f"{' + '.join(taken) or 0} {sign} {self.target}"


def letters(place: int) -> str:
    """The letter of one of several equal numbers: a to z, then aa, ab and so on."""
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    return alphabet[place] if place < 26 else f"a{alphabet[place - 26]}"


def read_numbers(given: object) -> tuple[int, ...]:
    """Read a list of numbers, or a text with commas, spaces or plus signs between them.

    Raises:
        ValueError: when it is none of these, or a number or their count is out of range.
    """
    items = as_items(given)
    if isinstance(given, str):
        items = [*filter(None, re.split(r"[\s,;+]+", given))]
    if items is None:
        raise ValueError(tell("subset-error-list", given=cite(given)))
    if not 1 <= len(items) <= MOST:
        raise ValueError(tell("subset-error-count", count=len(items), most=MOST))
    return tuple(map(read_number, items))


def read_number(item: object) -> int:
    if isinstance(item, str) and re.fullmatch("[0-9]{1,9}", item, re.ASCII):
        item = int(item)
    number = as_whole(item)
    if number is None or not 1 <= number <= LARGEST:
        raise ValueError(tell("subset-error-number", given=cite(item), most=LARGEST))
    return number
