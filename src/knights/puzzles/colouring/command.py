"""`knights colouring`: a map from a file or by name, in as few colours as possible."""

from argparse import ArgumentParser, Namespace
from typing import Any

from knights.fragment import encode
from knights.graphs.graph import MOST_BYTES
from knights.language import tell, together
from knights.maps import map as maps
from knights.maps.map import Map
from knights.maps.remarks import tell_map
from knights.mistakes import check_choice
from knights.puzzles.colouring.colouring import MOST_COLOURS, Colouring, RegionOrder, fewest
from knights.puzzles.colouring.givens import write_givens
from knights.puzzles.colouring.kind import ENTRY
from knights.puzzles.colouring.walk import ColouringWalk
from knights.puzzles.entry import check_needs
from knights.puzzles.facets.command import Asked, Made
from knights.puzzles.min_conflicts import CONFLICTS, GREATEST_SEED
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
# The order of regions if none is given; a walk has none.
ORDER: RegionOrder = "dsatur"

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
    add("--order", metavar=braces(orders), help=told)
    add("--symmetry", action="store_true", help=tell("colouring-command-symmetry"))
    for name in (*AHEAD, "seed"):
        add_option(parser, ENTRY.parameter(name), ENTRY.parameter(name).help)
    add_goal(parser, ENTRY.name)


def read_arguments(options: Namespace) -> Asked | Made | int:
    found = read_map(options)
    if options.colours is None:
        if options.goal != "first":
            raise ValueError(tell("colouring-command-no-colours"))
        if options.givens:
            raise ValueError(tell("colouring-command-givens-colours"))
        # Wrong options are refused now: the search for the fewest colours may take long.
        colour(found, 1, options, options.symmetry)
        return find_fewest(found, options)
    colours = read_number("colours", options.colours, MOST_COLOURS)
    return colour(found, colours, options, options.symmetry, read_goal(options))


def colour(
    found: Map, colours: int, options: Namespace, symmetry: bool, goal: Goal = "first"
) -> Asked | Made:
    check_choice("strategy", options.strategy, list_values(ENTRY.parameter("strategy")))
    walks = options.strategy == CONFLICTS
    order = options.order or (ENTRY.parameter("order").default if walks else ORDER)
    values = {"colours": str(colours), "order": order, "symmetry": "yes" if symmetry else "no"}
    values |= {name: getattr(options, name) for name in (*AHEAD, "seed", "goal", "first")}
    puzzle: Colouring
    if walks:
        seed = read_number("seed", options.seed, GREATEST_SEED, low=0)
        puzzle = ColouringWalk(found, colours, seed, options.givens)
    else:
        searched: dict[str, Any] = {name: values[name] for name in ("order", *AHEAD)}
        puzzle = Colouring(found, colours, symmetry=symmetry, givens=options.givens, **searched)
    values["map"] = encode(found.graph.text()) if options.map is None else options.map
    values["givens"] = encode(write_givens(found.graph.names, colours, puzzle.givens))
    check_needs(ENTRY, values)
    asked = Asked("colouring", values)
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
    for last in fewest(found.graph, options.order or ORDER, limit=limit):
        if last.verdict in ("exhausted", "proved"):
            note(tell("colouring-command-too-few", colours=last.colours))
    assert last is not None
    if last.verdict == "exhausted" and not options.events:
        note(tell("colouring-command-too-many", most=MOST_COLOURS))
        return NONE
    if last.verdict == "stopped" and not options.events:
        stopped = tell("colouring-command-stopped", colours=last.colours, steps=limit)
        note(together(stopped, tell("colouring-command-more", more=str(last.colours + 1))))
        return STOPPED
    return colour(found, last.colours, options, options.symmetry or options.strategy != CONFLICTS)
