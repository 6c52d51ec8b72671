"""DIMACS: edges for colouring and cliques (`p edge`), and arcs with weights (`p sp`).

After the Second DIMACS Challenge's "Clique and Coloring Problems: Graph Format" (1993) and the
Ninth's formats; `p tw` is that of PACE. Edges may be listed at both ends. The stated number of
edges may count lines or edges, or twice either.
"""

from knights.graphs.formats.raw import Raw, check_size, missing, read_vertex, wrong_line
from knights.language import tell

EDGES = ("edge", "edges", "col", "tw")
ARCS = ("sp", "max", "min")
# Lines without edges: comments, colours, places, demands.
OTHERS = ("c", "n", "d", "v", "x", "t")


def read(form: str, text: str) -> Raw:
    vertices, count, arcs, place = -1, 0, False, 0
    edges: list[tuple[int, int]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split()
        if not words or words[0] in OTHERS or words[0].startswith("c"):
            continue
        if words[0] == "p":
            if vertices >= 0 or len(words) < 4 or words[1] not in (*EDGES, *ARCS):
                raise wrong_line(form, number, line, "p edge 4 3")
            if not all(word.isascii() and word.isdigit() for word in words[2:4]):
                raise wrong_line(form, number, line, "p edge 4 3")
            vertices, count, arcs, place = int(words[2]), int(words[3]), words[1] in ARCS, number
            check_size(vertices, count)
            continue
        right = "a 1 2 5" if arcs else "e 1 2"
        if words[0] == ("a" if arcs else "e"):
            words = words[1:]
        elif arcs or not words[0].isdigit():
            raise wrong_line(form, number, line, right)
        if vertices < 0:
            raise missing(form, "p edge 4 3")
        if len(words) < 2 or (len(words) > 2 and not arcs):
            raise wrong_line(form, number, line, right)
        tail, head = (read_vertex(form, number, word, vertices) for word in words[:2])
        edges.append((tail, head))
    distinct = len({(min(edge), max(edge)) for edge in edges})
    if count not in (len(edges), 2 * len(edges), distinct, 2 * distinct):
        told = {"form": form, "number": str(place), "edges": count, "found": len(edges)}
        raise ValueError(tell("graph-form-edges", **told))
    return Raw(form, [str(n + 1) for n in range(vertices)], edges, arcs, arcs, both=True)
