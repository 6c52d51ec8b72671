"""The first page's sentences about a search that is stuck, checked by an independent search."""

import json
from itertools import pairwise

import pytest

from knights.page.hero_question import as_json, record
from knights.scenario import build, parse
from knights.search import stream

TOLD = json.loads(as_json())

# Sutcliffe's moves as (file, rank), repeated here to be independent of the library.
MOVES = [(1, 2), (2, 1), (1, -2), (2, -1), (-1, 2), (-2, 1), (-1, -2), (-2, -1)]
SIDE = 5
START = 12  # c3
PATH = [START, *TOLD["events"]]


def moves_from(square: int) -> list[int]:
    rank, file = divmod(square, SIDE)
    reached = [(rank + up, file + right) for right, up in MOVES]
    return [r * SIDE + f for r, f in reached if 0 <= r < SIDE and 0 <= f < SIDE]


def search(path: list[int]) -> tuple[list[int] | None, int]:
    """Return the first tour that begins with a path, and the number of squares set and taken back.

    The search is a plain recursion on its own board: it uses nothing of the library.
    """
    if len(path) == SIDE * SIDE:
        return path, 0
    steps = 0
    for square in moves_from(path[-1]):
        if square not in path:
            tour, below = search([*path, square])
            steps += 1 + below
            if tour is not None:
                return tour, steps
            steps += 1
    return None, steps


def test_it_is_played_as_the_program_plays_it_to_its_first_dead_end() -> None:
    assert TOLD["scenario"] == "tour/5x5/c3/sutcliffe"
    events = stream(build(parse(TOLD["scenario"])))
    assert [next(events) for _ in TOLD["events"]] == TOLD["events"]
    assert next(events) == ~PATH[-1]
    visited: list[int] = []
    for here, there in pairwise(PATH):
        visited.append(here)
        assert there == next(s for s in moves_from(here) if s not in visited)
    assert set(moves_from(PATH[-1])) <= set(PATH)
    assert TOLD["end"].startswith("From b5 no move leads to a free square. 7 ")


def test_the_mistake_is_the_move_after_which_no_search_finds_a_tour() -> None:
    mistake = TOLD["mistake"]
    assert mistake == 4, "e3 to c4"
    tour, _ = search(PATH[: mistake - 1])
    assert tour == TOLD["completion"]
    for length in range(mistake, len(PATH) + 1):
        assert search(PATH[:length]) == (None, TOLD["steps"][length - mistake])
    assert len(TOLD["steps"]) == len(PATH) - mistake + 1


def test_the_completion_is_a_tour_that_begins_as_the_search_did() -> None:
    tour = TOLD["completion"]
    assert sorted(tour) == list(range(SIDE * SIDE))
    assert all(there in moves_from(here) for here, there in pairwise(tour))
    shared = TOLD["mistake"] - 1
    assert tour[:shared] == PATH[:shared] and tour[shared] != PATH[shared]


def test_the_reason_holds_on_the_board_after_the_mistake() -> None:
    assert TOLD["reason"] == (
        "d1 must come last: b2 is the only free square a move away from it. But a knight"
        " changes colour with each move. So a tour of 25 squares ends on the colour of"
        " its start c3, and d1 has the other colour."
    )
    d1, visited = 3, PATH[: TOLD["mistake"]]
    drawn = [(mark["role"], mark["places"], mark["arrows"]) for mark in TOLD["marks"]]
    # d1, its one free neighbour b2, and its visited neighbours e3 and c3.
    assert drawn == [
        ("lost", [d1], []),
        ("one", [], [[d1, 6]]),
        ("cause", [], [[d1, 14], [d1, 12]]),
    ]
    assert [square for square in moves_from(d1) if square not in visited] == [6], "b2"
    assert d1 not in moves_from(visited[-1])
    colour = [sum(divmod(square, SIDE)) % 2 for square in (d1, START)]
    assert colour[0] != colour[1]


def test_a_search_without_a_mistake_that_is_known_is_no_question() -> None:
    with pytest.raises(ValueError, match="no move is known to have been the mistake"):
        record("tour/3x4/c1/textbook")  # no tour begins there
    with pytest.raises(ValueError, match="comes to no dead end"):
        record("colouring/australia/3")
