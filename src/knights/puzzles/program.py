"""A puzzle's own programs: plain Python as a student would write it, which runs as it is.

A text is a file in a folder `programs`. Values of a search, such as the size of its board, replace
the text's statements that define their names. Lines that end with one of the `MARKS` are events.
"""

import ast
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from types import MappingProxyType
from typing import Any

from knights.language import tell
from knights.search import Goal

# Comments of the lines that make a choice or take it back.
PLACES = ("# place", "# discover")
MARKS = (*PLACES, "# take back", "# leave")

# Deeper recursion needs more than Python's own limit.
DEEP = 900

# The largest number of a list's items to show.
MOST_ITEMS = 64

# Formats the value of a variable, given the other variables.
type Tell = Callable[[Any, Mapping[str, Any]], str]

NOTHING: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True, eq=False)
class Program:
    """A program of a puzzle, for one search.

    Its title and its description are in the catalogue of sentences, in a `room`. `place` is the
    choice of a marked line, as an expression of the program's variables, and `number` turns its
    value into the choice. `tell` formats variables by what they mean; those in `watched` are shared
    by all calls. `tests` are the functions that say whether a candidate is acceptable, in a program
    that does not recurse. `given` has objects for names that would take long to make, or would
    change more than the program. `limit` is the number of solutions that the program counts down.
    """

    name: str
    room: str
    text: str = ""
    place: str = ""
    number: Callable[[Any], int] = int
    tell: Mapping[str, Tell] = NOTHING
    watched: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()
    given: Mapping[str, object] = field(default_factory=dict)
    limit: int | None = None
    refusal: str | None = None

    @property
    def title(self) -> str:
        return tell(f"{self.room}-program-{self.name}")

    @property
    def sentence(self) -> str:
        """The description of what the program does."""
        return tell(f"{self.room}-program-{self.name}.does")


def read(package: str, name: str) -> str:
    """Return the text of a program in a package's folder `programs`."""
    # The package's own loader, as in `knights.data`, needs no imports.
    room: Any = import_module(package)
    content: bytes = room.__loader__.get_data(f"{room.__path__[0]}/programs/{name}.py")
    return content.decode()


def fill(text: str, **codes: str | None) -> str:
    """Replace the statements that define some names by code; None deletes one.

    >>> print(fill("n = 8", n="n = 5"), end="")
    n = 5

    Raises:
        KeyError: when the text does not define a name.
    """
    lines = text.splitlines()
    found = {name: node for node in ast.parse(text).body for name in bound(node)}
    for name, node in sorted(found.items(), key=lambda item: -item[1].lineno):
        if name in codes:
            code = codes[name]
            lines[node.lineno - 1 : node.end_lineno] = [] if code is None else code.splitlines()
    for name in codes:
        found[name]
    return "\n".join(lines) + "\n"


def bound(node: ast.stmt) -> list[str]:
    """The names that a statement defines."""
    if isinstance(node, ast.FunctionDef):
        return [node.name]
    if isinstance(node, ast.Assign):
        return [target.id for target in node.targets if isinstance(target, ast.Name)]
    if isinstance(node, ast.Import | ast.ImportFrom):
        return [alias.name for alias in node.names]
    return []


def stop_at(text: str, goal: Goal) -> str:
    """Make a program that stops at its first solution stop at another number of them, or never.

    Its function `enough` is changed: its words, and its last line.
    """
    if goal in ("first", 1):
        return text
    head, begin, rest = text.partition("def enough():")
    if isinstance(goal, str):
        words, code = "go on for all", "    return False"
    else:
        words = f"{goal} are enough"
        code = "    global missing\n    missing -= 1\n    return missing == 0"
    rest = rest.replace("one is enough", words, 1).replace("    return True", code, 1)
    if isinstance(goal, int):
        rest = rest.replace("\n\n", f"\n\nmissing = {goal}\n", 1)
    return head + begin + rest


def is_recursive(text: str) -> bool:
    r"""Tell whether a function of a program calls itself.

    >>> is_recursive("def go(n):\n    return n and go(n - 1)\n"), is_recursive("go(1)\n")
    (True, False)
    """
    return any(
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == own.name
        for own in ast.parse(text).body
        if isinstance(own, ast.FunctionDef)
        for node in ast.walk(own)
    )


def allow_depth(text: str, depth: int) -> str:
    """Raise the recursion limit of a program if its path is long."""
    if depth <= DEEP:
        return text
    docstring = ast.parse(text).body[0].end_lineno or 0
    lines = text.splitlines(keepends=True)
    code = f"\nimport sys\n\nsys.setrecursionlimit({2 * depth})\n"
    return "".join([*lines[:docstring], code, *lines[docstring:]])


def invite(text: str, name: str) -> str:
    r"""Mark a function of a program as the one to change first.

    >>> print(invite("def order(row):\n    return row\n", "order"), end="")
    def order(row):  # change me
        return row

    Raises:
        ValueError: when the program has no such function.
    """
    head, begin, rest = text.partition(f"def {name}(")
    if not begin:
        raise ValueError(f"the program has no function {name}")
    line, end, rest = rest.partition("\n")
    return f"{head}{begin}{line}  # change me{end}{rest}"


def hollow(text: str) -> str:
    r"""Leave out of a program's search what it does with a choice: that is to be written.

    >>> print(hollow("def go():\n    a.append(1)  # place\n    go()\n    a.pop()  # take back\n"))
    def go():
        # place
        # go on, and stop if that was enough
        # take back
        pass  # write this part
    <BLANKLINE>

    Raises:
        ValueError: when the program marks no line that places.
    """
    lines = text.replace("  # change me", "").splitlines()
    for node in ast.walk(ast.parse(text)):
        block: list[ast.stmt] = getattr(node, "body", [])
        places = [one for one in block if lines[one.lineno - 1].endswith(PLACES)]
        if places:
            first, last = places[0].lineno - 1, block[-1].end_lineno
            margin = " " * places[0].col_offset
            missing = ("# place", "# go on, and stop if that was enough", "# take back")
            left = [*missing, "pass  # write this part"]
            lines[first:last] = [f"{margin}{line}" for line in left]
            return "\n".join(lines) + "\n"
    raise ValueError("the program marks no line that places")


def ask_order(text: str, loop: str, asking: str, order: str) -> str:
    """Make a program ask its function `order` for its options: that is the one to change first.

    `asking` replaces the first lines of a loop; `order` is the text of the function, which comes
    after the one with the loop.

    Raises:
        ValueError: when the program has no such loop.
    """
    head, found, rest = text.partition(loop)
    if not found:
        raise ValueError(f"the program has no loop {loop!r}")
    body, begin, rest = rest.partition("\ndef ")
    order = order.strip("\n")
    return invite(f"{head}{asking}{body}\n{order}\n{begin}{rest}", "order")


def limit_of(goal: Goal) -> int | None:
    """The number of solutions that a program counts, or None."""
    return goal if isinstance(goal, int) and goal > 1 else None


def write(value: Any, around: Mapping[str, Any] = NOTHING) -> str:
    """Format a value as Python does, but text without quotes and lists without brackets."""
    if isinstance(value, str):
        return value
    if isinstance(value, list | tuple | set | dict):
        return join(write(item) for item in value)
    return str(value)


def join(items: Iterable[str]) -> str:
    """Join the items of a list; of a long one only the last."""
    every = list(items)
    left_out = ["..."] if len(every) > MOST_ITEMS else []
    return " ".join([*left_out, *every[-MOST_ITEMS:]])
