"""A table of counts in Markdown and in HTML."""

from html import escape

from knights.language import Told, tell
from knights.split.results import NUMBERS, Table, show_cell

ROWS = 200  # that are shown


def write_table(table: Table) -> dict[str, str]:
    """Return a table in Markdown and HTML, with no more than so many rows."""
    names, rows = [*table[0]], table[:ROWS]
    cells = [[show_cell(row[name]) for name in names] for row in rows]
    rest: Told | str = tell("notebook-rows", rows=len(table), shown=ROWS) if table[ROWS:] else ""
    result = str(getattr(table, "result", ""))
    below = [line for line in (rest, result) if line]
    marks = ["--:" if name in NUMBERS else ":--" for name in names]
    lines = [[escape_markdown(cell) for cell in line] for line in (names, *cells)]
    text = "\n".join(f"| {' | '.join(line)} |" for line in (lines[0], marks, *lines[1:]))
    aligned = ["right" if name in NUMBERS else "left" for name in names]
    html = "".join(
        f"<tr>{''.join(write_cell('td', *pair) for pair in zip(line, aligned, strict=True))}</tr>"
        for line in cells
    )
    head = "".join(write_cell("th", *pair) for pair in zip(names, aligned, strict=True))
    told = "".join(f"<p>{escape(line)}</p>" for line in below)
    return {
        "text/markdown": "\n\n".join([text, *map(escape_markdown, below)]),
        "text/html": f"<table><thead><tr>{head}</tr></thead><tbody>{html}</tbody></table>{told}",
    }


def write_cell(tag: str, text: str, side: str) -> str:
    return f'<{tag} style="text-align: {side}; padding: 0.2em 0.6em">{escape(text)}</{tag}>'


def escape_markdown(text: str) -> str:
    r"""Return a text that means nothing else in Markdown.

    >>> print(escape_markdown("a|b *c* <d>"))
    a\|b \*c\* &lt;d&gt;
    """
    for sign in "\\`*_[]|$~":
        text = text.replace(sign, f"\\{sign}")
    return escape(text, quote=False)
