"""Python's own errors in plain words: what happened, and where to look."""

import re
import traceback

from knights.language import Told, tell
from knights.quoting import cut

MOST_TOLD = 300  # most characters of an error's message


def tell_error(error: BaseException) -> Told:
    """Explain an error in a sentence or two for beginners."""
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
    """Return the values of a sentence from a match: texts, numbers and lists of names."""
    values: dict[str, object] = {name: part or "" for name, part in found.groupdict().items()}
    for name in values.keys() & {"most", "given"}:
        values[name] = int(found[name])
    if "names" in values:
        values["names"] = re.findall(r"'(\w+)'", found["names"])
    return values


def write(error: BaseException) -> str:
    """Return an error's message; empty if the program's own error class fails to give one."""
    try:
        if type(error) in (NameError, AttributeError):
            return str(error) + suggest(error)
        return str(error.msg if isinstance(error, SyntaxError) else error)
    except Exception:
        return ""


def suggest(error: BaseException) -> str:
    """Return Python's own suggestion; none of a private name, or of a watched container's own."""
    told = "".join(traceback.TracebackException.from_exception(error).format_exception_only())
    # Python 3.12 puts no question mark after the module.
    found = re.search(r"(?: Did you mean: '(\w+)'\?| Did you forget to import '\w+'\??)", told)
    if found is None or (found[1] or "").startswith("_"):
        return ""
    own = next(
        (kind for kind in (list, dict, set) if isinstance(getattr(error, "obj", None), kind)), None
    )
    return "" if own is not None and not hasattr(own, found[1] or "") else found[0]


# An error's class, a pattern of its message, and the key of a sentence; the first match counts.
ERRORS = (
    ("IndentationError", r"expected an indented block", "block"),
    ("TabError", r"", "tabs"),
    ("IndentationError", r"unexpected indent", "indent"),
    ("IndentationError", r"unindent", "column"),
    ("SyntaxError", r"expected ':'", "colon"),
    ("SyntaxError", r"'?(?P<bracket>[(\[{])'? was never closed", "open"),
    (
        "SyntaxError",
        r"(?:unmatched|closing parenthesis) '?(?P<bracket>[)\]}])'?(?:$| does not match)",
        "close",
    ),
    (
        "SyntaxError",
        r"cannot assign to (?:literal|function call|expression|\w+ expression)",
        "left",
    ),
    (
        "SyntaxError",
        r"Maybe you meant '==' or ':=' instead of '='|cannot assign to|comparison",
        "equals",
    ),
    ("SyntaxError", r"Missing parentheses in call to '(?P<name>\w+)'", "call"),
    ("SyntaxError", r"'(?P<name>break|continue)'", "loop"),
    ("SyntaxError", r"unterminated", "text"),
    ("SyntaxError", r"'return' outside", "return"),
    ("SyntaxError", r"(?P<says>.*)", "syntax"),
    ("UnboundLocalError", r"variable '(?P<name>\w+)'", "local"),
    ("NameError", r"name '(?P<name>\w+)'.* Did you mean: '(?P<other>\w+)'", "name-like"),
    ("NameError", r"name '(?P<name>\w+)'.* forget to import '(?P<other>\w+)'", "name-import"),
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
    (
        "TypeError",
        r"can only concatenate (?P<kind>\w+) \(not \"(?P<other>\w+)\"\)",
        "join",
    ),
    (
        "TypeError",
        r"'(?P<sign>\S+)' not supported between instances of '(?P<left>\w+)' and '(?P<right>\w+)'",
        "compare",
    ),
    ("TypeError", r"'float' object cannot be interpreted as an integer", "whole"),
    ("TypeError", r"cannot unpack non-iterable (?P<kind>\w+) object", "unpack"),
    ("TypeError", r"'(?P<kind>\w+)' object does not support item assignment", "fixed"),
    ("TypeError", r"(?P<name>\w+)\(\) got an unexpected keyword .* '(?P<other>\w+)'", "parameter"),
    ("TypeError", r"unhashable type: '(?P<kind>\w+)'", "unhashable"),
    ("ValueError", r"not in list|x not in", "not-there"),
    ("ValueError", r"not enough values to unpack", "few"),
    ("ValueError", r"too many values to unpack", "many"),
    ("ValueError", r"invalid literal for int\(\) with base 10: (?P<says>.*)", "int"),
    ("ZeroDivisionError", r"", "zero"),
    ("AttributeError", r"'NoneType' object has no attribute '(?P<name>\w+)'", "none-attribute"),
    (
        "AttributeError",
        r"'(?P<kind>\w+)' object has no attribute '(?P<name>\w+)'.* Did you mean: '(?P<other>\w+)'",
        "attribute-like",
    ),
    (
        "AttributeError",
        r"'(?P<kind>\w+)' object has no attribute '(?P<name>\w+)'",
        "attribute",
    ),
    ("AttributeError", r"module '(?P<other>[\w.]+)' has no attribute '(?P<name>\w+)'", "member"),
    ("ImportError", r"cannot import name '(?P<name>\w+)' from '(?P<other>[\w.]+)'", "member"),
    ("ModuleNotFoundError", r"No module named '(?P<name>[\w.]+)'", "module"),
    ("EOFError", r"", "input"),
    ("AssertionError", r"", "assert"),
)
