"""What stands in a URL's fragment: escapes, and numbers in digits that it holds as they are.

What the page has to know of it, too, is in `data/fragment.json`.
"""

import re

from knights.data import shared
from knights.language import tell
from knights.quoting import cite

WRITTEN = shared("fragment")
DIGITS: str = WRITTEN["digits"]
# What each part of an address can hold as it is (RFC 3986); here and in Python's own library.
UNRESERVED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
# What a scenario's value can hold as it is besides.
PLAIN: str = WRITTEN["plain"]
# What a scenario may hold: all that may stand in a fragment, without the @ that begins a position.
SCENARIO = re.compile(WRITTEN["scenario"], re.ASCII)
# One word, as names are: letters of other scripts stand as %XX.
WORD = re.compile(WRITTEN["word"], re.ASCII)
# An option behind a scenario without a position: no scenario ends in such a text behind an &.
OPTION = re.compile(WRITTEN["option"])
ESCAPES = re.compile("(?:%[0-9A-Fa-f]{2})+")
# Places of vertices: four digits for each, two for x and two for y, in thousandths of the layout's
# square and from 0.05 outside it: 0 to 1100, AA to RM.
PLACES: str = WRITTEN["places"]


def encode(text: str) -> str:
    """The text with every character that a scenario cannot hold written as %XX, in UTF-8.

    >>> encode("Å b/c")
    '%C3%85%20b%2Fc'
    """
    plain = f"{UNRESERVED}{PLAIN}".encode()
    return "".join(chr(byte) if byte in plain else f"%{byte:02X}" for byte in text.encode())


def decode(text: str) -> str:
    """The text with every %XX as the character that it stands for.

    Raises:
        ValueError: when it stands for none.
    """
    try:
        return unescape(text)
    except UnicodeDecodeError:
        raise ValueError(tell("link-not-utf", text=cite(text))) from None


def unescape(text: str) -> str:
    """As `decode`; a % that begins no %XX stays.

    Raises:
        UnicodeDecodeError: where some %XX stand for no characters in UTF-8.
    """
    return ESCAPES.sub(lambda found: bytes.fromhex(found[0].replace("%", "")).decode(), text)


def write_number(number: int) -> str:
    """A number in digits that a URL holds as they are, six bits each, the highest first."""
    digits = [DIGITS[number % 64]]
    while number := number // 64:
        digits.append(DIGITS[number % 64])
    return "".join(reversed(digits))


def read_number(text: str) -> int:
    """The number of such a text, all of whose characters are digits."""
    number = 0
    for digit in text:
        number = number * 64 + DIGITS.index(digit)
    return number
