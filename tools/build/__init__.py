"""What `build.py` does, module by module.

It runs before anything is installed: nothing but the standard library of Python 3.11 is imported
here, apart from `openings.py`, which the environment's own Python runs.
"""
