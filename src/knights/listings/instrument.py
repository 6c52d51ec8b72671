"""Instrument a plain program so that it stops at each event; what runs is made from the shown text.

A function that makes or takes back a choice, or calls one that does, becomes a generator: after a
marked line it yields the event, and instead of making a call it yields it for `Running` to make.
Nothing else changes, and every line keeps its number. So the lines that run, and their variables,
are those of the text as it is.
"""

import ast
from collections.abc import Iterator, Set
from dataclasses import dataclass
from functools import lru_cache
from io import StringIO
from tokenize import COMMENT, generate_tokens
from types import CodeType

from knights.puzzles.program import MARKS, PLACES, bound

# Yielded for an event that takes back the last choice; `Running` knows which choice that is.
BACK = -1
# The function that contains the statements after the definitions.
MAIN = "__main__"


@dataclass(frozen=True)
class Instrumented:
    """The instrumented code of a program, and the names and lines of its parts.

    `calls` are the functions that became generators; `lines` those that can run once the search
    has begun; `names` the variables that are set outside of all functions.
    """

    code: CodeType
    calls: frozenset[str]
    lines: tuple[int, ...]
    names: tuple[str, ...]


@lru_cache(maxsize=16)
def instrument(text: str, place: str, given: frozenset[str], file: str) -> Instrumented:
    """Compile the instrumented code of a text, without the definitions of the names in `given`.

    Raises:
        ValueError: when no line of the text is marked.
    """
    tree = ast.parse(text)
    marks = dict(find_marks(text))
    calls = find_calls(tree, marks)
    if not calls:
        raise ValueError("the program has no line that makes or takes back a choice")
    kept = [node for node in tree.body if not given.intersection(bound(node))]
    kept = [node for node in kept if not sets_limit(node)] if "sys" in given else kept
    begin = next(
        at
        for at, node in enumerate(kept)
        if not isinstance(node, ast.FunctionDef) and runs(node, marks, calls)
    )
    names = tuple(sorted(find_names(kept[begin:])))
    main = ast.parse(f"def {MAIN}(): {'global ' + ', '.join(names) if names else 'pass'}").body[0]
    assert isinstance(main, ast.FunctionDef)
    main.body += kept[begin:]
    instrumented = ast.Module([*kept[:begin], main], [])
    Instrumenter(marks, calls, place).visit(instrumented)
    code = compile(ast.fix_missing_locations(instrumented), file, "exec")
    functions = [node for node in kept[:begin] if isinstance(node, ast.FunctionDef)]
    lines = {line for node in [*functions, *kept[begin:]] for line in statements(node)}
    return Instrumented(code, calls, tuple(sorted(lines)), names)


def find_marks(text: str) -> Iterator[tuple[int, bool]]:
    """Yield the number of each marked line, and whether it makes a choice."""
    for token in generate_tokens(StringIO(text).readline):
        if token.type == COMMENT and token.string.startswith(MARKS):
            yield token.start[0], token.string.startswith(PLACES)


def find_calls(tree: ast.Module, marks: dict[int, bool]) -> frozenset[str]:
    """The functions that have a marked line, or call such a function."""
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    calls: frozenset[str] = frozenset()
    while True:
        more = frozenset(node.name for node in functions if runs(node, marks, calls))
        if more == calls:
            return calls
        calls = more


def runs(node: ast.stmt, marks: dict[int, bool], calls: Set[str]) -> bool:
    """Tell whether a statement, or a function's body, makes events."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        return False
    if marks.keys() & range(node.lineno, (node.end_lineno or node.lineno) + 1):
        return True
    return any(is_call(part, calls) for part in ast.walk(node))


def is_call(node: ast.AST, calls: Set[str]) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in calls


def sets_limit(node: ast.stmt) -> bool:
    """Tell whether a statement raises the recursion limit, which instrumented code needn't."""
    return isinstance(node, ast.Expr) and "setrecursionlimit" in ast.dump(node)


def find_names(nodes: list[ast.stmt]) -> set[str]:
    """The variables that statements assign."""
    parts = [part for node in nodes for part in ast.walk(node)]
    return {n.id for n in parts if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}


def statements(node: ast.stmt) -> Iterator[int]:
    """Yield the first lines of the statements inside a function or another statement."""
    inner = [part for part in ast.walk(node) if isinstance(part, ast.stmt)]
    for part in inner[1:] if isinstance(node, ast.FunctionDef) else inner:
        is_text = isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)
        if not is_text and not isinstance(part, ast.Global):
            yield part.lineno


class Instrumenter(ast.NodeTransformer):
    """Yields an event after each marked line, and yields calls instead of making them."""

    def __init__(self, marks: dict[int, bool], calls: Set[str], place: str) -> None:
        self.marks, self.calls = marks, calls
        self.event = f"__number__(({place}))"

    def visit(self, node: ast.AST) -> ast.AST | list[ast.stmt]:
        if is_call(node, self.calls):
            self.generic_visit(node)
            assert isinstance(node, ast.Call)
            return ast.copy_location(ast.Yield(node), node)
        self.generic_visit(node)
        line = getattr(node, "end_lineno", 0)
        if not isinstance(node, ast.stmt) or hasattr(node, "body") or line not in self.marks:
            return node
        value = ast.parse(self.event if self.marks[line] else str(BACK)).body[0]
        assert isinstance(value, ast.Expr)
        step = ast.Expr(ast.Yield(value.value))
        for part in ast.walk(step):
            ast.copy_location(part, node)
        return [node, step]
