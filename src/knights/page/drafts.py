"""What the page's drawing boards ask while a graph or a map is being drawn.

A draft may be unfinished. What is no mistake, but is seldom meant, is told in remarks.
"""

from typing import Any

from knights.graphs import graph
from knights.maps import map as maps
from knights.maps.remarks import read_lines, remark


def draft_graph(text: str, directed: bool = False) -> dict[str, Any]:
    """A graph's names, neighbours and direction, as its text says them.

    Raises:
        ValueError: when the text is no graph.
    """
    found = graph.parse(text, directed)
    return {
        "names": found.names,
        "neighbours": found.neighbours,
        "directed": found.directed,
    }


def draft_map(text: str) -> dict[str, Any]:
    """A map's regions, with the lines and labels that it is drawn from, and remarks.

    `lines` has the points of each polyline and `labels` point and name of each label; both are
    empty for a map that is given otherwise.

    Raises:
        ValueError: when the text is no map.
    """
    lines, labels = read_lines(text)
    found = maps.read(text)
    return {
        "names": found.names,
        "borders": found.borders,
        "outlines": found.outlines,
        "lines": [maps.plain(line) for line in lines],
        "labels": [(*maps.plain([label.point])[0], label.name) for label in labels],
        "remarks": remark(text),
    }
