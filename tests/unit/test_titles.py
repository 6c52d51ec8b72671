"""Titles of presets name a surprise, which the known results of their searches confirm."""

import re
from itertools import islice

import oracle
import pytest

from knights.puzzles.entry import Values
from knights.puzzles.maze.maze import Maze
from knights.puzzles.registry import PUZZLES, presets
from knights.scenario import build, parse
from knights.search import Search, stream

PRESETS = presets()


def net(id: str) -> int:
    """Return the number of choices that remain at the end."""
    placed, undone = PRESETS[id].placed, PRESETS[id].undone
    assert placed is not None and undone is not None
    return placed - undone


def ratio(one: str, other: str) -> float:
    return (PRESETS[one].placed or 0) / (PRESETS[other].placed or 1)


def length(id: str) -> int:
    return build(parse(PRESETS[id].scenario)).length


def first_solution(id: str) -> list[int]:
    puzzle = build(parse(PRESETS[id].scenario))
    search = Search(puzzle)
    search.run()
    return list(search.path)


def count_ways(id: str) -> int:
    return Search(build(parse(PRESETS[id].scenario)), goal="count").run().count


def values_of(id: str) -> Values:
    return parse(PRESETS[id].scenario).values


def adds(id: str, other: str, option: str) -> bool:
    """Tell whether a preset's scenario is another's with one more option."""
    return PRESETS[id].scenario == f"{PRESETS[other].scenario}/{option}"


def faultless(id: str) -> bool:
    return PRESETS[id].undone == 0 and PRESETS[id].verdict == "found"


def impossible(id: str) -> bool:
    """Tell whether the search tried everything and found nothing."""
    return PRESETS[id].verdict == "exhausted" and net(id) == 0 and not PRESETS[id].solutions


def turned(one: str, other: str, events: int) -> bool:
    """Tell whether two searches on 8x8 are the same on a board rotated by a quarter."""
    first, second = (stream(build(parse(PRESETS[id].scenario))) for id in (one, other))
    turn = [file * 8 + 7 - rank for rank in range(8) for file in range(8)]
    return all(
        (a >= 0) == (b >= 0) and turn[max(a, ~a)] == max(b, ~b)
        for a, b in islice(zip(first, second, strict=True), events)
    )


# Titles that claim something, with the figures in them and the condition that makes them true.
TRUE = {
    "sutcliffe-5x5-centre": ("25,541 24", lambda id: net(id) == 24 == length(id) - 1),
    "sutcliffe-5x5-corner": ("", lambda id: 2.8 < ratio(id, "sutcliffe-5x5-centre") < 3),
    "sutcliffe-6x6": (
        "",
        lambda id: (
            length(id) - length("sutcliffe-5x5-corner") == 11
            and ratio(id, "sutcliffe-5x5-corner") < 1
        ),
    ),
    "sutcliffe-7x7": (
        "12 48",
        lambda id: round((PRESETS[id].placed or 0) / 1e6) == 12 and net(id) == 48,
    ),
    "geeks-8x8": (
        "16.5",
        lambda id: round(((PRESETS[id].placed or 0) + (PRESETS[id].undone or 0)) / 1e6, 1) == 16.5,
    ),
    "textbook-8x8": ("", lambda id: turned("geeks-8x8", id, 200_000)),
    # Nobody has seen this search end, so that it has no figure.
    "horse-8x8": ("", lambda id: PRESETS[id].placed is None),
    "small-3x3": (
        "9 28",
        lambda id: impossible(id) and PRESETS[id].placed == 14 and length(id) == 9,
    ),
    "textbook-5x5-all": ("304", lambda id: PRESETS[id].solutions == 304),
    "givens-5x5": ("2 1 304", lambda id: keep_numbers(id) == [first_solution(id)]),
    "geeks-8x8-pruned": (
        "80",
        lambda id: parse(PRESETS[id].scenario).values["order"] == "geeks" and length(id) == 64,
    ),
    "horse-8x8-pruned": ("89", lambda id: PRESETS["horse-8x8"].placed is None),
    "closed-6x6": ("", lambda id: leads_home(first_solution(id))),
    "warnsdorff-8x8": ("64", lambda id: faultless(id) and net(id) == 63),
    "warnsdorff-50x50": ("2,500", lambda id: faultless(id) and net(id) == 2499),
    "construct-100x100": ("10,000", lambda id: "strategy=construct" in PRESETS[id].scenario),
    "queens-8": ("113", lambda id: length(id) == 8 == net(id)),
    "queens-8-all": ("92 2,056", lambda id: PRESETS[id].solutions == 92),
    "queens-8-ahead": (
        "53",
        lambda id: length(id) == 8 == net(id) and PRESETS[id].placed < PRESETS["queens-8"].placed,
    ),
    # The way is counted by all permutations in test_queens.py.
    "queens-8-given": (
        "",
        lambda id: PRESETS[id].solutions == 1 and "/givens=b4,d3/" in PRESETS[id].scenario,
    ),
    "queens-20-conflicts": (
        "20 91",
        lambda id: (
            parse(PRESETS[id].scenario).values["n"] == "20" and faultless(id) and net(id) == 91
        ),
    ),
    "queens-3": ("", impossible),
    "graph-example": ("", lambda id: PRESETS[id].undone == 1),
    "graph-dodecahedron": (
        "20",
        lambda id: length(id) == 20 and "cycle=yes" in PRESETS[id].scenario,
    ),
    "graph-petersen": ("", impossible),
    "graph-knight-5x5": (
        "",
        lambda id: "graph/knight.5x5" in PRESETS[id].scenario and net(id) == 24,
    ),
    "graph-knight-8x8": (
        "74,607 8",
        lambda id: (
            8e6 < (PRESETS["textbook-8x8"].placed or 0) < 8.5e6
            and "/8x8/a1/" in PRESETS["textbook-8x8"].scenario
            and PRESETS[id].scenario.startswith("graph/knight.8x8/a1")
        ),
    ),
    "graph-knight-8x8-pruned": (
        "68",
        lambda id: first_solution(id) == first_solution("graph-knight-8x8"),
    ),
    "forest-example": ("", lambda id: PRESETS[id].placed == PRESETS[id].undone == length(id)),
    "australia-3": ("", lambda id: faultless(id) and net(id) == length(id)),
    "australia-3-given": ("", impossible),
    "australia-2": ("", impossible),
    "ukraine-4": ("26", lambda id: faultless(id) and net(id) == length(id) == 26),
    "us-4": ("2,418", lambda id: net(id) == length(id)),
    "us-4-conflicts": (
        "189",
        lambda id: (
            adds(id, "us-4", "strategy=conflicts")
            and faultless(id)
            and net(id) == 189
            and PRESETS["us-4"].placed + PRESETS["us-4"].undone == 4785
        ),
    ),
    "us-3": ("", lambda id: impossible(id) and "/us/3" in PRESETS[id].scenario),
    "europe-4": ("", lambda id: faultless(id) and net(id) == length(id)),
    "sudoku-easy": ("278 47", lambda id: net(id) == length(id) == 47),
    "sudoku-hard": ("90,638 56", lambda id: net(id) == length(id) == 56),
    "sudoku-regions": ("419 54", lambda id: net(id) == length(id) == 54),
    "sudoku-regions-seven": ("7 222 36", lambda id: net(id) == length(id) == 36),
    "sudoku-hard-fewest": (
        "201",
        lambda id: (
            parse(PRESETS[id].scenario).values["givens"]
            == parse(PRESETS["sudoku-hard"].scenario).values["givens"]
        ),
    ),
    "maze-5x5": ("12", lambda id: PRESETS[id].undone == 12 and count_ways(id) == 1),
    "maze-4x4-all": ("184", lambda id: PRESETS[id].solutions == count_ways(id) == 184),
    "maze-10x10": (
        "25 1,401",
        lambda id: len(first_solution(id)) == net(id) + 1 == 25 and PRESETS[id].undone == 1401,
    ),
    # The path's length by the distances from the start, counted in layers.
    "maze-10x10-breadth": (
        "23",
        lambda id: (
            adds(id, "maze-10x10", "strategy=breadth")
            and faultless(id)
            and count_shortest(id) == 23
        ),
    ),
    "regions-8": ("8 8 102", lambda id: net(id) == length(id) == 8 and count_ways(id) == 1),
    "regions-8-long": ("671", lambda id: net(id) == length(id) and count_ways(id) == 1),
    "regions-8-fewest": (
        "49",
        lambda id: (
            adds(id, "regions-8-long", "order=fewest")
            and sorted(first_solution(id)) == first_solution("regions-8-long")
        ),
    ),
    "regions-6-none": ("6", lambda id: impossible(id) and length(id) == 6 and count_ways(id) == 0),
    "maze-shut": (
        "",
        lambda id: impossible(id) and PRESETS[id].placed == 29 and count_ways(id) == 0,
    ),
    "subset-8": (
        "26 5 31 15",
        lambda id: (
            [choice // 2 for choice in first_solution(id) if choice % 2 == 0] == [1, 7]
            and PRESETS[id].undone == 15
            and count_ways(id) == 1
        ),
    ),
    "subset-8-plain": (
        "374 15",
        lambda id: (
            adds(id, "subset-8", "cuts=none")
            and (PRESETS[id].undone, PRESETS["subset-8"].undone) == (374, 15)
        ),
    ),
    "subset-even": (
        "75",
        lambda id: (
            impossible(id)
            and all(int(one) % 2 == 0 for one in values_of(id)["numbers"].split(","))
            and values_of(id)["target"] == "75"
        ),
    ),
    "subset-12-all": (
        "124 39 1 12",
        lambda id: (
            PRESETS[id].solutions == count_ways(id) == 124
            and values_of(id)["numbers"] == ",".join(map(str, range(1, 13)))
        ),
    ),
}


def count_shortest(id: str) -> int:
    """Return the number of cells on a shortest path through a preset's maze."""
    maze = build(parse(PRESETS[id].scenario))
    assert isinstance(maze, Maze)
    layer, cells = {maze.start}, 1
    while maze.end not in layer:
        layer |= {near for cell in layer for near in maze.neighbours[cell]}
        cells += 1
    return cells


def keep_numbers(id: str) -> list[list[int]]:
    """Return those of all tours of 5x5 from a corner that have a preset's two given numbers."""
    tours = [*oracle.Tour(5, 5, start=0).solutions()]
    assert len(tours) == PRESETS["textbook-5x5-all"].solutions == 304
    givens = re.findall(r"(\d+):([a-e])([1-5])", values_of(id)["givens"])
    assert len(givens) == 2
    squares = {int(k): "abcde".index(file) + 5 * (int(rank) - 1) for k, file, rank in givens}
    return [[*tour] for tour in tours if all(tour[k - 1] == s for k, s in squares.items())]


def leads_home(tour: list[int]) -> bool:
    (rank, file), (to_rank, to_file) = divmod(tour[-1], 6), divmod(tour[0], 6)
    return {abs(rank - to_rank), abs(file - to_file)} == {1, 2}


@pytest.mark.parametrize("id", [*{**PRESETS, **TRUE}])
def test_a_name_is_true(id: str) -> None:
    figures, holds = TRUE.get(id, ("", lambda _: True))
    told = re.findall(r"\d[\d,.]*\d|\d", PRESETS[id].title)
    assert told == figures.split(), f"tests/unit/test_titles.py: TRUE proves no figure of {id!r}"
    assert holds(id)


# test_catalogue.py compares these figures with the searches.
COUNTS = {"sutcliffe-5x5-centre", "geeks-8x8-pruned", "horse-8x8-pruned", "queens-8", "us-4"} | {
    "graph-knight-8x8",
    "graph-knight-8x8-pruned",
    "queens-8-ahead",
    "queens-8-all",
    "sudoku-easy",
    "sudoku-hard",
    "sudoku-hard-fewest",
    "sudoku-regions",
    "sudoku-regions-seven",
    "regions-8",
    "regions-8-long",
    "regions-8-fewest",
}


@pytest.mark.parametrize("id", sorted(COUNTS))
def test_a_count_in_a_name_is_that_of_the_search(id: str) -> None:
    assert f"{PRESETS[id].placed:,}" in PRESETS[id].title


def test_what_is_called_the_same_tour_is_the_same() -> None:
    # The known tour of this program, row by row from the top.
    assert first_solution("geeks-8x8-pruned")[:4] == [56, 41, 26, 11]


def test_ideas_come_in_the_order_of_the_page_and_each_has_presets() -> None:
    ideas = [preset.idea for preset in PRESETS.values()]
    firsts = {p.scenario.split("/")[0] for p in PRESETS.values() if p.idea == "first"}
    assert firsts == set(PUZZLES), "one of each puzzle"
    for idea in ("dead ends", "luck", "pruning", "impossible", "scale"):
        assert ideas.count(idea) >= 3
