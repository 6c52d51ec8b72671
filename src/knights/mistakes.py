"""Arguments are checked where they are given; what is said of a wrong one quotes it."""

from collections.abc import Iterable, Sequence
from operator import index

from knights.language import tell
from knights.quoting import cite


def unknown(name: str, given: str, known: Sequence[str]) -> ValueError:
    """The error of an argument, by its name, that is none of those known; `given` is quoted.

    >>> unknown("ties", "'none'", ["order", "centre"])
    ValueError("ties 'none': it must be one of order, centre")
    """
    return ValueError(tell("search-error-name", name=name, given=given, known=", ".join(known)))


def check_choice[T: str](name: str, value: T, known: Sequence[str]) -> T:
    """The value, if it is one of those known.

    Raises:
        ValueError: when it is none of them.
    """
    if isinstance(value, str) and value in known:
        return value
    raise unknown(name, cite(value), known)


def check_flag(name: str, value: object) -> bool:
    """A value that is True or False: a text such as "no" would count as true.

    Raises:
        ValueError: when it is neither.
    """
    if value is True or value is False:
        return value
    raise ValueError(tell("search-error-flag", name=name, given=cite(value)))


def check_whole(name: str, value: object, low: int, high: int | None = None) -> int:
    """A whole number in a range, whichever type of whole numbers it has.

    >>> check_whole("colours", 3, 1, 64)
    3

    Raises:
        ValueError: when it is no whole number, or out of the range.
    """
    number = as_whole(value)
    if number is not None and low <= number and (high is None or number <= high):
        return number
    told = {"name": name, "given": cite(value), "low": str(low)}
    if high is None:
        raise ValueError(tell("search-error-least", **told))
    raise ValueError(tell("search-error-whole", **told, high=str(high)))


def as_whole(value: object) -> int | None:
    """The value as an int, if it is a whole number; True and False are none."""
    if type(value) is int:
        return value
    try:
        return None if isinstance(value, bool) else index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def as_items(value: object) -> list[object] | None:
    """The items of a list, a row of a matrix and the like; None of a text or no list at all."""
    if hasattr(value, "tolist"):  # as in numpy
        value = value.tolist()
    if isinstance(value, str | bytes) or not isinstance(value, Iterable):
        return None
    return [*value]


def set_fields(owner: object, **values: object) -> None:
    """Give a frozen dataclass its fields, once they are checked."""
    for name, value in values.items():
        object.__setattr__(owner, name, value)
