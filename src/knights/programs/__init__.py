"""Programs of the visitor's own: run as they stand, watched, and told what is wrong with them.

`report.answer` does all of it, from plain data to plain data: `source` and `containers` let a
program be watched, `watch` runs it, `finding` and `reading` see a search in what it writes,
`facts`, `diagnosis` and `judge` hold it against what is true, and `moment` tells the line and the
variables of any step. `child` does it in a Python that can be stopped.
"""
