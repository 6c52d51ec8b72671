"""Move orders of a tour: by name and leaper, or as a list of moves."""

import re

from knights.board import (
    KNIGHT,
    ORDERS,
    Leaper,
    Moves,
    format_moves,
    order_moves,
    parse_leaper,
    parse_moves,
)
from knights.language import tell


def read_moves(order: str, leaper: Leaper) -> Moves:
    """The moves of an order's name and a leaper, or of a list of moves, which needs no leaper."""
    if not re.match(r"-?[0-9]", order):
        return order_moves(order, leaper)
    if leaper != KNIGHT:
        raise ValueError(tell("link-two-leapers", leaper=str(leaper)))
    return parse_moves(order)


def name_moves(moves: Moves, order: str, leaper: str) -> tuple[str, Leaper]:
    """The name and leaper of moves, if they have one: a list of the same moves is not kept."""
    if order in ORDERS:
        return order, parse_leaper(leaper)
    a, b = sorted(map(abs, moves[0]))
    for name in ORDERS:
        if order_moves(name, Leaper(a, b)) == moves:
            return name, Leaper(a, b)
    return format_moves(moves), KNIGHT
