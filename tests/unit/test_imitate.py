"""Be the search: a visitor's steps against the search's own, checked by a plain recursion."""

import json
import random
import re

import pytest
from test_questions import SEARCHES, check_standing, key_of, walk
from truths import Moment, OfForest, Walk

from knights.language import Told, tell
from knights.page import bridge
from knights.play import follow
from knights.questions import Compared, Situation, compare
from knights.search import State

OVER = tell("questions-over")
MOMENTS = 40
MOST = 30


def situation(walked: Walk, moment: Moment) -> Situation:
    state = State(moment.path, moment.undone)
    return Situation(walked.kind, walked.puzzle, state, walked.goal, moment.found)


def moments(text: str):
    """Yield random moments of a search before its end, each with a number of steps to take."""
    walked, chance = walk(text), random.Random(f"be {text}")
    last = len(walked.events) - (1 if walked.whole else MOST + 1)
    for _ in range(MOMENTS if last >= 0 else 0):
        at = chance.randint(0, last)
        yield walked, walked.moments[at], chance.randint(1, MOST), chance


@pytest.mark.parametrize("text", SEARCHES)
def test_the_searchs_own_steps_are_accepted_wholly(text):
    for walked, moment, count, _ in moments(text):
        own = walked.events[moment.number : moment.number + count]
        told = compare(situation(walked, moment), own)
        after = walked.moments[moment.number + len(own)]
        assert (told.right, told.mistake) == (len(own), "")
        assert told.following == walked.following(after)
        assert told.sentence == OVER or told.following is not None


@pytest.mark.parametrize("text", SEARCHES)
def test_any_other_step_is_the_first_difference_and_what_is_said_of_it_is_true(text):
    for walked, moment, count, chance in moments(text):
        own = walked.events[moment.number : moment.number + count]
        at = chance.randrange(len(own))
        there = walked.moments[moment.number + at]
        other = [*range(walked.puzzle.size)]
        if len(there.path) > len(walked.puzzle.root):
            other.append(~there.path[-1])
        other = [event for event in other if event != own[at]]
        if not other:
            continue
        event = chance.choice(other)
        # Nothing after the first difference matters.
        told = compare(situation(walked, moment), [*own[:at], event, *own[at + 1 :]])
        assert (told.right, told.following) == (at, own[at])
        check_reason(walked, there, told)
        if event < 0:
            assert own[at] >= 0 and key_of(told.mistake) == "next-left"
        else:
            check_standing(walked, there, event, told.mistake)


def check_reason(walked: Walk, moment: Moment, told: Compared) -> None:
    """Check the reason given for the search's own step."""
    following = told.following
    assert following is not None
    name = walked.kind.label(walked.puzzle, following if following >= 0 else ~following)
    assert isinstance(told.sentence, Told) and told.sentence.values["choice"] == name
    key = key_of(told.sentence)
    if following >= 0:
        assert key == ("next-first" if moment.undone is None else "next-following")
    elif key == "next-more":
        assert walked.puzzle.solved(moment.path) and moment.undone is None
    else:
        assert key == ("next-none" if moment.undone is None else "next-tried")


@pytest.mark.parametrize("text", SEARCHES)
def test_one_step_more_than_the_search_has_is_a_difference_too(text):
    walked = walk(text)
    if not walked.whole or not walked.events:
        return
    moment = walked.moments[max(0, len(walked.events) - 3)]
    own = walked.events[moment.number :]
    last = walked.moments[-1]
    more = ~last.path[-1] if len(last.path) > len(walked.puzzle.root) else 0
    assert compare(situation(walked, moment), [*own, more]) == Compared(len(own), None, OVER, OVER)
    with pytest.raises(ValueError, match=OVER):
        compare(situation(walked, last), [])


@pytest.mark.parametrize("text", SEARCHES)
def test_by_hand_the_rules_let_the_search_do_what_it_does(text):
    """A path taken over, with the choice just undone, and the steps after it are all allowed."""
    for walked, moment, count, _ in moments(text):
        own = walked.events[moment.number : moment.number + count]
        before = walked.events[: moment.number]
        if not isinstance(walked.rules, OfForest):
            back = [] if moment.undone is None else [moment.undone, ~moment.undone]
            before = [*moment.path[len(walked.puzzle.root) :], *back]
        if len(before) + len(own) > 4000:
            continue
        done = follow(walked.kind, walked.puzzle, [*before, *own], len(before))
        assert done.path == walked.moments[moment.number + len(own)].path


def test_steps_are_counted_from_where_the_visitor_began():
    with pytest.raises(ValueError, match=r"^step 2 by hand: b2 is ruled out"):
        bridge.play_check("queens/4", [0, 6, ~6, 7, ~7, ~0, 0, 5], 6)


def test_the_page_is_told_the_same():
    # The search undoes b3 and places b4; then the visitor adds a queen that b4 attacks.
    assert json.loads(bridge.imitate("queens/4", [0, 6], None, [-7.0, 7, 11])) == {
        "right": 2,
        "following": 9,
        "sentence": "c2 is the first option that is not ruled out.",
        "mistake": "c4 is ruled out: the queen on b4 attacks it.",
    }
    assert json.loads(bridge.imitate("queens/4", None, None, []))["following"] == 0


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("tour/10x10/a1/geeks/strategy=construct", None, None, []), tell("questions-given")),
        (("queens/6", [1, 8], None, []), "choice 8 below path"),
        (("queens/4/first=2", [1, 7, 8, 14], None, []), tell("questions-not-counted")),
        (("queens/4", [0, 6], None, [~6, ~6]), "step 2: it takes back what is not the last choice"),
        (("queens/4", [0, 6], None, [99]), "choice 99: it must be a whole number"),
        (("queens/4", [0, 6], None, "x"), "events 'x': it must be a list of events"),
    ],
)
def test_what_cannot_be_compared_is_refused(asked, said):
    with pytest.raises(ValueError, match=re.escape(said)):
        bridge.imitate(*asked)


def test_where_the_search_ends_at_a_number_of_solutions_they_are_counted():
    walked = walk("queens/6/goal=all")
    first = next(m for m in walked.moments if m.found == 1)
    state = State(first.path, first.undone)
    here = Situation(walked.kind, walked.puzzle, state, 2, 1)
    second = next(m for m in walked.moments if m.found == 2)
    own = walked.events[first.number : second.number]
    assert compare(here, own) == Compared(len(own), None, OVER)
