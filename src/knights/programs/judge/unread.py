"""A text that is no Python: its fault, also when Python says only "invalid syntax"."""

import difflib
import keyword
import re
from collections.abc import Iterator

from knights.language import Told, tell
from knights.programs.judge.errors import tell_error, write

# Signs of other languages and word processors, and Python's own instead.
SIGNS = {
    "&&": "and",
    "||": "or",
    "!": "not",
    "=>": ">=",
    "=<": "<=",
    "<>": "!=",
    "++": "+= 1",
    "--": "-= 1",
    "===": "==",
    "!==": "!=",
    **dict.fromkeys("“”„«»‟", '"'),
    **dict.fromkeys("‘’‚", "'"),
    **dict.fromkeys("−–—", "-"),
    "×": "*",
    "÷": "/",
    "≤": "<=",
    "≥": ">=",
    "≠": "!=",
    "，": ",",
    "：": ":",
    "（": "(",
    "）": ")",
}
OPERATORS = re.compile("|".join(map(re.escape, sorted(SIGNS, key=len, reverse=True))))
PAIRS = {")": "(", "]": "[", "}": "{"}

# Brackets in strings and comments don't count.
PARTS = re.compile(
    r"(?:'''.*?(?:'''|\Z)|\"\"\".*?(?:\"\"\"|\Z)|'(?:\\.|[^'\\\n])*'?|\"(?:\\.|[^\"\\\n])*\"?"
    r"|\#[^\n]*)|(?P<bracket>[][(){}])",
    re.DOTALL,
)
ASKS = re.compile(r"\s*(?:if|elif|while)\b")
# Words that begin a line; a name that is nearly one of them is probably misspelt.
BEGINS = ("def", "for", "while", "if", "elif", "else", "return", "class", "import", "from", "print")


def tell_unread(error: SyntaxError, text: str) -> tuple[Told, int | None, int | None]:
    """Return a text's fault, its line, and the column of a bracket there."""
    says, line = write(error), error.lineno
    for key, values, there in iter_causes(error, text, says):
        return tell(f"own-error-{key}", **values), there, find_column(error, text, key, there)
    bracket = re.search(r"^'?[\[({]'? was never closed|^unmatched|^closing parenthesis", says)
    return tell_error(error), line, error.offset - 1 if bracket and error.offset else None


def find_column(error: SyntaxError, text: str, key: str, line: int | None) -> int | None:
    """Return the column of the bracket that a cause names."""
    row, at = (error.lineno or 1) - 1, max(0, (error.offset or 1) - 1)
    if key == "fit":
        return at
    lines = text.split("\n")
    opened = find_open(lines[:row], lines[row][:at]) if key == "open" else None
    return opened[2] if opened is not None and opened[1] == line else None


type Cause = tuple[str, dict[str, object], int | None]


def iter_causes(error: SyntaxError, text: str, says: str) -> Iterator[Cause]:
    """Yield possible causes, likeliest first: a sentence's key, its values and the line."""
    lines, row = text.split("\n"), (error.lineno or 1) - 1
    line = lines[row] if row < len(lines) else ""
    at = max(0, (error.offset or 1) - 1)
    head = re.match(r"expected an indented block after .* on line (\d+)", says)
    if head is not None and is_empty(lines, int(head[1]), row + 1):
        yield "empty", {}, int(head[1])
    if "does not match opening" in says:
        brackets = re.findall(r"'(.)'", says)
        opened = re.search(r"on line (\d+)", says)
        there = int(opened[1]) if opened else row + 1
        yield "fit", {"bracket": brackets[0], "open": brackets[1], "line": there}, row + 1
    if "invalid character" in says or "non-printable" in says:
        yield from find_sign(line, at, row + 1, says)
    if re.match(r"\s*else\s+if\b", line):
        yield "else-if", {}, row + 1
    if not says.startswith("invalid syntax"):
        return
    unclosed = find_open(lines[:row], line[:at])
    if unclosed is not None and line[at : at + 1] == ":":
        yield "open", {"bracket": unclosed[0]}, unclosed[1]
    if not says.endswith("?"):
        yield from find_sign(line, at, row + 1, says)
    if line[at : at + 1] == "=" and line[at : at + 2] != "==" and ASKS.match(line):
        yield "equals", {}, row + 1
    yield from find_word(line, at, row + 1)
    if "forgot a comma" in says:
        yield "comma", {}, row + 1


def is_empty(lines: list[str], head: int, after: int) -> bool:
    """Tell whether a block is missing, and not just not indented: then its head is to blame."""
    if after != head + 1:
        return True
    return len(lines[after - 1]) - len(lines[after - 1].lstrip()) < len(lines[head - 1]) - len(
        lines[head - 1].lstrip()
    )


def find_open(before: list[str], head: str) -> tuple[str, int, int] | None:
    """Return the innermost bracket that is open at a place, its line and its column."""
    text = "\n".join([*before, head])
    opened: list[tuple[str, int, int]] = []
    for found in PARTS.finditer(text):
        bracket = found["bracket"]
        if bracket is None:
            continue
        if bracket not in PAIRS:
            place = found.start()
            column = place - text.rfind("\n", 0, place) - 1
            opened.append((bracket, text.count("\n", 0, place) + 1, column))
        elif opened and opened[-1][0] == PAIRS[bracket]:
            opened.pop()
    return opened[-1] if opened else None


def find_word(line: str, at: int, number: int) -> Iterator[Cause]:
    """Yield a keyword that is used as a name, or that is misspelt."""
    first = re.match(r"\s*([^\W\d]\w*)", line)
    if first is None:
        return
    word = first[1]
    if keyword.iskeyword(word):
        if re.match(r"\s*=(?!=)", line[first.end() :]) and word not in ("None", "True", "False"):
            yield "keyword", {"name": word}, number
        return
    if word in ("elseif", "elsif"):
        yield "else-if", {}, number
    # Only a word before another word, or a colon, may be meant as a keyword.
    if not re.match(r"\s+[\w'\"(]|\s*:", line[first.end() :]) or at < first.end():
        return
    near = difflib.get_close_matches(word.lower(), BEGINS, 3, 0.6)
    likely = "for" if "for" in near and re.search(r"\bin\b", line) else next(iter(near), word)
    if likely not in ("print", word):
        yield "misspelt", {"name": word, "other": likely}, number


def find_sign(line: str, at: int, number: int, says: str) -> Iterator[Cause]:
    """Yield a sign that Python does not have, at a place or just before it."""
    for found in OPERATORS.finditer(line):
        if found.start() <= at <= found.end():
            yield "sign", {"sign": found[0], "other": SIGNS[found[0]]}, number
    hidden = re.search(r"U\+[0-9A-F]+$", says)
    if "non-printable" in says and hidden:
        yield "unseen", {"character": hidden[0]}, number
