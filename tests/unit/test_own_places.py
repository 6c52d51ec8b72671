"""Where the page stands for a program that is wrong, and what it says there.

The table is of an independent run: each text followed by Python's own tracing, what its lines
place and take back told from reading it, up to where a plain rule of the puzzle is broken.
"""

import pytest
from students import WRONG, begin

from knights.puzzles.registry import find_kind
from knights.scenario import build, parse

# Of each program: the line, how many choices stand, the last of them, and words of what is said.
PLACES = {
    "move": (8, 16, "c1 a3", "No move leads from c1 to a3."),
    "negative": (13, 6, "b2 e1", "An index below 0"),
    "index": (11, 3, "b4 c2", "beyond the end"),
    "twice": (15, 5, "d1 b2", "d1 (board[4][3]) holds 4 already"),
    "not_taken_back": (12, 22, "d4 e4", "d4 (board[1][3]) was a dead end"),
    "takes_back_other": (15, 21, "b5 d4", "b5 (board[0][1]) is taken back, though d4"),
    "pops_twice": (18, 1, "a1", "b3 is taken back, but the search still goes on below it"),
    "erased": (17, 6, "e3 f5", "is thrown away"),
    # Of the six queens two solutions begin so: a2 b4 c6 d1, and this.
    "refused": (20, 2, "a4 b1", "c5 is refused, or never looked at"),
    "repeats": (16, 21, "a4 b2", "is tried again at the very place"),
    "depth": (18, 1, "a1", "calls itself deeper and deeper"),
    "gives_up": (17, 20, "a3 b5", "At the first dead end, with 21"),
    "goes_on": (16, 6, "e3 f5", "and the program goes on"),
    "not_returned": (18, 25, "d3 e5", "returns nothing"),
    "numbers": (12, 25, "d3 e5", "not its numbers: after 1 comes 3"),
    "count": (20, 0, "", "All 4 solutions stood on the board, but the program says: There are 5"),
    "shared_rows": (2, 0, "", "All rows of your board are the same list"),
    "global": (13, 6, "e3 f5", "`global count`"),
    "colours": (27, 3, "South Australia blue", "South Australia are neighbours of the same colour"),
    "stays_gray": (9, 5, "E F", "C is refused"),
    "sudoku_stale": (22, 2, "r1c2: 2 r1c3: 4", "4 in row 1, column 3 led nowhere"),
    "off_path": (13, 5, "d1 b2", "(4, -1) is off the board"),
    "loop": (6, 21, "b5 d4", "goes round and round"),
    "diagonal": (17, 3, "b3 c2", "b3 and c2 attack each other"),
    "stops_early": (12, 24, "b4 a2", "with 24 of 25 placed"),
    "same_list": (22, 0, "", "kept the very list"),
    "count_zero": (22, 0, "", "All 4 solutions stood on the board, but the program says: 0"),
    "never_back": (20, 5, "d2 e4", "e4 was a dead end"),
    "one_diagonal": (20, 2, "a1 b2", "The queens on a1 and b2 attack each other"),
}


@pytest.mark.parametrize("name", PLACES)
def test_what_is_wrong_is_told_where_it_is_wrong(name):
    line, count, last, words = PLACES[name]
    scenario = WRONG[name][0]
    session = begin(f"wrong_{name}", scenario, limits={"steps": 20_000, "turns": 20_000})
    found = session.report["findings"][0]
    assert found["line"] == line
    assert words in found["sentence"]
    puzzle, kind = build(parse(scenario)), find_kind(parse(scenario).puzzle)
    path = stand(session, found["step"])
    assert len(path) == count
    assert " ".join(kind.label(puzzle, choice) for choice in path).endswith(last)


def stand(session, step):
    """The choices after a step: as the page has them, to where it is a search no longer."""
    path = []
    for at, event in zip(session.at, session.events, strict=True):
        if at > step or event in path or (event < 0 and path[-1] != ~event):
            break
        if event < 0:
            path.pop()
        else:
            path.append(event)
    return path


def test_all_programs_that_are_wrong_have_their_places():
    assert PLACES.keys() == WRONG.keys()
