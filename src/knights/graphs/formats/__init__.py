"""Graphs in the formats of other programs; a format is read whole, or an error names the line.

Each module has `read(form, text)`. It is imported when a text of its form is read.
"""

from collections.abc import Callable
from importlib import import_module

from knights.graphs.formats.raw import Raw
from knights.language import tell

# The module that reads each form. `knights.graphs.forms` knows more forms, which are refused.
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
    """Return the graph of a text in one of these forms.

    Raises:
        ValueError: with the wrong line and an example of a right one, or how to read this form.
    """
    reader: Callable[[str, str], Raw] = import_module(f"{__name__}.{MODULES[form]}").read
    found = reader(form, text)
    if not found.names:
        raise ValueError(tell("graph-form-none", form=form))
    return found


def is_code(line: str) -> bool:
    """Tell whether a line can be graph6, which has no mark of its own."""
    from knights.graphs.formats import graph6

    return graph6.is_code(line)


def read_rows(text: str) -> Raw | None:
    """The graph of a table, a matrix or adjacency lists; None if the text is none of these."""
    from knights.graphs.formats import tables  # imports `csv`, and is seldom needed

    return tables.read(text)
