"""The three standard streams, any of which may be closed, full or cut off; and exit statuses."""

import errno
import os
import re
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import TextIO

from knights.language import tell

FOUND, NONE, BAD_INPUT, STOPPED, UNWRITTEN = 0, 1, 2, 3, 4
SIGNALLED = 128  # added to the number of the signal, as shells do

# Failures of files and streams, with the last part of the keys of our sentences.
FAILURES = {
    errno.ENOENT: "missing",
    errno.EISDIR: "folder",
    errno.EACCES: "forbidden",
    errno.ENOSPC: "full",
    errno.EBADF: "closed",
}
# Signals besides Ctrl-C that end a command; not every system has all of them.
ENDING = [number for number in signal.Signals if number.name in ("SIGTERM", "SIGHUP")]
# Characters that a terminal obeys, or that reverse text; and these without line ends and tabs.
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]")
OBEYED = re.compile(rf"(?![\t\n]){CONTROL.pattern}")


class Signalled(KeyboardInterrupt):
    """The system ends the command by the signal of this number."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def mend() -> None:
    """Open closed streams in such a way that only using them fails.

    Python has None for them. They are opened in the order of their numbers, because each takes the
    lowest free one: an input that cannot be read, an output that cannot be written, and for
    messages without a reader a place where they are lost.
    """
    if sys.stdin is None:
        sys.stdin = open_nothing(os.O_WRONLY, "r")
    if sys.stdout is None:
        sys.stdout = open_nothing(os.O_RDONLY, "w")
    if sys.stderr is None:
        sys.stderr = open_nothing(os.O_WRONLY, "w")


def open_nothing(flags: int, mode: str) -> TextIO:
    number = os.open(os.devnull, flags)
    return open(number, mode, encoding="utf-8", closefd=False)  # type: ignore[return-value]


@contextmanager
def heed_ending() -> Iterator[None]:
    """Make other signals end a command as Ctrl-C does, so that its workers are ended, too.

    Signals that are ignored stay ignored, as `nohup` requires.
    """

    def end(number: int, frame: FrameType | None) -> None:
        raise Signalled(number)

    heeded = [number for number in ENDING if signal.getsignal(number) != signal.SIG_IGN]
    before = [signal.signal(number, end) for number in heeded]
    try:
        yield
    finally:
        for number, handler in zip(heeded, before, strict=True):
            signal.signal(number, handler)


def give_way(interrupt: KeyboardInterrupt) -> int:
    """Say what ended the command, and return the exit status."""
    number = interrupt.number if isinstance(interrupt, Signalled) else signal.SIGINT
    name = "" if number == signal.SIGINT else signal.Signals(number).name
    note(tell("command-interrupted", signal=name))
    return SIGNALLED + number


def tell_failure(failure: OSError) -> str:
    """Say why a file or a stream can't be used; rare reasons in the system's own words.

    >>> tell_failure(FileNotFoundError(errno.ENOENT, "No such file or directory"))
    'there is no such file'
    """
    name = FAILURES.get(failure.errno or 0)
    return failure.strerror or "" if name is None else tell(f"command-failure-{name}")


def show(text: str) -> str:
    r"""Return a text for a terminal: control characters are escaped, except line ends and tabs.

    >>> print(show("a\x1b[2J"))
    a\x1b[2J
    """
    return OBEYED.sub(write_out, text)


def show_line(text: str) -> str:
    """Escape as `show` does, line ends and tabs, too."""
    return CONTROL.sub(write_out, text)


def write_out(found: re.Match[str]) -> str:
    return repr(found[0])[1:-1]


def say(text: str) -> None:
    """Write on standard error if possible."""
    try:
        sys.stderr.write(text)
        sys.stderr.flush()
    except OSError:
        abandon(sys.stderr)


def note(sentence: str) -> None:
    """Write a message that is not a result: on standard error, in one line."""
    say(f"knights: {sentence}\n")


def abandon(stream: TextIO) -> None:
    """Discard the rest of a stream: Python would otherwise try to write it again at exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
