"""Changes to a program's code so that it can be counted and watched; nobody sees them.

All of them replace values inside of a line: every line keeps its number, and every statement its
place.
"""

import ast
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from types import CodeType
from typing import Any

FILE = "<program>"

# Calls that always make a new container, so nothing else refers to it.
MAKERS = {"list", "dict", "set", "sorted", "deepcopy", "copy", "fromkeys", "defaultdict"}
DISPLAYS = (ast.List, ast.ListComp, ast.Dict, ast.DictComp, ast.Set, ast.SetComp)


@dataclass(frozen=True)
class Prepared:
    """A program ready to run: its code, and the names whose values were set."""

    code: CodeType
    settings: frozenset[str]
    changed: frozenset[str]  # those of `settings` that had another value


def prepare(text: str, settings: Mapping[str, Any], changer: "Changer") -> Prepared:
    """Make code from a text, with other values for some names, and with the changes of `changer`.

    Raises:
        SyntaxError: when the text is no Python.
    """
    tree = ast.parse(text, FILE)
    setter = Setter(settings, tree)
    setter.set_in(tree.body)
    changed = ast.fix_missing_locations(changer.visit(tree))
    code = compile(changed, FILE, "exec", dont_inherit=True)
    return Prepared(code, frozenset(setter.found), frozenset(setter.changed))


def call(name: str, *given: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), list(given), [])


class Changer(ast.NodeTransformer):
    """Counts each turn of `while`, by a call of `__turn__`."""

    def visit_While(self, node: ast.While) -> ast.While:
        self.generic_visit(node)
        node.test = self.count(node.test)
        return node

    def count(self, value: ast.expr) -> ast.expr:
        return ast.copy_location(ast.BoolOp(ast.And(), [call("__turn__"), value]), value)


class Counter(Changer):
    """Counts each call of a function, too, and notes what the outermost statements throw away."""

    def visit_Module(self, node: ast.Module) -> ast.Module:
        mark_returned(node.body)
        self.generic_visit(node)
        return node

    def visit_FunctionDef[F: (ast.FunctionDef, ast.AsyncFunctionDef)](self, node: F) -> F:
        self.generic_visit(node)
        first = 1 if ast.get_docstring(node, clean=False) is not None else 0
        tick = ast.copy_location(ast.Expr(call("__turn__")), node.body[0])
        node.body.insert(first, tick)
        return node

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AsyncFunctionDef:
        return self.visit_FunctionDef(node)

    def visit_Lambda(self, node: ast.Lambda) -> ast.Lambda:
        self.generic_visit(node)
        node.body = self.count(node.body)
        return node


def mark_returned(body: list[ast.stmt]) -> None:
    """Note values that the outermost statements throw away: a bare `solve(8)` may be the answer."""
    for node in body:
        if isinstance(node, ast.Expr) and is_own_call(node.value):
            node.value = ast.copy_location(call("__returned__", node.value), node.value)
        elif not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            for name in ("body", "orelse", "finalbody"):
                mark_returned(getattr(node, name, []))
            for handler in getattr(node, "handlers", []):
                mark_returned(handler.body)


def is_own_call(node: ast.expr) -> bool:
    """Tell whether a call may be one of the program's own functions, unlike a list's `append`."""
    return isinstance(node, ast.Call) and not (
        isinstance(node.func, ast.Attribute) and hasattr(list, node.func.attr)
    )


class Watcher(Changer):
    """Lets containers that are made at `sites`, or all, be replaced by watched ones.

    `__made__` gets each list, dictionary or set that is made in brackets, or by a call that always
    makes a new one. With `naming`, each assignment passes its name to `__named__`.
    """

    def __init__(self, sites: Collection[int] | None, naming: bool = False) -> None:
        self.sites, self.naming = sites, naming
        self.passed: Collection[ast.expr] = ()
        self.made = 0

    def visit_Module(self, node: ast.Module) -> ast.Module:
        self.passed = find_passed(node)
        self.generic_visit(node)
        return node

    def visit(self, node: ast.AST) -> Any:
        if not isinstance(node, ast.expr) or not (is_maker(node) or node in self.passed):
            return super().visit(node)
        site, self.made = self.made, self.made + 1
        seen = super().visit(node)
        if self.sites is None or site in self.sites:
            return ast.copy_location(call("__made__", ast.Constant(site), seen), node)
        return seen

    def visit_Assign(self, node: ast.Assign) -> ast.Assign:
        self.generic_visit(node)
        for target in node.targets:
            node.value = self.name(target, node.value)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        self.generic_visit(node)
        if node.value is not None:
            node.value = self.name(node.target, node.value)
        return node

    def name(self, target: ast.expr, value: ast.expr) -> ast.expr:
        """Wrap a value so that `__named__` learns its name."""
        if not self.naming:
            return value
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            if len(target.elts) == len(value.elts):
                pairs = zip(target.elts, value.elts, strict=True)
                value.elts = [self.name(part, item) for part, item in pairs]
            return value
        name = target.id if isinstance(target, ast.Name) else getattr(target, "attr", None)
        if name is None:
            return value
        return ast.copy_location(call("__named__", ast.Constant(name), value), value)


def find_passed(tree: ast.Module) -> set[ast.expr]:
    """Find arguments put together for the program's own functions: `go(path + (square,))`."""
    parts = list(ast.walk(tree))
    own = {part.name for part in parts if isinstance(part, ast.FunctionDef)}
    return {
        given
        for part in parts
        if isinstance(part, ast.Call)
        and (part.func.id if isinstance(part.func, ast.Name) else getattr(part.func, "attr", None))
        in own
        for given in part.args
        if is_longer(given) and not is_maker(given)
    }


def is_longer(node: ast.expr) -> bool:
    """Tell whether an expression seems to make a tuple or a text longer."""
    if isinstance(node, ast.Tuple):
        return any(isinstance(part, ast.Starred | ast.Tuple) for part in node.elts)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        sides = (node.left, node.right)
        return not any(isinstance(s, ast.Constant) and type(s.value) is int for s in sides)
    return isinstance(node, ast.JoinedStr)


def is_maker(node: ast.expr) -> bool:
    """Tell whether an expression makes a new container."""
    if isinstance(node, DISPLAYS):
        return not isinstance(node, ast.List) or isinstance(node.ctx, ast.Load)
    if isinstance(node, ast.BinOp):  # `[0] * n`, `path + [square]`
        return isinstance(node.op, ast.Mult | ast.Add | ast.BitOr) and (
            any(isinstance(side, DISPLAYS) for side in (node.left, node.right))
        )
    if isinstance(node, ast.Subscript):
        return isinstance(node.slice, ast.Slice) and isinstance(node.ctx, ast.Load)
    if isinstance(node, ast.Call):
        made = node.func.attr if isinstance(node.func, ast.Attribute) else node.func
        return (made.id if isinstance(made, ast.Name) else made) in MAKERS
    return False


class Setter:
    """Gives names another value if the program gives them a literal at its beginning.

    The beginning is outside of all functions, or in `main`; `a, b = 5, 5` is set, too. A setting
    that is a function makes the new value of the old one, or returns None to keep it. Counters keep
    their value, and so does a dictionary that would lose keys which the program uses elsewhere.
    """

    def __init__(self, settings: Mapping[str, Any], tree: ast.Module) -> None:
        self.settings, self.tree = settings, tree
        self.counters = find_counters(tree)
        self.found: set[str] = set()
        self.changed: set[str] = set()

    def set_in(self, body: list[ast.stmt]) -> None:
        for node in body:
            if isinstance(node, ast.If) or (
                isinstance(node, ast.FunctionDef) and node.name == "main"
            ):
                self.set_in(node.body)
            elif isinstance(node, ast.Assign):
                for target in node.targets:
                    node.value = self.set(target, node.value)
            elif isinstance(node, ast.AnnAssign) and node.value is not None:
                node.value = self.set(node.target, node.value)

    def set(self, target: ast.expr, value: ast.expr) -> ast.expr:
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            if len(target.elts) == len(value.elts):
                pairs = zip(target.elts, value.elts, strict=True)
                value.elts = [self.set(part, item) for part, item in pairs]
            return value
        if isinstance(target, ast.Name) and target.id in self.settings and is_plain(value):
            setting, own = self.settings[target.id], ast.literal_eval(value)
            chosen = setting(own) if callable(setting) else setting
            counts = type(own) is int and target.id in self.counters
            if chosen is None or counts or self.loses(value, own, chosen):
                return value
            self.found.add(target.id)
            if chosen != own:
                self.changed.add(target.id)
            given = ast.parse(repr(chosen), mode="eval").body
            for part in ast.walk(given):
                ast.copy_location(part, value)
            return given
        return value

    def loses(self, value: ast.expr, own: Any, chosen: Any) -> bool:
        """Tell whether a dictionary would lose keys that are named elsewhere in the program."""
        if not isinstance(own, dict) or not isinstance(chosen, dict):
            return False
        within = {*ast.walk(value), *self.list_set()}
        named = {
            part.value
            for part in ast.walk(self.tree)
            if isinstance(part, ast.Constant) and isinstance(part.value, str) and part not in within
        }
        return not named.isdisjoint(own.keys() - chosen.keys())

    def list_set(self) -> Iterator[ast.AST]:
        """The parts of literals that are set, too, such as the name of a start."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Assign) and is_plain(node.value):
                names = {one.id for one in node.targets if isinstance(one, ast.Name)}
                if names & self.settings.keys():
                    yield from ast.walk(node.value)


def find_counters(tree: ast.Module) -> set[str]:
    """Find the names that are counted up or down, or that a function assigns again."""
    parts = list(ast.walk(tree))
    functions = [one for one in parts if isinstance(one, ast.FunctionDef) and one.name != "main"]
    inner = {part for function in functions for part in ast.walk(function)}
    counted = (
        part.target for part in parts if isinstance(part, ast.AugAssign) and part not in inner
    )
    found = {target.id for target in counted if isinstance(target, ast.Name)}
    for function in functions:
        own = list(ast.walk(function))
        shared = {
            n for part in own if isinstance(part, ast.Global | ast.Nonlocal) for n in part.names
        }
        names = [part for part in own if isinstance(part, ast.Name)]
        found |= shared & {name.id for name in names if isinstance(name.ctx, ast.Store)}
    return found


def is_plain(node: ast.expr) -> bool:
    """Tell whether a value is a literal, so that another may replace it."""
    try:
        ast.literal_eval(node)
    except ValueError:
        return False
    return True
