"""Sentences at random moments of all puzzles: same in each language, well formed, and true.

English and Ukrainian must choose the same keys with the same numbers. A proof about one language,
which needs only keys and values, so holds for the other.
"""

import random
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import pytest
from shares import share
from test_questions import SEARCHES, sample
from truths import Moment, OfForest, Walk

from knights.language import Told, room, speaking
from knights.play import find_loss, hint, judge, offer, refuse, start
from knights.puzzles.position_account import explain_position
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
LOST = {"search-lost", "play-hint-obstacle", "questions-why-ask"}
LOST |= {"play-loss-mistake", "play-loss-since", "why-lost"}
NEVER = {"search-none", "why-proved", "why-since-start", "why-besides"}
ALIVE = {"why-possible", "why-alive", "play-loss-alive", "play-hint-move", "questions-lost-alive"}
# An open tour in a sentence about a search for closed ones, which would be a wrong claim.
OPEN = re.compile(
    r"\b(?:[Nn]o|[Aa]|a check found a) tour (?:is|was|goes|begins|may)\b|found no tour"
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
    account = kind.insight.account(puzzle, here.state)
    described = kind.insight.describe(puzzle, here.state, here.goal != "first")
    if described.sentence:
        yield Said("step", described.sentence, path)
    for refused in account.refused:
        yield Said("refused", str_of(refused.reason), path, whole=False)
    for insight in [kind.insight.explain(puzzle, path), kind.insight.find_obstacle(puzzle, path)]:
        if insight is not None:
            yield Said(f"why {insight.completable}", insight.sentence, path)
            yield from (Said("mark", mark.told, path, whole=False) for mark in insight.marks)
    yield from say_why(here)


def say_why(here: Situation) -> Iterator[Said]:
    for budget in (0, BUDGET):
        every = here.goal != "first"
        why = explain_position(here.kind, here.puzzle, here.state, every, [], budget)
        if why is None:
            return
        yield Said("title", why.title, here.path, whole=False)
        said = [why.sentence, why.since, *([why.besides.sentence] if why.besides else [])]
        yield from (Said("why", text, here.path) for text in said if text)


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
    if said.where == "step":
        check_step(said, walked, moment)
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


def check_step(said: Said, walked: Walk, moment: Moment) -> None:
    """Check what the sentence of a step claims: what was left behind, and what comes next."""
    assert isinstance(said.text, Told)
    rules, values, path = walked.rules, said.text.values, moment.path
    where = f"{walked.text} at {moment.number}: {said.text}"
    what = said.key.partition("-")[2]
    following = walked.following(moment)
    if moment.undone is None:
        assert "left" not in what, where
        is_over = len(path) == rules.length and what != "place"
        assert ("solved" in what) == (is_over and rules.is_solution(path)), where
        if what == "place":
            check_placed(walked, path, values, where)
        return
    whole = (*path, moment.undone)
    at_once = walked.events[moment.number - 2] == moment.undone
    if len(whole) == rules.length:
        assert (what == "solution-left") == rules.is_solution(whole), where
    else:
        assert what in ("dead-end", "stuck", "cut") if at_once else what == "exhausted", where
    if what in ("dead-end", "stuck", "cut") or (what == "exhausted" and not values["every"]):
        assert not rules.alive(whole), where
    if what == "exhausted":
        assert values["every"] == (walked.goal != "first"), where
    if "passes" in values and walked.whole:
        assert values["passes"] == (following is not None and following < 0), where
    if said.key == "tour-stuck":
        name = walked.puzzle.board.name
        free = [p for p in rules.places if rules.leads(whole[-1], p) and p not in whole]
        assert set(values["free"]) == {*map(name, free)}, where  # type: ignore[call-overload]
    if said.key == "queens-dead-end":
        column = rules.next_column(whole)
        assert values["column"] == "abcdefgh"[column], where
        assert not rules.safe(whole, column), where
    if said.key == "colouring-dead-end":
        stuck = [*map(rules.name, range(rules.length))].index(str(values["stuck"]))
        assert not rules.left(whole, stuck), where


def check_placed(
    walked: Walk, path: tuple[int, ...], values: Mapping[str, Any], where: str
) -> None:
    """Check the place of a choice on the search's list."""
    puzzle, before, choice = walked.puzzle, path[:-1], path[-1]
    if "number" in values:
        assert values["number"] == len(path), where
    if "first" in values:
        cell, digit = divmod(choice, puzzle.n)
        assert values["first"] == (digit == min(walked.rules.left(before, cell))), where
    if not values.get("tries"):
        return
    looked = [candidate.choice for candidate in puzzle.candidates(before)]
    assert values["tries"] == len(looked), where
    assert looked[values["turn"] - 1] == choice, where


@pytest.mark.parametrize("text", KNOWN)
def test_the_candidates_of_any_moment_are_those_that_were_tried_and_come_next(text: str) -> None:
    for walked, moment, here in sample(text, EACH):
        described = here.kind.insight.describe(here.puzzle, here.state)
        ranked = described.candidates
        if not ranked:
            continue
        where = f"{text} at {moment.number}: {ranked}"
        been = [one.choice for one in ranked if one.standing in ("tried", "undone")]
        assert been == [*moment.tried[-1]], where
        undone = [one.choice for one in ranked if one.standing == "undone"]
        assert undone == ([] if moment.undone is None else [moment.undone]), where
        coming = [one.choice for one in ranked if one.standing == "next"]
        following = walked.following(moment)
        assert described.following == (coming[0] if coming else None), where
        if following is not None:
            assert coming == ([following] if following >= 0 else []), where
        for one in ranked:
            if one.standing == "refused":
                assert one.choice not in walked.puzzle.choices(moment.path), where


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
