"""What the page's drawing boards ask while a graph or a map is being drawn.

A draft may be unfinished. What is no mistake, but is seldom meant, is told in remarks. Arguments
and answers are as in `knights.page.bridge`.
"""

import json

from knights.graphs import graph
from knights.maps import map as maps
from knights.maps.remarks import read_lines, remark
from knights.page.given import read_text


def draft_graph(text: str, directed: bool = False) -> str:
    """A graph's names, neighbours and direction, as its text says them, and remarks, as JSON.

    Raises:
        ValueError: when the text is no graph.
    """
    reading = graph.read(read_text("graph", text), bool(directed))
    found = reading.graph
    return json.dumps(
        {
            "names": found.names,
            "neighbours": found.neighbours,
            "directed": found.directed,
            "remarks": reading.told,
        }
    )


def draft_map(text: str) -> str:
    """A map's regions, with the lines and labels that it is drawn from, and remarks, as JSON.

    `lines` has the points of each polyline and `labels` point and name of each label; both are
    empty for a map that is given otherwise.

    Raises:
        ValueError: when the text is no map.
    """
    lines, labels = read_lines(read_text("map", text))
    found = maps.read(text)
    return json.dumps(
        {
            "names": found.names,
            "borders": found.borders,
            "outlines": found.outlines,
            "lines": [maps.plain(line) for line in lines],
            "labels": [(*maps.plain([label.point])[0], label.name) for label in labels],
            "remarks": remark(text),
        }
    )
