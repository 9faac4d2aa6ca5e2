"""Anthropic's Messages API as a model, with a key of the user's own.

Only the standard library is used. The key goes into one header of one request to one host: no
redirect is followed, and nothing but a loop back to this machine is spoken to without encryption.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import threading
from typing import Any
from urllib.parse import SplitResult, urlsplit

from nidra.base.errors import ModelAbsent, ModelBroken, ModelUnclear
from nidra.base.text import one_line, storable
from nidra.inference.answers import quoted
from nidra.inference.chat import Schema
from nidra.inference.judge import ChatJudge

KEY = "ANTHROPIC_API_KEY"
URL = "ANTHROPIC_BASE_URL"
MODEL = "claude-sonnet-5"
_DEFAULT_URL = "https://api.anthropic.com"
_VERSION = "2023-06-01"
_LIMIT = 1 << 20
_LOCAL = ("localhost", "127.0.0.1", "::1")


class Anthropic:
    """Asks `POST /v1/messages`. Key and address come from `ANTHROPIC_API_KEY` and
    `ANTHROPIC_BASE_URL` where none is given, the model from `ANTHROPIC_MODEL`."""

    def __init__(
        self,
        model: str | None = None,
        key: str | None = None,
        *,
        url: str | None = None,
        seconds: float = 60.0,
    ) -> None:
        self.model = model or os.environ.get("ANTHROPIC_MODEL") or MODEL
        self.url = (url or os.environ.get(URL) or _DEFAULT_URL).rstrip("/")
        self.seconds = seconds
        self._key = (key or os.environ.get(KEY) or "").strip()
        self._stop = threading.Event()

    @property
    def name(self) -> str:
        """The model and the host that serves it, as far as its address names one."""
        try:
            host = _address(self.url).netloc.rpartition("@")[2]
        except ValueError:
            host = "an address that is none"
        return one_line(f"{self.model} at {host}", 200)

    @property
    def mark(self) -> str:
        """Address, model and a digest of the key: another key is another model."""
        digest = hashlib.sha256(self._key.encode("utf-8", "replace")).hexdigest()[:12]
        told = f"anthropic {self.url} {self.model} {digest if self._key else 'absent'}"
        return storable(told)

    def complete(
        self, role: str, system: str, user: str, schema: Schema, max_tokens: int
    ) -> str | dict[str, Any]:
        """The text of its answer. Raises `ModelAbsent`, `ModelBroken`, `ModelUnclear`."""
        self._require_set_up()
        asked = {
            "model": self.model,
            "max_tokens": max_tokens,
            "system": system,
            "messages": [{"role": "user", "content": user}],
        }
        return self._text(self._sent(json.dumps(asked).encode("ascii")))

    def _require_set_up(self) -> None:
        if not self._key:
            raise ModelAbsent(name=self.name, reason=f"needs a key, and {KEY} is not set.")
        if not self._key.isascii() or not self._key.isprintable():
            raise ModelAbsent(name=self.name, reason=f"needs a key, and what {KEY} holds is none.")
        try:
            parts = _address(self.url)
        except ValueError:
            raise ModelAbsent(
                name=self.name,
                reason=f"cannot be asked: {URL} takes https:// with the name of a host, or is unset.",
            ) from None
        if parts.scheme != "https" and (parts.scheme, parts.hostname in _LOCAL) != ("http", True):
            raise ModelAbsent(
                name=self.name, reason=f"has no address that begins with https:// in {URL}."
            )

    def _sent(self, body: bytes) -> bytes:
        from http.client import HTTPException
        from urllib.error import URLError

        from nidra.inference.post import Stopped

        try:
            return self._heard(body)
        except Stopped:
            raise ModelBroken(name=self.name, reason="was told to stop.") from None
        except TimeoutError:
            raise self._overtime() from None
        except URLError as problem:
            if isinstance(problem.reason, TimeoutError):
                raise self._overtime() from None
            reason = f"could not be reached: {quoted(str(problem.reason))}."
            raise ModelBroken(name=self.name, reason=reason) from None
        except (OSError, ValueError, HTTPException) as problem:
            reason = f"broke off the talk: {quoted(str(problem))}."
            raise ModelBroken(name=self.name, reason=reason) from None

    def _heard(self, body: bytes) -> bytes:
        """What was replied. Raises `ModelBroken` for a refusal and for a reply without end."""
        from nidra.inference.post import posted

        headers = {
            "content-type": "application/json",
            "anthropic-version": _VERSION,
            "x-api-key": self._key,
        }
        reply = posted(
            f"{self.url}/v1/messages",
            headers,
            body,
            direct=_address(self.url).hostname in _LOCAL,
            seconds=self.seconds,
            limit=_LIMIT,
            stop=self._stop,
        )
        if not 200 <= reply.status < 300:
            reason = f"refused with status {reply.status}. It said: {_complaint(reply.body)}"
            raise ModelBroken(name=self.name, reason=reason)
        if reply.cut:
            raise ModelBroken(name=self.name, reason="talked without end.")
        return reply.body

    def _overtime(self) -> ModelBroken:
        return ModelBroken(
            name=self.name, reason=f"gave no answer within {self.seconds:g} seconds."
        )

    def _text(self, heard: bytes) -> str:
        try:
            blocks = json.loads(heard)["content"]
            texts = [block["text"] for block in blocks if block["type"] == "text"]
            return "".join(texts)
        except (ValueError, KeyError, TypeError, RecursionError):
            shown = quoted(heard[:400].decode("utf-8", "replace"))
            raise ModelUnclear(
                name=self.name, reason=f"replied without an answer: {shown}"
            ) from None

    def stop(self) -> None:
        """End what is being asked now."""
        self._stop.set()

    def start(self) -> None:
        """May be asked again."""
        self._stop.clear()


class AnthropicJudge(ChatJudge):
    """A judge that asks Anthropic's API. `key` is taken from `ANTHROPIC_API_KEY` where none is given."""

    def __init__(
        self,
        model: str | None = None,
        key: str | None = None,
        *,
        url: str | None = None,
        seconds: float = 60.0,
    ) -> None:
        super().__init__(Anthropic(model, key, url=url, seconds=seconds))


def _address(url: str) -> SplitResult:
    """An address in its parts. Raises `ValueError` where it has none or they make no sense."""
    parts = urlsplit(url)
    if not parts.hostname or parts.port == 0 or not url.isprintable():
        raise ValueError(url)
    return parts


def _complaint(body: bytes) -> str:
    """What an error reply says, in short."""
    words = body.decode("utf-8", "replace")
    with contextlib.suppress(ValueError, KeyError, TypeError, RecursionError):
        words = str(json.loads(words)["error"]["message"])
    return quoted(words)
