## Library

### The file of a recorded search, and what can't be recorded. $scenario: its text, such as queens/8.

record-title = { $scenario }: a recorded search
# Below the drawing of the moment, on paper and where no script runs.
record-still = Step { NUMBER($step) } of the search { $scenario }
record-scripts = Turn JavaScript on to play the search.
record-error-steps = scenario { $scenario }: the search takes more than { NUMBER($most) } steps. Give the number of steps to record, with --steps N or steps=N
record-error-position = step { NUMBER($step) }: only { NUMBER($steps) } steps are recorded. Record more steps, or begin at an earlier one
record-error-player = puzzle '{ $puzzle }': this installation of knights has no player for it. Run `python3 build.py player` in its sources, then install it again
