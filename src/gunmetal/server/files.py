"""Files of the page, kept in memory and compressed once: a table asks for a hundred of them."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

TEXT = {".js", ".css", ".svg", ".ftl", ".html", ".md", ".txt", ".json"}
TYPES = {".js": "text/javascript", ".ftl": "text/plain", ".md": "text/markdown", ".woff2": "font/woff2", ".svg": "image/svg+xml"}


@dataclass(frozen=True)
class Kept:
    changed: int                       # of the file, in nanoseconds
    body: bytes
    compressed: bytes | None
    tag: str
    type: str


class Files:
    """Browsers keep the files too, and ask whether they have changed before they use them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._kept: dict[str, Kept] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = self._answer(scope) if scope["method"] in ("GET", "HEAD") else Response(status_code=405)
        await response(scope, receive, send)

    def _answer(self, scope: Scope) -> Response:
        kept = self._find(scope["path"].removeprefix(scope.get("root_path", "")).lstrip("/"))
        if kept is None:
            return Response(status_code=404)
        headers = Headers(scope=scope)
        told = {"ETag": kept.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        if headers.get("if-none-match") == kept.tag:
            return Response(status_code=304, headers=told)
        if kept.compressed is not None and "gzip" in headers.get("accept-encoding", ""):
            return Response(kept.compressed, headers=told | {"Content-Encoding": "gzip"}, media_type=kept.type)
        return Response(kept.body, headers=told, media_type=kept.type)

    def _find(self, name: str) -> Kept | None:
        """Only what lies in the folder: `..` leads nowhere."""
        path = (self._folder / name).resolve()
        if not path.is_relative_to(self._folder) or not path.is_file():
            return None
        changed = path.stat().st_mtime_ns
        if name not in self._kept or self._kept[name].changed != changed:
            self._kept[name] = keep(path.read_bytes(), path.suffix, changed)
        return self._kept[name]


def keep(body: bytes, suffix: str, changed: int) -> Kept:
    kind = TYPES.get(suffix) or mimetypes.guess_type(f"_{suffix}")[0] or "application/octet-stream"
    return Kept(changed, body, gzip.compress(body, mtime=0) if suffix in TEXT else None,
                f'"{hashlib.sha256(body).hexdigest()[:20]}"', kind)
