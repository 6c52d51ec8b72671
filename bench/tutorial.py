"""The yardstick: the recursion of the usual tutorial, on a list of lists, which yields nothing.

The library's forms of the same search, `geeks` from the corner, follow below. All are run by the
machine's Python, by Pyodide under node, and by Pyodide in a browser.
"""

from collections import deque
from collections.abc import Iterable, Sequence

from knights.board import Board
from knights.move_orders import ORDERS
from knights.puzzles.tour.tour import Tour


def tutorial(side: int, steps: Sequence[tuple[int, int]]) -> list[list[int]]:
    """Find a tour from the top left cell, as every tutorial does."""
    board = [[-1 for _ in range(side)] for _ in range(side)]

    def is_safe(row: int, column: int) -> bool:
        return 0 <= row < side and 0 <= column < side and board[row][column] == -1

    def solve(row: int, column: int, number: int) -> bool:
        if number == side * side:
            return True
        for down, right in steps:
            next_row = row + down
            next_column = column + right
            if is_safe(next_row, next_column):
                board[next_row][next_column] = number
                if solve(next_row, next_column, number + 1):
                    return True
                board[next_row][next_column] = -1
        return False

    board[0][0] = 0
    if not solve(0, 0, 1):
        raise ValueError(f"side {side}: no tour from the corner")
    return board


def geeks(side: int) -> Tour:
    board = Board(side, side)
    return Tour(board, board.square(f"a{side}"), ORDERS["geeks"])


def drain(events: Iterable[object]) -> None:
    deque(events, maxlen=0)


def run_batches(side: int) -> None:
    drain(geeks(side).batches())


def run_stream(side: int) -> None:
    drain(geeks(side).stream())


def run_tutorial(side: int) -> None:
    tutorial(side, [(-dy, dx) for dx, dy in ORDERS["geeks"]])
