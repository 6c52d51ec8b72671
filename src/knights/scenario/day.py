"""The board of a day: an instance with the date as its seed, so that it is the same for all.

    today/2026-11-22        new/graph/20261122, opened to be played by hand
    today                   the same for the present date in UTC

The puzzles take turns.
"""

import re

from knights.language import tell
from knights.puzzles.registry import DAILY
from knights.quoting import cite
from knights.scenario.scenario import NEW

TODAY = "today"
# The form of a date; the seed of its board is its eight digits.
PATTERN = "[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}"


def read(name: str) -> str | None:
    """Return the date of a link to a day's board; None for other links.

    Raises:
        ValueError: when there is no such date.
    """
    word, slash, day = name.partition("/")
    if word != TODAY:
        return None
    return check(day) if slash else today()


def check(day: str) -> str:
    """Return a date.

    Raises:
        ValueError: when there is no such date.
    """
    number(day)
    return day


def today() -> str:
    """Return the present date in UTC."""
    from datetime import UTC, datetime  # slow to import, and seldom needed

    return datetime.now(UTC).date().isoformat()


def text_of(day: str) -> str:
    """Return the text of the instance that is a day's board.

    >>> text_of("2026-11-22")
    'new/graph/20261122'
    """
    turn = number(day)
    puzzles = DAILY[max(begin for begin in DAILY if begin <= day)]
    puzzle = puzzles[turn % len(puzzles)]
    return f"{NEW}/{puzzle}/{day.replace('-', '')}"


def number(day: str) -> int:
    """Return the number of a day; day 1 is the first day of the year 1."""
    from datetime import date

    if re.fullmatch(PATTERN, day, re.ASCII):
        try:
            return date.fromisoformat(day).toordinal()
        except ValueError:
            pass
    raise ValueError(tell("link-day", day=cite(day)))
