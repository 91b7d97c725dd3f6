"""The store: a SQLite file, or PostgreSQL by its address. What is written is safe when `write` returns.

One thread has the connection. Writes that come together are committed together, so that many tables share the wait for the disk.
Work may be done twice, and so must do nothing but ask the connection.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from gunmetal.kernel.problems import BadInput
from gunmetal.server.schema import metadata

T = TypeVar("T")
Work = Callable[[Connection], T]
TOGETHER = 64                          # writes in one transaction, at most


class _Job:
    def __init__(self, work: Work[Any], loop: asyncio.AbstractEventLoop) -> None:
        self.work, self.loop = work, loop
        self.done: asyncio.Future[Any] = loop.create_future()

    def finish(self, result: Any, error: BaseException | None) -> None:
        self.loop.call_soon_threadsafe(self._finish, result, error)

    def _finish(self, result: Any, error: BaseException | None) -> None:
        if self.done.cancelled():
            return
        if error is not None:
            self.done.set_exception(error)
        else:
            self.done.set_result(result)


class Store:
    def __init__(self, url: str) -> None:
        self._engine = _engine(url)
        self._jobs: queue.Queue[_Job | None] = queue.Queue()
        try:
            metadata.create_all(self._engine)
        except SQLAlchemyError as error:
            raise BadInput("store-refused", reason=str(getattr(error, "orig", error)).strip().partition("\n")[0]) from None
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def write(self, work: Work[T]) -> T:
        """Does the work in a transaction of its own, as far as others can see, and returns when it is safe."""
        job = _Job(work, asyncio.get_running_loop())
        self._jobs.put(job)
        result: T = await asyncio.shield(job.done)
        return result

    read = write                       # the same thread: what was written before is seen

    def close(self) -> None:
        """What was asked before is still done."""
        self._jobs.put(None)
        self._thread.join()
        self._engine.dispose()

    def _run(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch, last = [first], False
            while len(batch) < TOGETHER and not last:
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    last = True
                else:
                    batch.append(job)
            self._carry_out(batch)
            if last:
                return

    def _carry_out(self, batch: list[_Job]) -> None:
        """All in one transaction. If anything goes wrong there, nothing of it was done, and each has its own instead: what is wrong
        with one leaves the others alone."""
        try:
            with self._engine.begin() as connection:
                results = [job.work(connection) for job in batch]
        except Exception as error:  # noqa: BLE001 - it is handed to whoever asked
            if len(batch) == 1:
                batch[0].finish(None, error)
            else:
                for job in batch:
                    self._carry_out([job])
        else:
            for job, result in zip(batch, results, strict=True):
                job.finish(result, None)


def file_url(folder: Path) -> str:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("folder-refused", folder=str(folder), reason=error.strerror or str(error)) from None
    return f"sqlite:///{folder / 'gunmetal.sqlite'}"


def _engine(url: str) -> Engine:
    if url.startswith(("postgres://", "postgresql://")):
        url = "postgresql+psycopg://" + url.partition("://")[2]
    try:
        engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"), hide_parameters=True)     # errors are logged
    except (SQLAlchemyError, ImportError) as error:
        raise BadInput("store-refused", reason=str(error).partition("\n")[0]) from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """SQLAlchemy begins transactions itself, and a commit waits until the disk has it."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
