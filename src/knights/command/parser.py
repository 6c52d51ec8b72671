"""A parser whose words are in the language that is spoken, those of Python's own among them."""

import argparse
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from gettext import gettext
from typing import Any, NoReturn

from knights.language import tell

# What Python's parser says, and the ends of the keys that say it here.
WORDS = {
    "usage: ": "usage",
    "positional arguments": "arguments",
    "options": "options",
    "show this help message and exit": "help",
    "argument %(argument_name)s: %(message)s": "argument",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "unrecognized arguments: %s": "unknown",
    "the following arguments are required: %s": "missing",
    "not allowed with argument %s": "together",
    "expected one argument": "no-value",
    "ignored explicit argument %r": "value",
    "ambiguous option: %(option)s could match %(matches)s": "ambiguous",
}
PLACE = re.compile(r"%(?:\((\w+)\))?[rs]")  # where Python writes a value, by its name if it has one


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line, like all others, and whose help is not lost unsaid."""

    def error(self, message: str) -> NoReturn:
        raise ValueError(message)

    def print_help(self, file: Any = None) -> None:
        (file or sys.stdout).write(self.format_help())


@contextmanager
def telling_words() -> Iterator[None]:
    """Have Python's parser use our words meanwhile: it looks them up by its own name `_`."""
    names = vars(argparse)
    before = names["_"]
    names["_"] = tell_word
    try:
        yield
    finally:
        names["_"] = before


def tell_word(word: str) -> str:
    """A word of Python's parser, with the places of its values left in it.

    >>> tell_word("not allowed with argument %s")
    "it doesn't go together with %s"
    """
    if word not in WORDS:
        return gettext(word)
    places = {place[1] or "given": place[0] for place in PLACE.finditer(word)}
    return tell(f"command-parser-{WORDS[word]}", **places)
