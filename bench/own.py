"""A program of one's own that measures itself."""

from native import OWN

# The same twice: first out of sight of whoever watches, then watched. It prints the ratio of their
# times; each makes 496,301 steps, as those of `geeks` from the corner of 6x6.
OWN_TWICE = f"""
import time
begun = time.perf_counter()
exec({OWN!r}, {{}})
unwatched = time.perf_counter() - begun
begun = time.perf_counter()
{OWN}
print("of unwatched:", unwatched / (time.perf_counter() - begun))
"""
