"""Python's own errors in plain words: what happened, and where to look."""

import re
from collections.abc import Callable

from knights.quoting import cut

type Tell = Callable[[str], str]

MOST_TOLD = 300  # characters of what an error says


def tell_error(error: BaseException) -> str:
    """An error as a sentence or two for whoever has just begun."""
    told = cut(write(error), MOST_TOLD)
    for kind in type(error).__mro__:
        for wanted, pattern, sentence in SENTENCES:
            found = re.search(pattern, told)
            if wanted == kind.__name__ and found:
                parts = [part or "" for part in found.groups()]
                return sentence.format(*parts, told=told)
    name = cut(type(error).__name__)
    return f"{name}: {told}" if told else name


def write(error: BaseException) -> str:
    """What an error says; nothing where an error of the program's own fails to."""
    try:
        return str(error.msg if isinstance(error, SyntaxError) else error)
    except Exception:
        return ""


# The error's class, what its message looks like, and what to say; the first that fits.
SENTENCES: tuple[tuple[str, str, str], ...] = (
    (
        "IndentationError",
        r"expected an indented block",
        "Python expects an indented line here: what belongs to the line above with the colon must"
        " be moved to the right.",
    ),
    (
        "IndentationError",
        r"unindent|unexpected indent|inconsistent",
        "This line does not begin below the others: all lines of a block must begin at the same"
        " column.",
    ),
    ("SyntaxError", r"expected ':'", "A colon is missing at the end of this line."),
    (
        "SyntaxError",
        r"'?([(\[{])'? was never closed",
        "The bracket {0} is opened here and never closed.",
    ),
    (
        "SyntaxError",
        r"unmatched '?([)\]}])'?|closing parenthesis '?([)\]}])'? does not match",
        "The bracket {0}{1} closes none that fits.",
    ),
    (
        "SyntaxError",
        r"Maybe you meant '==' or ':=' instead of '='|cannot assign to|comparison",
        "A single = gives a name its value; to compare, write ==.",
    ),
    ("SyntaxError", r"unterminated", "A text begins here, and its quotation mark does not end it."),
    ("SyntaxError", r"'return' outside", "A return stands outside of all functions."),
    ("SyntaxError", r"(.*)", "Python cannot read this line: {told}."),
    (
        "UnboundLocalError",
        r"variable '(\w+)'",
        "{0} is given a value in this function, so it is the function's own, and has none yet. To"
        " change the one outside, write `global {0}` (or `nonlocal {0}`) first.",
    ),
    (
        "NameError",
        r"name '(\w+)' is not defined",
        "Nothing is called {0} here: is it spelled as where it was made, and made before this line"
        " runs?",
    ),
    (
        "IndexError",
        r"pop from",
        "pop() from a list that is empty: more is taken back than was placed.",
    ),
    (
        "IndexError",
        r"(list|string|tuple)(?: assignment)? index out of range",
        "An index goes beyond the end of the {0}: of n items the last has the index n - 1, and an"
        " empty {0} has none. If it is a square's, test first that the square is on the board.",
    ),
    (
        "KeyError",
        r"(.*)",
        "The dictionary has no key {0}: test with `in` first, or use get().",
    ),
    (
        "RecursionError",
        r"",
        "The function calls itself deeper and deeper and never comes to an end: what says that all"
        " is done is never true.",
    ),
    (
        "TypeError",
        r"'NoneType' object is not (subscriptable|iterable)",
        "There is None where a list or the like is expected: did a function end without return?",
    ),
    (
        "TypeError",
        r"'NoneType'",
        "There is None where a value is expected: did a function end without return?",
    ),
    (
        "TypeError",
        r"(\w+)\(\) missing (\d+) required positional arguments?: (.*)",
        "{0}() is called without all its arguments: {2} is missing.",
    ),
    (
        "TypeError",
        r"(\w+)\(\) takes (.*?) positional arguments? but (\d+)",
        "{0}() is called with {2} arguments, and takes {1}.",
    ),
    (
        "TypeError",
        r"'(\w+)' object is not callable",
        "Something of the kind {0} is followed by a bracket as if it were a function: did a"
        " variable take a function's name, or is a comma missing?",
    ),
    (
        "TypeError",
        r"list indices must be integers or slices, not (\w+)",
        "The index of a list must be a whole number, and this is of the kind {0}: for a square"
        " write board[y][x].",
    ),
    (
        "TypeError",
        r"'(\w+)' object is not (subscriptable|iterable)",
        "Something of the kind {0} is used as if it were a list.",
    ),
    (
        "TypeError",
        r"unsupported operand type\(s\) for (\S+): '(\w+)' and '(\w+)'",
        "{0} is asked of {1} and {2}, which do not go together.",
    ),
    (
        "TypeError",
        r"unhashable type: '(\w+)'",
        "A {0} cannot be the key of a dictionary or stand in a set: use a tuple.",
    ),
    (
        "ValueError",
        r"not in list|x not in",
        "remove() or index() looks for something that is not in the list: it was taken back"
        " already, or never placed.",
    ),
    (
        "ValueError",
        r"(not enough|too many) values to unpack",
        "There are {0} values for the names on the left.",
    ),
    (
        "ValueError",
        r"invalid literal for int\(\) with base 10: (.*)",
        "int() cannot make a number of {0}.",
    ),
    ("ZeroDivisionError", r"", "Something is divided by 0."),
    (
        "AttributeError",
        r"'NoneType' object has no attribute '(\w+)'",
        "There is None before .{0}: append(), sort() and the like change a list, and return None.",
    ),
    (
        "AttributeError",
        r"'(\w+)' object has no attribute '(\w+)'",
        "What stands before .{1} is of the kind {0}, which has no {1}.",
    ),
    (
        "ModuleNotFoundError",
        r"No module named '([\w.]+)'",
        "There is no module {0} here: only Python's own can be imported.",
    ),
    (
        "EOFError",
        r"",
        "input() asks for more lines than were given.",
    ),
    ("AssertionError", r"", "An assert of the program does not hold."),
)
