"""A search of ours with a rule of the visitor's own, run and judged."""

import json

import pytest
from students import says

from knights.page import own
from knights.programs.own_rule_run import Ruling, is_rule
from knights.programs.report import Request

WARNSDORFF = '''
def order(path, choices):
    """Warnsdorff's rule (1823): the fewest ways on come first."""
    def on(name):
        column, row = ord(name[0]), int(name[1:])
        return sum(
            chr(column + dx) + str(row + dy) not in path
            for dx in (-2, -1, 1, 2) for dy in (-2, -1, 1, 2)
            if abs(dx) != abs(dy)
            and "a" <= chr(column + dx) <= "h" and 1 <= row + dy <= 8
        )
    return sorted(choices, key=on)
'''


def rule(text, scenario, **limits):
    return Ruling(Request(text, scenario, limits=limits))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("def order(path, choices):\n    return choices", True),
        ('"""A rule."""\nimport random\nN = 5\ndef is_safe(path, choice): return True', True),
        ("def is_safe(k):\n    return True\nx = [0]\nis_safe(1)", False),
        ("def is_safe(k):\n    return True\nfor i in range(3):\n    pass", False),
        ("def solve(k):\n    return True", False),
        ("def order(", False),
    ],
)
def test_what_only_defines_a_rule_is_one(text, told):
    assert is_rule(text) is told


def test_an_order_is_that_of_the_search():
    ruling = rule(WARNSDORFF, "tour/8x8/a1/geeks")
    # Warnsdorff's rule alone, with ties in the given order, meets no dead end here.
    assert ruling.outcome == "found"
    assert ruling.report["placed"] == 63
    assert ruling.report["undone"] == 0
    assert ruling.events[0] == 0
    assert len(set(ruling.events)) == 64


def test_a_rule_that_refuses_all_is_told_where_it_refuses_a_solution():
    # Nothing may stand in the first column: then there is no tour.
    ruling = rule(
        "def is_safe(path, choice):\n    return choice[0] != 'a'", "tour/5x5/c3/sutcliffe"
    )
    assert ruling.outcome == "wrong"
    (finding,) = ruling.findings
    assert finding.sentence.startswith("Your rule rules out a")
    assert finding.sentence.endswith("but a tour goes on from there.")


def test_what_a_rule_refuses_is_told_at_the_step_at_which_its_path_stands():
    text = 'def is_safe(path, choice):\n    return choice not in ("c1", "c4")'
    (finding,) = rule(text, "queens/4").findings
    # Worked out by hand: a1 b3, b3 back, b4 c2, all three back, a2 b4, where c1 would come next;
    # both back, a3 b1, where c4 would. Both lead to a solution.
    told = (finding.sentence.split(",")[0], finding.step, finding.choice)
    assert told in (
        ("Your rule rules out c1 after a2 and b4", 9, 8),
        ("Your rule rules out c4 after a3 and b1", 13, 11),
    )


def test_where_there_is_nothing_to_be_found_the_rule_is_not_to_blame():
    assert rule("def order(path, choices):\n    return choices", "queens/3").outcome == "none"


def test_all_solutions_are_counted_and_some_are_enough():
    text = "def order(path, choices):\n    return choices[::-1]"
    assert rule(text, "queens/6/goal=all").report["solutions"] == 4
    assert rule(text, "queens/6/first=2").report["solutions"] == 2
    assert rule(text, "queens/6").report["solutions"] == 1


def test_an_error_in_a_rule_is_told_with_its_line_and_its_step():
    text = "def order(path, choices):\n    if len(path) == 2:\n        return 1 / 0\n"
    text += "    return choices\n"
    ruling = rule(text, "queens/6")
    (finding,) = ruling.findings
    assert (ruling.outcome, finding.line) == ("wrong", 3)
    assert finding.step == len(ruling.events) - 1 == 1


def test_the_limit_is_kept_and_told():
    ruling = rule("def order(path, choices):\n    return choices", "queens/8", steps=50)
    assert (ruling.outcome, len(ruling.events)) == ("stopped", 50)
    assert says(ruling.findings[0].sentence, "own-rule-limit", 50)


def test_the_page_takes_a_rule_for_one():
    request = {"text": WARNSDORFF, "scenario": "tour/8x8/a1/geeks"}
    session = own.run(json.dumps(request))
    assert isinstance(session, Ruling)
    # The page reads it as it reads any other run.
    whole = own.run(json.dumps({**request, "text": "board = []"}))
    assert session.report.keys() == {*whole.report, "rule"}
    told = json.loads(own.against(session, True).told)
    assert told["placed"] > 100_000
    assert told["differs"]["theirs"] == session.events[told["same"] + 1]


def grow(events):
    """Return the choices ever placed below each path, in order, from the events alone."""
    path, tree = (), {(): []}
    for event in events:
        if event < 0:
            path = path[:-1]
            continue
        if event not in tree[path]:
            tree[path].append(event)
        path = (*path, event)
        tree.setdefault(path, [])
    return tree


def share(tree, path, undone):
    """Return the part of a tree done at a state; children share their node's part equally."""
    done, part = 0.0, 1.0
    for depth in range(len(path) + 1):
        below = tree[path[:depth]]
        if depth < len(path):
            tried = below.index(path[depth])
        else:
            tried = 0 if undone is None else below.index(undone) + 1
        if below:
            part /= len(below)
            done += part * tried
    return done


ODD = """
def is_safe(path, choice):
    return choice not in ("c3", "b2")

def order(path, choices):
    return choices[::-1] if len(path) % 2 else choices
"""


@pytest.mark.parametrize(
    ("text", "scenario"),
    [(ODD, "queens/5/goal=all"), (ODD, "tour/3x4/a1/geeks/goal=all"), (ODD, "queens/6/goal=all")],
)
def test_what_the_panels_ask_agrees_with_all_that_the_run_does(text, scenario):
    ruling = rule(text, scenario)
    root = len(ruling.puzzle.root)
    assert ruling.names == ["order", "is_safe"]
    tree = grow(ruling.events)
    own = {path[root:]: below for path, below in tree.items() if len(path) >= root}
    path, undone, tried = (), None, {(): 0}
    for number, event in enumerate(ruling.events):
        undone = None
        if event < 0:
            undone, path = path[-1], path[:-1]
        else:
            tried[path] += 1
            path = (*path, event)
            tried[path] = 0
        if number < root - 1 or number % 7:
            continue
        asked = json.dumps([path, undone])
        told = json.loads(ruling.ask("describe_step", asked))
        levels = told["levels"]
        assert [level["choices"] for level in levels] == [
            tree[path[:depth]] for depth in range(root, len(path) + 1)
        ]
        # Choices on the path are still being tried, but the run has counted them.
        assert [level["tried"] for level in levels] == [
            tried[path[:depth]] - (depth < len(path)) for depth in range(root, len(path) + 1)
        ]
        following = tree[path][tried[path]] if tried[path] < len(tree[path]) else None
        assert told["following"] == following
        known = share(own, path[root:], undone)
        assert json.loads(ruling.ask("progress", asked)) == pytest.approx(known)
    placed = sum(event >= 0 for event in ruling.events) - root
    assert json.loads(ruling.ask("probe", "[10, 0]")) == {"exact": placed}
    stopped = rule(text, scenario, steps=root + 1)
    assert json.loads(stopped.ask("probe", "[10, 0]")) == {"exact": placed}
    probes = json.loads(stopped.ask("probe", "[2000, 1]"))
    assert probes["exact"] is None
    mean = probes["total"] / 2000
    error = ((probes["squares"] / 2000 - mean**2) / 2000) ** 0.5
    assert abs(mean - placed) < 5 * error


def test_a_rule_that_fails_where_it_was_not_asked_before_says_so_to_who_asks():
    # The first solution of six queens has its first on a2: below a6 the rule is never asked.
    text = "def order(path, choices):\n    if path and path[0] == 'a6': return [][0]\n"
    ruling = rule(f"{text}    return choices\n", "queens/6")
    assert ruling.outcome == "found"
    assert json.loads(ruling.ask("probe", "[10, 0]"))["problem"].startswith("Your function order ")
    assert json.loads(ruling.ask("describe_step", "[[5], null]")) is None


def test_a_run_that_is_too_short_tells_no_speed():
    text = "def order(path, choices):\n    return choices\n"
    assert rule(text, "queens/6").report["rule"] == {
        "names": ["order"],
        "exhausted": False,
        "rate": None,
    }
    assert rule(text, "queens/6/goal=all").rate is None
    assert rule(text, "queens/6/goal=all").exhausted and rule(text, "queens/3").exhausted
    assert rule(text, "queens/7/goal=all").rate > 0


def test_no_rule_goes_with_a_search_that_has_no_task():
    with pytest.raises(ValueError, match="a rule of your own"):
        rule("def order(path, choices):\n    return choices\n", "forest/example/A")
