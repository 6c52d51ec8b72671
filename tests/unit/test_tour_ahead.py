"""Tours that look ahead: what is told and marked, against exhaustive search by rules of its own."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from oracle import KNIGHT

from knights.puzzles.registry import find_kind
from knights.puzzles.tour.halves import has_halves
from knights.puzzles.tour.tour import Tour
from knights.search import State

INSIGHT = find_kind("tour").insight
MOMENTS = 300


def moves_from(square, sides):
    columns, rows = sides
    x, y = square % columns, square // columns
    for dx, dy in KNIGHT:
        if 0 <= x + dx < columns and 0 <= y + dy < rows:
            yield square + dx + columns * dy


def goes_on(path, sides, closed):
    """Try everything."""
    if len(path) == sides[0] * sides[1]:
        return not closed or path[0] in moves_from(path[-1], sides)
    return any(
        goes_on([*path, square], sides, closed)
        for square in moves_from(path[-1], sides)
        if square not in path
    )


def moments(tour):
    path, found = [*tour.root], [State(tour.root)]
    for event in tour.stream(every=True):
        path.append(event) if event >= 0 else path.pop()
        found.append(State(tuple(path), ~event if event < 0 else None))
        if len(found) == MOMENTS:
            break
    return found


TOURS = st.builds(
    lambda sides, start, strategy, closed: (
        sides,
        Tour(
            "{}x{}".format(*sides[::-1]),
            start % (sides[0] * sides[1]),
            "textbook",
            closed,
            strategy=strategy,
        ),
    ),
    st.sampled_from([(4, 3), (3, 5), (4, 4), (7, 3)]),
    st.integers(0, 24),
    st.sampled_from(["pruned", "warnsdorff"]),
    st.booleans(),
)


@given(TOURS, st.data())
def test_what_looking_ahead_cuts_has_no_tour(made, data):
    sides, tour = made
    path, undone = state = data.draw(st.sampled_from(moments(tour)))
    size = sides[0] * sides[1]
    free = {square for square in range(size) if square not in path}
    moves = [square for square in moves_from(path[-1], sides) if square in free]
    if len(free) == 1 and tour.closed:
        moves = [square for square in moves if path[0] in moves_from(square, sides)]
    cut = INSIGHT.count_cut(tour, path)
    left, marked, total = INSIGHT.list_ahead(tour, state)
    assert (left, total) == ((), None)
    assert cut in (0, len(moves)), "it cuts all moves or none"
    assert bool(marked) <= bool(cut)
    assert {*marked} <= free
    if cut:
        assert not goes_on([*path], sides, tour.closed)
        ways = "1 move here" if cut == 1 else f"{cut} moves here"
        assert INSIGHT.tell_ahead(tour, state) == f"Looking ahead rules out {ways}."
    # A free square without a free one a move away can only be the last, after the path's end.
    lonely = [s for s in free if not any(other in free for other in moves_from(s, sides))]
    # On a board four wide the search looks at one half at a time, and tries the last of a half.
    if len(free) > 1 and lonely and moves and not has_halves(tour):
        assert cut
    said = "The search looks ahead and sees that no" in INSIGHT.describe(tour, state).sentence
    assert said == (cut > 0 and undone is None and len(path) > 1)
    *inside, here = INSIGHT.next_and_levels(tour, state)[1]
    assert here.cut == cut
    assert not any(level.cut for level in inside)
    for depth, level in enumerate([*inside, here], start=1):
        tried = level.choices[: level.tried]
        cuts = [(one, INSIGHT.count_cut(tour, (*path[:depth], one))) for one in tried]
        assert list(level.stopped) == [pair for pair in cuts if pair[1]]


def test_a_marked_square_has_too_few_moves():
    """A square that is marked alone has fewer than two moves left."""
    tour = Tour("5x5", "c3", "sutcliffe", strategy="pruned")
    ways = []
    for state in moments(tour):
        marked = INSIGHT.list_ahead(tour, state)[1]
        if len(marked) == 1:
            around = moves_from(marked[0], (5, 5))
            ways.append(sum(square not in state.path for square in around))
    assert ways
    assert max(ways) < 2


@pytest.mark.parametrize("strategy", ["backtrack", "naive"])
def test_a_search_that_does_not_look_ahead_says_nothing_of_it(strategy):
    tour = Tour("3x4", "a1", strategy=strategy)
    for state in moments(tour):
        assert INSIGHT.list_ahead(tour, state) is None
        assert INSIGHT.tell_ahead(tour, state) == ""
