"""What a program's text tells of it, without its being run."""

import ast
from collections.abc import Sequence


def keeps(text: str, name: str) -> bool:
    """Whether a list is kept somewhere by its name, as by `found.append(path)`."""
    return any(
        get_name(given) == name
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and get_name(node.func) == "append"
        for given in node.args
    )


def uses_result(text: str, names: Sequence[str]) -> bool | None:
    """Whether a function that calls itself looks at what the call returns; None without a call."""
    used: bool | None = None
    tree = ast.parse(text)
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and function.name in names:
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and get_name(node.func) in names:
                    used = bool(used) or id(node) not in alone
    return used


def get_name(node: ast.expr) -> str | None:
    return node.id if isinstance(node, ast.Name) else getattr(node, "attr", None)
