"""Queens by min-conflicts, against a second walk that counts attacks square by square."""

from itertools import combinations
from random import Random

import pytest
from streams import states, walk_forward
from test_min_conflicts_maps import WALKS as MAP_WALKS

from knights import ColouringWalk, play
from knights.command.arguments import main
from knights.page.questions import load_situation
from knights.page.run import Run
from knights.puzzles.min_conflicts import MOST
from knights.puzzles.queens.kind import QUEENS
from knights.puzzles.queens.walk import QueensWalk
from knights.puzzles.registry import find_kind
from knights.questions import QUESTIONS
from knights.recording.reasons import find_accounts
from knights.scenario import build, find_task, format, make, parse
from knights.search import Search, State, backwards, check_state, progress
from knights.solving import solve

WALKS = [
    QueensWalk(n, holes, seed)
    for n, holes in [(1, ()), (2, ()), (4, ()), (6, "a1,b2,f6"), (8, ()), (13, "c4,d4"), (20, ())]
    for seed in (1, 2, 26)
]


def attack(one: tuple[int, int], other: tuple[int, int]) -> bool:
    across, up = abs(one[0] - other[0]), abs(one[1] - other[1])
    return across > 0 and up in (0, across)


def walk_again(n: int, blocked: set[tuple[int, int]], seed: int) -> tuple[list[int], bool]:
    """The walk once more: the choices, and whether no queen attacks another in the end."""
    draw = Random(seed).random

    def pick(items):
        return items[int(draw() * len(items))]

    def rows(column):
        return [row for row in range(n) if (column, row) not in blocked]

    queens = [(column, pick(rows(column))) for column in range(n)]
    made = [column * n + row for column, row in queens]
    for _ in range(1000):
        attacked = [one for one in queens if any(attack(one, other) for other in queens)]
        if not attacked:
            return made, True
        column, _ = pick(attacked)
        count = {row: sum(attack((column, row), other) for other in queens) for row in rows(column)}
        row = pick([row for row in count if count[row] == min(count.values())])
        queens[column] = (column, row)
        made.append(column * n + row)
    return made, not any(attack(*pair) for pair in combinations(queens, 2))


@pytest.mark.parametrize("puzzle", WALKS, ids=repr)
def test_a_walk_is_that_of_its_seed(puzzle: QueensWalk) -> None:
    n = puzzle.n
    blocked = {divmod(hole, n) for hole in puzzle.holes}
    made, solved = walk_again(n, blocked, puzzle.seed)
    search = Search(puzzle).run()
    assert [*search.path] == made
    assert search.verdict == ("found" if solved else "stopped")
    assert search.count == len(search.solutions) == solved
    assert solved or len(made) == n + MOST
    assert search.undone == 0


@pytest.mark.parametrize("puzzle", [*WALKS[::2], *MAP_WALKS[::2]], ids=repr)
def test_its_streams_and_its_program_make_the_same_steps(
    puzzle: QueensWalk | ColouringWalk,
) -> None:
    stream = walk_forward(puzzle)
    text = format(make(puzzle.puzzle_name, puzzle.kind.write(puzzle)))
    verdict = Search(puzzle).run().verdict
    for at, state in enumerate(states(stream, puzzle.root)):
        if at % 97 > 5 and at < len(stream):
            continue
        check_state(puzzle, state)
        assert [*puzzle.stream(state)] == stream[at:]
        assert [*backwards(puzzle, state)] == stream[:at][::-1]
        assert progress(puzzle, state) == at / len(stream)
        run = Run(text, state.path, None)
        assert [*run.more(2000)] == stream[at:]
        assert run.verdict == verdict


def test_a_search_goes_back_and_on_again() -> None:
    search = Search(QueensWalk(8, seed=2)).run()
    end = search.path
    search.back(7)
    assert (search.position, search.count, search.verdict) == (len(end) - 7, 0, None)
    search.run()
    assert (search.path, search.count, search.verdict) == (end, 1, "found")
    with pytest.raises(ValueError, match="the search never goes there"):
        check_state(search.puzzle, State(end[:-1], end[-1]))


def test_it_says_how_many_queens_attack() -> None:
    puzzle = QueensWalk(8, seed=2)
    path, n = Search(puzzle).run().path, puzzle.n
    for length in range(n + 1, len(path) + 1):
        told = QUEENS.insight.describe(puzzle, State(path[:length])).sentence
        before = {choice // n: divmod(choice, n) for choice in path[: length - 1]}
        column, row = divmod(path[length - 1], n)
        attacked = [one for one in before.values() if any(attack(one, o) for o in before.values())]
        least = sum(attack((column, row), other) for other in before.values())
        assert told.startswith(f"{len(attacked)} queens were attacked.")
        if before[column] == (column, row):
            assert f"with {least} queen" in told
        else:
            assert ("No queen attacks it" if least == 0 else f"There {least} queen") in told
        solved = length == len(path)
        assert told.endswith("That's a solution!") == solved
        ranked = QUEENS.insight.describe(puzzle, State(path[: length - 1])).candidates
        for choice, number, standing in ranked:
            assert number == sum(attack(divmod(choice, n), other) for other in before.values())
            assert (standing == "next") == (choice == path[length - 1])
            assert number >= least


def test_other_squares_are_not_looked_at_while_chance_puts_the_queens() -> None:
    puzzle = QueensWalk(8, seed=2)
    path = Search(puzzle).run().path
    for length in range(8):
        put = QUEENS.insight.describe(puzzle, State(path[: length + 1])).sentence
        assert put.startswith(f"Queen {length + 1}: chance puts it on ")
        for choice in {*range(64)} - {path[length]}:
            assert QUEENS.insight.tell_unseen(puzzle, path[:length], choice) == put


def test_a_solution_is_the_last_queen_of_each_column() -> None:
    found = solve(build(parse("queens/8/strategy=conflicts/seed=2")))
    assert found.numbers == [5, 7, 1, 4, 2, 8, 6, 3]
    assert solve(QueensWalk(3)) is None


def test_only_one_solution_can_be_looked_for() -> None:
    for text, told in {
        "queens/8/goal=all/strategy=conflicts": "it goes only with strategy=backtrack",
        "queens/8/first=2/strategy=conflicts": "it goes only with strategy=backtrack",
        "queens/8/order=fewest/strategy=conflicts": "it goes only with strategy=backtrack",
        "queens/8/seed=3": "it goes only with strategy=conflicts",
        "queens/2/holes=a1,a2/strategy=conflicts": "column a: all its squares are blocked",
    }.items():
        with pytest.raises(ValueError, match=told):
            parse(text)


@pytest.mark.parametrize(
    ("text", "length"),
    [("queens/8/strategy=conflicts/seed=2", 12), ("colouring/us/4/strategy=conflicts", 60)],
)
def test_nothing_in_a_walk_is_lost_asked_or_played(text: str, length: int) -> None:
    scenario = parse(text)
    kind, puzzle = find_kind(scenario.puzzle), build(scenario)
    path = Search(puzzle).run().path[:length]
    assert puzzle.why(path) == "A walk has no dead ends. Later steps can change any choice."
    assert kind.insight.lost_since(puzzle, path, 100) is None
    assert not kind.insight.group_failures(puzzle, path, 9)
    for question in QUESTIONS.values():
        assert question.refuse(load_situation(text, path, None, "walk", 0))
    with pytest.raises(ValueError, match="only goes forward"):
        play.start(kind, puzzle)
    assert find_task(scenario) is None


@pytest.mark.parametrize(
    ("text", "number", "said"),
    [
        ("queens/8/strategy=conflicts/seed=2", 20, "That's a solution!"),
        ("colouring/ukraine/4/strategy=conflicts", 44, "The map has 4 colours."),
    ],
)
def test_a_recorded_walk_has_the_sentences_of_its_steps(text: str, number: int, said: str) -> None:
    scenario = parse(text)
    puzzle = build(scenario)
    parts = find_accounts(scenario, puzzle, [[*puzzle.stream()]], 0)
    told = [step["sentence"] for _, part in parts for step in part]
    assert len(told) == number and told[-1].endswith(said)


def test_a_walk_has_no_given_queens() -> None:
    with pytest.raises(ValueError, match="givens 'b4': it goes only with strategy=backtrack"):
        parse("queens/6/givens=b4/strategy=conflicts")
    walk = parse("queens/6/strategy=conflicts")
    assert parse("queens/6/givens=,/strategy=conflicts") == walk


def test_the_command_walks_with_many_queens_and_says_where_a_walk_ends(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["queens", "30", "--strategy", "conflicts"]) == 0
    assert capsys.readouterr().err == ""
    for step, said in [
        (1003, "This is step 1,003 of the search. That proves nothing."),
        (1004, "The search was stopped after 1,003 steps. That proves nothing."),
    ]:
        assert main(["run", f"queens/3/strategy=conflicts@{step}"]) == 3
        assert capsys.readouterr().err == f"knights: {said}\n"
