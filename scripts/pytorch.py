"""PyTorch for the test that it takes the arrays of `gunmetal.batch` as they are: a build for the CPU alone, where pip finds one.

What PyPI has for Linux brings gigabytes for graphics cards. Nobody gets those by running tests: the test is then left out.
"""

import importlib.util
import platform
import re
import subprocess
import sys

SMALL_ANYWAY = {"Darwin", "Windows"}   # systems for which PyPI's build is for the CPU alone


def wanted(listed: str, system: str) -> str | None:
    """What to ask pip for, after what `pip index versions torch` said; None: nothing small is offered."""
    builds = re.findall(r"\d[\w.]*\+cpu", listed)
    if builds:
        return f"torch=={builds[0]}"
    return "torch>=2.6" if system in SMALL_ANYWAY and listed else None


def run() -> int:
    if importlib.util.find_spec("torch"):
        return 0
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    asked = subprocess.run([*pip, "index", "versions", "torch"], capture_output=True, text=True, check=False)
    requirement = wanted(asked.stdout, platform.system())
    if requirement is None:
        print("pip is offered no PyTorch for the CPU alone: its test is left out.")
        return 0
    return subprocess.run([*pip, "install", "--quiet", "--no-compile", requirement], check=False).returncode


if __name__ == "__main__":
    sys.exit(run())
