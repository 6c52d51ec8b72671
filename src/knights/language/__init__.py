"""All that the library says, in the language that is spoken.

The sentences stand in `language/CODE/ROOM.ftl`; `build.py` and the package's build hook make the
modules from them that are read here. A key begins with the name of its room.
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
    if not values:
        return tell_plain(SPOKEN.get(), key)
    sentence = room(SPOKEN.get(), key.partition("-")[0])[key]
    if isinstance(sentence, str):
        raise TypeError(f"{key} takes no values")
    return make(sentence(**values), key, values)


@cache
def tell_plain(code: str, key: str) -> Told:
    """A sentence without values: it is made once."""
    sentence = room(code, key.partition("-")[0])[key]
    return make(sentence if isinstance(sentence, str) else sentence(), key, {})


def make(text: str, key: str, values: Mapping[str, object]) -> Told:
    told = Told(text)
    told.key, told.values = key, values
    return told


def together(*sentences: Told | str | None) -> Told:
    """Sentences one after the other, as one: it has the key and the values of the first.

    >>> print(together(tell("language-name"), None, "Nothing else."))
    English Nothing else.
    """
    told = [sentence for sentence in sentences if sentence]
    return make(" ".join(told), *trace(told[0]))


def trace(text: object) -> tuple[str, Mapping[str, object]]:
    """The key and the values of a sentence; "" and none of another text.

    >>> trace(tell("language-name")), trace("Nothing else.")
    (('language-name', {}), ('', {}))
    """
    return (text.key, text.values) if isinstance(text, Told) else ("", {})


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


def is_told(key: str) -> bool:
    """Whether there is a sentence of a key."""
    return key in room(SPOKEN.get(), key.partition("-")[0])


@cache
def room(code: str, name: str) -> Mapping[str, Sentence]:
    """The sentences of a room, in a language."""
    sentences: Mapping[str, Sentence] = import_module(f"{__name__}.{code}.{name}").SENTENCES
    return sentences
