"""Visitors' own programs for the benchmark; one of them measures itself."""

from native import OWN

# The same on 8x8, with 16.5 million steps: more than the page allows.
OWN_LONG = OWN.replace("n = 6", "n = 8")

# Prints the memory of a worker in which another program has run: WebAssembly's never shrinks.
TELL_MEMORY = """
import pyodide_js
path = [1]
path.pop()
print(pyodide_js._module.HEAP8.length)
"""

# The same program twice: unwatched in `exec`, then watched. It prints the ratio of their times;
# each makes 496,301 steps, like `geeks` from the corner of 6x6.
OWN_TWICE = f"""
import time
begun = time.perf_counter()
exec({OWN!r}, {{}})
unwatched = time.perf_counter() - begun
begun = time.perf_counter()
{OWN}
print("of unwatched:", unwatched / (time.perf_counter() - begun))
"""
