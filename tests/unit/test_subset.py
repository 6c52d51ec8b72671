"""Subset sum: solutions and trees are counted over all subsets, and by published numbers."""

import random
from itertools import product

import pytest

from knights.puzzles.subset.kind import SUBSET
from knights.puzzles.subset.subset import CUTS, SubsetSum
from knights.scenario import build, format, make, parse
from knights.search import Search, State, events

Decisions = tuple[bool, ...]


def draw(seed: int) -> tuple[list[int], int]:
    """A few numbers, some of them equal, and a target that is often one of their sums."""
    chance = random.Random(seed)
    numbers = [chance.randint(1, 9 + seed % 12) for _ in range(chance.randint(1, 7))]
    taken = [one for one in numbers if chance.random() < 0.5]
    return numbers, max(1, sum(taken) + chance.choice((0, 0, 0, 1, -2, 40)))


ROWS = [draw(seed) for seed in range(60)]


def subsets(numbers: list[int], target: int) -> list[Decisions]:
    """Which numbers each solution takes, those that take earlier numbers first."""
    every = product((True, False), repeat=len(numbers))
    return [one for one in every if add(numbers, one) == target]


def add(numbers: list[int], decisions: Decisions) -> int:
    return sum(number for number, taken in zip(numbers, decisions, strict=False) if taken)


def path_of(decisions: Decisions) -> list[int]:
    return [2 * place + (not taken) for place, taken in enumerate(decisions)]


def count_tree(numbers: list[int], target: int, cuts: str) -> int:
    """Count the beginnings that no cut refuses, and none of whose own beginnings it does."""

    def is_cut(begun: Decisions) -> bool:
        total, rest = add(numbers, begun), sum(numbers[len(begun) :])
        large = begun[-1] and total > target and cuts in ("both", "sum")
        return large or (total + rest < target and cuts in ("both", "rest"))

    kept: list[Decisions] = [()]
    for begun in kept:
        if len(begun) < len(numbers):
            kept += [(*begun, t) for t in (True, False) if not is_cut((*begun, t))]
    return len(kept) - 1


# Subsets of 1 to n with half of the whole sum: OEIS A063865.
HALVES = {3: 2, 4: 2, 7: 8, 8: 14, 11: 70, 12: 124, 15: 722}


@pytest.mark.parametrize("n", HALVES)
def test_halves_of_the_first_numbers_are_as_many_as_published(n: int) -> None:
    puzzle = SubsetSum(range(1, n + 1), n * (n + 1) // 4)
    assert SUBSET.search.count(puzzle) == HALVES[n]
    if n <= 12:
        assert Search(puzzle, goal="count").run().count == HALVES[n]


# Partitions of n into different parts: OEIS A000009.
@pytest.mark.parametrize(("n", "ways"), [(1, 1), (5, 3), (10, 10), (20, 64), (30, 296), (40, 1113)])
def test_partitions_into_different_parts_are_as_many_as_published(n: int, ways: int) -> None:
    assert SUBSET.search.count(SubsetSum(range(1, n + 1), n)) == ways


@pytest.mark.parametrize("cuts", CUTS)
@pytest.mark.parametrize(("numbers", "target"), ROWS)
def test_solutions_and_tree_are_those_of_all_subsets(
    numbers: list[int], target: int, cuts: str
) -> None:
    puzzle = build(
        make(
            "subset", {"numbers": ",".join(map(str, numbers)), "target": str(target), "cuts": cuts}
        )
    )
    solutions = [path_of(one) for one in subsets(numbers, target)]
    search = Search(puzzle, goal="all").run()
    assert [[*found] for found in search.solutions] == solutions
    assert Search(puzzle, goal="count").run().count == len(solutions)
    assert SUBSET.search.count(puzzle) == len(solutions)
    assert search.placed == count_tree(numbers, target, cuts) == SUBSET.search.count_tree(puzzle)


@pytest.mark.parametrize("cuts", CUTS)
@pytest.mark.parametrize(("numbers", "target"), ROWS[:30])
def test_a_position_is_lost_exactly_where_no_subset_is_left(
    numbers: list[int], target: int, cuts: str
) -> None:
    puzzle = SubsetSum(numbers, target, cuts)
    solutions = [path_of(one) for one in subsets(numbers, target)]
    path: list[int] = []
    for event in events(puzzle, every=True):
        path = [*path, event] if event >= 0 else path[:-1]
        left = [one for one in solutions if one[: len(path)] == path]
        decision = SUBSET.insight.decide(puzzle, path, 1)
        assert [*decision.completion] == (left[0] if left else [])
        assert decision.completable is bool(left)
        if len(path) < len(numbers):
            why = SUBSET.insight.explain(puzzle, path)
            assert (why.completable is False) == (not left)


@pytest.mark.parametrize(
    ("numbers", "target", "path", "told"),
    [
        ([8, 6, 7], 13, [0, 2], "The sum is 14, and the target is 13. That is too much already."),
        ([8, 6, 7], 13, [1, 3], "All numbers still to come make only 7, and 13 are missing."),
        ([8, 6, 7], 13, [0], "5 are missing, and even the smallest number to come is 6."),
        (
            [5, 4, 6, 8],
            12,
            [0],
            "All numbers still to come are multiples of 2, and so is each of their sums."
            " 7 are missing, and that is no multiple of 2.",
        ),
        (
            [3, 4, 9, 10],
            14,
            [0],
            "11 are missing. The numbers still to come can make 10 or 13,"
            " but nothing between them.",
        ),
        ([2, 4, 8], 5, [], ""),
    ],
)
def test_a_lost_position_gets_the_plainest_reason(
    numbers: list[int], target: int, path: list[int], told: str
) -> None:
    puzzle = SubsetSum(numbers, target, "none")
    if told == "":
        theorem = SUBSET.prove(puzzle)
        assert theorem is not None and not theorem.exists
        told = (
            "All numbers are multiples of 2, and so is each of their sums. 5 is no multiple of 2."
        )
        assert str(theorem.sentence) == told
        return
    assert str(SUBSET.insight.explain(puzzle, path).sentence) == told
    assert SUBSET.prove(SubsetSum(numbers, 99)) is not None


def test_the_transcript_of_a_tiny_search() -> None:
    puzzle = SubsetSum([8, 6, 7], 13)
    search = Search(puzzle, goal="all")
    told = []
    while search.verdict is None:
        account = SUBSET.insight.describe(puzzle, search.state, every=True)
        told.append(f"{account.sentence} {account.refused}".strip())
        search.step()
    assert told == [
        "Some of the 3 numbers must make 13. The search takes each one or leaves it out.",
        "The search takes 8. The sum is 8, and 5 are missing.",
        "The search leaves out 6. The sum is still 8, and 5 are missing."
        " 6 is too much: 8 + 6 is more than 13.",
        "Dead end without 6: the search can neither take 7 nor leave it out. It goes back."
        " 7 is too much: 8 + 7 is more than 13. Without 7 nothing is left, 5 are missing.",
        "The search has tried everything with 8 here. It goes back.",
        "The search leaves out 8. The sum is still 0, and 13 are missing.",
        "The search takes 6. The sum is 6, and 7 are missing.",
        "6 + 7 = 13. That's the target!",
        "That was a solution. The search looks for more: it takes its last choice back.",
        "The search has tried everything with 6 here. It goes back."
        " Without 7 nothing is left, 7 are missing.",
        "The search has tried everything without 8 here. It goes back."
        " Without 6 only 7 are left, 13 are missing.",
    ]


def test_without_cuts_a_complete_path_may_be_wrong_and_is_told_so() -> None:
    puzzle = SubsetSum([8, 6], 6, "none")
    told = [
        str(SUBSET.insight.describe(puzzle, State(path, undone)).sentence)
        for path, undone in (((0, 2), None), ((0,), 2), ((), 0), ((1, 2), None))
    ]
    assert told == [
        "Each number is now taken or left out. The sum is 14, not 6.",
        "The sum was 14, not 6. The search takes its last choice back.",
        "The search has tried everything with 8 here, and nothing makes the target. It goes back.",
        "6 = 6. That's the target!",
    ]
    why = SUBSET.insight.explain(puzzle, (0, 2))
    assert why is not None and why.completable is False and str(why.sentence) == told[0]
    assert not puzzle.solved((0, 2)) and not puzzle.solved((2, 1)) and puzzle.solved((1, 2))


def test_equal_numbers_have_names_of_their_own() -> None:
    puzzle = SubsetSum("5 5, 3+5", 10)
    assert [SUBSET.label(puzzle, choice) for choice in range(6)] == [
        "5a",
        "“no 5a”",
        "5b",
        "“no 5b”",
        "3",
        "“no 3”",
    ]
    assert puzzle.text([0, 2]) == "5 + 5 = 10" and puzzle.text([]) == "... = 10"
    assert len({*SubsetSum([1] * 40, 40).names}) == 40


def test_numbers_are_read_from_lists_and_texts() -> None:
    assert format(parse("subset/8;6;7/13")) == "subset/8,6,7/13"
    assert SubsetSum((8, 6, 7), 13) == SubsetSum("8 6 7", 13)


@pytest.mark.parametrize(
    ("numbers", "target", "told"),
    [
        ("", 5, "no numbers: there must be 1 to 40"),
        ([1] * 41, 5, "41 numbers: there must be 1 to 40"),
        ("3,x", 5, "number 'x': it must be a whole number from 1 to 9,999"),
        ([3, 0], 5, "number 0: it must be"),
        ([3, -4], 5, "number -4: it must be"),
        ([2.5], 5, "number 2.5: it must be"),
        ("99999", 5, "number 99999: it must be"),
        (7, 5, "numbers 7: they must be a list such as [8, 6, 7]"),
        ([3], 0, "target 0: it must be a whole number from 1"),
    ],
)
def test_wrong_numbers_get_one_clear_sentence(numbers: object, target: int, told: str) -> None:
    with pytest.raises(ValueError) as wrong:
        SubsetSum(numbers, target)
    assert told in str(wrong.value)


@pytest.mark.parametrize(
    ("path", "places", "told"),
    [
        ([0, 2], (0, 2), "numbers whose sum is too much"),
        ([1, 3], (4,), "numbers still to come"),
    ],
)
def test_the_marked_numbers_are_those_that_the_legend_names(
    path: list[int], places: tuple[int, ...], told: str
) -> None:
    mark = SUBSET.insight.explain(SubsetSum([8, 6, 7], 13, "none"), path).marks[0]
    assert (mark.places, str(mark.told)) == (places, told)
