"""The highlighted parts of a Python source: keywords, comments and docstrings.

Python's own tokenizer finds them, so a word in a string or a comment is never a keyword.
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
    """A part of a line, in UTF-16 code units, as JavaScript counts."""

    begin: int
    end: int
    kind: str


def highlight(source: str) -> list[list[Span]]:
    """Return the spans of each line: its keywords, comments and docstrings.

    >>> highlight("if k:  # go on")
    [[Span(begin=0, end=2, kind='keyword'), Span(begin=7, end=14, kind='comment')]]

    A source that is still being typed has spans, too: a line that can't be read is skipped, and so
    is the rest after three quotes that are never closed.
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
    """Yield the highlighted tokens, in order, each with its kind.

    A string that is a whole statement is a docstring. `match`, `case` and `type` are keywords only
    at the beginning of a statement of that name.
    """
    blocks: list[bool] = []  # for each enclosing block, whether it is that of a `match`
    matching = False
    for line in split_statements(source):
        for token in line:
            if token.type == INDENT:
                blocks.append(matching)
            elif token.type == DEDENT:
                blocks.pop()
        words = [token for token in line if token.type not in LAYOUT]
        documents = all(word.type == STRING for word in words)
        # Only a statement with a block ends in a colon.
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
    """Yield the tokens of a source; after an error go on at the next line."""
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
    """Tell whether a statement is `type name ...`; a variable `type` has no name after it."""
    if len(words) < 2 or words[0].string != "type":
        return False
    return words[1].type == NAME and not iskeyword(words[1].string)
