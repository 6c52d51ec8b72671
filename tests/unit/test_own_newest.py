"""Answers for mazes, sums and queens in regions, in the forms in which people write them."""

import pytest

from knights.programs.checks import list_checks
from knights.programs.report import Request, answer
from knights.puzzles.program import hollow
from knights.puzzles.registry import PUZZLES
from knights.scenario import build, find_task, parse, wanted

LIMITS = {"steps": 300_000, "turns": 400_000}
NEWEST = ("maze", "subset", "regions")
# All that has one solution, some, or none; numbers that are equal; ends that are given.
MORE = (
    "maze/2x3/goal=all",
    "maze/20.00/start=b1/end=a2",
    "subset/5,5,3,3,2/10/goal=all",
    "subset/1,2,3,4,5,6/9/cuts=sum",
    "regions/AABB.ACCB.DDCC.DDDC/goal=all",
)
SEARCHES = [
    *MORE,
    *(
        preset.scenario
        for name in NEWEST
        for preset in PUZZLES[name].entry.presets
        if "strategy=breadth" not in preset.scenario
    ),
]
# For a scenario, a verdict and the program. "unknown" is what may be read in two ways.
ANSWERS = (
    ("maze/20.00", "found", "print('RD')"),
    ("maze/20.00", "found", "print('right, down')"),
    ("maze/20.00", "found", "print(['right','down'])"),
    ("maze/20.00", "wrong", "print('DR')"),
    ("maze/20.00", "found", "print([(0,1),(1,1)])"),
    ("maze/20.00", "found", "print('S * ')\nprint('# E')\nprint('a2 b2 b1')"),
    ("maze/20.00", "unknown", "print([[1,0],[1,1]])"),
    ("maze/20.00", "unknown", "print('1 2')\nprint('0 3')"),
    ("maze/20.00", "unknown", "print('1 0')\nprint('2 3')"),
    ("maze/20.00", "wrong", "print('No path')"),
    ("maze/20.00", "found", "print('A2 -> B2 -> B1')"),
    ("maze/20.00", "found", "print([0,1,3])"),
    ("maze/20.00", "found", "print('Path length: 3'); print(((0,0),(0,1),(1,1)))"),
    ("maze/2x3/goal=all", "found", "print(4)"),
    ("maze/2x3/goal=all", "wrong", "print(3)"),
    ("maze/2x2/goal=all", "found", "print([[(0,0),(0,1),(1,1)],[(0,0),(1,0),(1,1)]])"),
    ("maze/2x2/goal=all", "wrong", "print([[(0,0),(0,1),(1,1)],[(0,0),(0,1),(1,1)]])"),
    ("maze/2x2/goal=all", "found", "print('RD')\nprint('DR')"),
    ("subset/8,6,7/13", "found", "print('6+7=13')"),
    ("subset/8,6,7/13", "found", "print('13 = 6 + 7')"),
    ("subset/8,6,7/13", "found", "print({6,7})"),
    ("subset/8,6,7/13", "found", "print('Subset found: 6, 7')"),
    ("subset/8,6,7/13", "found", "print('0 1 1')"),
    ("subset/8,6,7/13", "found", "print('011')"),
    ("subset/8,6,7/13", "found", "print([False,True,True])"),
    ("subset/8,6,7/13", "found", "print([1,2])"),
    ("subset/8,6,7/13", "found", "print([0,6,7])"),
    ("subset/8,6,7/13", "found", "print({'numbers':[8,6,7],'solution':[6,7]})"),
    ("subset/8,6,7/13", "found", "print(6)\nprint(7)"),
    ("subset/8,6,7/13", "found", "print('8: no')\nprint('6: yes')\nprint('7: yes')\nprint([6,7])"),
    ("subset/8,6,7/13", "found", "def f():\n  return [6,7]\nf()"),
    ("subset/8,6,7/13", "wrong", "print([8,6])"),
    ("subset/8,6,7/13", "wrong", "print([8,7])\nprint('Found')"),
    ("subset/8,6,7/13", "wrong", "print('8 + 6 = 13')"),
    ("subset/8,6,7/13", "wrong", "print('6 + 6 = 13')"),
    ("subset/8,6,7/13", "unknown", "print([6.5,6.5])"),
    ("subset/8,6,7/13", "wrong", "print([1,1,0])"),
    ("subset/8,6,7/13", "unknown", "print(True)"),
    ("subset/8,6,7/13", "wrong", "print(False)"),
    ("subset/8,6,7/5", "none", "print(False)"),
    ("subset/8,6,7/5", "none", "print([8,6,7]); print(None)"),
    ("subset/8,6,7/5", "none", "print([])"),
    ("subset/8,6,7/13/goal=all", "found", "print(1)"),
    ("subset/8,6,7/13/goal=all", "found", "print([[6,7]])"),
    ("subset/1,2,3,4/5/goal=all", "found", "print([[1,4],[2,3]])"),
    ("subset/1,2,3,4/5/goal=all", "found", "print([1,4])\nprint([2,3])"),
    (
        "subset/1,2,3,4/5/goal=all",
        "found",
        "print('1 + 4 = 5')\nprint('2 + 3 = 5')\nprint('2 solutions')",
    ),
    ("subset/1,2,3,4/5/goal=all", "wrong", "print([1,4])"),
    ("subset/1,2,3,4/5/goal=all", "wrong", "print([[1,4],[2,3],[1,2]])"),
    ("subset/1,2,3,4/5/goal=all", "wrong", "print([[1,4],[2,3],[3,2]])"),
    ("subset/1,2,3,4/5/goal=all", "found", "print([[1,0,0,1],[0,1,1,0]])"),
    ("subset/1,2,3,4/5", "found", "print((1,4))"),
    ("subset/1,2,3,4/5", "wrong", "print((1,2))"),
    ("subset/1,2,3,4/7", "found", "print((1,2,4))"),
    ("subset/5,5,3,3,2/10/goal=all", "found", "print([[5,5],[5,3,2]])"),
    ("subset/5,5,3,3,2/10/goal=all", "wrong", "print([[5,5],[5,3,2],[5,3,2]])"),
    ("regions/AABB.ACCB.DDCC.DDDC", "found", "print([1,3,0,2])"),
    ("regions/AABB.ACCB.DDCC.DDDC", "found", "print([2,0,3,1])"),
    ("regions/AABB.ACCB.DDCC.DDDC", "found", "print('c4 a3 d2 b1')"),
    ("regions/AABB.ACCB.DDCC.DDDC", "found", "print('..Q.\\nQ...\\n...Q\\n.Q..')"),
    ("regions/AABB.ACCB.DDCC.DDDC", "found", "print('A A Q B\\nQ C C B\\nD D C Q\\nD Q D C')"),
    ("regions/AABB.ACCB.DDCC.DDDC", "wrong", "print('.Q..\\n...Q\\nQ..Q\\n..Q.')"),
    ("regions/AABB.ACCB.DDCC.DDDC", "wrong", "print([0,2,1,3])"),
    ("regions/AABB.ACCB.DDCC.DDDC", "found", "print({'A':'a3','B':'c4','C':'d2','D':'b1'})"),
    ("regions/AABB.ACCB.DDCC.DDDC", "found", "print([(1,3),(2,1),(3,4),(4,2)])"),
    ("regions/AABB.ACCB.DDCC.DDDC", "wrong", "print([(1,3),(2,1),(3,4),(4,1)])"),
    ("maze/20.00", "unknown", "print([[1,1],[0,1]])"),
    ("maze/200.000", "found", "print([[1,1,1],[0,0,1]])"),
    ("maze/200.000", "wrong", "print([[1,1,1],[1,1,1]])"),
    ("maze/200.000", "wrong", "print([[1,0,0],[1,1,1]])"),
    ("maze/200.000", "found", "print('1 2 3')\nprint('0 0 4')"),
    ("maze/200.000", "found", "print('a2, b2, c2, c1')"),
)


def judge(text: str, scenario: str) -> str:
    return str(answer(Request(text, scenario, limits=LIMITS))["outcome"])


@pytest.mark.parametrize(("scenario", "verdict", "text"), ANSWERS)
def test_an_answer_gets_its_verdict(scenario: str, verdict: str, text: str) -> None:
    assert judge(text, scenario) == verdict


@pytest.mark.parametrize("scenario", SEARCHES)
def test_the_program_to_begin_with_is_right_and_its_skeleton_is_not(scenario: str) -> None:
    asked = parse(scenario)
    kind, puzzle = PUZZLES[asked.puzzle], build(asked)
    assert kind.program is not None
    text = kind.program.starter(puzzle, wanted(asked))
    assert text is not None and "# change me" in text
    told = answer(Request(text, scenario, limits=LIMITS))
    assert told["outcome"] in ("found", "none"), told["findings"]
    if told["outcome"] == "found":
        assert judge(hollow(text), scenario) == "wrong"
    if asked.values["goal"] == "first":
        task = find_task(asked)
        assert task is not None
        checks = list_checks(Request(text, scenario, limits=LIMITS), task).rows
        outcomes = {answer(request)["outcome"] for _, request in checks}
        assert len(checks) == len(task.rows) and outcomes == {"found", "none"}
