"""What a program has printed, as far as it can be understood."""

import re
from collections.abc import Collection

# What programs print when they have found nothing.
NO = re.compile(r"\b(no|not|none|fail\w*|impossible|false|nothing)\b", re.IGNORECASE)
# And what they print when they have.
YES = re.compile(r"\b(yes|true|found|solved|success\w*|solution|tour)\b", re.IGNORECASE)
# Lists that were kept, and emptied afterwards.
SAME = re.compile(r"\[\[\](?:, \[\])*\]")

# What is said of how many there are; and of what else there may be a number.
COUNTED = re.compile(
    r"\b(solutions?|tours?|ways?|colou?rings?|paths?|count|total|number|found)\b", re.IGNORECASE
)
OTHERWISE = re.compile(
    r"\b(s|ms|seconds?|time|steps?|calls?|nodes?|backtracks?|backtracking|moves?|placed|size)\b"
    r"|\b(solution|tour|way|colou?ring|path) *(no\.?|number|#)? *\d",
    re.IGNORECASE,
)

# So few lines are no board, but what is said of the search.
FEW = 3


def last_line(printed: str) -> str:
    lines = [line.strip() for line in printed.splitlines() if line.strip()]
    return lines[-1][:200] if lines else ""


def find_count(printed: str, known: Collection[int] = ()) -> str | None:
    """The line that says how many there are: the last, or one of few; a number, and a word for it.

    A number alone may be meant so, too, unless it is a known one, such as the size of the board.
    """
    lines = [line.strip() for line in printed.splitlines() if line.strip()]
    for line in lines if len(lines) <= FEW else lines[-1:]:
        numbers = re.findall(r"\d+", line)
        if len(numbers) != 1 or int(numbers[0]) in known or OTHERWISE.search(line):
            continue
        if line == numbers[0] or COUNTED.search(line):
            return line[:200]
    return None
