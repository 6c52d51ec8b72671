"""Graphs from files and from what was pasted."""

from knights.fragment import decode, encode
from knights.graphs import graph
from knights.puzzles.entry import Values
from knights.puzzles.facets.file import Source, Taken

# Forms that only the name of a file may tell: their texts can look like names.
ENDINGS = {"g6": "graph6", "s6": "sparse6", "d6": "digraph6"}


def read_source(source: Source, values: Values) -> Taken:
    """A graph in any of the forms that are read; a start that it has not is its first vertex."""
    # A file says for itself whether its edges lead one way.
    directed = not source.name and values["directed"] == "yes"
    reading = graph.read(source.text, directed, ENDINGS.get(source.ending))
    found, start = reading.graph, decode(values["start"])
    read = {"graph": encode(found.text()), "directed": "yes" if found.directed else "no"}
    if start != "any" and start not in found.names:
        read["start"] = encode(found.names[0])
    if decode(values.get("target", "")) not in ("", *found.names):
        read["target"] = ""
    if values.get("limit") and int(values["limit"]) > len(found.names):
        read["limit"] = ""
    return Taken({**values, **read}, reading.told)
