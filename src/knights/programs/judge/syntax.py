"""Facts about a program from its text, without running it."""

import ast
import re
from collections.abc import Collection, Iterator, Sequence

from knights.language import Told, tell, tell_plain
from knights.language.forms import FORMS


def uses_result(text: str, names: Sequence[str]) -> bool | None:
    """Tell whether a recursive function uses what its calls return; None without such a call."""
    used: bool | None = None
    tree = ast.parse(text)
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and function.name in names:
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and get_name(node.func) in names:
                    used = bool(used) or id(node) not in alone
    return used


def find_own_call(text: str, name: str) -> int | None:
    """Find the line where a function calls itself; None if there are several, or none."""
    lines = {
        node.lineno
        for function in ast.walk(ast.parse(text))
        if isinstance(function, ast.FunctionDef) and function.name == name
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and get_name(node.func) == name
    }
    return lines.pop() if len(lines) == 1 else None


def iter_numbers(text: str, names: Collection[str]) -> Iterator[tuple[str, int, int]]:
    """Yield the names that the outermost lines set to a number, with it and the line."""
    for node in ast.parse(text).body:
        match node:
            case ast.Assign([ast.Name(name)], ast.Constant(int(number))) if name in names:
                yield name, number, node.lineno


def repair_rows(text: str) -> str | None:
    """Return code that makes each row by itself instead of `[[0] * n] * n`; None without that."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
            for rows, times in ((node.left, node.right), (node.right, node.left)):
                inner = rows.elts[0] if isinstance(rows, ast.List) and len(rows.elts) == 1 else None
                if isinstance(inner, ast.List | ast.BinOp | ast.ListComp):
                    return f"[{ast.unparse(inner)} for _ in range({ast.unparse(times)})]"
    return None


def find_uncalled(text: str) -> tuple[Told, int] | None:
    """Say which function nothing calls, with a line, if the program calls none of its own.

    A call below `if __name__ == "main"` never comes: then the line is that of the test.
    """
    tree = ast.parse(text)
    guard = next((one for one in tree.body if is_false_guard(one)), None)
    tree.body = [node for node in tree.body if node is not guard]
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    used: dict[str, set[str]] = {function.name: list_used(function) for function in functions}
    if not used or list_used(tree) & used.keys():
        return None
    if guard is not None and list_used(guard) & used.keys():
        return tell("own-unseen-guard", names=[*used.keys() & list_used(guard)]), guard.lineno
    called = {name for own, names in used.items() for name in names if name != own}
    first = next((one for one in functions if one.name not in called), functions[-1])
    return tell("own-unseen-uncalled", name=first.name), first.lineno


def is_false_guard(node: ast.stmt) -> bool:
    """Tell whether a statement compares `__name__` with anything but "__main__"."""
    guards = re.compile(r"__name__ == '(?!__main__')\w*'")
    return isinstance(node, ast.If) and guards.fullmatch(ast.unparse(node.test)) is not None


def can_search(text: str) -> bool:
    """Tell whether a program repeats anything, or imports functions that may."""
    return any(isinstance(node, REPEATING) for node in ast.walk(ast.parse(text)))


def find_local(text: str) -> tuple[str, str, int] | None:
    """Find a name that a function assigns only locally by mistake, its function, and the line.

    The program assigns it outside of all functions, too, and reads it only there.
    """
    tree = ast.parse(text)
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    outer = [node for part in tree.body if part not in functions for node in ast.walk(part)]
    wanted = {name for name, _ in list_given(outer)} & list_read(outer)
    for function in functions:
        parts = list(ast.walk(function))
        shared = {name for one in parts if isinstance(one, ast.Global) for name in one.names}
        for name, line in list_given(parts):
            if name in wanted - shared - list_read(parts):
                return name, function.name, line
    return None


def list_given(parts: Sequence[ast.AST]) -> list[tuple[str, int]]:
    """List the names that are assigned, with the line of each."""
    targets = (target for one in parts if isinstance(one, ast.Assign) for target in one.targets)
    return [(target.id, target.lineno) for target in targets if isinstance(target, ast.Name)]


def list_read(parts: Sequence[ast.AST]) -> set[str]:
    names = (one for one in parts if isinstance(one, ast.Name))
    return {name.id for name in names if isinstance(name.ctx, ast.Load)}


def find_gap(text: str, line: int) -> int | None:
    """Find the line after which a line's choice should be taken back, if nothing there does.

    It is the last line of the recursive call's statement in the same block.
    """
    tree = ast.parse(text)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for name, block in ((one.name, block) for one in functions for block in iter_blocks(one)):
        placing = [one for one in block if one.lineno == line and isinstance(one, PLACING)]
        after = block[block.index(placing[0]) + 1 :] if placing else []
        calls = [number for number, one in enumerate(after) if name in list_used(one)]
        if not calls:
            continue
        rest = (node for one in after[calls[-1] + 1 :] for node in ast.walk(one))
        changes = any(isinstance(node, CHANGING) for node in rest)
        return None if changes else after[calls[-1]].end_lineno
    return None


REPEATING = (ast.For, ast.While, ast.comprehension, ast.FunctionDef, ast.Lambda, ast.ImportFrom)
PLACING = (ast.Assign, ast.Expr)
CHANGING = (ast.Assign, ast.AugAssign, ast.Delete, ast.Call)


def iter_blocks(body: ast.AST) -> Iterator[list[ast.stmt]]:
    """Yield the blocks of statements in a text, inner ones first."""
    for node in ast.iter_child_nodes(body):
        yield from iter_blocks(node)
    for name in ("body", "orelse", "finalbody"):
        block = getattr(body, name, None)
        if isinstance(block, list):
            yield block


def iter_unwritten(text: str) -> Iterator[int]:
    """Yield the lines of a skeleton, in any language, that still stand for a part to be written."""
    marks = [f"pass  # {tell_plain(code, 'program-says-write')}" for code in FORMS]
    lines = text.splitlines()
    for block in iter_blocks(ast.parse(text)):
        if len(block) == 1 and lines[block[0].lineno - 1].strip() in marks:
            yield block[0].lineno


def list_used(body: ast.AST) -> set[str]:
    """Return the names that a text uses outside of the functions it defines."""
    found, waiting = set(), list(ast.iter_child_nodes(body))
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef):
            waiting += node.decorator_list
            continue
        if isinstance(node, ast.Name | ast.Attribute):
            found.add(get_name(node) or "")
        waiting += ast.iter_child_nodes(node)
    return found


def get_name(node: ast.expr) -> str | None:
    return node.id if isinstance(node, ast.Name) else getattr(node, "attr", None)
