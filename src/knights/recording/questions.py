"""The questions of a recorded search: each with a few answers, the right one marked."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from knights.language import tell, together
from knights.puzzles.registry import find_kind
from knights.questions import QUESTIONS, Situation, pose
from knights.questions.pose_and_mark import QUESTION_KINDS
from knights.questions.steps import FACTOR, find_steps
from knights.quoting import cite
from knights.scenario import Scenario, wanted
from knights.scenario.link import Link
from knights.search import Puzzle, State, finished, goes_onward

# The kinds with few answers. The others are answered on the board or in a panel.
CHOSEN = [name for name in QUESTION_KINDS if QUESTION_KINDS[name]["choices"]]
# Questions along a stretch, and the steps of it that are looked at.
MOST_ASKED = 20
MOST_STRETCH = 2_000

# An answer to choose, with its label.
Answer = tuple[int | None, str]


@dataclass(frozen=True)
class Choice:
    """An answer to choose; `told` is the sentence about it."""

    label: str
    right: bool
    told: str


@dataclass(frozen=True)
class Asked:
    """A question about the state after `position` steps; `known` is what one must know for it."""

    position: int
    kind: str
    asked: str
    known: str
    choices: tuple[Choice, ...]


def find_questions(link: Link, puzzle: Puzzle, batches: Sequence[Sequence[int]]) -> list[Asked]:
    """Return the questions of a link: about its step, or along the stretch up to its option `to`.

    Raises:
        ValueError: when a question has no answers to choose from, or can't be asked there.
    """
    if "ask" not in link.options:
        return []
    if goes_onward(puzzle):
        raise ValueError(tell("questions-onward"))
    kinds = link.options["ask"].split(",")
    for name in kinds:
        if name not in CHOSEN:
            known = ", ".join(CHOSEN)
            raise ValueError(tell("record-error-ask", question=cite(name), known=known))
    last = int(link.options.get("to", link.position))
    stretch = range(link.position, min(last, link.position + MOST_STRETCH) + 1)
    found: list[Asked] = []
    for position, here in iterate_situations(link.scenario, puzzle, batches, stretch):
        posed, refusals = pose(here, kinds)
        if last <= link.position:
            return [ask_here(here, position, name, refusals.get(name)) for name in kinds]
        for one in posed[:1]:
            answers = list_answers(here, one.kind) if one.good else []
            if len(answers) > 1:
                found.append(make_question(here, position, one.kind, answers))
        if len(found) == MOST_ASKED:
            break
    if not found:
        raise ValueError(tell("record-error-stretch", step=link.position, last=last))
    return found


def iterate_situations(
    scenario: Scenario, puzzle: Puzzle, batches: Sequence[Sequence[int]], stretch: range
) -> Iterator[tuple[int, Situation]]:
    """Yield the positions of a stretch of a recorded run, with the situation at each."""
    kind, goal = find_kind(scenario.puzzle), wanted(scenario)
    path, undone, found, at = [*puzzle.root], None, 0, 0
    events = (event for batch in batches for event in batch)
    while at < stretch.stop:
        if at >= stretch.start:
            yield at, Situation(kind, puzzle, State(tuple(path), undone), goal, found)
        event = next(events, None)
        if event is None:
            return
        at += 1
        if event < 0:
            undone = path.pop()
        else:
            path.append(event)
            undone = None
            found += finished(puzzle, path)


def ask_here(here: Situation, position: int, name: str, refusal: str | None) -> Asked:
    """Return a question with its answers.

    Raises:
        ValueError: when it is refused, or has a single answer.
    """
    answers = [] if refusal else list_answers(here, name)
    if len(answers) < 2:
        why = refusal or tell("record-error-few-answers")
        raise ValueError(tell("record-error-question", question=name, step=position, why=why))
    return make_question(here, position, name, answers)


def make_question(here: Situation, position: int, name: str, answers: Sequence[Answer]) -> Asked:
    question = QUESTIONS[name]
    choices = tuple(
        Choice(label, marked.right is True, together(marked.verdict, marked.sentence))
        for answer, label in answers
        for marked in [question.mark(here, answer)]
    )
    return Asked(position, name, question.ask(here), question.known(here), choices)


def list_answers(here: Situation, name: str) -> list[Answer]:
    """Return the answers to choose from, each with its label."""
    question = QUESTIONS[name]
    if name == "steps":
        return list_numbers(here)
    if name == "next":
        return [(answer, tell_next(here, answer)) for answer in question.options(here)]
    lengths = [*question.options(here)]
    if name == "back":
        return [(answer, tell_back(here, answer)) for answer in lengths]
    stuck = question.is_stuck(here)
    right = (question.truth(here).answers or [None])[0]
    first = [None] if not stuck else []
    missing = [right] if right is not None and right not in lengths else []
    answers = [*first, *missing, *lengths]
    return [(answer, tell_lost(here, answer, stuck)) for answer in answers]


def list_numbers(here: Situation) -> list[Answer]:
    """Return four numbers of steps, so far apart that one alone is right; none for too many steps.

    The place of the right one varies.
    """
    steps = find_steps(here)
    if steps is None:
        return []
    apart = FACTOR * FACTOR + 1
    lower = [steps // apart**power for power in range(steps % 4, 0, -1)]
    numbers = [number for number in lower if number > 0] + [steps]
    while len(numbers) < 4:
        numbers.append(numbers[-1] * apart)
    return [(number, tell("questions-ways-steps-now", n=number)) for number in numbers]


def tell_next(here: Situation, answer: int | None) -> str:
    if answer is not None:
        return here.label(answer)
    return tell("questions-ways-leave" if here.leaves else "questions-ways-take-back")


def tell_back(here: Situation, answer: int | None) -> str:
    if answer is None:
        return tell("questions-ways-ends")
    if answer == 0:
        return tell("questions-ways-to-start")
    return tell_length(here, answer)


def tell_lost(here: Situation, answer: int | None, stuck: bool) -> str:
    if answer is None:
        return tell("questions-ways-alive")
    if answer == 0:
        return tell("record-answer-from-start")
    if stuck:
        return tell_length(here, answer)
    return tell("record-answer-lost", **here.last(answer))


def tell_length(here: Situation, length: int) -> str:
    return tell("questions-class-option", **here.last(length))


def write_questions(questions: Sequence[Asked]) -> list[dict[str, Any]]:
    """Return what the player reads of the questions."""
    return [
        {
            "position": one.position,
            "kind": one.kind,
            "asked": one.asked,
            "known": one.known,
            "choices": [vars(choice) for choice in one.choices],
        }
        for one in questions
    ]
