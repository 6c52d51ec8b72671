"""All sentences of the library, in the current language.

Their sources are `language/CODE/ROOM.ftl`; `build.py` and the package's build hook compile them to
the modules that are read here. A key begins with the name of its room.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib import import_module

from knights.language.forms import FORMS, Forms

Sentence = str | Callable[..., str]

SPOKEN: ContextVar[str] = ContextVar("SPOKEN", default="en")


class Told(str):
    """A sentence that keeps its key and its values."""

    __slots__ = ("key", "values")

    key: str
    values: Mapping[str, object]

    def __deepcopy__(self, seen: object) -> "Told":
        return self


def tell(key: str, /, **values: object) -> Told:
    """The sentence of a key in the current language.

    Raises:
        KeyError: when no sentence has this key.
        TypeError: when the values are not those of the sentence.

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
    """Return a sentence without values; each is made once."""
    sentence = room(code, key.partition("-")[0])[key]
    return make(sentence if isinstance(sentence, str) else sentence(), key, {})


def make(text: str, key: str, values: Mapping[str, object]) -> Told:
    told = Told(text)
    told.key, told.values = key, values
    return told


def together(*sentences: Told | str | None) -> Told:
    """Join sentences to one, with the key and the values of the first.

    >>> print(together(tell("language-name"), None, "Nothing else."))
    English Nothing else.
    """
    told = [sentence for sentence in sentences if sentence]
    return make(" ".join(told), *trace(told[0]))


def spoken_forms() -> Forms:
    """The grammar of the current language, for numbers outside of sentences.

    >>> with speaking("uk"):
    ...     spoken_forms().number(12345) == "12\\u00a0345"
    True
    """
    return FORMS[SPOKEN.get()]


def trace(text: object) -> tuple[str, Mapping[str, object]]:
    """The key and the values of a sentence; "" and no values for other text.

    >>> trace(tell("language-name")), trace("Nothing else.")
    (('language-name', {}), ('', {}))
    """
    return (text.key, text.values) if isinstance(text, Told) else ("", {})


def speak(code: str) -> None:
    """Switch to a language."""
    SPOKEN.set(code)


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Switch to a language inside a `with` block."""
    before = SPOKEN.set(code)
    try:
        yield
    finally:
        SPOKEN.reset(before)


def is_told(key: str) -> bool:
    """Tell whether there is a sentence for a key."""
    return key in room(SPOKEN.get(), key.partition("-")[0])


@cache
def room(code: str, name: str) -> Mapping[str, Sentence]:
    """The sentences of a room in a language."""
    sentences: Mapping[str, Sentence] = import_module(f"{__name__}.{code}.{name}").SENTENCES
    return sentences
