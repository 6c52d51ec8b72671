"""What a Python source sets apart to be read: its keywords, and what is said about the program.

Python's own tokenizer tells, so that no word in a string or in a comment is taken for a keyword.
"""

from collections.abc import Iterator
from io import StringIO
from keyword import iskeyword
from tokenize import (
    COMMENT,
    DEDENT,
    ENDMARKER,
    INDENT,
    NAME,
    NEWLINE,
    NL,
    STRING,
    TokenError,
    TokenInfo,
    generate_tokens,
)
from typing import NamedTuple

KEYWORD, REMARK = "keyword", "comment"

LAYOUT = {COMMENT, DEDENT, ENDMARKER, INDENT, NEWLINE, NL}


class Span(NamedTuple):
    """A part of a line, in UTF-16 code units, which is how JavaScript counts."""

    begin: int
    end: int
    kind: str


def highlight(source: str) -> list[list[Span]]:
    """Give the spans of each line: keywords, and comments with the texts that document.

    >>> highlight("if k:  # go on")
    [[Span(begin=0, end=2, kind='keyword'), Span(begin=7, end=14, kind='comment')]]

    A source that is still being written has its spans, too: what no statement can be made of is
    left out line by line, and a text in three quotes that does not end, to its end.
    """
    lines = [line.removesuffix("\n") for line in StringIO(source)]
    spans: list[list[Span]] = [[] for _ in lines]
    for token, kind in find_marked(source):
        (first, begin), (last, end) = token.start, token.end
        for row in range(first, last + 1):
            line = lines[row - 1]
            left = begin if row == first else 0
            right = end if row == last else len(line)
            if left < right:
                spans[row - 1].append(Span(units(line[:left]), units(line[:right]), kind))
    return spans


def units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def find_marked(source: str) -> Iterator[tuple[TokenInfo, str]]:
    """Find the tokens that are set apart, in order, each with its kind.

    A text that is a whole statement documents. `match`, `case` and `type` are keywords only where
    they begin a statement of that name.
    """
    blocks: list[bool] = []  # of each block around, whether it is that of a `match`
    matching = False
    for line in split_statements(source):
        for token in line:
            if token.type == INDENT:
                blocks.append(matching)
            elif token.type == DEDENT:
                blocks.pop()
        words = [token for token in line if token.type not in LAYOUT]
        documents = all(word.type == STRING for word in words)
        # Only what heads a block ends in a colon.
        matching = bool(words) and words[0].string == "match" and words[-1].string == ":"
        soft = matching or blocks[-1:] == [True] or is_alias(words)
        for token in line:
            if token.type == COMMENT or (documents and token.type == STRING):
                yield token, REMARK
            elif token.type == NAME and (iskeyword(token.string) or (soft and token is words[0])):
                yield token, KEYWORD


def split_statements(source: str) -> Iterator[list[TokenInfo]]:
    """Split a source into its logical lines, each with the comments and empty lines before it."""
    line = []
    for token in find_tokens(source):
        line.append(token)
        if token.type in (NEWLINE, ENDMARKER):
            yield line
            line = []
    if line:
        yield line


def find_tokens(source: str) -> Iterator[TokenInfo]:
    """The tokens of a source; where it cannot be read, those that begin on the next line."""
    lines = list(StringIO(source))
    begun = 0
    while begun < len(lines):
        try:
            for token in generate_tokens(iter([*lines[begun:], ""]).__next__):
                (first, begin), (last, end) = token.start, token.end
                yield token._replace(start=(first + begun, begin), end=(last + begun, end))
            return
        except (TokenError, SyntaxError) as error:
            if "triple" in str(error) or "multi-line" in str(error):
                return
            row = error.lineno if isinstance(error, SyntaxError) else error.args[1][0]
            begun += max(row or 1, 1)


def is_alias(words: list[TokenInfo]) -> bool:
    """Whether a statement is `type name ...`: anything else called type has no name after it."""
    if len(words) < 2 or words[0].string != "type":
        return False
    return words[1].type == NAME and not iskeyword(words[1].string)
