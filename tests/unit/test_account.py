"""The account of a state, compared with the detailed search and with whole runs."""

import json
from itertools import islice

import pytest
from boards import small_tours
from hypothesis import given, settings
from hypothesis import strategies as st
from streams import follow

from knights.board import Board
from knights.move_orders import ORDERS
from knights.page.bridge import describe_steps as describe_steps_of
from knights.puzzles.queens.queens import Queens
from knights.puzzles.registry import find_kind
from knights.puzzles.tour.tour import Tour
from knights.scenario import build, parse
from knights.scenario.account import describe_steps
from knights.scenario.account import follow as go_on
from knights.search import State, detailed, events, stream
from knights.search.account import account, levels

PUZZLES = [
    Tour(Board(5, 5), 12, ORDERS["sutcliffe"]),
    Tour(Board(4, 4), 0, ORDERS["geeks"]),
    Tour(Board(3, 4), None),
    Tour(Board(5, 5), 0, strategy="warnsdorff"),
    Tour(Board(5, 6), 0, strategy="pruned", closed=True),
    Queens(6),
]


def steps_of(puzzle, limit):
    """Yield each step of the detailed search with the choices refused since the step before."""
    refused = []
    for step in islice(detailed(puzzle, every=True), limit):
        if step.kind == "reject":
            refused.append((step.choice, step.reason))
        else:
            yield step, refused
            refused = []


@pytest.mark.parametrize("puzzle", PUZZLES, ids=range(len(PUZZLES)))
def test_the_refused_are_those_of_the_detailed_search(puzzle):
    path, undone = list(puzzle.root), None
    steps = list(steps_of(puzzle, 3_000))
    for (step, refused), (after, _) in zip(steps, [*steps[1:], (None, None)], strict=True):
        if step.kind == "place":
            path.append(step.choice)
            undone = None
        else:
            undone = path.pop()
        told = account(puzzle, State(tuple(path), undone))
        assert [tuple(candidate) for candidate in told.refused] == refused
        if after is not None:
            assert told.following == (after.choice if after.kind == "place" else None)


def test_a_dead_end_has_tried_nothing():
    told = account(Tour(Board(2, 3), 0), State((0,), undone=5))
    assert (told.tried, told.following, told.total) == (0, None, 8)
    assert [reason for _, reason in told.refused].count("it is on the path already") == 1


def test_a_place_is_counted_among_all_candidates():
    told = account(Tour(Board(5, 5), 24, ORDERS["sutcliffe"]), State((24, 13)))
    assert (told.place, told.total, told.refused) == (7, 8, ((None, "off the board"),) * 6)


@settings(deadline=None)
@given(small_tours(("backtrack", "warnsdorff"), 12), st.integers(0, 400))
def test_levels_say_what_has_been_tried(tour, position):
    run = list(islice(events(tour, every=True), 400))
    position = min(position, len(run))
    path, undone = follow(tour.root, run[:position])
    told = levels(tour, State(path, undone))
    assert len(told) == len(path) - len(tour.root) + 1
    # Replay the events, and note at each depth what has been undone since it was entered.
    tried = [[]]
    for event in run[:position]:
        if event >= 0:
            tried.append([])
        else:
            tried.pop()
            tried[-1].append(~event)
    assert [list(level.choices[: level.tried]) for level in told] == tried


FIRST = "Just before, the search ruled out other options. "
REFUSED = [
    ("tour/5x5/c3/sutcliffe", [12], None, ""),
    ("tour/5x5/c3/sutcliffe", [12, 23, 14], None, f"{FIRST}2 moves would leave the board."),
    # Five moves leave the board from b1; a3 was tried, and the last three came after it.
    (
        "tour/5x5/c3/sutcliffe",
        [12, 23, 14, 17, 24, 13, 22, 11, 8],
        1,
        "After the last option it tried from b1, the search ruled out the rest."
        " 3 moves would leave the board.",
    ),
    (
        "tour/5x5/a1/textbook/holes=b4,c3",
        [0, 7, 14],
        23,
        "From d5 there was nowhere left to go. 5 moves would leave the board."
        " b4 and c3 are blocked. e3 is already on the path.",
    ),
    (
        "tour/5x5/a1/textbook/strategy=pruned",
        [0, 7, 14, 23, 16, 5, 12],
        19,
        "From e4 there was nowhere left to go. 5 moves would leave the board."
        " No tour goes on from c5 or d2. c3 is already on the path.",
    ),
    (
        "tour/6x6/a1/textbook/goal=closed/strategy=pruned",
        [0, 8, 16],
        20,
        "From c4 there was nowhere left to go. No closed tour goes on from"
        " e5, d6, b6, a5, a3, b2 or d2. e3 is already on the path.",
    ),
    (
        "tour/5x5/a1/textbook/end=e5/strategy=pruned",
        [0, 7],
        14,
        "From e3 there was nowhere left to go. 4 moves would leave the board."
        " No solution goes on from d5, c4 or d1. c2 is already on the path.",
    ),
    (
        "tour/5x5/a1/textbook/end=e5",
        [0, 7, 14, 23, 16, 5, 12, 19, 22, 15, 6, 13, 2],
        None,
        f"{FIRST}1 move would leave the board. e5 must come last."
        " c5, b4 and b2 are already on the path.",
    ),
    (
        "queens/6/holes=c2",
        [0, 8, 16],
        None,
        f"{FIRST}The queen on a1 attacks c1 and c3. c2 is blocked. The queen on b3 attacks c4.",
    ),
    (
        "queens/6",
        [0, 8, 16, 19],
        27,
        "After e4 nothing was left to try. The queen on a1 attacks f1 and f6."
        " The queen on c5 attacks f2 and f5. 2 more options were ruled out.",
    ),
    (
        "queens/6/test=diagonals",
        [0, 8],
        None,
        f"{FIRST}Row 1 already holds a queen. A queen is already on the rising diagonal of b2.",
    ),
    ("graph/example/A", [0, 1, 3, 4, 5], None, f"{FIRST}B is already on the path."),
    (
        "graph/petersen/a/cycle=yes/strategy=pruned",
        [0, 1, 2, 3, 4],
        9,
        "From j there was nowhere left to go. e is already on the path."
        " No cycle goes on from g or h.",
    ),
    # The step's sentence has the edges.
    ("forest/example/A", [0, 1, 3, 4, 5], None, ""),
    (
        "colouring/australia/2",
        [1],
        2,
        "South Australia can't be red: its neighbour Northern Territory is red."
        " South Australia can't be blue: its neighbour Western Australia is blue.",
    ),
    (
        "sudoku/small",
        [2],
        None,
        "r1c1 can't be 1: row 1 has its 1 in r1c4. r1c1 can't be 2: row 1 has its 2 in r1c2.",
    ),
    ("line/4", [1, 3], None, f"{FIRST}0 and 2: next to 2. 1: used already."),
]


@pytest.mark.parametrize(("text", "path", "undone", "sentence"), REFUSED)
def test_a_step_tells_what_it_ruled_out(text, path, undone, sentence):
    [step] = json.loads(describe_steps_of(text, path, undone, 0, 0))["steps"]
    assert step["refused"] == sentence


TRANSCRIPTS = {
    "forest/A:B;B:C,A;C:D;D:/A/directed=yes": [
        ((), "All vertices are white. Each one turns gray once, and then black."),
        ((0,), "Time 1: A turns gray. It is the root of a tree."),
        ((0, 1, 2), "Time 3: C turns gray. It is discovered from B."),
        (
            (0, 1, 2, 3, ~3),
            "Time 5: D has no white neighbour left. It is finished and turns black."
            " The path goes back to C.",
        ),
        (
            (0, 1, 2, 3, ~3, ~2, ~1),
            "Time 7: B has no white neighbour left. It is finished and turns black."
            " The path goes back to A. B to A is a back edge (to a gray vertex).",
        ),
        (
            (0, 1, 2, 3, ~3, ~2, ~1, ~0),
            "Time 8: A has no white neighbour left. It is finished and turns black.",
        ),
    ],
    "tour/4x5/b2/textbook": [
        ((), "The path begins on b2."),
        (
            (13,),
            "Square 2: the path goes from b2 to d3. It is move 1 of 8 on the search's list.",
        ),
    ],
    "tour/3x3/a1/textbook": [
        (
            (5, 6, 1, 8, 3, 2, 7, ~7),
            "Dead end: no move leads from b3 to a free square. The search goes back through c1.",
        ),
    ],
    "tour/3x4/a1/textbook/goal=all/strategy=naive": [
        (
            (6, 0, 6, 0, 6, 0, 6, 0, 6, 0, 6, ~6),
            "The path was as long as a tour, but it visited a square twice."
            " The search goes back to a1.",
        ),
    ],
    "tour/4x4/any/textbook/strategy=warnsdorff": [
        ((), "The board is empty. First the search chooses a square to start from."),
        ((0,), "The search tries a1 as the first square."),
        ((0, 9), "Square 2: the path goes from a1 to b3. From there 3 moves lead on."),
    ],
    "queens/4/holes=a1,c4,d2": [
        ((), "The board is empty. 3 squares are blocked: no queen may stand there."),
        ((3, 5, ~5), "Dead end: no queen fits in column c. The search takes the queen on b2 back."),
    ],
    "queens/5/givens=c1,d4/holes=a1": [
        (
            (),
            "The queens on c1 and d4 are given. The search never takes them back."
            " 1 square is blocked: no queen may stand there.",
        ),
        (
            (1,),
            "The search puts queen 3 on a2. It is square 2 of 5 on the search's list."
            " The search compared a2 with c1 and d4.",
        ),
    ],
    "colouring/australia/3/givens=Queensland:red,Tasmania:blue": [
        (
            (),
            "Queensland red and Tasmania blue are given. The search never takes them back.",
        ),
        (
            (0,),
            "The search colours Western Australia red. It is colour 1 of 3 on the search's list.",
        ),
    ],
    "queens/1/givens=a1": [
        ((), "Every column has its queen, and no queen attacks another. That's a solution!")
    ],
    "queens/4": [
        ((0,), "The search puts queen 1 on a1. It is square 1 of 4 on the search's list."),
        (
            (0, 6),
            "The search puts queen 2 on b3. It is square 3 of 4 on the search's list."
            " The search compared b3 with a1.",
        ),
        (
            (0, 6, ~6, 7, 9, ~9, ~7, ~0),
            "With a queen on a1 the search has tried everything and found nothing."
            " It takes this queen back.",
        ),
        (
            (1, 7, 8, 14),
            "Every column has its queen, and no queen attacks another. That's a solution!",
        ),
    ],
    "graph/A:B;B:A,C;C:B,D;D:C/B": [
        ((), "The path begins at B. A vertex on the path is gray."),
        (
            (0,),
            "Vertex 2: the path goes from B to A. It is neighbour 1 of 2 on the search's list.",
        ),
        (
            (0, ~0),
            "Dead end: no white vertex can follow A. A turns white again."
            " The search goes back to B.",
        ),
        (
            (2, 3, ~3, ~2),
            "The search has tried everything after C and found nothing. C turns white again."
            " The search goes back to B.",
        ),
    ],
    "colouring/West:East/2": [
        ((), "No region has a colour yet."),
        ((0,), "The search colours West red. It is colour 1 of 2 on the search's list."),
        ((0, 3), "Every region has a colour, and all neighbours differ. The map has 2 colours."),
    ],
    "colouring/West:East/1": [
        (
            (0, ~0),
            "Dead end: no colour is left for East. The search takes red back from West.",
        ),
    ],
    "sudoku/1.....3...4.....": [
        ((), "The search fills 13 blank cells."),
        ((5,), "The search writes 2, the first digit that fits, in r1c2."),
        # With 2 at r1c2, the row of r1c3 has 1 and 2, and its column 3 and 4.
        ((5, ~5), "Dead end. No digit is left for r1c3. The search takes the 2 in r1c2 back."),
    ],
    "line/4": [
        ((), "The search has chosen nothing yet."),
        ((1,), "The search chooses 1."),
    ],
}


@pytest.mark.parametrize("text", TRANSCRIPTS)
def test_a_step_is_told_in_a_sentence(text):
    scenario = parse(text)
    puzzle, insight = build(scenario), find_kind(scenario.puzzle).insight
    for made, sentence in TRANSCRIPTS[text]:
        state = [State(puzzle.root), *go_on(State(puzzle.root), iter(made))][-1]
        assert insight.describe(puzzle, state).sentence == sentence


@pytest.mark.parametrize("text", ["tour/5x5/c3/sutcliffe", "queens/6/goal=all", "forest/example/A"])
def test_steps_are_described_before_and_after_a_state(text):
    scenario = parse(text)
    puzzle = build(scenario)
    states = [
        State(puzzle.root),
        *go_on(State(puzzle.root), islice(stream(puzzle, None, True), 12)),
    ]
    _, whole = describe_steps(scenario, puzzle, states[0], 0, 12)
    assert len(whole) == len(states)
    for at in (0, 1, 3, 12):
        before, steps = describe_steps(scenario, puzzle, states[at], 3, 2)
        assert before == min(3, at)
        assert steps == describe_steps(scenario, puzzle, states[at - before], 0, before + 2)[1]
        assert steps[: before + 1] == whole[at - before : at + 1]
