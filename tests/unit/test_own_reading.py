"""The quick reading of a run agrees with reading it step by step."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shares import EVERY, share
from students import LIMITS, RIGHT, WRONG, read
from test_own_blind import list_programs

from knights.programs.judge.judge import judge
from knights.programs.judge.walk import Rules
from knights.programs.read.find_container import begin
from knights.programs.read.reading import Reading
from knights.programs.read.run_events import Story
from knights.programs.watch.limits import Limits
from knights.programs.watch.run import Program, watch
from knights.puzzles.task import Shape
from knights.scenario import find_task, parse

CASES = [
    *((f"right_{name}", row[0], read(f"right_{name}")) for name, row in RIGHT.items()),
    *((f"wrong_{name}", row[0], read(f"wrong_{name}")) for name, row in WRONG.items()),
    *(
        (f"{kind} {number}", known["scenario"], text)
        for kind in ("right", "wrong")
        for number, known, text in list(list_programs(kind))[4 :: 1 if EVERY else 15]
        if known.get("mistake") != "syntax"
    ),
]


def task_of(scenario):
    return find_task(parse(scenario))


@pytest.fixture(scope="module", params=CASES, ids=lambda case: case[0])
def seen(request):
    """Return a short run, its container, and a function that makes a task for each reader."""
    _, scenario, text = request.param
    limits = Limits(steps=share(5_000, 5), turns=20_000)
    begun = begin(Program(text), lambda: task_of(scenario), limits, None)
    if not begun.found:
        pytest.skip("it writes nothing that looks like a search")
    found, functions = begun.found[0], begun.scouted.functions["recursive"]
    return watch(begun.program, found.all, functions, limits), found, lambda: task_of(scenario)


def test_a_story_has_the_events_that_are_read_step_by_step(seen):
    run, found, make = seen
    reading = Reading(run.log, found, make())
    story = Story(run.log, found, make())
    plain = list(reading.events())
    longest = list(story.read())
    events = [story.event(index) for index in range(len(story))]
    # Events that take back have no value.
    assert events == [
        event._replace(key=None, value=event.value if is_placed(event) else None) for event in plain
    ]
    assert [choice for _, choice, _ in story.standing] == reading.standing
    # Each yielded path is longer than all before, or complete.
    depth, marks = 0, []
    reading = Reading(run.log, found, make())
    for index, event in enumerate(reading.events()):
        length = len(reading.at)
        if event.sort == "place" and (length > depth or length >= story.length):
            marks.append(index)
        depth = max(depth, length)
    assert longest == marks


def is_placed(event):
    return event.sort in ("place", "again", "odd")


PLACES = """
n = 5
x = []

def go(row):
    if any(row == r or abs(row - r) == len(x) - c for c, r in enumerate(x)):
        return
    x.append(row)
    for r in {rows}:
        go(r)
    x.pop()

for row in range(n):
    go(row)
"""


@pytest.mark.parametrize(
    ("rows", "mistake"), [([0, 1, 2, 3, 4], "missing"), ([0, 1, 2, 2, 3, 4], "repeats")]
)
def test_what_is_tried_twice_in_one_place_is_told(rows, mistake):
    judged = judge(Program(PLACES.format(rows=rows)), "queens/5/goal=all", Limits(steps=30))
    assert judged.findings[0].mistake == mistake
    assert judged.run.ended == "stopped"


SCENARIOS = [
    "tour/4x4/a1/geeks",
    "tour/3x4/a3/geeks/holes=b2",
    "queens/5",
    "colouring/australia/3",
    "graph/example/A/limit=6",
    "sudoku/................",
]


@pytest.mark.parametrize("scenario", SCENARIOS)
@given(st.lists(st.integers(0, 200), min_size=1, max_size=9))
def test_rules_are_told_pair_by_pair(scenario, numbers):
    """The remembered pairs give the task's own answer for paths without an earlier conflict."""
    task = task_of(scenario)
    rules = Rules(task, Shape("path"))
    for turn in range(2):  # the second time from the remembered pairs
        path = []
        for number in numbers if turn else reversed(numbers):
            choice = number % task.puzzle.size
            if not task.ordered and task.place(choice) in map(task.place, path):
                continue  # no board or list has two values in one place
            told = task.conflict(path, choice)
            assert rules.conflict([*path, choice]) == told
            if told is None:
                path.append(choice)


def test_nothing_is_read_more_often_than_it_must_be(monkeypatch):
    """Few steps of a long run are looked at one by one."""
    looked = []
    plain = Reading.read
    monkeypatch.setattr(Reading, "read", lambda *given: looked.append(given) or plain(*given))
    judged = judge(Program(read("right_tour_success")), "tour/5x5/c3/sutcliffe", LIMITS)
    steps = len(judged.run.log)
    # Each pair of square and number is read while the run begins and then once; the scout's thrice.
    assert judged.outcome == "found" and steps > 51_000 and len(looked) < 12_000
