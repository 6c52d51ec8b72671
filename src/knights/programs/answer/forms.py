"""The kinds of answer that a value can be: a solution, none, or a part of one; and why.

It is right if it is right in any way in which it can be read. It is wrong only if it can be nothing
else than an answer: as many squares as a tour has, a board with each number once, all queens.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Literal, NamedTuple

from knights.language import tell
from knights.programs.answer.values import Part, freeze, plain
from knights.puzzles.task import Shape, Task

BLANKS = (None, False, 0, -1, "", ".", "-", "_")

type Make = Callable[[], Task]
type Path = tuple[int, ...]
type Kind = Literal["right", "elsewhere", "wrong", "short", "unclear"]

LENGTH = re.compile(r"((?:literal-|names|pairs)[a-z]*)-\d+")

# The kind told first of a value that may be read in several ways.
KINDS: tuple[Kind, ...] = ("right", "elsewhere", "wrong", "short", "unclear")


class Seen(NamedTuple):
    """A value as an answer: a right one, one from elsewhere, a wrong one, a part of one.

    What is `unclear` is as long as an answer, and may be something else. `path` are its choices,
    and `why` is why it is no solution.
    """

    kind: Kind
    part: Part
    path: Path
    why: str = ""


def see_all(parts: Iterable[Part], make: Make, first: int | None) -> list[Seen]:
    """Tell what values are as answers, in their order, without what is none.

    A wrong answer that may be counted from 0 or from 1 is read as the program counts: from `first`.
    A task learns the names of colours: those of one form are the same, and no others.
    """
    plain_task, tasks = make(), dict[tuple[str, Shape], Task]()
    if plain_task.ways is not None:
        found = (see_whole(part, plain_task) for part in parts)
        return sorted(filter(None, found), key=lambda one: one.part.line)
    shapes, seen = list_shapes(plain_task, first), []
    for part in parts:
        best: Seen | None = None
        for shape in shapes:
            if list_entries(part.value, shape, plain_task) is None:
                continue
            known = tasks.setdefault(
                (part.form, shape), plain_task if plain_task.ordered else make()
            )
            best = choose(best, see_shape(part, shape, known))
            if best is not None and best.kind == "right":
                break
            if "list" not in plain_task.plain and not plain_task.ordered:
                best = choose(best, see_shape(part, shape, make()))
        if best is not None:
            seen.append(best)
    return sorted(seen, key=lambda one: one.part.line)


def list_shapes(task: Task, first: int | None) -> list[Shape]:
    """List the shapes of a task, first those that count as the program does."""
    if task.counts is None or first is None:
        return [*task.shapes]
    return sorted(task.shapes, key=lambda shape: task.first(shape) != first)


def see_whole(part: Part, task: Task) -> Seen | None:
    """Tell what a value is to a puzzle whose solutions differ in length.

    So its length says nothing of its form.
    """
    assert task.ways is not None
    part = part._replace(form=LENGTH.sub(r"\1", part.form))
    ways = list(task.ways(part.value))
    for path, _, why in ways:
        if task.solved(path) and not why:
            return Seen("right", part, path)
    for path, sure, why in ways[:1]:
        told = why or tell_why(path, task)
        if part.sure if sure is None else sure:
            return Seen("wrong" if why or task.is_whole(path) else "short", part, path, told)
        return Seen("unclear", part, path, told)
    return None


def choose(one: Seen | None, other: Seen | None) -> Seen | None:
    """Tell what tells more of a value that may be read in two ways."""
    found = [seen for seen in (one, other) if seen is not None]
    return min(found, key=lambda seen: (KINDS.index(seen.kind), not seen.path), default=None)


def see_shape(part: Part, shape: Shape, task: Task) -> Seen | None:
    path = read_path(part.value, shape, task)
    if path is None:
        return see_unread(part, shape, task)
    if task.ordered and len(path) == task.puzzle.length + 1 and path[0] == path[-1]:
        path = path[:-1]  # a closed one, with its start once more
    named = shape.kind == "path" and all(isinstance(one, str) for one in part.value)
    ways = list(find_right(path, task, named))
    for solution in ways:
        if task.start in (None, solution[0]):
            return Seen("right", part, solution)
    for solution in ways if shape.kind == "path" else ():
        if solution[-1] == task.start:
            why = tell("own-answer-backwards", goal=task.goal, start=task.label(task.start))
            return Seen("wrong", part, solution, why)
    if ways:
        return Seen("elsewhere", part, ways[0])
    told = turn_path(path, task, named)
    if part.sure and is_whole(part, path, shape, task):
        blank = shape.kind == "grid" and task.ordered and not is_lawful(told, task)
        if blank and is_lawful(told[1:], task):
            told = turn_path(path[1:], task, named)  # its 0 is a blank
        else:
            return Seen("wrong", part, told, tell_why(told, task))
    if len(told) == task.puzzle.length:
        return Seen("unclear", part, told, tell_why(told, task))
    if part.sure and is_part(part, told, shape, task):
        return Seen("short", part, told, tell_far(told, task))
    return None


def turn_path(path: Sequence[int], task: Task, named: bool) -> Path:
    """A path as the program's board lies: begun where it should be; it breaks the fewest rules."""
    seats = () if named or not path else task.seats
    lies = [tuple(map(seat, path)) for seat in seats if task.start in (None, seat(path[0]))]
    return min(lies, key=task.count_broken, default=tuple(path))


def see_unread(part: Part, shape: Shape, task: Task) -> Seen | None:
    """Why a board, or a dictionary with all places, is no answer although it is meant as one."""
    if not part.sure:
        return None
    if shape.kind == "grid" and isinstance(part.value, list):
        if task.ordered:
            return Seen("short", part, ())
        turned = [list(column) for column in zip(*part.value, strict=True)]
        path = read_path(turned, shape, task)
        if path is not None and task.solved(tuple(path)):
            return Seen("wrong", part, tuple(path), tell("own-answer-transposed"))
        if "grid" in task.plain and all(is_filled(cell) for row in part.value for cell in row):
            return Seen("wrong", part, (), tell("own-answer-givens"))
    listed = shape.kind == "list" and isinstance(part.value, list)
    if listed and shape.rows == len(part.value) == task.puzzle.length and is_near(part.value):
        for key, item in enumerate(part.value):
            if task.read(shape, key, item) is None:
                return Seen("wrong", part, (), task.odd(shape, key, repr(item)))
    if listed and part.form.startswith("literal") and not any(map(is_filled, part.value)):
        return Seen("short", part, (), tell_far((), task))
    if isinstance(part.value, dict) and shape.kind == "list" and "list" not in task.plain:
        return see_odd(part, shape, task)
    return None


def see_odd(part: Part, shape: Shape, task: Task) -> Seen | None:
    """A dictionary with all places, one of which has what is no choice, such as a colour more."""
    told = [(key, item) for key, item in part.value.items() if item is not None]
    read = [item for key, item in told if task.read(shape, key, item) is not None]
    odd = [pair for pair in told if task.read(shape, *pair) is None]
    if task.ordered or len(told) < task.puzzle.length or not odd or not read:
        return None
    key, item = odd[0]
    if isinstance(item, list | tuple | set) or task.read(shape, key, read[0]) is None:
        return None  # it is no place, or has no choice
    return Seen("wrong", part, (), task.odd(shape, key, repr(item)))


def is_near(items: Sequence[Any]) -> bool:
    """Tell whether numbers may be meant as rows, though some are none."""
    numbers = [item for item in items if type(item) is int and 0 <= item < 2 * len(items)]
    return len(set(numbers)) == len(items) > 2


def is_filled(cell: Any) -> bool:
    return cell not in BLANKS


def is_lawful(path: Sequence[int], task: Task) -> bool:
    return all(task.conflict(path[:count], choice) is None for count, choice in enumerate(path))


def is_part(part: Part, path: Sequence[int], shape: Shape, task: Task) -> bool:
    """Tell whether a short value is meant as an answer: a board with blanks, a path that ends."""
    if len(path) > task.puzzle.length:
        return False
    flat = shape.kind == "list" and (shape.rows == task.flat > 0 or "grid" in task.plain)
    if shape.kind == "grid" or flat or isinstance(part.value, dict):
        return True
    items = list(part.value) if not isinstance(part.value, str) else []
    written = part.form.startswith(("literal", "names", "joined", "columns", "pairs"))
    return len(set(path)) == len(path) == len(items) > 1 and written


def tell_far(path: Sequence[int], task: Task) -> str:
    return tell("own-end-far", puzzle=task.name, placed=len(path), length=task.puzzle.length)


def tell_none(task: Task) -> str:
    return tell("own-answer-none", goal=task.goal)


def find_right(path: Sequence[int], task: Task, named: bool) -> Iterator[Path]:
    """The ways in which a path is a solution, as a board may lie and a tour may be numbered.

    Where squares are named there is one way.
    """
    for seat in (() if named else task.seats) or (int,):
        lies = tuple(map(seat, path))
        if len(lies) == task.puzzle.length and task.solved(lies):
            yield lies


def read_path(value: Any, shape: Shape, task: Task) -> list[int] | None:
    """The choices that a value has by a shape, in their order; None where one is none."""
    entries = list_entries(value, shape, task)
    if entries is None or not entries:
        return None
    if shape.kind != "path" and task.ordered:
        return read_numbers(entries, shape, task)
    flat = shape.kind == "list" and (shape.rows == task.flat > 0 or "grid" in task.plain)
    if flat and not all(isinstance(key, int) for key, _ in entries):
        return None
    if shape.kind == "grid" or flat:
        return read_board(entries, shape, task)
    entries = [(key, freeze(item)) for key, item in entries if not is_margin(key, shape)]
    if isinstance(value, dict):
        entries = [(key, item) for key, item in entries if item is not None]
    choices = [task.read(shape, key, item) for key, item in entries]
    return None if None in choices else [choice for choice in choices if choice is not None]


def is_margin(key: Any, shape: Shape) -> bool:
    """Tell whether a place is the unused one of whoever counts from 1."""
    return shape.kind == "list" and isinstance(key, int) and key < shape.offset


def list_entries(value: Any, shape: Shape, task: Task) -> list[tuple[Any, Any]] | None:
    """The keys and values of what looks as a shape does."""
    if isinstance(value, set | frozenset) and shape.kind == "path" and not task.ordered:
        return list(enumerate(sorted(value, key=repr)))
    if isinstance(value, dict):
        pairs = all(isinstance(key, tuple) and len(key) == 2 for key in value)
        return list(value.items()) if shape.kind == ("grid" if pairs else "list") else None
    if not isinstance(value, list | tuple | str):
        return None
    if shape.kind != "grid":
        fits = shape.kind == "path" or shape.rows == len(value)
        items = map(plain, value) if isinstance(value, str) else value
        return list(enumerate(items)) if fits else None
    if len(value) != shape.rows or not all(is_row(row, shape.columns) for row in value):
        return None
    return [((i, j), cell) for i, row in enumerate(value) for j, cell in enumerate(row)]


def is_row(row: Any, width: int) -> bool:
    return isinstance(row, list | tuple | str) and len(row) == width


def read_numbers(entries: Sequence[tuple[Any, Any]], shape: Shape, task: Task) -> list[int] | None:
    """The choices of a board by its numbers, which count them one by one; 0 may be a blank."""
    found: dict[int, int] = {}
    blanks = sum(as_number(item) == 0 for _, item in entries)
    for key, item in entries:
        number = as_number(item)
        choice = None if number is None else task.read(shape, key, number)
        if choice is None or number is None or number < 0 or (number == 0 and blanks > 1):
            continue  # it may be of a border
        if number in found:
            return None
        found[number] = choice
    if 1 not in found:
        found.pop(0, None)
    numbers = sorted(found)
    counts = not numbers or numbers == [*range(numbers[0], numbers[0] + len(numbers))]
    return [found[number] for number in numbers] if counts and numbers[:1] <= [2] else None


def as_number(item: Any) -> int | None:
    if isinstance(item, str):
        item = int(item) if item.strip().isdecimal() and len(item) < 9 else None
    return item if isinstance(item, int) and not isinstance(item, bool) else None


def read_board(entries: Sequence[tuple[Any, Any]], shape: Shape, task: Task) -> list[int] | None:
    """The choices on a board that has nothing, or what is given, in its other cells."""
    marks = task.flat and "grid" not in task.plain
    common = Counter(repr(item) for _, item in entries)
    free = {repr(item) for _, item in entries if item in BLANKS}
    free = free or {common.most_common(1)[0][0]}
    if len(common) > 2:  # dark and light squares, and as many of one sign as there are queens
        signs = [one for one in common if common[one] == task.puzzle.length]
        signs = [one for one in signs if one == repr("Q")] or signs
        free = common.keys() - set(signs) if len(signs) == 1 else free
    choices, given = [], {}
    for key, item in entries:
        if marks and (repr(item) in free or item in BLANKS):
            continue
        choice = task.read(shape, key, item)
        if choice is None:
            given[key] = item
        else:
            choices.append(choice)
    if given and (marks or task.own(shape, given) is not None):
        return None
    return choices


def is_whole(part: Part, path: Sequence[int], shape: Shape, task: Task) -> bool:
    """Tell whether what is no solution can only be meant as one."""
    value, length = part.value, task.puzzle.length
    items = list(value.values()) if isinstance(value, dict) else list(value)
    if shape.kind == "path" and task.ordered:
        traced = isinstance(value, str) or part.form.startswith(("joined", "columns"))
        fits = len(path) == length if traced else len(path) >= length
        return fits and not any(isinstance(item, int) for item in items)
    if shape.kind == "grid" and not task.ordered and len(path) > length:
        return len({repr(item) for _, item in list_entries(value, shape, task) or ()}) == 2
    if len(path) != length:
        return False
    if task.ordered:
        return True
    if len({task.place(choice) for choice in path}) < length:
        return False
    if shape.kind == "grid" or shape.rows == task.flat > 0:
        return True
    # A word may say something else, numbers in a list anything; but not each row once, or names.
    if isinstance(value, str):
        return False
    numbers = [item for item in items if isinstance(item, int)]
    return not numbers or len(set(items)) == len(items) == task.puzzle.length


def tell_why(path: Sequence[int], task: Task) -> str:
    """Why a whole path is no solution."""
    if task.ordered and len(path) > task.puzzle.length:
        return tell("own-answer-long", entries=len(path), asked=task.puzzle.length)
    for count, choice in enumerate(path):
        told = task.conflict(path[:count], choice)
        if told is not None:
            return told
    return task.unfit(path) or tell_none(task)
