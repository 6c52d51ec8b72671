"""A colouring as visitors' programs write it: a colour for each region, by name or number."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from knights.language import tell
from knights.puzzles.colouring.colouring import Colouring, colour_name, write_colour
from knights.puzzles.task import Row, Shape, Task, find_aliases, find_index, like_lists, whole

ROWS = (
    Row("colouring/australia/3", 18),
    Row("colouring/australia/2", 0),
)
# Counted by trying every way to colour the regions.
GIVEN_ROW = Row("colouring/australia/3/givens=Victoria:yellow", 6)


def make_task(puzzle: Colouring) -> Task:
    names, colours = puzzle.graph.names, puzzle.colours
    aliases, given = find_aliases(names), puzzle.assignment(puzzle.root)
    # Names and numbers of colours have a fixed meaning only where some colours are given.
    words = {
        name(colour): colour for colour in range(colours) for name in (write_colour, colour_name)
    }
    known: dict[Any, int] = {}  # numbers of colours, in the order in which a program uses them

    def read(shape: Shape, key: Any, value: Any) -> int | None:
        region = find_index(key, aliases, len(names), shape.offset)
        if region is None or (not value and not isinstance(value, int)):
            return None
        if isinstance(value, str) and len(value) > 1 and value in names:
            return None  # in a list of regions; a single letter may be a colour's, too
        if given:
            colour = words.get(value.casefold()) if isinstance(value, str) else None
            if (number := whole(value, 1, colours + 1)) is not None:
                colour = number - 1
            return None if colour is None else region * colours + colour
        try:
            colour = known.setdefault(value, len(known))
        except TypeError:  # a list cannot be a colour
            return None
        return region * colours + colour if colour < colours else None

    def conflict(path: Sequence[int], choice: int) -> str | None:
        region, colour = divmod(choice, colours)
        if given.get(region, colour) != colour:
            shown = write_colour(given[region])
            return tell("colouring-task-given", region=names[region], colour=shown)
        for other in path:
            near, same = divmod(other, colours)
            if same == colour and near in puzzle.neighbours[region]:
                return tell("colouring-task-alike", regions=[names[near], names[region]])
        for near in puzzle.neighbours[region]:
            if given.get(near) == colour:
                about = {"region": names[region], "near": names[near]}
                return tell("colouring-task-given-near", colour=write_colour(colour), **about)
        return None

    def label(choice: int) -> str:
        region, colour = divmod(choice, colours)
        shown = [*known][colour] if colour < len(known) else write_colour(colour)
        return f"{names[region]} {shown}"

    near = {
        name: [names[other] for other in others]
        for name, others in zip(names, puzzle.neighbours, strict=True)
    }

    def set_borders(value: Any) -> Any:
        # The program may use its own names for the regions elsewhere, too: keep its map.
        return None if is_same(value) else like_lists(value, near)

    def is_same(value: Any) -> bool:
        if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
            return False
        own = {aliases.get(key): {aliases.get(other) for other in value[key]} for key in value}
        return own == dict(enumerate(map(set, puzzle.neighbours)))

    def set_givens(value: Any) -> Any:
        if not isinstance(value, dict):
            return None
        numbers = value and all(isinstance(colour, int) for colour in value.values())
        write = (lambda colour: colour + 1) if numbers else write_colour
        return {names[region]: write(colour) for region, colour in given.items()}

    def tell_odd(shape: Shape, key: Any, value: str) -> str:
        if given:
            known = [write_colour(colour) for colour in range(colours)]
            return tell("colouring-task-no-colour", value=value, known=known)
        return tell("colouring-task-many", value=value, colours=colours)

    def set_palette(value: Any) -> Any:
        return [write_colour(colour) for colour in range(colours)] if value else None

    n = len(names)
    return Task(
        puzzle=puzzle,
        name="colouring",
        odd=tell_odd,
        givens=puzzle.givens,
        shapes=(Shape("list"), Shape("list", n), Shape("list", n + 1, 0, 1), Shape("path")),
        read=read,
        conflict=conflict,
        solved=puzzle.solved,
        label=label,
        quick=lambda first: replace(puzzle, order="dsatur"),
        place=lambda choice: choice // colours,
        settings={
            **dict.fromkeys(("m", "num_colours", "num_colors"), colours),
            **dict.fromkeys(("palette", "colours", "colors"), set_palette),
            **dict.fromkeys(("borders", "neighbours", "neighbors", "graph"), set_borders),
            "givens": set_givens,
        },
        rows=(*ROWS, GIVEN_ROW) if given else ROWS,
    )
