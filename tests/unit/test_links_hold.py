"""Hostile links can't keep Python busy: each is opened or refused with a bounded amount of work."""

import random
from itertools import islice

import pytest
from links import as_link, make_links, open_link
from shares import share
from work import count_work

from knights.board import Board
from knights.fragment import encode
from knights.move_orders import format_moves
from knights.page import bridge
from knights.puzzles.tour.tour import Tour
from knights.scenario import link, scenario
from knights.scenario.link import Link, Moment
from knights.search import State

# Lines and turns of loops: 9 million take 0.25 s natively and 0.57 s in Pyodide, and the page has
# to know within a second whether it can open a link.
MOST_WORK = 14_000_000


def work_for(text):
    """Return the work that a link takes, and the sentence that refuses it, or None."""
    told = None

    def attempt():
        nonlocal told
        try:
            open_link(text)
        except ValueError as mistake:
            told = str(mistake)
            assert told.strip()

    return count_work(attempt), told


@pytest.mark.parametrize("seed", range(4))
def test_a_share_of_the_links_of_strangers_takes_bounded_work(seed):
    for text in islice(make_links(seed), share(60, 3)):
        work, _ = work_for(text)
        assert work < MOST_WORK, text


@pytest.mark.slow
def test_100_000_links_of_strangers_take_bounded_work():
    for text in islice(make_links(100), 100_000):
        work, _ = work_for(text)
        assert work < MOST_WORK, text


def test_many_own_moves_on_a_large_board_are_refused_with_the_limit():
    moves = [(x, y) for x in range(-40, 41) for y in range(-40, 41) if (x, y) != (0, 0)]
    moves = sorted(moves, key=lambda move: len(f"{move}"))[:1361]
    order = format_moves(tuple(moves))
    work, told = work_for(f"tour/200x200/a1/{order}/strategy=warnsdorff")
    assert told == "order of 1,361 moves: on 200x200 there may be 10 in the page"
    assert work < 300_000
    work, told = work_for(f"tour/16x16/a1/{order}/strategy=warnsdorff")
    assert told is None
    assert work < MOST_WORK


def random_segments(count, digits):
    chance = random.Random(1)
    numbers = [f"{chance.randrange(100)}.{chance.randrange(10**digits)}" for _ in range(4 * count)]
    return ";".join(f"{x},{y} {z},{w}" for x, y, z, w in zip(*[iter(numbers)] * 4, strict=True))


def test_a_map_of_segments_that_cross_all_over_is_opened_or_refused_with_the_limit():
    work, told = work_for(as_link(f"colouring/{encode(random_segments(90, 12))}/4"))
    assert told is None
    assert work < MOST_WORK
    work, told = work_for(as_link(f"colouring/{encode(random_segments(250, 3))}/4"))
    assert told == "these lines cut each other more than 4,000 times. Simplify the map."
    assert work < MOST_WORK


def test_a_map_of_segments_that_lie_on_one_another_is_opened():
    lines = ";".join(f"{i % 99},0 {(7 * i) % 98 + 99},0" for i in range(335))
    work, told = work_for(as_link(f"colouring/{encode(f'{lines};0,0 0,9 9,0')}/4"))
    assert told is None
    assert work < MOST_WORK


def test_a_hole_far_off_is_written_as_it_is_without_a_long_number():
    found = Link(scenario.parse("tour/1000x1000/a1/geeks/holes=all1000"))
    assert link.format(found) == "tour/1000x1000/a1/geeks/holes=all1000"
    assert count_work(lambda: link.format(found)) < 1000


def test_a_state_is_written_and_read_in_one_pass_over_its_path():
    def write_and_read(side):
        moves = tuple((x, y) for x in range(-3, 4) for y in range(-3, 4) if (x, y) != (0, 0))
        found = scenario.parse(f"tour/{side}x{side}/a1/{format_moves(moves)}")
        tour = Tour(Board(side, side), 0, moves)
        path = [0]
        for _ in range(side * side - 1):
            free = [square for square in tour.neighbours[path[-1]] if square not in path]
            if not free:
                break
            path.append(free[0])
        position = 20_000 + (len(path) - 1) % 2
        given = Link(found, position, Moment(State(tuple(path)), len(path)))

        def work():
            assert link.parse(link.format(given)) == given

        return len(path), count_work(work)

    (short, little), (long, much) = write_and_read(10), write_and_read(24)
    assert long > 4 * short
    assert much / long < 3 * little / short


def test_the_longest_link_that_is_written_is_read_back():
    name = "%C3%A9" * ((scenario.LONGEST - len("graph/:/any")) // 6)
    found = scenario.parse(f"graph/{name}:/any")
    text = link.format(Link(found, 7, options={"at": "AyIm", "panels": "a" * 200}))
    assert link.parse(text).scenario == found
    # The longest link: each % is written %25; then a position, a state, places and options.
    assert (
        scenario.LONGEST * 5 / 3 + len("@9007199254740991.") + 2000 + 4 * 1024 + 400 < link.LONGEST
    )


def test_what_would_be_longer_when_written_than_may_be_read_is_refused():
    lists = ";".join(f"{i}:{','.join(str(j) for j in range(1, i))}" for i in range(1, 60))
    assert len(lists) < scenario.LONGEST
    with pytest.raises(
        ValueError, match=r"^scenario of [\d,]+ characters, [\d,]+ in its canonical form"
    ):
        bridge.describe(f"graph/{lists}/1")
    short = ";".join(f"{i}:{','.join(str(j) for j in range(1, i))}" for i in range(1, 40))
    found = scenario.parse(f"graph/{short}/1")
    assert scenario.parse(str(found)) == found


def test_a_large_board_with_moves_of_its_own_is_not_looked_at_end_by_end():
    order = "-9,3;-5,17;-20,9;15,18;7,-3;-5,-16;2,7;1,-2;-12,-4;-17,-3;-18,-6;-17,12;-18,12;19,13"
    order += ";0,19;18,-8;15,2;-1,8;7,5;-7,-4"
    work, told = work_for(f"tour/16x16/a1/{order}/strategy=pruned")
    assert told is None
    assert work < MOST_WORK / 2
