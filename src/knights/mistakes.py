"""What is said of an argument that is none of those that are known."""

from collections.abc import Sequence

from knights.language import tell


def unknown(name: str, given: str, known: Sequence[str]) -> ValueError:
    """The error of an argument, by its name, that is none of those known; `given` is quoted.

    >>> unknown("ties", "'none'", ["order", "centre"])
    ValueError("ties 'none': it must be one of order, centre")
    """
    return ValueError(tell("search-error-name", name=name, given=given, known=", ".join(known)))
