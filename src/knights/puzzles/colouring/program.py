"""The program of map colouring."""

from collections.abc import Iterator, Mapping
from typing import Any

from knights.puzzles.colouring.colouring import Colouring, write_colour
from knights.puzzles.colouring.walk import ColouringWalk
from knights.puzzles.min_conflicts import CONFLICTS, MOST
from knights.puzzles.program import Program, fill, invite, limit_of, read, stop_at, write
from knights.search import Goal

PACKAGE = "knights.puzzles.colouring"

MOST_AROUND = '''
def next_region():
    """With most colours around it already."""
    return max(blanks(), key=count_around)

def blanks():
    """The regions without a colour."""
    return (r for r in order if r not in colours)

def count_around(region):
    """How many colours are around it."""
    return len(set(
        colours[r] for r in borders[region] if r in colours
    ))
'''
EASY_LAST = '''
def next_region():
    """A hard one as long as there is any."""
    hard, easy = split()
    if hard:
        return max(hard, key=count_around)
    return easy[-1]

def split():
    """The hard regions, and the easy ones in order."""
    hard, easy, given = dict.fromkeys(order), [], {}
    drop_easy(hard, easy, given, list(order))
    for region, colour in colours.items():
        given[region] = colour
        if region in hard:
            del hard[region]
            near = [r for r in borders[region] if r in hard]
            drop_easy(hard, easy, given, near)
        else:
            easy.pop()
    return hard, easy

def drop_easy(hard, easy, given, suspects):
    """With more colours left than blank neighbours."""
    while suspects:
        region = min(suspects, key=order.index)
        suspects.remove(region)
        blank = [r for r in borders[region] if r in hard]
        if len(left(region, given)) > len(blank):
            del hard[region]
            easy.append(region)
            suspects += set(blank) - set(suspects)

def left(region, given):
    """The colours of no neighbour."""
    taken = {given.get(r) for r in borders[region]}
    return set(palette) - taken

def count_around(region):
    """How many colours are around it."""
    return len(palette) - len(left(region, colours))
'''
LOWEST = "order = sorted(borders, key=lambda r: len(borders[r]))"
DEGREE = "order = sorted(borders, key=lambda r: -len(borders[r]))"
# With given colours: their regions come first, and stay as they are.
GIVENS_FIRST = {
    "given": "order = sorted(borders, key=lambda r: r not in givens)",
    "degree": "order = sorted(\n    borders, key=lambda r: (r not in givens, -len(borders[r]))\n)",
    "kernel": "order = sorted(\n    borders, key=lambda r: (r not in givens, len(borders[r]))\n)",
}
GIVENS_FIRST["dsatur"] = GIVENS_FIRST["degree"]
GIVENS_LAST = EASY_LAST.replace(
    """    hard, easy, given = dict.fromkeys(order), [], {}
    drop_easy(hard, easy, given, list(order))
    for region, colour in colours.items():
""",
    """    hard = {r: None for r in order if r not in givens}
    easy, given = [], dict(givens)
    drop_easy(hard, easy, given, list(hard))
    for region, colour in colours.items():
        if region in givens:
            continue
""",
)
FREE = "free = [r for r in borders if r not in givens]"
START_GIVENS = """start = {{region: palette for region in borders}}
start |= {{region: [givens[region]] for region in givens}}
start = narrow(start, list({}))"""
SYMMETRY = '''
def fits(region, colour):
    """Worth a try, and no neighbour has it?"""
    used = len(set(colours.values()))
    if palette.index(colour) > used:
        return False  # one unused is enough
    for neighbour in borders[region]:
        if colours.get(neighbour) == colour:
            return False
    return True
'''

# Looking ahead, in place of other parts of the text.
ONE_UNUSED = '''
def options(left, region):
    """Those in use, and one more."""
    used = len(set(colours.values()))
    return [c for c in left[region] if palette.index(c) <= used]
'''
LEAST = '''
def options(left, region):
    """What takes the least goes first."""
    return sorted(
        left[region],
        key=lambda colour: count_lost(left, region, colour),
    )
'''
ONE_UNUSED_LEAST = '''
def options(left, region):
    """Those in use, and one more."""
    used = len(set(colours.values()))
    return sorted(
        [c for c in left[region] if palette.index(c) <= used],
        key=lambda colour: count_lost(left, region, colour),
    )
'''
COUNT_LOST = '''
def count_lost(left, region, colour):
    """How many neighbours lose an option."""
    return sum(
        colour in left[other]
        for other in borders[region]
        if other not in colours
    )
'''
AGAIN = '''
def narrow(after, changed):
    """Go on with each region that has changed, too."""
    for region in changed:
        if len(after[region]) == 1:
            for other in borders[region]:
                kept = drop(after, other, region)
                if kept != after[other]:
                    after[other] = kept
                    changed.append(other)
    return after
'''
ALL_REGIONS = """start = narrow(
    {region: palette for region in borders}, list(borders)
)"""


def programs(puzzle: Colouring, goal: Goal) -> Iterator[Program]:
    names, number = puzzle.graph.names, puzzle.colours
    palette = [write_colour(colour) for colour in range(number)]
    numbers = {
        (region, colour): row * number + column
        for row, region in enumerate(names)
        for column, colour in enumerate(palette)
    }
    names_of = {"backtrack": "recursive", CONFLICTS: "walk"}
    yield Program(
        names_of.get(puzzle.strategy, "ahead"),
        "colouring",
        text=stop_at(write_text(puzzle, palette), goal),
        place="region, colour",
        number=numbers.__getitem__,
        tell={
            "colours": tell_colours,
            **dict.fromkeys(("left", "after", "start"), tell_left),
        },
        watched=("colours",),
        limit=limit_of(goal),
    )


def write_text(puzzle: Colouring, palette: list[str]) -> str:
    names = puzzle.graph.names
    lines = [
        f"    {names[region]!r}: {[names[other] for other in near]!r},"
        for region, near in enumerate(puzzle.neighbours)
    ]
    codes = {
        "palette": f"palette = {palette!r}".replace("'", '"'),
        "borders": "\n".join(["borders = {", *lines, "}"]),
    }
    if isinstance(puzzle, ColouringWalk):
        codes |= {"steps": f"steps = {MOST}", "chance": f"chance = Random({puzzle.seed})"}
        if puzzle.givens:
            codes["free"] = f"{write_givens(puzzle)}\n{FREE}"
            codes["colours"] = "colours = dict(givens)"
        return fill(read(PACKAGE, "walk"), **codes)
    if puzzle.givens:
        codes["order"] = f"{write_givens(puzzle)}\n{GIVENS_FIRST[puzzle.order]}"
        codes["colours"] = "colours = dict(givens)"
    elif puzzle.order != "given":
        codes["order"] = LOWEST if puzzle.order == "kernel" else DEGREE
    if puzzle.order == "kernel":
        codes["next_region"] = EASY_LAST.strip("\n")
        if puzzle.givens:
            codes["next_region"] = GIVENS_LAST.strip("\n")
    if puzzle.order == "dsatur":
        codes["next_region"] = MOST_AROUND.strip("\n")
    if puzzle.strategy == "backtrack":
        if puzzle.symmetry:
            codes["fits"] = SYMMETRY.strip("\n")
        return fill(read(PACKAGE, "recursive"), **codes)
    least = puzzle.values == "lcv"
    if puzzle.symmetry or least:
        unused = ONE_UNUSED_LEAST if least else ONE_UNUSED
        codes["options"] = (unused if puzzle.symmetry else LEAST).strip("\n")
    if least:
        codes["options"] += f"\n{COUNT_LOST}".rstrip("\n")
    if puzzle.strategy == "consistent":
        codes |= {"narrow": AGAIN.strip("\n"), "start": ALL_REGIONS}
    if puzzle.givens:
        changed = "givens" if puzzle.strategy == "forward" else "borders"
        codes["start"] = START_GIVENS.format(changed)
    return fill(read(PACKAGE, "ahead"), **codes)


def write_givens(puzzle: Colouring) -> str:
    """Write the given colours as a dictionary: the colour of each region."""
    lines = [
        f"    {puzzle.graph.names[region]!r}: {write_colour(colour)!r},"
        for region, colour in puzzle.assignment(puzzle.root).items()
    ]
    return "\n".join(["givens = {", *lines, "}"])


def starter(puzzle: Colouring, goal: Goal) -> str | None:
    if puzzle.onward:
        return None
    palette = [write_colour(colour) for colour in range(puzzle.colours)]
    return invite(stop_at(write_text(puzzle, palette), goal), "next_region")


def tell_colours(colours: Mapping[str, str], around: Mapping[str, Any]) -> str:
    return ", ".join(f"{region} {colour}" for region, colour in colours.items()) or write("none")


def tell_left(left: Mapping[str, list[str]], around: Mapping[str, Any]) -> str:
    return ", ".join(f"{region} {'/'.join(colours) or '-'}" for region, colours in left.items())
