"""Links: a scenario, a moment of its search, and options for the page, as one text.

    tour/8x8/a8/geeks@1200                     step 1,200, to which the search is run
    tour/8x8/a8/geeks@12345678.gCQ2KXw8...     a later step, with the state to start from
    tour/5x5/c3/sutcliffe@0&lock=steps         with an option for the page
    new/sudoku/4821                            the instance of a seed, which also has its own link
    today/2026-11-22                           the board of a day, or of today: see `day`

Equal moments have equal links.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from knights.data import shared
from knights.fragment import OPTION, PLACES, SCENARIO, encode, unescape
from knights.language import tell
from knights.language.forms import FORMS
from knights.puzzles.registry import PUZZLES, find_kind
from knights.quoting import cite
from knights.scenario import bookmarks
from knights.scenario import day as days
from knights.scenario import scenario as scenarios
from knights.scenario.moment import NEAR, Moment, read_state, write_state
from knights.scenario.scenario import Scenario

VERSION = 1
# Characters of a link. A scenario may have 8,000, which are at most 13,333 in a link if all are
# %XX; a state has less than 2,000, and the positions of vertices 4,096.
LONGEST = 20_000
GREATEST = 2**53 - 1  # JavaScript's largest exact integer

# A run that plays by itself, or a visitor's own moves (web/state/link/moves.ts).
PLAYS = r"yes|0|[1-3]([\w-]|\.[\w-])+"
QUESTION_KINDS = shared("questions")
KIND = f"({'|'.join(QUESTION_KINDS)})"

# The options for the page, in their order in a link, with the pattern of each value.
OPTIONS: dict[str, str] = {
    "v": "1",
    "play": PLAYS,
    "until": "[1-9][0-9]{0,15}",
    "speed": r"auto|max|[1-9][0-9]{0,6}(\.[1-9])?",
    "theme": "light|dark",
    "panels": "[a-z][a-z,-]{0,199}",
    "hide": "(code|tree|verdict)(,(code|tree|verdict)){0,2}",
    "lock": "steps",
    "present": "yes",
    "at": PLACES,
    "ask": f"{KIND}(,{KIND}){{0,{len(QUESTION_KINDS) - 1}}}",
    "to": "[1-9][0-9]{0,15}",
    # The number of the search's steps for the visitor to make; `play` has those made already.
    "be": "[1-9][0-9]{0,2}(,quiet)?",
    "day": days.PATTERN,
    # A visitor's own program (web/parts/own/write/stored-program.ts), and the step of its run.
    "own": r"([1-9][0-9]{0,7}\.)?[\w-]{1,8000}",
    "hints": "[1-9][0-9]{0,15}",
    "mark": bookmarks.PATTERN,
    "lang": "|".join(FORMS),
    # A lesson of the course, or a lesson of the visitor's own, packed like a program.
    "lesson": r"((0|[1-9][0-9]?)\.[1-9][0-9]?|own\.[1-9][0-9]?\.[\w-]{1,12000})",
}


@dataclass(frozen=True)
class Link:
    """The content of a link.

    `position` counts events. `moment` is the state of the search there; without it the search must
    be run up to the position. `options` are for the page.
    """

    scenario: Scenario
    position: int = 0
    moment: Moment | None = None
    options: dict[str, str] = field(default_factory=dict)


def parse(text: str) -> Link:
    """Read a link: the page's whole address, or the text after its `#`.

    >>> parse("https://example.org/knights/#tour/5x5/3,3/sutcliffe@1200").position
    1200

    Raises:
        ValueError: when something in it is wrong; the message quotes it and says what would be
            right.
    """
    fragment = text.strip().partition("#")[2] if "#" in text else text.strip()
    if len(fragment) > LONGEST:
        raise ValueError(tell("link-long", length=len(fragment), most=LONGEST))
    name, place = split(read_escapes(fragment))
    day = days.read(name)
    if day is not None:
        name, place = days.text_of(day), f"{0 if place is None else place}&day={day}"
    scenario = scenarios.parse(expand(name))
    if place is None:
        return Link(scenario)
    where, *options = place.split("&")
    number, dot, state = where.partition(".")
    position = read_position(number)
    read = read_options(options)
    if day is not None:
        read.setdefault("play", "0")
    if "at" in read:
        check_places(scenario, read["at"])
    if not dot:
        return Link(scenario, position, options=read)
    if name.startswith(f"{scenarios.NEW}/"):  # only the instance's own links have states
        raise ValueError(tell("link-state", state=cite(state), position=position))
    moment = read_state(scenario, position, state)
    if position <= NEAR:  # a link needs no state here
        return Link(scenario, position, options=read)
    return Link(scenario, position, moment, read)


def format(link: Link) -> str:
    """Return the canonical text of a link, for the place after the page's `#`."""
    kind = find_kind(link.scenario.puzzle)
    text = scenarios.format(link.scenario)
    if kind.link is not None:
        text = kind.link.contract(text)
    state = ""
    if link.moment is not None:
        state = write_state(link.scenario, link.position, link.moment)
    options = "".join(
        f"&{name}={encode(link.options[name])}"
        for name in OPTIONS
        if name in link.options and (name, link.options[name]) != ("v", str(VERSION))
    )
    text = text.replace("%", "%25")
    if not link.position and not options:
        return text
    return f"{text}@{link.position}{'.' if state else ''}{state}{options}"


def split(text: str) -> tuple[str, str | None]:
    """Split a link into its scenario and the rest; without @ options count as if @0 came first."""
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
        raise ValueError(tell("link-escape", link=cite(fragment)))
    try:
        return unescape(fragment)
    except UnicodeDecodeError:
        raise ValueError(tell("link-escape", link=cite(fragment))) from None


def read_position(text: str) -> int:
    if not re.fullmatch("[0-9]{1,16}", text, re.ASCII) or int(text) > GREATEST:
        raise ValueError(tell("link-position", position=cite(text)))
    return int(text)


def read_options(parts: Sequence[str]) -> dict[str, str]:
    """Return the options of a link, in canonical order.

    Raises:
        ValueError: when a name is unknown or given twice, or a value is wrong.
    """
    found: dict[str, str] = {}
    for part in parts:
        name, _, value = part.partition("=")
        if name not in OPTIONS:
            raise ValueError(tell("link-choice", name="option", value=cite(name), known=[*OPTIONS]))
        if name in found:
            raise ValueError(tell("link-option-twice", name=cite(name)))
        if not re.fullmatch(OPTIONS[name], value, re.ASCII):
            raise ValueError(tell("link-option", name=name, value=cite(value)))
        found[name] = value
    if "day" in found:
        days.check(found["day"])
    if "hide" in found:
        found["hide"] = ",".join(sorted(set(found["hide"].split(","))))
    if "mark" in found:
        found["mark"] = bookmarks.format(bookmarks.parse(found["mark"]))
    return {name: found[name] for name in OPTIONS if name in found and name != "v"}


def check_places(scenario: Scenario, at: str) -> None:
    """Raise ValueError unless the puzzle's choices have positions, and each has one."""
    size = scenarios.build(scenario).size
    if not find_kind(scenario.puzzle).drawing.movable or len(at) != 4 * size:
        raise ValueError(tell("link-option", name="at", value=cite(at)))


def expand(text: str) -> str:
    """Return the whole text of a scenario that its kind has shortened for a link.

    Raises:
        ValueError: when the text is not a shortened scenario.
    """
    kind = PUZZLES.get(text.partition("/")[0])
    if kind is None or len(text) > scenarios.LONGEST or SCENARIO.fullmatch(text) is None:
        return text  # `parse` reports the mistake
    return text if kind.link is None else kind.link.expand(text)
