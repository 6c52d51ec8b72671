"""Sentences as expressions, by rules that Python and TypeScript modules share."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping

from tools.language.catalogue import Choice, Parts, Shown


class Writer(ABC):
    """Writes sentences in a programming language, whose syntax is given by templates."""

    value: str
    length: str
    word: str
    helper: str
    case: str
    quote: Callable[[str], str]

    @abstractmethod
    def write_parts(self, parts: Parts, kinds: Mapping[str, str]) -> str:
        """Return an expression that joins the parts of a sentence."""

    def write_value(self, part: Shown | Choice, kinds: Mapping[str, str]) -> str:
        """Return an expression for a value as it is shown, or for the text that it selects."""
        match part:
            case Choice():
                return self.write_choice(part, kinds)
            case Shown(name, ("and" | "or") as link, options):
                return self.call("row", self.value.format(name), self.quote(link), *options)
            case Shown(name, "text") if kinds[name] != "number":
                return self.call("show", self.value.format(name))
            case Shown(name, _, options):
                number = self.length if kinds[name] == "list" else self.value
                return self.call("number", number.format(name), *options)

    def call(self, name: str, *arguments: object) -> str:
        return f"{self.helper}{name}({', '.join(map(str, arguments))})"

    def write_choice(self, choice: Choice, kinds: Mapping[str, str]) -> str:
        """Return an expression with a text for each case; exact numbers come first."""
        number = (self.length if choice.by == "count" else self.value).format(choice.name)
        text = ""
        for key, parts in sorted(choice.cases, key=lambda case: isinstance(case[0], str)):
            if isinstance(key, int):
                one, other = number, str(key)
            elif choice.by == "text":
                one, other = self.word.format(choice.name), self.quote(key)
            else:
                one, other = self.call("plural", number), self.quote(key)
            text += self.case.format(one=one, other=other, text=self.write_parts(parts, kinds))
        return f"({text}{self.write_parts(choice.default, kinds)})"
