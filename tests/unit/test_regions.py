"""Queens in regions: solutions are those of all permutations; boards by chance have just one."""

import random
from itertools import pairwise, permutations

import pytest

from knights.puzzles.chance import Chance
from knights.puzzles.regions.invention import draw_board, invent
from knights.puzzles.regions.kind import REGIONS
from knights.puzzles.regions.regions import Regions
from knights.puzzles.regions.tints import list_tints
from knights.scenario import build, format, parse
from knights.search import Search, State, events, rewind, solutions

SMALL = "AABB.ACCB.DDCC.DDDC"
BOARDS = [draw_board(Chance(seed), 5 + seed % 3) for seed in range(30)]


def list_solutions(text: str, begun: tuple[int, ...] = ()) -> set[tuple[int, ...]]:
    """All solutions with some queens, found among all permutations of columns."""
    rows = text.split(".")[::-1]
    n = len(rows)
    found = set()
    for columns in permutations(range(n)):
        regions = {rows[row][column] for row, column in enumerate(columns)}
        apart = all(abs(one - other) > 1 for one, other in pairwise(columns))
        squares = tuple(row * n + column for row, column in enumerate(columns))
        if apart and len(regions) == n and {*begun} <= {*squares}:
            found.add(squares)
    return found


def divide(seed: int, n: int) -> str:
    """A board divided at random, with any number of solutions."""
    chance = random.Random(seed)
    regions = dict(zip(chance.sample(range(n * n), n), "ABCDEFG", strict=False))
    while len(regions) < n * n:
        square = chance.choice([*regions])
        row, column = divmod(square, n)
        down, right = chance.choice([(0, 1), (1, 0), (0, -1), (-1, 0)])
        if 0 <= row + down < n and 0 <= column + right < n:
            regions.setdefault((row + down) * n + column + right, regions[square])
    return ".".join("".join(regions[row * n + column] for column in range(n)) for row in range(n))


DIVIDED = [divide(seed, 4 + seed % 4) for seed in range(40)]


@pytest.mark.parametrize("text", [*DIVIDED, *BOARDS])
@pytest.mark.parametrize("order", ["rows", "fewest"])
def test_both_searches_find_what_all_permutations_have(text: str, order: str) -> None:
    puzzle = Regions(text, order)
    found = [*solutions(puzzle)]
    assert len(found) == len({*map(frozenset, found)})
    assert {tuple(sorted(path)) for path in found} == list_solutions(puzzle.regions)
    assert all(puzzle.solved(path) for path in found)


def test_the_boards_of_this_test_have_none_one_and_many_solutions() -> None:
    counts = {len(list_solutions(text)) for text in DIVIDED}
    assert {0, 1} < counts and max(counts) > 3


@pytest.mark.parametrize("n", [5, 6, 7, 8, 9])
def test_a_board_by_chance_has_one_solution(n: int) -> None:
    # Of nine rows there are 362,880 permutations.
    for seed in range({8: 4, 9: 1}.get(n, 12)):
        text = draw_board(Chance(seed), n)
        assert len(text.split(".")) == n
        assert len(list_solutions(text)) == 1


# The boards of the seeds 0 to 9 in Python 3.12 and 3.13: links hold seeds, so these never change.
SEEDED = (
    "DHHHGFFF.DDDDGGFF.DDDDEEEF.DDDDDEEF.BBDDDEEE.BBBDDECC.BBBBAEEC.BBBAAAAC",
    "FFFFDD.EECDDD.CCCCCD.ACACBB.ACAABB.AAABBB",
    "HHHHHHHH.HFGGFHHH.HFFFFHHH.FFFEEEEE.FCCEEEDE.CCCCEEBB.CACCCCBB.CAACCBBB",
    "EEFFFF.CEEEFD.CCCCFD.CCCBBB.CCBBBB.CABBBB",
    "FEEEEE.BBECDD.BBECDD.BCCCAD.BBBCAD.BBAAAA",
    "EFFFGGD.EFFFFDD.EEFBFDD.CCBBDDD.CBBDDDD.BBBBAAD.BAAAADD",
    "HFFFFEGG.HFFFFEGG.FFEEEEEE.FEEEEEEE.FFADDEEE.AFADBBBC.AAABBBCC.AAAAABCC",
    "FFEEEE.DDDECE.DDDDCE.DDDCCC.DBAAAC.BBAACC",
    "DDDEEF.DDEEEB.ADDECB.AACCCB.AABBBB.AAABBB",
    "FFGGEEE.FFGEEEE.FFFEECE.BFDCCCE.BFCCCEE.BFFCCAE.BBFCCAA",
)


@pytest.mark.parametrize("seed", range(len(SEEDED)))
def test_a_seed_stands_for_a_fixed_board(seed: int) -> None:
    assert invent(Chance(seed)) == {"regions": SEEDED[seed]}


def test_a_seed_stands_for_the_same_board_in_each_version_of_python() -> None:
    assert Regions(draw_board(Chance(0), 5)).regions == "AAAAB.AACAB.AACCB.DDECC.EEECC"
    assert format(parse("new/regions/4821")) == (
        "regions/ABBBCCC.AABBCCC.ABBCCCD.AAAACCC.EAAEECF.EEEEFFF.EEEGFFF"
    )


@pytest.mark.parametrize("text", DIVIDED[:16])
def test_a_position_is_lost_exactly_where_no_solution_has_its_queens(text: str) -> None:
    puzzle = Regions(text)
    search = Search(puzzle, goal="all", limit=150)
    while search.verdict is None:
        search.step()
        path = search.path
        if len(path) == puzzle.n:
            continue
        alive = bool(list_solutions(puzzle.regions, tuple(path)))
        why = REGIONS.insight.explain(puzzle, path)
        assert why.completable in (None, alive)
        decision = REGIONS.insight.decide(puzzle, path, 10_000)
        assert decision.completable is alive
        assert not alive or puzzle.solved(decision.completion)


@pytest.mark.parametrize("order", ["rows", "fewest"])
def test_each_state_is_left_both_ways(order: str) -> None:
    for text in BOARDS[:4]:
        puzzle = Regions(text, order)
        run, path = [*events(puzzle, every=True)], []
        for at, event in enumerate(run, 1):
            path = [*path, event] if event >= 0 else path[:-1]
            state = State(tuple(path), None if event >= 0 else ~event)
            assert [*rewind(puzzle, state)] == run[:at][::-1]
            assert [*events(puzzle, state, every=True)] == run[at:]


def test_the_transcript_of_a_tiny_search() -> None:
    search = Search(Regions(SMALL), goal="all")
    told = []
    while len(told) < 10:
        told.append(str(REGIONS.insight.describe(search.puzzle, search.state, True).sentence))
        search.step()
    assert told == [
        "The board is empty. It has 4 regions.",
        "The search puts queen 1 on a1. It is square 1 of the 4 in row 1.",
        "The search puts queen 2 on c2. It is square 3 of the 4 in row 2.",
        "Dead end: no queen fits in row 3. The search takes the queen on c2 back.",
        "The search puts queen 2 on d2. It is square 4 of the 4 in row 2.",
        "Dead end: no queen fits in row 3. The search takes the queen on d2 back.",
        "With a queen on a1 the search has tried everything. It takes this queen back.",
        "The search puts queen 1 on b1. It is square 2 of the 4 in row 1.",
        "The search puts queen 2 on d2. It is square 4 of the 4 in row 2.",
        "The search puts queen 3 on a3. It is square 1 of the 4 in row 3.",
    ]


def test_each_reason_names_the_queen() -> None:
    puzzle = Regions(SMALL)
    assert [reason and str(reason) for _, reason in puzzle.candidates([1])] == [
        "the queen on b1 is in its region",
        "the queen on b1 is in its column",
        "the queen on b1 touches it",
        None,
    ]
    assert puzzle.refusal([1], 2) == "the queen on b1 is in its row"


def test_a_line_without_a_square_is_told_with_its_marks() -> None:
    puzzle = Regions(SMALL)
    why = REGIONS.insight.explain(puzzle, [0, 6])
    assert str(why.sentence) == (
        "Every square of row 3 is ruled out. The queen on a1 rules out a3."
        " The queen on c2 rules out b3, c3 and d3."
    )
    lost, cause = why.marks
    assert str(lost.told) == "row 3, without a square for its queen"
    assert (lost.places, cause.places) == ((8, 9, 10, 11), (0, 6))
    assert cause.arrows == ((0, 8), (6, 9), (6, 10), (6, 11))
    forced = REGIONS.insight.explain(puzzle, [0])
    assert str(forced.sentence) == (
        "Region A can only have its queen on b4. Then row 3 can only have its queen on d3."
        " Then row 2 has no square left for its queen."
    )


@pytest.mark.parametrize(
    "text", ["aabb acCb ddcc dddc", "1122\n1332\n4433\n4443", "XXYY.XZZY.WWZZ.WWWZ"]
)
def test_regions_are_called_as_they_come(text: str) -> None:
    assert Regions(text) == Regions(SMALL)
    assert build(parse(f"regions/{SMALL}")) == Regions(text)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("AAB.A?C.BBC", "row 2 of the regions: 'A?C' must have only letters and digits"),
        ("AAB.AC.BBC", "row 2 of the regions has 2 squares and the first row has 3"),
        ("AAB.ACC", "the regions have 2 rows of 3 squares"),
        ("AAB.AAB.BBB", "the board has 2 regions and 3 rows"),
        ("AAB.CAA.CBA", "region B is in parts: no way leads from c3 to b1"),
        (".".join(["A" * 17] * 17), "17 rows are too many: the most is 16"),
        ("", "row 1 of the regions: ''"),
    ],
)
def test_wrong_regions_get_one_clear_sentence(text: str, told: str) -> None:
    with pytest.raises(ValueError) as wrong:
        Regions(text)
    assert told in str(wrong.value)


def test_regions_beside_each_other_have_different_colours() -> None:
    for text in [*BOARDS, *DIVIDED]:
        puzzle = Regions(text)
        tints = dict(zip("ABCDEFGHI", list_tints(puzzle), strict=False))
        rows = puzzle.regions.split(".")
        beside = [
            pair
            for row in [*rows, *map("".join, zip(*rows, strict=True))]
            for pair in pairwise(row)
        ]
        assert all(one == other or tints[one] != tints[other] for one, other in beside)
