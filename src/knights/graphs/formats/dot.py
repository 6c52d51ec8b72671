"""DOT, the language of Graphviz: vertices and edges, also those in subgraphs.

After the grammar in Graphviz's documentation, "DOT Language". Attributes other than labels only say
how a graph is drawn, and are ignored.
"""

import html
import re
from collections.abc import Iterator
from typing import NamedTuple

from knights.graphs.formats.raw import Numbering, Raw, check_size, missing, wrong_line
from knights.language import tell

FORM = "DOT"
TOKEN = re.compile(
    r"""(?P<skip>\s+|//[^\n]*|/\*.*?\*/|\#[^\n]*)
    |(?P<name>[A-Za-z_\u0080-\uffff\U00010000-\U0010ffff][\w\u0080-\uffff\U00010000-\U0010ffff]*
        |-?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?))
    |(?P<quoted>"(?:[^"\\]|\\.)*")
    |(?P<html><)
    |(?P<sign>--|->|[][{};,=:+])""",
    re.VERBOSE | re.DOTALL,
)
# A label with one of these is more than a name: a record with fields, several lines, a text.
DRAWN = re.compile(r"[|\\]|.{60}", re.DOTALL)
KINDS = ("graph", "digraph")
WORDS = (*KINDS, "node", "edge", "subgraph", "strict")


class Token(NamedTuple):
    kind: str
    text: str
    start: int


def read(form: str, text: str) -> Raw:
    try:
        return Reader(text).read()
    except RecursionError:
        raise ValueError(tell("graph-form-deep", form=form)) from None


class Reader:
    """A reader of DOT: its tokens, and the graph read so far."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = list(self.split())
        self.place = 0
        self.numbers = Numbering()
        self.edges: list[tuple[int, int]] = []
        self.labels: dict[int, str] = {}
        self.groups: dict[str, dict[int, None]] = {}
        self.weighted = False

    def split(self) -> Iterator[Token]:
        position = 0
        while position < len(self.text):
            found = TOKEN.match(self.text, position)
            if found is None or found.lastgroup is None:
                raise self.wrong(position)
            kind, end = found.lastgroup, found.end()
            if kind == "html":
                end = self.end_of_html(position)
                yield Token("quoted", self.text[position:end], position)
            elif kind != "skip":
                word = found[0]
                keyword = kind == "name" and word.lower() in WORDS
                yield Token(
                    "word" if keyword else kind, word.lower() if keyword else word, position
                )
            position = end
        yield Token("end", "", position)

    def end_of_html(self, start: int) -> int:
        depth = 0
        for sign in re.finditer("[<>]", self.text[start:]):
            depth += 1 if sign[0] == "<" else -1
            if not depth:
                return start + sign.end()
        raise self.wrong(start)

    def wrong(self, position: int) -> ValueError:
        number = self.text.count("\n", 0, position) + 1
        lines = self.text.splitlines()
        if number > len(lines) or position >= len(self.text.rstrip()):
            return missing(FORM, "}")
        return wrong_line(FORM, number, lines[number - 1], "A -- B;")

    def next(self) -> Token:
        return self.tokens[self.place]

    def take(self, *signs: str) -> str | None:
        """Return the next token and go on if it is one of these signs and words, else None."""
        token = self.next()
        if token.kind in ("sign", "word") and token.text in signs:
            self.place += 1
            return token.text
        return None

    def demand(self, sign: str) -> None:
        if self.take(sign) is None:
            raise self.wrong(self.next().start)

    def read(self) -> Raw:
        self.take("strict")
        kind = self.take(*KINDS)
        self.arrow = "->" if kind == "digraph" else "--"
        if self.is_name():
            self.read_name()
        self.demand("{")
        self.read_statements()
        if self.next().kind != "end":
            if self.next().text in WORDS:
                graphs = sum(token.text in KINDS for token in self.tokens)
                raise ValueError(tell("graph-form-many", form=FORM, graphs=graphs))
            raise self.wrong(self.next().start)
        names = self.numbers.names
        labels = [self.labels.get(number, name) for number, name in enumerate(names)]
        if len(set(labels)) == len(names):
            names = tuple(labels)
        return Raw(FORM, names, self.edges, kind == "digraph", self.weighted)

    def read_statements(self) -> dict[int, None]:
        """Read up to the bracket that closes a graph, and return the vertices in it."""
        inside: dict[int, None] = {}
        while self.take("}") is None:
            if self.take(";"):
                continue
            if self.take("node", "edge", "graph"):
                self.read_attributes()
                continue
            single = self.is_name()
            name = self.read_name() if single else ""
            if single and self.take("="):
                # `name = value` sets how the graph is drawn: the name is not a vertex.
                self.read_name()
                continue
            tails = self.number(name) if single else self.read_group()
            inside |= tails
            last = tails
            while self.next().text in ("--", "->") and self.next().kind == "sign":
                self.demand(self.arrow)
                heads = self.number(self.read_name()) if self.is_name() else self.read_group()
                check_size(1, len(self.edges) + len(last) * len(heads))
                self.edges += [(tail, head) for tail in last for head in heads]
                inside |= heads
                last, single = heads, False
            self.read_attributes(next(iter(tails)) if single else None)
        return inside

    def is_name(self) -> bool:
        return self.next().kind in ("name", "quoted")

    def number(self, name: str) -> dict[int, None]:
        """Return one vertex; skip a port and its compass point after the name."""
        for _ in range(2):
            if self.take(":"):
                self.read_name()
        return {self.numbers[name]: None}

    def read_group(self) -> dict[int, None]:
        """Return the vertices of a subgraph; a named one may be referred to again by its name."""
        if self.take("subgraph") is None:
            self.demand("{")
            return self.read_statements()
        name = self.read_name() if self.is_name() else ""
        found = self.groups.get(name, {}) if name else {}
        if self.take("{"):
            found = found | self.read_statements()
        self.groups[name] = found
        return found

    def read_name(self) -> str:
        token = self.next()
        if not self.is_name():
            raise self.wrong(token.start)
        self.place += 1
        if token.kind == "name":
            return token.text
        if token.text.startswith("<"):
            return " ".join(html.unescape(re.sub("<[^>]*>", " ", token.text[1:-1])).split())
        text = unquote(token.text)
        while self.take("+"):
            if self.next().kind != "quoted":
                raise self.wrong(self.next().start)
            text += unquote(self.next().text)
            self.place += 1
        return text

    def read_attributes(self, vertex: int | None = None) -> None:
        while self.take("["):
            while self.take("]") is None:
                key = self.read_name()
                value = self.read_name() if self.take("=") else ""
                name = value.replace(r"\n", " ")
                if key == "label" and vertex is not None and name and not DRAWN.search(name):
                    self.labels[vertex] = name
                self.weighted = self.weighted or (key == "weight" and vertex is None)
                self.take(";") or self.take(",")


def unquote(text: str) -> str:
    """Return the text of a quoted name: a backslash escapes a quotation mark or a line's end."""
    return text[1:-1].replace('\\"', '"').replace("\\\n", "")
