"""The events of a tour's plain backtracking in full batches: as fast as pure Python gets.

A batch crosses to the page in one piece. Nested `for` loops need no stack of their own and no
depth, which saves a quarter of the time of the flat loop in `walk.walk`; but Python nests no more
than 20 blocks, and a board has more squares. So blocks of 20 loops are generated, and a tour is a
chain of them. The events must be exactly those of `walk.walk`.
"""

from array import array
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from textwrap import indent
from typing import Any

from knights.puzzles.path_search import Live, climb, finals, retrace
from knights.puzzles.tour.rules import Rules
from knights.search import State, typecode
from knights.search.batches import pack

LOOPS = 20
# Only every eighth loop checks whether a batch is full, so it may get a little too long; `batched`
# cuts it.
CHECKED = 8
# Each block is a generator below the one before: a longer chain would be a deep recursion, which
# Pyodide cannot take. No plain search of a larger board ends in reasonable time anyway.
DEEPEST = 400

# Python has an instruction of its own for `out.append(...)`; a local name for it would be slower.
OPEN = """\
for square{level} in trail{level}:
    trail{below} = live[square{level}]
    if trail{below} is None:
        continue
    out.append(square{level})
    live[square{level}] = None
"""
CLOSE = """\
    live[square{level}] = trail{below}
    out.append(undo[square{level}])
"""
CHECK = """\
    if len(out) >= size:
        yield
"""


class Found(Exception):
    """The first tour is found, and no more are wanted."""


def batched(tour: Rules, state: State | None, every: bool, size: int) -> Iterator["array[int]"]:
    """Yield the events of plain backtracking in arrays of `size`, for a tour of 3 squares or more.

    From a state, the search first tries the squares left at its depth, then at each depth above.
    """
    out: list[int] = []
    code = typecode(tour)
    for _ in fill(tour, state, every, size, out):
        while len(out) >= size:
            yield pack(code, out[:size])
            del out[:size]
    while out:
        yield pack(code, out[:size])
        del out[:size]


def fill(
    tour: Rules, state: State | None, every: bool, size: int, out: list[int]
) -> Iterator[None]:
    """Append the events to `out`, and yield whenever it has `size` or more."""
    climbing = climb(tour, state, every)
    try:
        while True:
            out.append(next(climbing))
    except StopIteration as end:
        state = end.value
    if state is None:
        return
    live, path, trails, trail = retrace(tour, state)
    for square in tour.given_numbers:
        live[square] = None  # only its own number takes it
    enter = chain(tour, live, path, every, size, out)
    try:
        yield from enter(len(state.path))(trail)
        for depth in reversed(range(len(tour.root), len(state.path))):
            if path[depth] not in tour.given_numbers:
                live[path[depth]] = tour.neighbours[path[depth]]
            out.append(~path[depth])
            yield from enter(depth)(trails[depth])
    except Found:
        return


Loops = Callable[[Iterable[int]], Iterable[None]]


def chain(
    tour: Rules, live: Live, path: list[int], every: bool, size: int, out: list[int]
) -> Callable[[int], Loops]:
    """Return a function from a depth to the loops for the squares at that depth and below."""
    nearly = tour.length - 1
    undo = [~square for square in range(tour.size)]

    @cache
    def enter(depth: int) -> Loops:
        if depth == nearly:
            return finish
        if depth == 0:
            return start
        if depth + 1 in tour.given_squares:
            return go_to_given(tour.given_squares[depth + 1], enter(depth + 1))
        # Entering another block costs time. So the short block comes first, where it is seldom
        # entered: a search spends nearly all its time in the last twenty moves.
        following = next((number - 1 for number, _ in tour.givens if number > depth), nearly)
        loops = (following - depth - 1) % LOOPS + 1
        block, deeper = compile_block(loops), enter(depth + loops)
        return lambda trail: block(trail, live, undo, out, size, deeper)

    def start(trail: Iterable[int]) -> Iterator[None]:
        # The start is kept in the path, because a closed tour must return to it.
        for square in trail:
            below = live[square]
            if below is None:
                continue
            out.append(square)
            path[0], live[square] = square, None
            yield from enter(1)(below)
            live[square] = below
            out.append(~square)

    def go_to_given(square: int, deeper: Loops) -> Loops:
        below = tour.neighbours[square]

        def given(trail: Iterable[int]) -> Iterator[None]:
            if square in trail:
                out.append(square)
                yield from deeper(below)
                out.append(undo[square])
                if len(out) >= size:
                    yield

        return given

    def finish(trail: Iterable[int]) -> tuple[None, ...]:
        for last in finals(tour, live, path[0], trail):
            out.append(last)
            if not every:
                raise Found
            out.append(~last)
        return ()

    return enter


@cache
def compile_block(loops: int) -> Callable[..., Iterable[None]]:
    """Compile a function of nested loops, each for the squares at one depth.

    Its parameters: the trail to follow, the live squares, the events of the undos, the batch and
    its size, and the function to call below the innermost loop.
    """
    names: dict[str, Any] = {}
    exec(write_block(loops), names)  # no part of the text comes from outside
    function: Callable[..., Iterable[None]] = names["block"]
    return function


def write_block(loops: int) -> str:
    """The source of a block.

    >>> print(write_block(1))
    def block(trail0, live, undo, out, size, deeper):
        for square0 in trail0:
            trail1 = live[square0]
            if trail1 is None:
                continue
            out.append(square0)
            live[square0] = None
            yield from deeper(trail1)
            live[square0] = trail1
            out.append(undo[square0])
            if len(out) >= size:
                yield
    <BLANKLINE>
    """
    text = f"    yield from deeper(trail{loops})\n"
    for level in reversed(range(loops)):
        names = {"level": level, "below": level + 1}
        text = OPEN.format(**names) + text + CLOSE.format(**names)
        if level % CHECKED == 0:
            text += CHECK
        text = indent(text, "    ")
    return "def block(trail0, live, undo, out, size, deeper):\n" + text
