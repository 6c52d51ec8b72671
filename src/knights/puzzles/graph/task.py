"""A path in a graph as visitors' programs write it: a list of vertices, or colours of vertices."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from knights.language import tell
from knights.puzzles.graph.paths import Paths
from knights.puzzles.task import Row, Shape, Task, find_aliases, find_index, like_lists

WHITE = {"white", "White", "WHITE", "", None, False}


def make_task(puzzle: Paths) -> Task:
    graph = puzzle.graph
    names, aliases = graph.names, find_aliases(graph.names)

    def read(shape: Shape, key: Any, value: Any) -> int | None:
        if shape.kind == "path":
            return find_index(value, aliases, len(names))
        return None if value in WHITE else find_index(key, aliases, len(names), shape.offset)

    def conflict(path: Sequence[int], vertex: int) -> str | None:
        if vertex in path:
            return tell("graph-task-taken", vertex=names[vertex])
        if path and vertex not in graph.neighbours[path[-1]]:
            return tell("graph-no-edge", origin=names[path[-1]], target=names[vertex])
        return None

    def unfit(path: Sequence[int]) -> str | None:
        if puzzle.cycle and path[0] not in graph.neighbours[path[-1]]:
            return tell("graph-no-edge-back", last=names[path[-1]], first=names[path[0]])
        return None

    near = {
        name: [names[other] for other in others]
        for name, others in zip(names, graph.neighbours, strict=True)
    }

    def set_graph(value: Any) -> Any:
        return like_lists(value, near)

    start = None if puzzle.start is None else graph.vertex(puzzle.start)
    return Task(
        puzzle=puzzle,
        name="graph",
        odd=lambda shape, key, value: tell("graph-task-odd", value=value),
        shapes=(Shape("path"), Shape("list")),
        read=read,
        conflict=conflict,
        solved=puzzle.solved,
        unfit=unfit,
        label=lambda vertex: names[vertex],
        quick=lambda first: replace(puzzle, start=puzzle.start if first is None else names[first]),
        settings={
            "limit": puzzle.length,
            "length": puzzle.length,
            "start": puzzle.start,
            **dict.fromkeys(("graph", "neighbours", "neighbors"), set_graph),
        },
        ordered=True,
        start=start,
        rows=(Row("graph/example/A/limit=6", None), Row("graph/example/C/limit=6", 0)),
    )
