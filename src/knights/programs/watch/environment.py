"""The environment that Python gives to a program's file: `__main__`, its input, its folder.

All of it is restored when the program ends, as it runs more than once, and in our own process.
"""

import builtins
import io
import random
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

from knights.programs.watch.limits import Depth
from knights.programs.watch.module_state import keep_modules

UNNAMED = "program.py"  # name of a program without a file


class Input(io.TextIOWrapper):
    """Standard input with the lines that are given, for `input`, `readline`, loops and the rest."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.prompts: list[str] = []
        text = "".join(f"{line}\n" for line in lines)
        super().__init__(io.BytesIO(text.encode("utf-8", "surrogatepass")), encoding="utf-8")

    def ask(self, prompt: object = "") -> str:
        """Return what `input` gives: the next line."""
        self.prompts.append(str(prompt))
        sys.stdout.write(self.prompts[-1])
        line = sys.stdin.readline()
        if not line:
            raise EOFError("input() has nothing more to read")
        return line.removesuffix("\n")


class Threads:
    """Waits for a program's threads, as Python does, and raises their first error."""

    def __init__(self) -> None:
        self.before = set(threading.enumerate())
        self.hook, self.size = threading.excepthook, threading.stack_size()
        self.error: BaseException | None = None
        threading.excepthook = self.note

    def note(self, given: threading.ExceptHookArgs) -> None:
        if self.error is None and not isinstance(given.exc_value, SystemExit):
            self.error = given.exc_value

    def join(self) -> None:
        for thread in set(threading.enumerate()) - self.before:
            if not thread.daemon and thread is not threading.current_thread():
                thread.join()
        if self.error is not None:
            raise self.error

    def restore(self) -> None:
        threading.excepthook = self.hook
        threading.stack_size(self.size)


@contextmanager
def stage(
    text: str, file: str, given: Input, names: Mapping[str, Any], depth: int
) -> Iterator[tuple[dict[str, Any], Threads]]:
    """Set the stage for a program; yield its globals, with `names` as builtins, and its threads."""
    module = ModuleType("__main__")
    path = Path(file) if file else None
    ours = {"input": given.ask, "exit": leave, "quit": leave, **names}
    vars(module).update(__builtins__={**vars(builtins), **ours}, __file__=file or UNNAMED)
    state = sys.modules["__main__"], sys.argv, sys.stdin, sys.path, set(sys.modules)
    sys.modules["__main__"], sys.argv, sys.stdin = module, [file or UNNAMED], given
    if path is not None:
        sys.path = [str(path.resolve().parent), *sys.path]
    threads = Threads()
    random.seed(0)
    try:
        with keep_modules(text), Depth(depth):
            yield vars(module), threads
    finally:
        threads.restore()
        sys.modules["__main__"], sys.argv, sys.stdin, sys.path, before = state
        if path is not None:
            forget(set(sys.modules) - before, path.resolve().parent)


def forget(names: set[str], folder: Path) -> None:
    """Drop modules from the program's folder, so that they are imported anew next time."""
    for name in names:
        place = getattr(sys.modules[name], "__file__", None)
        if place and Path(place).resolve().is_relative_to(folder):
            del sys.modules[name]


def leave(status: object = None) -> None:
    raise SystemExit(status)
