"""How what was given is quoted in a message: as it stands, and of a long text the two ends only."""

MOST = 60  # characters of a value in a message
MOST_SAID = 500  # characters of a whole message


def cite(value: object) -> str:
    """A value in quotation marks, cut in the middle if it is long.

    >>> cite("c3"), cite("c" * 70)
    ("'c3'", "'cccccccccccccccccccc ... cccccccccccccccccccc' (70 characters)")
    """
    if not isinstance(value, str):
        try:
            return cut(repr(value))
        except ValueError:  # Python writes no number that is longer
            return "of thousands of digits"
    if len(value) <= MOST:
        return repr(value)
    return f"{f'{value[:20]} ... {value[-20:]}'!r} ({len(value):,} characters)"


def cut(text: str, most: int = MOST) -> str:
    """A text with its middle left out, if it has more than so many characters.

    >>> cut("abcdefghijklmnopqrstuvwxyz", 12)
    'abcd ... wxyz'
    """
    if len(text) <= most:
        return text
    part = most // 3
    return f"{text[:part]} ... {text[-part:]}"
