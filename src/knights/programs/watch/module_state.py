"""Python's own modules restored after each run, as a program runs more than once."""

import ast
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType


@contextmanager
def keep_modules(text: str) -> Iterator[None]:
    """Restore changed values in the builtins, and in modules that a program imports.

    Added names stay, such as those that an import makes.
    """
    named = {"builtins", *iter_imported(text)}
    modules = [sys.modules.get(name) for name in named]
    spaces = [vars(module) for module in modules if isinstance(module, ModuleType)]
    before = [(space, dict(space)) for space in spaces]
    try:
        yield
    finally:
        for now, then in before:
            now.update(then)


def iter_imported(text: str) -> Iterator[str]:
    for part in ast.walk(ast.parse(text)):
        if isinstance(part, ast.Import):
            yield from (alias.name for alias in part.names)
        elif isinstance(part, ast.ImportFrom) and part.module is not None:
            yield part.module
