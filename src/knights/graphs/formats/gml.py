"""GML: keys with numbers, texts, and lists of keys in brackets.

After M. Himsolt, "GML: A portable Graph File Format". As many programs write them, texts may span
several lines, and values may be bare words.
"""

import html
import re
from collections.abc import Sequence
from typing import Any

from knights.graphs.formats.raw import Raw, check_size, is_unique, missing, wrong_line
from knights.language import tell
from knights.quoting import cite

FORM = "GML"
TOP = "graph"
TOKEN = re.compile(
    r'(?P<skip>\s+|#[^\n]*)|(?P<text>"[^"]*")|(?P<sign>[\[\]])|(?P<word>[^\s\[\]"#]+)'
)
KEY = re.compile(r"[A-Za-z_][\w.]*", re.ASCII)

Entries = list[tuple[str, Any]]


def read(form: str, text: str) -> Raw:
    graphs = [found for key, found in parse(text) if key == TOP and isinstance(found, list)]
    if len(graphs) != 1:
        raise ValueError(tell("graph-form-many", form=form, graphs=len(graphs)))
    (graph,) = graphs
    nodes = [dict(node) for key, node in graph if key == "node" and isinstance(node, list)]
    links = [dict(link) for key, link in graph if key == "edge" and isinstance(link, list)]
    check_size(len(nodes), len(links))
    index: dict[str, int] = {}
    for number, node in enumerate(nodes):
        if not isinstance(node.get("id"), str):
            raise missing(form, "id 1")
        if index.setdefault(node["id"], number) != number:
            raise ValueError(tell("graph-form-twice", name=cite(node["id"])))
    edges = [join(number, link, index) for number, link in enumerate(links, start=1)]
    directed = dict(graph).get("directed") == "1"
    weighted = any(key in link for link in links for key in ("weight", "value"))
    return Raw(form, label(nodes), edges, directed, weighted)


def parse(text: str) -> Entries:
    """Return the keys with their values, in nested lists.

    Raises:
        ValueError: with the number of the wrong line.
    """
    top: Entries = []
    stack, key, position = [top], "", 0
    while position < len(text):
        found = TOKEN.match(text, position)
        if found is None:  # a quotation mark is never closed
            raise wrong(text, position)
        token, kind = found[0], found.lastgroup
        if kind == "skip":
            pass
        elif token == "]":
            if key or len(stack) == 1:
                raise wrong(text, position)
            stack.pop()
        elif not key:
            if not KEY.fullmatch(token):
                raise wrong(text, position)
            key = token.casefold()
        elif token == "[":
            inner: Entries = []
            stack[-1].append((key, inner))
            stack.append(inner)
            key = ""
        else:
            value = html.unescape(token[1:-1]) if kind == "text" else token
            stack[-1].append((key, value))
            key = ""
        position = found.end()
    if key or len(stack) > 1:
        raise missing(FORM, "]")
    return top


def wrong(text: str, position: int) -> ValueError:
    number = text.count("\n", 0, position)
    return wrong_line(FORM, number + 1, text.splitlines()[number], 'node [ id 1 label "A" ]')


def join(number: int, link: dict[str, Any], index: dict[str, int]) -> tuple[int, int]:
    for key in ("source", "target"):
        end = link.get(key)
        if not isinstance(end, str) or end not in index:
            told = {"number": str(number), "form": FORM, "node": cite(end or "")}
            raise ValueError(tell("graph-form-node", **told))
    return index[link["source"]], index[link["target"]]


def label(nodes: Sequence[dict[str, Any]]) -> list[str]:
    """The labels of the nodes if they are all different, else their ids."""
    for key in ("label", "name"):
        labels = [str(node.get(key, "")) for node in nodes]
        if all(labels) and is_unique(labels):
            return labels
    return [node["id"] for node in nodes]
