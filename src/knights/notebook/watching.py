"""A function of a notebook is run as a program, and judged."""

import ast
import inspect
import sys
from collections.abc import Mapping
from symtable import SymbolTable, symtable
from textwrap import dedent
from types import FunctionType, ModuleType
from typing import Any, NoReturn

from knights.command.own import MOST_BYTES, MOST_STEPS, SECONDS, STEPS, read_seconds
from knights.language import SPOKEN, tell
from knights.mistakes import check_whole
from knights.notebook.judging import Verdict, judge_text
from knights.notebook.reading import read_task
from knights.programs.report import Request
from knights.puzzles.task import Task
from knights.quoting import cite
from knights.scenario import find_task, format

# Values in whose forms a task may give its data: neighbours by name, names, square rows.
FORMS: tuple[Any, ...] = ({"": []}, [""], *([[0] * n for _ in range(n)] for n in range(1, 17)))


def watch(
    function: FunctionType, puzzle: str, seconds: float = SECONDS, steps: int = STEPS
) -> Verdict:
    """Call a function of yours for a puzzle, such as "queens 8", and judge what it finds.

    It runs as `knights run --program` runs a program: in a process of its own, with the functions,
    modules and plain values that it uses, for `seconds` and `steps` at most. Its parameters get
    what their names say: `n`, `rows`, `graph` and so on. What it returns or prints is its answer.

    Raises:
        ValueError: when it is no function, its source is not known, it uses something else, or a
            parameter has a name that says nothing here.
    """
    if not isinstance(function, FunctionType) or function.__name__ == "<lambda>":
        raise ValueError(tell("notebook-error-function", given=cite(function)))
    scenario = read_task(puzzle)
    task = find_task(scenario)
    assert task is not None
    check_whole("steps", steps, 1, MOST_STEPS)
    given_seconds = round(seconds, 3) if isinstance(seconds, float) else seconds
    seconds = read_seconds(str(given_seconds))
    verdicts = []
    for given in list_arguments(function, task):
        text = write_program(function, given)
        if len(text.encode()) > MOST_BYTES:
            raise ValueError(tell("command-too-long", most=MOST_BYTES))
        request = Request(text, format(scenario), limits={"steps": steps}, language=SPOKEN.get())
        verdicts.append(judge_text(request, seconds, function.__name__))
        if verdicts[-1].right:
            return verdicts[-1]
    return verdicts[0]


def list_arguments(function: FunctionType, task: Task) -> list[dict[str, Any]]:
    """Return the arguments by name: several where a start may be counted in several ways.

    Raises:
        ValueError: when a parameter's name says nothing.
    """
    wanted = [
        each.name
        for each in inspect.signature(function).parameters.values()
        if each.default is each.empty and each.kind not in (each.VAR_POSITIONAL, each.VAR_KEYWORD)
    ]
    ways = [{**task.settings, **start} for start in task.starts]
    for name in wanted:
        if name not in ways[0]:
            told = {"function": function.__name__, "parameter": cite(name), "known": [*ways[0]]}
            raise ValueError(tell("notebook-error-parameter", **told))
    found: list[dict[str, Any]] = []
    for way in ways:
        given = {name: find_value(way[name]) for name in wanted}
        if given not in found:
            found.append(given)
    return found


def find_value(setting: Any) -> Any:
    """The value of a setting; one that depends on the program's own is given in a usual form."""
    if not callable(setting):
        return setting
    return next(value for form in FORMS if (value := setting(form)) is not None)


def write_program(function: FunctionType, given: Mapping[str, Any]) -> str:
    """Return a program that calls a function, with all that it uses.

    The function's own lines come first, so that their numbers are the function's, unless it needs
    something else when it is defined.

    Raises:
        ValueError: when its source is not known, or it uses what can't be written into a program.
    """
    name, writer = function.__name__, Writer(function)
    writer.add(name, function)
    own = writer.parts.pop(name)
    outer = symtable(own, name, "exec")
    used = {each.get_name() for each in outer.get_symbols() if each.is_referenced()}
    parts = {**writer.imports, **writer.parts}
    kinds = {each.name: each.kind for each in inspect.signature(function).parameters.values()}
    unnamed = inspect.Parameter.POSITIONAL_ONLY
    written = [
        repr(value) if kinds[key] == unnamed else f"{key}={value!r}" for key, value in given.items()
    ]
    call = f"{name}({', '.join(written)})"
    others = parts.values()
    return "\n".join([*others, own, call] if used & {*parts} else [own, *others, call])


class Writer:
    """Writes the names that a function uses as parts of a program."""

    def __init__(self, function: FunctionType) -> None:
        self.function, self.space = function, function.__globals__
        self.imports: dict[str, str] = {}
        self.parts: dict[str, str] = {}  # in the order in which they need one another

    def add(self, name: str, value: object) -> None:
        if isinstance(value, ModuleType):
            self.imports[name] = f"import {value.__name__} as {name}"
        elif self.is_own(value):
            self.add_definition(name, value)
        elif callable(value):
            origin, module = getattr(value, "__name__", name), getattr(value, "__module__", None)
            if getattr(sys.modules.get(module or ""), origin, None) is not value:
                self.refuse(name)
            self.imports[name] = f"from {module} import {origin} as {name}"
        else:
            self.parts[name] = f"{name} = {self.write_value(name, value)}"

    def is_own(self, value: object) -> bool:
        """Tell whether a function or a class is defined where the watched function is."""
        own = inspect.unwrap(value) if callable(value) else value
        known = isinstance(own, FunctionType | type)
        return known and own.__module__ == self.function.__module__

    def add_definition(self, name: str, value: Any) -> None:
        """Add the text of a function or class, after what it uses."""
        self.parts[name] = ""  # it may use itself
        value = inspect.unwrap(value)
        if getattr(value, "__closure__", None):
            self.refuse(value.__code__.co_freevars[0])
        try:
            text = dedent(inspect.getsource(value)).rstrip()
            used = list_globals(symtable(text, name, "exec"))
        except (OSError, TypeError, SyntaxError):
            raise ValueError(tell("notebook-error-source", function=name)) from None
        for each in used:
            if each in self.space and each not in self.parts:
                self.add(each, self.space[each])
        del self.parts[name]
        self.parts[name] = text

    def write_value(self, name: str, value: object) -> str:
        text = repr(value)
        try:
            same = ast.literal_eval(text) == value
        except (ValueError, SyntaxError, MemoryError, RecursionError):
            same = False
        return text if same else self.refuse(name)

    def refuse(self, name: str) -> NoReturn:
        told = {"function": self.function.__name__, "name": name}
        raise ValueError(tell("notebook-error-uses", **told))


def list_globals(table: SymbolTable) -> list[str]:
    """The names outside a text that it uses."""
    outer = table.get_type() == "module"
    found = [
        each.get_name()
        for each in table.get_symbols()
        if each.is_referenced() and (outer or each.is_global())
    ]
    return [*found, *(name for inner in table.get_children() for name in list_globals(inner))]
