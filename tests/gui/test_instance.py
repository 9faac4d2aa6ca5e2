"""A second start comes to the first window, and a message that makes no sense does no harm."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from nidra_gui import instance
from nidra_gui.instance import Instance, server_name

WAIT = 20_000


@pytest.fixture
def first(qtbot: QtBot) -> Iterator[Instance]:
    """The socket of a first window, by a name of its own."""
    made = Instance(f"nidra-test-{uuid.uuid4().hex[:12]}")
    assert made.listen()
    yield made
    made.close()


def _second(name: str, message: dict[str, str]) -> subprocess.Popen[str]:
    code = (
        "import sys, json\nfrom PySide6.QtCore import QCoreApplication\n"
        "app = QCoreApplication([])\nfrom nidra_gui.instance import Instance\n"
        "print(Instance(sys.argv[1]).hand_over(json.loads(sys.argv[2])))"
    )
    return subprocess.Popen(
        [sys.executable, "-c", code, name, json.dumps(message)], stdout=subprocess.PIPE, text=True
    )


def test_a_second_start_hands_over_what_it_was_asked_for(first: Instance, qtbot: QtBot) -> None:
    with qtbot.waitSignal(first.asked, timeout=WAIT) as heard:
        second = _second(first._name, {"palace": "/some/palace"})
    assert heard.args == [{"palace": "/some/palace"}]
    assert second.communicate(timeout=30)[0] == "True\n"


def test_where_no_window_is_open_the_second_start_is_the_first(qtbot: QtBot) -> None:
    assert not Instance(f"nidra-test-{uuid.uuid4().hex[:12]}").hand_over({"palace": ""})


def test_a_message_that_is_none_is_dropped(first: Instance, qtbot: QtBot) -> None:
    socket = QLocalSocket()
    socket.connectToServer(first._name)
    assert socket.waitForConnected(WAIT)
    with qtbot.waitSignal(socket.disconnected, timeout=WAIT):
        socket.write(b"no json\n")
        socket.flush()
    with qtbot.waitSignal(first.asked, timeout=WAIT):
        _second(first._name, {}).communicate(timeout=30)


def _connected(name: str) -> QLocalSocket:
    socket = QLocalSocket()
    socket.connectToServer(name)
    assert socket.waitForConnected(WAIT)
    return socket


def test_a_connection_that_stays_silent_is_ended(
    first: Instance, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(instance, "SILENT_MS", 20)
    socket = _connected(first._name)
    with qtbot.waitSignal(socket.disconnected, timeout=WAIT):
        pass


@pytest.mark.parametrize(
    "message",
    [b"x" * 10_000_000, b'{"palace": "' + b"x" * 1_000_000 + b'"}\n', b"[" * 50_000 + b"\n"],
    ids=["ten megabytes", "a long line", "deep brackets"],
)
def test_a_message_that_is_too_much_is_dropped(
    first: Instance, qtbot: QtBot, message: bytes
) -> None:
    heard: list[object] = []
    first.asked.connect(heard.append)
    socket = _connected(first._name)
    with qtbot.waitSignal(socket.disconnected, timeout=WAIT):
        socket.write(message)
    assert not heard


@pytest.mark.skipif(os.name == "nt", reason="links need a right there")
def test_a_store_has_one_window_by_whatever_path_it_is_named(tmp_path: Path) -> None:
    (tmp_path / "store").mkdir()
    (tmp_path / "link").symlink_to("store")
    names = {
        server_name(str(tmp_path / one)) for one in ("store", "link", "./store", "link/../store")
    }
    assert len(names) == 1


@pytest.mark.skipif(os.name == "nt", reason="a pipe of Windows ends with its process")
def test_the_socket_of_a_window_that_was_killed_is_taken_over(qtbot: QtBot, tmp_path: Path) -> None:
    name = f"nidra-test-{uuid.uuid4().hex[:12]}"
    code = (
        "import sys, os\nfrom PySide6.QtCore import QCoreApplication\napp = QCoreApplication([])\n"
        "from nidra_gui.instance import Instance\n"
        "assert Instance(sys.argv[1]).listen()\nos.kill(os.getpid(), 9)"
    )
    subprocess.run([sys.executable, "-c", code, name], check=False)
    made = Instance(name)
    assert not made.hand_over({})
    assert made.listen()
    made.close()


def test_each_store_has_a_window_of_its_own() -> None:
    assert server_name("/a") != server_name("/b")
    assert server_name("/a") == server_name("/a")
