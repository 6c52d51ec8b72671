"""What `build.py` does, module by module.

It runs before anything is installed: nothing but the standard library of Python 3.11 is imported
here, apart from what the environment's own Python runs: `openings.py`, `lessons.py`, `counts.py`.
"""
