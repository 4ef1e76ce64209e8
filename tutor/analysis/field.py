"""Playing many games in this process, over a pool of processes, or over a cluster, whatever happens to the workers.

Games are independent, so a worker that is lost costs only what it was playing: the pool is opened anew and those games
are played again, each alone, so that a game which brings its worker down is known for certain. After a few times it is
reported and left out, instead of being tried for ever.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from tutor.coach.spread import executor
from tutor.core.errors import BadTournament

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

#: How often a game may bring its worker down.
STRIKES: Final = 3
#: Games that wait at each process for their turn, so that it never waits for us.
AHEAD: Final = 2
#: Games that are on their way to or from a cluster, however many machines it has.
ON_THE_WAY: Final = 200

#: What a game gave, as plain values.
Report = dict[str, Any]


class Numbered(Protocol):
    """A game to be played."""

    @property
    def number(self) -> int:
        """Return its number."""
        ...

    @property
    def seed(self) -> int:
        """Return its deal."""
        ...


Play = Callable[[Any], Report]


class Failure(NamedTuple):
    """A game that could not be finished, and why."""

    number: int
    seed: int
    #: What went wrong, as the program says it; empty if its worker was lost each time.
    error: str


def play_all(
    tasks: Iterable[Numbered], play: Play, workers: int | None = None, cluster: str | None = None
) -> Iterator[Report | Failure]:
    """Yield what each game gave, in the order in which they end."""
    if cluster is None and (workers is None or workers == 1):
        for task in tasks:
            yield _outcome(attempt(play, task), task)
    else:
        yield from _Field(tasks, play, workers, cluster).reports()


def attempt(play: Play, task: Numbered) -> Report | str:
    """Play a game; an error comes back as text, because not every error can travel between processes."""
    try:
        return play(task)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def _outcome(answer: Report | str, task: Numbered) -> Report | Failure:
    return Failure(task.number, task.seed, answer) if isinstance(answer, str) else answer


class _Field:
    """Games that wait, games in play, and those that were in play when a worker was lost."""

    def __init__(self, tasks: Iterable[Numbered], play: Play, workers: int | None, cluster: str | None) -> None:
        self.waiting = deque(tasks)
        self.suspects: deque[Numbered] = deque()
        self.playing: dict[Future[Report | str], Numbered] = {}
        self.strikes: Counter[int] = Counter()
        self.play = play
        self.workers = workers
        self.cluster = cluster

    def reports(self) -> Iterator[Report | Failure]:
        """Yield what each game gave, opening another pool whenever one breaks."""
        from concurrent.futures import BrokenExecutor, CancelledError

        while self.waiting or self.suspects:
            try:
                with executor(self.workers, self.cluster) as pool:
                    yield from self._use(pool)
            except BrokenExecutor:
                yield from self._blame()
            except CancelledError:
                raise BadTournament("cluster-lost", address=str(self.cluster)) from None

    def _use(self, pool: Executor) -> Iterator[Report | Failure]:
        from concurrent.futures import FIRST_COMPLETED, wait

        width = ON_THE_WAY if self.cluster is not None else AHEAD * (self.workers or 1)
        while True:
            if self.suspects:
                if not self.playing:
                    self._start(pool, self.suspects)
            else:
                while self.waiting and len(self.playing) < width:
                    self._start(pool, self.waiting)
            if not self.playing:
                return
            done, _ = wait(self.playing, return_when=FIRST_COMPLETED)
            for future in done:
                yield self._answer(future)

    def _start(self, pool: Executor, games: deque[Numbered]) -> None:
        self.playing[pool.submit(attempt, self.play, games[0])] = games[0]  # a broken pool refuses: then it stays
        games.popleft()

    def _answer(self, future: Future[Report | str]) -> Report | Failure:
        from concurrent.futures import BrokenExecutor, CancelledError

        try:
            answer = future.result()
        except (BrokenExecutor, CancelledError):
            raise
        except Exception as error:  # a cluster that has lost several workers with this game says so
            answer = f"{type(error).__name__}: {error}"
        return _outcome(answer, self.playing.pop(future))

    def _blame(self) -> Iterator[Report | Failure]:
        """Count what was in play against each of these games; those that were finished in time are safe."""
        for future, task in self.playing.items():
            if future.done() and not future.cancelled() and future.exception() is None:
                yield _outcome(future.result(), task)
                continue
            self.strikes[task.number] += 1
            if self.strikes[task.number] < STRIKES:
                self.suspects.append(task)
            else:
                yield Failure(task.number, task.seed, "")
        self.playing.clear()
