"""The benchmark's own arithmetic: a wrong quantile or a wrong target would flatter the page."""

import importlib.util
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "bench" / "figures.py"
specification = importlib.util.spec_from_file_location("bench_figures", SOURCE)
assert specification and specification.loader
figures = importlib.util.module_from_spec(specification)
sys.modules["bench_figures"] = figures  # where dataclasses look up their module
specification.loader.exec_module(figures)


@pytest.mark.parametrize(
    ("values", "part", "expected"),
    [
        (range(1, 101), 0.95, 95),  # five of a hundred are above
        (range(1, 102), 0.95, 96),
        ([7], 0.95, 7),
        ([3, 1, 2], 0.5, 2),
        ([4, 3, 2, 1], 0.5, 2),
        ([1, 2], 1, 2),
        ([1, 2], 0, 1),
    ],
)
def test_a_quantile_is_a_value_that_so_many_do_not_exceed(values, part, expected):
    assert figures.quantile(values, part) == expected


def test_there_is_no_quantile_of_nothing():
    with pytest.raises(ValueError, match="no values"):
        figures.quantile([], 0.5)


@pytest.mark.parametrize(
    ("value", "target", "met"),
    [
        (0.9, {"least": 0.9}, True),
        (0.89, {"least": 0.9}, False),
        (150, {"most": 150}, True),
        (151, {"most": 150}, False),
        (0, {"most": 0}, True),
        (1, {"most": 0}, False),
        (5, {}, None),
    ],
)
def test_a_target_is_met_or_not_and_without_one_neither(value, target, met):
    assert figures.Figure("seek", "cached", value, **target).met is met


def test_the_table_has_a_column_an_engine_and_marks_what_is_missed():
    make = figures.Figure
    table = figures.show(
        [
            make("seek", "cached", 12.34567, "ms", most=50, engine="chromium"),
            make("seek", "cached", 51, "ms", most=50, engine="firefox"),
            make("seek", "longest", 60, "ms", engine="firefox"),
        ]
    )
    head, _, topic, cached, longest = table.splitlines()
    assert head.split() == ["chromium", "firefox", "target"]
    assert topic == "seek"
    assert cached.split() == ["cached", "(ms)", "12.35", "+", "51", "!", "<=", "50"]
    assert longest.split() == ["longest", "(ms)", "-", "60"]
