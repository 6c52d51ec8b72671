"""The programs of paths in graphs, and the common part with the general depth-first search."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from knights.language import tell
from knights.puzzles.graph.paths import BACKTRACK, Paths
from knights.puzzles.program import (
    Program,
    Tell,
    allow_depth,
    ask_order,
    fill,
    limit_of,
    read,
    stop_at,
    write,
)
from knights.search import Goal

if TYPE_CHECKING:
    from knights.puzzles.graph.forest.forest import Forest

PACKAGE = "knights.puzzles.graph"

FORMS = (
    Program(
        "recursive",
        "graph",
        watched=("path",),
    ),
    Program(
        "flag",
        "graph",
        watched=("path", "done"),
    ),
    Program(
        "stack",
        "graph",
        watched=("path",),
        tests=("fits",),
    ),
    Program(
        "graph",
        "graph",
        watched=("path", "colour"),
    ),
)

FITS = '''
def fits(vertex):
    """New, and does the last lead back?"""
    last = len(path) + 1 == length
    if last and {}:
        return False
    return {}
'''
ANYWHERE = '''
def search():
    """The path may begin anywhere."""
    {}
'''


ORDER = '''
def order(vertex):
    """The neighbours to try, first to last."""
    return neighbours[vertex]
'''


def programs(puzzle: Paths, goal: Goal) -> Iterator[Program]:
    """The programs of paths, or the one with a queue."""
    if puzzle.exit is not None:
        yield Program(
            "queue",
            "graph",
            text=fill(
                read(PACKAGE, "queue"),
                neighbours=write_neighbours(puzzle, False),
                start=f"start = {write_name(puzzle.graph.names[puzzle.root[0]])}",
                target=f"target = {write_name(puzzle.graph.names[puzzle.exit])}",
            ),
            place="neighbour",
            number=number_names(puzzle),
            tell={"queue": tell_queue, "path": tell_list, "before": tell_before},
            watched=("queue", "before"),
        )
        return
    for form in FORMS:
        if puzzle.strategy != BACKTRACK:
            told = {"form": repr(form.name), "strategy": puzzle.strategy}
            yield replace(form, refusal=tell("search-error-strategy", **told))
            continue
        yield replace(
            form,
            text=write_text(form.name, puzzle, goal),
            place="near[tried]" if form.name == "stack" else "neighbour",
            number=number_names(puzzle),
            tell=TELL,
            given={"sys": None},
            limit=limit_of(goal),
        )


def starter(puzzle: Paths, goal: Goal) -> str | None:
    """A program to begin with; None for a search that is no search for a path."""
    if puzzle.onward:
        return None
    text = write_text("recursive", puzzle, goal)
    loop, asking = "for neighbour in neighbours[vertex]:", "for neighbour in order(vertex):"
    return ask_order(text, loop, asking, ORDER)


def write_text(name: str, puzzle: Paths, goal: Goal) -> str:
    codes: dict[str, str | None] = {
        "neighbours": write_neighbours(puzzle, puzzle.root == ()),
        "length": f"length = {puzzle.length}",
        "start": None if puzzle.start is None else f"start = {write_name(puzzle.start)}",
    }
    if puzzle.cycle:
        new = 'colour[vertex] == "white"' if name == "graph" else "vertex not in path"
        # One edge, there and back, is not a cycle.
        edge = puzzle.length == 2 and not puzzle.graph.directed
        codes["fits"] = FITS.format("length == 2" if edge else CLOSES, new).strip("\n")
    package = PACKAGE if name != "graph" else "knights.graphs"
    text = read(package, "gray" if name == "graph" else name)
    if not puzzle.root:
        if name == "stack":
            text = text.replace("    path.append(start)\n", "").replace("[(start, 0)]", ANY_STACK)
        else:
            go = "go_on(None)\n    return done" if name == "flag" else "return go_on(None)"
            codes["search"] = ANYWHERE.format(go).strip("\n")
    text = stop_at(fill(text, **codes), goal)
    return text if name == "stack" else allow_depth(text, puzzle.length)


CLOSES = "start not in neighbours[vertex]"
ANY_STACK = "[(None, 0)]"


def number_names(puzzle: "Paths | Forest") -> Any:
    return {name: number for number, name in enumerate(puzzle.graph.names)}.__getitem__


def write_neighbours(puzzle: "Paths | Forest", anywhere: bool) -> str:
    """Write each vertex with its neighbours; `None` is the place before a path's beginning."""
    names = puzzle.graph.names
    lines = [f"    None: {write_list(names)}," if anywhere else ""]
    for name, near in zip(names, puzzle.neighbours, strict=True):
        lines.append(f"    {write_name(name)}: {write_list([names[v] for v in near])},")
    return "\n".join(["neighbours = {", *filter(None, lines), "}"])


def write_name(name: str) -> str:
    """Write a name as a Python string, in double quotes if possible."""
    return repr(name) if '"' in name or "\\" in name else f'"{name}"'


def write_list(names: Sequence[str]) -> str:
    return f"[{', '.join(map(write_name, names))}]"


def tell_colours(colour: Mapping[str | None, str], around: Mapping[str, Any]) -> str:
    """List the vertices that are not white, by colour."""
    told = []
    for shade in ("gray", "black"):
        names = [name for name, value in colour.items() if value == shade and name is not None]
        told += [f"{shade}: {write(names)}"] if names else []
    return ", ".join(told) or tell("graph-value-white")


def tell_list(vertices: Sequence[str], around: Mapping[str, Any]) -> str:
    return write(vertices) or tell("search-value-none")


def tell_queue(queue: Sequence[str], around: Mapping[str, Any]) -> str:
    return write(queue) or tell("search-value-empty")


def tell_before(before: Mapping[str, str | None], around: Mapping[str, Any]) -> str:
    """List each vertex with the one from which it was reached."""
    told = [f"{vertex}: {other}" for vertex, other in before.items() if other is not None]
    return write(told) or tell("search-value-none")


def tell_stack(stack: Sequence[tuple[str, int]], around: Mapping[str, Any]) -> str:
    return write([f"({vertex}, {tried})" for vertex, tried in stack]) or tell("search-value-empty")


TELL: Mapping[str, Tell] = {
    "path": tell_list,
    "near": tell_list,
    "stack": tell_stack,
    "colour": tell_colours,
}
