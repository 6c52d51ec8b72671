"""Backtracking search as a stream of events: tours, queens, graphs, map colouring, sudoku.

A puzzle says which choices there are below a path; a search yields each place and each undo as one
integer. Everything is imported from the module that holds it:

>>> from knights.board import ORDERS, parse_board
>>> from knights.search import Search
>>> from knights.tour import Tour
>>> board = parse_board("5x5")
>>> search = Search(Tour(board, board.square("c3"), ORDERS["sutcliffe"])).run()
>>> search.verdict, search.placed, search.undone
('found', 25541, 25517)
>>> print(" ".join(board.name(square) for square in search.path[:8]))
c3 d5 e3 d1 b2 a4 c5 e4
"""

__version__ = "0.1.0"
