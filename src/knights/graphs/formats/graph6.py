"""graph6, sparse6 and digraph6: a graph in printable characters of 6 bits each.

After B. McKay, "Description of graph6, sparse6 and digraph6 encodings". Vertices are named by their
numbers, from 0.
"""

from collections.abc import Iterator
from itertools import islice

from knights.graphs.formats.raw import Raw, check_size
from knights.language import tell
from knights.quoting import cite

LOW, HIGH = 63, 126


def read(form: str, text: str) -> Raw:
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if len(lines) > 1:
        raise ValueError(tell("graph-form-many", form=form, graphs=len(lines)))
    number, line = lines[0]
    try:
        return read_line(line.strip())
    except IndexError:
        told = {"form": form, "number": str(number), "line": cite(line.strip())}
        raise ValueError(tell("graph-form-code", **told)) from None


def is_code(line: str) -> bool:
    """Tell whether a line can be graph6, such as `DQc`: its length gives the number of vertices."""
    try:
        read_line(line)
    except (IndexError, ValueError):
        return False
    return True


def read_line(line: str) -> Raw:
    """The graph of a line.

    Raises:
        IndexError: when a character, or the number of characters, is wrong.
    """
    code = line
    for head in (">>graph6<<", ">>sparse6<<", ">>digraph6<<"):
        code = code.removeprefix(head)
    form = {":": "sparse6", "&": "digraph6"}.get(code[:1], "graph6")
    data = [ord(mark) - LOW for mark in code.removeprefix(":").removeprefix("&")]
    if not data or not all(0 <= six <= HIGH - LOW for six in data):
        raise IndexError
    n, data = read_count(data)
    if form != "sparse6" and len(data) != -(-count_bits(form, n) // 6):
        raise IndexError
    each = (n - 1).bit_length() + 1  # bits of an edge in sparse6
    ones = sum(map(int.bit_count, data)) if form != "sparse6" else 6 * len(data) // each
    check_size(n, ones)
    if form == "sparse6":
        edges = list(read_sparse(n, data))
    else:
        places = list(list_ones(data))
        if places and places[-1] >= count_bits(form, n):  # the padding of the last character is 0
            raise IndexError
        full = form == "digraph6"
        edges = [divmod(place, n) for place in places] if full else list(read_half(places))
    return Raw(form, [str(v) for v in range(n)], edges, form == "digraph6")


def count_bits(form: str, n: int) -> int:
    return n * n if form == "digraph6" else n * (n - 1) // 2


def read_count(data: list[int]) -> tuple[int, list[int]]:
    """The number of vertices, in 1, 3 or 6 characters, and the rest of the data."""
    if data[0] < 63:
        return data[0], data[1:]
    begin, end = (1, 4) if data[1] < 63 else (2, 8)
    if len(data) < end:
        raise IndexError
    n = 0
    for six in data[begin:end]:
        n = n << 6 | six
    return n, data[end:]


def list_ones(data: list[int]) -> Iterator[int]:
    """The indices of the bits that are 1."""
    for place, six in enumerate(data):
        if six:
            yield from (6 * place + 5 - shift for shift in range(5, -1, -1) if six >> shift & 1)


def read_half(ones: list[int]) -> Iterator[tuple[int, int]]:
    """The edges of the upper triangle of a matrix, written column by column."""
    head, begin = 1, 0
    for one in ones:
        while one >= begin + head:
            begin, head = begin + head, head + 1
        yield one - begin, head


def read_sparse(n: int, data: list[int]) -> Iterator[tuple[int, int]]:
    """Return the edges; the data are pairs of a bit (go on to the next vertex) and a vertex."""
    bits = (six >> shift & 1 for six in data for shift in range(5, -1, -1))
    width, vertex = max(1, (n - 1).bit_length()), 0
    for up in bits:
        digits = list(islice(bits, width))
        vertex += up
        # The padding of the last character is too short for a vertex, or no vertex's number.
        if len(digits) < width or vertex >= n:
            return
        other = sum(digit << place for place, digit in enumerate(reversed(digits)))
        if other > vertex:
            vertex = other
        else:
            yield other, vertex
