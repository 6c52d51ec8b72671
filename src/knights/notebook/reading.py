"""The search that a line of a notebook asks for: as on the command line, or a scenario's text."""

import shlex

from knights.command.arguments import read_asked
from knights.command.parser import telling_words
from knights.language import tell
from knights.quoting import cite
from knights.scenario import Scenario, find_task


def read_task(words: str | list[str]) -> Scenario:
    """Return the scenario of words such as "queens 8", of a scenario's text or a link.

    Raises:
        ValueError: when something in it is wrong, or the puzzle takes no programs.
    """
    with telling_words():
        try:
            scenario = read_asked(
                "%%knights", split_words(words) if isinstance(words, str) else words
            )
        except SystemExit:  # its help has been printed
            raise ValueError(tell("notebook-error-nothing")) from None
    if find_task(scenario) is None:
        raise ValueError(tell("own-none"))
    return scenario


def split_words(line: str) -> list[str]:
    if not isinstance(line, str) or not line.strip():
        raise ValueError(tell("notebook-error-nothing"))
    try:
        return shlex.split(line)
    except ValueError:
        raise ValueError(tell("notebook-error-quotes", line=cite(line))) from None
