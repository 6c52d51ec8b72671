"""Small boards, leapers, tours and graphs for property tests."""

from hypothesis import strategies as st

from knights.board import KNIGHT, LEAPERS, ORDERS, Board, Leaper, order_moves
from knights.graphs.graph import Graph
from knights.puzzles.tour.tour import Tour


@st.composite
def small_boards(draw, largest=20, side=6):
    rows = draw(st.integers(1, side))
    columns = draw(st.integers(1, max(1, min(side, largest // rows))))
    size = rows * columns
    holes = draw(st.sets(st.integers(0, size - 1), max_size=min(3, size - 1)))
    return Board(rows, columns, frozenset(holes))


@st.composite
def move_orders(draw):
    """A leaper's moves by the name of an order, shuffled, or only some of them."""
    leaper = draw(
        st.sampled_from([KNIGHT, KNIGHT, LEAPERS["wazir"], LEAPERS["camel"], Leaper(0, 2)])
    )
    moves = order_moves(draw(st.sampled_from(sorted(ORDERS))), leaper)
    kind = draw(st.sampled_from(["named", "shuffled", "some"]))
    if kind == "named":
        return moves
    shuffled = draw(st.permutations(moves))
    return tuple(shuffled if kind == "shuffled" else shuffled[: draw(st.integers(1, 4))])


@st.composite
def small_tours(draw, strategies=("backtrack",), largest=20):
    board = draw(small_boards(largest))
    start = draw(st.none() | st.sampled_from(board.squares))
    ends = [square for square in board.squares if square != start or len(board.squares) == 1]
    end = draw(st.none() | st.sampled_from(ends)) if ends else None
    return Tour(
        board,
        start,
        draw(move_orders()),
        closed=draw(st.booleans()),
        end=end,
        strategy=draw(st.sampled_from(strategies)),
    )


def say(tour):
    """What a scenario says of a tour's board, start and moves."""
    board = tour.board
    return {
        "board": str(board),
        "start": "any" if tour.start is None else board.name(tour.start),
        "order": ";".join(f"{dx},{dy}" for dx, dy in tour.moves),
        "holes": ",".join(board.name(hole) for hole in board.holes),
    }


@st.composite
def graphs(draw, most=6, loops=True):
    names = [f"v{i}" for i in range(draw(st.integers(1, most)))]
    pairs = st.tuples(st.sampled_from(names), st.sampled_from(names))
    edges = draw(st.lists(pairs, max_size=3 * len(names)))
    edges = [edge for edge in edges if loops or edge[0] != edge[1]]
    return Graph.from_edges(edges, draw(st.booleans()), names)
