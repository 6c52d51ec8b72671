"""`knights graph`: a graph from a file or by name; with --general, every vertex once."""

from argparse import ArgumentParser, Namespace

from knights.fragment import encode
from knights.graphs import graph
from knights.puzzles.facets.command import Asked
from knights.puzzles.graph.presets import GRAPH
from knights.puzzles.options import add_goal, braces, list_values, read_file


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "file", nargs="?", metavar="GRAPHFILE", help="edges, or lists of neighbours"
    )
    parser.add_argument("--graph", help="example, dodecahedron, petersen or knight.8x8")
    parser.add_argument("--start", help="the first vertex; any tries each in turn")
    parser.add_argument("--limit", default="", help="how many vertices the path must hold")
    parser.add_argument("--cycle", action="store_true", help="back to the start at last")
    parser.add_argument("--general", action="store_true", help="every vertex once: the forest")
    parser.add_argument("--directed", action="store_true", help="edges lead one way only")
    orders = list_values(GRAPH.parameter("order"))
    parser.add_argument(
        "--order", default="given", metavar=braces(orders), help="the order of the neighbours"
    )
    strategies = list_values(GRAPH.parameter("strategy"))
    parser.add_argument(
        "--strategy", default="backtrack", metavar=braces(strategies), help="what is left out"
    )
    add_goal(parser)


def read_arguments(options: Namespace) -> Asked:
    if (options.file is None) == (options.graph is None):
        raise ValueError("graph: give a file or --graph example, one of the two")
    if options.file is not None:
        found = graph.parse(read_file(options.file), options.directed)
    else:
        found = graph.built_in(options.graph)
    values = {
        "graph": encode(found.text()),
        "directed": "yes" if found.directed else "no",
        "start": encode(options.start or found.names[0]),
        "order": options.order,
    }
    if options.general:
        return Asked("forest", values)
    values.update(
        limit=options.limit,
        cycle="yes" if options.cycle else "no",
        goal=options.goal,
        first=options.first,
        strategy=options.strategy,
    )
    return Asked("graph", values)
