"""The file that keeps the parts of a count, and the results of those that are done."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from zlib import crc32

from knights.language import tell
from knights.quoting import cite
from knights.split.part import Tally
from knights.split.plan import Part, Plan
from knights.version import __version__

APPLICATION = 0x4B6E6967  # SQLite's mark of the file: "Knig"
TABLES = """
create table plan (scenario text, version text, trunk integer, parts integer);
create table part (number integer primary key, paths text, work real,
    found integer, different integer, placed integer, seal integer);
"""
BUSY = ("SQLITE_BUSY", "SQLITE_LOCKED")


class Store:
    """An SQLite file: each result is safe there once `save` returns."""

    def __init__(self, connection: sqlite3.Connection, name: str) -> None:
        self.connection = connection
        self.name = name

    def load(self, scenario: str) -> tuple[Plan, dict[int, Tally]] | None:
        """Return the plan in the file, and the results so far; None if the file is new.

        Raises:
            ValueError: when it belongs to another scenario or version, or is damaged.
        """
        if not self.connection.execute("select * from sqlite_master").fetchone():
            return None
        ((number,),) = self.connection.execute("pragma application_id")
        if number != APPLICATION:
            raise ValueError(tell("split-error-no-count", file=cite(self.name)))
        if self.connection.execute("pragma quick_check").fetchall() != [("ok",)]:
            raise ValueError(tell("split-error-damaged", file=cite(self.name)))
        ((held, version, trunk, number),) = self.connection.execute("select * from plan")
        if version != __version__:
            told = {"file": cite(self.name), "held": version, "own": __version__}
            raise ValueError(tell("split-error-version", **told))
        if held != scenario:
            told = {"file": cite(self.name), "held": cite(held), "asked": cite(scenario)}
            raise ValueError(tell("split-error-scenario", **told))
        rows = self.connection.execute("select * from part order by number").fetchall()
        if [row[0] for row in rows] != [*range(number)] or not all(map(is_sealed, rows)):
            raise ValueError(tell("split-error-damaged", file=cite(self.name)))
        parts = tuple(Part(read_paths(paths), work) for _, paths, work, *_ in rows)
        done = {row[0]: Tally(*row[3:6]) for row in rows if row[3] is not None}
        return Plan(held, parts, trunk), done

    def begin(self, plan: Plan) -> None:
        """Write a plan without results."""
        rows = [
            (number, json.dumps(part.paths), part.work, None, None, None)
            for number, part in enumerate(plan.parts)
        ]
        run = self.connection.execute
        run("begin exclusive")
        run(f"pragma application_id = {APPLICATION}")
        for table in filter(str.strip, TABLES.split(";")):
            run(table)
        held = (plan.scenario, __version__, plan.trunk, len(rows))
        run("insert into plan values (?, ?, ?, ?)", held)
        sealed = [(*row, seal(row)) for row in rows]
        self.connection.executemany("insert into part values (?, ?, ?, ?, ?, ?, ?)", sealed)
        run("commit")

    def save(self, number: int, tally: Tally) -> None:
        """Write the results of a part."""
        run = self.connection.execute
        ((paths, work),) = run("select paths, work from part where number = ?", (number,))
        mark = seal((number, paths, work, *tally))
        run(
            "update part set found = ?, different = ?, placed = ?, seal = ? where number = ?",
            (*tally, mark, number),
        )


def seal(row: tuple[object, ...]) -> int:
    """Return a checksum of a row."""
    return crc32(json.dumps(row).encode())


def is_sealed(row: tuple[object, ...]) -> bool:
    return seal(row[:-1]) == row[-1]


def read_paths(text: str) -> tuple[tuple[int, ...], ...]:
    return tuple(map(tuple, json.loads(text)))


@contextmanager
def open_store(name: str) -> Iterator[Store]:
    """Open a file for one count alone; make it if there is none.

    Raises:
        ValueError: when it is another kind of file, cannot be used, is damaged or in use.
    """
    try:
        connection = sqlite3.connect(name, timeout=0.5, isolation_level=None)
        try:
            connection.execute("pragma locking_mode = exclusive")
            connection.execute("begin exclusive")  # the lock is kept until the end
            connection.execute("commit")
            yield Store(connection, name)
        finally:
            connection.close()
    except sqlite3.Error as failure:
        raise ValueError(tell_failure(failure, cite(name))) from None


def tell_failure(failure: sqlite3.Error, file: str) -> str:
    code = getattr(failure, "sqlite_errorname", "")
    if code.startswith(BUSY):
        return tell("split-error-busy", file=file)
    if code.startswith("SQLITE_NOTADB"):
        return tell("split-error-no-count", file=file)
    if code.startswith(("SQLITE_CORRUPT", "SQLITE_ERROR")) or not code:
        return tell("split-error-damaged", file=file)
    if code.startswith("SQLITE_CANTOPEN"):
        return tell("split-error-unopened", file=file)
    return tell("split-error-unusable", file=file, reason=str(failure))
