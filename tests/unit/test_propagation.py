"""Searches that look ahead, against forward checking and arc consistency by their definitions."""

import json
import re
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st
from streams import states

from knights import count
from knights.page.bridge import list_cuts
from knights.puzzles.colouring.colouring import Colouring
from knights.puzzles.queens.queens import Queens
from knights.puzzles.registry import find_kind
from knights.puzzles.sudoku.sudoku import Sudoku
from knights.scenario import build, parse
from knights.search import Search, State, events, rewind, solutions
from knights.search.propagation import count_cut, find_stuck, see_ahead
from knights.search.scheme import stream

STRATEGIES = ["forward", "consistent"]
VALUES = ["given", "lcv"]


class Model:
    """A puzzle as variables with lists of values; searched with no thought of speed."""

    def __init__(self, domains, conflict, following, number, values):
        self.domains, self.conflict = domains, conflict
        self.next, self.number, self.values = following, number, values

    def following(self, left, taken):
        """The next variable, and its values in the order in which they are tried."""
        variable, values = self.next(left, taken)
        order = [value for value in values if value in left[variable]]
        if self.values == "lcv":
            order.sort(key=lambda value: self.count_lost(left, taken, variable, value))
        return variable, order

    def count_lost(self, left, taken, variable, value):
        others = [other for other in left if other != variable and other not in taken]
        pairs = [(other, partner) for other in others for partner in left[other]]
        return sum(self.conflict(*pair, variable, value) for pair in pairs)

    def narrow(self, domains, strategy, chosen):
        """Return the values left, by sweeps over all pairs until none changes anything."""
        left = {variable: list(values) for variable, values in domains.items()}
        sources = list(left) if strategy == "consistent" else [chosen] if chosen is not None else []
        while True:
            before = {variable: list(values) for variable, values in left.items()}
            for source in sources:
                for other in left:
                    if other != source:
                        left[other] = [
                            value
                            for value in left[other]
                            if any(
                                not self.conflict(other, value, source, partner)
                                for partner in left[source]
                            )
                        ]
            if left == before:
                return left

    def after(self, path, strategy):
        left = self.narrow(self.domains, strategy, None)
        for variable, value in path:
            left = self.narrow({**left, variable: [value]}, strategy, variable)
        return left

    def events(self, strategy):
        """The events of the whole search, as choices and their complements."""

        def search(left, path):
            taken = dict(path)
            if len(path) == len(self.domains) or not all(left.values()):
                return
            variable, order = self.following(left, taken)
            for value in order:
                after = self.narrow({**left, variable: [value]}, strategy, variable)
                if all(after.values()):
                    yield self.number(variable, value)
                    yield from search(after, [*path, (variable, value)])
                    yield ~self.number(variable, value)

        return search(self.narrow(self.domains, strategy, None), [])

    def count_removals(self, path, strategy):
        """The number of values that were ruled out on a path, its own choices apart."""
        before = self.domains
        left = self.narrow(before, strategy, None)
        total = size(before) - size(left)
        for variable, value in path:
            before = {**left, variable: [value]}
            left = self.narrow(before, strategy, variable)
            total += size(before) - size(left)
        return total

    def count_cut(self, path, strategy):
        """The number of values that go with a path, but that its search does not try."""
        if len(path) == len(self.domains):
            return 0
        left = self.after(path, strategy)
        variable, values = self.next(left, dict(path))
        fit = [
            value
            for value in values
            if value in self.domains[variable]
            and not any(self.conflict(variable, value, *pair) for pair in path)
        ]
        tried = [
            value
            for value in fit
            if all(left.values())
            and value in left[variable]
            and all(self.narrow({**left, variable: [value]}, strategy, variable).values())
        ]
        return len(fit) - len(tried)

    def count_stop(self, path, strategy):
        """The same, if nothing is tried below the path; else 0."""
        cut = self.count_cut(path, strategy)
        return 0 if self.find_stuck(path, strategy) is None else cut

    def find_stuck(self, path, strategy):
        """The variable that comes next, if none of its values is tried; else None."""
        if len(path) == len(self.domains):
            return None
        left = self.after(path, strategy)
        variable, values = self.following(left, dict(path))
        goes_on = any(
            all(self.narrow({**left, variable: [value]}, strategy, variable).values())
            for value in values
        )
        return None if goes_on else variable


def size(domains):
    return sum(map(len, domains.values()))


def model_queens(queens):
    n = queens.n
    middle = sorted(range(n), key=lambda row: (abs(row - (n - 1) / 2), row))

    def following(left, taken):
        if queens.order == "left":
            return len(taken), range(n)
        free = [column for column in middle[::-1] if column not in taken]
        fewest = min(len(left[column]) for column in free)
        return next(column for column in free if len(left[column]) == fewest), middle

    return Model(
        {c: [r for r in range(n) if c * n + r not in queens.holes] for c in range(n)},
        lambda a, x, b, y: x == y or abs(x - y) == abs(a - b),
        following,
        lambda column, row: column * n + row,
        queens.values,
    )


QUEENS = st.builds(
    lambda n, holes, order, strategy, values: Queens(
        n,
        holes=frozenset(hole % (n * n) for hole in holes),
        order=order,
        strategy=strategy,
        values=values,
    ),
    st.integers(1, 6),
    st.frozensets(st.integers(0, 35), max_size=8),
    st.sampled_from(["left", "fewest"]),
    st.sampled_from(STRATEGIES),
    st.sampled_from(VALUES),
)


@given(QUEENS)
def test_queens_are_searched_by_the_definition(queens):
    expected = list(model_queens(queens).events(queens.strategy))
    assert list(queens.stream(every=True)) == expected
    assert list(events(queens, every=True)) == expected


@given(QUEENS, st.data())
def test_what_is_left_is_what_the_definition_leaves(queens, data):
    check_domains(queens, model_queens(queens), data)


def check_domains(puzzle, model, data):
    """Domains, removals and their reasons at one moment of a search."""
    stream = [*puzzle.stream(every=True)]
    at = data.draw(st.integers(0, len(stream)))
    path = []
    for event in stream[:at]:
        path.append(event) if event >= 0 else path.pop()
    width = puzzle.look_ahead().network.width
    pairs = [divmod(choice, width) for choice in path]
    left = model.after(pairs, puzzle.strategy)
    ahead = see_ahead(puzzle, State(tuple(path)))
    open_variables = sorted(left.keys() - dict(pairs).keys())
    expected = [model.number(v, value) for v in open_variables for value in sorted(left[v])]
    if all(left.values()):
        assert list(ahead.left) == expected
    # Each removal is true when it is made: nothing left of its cause goes with it.
    before = model.after(pairs[:-1], puzzle.strategy) if pairs else model.domains
    now = dict(before)
    if pairs:
        now[pairs[-1][0]] = [pairs[-1][1]]
    for choice, by, bits in ahead.removals:
        variable, value = divmod(choice, width)
        assert value in now[variable]
        assert sum(1 << partner for partner in now[by]) == bits
        assert all(model.conflict(variable, value, by, partner) for partner in now[by])
        now[variable] = [other for other in now[variable] if other != value]
    if all(left.values()):
        assert now == left
        assert ahead.total == model.count_removals(pairs, puzzle.strategy)
    # Without a consistent beginning, the next variable depends on where narrowing has ended.
    if all(left.values()):
        check_cuts(puzzle, model, path, stream[at - 1] if at else 0)
    # From here the search goes on and back over the same moments.
    last = stream[at - 1] if at else 0
    state = State(tuple(path), ~last if last < 0 else None)
    assert list(islice(rewind(puzzle, state), at)) == stream[:at][::-1]
    assert list(puzzle.stream(state, every=True)) == stream[at:]


def check_cuts(puzzle, model, path, last):
    """Compare the cuts at each level of a path, and below what was tried there, with the model."""
    width = puzzle.look_ahead().network.width
    pairs = [divmod(choice, width) for choice in path]
    state = State(tuple(path), ~last if last < 0 else None)
    levels = find_kind(puzzle.puzzle_name).insight.next_and_levels(puzzle, state)[1]
    beginnings = [pairs[:depth] for depth in range(len(pairs) + 1)]
    cuts = [model.count_cut(begun, puzzle.strategy) for begun in beginnings]
    assert [level.cut for level in levels] == cuts
    assert count_cut(puzzle, path) == cuts[-1]
    assert find_stuck(puzzle, path) == model.find_stuck(pairs, puzzle.strategy)
    for begun, level in zip(beginnings, levels, strict=True):
        tried = level.choices[: level.tried]
        stops = [
            (one, model.count_stop([*begun, divmod(one, width)], puzzle.strategy)) for one in tried
        ]
        assert list(level.stopped) == [pair for pair in stops if pair[1]]


@pytest.mark.parametrize("order", ["left", "fewest"])
@pytest.mark.parametrize(("n", "number"), list(enumerate([1, 0, 0, 2, 10, 4, 40, 92], start=1)))
@pytest.mark.parametrize("strategy", STRATEGIES)
def test_looking_ahead_misses_no_queens(n, number, strategy, order):
    assert count(Queens(n, order=order, strategy=strategy)) == number


@pytest.mark.parametrize("n", range(1, 9))
def test_looking_ahead_keeps_the_order_of_solutions_and_places_no_more_queens(n):
    searches = [Queens(n, strategy=each) for each in ["backtrack", *STRATEGIES]]
    assert len({str(list(solutions(search))) for search in searches}) == 1
    placed = [Search(search, goal="all").run().placed for search in searches]
    assert placed == sorted(placed, reverse=True)
    # From 4 on, a first queen in a corner attacks more than it needs to.
    assert n < 4 or placed[0] > placed[1] > placed[2]


def test_the_corner_of_a_small_board_is_given_up_sooner():
    """a1 begins no solution of 4 queens: below it come 3 placements, 1, or a1 is not tried."""

    def below_a1(strategy):
        stream = list(Queens(4, strategy=strategy).stream())
        return stream.index(~0) // 2 if 0 in stream else None

    assert [below_a1(each) for each in ["backtrack", "forward", "consistent"]] == [3, 1, None]


@pytest.mark.parametrize(
    ("strategy", "reason"),
    [
        ("forward", "a queen there leaves no possible square in column c"),
        ("consistent", "a queen there leaves no possible square in column d"),
    ],
)
def test_a_refused_queen_has_its_column(strategy, reason):
    queens = Queens(4, strategy=strategy)
    path = {"forward": [0], "consistent": []}[strategy]
    refused = {one.choice: one.reason for one in queens.candidates(path)}
    assert reason in refused.values(), refused


def model_map(puzzle):
    k, near = puzzle.colours, puzzle.neighbours
    by_degree = sorted(range(len(near)), key=lambda region: -len(near[region]))

    def following(left, taken):
        regions = [one for one in by_degree if one not in taken]
        match puzzle.order:
            case "given":
                region = len(taken)
            case "degree":
                region = regions[0]
            case _:
                region = max(
                    regions, key=lambda one: len({taken[n] for n in near[one] if n in taken})
                )
        most = k if not puzzle.symmetry else min(k, max(taken.values(), default=-1) + 2)
        return region, range(most)

    return Model(
        {region: list(range(k)) for region in range(len(near))},
        lambda a, x, b, y: x == y and b in near[a],
        following,
        lambda region, colour: region * k + colour,
        puzzle.values,
    )


def draw_map(edges, colours, order, symmetry, strategy, values):
    names = "ABCDEF"
    lines = (
        f"{name}: {' '.join(names[b] for a, b in sorted(edges) if a == at and a != b)}"
        for at, name in enumerate(names)
    )
    text = "\n".join(lines)
    return Colouring(text, colours, order, symmetry, strategy, values)


MAPS = st.builds(
    draw_map,
    st.sets(st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=1),
    st.integers(1, 4),
    st.sampled_from(["given", "degree", "dsatur"]),
    st.booleans(),
    st.sampled_from(STRATEGIES),
    st.sampled_from(VALUES),
)


def model_grid(sudoku):
    n = sudoku.n
    layout = sudoku.layout
    digits = {c: int(d, 17) - 1 for c, d in enumerate(sudoku.givens) if d != "."}

    def conflict(a, x, b, y):
        return x == y and any(one in layout.units[b] for one in layout.units[a])

    def following(left, taken):
        blanks = [cell for cell in left if cell not in taken]
        if sudoku.order == "fewest":
            return min(blanks, key=lambda cell: len(left[cell])), range(n)
        return blanks[0], range(n)

    domains = {
        cell: [
            digit
            for digit in range(n)
            if not any(conflict(cell, digit, c, d) for c, d in digits.items())
        ]
        for cell in range(n * n)
        if cell not in digits
    }
    return Model(domains, conflict, following, lambda c, digit: c * n + digit, sudoku.values)


SOLVED = "1234341221434321"
GRIDS = st.builds(
    lambda blanks, order, strategy, values: Sudoku(
        "".join("." if at in blanks else digit for at, digit in enumerate(SOLVED)),
        order,
        strategy=strategy,
        values=values,
    ),
    st.sets(st.integers(0, 15), max_size=12),
    st.sampled_from(["natural", "fewest"]),
    st.sampled_from(STRATEGIES),
    st.sampled_from(VALUES),
)


@given(MAPS)
def test_maps_are_coloured_by_the_definition(puzzle):
    expected = list(model_map(puzzle).events(puzzle.strategy))
    assert list(puzzle.stream(every=True)) == expected
    assert list(events(puzzle, every=True)) == expected


@given(GRIDS)
def test_sudokus_are_filled_by_the_definition(puzzle):
    expected = list(model_grid(puzzle).events(puzzle.strategy))
    assert list(puzzle.stream(every=True)) == expected
    assert list(events(puzzle, every=True)) == expected


@given(MAPS, st.data())
def test_the_colours_that_are_left_are_those_of_the_definition(puzzle, data):
    check_domains(puzzle, model_map(puzzle), data)


@given(GRIDS, st.data())
def test_the_digits_that_are_left_are_those_of_the_definition(puzzle, data):
    check_domains(puzzle, model_grid(puzzle), data)


@pytest.mark.parametrize(
    "make",
    [
        lambda strategy: Colouring("australia", 3, strategy=strategy),
        lambda strategy: Colouring("us", 4, "dsatur", True, strategy),
        lambda strategy: Sudoku("small", strategy=strategy),
        lambda strategy: Sudoku("easy", strategy=strategy),
        lambda strategy: Sudoku("easy", "fewest", strategy=strategy),
    ],
)
def test_looking_ahead_finds_the_same_first_solution_with_no_more_steps(make):
    searches = [Search(make(each)).run() for each in ["backtrack", *STRATEGIES]]
    if make("backtrack").order != "fewest":  # the same cell comes next, whatever is left
        assert len({tuple(search.path) for search in searches}) == 1
    placed = [search.placed for search in searches]
    assert placed == sorted(placed, reverse=True)


@pytest.mark.parametrize(
    "make",
    [
        lambda: Colouring("us", 4, "kernel", strategy="forward"),
        lambda: Sudoku("easy", "places", strategy="consistent"),
    ],
)
def test_an_order_that_counts_otherwise_does_not_look_ahead(make):
    with pytest.raises(
        ValueError, match=r"the search can't look ahead with the order (kernel|places)"
    ):
        make()


@pytest.mark.parametrize(
    ("puzzle", "path", "sentence"),
    [
        # a1 attacks 14 squares of b-h; none is attacked before.
        (Queens(8, strategy="forward", values="lcv"), [0], "attacks 14 possible squares"),
        # Of 3 neighbours, one has its colour already.
        (
            Colouring("A: B\nB: C D E\nC:\nD:\nE:", 3, strategy="forward", values="lcv"),
            [0, 4],
            "takes an option from 3 regions",
        ),
        # 1 in r1c1 of an empty grid: 3 more cells in its row, 3 in its column, 1 in its box.
        (
            Sudoku("." * 16, strategy="consistent", values="lcv"),
            [0],
            "takes an option from 7 cells",
        ),
    ],
)
def test_a_choice_says_how_many_options_it_takes(puzzle, path, sentence):
    told = find_kind(puzzle.puzzle_name).insight.describe(puzzle, State(tuple(path)))
    assert sentence in told.sentence


@pytest.mark.parametrize(("path", "stuck"), [([0, 7], True), ([0], False)])
def test_a_dead_end_says_why_although_each_column_has_a_square(path, stuck):
    """Queens on a1 and b4 leave c2 and d3, which exclude each other; after a1 alone, b4 goes on."""
    queens = Queens(4, strategy="forward")
    told = find_kind("queens").insight.describe(queens, State(tuple(path))).sentence
    assert ("any possible square of column c leaves another column" in told) == stuck


def test_an_order_of_values_needs_a_search_that_looks_ahead():
    for make in (lambda: Queens(4, values="lcv"), lambda: Sudoku("small", values="lcv")):
        with pytest.raises(ValueError, match="needs a strategy that looks ahead"):
            make()


def test_the_first_steps_have_the_cuts_of_their_levels():
    """Of 4 queens: a1 leaves b3 and b4, of which b3 leaves column c without a square."""
    asked = [json.loads(list_cuts(f"queens/4{way}", 64)) for way in ("", "/strategy=forward")]
    assert asked[0] == []
    path, expected = [], []
    model = model_queens(Queens(4, strategy="forward"))
    for step, event in enumerate(model.events("forward"), start=1):
        path.append(event) if event >= 0 else path.pop()
        cut = model.count_cut([divmod(choice, 4) for choice in path], "forward")
        if event >= 0 and cut:
            expected.append([step, cut])
    assert asked[1] == expected
    assert asked[1][0] == [1, 1]


@pytest.mark.parametrize(("n", "many"), [(20, False), (100, True)])
def test_where_too_much_is_left_to_be_marked_this_is_said(n: int, many: bool) -> None:
    puzzle = Queens(n, order="fewest", strategy="forward")
    state = State((next(iter(puzzle.choices(()))),), None)
    kind = find_kind("queens")
    shown = kind.insight.list_ahead(puzzle, state)
    assert shown is not None and (shown[:2] == ((), ())) == many
    told = kind.insight.tell_ahead(puzzle, state)
    assert ("More than 5,000 options are still possible." in told) == many
    assert "Looking ahead rules out" in told


@pytest.mark.parametrize(
    "text",
    [
        "queens/8/strategy=forward",
        "queens/8/strategy=consistent",
        "colouring/us/3/strategy=consistent",
        "sudoku/hard/strategy=forward",
        "sudoku/hard/strategy=consistent",
        "tour/5x5/a1/geeks/strategy=pruned",
    ],
)
def test_a_dead_end_says_what_looking_ahead_ruled_out(text: str) -> None:
    """Other options may only be counted, as the board shows what rules them out."""
    scenario = parse(text)
    kind, puzzle = find_kind(scenario.puzzle), build(scenario)
    run = list(islice(stream(puzzle), 400))
    ends = 0
    for state in states(run, puzzle.root):
        if state.undone is None:
            continue
        candidates = list(puzzle.candidates((*state.path, state.undone)))
        by_looking = re.compile("leaves|can only|no tour")
        ahead = [one for one, reason in candidates if by_looking.search(reason or "")]
        if not ahead or any(reason is None for _, reason in candidates):
            continue
        ends += 1
        said = kind.insight.tell_refused(puzzle, state, kind.insight.account(puzzle, state))
        folded = re.search(r"(\d+) more options? w", said)
        assert (int(folded[1]) if folded else 0) <= len(candidates) - len(ahead), said
        for choice in ahead:
            words = re.findall(r"\w+", kind.label(puzzle, choice))
            assert all(re.search(rf"\b{word}\b", said) for word in words), (words, said)
    assert ends
