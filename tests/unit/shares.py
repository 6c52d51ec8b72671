"""The part of many repeated trials that a daily run takes; a release takes all of them."""

import os

# `test --everywhere` sets this variable; it can also be set by hand.
EVERY = "KNIGHTS_EVERY_MOMENT" in os.environ


def share(number: int, part: int) -> int:
    """Return how many of `number` trials to make: all, or daily half of one in `part`."""
    return number if EVERY else number // (2 * part) + 1
