"""Anthropic's API, as a server on this machine plays it."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from nidra.base.errors import ModelAbsent, ModelBroken
from nidra.inference.anthropic_api import AnthropicJudge
from nidra.records.contest import Side
from nidra.records.grade import Grade

FIVE = Side("mem_5", "The retry limit is 5 attempts — ünïcode", 1, Grade.UNVERIFIED)
SIX = Side("mem_6", "The retry limit is 6 attempts", 2, Grade.UNVERIFIED)


class Server(HTTPServer):
    """Answers every question with `status`, `body` and `headers`, and keeps what it was asked."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.status = 200
        self.headers: dict[str, str] = {}
        self.body = b""
        self.asked: list[tuple[str, dict[str, str], dict[str, Any]]] = []
        self.says("a")

    def says(self, winner: str | None) -> None:
        answer = json.dumps({"winner": winner, "reason": "r"})
        self.body = json.dumps({"content": [{"type": "text", "text": answer}]}).encode()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class _Handler(BaseHTTPRequestHandler):
    server: Server

    def do_POST(self) -> None:
        length = int(self.headers["content-length"])
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.asked.append((self.path, headers, json.loads(self.rfile.read(length))))
        self.send_response(self.server.status)
        for name, value in self.server.headers.items():
            self.send_header(name, value)
        self.send_header("content-length", str(len(self.server.body)))
        self.end_headers()
        self.wfile.write(self.server.body)

    def do_GET(self) -> None:
        self.server.asked.append((self.path, {}, {}))
        self.send_response(404)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Nothing on the terminal."""


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy", "ANTHROPIC_MODEL"):
        monkeypatch.delenv(name, raising=False)
    made = Server()
    monkeypatch.setenv("ANTHROPIC_BASE_URL", made.url)
    monkeypatch.setenv("ANTHROPIC_API_KEY", "key-of-a-test")
    thread = threading.Thread(target=made.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    yield made
    made.shutdown()
    thread.join()
    made.server_close()


def test_it_asks_with_key_and_version_and_reads_the_answer(server: Server) -> None:
    server.says(None)
    judge = AnthropicJudge("some-model")
    assert judge.resolve(FIVE, SIX) == {"winner": None, "reason": "r"}
    path, headers, asked = server.asked[0]
    assert path == "/v1/messages"
    assert headers["x-api-key"] == "key-of-a-test" and headers["anthropic-version"]
    assert asked["model"] == "some-model" and asked["max_tokens"] > 0
    assert "ünïcode" in asked["messages"][0]["content"] and "ünïcode" not in asked["system"]


def test_an_answer_that_hangs_on_the_order_decides_nothing(server: Server) -> None:
    assert AnthropicJudge().resolve(FIVE, SIX)["winner"] is None
    assert len(server.asked) == 2


def test_a_refusal_is_told_with_its_words_and_without_the_key(server: Server) -> None:
    server.status = 401
    server.body = json.dumps({"error": {"message": "invalid x-api-key\x1b[2J"}}).encode()
    with pytest.raises(ModelBroken) as caught:
        AnthropicJudge().probe()
    words = str(caught.value)
    assert "status 401. It said: invalid x-api-key\\u001b[2J" in words
    assert "key-of-a-test" not in words


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_redirect_does_not_carry_the_key_away(server: Server, status: int) -> None:
    server.status = status
    server.headers = {"location": f"{server.url}/elsewhere"}
    with pytest.raises(ModelBroken, match=f"status {status}"):
        AnthropicJudge().probe()
    assert len(server.asked) == 1


@pytest.mark.parametrize("body", [b"junk", b"{}", b'{"content": "text"}', b"\xff\xfe", b"[]"])
def test_a_reply_that_is_none_is_told(server: Server, body: bytes) -> None:
    server.body = body
    with pytest.raises(ModelBroken, match="replied without an answer"):
        AnthropicJudge().probe()


def test_a_reply_without_end_is_left(server: Server) -> None:
    server.body = b"x" * (3 << 20)
    with pytest.raises(ModelBroken, match="talked without end"):
        AnthropicJudge().probe()


def test_one_that_does_not_answer_is_left_after_its_time(server: Server) -> None:
    held = threading.Event()
    server.finish_request = lambda *_: held.wait(10)  # type: ignore[method-assign]
    try:
        with pytest.raises(ModelBroken, match=r"no answer within 0\.3 seconds"):
            AnthropicJudge(seconds=0.3).probe()
    finally:
        held.set()


def test_nobody_there_is_told(server: Server) -> None:
    with pytest.raises(ModelBroken, match="could not be reached"):
        AnthropicJudge(url="http://127.0.0.1:1").probe()


def test_without_a_key_nothing_is_sent(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ANTHROPIC_API_KEY")
    with pytest.raises(ModelAbsent, match="ANTHROPIC_API_KEY is not set"):
        AnthropicJudge().probe()
    with pytest.raises(ModelAbsent, match="holds is none"):
        AnthropicJudge(key="two\nlines").probe()
    assert server.asked == []


@pytest.mark.parametrize(
    "url", ["http://example.org", "ftp://127.0.0.1", "example.org", "file:///x"]
)
def test_a_key_is_sent_nowhere_without_encryption(url: str) -> None:
    with pytest.raises(ModelAbsent, match="https"):
        AnthropicJudge(key="k", url=url).probe()


def test_another_key_is_another_judge_and_none_is_shown() -> None:
    one, other = AnthropicJudge(key="first-key"), AnthropicJudge(key="other-key")
    assert one.mark != other.mark
    assert "first-key" not in one.mark + one.name + repr(one) + repr(one.chat)


def test_a_loopback_is_spoken_to_directly_whatever_proxy_is_set(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    proxy = Server()
    thread = threading.Thread(target=proxy.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        monkeypatch.setenv("http_proxy", proxy.url)
        monkeypatch.delenv("no_proxy", raising=False)
        monkeypatch.delenv("NO_PROXY", raising=False)
        AnthropicJudge().probe()
    finally:
        proxy.shutdown()
        thread.join()
        proxy.server_close()
    assert proxy.asked == [] and len(server.asked) == 1


@pytest.mark.parametrize(
    "url",
    [
        "https://[::1",
        "https://",
        "https://h:port",
        "https://h:99999",
        "https://[x]",
        "https://h\n/",
    ],
)
def test_an_address_that_is_none_is_told_and_nothing_is_raised_by_its_name(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ANTHROPIC_BASE_URL", url)
    judge = AnthropicJudge("m", key="k")
    assert judge.name == "m at an address that is none" and judge.mark
    with pytest.raises(ModelAbsent, match="cannot be asked: ANTHROPIC_BASE_URL takes https://"):
        judge.probe()


@pytest.mark.parametrize(
    "start",
    [b"", b"HTTP/1.1 200 OK\r\nx: ", b"HTTP/1.1 500 No\r\n\r\n", b"HTTP/1.1 200 OK\r\n\r\n"],
)
def test_one_that_drips_is_left_after_its_time_wherever_it_drips(
    server: Server, start: bytes
) -> None:
    over = threading.Event()
    cut = threading.Event()

    def drip(request: Any, _: Any) -> None:
        request.recv(1 << 16)
        try:
            request.sendall(start)
            while not over.wait(0.05):
                request.sendall(b"x")
        except OSError:
            cut.set()

    server.finish_request = drip  # type: ignore[method-assign]
    begun = time.monotonic()
    try:
        with pytest.raises(ModelBroken, match=r"no answer within 0\.4 seconds"):
            AnthropicJudge(seconds=0.4).probe()
        assert time.monotonic() - begun < 3
        assert cut.wait(3), "the talk went on behind its back"
    finally:
        over.set()


def test_a_stop_ends_what_is_being_asked(server: Server) -> None:
    held, heard = threading.Event(), threading.Event()

    def keep(*_: Any) -> None:
        heard.set()
        held.wait(10)

    server.finish_request = keep  # type: ignore[method-assign]
    judge = AnthropicJudge(seconds=30)
    raised: list[Exception] = []

    def ask() -> None:
        try:
            judge.resolve(FIVE, SIX)
        except ModelBroken as problem:
            raised.append(problem)

    thread = threading.Thread(target=ask)
    thread.start()
    try:
        assert heard.wait(10)
        judge.stop()
        thread.join(3)
        assert not thread.is_alive() and "told to stop" in str(raised[0])
    finally:
        held.set()
