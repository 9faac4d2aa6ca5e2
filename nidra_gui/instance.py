"""One window a user: a second start hands what it was asked for to the first one, and ends."""

from __future__ import annotations

import getpass
import hashlib
import json
import os
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

WAIT_MS = 1500
SILENT_MS = 5000  # for which a connection may say nothing
MOST = 1 << 16


def server_name(store: str = "") -> str:
    """The name of the socket, one for each user and each store, by whatever path it is named."""
    place = os.path.realpath(store) if store else ""
    who = hashlib.sha256(f"{getpass.getuser()}|{place}".encode()).hexdigest()[:16]
    return f"nidra-{who}"


class Instance(QObject):
    """The socket of the first window. `asked` carries what a second start was asked for."""

    asked = Signal(object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._take)

    def hand_over(self, message: dict[str, Any]) -> bool:
        """Give a message to the window that is open; False where there is none that answers."""
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(WAIT_MS):
            return False
        socket.write(json.dumps(message).encode() + b"\n")
        socket.flush()
        answered = socket.waitForReadyRead(WAIT_MS) and socket.readAll().data() == b"heard\n"
        socket.disconnectFromServer()
        return answered

    def listen(self) -> bool:
        """Be the first window. A socket that a killed one left behind is taken away."""
        if self._server.listen(self._name):
            return True
        QLocalServer.removeServer(self._name)
        return self._server.listen(self._name)

    def _take(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.setReadBufferSize(MOST)
            socket.readyRead.connect(lambda socket=socket: self._hear(socket))
            socket.disconnected.connect(socket.deleteLater)
            QTimer.singleShot(SILENT_MS, socket, socket.abort)
            if socket.bytesAvailable():
                self._hear(socket)

    def _hear(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() >= MOST:
                socket.abort()
            return
        try:
            message = json.loads(bytes(socket.readLine().data()))
        except (ValueError, RecursionError):
            socket.abort()
            return
        socket.write(b"heard\n")
        socket.flush()
        if isinstance(message, dict):
            self.asked.emit(message)

    def close(self) -> None:
        """Listen no more."""
        self._server.close()
