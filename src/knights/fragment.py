"""The text in a URL's fragment: its escapes, and numbers in digits that need none.

The page shares the sets of characters: they are in `data/fragment.json`.
"""

import re

from knights.data import shared
from knights.language import tell
from knights.quoting import cite

WRITTEN = shared("fragment")
DIGITS: str = WRITTEN["digits"]
# Every part of an address may contain these unescaped (RFC 3986), in Python's own library, too.
UNRESERVED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
# A scenario's value may contain these unescaped, too.
PLAIN: str = WRITTEN["plain"]
# A scenario: the characters of a fragment except the @ that begins a position.
SCENARIO = re.compile(WRITTEN["scenario"], re.ASCII)
# One word, such as a name: letters of other scripts are escaped as %XX.
WORD = re.compile(WRITTEN["word"], re.ASCII)
# An option after a scenario without a position: no scenario ends in & and such a text.
OPTION = re.compile(WRITTEN["option"])
ESCAPES = re.compile("(?:%[0-9A-Fa-f]{2})+")
# Places of vertices: four digits for each, two for x and two for y, in thousandths of the
# layout's square, counted from 0.05 outside it: 0 to 1100, AA to RM.
PLACES: str = WRITTEN["places"]


def encode(text: str) -> str:
    """Return the text with %XX, in UTF-8, for every character that a scenario cannot contain.

    >>> encode("Å b/c")
    '%C3%85%20b%2Fc'
    """
    plain = f"{UNRESERVED}{PLAIN}".encode()
    return "".join(chr(byte) if byte in plain else f"%{byte:02X}" for byte in text.encode())


def decode(text: str) -> str:
    """Return the text with every %XX decoded.

    Raises:
        ValueError: when some %XX are not UTF-8.
    """
    try:
        return unescape(text)
    except UnicodeDecodeError:
        raise ValueError(tell("link-not-utf", text=cite(text))) from None


def unescape(text: str) -> str:
    """Decode as `decode` does; a % that begins no %XX stays.

    Raises:
        UnicodeDecodeError: when some %XX are not UTF-8.
    """
    return ESCAPES.sub(lambda found: bytes.fromhex(found[0].replace("%", "")).decode(), text)


def write_number(number: int) -> str:
    """Return a number in base 64, the highest digit first; a URL holds its digits unescaped."""
    digits = [DIGITS[number % 64]]
    while number := number // 64:
        digits.append(DIGITS[number % 64])
    return "".join(reversed(digits))


def read_number(text: str) -> int:
    """Return the number of such a text; every character must be a digit."""
    number = 0
    for digit in text:
        number = number * 64 + DIGITS.index(digit)
    return number
