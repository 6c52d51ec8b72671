"""No sentence stands in the code: each sentence for a visitor has its key in `language`."""

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

LIBRARY = Path(__file__).parents[2] / "src" / "knights"

# Two words, or a word beside a value (here {}), make a sentence.
WORDS = re.compile(r"[A-Za-z]{2,}[,;:.]? (\{\}|[a-z]{2,})|\{\},? [a-z]{2,}")

# Exceptions whose text only the library's programmers read.
PROGRAMMERS = ("AssertionError", "AttributeError", "KeyError", "TypeError")
# Calls and other places whose words are names that nobody reads.
NAMES = {"Insight", "Literal", "Preset", "Theorem", "by_construction", "by_graph", "cast"}
# Texts that are the same in all languages, with their uses.
SAME = {
    "knights: {}\n": "the command, before its messages",
    "knights {} [{}] {}": "a usage",
    "knights run --program FILE [{}] PUZZLE ...": "a usage",
    "time: {} s": "the textbook's program",
    r"([0-9]+) are enough\.": "a program, as a pattern",
    "dead ends": "an idea of presets",
    "<program {}>": "the file of a program, in Python's own traces",
    "def {}(): {}": "a program",
    "[{} for _ in range({})]": "a program",
    "colour {}": "a colour in a program",
    "def answer():\n    return {}\nanswer()\n": "a program",
    "from {} import {} as {}": "a program",
    '<div class="{}">{}</div>': "HTML",
    "import {} as {}": "a program",
    "input() has nothing more to read": "Python, to a program",
    "the program has no line that makes or takes back a choice": "whoever writes a program",
    "step {}: there are {}": "whoever reads a log",
    "{}.py: {}": "whoever writes a puzzle",
    "its name, parameters and presets": "whoever writes a puzzle",
    "its puzzle": "whoever writes a puzzle",
    "<{} of {}: {}>": "an object at a prompt, in one line",
    "<{} of {}: {}{}>": "an object at a prompt, in one line",
    "<Search of {}: {}>": "an object at a prompt, in one line",
    "at step": "an object at a prompt, in one line",
    "{} placed": "an object at a prompt, in one line",
    "{} undone": "an object at a prompt, in one line",
    "{} found": "an object at a prompt, in one line",
}

PUBLICATION = re.compile(r"\([0-9]{4}\)$")

# Files with texts in programming languages, or with others' texts, which nobody translates.
OTHER = {
    "puzzles/*/programs/*": "programs",
    "puzzles/*/program.py": "parts of programs",
    "puzzles/program.py": "parts of programs",
    "puzzles/tour/batches.py": "parts of programs",
    "*/programs/scheme.py": "programs",
    "*/programs/gray.py": "programs",
    "drawings/*": "SVG and CSS",
    "puzzles/*/svg.py": "SVG and CSS",
    "command/parser.py": "what Python's parser says, as keys",
    "programs/judge/errors.py": "what Python says, as patterns",
    "programs/judge/unread.py": "what Python says, as patterns",
    "programs/answer/claims.py": "what students' programs print, as patterns",
    "programs/watch/moment.py": "what Python prints, as a pattern",
    "recording/course.py": "XML",
    "recording/document.py": "HTML",
    "recording/frame.py": "HTML",
    "recording/course_page.py": "HTML",
    "recording/quiz.py": "XML and HTML",
    "recording/recording.py": "an object at a prompt",
    "notebook/table.py": "HTML and Markdown",
    "split/store.py": "SQL",
    "puzzles/tour/text_styles.py": "what the textbooks' programs print",
    "page/hero_question.py": "for whoever builds the page",
}


def find_written(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield each string with words other than docstrings, with its line; values become {}."""
    passed = {id(node) for part in ast.walk(tree) for node in find_passed(part)}
    pending = [tree]
    while pending:
        node = pending.pop()
        if id(node) in passed:
            continue
        text = read_text(node) if isinstance(node, ast.expr) else None
        if text is None or not isinstance(node, ast.expr):
            pending += ast.iter_child_nodes(node)
        elif WORDS.search(text) and text not in SAME and not PUBLICATION.search(text):
            yield node.lineno, text


def find_passed(node: ast.AST) -> list[ast.AST]:
    """Return the parts of a node that may hold any words."""
    match node:
        case ast.Expr(value=ast.Constant() as documentation):
            return [documentation]
        case ast.Assert(msg=ast.AST() as said):
            return [said]
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name))) if name in PROGRAMMERS:
            return [node]
        case ast.Call(func=func, args=args) if ast.unparse(func) in NAMES:
            return [each for each in args if isinstance(each, ast.Constant)]
        case ast.Subscript(value=func) if ast.unparse(func) in NAMES:
            return [node]
    return []


def read_text(node: ast.AST) -> str | None:
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    if isinstance(node, ast.JoinedStr):
        return "".join(str(p.value) if isinstance(p, ast.Constant) else "{}" for p in node.values)
    return None


def list_files() -> Iterator[Path]:
    for file in sorted(LIBRARY.rglob("*.py")):
        place = file.relative_to(LIBRARY).as_posix()
        if not place.startswith("language/") and not any(fnmatch(place, each) for each in OTHER):
            yield file


def test_every_sentence_has_its_key() -> None:
    written = [
        f"{file.relative_to(LIBRARY)}:{line}: {text}"
        for file in list_files()
        for line, text in find_written(ast.parse(file.read_text(encoding="utf-8")))
    ]
    assert written == []


@pytest.mark.parametrize(
    "code",
    [
        'raise ValueError(f"goal {goal}: construct knows one tour")',
        'add("--jobs", help="how many processes")',
        'note(f"{number} colours")',
        'print(f"stopped after {number}")',
        'told = {"a": "no tour exists"}',
    ],
)
def test_a_sentence_without_a_key_is_found(code: str) -> None:
    assert len([*find_written(ast.parse(code))]) == 1


@pytest.mark.parametrize(
    "code",
    [
        '"""Many words about it."""',
        'raise TypeError("a kind must have a preset")',
        'tell("command-none", puzzle=f"{name}/5x5")',
        'Insight(False, "odd ring", places, told)',
        'assert found, "there is one"',
    ],
)
def test_what_is_no_sentence_for_visitors_is_passed(code: str) -> None:
    assert [*find_written(ast.parse(code))] == []
