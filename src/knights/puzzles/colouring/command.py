"""`knights colouring`: a map from a file or by name, in as few colours as possible."""

from argparse import ArgumentParser, Namespace
from typing import Any

from knights.fragment import encode
from knights.graphs.graph import MOST_BYTES
from knights.language import tell, together
from knights.maps import map as maps
from knights.maps.map import Map
from knights.maps.remarks import tell_map
from knights.puzzles.colouring.colouring import MOST_COLOURS, Colouring, fewest
from knights.puzzles.colouring.givens import write_givens
from knights.puzzles.colouring.kind import ENTRY
from knights.puzzles.facets.command import Asked, Made
from knights.puzzles.options import (
    add_goal,
    add_option,
    braces,
    list_values,
    read_file,
    read_goal,
    read_number,
)
from knights.search import Goal
from knights.terminal import NONE, STOPPED, note

AHEAD = ("strategy", "values")

# The limit for each number of colours if none is given: a map of thousands of regions may take
# longer than anybody waits.
MOST_STEPS = 5_000_000


def add_arguments(parser: ArgumentParser) -> None:
    add, orders = parser.add_argument, list_values(ENTRY.parameter("order"))
    add("file", nargs="?", metavar="MAPFILE", help=tell("colouring-command-file"))
    add("--layer", metavar="NAME", help=tell("colouring-command-layer"))
    add("--snap", action="store_true", help=tell("colouring-command-snap"))
    add("--map", help=tell("colouring-command-map"))
    add("--colours", help=tell("colouring-command-colours"))
    told = tell("colouring-command-order")
    add("--givens", default="", help=tell("colouring-command-givens"))
    add("--order", default="dsatur", metavar=braces(orders), help=told)
    add("--symmetry", action="store_true", help=tell("colouring-command-symmetry"))
    for name in AHEAD:
        add_option(parser, ENTRY.parameter(name), ENTRY.parameter(name).help)
    add_goal(parser, ENTRY.name)


def read_arguments(options: Namespace) -> Asked | Made | int:
    found = read_map(options)
    if options.colours is None:
        if options.goal != "first":
            raise ValueError(tell("colouring-command-no-colours"))
        if options.givens:
            raise ValueError(tell("colouring-command-givens-colours"))
        return find_fewest(found, options)
    colours = read_number("colours", options.colours, MOST_COLOURS)
    asked = found, colours, options.order, options.symmetry
    puzzle = Colouring(*asked, givens=options.givens, **list_ahead(options))
    return colour(puzzle, options, read_goal(options))


def list_ahead(options: Namespace) -> dict[str, Any]:
    return {name: getattr(options, name) for name in AHEAD}


def colour(puzzle: Colouring, options: Namespace, goal: Goal = "first") -> Asked | Made:
    name = encode(puzzle.graph.text()) if options.map is None else options.map
    values = {"map": name, "colours": str(puzzle.colours), "order": puzzle.order}
    values["givens"] = encode(write_givens(puzzle.graph.names, puzzle.colours, puzzle.givens))
    values |= {"symmetry": "yes" if puzzle.symmetry else "no", "goal": options.goal}
    values |= list_ahead(options)
    asked = Asked("colouring", {**values, "first": options.first})
    if options.map is not None:
        return asked
    # A scenario cannot hold the outlines that a file may have.
    return Made(puzzle, goal, asked)


def read_map(options: Namespace) -> Map:
    if (options.file is None) == (options.map is None):
        raise ValueError(tell("colouring-command-one-map"))
    if options.map is not None and (options.layer is not None or options.snap):
        raise ValueError(tell("colouring-command-no-file"))
    if options.map is not None:
        name, dot, part = options.map.partition(".")
        return maps.built_in(name, part if dot else None)
    reading = maps.take(read_file(options.file, MOST_BYTES), options.layer, options.snap)
    note(together(*tell_map(reading)))
    return reading.map


def find_fewest(found: Map, options: Namespace) -> Asked | Made | int:
    """Write why there is no colouring, or return the search with the fewest colours."""
    last = None
    limit = MOST_STEPS if options.max_events is None else options.max_events
    for last in fewest(found.graph, options.order, limit=limit):
        if last.verdict in ("exhausted", "proved"):
            note(tell("colouring-command-too-few", colours=last.colours))
    assert last is not None
    if last.verdict == "exhausted" and not options.events:
        note(tell("colouring-command-too-many", most=MOST_COLOURS))
        return NONE
    puzzle = Colouring(found, last.colours, options.order, True, **list_ahead(options))
    if last.verdict == "stopped" and not options.events:
        stopped = tell("colouring-command-stopped", colours=last.colours, steps=limit)
        note(together(stopped, tell("colouring-command-more", more=str(last.colours + 1))))
        return STOPPED
    return colour(puzzle, options)
