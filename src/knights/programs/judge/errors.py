"""Python's own errors in plain words: what happened, and where to look."""

import re

from knights.language import Told, tell
from knights.quoting import cut

MOST_TOLD = 300  # characters of what an error says


def tell_error(error: BaseException) -> Told:
    """An error as a sentence or two for whoever has just begun."""
    told = cut(write(error), MOST_TOLD)
    for kind in type(error).__mro__:
        for wanted, pattern, key in ERRORS:
            found = re.search(pattern, told)
            if wanted == kind.__name__ and found:
                return tell(f"own-error-{key}", **read(found))
    name = cut(type(error).__name__)
    if not told:
        return tell("own-error-silent", name=name)
    return tell("own-error-other", name=name, says=told)


def read(found: re.Match[str]) -> dict[str, object]:
    """The values of a sentence: texts, and numbers and names where the groups are called so."""
    values: dict[str, object] = {name: part or "" for name, part in found.groupdict().items()}
    for name in values.keys() & {"most", "given"}:
        values[name] = int(found[name])
    if "names" in values:
        values["names"] = re.findall(r"'(\w+)'", found["names"])
    return values


def write(error: BaseException) -> str:
    """What an error says; nothing where an error of the program's own fails to."""
    try:
        return str(error.msg if isinstance(error, SyntaxError) else error)
    except Exception:
        return ""


# The error's class, what its message looks like, and the key of what to say; the first that fits.
ERRORS = (
    ("IndentationError", r"expected an indented block", "block"),
    ("IndentationError", r"unindent|unexpected indent|inconsistent", "column"),
    ("SyntaxError", r"expected ':'", "colon"),
    ("SyntaxError", r"'?(?P<bracket>[(\[{])'? was never closed", "open"),
    (
        "SyntaxError",
        r"(?:unmatched|closing parenthesis) '?(?P<bracket>[)\]}])'?(?:$| does not match)",
        "close",
    ),
    (
        "SyntaxError",
        r"Maybe you meant '==' or ':=' instead of '='|cannot assign to|comparison",
        "equals",
    ),
    ("SyntaxError", r"unterminated", "text"),
    ("SyntaxError", r"'return' outside", "return"),
    ("SyntaxError", r"(?P<says>.*)", "syntax"),
    ("UnboundLocalError", r"variable '(?P<name>\w+)'", "local"),
    ("NameError", r"name '(?P<name>\w+)' is not defined", "name"),
    ("IndexError", r"pop from", "pop"),
    (
        "IndexError",
        r"(?P<kind>list|string|tuple)(?: assignment)? index out of range",
        "index",
    ),
    ("KeyError", r"^'(?:pop from an empty set|popitem\(\): dictionary is empty)'$", "pop"),
    ("KeyError", r"(?P<says>.*)", "key"),
    ("RecursionError", r"", "depth"),
    ("TypeError", r"'NoneType' object is not (?:subscriptable|iterable)", "none-list"),
    ("TypeError", r"'NoneType'", "none"),
    (
        "TypeError",
        r"(?P<name>\w+)\(\) missing \d+ required positional arguments?: (?P<names>.*)",
        "missing",
    ),
    (
        "TypeError",
        r"(?P<name>\w+)\(\) takes (?:from \d+ to )?(?P<most>\d+) positional arguments?"
        r" but (?P<given>\d+)",
        "arguments",
    ),
    ("TypeError", r"'(?P<kind>\w+)' object is not callable", "called"),
    (
        "TypeError",
        r"list indices must be integers or slices, not (?P<kind>\w+)",
        "list-index",
    ),
    ("TypeError", r"'(?P<kind>\w+)' object is not (?:subscriptable|iterable)", "no-list"),
    (
        "TypeError",
        r"unsupported operand type\(s\) for (?P<sign>\S+): '(?P<left>\w+)' and '(?P<right>\w+)'",
        "operator",
    ),
    ("TypeError", r"unhashable type: '(?P<kind>\w+)'", "unhashable"),
    ("ValueError", r"not in list|x not in", "not-there"),
    ("ValueError", r"not enough values to unpack", "few"),
    ("ValueError", r"too many values to unpack", "many"),
    ("ValueError", r"invalid literal for int\(\) with base 10: (?P<says>.*)", "int"),
    ("ZeroDivisionError", r"", "zero"),
    ("AttributeError", r"'NoneType' object has no attribute '(?P<name>\w+)'", "none-attribute"),
    (
        "AttributeError",
        r"'(?P<kind>\w+)' object has no attribute '(?P<name>\w+)'",
        "attribute",
    ),
    ("ModuleNotFoundError", r"No module named '(?P<name>[\w.]+)'", "module"),
    ("EOFError", r"", "input"),
    ("AssertionError", r"", "assert"),
)
