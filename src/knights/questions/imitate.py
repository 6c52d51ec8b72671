"""Compare a visitor's moves with the search's, while the visitor is the search."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from knights.language import tell
from knights.questions.next import Next, tell_next
from knights.questions.question import refuse_end
from knights.questions.situation import Situation
from knights.search import Search


@dataclass(frozen=True)
class Compared:
    """The first `right` events are the search's.

    `following` is the search's next event after these, or None at its end, and `sentence` says why.
    `mistake` says what is wrong with the visitor's event at that place; "" if there is none.
    """

    right: int
    following: int | None
    sentence: str
    mistake: str = ""


def compare(here: Situation, events: Sequence[int]) -> Compared:
    """Compare events with those of a search, up to the first difference.

    Raises:
        ValueError: when the search ends here, or an event does not take back the last choice.
    """
    refusal = refuse_end(here)
    if refusal is not None:
        raise ValueError(refusal)
    search = Search(here.puzzle, here.goal, state=here.state, found=here.found)
    right, there, following = 0, here, next(search, None)
    while right < len(events) and events[right] == following:
        right += 1
        found = None if here.found is None else search.count
        there = replace(here, state=search.state, found=found, kept={})
        following = next(search, None)
    sentence = tell("questions-over") if following is None else tell_next(there)
    if right == len(events):
        return Compared(right, following, sentence)
    event = events[right]
    if event < 0 and there.path[-1:] != (~event,):
        raise ValueError(tell("questions-error-back", step=str(right + 1)))
    if following is None:
        return Compared(right, None, sentence, sentence)
    marked = Next().mark(there, event if event >= 0 else None)
    return Compared(right, following, sentence, marked.sentence)
