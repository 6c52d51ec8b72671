"""Programs with one known mistake: none is called right, and most mistakes are named."""

import re
from collections import Counter
from contextlib import redirect_stdout
from io import StringIO
from itertools import pairwise

from own_generator import list_programs
from own_mutants import list_mutants
from shares import EVERY
from test_own_generated import COUNTS, is_right

from knights.programs.judge.judge import judge
from knights.programs.watch.limits import Limits
from knights.programs.watch.run import Program
from knights.puzzles.registry import find_kind
from knights.scenario import build, parse

LIMITS = Limits(steps=5_000, turns=20_000)

# A program that says nothing can't be told from one that is right by what it says. And five queens
# or four regions are no more than a part where the scenario is so small that nothing goes wrong.
PART = 47  # of the programs, and of their mutants one in 41: no two parts go together


def list_some():
    mutants = list_mutants(list_programs(1 if EVERY else PART))
    said = [one for one in mutants if ", silent," not in one.made.name]
    return said if EVERY else said[5::41]


UNNAMED = ("differs", "nothing", "limit")


def label(scenario, choice):
    return find_kind(parse(scenario).puzzle).label(build(parse(scenario)), choice)


def read_answer(scenario, solution):
    """A solution of the page's as the tests' rules know it, by the page's names alone."""
    puzzle, size, *_ = scenario.split("/")
    names = [label(scenario, choice) for choice in solution]
    if puzzle == "tour":
        high = int(size.split("x")[0])
        return [(high - int(name[1:]), ord(name[0]) - ord("a")) for name in names]
    if puzzle == "queens":
        return [int(name[1:]) - 1 for name in sorted(names)]
    if puzzle == "graph":
        return names
    return None


def leaps(a, b):
    return {abs(ord(a[0]) - ord(b[0])), abs(int(a[1]) - int(b[1]))} == {1, 2}


def is_false(scenario, finding):
    """Whether a sentence is false by rules of the test's own, where these can tell."""
    moves = re.match(r"A knight can't go from (\w\d) to (\w\d)", finding.sentence)
    attack = re.match(r"The queens on (\w)(\d) and (\w)(\d) attack", finding.sentence)
    edge = re.match(r"No edge leads from (\w) to (\w)\.", finding.sentence)
    if moves:
        return leaps(*moves.groups())
    if attack:
        a, b, c, d = attack.groups()
        return b != d and abs(ord(a) - ord(c)) != abs(int(b) - int(d))
    if edge:
        return "".join(edge.groups()) in ["AB", "AD", "BC", "BD", "DE", "EB", "EF", "FC"]
    if finding.mistake == "refused":
        choice, way = (finding.sentence.values[name] for name in ("choice", "way"))
        if scenario.startswith("tour"):
            path = [*way[way.index("...") + 1 :]] if "..." in way else [*way]
            return choice in path or not all(leaps(a, b) for a, b in pairwise([*path, choice]))
    return False


def answers(mutant):
    """What the program itself comes to, by the notes that it takes for the tests."""
    notes = []
    with redirect_stdout(StringIO()):
        exec(compile(mutant.noted, "made", "exec"), {"__name__": "__main__", "NOTE": notes})
    return notes


def find_fault(mutant, told):
    """What is false of what is said of a mutant; None if nothing is."""
    scenario = mutant.made.scenario.removesuffix("/goal=all")
    every = scenario != mutant.made.scenario
    count = COUNTS.get(scenario, 1)
    # A mistake makes no program one for another puzzle.
    false = [
        one.sentence for one in told.findings if one.mistake == "another" or is_false(scenario, one)
    ]
    if false or told.outcome not in ("found", "none"):
        return false or None
    notes = answers(mutant)
    solutions = told.facts.different if every else [told.facts.solution] * count
    right = (
        told.outcome == ("found" if count else "none")
        and len(notes) == (count if every else min(count, 1))
        and all(is_right(scenario, note) for note in notes)
        and all(is_right(scenario, read_answer(scenario, solution)) for solution in solutions)
    )
    return None if right else f"it is called right: {told.outcome}, and comes to {notes}"


def test_no_mutant_is_called_right_nothing_false_is_said_and_most_mistakes_are_named():
    faults, named, unnamed = {}, 0, Counter()
    for mutant in list_some():
        told = judge(Program(mutant.text), mutant.made.scenario, LIMITS)
        fault = find_fault(mutant, told)
        if fault:
            faults[mutant.mistake, mutant.made.name] = fault
        kind = told.findings[0].mistake if told.findings else "nothing"
        if told.outcome in ("found", "none"):
            continue
        if kind in UNNAMED:
            unnamed[mutant.mistake, kind] += 1
        else:
            named += 1
    print(f"{named} of {named + unnamed.total()} named; not: {unnamed}")
    assert not faults
    assert named >= 0.85 * (named + unnamed.total())
