"""Check graphs and maps while a visitor draws them.

A draft may be unfinished. Remarks name what is allowed but may not be meant. Arguments and results
are as in `knights.page.bridge`.
"""

import json

from knights.graphs import graph
from knights.graphs.layout import sketch_layout
from knights.maps import map as maps
from knights.maps.labels import find_middle
from knights.maps.remarks import read_lines, remark
from knights.page.check_values import read_text


def draft_graph(text: str, directed: bool = False) -> str:
    """Return a graph's names, neighbours, direction and layout, and remarks on its text, as JSON.

    Raises:
        ValueError: when the text is not a graph.
    """
    reading = graph.read(read_text("graph", text), bool(directed))
    found = reading.graph
    return json.dumps(
        {
            "names": found.names,
            "neighbours": found.neighbours,
            "directed": found.directed,
            "remarks": reading.told,
            **sketch_layout(found.neighbours),
        }
    )


def draft_map(text: str) -> str:
    """Return a map's regions, the lines and labels that it is drawn from, and remarks, as JSON.

    `middles` has the point for each region's name, `lines` the points of each polyline, and
    `labels` the point and name of each label. The last two are empty for a map in another form.

    Raises:
        ValueError: when the text is not a map.
    """
    lines, labels = read_lines(read_text("map", text))
    found = maps.read(text)
    return json.dumps(
        {
            "names": found.names,
            "borders": found.borders,
            "outlines": found.outlines,
            "middles": [find_middle(rings) for rings in found.outlines],
            "lines": [maps.plain(line) for line in lines],
            "labels": [(*maps.plain([label.point])[0], label.name) for label in labels],
            "remarks": remark(text),
        }
    )
