"""A run in batches agrees at each step with the meaning of its events, at any depth."""

from itertools import islice

import pytest
from streams import states

from knights.board import Board
from knights.graphs.graph import Graph
from knights.puzzles.graph.forest.forest import Forest
from knights.puzzles.queens.queens import Queens
from knights.puzzles.tour.tour import Tour
from knights.search import Search, State, stream

# The path grows beyond 255 vertices, more than a byte can count, and shrinks many times.
LADDER = Graph.from_edges(
    [(str(v), str(v + step)) for v in range(1400) for step in (1, 700) if v % 7 or step == 1]
)


@pytest.mark.parametrize("size", [1, 3, 127, 128, 5000])
@pytest.mark.parametrize(
    "puzzle",
    [
        Forest(LADDER),
        Tour(Board(20, 20), 0, strategy="warnsdorff"),
        Queens(6),
        Tour(Board(3, 3), 0, strategy="naive"),
    ],
)
def test_a_run_knows_its_path_and_how_deep_it_came(puzzle, size):
    told = list(states(islice(stream(puzzle, every=True), 3000), puzzle.root))
    run, deepest, now = Search(puzzle, "all"), len(puzzle.root), 0
    while now + size < len(told):
        assert len(run.take(size)) == size
        deepest = max(deepest, *(len(state.path) for state in told[now : now + size + 1]))
        now += size
        assert (run.state, run.deepest) == (told[now], deepest)
        assert run.placed - run.undone == len(run.path) - len(puzzle.root)
    found = [s.path for s in told[: now + 1] if s.undone is None and puzzle.solved(s.path)]
    assert run.solutions == found


def test_a_run_goes_on_from_a_deep_state():
    puzzle = Tour(Board(20, 20), 0, strategy="warnsdorff")
    whole = Search(puzzle).run().path
    run = Search(puzzle, state=State(tuple(whole[:390])))
    assert (run.run().path, run.placed, run.deepest) == (whole, 10, 400)


@pytest.mark.parametrize("size", [1000, 1 << 20])
def test_a_search_that_goes_on_after_a_repeat_counts_its_tours_alone(size):
    # Only 16 of some hundred thousand sequences of moves are tours.
    naive = Tour(Board(3, 4), strategy="naive")
    counted, kept = Search(naive, "count"), Search(naive, "all")
    for run in (counted, kept):
        run.run(chunk=size)
    assert counted.count == len(kept.solutions) == 16
    assert sorted(kept.solutions) == sorted(Search(Tour(Board(3, 4)), "all").run().solutions)


class Slipped(Queens):
    """Queens with a wrong stream, which ignores the diagonals."""

    def stream(self, state=None, every=False):
        yield from (0, 5, 10, 15, ~15, ~10, ~5, ~0)


def test_what_is_only_counted_is_still_looked_at():
    assert Search(Queens(4), "count").run().count == 2
    assert Search(Slipped(4), "all").run().count == 0
    with pytest.raises(AssertionError, match=r"path \[0, 5, 10, 15\]: it is complete"):
        Search(Slipped(4), "count").run()
