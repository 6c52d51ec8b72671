"""A puzzle played by hand: allowed choices, hints, the mistake, and the moves so far.

No puzzle is named here: `Kind` answers what differs between them. Everything follows from the path
and, in a search that forgets nothing, from the choices that were left for good.
"""

from knights.play.game_events import Done, follow
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
