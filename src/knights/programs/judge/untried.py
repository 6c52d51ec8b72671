"""A value that a program's loop leaves out, such as 9 in `for digit in range(1, 9)`."""

import ast
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from knights.language import Told, tell
from knights.programs.answer.finding import Finding
from knights.programs.judge.judgement import Judgement
from knights.programs.judge.task import Asked
from knights.programs.read.run_events import PLACE
from knights.programs.watch.limits import Limits
from knights.programs.watch.moment import Line, look
from knights.programs.watch.run import Program
from knights.puzzles.task import Task
from knights.scenario import format, make, parse

MOST_VALUES = 1000  # of a loop: no puzzle has more for one place
# The syntax of values that are known without running anything of the program's.
KNOWN = (
    ast.Call,
    ast.Name,
    ast.Constant,
    ast.List,
    ast.Tuple,
    ast.BinOp,
    ast.Add,
    ast.Sub,
    ast.Load,
)


def find_untried(seen: Judgement, program: Program, asked: Asked, limits: Limits) -> Finding | None:
    """Find the loop that placed the choices, if some values come neither in it nor in the run.

    It has to be the same at the first choice and at the last, and no solution does without them.
    """
    task = asked.make()
    if seen.story is None or seen.found is None or seen.run is None or task.ordered:
        return None
    story, width = seen.story, task.puzzle.size // (task.place(task.puzzle.size - 1) + 1)
    placed = [index for index, sort in enumerate(story.sorts) if sort == PLACE]
    tried = {story.choices[index] % width for index in placed}
    if seen.run.ended != "done" or not 1 < len(tried) < width:
        return None
    tree, loops = ast.parse(program.text), []
    for index in (placed[0], placed[-1]):
        moment = look(program, seen.found.all, story.steps[index], limits, line_only=True)
        loops.append(None if moment is None else find_loop(tree, moment.stack))
    if loops[0] is None or loops[0] != loops[1]:
        return None
    line, values = loops[0]
    told = tell_untried(task, line, values, tried, width)
    if told is None or not asked.truth.exists(seen.facts) or can_do_without(asked, len(tried)):
        return None
    return Finding("refused", told, line=line)


def tell_untried(
    task: Task, line: int, values: Collection[Any], tried: Collection[int], width: int
) -> Told | None:
    """Say what a loop leaves out; None if it may be more than the run shows."""
    about = {"puzzle": task.name, "line": line, "count": len(tried), "of": width}
    digits: list[str] = []
    if "grid" in task.plain:
        known = set(map(str, values))
        digits = [digit for digit in map(str, range(1, width + 1)) if digit not in known]
        if not digits or not known.issuperset(str(one + 1) for one in tried):
            return None
    elif len(set(values)) != len(tried):
        return None
    return tell("own-refused-untried", missing=digits, tried=list(map(str, values)), **about)


def can_do_without(asked: Asked, colours: int) -> bool:
    """Tell whether a map needs fewer colours; the rules of other puzzles ask for each value."""
    task = parse(asked.scenario)
    if "colours" not in task.values or asked.goal not in ("first", 1):
        return False
    fewer = Asked.by(format(make(task.puzzle, {**task.values, "colours": str(colours)})))
    return fewer.truth.exists(Judgement("unknown", []).facts) is not False


def find_loop(tree: ast.AST, stack: Sequence[Line]) -> tuple[int, Collection[Any]] | None:
    """Find the innermost loop around a step, and its values; None where these are not known.

    Its variable has to be used in the line that made the step, or that called what made it.
    """
    loops = [node for node in ast.walk(tree) if isinstance(node, ast.For)]
    for call in reversed(stack):
        around = [one for one in loops if one.body[0].lineno <= call.line <= (one.end_lineno or 0)]
        if not around:
            continue
        loop = max(around, key=lambda one: one.lineno)
        names = (node for node in ast.walk(tree) if isinstance(node, ast.Name))
        used = {name.id for name in names if name.lineno == call.line}
        if not isinstance(loop.target, ast.Name) or loop.target.id not in used:
            return None
        values = read_values(loop.iter, dict([*stack[0].variables, *call.variables]))
        return None if values is None else (loop.lineno, values)
    return None


def read_values(node: ast.expr, texts: Mapping[str, str]) -> Collection[Any] | None:
    """Return the values of a range, a list or a text, by the texts of the variables in it."""
    parts = list(ast.walk(node))
    calls = (ast.unparse(part.func) for part in parts if isinstance(part, ast.Call))
    if not all(isinstance(part, KNOWN) for part in parts) or set(calls) - {"range"}:
        return None
    names = {part.id for part in parts if isinstance(part, ast.Name)} - {"range"}
    try:
        known = {name: ast.literal_eval(texts[name]) for name in names}
        code = compile(ast.Expression(node), "<values>", "eval")
        values = eval(code, {"__builtins__": {}, "range": range}, known)
        if len(values) > MOST_VALUES or not all(isinstance(one, int | str) for one in values):
            return None
    except Exception:  # a value that is cut short, or none that a loop can have
        return None
    return values if isinstance(values, range | list | tuple | str) else None
