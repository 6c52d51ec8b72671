"""A parser that speaks the chosen language, Python's own messages included."""

import argparse
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from gettext import gettext
from typing import Any, NoReturn

from knights.language import tell

# The messages of Python's parser, and the last part of the keys of our sentences for them.
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
PLACE = re.compile(r"%(?:\((\w+)\))?[rs]")  # a value in Python's message, perhaps with its name


class Parser(argparse.ArgumentParser):
    """A parser that reports an error as one line, and fails if its help can't be written."""

    def error(self, message: str) -> NoReturn:
        raise ValueError(message)

    def print_help(self, file: Any = None) -> None:
        (file or sys.stdout).write(self.format_help())


@contextmanager
def telling_words() -> Iterator[None]:
    """Make Python's parser use our sentences in this block: it looks up every message by `_`."""
    names = vars(argparse)
    before = names["_"]
    names["_"] = tell_word
    try:
        yield
    finally:
        names["_"] = before


def tell_word(word: str) -> str:
    """Return a message of Python's parser in the chosen language, its placeholders kept.

    >>> tell_word("not allowed with argument %s")
    "it doesn't go together with %s"
    """
    if word not in WORDS:
        return gettext(word)
    places = {place[1] or "given": place[0] for place in PLACE.finditer(word)}
    return tell(f"command-parser-{WORDS[word]}", **places)
