"""All that the library says, in the language that is spoken.

The sentences stand in `language/CODE/ROOM.ftl`; `python3 build.py language` makes the modules from
them that are read here. A key begins with the name of its room.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib import import_module

Sentence = str | Callable[..., str]

SPOKEN: ContextVar[str] = ContextVar("SPOKEN", default="en")


class Told(str):
    """A sentence, which knows its key and what it is about."""

    __slots__ = ("key", "values")

    key: str
    values: Mapping[str, object]

    def __deepcopy__(self, seen: object) -> "Told":
        return self


def tell(key: str, /, **values: object) -> Told:
    """The sentence of a key in the language that is spoken.

    Raises:
        KeyError: for a key that no sentence has.
        TypeError: when the values are not the sentence's.

    >>> tell("language-name"), tell("language-name").key
    ('English', 'language-name')
    """
    sentence = room(SPOKEN.get(), key.partition("-")[0])[key]
    if isinstance(sentence, str):
        if values:
            raise TypeError(f"{key} takes no values")
        told = Told(sentence)
    else:
        told = Told(sentence(**values))
    told.key, told.values = key, values
    return told


def together(*sentences: Told | str | None) -> Told:
    """Sentences one after the other, as one: it has the key and the values of the first.

    >>> print(together(tell("language-name"), None, "Nothing else."))
    English Nothing else.
    """
    told = [sentence for sentence in sentences if sentence]
    whole = Told(" ".join(told))
    whole.key, whole.values = getattr(told[0], "key", ""), getattr(told[0], "values", {})
    return whole


def speak(code: str) -> None:
    """Tell everything in a language from now on."""
    SPOKEN.set(code)


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Tell everything in a language meanwhile."""
    before = SPOKEN.set(code)
    try:
        yield
    finally:
        SPOKEN.reset(before)


@cache
def room(code: str, name: str) -> Mapping[str, Sentence]:
    """The sentences of a room, in a language."""
    sentences: Mapping[str, Sentence] = import_module(f"{__name__}.{code}.{name}").SENTENCES
    return sentences
