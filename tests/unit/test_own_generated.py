"""Right programs, made of parts: each is right by rules of the test's own, and none is blamed."""

import json
from contextlib import redirect_stdout
from io import StringIO
from itertools import pairwise

from own_generator import list_programs
from shares import EVERY

from knights.page.confirming import confirm
from knights.programs.judge.judge import judge
from knights.programs.report import describe
from knights.programs.watch.limits import Limits
from knights.programs.watch.run import Program

LIMITS = Limits(steps=60_000)
PART = 800

# Published or counted by hand: see the facts; queens 3 to 6, tours of 3x4 from a corner by their
# half (16 in all from 8 squares), Australia's colourings. Of the graph from A there is one path.
COUNTS = {
    "tour/3x4/a3/geeks": 2,
    "tour/3x4/d1/geeks": 2,
    "tour/3x3/a3/geeks": 0,
    "queens/3": 0,
    "queens/4": 2,
    "queens/5": 10,
    "queens/6": 4,
    "colouring/australia/2": 0,
    "colouring/australia/3": 18,
    "graph/example/A/limit=6": 1,
    "graph/example/C/limit=6": 0,
}


def is_right(scenario, answer):
    """Whether an answer is one, by the rules of its puzzle; None stands for all squares taken."""
    puzzle, size, *_ = scenario.split("/")
    if answer is None:
        return True
    if puzzle == "tour":
        high, wide = map(int, size.split("x"))
        leaps = [{abs(a - c), abs(b - d)} == {1, 2} for (a, b), (c, d) in pairwise(answer)]
        inside = all(0 <= r < high and 0 <= c < wide for r, c in answer)
        return inside and len(set(answer)) == high * wide and all(leaps)
    if puzzle == "queens":
        pairs = [(i, j) for i in range(len(answer)) for j in range(i)]
        return len(answer) == int(size) and all(
            abs(answer[i] - answer[j]) not in (0, i - j) for i, j in pairs
        )
    if puzzle == "colouring":
        regions = ["WA", "NT", "SA", "Q", "NSW", "V", "T"]
        lines = ["WA-NT", "WA-SA", "NT-SA", "NT-Q", "SA-Q", "SA-NSW", "SA-V", "Q-NSW", "NSW-V"]
        colour = dict(zip(regions, answer, strict=True))
        return all(colour[a] != colour[b] for a, b in (line.split("-") for line in lines))
    if puzzle == "graph":
        edges = ["AB", "AD", "BC", "BD", "DE", "EB", "EF", "FC"]
        length = 4 if "4" in scenario else 6
        steps = all(a + b in edges for a, b in pairwise(answer))
        return len(set(answer)) == len(answer) == length and steps
    rows = [set(row) for row in answer]
    columns = [set(column) for column in zip(*answer, strict=True)]
    boxes = [{answer[i + a][j + b] for a in (0, 1) for b in (0, 1)} for i in (0, 2) for j in (0, 2)]
    given = all(sign in (".", str(answer[k // 4][k % 4])) for k, sign in enumerate(size))
    return given and all(unit == {1, 2, 3, 4} for unit in rows + columns + boxes)


def find_fault(made, judged):
    """What is wrong with a program made of parts, or said of it; None if nothing is."""
    notes = []
    for text in (made.noted, made.text):
        with redirect_stdout(StringIO()):
            exec(compile(text, "made", "exec"), {"__name__": "__main__", "NOTE": notes})
    scenario = made.scenario.removesuffix("/goal=all")
    count = COUNTS.get(scenario, 1)
    if len(notes) != (count if made.scenario != scenario else min(count, 1)):
        return f"it comes to {len(notes)}"
    if not all(is_right(scenario, answer) for answer in notes):
        return "it is not right itself"
    told = [finding.sentence for finding in judged.findings]
    if judged.outcome == "unknown" or is_silent(judged):
        return None
    # Where the page can't follow a program it says so, and nothing else.
    said = {finding.mistake for finding in judged.findings} <= {"nothing"}
    right = judged.outcome == ("found" if count else "none")
    return None if said and right else f"{judged.outcome}: {told}"


def is_silent(judged):
    """Tell whether a program shows its answer nowhere, which is what it is told."""
    return [finding.mistake for finding in judged.findings] == ["missing"]


def is_confirmed(scenario, judged):
    told = describe(judged, scenario)
    if told["outcome"] not in ("found", "none"):
        return True
    verdict = (told[name] for name in ("outcome", "solutions", "answers", "first"))
    return json.loads(confirm(scenario, *verdict))


def test_programs_made_of_parts_are_right_and_none_is_blamed():
    """They are many, each is another, and nearly all of them are watched."""
    programs = list(list_programs())
    assert len({made.text for made in programs}) == len(programs) > 3_000
    part = programs if EVERY else programs[7::PART]
    some = [(made, judge(Program(made.text), made.scenario, LIMITS)) for made in part]
    some = [(made, judged) for made, judged in some if not is_silent(judged)]
    faults = {made.name: find_fault(made, judged) for made, judged in some}
    assert not {name: fault for name, fault in faults.items() if fault}
    watched = sum(judged.outcome in ("found", "none") and not judged.findings for _, judged in some)
    refused = [made.name for made, judged in some if not is_confirmed(made.scenario, judged)]
    assert not refused  # by the page's own Python, which believes no verdict
    print(f"{len(programs)} programs, {len(some)} judged, {watched} watched")
    assert watched >= 0.97 * len(some)
