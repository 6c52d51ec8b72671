"""The sums that some numbers can make, by dynamic programming: the search knows nothing of it."""

from collections.abc import Sequence
from math import gcd

from knights.puzzles.subset.subset import SubsetSum


def find_sums(numbers: Sequence[int]) -> int:
    """Return all sums of some of the numbers: bit s is set if s can be made.

    >>> bin(find_sums([2, 3]))
    '0b101101'
    """
    sums = 1
    for number in numbers:
        sums |= sums << number
    return sums


def count_ways(numbers: Sequence[int], target: int) -> int:
    """Count in how many ways some of the numbers make a sum.

    The counts for all sums up to it are the digits of one integer: there are at most 2 ** n ways,
    so with n + 1 bits for each no digit carries over.

    >>> count_ways([1, 2, 3], 3)
    2
    """
    digit = len(numbers) + 1
    kept = (1 << digit * (target + 1)) - 1
    ways = 1
    for number in numbers:
        ways += (ways << digit * number) & kept
    return ways >> digit * target


def nearest(numbers: Sequence[int], missing: int) -> tuple[int, int] | None:
    """Return the next smaller and the next larger sum of one that can't be made; None if it can.

    It must lie between 0 and the sum of all numbers.
    """
    sums = find_sums(numbers)
    if sums >> missing & 1:
        return None
    above = sums >> missing
    return (sums & (1 << missing) - 1).bit_length() - 1, missing + (above & -above).bit_length() - 1


def common_divisor(numbers: Sequence[int], missing: int) -> int:
    """Return a number above 1 that divides several numbers but not the missing sum, or 0."""
    divisor = gcd(*numbers)
    return divisor if len(numbers) > 1 and missing % divisor else 0


def complete(puzzle: SubsetSum, path: Sequence[int]) -> tuple[int, ...] | None:
    """Return the first solution that begins with a path, or None; it is built without a search."""
    missing = puzzle.target - puzzle.total(path)
    whole = [*path]
    for place in range(len(path), puzzle.length):
        number, rest = puzzle.weights[place], find_sums(puzzle.weights[place + 1 :])
        take = number <= missing and bool(rest >> missing - number & 1)
        missing -= number * take
        whole.append(2 * place + (not take))
    return None if missing else tuple(whole)
