"""Tours with given numbers: against all tours of small boards, filtered."""

import json
import re
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random

import oracle
import pytest
from boards import small_tours
from hypothesis import given, settings
from hypothesis import strategies as st
from shares import share
from streams import states

from knights import play
from knights.board import Board
from knights.move_orders import LEAPERS, order_moves
from knights.play import rules
from knights.programs.report import Request, answer
from knights.puzzles.registry import find_kind
from knights.puzzles.tour.insight import explain
from knights.puzzles.tour.reach import Reach
from knights.puzzles.tour.tour import PRUNED, STRATEGIES, WARNSDORFF, Tour
from knights.scenario import build, parse
from knights.search import Search, State

KIND = find_kind("tour")


@cache
def all_tours(rows, columns, start, closed=False):
    """All tours of a board from a start, by the oracle."""
    return tuple(oracle.Tour(rows, columns, start=start, closed=closed).solutions())


def keep(tours, givens):
    return [path for path in tours if all(path[n - 1] == s for n, s in givens.items())]


@pytest.mark.parametrize("strategy", STRATEGIES[:3])
@pytest.mark.parametrize(
    ("rows", "columns", "start", "closed"),
    [(5, 5, 12, False), (3, 4, 0, False), (3, 4, None, False), (4, 5, 0, False), (3, 7, 0, False)],
)
def test_every_goal_finds_the_tours_that_have_the_numbers(rows, columns, start, closed, strategy):
    board, tours = Board(rows, columns), all_tours(rows, columns, start, closed)
    chance = Random(f"{rows} {columns} {start}")
    for number in range(share(40, 4)):
        path = chance.choice(tours)
        chosen = chance.sample(range(2, board.size + 1), 1 + number % 4)
        givens = {n: path[n - 1] for n in chosen}
        if number % 3 == 2:  # one number on any square: mostly without a tour
            free = [s for s in range(board.size) if s not in (start, *givens.values())]
            givens[chosen[0]] = chance.choice(free)
        expected = keep(tours, givens)
        tour = Tour(board, start, closed=closed, strategy=strategy, givens=givens)
        found = [tuple(path) for path in Search(tour, "all").run().solutions]
        assert sorted(found) == sorted(expected)
        if len(expected) > 1 and strategy == PRUNED:
            assert found == [path for path in search_plainly(tour) if path in expected]
        assert Search(tour, "count").run().count == len(expected)
        assert (Search(tour).run().verdict == "found") is bool(expected)


def search_plainly(tour):
    plain = replace(tour, strategy="backtrack")
    return [tuple(path) for path in Search(plain, "all").run().solutions]


def test_a_closed_tour_may_have_numbers_from_any_start():
    moves = order_moves("textbook", LEAPERS["wazir"])
    tours = [*oracle.Tour(4, 4, moves, closed=True).solutions()]
    givens = {2: tours[99][1], 11: tours[99][10]}
    tour = Tour("4x4", moves=moves, closed=True, strategy=PRUNED, givens=givens)
    expected = keep(tours, givens)
    assert 1 < len(expected) < len(tours)
    assert sorted(tuple(path) for path in Search(tour, "all").run().solutions) == sorted(expected)


@given(small_tours((PRUNED, WARNSDORFF), largest=12), st.booleans())
@settings(deadline=None, max_examples=share(200, 20))
def test_pruning_loses_no_tour_with_numbers_and_saves_steps(tour, every):
    plain = Search(replace(tour, strategy="backtrack", ties="centre", seed=0), "all").run()
    pruned = Search(tour, "all").run()
    assert sorted(map(tuple, pruned.solutions)) == sorted(map(tuple, plain.solutions))
    assert pruned.placed <= plain.placed


@given(small_tours(largest=12), st.data())
@settings(deadline=None, max_examples=share(300, 30))
def test_what_is_said_to_be_lost_is_lost(tour, data):
    givens = dict(tour.givens)
    truth = oracle.Tour(
        *(tour.board.rows, tour.board.columns, tour.moves, tour.board.holes),
        *(tour.start, tour.end, tour.closed, givens),
    )
    told = KIND.insight.refute(tour)
    if told is not None:
        assert not truth.goes_on(tour.root), told.sentence
    if Reach(tour).is_hopeless:
        assert not truth.goes_on(())
    told = states(tour.stream(every=True), tour.root)
    for path, _ in islice(told, data.draw(st.integers(1, 60))):
        found = explain(tour, path)
        if path and found.completable is not None:
            assert found.completable == truth.goes_on(path), found.sentence
        lost = KIND.insight.lost_since(tour, path, 50_000)
        if path and len(path) > len(tour.root):
            assert (lost.since is not None) == (not truth.goes_on(path))


@pytest.mark.parametrize(
    ("start", "givens", "sentence"),
    [
        (
            "a1",
            "4:c3",
            "a1 is number 1 and c3 is number 4. Each move changes the colour, so 3 moves lead to a"
            " square of the other colour. c3 has the colour of a1.",
        ),
        (
            "a1",
            "5:c3,6:c4",
            "c3 is number 5 and c4 is number 6, but no move leads from c3 to c4.",
        ),
        (
            "any",
            "5:a1,7:e5",
            "a1 is number 5 and e5 is number 7. That leaves 2 moves, but the shortest way takes"
            " 4 moves.",
        ),
    ],
)
@pytest.mark.parametrize("strategy", [*STRATEGIES[:3], "naive"])
def test_an_impossible_beginning_gets_its_reason_at_once(start, givens, sentence, strategy):
    tour = Tour("5x5", None if start == "any" else start, givens=givens, strategy=strategy)
    told = explain(tour, tour.root)
    assert told.completable is False
    assert told.sentence == sentence
    assert [mark.role for mark in told.marks] == ["lost", "other"]
    assert KIND.insight.refute(tour).sentence == sentence
    if strategy in (PRUNED, WARNSDORFF):
        assert Search(tour).run().placed == 0


@pytest.mark.parametrize(("given", "told"), [("7:b1", "Odd"), ("8:c3", "Even")])
def test_a_number_of_the_wrong_colour_gets_its_reason_before_there_is_a_start(given, told):
    tour = Tour("5x5", givens=given, strategy=PRUNED)
    why = explain(tour, ())
    assert (why.completable, why.reason) == (False, "number")
    assert f"{told} numbers are on" in why.sentence
    assert Search(tour).run().placed == 0
    assert not oracle.Tour(5, 5, givens=dict(tour.givens)).goes_on(())
    assert KIND.insight.refute(replace(tour, givens="7:c3,8:b1")) is None


def test_a_move_that_breaks_a_number_is_refused_with_its_sentence():
    tour = Tour("5x5", "a1", givens="3:c5,7:c3")
    game = play.start(KIND, tour)
    square = tour.board.square
    path = (square("a1"), square("b3"))
    assert rules.choices(game, path) == (square("c5"),)
    refused = play.show_refusal(game, path, square("d4"))
    assert refused.sentence == "d4 is ruled out: number 3 is c5."
    assert [mark.places for mark in refused.marks] == [(square("c5"),)]
    odd = play.start(KIND, Tour("5x5", "a1", givens="8:b3"))
    early = play.show_refusal(odd, path[:1], path[1])
    assert early.sentence == "b3 is ruled out: it is number 8, and this would be number 2."
    assert [mark.places for mark in early.marks] == [(square("b3"),)]


def test_no_theorem_says_that_numbers_have_a_tour():
    assert KIND.prove(Tour("8x8", "a1")).exists
    assert KIND.prove(Tour("8x8", "a1", givens="7:c3")) is None
    assert not KIND.prove(Tour("3x3", "a1", givens="3:a3")).exists


@pytest.mark.parametrize("given", ["7:c3,25:e5", {25: "e5", 7: (2, 2)}, [(7, 12), (25, 24)]])
def test_numbers_are_given_in_many_forms(given):
    tour = Tour("5x5", "a1", givens=given)
    assert (tour.givens, tour.end) == (((7, 12),), 24)
    assert repr(tour) == "Tour(Board(5, 5), start='a1', end='e5', givens='7:c3')"
    assert eval(repr(tour), {"Tour": Tour, "Board": Board}) == tour


@pytest.mark.parametrize("given", [7, [7], [("x", "c3")], [(7, "c3", 1)], {True: "c3"}])
def test_what_is_no_number_with_a_square_is_refused(given):
    with pytest.raises(ValueError, match="write the number, a colon and the square"):
        Tour("5x5", "a1", givens=given)


BOARD = "tour/5x5/a1/textbook/givens=7:c5"


def judge(text, scenario=BOARD, **wishes):
    report = answer(Request(text, scenario, **wishes))
    return report["outcome"], [found["sentence"] for found in report["findings"]], report


def test_a_program_that_keeps_to_the_numbers_is_right_and_another_is_told_which_it_breaks():
    puzzle = build(parse(BOARD))
    right = KIND.program.starter(puzzle, "first")
    assert judge(right)[:2] == ("found", [])
    # Either of its two tests is enough: without the other it only takes longer.
    slow = right.replace("givens.get(k, square) != square", "False")
    late = "k not in givens and square in givens.values()"
    assert judge(slow)[0] == judge(right.replace(late, "False"))[0] == "found"
    told = judge(slow.replace(late, "False"))[1]
    assert told[0].startswith("Number 7 is c5, so it can't be c3.")


@pytest.mark.parametrize("turned", [False, True])
def test_a_program_gets_the_numbers_of_the_page_in_its_own_form(turned):
    puzzle = build(parse(BOARD))
    right = KIND.program.starter(puzzle, "first")
    if turned:
        own = "givens = {(1, 5): 9}\nsquares = {k: square for square, k in givens.items()}\n"
        given = re.search(r"givens = \{[^}]*\}\n", right)[0]
        right = (
            right.replace(given, own)
            .replace("givens.", "squares.")
            .replace("k not in givens", "k not in squares")
        )
        right = right.replace("for square, k in squares.items()", "for square, k in givens.items()")
    there = BOARD.replace("7:c5", "9:e3")
    outcome, _, report = judge(right, there, fit=True)
    assert (outcome, report["settings"]) == ("found", ["givens"])
    # A tour without given numbers has none for a program that knows some.
    outcome, _, report = judge(right, "tour/5x5/c3/textbook", fit=True)
    assert outcome == "found"
    assert "givens" in report["settings"]


def test_drawings_have_the_numbers_that_the_path_has_not_come_to():
    tour = Tour("3x4", "a1", givens="3:d3,8:d1", end="b3")
    path = [tour.board.square(name) for name in ("a1", "b3")][:1]
    assert tour.write(path).splitlines() == [
        "  .   .   . (3)",
        "  .   .   .   .",
        "  1   .   . (8)",
    ]
    drawn = tour.write(path, "svg")
    assert re.findall('<text class="given"[^>]*>([^<]*)<', drawn) == ["3", "8", "12"]
    assert drawn.count('class="frame"') == 3
    assert json.loads(tour.write(path, "json"))["givens"] == {"3": "d3", "8": "d1"}
    assert "givens" not in json.loads(Tour("3x4", "a1").write(path, "json"))


def test_a_search_with_numbers_goes_on_from_a_state_of_a_large_board():
    board = Board(25, 25)
    tour = Tour(board, "a1", strategy=WARNSDORFF, givens={626 - 100: "m14"})
    events = [*islice(tour.stream(), 2_000)]
    *_, state = states(events[:500], tour.root)
    assert [*islice(tour.stream(State(*state)), 1_500)] == events[500:]


@pytest.mark.parametrize("strategy", [PRUNED, WARNSDORFF])
def test_a_search_that_prunes_says_why_it_tries_nothing(strategy):
    tour = Tour("5x5", "a1", givens="7:c4", strategy=strategy)
    cut = {reason for path in [[0], [0, 7]] for _, reason in tour.candidates(path)}
    assert "no solution goes on from there" in cut
