"""Draw numbers as coins in rows, and below them the sum as a bar."""

from collections.abc import Iterator, Sequence

from knights.appearance import colour
from knights.drawings.sheet import INK, PATH, SURFACE, make_sheet, number, write_text
from knights.language import spoken_forms, tell
from knights.puzzles.subset.subset import SubsetSum
from knights.search import State

PITCH = 48  # from coin to coin
RADIUS = 19
ACROSS = 8  # coins in a row
MARGIN = 12
BAR, FOOT = 22, 34  # heights of the bar, and of the room for what is written below it
STYLE = [
    f".coin {{ fill: {colour('grid-paper')}; stroke: {colour('grid-rule')}; stroke-width: 1.5 }}",
    f".taken {{ fill: {PATH} }}",
    f".left {{ fill: none; stroke: {colour('vertex-gray')}; stroke-width: 1.5;"
    " stroke-dasharray: 3 3 }",
    f".strike {{ stroke: {colour('vertex-gray')}; stroke-width: 2 }}",
    f".name {{ font-size: 14px; font-weight: 600; fill: {INK} }}",
    f".on {{ fill: {SURFACE} }} .off {{ fill: {colour('vertex-gray')} }}",
    f".rest {{ fill: {colour('grid-given')}; stroke: {SURFACE} }}",
    f".part {{ fill: {PATH}; stroke: {SURFACE} }}",
    f".over {{ fill: {colour('edge-back')}; stroke: {SURFACE} }}",
    f".target {{ stroke: {INK}; stroke-width: 3 }}",
]


def draw_moment(puzzle: SubsetSum, state: State) -> str:
    """Draw taken coins filled, left ones struck out, and the bar of the sum, rest and target."""
    path, columns = state.path, min(ACROSS, puzzle.length)
    rows = -(-puzzle.length // columns)
    width, top = 2 * MARGIN + ACROSS * PITCH, 2 * MARGIN + rows * PITCH
    decided = {choice // 2: choice % 2 == 0 for choice in path}
    parts = [*draw_coins(puzzle, decided), *draw_bar(puzzle, path, width - 2 * MARGIN, top)]
    title = tell("subset-picture", sum=puzzle.total(path), target=puzzle.target)
    return make_sheet(title, width, top + BAR + FOOT, STYLE, parts)


def draw_coins(puzzle: SubsetSum, decided: dict[int, bool]) -> Iterator[str]:
    for place, name in enumerate(puzzle.names):
        row, column = divmod(place, ACROSS)
        x, y = MARGIN + (column + 0.5) * PITCH, MARGIN + (row + 0.5) * PITCH
        taken = decided.get(place)
        look, ink = {None: ("coin", ""), True: ("taken", " on"), False: ("left", " off")}[taken]
        yield f'<circle class="{look}" cx="{number(x)}" cy="{number(y)}" r="{RADIUS}"/>'
        yield write_text(f"name{ink}", x, y, name, 14 if len(name) < 4 else 11)
        if taken is False:
            arm = RADIUS * 0.7
            line = f"M{number(x - arm)} {number(y + arm)}L{number(x + arm)} {number(y - arm)}"
            yield f'<path class="strike" d="{line}"/>'


def draw_bar(puzzle: SubsetSum, path: Sequence[int], width: float, top: float) -> Iterator[str]:
    """Draw the numbers taken and those still open one after the other, and a line at the target."""
    taken = [puzzle.weights[choice // 2] for choice in path if choice % 2 == 0]
    scale, begin = width / max(puzzle.rests[0], puzzle.target), 0
    for at, size in enumerate([*taken, *puzzle.weights[len(path) :]]):
        look = "rest" if at >= len(taken) else "part" if begin + size <= puzzle.target else "over"
        place = f'x="{number(MARGIN + begin * scale)}" y="{number(top)}"'
        yield f'<rect class="{look}" {place} width="{number(size * scale)}" height="{BAR}"/>'
        begin += size
    goal, text = MARGIN + puzzle.target * scale, spoken_forms().number(puzzle.target)
    yield f'<path class="target" d="M{number(goal)} {number(top - 6)}v{BAR + 12}"/>'
    half = 4.5 * len(text)  # the letters stay inside the picture
    goal = min(max(goal, MARGIN + half), MARGIN + width - half)
    yield write_text("name", goal, top + BAR + FOOT / 2 + 2, text)
