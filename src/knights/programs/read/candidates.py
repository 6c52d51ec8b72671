"""The container that holds a program's search: found by its use, or chosen by its name."""

import ast
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from operator import itemgetter
from typing import Any

from knights.programs.watch.log import ABSENT, Log, Ref
from knights.programs.watch.run import Scouted
from knights.puzzles.task import Shape, Task

# Most containers that are tried, and most shapes that each is tried with.
MOST = 12
WAYS = 3

# So many times more names than there are colours can't be names of colours.
MANY = 2

# Values that stand for nothing in nearly every program.
NOTHING = (ABSENT, None, -1, 0, "", ".", "-", "_")


@dataclass
class Seen:
    """A container as it was used: its items at its largest, and what was written.

    It is `remade` if the same place makes lists of different lengths, as `path + [square]` does,
    and `inner` if it is a row of another.
    """

    number: int
    site: int
    kind: str
    items: list[Any]
    keys: list[Any]
    written: list[tuple[Any, Any]] = field(default_factory=list)
    length: int = 0
    appended: int = 0
    remade: bool = False
    inner: bool = False


@dataclass(frozen=True)
class Found:
    """A container to be watched: its name and shape, the sites that make it and its rows.

    `others` are other containers from the same sites: a site, and which of those made there.
    `seat` turns the program's board as it lies on ours.
    """

    name: str
    shape: Shape
    sites: frozenset[int]
    rows: frozenset[int]
    others: frozenset[tuple[int, int]]
    seat: Callable[[int], int] = lambda choice: choice
    remade: bool = False  # each call has one of its own
    by_depth: bool = False  # a path of full length from the beginning that is overwritten

    @property
    def all(self) -> frozenset[int]:
        return self.sites | self.rows


def rank(
    scouted: Scouted, make: Callable[[], Task], text: str, name: str | None = None
) -> list[Found]:
    """Return containers that may hold the search, best first; only those of a given name."""
    seen = see(scouted.log)
    inner, held = set(list_inner(seen, make())), list_names(seen)
    places = set() if make().ordered else find_places(held, make())
    rated = []
    first = find_first(text)
    largest = {one.site: one for one in sorted(seen, key=lambda one: len(one.items))}
    for one in seen:
        if one.remade and not one.written and one is not largest[one.site]:
            continue
        names = scouted.names.get(one.number, ())
        if one.number in inner if name is None else name not in names:
            continue
        task = make()
        if held.get(one.site, set()) & places:
            continue
        for number, shape in enumerate(task.shapes):
            score = rate(one, seen, task, shape, number, first)
            if score is not None:
                rated.append((score, one, shape))
    rated.sort(key=itemgetter(0))
    best: dict[tuple[int, Shape], Seen] = {}
    for _, one, shape in rated:
        ways = sum(site == one.site for site, _ in best)
        if len(best) < MOST and ways < WAYS:
            best.setdefault((one.site, shape), one)
    return [gather(scouted, seen, one, shape, name) for (_, shape), one in best.items()]


def see(log: Log) -> list[Seen]:
    """Go through a log, and note how each container is used."""
    seen = [
        Seen(number, made.site, made.kind, list(made.held), made.keys, length=len(made.held))
        for number, made in enumerate(log.made)
    ]
    for number, key, value in log.steps():
        one = seen[number]
        if key is None:
            continue
        one.written.append((key, value))
        if one.kind != "list":
            continue
        if value is ABSENT:
            one.length -= 1
        elif key == one.length:
            one.appended += 1
            one.length += 1
            if one.length > len(one.items):
                one.items.append(value)
    lengths: dict[int, set[int]] = {}
    for one in seen:
        lengths.setdefault(one.site, set()).add(len(one.items or one.keys))
    for one in seen:
        for row in list_rows(one, seen):
            row.inner = True
    for one in seen:
        one.remade = len(lengths[one.site]) > 1
    return seen


def list_rows(one: Seen, seen: Sequence[Seen]) -> list[Seen]:
    return [seen[item.number] for item in one.items if isinstance(item, Ref)]


def list_inner(seen: Sequence[Seen], task: Task) -> Iterator[int]:
    """Yield the rows of boards that suit a task: they are not searched with by themselves."""
    grids = [shape for shape in task.shapes if shape.kind == "grid"]
    for one in seen:
        if any(suits(own, grid, one.kind) for own in measure(one, seen) for grid in grids):
            yield from (row.number for row in list_rows(one, seen))


def measure(one: Seen, seen: Sequence[Seen]) -> Iterator[Shape]:
    """Yield the shapes that a container may have."""
    if one.kind != "list":
        keys = list_kept(one)
        pairs = [key for key in keys if isinstance(key, tuple) and len(key) == 2]
        if pairs and len(pairs) == len(keys):
            if all(isinstance(part, int) for pair in pairs for part in pair):
                high, wide = (max(parts) + 1 for parts in zip(*pairs, strict=True))
                yield Shape("grid", high, wide, min(map(min, pairs)))
        elif one.keys:
            yield Shape("list", len(one.keys))
        return
    rows = list_rows(one, seen)
    if rows:
        if len(rows) == len(one.items) and len({len(row.items) for row in rows}) == 1:
            yield Shape("grid", len(rows), len(rows[0].items))
            if one.appended and len(rows[0].items) == 2:
                yield Shape("path")
        return
    popped = any(value is ABSENT for _, value in one.written)
    if one.appended and (popped or one.appended == len(one.written)):
        yield Shape("path")
    elif one.written:
        yield Shape("list", len(one.items))
        if is_by_depth(one):
            yield Shape("path")
    if not one.written and one.items and one.remade:
        yield Shape("path")


def list_kept(one: Seen) -> list[Any]:
    """List a dictionary's or set's keys; if it begins as a whole board, only those of the board.

    A program that loses its way, or takes back what is off the board, makes it grow.
    """
    begun = one.keys[: len(one.items)]
    if len(begun) > 1 and all(isinstance(key, tuple) and len(key) == 2 for key in begun):
        first, second = map(set, zip(*begun, strict=True))
        if min(len(first), len(second)) > 1 and len(begun) == len(first) * len(second):
            return begun
    return one.keys


def is_by_depth(one: Seen) -> bool:
    """Tell whether a list is written like `path[depth] = ...`: no write skips a place."""
    keys = [key for key, _ in one.written]
    start = [0, *keys] if keys[:1] == [1] else [-1, *keys]  # the first may stand from the beginning
    plain = one.kind == "list" and not one.inner
    return plain and all(key <= last + 1 for last, key in pairwise(start))


def suits(own: Shape, wanted: Shape, kind: str) -> bool:
    """Tell whether a shape is one that a task knows; a dictionary may not be full yet."""
    if own.kind != wanted.kind:
        return False
    if kind != "list" and own.kind == "grid":
        fits = own.rows <= wanted.rows and own.columns <= wanted.columns
        return fits and own.offset >= wanted.offset
    if kind != "list":
        return wanted.rows == 0 or (kind == "dict" and own.rows <= wanted.rows)
    if wanted.kind == "grid":
        return (own.rows, own.columns) == (wanted.rows, wanted.columns)
    return wanted.kind == "path" or wanted.rows in (0, own.rows)


def find_first(text: str) -> int | None:
    """Find whether a program counts from 0 or from 1, as its ranges and tests say; None: unclear.

    `range(n)` counts from 0, `range(1, n + 1)` from 1; so do `0 <= x` and `1 <= x`.
    """
    found = {begin_of(node) for node in ast.walk(ast.parse(text))} - {None}
    return found.pop() if len(found) == 1 else None


def begin_of(node: ast.AST) -> int | None:
    """Return the 0 or 1 from which a range or a test counts; None if it does not show."""
    match node:
        case ast.Call(ast.Name("range"), [ast.Name() | ast.Attribute()] | [ast.Constant(0), _]):
            return 0
        case ast.Call(
            ast.Name("range"), [ast.Constant(1), ast.BinOp(_, ast.Add(), ast.Constant(1))]
        ):
            return 1
        case ast.Call(
            ast.Name("range"),
            [_, ast.UnaryOp(ast.USub(), ast.Constant(1)), ast.UnaryOp(ast.USub())],
        ):
            return 0
        case ast.Call(ast.Name("range"), [_, ast.Constant(0), ast.UnaryOp(ast.USub())]):
            return 1
        case ast.Compare(ast.Constant(int(first)), [ast.LtE(), *_], [ast.Name(), *_]) | ast.Compare(
            ast.Name(), [ast.GtE()], [ast.Constant(int(first))]
        ) if first in (0, 1):
            return first
    return None


def rate(
    one: Seen,
    seen: Sequence[Seen],
    task: Task,
    shape: Shape,
    rank: int,
    first: int | None,
) -> tuple[Any, ...] | None:
    """Return how badly a container suits a task with a shape; None if not at all.

    Values that may be counted from 0 or from 1 are read as the program counts: from `first`.
    Where that is unclear, a list that grows is read as the page's own programs count.
    """
    if not any(suits(own, shape, one.kind) for own in measure(one, seen)):
        return None
    written, rows = list(list_written(one, seen, shape)), list_rows(one, seen)
    if is_full(one, shape):
        return None
    if shape.kind == "list" and any(isinstance(item, bool) for item in one.items):
        return None
    told = [(key, value) for key, value in written if value not in NOTHING[:3]]
    begins = all(task.read(shape, key, value) is not None for key, value in told[:2])
    read = sum(task.read(shape, key, value) is not None for key, value in told)
    odd = sum(task.read(shape, key, value) is None for key, value in told if value not in NOTHING)
    if not read or (odd > 2 * read and not begins):  # a wrong program may lose its way
        return None
    values = {repr(value) for _, value in written}
    if shape.kind != "grid" and is_flags(values, one, task):
        return None
    marks = task.numbered and shape.kind == "grid" and len(values) <= 2
    kinds = list(dict.fromkeys(known.kind for known in task.shapes))
    counts = first
    if shape.kind == "path":  # a 0 that is appended is no blank
        zero = any(type(value) is int and value == 0 for _, value in written)
        counts = 0 if zero else task.counts if first is None else first
    # Programs that count from 1 use 0 as a blank; those with -1 as a blank count from 0.
    counted = shape.kind == "list" and shape.columns == 1 and -1 in one.items
    return (
        not (one.written or rows),
        3 * odd > read,
        marks,
        kinds.index(shape.kind),
        counted,
        odd,
        counts is not None and task.first(shape) != counts,
        rank,
        -len(written),
        one.number,
    )


def is_flags(values: Collection[str], one: Seen, task: Task) -> bool:
    """Tell whether two signs are written in a list, where a choice is one of more values."""
    many = not task.ordered and task.puzzle.size > 3 * task.puzzle.length
    whole = not one.appended and len(one.items) == task.puzzle.length
    return many and whole and len(values) == len({*values, *map(repr, one.items)}) == 2


def is_full(one: Seen, shape: Shape) -> bool:
    """Tell whether all items of a list are different numbers: it is shuffled, and not filled."""
    numbers = {item for item in one.items if type(item) is int}
    return shape.kind == one.kind == "list" and 1 < len(one.items) == len(numbers)


def list_names(seen: Sequence[Seen]) -> dict[int, set[str]]:
    """Return the texts that lists hold, by the site of the list."""
    names: dict[int, set[str]] = {}
    for one in seen:
        if one.kind == "list":
            held = (*one.items, *(value for _, value in one.written))
            names.setdefault(one.site, set()).update(x for x in held if type(x) is str)
    return names


def find_places(held: Mapping[int, set[str]], task: Task) -> set[str]:
    """Find the names of places, such as regions.

    Far more names than there are choices for a place can't be names of choices.
    """
    many = MANY * task.puzzle.size // max(1, task.puzzle.length)
    return {name for names in held.values() if len(names) >= many for name in names}


def list_written(one: Seen, seen: Sequence[Seen], shape: Shape) -> Iterator[tuple[Any, Any]]:
    if shape.kind == "grid" and one.kind == "list":
        for index, row in enumerate(list_rows(one, seen)):
            at_first = row.appended
            for key, value in row.written[at_first:]:
                yield (index, key), value
    elif shape.kind == "path" and not one.written:
        yield from enumerate(one.items)
    elif one.remade and not one.written:
        yield from zip(one.keys, one.items, strict=True)
    elif shape.kind == "path":
        for key, value in one.written:
            yield key, (seen[value.number].items if isinstance(value, Ref) else value)
    else:
        yield from one.written


def looks_like(one: Seen, seen: Sequence[Seen], shape: Shape) -> bool:
    return not one.items or any(suits(own, shape, one.kind) for own in measure(one, seen))


def gather(
    scouted: Scouted, seen: Sequence[Seen], best: Seen, shape: Shape, name: str | None
) -> Found:
    """Gather all containers of the best one's name into one `Found`."""
    names = set(scouted.names.get(best.number, ())) if name is None else {name}
    group = [
        one
        for one in seen
        if (names.intersection(scouted.names.get(one.number, ())) or one is best)
        and one.kind == best.kind
        and (shape.kind == "path" or looks_like(one, seen, shape))
        # An empty list that stays so, such as one that is returned, is no path that begins anew.
        and (one.items or one.written or best.remade)
    ]
    sites = frozenset(one.site for one in group)
    chosen = {one.number for one in group}
    order: dict[int, int] = {}
    others = set()
    for one in seen:
        number = order[one.site] = order.get(one.site, -1) + 1
        named = scouted.names.get(one.number, ())
        if one.site in sites and one.number not in chosen and named:
            others.add((one.site, number))
    rows = frozenset(row.site for one in group for row in list_rows(one, seen))
    shown = name or next(iter(scouted.names.get(best.number, ())), "")
    by_depth = shape.kind == "path" and bool(best.written) and not best.appended
    return Found(
        shown, shape, sites, rows, frozenset(others), remade=best.remade, by_depth=by_depth
    )
