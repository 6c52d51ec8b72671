"""Contents of a program's lists and boards, change by change, to choose the one that searches."""

from collections.abc import Iterator
from typing import Any

from knights.programs.read.contents import Contents
from knights.programs.watch.limits import Limits
from knights.programs.watch.log import Log, Ref
from knights.programs.watch.run import Program, scout
from knights.quoting import cut

MOST_NAMES = 8
MOST_VALUES = 200
MOST_WRITTEN = 600  # characters of a value
MOST_NAMED = 100

type History = list[tuple[str, list[str]]]


def list_histories(program: Program, limits: Limits) -> History:
    """List the containers that change as a program begins, by name, each with its values.

    A list of lists has a row in each line. Containers with the same name share one history.
    """
    scouted, _ = scout(program, limits)
    found: dict[str, list[str]] = {}
    for number, value in iter_changes(scouted.log):
        for name in scouted.names.get(number, ()):
            values = found.setdefault(name[:MOST_NAMED], [])
            written = write(value)
            if len(values) < MOST_VALUES and values[-1:] != [written]:
                values.append(written)
    changing = [(name, values) for name, values in found.items() if len(values) > 1]
    return sorted(changing, key=lambda one: -len(one[1]))[:MOST_NAMES]


def iter_changes(log: Log) -> Iterator[tuple[int, Any]]:
    """Yield each changed container's number and contents; a changed row yields its board, too."""
    contents, boards = Contents(log), dict[int, int]()
    for _ in range(min(len(log), MOST_NAMES * MOST_VALUES)):
        number = contents.advance()
        rows = contents.hold(number).values()
        boards.update((row.number, number) for row in rows if isinstance(row, Ref))
        board = boards.get(number, number)
        for one in {number, board}:
            yield one, contents.read(one)


def write(value: Any) -> str:
    """Write a list of lists with a row in each line, a text as it is, anything else as Python."""
    rows = isinstance(value, list) and bool(value) and all(isinstance(row, list) for row in value)
    lines = "\n".join(map(repr, value)) if rows else value
    return cut(lines if isinstance(lines, str) else repr(value), MOST_WRITTEN)
