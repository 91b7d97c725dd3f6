"""Debian's packages that the tests need: installed where that is allowed, named where it is not.

With `--refuse` nothing is installed: it only says so, at once, where something is missing and cannot be.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from progress import Steps, main

# What must be there, by name or by pattern, and the package that has it.
NEEDED = {
    "chromium-headless-shell": (("chromium-headless-shell",), ()),
    "chromium": (("chromium", "chromium-browser", "google-chrome"), ()),
    "postgresql": (("initdb",), ("usr/lib/postgresql/*/bin/initdb",)),
}

HELPFUL = {"chromium-headless-shell"}  # browser tests take half as long with it; not every system has it


def is_there(names: tuple[str, ...], patterns: tuple[str, ...]) -> bool:
    return any(shutil.which(name) for name in names) or any(any(Path("/").glob(pattern)) for pattern in patterns)


def run() -> int:
    missing = [package for package, (names, patterns) in NEEDED.items() if not is_there(names, patterns)]
    if not missing:
        return 0
    may_install = os.geteuid() == 0 and shutil.which("apt-get")
    if not may_install:
        missing = [package for package in missing if package not in HELPFUL]
        if not missing:
            return 0
        names = " and ".join(missing)
        print(f"The tests need {names}. On Debian and Ubuntu: sudo apt install {' '.join(missing)}", file=sys.stderr)
        return 1
    if "--refuse" in sys.argv:
        return 0
    steps = Steps(2)
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    steps.run("list of packages", ["apt-get", "update", "-qq"], env=quiet)     # an old list may do as well
    found = [package for package in missing if package not in HELPFUL or is_known(package)]
    return steps.run(f"packages ({', '.join(found)})", ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *found],
                     env=quiet).code if found else 0


def is_known(package: str) -> bool:
    return subprocess.run(["apt-cache", "show", package], capture_output=True, check=False).returncode == 0


if __name__ == "__main__":
    main(run)
