"""Recognition, by its answer, of a program for another puzzle or size than the page's."""

from collections.abc import Callable, Iterator
from itertools import takewhile
from math import isqrt

from knights.language import Told, tell
from knights.programs.answer.finding import Finding
from knights.programs.answer.forms import Path
from knights.programs.answer.truth import Truth
from knights.programs.answer.values import is_container, list_blocks, make_plain
from knights.programs.answer.verdict import Reader
from knights.programs.judge.judgement import Judgement
from knights.programs.judge.task import Asked
from knights.programs.read.facts import Facts
from knights.programs.watch.unwatched_run import Plain
from knights.puzzles.registry import PUZZLES
from knights.puzzles.task import Task
from knights.scenario import find_task, parse

# Choices that may obey the rules by chance in a program for another puzzle.
CHANCE = 3

# Most sizes that are tried, and the smallest: an answer for a smaller one may be right by chance.
MOST_SIZES = 6
LEAST = 4


class Unsought(Truth):
    """A truth for solutions that a program shows: whether there are any at all may take long."""

    def exists(self, facts: Facts) -> None:
        return None


def find_other(
    plain: Plain,
    asked: Asked,
    seen: Judgement,
    look: Callable[[Asked], Judgement | None],
    begun: Path = (),
) -> Judgement | None:
    """Judge a program that is right for another size, or another puzzle; None if it is not.

    `look` judges its search there: a sudoku program may have a grid of its own. `begun` is what its
    answer has of this puzzle.
    """
    task = asked.make()
    goal = "".join(f"/{part}" for part in asked.scenario.split("/") if part.startswith("goal="))
    for size, scenario, held in iter_sizes(plain, task):
        if not is_near(size, task, seen) and answers(plain, scenario + goal, held):
            found = [Finding("own-size", tell_size(task, size))]
            return Judgement("unknown", found, seen.run, scenario=scenario + goal)
    if max(count_fit(path, task) for path in (seen.facts.deepest, begun)) > CHANCE:
        return None
    for puzzle, there in list_others(plain, task):
        own = there if answers(plain, there) else find_own(there, look)
        if own is not None:
            told = tell("own-answer-another", puzzle=puzzle, here=task.name)
            return Judgement("unknown", [Finding("another", told)], seen.run, scenario=own)
    return None


def is_near(size: tuple[int, int], task: Task, seen: Judgement) -> bool:
    """Tell whether a size is the page's, or so close that the program may have miscounted."""
    assert task.size is not None
    most = 2 if seen.story is not None and not task.ordered else 1
    return max(abs(one - other) for one, other in zip(size, task.size, strict=True)) < most


def find_own(scenario: str, look: Callable[[Asked], Judgement | None]) -> str | None:
    """Find the program's own scenario, for a puzzle with grids."""
    own = Asked.by(scenario)
    seen = look(own) if "grid" in own.make().plain else None
    return None if seen is None else seen.scenario


def answers(plain: Plain, scenario: str, held: bool = False) -> bool:
    """Tell whether a program's answer is right for another scenario.

    A number alone says nothing of a size, unless what the program keeps has that size.
    """
    other = Asked.by(scenario)
    truth = Unsought(other.kind, other.make(), other.goal, other.expected)
    answer = Reader(plain, other.make, truth).decide()
    return answer.outcome == "found" and (held or bool(answer.solutions)) and not answer.margin


def iter_sizes(plain: Plain, task: Task) -> Iterator[tuple[tuple[int, int], str, bool]]:
    """Yield the sizes that a program's answer may be for, and whether what it keeps has them.

    The scenario of each comes in between.
    """
    if task.size is None:
        return
    containers = filter(is_container, list_told(plain))
    kept = "\n".join(str(make_plain(value)) for value in containers)
    sizes = {
        size: held
        for text, held in ((plain.run.printed, False), (kept, True))
        for high, wide in list_blocks(text)
        for size in ((high, wide), (wide, wide), (isqrt(wide), isqrt(wide)), (high, high))
        if min(size) >= LEAST
    }
    for size, held in list(sizes.items())[-MOST_SIZES:]:
        scenario = task.sized(*size)
        if scenario is not None:
            yield size, scenario, held


def list_told(plain: Plain) -> list[object]:
    return [*plain.returned, *plain.kept.values()]


def list_others(plain: Plain, task: Task) -> Iterator[tuple[str, str]]:
    """Yield the other puzzles, each with its first scenario, or those of the answer's sizes."""
    for name, kind in PUZZLES.items():
        if name == task.name or kind.task is None:
            continue
        scenario = kind.entry.presets[0].scenario
        own = find_task(parse(scenario))
        if own is not None and own.size:
            yield from ((name, there) for _, there, _ in iter_sizes(plain, own))
        else:
            yield name, scenario


def count_fit(path: Path, task: Task) -> int:
    """Count the choices of a path that obey the rules, up to the first that does not."""
    pairs = enumerate(path)
    obeying = takewhile(lambda pair: task.conflict(path[: pair[0]], pair[1]) is None, pairs)
    return sum(1 for _ in obeying)


def tell_size(task: Task, size: tuple[int, int]) -> Told:
    assert task.size is not None
    (rows, columns), (asked, across) = size, task.size
    about = {"rows": rows, "columns": columns, "asked": asked, "across": across}
    return tell("own-answer-size", puzzle=task.name, **about)
