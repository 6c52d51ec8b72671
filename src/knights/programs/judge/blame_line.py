"""The line that let a wrong choice happen: the test that said yes before it was placed."""

import ast
from collections.abc import Iterator, Sequence

from knights.programs.answer.finding import Finding
from knights.programs.read.candidates import Found
from knights.programs.watch.limits import Limits
from knights.programs.watch.moment import Line, look
from knights.programs.watch.run import Program

# Mistakes that a test could have refused. A wrong move is the fault of the moves, not of a test.
REFUSABLE = ("twice", "wrap")


def find_allowing(
    program: Program, found: Found, finding: Finding, ordered: bool, limits: Limits
) -> int | None:
    """Find the line of the test under which a choice was placed; None without such a test.

    It is the `if` whose body placed the choice, or whose test or body called the function that
    placed it; or the line in a function of the program's own that said yes in that test.
    """
    refusable = finding.mistake in REFUSABLE or (finding.mistake == "move" and not ordered)
    if not refusable or finding.step is None or finding.step < 1:
        return None
    before = look(program, found.all, finding.step - 1, limits)
    made = look(program, found.all, finding.step, limits, line_only=True)
    if before is None or made is None:
        return None
    tree = ast.parse(program.text)
    test = find_test(tree, made.stack)
    return None if test is None else find_yes(tree, test, before.lines, made.stack)


def find_test(tree: ast.AST, stack: Sequence[Line]) -> ast.If | None:
    """Find the innermost `if` whose body placed, or which called the function that placed."""
    *around, here = [call.line for call in stack]
    holding = [test for test in iter_tests(tree) if is_within(here, test.body)]
    if holding and is_same_function(holding[-1], here):
        return holding[-1]
    for line in around[-1:]:
        calling = [test for test in iter_tests(tree) if is_within(line, [test.test, *test.body])]
        if calling and is_same_function(calling[-1], line):
            return calling[-1]
    return None


def iter_tests(tree: ast.AST) -> Iterator[ast.If]:
    """Yield all `if` statements of a program, outer ones before inner ones."""
    tests = [node for node in ast.walk(tree) if isinstance(node, ast.If)]
    yield from sorted(tests, key=lambda test: (test.lineno, -(test.end_lineno or 0)))


def is_within(line: int, nodes: Sequence[ast.stmt | ast.expr]) -> bool:
    return any(node.lineno <= line <= (node.end_lineno or 0) for node in nodes)


def is_same_function(test: ast.If, line: int) -> bool:
    """Tell whether no function definition lies between a test and a line in it."""
    return not any(
        isinstance(node, ast.FunctionDef) and is_within(line, [node]) for node in ast.walk(test)
    )


def find_yes(tree: ast.AST, test: ast.If, lines: Sequence[Line], stack: Sequence[Line]) -> int:
    """Return the line of a test, or the last line of a finished function that it called."""
    defined = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    asked = {
        getattr(node.func, "id", getattr(node.func, "attr", ""))
        for node in ast.walk(test.test)
        if isinstance(node, ast.Call)
    }
    told = (asked & defined) - {call.function for call in stack}
    answers = [line.line for line in lines if line.function in told]
    return answers[-1] if answers else test.lineno
