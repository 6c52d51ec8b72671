"""Backtracking: the universal scheme, once, as generators over any puzzle.

take the next candidate; acceptable? record it; complete? else go on after it; take it back
"""

from collections.abc import Iterable, Iterator, Sequence

from knights.language import tell
from knights.search.puzzle import (
    Candidate,
    Descending,
    Knowing,
    Puzzle,
    Remembering,
    Rewinding,
    State,
    Step,
    Streaming,
    Verdict,
    goes_onward,
)


def events(puzzle: Puzzle, state: State | None = None, every: bool = False) -> Iterator[int]:
    """Yield each place and each undo of the search, from its beginning or from a state in it.

    The stream ends with the place that completes the first solution or, with `every`, goes on after
    each solution until the tree is exhausted.

    >>> from knights import Board, Tour
    >>> list(events(Tour(Board(2, 3), start=0)))  # from a1 there is one move, c2, and no way on
    [5, -6]

    Raises:
        ValueError: when it is not a state of this search.
    """
    path, levels = enter(puzzle, state)
    onward = goes_onward(puzzle)
    if not every and state is not None and state.undone is None and finished(puzzle, path):
        return
    while levels:
        for choice in levels[-1]:
            path.append(choice)
            yield choice
            if not every and finished(puzzle, path):
                return
            levels.append(iter(below(puzzle, path)))
            break
        else:
            if onward:
                return
            levels.pop()
            if levels:
                yield ~path.pop()


def rewind(puzzle: Puzzle, state: State) -> Iterator[int]:
    """Yield the events before a state, the latest first, unchanged: `~c` was the undo of c.

    Depth-first search is its own mirror image: this walks the same tree with every order reversed,
    and goes up where the search went down. So nothing is replayed from the beginning.

    Raises:
        ValueError: when it is not a state of this search.
    """
    path, levels = enter(puzzle, state, mirrored=True)
    while levels:
        for choice in levels[-1]:
            yield ~choice
            path.append(choice)
            levels.append(iter(below(puzzle, path)[::-1]))
            break
        else:
            levels.pop()
            if levels:
                yield path.pop()


def detailed(puzzle: Puzzle, state: State | None = None, every: bool = False) -> Iterator[Step]:
    """Yield each step of the search, with each refused candidate and its reason.

    Its places and undos are exactly those of `events`.

    Raises:
        ValueError: when it is not a state of this search.
    """
    path, _ = enter(puzzle, state)
    undone = state.undone if state is not None else None
    if not every and state is not None and undone is None and finished(puzzle, path):
        return
    root = len(puzzle.root)
    levels = [after(puzzle, path[:depth], path[depth]) for depth in range(root, len(path))]
    levels.append(after(puzzle, path, undone))
    while levels:
        for choice, reason in levels[-1]:
            if reason is not None or choice is None:
                yield Step("reject", choice, reason)
                continue
            path.append(choice)
            yield Step("place", choice)
            if not every and finished(puzzle, path):
                return
            levels.append(after(puzzle, path, None))
            break
        else:
            if goes_onward(puzzle):
                return
            levels.pop()
            if levels:
                yield Step("undo", path.pop())


def enter(
    puzzle: Puzzle, state: State | None, mirrored: bool = False
) -> tuple[list[int], list[Iterator[int]]]:
    """Return the path of a state, and the remaining choices of each level from the root.

    If `mirrored`, the choices already tried instead, the latest first.
    """
    state = state or State(puzzle.root)
    levels, depth = [], len(puzzle.root)
    for choice, choices in descend(puzzle, state):
        past = 0 if choice is None else choices.index(choice) + 1
        # A choice on the path is neither tried nor remaining.
        been = past - (depth < len(state.path))
        levels.append(iter(choices[:been][::-1] if mirrored else choices[past:]))
        depth += 1
    return list(state.path), levels


def descend(puzzle: Puzzle, state: State) -> Iterator[tuple[int | None, Sequence[int]]]:
    """Yield for each level, from below the root to below the path, its choice and its choices.

    The last level's choice is the one just undone, or None.

    Raises:
        ValueError: when the search cannot come to this state.
    """
    path, root = tuple(state.path), puzzle.root
    if path[: len(root)] != root:
        raise ValueError(tell("search-error-root", path=quote(path), root=str(list(root))))
    if len(path) > puzzle.length:
        number, most = str(len(path)), str(puzzle.length)
        raise ValueError(tell("search-error-long", path=quote(path), number=number, most=most))
    if isinstance(puzzle, Descending):
        levels = puzzle.descend(path)
    else:
        levels = (below(puzzle, path[:depth]) for depth in range(len(root), len(path) + 1))
    for depth, offered in enumerate(levels, start=len(root)):
        choices = offered if depth < puzzle.length else ()
        choice = path[depth] if depth < len(path) else state.undone
        if choice is not None and depth == len(path) and goes_onward(puzzle):
            raise ValueError(tell("search-error-never", choice=str(choice)))
        if choice is not None and choice not in choices:
            raise refuse(choice, path[:depth], choices)
        yield choice, choices


def refuse(choice: int, path: Sequence[int], choices: Sequence[int]) -> ValueError:
    """Return the error for a choice that cannot follow a path."""
    where, named = quote(path), str(choice)
    if not choices:
        return ValueError(tell("search-error-dead-end", choice=named, path=where))
    allowed = quote(choices)
    return ValueError(tell("search-error-choice", choice=named, path=where, choices=allowed))


def check_state(puzzle: Puzzle, state: State | None) -> None:
    """Raise ValueError unless the search can come to this state."""
    if state is None:
        return
    if isinstance(puzzle, Remembering):
        puzzle.position(state)
        return
    if state.undone is None and isinstance(puzzle, Knowing) and puzzle.knows(state.path):
        return
    for _ in descend(puzzle, state):
        pass


def quote(path: Sequence[int]) -> str:
    """Write a path for a sentence; of a long one only the beginning and the end.

    >>> quote(range(100))
    '[0, 1, 2, 3, ... 96, 97, 98, 99]'
    """
    if len(path) <= 30:
        return str([*path])
    first, last = (", ".join(map(str, part)) for part in (path[:4], path[-4:]))
    return f"[{first}, ... {last}]"


def below(puzzle: Puzzle, path: Sequence[int]) -> Sequence[int]:
    """The choices after a path; none if it is complete."""
    return puzzle.choices(path) if len(path) < puzzle.length else ()


def after(puzzle: Puzzle, path: Sequence[int], choice: int | None) -> Iterator[Candidate]:
    """The candidates after a path, from the one after `choice` on, or all of them."""
    if len(path) >= puzzle.length:
        return
    candidates = puzzle.candidates(tuple(path))
    if choice is not None:
        for candidate in candidates:
            if candidate.choice == choice:
                break
    yield from candidates


def is_complete(puzzle: Puzzle, path: Sequence[int]) -> bool:
    """Tell whether a path has its full length or, if the puzzle has an exit, has come to that.

    A walk without an exit is complete where it has a solution, however long it is.
    """
    goal: int | None = getattr(puzzle, "exit", None)
    if goal is None:
        return puzzle.solved(path) if goes_onward(puzzle) else len(path) == puzzle.length
    return len(path) > 0 and path[-1] == goal


def finished(puzzle: Puzzle, path: Sequence[int]) -> bool:
    return is_complete(puzzle, path) and puzzle.solved(path)


def conclude(puzzle: Puzzle, path: Sequence[int]) -> Verdict:
    """The verdict of a search that goes only forward, at the end of its stream."""
    if finished(puzzle, path):
        return "found"
    return "exhausted" if getattr(puzzle, "proves", True) else "stopped"


def stream(puzzle: Puzzle, state: State | None = None, every: bool = False) -> Iterator[int]:
    """The events by the puzzle's own faster form if it has one, else by the readable form."""
    if isinstance(puzzle, Streaming):
        return puzzle.stream(state, every)
    return events(puzzle, state, every)


def solutions(puzzle: Puzzle) -> Iterator[list[int]]:
    """Yield every complete path, in the order in which the search finds them."""
    path = list(puzzle.root)
    if is_complete(puzzle, path):
        yield path.copy()
    for event in stream(puzzle, every=True):
        if event < 0:
            path.pop()
            continue
        path.append(event)
        if is_complete(puzzle, path):
            yield path.copy()


def backwards(puzzle: Puzzle, state: State) -> Iterator[int]:
    """The events before a state, by the puzzle's own form of `rewind` if it has one."""
    return puzzle.rewind(state) if isinstance(puzzle, Rewinding) else rewind(puzzle, state)


def progress(puzzle: Puzzle, state: State) -> float:
    """The share of the search tree that is done at a state, from 0 to 1; it never decreases.

    Each node's share is divided evenly among its choices: the result is the sum over the levels d
    of (choices exhausted at d) / (product of the numbers of choices at levels 0 .. d). It is
    computed from the deepest level up, because in this form rounding never makes it decrease.

    Source: Kilby, Slaney, Thiebaux and Walsh, "Estimating search tree size" (AAAI 2006). A search
    that goes only forward has no tree: its progress is the share of its steps.

    Raises:
        ValueError: when it is not a state of this search.
    """
    if isinstance(puzzle, Remembering):
        return puzzle.progress(state)
    if goes_onward(puzzle):
        made, left = len(state.path) - len(puzzle.root), sum(1 for _ in stream(puzzle, state))
        return made / (made + left) if left else 1.0
    *levels, (undone, choices) = descend(puzzle, state)
    if not levels and not choices:
        return 1.0
    done = 0.0 if undone is None else (choices.index(undone) + 1) / len(choices)
    for choice, choices in reversed(levels):
        assert choice is not None, "every level above the last has its choice on the path"
        done = (choices.index(choice) + done) / len(choices)
    return done


def skip(trail: Iterable[int], choice: int) -> None:
    """Advance a trail of choices to just after one of them.

    Raises:
        ValueError: when it is not there: the search never comes to that state.
    """
    for other in trail:
        if other == choice:
            return
    raise ValueError(tell("search-error-never", choice=str(choice)))
