"""Read files of sentences; report everything that the compiler does not support."""

import keyword
import re
from collections.abc import Mapping
from pathlib import Path

from fluent.syntax import FluentParser, ast

from knights.language.forms import FORMS
from tools.language.catalogue import (
    KINDS,
    Choice,
    Kind,
    Message,
    Part,
    Parts,
    Room,
    Shown,
    Way,
    Wrong,
)

# The users of the sentences below each heading, such as `## Library`.
HEADINGS = {
    "Library": ("library",),
    "Page": ("page",),
    "Library and page": ("library", "page"),
    "Page, in dialogs": ("page", "dialogs"),
}
TERMS = "terms"  # the room whose terms all others may use
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
# Functions: the format of their value, and their named arguments.
FUNCTIONS: dict[str, tuple[Way, tuple[str, ...]]] = {
    "NUMBER": ("number", ("minimumFractionDigits", "maximumFractionDigits")),
    "AND": ("and", ("most",)),
    "OR": ("or", ("most",)),
    "COUNT": ("count", ()),
}
Given = Mapping[str, str]


def read_language(folder: Path) -> dict[str, Room]:
    """Read the rooms of a language, by name.

    Raises:
        Wrong: with the file and the line.
    """
    files = sorted(folder.glob("*.ftl"), key=lambda file: (file.stem != TERMS, file.stem))
    terms: dict[str, ast.Term] = {}
    rooms = {}
    for file in files:
        reader = Reader(folder.name, file, terms)
        rooms[file.stem] = reader.read()
        if file.stem == TERMS:
            terms = reader.terms
    return rooms


class Reader:
    """Reads one file, with the terms of another."""

    def __init__(self, code: str, file: Path, terms: Mapping[str, ast.Term]) -> None:
        self.file, self.text = file, file.read_text(encoding="utf-8")
        self.terms = dict(terms)
        self.patterns: dict[str, ast.Pattern] = {}
        self.room = Room(code, file.stem)
        self.forms = FORMS[code].categories
        self.values: dict[str, Kind] = {}
        self.open: list[str] = []  # keys being expanded, to find one that refers to itself

    def wrong(self, node: ast.SyntaxNode, told: str) -> Wrong:
        start = node.span.start if node.span else 0
        place = "/".join(self.file.parts[-3:])
        return Wrong(f"{place}:{self.text.count('\n', 0, start) + 1}: {told}")

    def read(self) -> Room:
        if not re.fullmatch("[a-z]+", self.file.stem):
            raise Wrong(f"{self.file.name}: a file is named by one word in small letters")
        where: tuple[str, ...] = ()
        found: list[tuple[str, tuple[str, ...]]] = []
        for entry in FluentParser().parse(self.text).body:
            if isinstance(entry, ast.Junk):
                told = "; ".join(str(note.message) for note in entry.annotations)
                raise self.wrong(entry.annotations[0] if entry.annotations else entry, told)
            if isinstance(entry, ast.GroupComment):
                if entry.content not in HEADINGS:
                    raise self.wrong(entry, f"a heading is one of: ## {', ## '.join(HEADINGS)}")
                where = HEADINGS[entry.content]
            elif isinstance(entry, ast.Term):
                self.terms[entry.id.name] = entry
            elif isinstance(entry, ast.Message):
                found += [(key, where) for key in self.keep(entry, where)]
        for key, where in found:
            message = self.write_out(key)
            for part in where:
                getattr(self.room, part)[key] = message
        return self.room

    def keep(self, entry: ast.Message, where: tuple[str, ...]) -> list[str]:
        """Store the patterns of a message and its attributes; return their keys."""
        name = entry.id.name
        if not where:
            raise self.wrong(entry, f"{name} stands below no heading: ## {', ## '.join(HEADINGS)}")
        if not name.startswith(f"{self.room.name}-"):
            raise self.wrong(entry, f"{name}: keys begin with {self.room.name}- here")
        patterns = {f"{name}.{part.id.name}": part.value for part in entry.attributes}
        if entry.value:
            patterns[name] = entry.value
        for key, pattern in patterns.items():
            if key in self.patterns:
                raise self.wrong(entry, f"{key} is there twice")
            self.patterns[key] = pattern
        return list(patterns)

    def write_out(self, key: str) -> Message:
        self.values = {}
        pattern = self.patterns[key]
        parts = self.pattern(pattern, None)
        line = self.text.count("\n", 0, pattern.span.start if pattern.span else 0) + 1
        return Message(key, parts, self.values, line)

    def pattern(self, node: ast.Pattern, given: Given | None) -> Parts:
        """Return the parts of a text; `given` are a term's arguments, and None in a message."""
        parts: list[Part] = []
        for element in node.elements:
            if isinstance(element, ast.TextElement):
                parts.append(element.value)
            else:
                parts += self.placeable(element, given)
        return join(parts)

    def placeable(self, node: ast.Placeable, given: Given | None) -> Parts:
        inner = node.expression
        match inner:
            case ast.Placeable():
                return self.placeable(inner, given)
            case ast.StringLiteral():
                return (str(inner.parse()["value"]),)
            case ast.NumberLiteral():
                return (inner.value,)
            case ast.VariableReference() if given is not None:
                return (self.told(inner, given),)
            case ast.VariableReference() | ast.FunctionReference():
                shown = self.shown(inner)
                return (Shown(shown.name, "number") if shown.way == "count" else shown,)
            case ast.SelectExpression():
                return self.select(inner, given)
            case ast.TermReference():
                return self.term(inner)
            case ast.MessageReference():
                name = inner.id.name + (f".{inner.attribute.name}" if inner.attribute else "")
                if name not in self.patterns:
                    raise self.wrong(inner, f"there is no {name} in this file")
                return self.follow(inner, name, self.patterns[name], None)
        raise self.wrong(node, "this is not compiled")

    def follow(
        self, node: ast.SyntaxNode, name: str, pattern: ast.Pattern, given: Given | None
    ) -> Parts:
        """Return the parts of a text that another refers to."""
        if name in self.open:
            raise self.wrong(node, f"{name} refers to itself")
        self.open.append(name)
        parts = self.pattern(pattern, given)
        self.open.pop()
        return parts

    def told(self, node: ast.VariableReference, given: Given) -> str:
        if node.id.name not in given:
            raise self.wrong(node, f"${node.id.name} is not told to the term")
        return given[node.id.name]

    def term(self, node: ast.TermReference) -> Parts:
        name = f"-{node.id.name}"
        if node.id.name not in self.terms:
            raise self.wrong(node, f"there is no term {name}")
        term = self.terms[node.id.name]
        pattern: ast.Pattern | None = term.value
        if node.attribute:
            name += f".{node.attribute.name}"
            named = (
                part.value for part in term.attributes if f"-{node.id.name}.{part.id.name}" == name
            )
            pattern = next(named, None)
        if pattern is None:
            raise self.wrong(node, f"there is no {name}")
        named_arguments = node.arguments.named if node.arguments else []
        given = {one.name.name: str(one.value.parse()["value"]) for one in named_arguments}
        return self.follow(node, name, pattern, given)

    def shown(self, node: ast.VariableReference | ast.FunctionReference) -> Shown:
        """Return a value with its format, which also gives its kind."""
        if isinstance(node, ast.VariableReference):
            return self.use(node, "text", ())
        name = node.id.name
        if name not in FUNCTIONS:
            raise self.wrong(node, f"{name}: the functions are {', '.join(FUNCTIONS)}")
        arguments = node.arguments.positional
        if len(arguments) != 1 or not isinstance(arguments[0], ast.VariableReference):
            raise self.wrong(node, f"{name} takes one value, such as $places")
        options = {one.name.name: one.value.value for one in node.arguments.named}
        way, known = FUNCTIONS[name]
        if any(key not in known or not options[key].isdigit() for key in options):
            told = " and ".join(known) or "nothing"
            raise self.wrong(node, f"{name} takes by name {told}, each a whole number")
        numbers = tuple(int(options.get(key, -1)) for key in known)
        return self.use(arguments[0], way, numbers if options else ())

    def use(self, node: ast.VariableReference, way: Way, options: tuple[int, ...]) -> Shown:
        name = node.id.name
        if not name.isidentifier() or keyword.iskeyword(name) or name == "f":
            raise self.wrong(node, f"${name} is no name for a value")
        kind = KINDS[way]
        before = self.values.get(name, "text")
        if "text" not in (before, kind) and before != kind:
            raise self.wrong(node, f"${name} is a {before} elsewhere, and a {kind} here")
        self.values[name] = before if kind == "text" else kind
        return Shown(name, way, options)

    def select(self, node: ast.SelectExpression, given: Given | None) -> Parts:
        selector = node.selector
        variants = {read_key(variant): variant for variant in node.variants}
        default = next(variant for variant in node.variants if variant.default)
        known = self.known(selector, given)
        if known is not None:
            return self.pattern(variants.get(known, default).value, given)
        if not isinstance(selector, ast.VariableReference | ast.FunctionReference):
            raise self.wrong(node, "this cannot be chosen by")
        plural = all(isinstance(key, int) or key in CATEGORIES for key in variants)
        shown = self.shown(selector)
        if not plural and shown.way != "text":
            raise self.wrong(node, f"${shown.name} is chosen by a number or a plural form")
        if plural:
            if isinstance(selector, ast.VariableReference):
                shown = self.use(selector, "number", ())
            if shown.way not in ("number", "count"):
                raise self.wrong(node, f"${shown.name} is a list: choose by COUNT(${shown.name})")
            self.check_forms(node, variants)
        cases = tuple(
            (key, self.pattern(variant.value, given))
            for key, variant in variants.items()
            if variant is not default
        )
        by = shown.way if shown.way in ("number", "count") else "text"
        return (Choice(shown.name, by, cases, self.pattern(default.value, given)),)

    def known(self, selector: ast.SyntaxNode, given: Given | None) -> int | str | None:
        """Return the selector's value if the text gives it itself, as in a term."""
        if isinstance(selector, ast.VariableReference) and given is not None:
            return given.get(selector.id.name, "")
        if isinstance(selector, ast.TermReference):
            return "".join(str(part) for part in self.term(selector))
        return None

    def check_forms(self, node: ast.SelectExpression, variants: Mapping[int | str, object]) -> None:
        """Check that no plural form of a whole number is missing, if any is distinguished."""
        told = {key for key in variants if isinstance(key, str)}
        missing = [form for form in self.forms if form not in told]
        if len(told) > 1 and missing:
            raise self.wrong(node, f"these plural forms are missing: {', '.join(missing)}")


def read_key(variant: ast.Variant) -> int | str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else int(key.value)


def join(parts: list[Part]) -> Parts:
    """Merge consecutive texts."""
    joined: list[Part] = []
    for part in parts:
        if isinstance(part, str) and joined and isinstance(joined[-1], str):
            joined[-1] += part
        else:
            joined.append(part)
    return tuple(joined)
