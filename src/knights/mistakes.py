"""Check arguments where a caller passes them; each error quotes the wrong value."""

from collections.abc import Iterable, Sequence
from operator import index

from knights.language import tell
from knights.quoting import cite


def unknown(name: str, given: str, known: Sequence[str]) -> ValueError:
    """Return the error for an argument `name` with an unknown value; `given` is quoted already.

    >>> unknown("ties", "'none'", ["order", "centre"])
    ValueError("ties 'none': it must be one of order, centre")
    """
    return ValueError(tell("search-error-name", name=name, given=given, known=", ".join(known)))


def check_choice[T: str](name: str, value: T, known: Sequence[str]) -> T:
    """Return the value if it is known.

    Raises:
        ValueError: when it is not known.
    """
    if isinstance(value, str) and value in known:
        return value
    raise unknown(name, cite(value), known)


def check_flag(name: str, value: object) -> bool:
    """Return the value if it is True or False; a text such as "no" would count as true.

    Raises:
        ValueError: when it is neither.
    """
    if value is True or value is False:
        return value
    raise ValueError(tell("search-error-flag", name=name, given=cite(value)))


def check_whole(name: str, value: object, low: int, high: int | None = None) -> int:
    """Return a whole number in a range as an int; numpy's whole numbers are accepted, too.

    >>> check_whole("colours", 3, 1, 64)
    3

    Raises:
        ValueError: when it is not a whole number, or out of the range.
    """
    number = as_whole(value)
    if number is not None and low <= number and (high is None or number <= high):
        return number
    told = {"name": name, "given": cite(value), "low": str(low)}
    if high is None:
        raise ValueError(tell("search-error-least", **told))
    raise ValueError(tell("search-error-whole", **told, high=str(high)))


def as_whole(value: object) -> int | None:
    """Return a whole number as an int, else None; True and False are not numbers."""
    if type(value) is int:
        return value
    try:
        return None if isinstance(value, bool) else index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def as_items(value: object) -> list[object] | None:
    """Return the items of a list, an array or the like; None for a text or a single value."""
    if hasattr(value, "tolist"):  # as in numpy
        value = value.tolist()
    if isinstance(value, str | bytes) or not isinstance(value, Iterable):
        return None
    return [*value]


def set_fields(owner: object, **values: object) -> None:
    """Set the fields of a frozen dataclass after they are checked."""
    for name, value in values.items():
        object.__setattr__(owner, name, value)
