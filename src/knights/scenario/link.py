"""Links: a scenario, a moment of its search, and how the page is to show it, as one text.

    tour/8x8/a8/geeks@1200                     step 1,200, to which the search is run
    tour/8x8/a8/geeks@12345678.gCQ2KXw8...     a later step, with the state to go on from
    tour/5x5/c3/sutcliffe@0&lock=steps         and what the page is to do with it

A state is one number in mixed radix: for each level of the path, which of the choices that are
open there was taken; of a search for some solutions also how many it had found by then. Near the
start of a search it is left out: the search is there in no time. Equal moments have equal links.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import NamedTuple
from urllib.parse import unquote

from knights.board import parse_board
from knights.graphs.layout import PLACES
from knights.puzzles.graph.forest import DepthFirst
from knights.puzzles.graph.pathsearch import PathSearch
from knights.puzzles.tour.tour import NAIVE, Tour
from knights.quoting import cite
from knights.scenario import scenario as scenarios
from knights.scenario.scenario import CHARACTERS, Scenario
from knights.search import Descending, Puzzle, State, check_state

VERSION = 1
# Up to this step a link holds no state.
NEAR = 10_000
# Choices on the longest path of which a link holds the state.
LONGEST_PATH = 1024
# Characters of a link, and of its state. A scenario may have 8,000, all of which may be %XX, and
# then 13,333 in a link; a state has less than 2,000, and the places of vertices 4,096.
LONGEST = 20_000
LONGEST_STATE = 4000
GREATEST = 2**53 - 1  # what the page can count to
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
CHECKS = 1 << 12
# What the check adds for a strategy that cut less once, and so was elsewhere at a step: a state of
# then belongs to no step of now.
SEARCHES = {"pruned": ";2"}

# What the page can be told, in the order in which it stands in a link, and what a value may be.
OPTIONS = {
    "v": ("1", f"a version that is known here: {VERSION}"),
    "play": ("yes", "yes"),
    "until": ("[1-9][0-9]{0,15}", "a step, for instance 1300"),
    "speed": (r"max|[1-9][0-9]{0,6}(\.[1-9])?", "a number of steps a second, or max"),
    "theme": ("light|dark", "light or dark"),
    "panels": ("[a-z][a-z,-]{0,199}", "names of panels, parted by commas"),
    "hide": ("(code|tree|verdict)(,(code|tree|verdict)){0,2}", "some of code,tree,verdict"),
    "lock": ("steps", "steps"),
    "at": (PLACES, "places of a graph's vertices, four characters each"),
}
# An option behind a scenario without a position: no scenario ends in such a text behind an &.
OPTION = re.compile("[a-z]+=[^/]*", re.DOTALL)


class Moment(NamedTuple):
    """Where a search stands, and what it remembers beside.

    `deepest` is the longest path up to then. `found` is how many solutions had been found, where
    the search ends at a number of them, and else None.
    """

    state: State
    deepest: int = 0
    found: int | None = None


@dataclass(frozen=True)
class Link:
    """What a link says.

    `position` counts events. `moment` is where the search stands there; without one it has to be
    run up to the position. `options` are for the page.
    """

    scenario: Scenario
    position: int = 0
    moment: Moment | None = None
    options: dict[str, str] = field(default_factory=dict)


def parse(text: str) -> Link:
    """Read a link: the page's whole address, or what stands after its `#`.

    >>> parse("https://example.org/knights/#tour/5x5/3,3/sutcliffe@1200").position
    1200

    Raises:
        ValueError: when something in it is wrong; the message quotes it and says what would be
            right.
    """
    fragment = text.strip().partition("#")[2] if "#" in text else text.strip()
    if len(fragment) > LONGEST:
        raise ValueError(f"link of {len(fragment)} characters: it may have {LONGEST}")
    decoded = read_escapes(fragment)
    name, place = split(decoded)
    if place is None:
        return Link(scenarios.parse(expand(name)))
    scenario = scenarios.parse(expand(name))
    where, *options = place.split("&")
    number, dot, state = where.partition(".")
    position = read_position(number)
    read = read_options(options)
    if "at" in read:
        check_places(scenario, read["at"])
    if not dot:
        return Link(scenario, position, options=read)
    moment = read_state(scenario, position, state)
    if position <= NEAR:  # where a link needs no state
        return Link(scenario, position, options=read)
    return Link(scenario, position, moment, read)


def format(link: Link) -> str:
    """The canonical text of a link, as it stands after the page's `#`."""
    text = contract(scenarios.format(link.scenario))
    state = ""
    if link.moment is not None:
        state = write_state(link.scenario, link.position, link.moment)
    options = "".join(
        f"&{name}={link.options[name]}"
        for name in OPTIONS
        if name in link.options and (name, link.options[name]) != ("v", str(VERSION))
    )
    if not link.position and not options:
        return text.replace("%", "%25")
    return f"{text}@{link.position}{'.' if state else ''}{state}{options}".replace("%", "%25")


def split(text: str) -> tuple[str, str | None]:
    """A link's scenario, and what stands behind its @, or as if it began with @0, if anything."""
    name, at, place = text.rpartition("@")
    if at:
        return name, place
    parts = text.split("&")
    end = len(parts)
    while end > 1 and OPTION.fullmatch(parts[end - 1]):
        end -= 1
    return "&".join(parts[:end]), "&".join(["0", *parts[end:]]) if end < len(parts) else None


def read_escapes(fragment: str) -> str:
    if "%" not in fragment:
        return fragment
    if re.search("%(?![0-9A-Fa-f]{2})", fragment):
        raise ValueError(f"link {cite(fragment)}: a % must be followed by two hexadecimal digits")
    try:
        return unquote(fragment, errors="strict")
    except UnicodeDecodeError:
        raise ValueError(
            f"link {cite(fragment)}: a % must be followed by two hexadecimal digits"
        ) from None


def read_position(text: str) -> int:
    if not re.fullmatch("[0-9]{1,16}", text, re.ASCII) or int(text) > GREATEST:
        raise ValueError(
            f"position {cite(text)}: it must be a whole number of events, for instance 1200"
        )
    return int(text)


def read_options(parts: Sequence[str]) -> dict[str, str]:
    """The options of a link, in their order.

    Raises:
        ValueError: when a name is unknown or given twice, or a value is none of its values.
    """
    found: dict[str, str] = {}
    for part in parts:
        name, _, value = part.partition("=")
        if name not in OPTIONS:
            raise ValueError(f"option {cite(name)}: it must be one of {', '.join(OPTIONS)}")
        if name in found:
            raise ValueError(f"option {cite(name)}: it is given twice; leave one out")
        pattern, right = OPTIONS[name]
        if not re.fullmatch(pattern, value, re.ASCII):
            raise ValueError(f"{name} {cite(value)}: it must be {right}")
        found[name] = value
    if "hide" in found:
        found["hide"] = ",".join(sorted(set(found["hide"].split(","))))
    return {name: found[name] for name in OPTIONS if name in found and name != "v"}


def check_places(scenario: Scenario, at: str) -> None:
    """Raise ValueError unless there are places for exactly the vertices of a graph."""
    puzzle = scenarios.build(scenario)
    if not isinstance(puzzle, PathSearch | DepthFirst) or len(at) != 4 * puzzle.size:
        raise ValueError(f"at {cite(at)}: it must be {OPTIONS['at'][1]}")


# --- the state ------------------------------------------------------------------------------------


def holds_states(puzzle: Puzzle) -> bool:
    """Whether the links of a puzzle can hold a state.

    Not those of the general depth-first search: its state is the vertices it has visited, and it is
    over before a link would need one (`NEAR`).
    """
    return puzzle.length <= LONGEST_PATH and not isinstance(puzzle, DepthFirst)


def count_wanted(scenario: Scenario) -> int | None:
    """How many solutions a search ends at, where it has to count them."""
    goal = scenarios.wanted(scenario)
    return goal if isinstance(goal, int) else None


def write_state(scenario: Scenario, position: int, moment: Moment) -> str:
    """The text of a state: its levels as a number in mixed radix, and a check of the whole.

    Empty where a link holds none: near the start of a search, or because it cannot.
    """
    puzzle = scenarios.build(scenario)
    if position <= NEAR or not holds_states(puzzle):
        return ""
    return pack(scenario, puzzle, position, moment)


def pack(scenario: Scenario, puzzle: Puzzle, position: int, moment: Moment) -> str:
    path, undone = list(moment.state.path), moment.state.undone
    root, deepest = len(puzzle.root), max(moment.deepest, len(path))
    most = count_wanted(scenario)
    found = None if most is None else moment.found or 0
    digits = [
        (check(scenario, position, Moment(moment.state, deepest, found)), CHECKS),
        (len(path) - root, puzzle.length - root + 1),
        (deepest - len(path), puzzle.length - len(path) + 1),
    ]
    if most is not None and found is not None:
        digits.append((found, most + 1))
    *levels, choices = descend_open(puzzle, path)
    for choice, offered in zip(path[root:], levels, strict=True):
        digits.append((offered.index(choice), len(offered)))
    digits.append((0 if undone is None else choices.index(undone) + 1, len(choices) + 1))
    number = 0
    for value, radix in reversed(digits):
        number = number * radix + value
    return write_number(number)


def read_state(scenario: Scenario, position: int, text: str) -> Moment:
    """Where a search stands by the text of its state.

    Raises:
        ValueError: when it is not the text of a state at this position of this search.
    """
    damaged = ValueError(
        f"state {cite(text)}: it does not belong to step {position} of this search;"
        " copy the link once more, whole"
    )
    if not re.fullmatch("[A-Za-z0-9_-]+", text, re.ASCII) or len(text) > LONGEST_STATE:
        raise damaged
    puzzle = scenarios.build(scenario)
    moment = unpack(scenario, puzzle, text) if holds_states(puzzle) else None
    if moment is None or not could_be(scenario, puzzle, position, moment):
        raise damaged
    if pack(scenario, puzzle, position, moment) != text:
        raise damaged
    check_state(puzzle, moment.state)
    return moment


def unpack(scenario: Scenario, puzzle: Puzzle, text: str) -> Moment | None:
    """What `pack` wrote, as far as the digits tell; None when they run out of choices."""
    number, path = read_number(text) // CHECKS, list(puzzle.root)
    root, most = len(path), count_wanted(scenario)
    number, below_root = divmod(number, puzzle.length - root + 1)
    number, deeper = divmod(number, puzzle.length - root - below_root + 1)
    found = None
    if most is not None:
        number, found = divmod(number, most + 1)
    levels = descend_open(puzzle, path)
    choices = next(levels)
    for _ in range(below_root):
        if not choices:
            return None
        number, here = divmod(number, len(choices))
        path.append(choices[here])
        choices = next(levels)
    number, tried = divmod(number, len(choices) + 1)
    if number:
        return None
    state = State(tuple(path), choices[tried - 1] if tried else None)
    return Moment(state, len(path) + deeper, found)


def could_be(scenario: Scenario, puzzle: Puzzle, position: int, moment: Moment) -> bool:
    """Whether there are events enough before a moment, and solutions few enough.

    Every event is a place or an undo; the search ends with the last solution that is wanted.
    """
    (path, undone), deepest, found = moment
    root = len(puzzle.root)
    if position < deepest - root or (position - len(path) + root) % 2:
        return False
    return (
        found is None
        or found != count_wanted(scenario)
        or (undone is None and len(path) == puzzle.length)
    )


def list_open(puzzle: Puzzle, path: Sequence[int]) -> list[int]:
    """The choices below a path that a digit of the state tells apart, in order.

    A tour's are all the squares that are free, whatever its strategy and goal: so the page knows
    them too, before Python is there.
    """
    *_, choices = descend_open(puzzle, path)
    return list(choices)


def descend_open(puzzle: Puzzle, path: Sequence[int]) -> Iterator[Sequence[int]]:
    """Yield those choices below each beginning of a path, the root first, in one pass over it.

    The path may be a list that grows meanwhile: its next choice is not asked for any sooner.
    """
    root = len(puzzle.root)
    if isinstance(puzzle, Tour):
        levels: Iterable[Sequence[int]] = descend_free(puzzle, path)
    elif isinstance(puzzle, Descending):
        levels = puzzle.descend(path)
    else:
        levels = (puzzle.choices(path[:depth]) for depth in count(root))
    for depth, choices in enumerate(levels, start=root):
        yield choices if depth < puzzle.length else ()
        if depth == len(path):  # even now, after the caller has had the choices
            return


def descend_free(tour: Tour, path: Iterable[int]) -> Iterator[Sequence[int]]:
    visited: set[int] = set()
    if not tour.root:
        yield tour.board.squares
    for square in path:
        visited.add(square)
        near = tour.neighbours[square]
        yield near if tour.strategy == NAIVE else [s for s in near if s not in visited]


def check(scenario: Scenario, position: int, moment: Moment) -> int:
    """A number from 0 to 4095 that changes with anything in a link: FNV-1a, folded.

    Source: Fowler, Noll and Vo, RFC 9923.
    """
    (path, last), deepest, found = moment
    undone = "" if last is None else last
    told = f"{scenario}@{position}.{','.join(map(str, path))};{undone};{deepest}"
    if found is not None:
        told += f";{found}"
    told += SEARCHES.get(scenario.values.get("strategy", ""), "")
    total = 0x811C9DC5
    for byte in told.encode():
        total = ((total ^ byte) * 0x01000193) & 0xFFFFFFFF
    return (total ^ (total >> 12) ^ (total >> 24)) % CHECKS


# --- numbers --------------------------------------------------------------------------------------


def write_number(number: int) -> str:
    """A number in digits that a URL holds as they are, six bits each, the highest first."""
    digits = [DIGITS[number % 64]]
    while number := number // 64:
        digits.append(DIGITS[number % 64])
    return "".join(reversed(digits))


def read_number(text: str) -> int:
    number = 0
    for digit in text:
        number = number * 64 + DIGITS.index(digit)
    return number


HOLES = re.compile("(?<=/holes=)[^/]+")


def contract(text: str) -> str:
    """A scenario's text for a link: many holes are written as a number, a bit a square."""
    name, *parts = text.split("/")
    found = HOLES.search(text)
    if name != "tour" or not found:
        return text
    board = parse_board(parts[0])
    holes = [board.square(hole) for hole in found[0].split(",")]
    if 2 + max(holes) // 6 >= len(found[0]):
        return text
    digits = [0] * (1 + max(holes) // 6)
    for hole in holes:
        digits[hole // 6] |= 1 << hole % 6
    return HOLES.sub("~" + "".join(DIGITS[digit] for digit in reversed(digits)), text)


def expand(text: str) -> str:
    """The scenario's text of what `contract` wrote.

    Raises:
        ValueError: when the holes are none of the board's squares.
    """
    found = HOLES.search(text)
    if not found or not found[0].startswith("~") or not text.startswith("tour/"):
        return text
    if len(text) > scenarios.LONGEST or CHARACTERS.fullmatch(text) is None:
        return text  # which is refused by itself
    board, digits = parse_board(text.split("/")[1]), found[0][1:]
    wrong = ValueError(f"holes {cite(found[0])}: they must be squares of the {board} board")
    if not re.fullmatch("[A-Za-z0-9_-]+", digits, re.ASCII):
        raise wrong
    holes = [
        6 * place + bit
        for place, digit in enumerate(reversed(digits))
        for bit in range(6)
        if DIGITS.index(digit) >> bit & 1
    ]
    if not holes or holes[-1] >= board.size:
        raise wrong
    return HOLES.sub(",".join(map(board.name, holes)), text)
