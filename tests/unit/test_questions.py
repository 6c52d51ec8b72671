"""Every question at thousands of moments, its answers compared with exhaustive search."""

import ast
import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice

import pytest
from shares import EVERY, share
from test_programs import run as run_program
from truths import Moment, OfForest, Walk

from knights import listings
from knights.language import Told, speaking, tell
from knights.language.forms import FORMS
from knights.puzzles.registry import find_kind
from knights.questions import QUESTIONS, Situation, mark, pose, why_not
from knights.questions.question import See
from knights.scenario import build, link, parse
from knights.search import State, stream

# The number of moments of each search: 10,000 altogether.
SEARCHES = {
    "tour/5x5/c3/sutcliffe": 600,
    "tour/5x5/a1/geeks/strategy=pruned": 200,
    "tour/4x5/a1/horse/goal=all/strategy=pruned": 700,
    "tour/5x5/a1/textbook/strategy=warnsdorff/first=40": 500,
    "tour/3x4/any/textbook/goal=all": 685,
    "tour/3x3/any/textbook": 50,
    "tour/3x4/a1/geeks/first=2": 150,
    "tour/3x4/a1/geeks/goal=all/end=c2": 200,
    "tour/4x4/a1/textbook": 500,
    "tour/3x3/a1/textbook": 40,
    "tour/1x1/a1/textbook": 5,
    "tour/3x3/a1/geeks/strategy=naive/holes=b2/goal=closed": 200,
    "tour/4x4/a1/textbook/leaper=0,1/goal=all-closed": 400,
    "tour/3x5/a1/textbook/holes=b2,c3": 200,
    "tour/3x4/a1/1,2;2,1;-1,2;1,-1/goal=all": 100,
    "queens/5": 60,
    "queens/6/goal=all": 600,
    "queens/7/first=4/test=diagonals": 300,
    "queens/3": 20,
    "queens/6/order=fewest/goal=all": 300,
    "colouring/australia/3/order=kernel/goal=all": 200,
    "queens/6/holes=b3,c1,d4,e2,f6/goal=all": 300,
    "queens/6/holes=a1,c1,c3,c5,e2,f1/test=diagonals/goal=all": 200,
    "queens/4/holes=c1,c2,c3,c4": 20,
    "queens/7/givens=c6/goal=all": 300,
    "colouring/australia/3/givens=Victoria:yellow/goal=all": 60,
    "colouring/australia/4/givens=Queensland:red,Tasmania:blue/order=dsatur": 60,
    "queens/8/givens=b4,d3": 60,
    "queens/8/givens=a1,b3/order=fewest": 60,
    "graph/example/any/goal=all": 300,
    "graph/A:B,C,D;B:C;C:D,E;D:E;E:F;F:A/A/goal=all": 200,
    "graph/A:B,C,D;B:C;C:D,E;D:E;E:F;F:A/A/cycle=yes/goal=all": 150,
    "graph/A:B,C;B:D;C:B,E;D:A,E;E:A/A/directed=yes": 60,
    "graph/petersen/any/limit=5/first=5": 150,
    "graph/petersen/a/cycle=yes": 700,
    "forest/example/A": 50,
    "forest/petersen/any": 60,
    "forest/A:B,C;B:D;C:B;D:A;E:A,D/C/directed=yes": 40,
    "colouring/australia/3/goal=all": 600,
    "colouring/australia/2": 30,
    "colouring/australia/3/order=dsatur/symmetry=yes/goal=all": 100,
    "colouring/A:B,C,D;B:C,D;C:D;D:E/3/order=degree": 100,
    "sudoku/small/goal=all": 100,
    "sudoku/1.3............./first=20": 500,
    "sudoku/12.. ..4. .... ...3": 100,
    "sudoku/12...........4.3/order=fewest/goal=all": 200,
    "sudoku/12...........4.3/order=places/goal=all": 200,
    "sudoku/1............3../regions=1112122233343444/goal=all": 200,
    "line/5/goal=all": 500,
    "line/4": 30,
}
SEED = 20_261


@cache
def walk(text: str) -> Walk:
    return Walk(text.replace(" ", ""))


def sample(text: str, number: int) -> Iterator[tuple[Walk, Moment, Situation]]:
    """Yield random moments of a search, its beginning and its end among them."""
    walked = walk(text)
    chance = random.Random(f"{SEED} {text}")
    last = len(walked.events) if walked.whole else len(walked.events) // 2
    numbers = {0, last, *(chance.randrange(last + 1) for _ in range(number))}
    for at in sorted(numbers):
        moment = walked.moments[at]
        state = State(moment.path, moment.undone)
        yield (
            walked,
            moment,
            Situation(walked.kind, walked.puzzle, state, walked.goal, moment.found),
        )


def ask(here: Situation, kind: str) -> str | None:
    """Return the key of the reason why a question can't be asked, or None if it is posed."""
    posed, refusals = pose(here, [kind])
    assert [question.kind for question in posed] == ([] if refusals else [kind])
    return key_of(refusals[kind]) if refusals else None


def key_of(told: str) -> str:
    """Return the key of a sentence of the room `questions`, without the room's name."""
    assert isinstance(told, Told)
    return told.key.removeprefix("questions-")


def answers(here: Situation, kind: str) -> list[int | None]:
    if kind == "next":
        return [None, *range(here.puzzle.size)]
    return [None, *range(len(here.puzzle.root), len(here.path) + 1)]


def judge(here: Situation, kind: str, right: object) -> Iterator[tuple[int | None, Told]]:
    """Yield each wrong answer with its sentence; check that only the right one is accepted."""
    question = QUESTIONS[kind]
    assert list(question.truth(here).answers or ()) == [right]
    for answer in answers(here, kind):
        question.check(here, answer)
        marked = question.mark(here, answer)
        assert marked.right == (answer == right), (here, answer)
        verdict = "right" if marked.right else "wrong"
        assert marked.verdict == tell(f"questions-card-{verdict}")
        assert marked.sentence.endswith(".")
        if answer != right:
            yield answer, marked.sentence


@pytest.mark.parametrize(("text", "number"), SEARCHES.items())
def test_next_is_right_for_one_answer_and_true_of_every_other(text: str, number: int) -> None:
    for walked, moment, here in sample(text, share(number, 4)):
        following = walked.following(moment)
        refusal = ask(here, "next")
        if following is None:
            assert refusal == "over"
            continue
        if refusal is not None:
            assert refusal == "forced"
            assert following >= 0 and moment.undone is None
            assert isinstance(walked.rules, OfForest) or len(legal(walked, moment)) == 1
            continue
        right = following if following >= 0 else None
        check_options(here, "next", right, range(walked.puzzle.size))
        left = set(legal(walked, moment)) - set(moment.tried[-1])
        # A vote needs two answers: there is only one if no choice is left and none is in sight.
        vote = len(QUESTIONS["next"].options(here)) > 1
        assert vote or not legal(walked, moment)
        if not isinstance(walked.rules, OfForest):
            good = vote and (right is None or len(left) > 1)
            assert QUESTIONS["next"].is_good(here) == good
        for answer, sentence in judge(here, "next", right):
            if answer is None:
                assert right is not None and key_of(sentence) == "next-left"
            else:
                check_standing(walked, moment, answer, sentence)
                see = QUESTIONS["next"].mark(here, answer).see
                tried = answer in moment.tried[-1]
                assert see == (See(len(moment.path), answer) if tried else None)


def legal(walked: Walk, moment: Moment) -> list[int]:
    if len(moment.path) == walked.puzzle.length:
        return []
    return list(walked.puzzle.choices(moment.path))


def check_standing(walked: Walk, moment: Moment, choice: int, sentence: str) -> None:
    """Check the sentence about a choice that doesn't come next."""
    if isinstance(walked.rules, OfForest):
        check_vertex(walked, moment, choice, sentence)
        return
    match of_choice(walked, choice, sentence):
        case "chosen":
            assert choice in moment.path
        case "tried":
            assert choice in moment.tried[-1]
        case "another-first":
            assert choice in legal(walked, moment) and choice not in moment.tried[-1]
        case "search-ruled-out":
            assert isinstance(sentence, Told)
            assert choice not in legal(walked, moment)
            reason = str(sentence.values["reason"])
            assert walked.rules.refuses(moment.path, choice, reason), sentence
        case _ if sentence == "Every square has come.":
            assert len(moment.path) == walked.puzzle.length
        case _:
            assert choice not in legal(walked, moment)
            assert walked.rules.unseen(moment.path, choice, sentence), sentence


def of_choice(walked: Walk, choice: int, sentence: str) -> str:
    """Return the key of a sentence about a choice, or "" for sentences of the puzzle itself."""
    if not isinstance(sentence, Told) or not sentence.key.startswith(
        ("questions-", "search-ruled-out")
    ):
        return ""
    assert sentence.values["choice"] == walked.kind.label(walked.puzzle, choice)
    return key_of(sentence)


def check_vertex(walked: Walk, moment: Moment, choice: int, sentence: str) -> None:
    """Check the sentence about a vertex in the full depth-first search."""
    names = walked.puzzle.graph.names
    come = {event for event in walked.events[: moment.number] if event >= 0}
    black = come - set(moment.path)
    name = names[choice]
    near = walked.puzzle.neighbours[moment.path[-1]] if moment.path else range(walked.puzzle.size)
    match of_choice(walked, choice, sentence):
        case "tried":
            assert choice in moment.tried[-1]
        case "chosen":
            assert choice in moment.path
        case "search-ruled-out" if sentence == refused(name, "it is gray"):
            assert choice in moment.path
        case "search-ruled-out":
            assert sentence == refused(name, "it is black")
            assert choice in black and choice not in moment.tried[-1] and choice in near
        case "another-first":
            assert choice not in come and choice in near
        case _:
            assert sentence == f"No edge leads from {names[moment.path[-1]]} to {name}."
            assert choice not in near


def refused(name: str, reason: str) -> str:
    return tell("search-ruled-out", choice=name, reason=reason)


@pytest.mark.parametrize(("text", "number"), SEARCHES.items())
def test_back_is_right_for_one_answer_and_true_of_every_other(text: str, number: int) -> None:
    for walked, moment, here in sample(text, number):
        following = walked.following(moment)
        refusal = ask(here, "back")
        if following is None or following >= 0:
            assert refusal is not None and (refusal == "over") == (following is None)
            continue
        assert refusal is None
        length = walked.goes_on_from(moment)
        check_options(here, "back", length, range(len(walked.puzzle.root), len(moment.path)))
        for answer, sentence in judge(here, "back", length):
            key = key_of(sentence)
            if answer is None:
                assert key == "back-not-end" and length is not None
            elif key == "back-closer":
                assert length is not None and answer < length
            else:
                assert length is None or answer > length
                first = "-first" if answer == len(walked.puzzle.root) else ""
                either = "-either" if answer < len(moment.path) else ""
                assert key == f"back-none{first}{either}"
                assert first or sentence.values == last_of(walked, moment, answer)


def check_options(here: Situation, kind: str, right: int | None, able: Iterable[int]) -> None:
    """Check that a class can choose from at most five answers, one of them right."""
    options = QUESTIONS[kind].options(here)
    assert right in options and len(set(options)) == len(options) <= 5
    assert {one for one in options if one is not None} <= set(able)


def last_of(walked: Walk, moment: Moment, length: int) -> dict[str, object]:
    last = walked.kind.label(walked.puzzle, moment.path[length - 1])
    return {"choice": last, "number": length}


@pytest.mark.parametrize(("text", "number"), SEARCHES.items())
def test_lost_is_right_for_one_answer_and_true_of_every_other(text: str, number: int) -> None:
    unknown = 0
    for walked, moment, here in sample(text, share(number, 4)):
        refusal = ask(here, "lost")
        path, root = moment.path, len(walked.puzzle.root)
        if isinstance(walked.rules, OfForest) or refusal is not None:
            assert refusal is not None
            unknown += refusal == "lost-unknown"
            continue
        alive = walked.rules.alive
        lengths = range(root, len(path) + 1)
        since = next((n for n in lengths if not alive(path[:n])), None)
        if since is not None and since == len(path) > root and moment.undone is None:
            assert QUESTIONS["lost"].is_good(here)
        following = walked.following(moment)
        ended = following is not None and following < 0 and moment.undone is None
        stuck = QUESTIONS["lost"].is_stuck(here)
        assert stuck == (ended and since is not None and since > root)
        if since:
            check_options(here, "lost", since, range(1, len(path) + 1))
        assert ("dead end" in QUESTIONS["lost"].ask(here)) == stuck
        for answer, sentence in judge(here, "lost", since):
            key = key_of(sentence)
            if key == "search-lost":
                assert answer is None and not alive(path)
                continue
            assert answer is not None
            if key == "lost-exists":
                assert answer == root and alive(path[:root])
                continue
            assert sentence.values.items() >= last_of(walked, moment, answer).items()
            if key == "lost-later":
                assert alive(path[:answer])
            elif key == "lost-earlier":
                assert not alive(path[: answer - 1])
            else:
                assert key == "lost-not-last" and answer == len(path) != since
        if since is None:
            completion = QUESTIONS["lost"].truth(here).more["completion"]
            assert completion[: len(path)] == path and walked.puzzle.solved(completion)
    assert unknown == 0


@pytest.mark.parametrize(("text", "number"), SEARCHES.items())
def test_steps_are_right_within_a_factor_of_two(text: str, number: int) -> None:
    for walked, moment, here in sample(text, share(number, 4)):
        refusal = ask(here, "steps")
        if walked.following(moment) is None:
            assert refusal == "over"
            continue
        assert refusal is None
        steps = walked.steps(moment)
        question = QUESTIONS["steps"]
        told = question.truth(here)
        if told.more["steps"] is None:
            assert not walked.whole or steps > told.more["budget"]
            budget = told.more["budget"]
            assert question.mark(here, budget // 2).right is False
            assert question.mark(here, steps).right is None
            continue
        assert told.more["steps"] == steps
        near = {-(-steps // 2), steps, 2 * steps}
        for answer in {1, max(1, (steps - 1) // 2), 2 * steps + 1, 10**9, *near}:
            marked = question.mark(here, answer)
            assert marked.right == (steps <= 2 * answer and answer <= 2 * steps)
            if answer * 2 < steps:
                assert key_of(marked.sentence) == "steps-too-few"
            elif answer > 2 * steps:
                assert key_of(marked.sentence) == "steps-too-many"


LINES = [
    ("tour/3x3/a1/textbook", "recursive"),
    ("tour/3x4/a1/geeks/first=3", "recursive"),
    ("tour/3x4/a1/geeks", "stack"),
    ("queens/5", "recursive"),
    ("queens/5/goal=all", "stack"),
    ("queens/5/holes=b3,c1,d4,e2/goal=all", "recursive"),
    ("queens/5/holes=b3,c1,d4,e2/goal=all", "stack"),
    ("graph/example/any/goal=all", "graph"),
    ("forest/example/A", "recursive"),
    ("colouring/australia/2", "recursive"),
    ("sudoku/small", "recursive"),
    ("queens/4/goal=all", "scheme"),
]


@pytest.mark.parametrize(("text", "form"), LINES)
def test_line_is_the_first_that_runs_in_the_program_run_as_it_stands(text: str, form: str) -> None:
    walked = walk(text)
    *_, ran = run_program(text, form, 10**6)
    program = listings.find(walked.kind, walked.puzzle, form, walked.goal, text)
    begun = {n.lineno for n in ast.walk(ast.parse(program.text)) if isinstance(n, ast.stmt)}
    question = QUESTIONS["line"]
    chance = random.Random(SEED)
    numbers = range(1, len(walked.events))
    for at in sorted(chance.sample(numbers, len(numbers) if EVERY else min(len(numbers), 40))):
        moment = walked.moments[at]
        state = State(moment.path, moment.undone)
        here = Situation(
            walked.kind, walked.puzzle, state, walked.goal, moment.found, lambda: program
        )
        posed, _ = pose(here, ["line"])
        assert [question.form for question in posed] == [form]
        first, *others = (line.line for line in ran.stretches[at])
        assert question.truth(here).answers == [first]
        for answer in range(1, len(ran.lines) + 1):
            marked = question.mark(here, answer)
            assert marked.right == (answer == first)
            if answer == first:
                continue
            key = key_of(marked.sentence)
            if key == "line-later":
                assert answer in others
            elif key == "line-not":
                assert answer not in others
            else:
                assert key == "line-none"
                ever = {line.line for part in ran.stretches[1:-1] for line in part}
                assert answer not in ever & begun


@pytest.mark.parametrize(("text", "number"), SEARCHES.items())
def test_why_not_tells_how_each_choice_stands(text: str, number: int) -> None:
    keys: Counter[str] = Counter()
    for walked, moment, here in sample(text, share(number, 5)):
        puzzle, path = walked.puzzle, moment.path
        length = random.Random(moment.number).randrange(len(puzzle.root), len(path) + 1)
        for level in {length, len(path)}:
            for choice in range(puzzle.size):
                told = why_not(here, choice, level)
                keys[told.key] += 1
                check_key(walked, moment, choice, level, told.key, told.sentence)
                tried = choice in moment.tried[level - len(puzzle.root)]
                assert told.see == (See(level, choice) if told.key == "tried" else None)
                assert tried == (told.key == "tried")
                if told.key == "refused":
                    marked = {place for mark in told.marks for place in mark.places}
                    assert len(marked) >= len(walked.rules.refusers(path[:level], choice))
                if told.besides is not None:
                    assert not walked.rules.alive((*path[:level], choice))
                    assert told.besides.completable is False
    assert keys["chosen"]
    assert keys["tried"] + keys["refused"] + keys["next"] or text.startswith("tour/1x1")


def check_key(
    walked: Walk, moment: Moment, choice: int, level: int, key: str, sentence: str
) -> None:
    path, puzzle = moment.path, walked.puzzle
    name = walked.kind.label(puzzle, choice)
    tried = moment.tried[level - len(puzzle.root)]
    at = path[level] if level < len(path) else None
    over = walked.following(moment) is None
    if isinstance(walked.rules, OfForest):
        come = {event for event in walked.events[: moment.number] if event >= 0}
        if key in ("next", "later"):
            assert choice not in come
        elif key == "chosen":
            assert choice in path
        elif key == "refused":
            assert choice in come - set(tried) - set(path[: level + 1])
            gone = "gray" if choice in path else "black"
            assert sentence == refused(name, f"it is {gone}")
        return
    choices = list(puzzle.choices(path[:level])) if level < puzzle.length else []
    if key == "tried":
        assert choice in tried
        where = "" if level == len(path) else "-first" if level == len(puzzle.root) else "-after"
        assert of_choice(walked, choice, sentence) == f"tried{where}"
    elif key == "chosen":
        assert of_choice(walked, choice, sentence) == "chosen"
        assert choice == at or (choice in path[:level] and choice not in choices)
    elif key in ("next", "later"):
        left = [c for c in choices if c not in tried]
        assert choice in left and choice != at
        before = left[: left.index(choice)]
        if over:
            assert of_choice(walked, choice, sentence) == "not-tried"
        elif key == "next":
            assert not before and level == len(path) and walked.following(moment) == choice
            assert of_choice(walked, choice, sentence) == "comes-next"
        else:
            assert before
            for other in before[:4]:
                assert walked.kind.label(puzzle, other) in sentence
    elif key == "refused":
        assert choice not in choices
        assert isinstance(sentence, Told)
        reason, all_of = sentence.values["reason"], walked.rules.refusers(path[:level], choice)
        if len(all_of) > 1:
            assert isinstance(reason, Told)
            assert all_of in [{*names} for names in reason.values.values()]
        else:
            assert walked.rules.refuses(path[:level], choice, str(reason))
    else:
        assert key == "unseen" and choice not in choices and choice not in path[:level]
        if sentence == "The path is already as long as a tour.":
            assert level == puzzle.length
        else:
            assert walked.rules.unseen(path[:level], choice, sentence)


def test_there_are_ten_thousand_moments_of_every_kind_of_puzzle() -> None:
    assert sum(SEARCHES.values()) >= 10_000
    seen: Counter[str] = Counter()
    good: Counter[str] = Counter()
    for text, number in SEARCHES.items():
        for *_, here in sample(text, number // 20 + 1):
            for question in pose(here)[0]:
                seen[question.kind] += 1
                good[question.kind] += question.good
    assert set(seen) == set(QUESTIONS) - {"line"}
    assert set(good) == set(seen)
    assert all(good[kind] for kind in seen)


@pytest.mark.parametrize("language", FORMS)
def test_a_link_with_another_kind_is_told_all_kinds(language: str) -> None:
    pattern = link.OPTIONS["ask"]
    assert all(re.fullmatch(pattern, kind) for kind in QUESTIONS)
    assert not re.fullmatch(pattern, "which")
    with speaking(language):
        assert tell("link-option", name="ask", value="'which'").endswith(",".join(QUESTIONS))


def test_without_the_number_of_solutions_the_end_is_not_known() -> None:
    walked = walk("queens/6/goal=all")
    solution = next(m for m in walked.moments if len(m.path) == 6)
    here = Situation(walked.kind, walked.puzzle, State(solution.path), 4)
    assert pose(here, ["next", "back", "line"]) == (
        [],
        dict.fromkeys(("next", "back", "line"), tell("questions-not-counted")),
    )
    ended = Situation(walked.kind, walked.puzzle, State(solution.path), 4, 4)
    assert ask(ended, "next") == "over"
    going = Situation(walked.kind, walked.puzzle, State(solution.path), 4, 3)
    assert pose(going, ["back"])[0][0].good


def test_a_question_that_hangs_on_the_order_tells_it() -> None:
    """The sentence lists Sutcliffe's moves from c3 in order, without giving the answer away."""
    walked = walk("tour/5x5/c3/sutcliffe")
    here = Situation(walked.kind, walked.puzzle, State(walked.puzzle.root))
    [question] = pose(here, ["next"])[0]
    told = "The search looks at d5, e4, d1, e2, b5, a4, b1 and a2, in this order."
    assert question.known == told


def test_of_a_long_path_only_what_is_quick_to_tell_is_asked() -> None:
    text = "tour/100x100/a1/textbook/strategy=warnsdorff"
    scenario = parse(text)
    kind, puzzle = find_kind(scenario.puzzle), build(scenario)
    path = (0, *islice(stream(puzzle), 60))
    posed, refusals = pose(Situation(kind, puzzle, State(path)), ["lost", "why", "line", "next"])
    assert [question.kind for question in posed] == ["next"]
    assert refusals == dict.fromkeys(("lost", "why", "line"), tell("questions-too-long"))
    assert QUESTIONS["steps"].truth(Situation(kind, puzzle, State(path))).more["estimate"] is None


def test_nothing_is_asked_of_a_tour_that_is_only_followed() -> None:
    walked = walk("tour/5x6/a1/textbook/strategy=construct")
    program = listings.find(walked.kind, walked.puzzle, "scheme", "first", walked.text)
    here = Situation(walked.kind, walked.puzzle, State((0,)), load_program=lambda: program)
    assert pose(here) == ([], dict.fromkeys(QUESTIONS, tell("questions-given")))


@pytest.mark.parametrize(
    ("kind", "answer", "message"),
    [
        ("what", None, "question 'what': it must be one of next, back, lost, why, line, steps"),
        (
            "back",
            None,
            "question 'back': it can't be asked here. The next step takes nothing back",
        ),
        ("next", 36, "answer 36: it must be a choice from 0 to 35, or null: take back"),
        ("next", -1, "answer -1: it must be a choice from 0"),
        ("next", [3], r"answer \[3\]: it must be a choice from 0"),
        ("next", True, "answer True: it must be a choice from 0"),
        ("lost", 3, "answer 3: it must be a length of the path from 0 to 2, or null: a sol"),
        ("steps", None, "answer None: it must be a number of steps from 1 to 9007199254740991$"),
        ("steps", 0, "answer 0: it must be a number of steps from 1"),
    ],
)
def test_what_is_no_answer_is_refused(kind: str, answer: object, message: str) -> None:
    walked = walk("queens/6/goal=all")
    here = Situation(walked.kind, walked.puzzle, State((0, 8)), "all")
    with pytest.raises(ValueError, match=message):
        mark(here, kind, answer)  # type: ignore[arg-type]


def test_a_choice_or_a_level_that_there_is_not_is_refused() -> None:
    walked = walk("queens/6/goal=all")
    here = Situation(walked.kind, walked.puzzle, State((0, 8)), "all")
    with pytest.raises(ValueError, match="choice 36: it must be from 0 to 35"):
        why_not(here, 36)
    with pytest.raises(ValueError, match="level 3: it must be from 0 to 2"):
        why_not(here, 3, 3)
