"""Maps by min-conflicts, against a second walk that looks at every border."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knights import ColouringWalk, Map, QueensWalk
from knights.command.arguments import main
from knights.puzzles.colouring.kind import COLOURING
from knights.puzzles.min_conflicts import MOST
from knights.scenario import build, format, make, parse
from knights.search import Search, State
from knights.solving import count, solve

RING = "A B; B C; C D; D E; E A"
WALKS = [
    ColouringWalk(drawn, colours, seed, givens)
    for drawn, colours, givens in [
        ("A B", 1, ""),
        (RING, 2, ""),
        (RING, 3, "C:blue"),
        ("australia", 3, "Victoria:yellow,Tasmania:red"),
        ("us", 4, ""),
    ]
    for seed in (1, 26)
]


def walk_again(
    borders: set[tuple[int, int]], regions: int, colours: int, seed: int, given: dict[int, int]
) -> tuple[list[tuple[int, int]], bool]:
    """The walk once more: each region with its colour, and whether all neighbours differ."""
    draw = Random(seed).random

    def pick(items):
        return items[int(draw() * len(items))]

    def clashes(region: int, colour: int) -> int:
        """The borders of a region beyond which there is this colour."""
        ends = [(a if b == region else b) for a, b in borders if region in (a, b)]
        return sum(map_.get(end) == colour for end in ends)

    map_ = dict(given)
    free = [region for region in range(regions) if region not in given]
    made = []
    for region in free:
        map_[region] = pick(range(colours))
        made.append((region, map_[region]))
    for _ in range(1000):
        if all(map_[a] != map_[b] for a, b in borders):
            return made, True
        region = pick([one for one in free if clashes(one, map_[one])])
        fewest = min(clashes(region, colour) for colour in range(colours))
        map_[region] = pick([c for c in range(colours) if clashes(region, c) == fewest])
        made.append((region, map_[region]))
    return made, all(map_[a] != map_[b] for a, b in borders)


def again(puzzle: ColouringWalk) -> tuple[list[tuple[int, int]], bool]:
    borders = {(min(ends), max(ends)) for ends in puzzle.graph.edges}
    given = {choice // puzzle.colours: choice % puzzle.colours for choice in puzzle.givens}
    return walk_again(borders, len(puzzle.graph.names), puzzle.colours, puzzle.seed, given)


@pytest.mark.parametrize("puzzle", WALKS, ids=repr)
def test_a_walk_is_that_of_its_seed(puzzle: ColouringWalk) -> None:
    made, solved = again(puzzle)
    search = Search(puzzle).run()
    assert [divmod(choice, puzzle.colours) for choice in puzzle.stream()] == made
    assert search.verdict == ("found" if solved else "stopped")
    assert search.count == len(search.solutions) == solved
    assert solved or len(made) == len(puzzle.graph.names) - len(puzzle.givens) + MOST


@settings(deadline=None, max_examples=60)
@given(st.data())
def test_a_step_of_any_walk_has_the_fewest_conflicts(data: st.DataObject) -> None:
    names = "ABCDEF"[: data.draw(st.integers(2, 6))]
    pairs = [(one, other) for one in names for other in names if one < other]
    borders = data.draw(st.sets(st.sampled_from(pairs), min_size=1))
    text = ";".join(
        f"{name}:{','.join(other for one, other in sorted(borders) if one == name)}"
        for name in names
    )
    colours, seed = data.draw(st.integers(2, 4)), data.draw(st.integers(0, 99))
    givens = data.draw(st.sampled_from(["", "A:red", "B:2"]))
    puzzle = ColouringWalk(text, colours, seed, givens)
    search = Search(puzzle).run()
    here = dict(part.split(":") for part in [givens.replace("2", "blue")] if part)
    begun, root = len(names) - len(puzzle.root), len(puzzle.root)
    for step, choice in enumerate(search.path[root:]):
        region, colour = puzzle.label(choice).split()
        around = [
            here.get(one if other == region else other)
            for one, other in borders
            if region in (one, other)
        ]
        if step >= begun:
            assert here[region] in around, "only what has a neighbour of its colour is changed"
            palette = ["red", "blue", "yellow", "green"][:colours]
            assert around.count(colour) == min(map(around.count, palette))
        here[region] = colour
    solved = all(here[one] != here[other] for one, other in borders)
    assert search.verdict == ("found" if solved else "stopped")
    assert solved or len(search.path) == root + begun + MOST
    assert not givens or here[givens[0]] == {"A:red": "red", "B:2": "blue"}[givens]


@pytest.mark.parametrize(
    "text", ["us/4", "australia/2/givens=Victoria:blue", "australia/3/givens=Victoria:yellow"]
)
def test_it_says_how_many_neighbours_have_a_colour(text: str) -> None:
    puzzle = build(parse(f"colouring/{text}/strategy=conflicts"))
    assert isinstance(puzzle, ColouringWalk)
    search = Search(puzzle).run()
    path, k, near = search.path, puzzle.colours, puzzle.neighbours
    given = [choice // k for choice in puzzle.givens]
    for length in range(len(near) + 1, min(len(path), 250) + 1):
        told = COLOURING.insight.describe(puzzle, State(path[:length])).sentence
        before = dict(divmod(choice, k) for choice in path[: length - 1])
        region, colour = divmod(path[length - 1], k)
        alike = [one for one in before if before[one] in {before[o] for o in near[one]}]
        many = [sum(before[other] == one for other in near[region]) for one in range(k)]
        free = [one for one in alike if one not in given]
        name = puzzle.shown[region]
        only = f"Of these, only {name} has no given colour."
        assert told.startswith(
            f"{len(alike)} regions had a neighbour of their own colour. "
            + (f"Chance picks {name}." if len(free) > 1 else only)
        )
        if before[region] == colour:
            assert f"with {many[colour]} neighbour" in told
        else:
            found = f"{many[colour]} neighbour" if many[colour] else "No neighbour has that"
            assert f". {found}" in told
        assert ("Every region has a colour" in told) == (puzzle.solved(path[:length]))
        ranked = COLOURING.insight.describe(puzzle, State(path[: length - 1])).candidates
        assert [one.choice % k for one in ranked] == [*range(k)]
        assert [one.number for one in ranked] == many
        assert [one.choice for one in ranked if one.standing == "next"] == [path[length - 1]]


def test_given_colours_are_told_and_kept() -> None:
    puzzle = build(parse("colouring/australia/3/givens=Victoria:yellow/strategy=conflicts"))
    path = Search(puzzle).run().path
    assert path.count(path[0]) == 1 and puzzle.label(path[0]) == "Victoria yellow"
    told = COLOURING.insight.describe(puzzle, State(path[:1])).sentence
    assert told.startswith(
        "Victoria yellow is given. The search never changes it. At first, chance"
    )
    assert COLOURING.insight.tell_unseen(puzzle, path[:9], path[0] - 1) == (
        "Victoria is given: it is yellow. A given colour is never taken back."
    )


def test_other_colours_are_not_looked_at_while_chance_colours_the_map() -> None:
    puzzle = build(parse("colouring/australia/3/strategy=conflicts"))
    path = Search(puzzle).run().path
    for length in range(7):
        put = COLOURING.insight.describe(puzzle, State(path[: length + 1])).sentence
        assert put.startswith("Chance colours ")
        for choice in {*range(21)} - {path[length]}:
            assert COLOURING.insight.tell_unseen(puzzle, path[:length], choice) == put


def test_a_map_with_every_colour_given_is_a_solution_from_the_beginning() -> None:
    puzzle = ColouringWalk("A B; B C; C A", 3, givens="A:red,B:blue,C:yellow")
    search = Search(puzzle).run()
    assert (search.verdict, search.position) == ("found", 0)
    told = COLOURING.insight.describe(puzzle, State(puzzle.root)).sentence
    assert told == "Every region has a colour, and all neighbours differ. The map has 3 colours."


def test_a_solution_is_the_last_colour_of_each_region() -> None:
    puzzle = build(parse("colouring/australia/3/strategy=conflicts"))
    found = solve(puzzle)
    assert found is not None
    last = dict(divmod(choice, 3) for choice in puzzle.stream())
    assert found.numbers == [last[region] + 1 for region in range(7)]
    assert len(set(map(str, found.numbers))) == 3
    assert str(found).count("\n") == 7
    assert solve(ColouringWalk(RING, 2)) is None
    assert count(ColouringWalk(RING, 3)) == 1, "the colourings that the walk comes to"


def test_walks_show_themselves_as_they_are_made() -> None:
    names = {"Map": Map, "QueensWalk": QueensWalk, "ColouringWalk": ColouringWalk}
    for walk in (
        QueensWalk(5, seed=3),
        QueensWalk(5, holes="a1"),
        ColouringWalk(RING, 3, seed=3),
        ColouringWalk("australia", 3, givens="Victoria:yellow"),
    ):
        assert eval(repr(walk), names) == walk


def test_only_one_solution_can_be_looked_for_in_no_order() -> None:
    for option, shown in {
        "goal=all": "goal 'all'",
        "first=2": "first '2'",
        "order=kernel": "order 'kernel'",
        "symmetry=yes": "symmetry 'yes'",
    }.items():
        with pytest.raises(ValueError, match=f"{shown}: it goes only with strategy=backtrack"):
            parse(f"colouring/us/4/{option}/strategy=conflicts")
    with pytest.raises(ValueError, match="it goes only with strategy=conflicts"):
        parse("colouring/us/4/seed=3")
    with pytest.raises(ValueError, match="values 'lcv': it goes only with strategy=forward"):
        parse("colouring/us/4/strategy=conflicts/values=lcv")


def test_the_fewest_colours_are_tried_by_a_search_that_can_prove_it() -> None:
    puzzle = build(parse("colouring/us/4/seed=3/strategy=conflicts"))
    values = parse("colouring/us/4/seed=3/strategy=conflicts").values
    searched, found = COLOURING.search.attempt(puzzle, values, 3, 100_000)
    text = format(make("colouring", searched))
    assert text == "colouring/us/3/order=dsatur/symmetry=yes"
    assert found["verdict"] == "exhausted"


def test_the_command_walks_and_refuses_what_a_walk_cannot_have(
    capsys: pytest.CaptureFixture[str], tmp_path
) -> None:
    drawn = tmp_path / "ring.txt"
    drawn.write_text(RING.replace("; ", "\n"), encoding="utf-8")
    asked = ["--strategy", "conflicts", "--format", "json"]
    for where in (["--map", "us", "--colours", "4"], [str(drawn), "--seed", "0"]):
        assert main(["colouring", *where, *asked]) == 0
        out, _ = capsys.readouterr()
        assert json.loads(out)
    for where in (["--map", "us"], [str(drawn)]):
        for option in ("--all", "--symmetry", "--order=dsatur", "--values=lcv", "--first=2"):
            assert main(["colouring", *where, "--colours", "4", *asked, option]) == 2
            name = "goal" if option == "--all" else option[2:].partition("=")[0]
            assert f"knights: {name} '" in capsys.readouterr().err
        assert main(["colouring", *where, "--colours", "4", "--seed", "7"]) == 2
        assert "it goes only with strategy=conflicts" in capsys.readouterr().err
        assert main(["colouring", *where, "--colours", "2", *asked]) == 3
        assert "That proves nothing." in capsys.readouterr().err
    assert main(["colouring", "--map", "us", "--colours", "4", "--strategy", "best"]) == 2
    assert "conflicts" in capsys.readouterr().err


@pytest.mark.parametrize(
    "options",
    [
        "--strategy best",
        "--strategy conflicts --seed abc",
        "--strategy conflicts --order kernel",
        "--strategy conflicts --symmetry",
        "--seed 7",
    ],
)
def test_wrong_options_are_refused_before_the_fewest_colours_are_looked_for(
    capsys: pytest.CaptureFixture[str], options: str
) -> None:
    assert main(["colouring", "--map", "australia", *options.split()]) == 2
    told = capsys.readouterr().err
    assert told.startswith("knights: ") and "enough" not in told
