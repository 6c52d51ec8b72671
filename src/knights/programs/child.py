"""Separate process for the visitor's own program: it can be stopped, whatever it does.

    python -m knights.programs.child < request.json

It has all rights of the process that starts it: this keeps a program from hanging, from filling the
memory and from outliving that process, and from nothing else.
"""

import _thread
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import asdict
from io import TextIOWrapper
from pathlib import Path
from types import FrameType
from typing import Any

import knights
from knights.language import tell
from knights.programs.judge.judge import judge
from knights.programs.report import Request, answer
from knights.programs.watch.limits import Late, Stop
from knights.programs.watch.source import FILE
from knights.terminal import show

MEMORY = 1 << 30  # bytes that a program may use, on systems that can limit them
BEGUN, RAN = "begun\n", "ran\n"  # lines before the answer
GRACE = 5.0  # seconds that a program has to stop once it is interrupted
AGAIN = 0.02  # seconds between two interrupts

OURS = f"{Path(knights.__file__).parent}{os.sep}"


class Ended(Exception):
    """Raised when the process that ran the program is gone without an answer."""


def ask(request: Request, seconds: float) -> dict[str, Any]:
    """Run a program in a process of its own; after so many seconds it is stopped.

    Judging it may take as long again. Python in a browser starts no processes: there the program
    runs in this one, up to the limit of steps.

    Raises:
        ValueError: when the request is invalid.
        Ended: when no answer comes.
    """
    if sys.platform == "emscripten":
        return answer(request)
    given = json.dumps({"request": asdict(request), "seconds": seconds, "held": True})
    room = str(Path(knights.__file__).parents[1])
    known = os.environ.get("PYTHONPATH")
    path = room if known is None else os.pathsep.join((room, known))
    child = subprocess.Popen(
        [sys.executable, "-P", "-X", "utf8", "-m", "knights.programs.child"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"},
        encoding="utf-8",
        start_new_session=True,  # Ctrl-C is for this process only
    )
    assert child.stdin is not None and child.stdout is not None
    told, late = "", threading.Event()
    try:
        # Keep its input open: the child ends itself when this process is gone and closes it.
        child.stdin.write(f"{given}\n")
        child.stdin.flush()
        told = child.stdout.readline()
        while told in (BEGUN, RAN):
            clock = threading.Timer(seconds + GRACE, end, [child, late])
            clock.daemon = True
            clock.start()
            told = child.stdout.readline()
            clock.cancel()
    except BrokenPipeError:
        pass
    finally:
        end(child)
        child.wait()
        with suppress(BrokenPipeError):
            child.stdin.close()
    try:
        result: dict[str, Any] = json.loads(told)
    except ValueError:
        ended = tell("own-run-ended", status=str(child.returncode))
        raise Ended(tell("own-run-late") if late.is_set() else ended) from None
    if "mistake" in result:
        raise ValueError(result["mistake"])
    return result


def end(child: subprocess.Popen[str], late: threading.Event | None = None) -> None:
    """End the process in which a program runs, and all processes that the program has started."""
    if late is not None:
        late.set()
    if hasattr(os, "killpg") and child.returncode is None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(child.pid, signal.SIGKILL)
    child.kill()


class Plain(TextIOWrapper):
    """Standard error on a terminal, with control characters of the program made visible."""

    def write(self, text: str) -> int:
        return super().write(show(text))


def main() -> None:
    given = json.loads(sys.stdin.readline())
    held = os.dup(0)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # the program must not read our input
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # output past `print` must not look like an answer
    if sys.stderr.isatty():
        sys.stderr = Plain(os.fdopen(os.dup(2), "wb"), encoding="utf-8", line_buffering=True)
    if given.get("held"):
        threading.Thread(target=follow, args=(held,), daemon=True).start()
    limit_memory()
    sys.unraisablehook = lambda told: None  # a finalizer may be stopped
    phases = threading.Event(), threading.Event()
    signal.signal(signal.SIGINT, stop)
    threading.Thread(target=interrupt, args=(given["seconds"], phases), daemon=True).start()
    print(BEGUN, end="", file=out, flush=True)

    def ran() -> None:
        phases[0].set()  # first, so that no interrupt for the run reaches the judging
        signal.signal(signal.SIGINT, give_up)
        print(RAN, end="", file=out, flush=True)

    try:
        result = answer(Request(**given["request"]), ran)
    except ValueError as mistake:
        result = {"mistake": str(mistake)}
    print(json.dumps(result), file=out, flush=True)
    os._exit(0)  # don't wait for threads of the program


def follow(held: int) -> None:
    """End when the parent process ends: then nobody holds the input open any more."""
    os.read(held, 1)
    if hasattr(os, "killpg"):
        os.killpg(0, signal.SIGKILL)  # this process leads the group of all that the program started
    os._exit(1)


def interrupt(seconds: float, phases: Iterable[threading.Event]) -> None:
    """Interrupt the program after so many seconds, and its judging after as many again.

    Interrupts are repeated, as the program's own code may swallow one.
    """
    for over in phases:
        if not over.wait(seconds):
            while not over.wait(AGAIN):
                _thread.interrupt_main()


def stop(number: int, frame: FrameType | None) -> None:
    """Stop the program if it runs now; while a step is being noted, stop it right after that."""
    noting = frame is not None and frame.f_code.co_filename.startswith(OURS)
    while frame is not None and frame.f_code.co_filename != FILE:
        frame = frame.f_back
    if frame is not None and noting:
        frame.f_trace, frame.f_trace_opcodes = end_here, True
        sys.settrace(lambda *given: None)  # or no frame is traced
    elif frame is not None:
        raise Stop("seconds")


def end_here(*given: object) -> None:
    sys.settrace(None)
    raise Stop("seconds")


def give_up(number: int, frame: FrameType | None) -> None:
    """Stop the judging of the program, if it is still going on."""
    while frame is not None:
        if frame.f_code is judge.__code__:
            raise Late
        frame = frame.f_back


def limit_memory() -> None:
    try:
        import resource
    except ImportError:  # there is none on Windows
        return
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    limit = MEMORY if most == resource.RLIM_INFINITY else min(MEMORY, most)
    resource.setrlimit(resource.RLIMIT_AS, (limit, most))


if __name__ == "__main__":
    main()
