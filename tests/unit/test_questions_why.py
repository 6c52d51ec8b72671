"""Places that prove that a path is lost, checked by independent arguments and by search."""

import random
import re
from collections import Counter

import pytest
from shares import share
from test_questions import SEARCHES, ask, sample
from truths import Moment, OfForest, Walk

from knights.language import tell
from knights.questions import QUESTIONS, Situation, mark
from knights.questions.why import MOST_PLACES
from knights.search import State

WHY = QUESTIONS["why"]


def places_of(walked: Walk) -> list[int]:
    return sorted({walked.rules.place(choice) for choice in range(walked.puzzle.size)})


@pytest.mark.parametrize(("text", "number"), SEARCHES.items())
def test_what_is_accepted_proves_it_and_what_is_said_of_the_rest_is_true(
    text: str, number: int
) -> None:
    for walked, moment, here in sample(text, share(number, 3)):
        path, places = moment.path, places_of(walked)
        if ask(here, "why") is not None:
            assert not any(is_proof(walked, path, place) for place in places), path
            continue
        assert not walked.rules.alive(path), path
        smallest = WHY.truth(here).answers
        chance = random.Random(moment.number)
        for answer in smallest or []:
            assert len(answer) <= MOST_PLACES
            assert WHY.mark(here, answer).right is True
            assert walked.rules.proves(path, set(answer)), (path, answer)
            for left_out in answer:
                assert not WHY.mark(here, [c for c in answer if c != left_out]).right
        tries = [[place] for place in places]
        tries += [chance.sample(places, min(len(places), k)) for k in (2, 2, 3, 4)]
        if smallest:
            tries += [[*chance.choice(smallest), chance.choice(places)] for _ in range(4)]
        for answer in tries:
            marked = WHY.mark(here, answer)
            # A part of a proof is not called wrong.
            alone = marked.sentence == tell("questions-why-not-alone")
            verdict = "right" if marked.right else "wrong"
            assert marked.verdict == (None if alone else tell(f"questions-card-{verdict}"))
            if marked.right:
                assert walked.rules.proves(path, set(answer)), (path, answer)
            else:
                check_wrong(walked, moment, answer, marked.sentence, smallest)


def is_proof(walked: Walk, path: tuple[int, ...], place: int) -> bool:
    """Tell whether a single place proves that a path is lost."""
    if isinstance(walked.rules, OfForest) or not path or len(path) == walked.puzzle.length:
        return False
    return walked.rules.proves(path, {place})


def check_wrong(
    walked: Walk, moment: Moment, answer: list[int], sentence: str, smallest: list[list[int]] | None
) -> None:
    enough = [found for found in smallest or [] if set(found) <= set(answer)]
    if sentence == tell("questions-why-not-alone"):
        assert not enough
        return
    names = {walked.kind.name_place(walked.puzzle, place): place for place in answer}
    subject = max((n for n in names if sentence_is_about(sentence, n)), key=len)
    place = names[subject]
    # The place is beside the point: no argument about few places proves anything by it alone.
    assert [place] not in (smallest or [])
    if sentence == tell("questions-why-beside", place=subject):
        return
    assert is_open(walked, moment, place, sentence), sentence


def sentence_is_about(sentence: str, name: str) -> bool:
    of_column = re.match(r".+ in column ([a-h]) (is|are) (not|neither) ", sentence)
    if of_column is not None:
        return name[0] == of_column[1]
    return sentence.startswith((f"{name} ", f"From {name} "))


def is_open(walked: Walk, moment: Moment, place: int, sentence: str) -> bool:
    """Tell whether a place has exactly the ways on that a sentence lists."""
    rules, path = walked.rules, moment.path
    told = set(re.split(", | and | or ", re.split(": | lead to | leads to ", sentence[:-1])[-1]))
    name = walked.kind.label
    match type(rules).__name__:
        case "OfTour":
            left = [s for s in rules.places if s not in path]
            ways = {s for s in left if rules.leads(s, place) or rules.leads(place, s)}
            return place in left and told == {name(walked.puzzle, s) for s in ways}
        case "OfGraph":
            white = set(range(walked.puzzle.size)) - set(path)
            heads = white & set(rules.near[place])
            return place in white and told == {name(walked.puzzle, v) for v in heads}
        case "OfQueens":
            safe = {rules.name(s) for s in rules.safe(path, place // rules.n)}
            told = set(re.findall(r"\b[a-h][1-9]\b", sentence))
            taken = {queen // rules.n for queen in path}
            return place // rules.n not in taken and bool(safe) and told == safe
        case "OfMap" | "OfSudoku":
            at = place // rules.values
            left = {rules.value_name(value) for value in rules.left(path, at)}
            told = set(re.split(", | or ", sentence.rstrip(".").partition(" can still be ")[2]))
            return at not in rules.filled(path) and told == left
    return False


def test_a_reason_that_is_not_the_first_counts_too() -> None:
    walked = Walk("tour/3x3/a1/textbook")
    here = situation(walked, (0, 5, 6, 1))
    # b2 can't be reached any more; the squares that its moves lead to may be marked with it.
    assert WHY.mark(here, [4]).right
    assert not WHY.mark(here, []).right
    reasons = Counter(
        reason.reason for reason in walked.kind.insight.reasons(walked.puzzle, here.path)
    )
    assert len(reasons) > 1


BESIDE_THE_POINT = [
    # a1 and b3 attack every square of column c, but not every square of column d.
    ("queens/4", "a1 b3", "c2 d2", "d2 in column d is not attacked."),
    ("queens/4", "a1 b3", "d4 d2", "d2 in column d is not attacked."),
    # In column c a1 attacks two squares, and the other two are blocked.
    (
        "queens/4/holes=c2,c4,d1",
        "a1",
        "c2 d2",
        "d2 and d3 in column d are neither attacked nor blocked.",
    ),
    ("graph/A:B;B:C,D;D:E/A", "A B C", "C A", "A is in no proof that the page knows."),
    ("colouring/A:B,C;B:C;D:C/2", "A-red B-blue", "C D", "D can still be red or blue."),
    ("sudoku/12.. ..4. .... ...3", "", "r1c4 r4c1", "r4c1 can still be 2 or 4."),
    # After this beginning no move leads to d1 and on from there.
    ("tour/5x5/c3/sutcliffe", "c3 d5 e3 c4", "d1 a1", "From a1 moves still lead to b3 and c2."),
]


@pytest.mark.parametrize(("text", "path", "marked", "sentence"), BESIDE_THE_POINT)
def test_what_is_beside_the_point_is_refused_with_what_is_open_to_it(
    text: str, path: str, marked: str, sentence: str
) -> None:
    walked = Walk(text.replace(" ", ""))
    kind, puzzle = walked.kind, walked.puzzle
    named = {kind.label(puzzle, c).replace(" ", "-"): c for c in range(puzzle.size)}
    places = {kind.name_place(puzzle, place): place for place in places_of(walked)}
    here = situation(walked, tuple(named[name] for name in path.split()))
    proof, beside = marked.split()
    answer = WHY.mark(here, [places[proof], places[beside]])
    assert (answer.right, answer.sentence) == (False, sentence)
    assert WHY.mark(here, [places[beside]]).sentence == sentence


def test_to_mark_the_whole_board_proves_nothing() -> None:
    walked = Walk("tour/5x5/c3/sutcliffe")
    square = walked.puzzle.board.square
    # No moves lead from a2 and b4 to the other free squares.
    path = tuple(map(square, ["c3", "d5", "e3", "c4", "e5", "d3", "e1", "c2", "d4", "e2", "c1"]))
    here = situation(walked, path)
    for right in ([square("a2")], [square("b4")], [square("b4"), square("a2")]):
        assert WHY.mark(here, right).right
    assert not WHY.mark(here, [s for s in range(25) if s not in path]).right
    assert not WHY.mark(here, range(25)).right


def test_any_choice_of_a_place_stands_for_it() -> None:
    walked = Walk("colouring/australia/2")
    path = next(m.path for m in walked.moments if len(m.path) == 2)
    here = situation(walked, path)
    smallest = WHY.truth(here).answers
    assert smallest
    for answer in smallest:
        assert WHY.mark(here, [choice + 1 for choice in answer]).right


def test_three_regions_that_all_touch_prove_that_two_colours_never_do() -> None:
    walked = Walk("colouring/australia/2")
    names = walked.puzzle.graph.names
    together = [2 * names.index(name) for name in ("Western Australia", "Northern Territory")]
    here = situation(walked, ())
    assert not WHY.mark(here, together).right
    assert WHY.mark(here, [*together, 2 * names.index("South Australia")]).right


def situation(walked: Walk, path: tuple[int, ...]) -> Situation:
    return Situation(walked.kind, walked.puzzle, State(path), walked.goal)


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (None, "answer None: it must be a list of choices"),
        (3, "answer 3: it must be a list of choices"),
        ([9], "choice 9: it must be from 0 to 8"),
        ([True, -1], "choice -1: it must be from 0 to 8"),
    ],
)
def test_what_is_no_answer_is_refused(answer: object, message: str) -> None:
    here = situation(Walk("tour/3x3/a1/textbook"), (0, 5, 6, 1))
    with pytest.raises(ValueError, match=message):
        mark(here, "why", answer)  # type: ignore[arg-type]
