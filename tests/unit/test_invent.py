"""New instances: the same for a seed on every machine, worth playing, made in bounded time."""

import json
import os
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

import pytest
from shares import share

from knights.command.arguments import main
from knights.page import bridge
from knights.puzzles.chance import Chance
from knights.puzzles.colouring.kind import COLOURING
from knights.puzzles.registry import DAILY, PUZZLES, find_kind
from knights.scenario import Scenario, build, day, format, invent, link, parse, prune
from knights.scenario import scenario as scenarios
from knights.scenario.link import Link
from knights.search import Search

SEEDS = range(share(300, 6))
INVENTING = [name for name, kind in PUZZLES.items() if kind.invention]
SOUGHT = [name for name in INVENTING if PUZZLES[name].seeks]


def mersenne(seed: int):
    """Yield the numbers of the Mersenne Twister (Matsumoto and Nishimura, 2002), 53 bits each."""
    state = [19_650_218]
    for i in range(1, 624):
        state.append((1_812_433_253 * (state[-1] ^ state[-1] >> 30) + i) % 2**32)
    i = 1
    for _ in range(624):  # a key of one word
        state[i] = ((state[i] ^ (state[i - 1] ^ state[i - 1] >> 30) * 1_664_525) + seed) % 2**32
        i += 1
        if i == 624:
            state[0], i = state[623], 1
    for _ in range(623):
        state[i] = ((state[i] ^ (state[i - 1] ^ state[i - 1] >> 30) * 1_566_083_941) - i) % 2**32
        i += 1
        if i == 624:
            state[0], i = state[623], 1
    state[0] = 2**31

    def words():
        while True:
            for k in range(624):
                word = state[k] & 2**31 | state[(k + 1) % 624] & 2**31 - 1
                state[k] = state[(k + 397) % 624] ^ word >> 1 ^ (0x9908B0DF if word % 2 else 0)
                y = state[k]
                y ^= y >> 11
                y ^= y << 7 & 0x9D2C5680
                y ^= y << 15 & 0xEFC60000
                yield y ^ y >> 18

    found = words()
    while True:
        yield ((next(found) >> 5) * 2**26 + (next(found) >> 6)) / 2**53


@dataclass(frozen=True)
class Made:
    """The instance of a seed and its cost: boards drawn, and events of the searches."""

    scenario: Scenario
    drawn: int
    events: int


@cache
def make(name, seed):
    drawn = events = 0

    class Counting(Search):
        def take(self, count):
            nonlocal events
            batch = super().take(count)
            events += len(batch)
            return batch

    own = find_kind(name).invention
    original = own.invent

    def draw(chance):
        nonlocal drawn
        drawn += 1
        return original(chance)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(own, "invent", draw)
        patch.setattr(scenarios, "Search", Counting)
        found = invent.__wrapped__(name, seed)
    return Made(found, drawn, events)


def made(name, seed):
    return make(name, seed).scenario


@pytest.mark.parametrize("seed", [0, 1, 4821, 20_261_122, 99_999_999])
def test_chance_is_the_generator_that_everybody_has(seed):
    numbers, chance = mersenne(seed), Chance(seed)
    assert [chance.below(10**9) for _ in range(700)] == [
        int(next(numbers) * 10**9) for _ in range(700)
    ]
    # The shuffle of Fisher and Yates, from the last place down.
    expected = list("ABCDEFGH")
    for last in range(7, 0, -1):
        other = int(next(numbers) * (last + 1))
        expected[last], expected[other] = expected[other], expected[last]
    assert chance.shuffle("ABCDEFGH") == expected
    assert chance.pick("xyz") == "xyz"[int(next(numbers) * 3)]


def test_the_board_of_a_day_is_of_a_puzzle_that_invents_and_is_searched_for_something():
    assert {name for names in DAILY.values() for name in names} <= set(SOUGHT)


@pytest.mark.parametrize("name", INVENTING)
def test_an_instance_is_a_scenario_with_a_text_and_a_link_of_its_own(name):
    for seed in SEEDS:
        found = made(name, seed)
        assert found.puzzle == name
        assert parse(format(found)) == found
        assert len(link.format(Link(found))) < 1200
    assert parse(f"new/{name}/{seed}") == link.parse(f"new/{name}/{seed}").scenario == found


CALL = """
import sys
from knights.scenario import format, invent
for word in sys.argv[1:]:
    name, seed = word.split("/")
    print(format(invent(name, int(seed))))
"""


@pytest.mark.parametrize("hashing", ["0", "77"])
def test_a_seed_stands_for_the_same_in_every_run(hashing):
    words = [f"{name}/{seed}" for name in INVENTING for seed in (0, 7, 4821, 20_261_122)]
    environment = {**os.environ, "PYTHONHASHSEED": hashing, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", CALL, *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    here = [format(parse(f"new/{word}")) for word in words]
    assert done.stdout.split("\n")[:-1] == here


@pytest.mark.parametrize("name", SOUGHT)
def test_an_instance_is_solved_soon_but_not_without_going_back(name):
    kind = find_kind(name)
    for seed in SEEDS:
        found = made(name, seed)
        keeps = KEEPS.get(name, type(build(found)).solved)
        search = Search(build(found), limit=2_000).run()
        assert search.verdict == "found"
        assert search.undone > 0
        assert keeps(build(found), search.solutions[0])
        careful = Search(build(prune(found)), limit=2_000).run()
        assert keeps(build(prune(found)), careful.solutions[0])
        # A game's rules are the plain ones without pruning: the solution keeps them, too.
        assert kind.play.game(build(found), frozenset()).solved(search.solutions[0])


@pytest.mark.parametrize("name", INVENTING)
def test_there_is_no_end_of_them(name):
    found = {format(made(name, seed)) for seed in SEEDS}
    assert len(found) > 0.9 * len(SEEDS)


@pytest.mark.parametrize("name", INVENTING)
def test_the_work_of_inventing_is_bounded(name):
    # No seed needed so many tries that the first preset took the place of an invention.
    assert max(make(name, seed).drawn for seed in SEEDS) < scenarios.TRIES
    assert max(make(name, seed).events for seed in SEEDS) < 20_000


def test_no_sudoku_tries_more_than_it_may(monkeypatch):
    from knights.puzzles.sudoku import invention as sudoku

    spent = []

    class Counting(sudoku.Trials):
        def __init__(self, number):
            super().__init__(number)
            spent.append(self)

    monkeypatch.setattr(sudoku, "Trials", Counting)
    for seed in SEEDS:
        sudoku.invent(Chance(seed))
    # After its budget the search stops, but each digit that follows still asks once more.
    assert all(left.number > -81 for left in spent)
    assert sum(left.number > 0 for left in spent) > 0.8 * len(SEEDS)


# --- independent checks ---


def is_tour(tour, path):
    squares = [divmod(square, tour.board.columns) for square in path]
    steps = [{abs(a - c), abs(b - d)} for (a, b), (c, d) in pairwise(squares)]
    free = set(range(tour.board.rows * tour.board.columns)) - tour.board.holes
    return set(path) == free and len(path) == len(free) and all(step == {1, 2} for step in steps)


def is_placement(queens, path):
    places = [divmod(choice, queens.n) for choice in path]
    lines = [{c for c, _ in places}, {r for _, r in places}]
    lines += [{r - c for c, r in places}, {r + c for c, r in places}]
    return all(len(line) == queens.n for line in lines) and queens.holes.isdisjoint(path)


def is_walk(search, path):
    names = search.graph.names
    edges = {
        frozenset((line.split(":")[0], head))
        for line in search.graph.text().split(";")
        for head in line.split(":")[1].split(",")
    }
    steps = [frozenset((names[a], names[b])) for a, b in pairwise(path)]
    return sorted(path) == list(range(len(names))) and edges.issuperset(steps)


def is_coloured(puzzle, path):
    colour = dict(divmod(choice, puzzle.colours) for choice in path)
    return len(colour) == len(puzzle.graph.names) and all(
        colour[one] != colour[other] for one, other in puzzle.graph.edges
    )


def units(cell):
    row, column = divmod(cell, 9)
    return ("row", row), ("column", column), ("box", row // 3, column // 3)


def is_filled(sudoku, path):
    digits = {cell: int(text) for cell, text in enumerate(sudoku.givens) if text != "."}
    digits |= {choice // 9: choice % 9 + 1 for choice in path}
    seen = {(unit, digit) for cell, digit in digits.items() for unit in units(cell)}
    return len(digits) == 81 and len(seen) == 3 * 81


KEEPS = {
    "tour": is_tour,
    "queens": is_placement,
    "graph": is_walk,
    "colouring": is_coloured,
    "sudoku": is_filled,
}


def count_covers(givens: str) -> int:
    """Count a sudoku's solutions, up to two, as exact covers (Knuth's Algorithm X, on sets)."""
    rows = {
        (cell, digit): {("cell", cell), *((unit, digit) for unit in units(cell))}
        for cell in range(81)
        for digit in "123456789"
        if givens[cell] in (".", digit)
    }
    columns: dict[object, set[object]] = {}
    for row, held in rows.items():
        for column in held:
            columns.setdefault(column, set()).add(row)

    def search() -> int:
        if not columns:
            return 1
        found = 0
        for row in list(min(columns.values(), key=len)):
            removed = []
            for column in rows[row]:
                for other in columns[column]:
                    for held in rows[other]:
                        if held != column:
                            columns[held].discard(other)
                removed.append((column, columns.pop(column)))
            found += search()
            for column, kept in reversed(removed):
                columns[column] = kept
                for other in kept:
                    for held in rows[other]:
                        if held != column:
                            columns[held].add(other)
            if found > 1:
                break
        return min(found, 2)

    return search()


def test_a_sudoku_has_one_solution():
    assert count_covers("." * 81) == 2
    for seed in SEEDS:
        givens = made("sudoku", seed).values["givens"]
        assert count_covers(givens) == 1
        assert 25 <= 81 - givens.count(".") <= 36


def test_a_map_is_one_of_whole_regions_whose_borders_are_what_they_share():
    for seed in SEEDS:
        values = made("colouring", seed).values
        drawn = COLOURING.build(values).map
        assert 9 <= len(drawn.names) <= 13
        sides = []
        for rings in drawn.outlines:
            sides.append(
                Counter(
                    frozenset(side)
                    for ring in rings
                    for side in pairwise([*ring, ring[0]])
                    if side[0] != side[1]
                )
            )
            assert set(sides[-1].values()) == {1}
        shared = {
            (i, j) for j in range(len(sides)) for i in range(j) if sides[i].keys() & sides[j].keys()
        }
        assert set(drawn.borders) == shared
        # Each segment has a region on both sides, or lies on the rim; and no regions overlap.
        times = Counter(side for each in sides for side in each)
        assert set(times.values()) == {1, 2}
        rim = [side for side, number in times.items() if number == 1]
        assert all(count == 2 for count in Counter(p for side in rim for p in side).values())


def test_queens_have_a_solution_beside_the_blocked_squares():
    """An independent search places one queen in each row and column; queens attack across holes."""

    def complete(n, holes, rows):
        column = len(rows)
        return column == n or any(
            complete(n, holes, [*rows, row])
            for row in range(n)
            if (column, row) not in holes
            and all(row != r and abs(row - r) != column - c for c, r in enumerate(rows))
        )

    for seed in SEEDS:
        scenario = made("queens", seed)
        n, names = int(scenario.values["n"]), scenario.values["holes"].split(",")
        holes = {("abcdefghij".index(name[0]), int(name[1:]) - 1) for name in names}
        assert 6 <= n <= 10
        assert n <= len(holes) == len(names) <= 2 * n
        assert complete(n, holes, [])


def test_a_tour_begins_on_the_colour_of_which_there_are_more():
    for seed in SEEDS:
        tour = build(made("tour", seed))
        colours = Counter(tour.board.colour(square) for square in tour.board.squares)
        start = tour.board.colour(tour.start)
        assert colours[start] - colours[1 - start] in (0, 1)


# --- the board of a day ---


def test_a_day_keeps_its_board():
    """A visitor may have sent a link to a day's board, which must never change."""
    assert [day.text_of(f"2026-11-{date}") for date in range(22, 28)] == [
        "new/graph/20261122",
        "new/tour/20261123",
        "new/colouring/20261124",
        "new/sudoku/20261125",
        "new/queens/20261126",
        "new/graph/20261127",
    ]
    assert [day.text_of(f"2026-{date}") for date in ("11-30", "12-01", "12-02", "12-03")] == [
        "new/sudoku/20261130",
        "new/queens/20261201",
        "new/regions/20261202",
        "new/graph/20261203",
    ]


@pytest.mark.parametrize("date", [f"2026-12-{number:02}" for number in range(1, 26)])
def test_par_is_what_the_better_of_two_programs_needs(date):
    found = link.parse(f"today/{date}").scenario
    told = json.loads(bridge.play_par(format(found), date))
    runs = [Search(build(each)).run() for each in (found, prune(found))]
    assert (told["placed"], told["undone"]) == min((run.placed, run.undone) for run in runs)
    assert told["placed"] - told["undone"] == build(found).length - len(build(found).root)
    clever = {
        "tour": {"Pruned"},
        "sudoku": {"Fewest digits left first"},
        "queens": {""},
        "graph": {"", "Fewest neighbours first"},
        "colouring": {"", "Most colours around it first"},
        "regions": {"Fewest squares left first"},
    }
    assert told["program"] in clever[found.puzzle]


def test_the_command_line_knows_them(capsys):
    assert main(["run", "new/queens/1"]) == 0
    (squares, _, *board), names = capsys.readouterr().out.splitlines(), "abcdefghij"
    puzzle = build(parse("new/queens/1"))
    path = [names.index(name[0]) * puzzle.n + int(name[1:]) - 1 for name in squares.split()]
    assert is_placement(puzzle, path)
    assert sum(line.count("#") for line in board) == len(puzzle.holes)
    assert main(["run", "today/2026-11-25"]) == 0
    board = link.parse("today/2026-11-25").scenario
    shown = capsys.readouterr().out
    digits = [character for character in shown if character.isdigit()]
    pairs = zip(build(board).givens, digits, strict=True)
    assert all(given in (".", digit) for given, digit in pairs)
    assert is_filled(build(board), [9 * cell + int(d) - 1 for cell, d in enumerate(digits)])
    assert main(["run", "today/2026-02-30"]) == 2
    assert "it must be a date, for instance 2026-11-22" in capsys.readouterr().err


def test_a_board_is_no_other_days():
    board = format(link.parse("today/2026-11-22").scenario)
    with pytest.raises(ValueError, match="day '2026-11-23': it has another puzzle"):
        bridge.play_par(board, "2026-11-23")
    with pytest.raises(ValueError, match="it must be a date, for instance 2026-11-22"):
        bridge.play_par(board, "2026-02-30")
    with pytest.raises(ValueError, match="day 5: it must be a text"):
        bridge.play_par(board, 5)
