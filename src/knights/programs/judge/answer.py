"""What a program answers: what it prints and keeps, held against what was asked.

What a program is comes from its answer, whatever the page can see of its way there. An answer is
right if it is right in any way in which it can be read; it is wrong only if it can be nothing else
than an answer: as many squares as a tour has, a board with each number once, all queens.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from knights.language import tell
from knights.programs.read.printed import Lines, plain, read_ends, read_values
from knights.programs.read.tape import Tape
from knights.programs.watch.log import Log
from knights.puzzles.task import Shape, Task

BLANKS = (None, False, 0, -1, "", ".", "-", "_")

# Lists that are looked into.
MOST_KEPT = 500

type Make = Callable[[], Task]
type Path = tuple[int, ...]


@dataclass
class Answers:
    """The answers among some values: the right ones, and why others are wrong.

    `unclear` is how many more are wrong, if they are answers. `elsewhere` is one that is right but
    for where it begins, `backwards` is whether one was read from its end; `last` is whether the
    last is right, None where there is none.
    """

    right: dict[Path, Path] = field(default_factory=dict)  # by what makes them the same
    wrong: list[str] = field(default_factory=list)
    unclear: int = 0
    elsewhere: Path | None = None
    backwards: bool = False
    last: bool | None = None


def read_printed(printed: str, make: Make) -> Answers:
    heights = {shape.rows for shape in make().shapes if shape.kind == "grid"}
    answers, least = read_answers(read_values(printed, heights), make), make().puzzle.length
    for ends in () if answers.right else read_ends(printed):
        read = (read_answers([end], make) for end in ends if len(end) >= least)
        right = next((one.right for one in read if one.right), None)
        if right:  # what is wrong after some words may be no answer at all
            answers.right.update(right)
            answers.last = True
    return answers


def read_answers(values: Iterable[Any], make: Make) -> Answers:
    """The answers among values, and among those in lists of them."""
    answers, task = Answers(), make()
    for value in flatten(values):
        for shape in task.shapes:
            entries = list_entries(value, shape, task)
            if entries is not None and len(entries) >= task.puzzle.length:
                note_answer(value, make, answers)
                break
    return answers


def flatten(values: Iterable[Any]) -> Iterator[Any]:
    for value in values:
        if isinstance(value, list | tuple) and value and all(map(holds, value)):
            yield from value
        yield value


def holds(value: Any) -> bool:
    return isinstance(value, list | tuple | dict | set | frozenset)


def note_answer(value: Any, make: Make, answers: Answers) -> None:
    """Note what a value is as an answer, if it is one."""
    wrong, full = None, False
    for shape in make().shapes:
        task = make()  # it learns the names of colours
        path = read_path(value, shape, task)
        if path is None:
            continue
        for solution, backwards in find_right(path, task):
            if task.start not in (None, solution[0]):
                answers.elsewhere = solution
                continue
            answers.right.setdefault(key_of(solution, task), solution)
            answers.backwards |= backwards
            answers.last = True
            return
        if wrong is None and is_whole(value, path, shape, task):
            wrong = tell_why(path, task)
        full |= is_full(path, task)
    if wrong is not None:
        answers.wrong.append(wrong)
        answers.last = False
    elif full:
        answers.unclear += 1


def key_of(solution: Path, task: Task) -> Path:
    return solution if task.ordered else tuple(sorted(solution))


def find_right(path: Sequence[int], task: Task) -> Iterator[tuple[Path, bool]]:
    """The ways in which a path is a solution, as a board may lie and a tour may be numbered.

    Of each it is told whether it is read backwards.
    """
    if task.ordered and len(path) == task.puzzle.length + 1 and path[0] == path[-1]:
        path = path[:-1]  # a closed one, with its start once more
    for seat in task.seats or (int,):
        for backwards in (False, True)[: 1 + task.ordered]:
            lies = tuple(map(seat, path[::-1] if backwards else path))
            if len(lies) == task.puzzle.length and task.solved(lies):
                yield lies, backwards


def read_path(value: Any, shape: Shape, task: Task) -> list[int] | None:
    """The choices that a value has by a shape, in their order; None where one is none."""
    entries = list_entries(value, shape, task)
    if entries is None or not entries:
        return None
    if shape.kind != "path" and task.ordered:
        return read_numbers(entries, shape, task)
    flat = shape.kind == "list" and (shape.rows == task.flat > 0 or "grid" in task.plain)
    if shape.kind == "grid" or flat:
        return read_board(entries, shape, task)
    entries = [(key, freeze(item)) for key, item in entries if not is_margin(key, shape)]
    choices = [task.read(shape, key, item) for key, item in entries]
    return None if None in choices else [choice for choice in choices if choice is not None]


def freeze(item: Any) -> Any:
    """A list as a tuple, which can be looked up."""
    return tuple(map(freeze, item)) if isinstance(item, list | tuple) else item


def is_margin(key: Any, shape: Shape) -> bool:
    """Whether a place is the unused one of whoever counts from 1."""
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
    """The choices of a board by its numbers, which count them one by one."""
    found: dict[int, int] = {}
    for key, item in entries:
        number = as_number(item)
        choice = None if number is None else task.read(shape, key, number)
        if choice is None:
            continue  # it may be of a border
        if number is None or number in found:
            return None
        found[number] = choice
    numbers = sorted(found)
    counts = bool(numbers) and numbers == [*range(numbers[0], numbers[0] + len(numbers))]
    return [found[number] for number in numbers] if counts else None


def as_number(item: Any) -> int | None:
    if isinstance(item, str):
        item = int(item) if item.strip().isdecimal() and len(item) < 9 else None
    return item if isinstance(item, int) and not isinstance(item, bool) else None


def read_board(entries: Sequence[tuple[Any, Any]], shape: Shape, task: Task) -> list[int] | None:
    """The choices on a board that has nothing, or what is given, in its other cells."""
    free = Counter(repr(item) for _, item in entries).most_common(1)[0][0]
    marks = task.flat and "grid" not in task.plain
    choices, given = [], {}
    for key, item in entries:
        if marks and (repr(item) == free or item in BLANKS):
            continue
        choice = task.read(shape, key, item)
        if choice is None:
            given[key] = item
        else:
            choices.append(choice)
    if given and (marks or task.own(shape, given) is not None):
        return None
    return choices


def is_full(path: Sequence[int], task: Task) -> bool:
    """Whether a path has as many choices as a solution, each in a place of its own."""
    return len(path) == task.puzzle.length == len({task.place(choice) for choice in path})


def is_whole(value: Any, path: Sequence[int], shape: Shape, task: Task) -> bool:
    """Whether what is no solution can only be meant as one."""
    length = task.puzzle.length
    if isinstance(value, Lines) and shape.kind != "grid":
        return False  # each may tell what is tried, one after the other
    items = list(value.values()) if isinstance(value, dict) else list(value)
    if shape.kind == "path" and task.ordered:
        fits = len(path) == length if isinstance(value, str) else len(path) >= length
        return fits and not any(isinstance(item, int) for item in items)
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
    if len(path) > task.puzzle.length:
        return tell("own-answer-long", entries=len(path), asked=task.puzzle.length)
    for count, choice in enumerate(path):
        told = task.conflict(path[:count], choice)
        if told is not None:
            return told
    return task.unfit(path) or tell("own-answer-none", goal=task.goal)


class Kept(NamedTuple):
    """A list that holds nothing but other containers at the end: they may be answers.

    `site` is where it was made, and `one` whether all that it holds is one and the same list, or
    boards with the same rows.
    """

    site: int
    items: Sequence[Any]
    one: bool


def list_kept(log: Log) -> list[Kept]:
    """The lists that may be of answers."""
    tape, kept = Tape(log), []
    lists = [number for number, made in enumerate(log.made) if made.kind == "list"]
    for number in lists[:MOST_KEPT]:
        held = tape.read(number)
        if held and all(map(holds, held)):
            one = not log.made[number].held and is_one(tape, number)
            kept.append(Kept(log.made[number].site, held, one))
    return kept


def is_one(tape: Tape, number: int) -> bool:
    """Whether a list holds another more than once, and nothing else; or boards with its rows."""
    inner = tape.refs(number)
    rows = {tuple(tape.refs(one)) or (one,) for one in inner}
    return len(inner) > 1 and len(rows) == 1
