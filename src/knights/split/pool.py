"""Run work on an executor: processes of this machine, or any other."""

import multiprocessing
import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, wait
from concurrent.futures.process import BrokenProcessPool, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from threading import Thread
from typing import Any

from knights.language import tell
from knights.quoting import cite, cut

AHEAD = 256  # tasks that wait at an executor
PATIENCE = 3  # workers that may die in a row
SECONDS = 10  # time limit for a scheduler's answer
MOST_REASON = 200  # characters of a cluster's message
MOST_PROCESSES = 61  # the most that Windows can wait for

type Tasks = Mapping[int, tuple[Any, ...]]


class Processes:
    """A number of processes of this machine, restarted if one of them dies."""

    def __init__(self, number: int) -> None:
        self.number = min(number, MOST_PROCESSES)


def processes(number: int | None = None) -> Processes:
    """Return a number of processes; by default one for each processor."""
    return Processes(number or count_processors())


def count_processors() -> int:
    """Count the processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread[T](
    work: Callable[..., T], tasks: Tasks, executor: Executor | Processes | None = None
) -> Iterator[tuple[int, T]]:
    """Do each task, a tuple of arguments; yield its number and result, in order of completion.

    Without an executor, or with a single process, they are done here in the given order.
    """
    if executor is None or (isinstance(executor, Processes) and executor.number == 1):
        return ((number, work(*task)) for number, task in tasks.items())
    if isinstance(executor, Processes):
        return spread_over_processes(work, tasks, executor.number)
    return spread_over_executor(work, tasks, executor)


def spread_over_executor[T](
    work: Callable[..., T], tasks: Tasks, executor: Executor
) -> Iterator[tuple[int, T]]:
    coming = iter(tasks.items())
    running: dict[Future[T], int] = {}
    try:
        while True:
            for number, task in islice(coming, AHEAD - len(running)):
                running[executor.submit(work, *task)] = number
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()
    finally:
        for future in running:
            future.cancel()


def spread_over_processes[T](
    work: Callable[..., T], tasks: Tasks, processes: int
) -> Iterator[tuple[int, T]]:
    """Run tasks on processes; tasks that a dying process had begun are repeated.

    Raises:
        ValueError: when processes keep dying, and no task is finished in between.
    """
    left, deaths = dict(tasks), 0
    while left:
        with open_pool(min(processes, len(left))) as executor:
            try:
                for number, result in spread_over_executor(work, left.copy(), executor):
                    del left[number]
                    deaths = 0
                    yield number, result
            except BrokenProcessPool:
                deaths += 1
                if deaths == PATIENCE:
                    raise ValueError(tell("split-error-died", times=deaths)) from None


@contextmanager
def open_pool(number: int) -> Iterator[Executor]:
    """Open a pool of processes that end at once with this one, even in the middle of their work."""
    others = {*multiprocessing.active_children()}
    context = multiprocessing.get_context("spawn")  # the same on each system
    executor = ProcessPoolExecutor(number, context, initializer=follow_parent)
    try:
        yield executor
    finally:
        for process in {*multiprocessing.active_children()} - others:
            process.terminate()
        executor.shutdown(cancel_futures=True)


def follow_parent() -> None:
    """End when the parent process is gone; leave Ctrl-C to the parent."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def leave() -> None:
        parent.join()
        os._exit(1)

    Thread(target=leave, daemon=True).start()


class Cluster(Executor):
    """The workers of a Dask cluster.

    Dask's own executor fails if the worker that has a result dies while the result is fetched.
    """

    def __init__(self, client: Any) -> None:
        self.client = client

    def submit[**P, T](
        self, work: Callable[P, T], /, *task: P.args, **named: P.kwargs
    ) -> Future[T]:
        asked = self.client.submit(work, *task, **named)
        future: Future[T] = Future()

        def come(asked: Any) -> None:
            if not future.set_running_or_notify_cancel():
                return
            try:
                future.set_result(asked.result())
            except Exception as failure:
                future.set_exception(failure)

        future.add_done_callback(lambda done: asked.cancel() if done.cancelled() else None)
        asked.add_done_callback(come)
        return future


@contextmanager
def open_cluster(address: str) -> Iterator[Executor]:
    """Connect to the workers of a Dask cluster by the address of its scheduler.

    Raises:
        ValueError: when Dask is not installed, no scheduler answers in time, or the cluster
            gives up.
    """
    try:
        from distributed import Client, KilledWorker  # type: ignore[import-not-found]
        from distributed.comm import CommClosedError  # type: ignore[import-not-found]
    except ImportError:
        raise ValueError(tell("split-error-no-dask")) from None
    try:
        client = Client(address, timeout=SECONDS)
    except (OSError, ValueError, TypeError, AssertionError):
        raise ValueError(tell("split-error-scheduler", address=cite(address))) from None
    with client:
        try:
            yield Cluster(client)
        except (CancelledError, RuntimeError, KilledWorker, CommClosedError) as failure:
            reason = cut(str(failure).partition("\n")[0], MOST_REASON)
            raise ValueError(tell("split-error-cluster", reason=reason)) from failure
