"""Translate the comments and docstrings of a program to the current language."""

import re
from functools import cache
from io import StringIO

from knights.language import SPOKEN, room, tell
from knights.listings.highlight import REMARK, find_marked

ORIGIN = "en"  # the language in which the programs are written
SAYS = "program-says-"
SOME = re.compile(r"([0-9]+) are enough\.")


def translate(program: str) -> str:
    """Return a program with translated comments; each line keeps its number and its code.

    >>> from knights.language import speaking
    >>> with speaking("uk"):
    ...     print(translate("path.pop()  # take back"))
    path.pop()  # забрати назад
    """
    if SPOKEN.get() == ORIGIN:
        return program
    lines = [*StringIO(program)]
    remarks = [token for token, kind in find_marked(program) if kind == REMARK]
    for token in reversed(remarks):
        (first, begin), (last, end) = token.start, token.end
        mark, ending = ("# ", "") if token.string.startswith("#") else ('"""', '"""')
        said = translate_remark(token.string.removeprefix(mark).removesuffix(ending))
        changed = f"{lines[first - 1][:begin]}{mark}{said}{ending}{lines[last - 1][end:]}"
        lines[first - 1 : last] = StringIO(changed)
    return "".join(lines)


def translate_remark(remark: str) -> str:
    """Return a comment or docstring in translation; "print; go on" is translated part by part."""
    name = list_names().get(remark)
    if name is not None:
        return tell(f"program-says-{name}")
    some = SOME.fullmatch(remark)
    if some:
        return tell("program-some", number=some[1])
    first, parted, second = remark.partition("; ")
    return f"{translate_remark(first)}; {translate_remark(second)}" if parted else remark


@cache
def list_names() -> dict[str, str]:
    """Map each English sentence of the programs to the last part of its key."""
    said = room(ORIGIN, "program").items()
    return {text: key.removeprefix(SAYS) for key, text in said if isinstance(text, str)}
