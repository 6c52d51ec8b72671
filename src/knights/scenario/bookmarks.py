"""Bookmarks in a link: steps of a search, each with a short note or without one.

    1204:here it goes wrong;1300       two bookmarks, one with a note

A semicolon ends a bookmark. In a note, characters that end a part of a link are written as ~ and
two hexadecimal digits. `web/state/link/bookmarks.ts` reads and writes the same format.
"""

import re

from knights.invisible import check_shown
from knights.language import tell
from knights.quoting import cite

MOST = 20  # bookmarks
LONGEST = 80  # units of UTF-16 in a note, as a browser counts them in a field
GREATEST = 2**53 - 1  # JavaScript's largest exact integer

SIGNS = "~;&@/%#"
CODES = "|".join(f"{ord(sign):02X}" for sign in SIGNS)
# A browser reads the pattern, too: it has no characters but those of ASCII.
LETTER = rf"([^{SIGNS}\x00-\x1f\x7f-\x9f]|~({CODES}))"
ONE = rf"(0|[1-9][0-9]{{0,15}})(:{LETTER}{{1,{LONGEST}}})?"
PATTERN = f"{ONE}(;{ONE}){{0,{MOST - 1}}}"
ESCAPE = re.compile(f"~({CODES})")
SIGN = re.compile(f"[{SIGNS}]")


def parse(text: str) -> dict[int, str]:
    """Return the notes by their steps, in order, of a text that matches `PATTERN`; "" is no note.

    Raises:
        ValueError: when a step is given twice or is too large, a note is too long, or one has an
            invisible character, which is then named.
    """
    found: dict[int, str] = {}
    for part in text.split(";"):
        number, _, written = part.partition(":")
        step, note = int(number), " ".join(unescape(written).split())
        check_shown(note)
        units = len(note.encode("utf-16-le", "surrogatepass")) // 2
        half = re.search("[\ud800-\udfff]", note)
        if step in found or step > GREATEST or units > LONGEST or half:
            raise ValueError(tell("link-option", name="mark", value=cite(text)))
        found[step] = note
    return dict(sorted(found.items()))


def format(bookmarks: dict[int, str]) -> str:
    """Return the canonical text of bookmarks.

    >>> format({1300: "", 17: "50% done"})
    '17:50~25 done;1300'
    """
    return ";".join(
        f"{step}:{escape(note)}" if note else str(step) for step, note in sorted(bookmarks.items())
    )


def escape(note: str) -> str:
    return SIGN.sub(lambda found: f"~{ord(found[0]):02X}", note)


def unescape(note: str) -> str:
    return ESCAPE.sub(lambda found: chr(int(found[1], 16)), note)
