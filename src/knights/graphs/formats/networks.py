"""GraphML and GEXF, read by NetworkX, which `pip install networkx` brings.

Its readers silently drop nested graphs, and all graphs but the first. So we count the vertices and
edges in the text, and refuse a graph that has lost some.
"""

import re
import warnings
from io import BytesIO
from typing import Any
from xml.etree.ElementTree import ParseError

from knights.graphs.formats.raw import Raw, check_size, is_unique
from knights.language import tell
from knights.quoting import cut

LABELS = ("label", "name")
# The tags of a vertex and of an edge.
NODE = re.compile(r"<(?:\w+:)?node[\s/>]")
EDGE = re.compile(r"<(?:\w+:)?(?:edge|hyperedge)[\s/>]")
TYPE = re.compile(r"""attr\.type\s*=\s*("[^"]*"|'[^']*')""")
REMARKS = re.compile(r"<!--.*?-->|<!\[CDATA\[.*?\]\]>", re.DOTALL)


def read(form: str, text: str) -> Raw:
    try:
        import networkx  # type: ignore[import-untyped]
    except ImportError:
        raise ValueError(tell("graph-form-extra", form=form)) from None
    if "<!ENTITY" in text:
        raise ValueError(tell("graph-form-entity", form=form))
    vertices, edges = count(text)
    check_size(vertices, edges)
    if not vertices:
        return Raw(form, [], [])
    try:
        with warnings.catch_warnings(action="ignore"):
            found = parse(networkx, form, text)
    except ParseError as error:
        line, column = error.position
        place = {"line": str(line), "column": str(column + 1)}
        raise ValueError(tell("graph-form-xml", form=form, **place)) from None
    except RecursionError:
        raise ValueError(tell("graph-form-deep", form=form)) from None
    except Exception as error:  # NetworkX raises errors of many kinds
        why = cut(" ".join(str(error).split()), 200)
        raise ValueError(tell("graph-form-networkx", form=form, why=why)) from None
    drawn = found.number_of_nodes(), found.number_of_edges()
    if drawn != (vertices, edges):
        told = {"vertices": vertices, "edges": edges, "nodes": drawn[0], "links": drawn[1]}
        raise ValueError(tell("graph-form-lost", form=form, **told))
    nodes = {node: number for number, node in enumerate(found)}
    pairs = [(nodes[tail], nodes[head]) for tail, head in found.edges()]
    weighted = any("weight" in data for *_, data in found.edges(data=True))
    return Raw(form, label(found), pairs, found.is_directed(), weighted)


def count(text: str) -> tuple[int, int]:
    """Count the vertices and edges of a text, nested ones included."""
    bare = REMARKS.sub("", text)
    return len(NODE.findall(bare)), len(EDGE.findall(bare))


def parse(networkx: Any, form: str, text: str) -> Any:
    """The graph as NetworkX reads it, parallel edges kept, so that they can be counted."""
    if form == "GraphML":
        # Labels are all we read, and graph-tool writes types that NetworkX doesn't know.
        texts = TYPE.sub('attr.type="string"', text)
        return networkx.parse_graphml(texts, force_multigraph=True)
    return networkx.read_gexf(BytesIO(text.encode()))


def label(found: Any) -> list[str]:
    """The labels of the vertices if they are all different, else their ids."""
    for key in LABELS:
        labels = [str(data.get(key) or "") for _, data in found.nodes(data=True)]
        if all(labels) and is_unique(labels):
            return labels
    return [str(node) for node in found]
