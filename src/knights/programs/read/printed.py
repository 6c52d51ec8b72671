"""What a program has printed, as far as it can be understood: values, counts, and words."""

import ast
import re
from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from typing import Any

# What programs print when they have found nothing: in English, German, Ukrainian, Russian, French
# and Spanish.
NOT = (
    r"no|not|none|fail\w*|false|nothing|cannot|\w+n['’]t"
    r"|kein\w*|nicht|nichts|nein|не|ні|немає|нема|жодн\w+|нет|ничего"
    r"|non|pas|aucune?|rien|sin|ning[uú]n\w*|nada"
)
IMPOSSIBLE = (
    r"impossible|unsolvable|unmöglich|unlösbar|неможлив\w+|нерозв['’]язн\w+|невозможн\w+|нельзя"
    r"|imposible"
)
NO = re.compile(rf"\b({NOT}|{IMPOSSIBLE})\b", re.IGNORECASE)
# Of these, a line that says nothing else.
NONE = re.compile(
    rf"^\W*({NOT}|-1)\W*$|\b({IMPOSSIBLE})\b"
    r"|\b(no|not (a|one|any)) (\w+ )?(solutions?|tours?|paths?|ways?|colou?rings?)\b"
    r"|\b(there (is|are) (no|none)|(does|do) not exist|doesn['’]t exist|no such"
    r"|(not|no) (possible|solvable|found|enough)|can(not|['’]t) be (done|colou?red|solved))\b"
    r"|\bkeine? (\w+ )?(lösung|tour|weg|färbung|rundreise)\w*|\b(geht|gibt) (es |das )?nicht\b"
    r"|\bnicht (möglich|lösbar|gefunden)\b"
    r"|\b(розв['’]яз\w+|шлях\w*|маршрут\w*|розфарб\w+) (не існує|нема\w?|не знайдено)\b"
    r"|\b(немає|нема|не існує|не знайдено|жодн\w+) (розв['’]яз|шлях|маршрут|розфарб)\w*"
    r"|\bне (можна|вдалося|вийшло|можливо|получилось|удалось|существует|найден\w*)\b"
    r"|\b(решени\w|пут\w|маршрут\w*|раскраск\w) нет\b|\bнет (решени|пут|маршрут|раскрас)\w*"
    r"|\b(pas de|aucune?) (solution|parcours|chemin|coloriage|tour)\w*|\bpas possible\b"
    r"|\b(no hay|sin|ning[uú]na?) (soluci|recorrido|camino|colorea)\w*|\bno es posible\b",
    re.IGNORECASE,
)
FURTHER = re.compile(
    r"\b(more|other|further|mehr|weiter\w*|andere\w*|більше|інш\w+|больше|друг\w+|plus|autre\w*"
    r"|más|otr\w+)\b",
    re.IGNORECASE,
)
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

# Characters from the end that are read for values; lines and values of one line that are told.
READ = 50_000
MOST_LINES = 2_000
MOST_VALUES = 2_000
MOST_BEFORE = 4  # words before an answer in its line

CLOSED = {"[": "]", "(": ")", "{": "}"}
PAIR = re.compile(r"[\[(] *-?\d+ *, *-?\d+ *[\])]")
NAMED = re.compile(r"^([^\W\d].*?) *(?:[:=]|->|→|\bis\b| ) *(\S+)$")
BETWEEN = re.compile(r"->|→|=>|(?<=\w)[-–—](?=[^\W\d])|[\s,;:|+]+")


class Lines(list[Any]):
    """The values of lines one below the other: those of a board, or of what is tried."""


def last_line(printed: str) -> str:
    lines = [line.strip() for line in printed.splitlines() if line.strip()]
    return lines[-1][:200] if lines else ""


def says_none(printed: str) -> bool:
    """Whether the last line says that there is nothing, and nothing else.

    >>> [says_none(line) for line in ("No solution", "No more tours", "None", "It took no time")]
    [True, False, False, False]
    """
    line = last_line(printed)
    told = NONE.search(line) and not FURTHER.search(line)
    return bool(told) and line.casefold() != "none"


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


def list_counts(printed: str) -> set[int]:
    """The numbers that stand alone in their lines, with or without words."""
    lines = [re.findall(r"\d{1,15}", line) for line in printed.splitlines()]
    return {int(numbers[0]) for numbers in lines if len(numbers) == 1}


def read_values(printed: str, heights: Collection[int] = ()) -> list[Any]:
    r"""All that was printed as values: each line, and lines of one kind together; the last is last.

    Of boards without a line between them each has so many rows as one of the heights says.

    >>> read_values("Found: [(0, 0), (1, 2)]")
    [[(0, 0), (1, 2)]]
    >>> read_values("1 4\n3 2")
    [[1, 4], [3, 2], [[1, 4], [3, 2]]]
    >>> read_values("WA red\nNT blue")[-1]
    {'WA': 'red', 'NT': 'blue'}
    """
    lines = [line.strip() for line in printed[-READ:].splitlines()[-MOST_LINES:]]
    read = [(read_line(line), line) for line in lines]
    values: list[Any] = []
    for kind, group in groupby(read, lambda one: kind_of(one[0])):
        rows = [row for row, _ in group]
        values += [row for row in rows if row is not None]
        if kind is not None and len(rows) > 1:
            for height in {len(rows), *(high for high in heights if 1 < high < len(rows))}:
                values += [Lines(rows[at : at + height]) for at in range(0, len(rows), height)]
    return values + list(read_names(lines))


def kind_of(value: Any) -> int | None:
    """How wide a row is: lines of one width make a board."""
    return len(value) or None if isinstance(value, list | tuple | str) else None


def read_line(line: str) -> Any:
    """A line's value: what is in brackets, all its pairs, or its words; None for a blank one."""
    begins = [line.find(sign) for sign in CLOSED if sign in line]
    if begins:
        begin = min(begins)
        end = line.rfind(CLOSED[line[begin]])
        try:
            return ast.literal_eval(line[begin : end + 1])
        except (ValueError, SyntaxError, MemoryError, RecursionError, TypeError):
            pairs = PAIR.findall(line)[:MOST_VALUES]
            if pairs:
                return [ast.literal_eval(pair) for pair in pairs]
    words = split(line)
    return words[0] if len(words) == 1 else [plain(word) for word in words] or None


def read_ends(printed: str) -> Iterator[list[Any]]:
    """What may be meant at the end of each line, after a few words: "The path is A B C"."""
    for line in printed[-READ:].splitlines()[-MOST_LINES:]:
        words = split(line)
        ends = [words[begin:] for begin in range(1, min(len(words), MOST_BEFORE + 1))]
        yield [end[0] if len(end) == 1 else [plain(word) for word in end] for end in ends]


def split(line: str) -> list[str]:
    return [word for word in BETWEEN.split(line)[:MOST_VALUES] if word]


def read_names(lines: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Lines that give each name a value, one below the other."""
    for has, group in groupby((NAMED.match(line) for line in lines), bool):
        if has:
            found = {one[1].strip("'\""): plain(one[2].strip("'\",")) for one in group if one}
            if len(found) > 1:
                yield found


def plain(word: str) -> Any:
    """A word, or the whole number that it writes."""
    return int(word) if word.lstrip("-").isdecimal() and len(word) < 20 else word
