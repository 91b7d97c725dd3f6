"""`python -m gunmetal.kernel.compile UNIT...`: compiles units into the cache. Exit code 3: there is nowhere to keep them.

Units of one game take much less time together than one by one. With `--checked` all indices are checked in the code, with `--asks`
chance is asked (asked.py). With `--until-eof` it gives up as soon as its standard input closes, so that it never outlives whoever
started it.
"""

import os
import sys
import threading

NOWHERE, GIVEN_UP = 3, 4


def give_up_at_eof() -> None:
    while os.read(0, 4096):            # not sys.stdin: its lock would break the interpreter's exit
        pass
    os._exit(GIVEN_UP)


def main(words: list[str]) -> int:
    if "--until-eof" in words:
        threading.Thread(target=give_up_at_eof, daemon=True).start()
    from gunmetal.kernel import native  # noqa: PLC0415 - the watch above begins before the long import
    from gunmetal.kernel.cache import cache_folder, writable  # noqa: PLC0415

    if not writable(cache_folder()):
        return NOWHERE
    for unit in words:
        if not unit.startswith("--"):
            native.world(unit, bounds_checked="--checked" in words, asks="--asks" in words)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
