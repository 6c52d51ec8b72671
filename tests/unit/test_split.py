"""A count in parts equals the whole one, however it is divided, stopped, killed and resumed."""

import multiprocessing
import os
import random
import signal
import sqlite3
from array import array
from concurrent.futures import ThreadPoolExecutor
from itertools import count as numbers
from pathlib import Path

import pytest
from shares import share

from knights import split
from knights.puzzles.options import list_values
from knights.puzzles.registry import PUZZLES
from knights.scenario import build, make, parse
from knights.scenario.scenario import invent
from knights.search import Search
from knights.search.estimate import count_within
from knights.split import part, plan, pool
from knights.split.store import open_store

MOST = 3_000  # choices that a search may place: larger ones would take too long


def draw(chance):
    """Yield short searches of all puzzles in turn, with random strategies, orders and goals."""
    for number in numbers():
        name = [*PUZZLES][number % len(PUZZLES)]
        kind, seed = PUZZLES[name], chance.randrange(10**8)
        entry = kind.entry
        drawn = (
            invent(name, seed) if kind.invention is not None else parse(entry.presets[0].scenario)
        )
        values = dict(drawn.values)
        for parameter in entry.parameters:
            if parameter.name in ("strategy", "order", "test", "goal"):
                values[parameter.name] = chance.choice(list_values(parameter))
        if "start" in values:
            values["start"] = chance.choice((values["start"], "any"))
        try:
            made = make(name, values)
            part.prepare(str(made))
        except ValueError:  # values that don't go together, or a search that can't be counted
            continue
        if count_within(build(made), MOST) is not None:
            yield str(made)


OWN = [
    # The naive search comes to the same squares again and again.
    "tour/3x3/a1/textbook/holes=b2/strategy=naive",
    "tour/2x3/any/textbook/strategy=naive",
    # Each tour found stands for several, so that the count is a multiple.
    "tour/4x5/any/textbook/leaper=0,1/holes=d3/goal=count-closed",
    # Nothing to search, or nothing to find.
    *("tour/1x1/a1/textbook", "queens/1", "queens/3"),
]


def test_the_counts_of_all_parts_add_up_to_the_whole():
    chance = random.Random(38)
    drawn = draw(chance)
    for text in [*OWN, *(next(drawn) for _ in range(share(300, 25)))]:
        whole = Search(build(parse(text)), "count").run()
        at_once = split.count(text, parts=1)
        parted = split.count(text, parts=chance.randrange(2, 40))
        assert parted.count == at_once.count == whole.count, text
        assert (parted.placed, parted.different) == (at_once.placed, at_once.different), text
        assert parted.weight > 1 or parted.placed == whole.placed, text
        assert parted.finished and parted.share == pytest.approx(1), text


def test_a_search_is_cut_into_about_as_many_parts_as_are_asked_for():
    for text in ("queens/10", "colouring/us/4/order=degree"):
        made = plan.make_plan(text, build(parse(text)), 30)
        assert 15 <= len(made.parts) <= 60, text
        # By the estimate that divides them, no part is much larger than its share.
        works = [each.work for each in made.parts]
        assert max(works) < 4 * sum(works) / len(works), text


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("tour/5x5/a1/textbook", 304),
        ("tour/5x5/any/textbook/strategy=pruned", 1_728),
        ("tour/6x6/any/textbook/goal=count-closed/strategy=pruned", 2 * 36 * 9_862),
        ("queens/12", 14_200),
        ("queens/13", 73_712),
    ],
)
def test_known_counts_come_out_however_they_are_split(text, number):
    for parts, executor in ((1, None), (7, None), (50, split.processes(2))):
        assert split.count(text, executor, parts=parts).count == number


def test_the_end_of_a_part_is_found_at_any_depth():
    down = [*range(600)]
    events = array("h", [*down, *(~choice for choice in reversed(down)), ~7, 8])
    for depth in (1, 2, 300):
        end, after = part.find_end(events, depth)
        assert end == (1200 if depth == 1 else None)
        assert depth == 1 or after == depth


def kill_one(counted):
    """Kill a worker as soon as the first part is done."""
    if len(counted.done) == 1:
        os.kill(multiprocessing.active_children()[0].pid, signal.SIGTERM)


def test_what_a_killed_process_had_begun_is_done_once_more():
    counted = split.count("queens/8", split.processes(2), parts=25, report=kill_one)
    assert (counted.count, counted.different, counted.placed) == (92, 12, 2056)
    assert not multiprocessing.active_children()


def die(*_):
    os._exit(1)


def test_workers_that_die_again_and_again_are_told(monkeypatch):
    monkeypatch.setattr(pool, "PATIENCE", 1)
    with pytest.raises(ValueError, match=r"The workers died 1 time\."):
        [*pool.spread(die, {0: ()}, split.processes(2))]


def test_any_executor_will_do_and_another_version_is_refused():
    with ThreadPoolExecutor(3) as executor:
        assert split.count("queens/8", executor, parts=25).count == 92
    with pytest.raises(ValueError, match="A worker runs knights"):
        part.count_part("queens/8", [()], version="0.0.1")


class Stop(Exception):
    pass


def stop_after(number):
    def report(counted):
        if len(counted.done) == number:
            raise Stop

    return report


@pytest.fixture
def begun(tmp_path):
    """Return the file of a count that was stopped after three parts."""
    name = str(tmp_path / "queens.db")
    with pytest.raises(Stop):
        split.count("queens/8", parts=25, file=name, report=stop_after(3))
    return name


def test_a_count_that_was_stopped_goes_on_from_its_file(begun):
    steps = []
    counted = split.count(
        "queens/8", parts=3, file=begun, report=lambda now: steps.append(len(now.done))
    )
    assert steps == [*range(3, len(counted.plan.parts) + 1)]
    assert (counted.count, counted.different, counted.placed) == (92, 12, 2056)
    # All parts are done: the second count must not search again.
    again = split.count("queens/8", file=begun, report=lambda now: steps.append(-1))
    assert (again.count, steps[-2:]) == (92, [len(counted.plan.parts), -1])


def change(name, *commands):
    with sqlite3.connect(name) as connection:
        for command in commands:
            connection.execute(command)
    connection.close()


def cut_off(name):
    data = Path(name).read_bytes()
    Path(name).write_bytes(data[: len(data) // 2])


def overwrite(name):
    data = bytearray(Path(name).read_bytes())
    data[len(data) // 2 :] = bytes(len(data) - len(data) // 2)
    Path(name).write_bytes(data)


def replace_by_folder(name):
    Path(name).unlink()
    Path(name).mkdir()


SPOILT = {
    "of another scenario": (lambda name: None, "queens/9", "it counts 'queens/8', not 'queens/9'"),
    "cut off": (cut_off, "queens/8", "it is damaged"),
    "overwritten": (overwrite, "queens/8", "it is damaged"),
    "a number changed": (
        lambda name: change(name, "update part set found = found + 1 where found is not null"),
        "queens/8",
        "it is damaged",
    ),
    "a part lost": (
        lambda name: change(name, "delete from part where number = 3"),
        "queens/8",
        "it is damaged",
    ),
    "a table lost": (lambda name: change(name, "drop table plan"), "queens/8", "it is damaged"),
    "of another version": (
        lambda name: change(name, "update plan set version = '0.0.1'"),
        "queens/8",
        "knights 0.0.1 began it",
    ),
    "another database": (
        lambda name: change(name, "pragma application_id = 0"),
        "queens/8",
        "it holds no count",
    ),
    "a text": (lambda name: Path(name).write_text("92\n" * 900), "queens/8", "it holds no count"),
    "a folder": (replace_by_folder, "queens/8", "it can't be opened"),
}


@pytest.mark.parametrize("spoilt", SPOILT)
def test_a_file_that_is_of_no_use_is_told_so(begun, spoilt):
    spoil, text, said = SPOILT[spoilt]
    spoil(begun)
    with pytest.raises(ValueError, match=r"^file '.*queens\.db'.*: ") as told:
        split.count(text, file=begun)
    assert said in str(told.value)


def test_two_counts_do_not_write_to_the_same_file(begun):
    with open_store(begun), pytest.raises(ValueError, match="another count writes to it"):
        split.count("queens/8", file=begun)
