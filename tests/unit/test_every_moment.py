"""Sentences at random moments of all puzzles: same in each language, well formed, and true.

English and Ukrainian must choose the same keys with the same numbers. A proof about one language,
which needs only keys and values, so holds for the other.
"""

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from shares import share
from test_questions import SEARCHES, sample
from truths import Moment, OfForest, Walk

from knights.language import Told, room, speaking
from knights.play import find_loss, hint, judge, offer, refuse, start
from knights.questions import QUESTIONS, Situation, pose, why_not
from knights.search import State

LANGUAGES = ("en", "uk")
# Some 5,000 moments altogether, and some 300 in a daily run.
EACH = share(125, 18)
BUDGET = 1_000  # events of the searches for hints and losses
KNOWN = [text for text in SEARCHES if not text.startswith("line/")]
LATIN = re.compile("[A-Za-z]{2,}")
MARKS = re.compile(
    r"[{}]|undefined|\bNone\b|\bnull\b|NaN|(?<!\.)\.\.(?!\.)|[.!?] ?[.!?,;]|  | [.,;:!?]"
)
# Keys of sentences that claim that some solution continues the path, or that none does.
LOST = {"play-hint-lost", "play-hint-obstacle", "questions-why-ask"}
LOST |= {"play-loss-mistake", "play-loss-since"}
NEVER = {"search-none"}
ALIVE = {"play-loss-alive", "play-hint-move", "questions-lost-alive"}
# An open tour in a sentence about a search for closed ones, which would be a wrong claim.
OPEN = re.compile(
    r"\b(?:[Nn]o|[Aa]|a second search found a) tour (?:is|was|goes|begins|may)\b|found no tour"
    r"|(?<!замкнений )(?<!Замкнений )\b[Мм]аршрут (?:ще|був|можливий|неможливий|звідти|не йде|так)"
    r"|(?<!замкненого )(?<!Замкненого )\b[Мм]аршруту (?:немає|він не)"
)


@dataclass(frozen=True)
class Said:
    """A sentence with its origin and the path that it is about."""

    where: str
    text: str
    path: tuple[int, ...]
    whole: bool = True  # False for a part of a sentence

    @property
    def key(self) -> str:
        return self.text.key if isinstance(self.text, Told) else ""


def say_all(here: Situation, seed: str) -> Iterator[Said]:
    """Yield all that the library says at a moment of a search, and in a game from its path."""
    yield from say_step(here)
    yield from say_questions(here, random.Random(seed))
    yield from say_game(here, random.Random(seed))


def say_step(here: Situation) -> Iterator[Said]:
    kind, puzzle, path = here.kind, here.puzzle, here.path
    account, _ = kind.insight.tell(puzzle, here.state)
    for refused in account.refused:
        yield Said("refused", str_of(refused.reason), path, whole=False)
    for insight in [kind.insight.explain(puzzle, path), kind.insight.find_obstacle(puzzle, path)]:
        if insight is not None:
            yield Said(f"why {insight.completable}", insight.sentence, path)
            yield from (Said("mark", mark.told, path, whole=False) for mark in insight.marks)


def say_questions(here: Situation, chance: random.Random) -> Iterator[Said]:
    posed, refusals = pose(here)
    yield from (Said(f"no {kind}", told, here.path) for kind, told in sorted(refusals.items()))
    for question in posed:
        yield Said(f"ask {question.kind}", question.asked, here.path)
        if question.known:
            yield Said(f"known {question.kind}", question.known, here.path)
        truth = QUESTIONS[question.kind].truth(here)
        yield Said(f"truth {question.kind}", truth.sentence, here.path)
        answer: Any = chance.randrange(max(1, here.root), len(here.path) + 1) if here.path else None
        if question.kind == "next":
            answer = chance.randrange(here.puzzle.size)
        if question.kind in ("next", "back", "lost"):
            marked = QUESTIONS[question.kind].mark(here, answer)
            yield Said(f"answer {question.kind}", marked.sentence, here.path)
    choice = chance.randrange(here.puzzle.size)
    yield Said("why not", why_not(here, choice).sentence, here.path)


def say_game(here: Situation, chance: random.Random) -> Iterator[Said]:
    game, path = start(here.kind, here.puzzle), here.path
    if not here.kind.seeks or len(set(path)) < len(path):
        return
    for step in (1, 2, 3):
        told = hint(game, path, step, BUDGET)
        yield Said(f"hint {step}", told.sentence, path)
        yield from (Said("mark", mark.told, path, whole=False) for mark in told.marks)
    lost = find_loss(game, path, BUDGET)
    yield Said("loss", lost.sentence, path)
    offered = offer(game, path)
    choice = chance.randrange(here.puzzle.size)
    if choice in offered.choices:
        yield Said("judge", judge(game, path, choice, BUDGET).sentence, (*path, choice))
    elif len(path) < here.puzzle.length:
        yield Said("refuse", refuse(game, path, choice), path)


def str_of(reason: str | None) -> str:
    assert reason is not None
    return reason


def numbers_of(said: Said) -> dict[str, Any]:
    """Return the numbers in a sentence: its texts may differ by language, these may not."""
    values = said.text.values if isinstance(said.text, Told) else {}
    return {name: value for name, value in values.items() if isinstance(value, int)}


def find_names(here: Situation) -> set[str]:
    return {here.kind.label(here.puzzle, choice) for choice in range(here.puzzle.size)}


def check_made(said: Said, code: str, names: set[str]) -> None:
    """Check that a sentence has a known key, is whole, and in its own language."""
    where = f"{code}, {said}"
    assert said.key in room(code, said.key.partition("-")[0]), where
    assert said.text and not MARKS.search(said.text), where
    if said.whole:
        assert said.text[-1] in ".!?", where
        first = re.split(r"[ :,]", said.text)[0]
        assert not first[0].islower() or first in names or re.fullmatch(r"r\d+c\d+", first), where
    if code != "en":
        assert set(LATIN.findall(said.text)) <= set(LATIN.findall(" ".join(names))), where


def check_true(said: Said, walked: Walk, moment: Moment) -> None:
    """Check the claims of a sentence by exhaustive search."""
    if isinstance(walked.rules, OfForest):
        return
    puzzle, rules = walked.puzzle, walked.rules
    where = f"{walked.text} at {moment.number}: {said}"
    if getattr(puzzle, "closed", False):
        assert not OPEN.search(said.text), where
    alive = rules.alive(said.path)
    if said.where == "why True" or said.key in ALIVE:
        assert alive, where
    if said.where == "why False" or said.key in LOST:
        assert not alive, where
    if said.key in NEVER:
        assert not rules.alive(puzzle.root), where
    if said.key == "play-judge-better":
        assert alive, where
    if said.key == "play-judge-lost":
        assert not alive, where


@pytest.mark.parametrize("text", KNOWN)
def test_what_is_told_at_any_moment_is_true_and_alike_in_each_language(text: str) -> None:
    for walked, moment, here in sample(text, EACH):
        alike = []
        for code in LANGUAGES:
            with speaking(code):
                fresh = Situation(here.kind, here.puzzle, State(*here.state), here.goal, here.found)
                all_said = list(say_all(fresh, f"{text} {moment.number}"))
                names = find_names(fresh)
            for said in all_said:
                check_made(said, code, names)
                check_true(said, walked, moment)
            alike.append([(said.where, said.key, numbers_of(said)) for said in all_said])
        assert alike[0] == alike[1]
