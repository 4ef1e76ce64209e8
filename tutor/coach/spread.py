"""Spreading work out: over the cores of this machine, or over the machines of a Dask cluster.

Both come as an executor of `concurrent.futures`, so that whoever has work to share knows no more than that interface.
Processes and Dask are imported only when they are asked for: where there are none (in a browser, say) the rest works.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager, suppress
from typing import Any, Final

from tutor.core.errors import BadSetup

#: Seconds that a scheduler, and then a first worker of its, may take to answer.
PATIENCE: Final = 20
#: Where a scheduler can be. Dask itself takes a minute to find out that something else is no address.
_ADDRESS: Final = re.compile(r"(?:(?:tcp|tls|wss?)://)?(?:[\w.-]+|\[[0-9a-fA-F:.]+\]):[0-9]{1,5}")


@contextmanager
def executor(workers: int | None = None, cluster: str | None = None) -> Iterator[Executor]:
    """Open an executor: so many processes of this machine (at first one per core), or a Dask cluster by its address.

    Who leaves it by an error (Ctrl-C, say) does not wait for what is still being worked on.
    """
    if cluster is not None:
        yield from _machines(cluster)
    else:
        yield from _processes(workers)


def _processes(workers: int | None) -> Iterator[Executor]:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    if workers is not None and (type(workers) is not int or workers < 1):
        raise BadSetup("bad-workers", workers=str(workers))
    # fresh processes: a fork of a notebook's kernel, which has threads, may stand still for ever
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_start_work)
    try:
        yield pool
    except BaseException:
        # `terminate_workers` exists from Python 3.14 on; until then only the pool itself knows its processes
        for process in list((pool._processes or {}).values()):
            process.terminate()
        # the dead are soon waited for; a pool that still cleans up while Python ends may print an error of its own
        pool.shutdown(cancel_futures=True)
        raise
    else:
        pool.shutdown()


def _start_work() -> None:
    """Prepare a worker: Ctrl-C is its owner's business, and it does not outlive its owner."""
    import os
    import signal
    from multiprocessing import parent_process
    from threading import Thread

    owner = parent_process()

    def watch() -> None:
        if owner is not None:
            owner.join()
            os._exit(1)

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=watch, daemon=True).start()


def _machines(address: str) -> Iterator[Executor]:
    try:
        from distributed import Client
    except ImportError:
        raise BadSetup("no-distributed") from None
    if not _ADDRESS.fullmatch(address):
        raise BadSetup("no-cluster", address=address)
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError):  # nobody answers, or not in this way
        raise BadSetup("no-cluster", address=address) from None
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except OSError:
            raise BadSetup("no-machines", address=address) from None
        pool = client.get_executor(pure=False)
        try:
            yield _Parcels(pool)
        except BaseException:
            with suppress(Exception):  # a cluster that is gone cannot be told to stop
                pool.shutdown(wait=False)
            raise
        else:
            pool.shutdown()


class _Parcels(Executor):
    """An executor over Dask's that sends things as they are, like a pool of processes.

    Dask by itself takes dictionaries apart on their way, and named tuples among their keys arrive as mere tuples.
    """

    def __init__(self, pool: Executor) -> None:
        self._pool = pool

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Send a call; what comes back is what it would have returned here. Who has lost the cluster is cancelled."""
        try:
            sent = self._pool.submit(_open_parcel, pickle.dumps((fn, args, kwargs)))
        except Exception as error:  # Dask has several errors for a connection that is gone
            raise CancelledError from error
        answer: Future[Any] = Future()
        answer.set_running_or_notify_cancel()
        sent.add_done_callback(lambda done: _pass_on(done, answer))
        return answer


def _open_parcel(parcel: bytes) -> bytes:
    """Do, on another machine, what was sent."""
    fn, args, kwargs = pickle.loads(parcel)
    return pickle.dumps(fn(*args, **kwargs))


def _pass_on(done: Future[bytes], answer: Future[Any]) -> None:
    if done.cancelled():
        answer.set_exception(CancelledError())
    elif error := done.exception():
        answer.set_exception(error)
    else:
        answer.set_result(pickle.loads(done.result()))
