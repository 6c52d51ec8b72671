"""A copy of a search runs independently, and two threads can't corrupt one search."""

import copy
import pickle
import random
import threading
from contextlib import suppress

import pytest
from shares import share

from knights.board import Board
from knights.puzzles.queens.queens import Queens
from knights.puzzles.registry import find_kind, presets
from knights.puzzles.tour.tour import Tour
from knights.scenario import build, make, parse
from knights.search import Search, stream
from knights.search.follower import Follower

COPIES = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda search: pickle.loads(pickle.dumps(search)),
}
LONG = 800  # events
IN_USE = "another call uses this search right now: copy the search for each thread"


def facts(search):
    counters = (search.placed, search.undone, search.deepest, search.count, search.verdict)
    return search.state, counters, search.solutions, search.limit


def vary(scenario, chance):
    """Return the puzzle of a preset with one random choice, such as the strategy, changed."""
    puzzle = build(scenario)
    choices = [each for each in find_kind(scenario.puzzle).entry.parameters if each.choices]
    for parameter in choices and [chance.choice(choices)]:
        value = chance.choice(parameter.choices).value
        with suppress(ValueError):
            puzzle = build(make(scenario.puzzle, {**scenario.values, parameter.name: value}))
    return puzzle


@pytest.mark.parametrize("scenario", [preset.scenario for preset in presets().values()])
@pytest.mark.parametrize("seed", range(share(40, 39)))
def test_a_search_and_its_copies_go_on_as_each_would_alone(scenario, seed):
    chance = random.Random(f"{scenario} {seed}")
    puzzle = vary(parse(scenario), chance)
    goal, limit = chance.choice(["first", 2, "all", "count"]), chance.choice([None, LONG // 2])
    alone = Search(puzzle, goal, limit)
    whole = alone.take(LONG)
    running = [(Search(puzzle, goal, limit), 0)]
    while running:
        search, at = running.pop(chance.randrange(len(running)))
        made = chance.choice([None, None, *COPIES.values()]) if len(running) < 3 else None
        if made is not None:
            running += [(search, at), (made(search), at)]
            continue
        events = search.take(min(chance.choice([1, 1, 7, 300]), LONG - at))
        assert events == whole[at : at + len(events)]
        at += len(events)
        if search.verdict is None and at < LONG:
            running.append((search, at))
        else:
            assert facts(search) == facts(alone)


def test_a_copy_takes_nothing_from_the_search():
    search = Search(Tour(Board(5, 5), start=12))
    search.take(100)
    assert copy.copy(search).run().verdict == "found"
    assert search.run().verdict == "found"
    assert (search.count, search.placed) == (1, 9908)


@pytest.mark.parametrize("name", COPIES)
def test_a_copy_of_a_follower_has_a_path_of_its_own(name):
    follower = Follower(Queens(4))
    follower.path.append(1)
    copied = COPIES[name](follower)
    copied.path.append(7)
    assert (follower.path, copied.path) == ([1], [1, 7])


@pytest.mark.parametrize("name", COPIES)
def test_a_search_with_a_source_of_its_own_is_not_copied(name):
    search = Search(Queens(4), source=stream(Queens(4)))
    with pytest.raises(TypeError, match="own source of events, so it can't be copied"):
        COPIES[name](search)
    assert search.run().verdict == "found"


class Waiting(Queens):
    """Queens whose stream waits after its first event, as if its thread were paused."""

    begun, allowed = threading.Event(), threading.Event()

    def stream(self, state=None, every=False):
        for event in super().stream(state, every):
            yield event
            self.begun.set()
            self.allowed.wait()


@pytest.mark.parametrize("use", [lambda search: search.take(1), next, copy.copy, Search.run])
def test_a_second_thread_is_told_to_copy_the_search_and_spoils_nothing(use):
    Waiting.begun.clear()
    Waiting.allowed.clear()
    search = Search(Waiting(5))
    thread = threading.Thread(target=search.run)
    thread.start()
    try:
        Waiting.begun.wait()
        with pytest.raises(RuntimeError, match=IN_USE):
            use(search)
    finally:
        Waiting.allowed.set()
        thread.join()
    assert facts(search) == facts(Search(Queens(5)).run())


def test_threads_may_take_turns_on_one_search():
    search, taken, turn = Search(Queens(6), "all"), [], threading.Lock()

    def work():
        while search.verdict is None:
            with turn:
                taken.extend(search.take(5))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert taken == list(stream(Queens(6), every=True))
    assert facts(search) == facts(Search(Queens(6), "all").run())


def test_a_search_that_an_error_interrupted_claims_nothing():
    class Interrupted(Queens):
        def stream(self, state=None, every=False):
            yield 0
            raise KeyboardInterrupt

    search = Search(Interrupted(4))
    with pytest.raises(KeyboardInterrupt):
        search.run()
    for use in (Search.run, copy.copy):
        with pytest.raises(RuntimeError, match="an error interrupted this search"):
            use(search)
    assert search.verdict is None
