"""A real server in a process of its own, which can be killed and started again on the same port with the same data."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Self

GUNMETAL = Path(sys.executable).with_name("gunmetal")
LAST_WORDS = 10                        # seconds to stop in


class Server:
    def __init__(self, folder: Path) -> None:
        self.data, self._words = folder / "data", folder / "server.log"
        self.port = 0
        self._process = self._start(0)

    def _start(self, port: int) -> subprocess.Popen[str]:
        command = [str(GUNMETAL), "serve", "--port", str(port), "--data", str(self.data),
                   "--bot-pause", "0", "--quiet", "--no-limits"]
        with self._words.open("a") as words:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=words, text=True)
        assert process.stdout is not None
        said = process.stdout.readline()           # ends when the process does
        process.stdout.close()
        found = re.search(r"http://[^\s:]+:(\d+)/", said)
        assert found, f"the server did not say where it is: {said!r} {self._words.read_text()}"
        self.port = int(found[1])
        return process

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """At once, as a power cut would."""
        self._process.kill()
        self._process.wait(LAST_WORDS)

    def start_again(self) -> None:
        self._process = self._start(self.port)

    def errors(self) -> list[str]:
        """What it complained of."""
        lines = self._words.read_text().splitlines()
        told = [line for line in lines if line.startswith("{") and json.loads(line)["level"] in ("error", "critical")]
        return told + [line for line in lines if line.startswith("Traceback")]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        try:
            self._process.wait(LAST_WORDS)
        except subprocess.TimeoutExpired:
            self.kill()
