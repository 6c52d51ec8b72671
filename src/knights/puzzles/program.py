"""A puzzle's own programs: plain Python as a student would write it, that can be run as it stands.

A text is a file of a folder `programs`; what a search adds to it, such as the size of its board,
is put in by the names that the text gives to it. Lines that end with one of the `MARKS` are the
events.
"""

import ast
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from types import MappingProxyType
from typing import Any

from knights.language import tell
from knights.search import Goal

# What a line says, in a comment, that makes or takes back a choice.
PLACES = ("# place", "# discover")
MARKS = (*PLACES, "# take back", "# leave")

# A program that calls itself this often needs more than Python's own limit.
DEEP = 900

# Items of a list that are written out.
MOST_ITEMS = 64

# The value of a variable as it is read, given the other variables.
type Tell = Callable[[Any, Mapping[str, Any]], str]

NOTHING: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True, eq=False)
class Program:
    """A program of a puzzle, for one search.

    What it is called, and what it does, stand in the catalogue of sentences, in a `room`.
    `place` is what a marked line places, as an expression of its variables, and `number` says which
    choice that is. `tell` writes variables by the names of what they hold; those `watched` are
    shared by all calls. `tests` are the functions that say whether a candidate is acceptable, where
    the program does not call itself. `given` has objects for names that would take long to make, or
    would change more than the program. `limit` is the number of solutions that it counts down.
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
        """What it does."""
        return tell(f"{self.room}-program-{self.name}.does")


def read(package: str, name: str) -> str:
    """The text of a program in a package's folder `programs`."""
    # By its own loader, as `knights.data` reads: nothing is imported for it.
    room: Any = import_module(package)
    content: bytes = room.__loader__.get_data(f"{room.__path__[0]}/programs/{name}.py")
    return content.decode()


def fill(text: str, **codes: str | None) -> str:
    """Put code in the place of the statements that give names their meaning; None drops one.

    >>> print(fill("n = 8", n="n = 5"), end="")
    n = 5

    Raises:
        KeyError: when the text gives no meaning to a name.
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
    """The names to which a statement gives their meaning."""
    if isinstance(node, ast.FunctionDef):
        return [node.name]
    if isinstance(node, ast.Assign):
        return [target.id for target in node.targets if isinstance(target, ast.Name)]
    if isinstance(node, ast.Import | ast.ImportFrom):
        return [alias.name for alias in node.names]
    return []


def stop_at(text: str, goal: Goal) -> str:
    """Have a program that stops at its first solution stop at so many, or never.

    Its function `enough` says so, in its words and with its last line.
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


def allow_depth(text: str, depth: int) -> str:
    """Let a program call itself as often as a path is long."""
    if depth <= DEEP:
        return text
    docstring = ast.parse(text).body[0].end_lineno or 0
    lines = text.splitlines(keepends=True)
    code = f"\nimport sys\n\nsys.setrecursionlimit({2 * depth})\n"
    return "".join([*lines[:docstring], code, *lines[docstring:]])


def invite(text: str, name: str) -> str:
    r"""Say of a function of a program that it is the one to change first.

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


def ask_order(text: str, loop: str, asking: str, order: str) -> str:
    """Have a program ask its function `order` for what to try: that is the one to change first.

    `asking` comes in the place of a loop's first lines; `order` is the text of the function, which
    comes after the one with the loop.

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
    """The number of solutions that a program counts, if it does."""
    return goal if isinstance(goal, int) and goal > 1 else None


def write(value: Any, around: Mapping[str, Any] = NOTHING) -> str:
    """A value as Python writes it, but words without quotation marks and lists without brackets."""
    if isinstance(value, str):
        return value
    if isinstance(value, list | tuple | set | dict):
        return join(write(item) for item in value)
    return str(value)


def join(items: Iterable[str]) -> str:
    """The items of a list, of a long one the last."""
    every = list(items)
    left_out = ["..."] if len(every) > MOST_ITEMS else []
    return " ".join([*left_out, *every[-MOST_ITEMS:]])
