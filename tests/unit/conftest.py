"""What holds for all tests of the library."""

from hypothesis import HealthCheck, settings
from null.kind import NULL

from knights.puzzles.registry import KINDS

# Property tests judge what is right, never how long it took: a machine may have other work.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")

# The least that a puzzle can be goes through all that is asked of each puzzle.
KINDS[NULL.entry.name] = NULL
