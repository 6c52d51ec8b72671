"""Programs of the visitor's own: run as they stand, watched, and told what is wrong with them.

A program is watched (`watch`: text to log), read (`read`: log to a search) and judged (`judge`: its
answer first, then its way), each room knowing only those before it. `report.answer` does all of it,
from plain data to plain data; `child` does it in a Python that can be stopped, and `session` for
whoever looks at any step. `ruling` runs a search of ours with a rule of the visitor's own.
"""
