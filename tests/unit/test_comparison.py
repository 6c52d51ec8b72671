"""The comparison of a strategy with plain backtracking, which searches for the same tour."""

import json

import pytest

from knights.page import bridge
from knights.page.load import load
from knights.search import Search


def count(text, most):
    """Add up the count in batches, as the page does."""
    path = undone = None
    placed = 0
    while True:
        found = json.loads(bridge.count_plain(text, path, undone, most))
        placed += found["placed"]
        path, undone = found["path"], found["undone"]
        if found["verdict"]:
            return placed, found["verdict"], path


@pytest.mark.parametrize("most", [1, 9_999, 10_000_000])
def test_the_count_is_that_of_the_known_run_however_it_is_parted(most):
    # Sutcliffe's program on 5x5 from the centre; tiny batches would make the test slow.
    text = "tour/5x5/c3/sutcliffe/strategy=pruned"
    placed, verdict, path = count(text, max(most, 2_000))
    assert (placed, verdict) == (25_541, "found")
    pruned = Search(load(text)[1])
    while pruned.verdict is None:
        pruned.take(1000)
    assert list(pruned.path) == path, "pruning keeps the first tour"


def test_a_tree_without_a_tour_is_counted_to_its_end():
    assert count("tour/3x3/a1/textbook/strategy=pruned", 5)[:2] == (14, "exhausted")


def test_a_search_without_another_strategy_is_not_compared():
    with pytest.raises(ValueError, match="it has no other strategy"):
        bridge.count_plain("maze/2x2", None, None, 10)
