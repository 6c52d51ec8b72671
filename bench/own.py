"""Programs of one's own, of which one measures itself."""

from native import OWN

# The same on 8x8, where it would make 16.5 million steps: more than the page lets it.
OWN_LONG = OWN.replace("n = 6", "n = 8")

# For the worker in which another program has run: WebAssembly's memory never becomes less.
TELL_MEMORY = """
import pyodide_js
path = [1]
path.pop()
print(pyodide_js._module.HEAP8.length)
"""

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
