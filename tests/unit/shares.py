"""Of what is tried very many times over, a share each day, and all of it before a release."""

import os

# Set by `test --everywhere`, or by hand.
EVERY = "KNIGHTS_EVERY_MOMENT" in os.environ


def share(number: int, part: int) -> int:
    """How many of so many are tried: all, or one in `part`, and each day half as many."""
    return number if EVERY else number // (2 * part) + 1
