"""What is said of a scenario or a link that is wrong, in the words that the page has for it, too.

The sentences stand in `data/mistakes.json`, by names and with places for what they are about: the
page reads links before Python is there. What the library alone can tell has its sentence where it
is found out.
"""

from collections.abc import Sequence

from knights.data import shared
from knights.language import tell


def mistake(which: str, /, **held: object) -> ValueError:
    """The error with the sentence of a name; `held` is what it is about, quoted where it is.

    >>> mistake("hole", square="'c3'")
    ValueError("square 'c3': it is a hole; choose a square that is not blocked")
    """
    return ValueError(shared("mistakes")[which].format(**held))


def unknown(name: str, given: str, known: Sequence[str]) -> ValueError:
    """The error of an argument, by its name, that is none of those known; `given` is quoted.

    >>> unknown("ties", "'none'", ["order", "centre"])
    ValueError("ties 'none': it must be one of order, centre")
    """
    return ValueError(tell("search-error-name", name=name, given=given, known=", ".join(known)))
