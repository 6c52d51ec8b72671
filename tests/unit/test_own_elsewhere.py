"""Programs with a start of their own, with a search that nothing calls, with an endless loop."""

import pytest
from students import read

from knights.programs.judge.judge import judge
from knights.programs.judge.judgement import Judgement
from knights.programs.watch.limits import Limits
from knights.programs.watch.run import Program

RIGHT = read("right_tour_corner")
FORGETS = read("wrong_tour_corner")


def run(text: str, scenario: str = "tour/5x5/c3/sutcliffe", steps: int = 200_000) -> Judgement:
    return judge(Program(text), scenario, Limits(steps=steps, turns=20_000))


def line_of(text: str, words: str) -> int:
    return text.splitlines().index(words) + 1


def test_a_program_that_is_right_from_elsewhere_is_not_wrong_and_says_which_line_begins():
    judged = run(RIGHT)
    [finding] = judged.findings
    assert (judged.outcome, finding.mistake) == ("unknown", "elsewhere")
    assert finding.line == line_of(RIGHT, "print(solve(0, 0, 0))")
    # Squares count from the lower left: a5 is the first of the fifth row.
    assert (finding.choice, finding.step) == (20, judged.story.steps[0])
    assert run(RIGHT, "tour/5x5/a5/sutcliffe").outcome == "found"


def test_what_is_wrong_from_elsewhere_as_well_is_wrong():
    judged = run(FORGETS)
    assert judged.outcome == "wrong"
    assert judged.findings[0].mistake == "not-taken-back"
    # The loop ends there, and nothing takes back before `return False`.
    line = line_of(FORGETS, "    return False") - 1
    told = str(judged.findings[0].sentence)
    assert f"Nothing takes it back after line {line}." in told
    # It is the 22nd marked square, but k is 17; the sentence ends with that.
    assert told.endswith("writes 17 there. The 22 on the board counts all that is marked.")
    assert run(FORGETS, "tour/5x5/a5/sutcliffe").findings[0].mistake == "not-taken-back"


def test_what_was_stopped_is_neither_right_nor_wrong():
    judged = run(RIGHT, steps=500)
    assert judged.outcome == "stopped"
    assert [one.mistake for one in judged.findings] == ["limit"]


def test_a_program_that_tries_every_start_is_not_said_to_start_elsewhere():
    clear = "    for x in range(N):\n        for y in range(N):\n            board[x][y] = -1\n"
    more = f"for start in [(0, 0), (0, 2), (4, 4)]:\n    solve(*start, 0)\n{clear}"
    judged = run(FORGETS.replace("print(solve(0, 0, 0))", more))
    assert judged.outcome == "wrong"
    assert "start" not in [one.mistake for one in judged.findings]


def test_a_search_that_nothing_calls_is_named():
    text = RIGHT.replace("print(solve(0, 0, 0))", "")
    judged = run(text)
    [finding] = judged.findings
    assert (judged.outcome, finding.mistake) == ("unknown", "uncalled")
    assert finding.line == line_of(text, "def solve(x, y, k):")
    assert finding.sentence.startswith("Your program defines solve, but nothing calls it.")
    [guard] = run(f"{text}if __name__ == 'main':\n    print(solve(0, 0, 0))\n").findings
    assert (guard.mistake, guard.line) == ("uncalled", len(text.splitlines()) + 1)
    assert guard.sentence.startswith("This test is never true")


ROUND = """
queens = []
row = 0
while len(queens) < 8:
    queens.append(row)
    queens.pop()
"""


def test_a_loop_that_comes_back_with_the_same_values_is_stopped_early():
    judged = run(ROUND, "queens/8")
    [finding] = judged.findings
    assert (judged.outcome, finding.mistake, judged.run.reason) == ("wrong", "loop", "round")
    assert len(judged.run.log) < 60_000
    # Making the list is step 0, then the first queen comes and goes: it is back at step 3.
    assert finding.step == 3


@pytest.mark.parametrize(
    "text",
    [
        # The loop counts, so it may end.
        ROUND.replace(
            "    queens.pop()", "    queens.pop()\n    row = row % 8\n    n += 1"
        ).replace("row = 0", "row = n = 0"),
        # The next value is in an iterator, which can't be compared.
        ROUND.replace("row = 0", "steps = iter(range(10**9))").replace(
            "append(row)", "append(next(steps) * 0)"
        ),
        # The next value is random.
        ROUND.replace("queens.append(row)", "queens.append(int(random.random()))").replace(
            "row = 0", "import random"
        ),
        # The counter is no variable of the loop: a default, a function's, a class's, a clock.
        *(
            counts + ROUND.replace("len(queens) < 8", "goes_on()")
            for counts in (
                "def goes_on(n=[0]):\n    n[0] += 1\n    return n[0]\n",
                "def goes_on():\n    goes_on.n += 1\n    return goes_on.n\ngoes_on.n = 0\n",
                "class S:\n    n = [0]\ndef goes_on():\n    S.n[0] += 1\n    return S.n[0]\n",
                "def make():\n    n = 0\n    def go():\n        nonlocal n\n        n += 1\n"
                "        return n\n    return go\ngoes_on = make()\n",
                "import time\ndef goes_on():\n    return time.time()\n",
            )
        ),
    ],
)
def test_what_may_end_is_not_stopped_before_its_limit(text):
    assert run(text, "queens/8").run.reason == "steps"
