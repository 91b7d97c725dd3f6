"""Bring a virtual environment up to date: `setup.py [--check] FOLDER [EXTRA ...]`. Standard library only; asks nothing.

A stamp in the environment records what it was made for (this checkout, the Python, pyproject.toml, the extras). It is
removed before anything changes and written last, so an environment without a stamp is half made and is made anew.
With a current stamp nothing happens and the network is not used.
"""

import fcntl
import hashlib
import json
import os
import platform
import shutil
import sys
from pathlib import Path
from typing import Any

from progress import Steps, main

ROOT = Path(__file__).resolve().parent.parent
STAMP = "gunmetal-stamp.json"
# Numba and NumPy take an hour to compile where no wheel exists: better an older wheel, or a plain "none found".
WHEELS_ONLY = "numba,llvmlite,numpy"
MISLEADING = {"PYTHONPATH", "PYTHONHOME", "PIP_TARGET", "PIP_PREFIX"}    # would lead pip out of the environment
BUSY = {"Collecting", "Downloading", "Installing", "Building"}           # first words of pip's lines worth showing


def wanted() -> dict[str, str]:
    return {
        "root": str(ROOT),
        "python": platform.python_version(),
        "project": hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest(),
    }


def read_stamp(venv: Path) -> dict[str, Any]:
    try:
        stamp = json.loads((venv / STAMP).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(venv: Path, extras: set[str]) -> None:
    draft = venv / f"{STAMP}.new"
    draft.write_text(json.dumps(wanted() | {"extras": sorted(extras)}, indent=2), "utf-8")
    draft.replace(venv / STAMP)


def is_current(venv: Path, extras: set[str]) -> bool:
    stamp = read_stamp(venv)
    return extras <= set(stamp.pop("extras", ())) and stamp == wanted()


def is_updatable(venv: Path) -> bool:
    """The environment is whole, here, and of this Python: only the packages may have changed."""
    stamp, want = read_stamp(venv), wanted()
    return all(stamp.get(key) == want[key] for key in ("root", "python")) and (venv / "bin/python").exists()


def clear(venv: Path, ours: bool) -> None:
    if venv.is_symlink():
        venv.unlink()
    elif venv.exists() and ours:
        shutil.rmtree(venv)
    elif venv.exists():
        aside = next(path for n in range(1, 1000) if not (path := venv.with_name(f"{venv.name}-kept-{n}")).exists())
        venv.rename(aside)
        print(f"Set-up: {venv.name} was not made by this project; it is kept as {aside.name}.")


def package(line: str) -> str | None:
    """What pip is busy with, for the live line: `Collecting numba>=0.61` and the like."""
    words = line.split()
    return " ".join(words[:2])[:60] if words and words[0] in BUSY else None


def pip_environment() -> dict[str, str]:
    env = {key: value for key, value in os.environ.items() if key not in MISLEADING}
    return env | {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1", "PIP_USER": "0", "PYTHONUNBUFFERED": "1"}


def set_up(venv: Path, extras: set[str], lock: int, ours: bool) -> int:
    update = is_updatable(venv)
    if update:
        extras = extras | set(read_stamp(venv)["extras"])
        (venv / STAMP).unlink()
    else:
        clear(venv, ours)
    print(f"Setting up {venv.name} with Python {platform.python_version()} (once, and when pyproject.toml changes).")
    steps = Steps(1 if update else 2)
    # The lock goes to the commands too: should this process be killed, the next set-up waits for what it left running.
    if not update and steps.run("virtual environment", [sys.executable, "-m", "venv", str(venv)], pass_fds=[lock]).code:
        return 1
    project = f".[{','.join(sorted(extras))}]" if extras else "."
    command = [str(venv / "bin/python"), "-m", "pip", "install", "--only-binary", WHEELS_ONLY, "--editable", project]
    title = f"packages ({', '.join(['gunmetal', *sorted(extras)])})"
    if steps.run(title, command, env=pip_environment(), pass_fds=[lock], doing=package).code:
        print("Set-up: the packages could not be installed; pip's own words are above.")
        return 1
    write_stamp(venv, extras)
    return 0


def run() -> int:
    check, folder, *names = sys.argv[1:] if sys.argv[1] == "--check" else ["", *sys.argv[1:]]
    os.chdir(ROOT)
    venv, extras = ROOT / folder, set(names)
    if check:
        return 0 if is_current(venv, extras) else 1
    lock_file = venv.with_name(f"{venv.name}.lock")
    ours = lock_file.exists()
    with lock_file.open("a") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print(f"Set-up: another set-up of {venv.name} is running; waiting for it.", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        return 0 if is_current(venv, extras) else set_up(venv, extras, lock.fileno(), ours)


if __name__ == "__main__":
    main(run)
