"""Questions about a search, and their answers: at any moment of any search, for any puzzle.

Each kind of question is a file; `data/questions.json` lists them all. A puzzle's `Kind` answers
what differs between puzzles.
"""

from knights.questions.imitate import Compared, compare
from knights.questions.pose_and_mark import QUESTIONS, mark, pose
from knights.questions.question import Marked, Posed, Question, See, Truth
from knights.questions.situation import Situation
from knights.questions.why_not import WhyNot, why_not

__all__ = [
    "QUESTIONS",
    "Compared",
    "Marked",
    "Posed",
    "Question",
    "See",
    "Situation",
    "Truth",
    "WhyNot",
    "compare",
    "mark",
    "pose",
    "why_not",
]
