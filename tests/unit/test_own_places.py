"""The step at which the page stands for a wrong program, and its sentence there.

The table comes from independent runs: each text was followed with Python's own tracing, and reading
it told which lines place and take back, up to the step that breaks a plain rule of the puzzle.
"""

import pytest
from students import WRONG, begin, says

from knights.puzzles.registry import find_kind
from knights.scenario import build, parse

# For each program: the line, how many choices stand, the last of them, and the sentence: its key
# with its values, or words.
PLACES = {
    "move": (8, 16, "c1 a3", "A knight can't go from c1 to a3."),
    "negative": (13, 6, "b2 e1", ("own-step-wrap", "e1 (board[4][4])")),
    "index": (11, 3, "b4 c2", ("own-error-index", "list")),
    "twice": (15, 5, "d1 b2", ("own-step-over", "d1 (board[4][3])", "4")),
    "not_taken_back": (12, 22, "d4 e4", ("own-step-stays", True, "d4 (board[1][3])")),
    "takes_back_other": (15, 21, "b5 d4", ("own-step-order", "b5 (board[0][1])")),
    "pops_twice": (18, 1, "a1", ("own-step-too-much", "b3")),
    "erased": (17, 6, "e3 f5", ("own-end-erased",)),
    # Two solutions of six queens begin with a2 or a4: a2 b4 c6 d1, and this one.
    "refused": (20, 2, "a4 b1", ("own-refused-solution", "c5")),
    "repeats": (16, 21, "a4 b2", ("own-step-again", "b2 (board[3][1])")),
    "depth": (18, 1, "a1", ("own-error-depth",)),
    "gives_up": (17, 20, "a3 b5", "Its path has 21 of 25 squares."),
    "loses": (15, 6, "e3 f5", ("own-end-goes-on",)),
    "not_returned": (18, 25, "d3 e5", "The call that found it returns None"),
    "numbers": (12, 25, "d3 e5", ("own-answer-numbers", "1", "3")),
    "count": (None, 0, "", ("own-count-told", 4, "There are 5 solutions")),
    "shared_rows": (2, 0, "", ("own-step-rows",)),
    "global": (13, 6, "e3 f5", ("own-error-local", "count")),
    "colours": (27, 3, "South Australia blue", "South Australia are neighbours of the same colour"),
    "stays_gray": (9, 5, "E F", ("own-refused-solution", "C")),
    "sudoku_stale": (22, 2, "r1c2: 2 r1c3: 4", ("own-step-stays-below", "4 in row 1, column 3")),
    "off_path": (13, 5, "d1 b2", "(4, -1) is off the board"),
    "loop": (6, 21, "b5 d4", ("own-run-round",)),
    "diagonal": (17, 3, "b3 c2", "b3 and c2 attack each other"),
    "stops_early": (12, 24, "b4 a2", "Its path has 24 of 25 squares."),
    "same_list": (None, 0, "", ("own-answer-empty",)),
    "count_zero": (None, 0, "", ("own-count-told", 4, "0")),
    "never_back": (20, 5, "d2 e4", ("own-end-never-back", "e4")),
    "one_diagonal": (20, 2, "a1 b2", "The queens on a1 and b2 attack each other"),
    "unplaced": (9, 1, "c3", ("own-end-unplaced", 9)),
    # The squares after d5 from e3 that are off the board, or taken, are blanked, too: d5 first.
    "back_outside": (12, 3, "d5 e3", ("own-step-order", "d5 (board[4, 5])", "e3 (board[5, 3])")),
    # Nothing but the given start is placed, and the line that does it is right.
    "never_fits": (None, 1, "c3", ("own-refused-solution", "d5")),
}


@pytest.mark.usefixtures("unheard")
@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_told_where_it_is_wrong(name):
    (scenario, mistake, choice), (line, count, last, said) = WRONG[name], PLACES[name]
    session = begin(f"wrong_{name}", scenario, limits={"steps": 20_000, "turns": 20_000})
    found = session.report["findings"][0]
    assert (session.report["outcome"], found["mistake"]) == ("wrong", mistake)
    assert found["line"] == line
    sentence = found["sentence"]
    assert said in sentence if isinstance(said, str) else says(sentence, *said), sentence
    puzzle, kind = build(parse(scenario)), find_kind(parse(scenario).puzzle)
    assert choice is None or kind.label(puzzle, found["choice"]) == choice
    path = [] if found["step"] is None else stand(session, found["step"])
    assert len(path) == count
    assert " ".join(kind.label(puzzle, choice) for choice in path).endswith(last)


def stand(session, step):
    """Return the page's choices after a step, or at the first event that no search makes."""
    path = []
    for at, event in zip(session.at, session.events, strict=True):
        if at > step or event in path or (event < 0 and path[-1] != ~event):
            break
        if event < 0:
            path.pop()
        else:
            path.append(event)
    return path
