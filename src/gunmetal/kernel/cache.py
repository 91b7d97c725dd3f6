"""Where compiled code is kept: one folder for each content of all that a game is compiled from, so it can never be stale."""

import fcntl
import hashlib
import os
import platform
import re
import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

STAMP_LENGTH = 20


def content_stamp(sources: Mapping[Path, str], *words: str) -> str:
    """Changes when a byte of any source, the versions of Python, Numba or NumPy, or one of the words changes."""
    from importlib.metadata import version  # noqa: PLC0415 - not needed before something is compiled

    digest = hashlib.sha256("\0".join([sys.version, platform.machine(), version("numba"), version("numpy"), *words]).encode())
    for path in sorted(sources):
        digest.update(f"{path.parent.name}/{path.name}\0{sources[path]}\0".encode())
    return digest.hexdigest()[:STAMP_LENGTH]


def cache_folder() -> Path | None:
    """`GUNMETAL_CACHE`, or the user's cache folder; None where there is none, and then code lives in memory only."""
    named = os.environ.get("GUNMETAL_CACHE")
    if named is not None:
        return Path(named) if named else None
    with suppress(RuntimeError):
        base = os.environ.get("XDG_CACHE_HOME")
        home = Path.home()
        return (Path(base) if base else home / ("Library/Caches" if sys.platform == "darwin" else ".cache")) / "gunmetal"
    return None


def writable(folder: Path | None) -> bool:
    """Whether files can be made there; makes the folder if it can."""
    if folder is None:
        return False
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError:
        return False
    return True


@contextmanager
def alone(folder: Path | None) -> Iterator[None]:
    """While one process compiles into a folder, others wait for what it keeps there. Where that cannot be arranged, all compile."""
    with ExitStack() as at_end:
        if folder is not None:
            with suppress(OSError):
                folder.mkdir(parents=True, exist_ok=True)
                fcntl.flock(at_end.enter_context((folder / "lock").open("w")), fcntl.LOCK_EX)
        yield


def forget_others(folder: Path, used: Path, keep: int = 32) -> None:
    """Removes all compilations but the ones used last. Touches nothing that does not look like one."""
    with suppress(OSError):
        used.touch()
        ours = [path for path in folder.iterdir() if re.fullmatch(f"[0-9a-f]{{{STAMP_LENGTH}}}", path.name)]
        for old in sorted(ours, key=lambda path: path.stat().st_mtime, reverse=True)[keep:]:
            shutil.rmtree(old, ignore_errors=True)
