"""Counts over a real cluster of Dask, of several processes, one of which is killed."""

import os
import signal

import pytest
from distributed import Client, Future, LocalCluster

from knights import split
from knights.command.arguments import main
from knights.split.pool import open_cluster


@pytest.fixture(scope="module")
def cluster():
    with LocalCluster(
        n_workers=3, threads_per_worker=1, processes=True, dashboard_address=":0"
    ) as made:
        yield made


def test_a_count_goes_on_where_a_worker_is_killed(cluster, tmp_path):
    with Client(cluster) as client:
        workers = client.run(os.getpid)
    assert len(set(workers.values()) - {os.getpid()}) == 3
    killed = []

    def kill_one(counted):
        if len(counted.done) == 5:
            killed.append(workers.popitem()[1])
            os.kill(killed[0], signal.SIGKILL)

    file = str(tmp_path / "queens.db")
    with open_cluster(cluster.scheduler_address) as executor:
        counted = split.count("queens/10", executor, parts=80, file=file, report=kill_one)
    assert len(counted.plan.parts) > 40 and len(killed) == 1
    alone = split.count("queens/10", parts=1)
    assert (counted.count, counted.different, counted.placed) == (724, 92, alone.placed)
    # The file has it all.
    assert split.count("queens/10", file=file).count == 724


def test_a_result_counts_though_its_worker_is_gone_by_then(cluster, monkeypatch):
    with open_cluster(cluster.scheduler_address) as executor:
        with pytest.raises(ZeroDivisionError):
            executor.submit(divmod, 17, 0).result(60)
        monkeypatch.setattr(Future, "status", property(lambda self: "lost"))
        assert executor.submit(divmod, 17, 5).result(60) == (3, 2)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("count queens 9", "352 solutions, 46 essentially different\n"),
        ("race queens/8 queens/8/order=fewest --format csv", "1,218,113,105,found,queens/8\n"),
        ("table queens 8 --format csv", "left,218,113,105,found,queens/8\n"),
    ],
)
def test_the_commands_tell_the_same_over_a_cluster(line, told, cluster, capsys):
    assert main([*line.split(), "--dask", cluster.scheduler_address]) == 0
    assert told in capsys.readouterr().out


@pytest.mark.parametrize(
    "address", ["tcp://127.0.0.1:9", "tcp://no.such.host.invalid:8786", "x", "://"]
)
def test_an_address_that_does_not_answer_is_told_so(address, monkeypatch, capsys):
    monkeypatch.setattr("knights.split.pool.SECONDS", 2.0)
    assert main(["count", "queens", "8", "--dask", address]) == 2
    assert "no scheduler answers there" in capsys.readouterr().err


def test_a_cluster_that_ends_in_the_middle_is_told_so(tmp_path):
    made = LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=":0")

    def end(counted):
        if len(counted.done) == 3:
            made.close()

    file = str(tmp_path / "queens.db")
    told = pytest.raises(ValueError, match="could not finish")
    with told, open_cluster(made.scheduler_address) as executor:
        split.count("queens/9", executor, parts=60, report=end, file=file)
    assert split.count("queens/9", file=file).count == 352
