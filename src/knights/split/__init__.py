"""A search in parts: cut into subtrees, counted by any number of workers, and kept in a file.

Each part is plain data, a scenario's text and the paths of its subtrees, so that any other process
or machine can do it. The counts of all parts add up to that of the whole search, however it is cut.

>>> from knights.split import count
>>> count("queens/8").count, count("queens/8", parts=20).count
(92, 92)
"""

from knights.split.count import count
from knights.split.part import Tally
from knights.split.pool import processes
from knights.split.results import Race, Table, race, table

__all__ = ["Race", "Table", "Tally", "count", "processes", "race", "table"]
