"""A reason's sentence and its marks name the same places, at random positions of each puzzle.

The test reads the names from the sentence; only the puzzle tells which place has a name.
"""

import random
import re

import pytest
from shares import share

from knights.language import trace
from knights.play import find_loss, start
from knights.puzzles.registry import find_kind
from knights.scenario import build, parse

TEXTS = [
    *("queens/8", "queens/6", "queens/5/holes=b5,c1,d3,e2"),
    *("tour/5x5/c3/sutcliffe", "tour/4x5/a1/geeks", "graph/example/A"),
    *("sudoku/small", "sudoku/1....2....3....4", "sudoku/12...........4.3/order=places"),
    "sudoku/123...4........./regions=1112122233343444",
    *("colouring/australia/3", "colouring/a:b,c,d;b:c,e;c:f;d:e,f;e:f/3"),
]
# Marks whose every place is named: places of a line with few options, and their attackers.
NAMED = {"search-mark-each-option", "search-mark-one-option", "search-mark-chain"}
NAMED |= {"queens-mark-attacker"}
COUNTED = re.compile(r"So \d+ choices? (is|are) forced")


def some_paths(puzzle, number):
    chance = random.Random(11)
    for _ in range(number):
        path = tuple(puzzle.root)
        for _ in range(chance.randrange(puzzle.length - len(path))):
            choices = puzzle.choices(path)
            if not choices:
                break
            path = (*path, chance.choice(choices))
        yield path


def reasons(kind, puzzle, path):
    """Yield each reason and each step of one: its sentence, its marks, and its path."""
    told = kind.insight.explain(puzzle, path)
    for reason in filter(None, (told, told.besides)):
        yield reason.sentence, reason.marks, path
        yield from ((link.sentence, link.marks, path) for link in reason.chain)
    loss = find_loss(start(kind, puzzle), path, 1_000)
    if loss.since is not None:
        why = kind.insight.find_obstacle(puzzle, path[: loss.since])
        assert why is None or loss.sentence.endswith(why.sentence)
        yield why.sentence if why else "", loss.marks, path[: loss.since]


def drawn(mark):
    return {*mark.places, *(end for way in (*mark.arrows, *mark.lines) for end in way)}


@pytest.mark.parametrize("text", TEXTS)
def test_what_is_named_is_marked_and_the_other_way_round(text):
    scenario = parse(text)
    kind, puzzle = find_kind(scenario.puzzle), build(scenario)
    name = {choice: kind.name_place(puzzle, choice) for choice in range(puzzle.size)}
    longest = sorted({*name.values()}, key=len, reverse=True)
    places = re.compile(rf"(?<![\w])({'|'.join(map(re.escape, longest))})(?![\w])")
    seen = 0
    for path in some_paths(puzzle, share(300, 3)):
        for sentence, marks, about in reasons(kind, puzzle, path):
            if not marks:
                continue
            named = {*places.findall(str(sentence))}
            shown = {name[choice] for mark in marks for choice in drawn(mark)}
            # The first and the last place of a path are visible without a mark.
            assert named <= shown | {name[choice] for choice in (*about[:1], *about[-1:])}, sentence
            for mark in marks:
                if trace(mark.told)[0] in NAMED and not COUNTED.search(sentence):
                    seen += 1
                    assert {name[choice] for choice in drawn(mark)} <= named, sentence
    assert seen or not text.startswith("queens")
