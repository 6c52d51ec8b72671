"""Pictures of grids with regions: signs between walls, in text."""

import re
from collections.abc import Sequence
from textwrap import dedent

from knights.puzzles.sudoku.regions import number_parts

# Lines that part regions; where both kinds are, thin ones part only cells.
HEAVY = re.compile("[━┃═║=#█]")
THIN = re.compile("[-|─│]")
# Corners of any form, and what is between two cells of a region.
CORNERS = re.compile(r"[+.,'`:*|\-=#█\s\u2500-\u257f]")
BORDER = re.compile(r"[+.,'`:*\-=#█\u2500-\u257f]+")


def draw_text(signs: Sequence[str], regions: str) -> str:
    """Draw a grid: four characters for a cell, and walls between regions."""
    n = round(len(signs) ** 0.5)

    def region(row: int, column: int) -> str:
        return regions[row * n + column] if 0 <= row < n and 0 <= column < n else ""

    lines = []
    for row in range(n + 1):
        rule = ""
        for column in range(n + 1):
            around = [region(row - i, column - j) for i in (1, 0) for j in (1, 0)]
            across = around[0] != around[2] or around[1] != around[3]
            down = around[0] != around[1] or around[2] != around[3]
            rule += "+" if across and down else "-" if across else "|" if down else " "
            rule += "---" if around[1] != around[3] else "   "
        lines.append(rule.rstrip())
        if row < n:
            cells = [
                ("|" if region(row, column) != region(row, column - 1) else " ")
                + f" {signs[row * n + column]} "
                for column in range(n)
            ]
            lines.append("".join(cells) + "|")
    return "\n".join(lines)


def read_picture(text: str) -> tuple[list[str], list[int]] | None:
    """The signs of a picture's cells, and the number of each cell's region; None if it is none.

    A picture has a line of cells between two lines of walls, and cells of equal width. If it has
    walls around all cells or none, it shows no regions.
    """
    lines = [line.rstrip() for line in dedent(text.expandtabs()).splitlines()]
    borders = [at for at, line in enumerate(lines) if BORDER.fullmatch(line.strip())]
    if len(borders) < 2:
        return None
    lines = dedent("\n".join(lines[borders[0] : borders[-1] + 1])).splitlines()
    n, odd = divmod(len(lines) - 1, 2)
    wide = len(lines[0]) - 1
    if odd or not 4 <= n <= 16 or wide % n or any(len(line) > wide + 1 for line in lines):
        return None
    pitch = wide // n
    lines = [line.ljust(wide + 1) for line in lines]
    signs, across, down = [], [], []
    for at, line in enumerate(lines):
        if not all(CORNERS.fullmatch(line[column * pitch]) for column in range(n + 1)):
            return None
        parts = [line[column * pitch + 1 : (column + 1) * pitch].strip() for column in range(n)]
        if at % 2:
            signs += [part or "." for part in parts]
            down += [line[column * pitch] for column in range(n)]
        elif not all(re.fullmatch(r"[-=#█\u2500-\u257f]*", part) for part in parts):
            return None
        else:
            across += [part[:1] for part in parts]
    if any(len(sign) > 2 for sign in signs):
        return None
    inner = across[n:-n] + [mark for cell, mark in enumerate(down) if cell % n]
    wall = HEAVY if any(map(HEAVY.match, inner)) else THIN
    walls = sum(bool(wall.match(mark)) for mark in inner)
    if not 0 < walls < len(inner):
        return None

    def joins(cell: int, other: int) -> bool:
        one = max(cell, other)
        return not wall.match(across[one] if abs(cell - other) == n else down[one])

    return signs, number_parts(n, joins)
