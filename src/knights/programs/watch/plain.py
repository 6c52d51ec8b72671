"""One unwatched run of a program, as Python runs it: what it prints, returns and keeps.

Only calls and turns of `while` are counted, and values that a statement throws away are noted.
"""

import ast
from collections import deque
from dataclasses import dataclass, field
from itertools import chain, repeat
from operator import length_hint
from types import CodeType, ModuleType
from typing import Any

from knights.programs.watch.limits import Limits, Stopper
from knights.programs.watch.run import Program, Run, Runner
from knights.programs.watch.source import FILE, Prepared, Setter, call

# Most calls and turns of a plain run, for each step of the limit.
TICKS = 10
MOST_RETURNED = 100

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass
class Plain:
    """A run: its text, what `input` asked, what its outermost statements returned, its last names.

    It is `early` if most calls and turns came after the last print.
    """

    run: Run
    prompts: list[str]
    text: str
    returned: "deque[Any]" = field(default_factory=lambda: deque(maxlen=MOST_RETURNED))
    kept: dict[str, Any] = field(default_factory=dict)
    early: bool = False


def run_plain(program: Program, limits: Limits) -> Plain:
    """Run a program as Python would, to its end or a limit.

    Raises:
        SyntaxError: when it is no Python.
    """
    prepared = prepare_plain(program)
    most = TICKS * limits.steps
    ticks = repeat(True, most)
    runner = Runner(program, limits, lambda: most - length_hint(ticks))
    plain = Plain(runner.run, runner.given.prompts, program.text)
    names = {
        "__turn__": chain(ticks, Stopper("ticks")).__next__,
        "__returned__": plain.returned.append,
    }

    def keep(space: dict[str, Any]) -> None:
        plain.kept.update(
            (name, value)
            for name, value in space.items()
            if not name.startswith("__") and not callable(value) and not is_module(value)
        )

    runner.run.changed, runner.run.settings = prepared.changed, prepared.settings
    runner.perform(prepared, names, keep)
    printed = runner.run.prints[-1:]
    plain.early = bool(printed) and 2 * printed[0] < most - length_hint(ticks)
    return plain


def is_module(value: object) -> bool:
    return isinstance(value, ModuleType)


def prepare_plain(program: Program) -> Prepared:
    tree = ast.parse(program.text, FILE)
    setter = Setter(program.settings, tree)
    setter.set_in(tree.body)
    mark_returned(tree.body)
    counted = ast.fix_missing_locations(Counter().visit(tree))
    code: CodeType = compile(counted, FILE, "exec", dont_inherit=True)
    return Prepared(code, {}, frozenset(setter.found), frozenset(setter.changed))


def mark_returned(body: list[ast.stmt]) -> None:
    """Note values that the outermost statements throw away: a bare `solve(8)` may be the answer."""
    for node in body:
        if isinstance(node, ast.Expr) and is_own_call(node.value):
            node.value = ast.copy_location(call("__returned__", node.value), node.value)
        elif not isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            for name in ("body", "orelse", "finalbody"):
                mark_returned(getattr(node, name, []))
            for handler in getattr(node, "handlers", []):
                mark_returned(handler.body)


def is_own_call(node: ast.expr) -> bool:
    """Tell whether a call may be one of the program's own functions, unlike a list's `append`."""
    return isinstance(node, ast.Call) and not (
        isinstance(node.func, ast.Attribute) and hasattr(list, node.func.attr)
    )


class Counter(ast.NodeTransformer):
    """Counts each call of a function, and each turn of `while`."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        return self.count(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AsyncFunctionDef:
        return self.count(node)

    def count[F: (ast.FunctionDef, ast.AsyncFunctionDef)](self, node: F) -> F:
        self.generic_visit(node)
        first = 1 if ast.get_docstring(node, clean=False) is not None else 0
        tick = ast.copy_location(ast.Expr(call("__turn__")), node.body[0])
        node.body.insert(first, tick)
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.Lambda:
        self.generic_visit(node)
        test = ast.BoolOp(ast.And(), [call("__turn__"), node.body])
        node.body = ast.copy_location(test, node.body)
        return node

    def visit_While(self, node: ast.While) -> ast.While:
        self.generic_visit(node)
        test = ast.BoolOp(ast.And(), [call("__turn__"), node.test])
        node.test = ast.copy_location(test, node.test)
        return node
