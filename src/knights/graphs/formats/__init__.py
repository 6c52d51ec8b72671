"""Graphs in the formats of other programs, each read whole or refused with the line that is wrong.

Each format has a module with `read(form, text)`. A module is imported when a text is of its form.
"""

from collections.abc import Callable
from importlib import import_module

from knights.graphs.formats.raw import Raw
from knights.language import tell

# The module of each form that is read. What `knights.graphs.forms` names besides is refused.
MODULES = {
    "DIMACS": "dimacs",
    "TSPLIB": "tsplib",
    "DOT": "dot",
    "GML": "gml",
    "JSON": "node_link",
    "graph6": "graph6",
    "sparse6": "graph6",
    "digraph6": "graph6",
    "NetworkX": "edge_lists",
    "GraphML": "networks",
    "GEXF": "networks",
}


def read(form: str, text: str) -> Raw:
    """The graph of a text in one of the forms that are read.

    Raises:
        ValueError: with the line that is wrong and what would be right, or how to read this form.
    """
    reader: Callable[[str, str], Raw] = import_module(f"{__name__}.{MODULES[form]}").read
    found = reader(form, text)
    if not found.names:
        raise ValueError(tell("graph-form-none", form=form))
    return found


def is_code(line: str) -> bool:
    """Tell whether a line can be graph6, which need not say so."""
    from knights.graphs.formats import graph6

    return graph6.is_code(line)


def read_rows(text: str) -> Raw | None:
    """The graph of a table, a matrix or adjacency lists, if a text is one of these alone."""
    from knights.graphs.formats import tables  # and `csv`: seldom wanted

    return tables.read(text)
