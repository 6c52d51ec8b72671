"""The visitor's own programs: they run unchanged, are watched, and their faults are explained.

A program runs once as Python runs it (`watch`: text to log), and its answer makes the verdict
(`answer`). Then it runs watched: its log is read as a search (`read`), and faults there are
explained (`judge`). `report.answer` does all of it, from plain data to plain data; `child` does it
in a process that can be stopped, and `session` keeps the run for looking at any step. `ruling` runs
a search of ours with the visitor's own rule.
"""
