"""The benchmark runs, and wrong quantiles or targets can't flatter the page."""

import pytest

import figures
import library
import parts


@pytest.mark.parametrize(
    ("values", "part", "expected"),
    [
        (range(1, 101), 0.95, 95),  # five values of a hundred are greater
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


def test_the_library_is_measured_and_each_measurement_becomes_a_figure():
    found, told = library.measure("native", "quick")
    assert {row[0] for row in library.ROWS} <= told.keys()
    assert {row[1] for row in library.ROWS} <= {figure.topic for figure in found}
    assert all(figure.value >= 0 for figure in found)


def test_counts_in_parts_are_measured():
    by_the_clock, by_the_work = parts.measure(["queens/6"], rounds=1)
    assert by_the_clock.value > 0 < by_the_work.value
