"""Refuse invisible characters in names.

With them two names could look alike, or one could turn round the text after it (Unicode Technical
Standard 39, "Unicode Security Mechanisms"). The joiners of Persian and Indic words and of some
emoji are refused, too: such names can be written without them.
"""

import re

from knights.language import tell
from knights.quoting import INVISIBLE, RANGES, cite

# Separators between the names of a graph or a map.
BETWEEN = re.compile(r'[,;:"\n]')


def check_shown(text: str) -> None:
    """Refuse a text with an invisible character in a name.

    Raises:
        ValueError: with the name, and the character's number and name.
    """
    if INVISIBLE.search(text) is None:
        return
    for name in BETWEEN.split(text):
        if found := INVISIBLE.search(name):
            raise ValueError(
                tell("link-hidden", text=cite(name.strip(" ")), character=describe(found[0]))
            )


def describe(character: str) -> str:
    """The number and the name of an invisible character.

    >>> describe("\u202e")
    'U+202E right-to-left override'
    """
    code = ord(character)
    ends = ([int(end, 16) for end in ends.split("-")] for ends in RANGES)
    names = zip(ends, RANGES.values(), strict=True)
    name = next(name for (low, *high), name in names if low <= code <= max(high, default=low))
    return f"U+{code:04X} {name}"
