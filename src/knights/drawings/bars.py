"""Numbers as bars, one below the other."""

from collections.abc import Sequence

from knights.drawings.sheet import INK, PATH, RULE, make_sheet, number, write_text
from knights.language import spoken_forms

LINE, MARGIN = 24, 12
NAMES, BARS, ROOM = 240, 300, 110  # widths, the last for the numbers
STYLE = [
    f"text {{ font-size: 13px; fill: {INK} }} text.name {{ text-anchor: end }}",
    "text.number { text-anchor: start }",
    f".bar {{ fill: {PATH} }} .open {{ fill: none; stroke: {RULE}; stroke-dasharray: 4 3 }}",
]


def draw_bars(title: str, rows: Sequence[tuple[str, int, bool]]) -> str:
    """Draw a bar for each name and number; an open bar might still grow: its search was stopped."""
    write_number = spoken_forms().number
    most = max(1, *(length for _, length, _ in rows))
    parts = []
    for place, (name, length, is_open) in enumerate(rows):
        y = MARGIN + place * LINE + LINE / 2
        across = number(max(1.0, BARS * length / most))
        kind = "open" if is_open else "bar"
        shown = name if len(name) <= 34 else f"{name[:16]} ... {name[-12:]}"
        left = MARGIN + NAMES
        parts += [
            write_text("name", left - 8, y, shown),
            f'<rect class="{kind}" x="{left}" y="{number(y - 7)}" width="{across}" height="14"/>',
            write_text(
                "number", left + float(across) + 8, y, f"{write_number(length)}{'+' * is_open}"
            ),
        ]
    width, height = NAMES + BARS + ROOM + 2 * MARGIN, len(rows) * LINE + 2 * MARGIN
    return make_sheet(title, width, height, STYLE, parts)
