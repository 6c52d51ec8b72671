"""What is said of a search in parts: all sentences of this room."""

from collections.abc import Sequence

from knights.quoting import cite, cut


def other_worker(asked: str, own: str) -> str:
    return f"A worker runs knights {own}, and you run {asked}. Install the same version on both."


def workers_died(times: int) -> str:
    return f"The workers died {times} times in a row. Perhaps they need more memory."


def no_dask() -> str:
    return "Dask is not installed. Run: pip install knights[dask]"


def no_scheduler(address: str) -> str:
    return f"dask {cite(address)}: no scheduler answers there. Check the address."


def cluster_failed(reason: str) -> str:
    first = cut(reason.partition("\n")[0], 200)
    return f"The Dask cluster could not finish. It says: {first}"


def not_a_count(name: str) -> str:
    return f"file {cite(name)}: it holds no count. Choose another file."


def damaged(name: str) -> str:
    return f"file {cite(name)}: it is damaged. Delete it, and the count begins again."


def unusable(name: str, reason: str) -> str:
    return f"file {cite(name)}: {reason}"


def in_use(name: str) -> str:
    return f"file {cite(name)}: another count writes to it now. Wait for it, or choose another."


def other_scenario(name: str, held: str, asked: str) -> str:
    return f"file {cite(name)}: it counts {cite(held)}, not {cite(asked)}. Choose another file."


def other_version(name: str, held: str, own: str) -> str:
    return f"file {cite(name)}: knights {held} began it, and this is {own}. Choose another file."


def no_solutions_sought(puzzle: str) -> str:
    return f"{puzzle}: this search visits every vertex. It has no solutions to count."


def all_are_counted() -> str:
    return "It counts all solutions. Leave --first out."


def one_lane() -> str:
    return "race: it needs 2 scenarios or more, such as queens/8 queens/8/order=fewest"


def progress(done: int, parts: int, share: float, found: int) -> str:
    return f"{done:,} of {parts:,} parts, {share:.3g} of the work, {found:,} found"


def stopped(done: int, parts: int, share: float, kept: str | None) -> str:
    where = "" if kept is None else f"; --resume {kept} goes on from here"
    return f"stopped after {done:,} of {parts:,} parts, about {share:.1%} of the work{where}"


def expected(found: int, share: float) -> str:
    """How many solutions there may be, in as many digits as mean something: two."""
    about = float(f"{found / share:.1e}")
    return f"If the rest is like these parts, there are about {about:,.0f} in all."


def searched(done: int, all: int) -> str:
    return f"{done:,} of {all:,} searches"


def result(lanes: Sequence[tuple[int, bool]]) -> str:
    """How a race ended: the steps of each lane, and whether it was stopped."""
    ended = [steps for steps, stopped in lanes if not stopped]
    if not ended:
        return "Every lane was stopped: nobody wins."
    least = min(ended)
    first = [str(lane) for lane, found in enumerate(lanes, start=1) if found == (least, False)]
    steps = f"{least:,} step{'' if least == 1 else 's'}"
    if len(first) > 1:
        return f"Lanes {' and '.join(first)} need the fewest steps: {steps} each."
    return f"Lane {first[0]} needs the fewest steps: {steps}."
