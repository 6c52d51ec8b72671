"""Questions about a search, and what is right: at any moment of any search, for any puzzle.

Each kind of question is a file; `data/questions.json` is the one list of them. What differs between
puzzles is asked of their `Kind`.
"""

from knights.questions.imitate import Compared, compare
from knights.questions.question import Marked, Posed, Question, See, Truth
from knights.questions.registry import QUESTIONS, mark, pose
from knights.questions.situation import Situation
from knights.questions.whynot import WhyNot, why_not

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
