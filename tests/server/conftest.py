"""A server for all tests that leave it as it is, people who go home afterwards, and a PostgreSQL of our own."""

import os
import pwd
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.running import Person, Server, running


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What the server runs of the rules is not measured for coverage: that is the work of tests/rules."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.no_cover)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), "--no-limits", "--bot-pause", "0") as server:
        yield server


Visit = Callable[..., Person]


@pytest.fixture
def visit(server: Server) -> Iterator[Visit]:
    """`visit()`: somebody new comes to the server; `visit("pt-BR")`: who speaks Portuguese."""
    people: list[Person] = []

    def come(lang: str = "en") -> Person:
        people.append(Person(server.address, lang))
        return people[-1]

    yield come
    for person in people:
        person.close()


# ---- PostgreSQL

def _programs() -> Path | None:
    """Where initdb and postgres are: Debian keeps them out of the path."""
    places = [Path(found).parent for found in [shutil.which("initdb")] if found]
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


def _as_nobody(words: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "nobody", "--", *words] if os.getuid() == 0 else words


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], str]]:
    """`postgres()`: the address of a new, empty database."""
    programs = _programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed: no initdb in the path or in /usr/lib/postgresql")
    folder = Path(str(tmp_path_factory.mktemp("postgres")))
    if os.getuid() == 0:               # nobody must be able to reach it
        nobody = pwd.getpwnam("nobody")
        for parent in [folder, *folder.parents]:
            if parent == Path(parent.anchor) or parent.stat().st_mode & 0o001:
                continue
            parent.chmod(parent.stat().st_mode | 0o011)
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    cluster = folder / "cluster"
    home = {**os.environ, "LC_ALL": "C.UTF-8"}
    subprocess.run(_as_nobody([str(programs / "initdb"), "-D", str(cluster), "-U", "gunmetal", "-A", "trust", "--no-sync"]),
                   check=True, capture_output=True, env=home, cwd="/")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    log = (folder / "log").open("wb")
    process = subprocess.Popen(_as_nobody([str(programs / "postgres"), "-D", str(cluster), "-p", str(port), "-k", str(folder),
                                           "-c", "listen_addresses=127.0.0.1"]), stdout=log, stderr=log, env=home, cwd="/")
    try:
        base = f"postgresql://gunmetal@127.0.0.1:{port}"
        _answers(f"{base}/postgres", process)
        names = iter(range(1_000))

        def new() -> str:
            name = f"tables_{next(names)}"
            _execute(f"{base}/postgres", f"CREATE DATABASE {name}")
            return f"{base}/{name}"

        yield new
    finally:
        process.terminate()
        process.wait(60)
        log.close()


def _execute(url: str, statement: str) -> None:
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(statement.encode())


def _answers(url: str, process: "subprocess.Popen[bytes]") -> None:
    import psycopg

    while process.poll() is None:
        try:
            psycopg.connect(url, connect_timeout=5).close()
            return
        except psycopg.OperationalError:
            os.sched_yield()
    raise AssertionError("PostgreSQL has ended")
