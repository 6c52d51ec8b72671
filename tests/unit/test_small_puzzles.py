"""Sentences about the smallest puzzles, and about impossible steps by hand, are true."""

import pytest

from knights.play import find_loss, follow, refuse, start
from knights.puzzles.registry import find_kind
from knights.scenario import build, parse


def open_puzzle(scenario):
    asked = parse(scenario)
    return find_kind(asked.puzzle), build(asked)


def test_two_vertices_make_no_cycle_and_are_said_to_go_back_along_one_edge():
    kind, puzzle = open_puzzle("graph/A:B/A/cycle=yes")
    told = [insight.sentence for insight in kind.insight.look(puzzle, [0])]
    same = "A cycle of 2 vertices would go back along the same edge."
    assert told == [f"From A the path can only go to B. {same}", same]
    game = start(kind, puzzle)
    assert refuse(game, [0], 1) == (
        "B is ruled out: a cycle of 2 vertices would go back along the same edge."
    )
    assert find_loss(game, [0]).sentence.key == "search-none"


def test_of_three_vertices_in_a_row_no_edge_leads_back():
    kind, puzzle = open_puzzle("graph/A:B;B:C/A/cycle=yes")
    sentences = [insight.sentence for insight in kind.insight.look(puzzle, [0, 1])]
    assert sentences[0] == "From B the path can only go to C. No edge leads from there back to A."


@pytest.mark.parametrize(
    "scenario", ["tour/5x5/c3/sutcliffe", "queens/6", "graph/example/A", "colouring/australia/3"]
)
@pytest.mark.parametrize("sign", [1, -1])
def test_a_step_by_hand_beyond_the_puzzle_is_refused_in_plain_words(scenario, sign):
    kind, puzzle = open_puzzle(scenario)
    for beyond in (puzzle.size, puzzle.size + 1, 10**9):
        event = beyond if sign > 0 else ~beyond
        with pytest.raises(ValueError, match=f"step 1 by hand: choice {event} is not from 0 to"):
            follow(kind, puzzle, [event])


def test_the_last_choice_of_a_puzzle_is_within_it():
    kind, puzzle = open_puzzle("colouring/australia/3")
    last = puzzle.size - 1
    assert follow(kind, puzzle, [last, ~last]).gone == (last,)
