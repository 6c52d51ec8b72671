"""Small boards, leapers, tours and graphs for property tests."""

from dataclasses import replace
from itertools import islice, pairwise

import oracle
from hypothesis import strategies as st
from oracle import KNIGHT as KNIGHT_MOVES

from knights.board import Board
from knights.graphs.graph import Graph
from knights.move_orders import KNIGHT, LEAPERS, ORDERS, Leaper, order_moves
from knights.puzzles.tour.tour import TIES, Tour


@st.composite
def small_boards(draw, largest=20, side=6):
    rows = draw(st.integers(1, side))
    columns = draw(st.integers(1, max(1, min(side, largest // rows))))
    size = rows * columns
    holes = draw(st.sets(st.integers(0, size - 1), max_size=min(3, size - 1)))
    return Board(rows, columns, frozenset(holes))


@st.composite
def move_orders(draw):
    """Draw the moves of a leaper: a named order, or one shuffled, cut short or with added moves."""
    leaper = draw(
        st.sampled_from([KNIGHT, KNIGHT, LEAPERS["wazir"], LEAPERS["camel"], Leaper(0, 2)])
    )
    moves = order_moves(draw(st.sampled_from(sorted(ORDERS))), leaper)
    kind = draw(st.sampled_from(["named", "shuffled", "some", "more"]))
    if kind == "named":
        return moves
    if kind == "more":
        return tuple(dict.fromkeys((*moves, (1, 0), (-1, 0))))  # may keep the colour
    shuffled = draw(st.permutations(moves))
    return tuple(shuffled if kind == "shuffled" else shuffled[: draw(st.integers(1, 4))])


@st.composite
def small_tours(draw, strategies=("backtrack",), largest=20, givens=True):
    board = draw(small_boards(largest))
    start = draw(st.none() | st.sampled_from(board.squares))
    ends = [square for square in board.squares if square != start or len(board.squares) == 1]
    end = draw(st.none() | st.sampled_from(ends)) if ends else None
    strategy = draw(st.sampled_from(strategies))
    ties = {"ties": draw(st.sampled_from(TIES)), "seed": 3} if strategy == "warnsdorff" else {}
    moves, closed = draw(move_orders()), draw(st.booleans())
    tour = Tour(board, start, moves, closed, end, strategy, **ties)
    if givens and draw(st.booleans()):
        return replace(tour, givens=draw(given_numbers(tour)))
    return tour


@st.composite
def given_numbers(draw, tour):
    """Draw numbers of squares: those of one of the first tours, or any that are well made."""
    board = tour.board
    goal = (tour.start, tour.end, tour.closed)
    truth = oracle.Tour(board.rows, board.columns, tour.moves, board.holes, *goal)
    numbers = range(2, tour.length)
    if draw(st.booleans()):
        squares = [square for square in board.squares if square not in (tour.start, tour.end)]
        path = [-1, *draw(st.permutations(squares))]
    else:
        path = draw(st.sampled_from([*islice(truth.solutions(), 20)] or [()]))
    known = [number for number in numbers if number <= len(path)]
    chosen = draw(st.sets(st.sampled_from(known), max_size=3)) if known else ()
    return {number: path[number - 1] for number in chosen}


def say(tour):
    """Return the board, start, move order, holes and givens of a tour as values of a scenario."""
    board = tour.board
    return {
        "board": board.sides,
        "start": "any" if tour.start is None else board.name(tour.start),
        "order": ";".join(f"{dx},{dy}" for dx, dy in tour.moves),
        "holes": ",".join(board.name(hole) for hole in board.holes),
        "givens": ",".join(f"{number}:{board.name(square)}" for number, square in tour.givens),
    }


@st.composite
def graphs(draw, most=6, loops=True):
    names = [f"v{i}" for i in range(draw(st.integers(1, most)))]
    pairs = st.tuples(st.sampled_from(names), st.sampled_from(names))
    edges = draw(st.lists(pairs, max_size=3 * len(names)))
    edges = [edge for edge in edges if loops or edge[0] != edge[1]]
    return Graph.from_edges(edges, draw(st.booleans()), names)


def check_tour(board, path, moves=KNIGHT_MOVES, start=None, closed=False):
    """Check a tour by coordinates alone, so that the test shares no code with the library."""
    assert len(path) == len(set(path)) == board.rows * board.columns - len(board.holes)
    assert not board.holes & set(path) and all(0 <= square < board.size for square in path)
    for a, b in [*pairwise(path), *([(path[-1], path[0])] if closed else [])]:
        step = (b % board.columns - a % board.columns, b // board.columns - a // board.columns)
        assert step in moves, (board.name(a), board.name(b))
    assert start in (None, path[0])


def schwenk(rows, columns):
    """Tell whether a board has a closed knight's tour (Schwenk 1991)."""
    m, n = sorted((rows, columns))
    return not ((m % 2 and n % 2) or m in (1, 2, 4) or (m == 3 and n in (4, 6, 8)))
