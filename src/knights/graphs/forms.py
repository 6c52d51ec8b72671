"""Recognise the format of a text, so that another program's file is not misread as ours."""

import re
from collections.abc import Sequence

from knights.language import tell
from knights.quoting import cite

# Patterns that occur in each foreign format and in no graph of ours; comments are removed before.
# First the formats that `knights.graphs.formats` reads, then those that are refused by name.
FORMS = {
    "TSPLIB": r"^[A-Z_]+_SECTION\b",
    "DIMACS": r"^p +[a-z]+ +\d+ +\d+$",
    "DOT": r"(?:^|\*/\s*)(?:strict\s+)?(?:di)?graph(?:\s+(?:[^\s{\"/]+|\"[^\"]*\"))?"
    r"(?:\s|/\*[^*]*\*/|//[^\n]*)*\{",
    "GML": r"(?:^|[\"\s])graph\s*\[",
    "GraphML": r"<(?:\w+:)?graphml\b",
    "GEXF": r"<(?:\w+:)?gexf\b",
    # NumPy writes a matrix without commas.
    "JSON": r"\A(?:\{\s*[\"}]|\[\s*(?:[\"{\]]|\[(?![\s\d.]+\]\s*[\[\]])))",
    "graph6": r"\A>>graph6<<",
    "sparse6": r"\A(?:>>sparse6<<)?:\S+(?:\n|\Z)",
    "digraph6": r"\A(?:>>digraph6<<)?&\S+(?:\n|\Z)",
    "NetworkX": r"\A\S+ \S+ \{(?:['\"].*)?\}$",
    "Mermaid": r"^(?:graph|flowchart) (?:TB|TD|BT|RL|LR)$",
    "XML": r"\A<(?:[?!]|[\w:]+[\s/>])",
    "Pajek": r"^\*(?:Vertices|Network|Edges|Arcs)\b",
    "UCINET": r"\Adl n ?=",
    "LEDA": r"\ALEDA\.GRAPH$",
    "Matrix Market": r"\A%%MatrixMarket\b",
    "YAML": r"^-(?: |$)",
}
PATTERNS = {
    form: re.compile(pattern, re.MULTILINE | re.IGNORECASE) for form, pattern in FORMS.items()
}
# TGF lists vertices, then edges after a lone #, which begins a comment in our form.
TGF = re.compile(r"\A[^#:]+\n#[ \t]*\n\s*[^\s#]")
HEADINGS = {
    *("source", "target", "src", "dst", "from", "to", "type", "weight", "id", "label", "edge"),
    *("node", "node1", "node2", "vertex", "vertex1", "vertex2", "neighbor", "neighbour"),
    *("neighbors", "neighbours", "start", "end", "head", "tail", "parent", "child", "u", "v"),
    *("origin", "destination", "звідки", "куди", "від", "до", "джерело", "ціль", "вершина"),
}
# Characters that no text can show (control characters, lone surrogates). Names can't have them,
# because drawings are XML, which can't contain them.
UNSHOWN = r"\x00-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff"
# Signs that may join names. Without one of them, a line with a single name is a vertex.
JOINING = re.compile(r"[-–—−→←↔~+&*|\\/]")
PUNCTUATION = re.compile(r"[!-/:-@\[-`{-~]+")

Lines = Sequence[tuple[int, str]]


def find_form(text: str, lines: Lines) -> str | None:
    """The foreign form of a text if a pattern shows it, else None."""
    if TGF.search(text):
        return "TGF"
    bare = "\n".join(line for _, line in lines)
    return next((form for form, pattern in PATTERNS.items() if pattern.search(bare)), None)


def check_code(number: int, line: str) -> None:
    """Refuse a line that may be a graph6 graph as well as a vertex's name, such as `DQc`."""
    if re.fullmatch(r"\w+[?]?", line):
        raise ValueError(tell("graph-form-word", number=str(number), line=cite(line)))


def check_count(lines: Lines) -> None:
    """Refuse a first line that may be the number of vertices or edges."""
    number, first = lines[0]
    alone = all(other != number for other, _ in lines[1:2])
    if alone and is_count(first, [line for _, line in lines[1:]]):
        raise ValueError(tell("graph-error-count", number=str(number), line=cite(first)))


def refuse_form(lines: Lines) -> None:
    """Refuse a text that looks like a table without a separator between its cells.

    Raises:
        ValueError: with the heading that gives it away.
    """
    number, parts = lines[0][0], [line for _, line in lines]
    # One line with semicolons has several parts: the heading is all of that line.
    row = [line for at, line in lines if at == number]
    if is_heading(row, parts[len(row) :]):
        told = {"number": str(number), "line": cite(" ".join(row))}
        raise ValueError(tell("graph-error-heading", **told))


def is_heading(row: Sequence[str], rest: Sequence[str]) -> bool:
    """Tell whether a row is a table's heading, and none of its words is a vertex below it."""
    words, below = (
        set(re.findall(r"[^\s,\":]+", " ".join(lines).lower())) for lines in (row, rest)
    )
    listed = ":" in " ".join(row)
    return bool(rest) and len(words) > 1 and words <= HEADINGS and not listed and not words & below


def is_count(first: str, rest: Sequence[str]) -> bool:
    """Tell whether the first line may be the number of vertices, or of edges, in the rest."""
    counts = first.split()
    names = [name for line in rest for name in re.split(r"[\s,]+|--|->", line)]
    if not all(number.isdecimal() for number in (*counts, *names)) or not rest:
        return False
    # Lines with one name each have no edges to count.
    edges = len(names) > len(rest)
    fits = len(counts) == 1 or (len(counts) == 2 and len(rest) in map(int, counts))
    return edges and fits and all(int(name) <= int(counts[0]) for name in names)


def check_semicolons(text: str) -> None:
    """Refuse lines in which semicolons separate names, as in some tables: here they end edges."""
    for number, line in enumerate(text.splitlines(), start=1):
        parts = [part.strip() for part in line.partition("#")[0].split(";")]
        alone = any(part and not re.search(r"\s|,|--|->", part) for part in parts)
        if len(parts) > 1 and alone and ":" not in line:
            told = {"number": str(number), "line": cite(line.strip())}
            raise ValueError(tell("graph-error-semicolon", **told))


def find_odd(line: str, names: Sequence[str]) -> tuple[str, str] | None:
    """The first thing in a line that does not belong there: its kind, and the mark.

    `names` are those of the edge or vertex that was read; empty if the line could not be read.
    """
    if not names and re.search(r"[()\[\]{}]", line):
        return "brackets", ""
    if '"' in line or any(re.fullmatch("[“„«'].*[”“»']", name) for name in names):
        return "quotes", ""
    mark = re.search(rf"[{UNSHOWN}<>=@|/]", line.replace("->", ""))
    if mark is not None:
        return "mark", cite(mark[0])
    only = (name for name in names if PUNCTUATION.fullmatch(name) or re.match(r"-(?!\d)", name))
    name = next(only, None)
    return None if name is None else ("name", cite(name))
