"""The three standard streams, any of which may be closed, full or cut off; and the exit status."""

import os
import sys
from contextlib import suppress
from typing import TextIO

FOUND, NONE, BAD_INPUT, STOPPED, UNWRITTEN = 0, 1, 2, 3, 4
INTERRUPTED = 130  # 128 and the number of the signal, as a shell says it


def mend() -> None:
    """Open the streams that are closed so that they fail when they are used, and not before.

    Python has None for them. In the order of their numbers, for each takes the lowest that is free:
    an input from which nothing can be read, an output to which nothing can be written, and for
    messages, if nobody is to read them, the place where they are lost.
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


def say(text: str) -> None:
    """Write on standard error, if that is possible."""
    try:
        sys.stderr.write(text)
        sys.stderr.flush()
    except OSError:
        abandon(sys.stderr)


def note(sentence: str) -> None:
    """Say something that is no result: on standard error, in one line."""
    say(f"knights: {sentence}\n")


def abandon(stream: TextIO) -> None:
    """Let what is left for a stream go nowhere: at its exit Python would only try once more."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
