"""Backtracking search as a stream of events: tours, queens, graphs, map colouring, sudoku.

A puzzle says which choices there are below a path; a search yields each place and each undo as one
integer. The few names of nearly every program are here, all others in the module that holds them:

>>> from knights import ORDERS, Board, Search, Tour
>>> board = Board(5, 5)
>>> search = Search(Tour(board, board.square("c3"), ORDERS["sutcliffe"])).run()
>>> search.verdict, search.placed, search.undone
('found', 25541, 25517)
>>> print(" ".join(board.name(square) for square in search.path[:8]))
c3 d5 e3 d1 b2 a4 c5 e4

Where to look for what:

- `board`, `graphs`, `maps`: what puzzles are made of;
- `search`: streams of events from the beginning or any state, backwards, or in every detail; what
  a state tells, how large a search tree is, since when a position is lost;
- `puzzles`: a folder each, and what all of them share;
- `listings`: plain programs, which run as they are shown and make the same events;
- `scenario`: searches and moments as text and back, and as files;
- `command`, `page`: the command line, and what the page asks.
"""

TYPE_CHECKING = False  # as `typing` has it, which takes long to import

if TYPE_CHECKING:
    from knights.board import ORDERS, Board
    from knights.puzzles.tour.tour import Tour
    from knights.search import Search

__all__ = ["ORDERS", "Board", "Search", "Tour"]

__version__ = "0.2.0"


def __getattr__(name: str) -> object:
    """Import a name where it is asked for: the command must be there at once to meet Ctrl-C."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from knights import board, search
    from knights.puzzles.tour import tour

    return next(vars(module)[name] for module in (board, search, tour) if name in vars(module))
