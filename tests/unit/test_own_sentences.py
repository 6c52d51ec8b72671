"""Findings are true of their programs: for each of these programs one once was not."""

import ast

import pytest
from students import LIMITS, read, says

from knights.programs.judge.judge import judge
from knights.programs.judge.refusing import is_dead_end, iter_free
from knights.programs.judge.untried import read_values
from knights.programs.watch.limits import Limits
from knights.programs.watch.run import Program
from knights.scenario import find_task, parse

QUEENS = """
n = 6
x = []
res = []

def ok(c):
    return all(r != c and abs(r - c) != len(x) - i for i, r in enumerate(x))

def go(k):
    if k == {end}:
        {found}
    for c in {rows}:
        if ok(c):
            x.append(c)
            go(k + 1)
            {back}

go(0)
{told}
"""


def tell(scenario="queens/6/goal=all", **parts):
    given = {"end": "n", "found": "res.append(x[:]); return", "rows": "range(n)"}
    text = QUEENS.format(**{**given, "back": "x.pop()", "told": "print(len(res))", **parts})
    judged = judge(Program(text), scenario, LIMITS)
    return judged.outcome, [(finding.mistake, finding.sentence) for finding in judged.findings]


def sentence_of(told):
    return told[1][0][1]


def test_what_may_go_on_is_no_dead_end():
    # The program takes three queens for all: a1 c2 e3, and b4 could follow.
    told = tell(end=3, found="raise SystemExit", back="")
    assert (told[0], [mistake for mistake, _ in told[1]]) == ("wrong", ["missing"])
    # All six rows: a1 c2 e3 b4 d5, and no row is left for the sixth.
    assert says(sentence_of(tell(back="")), "own-end-never-back", "e4")


def test_a_program_that_ends_with_the_first_is_not_told_that_it_does_not_take_back():
    judged = judge(Program(read("right_colouring_names")), "colouring/australia/3/goal=all", LIMITS)
    # Australia is coloured without any dead end, in 18 ways with three colours.
    assert [finding.sentence for finding in judged.findings] == [
        "There are 18 colourings. Your program finds 1. It stops at the first one. All are wanted"
        " here."
    ]


def test_what_is_given_in_a_sudoku_may_not_be_next():
    scenario = "sudoku/1....3...4.....2"
    task = find_task(parse(scenario))
    given = {cell for cell, digit in enumerate(scenario.removeprefix("sudoku/")) if digit != "."}
    assert {choice // 4 for choice in iter_free(task, ())} == set(range(16)) - given
    # Only 2 fits into the second cell: 1 is in its row, 3 and 4 in its column.
    assert is_dead_end(task, [4 * 2 + 1]) and not is_dead_end(task, [])


@pytest.mark.parametrize(
    ("found", "told", "right"),
    [
        ("res.append(x); return", "print(res)", False),
        ("res.append(x[:]); return", "print(len(res), [[], []])", True),
        ("res.append(x[:]); return", "print(len(res), [[] for _ in res])", True),
        ("res.append(tuple(x)); return", "print(len(res), [[], [], [], []])", True),
    ],
)
def test_empty_lists_are_solutions_only_where_the_list_itself_was_kept(found, told, right):
    outcome, findings = tell(found=found, told=told)
    assert (outcome, [mistake for mistake, _ in findings]) == (
        ("found", []) if right else ("wrong", ["same-list"])
    )


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ("print('n =', n)\nprint('done')", None),
        ("print('Board of size 6')", None),
        ("print(n)\nprint('done')", None),
        ("print('All found in 12 ms')", None),
        ("print('Solution 3:', 'abcdef')", None),  # counted from 0
        ("print('Total backtracks: 37')", None),
        ("print('done in step 152')", None),
        ("print('There are', len(res) + 1, 'solutions')", "There are 5 solutions"),
        ("print(len(res) - 1)", "3"),
        ("print('Total:', 12)\nprint('bye')", "Total: 12"),
    ],
)
def test_what_is_no_count_is_not_taken_for_one(told, said):
    outcome, findings = tell(told=told)
    assert outcome == ("found" if said is None else "wrong")
    assert [says(sentence, "own-count-told", 4, said) for _, sentence in findings] == [True] * (
        said is not None
    )


@pytest.mark.parametrize("told", ["print(len(res))", "print(res)"])
def test_a_program_that_finds_all_is_told_that_one_is_asked_for(told):
    outcome, [(mistake, sentence)] = tell("queens/6", told=told)
    assert (outcome, mistake) == ("found", "goes-on") and says(sentence, "own-end-all", 4)
    # This one finds only some: it never starts in the last rows, so it misses those solutions.
    for_some = tell("queens/6", told=told, rows="range(n) if x else range(n - 2)")
    assert for_some[0] == "found" and says(sentence_of(for_some), "own-end-all", 3)


def test_a_run_that_was_stopped_is_told_how_many_it_came_to():
    parts = {"end": "n", "found": "res.append(x[:]); return", "rows": "range(n)"}
    text = QUEENS.format(**parts, back="x.pop()", told="res.clear()")
    judged = judge(Program(text), "queens/6", Limits(steps=200))
    steps, whole = 1, 0  # making the list is a step, like each placing and taking back

    def go(x):
        nonlocal steps, whole
        whole += len(x) == 6 and steps <= 200
        for c in range(6):
            if all(r != c and abs(r - c) != len(x) - i for i, r in enumerate(x)):
                steps += 1
                go([*x, c])
                steps += 1

    go([])
    finding = judged.findings[0]
    assert 1 < whole < 4
    assert f" Your program had found {whole} when it was stopped." in finding.sentence


def find_first_refusal():
    """Find the first path that is left with a free square untried, by an own search."""
    moves = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
    visited, left = set(), []

    def go(path):
        visited.add(path[-1])
        r, c = path[-1]
        near = [(r + dr, c + dc) for dr, dc in moves if 0 <= r + dr < 5 and 0 <= c + dc < 5]
        tried = [square for square in near if square not in visited and go([*path, square]) is None]
        left.append((path, [one for one in near if one not in path and one not in tried]))

    go([(0, 0)])
    return next((path, squares) for path, squares in left if squares)


def test_what_stays_marked_is_pinned_to_where_it_is_first_refused():
    text = read("right_tour_path").replace("        visited.remove((r, c))\n", "")
    judged = judge(Program(text), "tour/5x5/a5/geeks", LIMITS)
    path, squares = find_first_refusal()
    finding, _ = judged.findings
    names = [f"{'abcde'[c]}{5 - r}" for r, c in path]
    assert says(finding.sentence, "own-refused-allowed", names)
    assert finding.choice in [5 * (4 - r) + c for r, c in squares]
    log = judged.run.log
    appended = [step for step in range(len(log)) if log.places[step] % (1 << 16)]
    # Nothing is popped before it: as many squares stand as were appended.
    assert finding.step == appended[len(path) - 1]


@pytest.mark.parametrize(
    ("rows", "proved"),
    [
        ("range(n - 1)", True),
        ("range(1, n)", True),
        ("[0, 1, 2, 3, 4]", True),
        ("range(n - 1) if k else range(n)", False),  # one of its loops has all rows
        ("sorted(range(n - 1))", False),  # nobody knows what a call returns
        ("[0, 1, 2, 3, 4, 4]", True),
    ],
)
def test_a_loop_is_told_what_it_leaves_out_where_the_run_proves_it(rows, proved):
    outcome, [first, *_] = tell(rows=rows)
    assert (outcome, says(first[1], "own-refused-untried", 5, 6, 12)) == ("wrong", proved)


@pytest.mark.parametrize(
    ("loop", "known"),
    [
        ("range(1, 5)", [1, 2, 3, 4]),
        ("'abc'", ["a", "b", "c"]),
        ("[[1, 'red'], [2, 'green']]", None),
        ("range(1000000000)", None),
        ("range(99999999999999999999)", None),
    ],
)
def test_values_of_a_loop_are_looked_at_where_they_are_few_and_plain(loop, known):
    values = read_values(ast.parse(loop, mode="eval").body, {})
    assert (values and list(values)) == known


COLOURS = """
borders = {"WA": "NT SA", "NT": "WA SA Q", "SA": "WA NT Q NSW V", "Q": "NT SA NSW",
           "NSW": "Q SA V", "V": "SA NSW", "T": ""}
colours = {}
def go(left):
    if not left:
        return True
    region = left[0]
    for colour in [1, 2, 3]:
        if all(colours.get(other) != colour for other in borders[region].split()):
            colours[region] = colour
            if go(left[1:]):
                return BACK
            del colours[region]
    return False
print(colours if go(list(borders)) else "no colouring")
"""


def test_colours_that_a_loop_leaves_out_are_no_fault_where_fewer_are_enough():
    text = COLOURS.replace("return BACK", "return False")
    for colours in ("[1, 2, 3]", "[1, 2]"):
        program = Program(text.replace("[1, 2, 3]", colours))
        first = judge(program, "colouring/australia/4", LIMITS).findings[0]
        assert says(first.sentence, "own-refused-untried", 2, 4, 9) == (colours == "[1, 2]")


SUDOKU = """
grid = [[1, 0, 0, 0], [0, 0, 2, 0], [0, 0, 0, 3], [0, 4, 0, 0]]
def go(k):
    if k == 16:
        return True
    r, c = divmod(k, 4)
    if grid[r][c]:
        return go(k + 1)
    for d in range(1, 4):
        box = [grid[r // 2 * 2 + i][c // 2 * 2 + j] for i in (0, 1) for j in (0, 1)]
        if d not in grid[r] and all(row[c] != d for row in grid) and d not in box:
            grid[r][c] = d
            if go(k + 1):
                return True
            grid[r][c] = 0
    return False
print(grid if go(0) else "no solution")
"""


def test_digits_that_a_loop_leaves_out_are_told():
    finding, _ = judge(Program(SUDOKU), "sudoku/1.....2....3.4..", LIMITS).findings
    assert says(finding.sentence, "own-refused-untried", ["1", "2", "3"], ["4"])
    assert finding.line == 9


LATE = """
N = 5
board = [[0] * N for _ in range(N)]
board[0][0] = 1
def go(r, c, number):
    if number > N * N:
        return True
    for a, b in [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]:
        y, x = r + a, c + b
        if 0 <= y < N and 0 <= x < N and board[y][x] == 0 and go(y, x, number + 1):
            board[y][x] = number
            return True
    return False
go(0, 0, 2)
print(board)
"""
SHARED = """
near = {"a": "bde", "b": "cfa", "c": "gbd", "d": "ach", "e": "fah", "f": "beg", "g": "hcf",
        "h": "dge"}
def go(v, path=[]):
    path.append(v)
    if len(path) == len(near):
        return path
    for w in near[v]:
        if w not in path:
            found = go(w)
            if found:
                return found
    return []
print(go("a"))
"""


def test_what_is_written_on_the_way_back_is_no_dead_end_and_no_move():
    # The calls return True, and numbers go down: each square is written over one of a later call.
    judged = judge(Program(LATE), "tour/5x5/a5/geeks", LIMITS)
    assert (judged.findings[0].mistake, judged.findings[0].line) == ("twice", 11)


def test_an_empty_list_that_is_returned_is_not_the_path():
    scenario = "graph/A:B,D,E;B:C,F;C:D,G;D:H;E:F,H;F:G;G:H/A"
    finding = judge(Program(SHARED), scenario, LIMITS).findings[0]
    assert (finding.mistake, finding.choice) == ("not-taken-back", 3)  # D, before E
