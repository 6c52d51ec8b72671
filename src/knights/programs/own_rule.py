"""The visitor's own rule or order inside a search of ours.

    def order(path, choices): ...      # the same choices, in the order in which they are tried
    def is_safe(path, choice): ...     # whether a choice may be tried
    def choices(path): ...             # all choices below a path, in order

Paths and choices are given by the puzzle's names for them, such as "c3". If all three depend on
nothing but the path, everything that holds for a search of ours holds for this one. To check that,
some paths are asked twice.
"""

import builtins
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from knights.language import Told, speaking, tell, together
from knights.programs.judge.errors import tell_error
from knights.programs.judge.unread import tell_unread
from knights.programs.watch.endless_loop import count_turns
from knights.programs.watch.environment import leave
from knights.programs.watch.limits import Limits, Stop
from knights.programs.watch.run import find_line
from knights.programs.watch.source import Changer, prepare
from knights.puzzles.kind import Kind
from knights.quoting import cite
from knights.search import Candidate, Puzzle

NAMES = ("order", "is_safe", "choices")
ASKED_TWICE = 64  # so many first paths; later each EVERY-th
EVERY = 101


class RuleError(ValueError):
    """Fault of the visitor's own rule, with its line, if that is known."""

    def __init__(self, sentence: Told, line: int | None = None) -> None:
        super().__init__(sentence)
        self.sentence, self.line = sentence, line


class Ruled:
    """A puzzle with the visitor's own rule or order.

    Raises:
        RuleError: when the text is no Python, ends in an error, or defines none of the functions;
            during a search, when a rule fails, or gives no list of choices, or answers differently.
    """

    def __init__(self, kind: Kind[Any], puzzle: Puzzle, text: str) -> None:
        self.plain, self.kind = puzzle, kind
        self.size, self.root, self.length = puzzle.size, puzzle.root, puzzle.length
        with speaking("en"):  # rules use English names, whatever the visitor's language
            self.names = [kind.label(puzzle, choice) for choice in range(puzzle.size)]
        self.numbers = {name: choice for choice, name in enumerate(self.names)}
        self.asked = 0
        self.rules = load(text, lambda: self.asked)

    def candidates(self, path: Sequence[int]) -> Iterator[Candidate]:
        """Yield the choices that the rule allows, in its order, then the refused with reasons."""
        allowed = self.choices(path)
        yield from (Candidate(choice) for choice in allowed)
        for choice, reason in self.plain.candidates(path):
            if choice is not None and choice not in allowed:
                yield Candidate(choice, reason or tell("own-refused-rule"))

    def choices(self, path: Sequence[int]) -> list[int]:
        """Return the choices below a path that the rule allows, in its order."""
        self.asked += 1
        found = self.ask_all(path)
        if self.asked <= ASKED_TWICE or self.asked % EVERY == 0:
            again = self.ask_all(path)
            if again != found:
                asked, first, then = map(self.name, (path, found, again))
                raise RuleError(tell("own-rule-twice", path=asked, first=first, again=then))
        return found

    def solved(self, path: Sequence[int]) -> bool:
        return self.plain.solved(path)

    def ask_all(self, path: Sequence[int]) -> list[int]:
        named = self.name(path)
        found = list(self.plain.choices(path))
        if "choices" in self.rules:
            given = self.read("choices", self.ask("choices", list(named)))
            found = [choice for choice in given if choice in found]
        if "is_safe" in self.rules:
            found = [c for c in found if self.ask("is_safe", list(named), self.names[c])]
        if "order" in self.rules:
            given = self.read("order", self.ask("order", named, self.name(found)))
            if sorted(given) != sorted(found):
                asked, told = self.name(found), self.name(given)
                raise RuleError(tell("own-rule-order", asked=asked, given=told))
            found = given
        return found

    def ask(self, name: str, *given: Any) -> Any:
        try:
            return self.rules[name](*given)
        except Stop as stop:
            raise RuleError(tell("own-rule-loop", name=name), find_line(stop)) from None
        except Exception as error:
            told = together(tell("own-rule-error", name=name), tell_error(error))
            raise RuleError(told, find_line(error)) from None

    def read(self, name: str, given: Any) -> list[int]:
        """Return the choices that a rule has named."""
        if not isinstance(given, list | tuple):
            raise RuleError(tell("own-rule-no-list", name=name, given=cite(given)))
        for choice in given:
            if not isinstance(choice, str) or choice not in self.numbers:
                raise RuleError(tell("own-rule-no-choice", name=name, given=cite(choice)))
        return [self.numbers[choice] for choice in given]

    def name(self, choices: Sequence[int]) -> list[str]:
        return [self.names[choice] for choice in choices]


def load(text: str, look: Callable[[], int]) -> dict[str, Callable[..., Any]]:
    """Load the rules that a text defines; stop a `while` of theirs if `look` stays the same."""
    try:
        prepared = prepare(text, {}, Changer())
    except SyntaxError as error:
        raise RuleError(*tell_unread(error, text)[:2]) from None
    space: dict[str, Any] = {
        "__name__": "rules",
        "__builtins__": {**vars(builtins), "exit": leave, "quit": leave},
        "__turn__": count_turns(Limits().turns // 4, look),
    }
    try:
        exec(prepared.code, space)
    except Exception as error:
        raise RuleError(tell_error(error), find_line(error)) from None
    rules = {name: space[name] for name in NAMES if callable(space.get(name))}
    if not rules:
        raise RuleError(tell("own-rule-none", names=NAMES))
    return rules
