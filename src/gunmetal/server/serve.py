"""`gunmetal serve`: runs the server until it is told to stop, and says where the page is."""

import json
import logging
import socket
import sys
import threading
import time
import webbrowser
from types import FrameType
from typing import Any

import uvicorn
from fastapi import FastAPI

from gunmetal.kernel.problems import BadInput
from gunmetal.kernel.texts import Texts
from gunmetal.server.app import Options, application

SECRET = frozenset({"token", "seed", "hand", "cookie", "authorization"})
OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime"}


class JsonLines(logging.Formatter):
    """A line of JSON for each thing worth knowing. What is secret has no way in: only named facts are written."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        facts: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "what": record.getMessage()}
        facts |= {key: value for key, value in vars(record).items() if key not in OWN | SECRET}
        if record.exc_info and record.exc_info[0] is not None:
            facts["error"] = record.exc_info[0].__name__
        return json.dumps(facts, default=str)


def set_up_logs(quiet: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger("gunmetal")
    root.handlers, root.propagate = [handler], False
    root.setLevel(logging.WARNING if quiet else logging.INFO)


class Server(uvicorn.Server):
    """Ends well when it is told to: streams, which would never end by themselves, are ended first, and the exit code is 0."""

    def __init__(self, app: FastAPI) -> None:
        super().__init__(uvicorn.Config(app, log_config=None, access_log=False, proxy_headers=False, server_header=False,
                                        timeout_graceful_shutdown=3))
        self._app = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        self._captured_signals.clear()         # or it would be raised once more at the end

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._app.state.hall.end_streams()
        await super().shutdown(sockets)


def serve(options: Options, host: str, port: int, texts: Texts, open_page: bool, quiet: bool) -> int:
    set_up_logs(quiet)
    listening = _listen(host, port)
    address = f"http://{_reachable(host)}:{listening.getsockname()[1]}/"
    server = Server(application(options))
    print(texts.text("serve-at", address=address), flush=True)
    if open_page:
        threading.Thread(target=_open_when_ready, args=(server, address), daemon=True).start()
    server.run(sockets=[listening])
    return 0 if server.started else 1


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise BadInput("serve-refused", host=host, port=str(port), reason=error.strerror or str(error)) from None
    listening.listen(2048)
    return listening


def _reachable(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect(("192.0.2.1", 9))        # nothing is sent: only which address would be used
                return str(probe.getsockname()[0])
            except OSError:
                return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def _open_when_ready(server: uvicorn.Server, address: str) -> None:
    while not server.started:
        time.sleep(0.05)
    webbrowser.open(address)
