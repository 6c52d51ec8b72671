"""Programs of the visitor's own: run as they stand, watched, and told what is wrong with them.

A program runs once as Python runs it (`watch`: text to log), and what it answers makes the verdict
(`answer`). Then it runs watched: its log is read as a search (`read`), and what went wrong there is
told (`judge`). `report.answer` does all of it, from plain data to plain data; `child` does it in
a Python that can be stopped, and `session` for whoever looks at any step. `ruling` runs a search of
ours with a rule of the visitor's own.
"""
