"""The values in a text or among a program's names, in whatever form people write an answer."""

import ast
import enum
import json
import re
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import groupby, pairwise
from typing import Any, NamedTuple

# Characters from the end that are read; lines, values of a line and items that are told.
READ = 100_000
MOST_LINES = 10_000
MOST_VALUES = 2_000
MOST_ITEMS = 20_000
DEEPEST = 4  # containers in one another
MOST_BEFORE = 4  # words before an answer in its line
MOST_NUMBERS = 3  # of a line that tells one choice

CLOSED = {"[": "]", "(": ")", "{": "}"}
PAIR = re.compile(r"\([^()\d-]*(-?\d+)[^()\d-]+(-?\d+)[^()\d]*\)")
BETWEEN = re.compile(r"->|→|=>|(?<=\w)[-–—](?=[^\W\d])|[\s,;:|│║┃+]+")
NUMBER = re.compile(r"(?<![\w.])-?\d+(?!\w|\.\d)")
WORD = re.compile(r"[^\W_]+")
PIPES = re.compile("[|│║┃]")
RULE = re.compile(
    r"^[\s|+=\-_─━═│║┃┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬*#]*(?:[-=─━═]{2}|─)[\s|+=\-_─━═│║┃┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬]*$"
)
UNFILLED = re.compile(r"(?=.*\S)[\W_]+")
PARTED = re.compile(r"\s*(?:->|→|=>|:|=|—|–|\||,|\s)\s*")
EQUALS = re.compile(r"\s*(?:->|→|=>|:|=)\s*")
SELECTOR = "\ufe0f"  # says that a sign is an emoji


class Part(NamedTuple):
    """A value of an answer, the line in which it ends, and how it is written.

    `sure` is whether a whole one can be nothing else than an answer.
    """

    value: Any
    line: int
    form: str
    sure: bool = True


class Names(NamedTuple):
    """The words of a puzzle: names of its choices, of the places of its choices."""

    is_choice: Callable[[str], bool]
    is_place: Callable[[str], bool]


def read_text(text: str, names: Names, sizes: Sequence[tuple[int, int]]) -> list[Part]:
    r"""All values of a text; `sizes` are the rows and columns that a board may have.

    >>> def values(text, *sizes, letters="ABC"):
    ...     names = Names(lambda word: word in letters, lambda word: word in letters)
    ...     return [part.value for part in read_text(text, names, sizes) if part.sure]
    >>> values("Found: [(0, 0), (1, 2)]")
    [[(0, 0), (1, 2)], (0, 0), (1, 2)]
    >>> values("+--+--+\n| 1| 4|\n+--+--+\n| 3| 2|", (2, 2))
    [[[1, 4], [3, 2]]]
    >>> values("2 Q .\n1 . Q\n  a b", (2, 2))
    [[['Q', '.'], ['.', 'Q']]]
    >>> values("1. A\n2. C\n3. B")
    [['A', 'C', 'B'], {'A': '1.', 'C': '2.', 'B': '3.'}]
    >>> values("red: A, B\nblue: C")
    [['A', 'B'], ['A', 'B', 'C'], {'A': 'red', 'B': 'red', 'C': 'blue'}]
    """
    lines = cut_lines(text)
    parts = [
        *iter_literals(lines),
        *iter_pairs(lines, {high * wide for high, wide in sizes}),
        *iter_boards(lines, sizes),
        *iter_fixed(lines, sizes),
        *iter_columns(lines),
        *iter_names(lines, names),
        *iter_mappings(lines, names),
        *iter_ends(lines, {high * wide for high, wide in sizes}),
    ]
    ways = (way for part in parts for way in iter_ways(part, lines[part.line]))
    return [more for way in ways for more in expand(way, names)]


def iter_ways(part: Part, line: str) -> Iterator[Part]:
    """A value; where arrows lead back, as in "c2 <- a1", first of all from its end."""
    turned = ("<-" in line or "←" in line) and isinstance(part.value, list | tuple)
    if turned:
        yield part._replace(value=part.value[::-1], form=f"{part.form}-turned")
    yield part._replace(sure=False) if turned else part


def cut_lines(text: str) -> list[str]:
    """As many of the last lines of a text as are read."""
    return text.replace(SELECTOR, "")[-READ:].splitlines()[-MOST_LINES:]


def iter_literals(lines: Sequence[str]) -> Iterator[Part]:
    """Tell what stands in brackets, also over several lines; all pairs of a line together."""
    text, starts = "\n".join(lines), [0]
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)
    at, row, pairs = 0, 0, list[Any]()
    while (found := re.compile(r"[\[({]").search(text, at)) is not None:
        begin = found.start()
        while starts[row + 1] <= begin:
            row, pairs = row + 1, []
        end = find_end(text, begin)
        value = None if end is None else read_literal(text[begin:end])
        if end is None or value is None:
            at = begin + 1
            continue
        at = end
        while starts[row + 1] < end:
            row, pairs = row + 1, []
        yield Part(value, row, f"literal-{type(value).__name__}-{len(value)}")
        if isinstance(value, list | tuple):
            same = [one for one in pairs if len(one) == len(value)]
            pairs = [*same, value]
            if len(pairs) > 1:
                yield Part(pairs, row, f"{'pairs' if is_pair(value) else 'board'}-{len(pairs)}")


def iter_pairs(lines: Sequence[str], flat: Collection[int]) -> Iterator[Part]:
    """Pairs over several lines that hold nothing else; as many as a board has squares are sure."""
    rows = [PAIR.findall(line) if not WORD.search(PAIR.sub("", line)) else [] for line in lines]
    for has, group in groupby(enumerate(rows), lambda row: bool(row[1])):
        block = list(group) if has else []
        joined = [(int(a), int(b)) for _, pairs in block for a, b in pairs]
        if len(block) > 1 and not any("[" in lines[number] for number, _ in block):
            yield Part(joined, block[-1][0], "pairs-joined", sure=len(joined) in flat)


def find_end(text: str, begin: int) -> int | None:
    """Tell where a bracket is closed that is opened at a place."""
    waiting, quote, at = list[str](), "", begin
    while at < len(text):
        sign = text[at]
        if quote:
            if sign == "\\":
                at += 1
            elif sign == quote or sign == "\n":
                quote = ""
        elif sign in "'\"" and not text[at - 1].isalnum():
            quote = sign
        elif sign in CLOSED:
            waiting.append(CLOSED[sign])
        elif waiting and sign == waiting[-1]:
            waiting.pop()
            if not waiting:
                return at + 1
        elif sign in "])}":
            return None
        at += 1
    return None


def read_literal(text: str) -> Any:
    """Read a value in brackets, of Python, JSON or bare names; None where it is none of these."""
    try:
        value = ast.literal_eval(text)
    except (ValueError, SyntaxError, MemoryError, RecursionError, TypeError):
        try:
            value = json.loads(text)
        except (ValueError, RecursionError):
            pairs = PAIR.findall(text)[:MOST_VALUES]
            if len(pairs) > 1:
                return [(int(a), int(b)) for a, b in pairs]
            words = [word.strip() for word in text[1:-1].split(",")]
            bare = len(words) > 1 and all(re.fullmatch(r"[\w ]+", word) for word in words)
            return [plain(word) for word in words] if bare else None
    return value if isinstance(value, list | tuple | dict | set) else None


def list_blocks(text: str) -> list[tuple[int, int]]:
    """How many lines of one width a text has one below the other; its lists, in the same way."""
    lines = cut_lines(text)
    rows = [read_row(line) for line in lines if not RULE.match(line)]
    blocks = [
        (len(list(block)), kind[1]) for kind, block in groupby(rows, kind_of) if kind is not None
    ]
    for part in iter_literals(lines):
        blocks.append((len(part.value), len(part.value)))
        inner = [one for one in part.value if isinstance(one, list | tuple | str)]
        blocks += [(len(part.value), width) for width in {len(one) for one in inner}]
    return blocks


def iter_boards(lines: Sequence[str], sizes: Sequence[tuple[int, int]]) -> Iterator[Part]:
    """Lines of one width, as rows of a board; and each of them by itself."""
    rows = [(number, read_row(line)) for number, line in enumerate(lines) if not RULE.match(line)]
    for number, row in rows:
        if isinstance(row, list | str) and len(row) > 1:
            yield Part(row, number, f"row-{len(row)}", sure=False)
    # Lines of other signs may be empty rows, or rules between the rows.
    filled = [row for row in rows if not UNFILLED.fullmatch(lines[row[0]])]
    for some in (rows,) if len(filled) == len(rows) else (rows, filled):
        yield from iter_blocks(some, sizes)


type Row = tuple[int, Any]


def iter_blocks(rows: Sequence[Row], sizes: Sequence[tuple[int, int]]) -> Iterator[Part]:
    """The boards among rows, in blocks of one width."""
    blocks = [
        list(block)
        for kind, block in groupby(rows, lambda pair: kind_of(pair[1]))
        if kind is not None
    ]
    for index, block in enumerate(blocks):
        for high, wide in sizes:
            yield from cut_boards(block, high, wide)
            # Bands of a board may have blank lines between them.
            bands, at = list(block), index + 1
            while len(bands) < high and at < len(blocks):
                bands, at = bands + blocks[at], at + 1
            if len(block) < high == len(bands):
                yield from cut_boards(bands, high, wide)


def kind_of(row: Any) -> tuple[str, int] | None:
    return None if row is None else (type(row).__name__, len(row))


def cut_boards(block: Sequence[Row], high: int, wide: int) -> Iterator[Part]:
    """The boards among lines one below the other: without labels, all of one height."""
    widths = {len(row) for _, row in block}
    if len(widths) != 1 or any(is_pair(cell) for _, row in block for cell in row):
        return
    (width,) = widths
    if width == wide + 1:
        for part in (slice(1, None), slice(None, -1)):
            edge = [row[0] if part.start else row[-1] for _, row in block]
            if len(block) % high == 0 and counts(edge[:high]):
                block = [(number, row[part]) for number, row in block]
                break
        else:
            return
    elif width != wide:
        return
    if len(block) == high + 1:
        block = block[1:] if counts(block[0][1]) or not counts(block[-1][1]) else block[:-1]
    if len(block) % high:
        return
    for at in range(0, len(block), high):
        rows = block[at : at + high]
        yield Part([row for _, row in rows], rows[-1][0], f"board-{high}-{wide}")


def counts(labels: Sequence[Any]) -> bool:
    """Tell whether labels are numbers or letters one after the other, upwards or downwards."""
    numbers = [
        ord(one.casefold()) if isinstance(one, str) and len(one) == 1 else one for one in labels
    ]
    if len(numbers) < 2 or not all(type(number) is int for number in numbers):
        return False
    return {b - a for a, b in pairwise(numbers)} in ({1}, {-1})


def read_row(line: str) -> Any:
    """The cells of a line: between strokes, in words, or each sign of its only word."""
    stripped = line.strip().rstrip(",")
    if stripped[:1] in ("[", "("):
        value = read_literal(stripped)
        return list(value) if isinstance(value, list | tuple) else None
    if len(PIPES.findall(stripped)) > 1:
        cells = [cell.strip() for cell in PIPES.split(stripped)]
        cells = cells[1 if not cells[0] else 0 : -1 if not cells[-1] else None]
        if cells and all(len(cell.split()) < 2 for cell in cells):
            return [plain(cell) for cell in cells]
    words = split(stripped)
    return (words[0] if len(words) == 1 else [plain(word) for word in words]) or None


def iter_fixed(lines: Sequence[str], sizes: Sequence[tuple[int, int]]) -> Iterator[Part]:
    """Boards whose cells have one width each, so that some may be blank."""
    plain_lines = [line if line.strip() and not set(line) & set(CLOSED) else "" for line in lines]
    for has, group in groupby(enumerate(plain_lines), lambda pair: bool(pair[1])):
        block = list(group) if has else []
        longest = max((len(line.rstrip()) for _, line in block), default=0)
        for high, wide in sizes:
            width = longest // wide
            if len(block) == high and longest == width * wide and width > 1:
                cuts = [slice(width * at, width * (at + 1)) for at in range(wide)]
                rows = [[plain(line[cut].strip()) for cut in cuts] for _, line in block]
                if all(len(str(cell).split()) < 2 for row in rows for cell in row):
                    yield Part(rows, block[-1][0], f"board-fixed-{high}-{wide}", sure=False)


def iter_columns(lines: Sequence[str]) -> Iterator[Part]:
    """Lines or parts of a line that differ in their numbers alone: each tells one choice."""
    yield from iter_alike(enumerate(lines))
    for number, line in enumerate(lines):
        pieces = re.split(r"[;,|]", line)
        if len(pieces) > 1 and WORD.search(NUMBER.sub("", line)):
            yield from iter_alike((number, piece) for piece in pieces)


def iter_alike(lines: Iterable[tuple[int, str]]) -> Iterator[Part]:
    rows = [(number, NUMBER.findall(line), shape_of(line)) for number, line in lines]
    for shape, group in groupby(rows, lambda row: row[2]):
        block = list(group)
        width = len(block[0][1])
        if not 0 < width <= MOST_NUMBERS:
            continue
        told = [tuple(map(int, numbers)) for _, numbers, _ in block]
        last = block[-1][0]
        counted = width > 1 and len(told) > 1 and counts([row[0] for row in told])
        for rest in (told, [row[1:] for row in told]) if counted else (told,):
            value = [row[0] if len(row) == 1 else row for row in rest]
            sure = len(rest[0]) == MOST_NUMBERS - 1 and len(told) > 1
            yield Part(value, last, f"columns-{shape}", sure=sure)


def shape_of(line: str) -> str:
    return " ".join(NUMBER.sub("#", line).split())


def iter_names(lines: Sequence[str], names: Names) -> Iterator[Part]:
    """Names of choices, in a line or over several."""
    rows = [(number, list_names(line, names)) for number, line in enumerate(lines)]
    for has, group in groupby(rows, lambda row: bool(row[1])):
        block = list(group) if has else []
        for number, found in block:
            if len(found) > 1:
                yield Part(found, number, "names")
        joined = [name for _, found in block for name in found]
        if len(block) > 1:
            yield Part(joined, block[-1][0], "joined")
        chain = join_edges([found for _, found in block])
        if chain:
            yield Part(chain, block[-1][0], "joined-edges")


def list_names(line: str, names: Names) -> list[str]:
    """The names in a line that holds nothing else, after some words and a sign, or a number.

    A line of edges has the names along them, or none if they don't join.
    """
    told = re.sub(r"^.*[:=](?!.*[:=])|^\s*#?\d+[.):]?\s", "", line)
    words = WORD.findall(told)
    if len(words) == 1 and len(words[0]) > 1 and not names.is_choice(words[0]):
        words = list(words[0])
    if not words or not all(map(names.is_choice, words)):
        return []
    signs = [sign.strip() for sign in WORD.split(told)[1:-1]]
    within, between = set(signs[::2]), set(signs[1::2])
    if len(words) % 2 == 0 and len(within) == len(between) == 1 and within != between:
        return join_edges(list(zip(words[::2], words[1::2], strict=True)))
    return words


def join_edges(edges: Sequence[Sequence[Any]]) -> list[Any]:
    """List what comes along edges, each of which begins where the one before it ends."""
    joined = all(len(edge) == 2 for edge in edges) and all(a[1] == b[0] for a, b in pairwise(edges))
    return [*edges[0], *(edge[1] for edge in edges[1:])] if edges and joined else []


def iter_mappings(lines: Sequence[str], names: Names) -> Iterator[Part]:
    """Lines that give a place its choice, or a choice its places."""
    held: dict[str, Any] = {}
    for number, line in enumerate([*lines, ""]):
        told = [EQUALS.split(piece.strip("'\"(){}[]. ")) for piece in re.split("[;,|]", line)]
        pairs = [piece[-2:] for piece in told if len(piece) > 1]
        if 1 < len(pairs) == len(told) and all(names.is_place(place) for place, _ in pairs):
            yield Part({place: plain(choice) for place, choice in pairs}, number, "mapping")
        found = read_mapping(line, names)
        if not found or held.keys() & found.keys():
            if len(held) > 1:
                yield Part(held, number - 1, "mapping")
            held = {}
        held = {**held, **found}


def read_mapping(line: str, names: Names) -> dict[str, Any]:
    words = [word.strip("'\",") for word in PARTED.split(line.strip()) if word.strip("'\",")]
    if len(words) < 2 or len(words) > MOST_VALUES or any(sign in line for sign in "[{("):
        return {}
    for length in (3, 2, 1):
        place = " ".join(words[:length])
        if len(words) > length and names.is_place(place):
            return {place: None if words[-1] == "None" else plain(words[-1])}
    if all(map(names.is_place, words[1:])):
        return dict.fromkeys(words[1:], words[0])
    for length in (3, 2):
        place = " ".join(words[-length:])
        if len(words) > length and names.is_place(place):
            return {place: words[0]}
    return {}


def iter_ends(lines: Sequence[str], flat: Collection[int]) -> Iterator[Part]:
    """Tell what may be meant by a line, and at its end after a few words: "The path is A B C".

    One word with as many signs as a board has squares is a board.
    """
    for number, line in enumerate(lines):
        words = split(line)
        for begin in range(min(len(words), MOST_BEFORE + 1)):
            end = words[begin:]
            value = end[0] if len(end) == 1 else [plain(word) for word in end]
            if len(value) > 1 or begin == 0:
                sure = isinstance(value, str) and len(words) == 1 and len(value) in flat
                yield Part(value, number, f"end-{begin}", sure=sure)


def split(line: str) -> list[str]:
    return [word for word in BETWEEN.split(line)[:MOST_VALUES] if word]


def plain(word: str) -> Any:
    """A word, or the whole number that it writes."""
    return int(word) if word.lstrip("-").isdecimal() and len(word) < 20 else word


def is_pair(value: Any) -> bool:
    return isinstance(value, list | tuple) and len(value) == 2 and all(map(is_number, value))


def is_number(value: object) -> bool:
    return type(value) is int


def expand(part: Part, names: Names, depth: int = 0) -> Iterator[Part]:
    """A value as it is, as what it may stand for, and those within it."""
    value = part.value
    yield part
    other = convert(value, names)
    if other is not None:
        yield part._replace(value=other, form=f"{part.form}-converted")
    if depth < DEEPEST and isinstance(value, list | tuple | dict) and not isinstance(value, str):
        inner = value.values() if isinstance(value, dict) else value
        if part.form.startswith(("literal", "kept")) and all(map(is_container, inner)):
            for one in inner:
                form = f"{part.form}-in-{len(value)}"
                yield from expand(part._replace(value=one, form=form), names, depth + 1)
        elif part.form.startswith("literal"):  # some words about it, and the answer
            for one in filter(is_container, inner):
                yield from expand(part._replace(value=one), names, depth + 1)


def is_container(value: object) -> bool:
    return isinstance(value, list | tuple | dict | set | frozenset | str)


def convert(value: Any, names: Names) -> Any:
    """Another form of the same: pairs for dictionaries, places by their choice, the other way."""
    if isinstance(value, dict) and value:
        keys = list(value)
        if (
            all(map(is_number, keys))
            and counts(sorted(keys))
            and not any(map(is_number, value.values()))
        ):
            return [value[key] for key in sorted(keys)]
        groups = list(value.values())
        if all(isinstance(group, list | tuple | set) for group in groups):
            places = [(place, key) for key in keys for place in value[key]]
            if places and all(isinstance(p, str) and names.is_place(p) for p, _ in places):
                return dict(places)
        cells = [
            re.fullmatch(r"([A-Za-z])([1-9])", key) if isinstance(key, str) else None
            for key in keys
        ]
        if all(cells):
            return {
                (ord(one[1].casefold()) - ord("a"), int(one[2]) - 1): value[key]
                for key, one in zip(keys, cells, strict=True)
                if one is not None
            }
    if isinstance(value, list | tuple) and len(value) > 1:
        if all(isinstance(one, dict) for one in value):
            told = [tuple(filter(is_number, one.values())) for one in value]
            return told if all(map(is_pair, told)) else None
        pairs = [one for one in value if isinstance(one, list | tuple) and len(one) == 2]
        named = [one for one in pairs if isinstance(one[0], str) and names.is_place(one[0])]
        if len(named) == len(value):
            return {one[0]: one[1] for one in named}
        words = [name for one in pairs for name in one if isinstance(name, str)]
        if len(words) == 2 * len(value) and all(map(names.is_choice, words)):
            return join_edges(pairs) or None
    return None


def list_values(kept: Iterable[tuple[str, Any]], names: Names) -> list[Part]:
    """The values among a program's own, with what its objects hold; the last comes last."""
    parts: list[Part] = []
    for number, (name, value) in enumerate(kept):
        for told in iter_plain(value):
            if isinstance(told, list | tuple | dict | set | str):
                parts += expand(Part(told, number, f"kept-{name}"), names)
    return parts


def iter_plain(value: Any, depth: int = 0) -> Iterator[Any]:
    """A value as plain data; of an object of the program's own each of its attributes."""
    if is_own(value) and depth < 2:
        for held in vars(value).values():
            yield from iter_plain(held, depth + 1)
    else:
        yield make_plain(value)


def is_own(value: Any) -> bool:
    known = getattr(type(value), "__module__", "") == "__main__"
    return known and hasattr(value, "__dict__") and not isinstance(value, enum.Enum | type)


def make_plain(value: Any, left: Iterator[int] | None = None, depth: int = 0) -> Any:
    """A value of lists, dictionaries, texts and numbers; what is none of these is None."""
    left = iter(range(MOST_ITEMS)) if left is None else left
    if value is None or isinstance(value, bool | int | str):
        return value.name if isinstance(value, enum.Enum) else value
    if depth > DEEPEST or next(left, None) is None:
        return None
    if isinstance(value, complex):
        return int(value.real), int(value.imag)
    if isinstance(value, enum.Enum):
        return value.name
    if isinstance(value, dict):
        held = {}
        for key, item in list(value.items()):
            plain_key = make_plain(key, left, depth + 1)
            held[freeze(plain_key)] = make_plain(item, left, depth + 1)
        return held
    if isinstance(value, list | tuple | set | frozenset | deque):
        items = [make_plain(item, left, depth + 1) for item in list(value)]
        if isinstance(value, tuple):
            return tuple(items)
        return set(map(freeze, items)) if isinstance(value, set | frozenset) else items
    if is_own(value):
        numbers = [held for held in vars(value).values() if is_number(held)]
        return tuple(numbers) if len(numbers) == 2 else None
    return None


def freeze(item: Any) -> Any:
    """Return a list as a tuple and a set as a frozen one, so that they can be looked up."""
    if isinstance(item, set | frozenset):
        return frozenset(map(freeze, item))
    return tuple(map(freeze, item)) if isinstance(item, list | tuple) else item
