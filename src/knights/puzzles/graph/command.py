"""`knights graph`: a graph from a file or by name; with --general, every vertex once."""

from argparse import ArgumentParser, Namespace

from knights.fragment import encode
from knights.graphs import graph
from knights.language import tell, together
from knights.puzzles.facets.command import Asked
from knights.puzzles.graph.catalogue_entries import GRAPH
from knights.puzzles.graph.file import ENDINGS
from knights.puzzles.options import add_goal, braces, list_values, read_file
from knights.terminal import note


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("file", nargs="?", metavar="GRAPHFILE", help=tell("graph-command-file"))
    add("--graph", help=tell("graph-command-graph"))
    add("--start", help=tell("graph-command-start"))
    add("--limit", default="", help=tell("graph-command-limit"))
    add("--target", default="", help=tell("graph-command-target"))
    for name in ("cycle", "general", "directed"):
        add(f"--{name}", action="store_true", help=tell(f"graph-command-{name}"))
    for name in ("order", "strategy"):
        parameter = GRAPH.parameter(name)
        values, told = braces(list_values(parameter)), tell(f"graph-command-{name}")
        add(f"--{name}", default=parameter.default, metavar=values, help=told)
    add_goal(parser, GRAPH.name)


def read_arguments(options: Namespace) -> Asked:
    if (options.file is None) == (options.graph is None):
        raise ValueError(tell("graph-command-one-graph"))
    if options.file is not None:
        text, ending = read_file(options.file, graph.MOST_BYTES), options.file.rpartition(".")[2]
        reading = graph.read(text, options.directed, ENDINGS.get(ending))
        note(together(*reading.told))
        found = reading.graph
    else:
        found = graph.built_in(options.graph)
    values = {
        "graph": encode(found.text()),
        "directed": "yes" if found.directed else "no",
        "start": encode(options.start or found.names[0]),
        "order": options.order,
    }
    if options.general:
        refuse_options_of_paths(options)
        return Asked("forest", values)
    values.update(
        limit=options.limit,
        cycle="yes" if options.cycle else "no",
        goal=options.goal,
        first=options.first,
        strategy=options.strategy,
        target=encode(options.target),
    )
    return Asked("graph", values)


def refuse_options_of_paths(options: Namespace) -> None:
    """Refuse options that a search of every vertex can't heed."""
    plain = {"limit": "", "cycle": False, "strategy": GRAPH.parameter("strategy").default}
    plain |= {"target": "", "first": "1", "goal": "first"}
    for name, default in plain.items():
        value = getattr(options, name)
        if value != default:
            option = value if name == "goal" else name
            raise ValueError(tell("graph-general-alone", option=f"--{option}"))
