"""The work of `build.py`, module by module.

It runs before anything is installed: everything here uses only the standard library of Python 3.11,
except for the modules that run in an environment of the build: `openings.py`, `lessons.py`,
`counts.py`, `card_contents.py`.
"""
