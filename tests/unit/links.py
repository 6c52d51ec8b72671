"""Links as strangers send them (valid, long and damaged), each opened as the page opens it.

`python tests/unit/links.py 100000` opens that many, counts the outcomes and shows the slowest.
"""

import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from knights import fragment
from knights.board import file_name
from knights.fragment import encode
from knights.page import bridge, load
from knights.puzzles.registry import presets
from knights.scenario import link, scenario

PRESETS = presets()

GOLDEN = Path(__file__).parents[1] / "web" / "golden" / "links.json"
LINKS: dict[str, Any] = json.loads(GOLDEN.read_text(encoding="utf-8"))
WHOLE = [
    *(case["link"] for case in LINKS["moments"]),
    *LINKS["canonical"],
    *LINKS["refused"],
    *(preset.scenario for preset in PRESETS.values()),
]
MARKS = [*"@.&=/~;,:%#-_+()aZ09x <>\"'\\\0", "%20", "%0A", "%25", "%EF%BB%BF", "%01", "%7B", "%5B"]
WORDS = ["holes=", "goal=all", "goal=closed", "first=3", "16501401", "9" * 30, "strategy=naive"]
WORDS += ["strategy=pruned", "strategy=warnsdorff", "strategy=construct", "200x200", "1000x1000"]
WORDS += ["order=dsatur", "order=fewest", "symmetry=yes", "cycle=yes", "any", "ties=degree"]


def open_link(text: str) -> None:
    """Open a link as Python does in the page: up to its first picture and the account of the step.

    Raises:
        ValueError: when the link is refused.
    """
    load.load_text.cache_clear()
    found = link.parse(text)
    canonical = link.format(found)
    assert link.parse(canonical) == found, "a link that is written is read back"
    said = str(found.scenario)
    assert str(scenario.parse(said)) == said, "a scenario that is written is read back"
    bridge.describe(said)
    moment = found.moment
    if moment is None:
        run = bridge.Run(said)
        path, undone = list(scenario.build(found.scenario).root), None
    else:
        (before, undone), _, count = moment
        run, path = bridge.Run(said, before, undone, count), list(before)
    for event in run.more(1024):
        undone = None
        if event >= 0:
            path.append(event)
        else:
            undone = path.pop()
    bridge.describe_step(said, path, undone)
    bridge.progress(said, path, undone)


def make_links(seed: int) -> Iterator[str]:
    """Yield links without end, the same for a seed: half of them short, half of them long."""
    chance = random.Random(seed)
    while True:
        long = chance.random() < 0.5
        text = as_link(chance.choice(LONG)(chance)) if long else chance.choice(WHOLE)
        for _ in range(chance.choice((0, 0, 0, 1, 2) if long else (0, 1, 1, 2, 3, 8))):
            text = mutate(chance, text)
        yield text


def as_link(text: str) -> str:
    """Return a scenario's text as a link writes it: with % escaped."""
    return text.replace("%", "%25")


def mutate(chance: random.Random, text: str) -> str:
    """Damage a text: cut a part, insert characters, double a part, or repeat it many times."""
    place = chance.randrange(len(text) + 1)
    end = min(len(text), place + chance.choice((0, 1, 2, 8, 40)))
    part = text[place:end]
    kind = chance.randrange(5)
    if kind == 0:
        return text[:place] + text[end:]
    if kind == 1:
        return text[:place] + chance.choice(MARKS) * chance.randrange(3) + text[place:]
    if kind == 2:
        return text[:place] + chance.choice(WORDS) + text[end:]
    if kind == 3:
        return text[:place] + part * chance.choice((2, 3, 30)) + text[end:]
    return f"{text}/{chance.choice(WORDS)}"


def fill(part: Callable[[], str], between: str = ";", most: int = 7800) -> str:
    """Return parts, joined and encoded, up to the length that a link may have."""
    parts: list[str] = []
    room = most
    while (room := room - len(encoded := encode(part() + between))) > 0:
        parts.append(encoded)
    return "".join(parts)


def make_moves(chance: random.Random) -> str:
    """Return a tour with up to 1,300 moves of its own, as many as fit in a link."""
    moves = [(x, y) for x in range(-20, 21) for y in range(-20, 21) if (x, y) != (0, 0)]
    chance.shuffle(moves)
    order = ";".join(f"{x},{y}" for x, y in moves[: chance.choice((2, 8, 20, 300, 1300))])
    board = chance.choice(("5x5", "8x8", "16x16", "50x50", "200x200", "1000x1000"))
    strategy = chance.choice(("backtrack", "pruned", "warnsdorff", "naive"))
    goal = chance.choice(("open", "closed", "all"))
    return f"tour/{board}/a1/{order}/goal={goal}/strategy={strategy}"


def make_holes(chance: random.Random) -> str:
    side = chance.choice((6, 8, 16, 40, 200, 1000))
    strategy = chance.choice(("backtrack", "pruned", "warnsdorff"))
    digits = fragment.DIGITS
    if chance.random() < 0.5:
        part = "".join(chance.choice(digits) for _ in range(chance.choice((5, 40, 6000))))
        holes = f"~{part}"
    else:
        squares = chance.choice((1, 5, 50, 1400))
        names = (
            f"{file_name(chance.randrange(side))}{1 + chance.randrange(side)}"
            for _ in range(squares)
        )
        holes = ",".join(names)
    return (
        f"tour/{side}x{side}/{chance.choice(('a1', 'any'))}/geeks/holes={holes}/strategy={strategy}"
    )


def make_lines(chance: random.Random) -> str:
    """Return a map of random lines: overlapping, crossing, through one point, long coordinates."""
    size = chance.choice((3, 10, 100, 10**6))
    digits = chance.choice((0, 0, 2, 12))
    kind = chance.choice(("any", "any", "chain", "line", "star", "grid", "labels"))

    def number() -> str:
        whole = chance.randrange(size)
        return f"{whole}.{chance.randrange(10**digits)}" if digits else str(whole)

    def part() -> str:
        if kind == "line":
            return f"{number()},0 {number()},0"
        if kind == "star":
            x, y = chance.randrange(size), chance.randrange(size)
            return f"{x},{y} {size - x},{size - y}"
        if kind == "grid":
            at = number()
            return chance.choice((f"{at},0 {at},{size}", f"0,{at} {size},{at}"))
        if kind == "labels" and chance.random() < 0.8:
            return f"{number()},{number()} {chance.choice('abcde')}{chance.randrange(10**4)}"
        return f"{number()},{number()} {number()},{number()}"

    frame = encode(f"-1,-1 {size + 1},-1 {size + 1},{size + 1} -1,{size + 1} -1,-1;")
    most = chance.choice((100, 1000, 3000, 7600))
    lines = fill(part, " " if kind == "chain" else ";", most)
    return f"colouring/{frame}{lines}/{chance.choice((3, 4, 64))}{make_order(chance)}"


def make_order(chance: random.Random) -> str:
    return chance.choice(("", "/order=degree", "/order=dsatur", "/order=dsatur/symmetry=yes"))


def make_geojson(chance: random.Random) -> str:
    """Return a map of adjacent boxes as GeoJSON, some of them with a mistake."""
    features = []
    side = chance.choice((1, 2, 4))
    for i in range(side * side):
        x, y = divmod(i, side)
        size = chance.choice((1, 1, 1, 1, 1, 2))
        ring = [[x, y], [x + size, y], [x + size, y + size], [x, y + size], [x, y]]
        if chance.random() < 0.1:
            chance.shuffle(ring)
        kind, coordinates = chance.choice([("Polygon", [ring])] * 9 + [("LineString", ring)])
        geometry = {"type": kind, "coordinates": coordinates}
        features.append({"type": "Feature", "id": f"r{i}", "geometry": geometry})
    data = json.dumps({"type": "FeatureCollection", "features": features}, separators=(",", ":"))
    return f"colouring/{encode(data)}/3"


def make_graph(chance: random.Random) -> str:
    """Return a graph (a chain, a star, a complete or a random one) with a puzzle on it."""
    kind = chance.choice(("chain", "star", "complete", "any", "lists"))
    at = 0

    def part() -> str:
        nonlocal at
        at += 1
        if kind == "chain":
            return f"{at}:{at + 1}"
        if kind == "star":
            return f"a:{at}"
        if kind == "complete":
            return f"{at}:" + ",".join(map(str, range(1, at)))
        if kind == "lists":
            return f"{at}:" + ",".join(str(chance.randrange(1, 300)) for _ in range(8))
        return f"{chance.randrange(300)}{chance.choice((':', ' ', ' -> '))}{chance.randrange(300)}"

    text = fill(part, ";", chance.choice((60, 400, 3000, 7700)))
    if chance.random() < 0.4:
        return f"colouring/{text}/{chance.choice((2, 3, 64))}{make_order(chance)}"
    puzzle = chance.choice(("graph", "forest"))
    start = chance.choice(("any", "1", "a"))
    order = chance.choice(("", "/order=fewest", "/order=alphabetical", "/directed=yes"))
    return f"{puzzle}/{text}/{start}{order}"


def make_sudoku(chance: random.Random) -> str:
    side = chance.choice((4, 9, 16, 25))
    cells = ["."] * side**2
    for _ in range(chance.choice((0, 3, side))):
        cells[chance.randrange(side**2)] = str(chance.randrange(1, min(side, 9) + 1))
    order = chance.choice(("", "/order=fewest", "/order=fewest/goal=all"))
    return f"sudoku/{''.join(cells)}{order}"


def make_name(chance: random.Random) -> str:
    """Return a scenario with very long names, or numbers of thousands of digits."""
    long = chance.choice(("9", "-", "a-", "%C3%A9", "9a")) * chance.choice((1, 100, 2500))
    form = chance.choice(("graph/{}:A/A/order=alphabetical", "colouring/{} {}/3", "queens/{}"))
    form = chance.choice(
        (form, "graph/{}=/A", "sudoku/{}", "tour/{}/a1/geeks", "{}", "graph/{}/any")
    )
    return form.format(long, long[:200])


LONG = [make_moves, make_holes, make_lines, make_lines, make_geojson, make_graph, make_graph]
LONG += [make_sudoku, make_name]


def main(count: int, seed: int = 1) -> None:
    """Open `count` links, then print the outcomes and the slowest links."""
    outcomes: Counter[str] = Counter()
    slowest: list[tuple[float, str, str]] = []
    for _, text in zip(range(count), make_links(seed), strict=False):
        begun, outcome = time.process_time(), "opened"
        try:
            open_link(text)
        except ValueError as mistake:
            outcome = f"refused: {mistake}"
        outcomes[outcome[:7]] += 1
        slowest = sorted([*slowest, (time.process_time() - begun, text, outcome)])[-20:]
    print(dict(outcomes))
    for seconds, text, outcome in reversed(slowest):
        print(f"{seconds:.3f} s  {len(text)} characters  {text[:70]}  {outcome[:90]}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
