"""One POST whose time is bounded as a whole: names, headers, the reply, and an error's reply as well."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPSConnection
from typing import Any
from urllib.error import HTTPError
from urllib.request import (
    HTTPHandler,
    HTTPRedirectHandler,
    HTTPSHandler,
    OpenerDirector,
    ProxyHandler,
    Request,
    build_opener,
)

_POLL = 0.05
_LAST_WORDS = 0.5
_ERROR_LIMIT = 4000


class Stopped(Exception):
    """It was told to stop."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What came back. `cut` says that more than the limit came, and the rest was not read."""

    status: int
    body: bytes
    cut: bool


def posted(
    url: str,
    headers: Mapping[str, str],
    body: bytes,
    *,
    direct: bool,
    seconds: float,
    limit: int,
    stop: threading.Event,
) -> Reply:
    """Send `body` and hear the reply, up to `limit` bytes; `direct` passes every proxy by.

    No redirect is followed. Raises `TimeoutError` after `seconds`, `Stopped` soon after `stop`, and
    what `urllib` raises: `OSError`, `ValueError`, `HTTPException`.
    """
    request = Request(url, data=body, headers=dict(headers), method="POST")
    line = _Line()
    talk = _Talk(request, _opener(line, direct), seconds, limit)
    deadline = time.monotonic() + seconds
    talk.start()
    while talk.is_alive() and time.monotonic() < deadline and not stop.is_set():
        talk.join(_POLL)
    if talk.is_alive():
        line.cut()
        talk.join(_LAST_WORDS)
        if stop.is_set():
            raise Stopped
        raise TimeoutError
    if talk.problem is not None:
        raise talk.problem
    assert talk.reply is not None
    return talk.reply


class _Talk(threading.Thread):
    """The request in a thread of its own, which nobody has to wait for."""

    def __init__(
        self, request: Request, opener: OpenerDirector, seconds: float, limit: int
    ) -> None:
        super().__init__(daemon=True)
        self._request = request
        self._opener = opener
        self._seconds = seconds
        self._limit = limit
        self.reply: Reply | None = None
        self.problem: Exception | None = None

    def run(self) -> None:
        """Ask, and keep what came of it."""
        try:
            self.reply = self._asked()
        except Exception as problem:
            self.problem = problem

    def _asked(self) -> Reply:
        try:
            with self._opener.open(self._request, timeout=self._seconds) as reply:
                return Reply(reply.status, *_heard(reply, self._limit))
        except HTTPError as problem:
            with problem:
                return Reply(problem.code, *_heard(problem, _ERROR_LIMIT))


def _heard(reply: Any, limit: int) -> tuple[bytes, bool]:
    """A reply piece by piece, no more than `limit` bytes; was there more?"""
    heard = bytearray()
    while piece := reply.read1(1 << 16):
        heard += piece
        if len(heard) > limit:
            return bytes(heard[:limit]), True
    return bytes(heard), False


class _Line:
    """The sockets of one request, which can be cut from outside."""

    def __init__(self) -> None:
        self._sockets: list[socket.socket] = []
        self._is_cut = False
        self._lock = threading.Lock()

    def hold(self, one: socket.socket) -> None:
        """Know of a socket; one that comes after the cut is cut at once."""
        with self._lock:
            self._sockets.append(one)
            if self._is_cut:
                _shut(one)

    def cut(self) -> None:
        """End every wait on these sockets."""
        with self._lock:
            self._is_cut = True
            for one in self._sockets:
                _shut(one)


def _shut(one: socket.socket) -> None:
    """End it below encryption, whose own farewell could wait as well."""
    with contextlib.suppress(OSError):
        socket.socket.shutdown(one, socket.SHUT_RDWR)


def _opener(line: _Line, direct: bool) -> OpenerDirector:
    """One that goes where it is sent and nowhere else: a redirect would take the key along."""

    class Plain(HTTPConnection):
        def connect(self) -> None:
            super().connect()
            line.hold(self.sock)

    class Secret(HTTPSConnection):
        def connect(self) -> None:
            super().connect()
            line.hold(self.sock)

    class PlainHandler(HTTPHandler):
        def http_open(self, request: Request) -> Any:
            return self.do_open(Plain, request)

    class SecretHandler(HTTPSHandler):
        def https_open(self, request: Request) -> Any:
            return self.do_open(Secret, request)

    class Stay(HTTPRedirectHandler):
        def redirect_request(self, *_: Any, **__: Any) -> None:
            return None

    proxies = [ProxyHandler({})] if direct else []
    return build_opener(Stay, PlainHandler, SecretHandler, *proxies)
