"""What the page asks while a visitor is the search.

Arguments and answers are as in `knights.page.bridge`.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict

from knights.page.asking import load_situation
from knights.page.given import read_events
from knights.questions import compare


def imitate(
    text: str,
    path: Sequence[int] | None,
    undone: int | None,
    events: Sequence[int],
    found: int | None = None,
) -> str:
    """How far events are those that the search makes from a state on, as JSON.

    See `knights.questions.Compared`; `found` is how many solutions had been found at the state.

    Raises:
        ValueError: when the search ends there, or only follows what was put together.
    """
    here = load_situation(text, path, undone, None, found)
    return json.dumps(asdict(compare(here, read_events(here.puzzle, events))))
