"""Only one build at a time."""

import contextlib
import sys
import time
from collections.abc import Iterator

from tools.build import places
from tools.build.running import say


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Make a second build.py wait, so that the two don't make the same thing at once."""
    places.BUILD.mkdir(exist_ok=True)
    with (places.BUILD / "lock").open("a+b") as file:
        if not lock(file.fileno(), wait=False):
            say("waiting for another build.py to finish ...")
            lock(file.fileno(), wait=True)
        yield  # closing the file frees the lock, however this ends


if sys.platform == "win32":
    import msvcrt

    def lock(file: int, *, wait: bool) -> bool:
        """Take the lock on an open file; False if another process has it and `wait` is not set."""
        while True:
            with contextlib.suppress(OSError):
                msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
                return True
            if not wait:
                return False
            time.sleep(0.2)

else:
    import fcntl

    def lock(file: int, *, wait: bool) -> bool:
        """Take the lock on an open file; False if another process has it and `wait` is not set."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
