"""Programs that count rows from 0 or from 1; the squares were worked out by hand."""

import pytest
from students import LIMITS, says

from knights.page.code import write_starter
from knights.programs.judge.judge import judge
from knights.programs.watch.run import Program
from knights.puzzles.program import hollow
from knights.scenario import find_task, parse

MISSING = """            # place
            # go on, and stop if that was enough
            # take back
            pass  # write this part
"""
PLACED = """            queens.append(row)
            if place_queen(column + 1):
                return True
"""
EARLY = PLACED + "        queens.pop()\n"  # one level too far out

FROM_0 = """def place_queen(column):
    if column == n:
        print(queens)
        return True
    for row in ROWS:
        if is_safe(column, row):
WRITTEN    return False

def is_safe(column, row):
    for left in range(column):
        if abs(row - queens[left]) in (0, column - left):
            return False
    return True

n = 6
queens = []
if not place_queen(0):
    print("none")
"""


def write_from_1(written, rows="range(1, n + 1)"):
    return (
        hollow(write_starter("queens/6")).replace(MISSING, written).replace("range(1, n + 1)", rows)
    )


def write_from_0(written, rows="range(n)"):
    return FROM_0.replace("ROWS", rows).replace("WRITTEN", written)


# Without taking back, each column gets its first free row: a1 b3 c5 d2 e4.
GREEDY = "a1 b3 c5 d2 e4"
PROGRAMS = {
    "from 1, takes back too early": (write_from_1(EARLY), "a1 -a1"),
    "from 1, never takes back": (write_from_1(PLACED), GREEDY),
    "from 1, from above": (write_from_1(EARLY, "range(n, 0, -1)"), "a6 -a6"),
    "from 1, the second row alone": (write_from_1(PLACED, "[2]"), "a2"),
    "from 0, takes back too early": (write_from_0(EARLY), "a1 -a1"),
    "from 0, never takes back": (write_from_0(PLACED), GREEDY),
    "from 0, from above": (write_from_0(EARLY, "range(n - 1, -1, -1)"), "a6 -a6"),
    "from 0, leaves the first row out": (write_from_0(PLACED, "range(1, n)"), "a2 b4 c6 d3 e5"),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_row_is_the_one_that_the_program_means(name):
    text, wanted = PROGRAMS[name]
    judged = judge(Program(text), "queens/6", LIMITS)
    label, wanted = find_task(parse("queens/6")).label, wanted.split()
    assert judged.outcome == "wrong"
    _, choices, _ = judged.story.search(())
    told = [label(one) if one >= 0 else f"-{label(~one)}" for one in choices]
    assert told[: len(wanted)] == wanted


def test_a_tour_that_counts_from_1_begins_in_the_corner_and_not_beside_it():
    # Its test leaves the last row and column out, so that all of its numbers could count from 0.
    text = """n = 5
path = [(1, 1)]
def go(x, y):
    for dx, dy in ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)):
        nx, ny = x + dx, y + dy
        if 1 <= nx < n and 1 <= ny < n and (nx, ny) not in path:
            path.append((nx, ny))
            if go(nx, ny):
                return True
    return len(path) == n * n
print(go(1, 1))
"""
    judged = judge(Program(text), "tour/5x5/a1/geeks", LIMITS)
    _, choices, _ = judged.story.search(())
    assert find_task(parse("tour/5x5/a1/geeks")).label(choices[0]) == "a1"


def test_a_path_that_is_too_short_is_no_square_off_the_board():
    judged = judge(Program(write_from_1(EARLY)), "queens/6", LIMITS)
    assert says(judged.findings[0].sentence, "own-error-short", "queens", True)


def test_a_program_for_another_size_is_told_so_first():
    text = write_from_1(PLACED).replace("n = 6", "n = 9")
    first = judge(Program(text), "queens/6", LIMITS).findings[0]
    assert says(first.sentence, "own-size-other", "n", 9, 6)
    assert text.splitlines()[first.line - 1] == "n = 9"
    # A number that the board itself may have is no other size.
    assert judge(Program(text), "queens/9", LIMITS).findings[0].mistake != "size"
