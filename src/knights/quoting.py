"""Quote values in messages: short ones unchanged, of long ones only the two ends.

Invisible characters are escaped, as `repr` escapes characters that do not print.
"""

import re

from knights.data import shared
from knights.language import tell

# Invisible characters, in ranges of their numbers, each with its name: all that Unicode lets a
# reader ignore (DerivedCoreProperties.txt, Default_Ignorable_Code_Point) or that only format (Cf),
# the separators of lines and paragraphs, and characters that are drawn as nothing.
RANGES: dict[str, str] = shared("invisible")
WRITTEN = ("-".join(chr(int(end, 16)) for end in ends.split("-")) for ends in RANGES)
INVISIBLE = re.compile(f"[{''.join(WRITTEN)}]")

MOST = 60  # characters of a value in a message
MOST_SAID = 500  # characters of a whole message


def cite(value: object) -> str:
    """Return a value in quotation marks, cut in the middle if it is long.

    >>> cite("c3"), cite("c" * 70)
    ("'c3'", "'cccccccccccccccccccc ... cccccccccccccccccccc' (70 characters)")
    """
    if not isinstance(value, str):
        try:
            return cut(quote(value))
        except ValueError:  # Python refuses to write an int of too many digits
            return tell("link-digits")
    if len(value) <= MOST:
        return quote(value)
    ends = quote(f"{value[:20]} ... {value[-20:]}")
    return tell("link-cut", text=ends, length=len(value))


def quote(value: object) -> str:
    r"""Return `repr`, with all invisible characters escaped.

    >>> print(quote("a\ufe0f"))
    'a\ufe0f'
    """
    return INVISIBLE.sub(lambda found: f"\\U{ord(found[0]):08x}".replace("U0000", "u"), repr(value))


def cut(text: str, most: int = MOST) -> str:
    """Return a text with its middle left out, if it has more than `most` characters.

    >>> cut("abcdefghijklmnopqrstuvwxyz", 12)
    'abcd ... wxyz'
    """
    if len(text) <= most:
        return text
    part = most // 3
    return f"{text[:part]} ... {text[-part:]}"
