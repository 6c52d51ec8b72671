"""One known mistake in each right program: text that stands for another, where it is found."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from own_generator import Made

# Of each mistake: in which puzzles, what is replaced in the text, and by what.
MISTAKES: dict[str, tuple[str, str, str]] = {
    "no test of the edge": ("tour", r"0 <= r < (\w+) and 0 <= c < \w+ and", r"r < \1 and"),
    "a move that is none": ("tour", r"\((-?)2, 1\)", r"(\g<1>2, 2)"),
    "a column too few": ("tour", r"0 <= c < (\w+)", r"0 <= c < \1 - 1"),
    "one too early": ("tour graph", r"if k > (.*):", r"if k > \1 - 1:"),
    "never done": ("tour graph", r"if k > (.*):", r"if k > \1 + 1:"),
    "not taken back": (
        "tour queens graph",
        r"\n( +)(self\.)?\w+(\.pop\(\)|\[r\]\[c\] = (0|False|-1|None|'\.'))(?=\n)(?!.*\.append)",
        r"\n\1pass",
    ),
    "a row too few": ("queens", r"for r in range\((\w+)\)", r"for r in range(\1 - 1)"),
    "no diagonals": ("queens", r"abs\([qi] - r(?: - 1)?\) [!=]= (abs\()?c - [ij]\)?", None),
    "one diagonal": ("queens", r"abs\(([qi]) - r\) (==|!=) c", r"(\1 - r) \2 c"),
    "neighbours are not looked at": ("colouring", r"if all\(.*\):", "if True:"),
    "a colour too few": ("colouring", r"\['red', ", "["),
    "not the columns": ("sudoku", r" or j == c", ""),
    "not the boxes": ("sudoku", r" or \(i // 2.*c // 2\)", ""),
    "a digit too few": ("sudoku", r"range\(1, 5\)", "range(1, 4)"),
    "any vertex": ("graph", r"for v in (\w+)\[e\]", r"for v in \1"),
    "result not used": (
        "tour queens graph colouring sudoku",
        r"if ((?:self\.)?\w+\([^()]*(?:, [^()]*)?\)):\n( +)return True(?=\n +(?!return False))",
        r"\1",
    ),
    "returns at the first dead end": (
        "tour queens",
        r"\n    return False\n",
        None,
    ),
}


@dataclass(frozen=True)
class Mutant:
    mistake: str
    made: Made
    text: str
    noted: str


def mutate(mistake: str, text: str) -> str:
    _, pattern, put = MISTAKES[mistake]
    if mistake == "no diagonals":
        return re.sub(pattern, lambda found: "True" if "!=" in found[0] else "False", text)
    if mistake == "returns at the first dead end":
        # `return False` goes into the loop, as its last line.
        return re.sub(
            r"\n( +)return False\n", r"\n\1    return False\n\1return False\n", text, count=1
        )
    return re.sub(pattern, put, text, count=1)


def list_mutants(programs) -> Iterator[Mutant]:
    """Every program with every mistake of its puzzle that changes its text."""
    for made in programs:
        for mistake, (puzzles, _, _) in MISTAKES.items():
            if made.scenario.split("/")[0] in puzzles.split():
                text = mutate(mistake, made.text)
                if text != made.text:
                    yield Mutant(mistake, made, text, mutate(mistake, made.noted))
