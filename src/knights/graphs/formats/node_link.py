"""Graphs in JSON: nodes and links (of NetworkX and of D3), neighbours, pairs and matrices."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from knights.graphs.formats.matrix import from_matrix, is_plain
from knights.graphs.formats.raw import Numbering, Raw, check_size, is_unique
from knights.language import tell
from knights.quoting import cite

LINKS = ("links", "edges")
ENDS = (("source", "target"), ("from", "to"))
# Keys of a node's label, the best first.
LABELS = ("label", "name")


def read(form: str, text: str) -> Raw:
    try:
        data = json.loads(text, parse_constant=str)
    except json.JSONDecodeError as error:
        place = {"line": str(error.lineno), "column": str(error.colno)}
        raise ValueError(tell("graph-json-error", **place)) from None
    except (RecursionError, ValueError):  # ValueError: a number of thousands of digits
        raise ValueError(tell("graph-json-deep")) from None
    if not holds_graph(data):
        raise ValueError(tell("graph-json-unknown"))
    if isinstance(data, list):
        return read_rows(data)
    return read_nodes(data) if "nodes" in data else read_neighbours(data)


def holds_graph(data: Any) -> bool:
    """Tell whether JSON has nodes, lists of neighbours or rows."""
    if isinstance(data, dict):
        return "nodes" in data or (bool(data) and all(map(is_list, data.values())))
    return isinstance(data, list) and bool(data) and all(isinstance(row, list) for row in data)


def is_list(near: Any) -> bool:
    """Tell whether a value lists neighbours: a list of names, or a dict with data of edges."""
    if isinstance(near, dict):
        return all(isinstance(edge, dict) for edge in near.values())
    return isinstance(near, list) and all(is_name(name) for name in near)


def is_name(value: Any) -> bool:
    return isinstance(value, str | int | float) and not isinstance(value, bool)


def read_neighbours(data: Mapping[str, Any]) -> Raw:
    """The graph of names, each with the list of its neighbours."""
    numbers = Numbering()
    for name in data:
        numbers[name]
    edges = [(numbers[name], numbers[str(head)]) for name, near in data.items() for head in near]
    return Raw("lists", numbers.names, edges, both=True)


def read_nodes(data: dict[str, Any]) -> Raw:
    """The graph of nodes and links, or of nodes and the neighbours of each."""
    nodes = data["nodes"]
    if not isinstance(nodes, list):
        raise ValueError(tell("graph-json-nodes"))
    check_size(len(nodes))
    nodes = [node if isinstance(node, dict) else {"id": node} for node in nodes]
    ids = list_ids(nodes)
    index = {write(name): number for number, name in enumerate(ids)}
    directed = data.get("directed") is True
    if "adjacency" in data:
        return read_adjacency(data["adjacency"], ids, index, directed)
    if not nodes:
        return Raw("nodes", [], [])
    found = [name for name in LINKS if isinstance(data.get(name), list)]
    if len(found) != 1:
        raise ValueError(tell("graph-json-links"))
    links = data[found[0]]
    ends = [read_link(number, link) for number, link in enumerate(links, start=1)]
    by_place = takes_places(ends, ids, index, nx="directed" in data)
    edges, weighted = [], any("weight" in link or "value" in link for link in links)
    for number, pair in enumerate(ends, start=1):
        if not by_place and not all(write(end) in index for end in pair):
            wrong = next(end for end in pair if write(end) not in index)
            told = {"number": str(number), "node": cite(wrong)}
            raise ValueError(tell("graph-json-node", **told))
        tail, head = pair if by_place else (index[write(end)] for end in pair)
        edges.append((tail, head))
    return Raw("nodes", label_nodes(nodes, ids), edges, directed, weighted)


def list_ids(nodes: Sequence[dict[str, Any]]) -> list[Any]:
    """The values by which links refer to nodes: ids, names, or places in the list."""
    for key in ("id", "key", "name"):
        if all(key in node for node in nodes):
            ids = [node[key] for node in nodes]
            break
    else:
        return list(range(len(nodes)))
    seen: dict[str, int] = {}
    for number, name in enumerate(ids, start=1):
        if seen.setdefault(write(name), number) != number:
            raise ValueError(tell("graph-form-twice", name=cite(name)))
    return ids


def write(name: Any) -> str:
    """A key for a node's id that keeps types apart: 1 is not '1'."""
    return json.dumps(name, sort_keys=True)


def label_nodes(nodes: Sequence[dict[str, Any]], ids: Sequence[Any]) -> list[str]:
    """The labels of the nodes if they are all different, else their ids."""
    for key in LABELS:
        labels = [node.get(key) for node in nodes]
        texts = [label for label in labels if isinstance(label, str) and label]
        if len(texts) == len(nodes) and is_unique(texts):
            return texts
    return [name if isinstance(name, str) else write(name) for name in ids]


def read_link(number: int, link: Any) -> tuple[Any, Any]:
    for keys in ENDS:
        if isinstance(link, dict) and all(key in link for key in keys):
            source, target = (link[key] for key in keys)
            # After D3 has run, the ends of a link are the nodes themselves.
            source, target = (
                end["id"] if isinstance(end, dict) and "id" in end else end
                for end in (source, target)
            )
            return source, target
    raise ValueError(tell("graph-json-link", number=str(number), link=cite(json.dumps(link))))


def takes_places(
    ends: Sequence[tuple[Any, Any]], ids: Sequence[Any], index: Mapping[str, int], nx: bool
) -> bool:
    """Tell whether links refer to nodes by their places, from 0, and not by their ids.

    Raises:
        ValueError: when both readings are possible and differ.
    """
    used = [end for pair in ends for end in pair]
    by_id = all(write(end) in index for end in used)
    by_place = all(type(end) is int and 0 <= end < len(ids) for end in used)
    if not (by_id and by_place) or nx or all(index[write(end)] == end for end in used):
        return by_place and not by_id
    number, (source, target) = next(
        (number, pair)
        for number, pair in enumerate(ends, start=1)
        if any(index[write(end)] != end for end in pair)
    )
    told = {"number": str(number), "link": f"{source}, {target}"}
    one, other = f"{ids[source]} -- {ids[target]}", f"{source} -- {target}"
    raise ValueError(tell("graph-json-places", **told, places=one, ids=other))


def read_adjacency(lists: Any, ids: Sequence[Any], index: Mapping[str, int], directed: bool) -> Raw:
    """The graph of each node's neighbours, as NetworkX writes it."""
    if not isinstance(lists, list) or len(lists) != len(ids):
        raise ValueError(tell("graph-json-adjacency"))
    edges = []
    for tail, near in enumerate(lists):
        for edge in near if isinstance(near, list) else [near]:
            name = write(edge.get("id")) if isinstance(edge, dict) else ""
            if name not in index:
                told = {"number": str(tail + 1), "node": cite(edge)}
                raise ValueError(tell("graph-json-node", **told))
            edges.append((tail, index[name]))
    names = [name if isinstance(name, str) else write(name) for name in ids]
    return Raw("nodes", names, edges, directed, both=True)


def read_rows(rows: Sequence[list[Any]]) -> Raw:
    """The graph of rows that are pairs, a square matrix, or lists of neighbours.

    Raises:
        ValueError: when they are none of these, or several with different edges.
    """
    found = [raw for raw in (read_pairs(rows), read_matrix(rows), read_lists(rows)) if raw]
    if not found:
        raise ValueError(tell("graph-json-unknown"))
    if any(name_edges(raw) != name_edges(found[0]) for raw in found[1:]):
        raise ValueError(tell("graph-json-rows", row=cite(json.dumps(rows[0]))))
    return found[0]


def name_edges(raw: Raw) -> set[frozenset[str]]:
    return {frozenset((raw.names[tail], raw.names[head])) for tail, head in raw.edges}


def read_pairs(rows: Sequence[list[Any]]) -> Raw | None:
    """The graph of pairs of names, or of triples with a weight or data."""
    size = len(rows[0])
    if size not in (2, 3) or any(len(row) != size for row in rows):
        return None
    if not all(is_name(name) for row in rows for name in row[:2]) or is_plain(rows):
        return None
    if any(isinstance(row[-1], str | list) for row in rows if size == 3):
        return None
    numbers = Numbering()
    edges = [(numbers[str(row[0])], numbers[str(row[1])]) for row in rows]
    return Raw("pairs", numbers.names, edges, weighted=size == 3)


def read_matrix(rows: Sequence[list[Any]]) -> Raw | None:
    size = len(rows)
    square = all(len(row) == size for row in rows)
    if not square or not all(type(cell) in (int, float) for row in rows for cell in row):
        return None
    return from_matrix([str(number) for number in range(size)], rows)


def read_lists(rows: Sequence[list[Any]]) -> Raw | None:
    """The graph of each number's neighbours, from 0; None unless every edge is at both ends."""
    size = len(rows)
    if not all(type(cell) is int and 0 <= cell < size for row in rows for cell in row):
        return None
    near = [set(row) for row in rows]
    if any(v in near[v] or not all(v in near[head] for head in near[v]) for v in range(size)):
        return None
    names = [str(number) for number in range(size)]
    edges = [(v, head) for v in range(size) for head in rows[v]]
    return Raw("lists", names, edges, both=True)
