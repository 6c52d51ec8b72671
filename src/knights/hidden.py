"""Names hold no character that nobody sees.

Two names could look alike, or one turn round what stands behind it (Unicode Technical Standard 39,
"Unicode Security Mechanisms"). That refuses the joiners of Persian and Indic words and of some
emoji, too: such a name is written without them.
"""

import re

from knights.language import tell
from knights.quoting import HIDDEN, RANGES, cite

# What parts the names of a graph or a map.
BETWEEN = re.compile(r'[,;:"\n]')


def check_shown(text: str) -> None:
    """Refuse a text whose names hold what nobody sees.

    Raises:
        ValueError: with the name, and the number and the name of the character.
    """
    if HIDDEN.search(text) is None:
        return
    for name in BETWEEN.split(text):
        if found := HIDDEN.search(name):
            raise ValueError(
                tell("link-hidden", text=cite(name.strip(" ")), character=describe(found[0]))
            )


def describe(character: str) -> str:
    """The number and the name of a hidden character.

    >>> describe("\u202e")
    'U+202E right-to-left override'
    """
    code = ord(character)
    ends = ([int(end, 16) for end in ends.split("-")] for ends in RANGES)
    names = zip(ends, RANGES.values(), strict=True)
    name = next(name for (low, *high), name in names if low <= code <= max(high, default=low))
    return f"U+{code:04X} {name}"
