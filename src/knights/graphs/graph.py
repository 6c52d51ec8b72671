"""Graphs as data: named vertices, each with its neighbours in a given order, read from text."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any, Literal, NamedTuple, get_args, overload

from knights import data
from knights.board import Board, parse_board
from knights.display import Shown
from knights.graphs import formats
from knights.graphs.formats.raw import MOST_VERTICES, Raw
from knights.graphs.forms import (
    JOINING,
    UNSHOWN,
    check_code,
    check_count,
    check_semicolons,
    find_form,
    find_odd,
    is_heading,
    refuse_form,
)
from knights.graphs.pieces import find_pieces
from knights.graphs.python_graphs import GraphData, read_data
from knights.invisible import check_shown
from knights.language import Told, tell
from knights.mistakes import check_choice, check_flag, set_fields, unknown
from knights.move_orders import ORDERS, Move, reversible
from knights.quoting import cite, cut

NeighbourOrder = Literal["given", "alphabetical", "reversed", "fewest"]

# A larger file takes more than some seconds to read.
MOST_BYTES = 16_000_000

BUILT_IN = ("example", "dodecahedron", "petersen")
MOST_SQUARES = 1024

# Quotation marks occur only inside a word: our texts need none around it.
NAME = re.compile(r'CORE(?:"+CORE)*'.replace("CORE", rf"[^\s{UNSHOWN},;:<>#/=@|\[\]{{}}()\"]+"))
# A name with blanks may have brackets, as in Congo (Kinshasa).
NAMES = re.compile(r"WORD(?: (?:WORD|\(WORD(?: WORD)*\)))*".replace("WORD", NAME.pattern))
# Separators: between the two names of an edge, and between the names of a longer list.
EDGE = re.compile(rf"({NAME.pattern}(?<!-))\s*(->|--|,|\s)\s*({NAME.pattern})")
WORD = re.compile(r"[\w.]+")
# Most lines of a large file look so; this pattern is fast.
PLAIN = re.compile(r"(\w+) (\w+)", re.ASCII)
PARTING = re.compile(r"\s*(?:->|--|,|\s)\s*")


@dataclass(frozen=True, repr=False)
class Graph(Shown):
    """A graph whose vertices are 0 .. n-1, with a name and an ordered list of neighbours each.

    It is made of a text, the name of a built-in graph, edges, lists of neighbours, a matrix or a
    networkx graph; or of names and the numbers of each vertex's neighbours. An undirected graph
    lists each edge at both ends. Every search tries neighbours in the listed order.

    >>> graph = Graph([("A", "B"), ("B", "C")], directed=True)
    >>> graph.names, graph.neighbours
    (('A', 'B', 'C'), ((1,), (2,), ()))
    >>> Graph("A: B C") == Graph({"A": ["B", "C"]}) == Graph("A B; A C")
    True

    Raises:
        ValueError: when it is made of none of these, a name is missing, double or has invisible
            characters, or a neighbour is not a vertex of the graph.
    """

    names: tuple[str, ...]
    neighbours: tuple[tuple[int, ...], ...]
    directed: bool = False
    # The name of a built-in graph, else empty.
    name: str = field(default="", compare=False)

    drawn_by = "knights.drawings.graph"

    @overload
    def __init__(self, names: "str | Graph | GraphData", *, directed: bool = False) -> None: ...

    @overload
    def __init__(
        self,
        names: Sequence[str],
        neighbours: Sequence[Sequence[int]],
        directed: bool = False,
        name: str = "",
    ) -> None: ...

    def __init__(
        self, names: Any, neighbours: Any = None, directed: bool = False, name: str = ""
    ) -> None:
        check_flag("directed", directed)
        if neighbours is None:
            found = make_graph(names, directed)
            set_fields(self, **{one.name: getattr(found, one.name) for one in fields(found)})
            return
        lists = tuple(tuple(near) for near in neighbours)
        set_fields(self, names=tuple(names), neighbours=lists, directed=directed, name=name)
        self._check()

    def _check(self) -> None:
        n = len(self.names)
        if not 1 <= n <= MOST_VERTICES:
            raise ValueError(tell("graph-error-size", vertices=n, most=MOST_VERTICES))
        for name in self.names:
            check_shown(name)
            if not NAMES.fullmatch(name):
                raise ValueError(tell("graph-error-marks", name=cite(name)))
        if len(set(self.names)) != n:
            twice = next(name for name in self.names if self.names.count(name) > 1)
            raise ValueError(tell("graph-error-twice", name=cite(twice)))
        if len(self.neighbours) != n:
            raise ValueError(tell("graph-error-lists", lists=len(self.neighbours), vertices=n))
        check_neighbours(self)

    def __repr__(self) -> str:
        one_way = ", directed=True" if self.directed and not self.name else ""
        return f"Graph({cite(self.name or self.text())}{one_way})"

    def __str__(self) -> str:
        return self.text().replace(";", "\n")

    @classmethod
    def from_edges(
        cls,
        edges: Iterable[tuple[str, str]],
        directed: bool = False,
        vertices: Iterable[str] = (),
    ) -> "Graph":
        """Build a graph from pairs of names, vertices and neighbours in order of appearance.

        An edge that is given again, or from its other end in an undirected graph, counts once.
        `vertices` come first, so that some can have no edges, or another order.
        """
        near: dict[str, list[str]] = {name: [] for name in vertices}
        for tail, head in edges:
            near.setdefault(tail, []).append(head)
            near.setdefault(head, [])
            if not directed:
                near[head].append(tail)
        return cls.from_neighbours(near, directed)

    @classmethod
    def from_neighbours(cls, near: Mapping[str, Iterable[str]], directed: bool = False) -> "Graph":
        """Build a graph from each vertex's neighbours by name, in order.

        Repeated neighbours count once. In an undirected graph a neighbour that does not list the
        vertex in its turn gets it at the end of its own list.

        >>> Graph.from_neighbours({"A": "CB", "B": "", "C": ""}).neighbours
        ((2, 1), (0,), (0,))
        """
        lists = {name: dict.fromkeys(heads) for name, heads in near.items()}
        for tail in list(lists):
            for head in lists[tail]:
                lists.setdefault(head, {})
        if not directed:
            for tail in list(lists):
                for head in list(lists[tail]):
                    lists[head].setdefault(tail)
        index = {name: i for i, name in enumerate(lists)}
        return cls(
            tuple(lists),
            tuple(tuple(index[head] for head in heads) for heads in lists.values()),
            directed,
        )

    @cached_property
    def edges(self) -> tuple[tuple[int, int], ...]:
        """Every edge once: (tail, head) if directed, else (smaller, larger)."""
        return tuple(
            (tail, head)
            for tail, near in enumerate(self.neighbours)
            for head in near
            if self.directed or tail <= head
        )

    @cached_property
    def either_way(self) -> tuple[tuple[int, ...], ...]:
        """Each vertex's neighbours along edges in either direction."""
        near: list[dict[int, None]] = [{} for _ in self.names]
        for tail, heads in enumerate(self.neighbours):
            for head in heads:
                near[tail][head] = None
                near[head][tail] = None
        return tuple(tuple(vertices) for vertices in near)

    @cached_property
    def pieces(self) -> tuple[tuple[int, ...], ...]:
        """The connected components: groups of vertices, the directions of edges ignored.

        >>> parse("A B; C D; D E").pieces
        ((0, 1), (2, 3, 4))
        """
        return tuple(map(tuple, find_pieces(self.either_way, range(len(self.names)))))

    @cached_property
    def loop(self) -> int | None:
        """The first vertex that is its own neighbour."""
        tails = (tail for tail, heads in enumerate(self.neighbours) if tail in heads)
        return next(tails, None)

    def vertex(self, name: object) -> int:
        """The number of a vertex by its name, or by the object that the name was made of.

        Raises:
            ValueError: when there is no such vertex.
        """
        if not isinstance(name, str):
            name = tidy(str(name))
        if name not in self.names:
            raise ValueError(tell("graph-error-vertex", name=cite(name), known=listed(self.names)))
        return self.names.index(name)

    def ordered(self, order: NeighbourOrder) -> "Graph":
        """The same graph, its neighbours put in another order.

        `given` keeps them, `alphabetical` sorts by name (numbers by value), `reversed` reverses the
        given order, and `fewest` puts those with the fewest neighbours of their own first.

        Raises:
            ValueError: when there is no such order.
        """
        check_choice("order", order, get_args(NeighbourOrder))
        if order == "given":
            return self
        if order == "reversed":
            return Graph(self.names, tuple(t[::-1] for t in self.neighbours), self.directed)
        keys: dict[str, Callable[[int], Any]] = {
            "alphabetical": lambda vertex: natural(self.names[vertex]),
            "fewest": lambda vertex: len(self.neighbours[vertex]),
        }
        key = keys[order]
        near = tuple(tuple(sorted(t, key=key)) for t in self.neighbours)
        return Graph(self.names, near, self.directed)

    def text(self) -> str:
        """The graph as adjacency text of one line, for links; `parse` reads it.

        >>> Graph.from_edges([("A", "B"), ("B", "C")], directed=True).text()
        'A:B;B:C;C:'
        """
        return ";".join(
            f"{name}:{join([self.names[head] for head in near])}"
            for name, near in zip(self.names, self.neighbours, strict=True)
        )


class Reading(NamedTuple):
    """A graph that was read, its format, and remarks for the person who gave the text."""

    graph: Graph
    form: Told | None = None
    remarks: tuple[Told, ...] = ()

    @property
    def told(self) -> list[Told]:
        return [*([self.form] if self.form else []), describe(self.graph), *self.remarks]


def parse(text: str, directed: bool = False) -> Graph:
    r"""Read a graph in the library's own form or one of those in `knights.graphs.formats`.

    `A: B D` lists the neighbours of A; commas between them allow names with blanks. `A B` or
    `A -- B` is an edge. `A -> B` is an edge in one direction, and makes the whole graph directed.
    A name alone is a vertex. A semicolon ends a line, and `#` begins a comment.

    >>> parse("A: B, C; B: C").edges
    ((0, 1), (0, 2), (1, 2))
    >>> parse("A -> B").directed
    True
    >>> parse("p edge 3 2\ne 1 2\ne 2 3").edges
    ((0, 1), (1, 2))

    Raises:
        ValueError: when a line is none of these, `->` and `--` are mixed, or the text is empty.
    """
    return read(text, directed).graph


def read(text: str, directed: bool = False, form: str | None = None) -> Reading:
    r"""Read a graph as `parse` does, and say what was read and what was left out.

    `form` is one of `formats.MODULES` if the file's name gives it.

    >>> print(*read("p edge 3 2\ne 1 2\ne 2 3").told)
    It was read as DIMACS. The graph has 3 vertices, 1 piece and 2 edges.
    """
    text = unmark(text)
    lines = split_lines(text)
    if not lines:
        raise ValueError(tell("graph-error-empty"))
    form = form or find_form(text, lines)
    if form in formats.MODULES:
        return take(formats.read(form, text), directed)
    if form is not None:
        raise ValueError(tell("graph-error-form", form=form))
    check_count(lines)
    raw = formats.read_rows(text) if may_be_table(lines) else None
    if raw is not None:
        return take(raw, directed)
    if len(lines) == 1 and formats.is_code(lines[0][1]):
        check_code(*lines[0])
        return take(formats.read("graph6", text), directed)
    refuse_form(lines)
    check_semicolons(text)
    return Reading(read_lines(lines, directed))


def read_lines(lines: Sequence[tuple[int, str]], directed: bool) -> Graph:
    """Read vertices, edges and lists of neighbours."""
    read = [read_line(number, line) for number, line in lines]
    check_kinds(lines, [kind for kind, _ in read])
    directed = directed or any(kind == "->" for kind, _ in read)
    near: dict[str, list[str]] = {}
    for kind, (tail, *heads) in read:
        near.setdefault(tail, []).extend(heads)
        if kind != ":":
            for head in heads:
                near.setdefault(head, []).extend([] if directed else [tail])
    return Graph.from_neighbours(near, directed)


def make_graph(data: object, directed: bool = False) -> Graph:
    """Return the graph of Python data: a text, a built-in name, edges, lists, a matrix ...

    Names that are not texts become texts, without characters that no name can have.

    Raises:
        ValueError: when the data is none of these.
    """
    if isinstance(data, Graph):
        return data
    if isinstance(data, str):
        check_name("graph", data, [*BUILT_IN, "knight.8x8"], is_built_in)
        return built_in(data) if is_built_in(data) else parse(data, directed)
    near, directed = read_data(data, directed)
    name = {each: each if isinstance(each, str) else tidy(str(each)) for each in near}
    for heads in near.values():
        for head in heads:
            name.setdefault(head, head if isinstance(head, str) else tidy(str(head)))
    if len(set(name.values())) < len(name):
        names = [*name.values()]
        twice = next(each for each in names if names.count(each) > 1)
        raise ValueError(tell("graph-error-twice", name=cite(twice)))
    lists = {name[tail]: [name[head] for head in heads] for tail, heads in near.items()}
    return Graph.from_neighbours(lists, directed)


def take(raw: Raw, directed: bool) -> Reading:
    """Make a graph from a file's content, with names that texts and links can contain."""
    directed = directed or raw.directed
    names = numbered([tidy(name) or str(at) for at, name in enumerate(raw.names, start=1)])
    near: list[dict[int, None]] = [{} for _ in names]
    for tail, head in raw.edges:
        near[tail][head] = None
        if not directed:
            near[head][tail] = None
    found = Graph(names, tuple(map(tuple, near)), directed)
    remarks = [tell("graph-read-complete")] if raw.complete else []
    remarks += [tell("graph-read-weights")] if raw.weighted else []
    ends = raw.edges if raw.both or directed else [(min(ends), max(ends)) for ends in raw.edges]
    twice = len(ends) - len(set(ends))
    remarks += [tell("graph-read-twice", edges=twice)] if twice else []
    changed = [pair for pair in zip(raw.names, names, strict=True) if pair[0] != pair[1]]
    if changed:
        told = {"given": cite(changed[0][0]), "name": cite(changed[0][1])}
        remarks.append(tell("graph-read-names", **told, names=len(changed)))
    return Reading(found, tell("graph-read-form", form=raw.form), tuple(remarks))


def of_board(board: Board, moves: Sequence[Move]) -> Graph:
    """Turn a board into a graph: its squares as vertices, the moves from each as neighbours.

    The vertices keep the numbers of the squares; a hole stays as a vertex without neighbours.
    """
    names = tuple(board.name(square) for square in range(board.size))
    return Graph(names, board.neighbours(moves), directed=not reversible(tuple(moves)))


def built_in(name: str) -> Graph:
    """Load a built-in graph, or make the graph of a knight's moves on a board.

    `example` is the small directed graph A..F in the explanation of depth-first search;
    `knight.8x8` is the knight's graph of a board, with moves in the textbook's order.

    >>> built_in("example").text()
    'A:B,D;B:C,D;C:;D:E;E:B,F;F:C'

    Raises:
        ValueError: when there is no such graph, or its board is too large.
    """
    if name.startswith("knight."):
        board = parse_board(name.removeprefix("knight."))
        if board.size > MOST_SQUARES:
            raise ValueError(tell("graph-error-board", graph=cite(name), most=MOST_SQUARES))
        return replace(of_board(board, ORDERS["textbook"]), name=name)
    if name not in BUILT_IN:
        raise unknown("graph", cite(name), [*BUILT_IN, "knight.8x8"])
    text = data.read(f"{name}.txt")
    return replace(parse(text, directed=name == "example"), name=name)


def is_built_in(name: str) -> bool:
    """Tell whether a text is the name of a built-in graph, and not a graph itself."""
    return name in BUILT_IN or (name.startswith("knight.") and ":" not in name)


def check_name(what: str, text: str, known: Sequence[str], is_known: Callable[[str], bool]) -> None:
    """Refuse a single word that is not a built-in name: as a text it would mean nothing.

    Raises:
        ValueError: for such a word.
    """
    if WORD.fullmatch(text) and not is_known(text):
        raise ValueError(tell("link-name-or-text", name=what, value=cite(text), known=known))


def unmark(text: str) -> str:
    """Remove the byte order mark with which some programs begin a file."""
    return text.removeprefix("\ufeff")


def may_be_table(lines: Sequence[tuple[int, str]]) -> bool:
    """Tell whether some line is neither an edge nor a neighbour list, or the first is a heading."""
    words, *rest = (line for _, line in lines)
    return is_heading([words], rest) or not all(
        ":" in line or EDGE.fullmatch(line) for _, line in lines
    )


def split_lines(text: str) -> list[tuple[int, str]]:
    """List the text's lines with their numbers, without comments and empty ones."""
    lines: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        parts = line.partition("#")[0].split(";")
        lines += [(number, " ".join(part.split())) for part in parts if part.strip()]
    return lines


def read_line(number: int, line: str) -> tuple[str, list[str]]:
    """Read one line: its kind, and its names.

    The kind is a colon before neighbours; `--`, `->` or a blank in an edge; empty for a vertex.
    """
    plain = PLAIN.fullmatch(line)
    if plain is not None:
        return " ", [plain[1], plain[2]]
    check_shown(line)
    kind, names = split_names(line)
    odd = None if kind == ":" and names else find_odd(line, names)
    if odd is not None:
        told = {"number": str(number), "line": cite(line), "kind": odd[0], "mark": odd[1]}
        raise ValueError(tell("graph-error-odd", **told))
    if names and (kind or not JOINING.search(line)):
        return kind, names
    told = {"number": str(number), "line": cite(line)}
    if names:
        raise ValueError(tell("graph-error-alone", **told))
    if kind == ":":
        raise ValueError(tell("graph-error-neighbours", **told))
    raise ValueError(tell("graph-error-parts", **told, parts=len(re.split(PARTING, line))))


def split_names(line: str) -> tuple[str, list[str]]:
    """Return the kind of a line and its names; no names if it can't be read."""
    if ":" in line:
        tail, _, rest = line.partition(":")
        heads = [head.strip() for head in rest.split(",")] if "," in rest else rest.split()
        names = [tail.strip(), *(head for head in heads if head)]
        return ":", names if all(NAMES.fullmatch(name) for name in names) else []
    edge = EDGE.fullmatch(line)
    if edge and "--" not in edge[1] and "--" not in edge[3]:
        return edge[2], [edge[1], edge[3]]
    return "", [line] if NAME.fullmatch(line) and "--" not in line else []


def check_kinds(lines: Sequence[tuple[int, str]], kinds: Sequence[str]) -> None:
    """Refuse a graph of names without any edge, and a graph with both kinds of edges."""
    if not any(kinds):
        number, line = lines[0]
        raise ValueError(tell("graph-error-alone", number=str(number), line=cite(line)))
    if "--" in kinds and "->" in kinds:
        both, one = (str(lines[kinds.index(kind)][0]) for kind in ("--", "->"))
        raise ValueError(tell("graph-error-kinds", both=both, one=one))


def check_neighbours(graph: Graph) -> None:
    """Refuse unknown or repeated neighbours, and undirected edges listed at one end only."""
    n = len(graph.names)
    known = [set(near) for near in graph.neighbours]
    for vertex, near in enumerate(graph.neighbours):
        name = graph.names[vertex]
        for head in near:
            if not 0 <= head < n:
                told = {"head": str(head), "name": cite(name), "last": str(n - 1)}
                raise ValueError(tell("graph-error-head", **told))
            if not graph.directed and vertex not in known[head]:
                other = cite(graph.names[head])
                raise ValueError(tell("graph-error-one-end", name=cite(name), other=other))
        if len(known[vertex]) != len(near):
            raise ValueError(tell("graph-error-repeated", name=cite(name)))


def numbered(names: Sequence[str]) -> tuple[str, ...]:
    """Make equal names different by a number after the second and later ones.

    >>> numbered(["Isle", "Isle", "Coast"])
    ('Isle', 'Isle 2', 'Coast')
    """
    taken = set(names)
    times: dict[str, int] = {}
    result = []
    for name in names:
        given, number = name, times.get(name, 0) + 1
        while number > 1 and (given := f"{name} {number}") in taken:
            number += 1
        times[name] = number
        taken.add(given)
        result.append(given)
    return tuple(result)


def join(names: Sequence[str]) -> str:
    """Join neighbours by commas; a comma after a single name with blanks keeps it whole."""
    return ",".join(names) + ("," if len(names) == 1 and " " in names[0] else "")


def tidy(name: str) -> str:
    """Replace characters that no vertex's name can have by blanks.

    >>> tidy("St. John's; Trinidad/Tobago")
    "St. John's Trinidad Tobago"
    """
    kept = " ".join(re.findall(rf"(?:{NAME.pattern}|[()])+", name))
    return kept if NAMES.fullmatch(kept) else " ".join(NAME.findall(name))


def describe(graph: Graph) -> Told:
    """Say how many vertices, pieces and edges were read.

    >>> print(describe(parse("A B; C D; D E")))
    The graph has 5 vertices, 2 pieces and 3 edges.
    """
    return tell(
        "graph-read",
        vertices=len(graph.names),
        pieces=len(graph.pieces),
        edges=len(graph.edges),
        directed=graph.directed,
    )


def natural(name: str) -> list[tuple[bool, int, str]]:
    """Return a key that sorts as people do: letters by the alphabet, numbers by value.

    Of two numbers without leading zeros, the one with more digits is greater.

    >>> sorted(["v10", "v9", "a"], key=natural)
    ['a', 'v9', 'v10']
    """
    return [
        (False, len(digits := part.lstrip("0")), f"{digits} {part}")
        if part.isdecimal()
        else (True, 0, part)
        for part in re.findall(r"[0-9]+|[^0-9]+", name)
    ]


def listed(names: Sequence[str], most: int = 12) -> str:
    """List names in an error message, cut short when there are many."""
    shown = ", ".join(map(cut, names[:most]))
    if len(names) <= most:
        return shown
    return tell("graph-names", shown=shown, others=len(names) - most)
