"""Check each value that comes from the page, before anything is made of it."""

from collections.abc import Iterable, Mapping
from typing import cast, get_args

from knights.language import tell
from knights.mistakes import check_choice
from knights.puzzles.position_account import Known
from knights.quoting import cite
from knights.scenario import Scenario, wanted
from knights.scenario.link import GREATEST
from knights.search import Puzzle, State, check_state, quote

LONGEST_ANSWER = 1 << 22


def is_null(given: object) -> bool:
    """Tell whether a value is missing: JavaScript's null is an object of its own, not None."""
    return not isinstance(given, str | int | float | Iterable)


def read_text(name: str, given: object) -> str:
    """Return a text.

    Raises:
        ValueError: when it is not a text.
    """
    if isinstance(given, str):
        return given
    raise ValueError(tell("bridge-error-text", name=name, value=cite(given)))


def read_number(name: str, given: object, most: int = GREATEST) -> int:
    """Return a whole number from 0; JavaScript may pass it as 5.0.

    Raises:
        ValueError: when it is not one, or greater than `most`.
    """
    whole = isinstance(given, int) or (isinstance(given, float) and given.is_integer())
    if isinstance(given, int | float) and whole and not isinstance(given, bool):
        number = int(given)
        if 0 <= number <= most:
            return number
    raise ValueError(tell("bridge-error-number", name=name, value=cite(given), most=str(most)))


def read_count(given: object) -> int:
    """Return the number of wanted events, limited to what fits in one answer."""
    return min(read_number("count", given), LONGEST_ANSWER)


def read_found(scenario: Scenario, given: object) -> int | None:
    """Return the number of solutions so far, or None if it does not matter."""
    if is_null(given):
        return None
    goal = wanted(scenario)
    return read_number("found", given, goal if isinstance(goal, int) else GREATEST)


def read_path(puzzle: Puzzle, given: object) -> list[int]:
    """Return a path; only the number and the range of its choices are checked.

    Raises:
        ValueError: when they are wrong.
    """
    if isinstance(given, str | Mapping) or not isinstance(given, Iterable):
        raise ValueError(tell("bridge-error-path", path=cite(given)))
    path = [read_number("choice", choice, puzzle.size - 1) for choice in given]
    if len(path) > puzzle.length:
        told = {"number": len(path), "most": puzzle.length}
        raise ValueError(tell("search-error-long", path=quote(path), **told))
    return path


def read_events(puzzle: Puzzle, given: object) -> list[int]:
    """Return events: `c` places c, `~c` takes it back.

    Raises:
        ValueError: when they are not events of the puzzle.
    """
    if isinstance(given, str | Mapping) or not isinstance(given, Iterable):
        raise ValueError(tell("bridge-error-events", events=cite(given)))
    events: list[int] = []
    for event in given:
        back = isinstance(event, int | float) and event < 0
        choice = read_number("choice", -event - 1 if back else event, puzzle.size - 1)
        events.append(~choice if back else choice)
    return events


def read_state(puzzle: Puzzle, path: object, undone: object) -> State | None:
    """Return a state of a puzzle's search; None if the path is missing.

    Raises:
        ValueError: when it is not a state.
    """
    last = None if is_null(undone) else read_number("choice", undone, puzzle.size - 1)
    if is_null(path):
        return None
    state = State(tuple(read_path(puzzle, path)), last)
    check_state(puzzle, state)
    return state


def read_answer(given: object) -> int | list[int] | None:
    """Return an answer to a question: a number, a list of choices, or None.

    Raises:
        ValueError: when it is none of these.
    """
    if isinstance(given, Iterable) and not isinstance(given, str | Mapping):
        return [read_number("choice", choice) for choice in given]
    if isinstance(given, str | Mapping | bool):
        raise ValueError(tell("bridge-error-answer", answer=cite(given)))
    return None if is_null(given) else read_number("answer", given)


def read_names(name: str, given: object) -> list[str] | None:
    """Return a list of texts, or None.

    Raises:
        ValueError: when it is neither.
    """
    if isinstance(given, Iterable) and not isinstance(given, str | Mapping):
        return [read_text(name, text) for text in given]
    if isinstance(given, str | Mapping) or not is_null(given):
        raise ValueError(tell("bridge-error-texts", name=name, value=cite(given)))
    return None


def read_facts(given: object) -> list[Known]:
    """Return what a run tells about a position, or nothing.

    Raises:
        ValueError: when it is not a list of such facts.
    """
    facts = get_args(Known.__value__)
    for name in (names := read_names("known", given) or []):
        check_choice("known", name, facts)
    return cast("list[Known]", names)
