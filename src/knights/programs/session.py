"""Session of a program that has run; the page's worker asks it.

    session = Session(Request(text, "tour/5x5/c3/sutcliffe"))
    session.report                  # the verdict, the faults, the output
    session.at, session.events      # the search as events of the page, each with its step
    session.moment(1000)            # the line that made the step, the calls, the lines to come
    session.calls                   # calls and returns, for the tree of calls
    session.tell_calls("[12, 40]")  # arguments or results of the calls with these numbers
    session.containers              # contents of lists and boards, change by change

Answers are plain data, arrays, or JSON for everything else.
"""

import ast
import json
from array import array

from knights.language import speak
from knights.programs.judge.judge import judge
from knights.programs.read.history import list_histories
from knights.programs.report import Request, describe
from knights.programs.watch.calling import tell_calls
from knights.programs.watch.limits import Limits
from knights.programs.watch.moment import Moment, look
from knights.programs.watch.run import Calls, Program

# Calls and returns around the last one asked for that are included, as they are asked for next.
NEAR = 100


class Session:
    """A run of a program; steps are counted from 0, and those of a container's making count.

    `events` are those of a search: a choice that is placed, or ~choice for one taken back. A wrong
    program may take back another choice than the last: `orderly` tells whether it never does.

    Raises:
        ValueError: when the scenario is invalid, or its puzzle takes no programs.
    """

    def __init__(self, request: Request) -> None:
        speak(request.language)
        self.request = request
        self.limits = Limits(**request.limits)
        program = Program(request.text, request.lines, request.settings, request.file)
        self.judged = judge(program, request.scenario, self.limits, request.watch, request.expected)
        self.program = self.judged.program or program
        self.report = describe(self.judged, request.scenario)
        self.at, self.events = array("i"), array("i")
        self.orderly = True
        self.read()

    def read(self) -> None:
        """Read the steps as events of a search; leave out those that place or take back nothing."""
        story = self.judged.story
        if story is None:
            return
        stale = {
            finding.step for finding in self.judged.findings if finding.mistake == "not-taken-back"
        }
        self.at, self.events, self.orderly = story.search(stale)
        self.judged.story = None  # frees memory: nobody needs the rest

    @property
    def calls(self) -> Calls:
        return Calls() if self.judged.run is None else self.judged.run.calls

    @property
    def callers(self) -> str:
        """Return general facts about all calls, as JSON: see `Calls`."""
        calls = self.calls
        return json.dumps(
            {
                "names": calls.names,
                "stopped": calls.stopped,
                "pauses": calls.pauses,
                "defines": defines(self.request.text),
            }
        )

    def tell_calls(self, numbers: str) -> str:
        """Return arguments and results of calls, by their numbers in `calls`, as JSON.

        Calls near the last one are included: they are asked for next.
        """
        run, found = self.judged.run, self.judged.found
        wanted = set(json.loads(numbers))
        if run is None or found is None or not wanted:
            return "{}"
        last = max(wanted)
        wanted.update(range(max(0, last - NEAR), min(len(run.calls), last + NEAR)))
        told = tell_calls(self.program, found.all, run.functions, run.calls, wanted, self.limits)
        return json.dumps(told, ensure_ascii=False)

    @property
    def containers(self) -> str:
        """Return the containers that change, with their values, as JSON: see `list_histories`."""
        if self.judged.run is None:
            return "[]"
        return json.dumps(list_histories(self.program, self.limits), ensure_ascii=False)

    def moment(self, step: int) -> str:
        """Return a step's line, calls, and the lines up to the next, as JSON; null for no step."""
        run, found = self.judged.run, self.judged.found
        if run is None or found is None:
            return "null"
        moment: Moment | None = look(self.program, found.all, step, self.limits)
        if moment is None:
            return "null"
        return json.dumps([moment.made, moment.stack, moment.lines], ensure_ascii=False)


def defines(text: str) -> bool:
    """Tell whether a program has functions of its own."""
    try:
        parts = ast.walk(ast.parse(text))
    except SyntaxError:
        return False
    functions = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
    return any(isinstance(part, functions) for part in parts)
