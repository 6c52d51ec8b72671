"""Compare a visitor's moves with the search's, while the visitor is the search.

Arguments and results are as in `knights.page.bridge`.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict

from knights.page.check_values import read_events
from knights.page.questions import load_situation
from knights.questions import compare


def imitate(
    text: str,
    path: Sequence[int] | None,
    undone: int | None,
    events: Sequence[int],
    found: int | None = None,
) -> str:
    """Tell how many events agree with those of the search from a state on, as JSON.

    See `knights.questions.Compared`; `found` is the number of solutions before the state.

    Raises:
        ValueError: when the search ends there, or an event does not take back the last choice.
    """
    here = load_situation(text, path, undone, None, found)
    return json.dumps(asdict(compare(here, read_events(here.puzzle, events))))
