"""Run other programs: show a line of progress for each, and say why one failed."""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from tools.build import places
from tools.build.places import near


class Stop(Exception):
    """The reason, in a line or two, why the work cannot go on."""


def say(text: str) -> None:
    """Print a line at once, so that lines stay in order with the output of other programs."""
    print(text, flush=True)


# The running programs that `run` has started, and the lines of progress on the screen.
PROGRAMS: list[subprocess.Popen[bytes]] = []
SHOWN: list[object] = []

DISK_FULL = "the disk is full: free some space and run it again"
NO_NETWORK = "no network: a package could not be fetched; connect and run it again"
NO_PYTHON = (
    "building needs Python 3.12, 3.13 or 3.14, and none was found or could be fetched: install one"
    " from python.org, with your package manager or with pyenv"
)
NO_PIP = "this Python has no pip: install it (on Debian and Ubuntu: apt install python3-pip)"
DAMAGED = "a package arrived damaged: its hash is not the pinned one; run it again"


# Errors of uv, pip, npm, apt and Python, and their meaning.
REASONS = [
    (r"No interpreter found for|python-build-standalone", NO_PYTHON),
    (r"No module named pip", NO_PIP),
    (r"ENOSPC|EDQUOT|No space left on device|Disk quota exceeded", DISK_FULL),
    (r"ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH", NO_NETWORK),
    (r"NewConnectionError|NameResolution|ConnectTimeout|ReadTimeout|ProxyError", NO_NETWORK),
    (r"[Nn]ame or service not known|Temporary failure (in name resolution|resolving)", NO_NETWORK),
    (r"error sending request|because the network was disabled", NO_NETWORK),
    (r"Network is unreachable|Connection refused|Failed to establish a new conn", NO_NETWORK),
    (r"DO NOT MATCH THE HASHES|Hash mismatch for|EINTEGRITY", DAMAGED),
    (r"CERTIFICATE_VERIFY_FAILED|SELF_SIGNED_CERT", "a certificate on the way is not trusted"),
    (r"EACCES|[Pp]ermission denied", "permission denied"),
]


def reason(output: str) -> str:
    """Return why a program failed, if its output tells; else an empty text."""
    for pattern, sentence in REASONS:
        if re.search(pattern, output):
            return sentence
    # On a full disk a program can't even write its last message.
    return DISK_FULL if shutil.disk_usage(places.ROOT).free < 1_000_000 else ""


def environment(**more: str) -> dict[str, str]:
    """Return the environment for programs, without variables that mislead Python or pip."""
    astray = {
        "PYTHONPATH",
        "PYTHONHOME",
        "PYTHONSAFEPATH",
        "VIRTUAL_ENV",
        "PIP_TARGET",
        "PIP_PREFIX",
        "PIP_USER",
    }
    kept = {name: value for name, value in os.environ.items() if name not in astray}
    return {
        **kept,
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_NO_INPUT": "1",
        "PYTHONUTF8": "1",
        **more,
    }


def run(
    label: str,
    command: Sequence[object],
    *,
    cwd: Path | None = None,
    env: dict[str, str] | None = None,
) -> str:
    """Run a program behind one line of progress; its output goes to a log and is returned.

    Raises `Stop` with the likely reason, or the end of the output, if the program fails.
    """
    words = [str(word) for word in command]
    log = places.BUILD / "log" / (re.sub(r"\W+", "-", label).strip("-").lower() + ".txt")
    log.parent.mkdir(parents=True, exist_ok=True)
    with progress(label), log.open("wb+") as output:
        try:
            program = subprocess.Popen(
                words,
                cwd=cwd or places.ROOT,
                env=env or environment(),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
            )
        except FileNotFoundError:
            raise Stop(f"{label}: cannot find the program {words[0]}") from None
        PROGRAMS.append(program)
        try:
            status = program.wait()
        except BaseException:
            program.kill()
            program.wait()
            raise
        finally:
            PROGRAMS.remove(program)
        output.seek(0)
        text = output.read().decode(errors="replace")
        if status != 0:
            tail = "\n".join(text.strip().splitlines()[-12:])
            raise Stop(
                f"{label}: {reason(text) or 'failed'}"
                + ("" if reason(text) else f"\n{tail}")
                + f"\n(all of it: {near(log)})"
            )
    return text


@contextlib.contextmanager
def progress(label: str) -> Iterator[None]:
    """Show what is done, and how long it took; on a terminal the seconds count up."""
    began = time.monotonic()
    over = threading.Event()
    terminal = sys.stdout.isatty()

    def write(text: str, end: str) -> None:
        line = f"{label} ... {text}"
        print(f"\r{line:<70}" if terminal else line, end=end, flush=True)

    def count() -> None:
        while not over.is_set():
            if SHOWN[:1] == [over]:  # of programs side by side, only the first counts
                write(f"{time.monotonic() - began:.0f} s", "")
            over.wait(1)

    SHOWN.append(over)
    if terminal:
        threading.Thread(target=count, daemon=True).start()
    text = "failed"
    try:
        yield
        text = f"{time.monotonic() - began:.1f} s"
    finally:
        over.set()
        SHOWN.remove(over)
        write(text, "\n")


def together(*jobs: Callable[[], object]) -> None:
    """Do jobs side by side; when one fails, or on Ctrl-C, end the programs of the others."""
    with ThreadPoolExecutor(len(jobs)) as pool:
        futures = [pool.submit(job) for job in jobs]
        try:
            for future in as_completed(futures):
                future.result()
        except BaseException:
            for program in PROGRAMS:
                program.kill()
            raise


def show(command: Sequence[object], env: dict[str, str] | None = None) -> int:
    """Run a program that prints for the user; return its exit status."""
    words = [str(word) for word in command]
    with subprocess.Popen(
        words, cwd=places.ROOT, env=env or environment(), stdin=subprocess.DEVNULL
    ) as process:
        try:
            return process.wait()
        except KeyboardInterrupt:
            end(process)
            raise


def end(process: subprocess.Popen[bytes]) -> None:
    """End a program that may have got Ctrl-C itself; give it time, tests have browsers to close."""
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(2)
        return
    if os.name != "nt":
        process.send_signal(signal.SIGINT)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(15)
        return
    process.kill()
