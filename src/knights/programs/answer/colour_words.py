"""The words that can be colours: a sentence of as many words as regions is no colouring."""

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any
from unicodedata import category

from knights.programs.answer.claims import says_none
from knights.programs.answer.values import Part, make_plain, split

# Colour names in the page's languages; all others have to be in a list of the program.
COLOUR = re.compile(
    r"(?:light|dark)?(?:red|green|blue|yellow|orange|purple|violet|pink|brown|black|white|gr[ae]y"
    r"|cyan|magenta|turquoise|teal|lime|navy|gold|silver|indigo)"
    r"|(?:червон|зелен|чорн|блакитн|жовт|голуб|біл|сір|оранжев|помаранчев|фіолетов|рожев|коричнев)"
    r"(?:ий|а|е|і|им|ою|у|ого|ому)"
    r"|син(?:ій|я|є|і|ім|ьою|ю|ього|ьому)",
    re.IGNORECASE,
)
# Initials of colours, without vowels: no word of a sentence has only these.
INITIALS = frozenset("rgbycmkpw" + "чзсж")
MARKS = "'\"`.,!"
WRITTEN = (ast.List, ast.Tuple, ast.Set, ast.Dict)


class ColourWords:
    """Tells which values can be colours, for a program's text and what it keeps."""

    def __init__(
        self, tree: ast.Module, kept: Mapping[str, Any], is_place: Callable[[str], bool]
    ) -> None:
        self.is_place, self.given = is_place, find_given(tree)
        self.held = {word.casefold() for word in [*iter_written(tree), *iter_kept(kept.values())]}

    def can_be(self, part: Part, line: str | None = None) -> bool:
        """Tell whether all words of a value can be colours; `line` is where it was printed."""
        value = part.value
        items = list(value.values() if isinstance(value, dict) else value)
        if any(isinstance(item, list | set) for item in items):
            return False  # such as the neighbours of each region
        words = list_words(items)
        if not words:
            return True
        if all(map(self.is_place, words)):
            return False
        if line is not None and part.form.startswith("end") and isinstance(value, list | str):
            told = split(re.split("[:=]", line)[-1])
            if len(told) != (1 if isinstance(value, str) else len(value)):
                return False  # the line says something else, too
        if isinstance(value, str):
            return all(map(self.is_sign, words))
        if line is None or (part.form.startswith("literal") and ("'" in line or '"' in line)):
            return True
        return not says_none(line, shown=False) and all(map(self.is_colour, words))

    def names_colours(self, part: Part) -> bool:
        """Tell whether words of a line are names of colours, each of which can be nothing else."""
        words = part.value if part.form.startswith("end") and isinstance(part.value, list) else []
        return bool(words) and all(isinstance(word, str) and self.is_name(word) for word in words)

    def is_given(self, name: str, value: Any) -> bool:
        """Tell whether a list still holds what the program's text gives it, as a palette does."""
        return name in self.given and make_plain(value) == self.given[name]

    def is_sign(self, sign: str) -> bool:
        """Tell whether a letter of a word can be a colour by itself."""
        known = sign.casefold() in INITIALS or sign.casefold() in self.held
        return known or sign.isdecimal() or category(sign) == "So"

    def is_colour(self, word: str) -> bool:
        word = word.strip(MARKS)
        numbered = re.fullmatch(r"#?\w*\d\w*", word) is not None
        return len(word) == 1 or numbered or self.is_name(word)

    def is_name(self, word: str) -> bool:
        word = word.strip(MARKS)
        named = COLOUR.fullmatch(word) is not None or word.casefold() in self.held
        return len(word) > 1 and named


def list_words(items: Iterable[Any]) -> list[str]:
    return [item for item in items if isinstance(item, str)]


def iter_written(tree: ast.Module) -> Iterator[str]:
    """The texts in the lists and dictionaries that a program writes."""
    for node in ast.walk(tree):
        if isinstance(node, WRITTEN):
            items = [*node.keys, *node.values] if isinstance(node, ast.Dict) else node.elts
            constants = [item.value for item in items if isinstance(item, ast.Constant)]
            yield from (value for value in constants if isinstance(value, str))


def iter_kept(values: Iterable[Any]) -> Iterator[str]:
    """The texts in the lists and dictionaries that a program keeps."""
    for value in values:
        if isinstance(value, list | tuple | set | frozenset | dict):
            yield from list_words([*value, *(value.values() if isinstance(value, dict) else ())])


def find_given(tree: ast.Module) -> dict[str, Any]:
    """The containers that a program's text writes out, by name."""
    given = dict[str, Any]()
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, WRITTEN):
            try:
                value = ast.literal_eval(node.value)
            except ValueError:
                continue
            given.update((one.id, value) for one in node.targets if isinstance(one, ast.Name))
    return given
