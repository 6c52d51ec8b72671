"""The board of a day: the instance of its date, so that it is the same for all.

    today/2026-11-22        new/graph/20261122, opened to be played by hand
    today                   the same of the present date in UTC

The puzzles take turns.
"""

import re

from knights.language import tell
from knights.puzzles.registry import DAILY
from knights.quoting import cite
from knights.scenario.scenario import NEW

TODAY = "today"
# A date, as far as a pattern tells; the seed of its board is written with its eight digits.
PATTERN = "[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}"


def read(name: str) -> str | None:
    """The date of a link that begins so; None where it is about no day.

    Raises:
        ValueError: when there is no such date.
    """
    word, slash, day = name.partition("/")
    if word != TODAY:
        return None
    return check(day) if slash else today()


def check(day: str) -> str:
    """A date that is one.

    Raises:
        ValueError: when it is none.
    """
    number(day)
    return day


def today() -> str:
    """The present date in UTC."""
    from datetime import UTC, datetime  # seldom wanted, as below

    return datetime.now(UTC).date().isoformat()


def text_of(day: str) -> str:
    """The text of the instance that is a day's board.

    >>> text_of("2026-11-22")
    'new/graph/20261122'
    """
    puzzle = DAILY[number(day) % len(DAILY)]
    return f"{NEW}/{puzzle}/{day.replace('-', '')}"


def number(day: str) -> int:
    """The number of a day, from the first of the year 1 on."""
    from datetime import date

    if re.fullmatch(PATTERN, day, re.ASCII):
        try:
            return date.fromisoformat(day).toordinal()
        except ValueError:
            pass
    raise ValueError(tell("link-day", day=cite(day)))
