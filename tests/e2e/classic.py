"""The classic run, from the centre of 5x5, by the library: the tests compare the page with it."""

from knights.board import Board
from knights.move_orders import ORDERS
from knights.puzzles.tour.tour import Tour
from knights.search import events

LINK = "#tour/5x5/c3/sutcliffe"
TOUR = Tour(Board(5, 5), 12, ORDERS["sutcliffe"])
RUN = list(events(TOUR))


def path_at(position: int) -> list[int]:
    """Return the path after a number of events, by replaying them."""
    path = list(TOUR.root)
    for event in RUN[:position]:
        if event >= 0:
            path.append(event)
        else:
            path.pop()
    return path
