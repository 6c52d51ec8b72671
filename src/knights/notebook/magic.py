"""`%%knights queens 8`: a cell of a notebook that is run as a student's program, and judged.

    %load_ext knights

    %%knights tour 5x5 --start c3
    ...

Options of `knights run --program` may stand before the puzzle, and `--lang uk` before them.
"""

import sys
from typing import Any

from knights.command.arguments import take_language
from knights.command.own import MOST_BYTES, add_limits, make_request, read_seconds
from knights.command.parser import Parser, telling_words
from knights.language import SPOKEN, speaking, tell
from knights.notebook.judging import Verdict, judge_text
from knights.notebook.reading import read_task, split_words

NAME = "%%knights"


def load_ipython_extension(shell: Any) -> None:
    """Give IPython the magic: `%load_ext knights` calls this."""
    shell.register_magic_function(run_cell, "cell", "knights")


def run_cell(line: str, cell: str) -> Verdict | None:
    """Run a cell as a program for the search of its first line; None if the line is wrong."""
    with speaking(SPOKEN.get()):
        try:
            verdict = judge_cell(line, cell)
        except ValueError as mistake:
            sys.stderr.write(f"{NAME}: {mistake}\n")
            return None
    sys.stdout.write(verdict.printed)
    return verdict


def judge_cell(line: str, cell: str) -> Verdict:
    """Run and judge a cell; its lines are counted from the one with the magic.

    Raises:
        ValueError: when something in the line is wrong, or the cell is too long.
    """
    parser = Parser(prog=NAME, add_help=False, allow_abbrev=False)
    with telling_words():
        add_limits(parser)
        options, words = parser.parse_known_args(take_language(split_words(line)))
    scenario = read_task(words)
    if len(cell.encode()) > MOST_BYTES:
        raise ValueError(tell("command-too-long", most=MOST_BYTES))
    request = make_request(options, scenario, f"\n{cell}")
    return judge_text(request, read_seconds(options.seconds), NAME)
