"""A puzzle played by hand: what may be placed, hints, where it was lost, and what was done.

It names no puzzle: what differs between them is asked of `Kind`. All is told of a path and, where a
search forgets nothing, of what has been left for good.
"""

from knights.play.done import Done, follow
from knights.play.hints import Hint, hint
from knights.play.loss import Found, Judged, find_loss, judge
from knights.play.rules import Offer, Refusal, offer, refuse, show_refusal, start

__all__ = [
    "Done",
    "Found",
    "Hint",
    "Judged",
    "Offer",
    "Refusal",
    "find_loss",
    "follow",
    "hint",
    "judge",
    "offer",
    "refuse",
    "show_refusal",
    "start",
]
