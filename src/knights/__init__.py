"""Backtracking search as a stream of events: tours, queens, graphs, map colouring, sudoku.

A puzzle lists the choices after a path; a search yields each placing and each undo as one integer.
Puzzles, searches and boards show themselves: at a prompt in one line, printed as text, drawn in a
notebook.

>>> from knights import Search, Tour
>>> search = Search(Tour("5x5", "c3"), goal=2)
>>> search.seek(8)
<Search of Tour(Board(5, 5), start='c3'): at step 8, 8 placed, 0 undone, 0 found>
>>> search.run().solutions[0].squares[:8]
('c3', 'e4', 'c5', 'a4', 'b2', 'd1', 'e3', 'd5')
>>> print(search.solutions[0])
25 14  3  8 19
 4  9 18 13  2
15 24  1 20  7
10  5 22 17 12
23 16 11  6 21

Most names that a program needs are here, all others in the module that defines them:

- `board`, `graphs`, `maps`: what puzzles are made of;
- `search`: streams of events from the beginning or any state, backwards, or in every detail; what
  can be said of a state, the size of a search tree, the step since which a position is lost;
- `puzzles`: a folder each, and what all of them share;
- `listings`: plain programs, which run as they are shown and make the same events;
- `scenario`: searches and moments as text or files, written and read;
- `split`: searches in parts, on all processors;
- `notebook`: values that show themselves in one, and programs in one;
- `command`, `page`: the command line, and the functions that the page calls.
"""

from knights.version import __version__ as __version__

TYPE_CHECKING = False  # `typing` has it, too, but takes long to import

if TYPE_CHECKING:
    from knights.board import Board
    from knights.graphs.graph import Graph
    from knights.maps.map import Map
    from knights.move_orders import LEAPERS, ORDERS
    from knights.notebook.grading import WrongAnswer, check
    from knights.notebook.magic import load_ipython_extension as load_ipython_extension
    from knights.notebook.watching import watch
    from knights.puzzles.colouring.colouring import Colouring
    from knights.puzzles.colouring.walk import ColouringWalk
    from knights.puzzles.graph.forest.forest import Forest
    from knights.puzzles.graph.paths import Paths
    from knights.puzzles.maze.maze import Maze
    from knights.puzzles.queens.queens import Queens
    from knights.puzzles.queens.walk import QueensWalk
    from knights.puzzles.regions.regions import Regions
    from knights.puzzles.subset.subset import SubsetSum
    from knights.puzzles.sudoku.sudoku import Sudoku
    from knights.puzzles.tour.tour import Tour
    from knights.recording import record
    from knights.search import Position, Search, Solution
    from knights.solving import count, solve
    from knights.solving import open as open
    from knights.split import race, table

# The module of each name. A module is imported when its name is first asked for: `knights` must
# start fast, so that Ctrl-C is caught from the beginning.
HOMES = {
    "LEAPERS": "move_orders",
    "ORDERS": "move_orders",
    "Board": "board",
    "Colouring": "puzzles.colouring.colouring",
    "ColouringWalk": "puzzles.colouring.walk",
    "Forest": "puzzles.graph.forest.forest",
    "Graph": "graphs.graph",
    "Map": "maps.map",
    "Maze": "puzzles.maze.maze",
    "Paths": "puzzles.graph.paths",
    "Position": "search",
    "Queens": "puzzles.queens.queens",
    "QueensWalk": "puzzles.queens.walk",
    "Regions": "puzzles.regions.regions",
    "Search": "search",
    "Solution": "search",
    "SubsetSum": "puzzles.subset.subset",
    "Sudoku": "puzzles.sudoku.sudoku",
    "Tour": "puzzles.tour.tour",
    "WrongAnswer": "notebook.grading",
    "check": "notebook.grading",
    "count": "solving",
    "load_ipython_extension": "notebook.magic",
    "open": "solving",
    "race": "split",
    "record": "recording",
    "solve": "solving",
    "table": "split",
    "watch": "notebook.watching",
}

# `open` is left out, so that `from knights import *` keeps Python's own, and what IPython calls for
# `%load_ext knights`.
__all__ = [
    "LEAPERS",
    "ORDERS",
    "Board",
    "Colouring",
    "ColouringWalk",
    "Forest",
    "Graph",
    "Map",
    "Maze",
    "Paths",
    "Position",
    "Queens",
    "QueensWalk",
    "Regions",
    "Search",
    "Solution",
    "SubsetSum",
    "Sudoku",
    "Tour",
    "WrongAnswer",
    "check",
    "count",
    "race",
    "record",
    "solve",
    "table",
    "watch",
]


def __getattr__(name: str) -> object:
    """Import a name when it is first asked for."""
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    found = getattr(import_module(f"{__name__}.{HOMES[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    hidden = ("TYPE_CHECKING", "HOMES")
    return sorted(({*globals()} | {*HOMES}) - {*hidden})
