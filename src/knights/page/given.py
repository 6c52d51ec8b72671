"""What comes from the page: each value checked before anything is made of it."""

from collections.abc import Iterable, Mapping

from knights.language import tell
from knights.quoting import cite
from knights.scenario import Scenario, wanted
from knights.scenario.link import GREATEST
from knights.search import Puzzle, State, check_state, quote

LONGEST_ANSWER = 1 << 22


def is_null(given: object) -> bool:
    """Whether nothing was given: a null of JavaScript is an object of its own, not None."""
    return not isinstance(given, str | int | float | Iterable)


def read_text(name: str, given: object) -> str:
    """A text.

    Raises:
        ValueError: when it is none.
    """
    if isinstance(given, str):
        return given
    raise ValueError(tell("bridge-error-text", name=name, value=cite(given)))


def read_number(name: str, given: object, most: int = GREATEST) -> int:
    """A whole number from 0; one of JavaScript may come as 5.0.

    Raises:
        ValueError: when it is none, or greater than `most`.
    """
    whole = isinstance(given, int) or (isinstance(given, float) and given.is_integer())
    if isinstance(given, int | float) and whole and not isinstance(given, bool):
        number = int(given)
        if 0 <= number <= most:
            return number
    raise ValueError(tell("bridge-error-number", name=name, value=cite(given), most=str(most)))


def read_count(given: object) -> int:
    """How many events are asked for; of more than fit in one answer, as many as do."""
    return min(read_number("count", given), LONGEST_ANSWER)


def read_found(scenario: Scenario, given: object) -> int | None:
    """How many solutions had been found, where that matters."""
    if is_null(given):
        return None
    goal = wanted(scenario)
    return read_number("found", given, goal if isinstance(goal, int) else GREATEST)


def read_path(puzzle: Puzzle, given: object) -> list[int]:
    """A path, as far as its choices are choices of the puzzle, and not too many.

    Raises:
        ValueError: when it is none.
    """
    if isinstance(given, str | Mapping) or not isinstance(given, Iterable):
        raise ValueError(tell("bridge-error-path", path=cite(given)))
    path = [read_number("choice", choice, puzzle.size - 1) for choice in given]
    if len(path) > puzzle.length:
        told = {"number": len(path), "most": puzzle.length}
        raise ValueError(tell("search-error-long", path=quote(path), **told))
    return path


def read_events(puzzle: Puzzle, given: object) -> list[int]:
    """Events: `c` places c, `~c` takes it back.

    Raises:
        ValueError: when they are none.
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
    """A state of a puzzle's search, where no path stands for the beginning.

    Raises:
        ValueError: when it is none.
    """
    last = None if is_null(undone) else read_number("choice", undone, puzzle.size - 1)
    if is_null(path):
        return None
    state = State(tuple(read_path(puzzle, path)), last)
    check_state(puzzle, state)
    return state


def read_answer(given: object) -> int | list[int] | None:
    """An answer to a question: a number, a list of choices, or nothing.

    Raises:
        ValueError: when it is none of these.
    """
    if isinstance(given, Iterable) and not isinstance(given, str | Mapping):
        return [read_number("choice", choice) for choice in given]
    if isinstance(given, str | Mapping | bool):
        raise ValueError(tell("bridge-error-answer", answer=cite(given)))
    return None if is_null(given) else read_number("answer", given)


def read_names(name: str, given: object) -> list[str] | None:
    """A list of texts, or nothing.

    Raises:
        ValueError: when it is none.
    """
    if isinstance(given, Iterable) and not isinstance(given, str | Mapping):
        return [read_text(name, text) for text in given]
    if isinstance(given, str | Mapping) or not is_null(given):
        raise ValueError(tell("bridge-error-texts", name=name, value=cite(given)))
    return None
