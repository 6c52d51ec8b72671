"""Programs as students write them: the outcome of each, and its fault, found by reading it."""

import json
import re

import pytest
from students import LIMITS, RIGHT, WRONG, begin, read, says

from knights.programs.checks import iter_checks, list_checks
from knights.programs.judge.judge import judge
from knights.programs.judge.judgement import Judgement
from knights.programs.report import Request, answer
from knights.programs.watch.limits import Limits
from knights.programs.watch.run import Program
from knights.scenario import build, find_task, parse
from knights.search import Search


def run(name: str, scenario: str, limits: Limits = LIMITS, **more) -> Judgement:
    return judge(Program(read(name)), scenario, limits, **more)


@pytest.mark.parametrize("name", RIGHT)
def test_a_program_that_is_right(name):
    scenario, placed, undone, solutions = RIGHT[name]
    judged = run(f"right_{name}", scenario)
    assert (judged.outcome, judged.findings) == ("found", [])
    assert len(judged.facts.different) == solutions
    if placed is None and "goal=all" not in scenario:
        search = Search(build(parse(scenario))).run()
        placed, undone = search.placed, search.undone
    if placed is not None:
        assert (judged.facts.placed, judged.facts.undone) == (placed, undone)


def test_as_many_solutions_as_are_wanted_are_enough():
    # There are two on a board of four, and 92 on one of eight.
    assert run("right_queens_count", "queens/4/first=2", fit=True).outcome == "found"
    judged = run("right_queens_count", "queens/8/first=3")
    assert judged.outcome == "wrong"
    assert [finding.sentence for finding in judged.findings] == [
        "Your program finds 92 solutions, but only 3 are wanted."
    ]


def test_a_program_that_begins_everywhere_is_held_to_the_tours_from_everywhere():
    everywhere = read("right_tour_all").replace(
        "go(start, 1)",
        "for start in [(r, c) for r in range(rows) for c in range(columns)]:\n    go(start, 1)",
    )
    judged = judge(Program(everywhere), "tour/3x4/any/geeks/goal=all", LIMITS)
    # The 3x4 board has 16 open tours, with either direction counted.
    assert (judged.outcome, len(judged.facts.different)) == ("found", 16)


def test_a_hole_is_no_square_wherever_the_program_s_board_begins():
    scenario = "tour/3x3/a1/geeks/holes=b2"
    # The knight's moves around the hole form a ring.
    ring = [(0, 0), (1, 2), (2, 0), (0, 1), (2, 2), (1, 0), (0, 2), (2, 1)]
    text = f"rows = 3\npath = []\nfor square in {ring}:\n    path.append(square)\nprint(path)\n"
    assert judge(Program(text), scenario, LIMITS).outcome == "found"
    text = text.replace("(2, 0), (0, 1)", "(1, 1), (2, 0), (0, 1)")
    found = judge(Program(text), scenario, LIMITS).findings[0]
    assert found.sentence.startswith("b2 is blocked.")


def check(name, scenario):
    """Return the answers of all checks for a scenario, by the check's scenario."""
    task = find_task(parse(scenario))
    rows = iter_checks(Request(read(name), scenario, limits={"steps": 60_000}), task.rows)
    return {title: answer(request) for title, request in rows}


def test_the_checks_of_queens():
    told = check("right_queens_count", "queens/8/goal=all")
    assert [row["solutions"] for row in told.values()] == [1, 0, 0, 2, 10, 4, 40, 92]
    assert {row["outcome"] for row in told.values()} == {"found", "none"}
    told = check("wrong_refused", "queens/8")
    # Worked out by hand: its test allows only queens more than k rows apart in columns k apart.
    outcomes = [row["outcome"] for row in told.values()]
    assert outcomes == ["found", "none", "none", *["wrong"] * 5]


@pytest.mark.parametrize("scenario", ["queens/5", "queens/8"])
def test_a_program_with_a_size_of_its_own_is_checked_for_that_alone(scenario):
    task = find_task(parse(scenario))
    eight = re.sub(r"\b[nN]\b", "8", re.sub(r"(?m)^[nN] = .*\n", "", read("right_queens_array")))
    listed = list_checks(Request(eight, scenario), task)
    assert [title for title, _ in listed.rows] == ["queens/8"]
    assert listed.note.startswith("Your program is made for 8 queens, so only that is tested.")
    assert [answer(request)["outcome"] for _, request in listed.rows] == ["found"]
    whole = list_checks(Request(read("right_queens_array"), scenario), task)
    assert (len(whole.rows), whole.note) == (8, None)


EIGHT = """
def safe(queens, row):
    at = len(queens)
    return all(row != r and abs(row - r) != at - c for c, r in enumerate(queens))
def solve(queens):
    if len(queens) == 8:
        print(queens)
        return True
    for row in range(8):
        if safe(queens, row):
            queens.append(row)
            if solve(queens):
                return True
            queens.pop()
    return False
solve([])
"""


def test_what_stands_on_the_way_to_a_larger_size_is_no_answer():
    # On its way to eight queens it once has seven on a board of 7x7.
    seven = answer(Request(EIGHT, "queens/7"))
    assert (seven["outcome"], seven["scenario"]) == ("unknown", "queens/8")
    assert [one["mistake"] for one in seven["findings"]] == ["own-size"]
    assert answer(Request(EIGHT, "queens/8"))["outcome"] == "found"


def test_the_checks_of_tours():
    told = check("right_tour_flag", "tour/5x5/a1/geeks")
    assert [row["outcome"] for row in told.values()] == ["none", "none", "found", "found", "found"]


def test_what_the_page_asks_of_a_program_that_has_run():
    scenario = "tour/5x5/a1/sutcliffe"
    session = begin(
        "right_tour_success",
        scenario,
        limits={"steps": 5_000},
        settings={"start_x": 1, "start_y": 1},
    )
    search = Search(build(parse(scenario)))

    def turn(event: int) -> int:
        """Return an event on the board with rows and columns swapped, as in the program."""
        return ~turn(~event) if event < 0 else event % 5 * 5 + event // 5

    # The program's first event places the start; the others are those of our search.
    assert session.events[0] == 0 and session.orderly
    assert list(map(turn, session.events[1:4000])) == list(search.take(3999))
    assert session.report["outcome"] == "stopped"
    assert says(session.report["findings"][0]["sentence"], "own-run-steps", 5_000)
    for number in (1, 500, 3000):
        # As many calls are open as squares stand on the library's own path.
        path = [0]
        for event in session.events[1 : number + 1]:
            path.pop() if event < 0 else path.append(turn(event))
        made, stack, _ = json.loads(session.moment(session.at[number]))
        event = session.events[number]
        assert made[1] == (17 if event >= 0 else 21)
        assert len(stack) == len(path) + (event < 0)


def test_what_is_said_to_stand_still_stands_in_the_events():
    session = begin("wrong_sudoku_stale", WRONG["sudoku_stale"][0])
    # 2 in the second cell, 4 in the third; then the second is written anew below the third.
    assert list(session.events[:4]) == [4 * 1 + 1, 4 * 2 + 3, ~(4 * 1 + 1), 4 * 1 + 2]
    assert not session.orderly


def test_a_board_that_is_filled_column_by_column_lies_as_ours_does():
    session = begin("right_queens_class", "queens/8")
    # Its first queens are in the first row of the first column, the third of the second ...
    assert list(session.events[:5]) == [0, 8 + 2, 16 + 4, 24 + 1, 32 + 3]
    made, _, _ = json.loads(session.moment(2))
    assert ["self", "<Queens object>"] in made[2]


QUEENS = """
queens = []

def safe(row):
    return all(
        other != row and abs(other - row) != len(queens) - column
        for column, other in enumerate(queens)
    )

def solve(column):
    if column == {end}:
        print(queens)
        return True
    for row in {rows}:
        if safe(row):
            queens.append(row)
            if solve(column + 1):
                return True
            queens.pop()
    return False

solve(0)
"""


@pytest.mark.parametrize(
    ("scenario", "end", "rows", "mistake"),
    [
        # Three columns have no solution, so this answer is wrong.
        ("queens/3", 3, [0, 2, 1, 3, 5, 4], "off"),
        # It places five queens without a dead end, and takes them for all six.
        ("queens/6", 5, [0, 1, 2, 3, 4, 5], "stops-early"),
    ],
)
def test_what_is_taken_for_a_solution_is_none(scenario, end, rows, mistake):
    judged = judge(Program(QUEENS.format(end=end, rows=rows)), scenario, LIMITS)
    assert (judged.outcome, judged.findings[0].mistake) == ("wrong", mistake), judged.findings


def test_a_mark_written_once_more_takes_nothing_back():
    text = read("right_queens_class").replace("self.board[i][col] = 0", "self.board[i][col] = 1")
    judged = judge(Program(text.replace("Queens(8)", "Queens(6)")), "queens/6", LIMITS)
    [finding, *_] = judged.findings
    assert (finding.mistake, judged.facts.undone) == ("twice", 0)
    assert text.splitlines()[finding.line - 1].strip() == "self.board[i][col] = 1"


SHUFFLED = """
n = 6
x = list(range(n))

def go(k):
    if k == n:
        return True
    for i in range(k, n):
        x[k], x[i] = x[i], x[k]
        if all(abs(x[k] - x[j]) != k - j for j in range(k)) and go(k + 1):
            return True
        x[k], x[i] = x[i], x[k]
    return False

print(go(0), x)
"""


def test_what_is_shuffled_is_not_taken_for_what_is_placed_and_not_blamed():
    judged = judge(Program(SHUFFLED), "queens/6", LIMITS)
    assert (judged.outcome, judged.run.printed) == ("found", "True [1, 3, 5, 0, 2, 4]\n")
